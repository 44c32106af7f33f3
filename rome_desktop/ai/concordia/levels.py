"""The levels of Concordia.

None above `normal` is declared: five candidates in three worlds for eight turns, four times its thought, won
58 % of 31 matches against it (41 to 74 %). Goods worth a quarter more won 23 of 40 one action ahead; twice as
much, 6 of 24.
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
