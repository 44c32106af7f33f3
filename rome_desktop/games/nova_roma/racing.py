"""[NR-15] Race: markers on the three tracks, horses at the lines, gold wheels behind them."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal, replaced
from rome_desktop.games.nova_roma.actions import Advance, Boost, Wheel
from rome_desktop.games.nova_roma.answers import ADVANCE, BOOST, DONE, INFLUENCE, TOKEN, TRACK
from rome_desktop.games.nova_roma.components import TRACKS
from rome_desktop.games.nova_roma.events import Gained, MarkerAdvanced
from rome_desktop.games.nova_roma.gains import gain, pay
from rome_desktop.games.nova_roma.state import NovaState

HORSE = 4


def why_not_advance(state: NovaState, seat: int, track: int) -> Refusal | None:
    """[NR-15.3, NR-15.7] Why a marker cannot advance, or None."""
    player = state.players[seat]
    space = player.markers[track]
    if space == state.box.hippodrome.last_space:
        return Refusal("NR-15.7", "marker-is-at-the-end")
    if player.goods[HORSE] < state.map.horses[space + 1]:
        return Refusal("NR-15.3", "not-enough-horses", horses=state.map.horses[space + 1])
    return None


def open_tracks(state: NovaState, seat: int) -> list[int]:
    """The tracks on which the own marker can advance by one."""
    player = state.players[seat]
    horses, costs = player.goods[HORSE], state.map.horses
    last = state.box.hippodrome.last_space
    return [n for n, space in enumerate(player.markers) if space < last and costs[space + 1] <= horses]


def advance(state: NovaState, seat: int, track: int, log: Log | None) -> None:
    """[NR-15.3, NR-15.4, NR-15.6] One space: horses at a line, the top of the stack, the wheel behind it."""
    player = state.players[seat]
    space = player.markers[track] + 1
    player.markers = replaced(player.markers, track, space)
    if state.map.horses[space]:
        pay(state, seat, "horse", state.map.horses[space], log)
    state.stacks[track] = (*(side for side in state.stacks[track] if side != seat), seat)
    if log:
        log(MarkerAdvanced(seat, TRACKS[track], space))
    if state.map.wheels[space]:
        state.then(OfferWheel(seat))


@dataclass(frozen=True, slots=True)
class RaceMarkers(Automatic):
    """[NR-15.1] As many spaces as the power."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        state.then(OfferAdvance(self.seat, state.power, -1))


@dataclass(frozen=True, slots=True)
class OfferAdvance(Automatic):
    """[NR-15.1, NR-15.7, NR-29.9] While spaces are left; on one track only if `track` is not negative."""

    seat: int
    left: int
    track: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if not self.left:
            return
        found = open_tracks(state, self.seat)
        if found and (self.track < 0 or self.track in found):
            state.then(AdvanceMarker(self.seat, self.left, self.track, False))


@dataclass(frozen=True, slots=True)
class AdvanceMarker(Decision):
    """[NR-15.1] One space with one marker, or no more; `single` keeps all spaces on one track [NR-29.9]."""

    seat: int
    left: int
    track: int
    single: bool

    def options(self, state: NovaState) -> list[Action]:
        found = open_tracks(state, self.seat)
        return [*(ADVANCE[n] for n in found if self.track < 0 or self.track == n), DONE]

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Advance):
            track = TRACK[action.track]
            bound = track if self.single or self.track >= 0 else -1
            state.then(OfferAdvance(self.seat, self.left - 1, bound))
            advance(state, self.seat, track, log)

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if not isinstance(action, Advance):
            return Refusal("NR-15.1", "advance-or-be-done")
        track = TRACK[action.track]
        if self.track not in (-1, track):
            return Refusal("NR-29.9", "on-one-track-only", track=TRACKS[self.track])
        return why_not_advance(state, self.seat, track) or Refusal("NR-15.1", "advance-or-be-done")


@dataclass(frozen=True, slots=True)
class OfferWheel(Automatic):
    """[NR-15.4, NR-15.5] Without a token at the hippodrome it is influence."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if state.players[self.seat].locked:
            state.then(TurnWheel(self.seat))
        else:
            gain(state, self.seat, "influence", state.box.hippodrome.wheel_influence, log)


@dataclass(frozen=True, slots=True)
class TurnWheel(Decision):
    """[NR-15.4, NR-15.5] An achievement token or influence, before the next space."""

    seat: int

    def options(self, state: NovaState) -> list[Action]:
        return [TOKEN, INFLUENCE]

    def resolve(self, state: NovaState, action: Wheel, log: Log | None) -> None:
        if action.what == "influence":
            gain(state, self.seat, "influence", state.box.hippodrome.wheel_influence, log)
            return
        player = state.players[self.seat]
        player.locked -= 1
        player.tokens += 1
        if log:
            log(Gained(self.seat, "token", 1))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        return Refusal("NR-15.4", "token-or-influence")


@dataclass(frozen=True, slots=True)
class OfferBoost(Automatic):
    """[NR-15.2, NR-15.9] One artisan for one space more."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if state.players[self.seat].artisans and open_tracks(state, self.seat):
            state.then(BoostMarker(self.seat))


@dataclass(frozen=True, slots=True)
class BoostMarker(Decision):
    """[NR-15.2, NR-15.9] Return an available artisan together with an advance, or do not."""

    seat: int

    def options(self, state: NovaState) -> list[Action]:
        return [*(BOOST[n] for n in open_tracks(state, self.seat)), DONE]

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Boost):
            pay(state, self.seat, "artisan", 1, log)
            advance(state, self.seat, TRACK[action.track], log)

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if not isinstance(action, Boost):
            return Refusal("NR-15.2", "return-an-artisan-or-be-done")
        refusal = why_not_advance(state, self.seat, TRACK[action.track])
        return refusal or Refusal("NR-15.2", "return-an-artisan-or-be-done")
