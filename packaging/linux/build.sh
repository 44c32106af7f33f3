#!/bin/sh
# Builds everything for Linux from the committed state that is checked out: dist/quinque-ludi/ (one folder),
# the .deb, the AppImage, and their checksums. `make packages` sets up what this needs.
#
#   build.sh [folder | deb | appimage | sums]…     all four when none is named
set -eu
cd "$(dirname "$0")/../.."

name=quinque-ludi
version=$(sed -n 's/^__version__ = "\(.*\)"/\1/p' rome_desktop/__init__.py)
architecture=$(dpkg --print-architecture)
deb=dist/${name}_${version}_$architecture.deb
appimage=dist/Quinque_Ludi-$version-$(uname -m).AppImage

# Every date inside is that of the commit, so that two builds of it come out the same.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 1767225600)}
# Modules are not packed one by one: the packages are packed as a whole, and unpacked ones start 15 ms sooner.
export PYINSTALLER_ZLIB_COMPRESSION_LEVEL=0
export SOURCE_DATE_EPOCH LC_ALL=C.UTF-8 TZ=UTC PYTHONHASHSEED=0 PYTHONDONTWRITEBYTECODE=1
export QT_QPA_PLATFORM=offscreen
umask 022

say() { printf '%s\n' "$*" >&2; }

built() { say "$1: $(du -sm "$1" | cut -f1) MB"; }

dated() { find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +; }

build_folder() {
    .venv/bin/python packaging/translations.py build
    .venv/bin/python packaging/icons.py build/icons
    rm -rf "dist/$name" build/pyinstaller
    # PyInstaller keeps a cache of stripped libraries by the building user: a fresh one is part of a clean build.
    PYINSTALLER_CONFIG_DIR=build/pyinstaller-cache .venv/bin/python -m PyInstaller --noconfirm --log-level ERROR \
        --distpath dist --workpath build/pyinstaller packaging/$name.spec
    # The file lists of installed packages name the folder of the building environment.
    find "dist/$name" -name direct_url.json -delete
    dated "dist/$name"
    built "dist/$name"
}

# What both packages put into the system, below $1.
put_shared() {
    install -Dm644 packaging/linux/$name.desktop "$1/share/applications/$name.desktop"
    install -Dm644 packaging/linux/$name.xml "$1/share/mime/packages/$name.xml"
    install -Dm644 packaging/$name.svg "$1/share/icons/hicolor/scalable/apps/$name.svg"
    for size in 16 24 32 48 64 128 256; do
        install -Dm644 "build/icons/$name-$size.png" "$1/share/icons/hicolor/${size}x$size/apps/$name.png"
    done
}

# The manual page $1, under both names of the command, into the folder $2.
put_manual() {
    install -d "$2"
    sed "s/@VERSION@/$version/" "packaging/linux/$1" | gzip -9n >"$2/$name.6.gz"
    ln -s "$name.6.gz" "$2/rome-desktop.6.gz"
}

build_deb() {
    tree=build/deb
    rm -rf "$tree" "$deb"
    mkdir -p "$tree/usr/lib" "$tree/usr/bin" "$tree/DEBIAN"
    cp -a "dist/$name" "$tree/usr/lib/$name"
    ln -s "../lib/$name/$name" "$tree/usr/bin/$name"
    ln -s "$name" "$tree/usr/bin/rome-desktop"
    put_shared "$tree/usr"
    put_manual $name.6 "$tree/usr/share/man/man6"
    put_manual $name.fr.6 "$tree/usr/share/man/fr/man6"
    install -Dm644 packaging/linux/copyright "$tree/usr/share/doc/$name/copyright"
    gzip -9nc CHANGELOG.md >"$tree/usr/share/doc/$name/changelog.gz"
    size=$(du -sk --apparent-size "$tree/usr" | cut -f1)
    sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@SIZE@/$size/" \
        packaging/linux/control >"$tree/DEBIAN/control"
    dated "$tree"
    dpkg-deb --root-owner-group -Zxz --build "$tree" "$deb" >/dev/null
    built "$deb"
}

build_appimage() {
    tree=build/AppDir
    rm -rf "$tree" "$appimage"
    mkdir -p "$tree/usr/lib"
    cp -a "dist/$name" "$tree/usr/lib/$name"
    put_shared "$tree/usr"
    install -m755 packaging/linux/AppRun "$tree/AppRun"
    install -m644 packaging/linux/$name.desktop packaging/$name.svg "$tree"
    install -m644 "build/icons/$name-256.png" "$tree/.DirIcon"
    install -Dm644 packaging/linux/copyright "$tree/usr/share/doc/$name/copyright"
    dated "$tree"
    # The runtime looks for FUSE itself and unpacks where there is none; its marks say "AppImage, type 2".
    gcc -O2 -static -s -Wl,--build-id=none -I/usr/include/fuse3 -o build/runtime packaging/linux/runtime.c \
        -lsquashfuse_ll -lsquashfuse -lfuse3 -lz -llzma -lzstd -llz4 -llzo2 -lpthread 2>build/runtime.log ||
        { cat build/runtime.log >&2; exit 1; }
    printf 'AI\002' | dd of=build/runtime bs=1 seek=8 conv=notrunc status=none
    # Blocks as large as one reading of FUSE: larger ones are unpacked again for each of their parts.
    rm -f build/payload
    mksquashfs "$tree" build/payload -all-root -comp zstd -Xcompression-level 19 -b 128K -no-progress -quiet >/dev/null
    cat build/runtime build/payload >"$appimage"
    chmod 755 "$appimage"
    built "$appimage"
}

build_sums() {
    (cd dist && sha256sum *.deb *.AppImage *-setup.exe 2>/dev/null >SHA256SUMS || true)
    say "dist/SHA256SUMS:"
    cat dist/SHA256SUMS >&2
}

[ $# -gt 0 ] || set -- folder deb appimage sums
for part in "$@"; do
    case "$part" in
        folder | deb | appimage | sums) "build_$part" ;;
        *) say "usage: build.sh [folder | deb | appimage | sums]…"; exit 2 ;;
    esac
done
