"""`check`: scenario files. Each says a position, some lines, and what must be true afterwards.

The pile of `pending` is written as in the state: the last step is on top and is answered first. Chance is
rolled from the seed wherever no line answers it. TOML has no null: write the text "null". Besides the fields
of the state one can expect `to_move`, `ended`, `winners`, and in `standings.0` the score and its categories.
"""

import argparse
import random
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rome_desktop.catalogue import UnknownGame, game
from rome_desktop.cli.choices import content_of, options_of
from rome_desktop.cli.output import DONE, FAILED, Failure, say
from rome_desktop.cli.paths import PathError, differences, put
from rome_desktop.cli.steps import parse_step, step_line
from rome_desktop.engine.actions import NotationError
from rome_desktop.engine.game import Game, why_not
from rome_desktop.engine.record import parse_line, play_line
from rome_desktop.engine.steps import IllegalAction, State, roll, settle, to_move
from rome_desktop.session import codec

Refused = IllegalAction | None

KEYS: dict[str, type] = {
    "game": str,
    "options": dict,
    "seats": int,
    "seed": int,
    "given": dict,
    "pending": list,
    "lines": list,
    "expect": dict,
}
LISTS = ("legal", "illegal")


class ScenarioError(ValueError):
    """A scenario that cannot be played as it is written; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario file, its shape checked."""

    game: Game
    seats: int
    options: dict[str, str]
    seed: int
    given: dict[str, Any]
    pending: list[str] | None
    lines: list[str]
    expect: dict[str, Any]
    legal: list[str]
    illegal: list[str]
    refused: str | None


def declare(parser: argparse.ArgumentParser) -> None:
    """What can be said after the command."""
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="scenario files (TOML)")


