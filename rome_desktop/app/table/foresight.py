"""Which lit things would do nothing if they were chosen now: they are marked like what is too dear."""

from collections.abc import Callable, Mapping, Sequence

from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.engine.actions import Action


def idle_spots(ways: Mapping[Action, Sequence[Gesture]], is_idle: Callable[[Action], bool]) -> set[SpotKey]:
    """The targets at which nothing but idle options ends."""
    idle: set[SpotKey] = set()
    useful: set[SpotKey] = set()
    for action, gestures in ways.items():
        (idle if is_idle(action) else useful).update(gesture.target for gesture in gestures)
    return idle - useful
