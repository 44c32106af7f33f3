"""How much a computer player makes of what lies on the table, in points. One table, tuned by self-play."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Estimates; what the rules themselves pay is counted from the box."""

    building: float = 2.5
    """On top of a building's points: the imperium tile it lets its owner fetch, and neighbours to come."""
    unlikely: float = 0.45
    """A site needs its next tile as a separate one: each is so much less likely than one tile fewer."""
    lead: tuple[tuple[float, ...], ...] = (
        (1.0, 1.0, 1.0),
        (0.6, 0.8, 0.9),
        (0.5, 0.65, 0.75),
        (0.35, 0.5, 0.6),
        (0.25, 0.35, 0.45),
        (0.2, 0.3, 0.3),
        (0.15, 0.2, 0.2),
    )
    """Share of a site's worth for leading it, by tiles still missing (row) and by lead 1, 2, 3 or more."""
    tied: float = 0.2
    """Share of a site's worth for each of those who share the lead while tiles are missing."""
    second: float = 0.12
    """Share for being one behind: a tie makes it a fountain, two make it ours."""
    chance: tuple[float, ...] = (0.5, 0.25)
    """What the side that acts next makes of its best and its second best site to complete."""
    tile: tuple[float, ...] = (1.3, 1.1, 0.9, 0.7, 0.5, 0.4, 0.3, 0.2)
    """Each further tile in hand is worth less: it is played later."""
    variety: float = 0.4
    """Each kind in hand: a site asks for one kind."""
    magistrate: tuple[float, ...] = (1.6, 1.2, 0.8)
    """The first, second and third magistrate at hand."""
    waiting: float = 0.8
    """A magistrate on an imperium space is at hand only after the turn."""
    tempo: float = 1.3
    """An imperium tile can buy an action while there are turns left."""
    majority: float = 0.5
    """Share of an imperium majority's points that counts at the start of the game; all of it does at the end."""


WEIGHTS = Weights()
