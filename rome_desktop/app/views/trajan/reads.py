"""What the table asks of a state: plain values for drawings and spots."""

from collections import Counter
from collections.abc import Hashable, Iterator

from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.trajan import pieces, spots
from rome_desktop.app.views.trajan.layout import table
from rome_desktop.games.trajan.construction import open_sites
from rome_desktop.games.trajan.ids import DEEDS, HIDDEN, ICONS, NOTHING, TRAYS, Joker
from rome_desktop.games.trajan.military import value
from rome_desktop.games.trajan.state import TrajanState
from rome_desktop.games.trajan.trajan_tiles import UseTile

Face = tuple[str, int, str, int]
"""A Trajan tile: letters of its colours, points, effect, pawns or cards."""


# ---- circle and mat


def tile_face(view: TrajanState, tile: str) -> Face:
    """How a Trajan tile looks."""
    found = view.map.trajan[tile]
    effect = str(found.icon) if found.icon is not None else str(found.category)
    return found.colours, found.vp, effect, found.amount


def tray_number(tray: str) -> int:
    """0 to 5 for I to VI."""
    return [str(t) for t in TRAYS].index(str(tray))


def extras(view: TrajanState, side: int) -> dict[str, int]:
    """Extra-action tiles on a mat, by action."""
    held = Counter(view.players[side].tiles)
    return {str(deed): held[view.map.extra_for[deed]] for deed in DEEDS}


def deployable(view: TrajanState, side: int) -> int:
    """How many pawns a completed tile may send out now [TR-5.3]."""
    top = view.pending[-1] if view.pending else None
    if isinstance(top, UseTile) and top.seat == side:
        tile = view.map.trajan[top.tile]
        if tile.category in ("workers", "legionaries"):
            return min(tile.amount, view.players[side].reserve)
    return 0


def jokers(view: TrajanState, side: int) -> dict[str, int]:
    """Jokers on a mat, by kind."""
    held = Counter(view.players[side].tiles)
    return {str(kind): held[view.map.joker[kind]] for kind in Joker}


def answers(view: TrajanState, side: int) -> dict[str, tuple[int, int]]:
    """By icon: completed Trajan tiles and forum tiles that answer a demand."""
    player = view.players[side]
    kept = Counter(str(view.map.trajan[tile].icon) for tile in player.kept)
    held = Counter(player.tiles)
    return {str(icon): (kept[str(icon)], held[view.map.demand_tile[icon]]) for icon in ICONS}


def covered(view: TrajanState, side: int) -> tuple[bool, ...]:
    """For each open demand, whether the side has an answer to it, jokers included."""
    left = {icon: sum(counts) for icon, counts in answers(view, side).items()}
    spare = jokers(view, side)["demand"]
    found = []
    for icon in view.demands:
        if left[str(icon)]:
            left[str(icon)] -= 1
            found.append(True)
        else:
            found.append(spare > 0)
            spare = max(0, spare - 1)
    return tuple(found)


def demands(view: TrajanState) -> tuple[str, ...]:
    """The icons that are open."""
    return tuple(str(icon) for icon in view.demands)


def most_demands(view: TrajanState) -> int:
    """How many can be open."""
    return view.box.demands.open


def buildings(view: TrajanState, side: int) -> dict[str, list[int]]:
    """By type of construction tile: the points of those on a mat."""
    found: dict[str, list[int]] = {kind.id: [] for kind in view.box.construction.types}
    for tile in view.players[side].buildings:
        entry = view.map.construction[tile]
        found[entry.type].append(entry.vp)
    return found


def hand(view: TrajanState, side: int) -> list[tuple[str, int]]:
    """The cards in a hand with how many of each; "" for those nobody may see."""
    cards = view.players[side].hand
    counted = Counter("" if card == HIDDEN else str(card) for card in cards)
    order = [good.id for good in view.box.commodities.kinds]
    return [(key, counted[key]) for key in (*order, "") if counted[key]]


def display(view: TrajanState, side: int) -> list[tuple[str, int]]:
    """The cards in a display with how many of each."""
    counted = Counter(view.players[side].display)
    return [(good.id, counted[good.id]) for good in view.box.commodities.kinds if counted[good.id]]


def bonuses(view: TrajanState, side: int) -> list[tuple[str, bool]]:
    """Bonus tiles of a side; true for the yellow side."""
    player = view.players[side]
    return [(tile, True) for tile in player.yellow] + [(tile, False) for tile in player.grey]


def bonus_face(view: TrajanState, tile: str, yellow: bool) -> tuple[list[tuple[str, str]], str]:
    """Icons and value of a bonus tile."""
    found = view.map.bonus[tile]
    value = found.yellow if yellow else found.grey
    per = 1 if yellow else found.grey_per
    said = str(value) if per == 1 else f"{value}/{per}"
    return pieces.bonus_face(found.kind, str(found.icon or ""), tuple(found.commodities)), said


# ---- zones


def map_points() -> dict[str, tuple[float, float]]:
    """Where the points of each province and the camp stand, in thousandths of the map."""
    return {key: (x, y) for key, (x, y) in table()["map"]["places"].items()}


def army(view: TrajanState) -> Hashable:
    """Everything that the map shows."""
    pieces = tuple((p.leader, tuple(p.provinces), p.legionaries) for p in view.players)
    return pieces, tuple(view.province_tiles)


