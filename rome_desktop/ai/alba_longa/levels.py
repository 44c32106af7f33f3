"""The levels of Alba Longa: all is chance and season, so that trials go to the end of the season.

None above `normal` is declared: three times its worlds won five of nine matches against it, and trials that
go on to the end of the next season, in three worlds, three of eleven.
"""

from rome_desktop.ai.levels import ActionAhead, Level, TriedOut
from rome_desktop.ai.trials import Trials

LEVELS = (
    Level("easy", first=ActionAhead(), later=ActionAhead(), thought=1000),
    Level(
        "normal",
        first=TriedOut(Trials(candidates=4, width=4, turns=1, worlds=12)),
        later=ActionAhead(),
        thought=12000,
    ),
)
