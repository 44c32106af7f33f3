"""The levels of Concordia.

None above `normal` is declared: five candidates in three worlds for eight turns, four times its thought, won
58 % of 24 matches against it (39 to 76 %).
"""

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
)
