"""`challenges`: perfect turns, solo challenges and today's puzzle; the best of every turn proved again."""

import argparse
from concurrent.futures import ProcessPoolExecutor
from datetime import datetime
from multiprocessing import get_context
from typing import Any

from rome_desktop.catalogue import GAMES
from rome_desktop.cli.choices import game_of
from rome_desktop.cli.output import DONE, FAILED, print_json, print_table, say
from rome_desktop.engine.game import Game
from rome_desktop.session import daily
from rome_desktop.session.puzzles import Puzzle, faults, puzzles_of
from rome_desktop.session.solo import Challenge, challenges_of

WORKERS = 2


def declare(parser: argparse.ArgumentParser) -> None:
    """What can be said after the command."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="only this game; `games` lists them")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--prove", metavar="GAME", help="search all turns of a game's puzzles again")


def run(arguments: argparse.Namespace) -> int:
    """Carry the command out; the exit code. Raises Failure."""
    if arguments.prove:
        return prove(game_of(arguments.prove))
    games = [game_of(arguments.game)] if arguments.game else list(GAMES)
    today = daily.puzzle_of(datetime.now().astimezone().date())
    if arguments.json:
        shown = None if today is None else {"game": today.game.key, "id": today.id}
        print_json({"games": [described(game) for game in games], "today": shown})
        return DONE
    for game in games:
        print(game.title["en"])
        rows: list[tuple[object, ...]] = [("ID", "TITLE", "GOAL", "GRADE", "STARS")]
        rows += [
            (p.id, p.title["en"], p.goal, p.grade, " ".join(map(str, p.stars))) for p in puzzles_of(game)
        ]
        rows += [
            (c.id, c.title["en"], c.rule or "-", "-", " ".join(map(str, c.marks)))
            for c in challenges_of(game)
        ]
        print_table(rows, indent="  ")
    if today is not None:
        print(f"Today: {today.id}, {today.title['en']}")
    return DONE


def described(game: Game) -> dict[str, Any]:
    """A game as the contract of the commands shows it."""
    return {
        "key": game.key,
        "perfect": [perfect(puzzle) for puzzle in puzzles_of(game)],
        "solo": [solo(challenge) for challenge in challenges_of(game)],
    }


def perfect(puzzle: Puzzle) -> dict[str, Any]:
    """A perfect turn, its lines left out: they are the answer."""
    return {
        "id": puzzle.id,
        "title": dict(puzzle.title),
        "goal": puzzle.goal,
        "grade": puzzle.grade,
        "best": puzzle.best,
        "stars": list(puzzle.stars),
    }


def solo(challenge: Challenge) -> dict[str, Any]:
    """A solo challenge."""
    return {
        "id": challenge.id,
        "title": dict(challenge.title),
        "rule": challenge.rule,
        "marks": list(challenge.marks),
    }


def prove(game: Game) -> int:
    """Search every turn again, two at a time; 1 if anything is not as it says."""
    wrong = 0
    puzzles = puzzles_of(game)
    with ProcessPoolExecutor(WORKERS, mp_context=get_context("spawn")) as pool:
        for puzzle, found in zip(
            puzzles, pool.map(proof, [(game.key, n) for n in range(len(puzzles))]), strict=True
        ):
            wrong += bool(found)
            for fault in found:
                say(fault)
            verdict = "wrong" if found else "proved"
            print(f"{puzzle.id}  best {puzzle.best}, lines {len(puzzle.lines)}  {verdict}")
    print(f"{len(puzzles) - wrong} of {len(puzzles)} proved.")
    return FAILED if wrong else DONE


def proof(what: tuple[str, int]) -> list[str]:
    """The faults of one puzzle, in a process of its own."""
    key, number = what
    return faults(puzzles_of(game_of(key))[number])
