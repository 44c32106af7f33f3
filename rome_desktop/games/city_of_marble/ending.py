"""[RM-11, RM-12] The final round, final scoring, and the winner."""

from collections.abc import Sequence
from dataclasses import dataclass

from rome_desktop.engine.events import Log
from rome_desktop.engine.game import Standing
from rome_desktop.engine.steps import Automatic
from rome_desktop.games.city_of_marble.components import HIDDEN, KINDS
from rome_desktop.games.city_of_marble.events import FinalRoundBegun, GameEnded
from rome_desktop.games.city_of_marble.state import MarbleState


def final_round_is_due(state: MarbleState) -> bool:
    """[RM-11.1] At least three of the four stacks are empty."""
    return sum(not n for n in state.stacks.values()) >= state.box.end.empty_stacks


def begin_final_round(state: MarbleState, seat: int, turns: Sequence[Automatic], log: Log | None) -> None:
    """[RM-11.2, RM-11.7] Triggered once by `seat`; after the last of `turns` comes the scoring."""
    state.final = seat
    if log:
        log(FinalRoundBegun(seat))
    state.then(*turns, FinalScoring())


@dataclass(frozen=True, slots=True)
class FinalScoring(Automatic):
    """[RM-12] The game is over; scores and winners are those of `standings` and `winners`."""

    def run(self, state: MarbleState, log: Log | None) -> None:
        state.over = True
        if log:
            scores = tuple(standing.score for standing in standings(state))
            log(GameEnded(tuple(winners(state)), scores))


def aqueduct_points(state: MarbleState) -> list[int]:
    """[RM-12.2] Per side: each own building on a vertex of any aqueduct, its far end included."""
    points = [0] * len(state.players)
    for line in state.lines.values():
        for vertex in line:
            site = state.sites.get(vertex)
            if site is not None and site.owner is not None:
                points[site.owner] += state.box.scoring.aqueduct_building
    return points


def fountain_points(state: MarbleState) -> list[int]:
    """[RM-12.3] Per side: each pair of an own building and a fountain one edge apart."""
    points = [0] * len(state.players)
    for vertex, site in state.sites.items():
        if site.owner is None:
            for other in state.map.neighbours(vertex):
                building = state.sites.get(other)
                if building is not None and building.owner is not None:
                    points[building.owner] += state.box.scoring.fountain_neighbour
    return points


def leaders(amounts: Sequence[int]) -> list[int]:
    """The sides with the most; none if the most is nothing [RM-12.4, RM-12.5]."""
    most = max(amounts)
    return [side for side, n in enumerate(amounts) if n == most] if most else []


def imperium_points(state: MarbleState) -> list[int]:
    """[RM-12.5] Per side: the majority in each kind, or the lesser sum for each of several tied."""
    points = [0] * len(state.players)
    scoring = state.box.scoring
    for kind in KINDS:
        best = leaders([p.imperium[kind] for p in state.players])
        for side in best:
            points[side] += scoring.imperium_majority if len(best) == 1 else scoring.imperium_tied
    return points


def standings(state: MarbleState) -> list[Standing]:
    """[RM-12.1 to RM-12.5] Scores as if the game ended now; bridges whose value is hidden count nothing."""
    scoring = state.box.scoring
    aqueducts, fountains, imperium = aqueduct_points(state), fountain_points(state), imperium_points(state)
    richest = leaders([p.coins for p in state.players])
    found = []
    for side, player in enumerate(state.players):
        categories = {
            "buildings": player.score,
            "bridges": sum(value for value in player.bridges if value != HIDDEN),
            "aqueducts": aqueducts[side],
            "fountains": fountains[side],
            "coins": player.coins * scoring.coin,
            "most_coins": scoring.most_coins if side in richest else 0,
            "imperium": imperium[side],
        }
        found.append(Standing(side, sum(categories.values()), categories))
    return found


def winners(state: MarbleState) -> list[int]:
    """[RM-12.6] The highest total; ties by buildings, then by imperium tiles; then shared.

    In the solo challenge [RM-13.10] only strictly more points than the Senate win.
    """
    totals = [standing.score for standing in standings(state)]
    if state.level:
        return [0] if totals[0] > totals[1] else [1]
    owned = [site.owner for site in state.sites.values()]
    ranks = [
        (totals[side], owned.count(side), sum(player.imperium.values()))
        for side, player in enumerate(state.players)
    ]
    return [side for side, rank in enumerate(ranks) if rank == max(ranks)]


def ended(state: MarbleState) -> str:
    """Why the game ended: there is one way only."""
    return "three-stacks-empty" if state.over else ""
