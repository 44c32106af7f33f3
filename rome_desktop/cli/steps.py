"""Steps as one line: the class and its fields, `TakeAction seat=0 left=2`; lists are written as JSON."""

import json
import re
from typing import Any

from rome_desktop.engine.steps import Step
from rome_desktop.session import codec

FIELD = re.compile(r"(\w+)=(.*?)(?=\s+\w+=|\s*$)")


def step_line(step: Step) -> str:
    """How a step is written in a scenario and by `replay --json`."""
    document = codec.step_to_json(step)
    name = document.pop("step")
    return " ".join([name, *(f"{key}={_word(value)}" for key, value in document.items())])


def parse_step(line: str) -> dict[str, Any]:
    """The JSON of a step, not yet validated. Raises CodecError if the line has no such form."""
    name, _, rest = line.strip().partition(" ")
    document: dict[str, Any] = {"step": name}
    end = 0
    for field in FIELD.finditer(rest):
        if rest[end : field.start()].strip():
            break
        document[field[1]] = _value(field[2])
        end = field.end()
    if rest[end:].strip() or not name.isidentifier():
        raise codec.CodecError(f"“{line}” should be a step and its fields, like “TakeAction seat=0 left=2”")
    return document


def _value(word: str) -> Any:
    try:
        return json.loads(word)
    except ValueError:
        return word


def _word(value: Any) -> str:
    """A text stays bare where it cannot be mistaken for a number, a list or a further field."""
    if isinstance(value, str) and value and "=" not in value and _value(value) == value:
        return value
    return json.dumps(value, separators=(",", ":"))
