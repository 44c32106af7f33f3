"""Small pictures of the games for gallery and lists, drawn by code: `draw` in `covers/GAME/vignette.py`.

A painter draws into `width` x 206 units, whatever the target; what lies outside is cut. Results are cached,
and those of the first page kept in a folder: drawing them takes as long as building the page they are on.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QPixmapCache

from rome_desktop import __version__
from rome_desktop.app.kit import paint

HEIGHT: Final = 206.0
Smooth: Final = Qt.TransformationMode.SmoothTransformation
FOLDER: Final = "vignettes"
SUFFIX: Final = ".bmp"
"""Of a kind that is not packed: what is read at every start is read quickly."""


class _Kept:
    folder: Path | None = None
    drawn: Final[dict[str, QPixmap]] = {}
    """By the names of their files: what no file had since the folder was named."""


def look_in(folder: Path | None) -> None:
    """From now on pictures that were kept there are not drawn again; None for nowhere."""
    _Kept.folder = folder
    _Kept.drawn.clear()


def keep() -> None:
    """Write what has been drawn since for the next start, one size of each game; then draw without a file.

    A folder that cannot be written costs nothing but time.
    """
    folder, drawn = _Kept.folder, dict(_Kept.drawn)
    look_in(None)
    if folder is None:
        return
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        for name, picture in drawn.items():
            for old in folder.glob(f"{name.partition(' ')[0]} *{SUFFIX}"):
                old.unlink()
            picture.save(str(folder / name))


def draw(painter: QPainter, rect: QRectF, key: str, radius: float = 0.0) -> None:
    """Draws the picture of a game, upper corners rounded by `radius`; plain marble for an unknown key."""
    if rect.width() < 1 or rect.height() < 1:
        return
    ratio = painter.deviceTransform().m11() or 1.0
    picture = _picture(key, rect, ratio)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if radius:
        clip = QPainterPath()
        clip.addRoundedRect(rect.adjusted(0, 0, 0, radius), radius, radius)
        painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.drawPixmap(rect, picture, QRectF(picture.rect()))
    painter.restore()


def draw_thumbnail(painter: QPainter, rect: QRectF, key: str) -> None:
    """Draws the picture of a game small: the middle of the one drawn last, where that is larger.

    A page that shows both paints the picture once.
    """
    ratio = painter.deviceTransform().m11() or 1.0
    last = QPixmap()
    if not QPixmapCache.find(f"vignette {key}", last) or last.height() < rect.height() * ratio:
        draw(painter, rect, key)
        return
    size = (rect.size() * ratio).toSize()
    scaled = last.scaled(size, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Smooth)
    cut = QRectF(0, 0, size.width(), size.height())
    cut.moveCenter(QRectF(scaled.rect()).center())
    painter.drawPixmap(rect, scaled, cut)


def _picture(key: str, rect: QRectF, ratio: float) -> QPixmap:
    wide, high = max(1, round(rect.width() * ratio)), max(1, round(rect.height() * ratio))
    name = f"vignette {key} {wide}x{high}"
    picture = QPixmap()
    if QPixmapCache.find(name, picture):
        return picture
    folder = _Kept.folder
    if folder is None:
        picture = _drawn(key, wide, high)
    else:
        file = f"{key} {wide}x{high} {_stamp(key)}{SUFFIX}"
        if not picture.load(str(folder / file)) or picture.size() != QSize(wide, high):
            picture = _Kept.drawn[file] = _drawn(key, wide, high)
    QPixmapCache.insert(name, picture)
    QPixmapCache.insert(f"vignette {key}", picture)
    return picture


def _stamp(key: str) -> str:
    """What changes with how the picture of a game is drawn: the version, and in a source tree the file."""
    spec = find_spec(f"{__package__}.{key}")
    with contextlib.suppress(OSError):
        if spec is not None and spec.origin is not None:
            drawer = Path(spec.origin).with_name("vignette.py")
            return f"{__version__} {drawer.stat().st_mtime_ns}"
    return __version__


def _drawn(key: str, wide: int, high: int) -> QPixmap:
    picture = QPixmap(wide, high)
    picture.fill(QColor("#E3D3B0"))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = high / HEIGHT
    painter.scale(scale, scale)
    _painter(key)(painter, wide / scale)
    painter.end()
    return picture


def _painter(key: str) -> Callable[[QPainter, float], None]:
    room = f"{__package__}.{key}"
    if find_spec(room) is None:
        return _plain
    found: Callable[[QPainter, float], None] = import_module(f"{room}.vignette").draw
    return found


def _plain(painter: QPainter, width: float) -> None:
    rect = QRectF(0, 0, width, HEIGHT)
    painter.fillRect(rect, paint.vertical(rect, QColor("#F6EEDC"), QColor("#E3D3B0")))
    paint.veins(painter, rect, 9, 2, QColor("#BFAE88"), 0.6)
