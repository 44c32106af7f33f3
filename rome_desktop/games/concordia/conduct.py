"""What a challenge can forbid in this game."""

from rome_desktop.engine.actions import Action
from rome_desktop.engine.conduct import Conduct, never
from rome_desktop.games.concordia.actions import Buy, Cash, Copy, Move, Place, Purchase, Sell
from rome_desktop.games.concordia.ids import Kind

SEA = "sea."


def by_sea(action: Action) -> bool:
    """[CO-5.2] Whether a ship is moved or placed."""
    if isinstance(action, Move):
        return action.line.startswith(SEA)
    return isinstance(action, Place) and action.kind == Kind.SHIP


RULES = (
    Conduct("no_sea", by_sea),
    never("no_cards", Buy),
    never("no_selling", Sell),
    never("no_purchase", Purchase),
    never("no_copy", Copy),
    never("no_cash", Cash),
)
