"""The declaration of the game."""

from collections.abc import Mapping
from typing import Any

from rome_desktop.engine.edition import Ranks, listed_ranks
from rome_desktop.engine.game import Game, Option, rules_in
from rome_desktop.engine.teaching import teaching_in
from rome_desktop.games.trajan.ids import LEVELS

HAND, PRESET, RANDOM = ARRANGEMENTS = ("hand", "preset", "random")
"""Values of the option `arrangement` [R02]."""


def ranks(solo: Mapping[str, Any], options: Mapping[str, str]) -> Ranks:
    """[TR-24.11] Of the only level."""
    return listed_ranks(solo, "points")


TRAJAN = Game(
    key="trajan",
    title={"en": "Trajan", "fr": "Trajan"},
    revision=1,
    seats=(2, 3, 4),
    options=(Option("arrangement", ARRANGEMENTS, HAND),),
    solo=LEVELS,
    open_rules=rules_in(__package__),
    open_teaching=teaching_in(__package__),
    stem="Trajan",
    reworded=("1c533ee5980f431c", "a899ddca77db7afe", "95df2c75550ee273"),
    ranks=ranks,
)
