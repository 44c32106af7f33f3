"""[NR-11] Petition: the first-player token, then another action for influence."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma.acts import steps_of
from rome_desktop.games.nova_roma.answers import DONE, LEAD, PETITION
from rome_desktop.games.nova_roma.components import Act
from rome_desktop.games.nova_roma.events import ActionPetitioned, FirstPlayerTokenClaimed
from rome_desktop.games.nova_roma.gains import pay
from rome_desktop.games.nova_roma.state import NovaState


def why_not_lead(state: NovaState, seat: int) -> Refusal | None:
    """[NR-11.1, NR-11.2, NR-11.14, NR-26.8] Why the first-player token cannot be claimed, or None."""
    if state.level:
        return Refusal("NR-26.8", "no-token-in-the-solo-game")
    if state.claimant >= 0:
        return Refusal("NR-11.2", "token-is-claimed")
    if seat == state.first and state.lap == 1:
        return Refusal("NR-11.2", "first-turn-of-the-first-player")
    if state.players[seat].influence < state.box.actions.first_player_influence:
        return Refusal("NR-11.1", "not-enough-influence")
    return None


@dataclass(frozen=True, slots=True)
class OfferLead(Automatic):
    """[NR-11.1] Step 1."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if why_not_lead(state, self.seat) is None:
            state.then(ClaimLead(self.seat))


@dataclass(frozen=True, slots=True)
class ClaimLead(Decision):
    """[NR-11.1, NR-11.3] The token for two influence, or not; the order of this round stays."""

    seat: int

    def options(self, state: NovaState) -> list[Action]:
        return [LEAD, DONE]

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if isinstance(action, actions.Lead):
            pay(state, self.seat, "influence", state.box.actions.first_player_influence, log)
            state.claimant = self.seat
            if log:
                log(FirstPlayerTokenClaimed(self.seat))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        return Refusal("NR-11.1", "claim-the-token-or-be-done")


@dataclass(frozen=True, slots=True)
class OfferPetition(Automatic):
    """[NR-11.13] Step 2 needs influence."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if state.players[self.seat].influence:
            state.then(ChoosePetition(self.seat))


@dataclass(frozen=True, slots=True)
class ChoosePetition(Decision):
    """[NR-11.4 to NR-11.6] One of the other seven actions and how much influence it is worth; or none.

    It is paid before the action begins [NR-11.11].
    """

    seat: int

    def options(self, state: NovaState) -> list[Action]:
        most = min(state.power, state.players[self.seat].influence)
        found: list[Action] = []
        for act, answers in PETITION.items():
            if act != "petition":
                found += answers[:most]
        found.append(DONE)
        return found

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if not isinstance(action, actions.Petition):
            return
        pay(state, self.seat, "influence", action.influence, log)
        if log:
            log(ActionPetitioned(self.seat, action.act, action.influence))
        state.then(BeginPetitioned(self.seat, action.act, action.influence))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if isinstance(action, actions.Lead):
            return why_not_lead(state, self.seat) or Refusal("NR-7.4", "the-step-is-passed")
        if not isinstance(action, actions.Petition):
            return Refusal("NR-11.4", "petition-or-be-done")
        if action.act == Act.PETITION:
            return Refusal("NR-11.4", "another-action-than-petition")
        if action.influence > state.players[self.seat].influence:
            return Refusal("NR-11.4", "not-enough-influence")
        return Refusal("NR-11.4", "not-more-than-the-power", power=state.power)


@dataclass(frozen=True, slots=True)
class BeginPetitioned(Automatic):
    """[NR-6.5, NR-11.5, NR-11.7, NR-11.15] At the power paid for, without windows or cards of its own.

    The steps are those of the forum, with all that ports, wheels, tokens and tiles give [NR-11.9]; abandoning
    is not asked [NR-11.10].
    """

    seat: int
    act: Act
    influence: int

    def run(self, state: NovaState, log: Log | None) -> None:
        state.petitioned = str(self.act)
        state.power = self.influence
        state.then(*steps_of(state.petitioned, self.seat), EndPetitioned(self.seat))


@dataclass(frozen=True, slots=True)
class EndPetitioned(Automatic):
    """Back to the Petition itself, whose closing window follows [NR-11.15]."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        state.petitioned = ""
