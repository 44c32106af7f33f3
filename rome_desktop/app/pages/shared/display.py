"""A match on a framed table: what the table page and the replay page show in the same way."""

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from rome_desktop.app import language, tables
from rome_desktop.app.contract import Crumbs, GameView, TableContext, Words
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.chrome import JournalLine, SeatCell, SeatFacts
from rome_desktop.app.kit.live import announce
from rome_desktop.app.kit.spoken import figure
from rome_desktop.app.kit.strips import Pips
from rome_desktop.app.pages.shared.frame import TableFrame
from rome_desktop.app.pages.shared.journal_lines import KeptLines, newest_turn_first
from rome_desktop.catalogue import game as game_of
from rome_desktop.content.reader import Content
from rome_desktop.engine.game import Game
from rome_desktop.engine.steps import State
from rome_desktop.session.match import Entry
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings

RIVAL = "rival"


def sides_of(seats: tuple[Seat, ...], count: int, words: Words) -> tuple[Seat, ...]:
    """The seats, and after them automatic rivals in colours still free, `count` in all."""
    taken = {seat.colour for seat in seats}
    free = [colour.id for colour in theme.seats() if colour.id not in taken]
    rivals = (Seat(words.rival(), RIVAL, free[-1 - n]) for n in range(count - len(seats)))
    return (*seats, *rivals)


