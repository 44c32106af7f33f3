#!/bin/sh
# Tries the project on a machine that has nothing: makes a bare Debian in a folder, clones the committed state
# into it and runs a command there. Needs root and debootstrap.
set -eu

usage() {
    cat <<'USAGE'
usage: try-fresh.sh [option]… [-- command]

  --suite NAME     which Debian or Ubuntu (bookworm)
  --mirror URL     where from (debootstrap's own choice)
  --folder DIR     make it there and keep it; used again when it is there already (a temporary folder)
  --user           run the command as an ordinary user; what it asks root to install, root installs
  --like-host      take over this machine's package sources' settings, pip configuration and certificates

The command is `make test` when none is given.
USAGE
    exit "$1"
}

suite=bookworm mirror= folder= as_user= like_host=
while [ $# -gt 0 ]; do
    case "$1" in
        --suite) suite=$2; shift 2 ;;
        --mirror) mirror=$2; shift 2 ;;
        --folder) folder=$2; shift 2 ;;
        --user) as_user=yes; shift ;;
        --like-host) like_host=yes; shift ;;
        --) shift; break ;;
        -h | --help) usage 0 ;;
        *) usage 2 >&2 ;;
    esac
done
[ $# -gt 0 ] || set -- make test

say() { printf '%s\n' "$*" >&2; }
stop() { say "$*"; exit 1; }

[ "$(id -u)" -eq 0 ] || stop "This needs root: it makes a machine in a folder and changes its root to it."
command -v debootstrap >/dev/null || stop "This needs debootstrap: apt-get install debootstrap"

project=$(cd "$(dirname "$0")/.." && pwd -P)
keep=$folder
if [ -z "$folder" ]; then
    folder=$(mktemp -d)
    chmod 755 "$folder" # the ordinary user stands in it
fi
home=$folder/home/player

leave() {
    umount "$folder/dev/pts" "$folder/dev/shm" "$folder/proc" 2>/dev/null || true
    [ -n "$keep" ] || rm -rf --one-file-system "$folder"
}
trap leave EXIT
trap 'exit 130' INT TERM

if [ ! -e "$folder/etc/debian_version" ]; then
    say "Making a bare $suite in $folder."
    debootstrap --variant=minbase --include=python3,python3-venv,make,git,ca-certificates \
        "$suite" "$folder" $mirror >"$folder.log" 2>&1 || { tail -n 20 "$folder.log" >&2; exit 1; }
    rm -f "$folder.log"
    chroot "$folder" useradd --create-home player
fi
mountpoint -q "$folder/proc" || mount -t proc proc "$folder/proc"
mkdir -p "$folder/dev/shm" "$folder/dev/pts"
mountpoint -q "$folder/dev/shm" || mount -t tmpfs -o mode=1777 tmpfs "$folder/dev/shm"
mountpoint -q "$folder/dev/pts" || mount -t devpts -o newinstance,ptmxmode=0666 devpts "$folder/dev/pts" || true
cp /etc/resolv.conf /etc/hosts "$folder/etc/"

settings=
if [ -n "$like_host" ]; then
    for file in /etc/pip.conf /etc/ssl/certs/ca-certificates.crt /etc/apt/apt.conf.d/*proxy*; do
        [ ! -f "$file" ] || cp "$file" "$folder$file"
    done
    settings=$(env | grep -E '^(https?_proxy|no_proxy|HTTPS?_PROXY|NO_PROXY|PIP_(INDEX_URL|EXTRA_INDEX_URL|TRUSTED_HOST))=' || true)
fi

# In the machine, as $1, with nothing of this one's environment but what --like-host asked for.
inside() {
    who=$1
    shift
    at=/home/player
    [ "$who" = player ] || at=/root
    (
        IFS='
'
        exec chroot --userspec="$who" "$folder" env -i HOME="$at" USER="$who" TERM=dumb CI=true DEBIAN_FRONTEND=noninteractive \
            PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin $settings \
            sh -c 'cd /home/player/quinque-ludi && exec "$@"' sh "$@" </dev/null
    )
}

rm -rf "$home/quinque-ludi"
git -c safe.directory="$project/.git" clone -q "$project" "$home/quinque-ludi"
owner=root
[ -z "$as_user" ] || owner=player
chroot "$folder" chown -R "$owner:$owner" /home/player/quinque-ludi

say "Running there as $owner: $*"
if [ -z "$as_user" ]; then
    inside root "$@"
    exit
fi
said=$folder/tmp/said
for attempt in first second; do
    status=0
    inside player "$@" >"$said" 2>&1 || status=$?
    cat "$said"
    line=$(sed -n 's/^ *\(sudo apt-get .*install .*\)$/\1/p' "$said" | sed 's/sudo //g; s/apt-get install/& -y/')
    [ "$attempt" = first ] && [ -n "$line" ] || exit "$status"
    say "Root runs: $line"
    inside root sh -c "$line" >/dev/null
done
