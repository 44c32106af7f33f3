#!/bin/sh
# Tries the tests on a busy machine: runs a command beside programs that do nothing but keep the cores busy.
set -eu

usage() {
    cat <<'USAGE'
usage: try-busy.sh [--beside N] [-- command]

  --beside N   how many programs at full load (2)

The command is `make test` when none is given. Its exit code is the one of this script.
USAGE
    exit "$1"
}

beside=2
while [ $# -gt 0 ]; do
    case "$1" in
        --beside) beside=$2; shift 2 ;;
        --) shift; break ;;
        -h | --help) usage 0 ;;
        *) usage 2 >&2 ;;
    esac
done
[ $# -gt 0 ] || set -- make test
cd "$(dirname "$0")/.."

loads=
leave() {
    for load in $loads; do kill "$load" 2>/dev/null || true; done
}
trap leave EXIT
trap 'exit 130' INT TERM

while [ "$beside" -gt 0 ]; do
    (while :; do :; done) &
    loads="$loads $!"
    beside=$((beside - 1))
done
"$@"
