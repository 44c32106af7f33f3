"""[TR-2.4, TR-2.13, TR-17.2] Tiles that chance turns up: for provinces, forum and senate, and demands."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Chance, Dice, Refusal
from rome_desktop.games.trajan.actions import (
    DealExtras,
    DealForum,
    DealProvinces,
    DrawBonuses,
    RevealDemand,
)
from rome_desktop.games.trajan.events import (
    BonusTileGiven,
    BonusTilesDrawn,
    DemandRevealed,
    ForumFilled,
    ProvincesFilled,
)
from rome_desktop.games.trajan.ids import CAMP, NOTHING
from rome_desktop.games.trajan.state import TrajanState, without


def some_of(dice: Dice, pool: Sequence[str], count: int) -> tuple[str, ...]:
    """So many tiles, fairly drawn."""
    tiles = list(pool)
    dice.shuffle(tiles)
    return tuple(tiles[:count])


def is_part_of(tiles: Sequence[str], pool: Sequence[str], count: int) -> bool:
    """Whether so many tiles can have been drawn from a pool."""
    return len(tiles) == count and not Counter(tiles) - Counter(pool)


def empty_provinces(state: TrajanState) -> list[int]:
    """[TR-17.2, R53] Provinces without a tile, a leader and a legionary, in the order of refilling."""
    held = {place for p in state.players for place in (p.leader, *p.provinces) if place != CAMP}
    names = [place.id for place in state.box.provinces.places]
    return [n for n, name in enumerate(names) if name not in held and not state.province_tiles[n]]


@dataclass(frozen=True, slots=True)
class FillProvinces(Chance):
    """[TR-2.4, TR-17.2, R53 to R55] A forum tile for each province that gets one, while there are any."""

    def count(self, state: TrajanState) -> int:
        return min(len(empty_provinces(state)), len(state.forum_stack))

    def draw(self, state: TrajanState, dice: Dice) -> Action:
        return DealProvinces(some_of(dice, state.forum_stack, self.count(state)))

    def resolve(self, state: TrajanState, action: DealProvinces, log: Log | None) -> None:
        places = empty_provinces(state)[: len(action.tiles)]
        tiles = list(state.province_tiles)
        for number, tile in zip(places, action.tiles, strict=True):
            tiles[number] = tile
        state.province_tiles = tuple(tiles)
        state.forum_stack = without(state.forum_stack, *action.tiles)
        if log:
            names = tuple(state.box.provinces.places[number].id for number in places)
            log(ProvincesFilled(names, action.tiles))

    def refusal(self, state: TrajanState, action: Action) -> Refusal | None:
        if isinstance(action, DealProvinces) and is_part_of(
            action.tiles, state.forum_stack, self.count(state)
        ):
            return None
        return Refusal("TR-17.2", "tiles-of-the-forum-stack")


@dataclass(frozen=True, slots=True)
class FillForum(Chance):
    """[TR-2.4, TR-17.2, R55] The green spaces, column by column, while there are tiles."""

    def count(self, state: TrajanState) -> int:
        return min(len(state.forum) - state.map.extra_spaces, len(state.forum_stack))

    def draw(self, state: TrajanState, dice: Dice) -> Action:
        return DealForum(some_of(dice, state.forum_stack, self.count(state)))

    def resolve(self, state: TrajanState, action: DealForum, log: Log | None) -> None:
        yellow = state.map.extra_spaces
        empty = len(state.forum) - yellow - len(action.tiles)
        state.forum = (*state.forum[:yellow], *action.tiles, *[NOTHING] * empty)
        state.forum_stack = without(state.forum_stack, *action.tiles)
        if log:
            spaces = state.map.spaces[state.seats][yellow:]
            log(ForumFilled(spaces[: len(action.tiles)], action.tiles))

    def refusal(self, state: TrajanState, action: Action) -> Refusal | None:
        if isinstance(action, DealForum) and is_part_of(action.tiles, state.forum_stack, self.count(state)):
            return None
        return Refusal("TR-17.2", "tiles-of-the-forum-stack")


@dataclass(frozen=True, slots=True)
class FillExtras(Chance):
    """[TR-2.4, TR-17.2] Extra-action tiles for the yellow spaces."""

    def count(self, state: TrajanState) -> int:
        return min(state.map.extra_spaces, len(state.extra_stack))

    def draw(self, state: TrajanState, dice: Dice) -> Action:
        return DealExtras(some_of(dice, state.extra_stack, self.count(state)))

    def resolve(self, state: TrajanState, action: DealExtras, log: Log | None) -> None:
        yellow = state.map.extra_spaces
        empty = yellow - len(action.tiles)
        state.forum = (*action.tiles, *[NOTHING] * empty, *state.forum[yellow:])
        state.extra_stack = without(state.extra_stack, *action.tiles)
        if log:
            log(ForumFilled(state.map.spaces[state.seats][: len(action.tiles)], action.tiles))

    def refusal(self, state: TrajanState, action: Action) -> Refusal | None:
        if isinstance(action, DealExtras) and is_part_of(action.tiles, state.extra_stack, self.count(state)):
            return None
        return Refusal("TR-17.2", "tiles-of-the-extra-action-stack")


@dataclass(frozen=True, slots=True)
class DrawBonusTiles(Chance):
    """[TR-2.13, TR-17.2] One bonus tile for each of `seats`, and then two beside the senate."""

    seats: int

    def draw(self, state: TrajanState, dice: Dice) -> Action:
        return DrawBonuses(some_of(dice, state.bag, self.seats + 2))

    def resolve(self, state: TrajanState, action: DrawBonuses, log: Log | None) -> None:
        order = [(state.first + n) % len(state.players) for n in range(self.seats)]
        for seat, tile in zip(order, action.tiles, strict=False):
            state.players[seat].yellow += (tile,)
            if log:
                log(BonusTileGiven(seat, tile))
        state.bonus = action.tiles[self.seats :]
        state.bag = without(state.bag, *action.tiles)
        if log:
            log(BonusTilesDrawn(state.bonus))

    def refusal(self, state: TrajanState, action: Action) -> Refusal | None:
        if isinstance(action, DrawBonuses) and is_part_of(action.tiles, state.bag, self.seats + 2):
            return None
        return Refusal("TR-2.13", "bonus-tiles-of-the-bag")


@dataclass(frozen=True, slots=True)
class RevealNextDemand(Chance):
    """[TR-13.1, TR-2.3] Any demand tile not yet seen; which of them were removed unseen does not matter."""

    def draw(self, state: TrajanState, dice: Dice) -> Action:
        return RevealDemand(dice.choice(state.demand_stack))

    def resolve(self, state: TrajanState, action: RevealDemand, log: Log | None) -> None:
        state.demands += (action.icon,)
        state.demand_stack = without(state.demand_stack, action.icon)
        if log:
            log(DemandRevealed(action.icon))

    def refusal(self, state: TrajanState, action: Action) -> Refusal | None:
        if isinstance(action, RevealDemand) and action.icon in state.demand_stack:
            return None
        return Refusal("TR-13.1", "a-demand-not-yet-seen")
