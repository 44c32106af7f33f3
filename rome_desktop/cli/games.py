"""`games`: what there is to play."""

import argparse
from typing import Any

from rome_desktop.ai.players import levels_of
from rome_desktop.catalogue import GAMES
from rome_desktop.cli.output import DONE, print_json, print_table
from rome_desktop.engine.game import Game


def declare(parser: argparse.ArgumentParser) -> None:
    """What can be said after the command."""
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def described(game: Game) -> dict[str, Any]:
    """A game as the contract of the commands shows it."""
    return {
        "key": game.key,
        "title": dict(game.title),
        "seats": list(game.seats),
        "options": [
            {"name": option.name, "values": list(option.values), "default": option.default}
            for option in game.options
        ],
        "solo": list(game.solo),
        "levels": [level.name for level in levels_of(game.key)],
    }


def run(arguments: argparse.Namespace) -> int:
    """Carry the command out; the exit code. Raises Failure."""
    if arguments.json:
        print_json({"games": [described(game) for game in GAMES]})
        return DONE
    rows = [("GAME", "TITLE", "SEATS", "OPTIONS", "SOLO", "LEVELS")]
    for game in GAMES:
        options = [f"{option.name}={'|'.join(option.values)}" for option in game.options]
        seats = f"{min(game.seats)} to {max(game.seats)}"
        solo = ", ".join(game.solo) or "-"
        levels = ", ".join(level.name for level in levels_of(game.key))
        rows.append((game.key, game.title["en"], seats, " ".join(options) or "-", solo, levels))
    print_table(rows)
    return DONE
