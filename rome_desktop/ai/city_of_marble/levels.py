"""The levels of City of Marble: nothing is left to chance, so that one world is enough for trials.

None above `normal` is declared: more first actions, several ends of each, and four turns instead of two
won two of eight matches against it. The best answer of the next seat to eight ends of the own turn won two
of five. Positions of the same value taken for one placement, and four times the thought, won six of twelve.
The whole table as `train` fits it (seed 1, 1,000 matches: a tile in hand 4.7 x, chances 1.7 x, tempo 1.5 x)
won 85 % of 200 one action ahead, but 12 of 24 with the search of `normal`; with it and trials of eight, ten
and sixteen turns 10 of 16, 11 of 20 and 7 of 14. Looking wider in the own turn makes it weaker: three times
as wide without trials won 5 of 16, twice as wide with them 5 of 16.
"""

from rome_desktop.ai.levels import ActionAhead, Level, TriedOut, TurnAhead
from rome_desktop.ai.trials import Trials

LEVELS = (
    Level("easy", first=ActionAhead(), later=ActionAhead(), thought=1500),
    Level(
        "normal",
        first=TriedOut(Trials(candidates=3, width=2, turns=2, worlds=1, rounds=1)),
        later=TurnAhead(width=2),
        thought=1500,
    ),
)
