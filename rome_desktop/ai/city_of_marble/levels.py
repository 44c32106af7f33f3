"""The levels of City of Marble."""

from rome_desktop.ai.levels import ActionAhead, Answered, Level, TurnAhead

LEVELS = (
    Level("easy", first=ActionAhead(), later=ActionAhead(), thought=4000),
    Level("normal", first=TurnAhead(), later=TurnAhead(), thought=20_000),
    Level("hard", first=Answered(), later=Answered(), thought=60_000),
)
