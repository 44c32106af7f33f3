"""[NR-18] The mosaic board: which achievements can be claimed, and what a claim brings."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.nova_roma.actions import Claim
from rome_desktop.games.nova_roma.answers import CELL, CELLS, CLAIM, DONE
from rome_desktop.games.nova_roma.components import Achievement
from rome_desktop.games.nova_roma.events import AchievementClaimed
from rome_desktop.games.nova_roma.gains import pay
from rome_desktop.games.nova_roma.rewards import TOP, TakeRewards
from rome_desktop.games.nova_roma.state import NovaState, Player


def counts(player: Player) -> dict[str, int]:
    """[NR-12.8, NR-17.10, NR-27] What achievements count."""
    return {
        "building": len(player.buildings),
        "maritime": len(player.maritime),
        "cards": len(player.row),
        "estate": 9 - player.estate.count(""),
    }


def holds(player: Player, wanted: Achievement, have: dict[str, int]) -> bool:
    """[NR-15.8, NR-18.3 to NR-18.5, NR-18.10] Whether the condition of an achievement holds now."""
    need = wanted.need or {}
    if wanted.kind == "spend_influence":
        return player.influence >= wanted.have
    if wanted.kind == "hippodrome_space":
        return max(player.markers) >= wanted.total
    if wanted.kind == "hippodrome_total":
        return sum(player.markers) >= wanted.total
    if wanted.kind == "combo" and sum(have[thing] for thing in need) < wanted.total:
        return False
    return all(have[thing] >= least for thing, least in need.items())


def achievement(state: NovaState, player: Player, cell: int) -> Achievement:
    """What is printed on a cell of a player's mosaic board."""
    return state.map.achievements[state.map.strips[player.strips[cell // 3]][cell % 3]]


def claims(state: NovaState, seat: int) -> list[Action]:
    """[NR-18.2, NR-18.3] The cells that can be covered now."""
    player = state.players[seat]
    if state.claimed or not player.tokens:
        return []
    have = counts(player)
    return [
        CLAIM[cell]
        for cell in range(9)
        if not player.covered >> cell & 1 and holds(player, achievement(state, player, cell), have)
    ]


def why_not_claim(state: NovaState, seat: int, action: Claim) -> Refusal:
    """Why this cell cannot be covered."""
    player = state.players[seat]
    if state.claimed:
        return Refusal("NR-18.2", "one-achievement-a-turn")
    if not player.tokens:
        return Refusal("NR-18.3", "no-achievement-token")
    cell = CELL.get(action.cell)
    if cell is None:
        return Refusal("NR-18.1", "no-such-cell", cell=action.cell)
    if player.covered >> cell & 1:
        return Refusal("NR-18.3", "cell-is-covered")
    return Refusal("NR-18.3", "condition-does-not-hold")


def claim(state: NovaState, seat: int, action: Claim, log: Log | None) -> None:
    """[NR-18.3 to NR-18.5, NR-18.8] The token, the influence if it costs some, and the rewards.

    Contracts, cards and tiles are looked at, not used up.
    """
    player = state.players[seat]
    cell = CELL[action.cell]
    wanted = achievement(state, player, cell)
    before = player.covered
    player.covered |= 1 << cell
    player.tokens -= 1
    state.claimed = True
    if log:
        log(AchievementClaimed(seat, CELLS[cell], wanted.id))
    if wanted.spend:
        pay(state, seat, "influence", wanted.spend, log)
    lines = [
        name
        for mask, name, _, _ in state.map.lines
        if mask & player.covered == mask and mask & before != mask
    ]
    state.then(TakeRewards(seat, tuple([TOP, *lines] if cell < 3 else lines)))


@dataclass(frozen=True, slots=True)
class OfferClaim(Automatic):
    """[NR-5.5 d] After both actions, if none was claimed before."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if claims(state, self.seat):
            state.then(ClaimLate(self.seat))


@dataclass(frozen=True, slots=True)
class ClaimLate(Decision):
    """[NR-5.5 d, NR-18.6] An achievement after the actions, or none."""

    seat: int

    def options(self, state: NovaState) -> list[Action]:
        return [*claims(state, self.seat), DONE]

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Claim):
            claim(state, self.seat, action, log)

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if isinstance(action, Claim):
            return why_not_claim(state, self.seat, action)
        return Refusal("NR-5.5", "claim-or-be-done")
