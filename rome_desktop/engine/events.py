"""Events tell journal and animation what happened on the table. Rules never read them."""

from collections.abc import Callable


class Event:
    """Something that has happened, named in the past tense; frozen dataclasses of plain values."""

    __slots__ = ()


Log = Callable[[Event], None]
