"""Plays very many matches without a window, and stops at the first that gets stuck.

    endure.py [GAME…] [--random N] [--easy N] [--folder DIR] [--portion N]

For each game matches between players by lot, and matches between players of the first level: every number of
seats, every option and every solo level come by lot of the seed. A match is stuck if a decision has no
option, an answer is refused, anything is raised, or it runs past the most decisions its game may have. What
has been played stands in DIR (endured.json) after each match, so that a run that was cut goes on where it
was; the portions grow side by side in all games. Exit code 1 and the seed if one got stuck: endure.py GAME
--seed S --kind random|easy plays that one again.
"""

import argparse
import json
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rome_desktop.catalogue import GAMES
from rome_desktop.catalogue import game as game_of
from rome_desktop.cli.choices import SOLO, content_of
from rome_desktop.cli.simulate import CAP, RANDOM, Series, simulated
from rome_desktop.content.reader import Content
from rome_desktop.engine.game import Game

KINDS = (RANDOM, "easy")
TRIES = 100
"""Options that go with a number of seats are found by lot within so many."""


def series(game: Game, content: Content, kind: str, seed: int) -> Series:
    """How many sit at the table and what is played, by lot of the seed."""
    dice = random.Random(f"{game.key}/{kind}/{seed}")
    for _ in range(TRIES):
        seats = dice.choice([*game.seats, *([1] if game.solo else [])])
        chosen = {option.name: dice.choice(option.values) for option in game.options}
        if seats == 1:
            chosen[SOLO] = dice.choice(game.solo)
        complete = game.complete(seats, chosen)
        if game.check_seats(seats, complete):
            return Series(game, content, (kind,) * seats, complete, None, game.rules.decisions_bound)
    raise ValueError(f"nothing that {game.key} offers goes together")


def stuck(game: Game, content: Content, kind: str, seed: int) -> str:
    """Why the match of a seed did not come to its end; empty if it did."""
    tried = series(game, content, kind, seed)
    said = f"{game.key} {kind} seed {seed}, {len(tried.kinds)} seats, {tried.options}"
    try:
        result = simulated(tried, seed)
    except Exception as error:  # noqa: BLE001 whatever goes wrong is what is looked for
        return f"{said}: {type(error).__name__}: {error}"
    return f"{said}: goes on after {result.decisions} decisions" if result.ended == CAP else ""


def read(path: Path) -> dict[str, int]:
    """How many matches of each game and kind have been played."""
    return json.loads(path.read_text()) if path.exists() else {}


def endure(words: argparse.Namespace) -> int:
    """Play what is left to be played; the exit code."""
    path = words.folder / "endured.json"
    wanted = {RANDOM: words.random, "easy": words.easy}
    played = read(path)
    games = [(game_of(key), content_of(game_of(key))) for key in words.games]
    goal = words.portion
    while any(played.get(f"{game.key} {kind}", 0) < wanted[kind] for game, _ in games for kind in KINDS):
        for game, content in games:
            for kind in KINDS:
                name = f"{game.key} {kind}"
                # So that both kinds come to their ends together.
                end = min(wanted[kind], max(1, goal * wanted[kind] // max(wanted.values())))
                first, begun = played.get(name, 0), time.process_time()
                for seed in range(first, end):
                    if why := stuck(game, content, kind, seed):
                        print(why)
                        return 1
                    played[name] = seed + 1
                    path.write_text(json.dumps(played, indent=1) + "\n")
                if end > first:
                    spent = time.process_time() - begun
                    print(f"{name}: {end} of {wanted[kind]}, none stuck ({spent:.0f} s)", flush=True)
        goal *= 2
    return 0


def main() -> int:
    """Play."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=[game.key for game in GAMES])
    parser.add_argument("--random", type=int, default=10_000)
    parser.add_argument("--easy", type=int, default=2_000)
    parser.add_argument("--folder", type=Path, default=Path.cwd())
    parser.add_argument("--portion", type=int, default=100, help="matches by lot in the first round; doubled")
    parser.add_argument("--seed", type=int, help="play this one alone")
    parser.add_argument("--kind", choices=KINDS, default=RANDOM)
    words = parser.parse_args()
    if words.seed is None:
        return endure(words)
    game = game_of(words.games[0])
    why = stuck(game, content_of(game), words.kind, words.seed)
    print(why or "It came to its end.")
    return int(bool(why))


if __name__ == "__main__":
    sys.exit(main())
