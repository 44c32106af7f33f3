"""Replay: the table page with a time line in place of the bar; the match is shown step by step."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.controls import Button
from rome_desktop.app.kit.widgets import Label
from rome_desktop.app.pages.shared.display import MatchDisplay
from rome_desktop.app.pages.shared.journal_lines import last_done
from rome_desktop.app.table.hover_card import HoverCard
from rome_desktop.engine.hidden import observe
from rome_desktop.session.match import Match
from rome_desktop.session.settings import Settings

STEP_TIME = {"step": 1000, "calm": 1600, "normal": 1000, "brisk": 500, "at-once": 150}


class TimeLine(QWidget):
    """Moves as a line, turns as ticks in the colour of who began them. Click, drag, arrows, Home, End."""

    moved = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._count = 0
        self._at = 0
        self._turns: list[tuple[int, theme.SeatColour]] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_moves(self, count: int, turns: list[tuple[int, theme.SeatColour]]) -> None:
        """How many moves there are and where turns begin."""
        self._count, self._turns = count, turns
        self.update()

    def set_at(self, index: int) -> None:
        """The move before which the table is shown."""
        self._at = index
        self.setAccessibleName(self.tr("Move {number} of {count}").format(number=index, count=self._count))
        self.update()

    def turns(self) -> list[int]:
        """The moves that begin a turn."""
        return [index for index, _ in self._turns]

    def _x(self, index: int) -> float:
        room = self.width() - theme.look().pxf(24)
        return theme.look().pxf(12) + room * index / max(1, self._count)

    def _go(self, event: QMouseEvent) -> None:
        room = self.width() - theme.look().pxf(24)
        share = (event.position().x() - theme.look().pxf(12)) / max(1.0, room)
        self.moved.emit(round(min(1.0, max(0.0, share)) * self._count))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._go(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._go(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in steps:
            self.moved.emit(self._at + steps[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Home:
            self.moved.emit(0)
        elif event.key() == Qt.Key.Key_End:
            self.moved.emit(self._count)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        painter.setPen(QPen(look.outline, look.pxf(6), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(self._x(0), middle), QPointF(self._x(self._count), middle))
        painter.setPen(QPen(look.lit_edge, look.pxf(6), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(self._x(0), middle), QPointF(self._x(self._at), middle))
        apart = (self._x(self._count) - self._x(0)) / max(1, len(self._turns))
        wide = min(look.pxf(2.5), max(1.0, 0.4 * apart))  # so that they stay apart
        for index, colour in self._turns:
            painter.setPen(QPen(look.seat_line(colour), wide))
            x = self._x(index)
            painter.drawLine(QPointF(x, middle - look.pxf(11)), QPointF(x, middle + look.pxf(11)))
        painter.setPen(QPen(look.lit_edge, look.pxf(1.6)))
        painter.setBrush(look.lit)
        painter.drawEllipse(QPointF(self._x(self._at), middle), look.pxf(9), look.pxf(9))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.focus, look.pxf(3)))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 4, -2, -4), look.pxf(6), look.pxf(6))
        painter.end()


class ReplayBar(QWidget):
    """Where the replay stands, and the buttons that move it."""

    def __init__(self) -> None:
        super().__init__()
        self._compact = False
        self._told = ""
        self.sentence = Label("", "sentence", parent=self)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.line = TimeLine()
        self.previous_turn = Button("", icon="ui-undo", key="↓")
        self.back = Button("", key="←")
        self.play = Button("", "primary")
        self.forward = Button("", key="→")
        self.next_turn = Button("", icon="ui-redo", key="↑")
        self.go_on = Button("", icon="ui-confirm")
        row = QHBoxLayout(self)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.sentence)
        left.addWidget(self.line, 1)
        row.addLayout(left, 1)
        for button in self._buttons():
            row.addWidget(button)
        self.retranslate()
        theme.follow(self, self.restyle)

    def retranslate(self) -> None:
        """Takes the words of the language in force."""
        self.previous_turn.setText(self.tr("Turn back"))
        self.back.setText(self.tr("Back"))
        self.forward.setText(self.tr("Forward"))
        self.next_turn.setText(self.tr("Next turn"))
        self.go_on.setText(self.tr("Play on from here"))
        self.play.set_key(self.tr("Space"))
        self.set_playing(False)

    def _buttons(self) -> tuple[Button, ...]:
        return (self.previous_turn, self.back, self.play, self.forward, self.next_turn, self.go_on)

    def tell(self, sentence: str) -> None:
        """What happened last; the whole of it is in the tool tip where there is no room for it."""
        self._told = sentence
        self.sentence.setAccessibleName(sentence)
        self._fit()

    def _fit(self) -> None:
        """Key tags go first, then the words of the buttons that have a sign; the sentence keeps 420 px."""
        look, buttons = theme.look(), self._buttons()
        room = self.width() - look.pxf(34 + 6 * len(buttons))
        key, word, taken = True, True, 0
        for key, word in ((True, True), (False, True), (False, False)):
            taken = sum(button.width_for(key=key, word=word) for button in buttons)
            if room - taken >= look.pxf(420):
                break
        for button in buttons:
            button.set_tight(key=key, word=word)
        metrics = QFontMetricsF(self.sentence.font())
        left = max(look.pxf(120), room - taken)
        text = metrics.elidedText(self._told, Qt.TextElideMode.ElideRight, left)
        self.sentence.setText(text)
        self.sentence.setToolTip(self._told if text != self._told else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def set_playing(self, playing: bool) -> None:
        """Whether it runs by itself."""
        self.play.setText(self.tr("Pause") if playing else self.tr("Play"))

    def set_compact(self, compact: bool) -> None:
        """A little lower where room is short."""
        self._compact = compact
        self.restyle()

    def restyle(self) -> None:
        """Takes over the look in force."""
        px = theme.look().px
        self.setFixedHeight(px(58 if self._compact else 64))
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(px(16), px(4), px(12), px(4))
            layout.setSpacing(px(6))
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.bar)
        painter.fillRect(0, 0, self.width(), 1, look.line_strong)
        painter.end()


class ReplayPage(MatchDisplay):
    """One match, finished or not, shown; nothing here can change it."""

    play_on = Signal(object, int)
    """The match, and the move before which a copy goes on."""
    back = Signal()
    """To where the replay was asked for."""

    def __init__(self, settings: Settings) -> None:
        self.time_bar = ReplayBar()
        super().__init__(self.time_bar, settings)
        self.match: Match | None = None
        self.at = 0
        self._begins = 0
        """The first move that can be shown."""
        self._clock = QTimer(self)
        self._clock.timeout.connect(lambda: self.go_to(self.at + 1))
        self.card = HoverCard(self.table, lambda key, _: self.view.card(key, None) if self.view else None)
        self._connect()

    def _connect(self) -> None:
        bar = self.time_bar
        bar.line.moved.connect(self.go_to)
        bar.back.clicked.connect(lambda: self.go_to(self.at - 1))
        bar.forward.clicked.connect(lambda: self.go_to(self.at + 1))
        bar.previous_turn.clicked.connect(lambda: self._turn(-1))
        bar.next_turn.clicked.connect(lambda: self._turn(1))
        bar.play.clicked.connect(self.toggle)
        bar.go_on.clicked.connect(self._go_on)
        self.journal.line_chosen.connect(lambda key: self.go_to(key + 1))
        for keys, act in (
            ("Left", lambda: self.go_to(self.at - 1)),
            ("Right", lambda: self.go_to(self.at + 1)),
            ("Up", lambda: self._turn(1)),
            ("Down", lambda: self._turn(-1)),
            ("Space", self.toggle),
            ("J", self.toggle_journal),
            ("Esc", self._step_back),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def _step_back(self) -> None:
        """Esc: the journal's drawer first, then to where the replay was asked for."""
        if not self.close_journal():
            self.back.emit()

    def strip_buttons(self) -> list[tuple[str, str, str]]:
        """All but the tables: who shows a replay looks at everything anyhow."""
        return [button for button in super().strip_buttons() if button[0] != "tables"]

    def title(self) -> str:
        """The name of the game, and that this is a replay."""
        return self.tr("{game} · replay").format(game=super().title())

    def open_match(self, match: Match, at: int | None = None) -> None:
        """Show a match before move `at` (its end by default)."""
        self.leave()
        self.match = match
        self.lay_table(match.game.key, match.content).relayout.connect(self.show_again)
        # Before anybody is asked chance lays the table out: there is nothing to see yet.
        asked = (entry.index for entry in match.entries if entry.seat is not None)
        self._begins = next((index for index in asked if index >= match.base_index), match.base_index)
        turns = []
        previous: int | None = None
        for entry in match.entries:
            if entry.seat is not None and entry.seat != previous:
                turns.append((entry.index, theme.seat(match.seats[entry.seat].colour)))
                previous = entry.seat
        self.time_bar.line.set_moves(len(match.lines), turns)
        self.go_to(len(match.lines) if at is None else at)

    def leave(self) -> None:
        """Take the match off the table."""
        self._clock.stop()
        self.time_bar.set_playing(False)
        self.take_away()
        self.match = None

    def go_to(self, index: int) -> None:
        """Show the table before a move."""
        match = self.match
        if match is None:
            return
        self.at = max(self._begins, min(index, len(match.lines)))
        self.show_again()
        if self.at == len(match.lines) and self._clock.isActive():
            self.toggle()

    def show_again(self) -> None:
        """Make everything equal to the move shown, seen from beside the table."""
        match, view = self.match, self.view
        if match is None or view is None:
            return
        state = observe(match.state_at(self.at), match.game.rules.zones, None)
        turn = view.turn_side(state)
        context = self.context_for(state, match.seats, None, turn if turn is not None else 0)
        view.show(state, context)
        view.mark(last_done(match.entries, self.at))
        self.show_around(state, context, tuple(match.entries), self.at, turn)
        told = self.journal.model.first_sentence()
        text = self.tr("Move {number} of {count}.").format(number=self.at, count=len(match.lines))
        self.time_bar.tell(f"{text} {told}".strip())
        self.time_bar.line.set_at(self.at)
        self.time_bar.go_on.setEnabled(bool(state.pending))

    def toggle(self) -> None:
        """Play or pause."""
        if self._clock.isActive():
            self._clock.stop()
        else:
            if self.match is not None and self.at == len(self.match.lines):
                self.go_to(self._begins)
            self._clock.start(STEP_TIME[self.settings.pace])
        self.time_bar.set_playing(self._clock.isActive())

    def set_settings(self, settings: Settings) -> None:
        """Another pace or language, at once."""
        self.settings = settings
        if self._clock.isActive():
            self._clock.start(STEP_TIME[settings.pace])
        self.show_again()

    def _turn(self, step: int) -> None:
        turns = self.time_bar.line.turns()
        end = len(self.match.lines) if self.match is not None else 0
        if step > 0:
            self.go_to(next((t for t in turns if t > self.at), end))
        else:
            self.go_to(next((t for t in reversed(turns) if t < self.at), 0))

    def _go_on(self) -> None:
        if self.match is not None:
            self.play_on.emit(self.match, self.at)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.match is not None:
            self.time_bar.retranslate()
            self.show_title()
            self.show_again()
