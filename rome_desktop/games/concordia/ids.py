"""The words of the box: goods, colonists, roles and gods, readable in saves and quick as keys."""

from enum import StrEnum
from typing import Literal

NOBODY = -1
NOTHING = ""
"""What stands on a display space whose card was just bought [CO-10.3]."""
HIDDEN = "hidden"
"""A card of the stack, where a view hides it [CO-20.2]."""
RIVAL = 1
"""The side of Aemulus in the solo challenge [CO-S]."""


class Good(StrEnum):
    """The five goods, cheapest first [CO-1.4, CO-1.7]."""

    BRICK = "brick"
    FOOD = "food"
    TOOL = "tool"
    WINE = "wine"
    CLOTH = "cloth"


GOODS = tuple(Good)
ANY = "any"


class Kind(StrEnum):
    """The two kinds of colonists and of lines: walkers use land lines, ships sea lines [CO-5.2]."""

    WALKER = "walker"
    SHIP = "ship"


class Role(StrEnum):
    """What a personality card does. Cards of one role act alike; a bought Mercator pays more."""

    TRIBUNE = "tribune"
    ARCHITECT = "architect"
    PREFECT = "prefect"
    DIPLOMAT = "diplomat"
    MERCATOR = "mercator"
    MERCATOR_5 = "mercator_5"
    SENATOR = "senator"
    COLONIST = "colonist"
    CONSUL = "consul"
    MASON = "mason"
    FARMER = "farmer"
    SMITH = "smith"
    VINTNER = "vintner"
    WEAVER = "weaver"


ROLES = tuple(Role)


class Deity(StrEnum):
    """The gods of the cards, in the order of the final scoring [CO-17.8]."""

    VESTA = "vesta"
    JUPITER = "jupiter"
    SATURNUS = "saturnus"
    MERCURIUS = "mercurius"
    MARS = "mars"
    MINERVA = "minerva"


DEITIES = tuple(Deity)
NUMERALS = ("I", "II", "III", "IV", "V")
Numeral = Literal["I", "II", "III", "IV", "V"]
