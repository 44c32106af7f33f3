"""What happened, told in the past tense and without the name, which the journal puts in front."""

from PySide6.QtCore import QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.city_of_marble.terms import MarbleTerms
from rome_desktop.app.words.shared import Line, SharedJournal
from rome_desktop.engine.events import Event
from rome_desktop.games.city_of_marble import events
from rome_desktop.games.city_of_marble.components import Kind


class MarbleJournal(SharedJournal):
    """Events as journal lines."""

    def __init__(self, terms: MarbleTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._tellers = {
            events.HillsRevealed: self._hills,
            events.FirstPlayerChosen: lambda e, c: (e.seat, self.tr("is the first player.")),
            events.TilesDrawn: self._drawn,
            events.TilePlaced: self._placed,
            events.MagistratePlaced: lambda e, c: (e.seat, self.tr("put a magistrate on it.")),
            events.MagistrateRecalled: lambda e, c: (e.seat, self.tr("recalled a magistrate.")),
            events.BridgeTaken: self._bridge,
            events.AqueductStarted: self._started,
            events.PieceLaid: self._piece,
            events.CoinTaken: self._coin,
            events.BuildingBuilt: self._built,
            events.FountainBuilt: self._fountain,
            events.MagistrateWithdrawn: self._withdrawn,
            events.ImperiumSpent: self._spent,
            events.MagistratesReturned: self._returned,
            events.ImperiumTaken: self._imperium,
            events.ActionLost: lambda e, c: (e.seat, self.tr("lost an action: none was possible.")),
            events.SenateSkipped: lambda e, c: (e.seat, self.tr("laid no tile: none was possible.")),
            events.FinalRoundBegun: self._final,
            events.GameEnded: self._ended,
        }

    def divider(self, event: Event, context: TableContext) -> str | None:
        if isinstance(event, events.TurnBegun):
            return self.tr("{name}, turn {round}").format(name=context.name(event.seat), round=event.round)
        if isinstance(event, events.LastTurnBegun):
            return self.tr("{name}, last action").format(name=context.name(event.seat))
        return None

    # ---- tellers

    def _hills(self, event: events.HillsRevealed, context: TableContext) -> Line:
        hills = self._terms.all_of([self._terms.hill(key, context.language) for key in event.hills])
        return None, self.tr("The hills in play are {hills}.").format(hills=hills)

    def _drawn(self, event: events.TilesDrawn, context: TableContext) -> Line:
        return event.seat, self.tr("drew {tiles}.").format(tiles=self._terms.tiles(event.kinds))

    def _placed(self, event: events.TilePlaced, context: TableContext) -> Line:
        return event.seat, self.tr("laid {tile}.").format(tile=self._terms.tile(event.kind))

    def _bridge(self, event: events.BridgeTaken, context: TableContext) -> Line:
        bridge = self._terms.bridge(event.space, context.language)
        return event.seat, self.tr("took a bridge tile: {bridge}.").format(bridge=bridge)

    def _started(self, event: events.AqueductStarted, context: TableContext) -> Line:
        return event.seat, self.tr("started {line}.").format(line=self._terms.line(event.colour))

    def _piece(self, event: events.PieceLaid, context: TableContext) -> Line:
        return event.seat, self.tr("extended {line}.").format(line=self._terms.line(event.colour))

    def _coin(self, event: events.CoinTaken, context: TableContext) -> Line:
        if event.fountain:
            return event.seat, self.tr("reached a fountain and took a coin.")
        return event.seat, self.tr("took a coin from the treasury.")

    def _built(self, event: events.BuildingBuilt, context: TableContext) -> Line:
        sentence = self.tr("built {building}: {points}, influence {influence}.")
        return event.seat, sentence.format(
            building=self._terms.building(event.kind),
            points=self._terms.points(event.points),
            influence=self._terms.influence(event.seat, event.influence),
        )

    def _fountain(self, event: events.FountainBuilt, context: TableContext) -> Line:
        if not any(event.influence):
            return None, self.tr("A fountain rises: nobody had influence.")
        best = max(event.influence)
        tied = [context.name(side) for side, n in enumerate(event.influence) if n == best]
        return None, self.tr("A fountain rises: {names} tie, {count} each.").format(
            names=self._terms.all_of(tied), count=best
        )

    def _withdrawn(self, event: events.MagistrateWithdrawn, context: TableContext) -> Line:
        space = self._terms.space(event.space)
        return event.seat, self.tr("moved a magistrate to {space}.").format(space=space)

    def _spent(self, event: events.ImperiumSpent, context: TableContext) -> Line:
        kind = self._terms.bare(event.kind)
        return event.seat, self.tr("spent {kind} imperium for an extra action.").format(kind=kind)

    def _returned(self, event: events.MagistratesReturned, context: TableContext) -> Line:
        sentence = self.tr("had %n magistrates come home from {space}.", "", event.count)
        return event.seat, sentence.format(space=self._terms.space(event.space))

    def _imperium(self, event: events.ImperiumTaken, context: TableContext) -> Line:
        sentence = self.tr("took %n {kind} imperium tiles.", "", event.count)
        return event.seat, sentence.format(kind=self._terms.bare(Kind(event.kind)))

    def _final(self, event: events.FinalRoundBegun, context: TableContext) -> Line:
        return None, self.tr("The final round begins: one last action for everybody.")

    def _ended(self, event: events.GameEnded, context: TableContext) -> Line:
        names = self._terms.all_of([context.name(side) for side in event.winners])
        points = self._terms.points(max((event.scores[side] for side in event.winners), default=0))
        if len(event.winners) > 1:
            return None, self.tr("The game is over: {names} share the victory, {points} each.").format(
                names=names, points=points
            )
        return None, self.tr("The game is over: {name} wins with {points}.").format(name=names, points=points)
