#!/bin/sh
# Tries the built packages on a machine that has nothing: a bare Debian in a folder. The program runs in there, its
# window stands on a virtual display out here, where a driver presses the keys. Needs root.
set -eu

usage() {
    cat <<'USAGE'
check.sh [option]… [deb | appimage]…     both when none is named

  --suite NAME     which Debian (bookworm)
  --mirror URL     where from (debootstrap's own choice)
  --folder DIR     make it there and keep it; used again when it is there already (a temporary folder)
  --pictures DIR   keep pictures of the screen there
  --games "KEY…"   the games that are played to their end from the .deb (all of them)
USAGE
    exit "$1"
}

suite=bookworm mirror= folder= pictures=
games=$(sed -n 's/^GAMES = (\(.*\))$/\1/p' "$(dirname "$0")/../drive.py" | tr -d '",')
while [ $# -gt 0 ]; do
    case "$1" in
        --suite) suite=$2; shift 2 ;;
        --mirror) mirror=$2; shift 2 ;;
        --folder) folder=$2; shift 2 ;;
        --pictures) pictures=$2; shift 2 ;;
        --games) games=$2; shift 2 ;;
        -h | --help) usage 0 ;;
        -*) usage 2 >&2 ;;
        *) break ;;
    esac
done
[ $# -gt 0 ] || set -- appimage deb

say() { printf '%s\n' "$*" >&2; }
stop() { say "FAILED: $*"; exit 1; }
passed() { say "ok      $*"; }

[ "$(id -u)" -eq 0 ] || stop "This needs root: it makes a machine in a folder and changes its root to it."
for tool in debootstrap Xvfb xdotool import; do
    command -v $tool >/dev/null ||
        stop "This needs $tool: apt-get install debootstrap xvfb xdotool imagemagick"
done

cd "$(dirname "$0")/../.."
keep=$folder
[ -n "$folder" ] || folder=$(mktemp -d)
chmod 755 "$folder"
[ -z "$pictures" ] || mkdir -p "$pictures"
home=$folder/home/player
saves=$home/.local/share/quinque-ludi/saves
screen=$((50 + $$ % 400))

leave() {
    [ -z "${xvfb-}" ] || kill "$xvfb" 2>/dev/null || true
    for place in tmp/.X11-unix dev/fuse dev/pts dev/shm proc; do
        umount -l "$folder/$place" 2>/dev/null || true
    done
    [ -n "$keep" ] || rm -rf --one-file-system "$folder"
}
trap leave EXIT
trap 'exit 130' INT TERM

if [ ! -e "$folder/etc/debian_version" ]; then
    say "Making a bare $suite in $folder."
    debootstrap --variant=minbase "$suite" "$folder" $mirror >"$folder.log" 2>&1 ||
        { tail -n 20 "$folder.log" >&2; exit 1; }
    rm -f "$folder.log"
fi
chroot "$folder" id player >/dev/null 2>&1 || chroot "$folder" useradd --create-home --shell /bin/sh player

Xvfb ":$screen" -screen 0 1440x900x24 -nolisten tcp >/dev/null 2>&1 &
xvfb=$!
export DISPLAY=":$screen"

mkdir -p "$folder/tmp/.X11-unix" "$folder/dev/shm" "$folder/dev/pts"
chmod 1777 "$folder/tmp"
mountpoint -q "$folder/proc" || mount -t proc proc "$folder/proc"
mountpoint -q "$folder/dev/shm" || mount -t tmpfs -o mode=1777 tmpfs "$folder/dev/shm"
mountpoint -q "$folder/dev/pts" || mount -t devpts -o newinstance,ptmxmode=0666 devpts "$folder/dev/pts" || true
mount --bind /tmp/.X11-unix "$folder/tmp/.X11-unix"
cp /etc/resolv.conf /etc/hosts "$folder/etc/"
for file in /etc/ssl/certs/ca-certificates.crt /etc/apt/apt.conf.d/*proxy*; do
    [ ! -f "$file" ] || install -D "$file" "$folder$file"
done

# In the machine, as $1, with nothing of this one's environment.
inside() {
    who=$1
    shift
    at=/home/player
    [ "$who" = player ] || at=/root
    chroot --userspec="$who" "$folder" env -i HOME="$at" USER="$who" LANG=C.UTF-8 LANGUAGE=en TERM=dumb \
        DEBIAN_FRONTEND=noninteractive PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        DISPLAY=":$screen" DBUS_SESSION_BUS_ADDRESS=disabled: "$@" </dev/null
}

apt() { inside root apt-get -q -y -o DPkg::Lock::Timeout=60 "$@" >"$folder/tmp/apt.log" 2>&1 || { tail "$folder/tmp/apt.log" >&2; exit 1; }; }

# drive NAME play|play=GAME|resume HOW_FAR command…: by the window, as the player.
drive() {
    name=$1 wish=${2%%=*} game=${2#"${2%%=*}"} far=$3
    shift 3
    shot=${pictures:+--shot $pictures/$name.png}
    said=$(python3 packaging/drive.py "$wish" --saves "$saves" ${game:+--game} ${game#=} --to "$far" $shot -- \
        chroot --userspec=player "$folder" env -i HOME=/home/player USER=player LANG=C.UTF-8 LANGUAGE=en \
        PATH=/usr/local/bin:/usr/bin:/bin DISPLAY=":$screen" DBUS_SESSION_BUS_ADDRESS=disabled: "$@") ||
        stop "$name: the window could not be driven"
    passed "$name: $said"
}

# Time from the start to the painted home page, three times: the first with the disk cache dropped. As $1.
starts() {
    who=$1
    shift
    for when in cold warm warm; do
        [ "$when" = warm ] || { sync; echo 3 >/proc/sys/vm/drop_caches 2>/dev/null || when=first; }
        begun=$(date +%s%N)
        inside "$who" "$@" --bench-start >/dev/null || stop "the window was not painted"
        say "        $when start to painted home and closed again: $((($(date +%s%N) - begun) / 1000000)) ms"
    done
}

# What must work of a started program, whatever it came in.
without_window() {
    inside player "$@" --version | grep -q "^Quinque Ludi" || stop "--version"
    for game in $games; do
        inside player "$@" simulate "$game" --seats easy,random --games 1 --seed 2 | grep -q "won by" || stop "simulate $game"
    done
    printf 'no question\n' | chroot "$folder" env -i HOME=/root LANG=C.UTF-8 "$@" --bot 2>/dev/null | grep -q '"error"' ||
        stop "--bot"
    inside player env QT_QPA_PLATFORM=offscreen "$@" doctor | tail -n 1 | grep -q "Nothing is wrong" || stop "doctor"
    passed "commands and --bot from the same executable, a simulated match of $(echo $games | wc -w) games; doctor finds nothing wrong"
}

lacks_a_library() {
    status=0
    said=$(inside player "$@" 2>&1) || status=$?
    [ "$status" = 1 ] && echo "$said" | grep -q "lacks the library lib" || stop "a missing library is not told: $said"
    passed "on the bare system: $said"
}

check_appimage() {
    image=$(ls dist/*.AppImage)
    install -m755 "$image" "$folder/opt/Quinque_Ludi.AppImage"
    run=/opt/Quinque_Ludi.AppImage
    if [ ! -e "$folder/usr/lib/x86_64-linux-gnu/libGL.so.1" ]; then
        lacks_a_library $run
        apt update
        apt install --no-install-recommends libgl1
        lacks_a_library $run
    fi
    apt update
    apt install --no-install-recommends libgl1 libegl1 libxcb1 libwayland-client0 libwayland-cursor0 libwayland-egl1 \
        fontconfig-config fonts-dejavu-core
    without_window $run
    rm -rf "$home/.local/share/quinque-ludi" "$home/.config/quinque-ludi"
    drive appimage-play play=city_of_marble END $run
    save=$(ls -t "$saves"/*.ludus | head -n 1)
    cp "$save" "$folder/tmp/m.ludus" && inside player $run replay "/tmp/m.ludus" >/dev/null || stop "the save does not replay"
    passed "appimage: the saved match replays to the same digest"
    drive appimage-new play 8 $run
    save=$(ls -t "$saves"/*.ludus | head -n 1)
    drive appimage-resume resume 6 $run "/home/player/.local/share/quinque-ludi/saves/${save##*/}"
    starts player $run
    # As root /dev/fuse can be used: mounted instead of unpacked.
    touch "$folder/dev/fuse"
    if mount --bind /dev/fuse "$folder/dev/fuse" 2>/dev/null; then
        said=$(inside root $run --version 2>&1)
        case "$said" in *unpacking*) stop "FUSE is not used" ;; esac
        passed "appimage: mounted with FUSE: $said"
        starts root $run
        # The server of the last mount may still be going.
        umount -l "$folder/dev/fuse"
    fi
    [ -z "$(ls -d "$folder"/tmp/.mount_* 2>/dev/null)" ] || stop "the AppImage left something in /tmp"
    rm "$folder/opt/Quinque_Ludi.AppImage"
    [ -n "$(ls "$saves"/*.ludus)" ] && passed "appimage: removed; the saves stay"
}

