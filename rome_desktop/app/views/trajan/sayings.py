"""What a sowing leads to, in short lines: at the circle and on hover cards."""

from PySide6.QtCore import QObject

from rome_desktop.app.kit.spoken import capitalised
from rome_desktop.app.views.trajan.orders import whole
from rome_desktop.app.views.trajan.sowings import Sowing, completes, finishers, laps
from rome_desktop.app.words.trajan.terms import TrajanTerms
from rome_desktop.games.trajan.deeds import POSSIBLE
from rome_desktop.games.trajan.foresight import foresee
from rome_desktop.games.trajan.ids import DEEDS, NOTHING
from rome_desktop.games.trajan.state import TrajanState


class TrajanSayings(QObject):
    """Sowings as sentences."""

    def __init__(self, terms: TrajanTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms

    def tag(self, view: TrajanState, side: int, now: Sowing, falling: str) -> list[str]:
        """At most three short lines beside the circle."""
        terms = self._terms
        if falling:
            return self._falling(view, side, now, falling)
        action = terms.action(DEEDS[now.target])
        first = self.tr("{action}: %n steps", "", now.steps).format(action=action)
        lines = [first]
        done = finishers(view, side, now)
        if done:
            tile = view.map.trajan[view.players[side].slots[now.target]]
            lines.append(self.tr("tile: {points}").format(points=terms.points(tile.vp)))
        ended = laps(view, now.steps)
        if ended:
            lines.append(self.ends(view, ended))
        return lines

    def complete(self) -> str:
        """The word of the button that sows so that a tile is completed."""
        return self.tr("Complete the tile")

    def fill(self) -> str:
        """The word of the button that drops the markers left."""
        return self.tr("Fill the rest")

    def order(self, view: TrajanState, now: Sowing, order: str) -> list[tuple[str, str, str]]:
        """Lines of a card about a sowing that completes a tile."""
        terms, begun = self._terms, len(now.left) < now.steps
        said = self.tr("empties {tray}").format(tray=terms.tray(now.source))
        lines = [] if begun else [("", said, "ink")]
        lines.append(("", self.tr("in this order: {colours}").format(colours=terms.in_order(order)), "ink"))
        lines.append(("ui-rotate", self.tr("%n spaces of time", "", now.steps), "ink"))
        ended = laps(view, now.steps)
        if ended:
            lines.append(("ui-rotate", self.ends(view, ended), "accent"))
        return lines

    def _falling(self, view: TrajanState, side: int, now: Sowing, falling: str) -> list[str]:
        terms = self._terms
        tray = terms.action(DEEDS[now.following])
        colour = terms.colour(falling)
        said = self.tr("{colour} falls on {tray}").format(colour=colour, tray=tray)
        lines = [capitalised(said)]
        tile = view.players[side].slots[now.target]
        if tile == NOTHING:
            return lines
        rest = now.left.replace(falling, "", 1)
        if not rest:
            return lines
        after = Sowing(now.source, now.target, now.steps, rest, (now.following + 1) % len(DEEDS))
        lands = "".join(view.players[side].trays[now.target])
        if now.following == now.target:
            lands += falling
        last = "".join(c for c in after.colours if completes(view, tile, lands + c)) if len(rest) <= 6 else ""
        if last:
            lines.append(self.tr("then {colours} last:").format(colours=self._either(last)))
            lines.append(self.tr("the tile is done"))
        elif finishers(view, side, now):
            lines.append(self.tr("the tile is not done"))
        return lines

    def _either(self, letters: str) -> str:
        return self._terms.any_of([self._terms.colour(letter) for letter in letters])

    def ends(self, view: TrajanState, count: int) -> str:
        """Which round, or that the quarter, ends."""
        rounds = view.box.time.rounds_per_quarter
        if view.laps % rounds + count >= rounds:
            return self.tr("ends the quarter")
        return self.tr("ends %n rounds", "", count)

    def about(self, view: TrajanState, side: int, now: Sowing) -> list[tuple[str, str, str]]:
        """Lines of a card about a sowing: icon, words, colour role."""
        terms = self._terms
        deed = DEEDS[now.target]
        lines = [("", self.tr("last marker on {tray}").format(tray=terms.tray(now.target)), "ink")]
        lines.append(("ui-rotate", self.tr("%n spaces of time", "", now.steps), "ink"))
        ended = laps(view, now.steps)
        if ended:
            lines.append(("ui-rotate", self.ends(view, ended), "accent"))
        done = finishers(view, side, now)
        tile = view.players[side].slots[now.target]
        if done:
            said = self.tr("tile done if {colours} falls last: {tile}").format(
                colours=self._either(done), tile=terms.trajan_tile(tile)
            )
            lines.append(("laurel", said, "ink"))
        elif tile != NOTHING:
            lines.append(("laurel", self.tr("its tile cannot be done"), "muted"))
        if not POSSIBLE[deed](view, side):
            lines += self._impossible(view, side, now, done)
        return lines

    def _impossible(self, view: TrajanState, side: int, now: Sowing, done: str) -> list[tuple[str, str, str]]:
        """[TR-5.4, TR-10.2] It cannot be carried out now; a completed tile may bring the Arch back."""
        deed = DEEDS[now.target]
        action = self._terms.action(deed)
        if not done or not POSSIBLE[deed](foresee(view, *whole(view, side, now)).after, side):
            return [("", self.tr("{action} is not possible now").format(action=action), "accent")]
        if set(done) == set(now.colours):
            return []
        said = self.tr("{action} is possible only if the tile is done").format(action=action)
        return [("", said, "accent")]
