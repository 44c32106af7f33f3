"""The levels of Nova Roma: one action is a row of small decisions that only make sense together."""

from rome_desktop.ai.levels import ActionAhead, Level, TriedOut
from rome_desktop.ai.nova_roma.plans import Glanced
from rome_desktop.ai.trials import Trials

LEVELS = (
    Level("easy", first=ActionAhead(), later=ActionAhead(), thought=8000),
    Level("normal", first=Glanced(count=2), later=ActionAhead(), thought=8000),
    Level(
        "hard",
        first=TriedOut(Trials(candidates=3, width=0, turns=0, worlds=2)),
        later=ActionAhead(),
        thought=20_000,
    ),
)
