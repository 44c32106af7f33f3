"""Actions: frozen typed values, equal by value, each with a one-line text form.

The line is the verb and the fields, in order, parted by spaces: `play temple 1,0|2,0`. The same line is
in the test, the save, the journal and the bug report.
"""

import sys
from collections.abc import Iterable
from dataclasses import fields
from enum import StrEnum
from typing import Any, ClassVar, get_args, get_origin, get_type_hints


class Action:
    """Base of all actions. Fields are `str`, `int`, a `StrEnum`, or last a `tuple` of one of these."""

    __slots__ = ()
    verb: ClassVar[str]

    def __str__(self) -> str:
        words = [self.verb]
        for name in _shape(type(self)):
            value = getattr(self, name)
            words.extend(map(str, value) if isinstance(value, tuple) else [str(value)])
        return " ".join(words)


class NotationError(ValueError):
    """A line that is not an action of this game; the message says what was expected."""


_shapes: dict[type[Action], dict[str, Any]] = {}


def _shape(kind: type[Action]) -> dict[str, Any]:
    if kind not in _shapes:
        hints = get_type_hints(kind)
        _shapes[kind] = {f.name: hints[f.name] for f in fields(kind)}  # type: ignore[arg-type]
    return _shapes[kind]


def _word(hint: Any, word: str) -> Any:
    if hint is str:
        return sys.intern(word)
    try:
        return hint(word)
    except ValueError:
        known = ", ".join(hint) if issubclass(hint, StrEnum) else "a whole number"
        raise NotationError(f"“{word}” should be one of: {known}") from None


class Notation:
    """Reads the lines of one game.

    >>> Notation([Pass]).parse("pass")
    Pass()
    """

    def __init__(self, actions: Iterable[type[Action]]) -> None:
        self.actions = {action.verb: action for action in actions}

    def parse(self, line: str) -> Action:
        """The action a line stands for. Raises NotationError; does not ask whether it is legal."""
        verb, *words = line.split() or [""]
        action = self.actions.get(verb)
        if action is None:
            raise NotationError(f"“{verb}” is no verb of this game; known are: {', '.join(self.actions)}")
        values: list[Any] = []
        for name, hint in _shape(action).items():
            if get_origin(hint) is tuple:
                values.append(tuple(_word(get_args(hint)[0], word) for word in words))
                words = []
            elif not words:
                raise NotationError(f"“{line}” lacks its {name}")
            else:
                values.append(_word(hint, words.pop(0)))
        if words:
            raise NotationError(f"“{line}” has words too many: {' '.join(words)}")
        return action(*values)
