"""The levels of Alba Longa."""

from rome_desktop.ai.levels import ActionAhead, Level

LEVELS = (Level("easy", first=ActionAhead(), later=ActionAhead(), thought=4000),)
