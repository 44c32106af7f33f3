"""A sowing seen before and while it happens: where it leads, what it costs, which tile it could complete."""

from typing import NamedTuple

from rome_desktop.games.trajan.game import PRESET
from rome_desktop.games.trajan.ids import LETTERS, NOTHING, TRAYS
from rome_desktop.games.trajan.setup import ArrangeByHand
from rome_desktop.games.trajan.sowing import DropMarker, colours_of, target
from rome_desktop.games.trajan.state import TrajanState
from rome_desktop.games.trajan.trajan_tiles import matches


class Sowing(NamedTuple):
    """Trays are counted from 0; `left` are the markers in hand, `following` the tray of the next one."""

    source: int
    target: int
    steps: int
    left: str
    following: int

    @property
    def colours(self) -> tuple[str, ...]:
        """The different colours in hand."""
        return colours_of(self.left)


class Filling(NamedTuple):
    """The trays are filled at the start: the next one, markers left one by one, ready-made arrangements."""

    tray: int
    singles: tuple[tuple[str, int], ...]
    presets: tuple[str, ...]


def sowing(view: TrajanState, side: int) -> Sowing | None:
    """The sowing that a side has begun, if its next marker is asked for."""
    top = view.pending[-1] if view.pending else None
    if not isinstance(top, DropMarker) or top.seat != side:
        return None
    dropped = top.count - len(top.left)
    source = (top.tray - 1 - dropped) % len(TRAYS)
    return Sowing(source, target(source, top.count), top.count, top.left, top.tray)


def begun_with(view: TrajanState, side: int, source: int) -> Sowing | None:
    """The sowing that would begin with a tray; None where it is empty."""
    markers = view.players[side].trays[source]
    if not markers:
        return None
    count = len(markers)
    return Sowing(source, target(source, count), count, markers, (source + 1) % len(TRAYS))


def filling(view: TrajanState, side: int) -> Filling | None:
    """What a side still has to arrange at the start, if it is asked."""
    top = view.pending[-1] if view.pending else None
    if not isinstance(top, ArrangeByHand) or top.seat != side:
        return None
    trays = view.players[side].trays
    used = "".join(trays)
    most = view.box.player.markers_per_colour
    singles = [(letter, n) for letter in LETTERS for n in range(most - used.count(letter))]
    empty = next(n for n, tray in enumerate(trays) if not tray)
    if view.arrangement == PRESET:
        singles = []
    presets = () if used else tuple(p.id for p in view.box.markers.presets)
    return Filling(empty, tuple(singles), presets)


def laps(view: TrajanState, count: int) -> int:
    """How many rounds a sowing of so many markers would end."""
    return (view.time % view.loop + count) // view.loop


def may_complete(view: TrajanState, side: int, now: Sowing) -> bool:
    """Whether some order of the markers completes the tile beside the target."""
    return bool(finishers(view, side, now))


def finishers(view: TrajanState, side: int, now: Sowing) -> str:
    """The colours that can fall last so that the tile beside the target is done; all if any will do."""
    player = view.players[side]
    tile = player.slots[now.target]
    if tile == NOTHING or not now.left:
        return ""
    lying = lies(view, side, now, now.target)
    found = ""
    for last in now.colours:
        rest = now.left.replace(last, "", 1)
        # With more than six markers in hand one of the others falls on the target too.
        extra = rest if len(now.left) > len(TRAYS) else ""
        if completes(view, tile, lying + last) or any(
            completes(view, tile, lying + last + other) for other in extra
        ):
            found += last
    return found


def lies(view: TrajanState, side: int, now: Sowing, tray: int) -> str:
    """The markers on a tray now, once the source has been emptied; it may have got some back since."""
    if tray == now.source and len(now.left) == now.steps:
        return ""
    return view.players[side].trays[tray]


def completes(view: TrajanState, tile: str, markers: str) -> bool:
    """[TR-5.1] Whether these markers do for a tile."""
    return matches(view.map.trajan[tile].colours, markers)
