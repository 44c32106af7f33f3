"""The hover cards: what a place is, what an option there would bring, and why something cannot be."""

from collections.abc import Iterable

from PySide6.QtCore import QObject

from rome_desktop.app.table.board_cards import BoardCards
from rome_desktop.app.table.hover_card import CardLine, CardText, Promise
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.city_of_marble import reasons, spots
from rome_desktop.app.views.city_of_marble.foresight import (
    Completion,
    Foresight,
    Outcome,
    foresee,
    outcome,
    promise,
)
from rome_desktop.app.views.city_of_marble.infos import MarbleInfos
from rome_desktop.app.views.city_of_marble.labels import MarbleLabels
from rome_desktop.app.views.city_of_marble.pieces import glyph
from rome_desktop.app.views.city_of_marble.shown import MarbleShown
from rome_desktop.app.words.city_of_marble.words import MarbleWords
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Decision, Refusal
from rome_desktop.games.city_of_marble import actions, sites
from rome_desktop.games.city_of_marble.components import TREASURY, Colour, Kind
from rome_desktop.games.city_of_marble.foresight import foresee as play_on
from rome_desktop.games.city_of_marble.foresight import homecoming, is_idle
from rome_desktop.games.city_of_marble.sites import WithdrawMagistrate
from rome_desktop.games.city_of_marble.tiles import PlaceMagistrate


