"""What a challenge can forbid in this game."""

from rome_desktop.engine.conduct import never
from rome_desktop.games.city_of_marble.actions import AddMagistrate, Expand, Recall, Spend, Withdraw

RULES = (
    never("no_spending", Spend),
    never("no_recall", Recall),
    never("no_expanding", Expand),
    never("no_withdrawing", Withdraw),
    never("no_magistrates", AddMagistrate),
)
