"""The state of a match to and from JSON, and the digest by which two states are compared.

Steps are told apart by their class name: `{"step": "TakeAction", "seat": 0, "left": 2}`. What is read is
validated by pydantic; nothing is ever executed.
"""

import json
from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, get_type_hints

from rome_desktop.content.reader import dataclass_parts
from rome_desktop.engine.game import Game
from rome_desktop.engine.steps import State, Step

if TYPE_CHECKING:
    from pydantic import TypeAdapter


class CodecError(ValueError):
    """JSON that is no state of this game; the message names the place."""


_adapters: dict[str, "TypeAdapter[Any]"] = {}
_saved: dict[type[State], dict[str, Any]] = {}


def _adapter(kind: Any) -> "TypeAdapter[Any]":
    """The pydantic reader and writer for a type, built on first use: building costs start time."""
    from pydantic import ConfigDict, TypeAdapter, with_config

    key = repr(kind)
    if key not in _adapters:
        for part in dataclass_parts(kind):
            with_config(ConfigDict(extra="forbid"))(part)
        _adapters[key] = TypeAdapter(kind)
    return _adapters[key]


def _saved_fields(kind: type[State]) -> dict[str, Any]:
    if kind not in _saved:
        hints = get_type_hints(kind)
        names = [f.name for f in fields(kind) if f.metadata.get("saved", True)]  # type: ignore[arg-type]
        _saved[kind] = {name: hints[name] for name in names}
    return _saved[kind]


def state_to_json(state: State) -> dict[str, Any]:
    """A state as plain JSON values, the box and derived tables left out."""
    document: dict[str, Any] = {}
    for name, kind in _saved_fields(type(state)).items():
        if name == "pending":
            document[name] = [step_to_json(step) for step in state.pending]
        else:
            document[name] = _adapter(kind).dump_python(getattr(state, name), mode="json")
    return document


def step_to_json(step: Step) -> dict[str, Any]:
    """A step as its name and fields."""
    return {"step": type(step).__name__, **_adapter(type(step)).dump_python(step, mode="json")}


def state_from_json(game: Game, box: Any, document: Any) -> State:
    """The state a document describes. Raises CodecError."""
    from pydantic import ValidationError

    if not isinstance(document, Mapping):
        raise CodecError("the state should be a table of fields")
    wanted = _saved_fields(game.rules.state)
    for name in (*(wanted.keys() - document.keys()), *(document.keys() - wanted.keys())):
        raise CodecError(f"the state's field “{name}” is missing or unknown")
    values: dict[str, Any] = {}
    for name, kind in wanted.items():
        if name == "pending":
            if not isinstance(document[name], list):
                raise CodecError("state.pending should be a list of steps")
            values[name] = [step_from_json(game, step) for step in document[name]]
            continue
        try:
            values[name] = _adapter(kind).validate_python(document[name])
        except ValidationError as error:
            raise CodecError(f"state.{name}: {_reason(error)}") from None
    try:
        return game.rules.restore(box, values)
    except (LookupError, ValueError, TypeError) as error:
        raise CodecError(f"the state does not fit the board: {error!r}") from None


def step_from_json(game: Game, document: Any) -> Step:
    """The step a document describes. Raises CodecError."""
    from pydantic import ValidationError

    name = document.get("step") if isinstance(document, Mapping) else None
    kind = next((step for step in game.rules.steps if step.__name__ == name), None)
    if kind is None:
        raise CodecError(f"“{name}” is no step of this game")
    try:
        step: Step = _adapter(kind).validate_python({k: v for k, v in document.items() if k != "step"})
    except ValidationError as error:
        raise CodecError(f"step {name}: {_reason(error)}") from None
    return step


def digest(state: State) -> str:
    """Sixteen hexadecimal digits that equal states share."""
    return digest_of(state_to_json(state))


def digest_of(document: dict[str, Any]) -> str:
    """The digest of the state that `document` describes, without reading it."""
    import hashlib  # late: it loads a library, and lists of matches need none of it

    text = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _reason(error: Any) -> str:
    first = error.errors(include_url=False, include_context=False)[0]
    return f"{'.'.join(str(p) for p in first['loc'])} {first['msg']}".strip()
