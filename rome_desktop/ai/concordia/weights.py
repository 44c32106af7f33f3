"""How much a computer player makes of what lies on the table, in points. One table, tuned by self-play."""

from dataclasses import dataclass

from rome_desktop.games.concordia.ids import Role


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Estimates; what the rules pay is counted from the box. Rates are per turn that is left."""

    coin: float = 0.1
    """A coin at the end of the game: Vesta."""
    early_coin: float = 0.3
    """What a coin is worth on top of that while there is time to build."""
    plenty: int = 30
    """Coins and goods beyond this sum are hardly spent any more."""
    beyond: float = 0.17
    """What each of those is worth."""
    early: float = 8.0
    """So many turns ahead everything early counts in full."""
    house: float = 0.1
    """Houses still to come."""
    province: float = 0.125
    kind: float = 0.12
    colonist: float = 0.035
    card: float = 0.045
    """Cards still to come, for each god."""
    special: float = 0.07
    """Houses still to come in the cities of one good."""
    crop: float = 0.012
    """A house yields its good, by price."""
    horizon: float = 35.0
    """Later turns than these yield nothing more that counts."""
    stock: tuple[float, ...] = (1.0, 1.0, 0.9, 0.8, 0.7, 0.6)
    """Share of the price for the first, second and further piece of a good."""
    brick: tuple[float, ...] = (2.0, 1.5, 1.0, 0.5)
    """Coins on top of its price for each of the first bricks: nearly every house needs one."""
    food: tuple[float, ...] = (1.5, 1.0)
    tool: tuple[float, ...] = (0.5,)
    hand: float = 0.14
    """A card that can be played next."""
    praefectus: float = 0.2
    near: float = 0.085
    """A city without an own house at the end of a line with an own colonist."""
    rival: float = 0.6
    """How much the prospects of the others count against the own ones."""


WEIGHTS = Weights()

USE = {
    Role.TRIBUNE: 1.0,
    Role.ARCHITECT: 1.6,
    Role.PREFECT: 1.0,
    Role.DIPLOMAT: 0.7,
    Role.MERCATOR: 0.8,
    Role.MERCATOR_5: 1.0,
    Role.SENATOR: 1.0,
    Role.COLONIST: 0.8,
    Role.CONSUL: 0.8,
}
"""How useful a card in hand is against others; specialists are not named and count half."""
