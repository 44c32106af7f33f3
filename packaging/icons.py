"""Draws the application icon in the sizes and formats of each system: PNG, .ico for Windows, .icns for macOS.

    icons.py FOLDER

writes FOLDER/quinque-ludi-SIZE.png, FOLDER/quinque-ludi.ico and FOLDER/quinque-ludi.icns.
"""

import os
import struct
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
NAME = "quinque-ludi"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon of PNG pictures, by their size in pixels (at most 256)."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    entries, bodies = b"", b""
    for size, png in sorted(pictures.items()):
        edge = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(png), at + len(bodies))
        bodies += png
    return head + entries + bodies


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """A macOS icon of PNG pictures, by their four-letter kind."""
    body = b"".join(kind + struct.pack(">I", len(png) + 8) + png for kind, png in sorted(pictures.items()))
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def draw(size: int) -> bytes:
    """The icon as PNG, `size` pixels wide."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(HERE / f"{NAME}.svg")).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs know file names only
    return bytes(data.data())


def main(folder: Path) -> None:
    """Draw everything into a folder."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {size: draw(size) for size in SIZES}
    for size, png in drawn.items():
        (folder / f"{NAME}-{size}.png").write_bytes(png)
    (folder / f"{NAME}.ico").write_bytes(ico({size: drawn[size] for size in ICO_SIZES}))
    (folder / f"{NAME}.icns").write_bytes(icns({kind: drawn[size] for kind, size in ICNS_KINDS.items()}))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("usage: icons.py FOLDER")
    main(Path(sys.argv[1]))
