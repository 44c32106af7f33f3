"""What a challenge can forbid in this game."""

from rome_desktop.engine.conduct import never
from rome_desktop.games.alba_longa.actions import Attack, Bless, Buy, Improve, PlayHero, Sell

RULES = (
    never("no_sale", Sell),
    never("no_buying", Buy),
    never("no_attack", Attack),
    never("no_heroes", PlayHero),
    never("no_blessing", Bless),
    never("no_improving", Improve),
)
