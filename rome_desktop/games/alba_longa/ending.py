"""[AL-20, AL-27.12, AL-27.13] The victory check, and who has won.

The game has no points. A measure of victory stands in for a score: what a King has, and enough for winning
to put a winner above all others.
"""

from dataclasses import dataclass

from rome_desktop.engine.events import Log
from rome_desktop.engine.game import Standing
from rome_desktop.engine.steps import Automatic
from rome_desktop.games.alba_longa.events import GameEnded, YearEnded
from rome_desktop.games.alba_longa.solo import HUMAN
from rome_desktop.games.alba_longa.state import AlbaState, Player

FULFILLED = "challenge-fulfilled"
LAST_KING = "last-king"
ALL_LOST = "all-cities-lost"
EXHAUSTED = "weather-exhausted"
SHADOW, CITY_LOST, DEADLINE = "shadow-fulfilled", "city-lost", "deadline-passed"
"""How the solo challenge is lost [AL-27.12]."""
ALL_LOSE = (ALL_LOST, EXHAUSTED)
"""Ends at which all Kings lose [AL-20.6, R41]."""
VICTORY = 100
CATEGORIES = ("monuments", "population", "wheat", "coins", "victory")


def fulfils(state: AlbaState, player: Player) -> bool:
    """[AL-20.1, AL-22.8] Monuments and actual peasants."""
    goal = state.box.victory
    return player.monuments >= goal.monuments and player.population >= goal.population


@dataclass(frozen=True, slots=True)
class CheckVictory(Automatic):
    """[AL-20.1, AL-20.6, R34, R66] Somebody has won, all have lost, or the game goes on."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        row = tuple((p.monuments, p.population, p.wheat, p.coins) for p in state.players)
        state.history += (row,)
        if log:
            log(YearEnded(state.year))
        state.result = solo_result(state) if state.level else result(state)
        if state.result:
            state.pending.clear()
            if log:
                log(GameEnded(state.result, tuple(winners(state))))


def result(state: AlbaState) -> str:
    """[AL-20.2 to AL-20.6, R41, R66] Why the game ends now, or empty."""
    left = [player for player in state.players if player.alive]
    if any(fulfils(state, player) for player in left):
        return FULFILLED
    if not left:
        return ALL_LOST
    if state.year >= state.map.years:
        return EXHAUSTED
    return LAST_KING if len(left) == 1 else ""


def solo_result(state: AlbaState) -> str:
    """[AL-27.12] The human comes first."""
    human, shadow = state.players
    if fulfils(state, human):
        return FULFILLED
    if not human.alive:
        return CITY_LOST
    if fulfils(state, shadow):
        return SHADOW
    return DEADLINE if state.year >= state.map.years else ""


def winners(state: AlbaState) -> list[int]:
    """[AL-20.2 to AL-20.5, AL-27.12, R41] Who has won, or would if the game ended now; nobody if all lose.

    In the solo challenge the Shadow wins what the human loses.
    """
    players = state.players
    if state.level:
        return [HUMAN] if fulfils(state, players[HUMAN]) else [1]
    left = [side for side, player in enumerate(players) if player.alive]
    able = [side for side in left if fulfils(state, players[side])]
    if not able:
        return left if state.result == LAST_KING else []

    def rank(side: int) -> tuple[int, int]:
        player = players[side]
        return player.population, player.wheat + player.coins

    best = max(map(rank, able))
    return [side for side in able if rank(side) == best]


def standings(state: AlbaState) -> list[Standing]:
    """[AL-20, AL-27.13] The measure of victory: what each side has, and hundreds for having won."""
    if state.level:
        return solo_standings(state)
    rows = [[p.monuments, p.population, p.wheat, p.coins] for p in state.players]
    won = winners(state)
    others = max((sum(row) for side, row in enumerate(rows) if side not in won), default=0)
    found = []
    for side, row in enumerate(rows):
        short = max(0, others - sum(row)) if side in won else 0
        victory = VICTORY * (1 + short // VICTORY) if side in won else 0
        values = (*row, victory)
        found.append(Standing(side, sum(values), dict(zip(CATEGORIES, values, strict=True))))
    return found


def solo_standings(state: AlbaState) -> list[Standing]:
    """[AL-27.13] Points of a win; a loss, and the Shadow, score nothing."""
    rules = state.box.solo
    human = state.players[HUMAN]
    points = dict.fromkeys(CATEGORIES, 0)
    if fulfils(state, human):
        points["population"] = rules.score_per_peasant * (human.population - state.box.victory.population)
        points["wheat"], points["coins"] = human.wheat, human.coins
        points["victory"] = rules.score_base + rules.score_per_year * (state.year - 1)
    return [
        Standing(HUMAN, sum(points.values()), points),
        Standing(1, 0, dict.fromkeys(CATEGORIES, 0)),
    ]


def ended(state: AlbaState) -> str:
    """Why the game ended, or empty."""
    return state.result
