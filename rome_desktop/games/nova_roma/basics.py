"""Names that every chapter uses: goods, actions, tracks, and what stands for nothing or something hidden."""

from enum import StrEnum


class Good(StrEnum):
    """[NR-1.4] The five goods, in the order of a player's list of goods."""

    WHEAT = "wheat"
    STONE = "stone"
    WOOD = "wood"
    WINE = "wine"
    HORSE = "horse"


GOODS = tuple(Good)


class Act(StrEnum):
    """The eight actions of the forum."""

    TRADE = "trade"
    UPGRADE = "upgrade"
    PETITION = "petition"
    RECRUIT = "recruit"
    SAIL = "sail"
    BUILD = "build"
    RACE = "race"
    PRODUCE = "produce"


ACTS = tuple(Act)


class Track(StrEnum):
    """The three tracks of the hippodrome."""

    RED = "red"
    GREEN = "green"
    BLUE = "blue"


TRACKS = tuple(Track)

HIDDEN = "?"
HIDDEN_CARD = -1
"""What a view shows in place of a card it may not see; subject cards are numbers."""
NOTHING = ""
NO_CARD = 0
"""An empty space of a display."""

Amounts = dict[str, int]
"""Units and how many: the goods, `coins`, `influence`, `artisan`, `cards`, `goods_choice`."""
