"""The levels of Calculi."""

from rome_desktop.ai.levels import ActionAhead, Answered, Level

LEVELS = (
    Level("easy", first=ActionAhead(), later=ActionAhead(), thought=50),
    Level("normal", first=Answered(), later=ActionAhead(), thought=200),
)
