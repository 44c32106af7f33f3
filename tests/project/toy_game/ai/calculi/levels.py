"""The levels of Calculi."""

from rome_desktop.ai.levels import ActionAhead, Level, TriedOut
from rome_desktop.ai.trials import Trials

LEVELS = (
    Level("easy", first=ActionAhead(), later=ActionAhead(), thought=50),
    Level(
        "normal",
        first=TriedOut(Trials(candidates=5, width=6, turns=0, worlds=1, answer=1)),
        later=ActionAhead(),
        thought=200,
    ),
)
