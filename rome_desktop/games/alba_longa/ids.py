"""The words of the box: cities, workplaces, dice and products, readable in saves and quick as keys."""

from enum import StrEnum

HIDDEN = "hidden"
"""Stands for a city card in a view that may not see it."""
NOTHING = ""
HIDDEN_HERO = -1
"""Stands for a hero card in a view that may not see it."""
NO_HERO = -2
"""A place for a hero card where none lies; never met, for lists of heroes have no gaps."""
NOBODY = -1


class City(StrEnum):
    """The cities in the order in which seats get them, and Assisi [AL-1.1, AL-2.3, AL-24.1].

    Reate is the last of them, so that its board shows Assisi wherever Assisi is in use [AL-1.5].
    """

    ALBA_LONGA = "alba_longa"
    ROMA = "roma"
    VEII = "veii"
    VELITRAE = "velitrae"
    REATE = "reate"
    ASSISI = "assisi"


CITIES = tuple(City)
ASSISI = City.ASSISI


class Workplace(StrEnum):
    """Where peasants work, in the order of the dice, and the farm [AL-3.3 to AL-3.7]."""

    BARRACKS = "barracks"
    MARKET = "market"
    QUARRY = "quarry"
    TEMPLE = "temple"
    FARM = "farm"


WORKPLACES = tuple(Workplace)
BARRACKS, MARKET, QUARRY, TEMPLE, FARM = WORKPLACES


class Die(StrEnum):
    """The four dice; each stands for the workplace of the same place in WORKPLACES [AL-1.2]."""

    BLACK = "black"
    GREY = "grey"
    WHITE = "white"
    BROWN = "brown"


DICE = tuple(Die)


class Stall(StrEnum):
    """The market stalls [AL-1.4]."""

    I = "I"  # noqa: E741
    II = "II"
    III = "III"
    IV = "IV"
    V = "V"
    VI = "VI"


STALLS = tuple(Stall)


class Season(StrEnum):
    """The two seasons of a year [AL-4.1]."""

    GROWING = "growing"
    HARVEST = "harvest"


class Phase(StrEnum):
    """Where a season is [AL-4.2, AL-8.1]; after the harvest season the year ends [AL-4.4]."""

    START = "start"
    COURT = "court"
    SOLDIERS = "soldiers"
    MERCHANTS = "merchants"
    WORKERS = "workers"
    PRIESTS = "priests"
    FARMERS = "farmers"
    BLESSINGS = "blessings"
    RETURN = "return"
    YEAR_END = "year_end"


class Climate(StrEnum):
    """What a weather card shows on its front [AL-2.7]."""

    DRY = "dry"
    MODERATE = "moderate"
    WET = "wet"


CLIMATES = tuple(Climate)


class Product(StrEnum):
    """What can be looted from Assisi [AL-24.5]; the order of `AlbaState.loot`."""

    COIN = "coin"
    WHEAT = "wheat"
    CAPTIVE = "captive"


PRODUCTS = tuple(Product)


class Reward(StrEnum):
    """What a blessing gives [AL-16.2]."""

    WHEAT = "wheat"
    COINS = "coins"
    MONUMENT = "monument"


class Level(StrEnum):
    """Levels of the solo challenge [AL-27.14]."""

    CALM = "calm"
    NORMAL = "normal"
    WRATHFUL = "wrathful"


LEVELS = tuple(map(str, Level))
