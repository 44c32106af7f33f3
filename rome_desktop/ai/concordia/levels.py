"""The levels of Concordia.

None above `normal` is declared: five candidates in three worlds for eight turns, four times its thought, won
58 % of 31 matches against it (41 to 74 %). Goods worth a quarter more won 23 of 40 one action ahead; twice as
much, 6 of 24. What `train` finds a turn ahead (seed 3, 3,000 matches: houses 1.4 x, those that make no bricks
2.2 x, bricks 1.6 x, crops 0.6 x, rivals 1.4 x) won 65 % of 150 at a table of two with the search of `normal`
(57 to 72 %), but alone against three 3 of 40. What is found at tables of four, two seats a side, won 2 of 28;
what is found alone against three (1,560 matches) won 40 of 200 there a turn ahead, where 50 are fair.
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

TRAINING = Level("training", first=TurnAhead(), later=TurnAhead(), thought=2500)
"""Who plays itself in a training: one action ahead other things are worth more than a turn ahead."""
