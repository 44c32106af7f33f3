"""[NR-4, NR-5] The emperor tile, the turns of a forum phase, and what a turn is made of."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.nova_roma.actions import Abandon, Claim, Perform, Place, PlaceEmperor, PlaceLegionary
from rome_desktop.games.nova_roma.answers import ABANDON, EMPEROR, LEGIONARY, PERFORM, PLACE, SPACE
from rome_desktop.games.nova_roma.events import (
    ActionAbandoned,
    EmperorPlaced,
    EmperorTileRevealed,
    LegionaryPlaced,
    PatricianPlaced,
    TurnBegun,
)
from rome_desktop.games.nova_roma.gains import gain
from rome_desktop.games.nova_roma.mosaic import OfferClaim, claim, claims, why_not_claim
from rome_desktop.games.nova_roma.performing import BeginAction
from rome_desktop.games.nova_roma.piles import Shuffle
from rome_desktop.games.nova_roma.refilling import RefillRows, RefillSubjects
from rome_desktop.games.nova_roma.solo import PutAutomaLegionaries
from rome_desktop.games.nova_roma.state import EMPEROR as THE_EMPEROR
from rome_desktop.games.nova_roma.state import FREE, NovaState
from rome_desktop.games.nova_roma.state import LEGIONARY as A_LEGIONARY


@dataclass(frozen=True, slots=True)
class TurnUpTile(Automatic):
    """[NR-4.1, NR-26.13] The top emperor tile; in the solo game the used ones make a new stack."""

    def run(self, state: NovaState, log: Log | None) -> None:
        if not state.emperor_deck:
            state.emperor_deck, state.emperor_used = state.emperor_used, []
            state.then(Shuffle("emperor"), self)
            return
        state.emperor_used.append(state.emperor_deck.pop())
        if log:
            log(EmperorTileRevealed(state.emperor_used[-1]))


@dataclass(frozen=True, slots=True)
class PutEmperor(Decision):
    """[NR-4.2, NR-4.3, NR-26.10] On one of the two spaces shown."""

    seat: int

    def options(self, state: NovaState) -> list[Action]:
        return [EMPEROR[space] for space in state.map.emperor[state.emperor_used[-1]][0]]

    def resolve(self, state: NovaState, action: PlaceEmperor, log: Log | None) -> None:
        state.spaces[SPACE[action.space]] = THE_EMPEROR
        if log:
            log(EmperorPlaced(self.seat, action.space))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        return Refusal("NR-4.2", "one-of-the-two-spaces")


@dataclass(frozen=True, slots=True)
class BeginTurn(Automatic):
    """[NR-5.2, NR-5.5, NR-26.14] One patrician and everything that follows from it, alone as with others."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        state.phase = "forum"
        if self.seat == state.first:
            state.lap += 1
        state.turn = self.seat
        state.claimed = False
        if log:
            log(TurnBegun(self.seat, state.round, state.lap))
        if state.level:
            state.then(TurnUpTile(), PutAutomaLegionaries(), TakeTurn(self.seat), EndTurn(self.seat))
        else:
            state.then(TakeTurn(self.seat), EndTurn(self.seat))


def free_spaces(state: NovaState) -> list[int]:
    """[NR-5.2, NR-5.4] Spaces without patrician, legionary or emperor."""
    return [n for n, there in enumerate(state.spaces) if there == FREE]


def why_not_space(state: NovaState, name: str) -> Refusal:
    """Why nothing can be put on a space of the forum."""
    space = SPACE.get(name)
    if space is None:
        return Refusal("NR-5.1", "no-such-space", space=name)
    if state.spaces[space] == THE_EMPEROR:
        return Refusal("NR-5.4", "emperor-is-there")
    return Refusal("NR-5.2", "space-is-occupied")


@dataclass(frozen=True, slots=True)
class TakeTurn(Decision):
    """[NR-5.3, NR-5.5 a and b] An achievement first if the seat likes, then a patrician."""

    seat: int

    def options(self, state: NovaState) -> list[Action]:
        found = claims(state, self.seat)
        found += [PLACE[n] for n, there in enumerate(state.spaces) if there == FREE]
        return found

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Claim):
            state.then(self)
            claim(state, self.seat, action, log)
        elif isinstance(action, Place):
            space = SPACE[action.space]
            state.spaces[space] = self.seat
            state.players[self.seat].patricians -= 1
            if log:
                log(PatricianPlaced(self.seat, action.space))
            heads = (state.heads[space % 4], state.heads[4 + space // 4])
            state.then(TakeAction(self.seat, heads))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if isinstance(action, Claim):
            return why_not_claim(state, self.seat, action)
        if isinstance(action, Place):
            return why_not_space(state, action.space)
        return Refusal("NR-5.3", "place-a-patrician")


@dataclass(frozen=True, slots=True)
class TakeAction(Decision):
    """[NR-5.5 c, NR-5.6, NR-7.1 to NR-7.3] Which of the actions left is performed or abandoned next.

    Each can be performed, even if no step of it will do anything [NR-7.6].
    """

    seat: int
    acts: tuple[str, ...]

    def options(self, state: NovaState) -> list[Action]:
        found: list[Action] = [PERFORM[act] for act in self.acts]
        found += [ABANDON[act] for act in self.acts]
        return found

    def resolve(self, state: NovaState, action: Perform | Abandon, log: Log | None) -> None:
        rest = tuple(act for act in self.acts if act != action.act)
        if rest:
            state.then(TakeAction(self.seat, rest))
        if isinstance(action, Perform):
            state.then(BeginAction(self.seat, action.act))
            return
        if log:
            log(ActionAbandoned(self.seat, action.act))
        gain(state, self.seat, "coins", state.box.actions.abandon_coins, log)

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if isinstance(action, Claim):
            return Refusal("NR-5.7", "no-achievement-between-actions")
        if isinstance(action, (Perform, Abandon)):
            return Refusal("NR-5.1", "action-is-not-at-this-space", acts=self.acts)
        return Refusal("NR-7.1", "perform-or-abandon")


@dataclass(frozen=True, slots=True)
class EndTurn(Automatic):
    """[NR-5.5 d and e, NR-22.9] A late achievement, a legionary, the displays."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        state.then(
            OfferClaim(self.seat),
            OfferLegionary(self.seat),
            RefillRows(),
            RefillSubjects(),
        )


@dataclass(frozen=True, slots=True)
class OfferLegionary(Automatic):
    """[NR-22.2, NR-23.1] With two players, after the first and after the second patrician."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if state.players[self.seat].legionaries:
            state.then(PutLegionary(self.seat))


@dataclass(frozen=True, slots=True)
class PutLegionary(Decision):
    """[NR-22.2] On any unoccupied space."""

    seat: int

    def options(self, state: NovaState) -> list[Action]:
        return [LEGIONARY[space] for space in free_spaces(state)]

    def resolve(self, state: NovaState, action: PlaceLegionary, log: Log | None) -> None:
        state.spaces[SPACE[action.space]] = A_LEGIONARY + self.seat
        state.players[self.seat].legionaries -= 1
        if log:
            log(LegionaryPlaced(self.seat, action.space))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if isinstance(action, PlaceLegionary):
            return why_not_space(state, action.space)
        return Refusal("NR-22.2", "place-a-legionary")
