"""The declaration of the game."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rome_desktop.engine.edition import Ranks, listed_ranks
from rome_desktop.engine.game import Game, Option, rules_in
from rome_desktop.engine.steps import Refusal
from rome_desktop.engine.teaching import teaching_in
from rome_desktop.games.alba_longa.ids import LEVELS

YES, NO = "yes", "no"
VARIANTS = ("job_well_done", "spoils_of_war", "assisi")


def refuse_seats(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """[AL-21.1, AL-25.1, AL-27.1, R63] Two Kings always play with Assisi, five never.

    The challenge has Assisi and no other variant.
    """
    assisi = options.get("assisi", YES if seats <= 2 else NO) == YES
    if seats == 1:
        others = YES in (options.get("job_well_done"), options.get("spoils_of_war"))
        return None if assisi and not others else Refusal("AL-27.1", "challenge-with-assisi-alone")
    if seats == 2 and not assisi:
        return Refusal("AL-25.1", "two-kings-need-assisi")
    if seats == 5 and assisi:
        return Refusal("AL-25.1", "no-assisi-for-five")
    return None


def ranks(solo: Mapping[str, Any], options: Mapping[str, str]) -> Ranks:
    """[AL-27.13] The same on every level; a loss, which scores nothing, earns none."""
    listed = listed_ranks(solo, "points")
    return replace(listed, steps=tuple(replace(rank, least=max(1, rank.least)) for rank in listed.steps))


ALBA_LONGA = Game(
    key="alba_longa",
    title={"en": "Alba Longa", "fr": "Alba Longa"},
    revision=1,
    seats=(2, 3, 4, 5),
    options=tuple(Option(name, (NO, YES), NO) for name in VARIANTS),
    solo=LEVELS,
    open_rules=rules_in(__package__),
    open_teaching=teaching_in(__package__),
    stem="Alba",
    reworded=("1dc09a4b9d0dd6d5", "f1d2d454c86bf7f7"),
    refuse_seats=refuse_seats,
    ranks=ranks,
    has_points=False,
)