class MatchDisplay(TableFrame):
    """Knows the game on the table and shows a state of it in rail, strip and journal."""

    def __init__(self, bar: QWidget, settings: Settings) -> None:
        super().__init__(bar)
        self.settings = settings
        self.game: Game | None = None
        self.words: Words | None = None
        self.view: GameView | None = None
        self._lines = KeptLines()
        self._told: list[JournalLine] | None = None
        self._scores: tuple[tuple[int, str], ...] = ()
        self.table.preview.connect(self._foretell)

    def lay_table(self, key: str, content: Content) -> GameView:
        """Make the view and the words of a game; the former ones must have been taken away."""
        self.game = game_of(key)
        self.words = tables.words(self.game)
        self.view = tables.view(self.game, self.table, content, self.words)
        self._lines, self._told = KeptLines(), None
        self.table.seat_point = self._seat_point
        self.show_title()
        return self.view

    def _seat_point(self, side: int) -> QPointF:
        """The middle of a side's card, in the table's pixels; of the rail before it has cards."""
        cards = self.rail.cards()
        card: QWidget = cards[side] if side < len(cards) else self.rail
        return self.table.mapToScene(
            self.table.viewport().mapFrom(self, card.mapTo(self, card.rect().center()))
        )

    def take_away(self) -> None:
        """Everything of the match leaves the table."""
        if self.view is not None:
            self.view.skip()
            self.view.take_away()
            self.view.deleteLater()
        self.game = self.view = self.words = None

    def title(self) -> str:
        """The name of the game in the language in force."""
        if self.game is None:
            return ""
        return self.game.title.get(language.current(), self.game.title["en"])

    def show_title(self) -> None:
        """Name the game in the strip."""
        self.strip.set_title(self.title(), self.tr("Home"))

    def ask_reference(self) -> None:
        """The reference sheet of the game on the table."""
        if self.game is not None:
            self.reference_requested.emit(self.game.key)

    def context_for(
        self, state: State, seats: tuple[Seat, ...], viewer: int | None, dock: int
    ) -> TableContext:
        """Who sits where and who looks; scores are those the state shown allows to know."""
        assert self.game is not None
        assert self.words is not None
        standings = tuple(self.game.rules.standings(state))
        sides = sides_of(seats, len(standings), self.words)
        return TableContext(sides, viewer, dock, language.current(), self.settings, standings)

    def show_around(
        self, state: State, context: TableContext, entries: tuple[Entry, ...], upto: int, active: int | None
    ) -> None:
        """Fill rail, strip and journal for a state; `active` is the side that must act."""
        assert self.view is not None
        assert self.words is not None
        seats = [
            (theme.seat(seat.colour), self._facts(side, state, context))
            for side, seat in enumerate(context.sides)
        ]
        if len(seats) == len(self.rail.cards()):
            for side, (_, facts) in enumerate(seats):
                self.rail.show_facts(side, facts)
        else:
            self.rail.set_seats(seats)
        self._scores = tuple(
            (standing.score, facts.score)
            for standing, (_, facts) in zip(context.standings, seats, strict=True)
        )
        self.rail.set_active(active)
        crumbs = self.view.crumbs(state, context)
        self._show_phase(crumbs)
        lines = self._lines.in_time(entries, self.words, context, upto)
        if lines != self._told:  # laying out the journal anew is the dearest part of showing
            self._tell_aloud(lines)
            self._told = lines
            self.journal.set_lines(newest_turn_first(lines))

    def _tell_aloud(self, lines: list[JournalLine]) -> None:
        """What was added to the lines told already; nothing of a journal that is another one."""
        if self._told is None:
            return
        new = lines[len(self._told) :]
        if new and lines[: len(self._told)] == self._told:
            announce(self, ". ".join(line.sentence.removesuffix(".") for line in new))

    def say_side(self, side: int) -> None:
        """Say how a side stands: what its card shows."""
        cards = self.rail.cards()
        if side < len(cards):
            announce(self, cards[side].accessibleName(), at_once=True)

    def _show_phase(self, crumbs: Crumbs) -> None:
        if crumbs.pips is not None:
            word, number, count = crumbs.pips
            self.strip.set_phase(crumbs.labels, crumbs.current, Pips(word, count, number, crumbs.round))
            return
        labels = (crumbs.round, *crumbs.labels) if crumbs.round else crumbs.labels
        self.strip.set_phase(labels[:4], crumbs.current + (1 if crumbs.round else 0))

    def _foretell(self, option: object) -> None:
        """Beside the scores in the rail, what the option under the hand would make of them."""
        after = None if option is None or self.view is None else self.view.points_after(option)
        if len(self._scores) != len(self.rail.cards()):
            return
        for side, (points, score) in enumerate(self._scores):
            changed = after is not None and score and after[side] != points
            words = f"{score} → {figure(after[side])}" if changed and after is not None else score
            if self.rail.cards()[side].facts().score != words:
                self.rail.show_score(side, words)

    def _facts(self, side: int, state: State, context: TableContext) -> SeatFacts:
        assert self.view is not None
        seat = context.sides[side]
        line = self.view.kind_line(state, side, context)
        people = sum(s.is_human for s in context.sides)
        kind = self.kind_name(seat.kind, alone=people == 1)
        rows = tuple(
            tuple(
                SeatCell(
                    holding.icon, str(holding.count), holding.name, faint=not holding.count, rim=holding.rim
                )
                for holding in row
            )
            for row in self.view.holdings(state, side, context)
        )
        first = self.tr("1st") if self.view.first_side(state) == side else ""
        score = self._score(side, state, context)
        spoken = ", ".join(part for part in (seat.name, kind, line, score, first) if part)
        spoken = ", ".join([spoken, *(cell.told() for row in rows for cell in row)])
        return SeatFacts(seat.name, kind, score, rows, first, spoken, line, self.view.ring)

    def _score(self, side: int, state: State, context: TableContext) -> str:
        assert self.view is not None
        if not self.tells_points(state, context):
            return ""
        points = context.standings[side].score
        if not state.pending:
            return figure(points)
        if self.settings.projected_scores:
            return f"~{figure(points)}" if points >= 0 else f"~\u202f{figure(points)}"
        in_the_open = self.view.open_score(state, side)
        return "" if in_the_open is None else figure(in_the_open)

    def tells_points(self, state: State, context: TableContext) -> bool:
        """Whether points say how the match stands: where only a met challenge has any, not before its end."""
        always = self.game is not None and self.game.has_points
        return self.in_points(context) and (always or not state.pending)

    def in_points(self, context: TableContext) -> bool:
        """Whether the match is scored in points."""
        return self.game is not None and self.game.in_points(sum(s.kind != RIVAL for s in context.sides))

    def kind_name(self, kind: str, *, alone: bool) -> str:
        """Who answers for a seat, in a word or two."""
        names = {
            "human": self.tr("You") if alone else self.tr("Hot seat"),
            "random": self.tr("Computer · by chance"),
            "easy": self.tr("Computer · gentle"),
            "normal": self.tr("Computer · skilled"),
            "hard": self.tr("Computer · stern"),
            RIVAL: self.tr("Automatic"),
        }
        return names.get(kind, kind)
