"""`replay`: a save or transcript played again, its digest checked."""

import argparse
import os
from pathlib import Path
from typing import Any

from rome_desktop.catalogue import UnknownGame
from rome_desktop.cli import guard
from rome_desktop.cli.choices import options_of
from rome_desktop.cli.output import DONE, FAILED, Failure, print_json, print_table, say
from rome_desktop.cli.parser import whole_number
from rome_desktop.cli.steps import step_line
from rome_desktop.engine.actions import NotationError
from rome_desktop.engine.record import Record
from rome_desktop.engine.steps import IllegalAction, options, to_move
from rome_desktop.session import codec, saves, transcript
from rome_desktop.session.folders import folders
from rome_desktop.session.match import Match
from rome_desktop.session.saves import SaveError
from rome_desktop.session.seats import Seat
from rome_desktop.session.transcript import Transcript, TranscriptError

NOTICES = {
    "other-content": "{name} was played with other content: only its saved state can be shown.",
    "other-rules": "{name} does not replay to its digest: the rules or the file changed; its state is shown.",
}


def declare(parser: argparse.ArgumentParser) -> None:
    """What can be said after the command."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a save or a transcript")
    parser.add_argument("--at", metavar="N", type=whole_number(0), help="after the first N actions")
    parser.add_argument(
        "--json", action="store_true", help="print the state after N actions as one JSON document"
    )
    parser.add_argument(
        "--tell",
        action="store_true",
        help="print every question, option and journal line as the window says it",
    )
    parser.add_argument("--lang", choices=("en", "fr"), help="in which language --tell speaks (en)")


def run(arguments: argparse.Namespace) -> int:
    """Carry the command out; the exit code. Raises Failure."""
    path: Path = arguments.file
    check_wish(arguments)
    match, fault = opened(path)
    at = len(match.lines) if arguments.at is None else arguments.at
    go_to(match, at, path)
    if arguments.tell:
        tell(match, at, arguments.lang or "en")
    elif arguments.json:
        print_json(described(match))
    else:
        print_match(match, at)
    if fault:
        say(fault)
    return FAILED if fault else DONE


def check_wish(arguments: argparse.Namespace) -> None:
    """Raises Failure for options that do not go together."""
    if arguments.tell and arguments.json:
        raise Failure("--tell prints sentences and --json a document: ask for one of them.")
    if arguments.lang and not arguments.tell:
        raise Failure("--lang is the language of --tell: ask for both.")


MARKS = {"ask": "? ", "more": "  ", "option": "- ", "button": "[] ", "turn": "== ", "line": "", "end": "== "}
"""What stands before a sentence of `--tell`, by its kind."""


def tell(match: Match, at: int, language: str) -> None:
    """Every sentence of the first `at` actions. Raises Failure."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    told = guard.from_app("rome_desktop.app.telling", "told")
    for said in told(match, at, language):
        print(f"{MARKS[said.kind]}{said.text}")


def opened(path: Path) -> tuple[Match, str]:
    """The match of a file, and a sentence if it does not replay as recorded. Raises Failure."""
    if not path.is_file():
        raise Failure(f"There is no file {path}.{backup_hint(path) or ' Name a save or a transcript.'}")
    try:
        with path.open("rb") as file:
            head = file.read(4096)
    except OSError as error:
        raise Failure(f"{path} cannot be read: {error.strerror or error}.", FAILED) from None
    if head.startswith(b"game:") or b"\ngame:" in head:
        return from_transcript(path)
    try:
        loaded = saves.read(path, folders().content)
    except SaveError as error:
        raise Failure(f"{error}{backup_hint(path)}", FAILED) from None
    return loaded.match, NOTICES[loaded.notice].format(name=path.name) if loaded.notice else ""


def backup_hint(path: Path) -> str:
    """Where the previous good copy lies, if there is one."""
    backup = saves.usable_backup(path)
    return f" The copy before it can be opened: {backup}" if backup else ""


def from_transcript(path: Path) -> tuple[Match, str]:
    """The match of a transcript. Raises Failure."""
    try:
        found = transcript.read(path.read_text(encoding="utf-8"))
        options_of(found.game, found.record.seats, found.record.options)
    except (TranscriptError, UnknownGame, UnicodeDecodeError, Failure) as error:
        raise Failure(f"{path.name} is no transcript that can be replayed: {error}", FAILED) from None
    match = begun(found)
    for number, line in enumerate(found.record.lines, 1):
        try:
            Match.resume(match, [line])
        except (IllegalAction, NotationError) as error:
            raise Failure(f"{path.name}, action {number}: {error}.", FAILED) from None
    return match, result_fault(path, found, match)


def begun(found: Transcript) -> Match:
    """A match of a transcript that stands before the first line."""
    kinds = found.header["seats"].split()
    seats = tuple(Seat(f"{kind.capitalize()} {n}", kind, "") for n, kind in enumerate(kinds, 1))
    record = Record(found.game, found.content.box, len(seats), dict(found.record.options))
    state = record.begin()
    seed = found.header.get("seed", "")
    return Match(found.game, found.content, seats, record.options, seed, record, state, state.clone())


def result_fault(path: Path, found: Transcript, match: Match) -> str:
    """Where the end is not the recorded one."""
    result = transcript.result_of(match)
    for key, value in found.result.items():
        if result.get(key, value) != value:
            same = match.content.plays(match.game, found.header.get("content", ""))
            other = "" if same else ", with other content"
            return f"{path.name} was recorded with {key} “{value}”{other}, but replays to “{result[key]}”."
    return ""


def go_to(match: Match, at: int, path: Path) -> None:
    """Let the match stand after its first `at` lines. Raises Failure."""
    first, last = match.base_index, len(match.lines)
    if not first <= at <= last:
        raise Failure(f"{path.name} can be shown after {first} to {last} actions, not after {at}.")
    if at < last:
        match.state = match.state_at(at)


def described(match: Match) -> dict[str, Any]:
    """The table as the contract of the commands shows it."""
    seat = to_move(match.state)
    return {
        "state": codec.state_to_json(match.state),
        "pending": [step_line(step) for step in match.state.pending],
        "to_move": seat,
        "options": [f"{seat} {action}" for action in options(match.state)],
        "standings": [
            {"seat": s.seat, "score": s.score, "categories": s.categories} for s in match.standings()
        ],
    }


def print_match(match: Match, at: int) -> None:
    """The standings, and how it ended or who is to move."""
    game, standings = match.game, match.standings()
    names = [seat.name for seat in match.seats] + ["rival"] * match.extra_sides()
    print(f"{game.title['en']}, after {at} of {len(match.lines)} actions")
    rows: list[list[object]] = [["side", "score", *standings[0].categories]]
    rows += [[f"{s.seat} {names[s.seat]}", s.score, *s.categories.values()] for s in standings]
    print_table(rows, indent="  ")
    if match.over:
        won = " and ".join(f"{side} {names[side]}" for side in match.winners())
        print(f"Won by {won}; {game.rules.ended(match.state)}.")
    else:
        seat = match.to_move
        asked = "chance" if seat is None else f"{seat} {names[seat]}"
        print(f"To move: {asked}, {len(options(match.state))} options: {step_line(match.state.pending[-1])}")
