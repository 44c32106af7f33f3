"""Tables derived from the box once: the city as bits, placements of buildings, costs, ports and tracks."""

from dataclasses import dataclass

from rome_desktop.games.nova_roma.actions import Build, Sail, TakeContract
from rome_desktop.games.nova_roma.box import Box
from rome_desktop.games.nova_roma.components import (
    GOODS,
    Achievement,
    Amounts,
    BuildingContract,
    BuildingZone,
    EstateTile,
    MaritimeContract,
    Port,
    Shape,
    SubjectCard,
)

Placement = tuple[int, Build]
"""Mask of cells and the action that fills them."""
Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Cost:
    """What a contract asks for; `goods` in the order of a player's goods."""

    goods: tuple[int, ...]
    coins: int
    artisans: int
    take: TakeContract


@dataclass(frozen=True, slots=True)
class Leg:
    """The way into a port from the one before it."""

    port: Port
    start: str
    sail: Sail


@dataclass(frozen=True, slots=True)
class RewardSpace:
    """[NR-14.7] `ring` is the mask of the cells of the zone around it."""

    name: str
    zone: int
    ring: int
    many_only: bool
    """Marked 3+: not in use with one or two players [NR-2.2]."""


@dataclass(frozen=True, slots=True)
class Tables:
    """What is looked up while a game is played."""

    cells: tuple[str, ...]
    """All cells of the three zones by number, such as `A0,3`; the grids' gaps and reward spaces too."""
    cell: dict[str, int]
    zone_masks: tuple[int, ...]
    """Per zone the cells that can be built on."""
    neutral: tuple[str, ...]
    """The shaded cells [NR-22.1]."""
    reward_spaces: tuple[RewardSpace, ...]
    placements: dict[str, tuple[tuple[Placement, ...], ...]]
    """Per shape the placements in zone A, in A or B, and in A, B or C."""
    build: dict[str, int]
    """Mask of the cells of every placement, by its words."""
    shape_cells: dict[str, int]
    costs: dict[str, Cost]
    shape_of: dict[str, str]
    points_of: dict[str, int]
    """Of building contracts."""
    maritime: tuple[str, ...]
    buildings: tuple[str, ...]
    legs: dict[str, tuple[Leg, ...]]
    """The legs that begin at a port; those of the start port under an empty name."""
    leg_to: dict[str, Leg]
    port_points: dict[str, int]
    """The most points of a port reached or passed [NR-20.2]."""
    horses: tuple[int, ...]
    """Horses to pay for entering each space of a track."""
    wheels: tuple[bool, ...]
    """Whether entering it crosses a line."""
    track_of: dict[str, str]
    """Of a chariot token."""
    tiles: dict[str, EstateTile]
    cards: tuple[SubjectCard | None, ...]
    """By number; there is no card 0."""
    achievements: dict[str, Achievement]
    strips: dict[str, tuple[str, ...]]
    colour_of: dict[str, int]
    """The row of a mosaic tile."""
    lines: tuple[tuple[int, str, int, Amounts], ...]
    """Mask, id, points and reward of each line of the mosaic board."""
    emperor: dict[str, tuple[tuple[int, ...], tuple[int, ...]]]
    """Per tile the numbers of its two spaces and of its two grey spaces."""
    tokens: dict[str, Amounts]
    """Rewards by the id of a reward token."""


_made: dict[int, tuple[Box, Tables]] = {}


def tables(box: Box) -> Tables:
    """The tables of a box, made once."""
    found = _made.get(id(box))
    if found is None or found[0] is not box:
        found = _made[id(box)] = (box, make(box))
    return found[1]


def make(box: Box) -> Tables:
    """All tables of a box."""
    cells, number = numbered(box.building_zones)
    masks = tuple(
        sum(1 << number[name] for name, sign in signs(zone) if sign in ".s") for zone in box.building_zones
    )
    placements = {shape.id: placed(shape, box.building_zones, number) for shape in box.building_shapes.shapes}
    legs, leg_to = sea(box)
    horses, wheels = lines_of_tracks(box)
    colours = box.mosaic_board.colours
    return Tables(
        cells=cells,
        cell=number,
        zone_masks=masks,
        neutral=tuple(n for zone in box.building_zones for n, sign in signs(zone) if sign == "s"),
        reward_spaces=reward_spaces(box.building_zones, number),
        placements=placements,
        build={build.cells: mask for ways in placements.values() for mask, build in ways[-1]},
        shape_cells={shape.id: len(shape.cells) for shape in box.building_shapes.shapes},
        costs={card.id: cost(card.id, card.cost) for card in contracts(box)},
        shape_of={card.id: card.shape for card in box.building_contracts.cards},
        points_of={card.id: card.vp for card in box.building_contracts.cards},
        maritime=tuple(card.id for card in box.maritime_contracts.cards),
        buildings=tuple(card.id for card in box.building_contracts.cards),
        legs=legs,
        leg_to=leg_to,
        port_points=port_points(box),
        horses=horses,
        wheels=wheels,
        track_of={token.id: token.track for token in box.hippodrome.tokens},
        tiles={tile.id: tile for tile in box.estate_tiles},
        cards=(None, *box.subject_cards.cards),
        achievements={a.id: a for a in box.mosaic_achievements.list},
        strips={strip.id: strip.cells for strip in box.mosaic_strips.strips},
        colour_of={strip.id: colours.index(strip.colour) for strip in box.mosaic_strips.strips},
        lines=tuple((three(line.cells), line.id, line.vp, line.reward) for line in box.mosaic_board.lines),
        emperor={t.id: (spaces(t.emperor), spaces(t.grey)) for t in box.forum.emperor_tiles},
        tokens={token.id: token.reward for token in box.reward_tokens.tokens},
    )


