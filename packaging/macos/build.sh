#!/bin/sh
# Builds the macOS program and a disk image of it: dist/Quinque Ludi.app and dist/Quinque_Ludi-VERSION-ARCH.dmg.
#
# NOT RUN by those who wrote it: they had no Mac. Needs macOS 13 or later and Python 3.11 to 3.14 from python.org
# or Homebrew; takes a few minutes. The result is for the processor of the Mac that built it.
#
#   packaging/macos/build.sh                              unsigned but for an ad-hoc signature
#   IDENTITY="Developer ID Application: …" packaging/macos/build.sh      signed, ready for notarization
set -eu
cd "$(dirname "$0")/../.."

name=quinque-ludi
[ "$(uname -s)" = Darwin ] || { echo "This needs a Mac." >&2; exit 1; }
version=$(sed -n 's/^__version__ = "\(.*\)"/\1/p' rome_desktop/__init__.py)
image="dist/Quinque_Ludi-$version-$(uname -m).dmg"
application="dist/Quinque Ludi.app"
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
# Modules are not packed one by one: the packages are packed as a whole, and unpacked ones start 15 ms sooner.
export PYINSTALLER_ZLIB_COMPRESSION_LEVEL=0
export SOURCE_DATE_EPOCH PYTHONHASHSEED=0 LC_ALL=C.UTF-8 TZ=UTC

sh packaging/setup-venv.sh test
.venv/bin/python packaging/translations.py build
.venv/bin/python packaging/icons.py build/icons
rm -rf "dist/$name" "$application" "$image"
.venv/bin/python -m PyInstaller --noconfirm --log-level WARN --distpath dist --workpath build/pyinstaller \
    packaging/$name.spec

# Before it is signed: the signature covers them.
ditto packaging/macos/fr.lproj "$application/Contents/Resources/fr.lproj"

if [ -n "${IDENTITY-}" ]; then
    codesign --force --deep --options runtime --timestamp --sign "$IDENTITY" "$application"
else
    codesign --force --deep --sign - "$application"
fi
codesign --verify --deep --strict "$application"
"$application/Contents/MacOS/$name" --version
"$application/Contents/MacOS/$name" doctor

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
ditto "$application" "$stage/Quinque Ludi.app" # cp may lose what the signature covers
ln -s /Applications "$stage/Applications"
hdiutil create -quiet -volname "Quinque Ludi" -srcfolder "$stage" -format UDZO "$image"
(cd dist && shasum -a 256 "${image#dist/}" >"${image#dist/}.sha256")
du -sm "$application" "$image"
