"""What happened, told in the past tense and without the name, which the journal puts in front."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.city_of_marble.terms import MarbleTerms
from rome_desktop.app.words.shared import SharedJournal, best, winners
from rome_desktop.engine.events import Event
from rome_desktop.games.city_of_marble import events
from rome_desktop.games.city_of_marble.components import Kind

SENTENCES: dict[type[Event], Any] = {
    events.HillsRevealed: QT_TRANSLATE_NOOP("MarbleJournal", "The hills in play are {hills}."),
    events.FirstPlayerChosen: QT_TRANSLATE_NOOP("MarbleJournal", "is the first player."),
    events.TilesDrawn: QT_TRANSLATE_NOOP("MarbleJournal", "drew {tiles}."),
    events.TilePlaced: QT_TRANSLATE_NOOP("MarbleJournal", "laid {tile} at {where}."),
    events.HillSurrounded: QT_TRANSLATE_NOOP(
        "MarbleJournal", "A ring closes round a corner of a hill, {hill}: no site forms there."
    ),
    events.MagistratePlaced: QT_TRANSLATE_NOOP("MarbleJournal", "put a magistrate on it."),
    events.MagistrateRecalled: QT_TRANSLATE_NOOP("MarbleJournal", "recalled the magistrate at {where}."),
    events.BridgeTaken: QT_TRANSLATE_NOOP("MarbleJournal", "took a bridge tile: {bridge}."),
    events.AqueductStarted: QT_TRANSLATE_NOOP("MarbleJournal", "started {line}."),
    events.PieceLaid: QT_TRANSLATE_NOOP("MarbleJournal", "extended {line} to {corner}."),
    events.CoinTaken: {
        "fountain": QT_TRANSLATE_NOOP("MarbleJournal", "reached a fountain and took a coin."),
        "": QT_TRANSLATE_NOOP("MarbleJournal", "took a coin from the treasury."),
    },
    events.BuildingBuilt: QT_TRANSLATE_NOOP(
        "MarbleJournal", "built {building} at {corner}: {points}, influence {influence}."
    ),
    events.MagistrateWithdrawn: QT_TRANSLATE_NOOP(
        "MarbleJournal", "moved a magistrate to {space}, from {where}."
    ),
    events.ImperiumSpent: QT_TRANSLATE_NOOP("MarbleJournal", "spent {kind} imperium for an extra action."),
    events.ActionLost: QT_TRANSLATE_NOOP("MarbleJournal", "lost an action: none was possible."),
    events.SenateSkipped: QT_TRANSLATE_NOOP("MarbleJournal", "laid no tile: none was possible."),
    events.FinalRoundBegun: QT_TRANSLATE_NOOP(
        "MarbleJournal", "The final round begins: one last action for everybody."
    ),
}


class MarbleJournal(SharedJournal):
    """Events as journal lines."""

    def __init__(self, terms: MarbleTerms, parent: QObject | None = None) -> None:
        super().__init__("MarbleJournal", SENTENCES | self._counted(), parent)
        self._terms = terms
        self._says = {
            "bridge": lambda e, c: terms.bridge(e.space, c.language),
            "corner": lambda e, c: terms.corner(e.end if isinstance(e, events.PieceLaid) else e.vertex),
            "building": lambda e, c: terms.building(e.kind),
            "hills": lambda e, c: terms.all_of([terms.hill(key, c.language) for key in e.hills]),
            "hill": lambda e, c: terms.hill(e.hill, c.language),
            "influence": lambda e, c: terms.influence(e.seat, e.influence),
            "kind": lambda e, c: terms.bare(Kind(e.kind)),
            "line": lambda e, c: terms.line(e.colour),
            "points": lambda e, c: terms.points(e.points),
            "space": lambda e, c: terms.space(e.space),
            "tile": lambda e, c: terms.tile(e.kind),
            "tiles": lambda e, c: terms.tiles(e.kinds),
            "where": lambda e, c: terms.where(e.position),
            (events.FountainBuilt, "names"): self._tied,
            (events.FountainBuilt, "count"): lambda e, c: str(max(e.influence)),
            (events.GameEnded, "name"): winners(terms),
            (events.GameEnded, "names"): winners(terms),
            (events.GameEnded, "points"): lambda e, c: terms.points(best(e)),
        }

    def _counted(self) -> dict[type[Event], Any]:
        return {
            events.FountainBuilt: lambda e: (
                self.tr("A fountain rises at {corner}: {names} tie, {count} each.")
                if any(e.influence)
                else self.tr("A fountain rises at {corner}: nobody had influence.")
            ),
            events.MagistratesReturned: lambda e: self.tr(
                "had %n magistrates come home from {space}.", "", e.count
            ),
            events.ImperiumTaken: lambda e: self.tr("took %n {kind} imperium tiles.", "", e.count),
            events.GameEnded: lambda e: (
                self.tr("The game is over: {names} share the victory, {points} each.")
                if len(e.winners) > 1
                else self.tr("The game is over: {name} wins with {points}.")
            ),
        }

    def _side(self, event: Event) -> int | None:
        return None if isinstance(event, events.FinalRoundBegun) else super()._side(event)

    def _tied(self, event: events.FountainBuilt, context: TableContext) -> str:
        most = max(event.influence)
        return self._terms.all_of([context.name(side) for side, n in enumerate(event.influence) if n == most])

    def divider(self, event: Event, context: TableContext) -> str | None:
        if isinstance(event, events.TurnBegun):
            return self.tr("{name}, turn {round}").format(name=context.name(event.seat), round=event.round)
        if isinstance(event, events.LastTurnBegun):
            return self.tr("{name}, last action").format(name=context.name(event.seat))
        return None
