#!/bin/sh
# Makes .venv, the program's own Python environment, from the locked versions.
#
#   setup-venv.sh play    what the program runs with
#   setup-venv.sh test    that, and what checks, measures and packages it
#
# Does nothing when the environment already is as the lock says. PYTHON=… names the Python to build it with.
set -eu
cd "$(dirname "$0")/.."

venv=.venv
range="(3, 11) <= sys.version_info[:2] < (3, 15)" # the locked PySide6 stops before 3.15

say() { printf '%s\n' "$*" >&2; }

suits() { "$1" -I -c "import sys; sys.exit(not $range)" >/dev/null 2>&1; }

find_python() {
    for name in ${PYTHON:-python3 python3.13 python3.12 python3.11 python3.14}; do
        if command -v "$name" >/dev/null && suits "$name"; then
            printf '%s\n' "$name"
            return
        fi
    done
    if [ -n "${PYTHON:-}" ]; then
        say "PYTHON=$PYTHON is not a Python from 3.11 to 3.14, which Quinque Ludi needs."
    else
        say "Quinque Ludi needs Python 3.11 to 3.14; python3 is $(python3 --version 2>/dev/null || echo missing)." \
            "If you have one elsewhere, name it: make PYTHON=/path/to/python3.12 play"
    fi
    return 1
}

create() {
    python=$(find_python)
    if ! "$python" -I -c 'import ensurepip, venv' 2>/dev/null; then
        say "$python cannot make environments. On Debian and Ubuntu, install the package $(basename "$python")-venv."
        return 1
    fi
    say "Making $venv with $("$python" --version)."
    rm -rf "$venv"
    "$python" -m venv "$venv"
}

# Not so after the Python it was built with went away or changed its version, or after this folder was moved.
stands() {
    [ -x "$venv/bin/python" ] && "$venv/bin/python" -I -c "import pip, sys; sys.exit(not $range)" 2>/dev/null &&
        [ "$(cat "$venv/.folder" 2>/dev/null || pwd -P)" = "$(pwd -P)" ]
}

# PIP_USER from somebody's own configuration would install beside the environment.
pip_install() { PIP_USER=0 "$venv/bin/python" -m pip install -q --no-input --disable-pip-version-check "$@"; }

lock_of() {
    case "$1" in
        play) echo packaging/requirements.txt ;;
        test) echo packaging/requirements-dev.txt ;;
        *) say "usage: setup-venv.sh play | test"; exit 2 ;;
    esac
}

fingerprint() { cat packaging/requirements.txt "$(lock_of "$1")" pyproject.toml packaging/setup-venv.sh | cksum; }

stamp() { fingerprint "$1" >"$venv/.installed-$1"; }

lock=$(lock_of "${1-}")
if stands; then
    [ "$(cat "$venv/.installed-$1" 2>/dev/null)" != "$(fingerprint "$1")" ] || exit 0
else
    create
fi

rm -f "$venv"/.installed-*
say "Installing Python packages. The first time this takes a minute."
pip_install -r packaging/requirements.txt
# With the setuptools just installed, not with one fetched for the purpose.
[ "$1" = play ] || pip_install --no-build-isolation --use-pep517 -r "$lock"
pip_install --no-deps --no-build-isolation -e .
# PySide carries a part of itself as sources that Python would compile anew at every start: 15 ms. This lays them
# out beside it, anew with every installation, for they belong to one version.
SBK_EMBED=0 "$venv/bin/python" -c 'from shiboken6 import Shiboken'
pwd -P >"$venv/.folder"
stamp play
[ "$1" = play ] || stamp test
