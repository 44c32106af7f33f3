"""How much a computer player makes of what it has and of what is to come, in points. Tuned by play."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Estimates; what the rules pay is counted from the box. Equal only to itself: a quick key."""

    good: float = 0.623
    """The first good of a kind while there is time to use it."""
    good_more: float = 0.719
    """Each further one of a kind is worth so much less."""
    coin: float = 0.249
    influence: float = 0.637
    artisan: float = 2.067
    artisan_more: float = 0.909
    hand: float = 0.326
    """The first card in hand."""
    hand_more: float = 0.639
    piece_a: float = 0.532
    """A piece in zone A, besides what the majorities are worth now."""
    piece_b: float = 1.094
    piece_c: float = 1.519
    majority: float = 0.351
    """Share of a majority that counts at the start of the game; all of it does at the end."""
    marker: float = 0.525
    """A marker on its way, by the space."""
    wheel: float = 0.414
    """Besides, for each line it has crossed."""
    finish: float = 0.616
    """Share of the points of the last space felt on the way to it."""
    lead: float = 0.292
    """A chariot that would be won now."""
    token: float = 0.769
    once: float = 0.496
    """A once-per-round card in the row, for each round to come."""
    permanent: float = 0.105
    tile: float = 0.566
    """An estate tile, for each round to come."""
    ready: float = 0.6
    """Share of an achievement's points when it can be claimed, but later."""
    near: float = 1.0
    """Share of those within reach at the start of the game, and towards its end."""
    near_late: float = 0.45
    far: float = 4.0
    """An achievement that lacks so many things is out of reach."""
    line_one: float = 0.041
    """Share of a line's points with one cell of it covered, and with two."""
    line_two: float = 0.257
    horizon: float = 4.6
    """So many turns before the end what can only be used begins to lose its worth."""
    rival: float = 0.341
    """How much of the best rival's majorities counts against a side."""
    chase: float = 0.687
    """Alone: how the points for a track on which the automa leads fall as it is caught up with."""
    plan: float = 0.198
    """Share of the best contracts on display that is felt when their cost is at hand."""
    voyage: float = 4.988
    """What a maritime contract and its sails bring, about."""
    bought: float = 0.634
    """A coin that can buy something missing, beside having it."""
    doubt: float = 0.995
    """How fast a contract loses its worth with what is missing."""
    leg: float = 1.269
    """Promise of a sail, of a space of the hippodrome, of a good produced, and so on."""
    space: float = 2.016
    work: float = 0.429
    draw: float = 0.324
    play: float = 0.902
    give: float = 0.46
    """Share of the worth of goods that is felt when they are paid."""
    site: float = 1.398
    contract: float = 0.293
    """A contract, besides points and pieces: achievements want it."""
    sails: float = 0.5
    """Sails that a turn brings, on average."""
    outlook: float = 0.35
    """Share of what the forum offers in this round."""
    lay: float = 0.905
    """An estate tile to be chosen."""
    buy: float = 0.15
    """Coins that can become the goods that are missing."""


WEIGHTS = Weights()