def lines_of_tracks(box: Box) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    """[NR-15.3, NR-15.4] Per space the horses to pay for entering it, and whether it shows a wheel."""
    horses = [0] * (box.hippodrome.last_space + 1)
    for line in box.hippodrome.lines:
        horses[line.before] = line.horses
    behind = {line.before for line in box.hippodrome.lines}
    return tuple(horses), tuple(space in behind for space in range(len(horses)))


def contracts(box: Box) -> list[MaritimeContract | BuildingContract]:
    """Both decks of contracts."""
    return [*box.maritime_contracts.cards, *box.building_contracts.cards]


def cost(name: str, amounts: Amounts) -> Cost:
    """The cost of a contract and the action that completes it."""
    goods = tuple(amounts.get(good, 0) for good in GOODS)
    return Cost(goods, amounts.get("coins", 0), amounts.get("artisan", 0), TakeContract(name))


def three(cells: tuple[Cell, ...]) -> int:
    """The mask of cells of a board of three by three."""
    return sum(1 << (3 * row + column) for row, column in cells)


def spaces(cells: tuple[Cell, ...]) -> tuple[int, ...]:
    """Numbers of spaces of the forum."""
    return tuple(4 * row + column for row, column in cells)


def signs(zone: BuildingZone) -> list[tuple[str, str]]:
    """Name and sign of every cell of a zone's grid."""
    return [
        (f"{zone.id}{row},{column}", sign)
        for row, line in enumerate(zone.grid)
        for column, sign in enumerate(line)
    ]


def numbered(zones: tuple[BuildingZone, ...]) -> tuple[tuple[str, ...], dict[str, int]]:
    """All cells of the city, and the number of each."""
    cells = tuple(name for zone in zones for name, _ in signs(zone))
    return cells, {name: n for n, name in enumerate(cells)}


def reward_spaces(zones: tuple[BuildingZone, ...], number: dict[str, int]) -> tuple[RewardSpace, ...]:
    """[NR-14.7 to NR-14.9, NR-14.13] Only ground of the zone surrounds a token, diagonals included."""
    found = []
    for n, zone in enumerate(zones):
        ground = dict(signs(zone))
        for name, sign in ground.items():
            if sign in "Rr":
                row, column = map(int, name[1:].split(","))
                around = [
                    f"{zone.id}{row + down},{column + right}" for down in (-1, 0, 1) for right in (-1, 0, 1)
                ]
                ring = sum(1 << number[cell] for cell in around if ground.get(cell, "#") in ".s")
                found.append(RewardSpace(name, n, ring, sign == "r"))
    return tuple(found)


def turned(cells: tuple[Cell, ...]) -> set[tuple[Cell, ...]]:
    """[NR-14.3] A shape rotated and mirrored, each way once, moved to the corner."""
    found = set()
    for mirrored in (cells, tuple((row, -column) for row, column in cells)):
        way = mirrored
        for _ in range(4):
            way = tuple((column, -row) for row, column in way)
            top, left = min(row for row, _ in way), min(column for _, column in way)
            found.add(tuple(sorted((row - top, column - left) for row, column in way)))
    return found


def placed(
    shape: Shape, zones: tuple[BuildingZone, ...], number: dict[str, int]
) -> tuple[tuple[Placement, ...], ...]:
    """[NR-14.2 to NR-14.4] All ways to lay a shape on ground of one zone, by how many zones are open."""
    ways: list[Placement] = []
    upto = []
    for zone in zones:
        ground = {name for name, sign in signs(zone) if sign in ".s"}
        for way in sorted(turned(shape.cells)):
            for down in range(len(zone.grid)):
                for right in range(len(zone.grid[0])):
                    names = [f"{zone.id}{row + down},{column + right}" for row, column in way]
                    if ground.issuperset(names):
                        ways.append((sum(1 << number[name] for name in names), Build("|".join(names))))
        upto.append(tuple(ways))
    return tuple(upto)


def sea(box: Box) -> tuple[dict[str, tuple[Leg, ...]], dict[str, Leg]]:
    """[NR-13.4, NR-13.5] The legs by the port they leave and by the port they reach."""
    legs: dict[str, tuple[Leg, ...]] = {"": ()}
    leg_to = {}
    for route in box.sea_routes:
        start = ""
        for port in route.ports:
            leg_to[port.id] = Leg(port, start, Sail(port.id))
            legs[start] = (*legs.get(start, ()), leg_to[port.id])
            start = port.id
        legs[start] = ()
    return legs, leg_to


def port_points(box: Box) -> dict[str, int]:
    """[NR-20.2] Ports are not added up: the best one so far counts."""
    points = {"": 0}
    for route in box.sea_routes:
        best = 0
        for port in route.ports:
            best = points[port.id] = max(best, port.vp)
    return points
