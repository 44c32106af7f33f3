"""The levels of Trajan.

The hard player is not shown to be stronger than the normal one at a table of two: it won 27 of 48 matches
and 5 of 16 further ones, and alone against three normal ones 15 of 43. Tried besides, against the normal
player: eight worlds and five times its thought won 8 of 16, three candidates in four worlds 6 of 9, two ends
of each of its first actions 3 of 4: too few to tell.
"""

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
