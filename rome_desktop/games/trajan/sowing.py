"""[TR-4] Step 1 of a turn: sow markers, in small steps; then the time marker moves."""

from dataclasses import dataclass
from functools import cache

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Decision, Refusal
from rome_desktop.games.trajan import trajan_tiles
from rome_desktop.games.trajan.actions import Drop, Sow
from rome_desktop.games.trajan.deeds import OfferAction, Way
from rome_desktop.games.trajan.events import MarkerDropped, MarkersTaken, TimeMoved
from rome_desktop.games.trajan.ids import COLOURS, DEEDS, LETTERS, TRAYS
from rome_desktop.games.trajan.state import TrajanState

SOW: list[Action] = [Sow(tray) for tray in TRAYS]
DROP: dict[str, Action] = {str(colour): Drop(colour) for colour in COLOURS}


@cache
def added(tray: str, markers: str) -> str:
    """A tray with these markers on it too."""
    return "".join(sorted(tray + markers, key=LETTERS.index))


@cache
def colours_of(markers: str) -> tuple[str, ...]:
    """The colours among some markers, in order."""
    return tuple(letter for letter in LETTERS if letter in markers)


def target(tray: int, markers: int) -> int:
    """[TR-4.4, R09] Where the last of so many markers from a tray falls."""
    return (tray + markers) % len(TRAYS)


@dataclass(frozen=True, slots=True)
class SowMarkers(Decision):
    """[TR-3.3, TR-4.1] Choose a tray that is not empty; with one colour on it all markers fall at once."""

    seat: int

    def options(self, state: TrajanState) -> list[Action]:
        trays = state.players[self.seat].trays
        return [SOW[n] for n in range(len(SOW)) if trays[n]]

    def resolve(self, state: TrajanState, action: Sow, log: Log | None) -> None:
        tray = TRAYS.index(action.tray)
        trays = state.players[self.seat].trays
        markers = trays[tray]
        trays[tray] = ""
        if log:
            log(MarkersTaken(self.seat, tray, markers))
        go_on(state, self.seat, (tray + 1) % len(TRAYS), markers, len(markers), log)

    def refusal(self, state: TrajanState, action: Action) -> Refusal:
        if isinstance(action, Sow):
            return Refusal("TR-4.1", "tray-is-empty", tray=action.tray)
        return Refusal("TR-3.3", "sow-first")


@dataclass(frozen=True, slots=True)
class DropMarker(Decision):
    """[TR-4.2, TR-25.4, R10] Choose which colour falls on the next tray; `count` is what the tray held."""

    seat: int
    tray: int
    left: str
    count: int

    def options(self, state: TrajanState) -> list[Action]:
        return [DROP[letter] for letter in colours_of(self.left)]

    def resolve(self, state: TrajanState, action: Drop, log: Log | None) -> None:
        drop(state, self.seat, self.tray, action.colour, log)
        left = self.left.replace(action.colour, "", 1)
        go_on(state, self.seat, (self.tray + 1) % len(TRAYS), left, self.count, log)

    def refusal(self, state: TrajanState, action: Action) -> Refusal:
        if isinstance(action, Drop):
            return Refusal("TR-4.2", "no-marker-of-this-colour", colour=action.colour)
        return Refusal("TR-4.2", "drop-the-markers-first")


def drop(state: TrajanState, seat: int, tray: int, colour: str, log: Log | None) -> None:
    """Put one marker on a tray."""
    trays = state.players[seat].trays
    trays[tray] = added(trays[tray], colour)
    if log:
        log(MarkerDropped(seat, tray, str(colour)))


def go_on(state: TrajanState, seat: int, tray: int, left: str, count: int, log: Log | None) -> None:
    """[TR-4.2, TR-4.3, TR-25.2] Ask for the next colour, or let markers of one colour fall.

    Action and time follow from the tray alone, whatever the order of the colours [TR-25.1].
    """
    if len(colours_of(left)) > 1:
        state.pending.append(DropMarker(seat, tray, left, count))
        return
    for colour in left:
        drop(state, seat, tray, colour, log)
        tray = (tray + 1) % len(TRAYS)
    move_time(state, count, log)
    last = (tray - 1) % len(TRAYS)
    state.pending.append(OfferAction(seat, DEEDS[last], Way.TARGET))
    trajan_tiles.complete(state, seat, last, log)


def move_time(state: TrajanState, steps: int, log: Log | None) -> None:
    """[TR-3.4, TR-3.6, TR-4.5, R06, R07] The marker goes round; reaching its start completes a lap."""
    start = state.time
    laps, state.time = divmod(start + steps, state.loop)
    state.due += laps
    if log:
        log(TimeMoved(steps, start, state.time, laps))
