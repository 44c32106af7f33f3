"""The levels of Nova Roma: one action is a row of small decisions that only make sense together."""

from rome_desktop.ai.levels import ActionAhead, Followed, Level
from rome_desktop.ai.nova_roma.plans import Glanced

LEVELS = (
    Level("easy", first=ActionAhead(), later=ActionAhead(), thought=8000),
    Level("normal", first=Glanced(count=2), later=ActionAhead(), thought=8000),
    Level("hard", first=Followed(), later=ActionAhead(), thought=8000),
)
