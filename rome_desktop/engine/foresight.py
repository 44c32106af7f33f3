"""What an option leads to: it is played on a copy of what a seat sees, and the copy is asked.

Whatever a table tells of an option before it is chosen comes from here, so that the rules say it and nobody
works it out a second time.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import Automatic, Decision, State, Step

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Foreseen(Generic[S]):
    """The table before and after an option, and what happened in between."""

    before: S
    after: S
    events: tuple[Event, ...]

    @property
    def asked(self) -> Step | None:
        """What is to be done or decided next."""
        return self.after.pending[-1] if self.after.pending else None

    def of(self, kind: type[E]) -> list[E]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]


def comes_to_nothing(
    found: Foreseen[S],
    frame: tuple[type[Event], ...],
    over: tuple[type[Step], ...],
    foresee: Callable[[S, Action], Foreseen[S]],
) -> bool:
    """Whether nothing but `frame` happens, whatever is chosen until one of the steps `over` is reached.

    The frame is what is written down even if nothing is done.
    """
    if any(not isinstance(event, frame) for event in found.events):
        return False
    step = found.asked
    if not isinstance(step, Decision) or isinstance(step, over):
        return True
    return all(
        comes_to_nothing(foresee(found.after, way), frame, over, foresee) for way in step.options(found.after)
    )


def foresee(view: S, *line: Action, afterwards: Sequence[type[Step]] = ()) -> Foreseen[S]:
    """Play options one after the other on a copy, and what follows by itself.

    The steps `afterwards` are not taken: with them the turn ends, and what they do no longer comes of the
    option; cards that the view does not show may come up in them. What is no option changes nothing.
    """
    events: list[Event] = []
    after: S = view.clone()  # type: ignore[assignment]
    ends = tuple(afterwards)
    for action in line:
        step = after.pending[-1] if after.pending else None
        if not isinstance(step, Decision) or action not in step.options(after):
            break
        after.pending.pop()
        step.resolve(after, action, events.append)
        while after.pending and isinstance(top := after.pending[-1], Automatic) and not isinstance(top, ends):
            after.pending.pop()
            top.run(after, events.append)
    return Foreseen(view, after, tuple(events))
