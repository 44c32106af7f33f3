#!/bin/sh
# Makes sure that the system packages are there which Qt and Python need.
#
#   setup-system.sh play   what the window needs
#   setup-system.sh test   what the tests need: most draw off screen, some read a window aloud to nobody
#   setup-system.sh packages   what building the Linux packages needs; what the window needs goes into them
#
# On Debian and Ubuntu, root gets what is missing installed; anyone else gets the one line to run. Elsewhere
# it says once what is needed and goes on. Exit 1 when something is missing that it could not install.
set -eu

offscreen="libgl1 libegl1 libxkbcommon0 libglib2.0-0 libfontconfig1 libdbus-1-3"
window="libxcb-cursor0 libxkbcommon-x11-0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0"
# What tests of screen readers need (tests/bus): a screen nobody sees and the bus that readers listen to. They
# are left out where there is none.
reader="xvfb dbus-daemon at-spi2-core python3-pyatspi"
wished=
tools="binutils gcc libc6-dev squashfs-tools libsquashfuse-dev libfuse3-dev zlib1g-dev liblzma-dev libzstd-dev
    liblz4-dev liblzo2-dev"
# Debian's own Python keeps the library that a packaged program starts with in a package of its own.
own=$(python3 -c 'import sys; print("libpython%d.%d" % sys.version_info[:2])' 2>/dev/null || true)
[ "$(command -v python3)" != /usr/bin/python3 ] || [ -z "$own" ] || tools="$tools $own"

case "${1-}" in
    play) needed="$offscreen $window" ;;
    test) needed="$offscreen $window" wished="$reader" ;;
    packages) needed="$offscreen $window $tools" ;;
    *) echo "usage: setup-system.sh play | test | packages" >&2; exit 2 ;;
esac

say() { printf '%s\n' "$*" >&2; }

# Debian keeps the part of Python that makes environments in a package of its own.
venv_is_missing() {
    [ ! -x .venv/bin/python ] && [ "$(command -v python3)" = /usr/bin/python3 ] &&
        ! python3 -I -c 'import ensurepip, venv' 2>/dev/null
}

# The packages of "$@" that are not installed. Newer releases call some libraries NAMEt64.
missing_among() {
    installed=" $(dpkg-query -W -f '${db:Status-Status}:${Package} ' "$@" $(printf '%st64 ' "$@") 2>/dev/null || true)"
    for name in "$@"; do
        case "$installed" in
            *" installed:$name "* | *" installed:${name}t64 "*) ;;
            *) printf '%s ' "$name" ;;
        esac
    done
}

has_package_lists() { ls /var/lib/apt/lists/*_Packages* >/dev/null 2>&1; }

# apt-get with its output kept in $log. Waits a few minutes for another package manager that holds a lock:
# for some locks apt-get can wait itself, for others it fails at once.
apt() {
    tries=0
    until DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=60 "$@" >"$log" 2>&1 </dev/null; do
        tries=$((tries + 1))
        grep -qiE 'could not get lock|unable to (acquire|lock)' "$log" && [ "$tries" -le 30 ] || return 1
        [ "$tries" -gt 1 ] || say "Waiting for another package manager to finish."
        sleep 4
    done
}

# The lists may be absent or old: then fresh ones are fetched, once.
install() {
    say "Installing system packages: $*"
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    if has_package_lists && apt install -y --no-install-recommends "$@"; then return; fi
    apt update || say "The package lists could not be refreshed; trying with those at hand."
    if apt install -y --no-install-recommends "$@"; then return; fi
    tail -n 15 "$log" >&2
    say "These system packages could not be installed: $*"
    exit 1
}

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    # Said on the first set-up only: once the environment stands it would be noise.
    if [ "$(uname -s)" = Linux ] && [ ! -e .venv/pyvenv.cfg ]; then
        say "On this system please see to it yourself that Qt finds these libraries (Debian's names): $needed"
    fi
    exit 0
fi

if venv_is_missing; then needed="python3-venv $needed"; fi
missing=$(missing_among $needed $wished)
missing=${missing% }
[ -n "$missing" ] || exit 0
must=$(missing_among $needed)

if [ "$(id -u)" -eq 0 ]; then
    install $missing
else
    update=
    has_package_lists || update="sudo apt-get update && "
    say "Some system packages are missing. Please run this line once, then make again:"
    say ""
    say "    ${update}sudo apt-get install $missing"
    say ""
    [ -z "$must" ] || exit 1
    say "Until then the tests that need them are left out."
fi
