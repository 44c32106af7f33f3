"""[TR-6] Step 3 of a turn: the action, its repetition by an extra-action tile, and bonus actions."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.trajan import construction, forum, military, seaport, senate, trajan_tiles
from rome_desktop.games.trajan.actions import (
    Advance,
    Build,
    Draw,
    Hire,
    Load,
    March,
    Occupy,
    Pass,
    PickUp,
    Play,
    Recruit,
    Spend,
    Take,
    TakeTile,
)
from rome_desktop.games.trajan.events import ActionImpossible, ActionPassed, ExtraSpent
from rome_desktop.games.trajan.ids import Deed, Joker
from rome_desktop.games.trajan.state import TrajanState, without

PASS = Pass()
spend = cache(Spend)

CHAPTERS: dict[Deed, Any] = {
    Deed.SEAPORT: seaport,
    Deed.FORUM: forum,
    Deed.MILITARY: military,
    Deed.SENATE: senate,
    Deed.TRAJAN: trajan_tiles,
    Deed.CONSTRUCTION: construction,
}
POSSIBLE: dict[Deed, Callable[[TrajanState, int], bool]] = {d: m.possible for d, m in CHAPTERS.items()}
OPTIONS: dict[Deed, Callable[[TrajanState, int], list[Action]]] = {d: m.options for d, m in CHAPTERS.items()}
ACTIONS: dict[Deed, tuple[type[Action], ...]] = {
    Deed.SEAPORT: (Draw, PickUp, Play, Load),
    Deed.FORUM: (Take,),
    Deed.MILITARY: (Recruit, March, Occupy),
    Deed.SENATE: (Advance,),
    Deed.TRAJAN: (TakeTile,),
    Deed.CONSTRUCTION: (Hire, Build),
}


class Way(StrEnum):
    """What an action is performed for."""

    TARGET = "target"
    """[TR-6.1] The target tray."""
    BONUS = "bonus"
    """[TR-6.5] The first construction tile of a type."""
    REPEAT = "repeat"
    """[TR-6.2] An extra-action tile."""
    AGAIN = "again"
    """[TR-6.2] A [+2] marker."""


@dataclass(frozen=True, slots=True)
class OfferAction(Automatic):
    """[TR-6.1, TR-6.5, R17] The action is asked for if it can be carried out."""

    seat: int
    deed: Deed
    way: Way

    def run(self, state: TrajanState, log: Log | None) -> None:
        if POSSIBLE[self.deed](state, self.seat):
            state.pending.append(TakeAction(self.seat, self.deed, self.way))
        elif log:
            log(ActionImpossible(self.seat, self.deed))


@dataclass(frozen=True, slots=True)
class TakeAction(Decision):
    """[TR-6.1, R17, R19, R23, R26, R69] One option of the action; only the first repetition is a must."""

    seat: int
    deed: Deed
    way: Way

    def options(self, state: TrajanState) -> list[Action]:
        found = OPTIONS[self.deed](state, self.seat)
        if self.way != Way.REPEAT:
            found.append(PASS)
        return found

    def resolve(self, state: TrajanState, action: Action, log: Log | None) -> None:
        if isinstance(action, Pass):
            if log:
                log(ActionPassed(self.seat, self.deed))
            return
        if self.way == Way.REPEAT:
            state.pending.append(OfferAgain(self.seat, self.deed))
        elif self.way != Way.AGAIN:
            state.pending.append(OfferExtra(self.seat, self.deed))
        bonus = CHAPTERS[self.deed].perform(state, self.seat, action, log)
        if bonus is not None:
            state.pending.append(OfferAction(self.seat, bonus, Way.BONUS))

    def refusal(self, state: TrajanState, action: Action) -> Refusal:
        if isinstance(action, Pass):
            return Refusal("TR-6.2", "first-repetition-is-a-must")
        if not isinstance(action, ACTIONS[self.deed]):
            return Refusal("TR-6.1", "another-action", deed=self.deed)
        refusal: Refusal = CHAPTERS[self.deed].why_not(state, self.seat, action)
        return refusal


@dataclass(frozen=True, slots=True)
class OfferExtra(Automatic):
    """[TR-6.2, TR-6.4, R18, R20 to R22, R24, R69] Whether an extra-action tile can be spent now."""

    seat: int
    deed: Deed

    def run(self, state: TrajanState, log: Log | None) -> None:
        tiles = state.players[self.seat].tiles
        if state.extra_used or not tiles:
            return
        if extras(state, self.seat, self.deed) and POSSIBLE[self.deed](state, self.seat):
            state.pending.append(SpendExtra(self.seat, self.deed))


def extras(state: TrajanState, seat: int, deed: Deed) -> list[str]:
    """[TR-6.2, TR-14.3, TR-14.7, R25] A player's tiles that repeat an action: the real one, the joker."""
    tiles = state.players[seat].tiles
    wanted = (state.map.extra_for[deed], state.map.joker[Joker.EXTRA_ACTION])
    return [tile for tile in wanted if tile in tiles]


@dataclass(frozen=True, slots=True)
class SpendExtra(Decision):
    """[TR-6.2, TR-6.3, R25] Discard a tile to repeat the action, or not."""

    seat: int
    deed: Deed

    def options(self, state: TrajanState) -> list[Action]:
        return [*map(spend, extras(state, self.seat, self.deed)), PASS]

    def resolve(self, state: TrajanState, action: Action, log: Log | None) -> None:
        if not isinstance(action, Spend):
            return
        player = state.players[self.seat]
        player.tiles = without(player.tiles, action.tile)
        state.gone += (action.tile,)
        state.extra_used = True
        if log:
            log(ExtraSpent(self.seat, self.deed, action.tile))
        state.pending.append(TakeAction(self.seat, self.deed, Way.REPEAT))

    def refusal(self, state: TrajanState, action: Action) -> Refusal:
        if isinstance(action, Spend):
            return Refusal("TR-6.2", "no-such-extra-action-tile", deed=self.deed)
        return Refusal("TR-6.2", "spend-or-pass")


@dataclass(frozen=True, slots=True)
class OfferAgain(Automatic):
    """[TR-6.2, R26, R69] With a [+2] marker the action may be repeated a second time."""

    seat: int
    deed: Deed

    def run(self, state: TrajanState, log: Log | None) -> None:
        if self.deed in state.players[self.seat].marked and POSSIBLE[self.deed](state, self.seat):
            state.pending.append(TakeAction(self.seat, self.deed, Way.AGAIN))
