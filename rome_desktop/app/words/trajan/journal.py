"""What happened, told in the past tense and without the name, which the journal puts in front."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.shared import Sayings, Says, SharedJournal, best, winners
from rome_desktop.app.words.trajan.terms import TrajanTerms
from rome_desktop.engine.events import Event
from rome_desktop.games.trajan import events
from rome_desktop.games.trajan.ids import CENTRE, Deed

SENTENCES: dict[type[Event], Any] = {
    # ---- set-up
    events.FirstPlayerChosen: QT_TRANSLATE_NOOP("TrajanJournal", "is the first player."),
    events.MarkersArranged: QT_TRANSLATE_NOOP("TrajanJournal", "put the markers on the trays."),
    events.SitesDealt: QT_TRANSLATE_NOOP("TrajanJournal", "The construction tiles lie on their sites."),
    events.PilesRevealed: QT_TRANSLATE_NOOP("TrajanJournal", "The six piles of Trajan tiles are open."),
    events.PileRevealed: QT_TRANSLATE_NOOP("TrajanJournal", "Next Trajan tile of its pile: {tile}."),
    events.BonusTilesDrawn: QT_TRANSLATE_NOOP("TrajanJournal", "At stake in the senate: {tiles}."),
    events.BonusTileGiven: QT_TRANSLATE_NOOP("TrajanJournal", "began with a bonus tile: {tile}."),
    # ---- sowing and what it sets off
    events.TileCompleted: QT_TRANSLATE_NOOP("TrajanJournal", "completed a Trajan tile: {tile}."),
    events.ArchMoved: {
        f"slot={CENTRE}": QT_TRANSLATE_NOOP("TrajanJournal", "had to put the Arch in the centre."),
        "": QT_TRANSLATE_NOOP("TrajanJournal", "moved the Arch to {slot}."),
    },
    events.MarkerAssigned: QT_TRANSLATE_NOOP("TrajanJournal", "put a [+2] marker on {action}."),
    events.SpecialDeclined: QT_TRANSLATE_NOOP("TrajanJournal", "did without the special action."),
    events.ActionPassed: QT_TRANSLATE_NOOP("TrajanJournal", "did without the action {action}."),
    events.ActionImpossible: QT_TRANSLATE_NOOP("TrajanJournal", "could not perform {action}."),
    events.ExtraSpent: QT_TRANSLATE_NOOP("TrajanJournal", "spent the tile “{tile}” to repeat {action}."),
    events.CardDiscarded: QT_TRANSLATE_NOOP("TrajanJournal", "discarded {good}."),
    events.CardPickedUp: QT_TRANSLATE_NOOP("TrajanJournal", "picked up {good}."),
    # ---- actions
    events.DiscardRefilled: QT_TRANSLATE_NOOP("TrajanJournal", "A discard pile begins anew with {good}."),
    events.CardsPlayed: QT_TRANSLATE_NOOP("TrajanJournal", "laid {goods} into the display."),
    events.Shipped: QT_TRANSLATE_NOOP("TrajanJournal", "shipped {goods} ({ship}): {points}."),
    events.ShipTurned: {
        "grey": QT_TRANSLATE_NOOP("TrajanJournal", "The ship “{ship}” is grey now."),
        "": QT_TRANSLATE_NOOP("TrajanJournal", "The ship “{ship}” is coloured again."),
    },
    events.ForumTileTaken: QT_TRANSLATE_NOOP("TrajanJournal", "took the forum tile “{tile}”."),
    events.Recruited: QT_TRANSLATE_NOOP("TrajanJournal", "recruited a legionary."),
    events.Marched: {
        "tile": QT_TRANSLATE_NOOP("TrajanJournal", "marched to {province} and took the tile “{tile}”."),
        "": QT_TRANSLATE_NOOP("TrajanJournal", "marched to {province}."),
    },
    events.Occupied: QT_TRANSLATE_NOOP("TrajanJournal", "occupied {province}: {points}."),
    events.Advanced: QT_TRANSLATE_NOOP("TrajanJournal", "advanced in the senate: {points}."),
    events.TrajanTileTaken: QT_TRANSLATE_NOOP("TrajanJournal", "took a Trajan tile for {slot}: {tile}."),
    events.Hired: QT_TRANSLATE_NOOP("TrajanJournal", "hired a worker."),
    events.Built: {
        "tile": QT_TRANSLATE_NOOP("TrajanJournal", "took a construction tile: {tile}."),
        "": QT_TRANSLATE_NOOP("TrajanJournal", "put a worker on a site without a tile."),
    },
    events.BonusActionWon: QT_TRANSLATE_NOOP(
        "TrajanJournal", "won a bonus action with the first {building}: {action}."
    ),
    # ---- rounds and quarters
    events.RoundEnded: QT_TRANSLATE_NOOP("TrajanJournal", "Quarter {quarter}, round {round} is over."),
    events.DemandRevealed: {
        "icon=bread": QT_TRANSLATE_NOOP("TrajanJournal", "The people demand bread."),
        "icon=games": QT_TRANSLATE_NOOP("TrajanJournal", "The people demand games."),
        "icon=religion": QT_TRANSLATE_NOOP("TrajanJournal", "The people demand religion."),
    },
    events.QuarterEnded: QT_TRANSLATE_NOOP("TrajanJournal", "Quarter {number} ends."),
    events.SenateVoted: QT_TRANSLATE_NOOP("TrajanJournal", "The senate voted: {names}."),
    events.BonusClaimed: {
        "yellow": QT_TRANSLATE_NOOP("TrajanJournal", "took a bonus tile as consul: {tile}."),
        "": QT_TRANSLATE_NOOP("TrajanJournal", "took a grey bonus tile as vice consul: {tile}."),
    },
    events.SenateReset: QT_TRANSLATE_NOOP("TrajanJournal", "All discs go back to the start of the senate."),
    # ---- the rival, and the end
    events.RivalTook: {
        "what=trajan": QT_TRANSLATE_NOOP("TrajanJournal", "removed a Trajan tile: {tile}."),
        "what=forum": QT_TRANSLATE_NOOP("TrajanJournal", "took the forum tile “{tile}”."),
        "": QT_TRANSLATE_NOOP("TrajanJournal", "removed a card: {good}."),
    },
    events.RivalBuilt: {
        "tile": QT_TRANSLATE_NOOP("TrajanJournal", "put a worker on a site and removed {tile}."),
        "": QT_TRANSLATE_NOOP("TrajanJournal", "put a worker on a site without a tile."),
    },
    events.RivalIdle: QT_TRANSLATE_NOOP("TrajanJournal", "could do nothing with {action}."),
    events.GameEnded: QT_TRANSLATE_NOOP("TrajanJournal", "The game is over: {names} wins with {points}."),
}
SILENT = frozenset({events.MarkerDropped})
"""A sowing is told as a whole, when its tray is emptied: up to twelve more lines would hide the rest.

