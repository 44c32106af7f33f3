"""The levels of Trajan."""

from rome_desktop.ai.levels import ActionAhead, Level, TriedOut, TurnAhead
from rome_desktop.ai.trials import Trials

LEVELS = (
    Level("easy", first=ActionAhead(), later=ActionAhead(), thought=4000),
    Level("normal", first=TurnAhead(), later=TurnAhead(), thought=20_000),
    Level(
        "hard",
        first=TriedOut(Trials(candidates=4, width=4, turns=8, worlds=1)),
        later=TurnAhead(),
        thought=20_000,
    ),
)
