"""The levels of Alba Longa: all is chance and season, so that trials go to the end of the season.

The hard player thinks no more than the normal one; it knows better what things are worth.
"""

from rome_desktop.ai.alba_longa.weights import FITTED
from rome_desktop.ai.levels import ActionAhead, Level, TriedOut
from rome_desktop.ai.trials import Trials

SEASON = TriedOut(Trials(candidates=4, width=4, turns=1, worlds=12))

LEVELS = (
    Level("easy", first=ActionAhead(), later=ActionAhead(), thought=1000),
    Level("normal", first=SEASON, later=ActionAhead(), thought=12000),
    Level("hard", first=SEASON, later=ActionAhead(), thought=12000, weights=FITTED),
)
