"""Seat cards: whatever the names, the language and the type, nothing overlaps and nothing is lost."""

import pytest
from PySide6.QtGui import QFontMetricsF

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.seat_cards import Cell, SeatCard, SeatFacts, shortenings
from rome_desktop.app.kit.seat_rail import SeatRail

ROW = tuple(Cell("cube", "12", "cubes") for _ in range(4))
LONGEST = SeatFacts("Maximilianus", "Ordinateur · au hasard", "~112", (ROW, ROW), "1er", note="2 actions")


@pytest.fixture
def rail(qtbot):
    made = SeatRail()
    qtbot.addWidget(made)
    made.resize(200, 700)
    return made


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("compact", [True, False])
@pytest.mark.parametrize("name", ["Maximilianus", "Wilhelminaus", "Julia"])
@pytest.mark.parametrize(
    ("kind", "note"),
    [
        ("Ordinateur · clément", "2 actions"),
        ("Ordinateur · au hasard", "1 action"),
        ("Ordinateur · sévère", ""),
        ("Hot seat", "2 actions left"),
        ("Computer · by chance", "2 actions left"),
    ],
)
def test_words_keep_their_distance_at_every_width(rail, scale, compact, name, kind, note):
    theme.set_look(theme.make_look(scale=scale))
    rail.set_compact(compact)
    rail.set_seats([(theme.look().seats[0], SeatFacts(name, kind, "~112", (ROW, ROW), "1er", note=note))])
    card = rail.cards()[0]
    assert card.header_fits()
    assert card.kind_shown().endswith(note)


def test_what_is_left_to_do_outlives_the_level():
    assert shortenings("Ordinateur · clément", "2 actions") == (
        "Ordinateur · clément · 2 actions",
        "Ordinateur · 2 actions",
        "2 actions",
    )
    assert shortenings("You", "1 action left") == ("You · 1 action left", "1 action left")
    assert shortenings("Computer · gentle", "") == ("Computer · gentle",)


def test_what_gave_way_is_in_the_tool_tip_and_in_the_spoken_name(rail):
    rail.set_compact(True)
    rail.set_seats([(theme.look().seats[0], LONGEST)])
    card = rail.cards()[0]
    assert card.kind_shown() != "Ordinateur · au hasard · 2 actions"
    assert card.toolTip() == "Ordinateur · au hasard · 2 actions"
    assert "Ordinateur · au hasard, 2 actions" in card.accessibleName()


def test_type_stays_readable_on_the_narrowest_card(rail):
    rail.set_compact(True)
    rail.set_seats([(theme.look().seats[0], LONGEST)])
    card = rail.cards()[0]
    head = card._header(card._card())
    assert head.name_font.pixelSize() >= 11
    assert head.kind_font.pixelSize() >= 11
    assert QFontMetricsF(head.kind_font).horizontalAdvance(head.kind) > 0


def test_a_tag_changes_nothing_for_name_and_kind(qtbot):
    card = SeatCard(theme.look().seats[0], LONGEST)
    qtbot.addWidget(card)
    card.resize(180, 120)
    with_tag = card._header(card._card())
    card.show_facts(SeatFacts("Maximilianus", LONGEST.kind, "~112", (ROW, ROW), note="2 actions"))
    assert card._header(card._card()) == with_tag
