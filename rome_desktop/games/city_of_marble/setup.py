"""[RM-3] Set-up: hills, bridges and the first player are the only chance in the game [RM-14.2]."""

from collections.abc import Mapping
from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Chance, Dice, Refusal
from rome_desktop.games.city_of_marble.actions import DealBridges, FirstPlayer, RevealHills
from rome_desktop.games.city_of_marble.components import Box
from rome_desktop.games.city_of_marble.events import FirstPlayerChosen, HillsRevealed
from rome_desktop.games.city_of_marble.state import HILL, MarbleState, empty_table
from rome_desktop.games.city_of_marble.turn import BeginTurn


def setup(box: Box, seats: int, options: Mapping[str, str]) -> MarbleState:
    """[RM-3, RM-13.1] The table for 2 to 4 seats, or for one seat and the Senate."""
    level = options.get("solo", "") if seats == 1 else ""
    state = empty_table(box, sides=2 if level else seats, seats=seats, level=level)
    state.then(RevealHillTiles(), DealBridgeTiles())
    state.pending[0:0] = [BeginTurn(0)] if level else [ChooseFirstPlayer()]
    return state


@dataclass(frozen=True, slots=True)
class RevealHillTiles(Chance):
    """[RM-3.1] Three hills are in play, each on the space of its name [RM-2.5]."""

    def draw(self, state: MarbleState, dice: Dice) -> Action:
        names = list(state.map.hills)
        dice.shuffle(names)
        return RevealHills(tuple(names[: state.box.hills.drawn]))

    def resolve(self, state: MarbleState, action: RevealHills, log: Log | None) -> None:
        for hill in action.hills:
            state.hills.append(hill)
            state.cover((state.map.hills[hill],), HILL)
        if log:
            log(HillsRevealed(action.hills))

    def refusal(self, state: MarbleState, action: Action) -> Refusal | None:
        drawn = action.hills if isinstance(action, RevealHills) else ()
        if len(set(drawn)) == len(drawn) == state.box.hills.drawn and set(drawn) <= set(state.map.hills):
            return None
        return Refusal("RM-3.1", "three-different-hills")


@dataclass(frozen=True, slots=True)
class DealBridgeTiles(Chance):
    """[RM-3.2, RM-3.3] One bridge tile unseen on each space, the last one unseen back in the box."""

    def draw(self, state: MarbleState, dice: Dice) -> Action:
        values = list(state.box.bridges.values)
        dice.shuffle(values)
        return DealBridges(tuple(values))

    def resolve(self, state: MarbleState, action: DealBridges, log: Log | None) -> None:
        placed = state.box.bridges.placed
        state.bridges = list(action.values[:placed])
        state.box_bridges = list(action.values[placed:])

    def refusal(self, state: MarbleState, action: Action) -> Refusal | None:
        dealt = sorted(action.values) if isinstance(action, DealBridges) else []
        return None if dealt == sorted(state.box.bridges.values) else Refusal("RM-3.2", "bridges-of-the-box")


@dataclass(frozen=True, slots=True)
class ChooseFirstPlayer(Chance):
    """[RM-3.7] Any seat, at random."""

    def draw(self, state: MarbleState, dice: Dice) -> Action:
        return FirstPlayer(dice.randrange(state.seats))

    def resolve(self, state: MarbleState, action: FirstPlayer, log: Log | None) -> None:
        state.first = action.seat
        if log:
            log(FirstPlayerChosen(action.seat))
        state.then(BeginTurn(action.seat))

    def refusal(self, state: MarbleState, action: Action) -> Refusal | None:
        if isinstance(action, FirstPlayer) and 0 <= action.seat < state.seats:
            return None
        return Refusal("RM-3.7", "a-seat-at-the-table")
