"""What happened, told in the past tense and without the name, which the journal puts in front."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.shared import Line, SharedJournal, Teller
from rome_desktop.app.words.trajan.terms import TrajanTerms
from rome_desktop.engine.events import Event
from rome_desktop.games.trajan import events
from rome_desktop.games.trajan.ids import CENTRE, NOTHING

DEMANDS: dict[str, Any] = {
    "bread": QT_TRANSLATE_NOOP("TrajanJournal", "The people demand bread."),
    "games": QT_TRANSLATE_NOOP("TrajanJournal", "The people demand games."),
    "religion": QT_TRANSLATE_NOOP("TrajanJournal", "The people demand religion."),
}
SILENT = frozenset({events.MarkerDropped})
"""A sowing is told as a whole, when its tray is emptied: up to twelve more lines would hide the rest.

Each drop is shown as it falls, and the replay stops at each of them.
"""


class TrajanJournal(SharedJournal):
    """Events as journal lines."""

    def __init__(self, terms: TrajanTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._tellers = {
            **self._setup_tellers(),
            **self._turn_tellers(),
            **self._quarter_tellers(),
        }

    def divider(self, event: Event, context: TableContext) -> str | None:
        if isinstance(event, events.TurnBegun):
            at = self._terms.round_of_quarter(event.round)
            return self.tr("{name}, quarter {quarter}, round {round}").format(
                name=context.name(event.seat), **at
            )
        if isinstance(event, events.QuarterBegun):
            return self.tr("Quarter {number}").format(number=event.quarter)
        return None

    def _setup_tellers(self) -> dict[type[Event], Teller]:
        terms = self._terms
        return {
            events.FirstPlayerChosen: lambda e, c: (e.seat, self.tr("is the first player.")),
            events.MarkersArranged: lambda e, c: (e.seat, self.tr("put the markers on the trays.")),
            events.SitesDealt: lambda e, c: (None, self.tr("The construction tiles lie on their sites.")),
            events.ProvincesFilled: lambda e, c: (
                None,
                self.tr("%n provinces got a forum tile.", "", len(e.provinces)),
            ),
            events.ForumFilled: lambda e, c: (
                None,
                self.tr("%n spaces of the forum were filled.", "", len(e.spaces)),
            ),
            events.PilesRevealed: lambda e, c: (None, self.tr("The six piles of Trajan tiles are open.")),
            events.PileRevealed: lambda e, c: (
                None,
                self.tr("Next Trajan tile of its pile: {tile}.").format(tile=terms.trajan_tile(e.tile)),
            ),
            events.BonusTilesDrawn: lambda e, c: (
                None,
                self.tr("At stake in the senate: {tiles}.").format(
                    tiles=terms.all_of([terms.bonus_tile(tile) for tile in e.tiles])
                ),
            ),
            events.BonusTileGiven: lambda e, c: (
                e.seat,
                self.tr("began with a bonus tile: {tile}.").format(tile=terms.bonus_tile(e.tile)),
            ),
            events.CardsShuffled: lambda e, c: (
                None,
                self.tr("%n discards became the new draw pile.", "", e.cards),
            ),
        }

    def _turn_tellers(self) -> dict[type[Event], Teller]:
        return {**self._sowing_tellers(), **self._deed_tellers(), **self._extra_tellers()}

    def _sowing_tellers(self) -> dict[type[Event], Teller]:
        """Sowing and what it sets off."""
        terms = self._terms
        return {
            events.MarkersTaken: self._taken,
            events.TimeMoved: self._time,
            events.TileCompleted: lambda e, c: (
                e.seat,
                self.tr("completed a Trajan tile: {tile}.").format(tile=terms.trajan_tile(e.tile)),
            ),
            events.ArchMoved: self._arch,
            events.PawnsDeployed: self._deployed,
            events.MarkerAssigned: lambda e, c: (
                e.seat,
                self.tr("put a [+2] marker on {action}.").format(action=terms.action(e.deed)),
            ),
            events.SpecialDeclined: lambda e, c: (e.seat, self.tr("did without the special action.")),
            events.ActionPassed: lambda e, c: (
                e.seat,
                self.tr("did without the action {action}.").format(action=terms.action(e.deed)),
            ),
            events.ActionImpossible: lambda e, c: (
                e.seat,
                self.tr("could not perform {action}.").format(action=terms.action(e.deed)),
            ),
            events.ExtraSpent: lambda e, c: (
                e.seat,
                self.tr("spent the tile “{tile}” to repeat {action}.").format(
                    tile=terms.forum_tile(e.tile), action=terms.action(e.deed)
                ),
            ),
            events.CardsDrawn: lambda e, c: (e.seat, self.tr("drew %n cards.", "", e.cards)),
            events.CardDiscarded: lambda e, c: (
                e.seat,
                self.tr("discarded {good}.").format(good=terms.goods([e.card])),
            ),
            events.CardPickedUp: lambda e, c: (
                e.seat,
                self.tr("picked up {good}.").format(good=terms.goods([e.card])),
            ),
        }

    def _deed_tellers(self) -> dict[type[Event], Teller]:
        """Special actions."""
        terms = self._terms
        return {
            events.DiscardRefilled: lambda e, c: (
                None,
                self.tr("A discard pile begins anew with {good}.").format(good=terms.goods([e.card])),
            ),
            events.CardsPlayed: lambda e, c: (
                e.seat,
                self.tr("laid {goods} into the display.").format(goods=terms.goods(e.cards)),
            ),
            events.Shipped: self._shipped,
            events.ShipTurned: self._turned,
            events.ForumTileTaken: lambda e, c: (
                e.seat,
                self.tr("took the forum tile “{tile}”.").format(tile=terms.forum_tile(e.tile)),
            ),
            events.Recruited: lambda e, c: (e.seat, self.tr("recruited a legionary.")),
        }

    def _extra_tellers(self) -> dict[type[Event], Teller]:
        """Extra actions and the end of a turn."""
        terms = self._terms
        return {
            events.Marched: self._marched,
            events.Occupied: lambda e, c: (
                e.seat,
                self.tr("occupied {province}: {points}.").format(
                    province=terms.province(e.province), points=terms.points(e.points)
                ),
            ),
            events.Advanced: lambda e, c: (
                e.seat,
                self.tr("advanced in the senate: {points}.").format(points=terms.points(e.points)),
            ),
            events.TrajanTileTaken: lambda e, c: (
                e.seat,
                self.tr("took a Trajan tile for {slot}: {tile}.").format(
                    slot=terms.slot(e.slot), tile=terms.trajan_tile(e.tile)
                ),
            ),
            events.Hired: lambda e, c: (e.seat, self.tr("hired a worker.")),
            events.Built: self._built,
            events.BonusActionWon: lambda e, c: (
                e.seat,
                self.tr("won a bonus action with the first {building}: {action}.").format(
                    building=terms.building(e.type).lower(), action=terms.action(e.deed)
                ),
            ),
        }

    def _quarter_tellers(self) -> dict[type[Event], Teller]:
        terms = self._terms
        return {
            events.RoundEnded: lambda e, c: (
                None,
                self.tr("Quarter {quarter}, round {round} is over.").format(
                    **terms.round_of_quarter(e.round)
                ),
            ),
            events.DemandRevealed: lambda e, c: (
                None,
                QCoreApplication.translate("TrajanJournal", DEMANDS[str(e.icon)]),
            ),
            events.QuarterEnded: lambda e, c: (
                None,
                self.tr("Quarter {number} ends.").format(number=e.quarter),
            ),
            events.DemandsAnswered: self._answered,
            events.SenateVoted: self._voted,
            events.BonusClaimed: self._claimed,
            events.SenateReset: lambda e, c: (None, self.tr("All discs go back to the start of the senate.")),
            events.TilesRemoved: lambda e, c: (
                None,
                self.tr("%n tiles left the game.", "", len(e.tiles)),
            ),
            events.RivalCardTurned: lambda e, c: (
                e.seat,
                self.tr("turned over {action}: %n spaces of time.", "", e.steps).format(
                    action=terms.action(e.deed)
                ),
            ),
            events.RivalTook: self._rival_took,
            events.RivalBuilt: self._rival_built,
            events.RivalIdle: lambda e, c: (
                e.seat,
                self.tr("could do nothing with {action}.").format(action=terms.action(e.deed)),
            ),
            events.GameEnded: self._ended,
        }

    # ---- tellers

    def _taken(self, event: events.MarkersTaken, context: TableContext) -> Line:
        said = self.tr("emptied {tray}: %n markers.", "", len(event.markers))
        return event.seat, said.format(tray=self._terms.tray(event.tray))

    def _time(self, event: events.TimeMoved, context: TableContext) -> Line:
        if event.laps:
            return None, self.tr("Time moved %n spaces and passed the start.", "", event.steps)
        return None, self.tr("Time moved %n spaces.", "", event.steps)

    def _arch(self, event: events.ArchMoved, context: TableContext) -> Line:
        if event.slot == CENTRE:
            return event.seat, self.tr("had to put the Arch in the centre.")
        return event.seat, self.tr("moved the Arch to {slot}.").format(slot=self._terms.slot(event.slot))

    def _deployed(self, event: events.PawnsDeployed, context: TableContext) -> Line:
        if event.camp == "workers":
            return event.seat, self.tr("sent %n pawns to the worker camp.", "", event.pawns)
        return event.seat, self.tr("sent %n pawns to the military camp.", "", event.pawns)

    def _shipped(self, event: events.Shipped, context: TableContext) -> Line:
        sentence = self.tr("shipped {goods} ({ship}): {points}.")
        return event.seat, sentence.format(
            goods=self._terms.goods(event.cards),
            ship=self._terms.ship(event.ship),
            points=self._terms.points(event.points),
        )

    def _turned(self, event: events.ShipTurned, context: TableContext) -> Line:
        ship = self._terms.ship(event.ship)
        if event.grey:
            return None, self.tr("The ship “{ship}” is grey now.").format(ship=ship)
        return None, self.tr("The ship “{ship}” is coloured again.").format(ship=ship)

    def _marched(self, event: events.Marched, context: TableContext) -> Line:
        province = self._terms.province(event.province)
        if event.tile == NOTHING:
            return event.seat, self.tr("marched to {province}.").format(province=province)
        return event.seat, self.tr("marched to {province} and took the tile “{tile}”.").format(
            province=province, tile=self._terms.forum_tile(event.tile)
        )

    def _built(self, event: events.Built, context: TableContext) -> Line:
        if event.tile == NOTHING:
            return event.seat, self.tr("put a worker on a site without a tile.")
        return event.seat, self.tr("took a construction tile: {tile}.").format(
            tile=self._terms.construction_tile(event.tile)
        )

    def _answered(self, event: events.DemandsAnswered, context: TableContext) -> Line:
        if not event.unmet:
            return event.seat, self.tr("met all demands.")
        said = self.tr("left %n demands unmet and lost {points}.", "", event.unmet)
        return event.seat, said.format(points=self._terms.points(abs(event.points)))

    def _voted(self, event: events.SenateVoted, context: TableContext) -> Line:
        names = [
            self.tr("{name} with {votes}").format(name=context.name(side), votes=event.votes[side])
            for side in event.order
        ]
        return None, self.tr("The senate voted: {names}.").format(names=self._terms.all_of(names))

    def _claimed(self, event: events.BonusClaimed, context: TableContext) -> Line:
        tile = self._terms.bonus_tile(event.tile, yellow=event.yellow)
        if event.yellow:
            return event.seat, self.tr("took a bonus tile as consul: {tile}.").format(tile=tile)
        return event.seat, self.tr("took a grey bonus tile as vice consul: {tile}.").format(tile=tile)

    def _rival_took(self, event: events.RivalTook, context: TableContext) -> Line:
        kind = str(event.what)
        if kind == "trajan":
            tile = self._terms.trajan_tile(event.tile)
            return event.seat, self.tr("removed a Trajan tile: {tile}.").format(tile=tile)
        known = {tile.id for tile in self._terms.box.forum.tiles}
        if event.tile in known:
            tile = self._terms.forum_tile(event.tile)
            return event.seat, self.tr("took the forum tile “{tile}”.").format(tile=tile)
        return event.seat, self.tr("removed a card: {good}.").format(good=self._terms.goods([event.tile]))

    def _rival_built(self, event: events.RivalBuilt, context: TableContext) -> Line:
        if event.tile == NOTHING:
            return event.seat, self.tr("put a worker on a site without a tile.")
        tile = self._terms.construction_tile(event.tile)
        return event.seat, self.tr("put a worker on a site and removed {tile}.").format(tile=tile)

    def _ended(self, event: events.GameEnded, context: TableContext) -> Line:
        names = self._terms.all_of([context.name(side) for side in event.winners])
        points = self._terms.points(max((event.scores[side] for side in event.winners), default=0))
        return None, self.tr("The game is over: {names} wins with {points}.").format(
            names=names, points=points
        )