check_deb() {
    deb=$(ls dist/*.deb)
    apt update
    cp "$deb" "$folder/tmp/quinque-ludi.deb"
    # A file manager opens files the way `gio open` does.
    apt install --no-install-recommends /tmp/quinque-ludi.deb libglib2.0-bin desktop-file-utils man-db
    passed "deb: installed, $(inside root dpkg-query -W -f '${Installed-Size}' quinque-ludi) KB"
    without_window quinque-ludi
    inside player man -w quinque-ludi >/dev/null || stop "no man page"
    inside player desktop-file-validate /usr/share/applications/quinque-ludi.desktop || stop "desktop file"
    rm -rf "$home/.local/share/quinque-ludi" "$home/.config/quinque-ludi"
    for game in $games; do drive "deb-$game" "play=$game" END quinque-ludi; done
    drive deb-new play 8 quinque-ludi
    save=$(ls -t "$saves"/*.ludus | head -n 1)
    path=/home/player/.local/share/quinque-ludi/saves/${save##*/}
    kind=$(inside player gio info -a standard::content-type "$path" | sed -n 's/.*content-type: //p')
    [ "$kind" = application/x-quinque-ludi ] || stop "a save is taken for $kind"
    drive deb-double-click resume 6 gio open "$path"
    inside player quinque-ludi replay "$path" >/dev/null || stop "the save does not replay"
    passed "deb: a save is $kind, opening it resumes the match, and it replays to the same digest"
    starts player quinque-ludi
    apt remove quinque-ludi
    [ ! -e "$folder/usr/lib/quinque-ludi" ] && [ ! -e "$folder/usr/bin/quinque-ludi" ] || stop "something is left behind"
    inside player gio mime application/x-quinque-ludi 2>&1 | grep -q quinque-ludi.desktop && stop "the file kind is left behind"
    [ -n "$(ls "$saves"/*.ludus)" ] || stop "the saves are gone"
    passed "deb: removed without a trace; $(ls "$saves"/*.ludus | wc -l) saves stay"
}

for part in "$@"; do
    case "$part" in
        deb | appimage) "check_$part" ;;
        *) usage 2 >&2 ;;
    esac
done
say "All checks passed."
