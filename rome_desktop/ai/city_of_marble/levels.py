"""The levels of City of Marble: nothing is left to chance, so that one world is enough for trials.

The hard player looks farther and makes more of what is kept for later. Neither helps alone: trials of eight
turns with the weights of `normal` won 7 of 20 against it, a whole table that `train` fitted, with trials of
two turns, 12 of 24. What else was tried: more first actions, several ends of each and four turns instead of
two won two of eight; the best answer of the next seat to eight ends of the own turn two of five; positions of
the same value taken for one placement, with four times the thought, six of twelve. Looking wider in the own
turn makes it weaker: three times as wide without trials won 5 of 16, twice as wide with them 5 of 16.
"""

from rome_desktop.ai.city_of_marble.weights import FARSIGHTED
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
    Level(
        "hard",
        first=TriedOut(Trials(candidates=3, width=2, turns=8, worlds=1, rounds=1)),
        later=TurnAhead(width=2),
        thought=4000,
        weights=FARSIGHTED,
    ),
)
