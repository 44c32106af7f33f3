"""A computer player as a process of its own: one JSON line asks, one JSON line answers.

    {"id": 7, "game": "city_of_marble", "content": null, "state": {…}, "seat": 0, "level": "easy",
     "seed": 1, "budget": 400, "kind": "move"}
    {"id": 7, "line": "0 draw temple baths", "why": {}}

`state` is the view of the seat; `content` is the path of a content file, or null for the bundled one; `kind`
is `move` or `hint`, and a hint's `why` says its reason. What cannot be answered gets `{"id": …, "error":
"one sentence"}`, and the next line is read. The process ends when its input does.
"""

import contextlib
import json
import os
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, TextIO

if TYPE_CHECKING:
    from rome_desktop.engine.game import Game

LONGEST = 1 << 20
"""Bytes; the view of a finished four-seat game takes about a hundredth of it."""
NICENESS = 10
DONE = 0
DEFAULT_BUDGET = 1000


class RequestError(ValueError):
    """A request that cannot be answered; the message is one sentence."""


def main(words: Sequence[str] = (), stdin: BinaryIO | None = None, stdout: TextIO | None = None) -> int:
    """Answer requests until the input ends; the exit code. Without streams, those of the process."""
    del words
    if stdin is None:
        be_humble()
    source = stdin or sys.stdin.buffer
    sink = stdout or sys.stdout
    with contextlib.suppress(BrokenPipeError):
        for line in lines_of(source):
            sink.write(json.dumps(answer(line)) + "\n")
            sink.flush()
    return DONE


def be_humble() -> None:
    """Let the window go first, where the system knows priorities."""
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(NICENESS)


def lines_of(source: BinaryIO) -> Iterator[bytes | None]:
    """The lines that are not blank; None for one that is too long."""
    while line := source.readline(LONGEST + 1):
        if len(line) > LONGEST and not line.endswith(b"\n"):
            while (rest := source.readline(LONGEST)) and not rest.endswith(b"\n"):
                pass
            yield None
        elif line.strip():
            yield line


def answer(line: bytes | None) -> dict[str, Any]:
    """The answer to one line; never raises."""
    number = None
    try:
        if line is None:
            raise RequestError(f"A request should be at most {LONGEST} bytes long.")
        request = request_of(line)
        number = request.get("id")
        return {"id": number, **decided(request)}
    except RequestError as error:
        return {"id": number, "error": str(error)}
    except Exception as error:  # noqa: BLE001 - whatever is wrong with one request, the next one is answered
        said = " ".join(f"{type(error).__name__}: {error}".split())
        return {"id": number, "error": f"The request cannot be answered ({said[:200]})."}


def request_of(line: bytes) -> dict[str, Any]:
    """The request in a line. Raises RequestError."""
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        raise RequestError("A request should be one line of JSON.") from None
    if not isinstance(request, dict):
        raise RequestError("A request should be a JSON object.")
    return request


def decided(request: dict[str, Any]) -> dict[str, Any]:
    """The line to play and why. Raises RequestError."""
    from rome_desktop.ai.players import UnknownLevel, choose, hint
    from rome_desktop.catalogue import UnknownGame, game
    from rome_desktop.engine.record import line_of
    from rome_desktop.engine.steps import to_move

    try:
        chosen = game(text(request, "game"))
    except UnknownGame as error:
        raise RequestError(str(error)) from None
    kind = text(request, "kind", "move")
    if kind not in ("move", "hint"):
        raise RequestError(f"The kind of a request is move or hint, not “{kind}”.")
    view = view_of(chosen, request)
    seat = to_move(view)
    if seat is None or request.get("seat") != seat:
        raise RequestError("It is not the turn of that seat.")
    dice = random.Random(str(request.get("seed", "")))
    if kind == "hint":
        action, why = hint(chosen, view, seat, dice)
        return {"line": line_of(view, action), "why": why}
    budget = request.get("budget", DEFAULT_BUDGET)
    if not isinstance(budget, int) or budget < 0:
        raise RequestError("The budget should be a number of milliseconds.")
    try:
        action = choose(chosen, view, seat, text(request, "level"), budget, dice)
    except UnknownLevel as error:
        raise RequestError(str(error)) from None
    return {"line": line_of(view, action), "why": {}}


def view_of(chosen: "Game", request: dict[str, Any]) -> Any:
    """The view in a request, over the content it names. Raises RequestError."""
    from rome_desktop.content.reader import ContentError, load, read
    from rome_desktop.session.codec import CodecError, state_from_json

    path = request.get("content")
    if path is not None and not isinstance(path, str):
        raise RequestError("The content should be the path of a file, or null.")
    try:
        content = load(chosen) if path is None else read(Path(path), chosen.rules.box)
        return state_from_json(chosen, content.box, request.get("state"))
    except (ContentError, CodecError) as error:
        raise RequestError(" ".join(str(error).split())) from None


def text(request: dict[str, Any], name: str, default: str | None = None) -> str:
    """A word of a request. Raises RequestError if it is missing or no text."""
    value = request.get(name, default)
    if not isinstance(value, str):
        raise RequestError(f"A request should have a text “{name}”.")
    return value
