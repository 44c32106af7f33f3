"""How much a computer player makes of what lies on the table, in points. One table, tuned by self-play."""

from dataclasses import dataclass
from functools import lru_cache

from rome_desktop.ai.weights import weighed


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Estimates; what the rules pay is counted from the box. Equal only to itself: a quick key."""

    building: float = 1.0
    """On top of a building's points: the imperium tile it lets its owner fetch, and neighbours to come."""
    unlikely: float = 0.45
    """A site needs its next tile as a separate one: each is so much less likely than one tile fewer."""
    lead_1: tuple[float, ...] = (0.4, 0.7, 0.9)
    """Share of a site's worth for leading it by 1, 2, 3 or more, with one tile still missing."""
    lead_2: tuple[float, ...] = (0.1, 0.3, 0.5)
    """With two missing, and so on."""
    lead_3: tuple[float, ...] = (0.05, 0.2, 0.3)
    lead_4: tuple[float, ...] = (0.04, 0.1, 0.2)
    lead_5: tuple[float, ...] = (0.03, 0.1, 0.1)
    tied: float = 0.2
    """Share of a site's worth for each of those who share the lead while tiles are missing."""
    second: float = 0.12
    """Share for being one behind: a tie makes it a fountain, two make it ours."""
    chance: tuple[float, ...] = (0.3, 0.15)
    """What the side that acts next makes of its best and its second best site to complete."""
    tile: tuple[float, ...] = (1.0, 0.9, 0.8, 0.6, 0.4, 0.2, 0.1)
    """Each further tile in hand is worth less: it is played later."""
    variety: float = 0.3
    """Each kind in hand: a site asks for one kind."""
    magistrate: tuple[float, ...] = (1.7, 1.3, 0.7)
    """The first, second and third magistrate at hand."""
    waiting: float = 0.8
    """A magistrate on an imperium space is at hand only after the turn."""
    tempo: float = 1.9
    """An imperium tile can buy an action while there are turns left."""
    majority: float = 0.3
    """Share of an imperium majority that counts at the start of the game; all of it does at the end."""
    rival: float = 1.0
    """How much the mean of the others' prospects counts against the own ones."""


WEIGHTS = Weights()

FARSIGHTED: Weights = weighed(WEIGHTS, {"chance": 1.7, "tile": 4.7, "tempo": 1.5})
"""What a turn leaves for later ones counts more: of the hard player, whose trials see whether it is used.

The three weights that a training one action ahead moved most (seed 1, 1,000 matches).
"""


@lru_cache(maxsize=64)
def leads(weights: Weights) -> tuple[tuple[float, ...], ...]:
    """Share of a site's worth for leading it, by tiles still missing; all of it when it is complete."""
    w = weights
    return (1.0, 1.0, 1.0), w.lead_1, w.lead_2, w.lead_3, w.lead_4, w.lead_5
