"""The journal beside the board: the newest turn on top, led by its rule; a line is emblem, name, sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from rome_desktop.app.kit import fitting, icons, paint, theme
from rome_desktop.app.kit.stylesheet import mixed

ModelIndex = QModelIndex | QPersistentModelIndex
LINE_ROLE = Qt.ItemDataRole.UserRole
FADE = 22
"""So many pixels of the list fade where it goes on below."""
RULE_END = 18
"""So many pixels at least of a rule are seen on each side of its words, with their distance."""


@dataclass(frozen=True, slots=True)
class JournalLine:
    """One line, or without a seat a rule between turns with `sentence` on it.

    The first `name` in the sentence is drawn bold. `key` comes back with hovering and clicking. `told` makes
    a line without a seat an ordinary one: something that nobody did, such as a fountain that rises.
    """

    key: int
    sentence: str
    seat: theme.SeatColour | None = None
    name: str = ""
    barrier: bool = False
    told: bool = False

    @property
    def is_rule(self) -> bool:
        """Whether the line only parts others."""
        return self.seat is None and not self.told


class JournalModel(QAbstractListModel):
    """The lines, the newest turn first, each turn led by its head."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[JournalLine] = []

    def rowCount(self, parent: ModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    def data(self, index: ModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        line = self._lines[index.row()]
        if role == LINE_ROLE:
            return line
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return line.sentence
        return None

    def flags(self, index: ModelIndex) -> Qt.ItemFlag:
        plain = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        return plain if self._lines[index.row()].is_rule else plain | Qt.ItemFlag.ItemIsSelectable

    def first_sentence(self) -> str:
        """The newest line that is no rule between turns, or nothing."""
        row = self.newest_row()
        return self._lines[row].sentence if row >= 0 else ""

    def newest_row(self) -> int:
        """Where the newest line stands, the last one of the turn on top; -1 if there is none."""
        first = next((row for row, line in enumerate(self._lines) if not line.is_rule), -1)
        if first < 0:
            return -1
        heads = (row for row in range(first, len(self._lines)) if self._lines[row].is_rule)
        return next(heads, len(self._lines)) - 1

    def replace_all(self, lines: Sequence[JournalLine]) -> None:
        """Shows other lines, newest first."""
        self.beginResetModel()
        self._lines = list(lines)
        self.endResetModel()

    def put_on_top(self, lines: Sequence[JournalLine]) -> None:
        """Adds new lines, newest first."""
        if lines:
            self.beginInsertRows(QModelIndex(), 0, len(lines) - 1)
            self._lines[:0] = lines
            self.endInsertRows()


class _LineDelegate(QStyledItemDelegate):
    """Draws a line of the journal, wrapped to the width of the list."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[str, str, int, float], int] = {}

    def _layout(self, line: JournalLine, width: float) -> QTextLayout:
        look = theme.look()
        font = look.font("label", 13)
        layout = QTextLayout(line.sentence, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.setFormats(self._formats(line))
        layout.beginLayout()
        y = 0.0
        while True:
            row = layout.createLine()
            if not row.isValid():
                break
            row.setLineWidth(max(40.0, width))
            row.setPosition(QPointF(0, y))
            y += row.height() * 0.96
        layout.endLayout()
        return layout

    def _formats(self, line: JournalLine) -> list[QTextLayout.FormatRange]:
        look = theme.look()
        at = line.sentence.find(line.name) if line.name else -1
        spans = [(0, len(line.sentence), look.muted, QFont.Weight.Normal)]
        if at >= 0:
            spans.append((at, len(line.name), look.ink, QFont.Weight.Bold))
        formats = []
        for start, length, colour, weight in spans:
            span = QTextLayout.FormatRange()
            span.start, span.length = start, length
            style = QTextCharFormat()
            style.setForeground(colour)
            style.setFontWeight(weight)
            span.format = style
            formats.append(span)
        return formats

    def sizeHint(self, option: QStyleOptionViewItem, index: ModelIndex) -> QSize:
        look = theme.look()
        line: JournalLine = index.data(LINE_ROLE)
        width = self._view.viewport().width()
        if line.is_rule:
            rows = len(self.rule_words(line.sentence, width)[0])
            return QSize(width, look.px(22) if rows == 1 else look.px(10 + 14 * rows))
        key = (line.sentence, line.name, width, look.scale)
        if key not in self._heights:  # a match adds a line at a time; laying out is dear
            high = self._layout(line, width - look.pxf(34)).boundingRect().height()
            self._heights[key] = int(high) + look.px(7)
        return QSize(width, self._heights[key])

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: ModelIndex) -> None:
        look = theme.look()
        line: JournalLine = index.data(LINE_ROLE)
        rect = QRectF(option.rect)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if line.is_rule:
            self._paint_rule(painter, rect, line)
        else:
            over = bool(state & QStyle.StateFlag.State_MouseOver)
            focused = bool(state & QStyle.StateFlag.State_HasFocus)
            if over or focused:
                painter.setPen(QPen(look.focus, look.pxf(2)) if focused else Qt.PenStyle.NoPen)
                painter.setBrush(mixed(look.focus, look.panel, 0.12))
                painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), look.pxf(4), look.pxf(4))
            layout = self._layout(line, rect.width() - look.pxf(34))
            first = layout.lineAt(0).height() / 2 if layout.lineCount() else 0
            top = rect.top() + look.pxf(3)
            at = QPointF(rect.left() + look.pxf(13), top + first)
            if line.seat is None:
                icons.draw(painter, "laurel", at, look.pxf(15), look.gold_ink)
            else:
                icons.draw_emblem(painter, line.seat, at, look.pxf(15))
            layout.draw(painter, QPointF(rect.left() + look.pxf(27), top))
        painter.restore()

    def rule_words(self, words: str, width: float) -> tuple[tuple[str, ...], float]:
        """The words on a rule between turns, on more lines where they would leave none of it; their width."""
        look = theme.look()
        font = look.font("tag", 11.5)
        lines = fitting.wrapped(words, font, width - 2 * look.pxf(RULE_END))
        return lines, max(QFontMetricsF(font).horizontalAdvance(line) for line in lines)

    def _paint_rule(self, painter: QPainter, rect: QRectF, line: JournalLine) -> None:
        look = theme.look()
        font = look.font("tag", 11.5)
        lines, width = self.rule_words(line.sentence, rect.width())
        width += look.pxf(12)
        middle = rect.center().y()
        colour: QColor = look.gold_ink if line.barrier else look.line_strong
        style = Qt.PenStyle.DashLine if line.barrier else Qt.PenStyle.SolidLine
        painter.setPen(QPen(colour, look.pxf(1), style))
        left, right = rect.center().x() - width / 2, rect.center().x() + width / 2
        painter.drawLine(QPointF(rect.left() + look.pxf(2), middle), QPointF(left, middle))
        painter.drawLine(QPointF(right, middle), QPointF(rect.right() - look.pxf(2), middle))
        painter.setPen(look.muted)
        painter.setFont(font)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, "\n".join(lines))


class _LineList(QListView):
    """The lines; where more follow below, the last that are seen fade into the panel."""

    left = Signal()
    chosen = Signal(QModelIndex)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_looked_at: Callable[[int], bool] = lambda key: False
        """Whether the table shows the line of this key already: Enter is left to the page then."""
        bar = self.verticalScrollBar()  # scrolling moves the pixels that are there, the faded ones too
        bar.valueChanged.connect(self.viewport().update)
        bar.rangeChanged.connect(self.viewport().update)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        bar, look, room = self.verticalScrollBar(), theme.look(), QRectF(self.viewport().rect())
        if bar.value() >= bar.maximum() or look.high_contrast:
            return
        room.setTop(max(room.top(), room.bottom() - look.pxf(FADE)))
        gone = QColor(look.panel)
        gone.setAlpha(0)
        painter = QPainter(self.viewport())
        painter.fillRect(room, paint.vertical(room, gone, look.panel))
        painter.end()

    def leaveEvent(self, event: QEvent) -> None:
        self.left.emit()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        line = self.currentIndex().data(LINE_ROLE) if self.currentIndex().isValid() else None
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            if line is not None and self.is_looked_at(line.key):
                event.ignore()
                return
            self.chosen.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class JournalPanel(QWidget):
    """Title and list: `line_hovered(key)` by pointer or keyboard, `line_left`, `line_chosen(key)`."""

    line_hovered = Signal(int)
    line_left = Signal()
    line_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = JournalModel(self)
        self.list = _LineList(self)
        self.list.setObjectName("bare")
        self.list.setModel(self.model)
        self.list.setItemDelegate(_LineDelegate(self.list))
        self.list.setMouseTracking(True)
        self.list.setUniformItemSizes(False)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.entered.connect(self._entered)
        self.list.left.connect(self.line_left)
        self.list.clicked.connect(self._clicked)
        self.list.chosen.connect(self._clicked)
        self.list.selectionModel().currentChanged.connect(self._entered)
        column = QVBoxLayout(self)
        column.addWidget(self.list)
        self.retranslate()
        theme.follow(self, self.restyle)

    def retranslate(self) -> None:
        """Takes the words of the language in force."""
        self._title = self.tr("Journal")
        self.list.setAccessibleName(self._title)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def set_lines(self, lines: Sequence[JournalLine]) -> None:
        """Shows these lines, the newest turn first and its lines in their order; the newest is seen."""
        self.model.replace_all(lines)
        self.list.scrollToTop()
        row = self.model.newest_row()
        if row >= 0:  # with the head below it, so that the newest line itself does not fade
            self.list.scrollTo(self.model.index(min(row + 1, self.model.rowCount() - 1)))

    def add_lines(self, lines: Sequence[JournalLine]) -> None:
        """Puts new lines on top, newest first; stays where the reader is unless that is the top."""
        at_top = self.list.verticalScrollBar().value() == 0
        self.model.put_on_top(lines)
        if at_top:
            self.list.scrollToTop()

    def restyle(self) -> None:
        """Takes over the look in force."""
        px = theme.look().px
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(px(10), px(36), px(14), px(14))
        self.list.scheduleDelayedItemsLayout()
        self.update()

    def _key(self, index: QModelIndex) -> int | None:
        line = index.data(LINE_ROLE) if index.isValid() else None
        return line.key if isinstance(line, JournalLine) and not line.is_rule else None

    def _entered(self, index: QModelIndex) -> None:
        key = self._key(index)
        if key is not None:
            self.line_hovered.emit(key)

    def _clicked(self, index: QModelIndex) -> None:
        key = self._key(index)
        if key is not None:
            self.line_chosen.emit(key)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(self.rect()).adjusted(look.pxf(3), look.pxf(3), -look.pxf(7), -look.pxf(9))
        paint.panel(painter, card, look.pxf(7), look.panel, look.line, width=look.edge_width(), strength=0.6)
        font = look.font("button", bold=True)
        painter.setFont(font)
        painter.setPen(look.ink)
        painter.drawText(QPointF(card.left() + look.pxf(14), card.top() + look.pxf(23)), self._title)
        at = QPointF(card.right() - look.pxf(20), card.top() + look.pxf(18))
        icons.draw(painter, "ui-journal", at, look.pxf(13), look.faint)
        painter.end()
