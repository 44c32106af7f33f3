"""What follows from the box alone, looked up instead of searched; made once per box."""

from dataclasses import dataclass

from rome_desktop.games.alba_longa.box import Box
from rome_desktop.games.alba_longa.components import BlessingCard, WeatherCard
from rome_desktop.games.alba_longa.ids import CLIMATES, Climate


@dataclass(frozen=True)
class Tables:
    """Look-up tables of one box."""

    box: Box
    card: dict[str, WeatherCard]
    blessing: dict[str, BlessingCard]
    wheat: dict[Climate, int]
    """What a standing farmer yields [AL-15.1]."""
    years: int
    """So many weather cards are in the deck [AL-2.7]."""
    coins_for: dict[int, int]
    """What so many peasants are sold for [AL-5.3]."""
    sabotages: tuple[int, ...]
    """By success value up to the last step [AL-9.7]."""


def tables(box: Box) -> Tables:
    """The tables of a box."""
    key = id(box)
    if key not in _made or _made[key].box is not box:
        _made[key] = _make(box)
    return _made[key]


_made: dict[int, Tables] = {}


def _make(box: Box) -> Tables:
    steps = box.sabotage.steps
    return Tables(
        box=box,
        card={card.id: card for card in box.prayers.cards},
        blessing={card.id: card for card in box.blessings.cards},
        wheat={row.climate: row.wheat for row in box.weather.wheat},
        years=1 + box.weather.piles_used * len(CLIMATES),
        coins_for={offer.peasants: offer.coins for offer in box.sale.offers},
        sabotages=tuple(
            max((s.sabotages for s in steps if s.success <= n), default=0)
            for n in range(steps[-1].success + 1)
        ),
    )
