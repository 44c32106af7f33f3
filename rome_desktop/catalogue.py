"""The games there are. A further game is one more line."""

from rome_desktop.engine.game import Game
from rome_desktop.games.alba_longa.game import ALBA_LONGA
from rome_desktop.games.city_of_marble.game import CITY_OF_MARBLE
from rome_desktop.games.concordia.game import CONCORDIA
from rome_desktop.games.nova_roma.game import NOVA_ROMA
from rome_desktop.games.trajan.game import TRAJAN

GAMES: tuple[Game, ...] = (NOVA_ROMA, CONCORDIA, ALBA_LONGA, CITY_OF_MARBLE, TRAJAN)


class UnknownGame(LookupError):
    """No game of that key; the message names the known ones."""


def game(key: str) -> Game:
    """The game with this key. Raises UnknownGame."""
    for candidate in GAMES:
        if candidate.key == key:
            return candidate
    raise UnknownGame(f"There is no game “{key}”. Known are: {', '.join(g.key for g in GAMES)}.")
