"""How much a computer player makes of what lies on the table; one unit is about a fifth of a worker's day."""

from dataclasses import dataclass

from rome_desktop.ai.weights import fitted


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

FITTED: Weights = fitted("alba_longa", WEIGHTS)
"""What wins: of the hard player. `train alba_longa` made it, `weights.json` says how.

Above all a peasant and a coin had been worth too little. One action ahead it won 89 % of 1,200 matches
against WEIGHTS, and 56 % of 300 against a table that had been fitted with a sixth of the matches and won
90 % of 40 with the search of the normal player against that player, 60 % of 30 alone against three.
"""
