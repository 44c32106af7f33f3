"""[TR-18, TR-19] Final scoring, and the winner."""

from dataclasses import dataclass
from itertools import product

from rome_desktop.engine.events import Log
from rome_desktop.engine.game import Standing
from rome_desktop.engine.steps import Automatic
from rome_desktop.games.trajan.components import BonusTile
from rome_desktop.games.trajan.events import GameEnded
from rome_desktop.games.trajan.ids import Joker
from rome_desktop.games.trajan.state import SOURCES, Player, TrajanState

BONUSES = {
    "icon": "icon_tiles",
    "workers": "worker_tiles",
    "legionaries": "legionary_tiles",
    "yellow_tiles": "yellow_tiles",
    "commodities": "commodity_tiles",
}
"""The category in which each kind of bonus tile is counted."""


@dataclass(frozen=True, slots=True)
class FinalScoring(Automatic):
    """[TR-18, R08] The game is over at once; scores and winner are those of `standings` and `winners`."""

    def run(self, state: TrajanState, log: Log | None) -> None:
        state.over = True
        state.due = 0
        if log:
            scores = tuple(standing.score for standing in standings(state))
            log(GameEnded(tuple(winners(state)), scores))


def set_points(state: TrajanState, player: Player) -> int:
    """[TR-18.4, TR-14.6, R57] Each type once, jokers where they are worth most."""
    table = state.box.scoring.sets
    counts: dict[str, int] = {}
    for tile in player.buildings:
        kind = state.map.construction[tile].type
        counts[kind] = counts.get(kind, 0) + 1
    jokers = player.tiles.count(state.map.joker[Joker.CONSTRUCTION])
    most = len(table) - 1
    best = 0
    for added in product(*(range(min(jokers, most - n) + 1) for n in counts.values())):
        if sum(added) <= jokers:
            best = max(best, sum(table[n + more] for n, more in zip(counts.values(), added, strict=True)))
    return best


def bonus_points(state: TrajanState, player: Player, tile: BonusTile, yellow: bool) -> int:
    """[TR-19.1 to TR-19.5, R60 to R63, R65] What one bonus tile is worth, commodity jokers left aside."""
    if tile.kind == "icon":
        units = int(state.map.demand_tile[str(tile.icon)] in player.tiles)
    elif tile.kind == "workers":
        units = len(player.sites)
    elif tile.kind == "legionaries":
        units = len(player.provinces)
    elif tile.kind == "yellow_tiles":
        units = len(player.yellow)
    else:
        units = sum(card in tile.commodities for card in player.display)
    if yellow:
        return tile.yellow * units
    if state.box.bonuses.rounding == "up":
        return -(-tile.grey * units // tile.grey_per)
    return tile.grey * units // tile.grey_per


def joker_points(state: TrajanState, player: Player) -> int:
    """[R64] Each commodity joker counts as a card of the commodity tile that pays most."""
    jokers = player.tiles.count(state.map.joker[Joker.COMMODITY])
    if not jokers:
        return 0
    sides = [(state.map.bonus[name], True) for name in player.yellow]
    sides += [(state.map.bonus[name], False) for name in player.grey]
    worth = [t.yellow if yellow else t.grey for t, yellow in sides if t.kind == "commodities"]
    return jokers * max(worth, default=0)


def categories(state: TrajanState, player: Player) -> dict[str, int]:
    """[TR-18.1 to TR-18.5, TR-18.7, TR-19, R58, R71] Every source of points, those of the track first."""
    scoring = state.box.scoring
    found: dict[str, int] = dict(zip(SOURCES, player.points, strict=True))
    found["hand"] = scoring.hand_card * len(player.hand)
    found["workers"] = scoring.worker_in_camp * player.workers
    found["legionaries"] = scoring.legionary_in_camp * player.legionaries
    found["sets"] = set_points(state, player)
    found |= dict.fromkeys(BONUSES.values(), 0)
    for names, yellow in ((player.yellow, True), (player.grey, False)):
        for name in names:
            tile = state.map.bonus[name]
            found[BONUSES[tile.kind]] += bonus_points(state, player, tile, yellow)
    found["commodity_tiles"] += joker_points(state, player)
    found["open_tiles"] = scoring.tile_on_slot * sum(map(bool, player.slots))
    return found


def standings(state: TrajanState) -> list[Standing]:
    """[TR-18, TR-24.1] Scores as if the game ended now; the rival scores nothing."""
    found = []
    for side, player in enumerate(state.players):
        points = categories(state, player)
        if side >= state.seats:
            points = dict.fromkeys(points, 0)
        found.append(Standing(side, sum(points.values()), points))
    return found


def winners(state: TrajanState) -> list[int]:
    """[TR-18.6, R59] Most points; of several the one highest in the senate.

    In the solo challenge [TR-24.11] the player wins with the points of a praetor.
    """
    totals = [standing.score for standing in standings(state)]
    if state.level:
        return [0] if totals[0] >= state.box.solo.passed else [1]
    best = [side for side, total in enumerate(totals) if total == max(totals)]
    return [max(best, key=lambda side: (state.players[side].track, state.senate.index(side)))]


def ended(state: TrajanState) -> str:
    """Why the game ended: there is one way only."""
    return "four-quarters-played" if state.over else ""
