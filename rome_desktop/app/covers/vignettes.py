"""Small pictures of the games for gallery and lists, drawn by code: `draw` in `covers/GAME/vignette.py`.

A painter draws into `width` x 206 units, whatever the target; what lies outside is cut. Results are cached.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QPixmapCache

from rome_desktop.app.kit import paint

HEIGHT: Final = 206.0
Smooth: Final = Qt.TransformationMode.SmoothTransformation


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
    picture = QPixmap(wide, high)
    picture.fill(QColor("#E3D3B0"))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = high / HEIGHT
    painter.scale(scale, scale)
    _painter(key)(painter, wide / scale)
    painter.end()
    QPixmapCache.insert(name, picture)
    QPixmapCache.insert(f"vignette {key}", picture)
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
