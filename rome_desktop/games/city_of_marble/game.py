"""The declaration of the game."""

from collections.abc import Mapping
from typing import Any

from rome_desktop.engine.edition import Ranks, listed_ranks
from rome_desktop.engine.game import Game, rules_in
from rome_desktop.engine.teaching import teaching_in

LEVELS = ("quaestor", "praetor", "consul")
"""Of the solo challenge, from the easiest to the hardest [RM-13.2, RM-13.11]."""


def ranks(solo: Mapping[str, Any], options: Mapping[str, str]) -> Ranks:
    """[RM-13.10] Of the margin over the Senate, the same at every level."""
    return listed_ranks(solo, "margin")


CITY_OF_MARBLE = Game(
    key="city_of_marble",
    title={"en": "Rome: City of Marble", "fr": "Rome: City of Marble"},
    revision=1,
    seats=(2, 3, 4),
    options=(),
    solo=LEVELS,
    open_rules=rules_in(__package__),
    open_teaching=teaching_in(__package__),
    stem="Marble",
    reworded=("4857688974486102",),
    ranks=ranks,
)