class MarbleCards(BoardCards):
    """Cards for every spot."""

    game = "city_of_marble"
    _labels: MarbleLabels
    _infos: MarbleInfos

    def __init__(self, words: MarbleWords, labels: MarbleLabels, parent: QObject | None = None) -> None:
        super().__init__(words, labels, parent)
        self._terms = words.terms
        self._infos = MarbleInfos(self._terms, self)

    def _refusal(self, shown: MarbleShown, key: SpotKey, picked: SpotKey | None) -> Refusal | None:
        return reasons.refusal(shown.view, key, picked)

    def _title(self, shown: MarbleShown, key: SpotKey) -> str:
        if isinstance(key, spots.Vertex):  # its coordinates are for the list and for screen readers
            return self.tr("A corner of the tiles")
        return super()._title(shown, key)

    def _also(self, shown: MarbleShown, key: SpotKey) -> list[str]:
        match key:
            case spots.At(position=position) if shown.view is not None:
                return [self._labels.neighbours(shown.view, position)]
        return []

    # ---- options

    def _option(self, shown: MarbleShown, action: Action, key: SpotKey) -> CardText | None:
        match action:
            case actions.Play():
                return self._play(shown, action)
            case actions.Expand(colour=colour, vertex=vertex):
                return self._piece(shown, action, colour, vertex)
            case actions.Lay(vertex=vertex):
                step = self._top(shown)
                return self._piece(shown, action, getattr(step, "colour", Colour.GREY), vertex)
            case actions.Spend(kind=kind):
                return self._spend(shown, kind)
            case actions.ResolveSite(vertex=vertex):
                lines = self._resolution(shown, vertex)
                return self._titled(shown, action, lines, "RM-7.10")
            case actions.Withdraw(position=position):
                return self._titled(shown, action, self._withdrawal(shown, position), "RM-7.7")
            case actions.AddMagistrate():
                return self._titled(shown, action, self._manned(shown), "RM-7.2")
            case actions.Draw():
                line = CardLine("", self.tr("They rest this turn and are ready in the next."))
                return self._titled(shown, action, [self._or_idle(shown, action, line)], "RM-6.1.1")
            case actions.Recall():
                line = CardLine("magistrate", self.tr("He is ready for your next action."))
                return self._titled(shown, action, [self._or_idle(shown, action, line)], "RM-6.3.1")
        return None

    def _or_idle(self, shown: MarbleShown, action: Action, line: CardLine) -> CardLine:
        """[RM-11.5] What an option is good for, or that it is good for nothing any more."""
        if not is_idle(shown.view, action):
            return line
        return CardLine("", self.tr("This is your last turn: it is of no use any more."), "accent")

    def _titled(self, shown: MarbleShown, action: Action, lines: Iterable[CardLine], number: str) -> CardText:
        """A card headed by what the option does; where it does it is under the hand already."""
        match action:
            case actions.Withdraw():
                title = self.tr("Take back this magistrate")
            case actions.Recall():
                title = self.tr("Recall this magistrate")
            case actions.ResolveSite():
                title = self.tr("Resolve this site")
            case _:
                title = self._words.option(action, shown.view, shown.context)
        return self._told(shown, title, lines, number)

    def _top(self, shown: MarbleShown) -> Decision | None:
        top = shown.view.pending[-1] if shown.view.pending else None
        return top if isinstance(top, Decision) else None

    def _name(self, shown: MarbleShown, side: int) -> str:
        return shown.context.name(side)

    def _play(self, shown: MarbleShown, action: actions.Play) -> CardText:
        top = self._top(shown)
        ahead = foresee(shown.view, top.seat if top is not None else 0, action)
        lines: list[CardLine] = []
        for completion in ahead.completions:
            lines += self._completion(shown, ahead, completion)
        for space in ahead.bridges:
            bridge = self._terms.bridge(space, shown.context.language)
            said = self.tr("takes the bridge tile: {bridge}; its value shows only then, and only to you")
            lines.append(CardLine("bridge", said.format(bridge=bridge)))
        for colour in ahead.springs:
            line = self._terms.line(colour)
            lines.append(CardLine("aqueduct", self.tr("starts {line}: up to 3 pieces").format(line=line)))
        number = self._play_clause(ahead)
        if ahead.hills:
            said = self.tr("a ring closes round a corner of a hill: no site forms there")
            lines.append(CardLine("hill", said, "accent"))
            number = number if ahead.completions else "RM-5.4"
        if not lines:
            lines.append(CardLine("", self.tr("completes no site yet"), "muted"))
        kind = self._terms.bare(action.kind)
        title = self.tr("Lay the {kind} tile here").format(kind=kind)
        return self._told(shown, title, lines, number)

    @staticmethod
    def _play_clause(ahead: Foresight) -> str:
        """The clause of the most telling consequence."""
        if ahead.completions:
            built = any(found.bare.builder is not None for found in ahead.completions)
            return "RM-7.5" if built else "RM-7.4"
        if ahead.springs:
            return "RM-8.2.1"
        return "RM-8.1.1" if ahead.bridges else "RM-6.4.4"

    def _completion(self, shown: MarbleShown, ahead: Foresight, completion: Completion) -> list[CardLine]:
        building = self._terms.building(completion.kind)
        first = self.tr("completes {building}").format(building=building)
        lines = [CardLine(glyph(completion.kind), first)]
        sign = "laurel" if completion.bare.builder is not None else "fountain"
        kept: tuple[Promise, ...] = ()
        if len(ahead.completions) == 1 and completion.bare.builder is not None:
            kept = (promise(ahead.bare, completion.bare.builder, "score"),)
        lines.append(CardLine(sign, self._verdict(shown, completion.bare, completion.points), promises=kept))
        if completion.manned is not None:
            said = self._verdict(shown, completion.manned, completion.points)
            lines.append(CardLine("magistrate", self.tr("with a magistrate: {what}").format(what=said)))
        return lines

    def _verdict(self, shown: MarbleShown, found: Outcome, points: int) -> str:
        """Who builds and by which influence."""
        if found.builder is not None:
            return self.tr("+{points} for {name}, influence {influence}").format(
                points=points,
                name=self._name(shown, found.builder),
                influence=self._terms.influence(found.builder, found.influence),
            )
        best = max(found.influence)
        if not best:
            return self.tr("a fountain: nobody has influence")
        return self.tr("a fountain: a tie at {count}").format(count=best)

    def _piece(self, shown: MarbleShown, action: Action, colour: Colour, vertex: str) -> CardText:
        site = shown.view.sites.get(vertex)
        number, found, seat = "RM-8.3.1", play_on(shown.view, action), shown.mover
        lines = [CardLine("", self._labels.left(shown.view.pieces_left(colour)), "muted")]
        if site is not None and site.owner is None:
            kept = promise(found, seat, "coins")
            paid = kept.after > kept.before
            coin = self.tr("reaches a fountain: 1 coin") if paid else self.tr("no coin is left")
            lines.insert(0, CardLine("coin", coin, promises=(kept,)))
            number = "RM-8.4.1"
        elif site is not None and site.owner is not None:
            kept = promise(found, site.owner, "aqueducts")
            said = self.tr("+{points} for {name} at the end").format(
                points=kept.after - kept.before, name=self._name(shown, site.owner)
            )
            lines.insert(0, CardLine("laurel", said, promises=(kept,)))
            number = "RM-12.2"
        title = self.tr("Continue {line}").format(line=self._terms.line(colour))
        return self._told(shown, title, lines, number)

    def _spend(self, shown: MarbleShown, kind: Kind) -> CardText:
        top = self._top(shown)
        held = shown.view.players[top.seat].imperium[kind] if top is not None else 0
        bare = self._terms.bare(kind)
        cost = self.tr("{kind} imperium: {before} → {after}").format(kind=bare, before=held, after=held - 1)
        lines = [CardLine("", self.tr("an extra action")), CardLine(glyph(kind), cost)]
        return self._titled(shown, actions.Spend(kind), lines, "RM-9.5")

    def _resolution(self, shown: MarbleShown, vertex: str) -> list[CardLine]:
        kind = sites.influence(shown.view, vertex)[0]
        points = shown.view.box.kinds[kind].points
        found, ahead = outcome(shown.view, vertex), play_on(shown.view, actions.ResolveSite(vertex))
        if found.builder is None:
            return [CardLine("fountain", self._verdict(shown, found, points))]
        kept = promise(ahead, found.builder, "score")
        return [CardLine("laurel", self._verdict(shown, found, points), promises=(kept,))]

    def _withdrawal(self, shown: MarbleShown, position: str) -> list[CardLine]:
        top = self._top(shown)
        if not isinstance(top, WithdrawMagistrate):
            return []
        home = homecoming(shown.view, top.seat, top.space)
        if not home.comes:
            said = self.tr("stays there: no end of your turn comes any more")
            return [CardLine("magistrate", said, "accent")]
        if not home.brings:
            return [CardLine("magistrate", self.tr("comes home with nothing: none is left"), "accent")]
        if top.space == TREASURY:
            return [CardLine("coin", self.tr("brings a coin home"))]
        kind = self._terms.bare(top.space)
        return [CardLine(glyph(top.space), self.tr("brings {kind} imperium home").format(kind=kind))]

    def _manned(self, shown: MarbleShown) -> list[CardLine]:
        """What a magistrate on the tile just laid would change."""
        top = self._top(shown)
        if not isinstance(top, PlaceMagistrate):
            return []
        after = shown.view.clone()
        after.set_magistrate(top.position, top.seat)
        lines = []
        for vertex in sites.completed(after, top.position):
            kind = sites.influence(after, vertex)[0]
            points = shown.view.box.kinds[kind].points
            building = self._terms.building(kind)
            said = self._verdict(shown, outcome(after, vertex), points)
            lines.append(
                CardLine(glyph(kind), self.tr("{building}: {what}").format(building=building, what=said))
            )
        if not lines:
            tile = shown.view.tile_at(top.position)
            assert tile is not None
            said = self.tr("counts for sites of the kind {kind}").format(kind=self._terms.bare(tile.kind))
            lines.append(CardLine("magistrate", said))
        return lines
