"""The hover cards: what a place is, what an option there would bring, and why something cannot be."""

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Plan
from rome_desktop.app.kit.spoken import capitalised
from rome_desktop.app.table.board_cards import BoardCards
from rome_desktop.app.table.hover_card import CardLine, CardText, Promise
from rome_desktop.app.table.spot_key import Elsewhere, SpotKey
from rome_desktop.app.views.trajan import foresight, reads, reasons
from rome_desktop.app.views.trajan.infos import TrajanInfos
from rome_desktop.app.views.trajan.labels import TrajanLabels
from rome_desktop.app.views.trajan.orders import meaning
from rome_desktop.app.views.trajan.sayings import TrajanSayings
from rome_desktop.app.views.trajan.shown import TrajanShown
from rome_desktop.app.views.trajan.sowings import begun_with, sowing
from rome_desktop.app.words.trajan.words import TrajanWords
from rome_desktop.engine.actions import Action
from rome_desktop.engine.foresight import Foreseen
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.trajan import actions
from rome_desktop.games.trajan.cards import drawable
from rome_desktop.games.trajan.events import DemandsAnswered, Marched
from rome_desktop.games.trajan.foresight import foresee, is_idle
from rome_desktop.games.trajan.ids import CATEGORIES, NOTHING, SIDES, TRAYS
from rome_desktop.games.trajan.seaport import LoadShip
from rome_desktop.games.trajan.state import TrajanState

CLAUSES: dict[type[Action], str] = {
    actions.Sow: "TR-4.1",
    actions.Drop: "TR-4.2",
    actions.Deploy: "TR-5.3",
    actions.Collect: "TR-5.3",
    actions.Mark: "TR-6.2",
    actions.Spend: "TR-6.2",
    actions.Draw: "TR-7.1",
    actions.Discard: "TR-7.1",
    actions.PickUp: "TR-7.2",
    actions.Play: "TR-7.3",
    actions.Load: "TR-7.4",
    actions.Stow: "TR-7.5",
    actions.Sail: "TR-7.4",
    actions.Take: "TR-8.1",
    actions.Recruit: "TR-9.1",
    actions.March: "TR-9.2",
    actions.Occupy: "TR-9.3",
    actions.Advance: "TR-11.1",
    actions.TakeTile: "TR-10.1",
    actions.Hire: "TR-12.1",
    actions.Build: "TR-12.2",
    actions.Answer: "TR-15.1",
    actions.Claim: "TR-16.2",
    actions.Fill: "TR-2.9",
    actions.UsePreset: "TR-2.9",
}


