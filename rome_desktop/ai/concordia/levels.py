"""The levels of Concordia."""

from rome_desktop.ai.levels import ActionAhead, Level, TriedOut, TurnAhead
from rome_desktop.ai.trials import Trials

LEVELS = (
    Level("easy", first=ActionAhead(), later=ActionAhead(), thought=2000),
    Level(
        "normal",
        first=TriedOut(Trials(candidates=3, width=4, turns=6, worlds=1)),
        later=TurnAhead(),
        thought=2500,
    ),
    Level(
        "hard",
        first=TriedOut(Trials(candidates=5, width=6, turns=8, worlds=3)),
        later=TurnAhead(),
        thought=10_000,
    ),
)
