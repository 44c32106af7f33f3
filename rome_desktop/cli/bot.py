"""A computer player as a process of its own: one JSON line asks, one JSON line answers.

    {"id": 7, "line": "0 draw temple baths", "why": {}, "positions": 96, "braked": false}

`ai/request.py` says what a question looks like. `positions` is the thought the answer took, and `braked`
whether the clock had to stop it; a line that asks for an answer at once stops it too. A hint's `why` says its
reason. What cannot be answered gets `{"id": …, "error": "one sentence"}`, and the next line is read. The
process ends when its input does.
"""

import contextlib
import json
import os
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, BinaryIO, TextIO

from rome_desktop.ai.request import HINT, BotRequest, RequestError, hurried, parse_request
from rome_desktop.ai.thought import HASTE

if TYPE_CHECKING:
    from rome_desktop.engine.game import Game

LONGEST = 1 << 20
"""Bytes; the view of a finished four-seat game takes about a hundredth of it."""
NICENESS = 10
END = b""
"""Nothing more is asked."""
DONE = 0


def main(words: Sequence[str] = (), stdin: BinaryIO | None = None, stdout: TextIO | None = None) -> int:
    """Answer requests until the input ends; the exit code. Without streams, those of the process."""
    del words
    if stdin is None:
        be_humble()
    source = stdin or sys.stdin.buffer
    sink = stdout or sys.stdout
    questions: SimpleQueue[bytes | None] = SimpleQueue()
    Thread(target=listen, args=(source, questions), daemon=True).start()
    with contextlib.suppress(BrokenPipeError):
        while (line := questions.get()) != END:
            sink.write(json.dumps(answer(line)) + "\n")
            sink.flush()
    return DONE


def listen(source: BinaryIO, questions: "SimpleQueue[bytes | None]") -> None:
    """Hand on what is asked, also while the last question is still thought about; who hurries is heard."""
    try:
        for line in lines_of(source):
            number = hurried(line) if line is not None else None
            if number is None:
                HASTE.asked += 1
                questions.put(line)
            else:
                HASTE.hear(number)
    finally:
        questions.put(END)


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
        request = parse_request(line)
        number = HASTE.answered = request.id
        return {"id": number, **decided(request)}
    except RequestError as error:
        return {"id": number if error.number is None else error.number, "error": str(error)}
    except Exception as error:  # noqa: BLE001 - whatever is wrong with one request, the next one is answered
        said = " ".join(f"{type(error).__name__}: {error}".split())
        return {"id": number, "error": f"The request cannot be answered ({said[:200]})."}
    finally:
        HASTE.end()


def decided(request: BotRequest) -> dict[str, Any]:
    """The line to play, why, and the thought it took. Raises RequestError."""
    from rome_desktop.ai.players import UnknownLevel, decide
    from rome_desktop.catalogue import UnknownGame, game
    from rome_desktop.engine.record import line_of
    from rome_desktop.engine.steps import to_move

    try:
        chosen = game(request.game)
    except UnknownGame as error:
        raise RequestError(str(error), request.id) from None
    view = view_of(chosen, request)
    seat = to_move(view)
    if seat is None or request.seat != seat:
        raise RequestError("It is not the turn of that seat.", request.id)
    dice = random.Random(request.seed)
    if request.kind == HINT:
        return advised(chosen, view, request, dice)
    try:
        choice = decide(chosen, view, seat, request.level, dice, request.budget)
    except UnknownLevel as error:
        raise RequestError(str(error), request.id) from None
    line = line_of(view, choice.action)
    return {
        "line": line,
        "why": {},
        "positions": choice.positions,
        "braked": choice.braked and not HASTE.wanted,
    }


def advised(chosen: "Game", view: Any, request: BotRequest, dice: random.Random) -> dict[str, Any]:
    """The best option, its reason, what the best options bring, and the one asked about."""
    from rome_desktop.ai.advice import Comparison, Option, advise
    from rome_desktop.engine.record import line_of
    from rome_desktop.engine.steps import options

    def beside(comparison: Comparison) -> dict[str, Any]:
        terms = [{"term": w.term.name, "difference": round(w.difference, 2)} for w in comparison.terms]
        return {"other": line_of(view, comparison.other), "by": round(comparison.by, 2), "terms": terms}

    def told(option: Option) -> dict[str, Any]:
        return {
            "line": line_of(view, option.action),
            "points": round(option.points, 2),
            "low": round(option.low, 2),
            "high": round(option.high, 2),
            "comparison": None if option.comparison is None else beside(option.comparison),
        }

    asked = next((option for option in options(view) if line_of(view, option) == request.about), None)
    advice = advise(chosen, view, request.seat, dice, asked)
    best = [told(option) for option in advice.best]
    why = {"reason": "", **advice.why, "unit": advice.unit, "options": best}
    if advice.asked is not None:
        why["asked"] = told(advice.asked)
    return {"line": line_of(view, advice.best[0].action), "why": why}


def view_of(chosen: "Game", request: BotRequest) -> Any:
    """The view in a request, over the content it names. Raises RequestError."""
    from rome_desktop.content.reader import ContentError, load, read
    from rome_desktop.session.codec import CodecError, state_from_json

    path = request.content
    try:
        content = load(chosen) if path is None else read(Path(path), chosen.rules.box)
        return state_from_json(chosen, content.box, request.state)
    except (ContentError, CodecError) as error:
        raise RequestError(" ".join(str(error).split()), request.id) from None
