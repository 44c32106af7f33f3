"""Which way to ask for a move a lesson shows."""

from collections.abc import Sequence

from rome_desktop.app.table.gestures import Gesture


def shown_way(gestures: Sequence[Gesture], pointed: Sequence[str]) -> Gesture | None:
    """Of the ways to ask for a move the one the arrow shows: a carry, best to what the step points at."""
    carries = [gesture for gesture in gestures if gesture.source is not None]
    meant = (gesture for gesture in carries if str(gesture.target) in pointed)
    return next(meant, next(iter([*carries, *gestures]), None))
