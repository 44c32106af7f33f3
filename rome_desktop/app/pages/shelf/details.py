"""The match that is chosen on the shelf, in full, with everything that can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.spoken import listed
from rome_desktop.app.kit.widgets import Button, Field, Label, Panel
from rome_desktop.app.pages.saved.rows import Blank, damage
from rome_desktop.app.pages.score.counting import draw_text, line_colour
from rome_desktop.app.pages.shared.page import Rule, clear_of, column, draw_badge, row
from rome_desktop.app.pages.shared.position import PositionPicture
from rome_desktop.app.pages.shelf.matches import Side, Teller
from rome_desktop.app.pictures import Pictures, of_save
from rome_desktop.session.saves import Damaged
from rome_desktop.session.shelf import LONGEST_NAME, LONGEST_NOTE, Item


class NameField(Field):
    """Enter keeps the name and so does leaving; Esc takes the old one back: `kept(name)`."""

    kept = Signal(str)

    def __init__(self, text: str, name: str, hint: str = "", most: int = LONGEST_NAME) -> None:
        super().__init__(text, name)
        self._before = text
        self.setMaxLength(most)
        self.setPlaceholderText(hint)
        self.setCursorPosition(0)

    def keep(self) -> None:
        """What stands there counts from now on."""
        if self.text() != self._before:
            self._before = self.text()
            self.kept.emit(self._before)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.keep()
        elif event.key() == Qt.Key.Key_Escape and self.text() != self._before:
            self.setText(self._before)
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.keep()


class SideLine(QWidget):
    """Somebody at the table: emblem, name, who answers, a laurel, the score, and a bar for it."""

    def __init__(self, side: Side, kind: str, most: int, *, low: bool) -> None:
        super().__init__()
        self._side, self._kind, self._most, self._low = side, kind, most, low
        self.setAccessibleName(", ".join(part for part in (side.seat.name, kind, side.score) if part))
        self.setToolTip(self.accessibleName())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(theme.look().px(200), theme.look().px(28 if self._low else 34))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, side = theme.look(), self._side
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2 - look.pxf(2)
        draw_badge(painter, side.seat.colour, QPointF(look.pxf(11), middle), look.pxf(21))
        right = QPointF(self.width() - look.pxf(2), middle)
        score = draw_text(painter, right, side.score, look.font("body", 16, bold=True), look.ink, "right")
        if side.won:
            at = QPointF(self.width() - score - look.pxf(18), middle)
            icons.draw(painter, "laurel", at, look.pxf(17), look.gold_ink)
        left = look.pxf(32)
        name = draw_text(
            painter, QPointF(left, middle), side.seat.name, look.font("body", 15.5, bold=True), look.ink
        )
        small = look.font("label", 13.5)
        room = self.width() - left - name - look.pxf(8) - score - look.pxf(36)
        kind = QFontMetricsF(small).elidedText(self._kind, Qt.TextElideMode.ElideRight, max(0.0, room))
        draw_text(painter, QPointF(left + name + look.pxf(8), middle), kind, small, look.muted)
        if side.score and self._most > 0 < side.points:
            wide = (self.width() - left) * side.points / self._most
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(line_colour(side.seat.colour))
            bar = QRectF(left, self.height() - look.pxf(4), wide, look.pxf(3))
            painter.drawRoundedRect(bar, look.pxf(1.5), look.pxf(1.5))
        painter.end()


class Details(Panel):
    """Everything about one match. What is asked for carries nothing: the page knows which match is chosen."""

    open = Signal()
    """What Enter does: resume, watch the replay, put back, open the backup."""
    replay = Signal()
    sheet = Signal()
    renamed = Signal(str)
    noted = Signal(str)
    duplicate = Signal()
    delete = Signal()
    write_text = Signal()
    write_picture = Signal()
    show_folder = Signal()

    def __init__(
        self, item: Item | None, teller: Teller, pictures: Pictures, *, thrown: bool, low: bool
    ) -> None:
        super().__init__(padding=14 if item is not None else 16, name="")
        self._teller, self._pictures, self._low = teller, pictures, low
        self.name_field: NameField | None = None
        self.button: Button | None = None
        self.lines = column(self, 5 if low else 8)
        if item is None:
            self.lines.addWidget(Blank("ui-journal", self.tr("No match is chosen."), ""), 1)
        elif isinstance(item.save, Damaged):
            self._damaged(item, item.save, thrown=thrown)
        elif thrown:
            self._thrown(item)
        else:
            self._whole(item)

    # ---- the sorts of matches

    def _whole(self, item: Item) -> None:
        save = item.save
        assert not isinstance(save, Damaged)
        self.lines.addWidget(self._picture(item, 110), 20)
        self.name_field = NameField(item.name, self.tr("Name of the match"), self.tr("Give it a name (F2)"))
        self.name_field.setObjectName("name")
        self.name_field.kept.connect(self.renamed)
        self.lines.addWidget(self.name_field)
        self._head(item)
        self._sides(item)
        self.lines.addStretch(1)
        if save.over:
            self._primary(self.tr("Watch the replay"), "ui-eye")
        else:
            self._primary(self.tr("Resume"), None)
        line = row(None, 6)
        self.lines.addLayout(line)
        if save.over:
            self._plain(line, self.tr("Score sheet"), "sheet", self.sheet)
        else:
            self._plain(line, self.tr("Watch so far"), "replay", self.replay)
        self._plain(line, self.tr("Duplicate"), "duplicate", self.duplicate, self.tr("Ctrl+D"))
        self.lines.addWidget(Rule())
        self._links(over=save.over)
        note = NameField(item.note, self.tr("Note"), self.tr("A note about this match"), LONGEST_NOTE)
        note.setObjectName("note")
        note.kept.connect(self.noted)
        self.lines.addWidget(note)

    def _thrown(self, item: Item) -> None:
        self.lines.addWidget(self._picture(item, 150), 1)
        title = self._teller.title(item)
        if title != self._teller.game_words(item):
            self.lines.addWidget(Label(title, "strong", wrap=True, size=17))
        self._head(item)
        self._sides(item)
        told = self.tr("It lies in the bin. After 30 days it is gone for good.")
        self.lines.addWidget(Label(told, "muted", wrap=True, size=14.5))
        self._primary(self.tr("Put it back on the shelf"), "ui-undo")
        self.lines.addStretch(1)

    def _damaged(self, item: Item, save: Damaged, *, thrown: bool) -> None:
        self.lines.addWidget(Label(self.tr("This file is damaged."), "strong", wrap=True, size=17))
        self.lines.addWidget(Label(item.file, "label", wrap=True))
        self.lines.addWidget(Label(damage(save.error), "muted", wrap=True))
        if thrown:
            self._primary(self.tr("Put it back on the shelf"), "ui-undo")
        elif save.backup is not None:
            told = self.tr("The copy before the last action can be opened.")
            self.lines.addWidget(Label(told, "muted", wrap=True))
            self._primary(self.tr("Open the backup"), None)
        line = row(None, 6)
        self.lines.addLayout(line)
        if not thrown:
            self._plain(line, self.tr("Delete"), "delete", self.delete, self.tr("Del"))
        self._plain(line, self.tr("Show in folder"), "folder", self.show_folder)
        self.lines.addStretch(1)

    # ---- parts

    def _picture(self, item: Item, high: float) -> PositionPicture:
        return PositionPicture(of_save(item.path), self._pictures, QSize(300, int(high)), most=230)

    def _head(self, item: Item) -> None:
        save = item.save
        assert not isinstance(save, Damaged)
        lines = self.tr("%n moves", "", save.lines)
        said = Label(self._teller.game_words(item), "strong", wrap=True, size=15)
        said.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        line = row(None, 8)
        line.addWidget(said, 1)
        line.addWidget(Label(lines, "label", colour="muted", size=13.5))
        self.lines.addLayout(line)

    def _sides(self, item: Item) -> None:
        sides = self._teller.sides(item)
        most = max((side.points for side in sides), default=0)
        told = QWidget()
        told.setAccessibleName(listed([f"{side.seat.name} {side.score}".strip() for side in sides]))
        lines = column(told, 1)
        for side in sides:
            lines.addWidget(SideLine(side, self._teller.kind(item, side.seat), most, low=self._low))
        self.lines.addWidget(told)

    def _primary(self, word: str, icon: str | None) -> None:
        self.button = Button(word, "primary", icon=icon, key=self.tr("Enter"))
        self.button.setObjectName("open")
        self.button.set_height(38 if self._low else 42)
        self.button.clicked.connect(self.open)
        self.lines.addWidget(self.button)

    def _plain(
        self, line: QHBoxLayout, word: str, name: str, then: SignalInstance, key: str | None = None
    ) -> None:
        button = Button(word)
        button.set_height(34, 14.5)
        button.setObjectName(name)
        button.setToolTip(key or "")
        button.clicked.connect(then)
        line.addWidget(button, 1)

    def _links(self, *, over: bool) -> None:
        made: list[tuple[str, str, str, SignalInstance]] = [
            (self.tr("Delete"), "delete", self.tr("Del"), self.delete),
            (self.tr("Export as text"), "write-text", "", self.write_text),
        ]
        if over:
            made.append((self.tr("Export the score sheet"), "write-picture", "", self.write_picture))
        self.lines.addLayout(_grid(made))


def _grid(made: Sequence[tuple[str, str, str, SignalInstance]]) -> QGridLayout:
    """Links two in a row."""
    grid = QGridLayout()
    clear_of(grid, 2)
    for number, (word, name, key, then) in enumerate(made):
        button = Button(word, "link")
        button.setObjectName(name)
        button.setToolTip(key)
        button.clicked.connect(then)
        across = 2 if number == 2 else 1
        grid.addWidget(button, number // 2, number % 2, 1, across, Qt.AlignmentFlag.AlignLeft)
    return grid
