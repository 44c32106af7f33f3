"""What promises of each game speak of, looked up in a state by other means than the tables' own."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rome_desktop.catalogue import game
from rome_desktop.games.nova_roma.state import EMPEROR

EVERY = "every step that nobody decides"


@dataclass(frozen=True)
class Measures:
    """How the law reads a game."""

    of: Callable[[Any, int, str], int]
    holdings: tuple[str, ...]
    """What a side holds: none of it may change without a word."""
    afterwards: tuple[str, ...]
    """Steps with which the turn ends."""
    orders: tuple[str, ...] = ()
    """Questions that only ask for an order: what was told is there when all is done."""

    def stops_at(self, step: str) -> bool:
        return step in self.afterwards or self.afterwards == (EVERY,)


def row_of_scores(key: str, state: Any, side: int, what: str) -> int:
    return game(key).rules.standings(state)[side].categories[what]


GOODS = {"wheat": 0, "stone": 1, "wood": 2, "wine": 3, "horse": 4}


def nova_roma(state: Any, side: int, what: str) -> int:
    player = state.players[side]
    sort, _, rest = what.partition(":")
    if what in GOODS:
        return player.goods[GOODS[what]]
    if what == "artisan":
        return player.artisans
    if what in ("coins", "influence", "tokens"):
        return getattr(player, what)
    if what == "sails":
        return next((s.sails for s in reversed(state.pending) if hasattr(s, "sails")), 0)
    if sort == "power":
        column = state.heads.index(rest)
        line = [n for n in range(16) if (n % 4 == column if column < 4 else n // 4 == column - 4)]
        own = sum(state.spaces[n] == side for n in line)
        emperor = any(state.spaces[n] == EMPEROR for n in line)
        return max(1, min(3, own + emperor))
    if sort == "zone":
        return zone_of_nova_roma(state, side, rest)
    return row_of_scores("nova_roma", state, side, what)


def zone_of_nova_roma(state: Any, side: int, key: str) -> int:
    """[NR-20.4, NR-26.25] First and second points of a zone, counted piece by piece."""
    zone = next(zone for zone in state.box.building_zones if zone.id == key)
    counts = [sum(cell[0] == key for cell in player.built) for player in state.players]
    nobody = 0 if state.level else sum(cell[0] == key for cell in state.neutral)
    if state.level:
        automa, mine = counts[1], counts[0]
        first = [mine > automa, automa >= mine]
        return zone.vp_first if first[side] else zone.vp_other if counts[side] else 0
    if not counts[side]:
        return 0
    return zone.vp_first if counts[side] == max(*counts, nobody) else zone.vp_other


def repeats(state: Any) -> int:
    """[TR-6.2, R69] How often the action on top comes, if it repeats another one, by some way."""
    top = state.pending[-1]
    name = type(top).__name__
    if name in ("EndTurn", "BeginTurn") or not hasattr(top, "options"):
        return 0
    here = int(name == "TakeAction" and str(top.way) in ("repeat", "again"))
    found = 0
    for action in top.options(state):
        after = state.clone()
        after.pending.pop().resolve(after, action, None)
        while hasattr(after.pending[-1], "run") and type(after.pending[-1]).__name__ != "EndTurn":
            after.pending.pop().run(after, None)
        found = max(found, repeats(after))
        if found:
            break
    return here + found


def trajan(state: Any, side: int, what: str) -> int:
    player = state.players[side]
    sort, _, rest = what.partition(":")
    if what == "repeats":
        return 0 if type(state.pending[-1]).__name__ == "SpendExtra" else repeats(state)
    if sort == "display":
        return sum(card == rest for card in player.display)
    if sort == "occupy":
        others = [p for n, p in enumerate(state.players) if n != side and rest in p.provinces]
        return max(0, next(p.vp for p in state.box.provinces.places if p.id == rest) - 3 * len(others))
    if what == "votes":
        tiles = sum(state.map.forum[tile].votes for tile in player.tiles)
        return int(state.box.senate.votes[player.track]) + tiles
    found = {"score": sum(player.points), "hand": len(player.hand)}
    return found[what] if what in found else int(getattr(player, what))


def farm(state: Any, player: Any) -> int:
    """[AL-15] Two, three or four wheat each, one more if improved, one less for who lies."""
    base = {"dry": 2, "moderate": 3, "wet": 4}[str(state.climate)]
    granary = player.granary + player.granary_captives
    standing = (player.fields.count("S") + granary) * (base + bool(player.improved))
    return int(standing + player.fields.count("L") * (base - 1))


def alba_longa(state: Any, side: int, what: str) -> int:
    player = state.players[side]
    sort, _, rest = what.partition(":")
    workers = player.workers + player.worker_captives
    match sort:
        case "stall":
            return int(state.stalls[int(rest)])
        case "army" | "barracks":
            return int(player.soldiers) + (sum(player.hero) if sort == "army" else 0)
        case "send":
            step = state.pending[-1]
            ways = step.options(state) if type(step).__name__ == "SendPeasants" else []
            return max((a.peasants for a in ways), default=0)
        case "market":
            coins = state.box.market.coins_each
            return sum(coins for n in state.box.market.paying if player.merchants[n - 1 : n] in ("S", "C"))
        case "quarry":
            each = 3 if state.level == "calm" and side == state.seats else 2
            return min(workers // each, 10 - player.monuments)
        case "temple":
            return min(player.worship + player.priests + player.priest_captives, state.box.temple.spaces)
        case "farm":
            return farm(state, player)
        case "worth":
            return {
                "market": player.merchants.count("S") + player.merchants.count("C"),
                "quarry": workers,
                "temple": player.priests + player.priest_captives,
                "farm": farm(state, player),
            }[rest]
    return int(getattr(player, what))


def city_of_marble(state: Any, side: int, what: str) -> int:
    player = state.players[side]
    if what in ("score", "coins"):
        return int(getattr(player, what))
    if what == "aqueducts":
        ends = [vertex for line in state.lines.values() for vertex in line]
        return 2 * sum(vertex in state.sites and state.sites[vertex].owner == side for vertex in ends)
    return row_of_scores("city_of_marble", state, side, what)


def concordia(state: Any, side: int, what: str) -> int:
    player = state.players[side]
    goods = {str(good): count for good, count in player.goods.items()}
    if what == "coins":
        return int(player.money)
    if what == "final":
        return int(state.final >= 0 or not (any(state.display) or any(state.stacks)))
    return goods[what] if what in goods else row_of_scores("concordia", state, side, what)


MEASURES = {
    "concordia": Measures(
        concordia,
        ("coins", "brick", "food", "tool", "wine", "cloth"),
        ("RefillDisplay", "EndTurn", "BeginTurn"),
    ),
    "city_of_marble": Measures(
        city_of_marble, ("coins",), ("EndTurn", "BeginTurn", "BeginLastTurn"), ("PlaceMagistrate",)
    ),
    "alba_longa": Measures(alba_longa, ("coins", "wheat", "population", "idle", "worship"), (EVERY,)),
    "nova_roma": Measures(
        nova_roma,
        ("coins", "influence", "artisan", "wheat", "stone", "wood", "wine", "horse"),
        ("EndTurn", "OfferLegionary", "RefillRows", "BeginRound"),
        ("ChooseReward",),
    ),
    "trajan": Measures(
        trajan,
        ("score", "hand", "reserve", "workers", "legionaries", "votes"),
        ("EndTurn", "BeginTurn", "MeetDemands", "VoteInSenate", "ResetSenate"),
    ),
}
