"""What a challenge can forbid in this game."""

from rome_desktop.engine.conduct import never
from rome_desktop.games.nova_roma.actions import Abandon, Boost, Claim, Petition, Play, Sail, SpendWine

RULES = (
    never("no_claims", Claim),
    never("no_petition", Petition),
    never("no_sailing", Sail),
    never("no_cards", Play),
    never("no_boost", Boost),
    never("no_abandon", Abandon),
    never("no_wine", SpendWine),
)
