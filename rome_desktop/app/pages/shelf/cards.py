"""The cards of the shelf as a list that paints only what is seen: a model, a painter, a view."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPixmapCache,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from rome_desktop.app.kit import fitting, icons, paint, theme
from rome_desktop.app.kit.buttons import draw_focus, text_width
from rome_desktop.app.pages.score.counting import draw_text
from rome_desktop.app.pages.shared.page import draw_badge
from rome_desktop.app.pages.shelf.matches import Teller
from rome_desktop.app.pictures import Pictures, Subject, of_save
from rome_desktop.session.saves import Damaged
from rome_desktop.session.shelf import Item

HIGH: Final = 206
"""A card with its shadow, in px of 100 %."""
NARROWEST: Final = 268
KEPT: Final = 48
"""So many painted cards are kept; a large screen shows about twenty."""
ITEM: Final = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class ShelfModel(QAbstractListModel):
    """The matches shown, in order; what is read aloud is their text."""

    def __init__(self, teller: Teller, *, thrown: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._teller, self._thrown = teller, thrown
        self.items: list[Item] = []

    def show(self, items: Sequence[Item]) -> None:
        """Other matches."""
        self.beginResetModel()
        self.items = list(items)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.items)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        item = self.items[index.row()]
        if role == ITEM:
            return item
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return self._teller.title(item)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._teller.spoken(item, thrown=self._thrown)
        return None


class CardPainter(QStyledItemDelegate):
    """Paints a match: the position, its tag, name, day, sides with their scores.

    A card that was painted is kept as a picture, so that scrolling only moves pictures.
    """

    def __init__(self, teller: Teller, pictures: Pictures, *, thrown: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._teller, self._pictures, self._thrown = teller, pictures, thrown
        self._subjects: dict[str, Subject] = {}
        self._ready: OrderedDict[tuple[str, int, int, bool, bool, float], QPixmap] = OrderedDict()

    def forget(self) -> None:
        """Look, language or names have changed."""
        self._ready.clear()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        item: Item = index.data(ITEM)
        look, state = theme.look(), option.state
        rect: QRect = option.rect
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        raised = chosen or bool(state & QStyle.StateFlag.State_MouseOver)
        painter.drawPixmap(rect.topLeft(), self._card(item, rect.size(), raised, painter))
        if not chosen:
            return
        box = face(rect.size()).translated(QPointF(rect.topLeft()))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.accent, look.edge_width(2.6)))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), look.pxf(8), look.pxf(8))
        if state & QStyle.StateFlag.State_HasFocus:
            draw_focus(painter, box, look.pxf(8))
        painter.restore()

    def _card(self, item: Item, size: QSize, raised: bool, painter: QPainter) -> QPixmap:
        """The card as a picture, with the position or still without."""
        ratio = painter.deviceTransform().m11() or 1.0
        box = face(size)
        top = QRectF(box.left(), box.top(), box.width(), box.height() - theme.look().px(70))
        position = self._picture(item, (top.size() * ratio).toSize())
        key = (item.file, size.width(), size.height(), raised, position is not None, ratio)
        found = self._ready.get(key)
        if found is not None:
            self._ready.move_to_end(key)
            return found
        card = card_ground(size, ratio, raised=raised).copy()
        hand = QPainter(card)
        hand.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_picture(hand, top, item, position)
        inset = theme.look().pxf(13)
        words = QRectF(top.left() + inset, top.bottom(), top.width() - 2 * inset, theme.look().pxf(70))
        self._paint_words(hand, words, item)
        hand.end()
        self._ready[key] = card
        while len(self._ready) > KEPT:
            self._ready.popitem(last=False)
        return card

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        assert isinstance(view, QListView)
        return view.gridSize()

    # ---- the picture

    def _paint_picture(self, painter: QPainter, rect: QRectF, item: Item, found: QPixmap | None) -> None:
        look = theme.look()
        radius = look.pxf(8)
        clip = QPainterPath()
        clip.addRoundedRect(rect.adjusted(0, 0, 0, radius), radius, radius)
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        if found is not None:
            painter.drawPixmap(rect, found, QRectF(found.rect()))
        else:
            marble = paint.board_ground(rect.size().toSize())
            painter.drawPixmap(rect, marble, QRectF(marble.rect()))
        if isinstance(item.save, Damaged):
            self._paint_crack(painter, rect)
        painter.restore()
        painter.fillRect(
            QRectF(rect.left(), rect.bottom() - look.pxf(2), rect.width(), look.pxf(2)), theme.STRIP_RULE
        )
        if tag := self._teller.standing(item):
            self._paint_tag(painter, rect, tag)

    def _picture(self, item: Item, size: QSize) -> QPixmap | None:
        if isinstance(item.save, Damaged):
            return None
        subject = self._subjects.get(item.file)
        if subject is None:
            subject = self._subjects[item.file] = of_save(item.path)
        return self._pictures.get(subject, size)

    def _paint_crack(self, painter: QPainter, rect: QRectF) -> None:
        look, step = theme.look(), rect.height() / 6
        path = QPainterPath(QPointF(rect.center().x() + step, rect.top()))
        for n, side in enumerate((-1, 0.6, -0.8, 1, -0.4, 0.5), 1):
            path.lineTo(rect.center().x() + side * step, rect.top() + n * step)
        painter.setPen(QPen(look.faint, look.pxf(2.2)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _paint_tag(self, painter: QPainter, rect: QRectF, tag: str) -> None:
        look = theme.look()
        room = rect.width() - look.pxf(60)
        font = fitting.line(tag, "label", room, 11.5, bold=True) or look.font("label", 11.5, True)
        wide = min(text_width(font, tag), room) + look.pxf(38)
        pill = QRectF(rect.left() + look.pxf(8), rect.bottom() - look.pxf(34), wide, look.pxf(25))
        painter.setPen(QPen(look.lit_edge, look.pxf(1.3)))
        painter.setBrush(look.gold)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        x, y, d = pill.left() + look.pxf(15), pill.center().y(), look.pxf(5)
        play = QPainterPath(QPointF(x - d * 0.7, y - d))
        play.lineTo(x + d, y)
        play.lineTo(x - d * 0.7, y + d)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.INK_ON_GOLD)
        painter.drawPath(play)
        draw_text(painter, QPointF(pill.left() + look.pxf(26), y), tag, font, theme.INK_ON_GOLD)

    # ---- the words

    def _paint_words(self, painter: QPainter, rect: QRectF, item: Item) -> None:
        look = theme.look()
        first, second = rect.top() + look.pxf(22), rect.top() + look.pxf(50)
        day, small = self._teller.day(item, thrown=self._thrown), look.font("label", 13.5)
        width = draw_text(painter, QPointF(rect.right(), first), day, small, look.muted, "right")
        title = self._title(item, rect.width() - width - look.pxf(10))
        apart = look.pxf(17)
        for number, line in enumerate(title.lines):
            at = QPointF(rect.left(), first + apart * (number - (len(title.lines) - 1) / 2))
            draw_text(painter, at, line, title.font, look.ink)
        if isinstance(item.save, Damaged):
            said = self.tr("This file is damaged.")
            draw_text(painter, QPointF(rect.left(), second), said, look.font("label", 14.5), look.accent)
            return
        sides = self._teller.sides(item)
        step = min(look.pxf(74), rect.width() / max(1, len(sides)))
        for number, side in enumerate(sides):
            x = rect.left() + number * step
            draw_badge(painter, side.seat.colour, QPointF(x + look.pxf(10), second), look.pxf(20))
            words = look.font("body", 15, bold=side.won)
            width = draw_text(painter, QPointF(x + look.pxf(25), second), side.score, words, look.ink)
            if side.won and step - width > look.pxf(43):
                at = QPointF(x + look.pxf(34) + width, second)
                icons.draw(painter, "laurel", at, look.pxf(15), look.gold_ink)

    def _title(self, item: Item, room: float) -> fitting.Fitted:
        """The name: smaller first, then on two lines, then plainer; what is longer yet is shortened."""
        text = self._teller.title(item)
        font = fitting.line(text, "display", room, 13)
        if font is not None:
            return fitting.Fitted((text,), font)
        for role in ("display", "label"):
            small = theme.look().font(role, 13)
            first, *rest = fitting.wrapped(text, small, room)
            if len(rest) < 2:
                break
        metrics, lines = QFontMetricsF(small), [line for line in (first, " ".join(rest)) if line]
        shortened = (metrics.elidedText(line, Qt.TextElideMode.ElideRight, room) for line in lines)
        return fitting.Fitted(tuple(shortened), small)


def face(size: QSize) -> QRectF:
    """A card without the room of its shadow."""
    px = theme.look().px
    return QRectF(0, 0, size.width(), size.height()).adjusted(px(7), px(4), -px(7), -px(10))


def card_ground(size: QSize, ratio: float, *, raised: bool) -> QPixmap:
    """A card with its shadow and nothing on it: dear to draw, and all of a size are alike."""
    look = theme.look()
    key = (
        f"card {size.width()}x{size.height()} {ratio} {look.dark} {look.high_contrast} {look.scale} {raised}"
    )
    found = QPixmap()
    if QPixmapCache.find(key, found):
        return found
    found = QPixmap(size * ratio)
    found.setDevicePixelRatio(ratio)
    found.fill(Qt.GlobalColor.transparent)
    painter = QPainter(found)
    fill = look.raised if raised else look.panel
    width = look.edge_width()
    paint.panel(painter, face(size), look.pxf(8), fill, look.line, width=width, strength=0.9)
    painter.end()
    QPixmapCache.insert(key, found)
    return found


class ShelfList(QListView):
    """Cards side by side, scrolled smoothly: `opened(item)` by Enter or double click, `shown(item)`."""

    opened = Signal(object)
    shown = Signal(object)

    def __init__(self, teller: Teller, pictures: Pictures, *, thrown: bool, name: str) -> None:
        super().__init__()
        self.setObjectName("bare")
        self.setAccessibleName(name)
        self.cards = ShelfModel(teller, thrown=thrown, parent=self)
        self.setModel(self.cards)
        self._hand = CardPainter(teller, pictures, thrown=thrown, parent=self)
        self.setItemDelegate(self._hand)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setWordWrap(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        bar = self.verticalScrollBar()
        bar.setEnabled(bar.maximum() > bar.minimum())
        bar.rangeChanged.connect(
            lambda low, high: bar.setEnabled(high > low)
        )  # its room stays, not its handle
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setMinimumHeight(theme.look().px(HIGH))
        self.doubleClicked.connect(lambda index: self.opened.emit(index.data(ITEM)))
        self.selectionModel().currentChanged.connect(lambda *_: self.shown.emit(self.current()))
        pictures.came.connect(self.viewport().update)
        theme.follow(self, self.restyle)

    def restyle(self) -> None:
        """Takes over the look in force."""
        self._hand.forget()
        px = theme.look().px
        width = self.viewport().width() - px(4)  # a row as wide as the view would be broken
        columns = max(1, width // px(NARROWEST))
        size = QSize(width // columns, px(HIGH))
        if self.gridSize() != size:
            self.setGridSize(size)
        self.verticalScrollBar().setSingleStep(px(48))
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()

    def show_items(self, items: Sequence[Item], file: str, near: int = 0) -> None:
        """Other matches, one of them chosen: the one of that file, else the one at a place."""
        self.selectionModel().blockSignals(True)
        self.cards.show(items)
        row = next((n for n, item in enumerate(items) if item.file == file), min(near, len(items) - 1))
        self.setCurrentIndex(self.cards.index(row) if row >= 0 else QModelIndex())
        self.selectionModel().blockSignals(False)
        self.shown.emit(self.current())

    def rename(self, items: Mapping[str, Item]) -> None:
        """The same matches by other names."""
        self._hand.forget()
        self.cards.items = [items.get(item.file, item) for item in self.cards.items]
        self.viewport().update()

    def current(self) -> Item | None:
        """The match that is chosen."""
        index = self.currentIndex()
        return index.data(ITEM) if index.isValid() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Moves with the arrows; letters belong to the page."""
        moves = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home}
        moves |= {Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
        item = self.current()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and item is not None:
            self.opened.emit(item)
        elif event.key() in moves and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        else:
            event.ignore()
