"""The levels of Trajan."""

from rome_desktop.ai.levels import ActionAhead, Level, TriedOut, TurnAhead
from rome_desktop.ai.trials import Trials

LEVELS = (
    Level("easy", first=ActionAhead(), later=ActionAhead(), thought=1000),
    Level(
        "normal",
        first=TriedOut(Trials(candidates=3, width=4, turns=6, worlds=1)),
        later=TurnAhead(),
        thought=1500,
    ),
    Level(
        "hard",
        first=TriedOut(Trials(candidates=6, width=4, turns=8, worlds=3)),
        later=TurnAhead(),
        thought=8000,
    ),
)
