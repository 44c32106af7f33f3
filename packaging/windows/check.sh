#!/bin/sh
# Installs, plays, resumes and removes the Windows program under wine, in the prefix that build.sh made.
#
#   check.sh [--pictures DIR]
#
# wine is not Windows: what Explorer does with the file kind, fonts, DPI, SmartScreen and virus scanners are for a
# person to see.
set -eu
cd "$(dirname "$0")/../.."

pictures=
[ "${1-}" != --pictures ] || { pictures=$2; mkdir -p "$pictures"; }
export WINEPREFIX="$PWD/build/windows/wine" WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES="mscoree=;mshtml="
local=$(echo "$WINEPREFIX"/drive_c/users/*/AppData/Local | tr ' ' '\n' | grep -v /Public/ | head -n 1)
installed="$local/Programs/Quinque Ludi"
saves=$local/quinque-ludi/saves

games=$(sed -n 's/^GAMES = (\(.*\))$/\1/p' packaging/drive.py | tr -d '",')

say() { printf '%s\n' "$*" >&2; }
stop() { say "FAILED: $*"; exit 1; }
passed() { say "ok      $*"; }
in_wine() { timeout 120 wine "$@" </dev/null 2>&1 | cat; }
registered() { in_wine reg query "$1" | grep -qF "$2"; }

number=$((450 + $$ % 400))
Xvfb ":$number" -screen 0 1440x900x24 -nolisten tcp >/dev/null 2>&1 &
xvfb=$!
trap 'wineserver -k 2>/dev/null || true; kill "$xvfb"' EXIT
export DISPLAY=":$number"
sleep 1

# drive NAME play|resume HOW_FAR command…
drive() {
    name=$1 wish=$2 far=$3
    shift 3
    shot=${pictures:+--shot $pictures/$name.png}
    # Its streams must be pipes, or Python under wine cannot start.
    said=$(python3 packaging/drive.py "$wish" --saves "$saves" --to "$far" $shot -- \
        sh -c 'wine "$@" 2>&1 </dev/null | cat >/dev/null' sh "$@") ||
        stop "$name: the window could not be driven"
    passed "$name: $said"
}

# As if $1 had been played last, and nothing else ever: the home page offers it. wine loses some of the arrow keys
# that would choose it.
offer() {
    rm -rf "$local/quinque-ludi"
    mkdir -p "$local/quinque-ludi"
    printf '{"last_game": "%s"}\n' "$1" >"$local/quinque-ludi/settings.json"
}

rm -rf "$installed" "$local/quinque-ludi"
in_wine dist/*-setup.exe /S
wineserver -w
[ -f "$installed/quinque-ludi.exe" ] && [ -f "$installed/uninstall.exe" ] || stop "nothing was installed"
[ -f "$WINEPREFIX"/drive_c/users/*/AppData/Roaming/Microsoft/Windows/"Start Menu"/Programs/"Quinque Ludi.lnk" ] ||
    stop "no entry in the start menu"
passed "installed: $(du -sm "$installed" | cut -f1) MB, in the start menu"
registered 'HKCU\Software\Classes\.ludus' QuinqueLudi.Match || stop "saved matches are not registered"

in_wine "$installed/quinque-ludi.exe" --version | grep -q "^Quinque Ludi" || stop "--version"
for game in $games; do
    in_wine "$installed/quinque-ludi.exe" simulate "$game" --seats easy,random --games 1 --seed 2 | grep -q "won by" ||
        stop "simulate $game"
done
passed "commands from the same executable, a simulated match of $(echo $games | wc -w) games"

# A few actions of each, then one whole match.
for game in $games; do
    offer "$game"
    drive "windows-$game" play 12 "$installed/quinque-ludi.exe"
    case "$said" in *"\"game\": \"$game\""*) ;; *) stop "that was another game" ;; esac
done
offer city_of_marble
drive windows-play play END "$installed/quinque-ludi.exe"
drive windows-new play 8 "$installed/quinque-ludi.exe"
save=$(ls -t "$saves"/*.ludus | head -n 1)
# Explorer runs the registered command. wine's own `start` does not look where it is registered, for this user only.
registered 'HKCU\Software\Classes\QuinqueLudi.Match\shell\open\command' 'quinque-ludi.exe" "%1"' ||
    stop "no command is registered"
drive windows-double-click resume 6 "$installed/quinque-ludi.exe" "$(in_wine winepath -w "$save" | tr -d '\r')"
passed "the registered command resumes a saved match"

in_wine "$installed/uninstall.exe" /S
sleep 3
wineserver -w
[ ! -e "$installed" ] || stop "left behind: $(find "$installed" | head -n 3)"
! registered 'HKCU\Software\Classes\.ludus' QuinqueLudi.Match || stop "the file kind is left behind"
[ -n "$(ls "$saves"/*.ludus)" ] || stop "the saves are gone"
passed "uninstalled without a trace; $(ls "$saves"/*.ludus | wc -l) saves stay"
say "All checks passed."
