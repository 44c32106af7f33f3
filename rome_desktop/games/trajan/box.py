"""All there is in the box, and what must be true of it: counts that add up, a game that can be played."""

from collections.abc import Iterator
from dataclasses import dataclass

from rome_desktop.engine.edition import Check, Edition, failed
from rome_desktop.games.trajan.components import (
    Bonuses,
    Circle,
    Commodities,
    Construction,
    Demands,
    Forum,
    Markers,
    PlayerPieces,
    Provinces,
    Scoring,
    SenateTrack,
    Ships,
    Solo,
    Time,
    TrajanTiles,
)
from rome_desktop.games.trajan.ids import CATEGORIES, COLOURS, DEEDS, LETTERS, TRAYS


@dataclass(frozen=True, slots=True)
class Box:
    """The content file: a field for each of its tables."""

    edition: Edition
    player: PlayerPieces
    markers: Markers
    circle: Circle
    time: Time
    trajan: TrajanTiles
    forum: Forum
    construction: Construction
    demands: Demands
    ships: Ships
    commodities: Commodities
    bonuses: Bonuses
    provinces: Provinces
    senate: SenateTrack
    scoring: Scoring
    solo: Solo

    def faults(self) -> list[tuple[str, str]]:
        """Counts that do not add up, as (path in the file, what should be true)."""
        return failed(checks(self))


def checks(box: Box) -> Iterator[Check]:
    """Every check."""
    yield from (*counts(box), *names(box), *limits(box))


def counts(box: Box) -> Iterator[Check]:
    """What must agree with something else in the box."""
    piles = [sum(t.category == c for t in box.trajan.tiles) for c in CATEGORIES]
    yield "trajan.tiles", piles == [box.trajan.per_category] * 6, "each pile has the same height"
    tiles = box.forum.tiles
    yield "forum.total", sum(t.count for t in tiles) == box.forum.total, "the forum tiles add up"
    extra = sum(t.extra_count for t in tiles)
    yield "forum.extra_total", extra == box.forum.extra_total, "the extra-action tiles add up"
    sites = box.construction.rows * box.construction.columns
    yield "construction.tiles", len(box.construction.tiles) == sites, "each site gets one tile"
    longest = sum(box.player.markers_per_colour for _ in COLOURS)
    full = box.player.markers_per_tray * len(TRAYS)
    yield "player.markers_per_tray", full == longest, "the markers fill the trays"
    pawns = box.player.legionaries_in_camp + box.player.workers_in_camp
    yield "player.pawns", box.player.pawns >= pawns, "there are pawns enough to begin with"
    seats = [loop.seats for loop in box.time.loops]
    yield "time.loops", sorted(seats) == [1, 2, 3, 4], "there is one loop for 1, 2, 3 and 4 seats"
    for loop in box.time.loops:
        spaces = sum(not s.extra and s.min_seats <= loop.seats for s in box.forum.spaces)
        right = spaces == loop.forum_spaces or loop.seats == 1
        yield "time.loops", right, f"with {loop.seats} seats there are {spaces} green spaces"
    total = sum(icon.count for icon in box.demands.icons)
    needed = box.demands.open * box.time.quarters + box.demands.removed
    yield "demands.icons", total == needed, "demand tiles last for all quarters"
    yield "demands.loss", len(box.demands.loss) == box.demands.open + 1, "each number has its loss"
    same = len(box.senate.vp) == len(box.senate.votes)
    yield "senate.votes", same, "each senate space has VP and votes"
    for ship in box.ships.tiles:
        yield "ships.tiles", len(ship.coloured) == len(ship.grey), "both sides of a ship are as long"


def names(box: Box) -> Iterator[Check]:
    """Who is named where."""
    deeds = tuple(place.deed for place in box.circle.trays)
    yield "circle.trays", deeds == DEEDS, "the trays I to VI stand in the order of the actions"
    goods = {c.id for c in box.commodities.kinds}
    yield "commodities.kinds", len(goods) == len(box.commodities.kinds), "each has its own id"
    shown = [c for tile in box.bonuses.tiles for c in tile.commodities]
    yield "bonuses.tiles", sorted(shown) == sorted(goods), "each commodity is on one bonus tile"
    types = {t.id for t in box.construction.types}
    known = all(t.type in types for t in box.construction.tiles)
    yield "construction.tiles", known, "each tile is of a known type"
    places = {p.id: p for p in box.provinces.places}
    both = all(
        other in places and p.id in places[other].beside for p in places.values() for other in p.beside
    )
    yield "provinces.places", both, "borders are known on both sides"
    yield "provinces.camp", set(box.provinces.camp) <= set(places), "the camp touches provinces"
    for kind, ids in (
        ("trajan.tiles", [t.id for t in box.trajan.tiles]),
        ("forum.tiles", [t.id for t in box.forum.tiles]),
        ("forum.spaces", [s.id for s in box.forum.spaces]),
        ("construction.tiles", [t.id for t in box.construction.tiles]),
        ("bonuses.tiles", [t.id for t in box.bonuses.tiles]),
    ):
        yield kind, len(set(ids)) == len(ids), "each has its own id"
    for preset in box.markers.presets:
        letters = sorted("".join(preset.trays))
        wanted = sorted(LETTERS * box.player.markers_per_colour)
        even = {len(tray) for tray in preset.trays} == {box.player.markers_per_tray}
        yield "markers.presets", letters == wanted and even, "a preset uses every marker, two to a tray"
    for tile in box.trajan.tiles:
        yield "trajan.tiles", len(tile.colours) == 2, "a Trajan tile shows two colours"
        yield "trajan.tiles", set(tile.colours) <= set(LETTERS), "a Trajan tile shows known colours"


def limits(box: Box) -> Iterator[Check]:
    """Numbers with which no game could be played, or not to its end."""
    yield (
        "time.rounds_per_quarter",
        box.time.rounds_per_quarter == box.demands.open + 1,
        ("a quarter has one round more than open demands"),
    )
    yield "time.quarters", box.time.quarters > 0, "there is a quarter"
    longest = len(COLOURS) * box.player.markers_per_colour
    for loop in box.time.loops:
        yield "time.loops", 2 * loop.spaces > longest, "no move passes the start three times"
    yield "commodities.copies", box.commodities.copies > 0, "there are cards"
    yield "bonuses.tiles", len(box.bonuses.tiles) >= 12, "there are bonus tiles for every quarter"
    least = min(card.steps for card in box.solo.deck)
    laps = box.time.quarters * box.time.rounds_per_quarter * box.time.loop(1).spaces
    lasts = len(box.solo.deck) * box.solo.decks * (least + 1) >= laps
    yield "solo.decks", least > 0 and lasts, "the rival's cards last for a match"
    points = [rank.points for rank in box.solo.ranks]
    yield "solo.ranks", sorted(set(points)) == points, "the points of the ranks grow"
    yield "scoring.sets", len(box.scoring.sets) == 5, "a set has 0 to 4 tiles"