class TrajanCards(BoardCards):
    """Cards for every spot."""

    game = "trajan"
    _labels: TrajanLabels
    _infos: TrajanInfos

    def __init__(
        self,
        words: TrajanWords,
        labels: TrajanLabels,
        sayings: TrajanSayings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(words, labels, parent)
        self._sayings = sayings
        self._terms = words.terms
        self._infos = TrajanInfos(words.terms, self)

    def _refusal(self, shown: TrajanShown, key: SpotKey, picked: SpotKey | None) -> Refusal | None:
        if isinstance(key, Elsewhere):
            return None
        return reasons.refusal(shown.view, key, picked)

    def plan(self, shown: TrajanShown, key: SpotKey, plan: Plan) -> CardText | None:
        """What a sowing that completes the tile on this slot does."""
        view = shown.view
        meant = meaning(view, shown.asked, plan) if shown.asked is not None else None
        if meant is None:
            return None
        return self._told(
            shown,
            self._title(shown, key),
            [CardLine(*x) for x in self._sayings.order(view, *meant)],
            "TR-5.1",
        )

    def _option(self, shown: TrajanShown, action: Action, key: SpotKey) -> CardText:
        title = self._words.option(action, shown.view, shown.context)
        if isinstance(action, actions.Sow):
            title = self._title(shown, key)
        lines = [*self._brings(shown, action), *self._idle(shown, action)]
        return self._told(shown, title, lines, CLAUSES.get(type(action), ""))

    # ---- options

    def _idle(self, shown: TrajanShown, action: Action) -> list[CardLine]:
        """[TR-6.1] A warning where an option brings nothing as things stand."""
        if not is_idle(shown.view, action):
            return []
        return [CardLine("", self.tr("It brings nothing now."), "accent")]

    def _brings(self, shown: TrajanShown, action: Action) -> list[CardLine]:
        view = shown.view
        side = shown.asked
        if side is None:
            return []
        found = foresee(view, action)
        if isinstance(action, (actions.Sow, actions.Drop)):
            now = sowing(view, side)
            if isinstance(action, actions.Sow):
                now = begun_with(view, side, TRAYS.index(action.tray))
            told = self._sayings.about(view, side, now) if now is not None else []
            return [*(CardLine(*line) for line in told), *self._scores(found, side)]
        return [*self._of(action, found, side), *self._changes(action, found, side)]

    def _of(self, action: Action, found: Foreseen[TrajanState], side: int) -> list[CardLine]:
        """What is particular to an option."""
        view = found.before
        match action:
            case actions.Draw():
                return [CardLine("ui-journal", self._down(reads.draw_pile(view)))]
            case actions.PickUp(side=side_of):
                emptied = len(view.discards[SIDES.index(side_of)]) == 1 and drawable(view)
                said = self.tr("the emptied pile gets a card of the draw pile, turned up at once")
                return [CardLine("ui-rotate", said)] if emptied else []
            case actions.Play(card=card):
                like = foresight.promise(found, side, f"display:{card}")
                said = self.tr("like it in the display: {before} → {after}")
                lines = [self._line("ui-journal", said, like)]
                if drawable(view):
                    lines.append(CardLine("ui-rotate", self.tr("a card is drawn for it")))
                return lines
            case actions.Load(ship=ship):
                return [CardLine("laurel", self._pays(view, str(ship)))]
            case actions.Stow() | actions.Sail():
                top = view.pending[-1]
                loaded = str(top.ship) if isinstance(top, LoadShip) else ""
                return [CardLine("laurel", self._pays(view, loaded))] if loaded else []
        return self._board(action, found, side)

    def _board(self, action: Action, found: Foreseen[TrajanState], side: int) -> list[CardLine]:
        view = found.before
        match action:
            case actions.Take(space=space):
                tile = next((t for s, _, _, t in reads.forum(view) if s == space), "")
                return self._infos.forum_tile(tile, view)
            case actions.March():
                return self._march(found, side)
            case actions.TakeTile(category=category):
                return self._arch(view, CATEGORIES.index(category))
            case actions.Build(site=site):
                return self._build(found, side, site)
            case actions.Answer():
                unmet = sum(event.unmet for event in found.of(DemandsAnswered))
                return [CardLine("", self.tr("%n demands stay unmet", "", unmet), "accent")] if unmet else []
        return []

    def _scores(self, found: Foreseen[TrajanState], side: int) -> list[CardLine]:
        """Points gained or lost at once."""
        kept = foresight.promise(found, side, "score")
        points = kept.after - kept.before
        if not points:
            return []
        said = (
            self._terms.points(points)
            if points > 0
            else self.tr("−{points}").format(points=self._terms.points(-points))
        )
        return [CardLine("laurel", said, "ink" if points > 0 else "accent", (kept,))]

    def _changes(self, action: Action, found: Foreseen[TrajanState], side: int) -> list[CardLine]:
        """What is there more or less of: points, pawns, cards, votes."""
        lines = self._scores(found, side)
        for what, icon, said in (
            ("reserve", "meeple", self.tr("reserve: {before} → {after}")),
            ("workers", "meeple", self.tr("workers in the camp: {before} → {after}")),
            ("legionaries", "legionary", self.tr("legionaries in the camp: {before} → {after}")),
            ("hand", "ui-journal", self.tr("cards in hand: {before} → {after}")),
            ("votes", "fasces", self.tr("votes: {before} → {after}")),
        ):
            kept = foresight.promise(found, side, what)
            if kept.before != kept.after:
                lines.append(self._line(icon, said, kept))
        return lines

    @staticmethod
    def _line(icon: str, said: str, kept: Promise) -> CardLine:
        return CardLine(icon, said.format(before=kept.before, after=kept.after), promises=(kept,))

    def _pays(self, view: TrajanState, ship: str) -> str:
        values = next(values for key, _, values in reads.ships(view) if key == ship)
        said = ", ".join(str(value) for value in values)
        return self.tr("pays {values} for 1, 2, 3 … units").format(values=said)

    def _tile_for(self, tile: str) -> str:
        said = self._terms.trajan_tile(tile)
        return f"{capitalised(said)}."

    def _down(self, count: int) -> str:
        return self.tr("%n cards face down in the pile", "", count)

    def _arch(self, view: TrajanState, pile: int) -> list[CardLine]:
        """[TR-2.10, R05] A tile, and that nobody knows the one below."""
        tile = view.piles[pile]
        if tile == NOTHING:
            return []
        lines = [CardLine("arch", self._tile_for(tile))]
        if view.under_piles[pile]:
            lines.append(
                CardLine("ui-rotate", self.tr("another tile of its pile is then turned up by chance"))
            )
        return lines

    def _march(self, found: Foreseen[TrajanState], side: int) -> list[CardLine]:
        lines = []
        for event in found.of(Marched):
            if event.tile:
                said = self.tr("takes {tile}").format(tile=self._terms.forum_tile(event.tile))
                lines.append(CardLine("forum", said))
        player = found.after.players[side]
        if player.leader in player.provinces:
            said = self.tr("one of your legionaries is there already: no second one may follow")
            return [*lines, CardLine("legionary", said, "muted")]
        kept = foresight.promise(found, side, f"occupy:{player.leader}")
        said = self.tr("a legionary would score {points}").format(points=self._terms.points(kept.after))
        return [*lines, CardLine("laurel", said, promises=(kept,))]

    def _build(self, found: Foreseen[TrajanState], side: int, site: int) -> list[CardLine]:
        there = reads.site_tile(found.before, site)
        if there is None:
            return [CardLine("", self.tr("no tile here, but it opens the sites beside it"))]
        won = foresight.bonus_won(found, side)
        if won is None:
            owned = len(reads.buildings(found.before, side)[there[0]])
            return [CardLine("hammer", self.tr("%n of this type so far", "", owned))]
        action = self._terms.action(won[0])
        if not won[1]:
            said = self.tr("first of its type, but its bonus action {action} is not possible now")
            return [CardLine("hammer", said.format(action=action), "accent")]
        said = self.tr("first of its type, bonus action {action}").format(action=action)
        return [CardLine("hammer", said)]
