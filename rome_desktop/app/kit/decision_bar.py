"""The bar at the foot of the table: whose decision it is, the sentence, buttons that always mean the same."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rome_desktop.app.kit import bar_words, icons, theme
from rome_desktop.app.kit.bar_words import SECOND_SIZE
from rome_desktop.app.kit.controls import Button
from rome_desktop.app.kit.fitting import Fitted
from rome_desktop.app.kit.prompt import Prompt
from rome_desktop.app.kit.widgets import announce

SENTENCE_ROOM = 560
"""Px of 100 % the sentence may claim before buttons give up key tags and words."""
ROWS_MORE = (0, 22, 44)
"""Px of 100 % that a bar of two or three rows is higher."""


class DecisionBar(QWidget):
    """Shows one of two things: a decision with its buttons (`ask`), or a computer at work (`watch`).

    The sentence is never cut: buttons give way first, then the type gets smaller, then it takes two lines and
    the second line folds into the tool tip; before that, the second line is made smaller and broken in two,
    and then only what is `vital` of it stays. With `set_rows` the sentence, and then the second line too,
    stand over the buttons: words that are large have room there. `show_barrier` puts a dashed tag with the
    cause in place of Undo.
    """

    HEIGHTS = (56, 50)  # of one row in px of 100 %, and where it is compact
    undo_pressed = Signal()
    redo_pressed = Signal()
    hint_pressed = Signal()
    rest_pressed = Signal()
    pass_pressed = Signal()
    confirm_pressed = Signal()
    now_pressed = Signal()
    faster_pressed = Signal()
    skip_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat: theme.SeatColour | None = None
        self._sentence = self._told = ""
        self._second = self._vital = ""
        self._barrier = ""
        self._barrier_icon = "die8"
        self._watching = False
        self._compact = False
        self._rows = 1
        self._fitted: Fitted = Fitted((), QFont())
        self._second_fitted: Fitted | None = None
        self._tag, self._tag_words = QRectF(), ""
        self._cause = ""
        self._arranged: tuple[object, ...] = ()
        self._off: set[Button] = set()
        self._given: dict[Button, str] = {}
        self.prompt = Prompt(self)  # the first that Tab comes to
        self.undo = Button("", icon="ui-undo", key="Z", parent=self)
        self.redo = Button("", icon="ui-redo", key="Y", parent=self)
        self.hint = Button("", icon="ui-hint", key="H", parent=self)
        self.rest = Button("", key="A", parent=self)
        self.passing = Button("", icon="ui-pass", key="P", parent=self)
        self.confirm = Button("", "primary", icon="ui-confirm", key="Enter", parent=self)
        self.now = Button("", key="M", parent=self)
        self.faster = Button("", parent=self)
        self.skip = Button("", icon="ui-pass", key="Space", parent=self)
        self._off |= {self.rest, self.passing, self.now}
        self._wire()
        self.retranslate()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._arrange()
        theme.follow(self, self.restyle)

    def _wire(self) -> None:
        pairs = (
            (self.undo, self.undo_pressed),
            (self.redo, self.redo_pressed),
            (self.hint, self.hint_pressed),
            (self.rest, self.rest_pressed),
            (self.passing, self.pass_pressed),
            (self.confirm, self.confirm_pressed),
            (self.now, self.now_pressed),
            (self.faster, self.faster_pressed),
            (self.skip, self.skip_pressed),
        )
        for button, signal in pairs:
            button.clicked.connect(signal)
        self.pause()

    def retranslate(self) -> None:
        """Takes the words of the language in force.

        Words given from outside in another language are replaced by the plain ones until they are given
        again; those given in this language already stay: the page may hear of the change before the bar does.
        """
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        for button, plain in self._plain().items():
            if self._given.get(button) != plain:
                button.setText(plain)
        self.confirm.set_key(self.tr("Enter"))
        self.now.setText(self.tr("Move now"))
        self.faster.setText(self.tr("Faster"))
        self.skip.set_key(self.tr("Space"))

    def _plain(self) -> dict[Button, str]:
        return {
            self.hint: self.tr("Hint"),
            self.rest: self.tr("All the rest"),
            self.passing: self.tr("Pass"),
            self.confirm: self.tr("Confirm"),
            self.skip: self.tr("Skip to my turn"),
        }

    def _give(self, button: Button, word: str) -> None:
        button.setText(word)
        self._given[button] = self._plain()[button]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._arrange()
        super().changeEvent(event)

    # what it shows

    def ask(self, seat: theme.SeatColour | None, sentence: str, second: str = "", *, vital: str = "") -> None:
        """A decision: the sentence, and what remains or was paid; `vital` of it is what must be seen."""
        self._say(seat, sentence, second, vital, watching=False)

    def watch(self, seat: theme.SeatColour | None, sentence: str, skip: str = "") -> None:
        """A computer at work: Faster and Skip take the place of the other buttons."""
        self._give(self.skip, skip or self._plain()[self.skip])
        self._say(seat, sentence, "", "", watching=True)

    def _say(
        self, seat: theme.SeatColour | None, sentence: str, second: str, vital: str, *, watching: bool
    ) -> None:
        for button in (self.rest, self.passing):
            button.setEnabled(True)
        self._seat, self._sentence, self._watching = seat, sentence, watching
        self._second, self._vital = second, vital
        self._tell_prompt()
        self._arrange()

    def _tell_prompt(self) -> None:
        self.prompt.say(self._sentence, self._second, "" if self._watching else self._barrier)

    def tell(self, *, again: bool = False) -> None:
        """Says the sentence aloud, if it is another one than was said last or is to be heard once more."""
        if again or self._sentence != self._told:
            self._told = self._sentence
            announce(self, self._sentence)

    def speak(self) -> None:
        """Says the sentence and the second line again."""
        announce(self, f"{self._sentence} {self._second}".strip(), at_once=True)

    def sentence(self) -> str:
        """The sentence shown."""
        return self._sentence

    def second(self) -> str:
        """The second line."""
        return self._second

    def set_second(self, text: str, *, vital: str = "") -> None:
        """Changes the second line only."""
        self._second, self._vital = text, vital
        self._tell_prompt()
        self._arrange()

    def show_barrier(self, cause: str, icon: str = "die8") -> None:
        """Puts "Undo stops here: dice rolled" in the place of Undo; an empty cause brings Undo back."""
        text = self.tr("Undo stops here: {cause}").format(cause=cause)
        self._barrier, self._cause, self._barrier_icon = text if cause else "", cause, icon
        self._tell_prompt()
        self._arrange()

    def set_undo(self, can_undo: bool, can_redo: bool) -> None:
        """Whether there is something to take back, or to do again."""
        self.undo.setEnabled(can_undo)
        self.redo.setEnabled(can_redo)
        self.undo.setAccessibleDescription("" if can_undo else self.tr("There is nothing to undo."))
        self.redo.setAccessibleDescription("" if can_redo else self.tr("There is nothing to redo."))

    def set_hint(self, shown: bool, enabled: bool = True) -> None:
        """Whether the table has hints at all, and whether one can be asked for now."""
        self.hint.setEnabled(enabled)
        self._set_shown(self.hint, shown)

    def pause(self) -> None:
        """Nobody is asked until the next `ask`: what was said stays, and no button is alive."""
        for button in (self.undo, self.redo, self.rest, self.hint, self.passing, self.confirm):
            button.setEnabled(False)

    def name_hint(self, word: str | None) -> None:
        """What the hint's button does now, if it is not to ask for a hint."""
        self._give(self.hint, word if word is not None else self._plain()[self.hint])
        self._arrange()

    def set_now(self, shown: bool) -> None:
        """Whether the computer that is watched can be told to move now."""
        self._set_shown(self.now, shown)

    def set_rest(self, word: str | None) -> None:
        """The word of doing all that remains at once; None when nothing of the sort is under way."""
        if word is not None:
            self._give(self.rest, word)
        self._set_shown(self.rest, word is not None)

    def set_pass(self, word: str | None, key: str = "P") -> None:
        """The word of passing, finishing or declining; None when there is no such choice."""
        if word is not None:
            self._give(self.passing, word)
            self.passing.set_key(key)
        self._set_shown(self.passing, word is not None)

    def set_confirm(self, word: str | None, enabled: bool = True, icon: str = "ui-confirm") -> None:
        """The act the confirming button does ("Build"); None when nothing is to be confirmed."""
        if word is not None:
            self._give(self.confirm, word)
            self.confirm.set_icon(icon)
        self.confirm.setEnabled(enabled)
        self._set_shown(self.confirm, word is not None)

    def set_compact(self, compact: bool) -> None:
        """50 px high instead of 56."""
        self._compact = compact
        self.restyle()

    def set_rows(self, rows: int) -> None:
        """How many rows of words and buttons there are: all in one, or 2, or 3."""
        if rows != self._rows:
            self._rows = rows
            self.restyle()

    def _set_shown(self, button: Button, shown: bool) -> None:
        if not shown and button in self._off:
            return
        (self._off.discard if shown else self._off.add)(button)
        self._arrange()

    # how it lies

    def restyle(self) -> None:
        """Takes over the look in force."""
        self.setFixedHeight(theme.look().px(self.HEIGHTS[self._compact] + ROWS_MORE[self._rows - 1]))
        self._arrange()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.look().px(640), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _row(self) -> list[Button]:
        """The buttons that are shown, from left to right."""
        if self._watching:
            return [b for b in (self.now, self.faster, self.skip) if b not in self._off]
        row = [self.undo, self.redo, self.rest, self.hint, self.passing, self.confirm]
        return [b for b in row if b not in self._off and not (self._barrier and b is self.undo)]

    def _tag_width(self, words: str) -> float:
        look = theme.look()
        font = look.font("label", 14, bold=True)
        return QFontMetricsF(font).horizontalAdvance(words) + look.pxf(52)

    def _keeps_word(self, button: Button, surrender: int) -> bool:
        return not ((button is self.redo and surrender >= 2) or (button is self.hint and surrender >= 3))

    def _widths(self, surrender: int) -> list[int]:
        """Widths of the row when so much has been given up: 1 key tags, 2 the word of Redo, 3 of Hint."""
        return [b.width_for(key=surrender < 1, word=self._keeps_word(b, surrender)) for b in self._row()]

    def _room(self, surrender: int, tag: str | None = None) -> float:
        """The pixels left beside the buttons."""
        look = theme.look()
        taken = sum(self._widths(surrender)) + look.pxf(28)
        if self._barrier and not self._watching:
            taken += self._tag_width(self._barrier if tag is None else tag) + look.px(10)
        return self.width() - look.pxf(60) - taken - self._gaps()

    def _gaps(self) -> float:
        return theme.look().pxf(10) * sum(b in (self.hint, self.confirm) for b in self._row()[1:])

    def _facts(self) -> tuple[object, ...]:
        """All that decides how the bar lies."""
        row = tuple((id(b), b.text(), *b.face()) for b in self._row())
        words = (self._sentence, self._second, self._vital, self._barrier, self._barrier_icon)
        return (theme.look(), self.width(), self.height(), self._seat, self._watching, words, row)

    def _arrange(self) -> None:
        """Chooses what the buttons give up, places them, and fits the words into what is left.

        Every decision asks for it several times, and measuring words is dear.
        """
        facts = self._facts()
        if facts == self._arranged:
            return
        self._arranged = facts
        enough = self._wanted()
        surrender = next((s for s in range(3) if self._room(s) >= enough), 3)
        self._tag_words = self._barrier
        if self._barrier and self._rows > 1 and self._room(surrender) < 0:
            self._tag_words = self._cause
            surrender = next((s for s in range(3) if self._room(s, self._cause) >= 0), 3)
        self._place_row(surrender)
        self._fit(self._room(surrender, self._tag_words))
        self.update()

    def _wanted(self) -> float:
        """The pixels that words would have beside the buttons."""
        look = theme.look()
        needed = 0.0
        if self._rows == 1:
            needed = QFontMetricsF(look.font("sentence")).horizontalAdvance(self._sentence)
        if self._second and self._rows < 3:
            small = QFontMetricsF(look.font("label", SECOND_SIZE)).horizontalAdvance(self._second)
            needed = max(needed, small if self._rows == 1 else small / 2 + look.pxf(40))
        if self._rows > 1:
            return needed - look.pxf(30)  # no emblem stands beside the buttons
        return min(needed, look.pxf(SENTENCE_ROOM))

    def _place_row(self, surrender: int) -> None:
        look = theme.look()
        row, widths = self._row(), self._widths(surrender)
        shared = (self.undo, self.redo, self.rest, self.hint, self.passing, self.confirm)
        for button in (*shared, self.now, self.faster, self.skip):
            button.setVisible(button in row)
        right = float(self.width() - look.px(10))
        middle = self._button_middle()
        for i in range(len(row) - 1, -1, -1):
            button, wide = row[i], widths[i]
            button.set_tight(key=surrender < 1, word=self._keeps_word(button, surrender))
            tall = button.sizeHint().height()
            right -= wide
            button.setGeometry(int(right), int(middle - tall / 2), wide, tall)
            if i and button in (self.hint, self.confirm):
                right -= look.pxf(10)
        self._tag = QRectF()
        if self._barrier and not self._watching:
            width, high = self._tag_width(self._tag_words), look.pxf(36)
            self._tag = QRectF(right - width - look.pxf(6), middle - high / 2, width, high)

    def _button_middle(self) -> float:
        """Where the middles of the buttons are: in the last row where there are several."""
        return self.height() / 2 if self._rows == 1 else self.height() - theme.look().pxf(25)

    def _fit(self, width: float) -> None:
        look = theme.look()
        most = self.width() - look.pxf(84)
        above, below = (width if self._rows <= rows else most for rows in (1, 2))
        below += look.pxf(30) if self._rows == 2 else 0
        words_high = self.height() - (0 if self._rows == 1 else look.px(44))
        self.prompt.setGeometry(look.px(46), 0, max(0, int(above) + look.px(24)), words_high)
        words = self._sentence, self._second, self._vital
        self._fitted, self._second_fitted, whole = bar_words.fit(
            words, max(above, look.pxf(120)), below, self.height(), self._rows
        )
        self.setToolTip("" if whole else self._second)

    def lines(self) -> tuple[str, ...]:
        """The lines of the sentence as they are drawn."""
        return self._fitted.lines

    # how it is drawn

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), look.bar)
        painter.fillRect(QRectF(0, 0, self.width(), look.edge_width()), look.line_strong)
        if self._seat is not None:
            painter.fillRect(QRectF(0, 0, look.pxf(8), self.height()), look.seat_line(self._seat))
        self._paint_words(painter)
        if not self._tag.isEmpty():
            bar_words.paint_tag(painter, self._tag, self._tag_words, self._barrier_icon)
        painter.end()

    def _paint_words(self, painter: QPainter) -> None:
        """Sentence and second line, with the seat's emblem before the first of them."""
        look, emblem = theme.look(), self._seat is not None
        x = look.pxf(60 if emblem else 24)
        first = bar_words.rows_of(self._fitted, look.ink)
        second = bar_words.rows_of(self._second_fitted, look.muted)
        middle = self.height() / 2 if self._rows == 1 else self.height() / 2 - look.pxf(21)
        if self._rows == 2:
            bar_words.paint(painter, second, look.pxf(24), self._button_middle())
        bar_words.paint(painter, first if self._rows == 2 else first + second, x, middle)
        if self._seat is not None:
            size = 30 if self._rows != 2 else 24
            icons.draw_emblem(painter, self._seat, QPointF(look.pxf(34), middle), look.pxf(size))
