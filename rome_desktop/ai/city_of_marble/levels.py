"""The levels of City of Marble: nothing is left to chance, so that one world is enough for trials."""

from rome_desktop.ai.levels import ActionAhead, Level, TriedOut, TurnAhead
from rome_desktop.ai.trials import Trials

LEVELS = (
    Level("easy", first=ActionAhead(), later=ActionAhead(), thought=1500),
    Level(
        "normal",
        first=TriedOut(Trials(candidates=3, width=2, turns=2, worlds=1, rounds=1)),
        later=TurnAhead(width=2),
        thought=1500,
    ),
    Level(
        "hard",
        first=TriedOut(Trials(candidates=6, width=4, turns=2, worlds=1, rounds=1)),
        later=TurnAhead(),
        thought=6000,
    ),
)