Each drop is shown as it falls, and the replay stops at each of them.
"""


class TrajanJournal(SharedJournal):
    """Events as journal lines."""

    def __init__(self, terms: TrajanTerms, parent: QObject | None = None) -> None:
        super().__init__("TrajanJournal", SENTENCES | self._counted(), parent)
        self._terms = terms
        self._says = {
            "action": lambda e, c: terms.action(e.deed),
            "building": lambda e, c: terms.building(e.type).lower(),
            "good": lambda e, c: terms.goods([e.card]),
            "goods": lambda e, c: terms.goods(e.cards),
            "number": lambda e, c: str(e.quarter),
            "points": lambda e, c: terms.points(e.points),
            "province": lambda e, c: terms.province(e.province),
            "quarter": lambda e, c: str(terms.round_of_quarter(e.round)["quarter"]),
            "round": lambda e, c: str(terms.round_of_quarter(e.round)["round"]),
            "ship": lambda e, c: terms.ship(e.ship),
            "slot": lambda e, c: terms.slot(e.slot),
            "tray": lambda e, c: terms.tray(e.tray),
            "tiles": lambda e, c: terms.all_of([terms.bonus_tile(tile) for tile in e.tiles]),
            (events.RivalTook, "good"): lambda e, c: terms.goods([e.tile]),
            (events.SenateVoted, "names"): self._votes,
            (events.DemandsAnswered, "points"): lambda e, c: terms.points(abs(e.points)),
            (events.GameEnded, "names"): winners(terms),
            (events.GameEnded, "points"): lambda e, c: terms.points(best(e)),
            **self._tiles(terms),
        }

    def _tiles(self, terms: TrajanTerms) -> Sayings:
        """What a tile is called depends on what sort of tile it is."""

        def of_tile(called: Callable[[str], str]) -> Says:
            return lambda e, c: called(e.tile)

        of_trajan, of_forum = terms.trajan_tile, terms.forum_tile
        sorts = {
            events.PileRevealed: of_trajan,
            events.TileCompleted: of_trajan,
            events.TrajanTileTaken: of_trajan,
            events.ExtraSpent: of_forum,
            events.ForumTileTaken: of_forum,
            events.Marched: of_forum,
            events.Built: terms.construction_tile,
            events.RivalBuilt: terms.construction_tile,
            events.BonusTileGiven: terms.bonus_tile,
        }
        says: Sayings = {(sort, "tile"): of_tile(called) for sort, called in sorts.items()}
        return says | {
            (events.BonusClaimed, "tile"): lambda e, c: terms.bonus_tile(e.tile, yellow=e.yellow),
            (events.RivalTook, "tile"): lambda e, c: (of_trajan if e.what == Deed.TRAJAN else of_forum)(
                e.tile
            ),
        }

    def _counted(self) -> dict[type[Event], Any]:
        return {
            events.ProvincesFilled: lambda e: self.tr("%n provinces got a forum tile.", "", len(e.provinces)),
            events.ForumFilled: lambda e: self.tr("%n spaces of the forum were filled.", "", len(e.spaces)),
            events.CardsShuffled: lambda e: self.tr("%n discards became the new draw pile.", "", e.cards),
            events.MarkersTaken: lambda e: self.tr("emptied {tray}: %n markers.", "", len(e.markers)),
            events.TimeMoved: {
                "laps": lambda e: self.tr("Time moved %n spaces and passed the start.", "", e.steps),
                "": lambda e: self.tr("Time moved %n spaces.", "", e.steps),
            },
            events.PawnsDeployed: {
                "camp=workers": lambda e: self.tr("sent %n pawns to the worker camp.", "", e.pawns),
                "": lambda e: self.tr("sent %n pawns to the military camp.", "", e.pawns),
            },
            events.CardsDrawn: lambda e: self.tr("drew %n cards.", "", e.cards),
            events.DemandsAnswered: {
                "unmet": lambda e: self.tr("left %n demands unmet and lost {points}.", "", e.unmet),
                "": lambda e: self.tr("met all demands."),
            },
            events.TilesRemoved: lambda e: self.tr("%n tiles left the game.", "", len(e.tiles)),
            events.RivalCardTurned: lambda e: self.tr(
                "turned over {action}: %n spaces of time.", "", e.steps
            ),
        }

    def _votes(self, event: events.SenateVoted, context: TableContext) -> str:
        """Such as “Julia with 5 and Marcus with 3”."""
        names = [
            self.tr("{name} with {votes}").format(name=context.name(side), votes=event.votes[side])
            for side in event.order
        ]
        return self._terms.all_of(names)

    def divider(self, event: Event, context: TableContext) -> str | None:
        if isinstance(event, events.TurnBegun):
            at = self._terms.round_of_quarter(event.round)
            return self.tr("{name}, quarter {quarter}, round {round}").format(
                name=context.name(event.seat), **at
            )
        if isinstance(event, events.QuarterBegun):
            return self.tr("Quarter {number}").format(number=event.quarter)
        return None
