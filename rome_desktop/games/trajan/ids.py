"""The words of the box: deeds, trays, colours and kinds, readable in saves and quick as keys."""

from enum import StrEnum

HIDDEN = "hidden"
"""Stands for a commodity card or rival card in a view that may not see it."""
NOTHING = ""
"""An empty slot, space, site or pile."""
CAMP = "camp"
CENTRE = -1
"""Where the Arch stands when no slot is free [TR-10.2]."""
RIVAL = "senator"
"""The one level of the solo challenge [TR-24.1]."""
LEVELS = (RIVAL,)


class Deed(StrEnum):
    """The six actions in the order of the trays, I to VI [TR-1.6]."""

    SEAPORT = "seaport"
    FORUM = "forum"
    MILITARY = "military"
    SENATE = "senate"
    TRAJAN = "trajan"
    CONSTRUCTION = "construction"


DEEDS = tuple(Deed)


class Tray(StrEnum):
    """The six trays of the action circle, clockwise [TR-1.6]."""

    FIRST = "I"
    SECOND = "II"
    THIRD = "III"
    FOURTH = "IV"
    FIFTH = "V"
    SIXTH = "VI"


TRAYS = tuple(Tray)


class Colour(StrEnum):
    """The colours of the action markers; a tray is written as their letters, in this order."""

    YELLOW = "Y"
    ORANGE = "O"
    GREEN = "G"
    WHITE = "W"
    PINK = "P"
    BLUE = "B"


COLOURS = tuple(Colour)
LETTERS = "".join(COLOURS)


class Category(StrEnum):
    """The six piles on the Arch of Trajan [TR-2.10]."""

    POINTS = "points"
    CARDS = "cards"
    WORKERS = "workers"
    LEGIONARIES = "legionaries"
    PLUS2 = "plus2"
    DEMAND = "demand"


CATEGORIES = tuple(Category)


class Icon(StrEnum):
    """What the people demand [TR-1.5]."""

    BREAD = "bread"
    GAMES = "games"
    RELIGION = "religion"


ICONS = tuple(Icon)


class Joker(StrEnum):
    """The four kinds of joker among the forum tiles, dearest first for the rival [TR-24.5]."""

    EXTRA_ACTION = "extra_action"
    COMMODITY = "commodity"
    DEMAND = "demand"
    CONSTRUCTION = "construction"


class Ship(StrEnum):
    """The three ships, by how cards must match."""

    IDENTICAL = "identical"
    PAIRS = "pairs"
    DIFFERENT = "different"


SHIPS = tuple(Ship)


class Side(StrEnum):
    """The two discard piles [TR-2.14], and the two bonus tiles beside the senate."""

    LEFT = "left"
    RIGHT = "right"


SIDES = tuple(Side)
