"""The levels of Nova Roma: one action is a row of small decisions that only make sense together."""

from rome_desktop.ai.levels import Followed, Level

LEVELS = (Level("easy", first=Followed(), later=Followed(), thought=8000),)