def province_points(view: TrajanState, province: str, side: int) -> tuple[int, int]:
    """Printed points, and what a legionary of `side` would score now [TR-9.3]."""
    return view.map.province[province].vp, value(view, side, province)


def province_tile(view: TrajanState, province: str) -> str:
    """The forum tile in a province, or empty."""
    return view.province_tiles[view.map.province_number[province]]


def legionaries(view: TrajanState, province: str) -> list[int]:
    """Who has a legionary there."""
    return [n for n, p in enumerate(view.players) if province in p.provinces]


def leaders(view: TrajanState, province: str) -> list[int]:
    """Whose leader stands there."""
    return [n for n, p in enumerate(view.players) if p.leader == province]


def leader_places(view: TrajanState, side: int) -> tuple[str, ...]:
    """Where the leader of a side stands."""
    return (view.players[side].leader,)


def camp_legions(view: TrajanState, side: int) -> int:
    """Legionaries in the military camp."""
    return view.players[side].legionaries


def camp_workers(view: TrajanState, side: int) -> int:
    """Workers in the worker camp."""
    return view.players[side].workers


def city(view: TrajanState) -> Hashable:
    """Everything that the district shows."""
    return tuple((tuple(p.sites), p.workers) for p in view.players), tuple(view.district)


def site_tile(view: TrajanState, site: int) -> tuple[str, int] | None:
    """Kind and points of the tile on a site."""
    tile = view.district[site]
    if tile == NOTHING:
        return None
    found = view.map.construction[tile]
    return found.type, found.vp


def site_workers(view: TrajanState, site: int) -> list[int]:
    """Whose workers stand on a site."""
    return [n for n, p in enumerate(view.players) if site in p.sites]


def sites_beside(view: TrajanState, side: int, key: SpotKey | None) -> tuple[int, ...]:
    """[TR-12.3, R42] Where a worker of a side could go next, seen from the spot of a site or of the camp."""
    match key:
        case spots.Workers() if side < view.seats:
            return tuple(open_sites(view, side))
        case spots.Site(number=number) if side < view.seats:
            own = view.players[side].sites
            return tuple(site for site in view.map.sites_beside[number] if site not in own)
    return ()


def forum(view: TrajanState) -> list[tuple[str, int, int, str]]:
    """The spaces in use: id, column, row, tile or empty."""
    places = {space.id: (space.column, space.row) for space in view.box.forum.spaces}
    spaces = view.map.spaces[view.seats]
    return [(space, *places[space], tile) for space, tile in zip(spaces, view.forum, strict=True)]


def harbour(view: TrajanState) -> Hashable:
    """Everything that the seaport shows."""
    tops = tuple(pile[-1] if pile else "" for pile in view.discards)
    return tops, len(view.deck), tuple(view.grey_ships)


def ships(view: TrajanState) -> Iterator[tuple[str, bool, tuple[int, ...]]]:
    """Each ship: id, whether its coloured side is up, points by units loaded."""
    for ship in view.box.ships.tiles:
        grey = ship.id in view.grey_ships
        yield str(ship.id), not grey, tuple(ship.grey if grey else ship.coloured)


def discard_top(view: TrajanState, pile: int) -> str:
    """The open card of a discard pile, or empty."""
    return view.discards[pile][-1] if view.discards[pile] else ""


def draw_pile(view: TrajanState) -> int:
    """Cards in the draw pile."""
    return len(view.deck)


def piles(view: TrajanState) -> list[tuple[int, str]]:
    """Each pile: how many tiles, and the one on top."""
    found = []
    for top, under in zip(view.piles, view.under_piles, strict=True):
        found.append((len(under) + (top != NOTHING), top))
    return found


# ---- senate and time


def senate(view: TrajanState) -> Hashable:
    """Everything that the senate shows."""
    sides = tuple((p.track, votes(view, n)) for n, p in enumerate(view.players))
    return sides, tuple(view.senate), tuple(view.bonus)


def senate_points(view: TrajanState) -> tuple[int, ...]:
    """Points of the spaces of the track."""
    return tuple(view.box.senate.vp)


def senate_stacks(view: TrajanState) -> list[list[int]]:
    """The discs on each space, from the bottom."""
    return [
        [side for side in view.senate if view.players[side].track == space]
        for space in range(len(view.box.senate.vp))
    ]


def votes(view: TrajanState, side: int) -> tuple[int, int]:
    """Votes of the space, and of senate tiles [TR-16.1]."""
    player = view.players[side]
    return view.box.senate.votes[player.track], sum(view.map.forum[t].votes for t in player.tiles)


def senate_order(view: TrajanState) -> list[int]:
    """The sides as a vote now would rank them [TR-16.4]."""
    stack = list(view.senate)

    def rank(side: int) -> tuple[int, int, int]:
        return (sum(votes(view, side)), view.players[side].track, stack.index(side))

    return sorted(range(len(view.players)), key=rank, reverse=True)


def bonus_at_stake(view: TrajanState) -> list[str]:
    """The two bonus tiles beside the senate, empty where there is none."""
    return [*view.bonus, "", ""][:2]


def time(view: TrajanState) -> tuple[int, int, int]:
    """Spaces of the loop, where the marker is, rounds ended."""
    return view.loop, view.time % view.loop, view.laps


def score(view: TrajanState, side: int) -> int:
    """Points on the track."""
    return view.players[side].score
