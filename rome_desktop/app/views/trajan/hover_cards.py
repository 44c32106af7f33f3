"""The hover cards: what a place is, what an option there would bring, and why something cannot be."""

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Plan
from rome_desktop.app.table.board_cards import BoardCards
from rome_desktop.app.table.hover_card import CardLine, CardText
from rome_desktop.app.table.spot_key import Elsewhere, SpotKey
from rome_desktop.app.views.trajan import reads, reasons
from rome_desktop.app.views.trajan.infos import TrajanInfos
from rome_desktop.app.views.trajan.labels import TrajanLabels
from rome_desktop.app.views.trajan.orders import meaning
from rome_desktop.app.views.trajan.sayings import TrajanSayings
from rome_desktop.app.views.trajan.shown import TrajanShown
from rome_desktop.app.views.trajan.sowings import begun_with, sowing
from rome_desktop.app.words.trajan.words import TrajanWords
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.trajan import actions
from rome_desktop.games.trajan.ids import CATEGORIES, NOTHING, TRAYS
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
        return self._told(shown, title, self._brings(shown, action), CLAUSES.get(type(action), ""))

    # ---- options

    def _brings(self, shown: TrajanShown, action: Action) -> list[CardLine]:
        view = shown.view
        side = shown.asked
        if side is None:
            return []
        if isinstance(action, actions.Sow):
            now = begun_with(view, side, TRAYS.index(action.tray))
            told = self._sayings.about(view, side, now) if now is not None else []
            return [CardLine(*line) for line in told]
        if isinstance(action, actions.Drop):
            now = sowing(view, side)
            told = self._sayings.about(view, side, now) if now is not None else []
            return [CardLine(*line) for line in told]
        return self._goods(action, view, side) or self._board(action, view, side)

    def _goods(self, action: Action, view: TrajanState, side: int) -> list[CardLine]:
        match action:
            case actions.Draw():
                return [CardLine("ui-journal", self.tr("%n cards in the pile", "", reads.draw_pile(view)))]
            case actions.Play(card=card):
                return [CardLine("ui-journal", self._held(view, side, card)), self._redrawn()]
            case actions.PickUp() | actions.Discard():
                count = len(view.players[side].hand)
                return [CardLine("ui-journal", self.tr("%n cards in hand now", "", count))]
            case actions.Load(ship=ship):
                return [CardLine("laurel", self._pays(view, str(ship)))]
            case actions.Stow() | actions.Sail():
                top = view.pending[-1]
                loaded = str(top.ship) if isinstance(top, LoadShip) else ""
                return [CardLine("laurel", self._pays(view, loaded))] if loaded else []
        return []

    def _held(self, view: TrajanState, side: int, card: str) -> str:
        count = view.players[side].display.count(card)
        return self.tr("%n like it in the display now", "", count)

    def _redrawn(self) -> CardLine:
        return CardLine("ui-rotate", self.tr("a card is drawn for it"))

    def _pays(self, view: TrajanState, ship: str) -> str:
        values = next(values for key, _, values in reads.ships(view) if key == ship)
        said = ", ".join(str(value) for value in values)
        return self.tr("pays {values} for 1, 2, 3 … units").format(values=said)

    def _board(self, action: Action, view: TrajanState, side: int) -> list[CardLine]:
        match action:
            case actions.Take(space=space):
                tile = next((t for s, _, _, t in reads.forum(view) if s == space), "")
                return self._infos.forum_tile(tile, view)
            case actions.March(province=province):
                return self._march(view, side, province)
            case actions.Occupy():
                _, points = reads.province_points(view, view.players[side].leader, side)
                return [CardLine("laurel", self._terms.points(points))]
            case actions.Recruit() | actions.Hire():
                left = view.players[side].reserve
                return [
                    CardLine(
                        "meeple", self.tr("reserve: {before} → {after}").format(before=left, after=left - 1)
                    )
                ]
            case actions.Advance():
                points = reads.senate_points(view)[view.players[side].track + 1]
                return [
                    CardLine("laurel", self._terms.points(points)),
                    CardLine(
                        "fasces",
                        self.tr("%n votes", "", sum(reads.votes(view, side)) + self._more(view, side)),
                    ),
                ]
            case actions.TakeTile(category=category):
                tile = view.piles[CATEGORIES.index(category)]
                slot = view.players[side].arch
                return [CardLine("arch", self._tile_for(tile, slot))] if tile != NOTHING else []
            case actions.Build(site=site):
                return self._build(view, side, site)
        return []

    def _tile_for(self, tile: str, slot: int) -> str:
        said = self._terms.trajan_tile(tile)
        return f"{said[:1].upper()}{said[1:]}."

    @staticmethod
    def _more(view: TrajanState, side: int) -> int:
        """Votes that the next space gives beyond this one."""
        track = view.players[side].track
        votes = view.box.senate.votes
        return votes[track + 1] - votes[track]

    def _march(self, view: TrajanState, side: int, province: str) -> list[CardLine]:
        lines = []
        tile = reads.province_tile(view, province)
        if tile:
            lines.append(CardLine("forum", self.tr("takes {tile}").format(tile=self._terms.forum_tile(tile))))
        _, points = reads.province_points(view, province, side)
        said = self.tr("a legionary would score {points}").format(points=self._terms.points(points))
        lines.append(CardLine("laurel", said))
        return lines

    def _build(self, view: TrajanState, side: int, site: int) -> list[CardLine]:
        found = reads.site_tile(view, site)
        if found is None:
            return [CardLine("", self.tr("no tile here, but it opens the sites beside it"))]
        kind, points = found
        lines = [CardLine("laurel", self._terms.points(points))]
        owned = len(reads.buildings(view, side)[kind])
        if not owned:
            deed = view.map.bonus_deed[kind]
            said = self.tr("first of its type, bonus action {action}").format(action=self._terms.action(deed))
            lines.append(CardLine("hammer", said))
        else:
            lines.append(CardLine("hammer", self.tr("%n of this type so far", "", owned)))
        return lines
