"""How much a computer player makes of what lies on the table, in points. One table, tuned by self-play."""

from dataclasses import dataclass
from functools import lru_cache

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
    brickless: float = 0.75
    """Share of them that make no bricks."""
    province: float = 0.125
    kind: float = 0.12
    colonist: float = 0.035
    card_jupiter: float = 0.045
    """Cards still to come, for each god."""
    card_saturnus: float = 0.045
    card_mercurius: float = 0.045
    card_mars: float = 0.045
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
    use_tribune: float = 1.0
    """How useful each card in hand is against others."""
    use_architect: float = 1.6
    use_prefect: float = 1.0
    use_diplomat: float = 0.7
    use_mercator: float = 0.8
    use_mercator_5: float = 1.0
    use_senator: float = 1.0
    use_colonist: float = 0.8
    use_consul: float = 0.8
    use_specialist: float = 0.5
    praefectus: float = 0.2
    near: float = 0.085
    """A city without an own house at the end of a line with an own colonist."""
    rival: float = 0.6
    """How much the prospects of the others count against the own ones."""


WEIGHTS = Weights()

FREE = (
    "early_coin",
    "house",
    "brickless",
    "card_saturnus",
    "card_mercurius",
    "special",
    "crop",
    "stock",
    "brick",
    "rival",
)
"""Those that a training moves. Three trainings agreed about these; where the others went was luck."""


@lru_cache(maxsize=64)
def uses(weights: Weights) -> dict[Role, float]:
    """How useful each role in hand is; specialists are not named."""
    return {
        Role.TRIBUNE: weights.use_tribune,
        Role.ARCHITECT: weights.use_architect,
        Role.PREFECT: weights.use_prefect,
        Role.DIPLOMAT: weights.use_diplomat,
        Role.MERCATOR: weights.use_mercator,
        Role.MERCATOR_5: weights.use_mercator_5,
        Role.SENATOR: weights.use_senator,
        Role.COLONIST: weights.use_colonist,
        Role.CONSUL: weights.use_consul,
    }
