"""A match to look at: played by gentle computer players from a fixed seed, always the same."""

import random

from rome_desktop.ai.players import choose
from rome_desktop.content.reader import load
from rome_desktop.engine.game import Game
from rome_desktop.session.match import Match
from rome_desktop.session.seats import HUMAN, Seat

NAMES = ("Julia", "Hadrian", "Claudia", "Tiberius", "Silvia")
COLOURS = ("rubra", "caerulea", "flava", "nigra", "viridis")
SEED = "MARMOR-4417"


def demo_match(game: Game, actions: int | None, seats: int | None = None) -> Match:
    """A match after `actions` actions of its seats (None: to its end), the first seat a person's."""
    count = seats or min(4, max(game.seats))
    kinds = (HUMAN, *("easy" for _ in range(count - 1)))
    places = [Seat(n, k, c) for n, k, c in zip(NAMES, kinds, COLOURS, strict=False)]
    match = Match.begin(game, load(game), places, game.complete(count, {}), SEED)
    played = 0
    while not match.over and (actions is None or played < actions):
        seat = match.to_move
        assert seat is not None
        dice = random.Random(f"{SEED}/{played}")
        match.play(choose(game, match.view(seat), seat, "easy", None, dice))
        played += 1
    return match
