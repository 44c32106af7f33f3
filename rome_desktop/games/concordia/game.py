"""The declaration of the game."""

from collections.abc import Mapping
from typing import Any

from rome_desktop.engine.edition import Name, Rank, Ranks
from rome_desktop.engine.game import Game, Option, rules_in
from rome_desktop.engine.steps import Refusal
from rome_desktop.engine.teaching import teaching_in

BOARDS = ("italia", "imperium")
PLAYERS = {"italia": (2, 3, 4), "imperium": (3, 4, 5)}
"""[CO-2.10] For how many players each side of the map is."""
DEFAULTS = {"map": BOARDS[0], "colonist": "rulebook", "intermediate": "no"}
LEVELS = ("quaestor", "aedilis", "praetor", "consul")
"""Of the solo challenge [CO-S.9]."""


def refuse_seats(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """[CO-2.10, CO-S.1] Why the chosen map is not for so many players; None when it is.

    One seat plays the solo challenge, on either map.
    """
    return None if seats == 1 else wrong_number(seats, options.get("map", DEFAULTS["map"]))


def wrong_number(seats: int, board: str) -> Refusal | None:
    """[CO-2.10] Why a map is not for so many players; None when it is."""
    fit = PLAYERS.get(board, ())
    return None if seats in fit else Refusal("CO-2.10", "not-for-so-many-players", map=board, seats=fit)


def ranks(solo: Mapping[str, Any], options: Mapping[str, str]) -> Ranks:
    """[CO-S.9] A level reached is a rank; each map has its own limits."""
    limits = solo["maps"][options["map"]]["limits"]
    rows = [(level["id"], Name(**level["name"]), limits[level["id"]]) for level in solo["levels"]]
    return Ranks("points", tuple(Rank(*row) for row in rows))


CONCORDIA = Game(
    key="concordia",
    title={"en": "Concordia", "fr": "Concordia"},
    revision=1,
    seats=(2, 3, 4, 5),
    options=(
        Option("map", BOARDS, DEFAULTS["map"]),
        Option("colonist", ("rulebook", "later"), DEFAULTS["colonist"]),
        Option("intermediate", ("no", "yes"), DEFAULTS["intermediate"]),
    ),
    solo=LEVELS,
    open_rules=rules_in(__package__),
    open_teaching=teaching_in(__package__),
    stem="Concordia",
    reworded=("1a465a510bbbe410", "71d1f1b11362e0dc", "362eb702a1af5803"),
    refuse_seats=refuse_seats,
    ranks=ranks,
)
