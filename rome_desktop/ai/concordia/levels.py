"""The levels of Concordia.

None above `normal` is declared: five candidates in three worlds for eight turns, four times its thought, won
58 % of 31 matches against it (41 to 74 %). Goods worth a quarter more won 23 of 40 one action ahead; twice as
much, 6 of 24. The whole table as `train` fits it (seed 1, 1,500 matches: food 2.7 x, rivals 1.9 x, colonists,
bricks and goods 1.3 to 1.4 x) won 56 % of 300 one action ahead, but 10 of 24 with the search of `normal`.
"""

from rome_desktop.ai.concordia.weights import FITTED
from rome_desktop.ai.levels import ActionAhead, Level, TriedOut, TurnAhead
from rome_desktop.ai.trials import Trials

AHEAD = TriedOut(Trials(candidates=3, width=4, turns=6, worlds=1))

LEVELS = (
    Level("easy", first=ActionAhead(), later=ActionAhead(), thought=2000),
    Level("normal", first=AHEAD, later=TurnAhead(), thought=2500),
    Level("hard", first=AHEAD, later=TurnAhead(), thought=2500, weights=FITTED),
)

TRAINING = Level("training", first=TurnAhead(), later=TurnAhead(), thought=2500)
"""Who plays itself in a training: one action ahead other things are worth more than a turn ahead."""
