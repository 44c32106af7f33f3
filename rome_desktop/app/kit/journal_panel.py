"""The journal beside the board: the newest turn on top, led by its rule; a line is emblem, name, sentence."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QVBoxLayout,
    QWidget,
)

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.kit.buttons import IconButton
from rome_desktop.app.kit.journal_delegate import LineDelegate, ModelIndex
from rome_desktop.app.kit.journal_folds import Folds, JournalLine, group_of
from rome_desktop.app.kit.journal_list import LINE_ROLE, LineList
from rome_desktop.app.kit.overlay import Overlay


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
        if role == Qt.ItemDataRole.AccessibleTextRole and line.more:
            more = self.tr("%n more lines", "", line.more)
            state = self.tr("unfolded") if line.is_open else more
            return f"{line.sentence} ({state})"
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return line.sentence
        return None

    def flags(self, index: ModelIndex) -> Qt.ItemFlag:
        plain = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        return plain if self._lines[index.row()].is_rule else plain | Qt.ItemFlag.ItemIsSelectable

    def line(self, row: int) -> JournalLine:
        """What stands in a row."""
        return self._lines[row]

    def row_of(self, line: JournalLine) -> int:
        """Where a line stands now; -1 if it is not seen."""
        said = (line.key, line.sentence)
        return next((row for row, seen in enumerate(self._lines) if (seen.key, seen.sentence) == said), -1)

    def turn_of(self, head: int) -> list[JournalLine]:
        """The lines below a head, to the next one."""
        return list(takewhile(lambda line: not line.is_rule, self._lines[head + 1 :]))

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
        """Shows other lines, newest first; those above and below what differs stay as they are."""
        old, new = self._lines, list(lines)
        above = _alike(old, new)
        below = _alike(old[above:][::-1], new[above:][::-1])
        if gone := len(old) - above - below:
            self.beginRemoveRows(QModelIndex(), above, above + gone - 1)
            del self._lines[above : above + gone]
            self.endRemoveRows()
        if come := new[above : len(new) - below]:
            self.beginInsertRows(QModelIndex(), above, above + len(come) - 1)
            self._lines[above:above] = come
            self.endInsertRows()


def _alike(some: Sequence[JournalLine], others: Sequence[JournalLine]) -> int:
    """How many lines at the beginning of both are the same."""
    pairs = zip(some, others, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


class JournalPanel(Overlay):
    """Title and list: `line_hovered(key)` by pointer or keyboard, `line_left`, `line_chosen(key)`.

    An action is one line; what else it did unfolds with a click on the mark at its end, with a click on the
    head of its turn, with the arrows, or with the button for all of them.
    """

    line_hovered = Signal(int)
    line_left = Signal()
    line_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = JournalModel(self)
        self.folds = Folds()
        self._lines: list[JournalLine] = []
        """All of them, the newest turn first."""
        self.list = LineList(self)
        self.list.setObjectName("bare")
        self.list.setModel(self.model)
        self.list.setItemDelegate(LineDelegate(self.list))
        self.list.setMouseTracking(True)
        self.list.setUniformItemSizes(False)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.entered.connect(self._entered)
        self.list.left.connect(self.line_left)
        self.list.clicked.connect(self._clicked)
        self.list.chosen.connect(self._chosen)
        self.list.folded.connect(self._fold)
        self.list.selectionModel().currentChanged.connect(self._entered)
        self.unfold_all = IconButton("ui-unfold", "", "ghost", 16, self)
        self.unfold_all.clicked.connect(self.turn_all)
        column = QVBoxLayout(self)
        column.addWidget(self.list)
        self.retranslate()
        theme.follow(self, self.restyle)

    def retranslate(self) -> None:
        """Takes the words of the language in force."""
        self._title = self._name()
        self.list.setAccessibleName(self._title)
        self._name_button()
        self.update()

    def _name(self) -> str:
        return self.tr("Journal")

    def _name_button(self) -> None:
        every = self.folds.all_open
        self.unfold_all.set_icon("ui-fold" if every else "ui-unfold")
        self.unfold_all.set_name(self.tr("One line per action") if every else self.tr("Unfold every action"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_button()

    def _place_button(self) -> None:
        look, size = theme.look(), self.unfold_all.sizeHint()
        middle = look.px(3 + 18)
        self.unfold_all.resize(size)
        self.unfold_all.move(self.width() - look.px(10) - size.width(), middle - size.height() // 2)

    def set_lines(self, lines: Sequence[JournalLine]) -> None:
        """Shows these lines, the newest turn first and its lines in their order; the newest is seen."""
        self._lines = list(lines)
        if not self.list.hasFocus():
            self.list.setCurrentIndex(QModelIndex())  # or a line beside one that goes would light its pieces
        self.model.replace_all(self.folds.folded(lines))
        self.list.scrollToTop()
        row = self.model.newest_row()
        if row >= 0:  # with the head below it, so that the newest line itself does not fade
            self.list.scrollTo(self.model.index(min(row + 1, self.model.rowCount() - 1)))

    def restyle(self) -> None:
        """Takes over the look in force."""
        px = theme.look().px
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(px(10), px(36), px(14), px(14))
        self._place_button()
        self.list.scheduleDelayedItemsLayout()
        self.update()

    # ---- folding

    def turn_all(self) -> None:
        """Open every action, or fold every one."""
        self.folds.turn_all()
        self._name_button()
        self._refold(self.list.currentIndex())

    def _fold(self, index: QModelIndex, is_open: bool) -> None:
        """Open or fold an action, or all of a turn by its head; a detail folds what it belongs to."""
        row = index.row()
        while self.model.line(row).is_detail:
            row -= 1
        line = self.model.line(row)
        if not line.more:
            return
        leads = [line]
        if line.is_rule:
            leads = [lead for lead in self.model.turn_of(row) if lead.more]
        self.folds.set_open([group_of(lead) for lead in leads], is_open)
        self._refold(self.model.index(row))

    def _refold(self, current: QModelIndex) -> None:
        """Show the lines as they are folded now; keyboard and scroll stay where they are."""
        bar = self.list.verticalScrollBar()
        value, at = bar.value(), self.model.line(current.row()) if current.isValid() else None
        self.model.replace_all(self.folds.folded(self._lines))
        self.list.doItemsLayout()
        row = self.model.row_of(at) if at is not None else -1
        if row >= 0:
            self.list.setCurrentIndex(self.model.index(row))
        bar.setValue(value)
        if row >= 0 and self.list.hasFocus():
            self.list.scrollTo(self.model.index(row))

    # ---- hand and keyboard

    def _key(self, index: QModelIndex) -> int | None:
        line = index.data(LINE_ROLE) if index.isValid() else None
        return line.key if isinstance(line, JournalLine) and not line.is_rule else None

    def _entered(self, index: QModelIndex) -> None:
        key = self._key(index)
        if key is not None:
            self.line_hovered.emit(key)

    def _clicked(self, index: QModelIndex) -> None:
        line = self.model.line(index.row())
        if line.more and not line.is_rule and self.list.is_pressed_at_end(index):
            self._fold(index, not line.is_open)
        else:
            self._chosen(index)

    def _chosen(self, index: QModelIndex) -> None:
        key, line = self._key(index), self.model.line(index.row()) if index.isValid() else None
        if key is not None:
            self.line_chosen.emit(key)
        elif line is not None:
            self._fold(index, not line.is_open)

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
        painter.end()
