"""What a challenge can forbid in this game."""

from rome_desktop.engine.conduct import never
from rome_desktop.games.trajan.actions import (
    Advance,
    Build,
    Load,
    March,
    Occupy,
    Recruit,
    Spend,
    Take,
    TakeTile,
)

RULES = (
    never("no_senate", Advance),
    never("no_building", Build),
    never("no_shipping", Load),
    never("no_military", March, Occupy, Recruit),
    never("no_extra", Spend),
    never("no_forum", Take),
    never("no_trajan", TakeTile),
)
