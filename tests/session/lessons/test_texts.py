"""Blanks are filled from the position."""

import pytest

from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.edition import Name
from rome_desktop.engine.teaching import Teaching
from rome_desktop.session.lessons.texts import BlankError, filled, plain

TRAJAN = game("trajan")
VIEW = TRAJAN.rules.setup(load(TRAJAN).box, 2, {"arrangement": "hand"})
TEACHING = Teaching(
    blanks={"good": lambda view, seat, name: Name(f"{name}s", f"des {name}s"), "two": lambda v, s: 2}
)


def told(text: str, language: str = "en", seat: int = 0) -> str:
    return filled(Name(text, text), language, VIEW, seat, TEACHING)


def test_a_path_into_the_view_gives_a_number():
    assert told("{box.senate.votes.7} votes, {me.reserve} pawns") == "8 votes, 13 pawns"


def test_a_list_counts_what_is_in_it():
    assert told("{players.1.slots} slots") == "6 slots"


def test_a_named_blank_may_have_words_and_a_name_in_the_language():
    assert told("{good wine}") == "wines"
    assert told("{good wine}", "fr") == "des wines"


@pytest.mark.parametrize(
    ("number", "language", "word"),
    [("laps", "en", "laps"), ("laps", "fr", "lap"), ("quarter", "en", "lap"), ("two", "fr", "laps")],
)
def test_a_word_follows_its_number_as_its_language_counts(number: str, language: str, word: str):
    assert told(f"{{{number}|lap|laps}}", language) == word


@pytest.mark.parametrize(
    "blank", ["me.nothing", "players.9.hand", "level", "", "good", "good wine|a|b", "two|a"]
)
def test_a_blank_that_cannot_be_filled_says_so(blank: str):
    with pytest.raises(BlankError):
        told(f"{{{blank}}}")


def test_stars_are_left_out_of_plain_text():
    assert plain("One **key idea** here.") == "One key idea here."
