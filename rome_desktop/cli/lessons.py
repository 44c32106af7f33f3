"""`lessons`: the courses, and with --check every step of them replayed."""

import argparse
import os
from collections.abc import Iterator
from typing import Any

from rome_desktop.ai import players
from rome_desktop.catalogue import GAMES
from rome_desktop.cli import guard
from rome_desktop.cli.choices import game_of
from rome_desktop.cli.output import DONE, FAILED, Failure, print_json, print_table, say
from rome_desktop.content.reader import ContentError, line_of
from rome_desktop.engine.actions import Action
from rome_desktop.engine.game import Game
from rome_desktop.engine.steps import Dice
from rome_desktop.session.lessons.check import Fault, faults
from rome_desktop.session.lessons.course import Course
from rome_desktop.session.lessons.reader import BUNDLED, RIVAL, course_of

BUDGET_MS = 1000
FOLDER = BUNDLED


def declare(parser: argparse.ArgumentParser) -> None:
    """What can be said after the command."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="only the course of this game")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--check", action="store_true", help="replay every step and read every text")


def run(arguments: argparse.Namespace) -> int:
    """Carry the command out; the exit code. Raises Failure."""
    games = [game_of(arguments.game)] if arguments.game else list(GAMES)
    if arguments.check:
        return check(games)
    courses = [(game, read(game)) for game in games]
    if arguments.json:
        print_json({"games": [described(game, course) for game, course in courses]})
        return DONE
    for game, course in courses:
        print(game.title["en"])
        if course is None:
            print("  no lessons yet")
            continue
        rows: list[list[object]] = [["chapter", "title", "minutes", "steps", "moves"]]
        rows += [[c.id, c.title.en, c.minutes, len(c.steps), c.moves] for c in course.chapters]
        print_table(rows, indent="  ")
    return DONE


def read(game: Game) -> Course | None:
    """The course of a game. Raises Failure."""
    try:
        return course_of(game, FOLDER)
    except ContentError as error:
        raise Failure(f"The lessons of {game.key} cannot be read: {error}.", FAILED) from None


def check(games: list[Game]) -> int:
    """One sentence on standard error for every fault; the exit code."""
    found = 0
    for game in games:
        text = list(faults(game, rival, FOLDER))
        for fault in text or seen_faults(game):
            say(str(fault))
            found += 1
    if not found:
        print("Every step of every lesson can be played.")
    return FAILED if found else DONE


def seen_faults(game: Game) -> Iterator[Fault]:
    """What steps and chapters of the rules point at and the window does not show."""
    if FOLDER != BUNDLED or read(game) is None:
        return
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    missing = guard.from_app("rome_desktop.app.lesson_points", "missing")
    path = FOLDER / f"{game.key}.toml"
    text = path.read_text(encoding="utf-8")
    for chapter, step, reason in missing(game.key):
        yield Fault(path.name, line_of(text, ("chapters", chapter, "steps", step, "point")), reason)
    for head, reason in guard.from_app("rome_desktop.app.lesson_points", "undrawn")(game.key):
        yield Fault(path.name, 0, f"the picture of {head}: {reason}")


def rival(game: Game, view: Any, seat: int, dice: Dice) -> Action:
    """The computer player that sits at the table of a lesson."""
    return players.choose(game, view, seat, RIVAL, BUDGET_MS, dice)


def described(game: Game, course: Course | None) -> dict[str, object]:
    """A course as the contract of the commands shows it."""
    return {
        "key": game.key,
        "chapters": [
            {
                "id": chapter.id,
                "title": {"en": chapter.title.en, "fr": chapter.title.fr},
                "minutes": chapter.minutes,
                "steps": len(chapter.steps),
                "moves": chapter.moves,
            }
            for chapter in (course.chapters if course else ())
        ],
    }
