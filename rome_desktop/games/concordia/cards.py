"""[CO-3, CO-9, CO-12] What each card does: a table; the Diplomat, who does it too; the specialists."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Decision, Refusal
from rome_desktop.games.concordia.actions import Copy
from rome_desktop.games.concordia.architect import architect
from rome_desktop.games.concordia.colonists import colonist
from rome_desktop.games.concordia.events import CardCopied, NothingToCopy
from rome_desktop.games.concordia.ids import ROLES, Role
from rome_desktop.games.concordia.market import consul, senator
from rome_desktop.games.concordia.mercator import bought_mercator, mercator
from rome_desktop.games.concordia.prefect import prefect
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.storehouse import receive
from rome_desktop.games.concordia.tribune import tribune

COPY = {role: Copy(role) for role in ROLES}


def targets(state: ConcordiaState, seat: int) -> dict[Role, int]:
    """[CO-9.2, CO-9.3, CO-9.6] Roles on top of other piles that can be copied, and whose pile it is.

    Equal ones are one choice; the pile of the next player in turn order stands for them.
    """
    found: dict[Role, int] = {}
    for side in state.in_turn_order(seat)[1:]:
        pile = state.players[side].pile
        if pile:
            role = state.map.role[pile[-1]]
            if role != Role.DIPLOMAT:
                found.setdefault(role, side)
    return found


def diplomat(state: ConcordiaState, seat: int, log: Log | None) -> None:
    """[CO-9.5] Without a card to copy it has no effect."""
    if targets(state, seat):
        state.then(CopyCard(seat))
    elif log:
        log(NothingToCopy(seat))


@dataclass(frozen=True, slots=True)
class CopyCard(Decision):
    """[CO-9.1, CO-9.4, CO-9.7] The action of another player's visible card, as if it were the own one."""

    seat: int

    def options(self, state: ConcordiaState) -> list[Action]:
        return [COPY[role] for role in targets(state, self.seat)]

    def resolve(self, state: ConcordiaState, action: Copy, log: Log | None) -> None:
        other = targets(state, self.seat)[action.role]
        if log:
            log(CardCopied(self.seat, other, state.players[other].pile[-1]))
        PERFORM[action.role](state, self.seat, log)

    def refusal(self, state: ConcordiaState, action: Action) -> Refusal:
        if isinstance(action, Copy) and action.role == Role.DIPLOMAT:
            return Refusal("CO-9.6", "no-diplomat-is-copied")
        if isinstance(action, Copy):
            return Refusal("CO-9.2", "not-on-top-of-a-pile", role=action.role)
        return Refusal("CO-9.5", "copy-a-card")


def specialist(role: Role) -> Callable[[ConcordiaState, int, Log | None], None]:
    """[CO-12.1] A good for each own house in a city of the specialist's good."""

    def work(state: ConcordiaState, seat: int, log: Log | None) -> None:
        good, _ = state.map.specialist[role]
        count = (state.built[seat] & state.makers[good]).bit_count()
        state.then(*receive(state, seat, [good] * count, log))

    return work


PERFORM: Mapping[Role, Callable[[ConcordiaState, int, Log | None], None]] = {
    Role.TRIBUNE: tribune,
    Role.ARCHITECT: architect,
    Role.PREFECT: prefect,
    Role.DIPLOMAT: diplomat,
    Role.MERCATOR: mercator,
    Role.MERCATOR_5: bought_mercator,
    Role.SENATOR: senator,
    Role.COLONIST: colonist,
    Role.CONSUL: consul,
    Role.MASON: specialist(Role.MASON),
    Role.FARMER: specialist(Role.FARMER),
    Role.SMITH: specialist(Role.SMITH),
    Role.VINTNER: specialist(Role.VINTNER),
    Role.WEAVER: specialist(Role.WEAVER),
}
"""Per role, the beginning of its action; what there is to decide goes on the pile in order [CO-E.1]."""
