"""The bar at the foot of the table: whose decision it is, the sentence, buttons that always mean the same."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rome_desktop.app.kit import fitting, icons, theme
from rome_desktop.app.kit.controls import Button
from rome_desktop.app.kit.fitting import Fitted
from rome_desktop.app.kit.prompt import Prompt
from rome_desktop.app.kit.widgets import announce

SENTENCE_ROOM = 560
"""Px of 100 % the sentence may claim before buttons give up key tags and words."""
LEADING = 0.92
SECOND_SIZE, SECOND_SMALLEST = 12, 11.5
"""Type of the second line before it is broken in two, and then."""


class DecisionBar(QWidget):
    """Shows one of two things: a decision with its buttons (`ask`), or a computer at work (`watch`).

    The sentence is never cut: buttons give way first, then the type gets smaller, then it takes two lines and
    the second line folds into the tool tip; before that, the second line is made smaller and broken in two,
    and then only what is `vital` of it stays.
    `show_barrier` puts a dashed tag with the cause in place of Undo.
    """

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
        self._sentence = ""
        self._second = ""
        self._vital = ""
        self._barrier = ""
        self._barrier_icon = "die8"
        self._watching = False
        self._compact = False
        self._fitted: Fitted = Fitted((), QFont())
        self._second_fitted: Fitted | None = None
        self._tag = QRectF()
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
        for button in (self.undo, self.redo, self.confirm):
            button.setEnabled(False)

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
        self.skip.setText(self.tr("Skip to my turn"))
        self.skip.set_key(self.tr("Space"))

    def _plain(self) -> dict[Button, str]:
        return {
            self.hint: self.tr("Hint"),
            self.rest: self.tr("All the rest"),
            self.passing: self.tr("Pass"),
            self.confirm: self.tr("Confirm"),
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

    def watch(self, seat: theme.SeatColour | None, sentence: str, second: str = "") -> None:
        """A computer at work: Faster and Skip take the place of the other buttons."""
        self._say(seat, sentence, second, "", watching=True)

    def _say(
        self, seat: theme.SeatColour | None, sentence: str, second: str, vital: str, *, watching: bool
    ) -> None:
        for button in (self.rest, self.passing):
            button.setEnabled(True)
        news = sentence != self._sentence
        self._seat, self._sentence, self._watching = seat, sentence, watching
        self._second, self._vital = second, vital
        self._tell_prompt()
        self._arrange()
        if news:
            announce(self, sentence)  # after what the others did

    def _tell_prompt(self) -> None:
        self.prompt.say(self._sentence, self._second, "" if self._watching else self._barrier)

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
        self._barrier, self._barrier_icon = text if cause else "", icon
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

    def _set_shown(self, button: Button, shown: bool) -> None:
        if not shown and button in self._off:
            return
        (self._off.discard if shown else self._off.add)(button)
        self._arrange()

    # how it lies

    def restyle(self) -> None:
        """Takes over the look in force."""
        self.setFixedHeight(theme.look().px(50 if self._compact else 56))
        self._arrange()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.look().px(640), theme.look().px(50 if self._compact else 56))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _row(self) -> list[Button]:
        """The buttons that are shown, from left to right."""
        if self._watching:
            return [b for b in (self.now, self.faster, self.skip) if b not in self._off]
        row = [self.undo, self.redo, self.rest, self.hint, self.passing, self.confirm]
        return [b for b in row if b not in self._off and not (self._barrier and b is self.undo)]

    def _tag_width(self) -> float:
        look = theme.look()
        font = look.font("label", 14, bold=True)
        return QFontMetricsF(font).horizontalAdvance(self._barrier) + look.pxf(52)

    def _widths(self, surrender: int) -> list[int]:
        """Widths of the row when so much has been given up: 1 key tags, 2 the word of Redo, 3 of Hint."""
        return [
            b.width_for(
                key=surrender < 1,
                word=not ((b is self.redo and surrender >= 2) or (b is self.hint and surrender >= 3)),
            )
            for b in self._row()
        ]

    def _room(self, surrender: int) -> float:
        """The pixels left for the sentence."""
        look = theme.look()
        taken = sum(self._widths(surrender)) + look.pxf(28)
        if self._barrier and not self._watching:
            taken += self._tag_width() + look.px(10)
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
        look = theme.look()
        needed = QFontMetricsF(look.font("sentence")).horizontalAdvance(self._sentence)
        if self._second:
            small = QFontMetricsF(look.font("label", SECOND_SIZE))
            needed = max(needed, small.horizontalAdvance(self._second))
        enough = min(needed, look.pxf(SENTENCE_ROOM))
        surrender = next((s for s in range(3) if self._room(s) >= enough), 3)
        row, widths = self._row(), self._widths(surrender)
        shared = (self.undo, self.redo, self.rest, self.hint, self.passing, self.confirm)
        for button in (*shared, self.now, self.faster, self.skip):
            button.setVisible(button in row)
        right = float(self.width() - look.px(10))
        for i in range(len(row) - 1, -1, -1):
            button, wide = row[i], widths[i]
            word = not ((button is self.redo and surrender >= 2) or (button is self.hint and surrender >= 3))
            button.set_tight(key=surrender < 1, word=word)
            tall = button.sizeHint().height()
            right -= wide
            button.setGeometry(int(right), (self.height() - tall) // 2, wide, tall)
            if i and button in (self.hint, self.confirm):
                right -= look.pxf(10)
        if self._barrier and not self._watching:
            width, high = self._tag_width(), look.pxf(36)
            self._tag = QRectF(right - width - look.pxf(6), (self.height() - high) / 2, width, high)
        else:
            self._tag = QRectF()
        self._fit(self._room(surrender))
        self.update()

    def _fit(self, width: float) -> None:
        left = theme.look().px(46)
        self.prompt.setGeometry(left, 0, max(0, int(width) + theme.look().px(24)), self.height())
        room = max(width, theme.look().pxf(120))
        self._fitted = fitting.sentence(self._sentence, room)
        self._second_fitted = self._held(self._fitted, self._second, width)
        folded = bool(self._second) and self._second_fitted is None
        self.setToolTip(self._second if folded else "")
        for largest in fitting.SENTENCE_SIZES if folded and self._vital else ():
            if self._second_fitted is None:
                self._fitted = fitting.sentence(self._sentence, room, largest)
                self._second_fitted = self._held(self._fitted, self._vital, width)

    def _held(self, sentence: Fitted, text: str, width: float) -> Fitted | None:
        """The text as a second line under the sentence; None if there is no room."""
        second = self._fit_second(text, width) if text else None
        return second if second is not None and self._holds(sentence, second) else None

    def _holds(self, *parts: Fitted) -> bool:
        """Whether the lines stand one under the other within the height."""
        high = sum(QFontMetricsF(part.font).height() * LEADING * len(part.lines) for part in parts)
        return high <= self.height()

    def _fit_second(self, text: str, width: float) -> Fitted | None:
        """A second line, made smaller and at last broken in two; None if that does not do either."""
        font = fitting.line(text, "label", width, SECOND_SIZE)
        if font is not None:
            return Fitted((text,), font)
        font = theme.look().font("label", SECOND_SMALLEST)
        lines = tuple(fitting.wrapped(text, font, width))
        return Fitted(lines, font) if len(lines) <= 2 else None

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
            icons.draw_emblem(painter, self._seat, QPointF(look.pxf(34), self.height() / 2), look.pxf(30))
        self._paint_words(painter)
        if not self._tag.isEmpty():
            self._paint_tag(painter)
        painter.end()

    def _paint_words(self, painter: QPainter) -> None:
        look = theme.look()
        rows = [(text, self._fitted.font, look.ink) for text in self._fitted.lines]
        if self._second_fitted is not None:
            rows += [(text, self._second_fitted.font, look.muted) for text in self._second_fitted.lines]
        heights = [QFontMetricsF(font).height() * LEADING for _, font, _ in rows]
        y = (self.height() - sum(heights)) / 2
        x = look.pxf(60) if self._seat is not None else look.pxf(24)
        for (text, font, ink), high in zip(rows, heights, strict=True):
            metrics = QFontMetricsF(font)
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(QPointF(x, y + (high + metrics.ascent() - metrics.descent()) / 2), text)
            y += high

    def _paint_tag(self, painter: QPainter) -> None:
        look = theme.look()
        pen = QPen(look.faint, look.edge_width(1.2))
        pen.setDashPattern([4, 3.2])
        painter.setPen(pen)
        painter.setBrush(look.panel)
        painter.drawRoundedRect(self._tag, look.pxf(6), look.pxf(6))
        middle = self._tag.center().y()
        at = QPointF(self._tag.left() + look.pxf(20), middle)
        icons.draw(painter, self._barrier_icon, at, look.pxf(20), look.muted, look.panel)
        font = look.font("label", 14, bold=True)
        painter.setFont(font)
        painter.setPen(look.ink)
        base = middle + QFontMetricsF(font).capHeight() / 2
        painter.drawText(QPointF(self._tag.left() + look.pxf(37), base), self._barrier)
