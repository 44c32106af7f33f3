"""The levels of Trajan.

The hard player knows better what things are worth, and so may look farther. With the weights of the normal
one more thought brought nothing: six candidates, 8 turns and three worlds won 32 of 64 matches against it,
eight worlds 8 of 16, three candidates in four worlds 16 of 32, sixteen turns in two worlds 8 of 16, the
own next turn searched in three worlds 20 of 32. The whole turn ahead without trials won 9 of 40.
"""

from rome_desktop.ai.levels import ActionAhead, Level, TriedOut, TurnAhead
from rome_desktop.ai.trajan.weights import FITTED
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
        first=TriedOut(Trials(candidates=3, width=4, turns=16, worlds=2)),
        later=TurnAhead(),
        thought=10_000,
        weights=FITTED,
    ),
)
