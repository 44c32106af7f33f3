"""The levels of Alba Longa: all is chance and season, so that trials go to the end of the season."""

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
