"""How much a computer player makes of what lies on the table; one unit is about a fifth of a worker's day."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Estimates; what the rules pay is counted from the box."""

    monument: float = 10.0
    peasant: float = 7.0
    """While the population is below what victory asks for."""
    beyond: float = 1.5
    """A peasant more than that."""
    hunger: float = 9.0
    """Each wheat short of what the city eats."""
    wheat: float = 1.3
    """Kept for the next year."""
    coins: tuple[float, ...] = (2.2, 2.0, 1.8, 1.5, 1.2, 1.0, 0.8, 0.6, 0.4)
    """Each further coin is worth less; beyond the table as much as its last entry."""
    worship: float = 1.1
    """Each level while it may still pay for an improvement and a blessing."""
    enough_worship: int = 8
    idle: float = 0.8
    """Share of a peasant's worth while he still waits for a die."""
    per_die: float = 2.6
    """Peasants that a die sends on average, the best of those left."""
    work: float = 4.5
    """A peasant at work, about."""
    odd: float = 0.45
    """Share of a worker's worth while a second one for his monument can still come."""
    hero: float = 0.45
    """Each pip of a hero in hand."""
    soldier: tuple[float, ...] = (2.4, 1.6, 1.2, 1.0, 0.8, 0.5)
    """The first, second and further soldiers, before anybody attacks."""
    product: float = 3.6
    """What a product of Assisi is worth."""
    harm: float = 4.0
    """A sabotage suffered, or done to whoever is ahead."""
    captive: float = 3.5
    victory: float = 120.0
    rivals: float = 0.65
    """How much the best rival's prospects count against the own ones."""


WEIGHTS = Weights()

FITTED = Weights(
    monument=9.56,
    peasant=14.56,
    hunger=6.99,
    wheat=1.06,
    coins=(7.18, 6.53, 5.87, 4.89, 3.92, 3.26, 2.61, 1.96, 1.31),
    worship=0.69,
    idle=0.5,
    per_die=2.18,
    work=3.2,
    odd=0.48,
    soldier=(2.95, 1.97, 1.48, 1.23, 0.98, 0.62),
    product=3.52,
    harm=4.4,
    rivals=0.88,
)
"""What wins: of the hard player.

Found by self-play at a table of two: in some 1,100 matches of the easy player against itself each weight of
one side was half as large again, of the other so much smaller, at random; three times all were moved the way
victory lay. One action ahead it won 76 % of 80 matches after the second time and 63 % of 60 more against that
after the third. Above all a peasant and a coin had been worth too little.
"""