def run(arguments: argparse.Namespace) -> int:
    """Carry the command out; the exit code. Raises Failure."""
    failures = 0
    for path in arguments.files:
        try:
            text = path.read_bytes().decode("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else "it is not text in UTF-8"
            raise Failure(f"{path} cannot be read: {why}. Name a scenario file.") from None
        faults = check(text)
        failures += bool(faults)
        for fault in faults:
            say(f"{path}: {fault}")
    count = len(arguments.files)
    if not failures:
        print(f"{count} {'scenario' if count == 1 else 'scenarios'}, everything as expected.")
    return FAILED if failures else DONE


def check(text: str) -> list[str]:
    """One sentence for each expectation of a scenario that does not hold, or why it cannot be played."""
    try:
        scenario = read(text)
        state, refused = played(scenario)
        return [
            *refusal_faults(scenario, refused),
            *value_faults(scenario, state),
            *option_faults(scenario, state),
        ]
    except (ScenarioError, PathError, codec.CodecError, NotationError) as error:
        return [f"{error}." if not str(error).endswith(".") else str(error)]


def read(text: str) -> Scenario:
    """The scenario written in `text`. Raises ScenarioError."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(f"this is no TOML: {error}") from None
    for key, value in table.items():
        kind = KEYS.get(key)
        if kind is None:
            raise ScenarioError(f"“{key}” is unknown; a scenario has {', '.join(KEYS)}")
        if not isinstance(value, kind) or isinstance(value, bool):
            raise ScenarioError(f"“{key}” should be {_called(kind)}")
    for key in ("game", "seats"):
        if key not in table:
            raise ScenarioError(f"“{key}” is missing")
    expect = dict(table.get("expect", {}))
    lists = {key: lines_of(f"expect.{key}", expect.pop(key, [])) for key in LISTS}
    refused = expect.pop("refused", None)
    if refused is not None and not (isinstance(refused, str) and table.get("lines")):
        raise ScenarioError("“expect.refused” names the clause that refuses the last of the lines")
    if not expect and not any(lists.values()) and refused is None:
        raise ScenarioError("nothing is expected; say under [expect] what must be true")
    chosen, options = _game_and_options(table)
    return Scenario(
        game=chosen,
        seats=table["seats"],
        options=options,
        seed=table.get("seed", 0),
        given=table.get("given", {}),
        pending=lines_of("pending", table["pending"]) if "pending" in table else None,
        lines=lines_of("lines", table.get("lines", [])),
        expect=expect,
        legal=lists["legal"],
        illegal=lists["illegal"],
        refused=refused,
    )


def _called(kind: type) -> str:
    return {str: "a text", int: "a whole number", list: "a list of texts", dict: "a table"}[kind]


def lines_of(key: str, value: Any) -> list[str]:
    """A list of texts. Raises ScenarioError."""
    if not isinstance(value, list) or not all(isinstance(line, str) for line in value):
        raise ScenarioError(f"“{key}” should be a list of texts")
    return value


def _game_and_options(table: Mapping[str, Any]) -> tuple[Game, dict[str, str]]:
    try:
        chosen = game(table["game"])
        given = {name: str(value) for name, value in table.get("options", {}).items()}
        return chosen, options_of(chosen, table["seats"], given)
    except (UnknownGame, Failure) as error:
        raise ScenarioError(str(error)) from None


def position(scenario: Scenario, dice: random.Random) -> State:
    """The table before the first line: set up, then as `given` says, then with the pile of `pending`."""
    chosen, box = scenario.game, content_of(scenario.game).box
    state = chosen.rules.setup(box, scenario.seats, scenario.options)
    answered = scenario.pending is None and bool(scenario.lines) and scenario.lines[0].startswith("chance")
    if answered:
        settle(state)
    else:
        roll(state, dice)
    document = codec.state_to_json(state)
    for path, value in scenario.given.items():
        put(document, path, value)
    if scenario.pending is not None:
        document["pending"] = [parse_step(line) for line in scenario.pending]
    state = codec.state_from_json(chosen, box, document)
    made = codec.state_to_json(state)
    for path, value in scenario.given.items():
        for where, wanted, found in differences(made, path, value):
            raise ScenarioError(f"given {where} cannot be {_shown(wanted)}; it would be {_shown(found)}")
    return state


def played(scenario: Scenario) -> tuple[State, Refused]:
    """The table after the lines, and the refusal of the last one. Raises ScenarioError for an earlier one."""
    dice = random.Random(scenario.seed)
    state = position(scenario, dice)
    for number, line in enumerate(scenario.lines, 1):
        if line.startswith("chance"):
            settle(state)
        else:
            roll(state, dice)
        try:
            play_line(scenario.game, state, line)
        except NotationError as error:
            raise ScenarioError(f"line {number}: {error}") from None
        except IllegalAction as error:
            if scenario.refused is not None and number == len(scenario.lines):
                return state, error
            raise ScenarioError(f"line {number}, “{line}”, was refused{_because(error)}") from None
    roll(state, dice)
    return state, None


def _because(error: IllegalAction) -> str:
    by = f" by {error.refusal.clause}" if error.refusal.clause else ""
    values = ", ".join(f"{key} {value}" for key, value in error.refusal.values.items())
    return f"{by}: {error.refusal.reason}{f' ({values})' if values else ''}"


def refusal_faults(scenario: Scenario, refused: Refused) -> Iterable[str]:
    """Whether the last line was refused, and by the clause that should refuse it."""
    if scenario.refused is None:
        return
    last = scenario.lines[-1]
    if refused is None:
        yield f"“{last}” was accepted, but {scenario.refused} should refuse it."
    elif refused.refusal.clause != scenario.refused:
        yield f"“{last}” should be refused by {scenario.refused}, but was refused{_because(refused)}."


def value_faults(scenario: Scenario, state: State) -> Iterable[str]:
    """Paths into the state's JSON; `standings`, `winners`, `ended` and `to_move` can be asked like fields."""
    document = codec.state_to_json(state)
    if any(isinstance(step, str) for step in _listed(scenario.expect.get("pending"))):
        document["pending"] = [step_line(step) for step in state.pending]
    standings = scenario.game.rules.standings(state)
    over = not state.pending
    asked = {
        "standings": [{"score": s.score, **s.categories} for s in standings],
        "winners": scenario.game.rules.winners(state) if over else [],
        "ended": scenario.game.rules.ended(state),
        "to_move": to_move(state),
    }
    for path, value in scenario.expect.items():
        for where, wanted, found in differences(asked | document, path, value):
            yield f"{where} should be {_shown(wanted)}, but is {_shown(found)}."


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _shown(value: Any) -> str:
    return f"“{value}”" if isinstance(value, str) else str(value)


def option_faults(scenario: Scenario, state: State) -> Iterable[str]:
    """Lines that should be among the options at the end, and lines that should not."""
    for line in scenario.legal:
        reason = refusal_of(scenario.game, state, line)
        if reason:
            yield f"“{line}” should be legal, but is refused{reason}."
    for line in scenario.illegal:
        if not refusal_of(scenario.game, state, line):
            yield f"“{line}” should not be legal, but it is."


def refusal_of(chosen: Game, state: State, line: str) -> str:
    """Why a line cannot be played now, or an empty text if it can. Raises NotationError."""
    seat, action = parse_line(chosen, line)
    if state.pending and to_move(state) != seat:
        mover = to_move(state)
        return f": it is the turn of {'chance' if mover is None else f'seat {mover}'}"
    refusal = why_not(state, action)
    return "" if refusal is None else _because(IllegalAction(line, refusal))
