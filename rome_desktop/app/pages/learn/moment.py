"""The coach in a match: a small card, the first time a thing is there, and never twice."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rome_desktop.app import language as languages
from rome_desktop.app.kit import paint, theme
from rome_desktop.app.kit.widgets import Button, announce
from rome_desktop.app.pages.learn.placing import covered, place_for
from rome_desktop.app.pages.learn.teaching_card import TeachingCard, rich
from rome_desktop.app.worker import Update
from rome_desktop.engine.events import Event
from rome_desktop.engine.game import Game
from rome_desktop.session.lessons.course import Moment
from rome_desktop.session.lessons.texts import BlankError, filled, plain, text_of

if TYPE_CHECKING:
    from rome_desktop.app.pages.table.page import TablePage


class MomentCard(TeachingCard):
    """What is new, what it is good for, and two buttons."""

    wide, radius, edge = 350, 8.0, 1.6

    understood = Signal()
    enough = Signal()
    rule = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 17)
        self.close_button = Button(parent=self)
        self.enough_button = Button(kind="link", parent=self)
        self.rule_button = Button(kind="link", icon="ui-rules", parent=self)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._reading, 1)
        row = QHBoxLayout()
        for button in (self.close_button, self.rule_button, self.enough_button):
            row.addWidget(button)
        row.insertStretch(2, 1)
        self._wire(
            (self.close_button, self.understood),
            (self.rule_button, self.rule),
            (self.enough_button, self.enough),
        )
        self._column.addLayout(row)
        self.retranslate()
        theme.follow(self, self.restyle)
        self.hide()

    def retranslate(self) -> None:
        """Takes the words of the language in force."""
        self.close_button.setText(self.tr("Understood"))
        self.enough_button.setText(self.tr("Enough, thank you"))
        self.rule_button.setText(self.tr("Rule"))

    def restyle(self) -> None:
        """Takes over the look in force."""
        look, margin = theme.look(), paint.shadow_margin()
        inner = margin + look.px(14)
        self._column.setContentsMargins(inner, margin + look.px(10), inner, margin + look.px(8))
        for lines in (self._column, self._lines):
            lines.setSpacing(look.px(5))
        self._text.setFont(look.font("body", 14.5))
        self.update()

    def _beside(self) -> int:
        return 2 * (paint.shadow_margin() + theme.look().px(14))

    def tell(self, key: str, say: str, *, has_rule: bool) -> None:
        """New words."""
        self._key.setText(key)
        self._text.setText(rich(say))
        self.rule_button.setVisible(has_rule)
        self.setAccessibleName(key)
        self.setAccessibleDescription(plain(say))
        announce(self, f"{key}. {plain(say)}")


class Coach(QObject):
    """Watches a match and says each new thing once: `told(moment)`; `enough` ends it for good."""

    told = Signal(str)
    enough = Signal()

    def __init__(self, page: "TablePage", beside: QWidget | None = None) -> None:
        super().__init__(page)
        self._page = page
        self._beside = [page.hint_panel, *([] if beside is None else [beside])]
        """What else may lie over the table and is not to be hidden."""
        self._game: Game | None = None
        self._left: list[Moment] = []
        self._events: list[Event] = []
        self._heard = False
        """Whether anybody was asked yet."""
        self._shown: Moment | None = None
        self.card = MomentCard(page)
        self.card.understood.connect(self.close)
        self.card.enough.connect(self._enough)
        self.card.rule.connect(self._open_rule)
        page.table.state_changed.connect(self.place)
        page.link.worker.updated.connect(self.hear)
        page.asked.connect(self.asked)
        page.hint_panel.installEventFilter(self)

    def watch(self, game: Game, moments: Sequence[Moment], told: Sequence[str]) -> None:
        """Speak of these moments of a game from now on, but for those that were told."""
        self._game, self._left = game, [moment for moment in moments if moment.when not in told]
        self._events, self._heard = [], False
        self.close()

    def forget(self) -> None:
        """Say nothing more."""
        self._game, self._left, self._events = None, [], []
        self.close()

    def close(self) -> None:
        """Away with the card; the next turn may bring another."""
        if self._shown is not None:
            self._page.card.keep_off([])
        self._shown = None
        self.card.hide()

    def hear(self, update: Update) -> None:
        """Something happened in the match."""
        self._events.extend(update.events)
        if update.cause != "played":
            self.close()

    def asked(self, update: Update) -> None:
        """A person is asked: now is the time to speak, once a turn at most."""
        game, seat = self._game, update.to_move
        if game is None or seat is None or not self._left or sum(s.is_human for s in update.seats) != 1:
            return
        new_turn = not self._heard or self._turn_begun()
        view, events, known = update.views[seat], self._events, game.open_teaching().moments
        if self._shown is not None and not new_turn:
            self.place()
            return
        if not new_turn:
            return
        self._events, self._heard = [], True
        self.close()
        for moment in self._left:
            if moment.when in known and known[moment.when](view, events, seat):
                self._say(moment, view, seat)
                return

    def _turn_begun(self) -> bool:
        """Whether a turn has begun since the card was there last."""
        words, context = self._page.words, self._page.context()
        return words is not None and any(words.divider(event, context) for event in self._events)

    def _say(self, moment: Moment, view: object, seat: int) -> None:
        game, code = self._game, languages.current()
        assert game is not None
        try:
            say = filled(moment.say, code, view, seat, game.open_teaching())
        except BlankError:
            return
        self._left.remove(moment)
        self._shown = moment
        self.card.tell(text_of(moment.key, code), say, has_rule=bool(moment.clause))
        self.place()
        self.told.emit(moment.when)

    def place(self) -> None:
        """Beside the table's lit places, over none of them; not at all if there is no such place."""
        if self._shown is None:
            return
        page, px = self._page, theme.look().pxf
        room = QRectF(page.table.geometry()).adjusted(px(2), px(2), -px(2), -px(2))
        size = self.card.wanted_size(room.size())
        corner = QPointF(page.table.pos()) - page.table.sight.seen.topLeft()
        spots = [page.table.index.get(key) for key in page.table.grammar.lit()]
        lit = [spot.scene_rect().translated(corner) for spot in spots if spot is not None]
        lit += [QRectF(other.geometry()) for other in self._beside if other.isVisible()]
        edge = [QRectF(room.left(), room.top(), 1, room.height())]
        place = place_for(QSizeF(size), room, edge, lit, px(8))
        free = covered(place, lit) == 0
        self.card.setGeometry(place.toRect())
        self.card.setVisible(free)
        self.card.raise_()
        page.card.keep_off([place.translated(-page.table.pos())] if free else [])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Resize, QEvent.Type.Move}:
            self.place()
        return super().eventFilter(watched, event)

    def _enough(self) -> None:
        self.forget()
        self.enough.emit()

    def _open_rule(self) -> None:
        if self._shown is not None:
            self._page.rules_requested.emit(self._shown.clause)
