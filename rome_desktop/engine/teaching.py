"""What a game hands to its lessons: goals that can be reached any way, moments, and blanks of texts.

Lessons are data; whatever they say about a position that a path into the state cannot tell has a name
here, and is tested like a rule. All of them ask a view, never the true state.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from rome_desktop.engine.edition import Name
from rome_desktop.engine.events import Event

Goal = Callable[[Any, Any, int], bool]
"""`goal(begun, now, seat)`: whether `seat` has reached it since the view `begun`."""
Moment = Callable[[Any, Sequence[Event], int], bool]
"""`moment(view, events, seat)`: whether it is there for `seat`, after these events."""
Blank = Callable[..., int | Name]
"""`blank(view, seat, *words)`: a number, or what something is called."""


@dataclass(frozen=True, slots=True)
class Teaching:
    """The named functions of one game."""

    goals: Mapping[str, Goal] = field(default_factory=dict)
    moments: Mapping[str, Moment] = field(default_factory=dict)
    blanks: Mapping[str, Blank] = field(default_factory=dict)


def nothing_taught() -> Teaching:
    """A game whose lessons need no words of its own."""
    return Teaching()


def teaching_in(package: str) -> Callable[[], Teaching]:
    """Imports the module `teaching` of a game's package when a lesson is opened."""

    def opened() -> Teaching:
        found: Teaching = import_module(f"{package}.teaching").TEACHING
        return found

    return opened
