"""What a spot is called: a frozen value of its sort.

Whoever is handed a key asks for its class and its fields, in a `match` or as attributes. Its text form, such
as `room:0:farm`, is what lessons, tests and messages call it; `SpotKeys` reads it back.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from types import NoneType
from typing import Any, ClassVar, Self, get_args, get_type_hints


class SpotKey:
    """Base of all keys: a frozen dataclass for each sort of spot, equal by value.

    Fields are `str`, `int` or a `StrEnum`; one that is None has no place in the text. A sort whose text is
    another has `words` and `of` of its own.
    """

    __slots__ = ()
    sort: ClassVar[str]

    def __str__(self) -> str:
        return ":".join((self.sort, *self.words()))

    def words(self) -> list[str]:
        """The fields as they stand in the text, after the sort."""
        values = (getattr(self, name) for name in _shape(type(self)))
        return [str(value) for value in values if value is not None]

    @classmethod
    def of(cls, words: Sequence[str]) -> Self:
        """The key of these fields. Raises ValueError or TypeError where they do not fit."""
        hints = _shape(cls).values()
        if len(words) > len(hints):
            raise ValueError(f"{cls.sort!r} has {len(hints)} fields")
        return cls(*(hint(word) for hint, word in zip(hints, words, strict=False)))


@dataclass(frozen=True, slots=True)
class Elsewhere(SpotKey):
    """A spot of a dock that is only looked at: it is not the one of the seat that is asked."""

    sort = "seen"
    key: SpotKey


def here(key: SpotKey) -> SpotKey:
    """The key of a spot, whosoever's dock it is in."""
    return key.key if isinstance(key, Elsewhere) else key


class SpotKeys:
    """Reads the text forms of the spots of one table."""

    def __init__(self, *sorts: type[SpotKey]) -> None:
        self.sorts = {sort.sort: sort for sort in sorts}

    def read(self, text: str) -> SpotKey:
        """The key that is written so. Raises ValueError if there is none."""
        words = text.split(":")
        if words[0] == Elsewhere.sort:
            return Elsewhere(self.read(":".join(words[1:])))
        for count in range(len(words), 0, -1):
            sort = self.sorts.get(":".join(words[:count]))
            if sort is not None:
                try:
                    return sort.of(words[count:])
                except (TypeError, ValueError) as error:
                    raise ValueError(f"{text!r} is no spot of this table: {error}") from None
        raise ValueError(f"{text!r} is no spot of this table; its sorts are {', '.join(self.sorts)}")


_shapes: dict[type[SpotKey], dict[str, Any]] = {}


def _shape(kind: type[SpotKey]) -> dict[str, Any]:
    """The fields of a sort, with what makes their values of a word."""
    if kind not in _shapes:
        hints = get_type_hints(kind)
        names = [field.name for field in fields(kind)]  # type: ignore[arg-type]  # every sort is a dataclass
        _shapes[kind] = {name: _without_none(hints[name]) for name in names}
    return _shapes[kind]


def _without_none(hint: Any) -> Any:
    """`int` for `int | None`, and so on."""
    return next((one for one in get_args(hint) if one is not NoneType), hint)
