"""What a computer player in a process of its own is asked: one line of JSON, built here and read here.

    {"id": 7, "game": "city_of_marble", "content": null, "state": {…}, "seat": 0, "level": "easy",
     "seed": "1", "kind": "move", "budget": 10000, "about": ""}

`state` is the view of the seat; `content` is the path of a content file, or null for the bundled one; `kind`
is `move` or `hint`; `budget` is the emergency brake in milliseconds, not the thought of the level. `about`
may be left out: it is the line of an option that a hint should say something about. Hints are the strongest
level's, whatever `level` says.

    {"now": 7}

asks for the answer to question 7 at once: the best found so far. It gets no answer of its own.
"""

import json
from dataclasses import asdict, dataclass
from typing import Any

MOVE, HINT = KINDS = ("move", "hint")
BRAKES_MS = {"random": 3000, "easy": 6000, "normal": 12_000, "hard": 30_000}
"""A level needs a small part of this on a quiet machine; on a very busy one somebody should still get on."""
HARDEST = "hard"
BRAKE_MS = 6000
"""For levels of other names."""


class RequestError(ValueError):
    """A request that cannot be answered; the message is one sentence. `number` is its id, if it has one."""

    def __init__(self, sentence: str, number: Any = None) -> None:
        super().__init__(sentence)
        self.number = number


@dataclass(frozen=True, slots=True)
class BotRequest:
    """A question to a computer player."""

    id: int
    game: str
    content: str | None
    state: Any
    seat: int
    level: str
    seed: str
    kind: str
    budget: int
    about: str = ""
    """For a hint: the line of an option that somebody points at, to hear why it is not the best."""

    @classmethod
    def of(
        cls,
        number: int,
        game: str,
        content: str | None,
        state: Any,
        seat: int,
        level: str,
        seed: str,
        kind: str = MOVE,
        about: str = "",
    ) -> "BotRequest":
        """The question for a level, with the brake that goes with it; `state` is a view as JSON."""
        brake = BRAKES_MS.get(level if kind == MOVE else HARDEST, BRAKE_MS)
        return cls(number, game, content, state, seat, level, seed, kind, brake, about)

    @property
    def line(self) -> bytes:
        """The line that asks."""
        return json.dumps(asdict(self), separators=(",", ":")).encode() + b"\n"


def now_line(number: int) -> bytes:
    """The line that asks for an answer at once."""
    return json.dumps({"now": number}).encode() + b"\n"


def hurried(line: bytes) -> Any:
    """The number of the question that a line wants answered at once; None if it says something else."""
    if not line.startswith(b'{"now"'):
        return None
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found.get("now")


def parse_request(line: bytes) -> BotRequest:
    """The question in a line. Raises RequestError."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise RequestError("A request should be one line of JSON.") from None
    if not isinstance(found, dict):
        raise RequestError("A request should be a JSON object.")
    number = found.get("id")
    for name in ("game", "level", "seed", "kind"):
        if not isinstance(found.get(name), str):
            raise RequestError(f"A request should have a text “{name}”.", number)
    kind, content, budget = found["kind"], found.get("content"), found.get("budget")
    if kind not in KINDS:
        raise RequestError(f"The kind of a request is move or hint, not “{kind}”.", number)
    if content is not None and not isinstance(content, str):
        raise RequestError("The content should be the path of a file, or null.", number)
    if not isinstance(budget, int) or budget < 0:
        raise RequestError("The budget should be a number of milliseconds.", number)
    if not isinstance(found.get("seat"), int):
        raise RequestError("It is not the turn of that seat.", number)
    about = found.get("about", "")
    if not isinstance(about, str):
        raise RequestError("What a hint is asked about should be a line.", number)
    known: dict[str, Any] = {name: found.get(name) for name in BotRequest.__dataclass_fields__}
    return BotRequest(**{**known, "about": about})
