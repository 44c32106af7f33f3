"""How much a computer player makes of what lies on the table, in points."""

from dataclasses import dataclass

from rome_desktop.ai.weights import fitted


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Estimates; what the rules pay is counted from the box.

    What a position promises was weighed by the scores of 120 matches; the gain of an action is a guess.
    """

    tile_points: float = 9.0
    """A completed tile, its special action included."""
    tile_cards: float = 6.5
    tile_pawns: float = 7.5
    tile_plus2: float = 6.0
    tile_demand: float = 9.0
    half: float = 0.3087
    """Share of a tile's worth while both its markers lie well; with one of them half of it."""
    open: float = 0.1617
    """Share of it besides, wherever its markers are."""
    spread: float = 0.3675
    """A tray that is not empty."""
    centre: float = 0.735
    """What it costs that the Arch stands in the centre."""
    worker: float = 1.1264
    legionary: float = 1.2672
    reserve: float = 0.2558
    """A pawn that can still be recruited, each quarter."""
    card: float = 0.5994
    alike: tuple[float, ...] = (0.1998, 1.332, 3.33, 5.994)
    """One card, or two and more that are equal."""
    loss: float = 0.633
    """What an open demand costs for certain, against what the box says."""
    spare_now: float = 0.6963
    """A tile for a demand that may still come in this quarter, when three may come."""
    spare_later: float = 0.3165
    """The same for the quarters after it."""
    joker: float = 0.7596
    kept: float = 1.3293
    """A Trajan tile that meets a demand, each quarter."""
    votes: float = 0.3482
    extra: float = 1.899
    """A tile that repeats an action."""
    joker_card: float = 1.5825
    joker_building: float = 1.266
    marked: float = 0.4431
    leader: float = 0.4566
    """Share of what the province of the leader would pay; without a legionary half of it."""
    senate: float = 0.7595
    """A step on the track."""
    step: float = 0.35
    """One more of them, once its points are counted."""
    beside: float = 0.922
    """Share of the best tile beside own workers."""
    pair: float = 4.61
    """Two buildings of a type, on the way to three."""
    three: float = 2.305
    afterwards: float = 0.9
    """What an action still to come is worth, as a share of its gain."""
    forum: float = 3.5
    military: float = 2.5
    trajan: float = 2.6
    building: float = 4.0
    hire: float = 1.5
    shipped: float = 1.5
    """What a card is worth that need not be shipped now."""
    seaport: float = 2.0
    rival: float = 0.25
    """How much the prospects of the best other one count against the own ones."""


WEIGHTS = Weights()

FITTED: Weights = fitted("trajan", WEIGHTS)
"""What wins: of the hard player. `train trajan` made it, `weights.json` says how.

Above all a Trajan tile of points, and the actions that take a tile and that build, had been worth too little,
the forum and the tiles for demands too much. One action ahead it won 80 % of 600 matches against WEIGHTS.
"""
