"""Whether a state that stands in a file without the actions that led to it can be believed.

Nobody can tell whether it ever was on a table; but it must bear whatever a table asks of it to the end.
"""

import random
from typing import Any

from rome_desktop.session import codec
from rome_desktop.session.match import Match
from rome_desktop.session.sound import REACH

TRIALS = 3
"""So many times a state without its actions is played to the end before it is believed."""
OFTEN = 16
"""So many decisions lie between two looks at the table then."""
FARTHEST = 10_000
"""No game counts anything further."""


def look_round(match: Match) -> None:
    """A state that was read must bear what a table asks of it, and being saved. Raises one of FAULTS."""
    sides = len(match.game.rules.standings(match.record.begin()))
    if len(match.standings()) != sides:
        raise codec.CodecError(f"the state is not one of {sides} sides")
    if any(getattr(step, "seat", 0) not in range(sides) for step in match.state.pending):
        raise codec.CodecError("a step is asked of a seat that is not at the table")
    if not match.over and (match.to_move not in range(len(match.seats)) or not match.legal()):
        raise codec.CodecError("nobody at the table can go on")
    _check_numbers(codec.state_to_json(match.state))
    _check_table(match)
    for seed in range(TRIALS):
        _play_to_the_end(match, seed)


def _check_numbers(part: Any) -> None:
    """Nothing in any game is counted further. Raises CodecError."""
    if isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            _check_numbers(inner)
    elif isinstance(part, int) and abs(part) > FARTHEST:
        raise codec.CodecError(f"the number {part:.3g} is out of all reach")


def _check_table(match: Match) -> None:
    """What a window, a list and a save ask of a match. Raises one of FAULTS."""
    match.winners()
    for seat in (None, *range(len(match.seats))):
        match.view(seat)
    if any(abs(standing.score) > REACH for standing in match.standings()):
        raise codec.CodecError("scores are out of all reach")
    codec.state_from_json(match.game, match.content.box, codec.state_to_json(match.state))


def _play_to_the_end(match: Match, seed: int) -> None:
    """A state that was read must bear being played line by line, here by chance. Raises one of FAULTS."""
    trial, dice = match.copy(), random.Random(seed)
    trial.seed = str(seed)
    for number in range(match.game.rules.decisions_bound):
        if trial.over:
            break
        trial.play(dice.choice(trial.legal()))
        if number % OFTEN == 0:
            _check_table(trial)
    else:
        raise codec.CodecError("it does not come to an end")
    _check_table(trial)
