"""Seat cards: whatever the names, the language and the type, nothing overlaps and nothing is lost."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.count_ring import DISC, places
from rome_desktop.app.kit.seat_cards import TIGHT, SeatCard, shortenings
from rome_desktop.app.kit.seat_facts import SeatCell, SeatFacts
from rome_desktop.app.kit.seat_rail import SeatRail

SIX = tuple(SeatCell("cube", count, "cubes", rim="#24708F") for count in ("12", "3", "0", "10", "7", "1"))
ROW = tuple(SeatCell("cube", "12", "cubes") for _ in range(4))
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


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("compact", [True, False])
def test_a_number_stands_nearer_to_its_own_icon_than_to_the_next(rail, scale, compact):
    theme.set_look(theme.make_look(scale=scale))
    rail.set_compact(compact)
    rail.resize(rail.width(), 700)
    rail.set_seats([(theme.look().seats[0], SeatFacts("Julia", "You", "~55", (SIX, ROW)))])
    card = rail.cards()[0]
    for row in (SIX, ROW):
        plain = tuple(SeatCell(cell.icon, cell.text[-1]) for cell in row)
        for cells in (row, plain):
            so = card.row_measures(card._card(), cells)
            ends = [
                x + so.words + QFontMetricsF(so.font).horizontalAdvance(cell.text)
                for x, cell in zip(so.centres, cells, strict=True)
            ]
            gaps = [x - so.icon * 0.42 - end for x, end in zip(so.centres[1:], ends, strict=False)]
            assert min(gaps) > (so.words - so.icon / 2 if cells is plain else 0)
            assert ends[-1] <= card._card().right()


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("compact", [True, False])
def test_places_of_a_ring_touch_neither_each_other_nor_the_other_counts(rail, scale, compact):
    theme.set_look(theme.make_look(scale=scale))
    rail.set_compact(compact)
    rail.resize(rail.width(), 700)
    facts = SeatFacts("Julia", "Ordinateur · clément", "~55", (SIX, SIX), "1er", ring=True)
    rail.set_seats([(theme.look().seats[0], facts)])
    card, look = rail.cards()[0], theme.look()
    rows, room, centre = card.rows_beside_ring(card._card())
    assert [len(row) for row in rows] == [3, 3]
    discs = places(centre, 6)
    half = look.pxf(DISC + 0.7)
    for n, one in enumerate(discs):
        away = one - discs[(n + 1) % 6]
        assert (away.x() ** 2 + away.y() ** 2) ** 0.5 >= 2 * look.pxf(DISC)
        assert card._card().contains(one + QPointF(half, half))
        assert one.y() - half > card._card().top() + look.pxf(40)
    for row in rows:
        so = card.row_measures(room, row)
        end = so.centres[-1] + so.words + QFontMetricsF(so.font).horizontalAdvance(row[-1].text)
        assert end < min(disc.x() for disc in discs) - half


def test_a_ring_becomes_a_row_where_only_one_row_has_room(qtbot):
    card = SeatCard(theme.look().seats[0], SeatFacts("Julia", "You", "~55", (SIX, ROW), ring=True))
    qtbot.addWidget(card)
    card.set_rows_shown(1)
    assert card.rows_beside_ring(card._card())[0][0] == SIX
    assert card.rows_beside_ring(card._card())[2] is None


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_the_tag_hangs_clear_of_the_emblem(qtbot, scale):
    theme.set_look(theme.make_look(scale=scale))
    card = SeatCard(theme.look().seats[0], LONGEST)
    qtbot.addWidget(card)
    card.resize(180, 120)
    at, size = card.emblem(card._card())
    tag = card.tag(card._card())
    edge = theme.look().pxf(1.7)
    assert at.y() + size / 2 + edge <= tag.top()
    assert at.y() - size / 2 - edge >= card._card().top() + theme.look().pxf(2.5)
    assert tag.bottom() <= card._card().top() + theme.look().pxf(54 - 9)


@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_five_seats_show_both_rows_on_a_small_laptop_and_leave_room_for_the_journal(qtbot, scale):
    theme.set_look(theme.make_look(scale=scale))
    look, journal = theme.look(), QWidget()
    rail = SeatRail(journal)
    qtbot.addWidget(rail)
    rail.set_compact(True)
    rail.resize(rail.width(), look.px(666))
    rail.set_seats([(seat, SeatFacts("Julia", "You", "~55", (ROW, ROW))) for seat in look.seats])
    rail.show()
    for card in rail.cards():
        inner, icon = card._card(), card.row_measures(card._card(), ROW).icon
        middles = [card.row_height(inner, row) for row in range(2)]
        assert card.height() == card.height_with(2, TIGHT)
        assert middles[1] - middles[0] >= icon + look.pxf(2)
        assert middles[1] + icon / 2 < inner.bottom() - look.pxf(2)
    assert journal.isVisible()
    assert journal.height() >= look.px(SeatRail.JOURNAL_LEAST)


@pytest.mark.parametrize("ring", [False, True])
def test_every_icon_says_what_it_is_and_how_many_there_are(rail, qtbot, ring):
    """On the number as well as on the icon; between cards and words nothing is said."""
    cells = [tuple(SeatCell("cube", str(n), f"thing {n}") for n in row) for row in (range(6), range(6, 10))]
    goods = (*cells[1][:-1], SeatCell("cube", "9", "bricks"))
    rail.set_seats([(theme.look().seats[0], SeatFacts("Julia", "You", "38", (cells[0], goods), ring=ring))])
    card = rail.cards()[0]
    card.resize(card.sizeHint())
    rows, room, centre = card.rows_beside_ring(card._card())
    seen = [places(centre, 6)] if ring else []
    for number, row in enumerate(rows):
        measures = card.row_measures(room, row)
        ends = [x + measures.words + 4 for x in measures.centres]
        y = card.row_height(card._card(), number)
        seen.append([QPointF(x, y) for pair in zip(measures.centres, ends, strict=True) for x in pair])
    told = [card.cell_at(point).told() for points in seen for point in points]

    assert set(told) == {*(f"thing {n}" for n in range(9)), "bricks: 9"}
    assert card.cell_at(QPointF(60, 20)) is None


@pytest.mark.parametrize("dark", [False, True])
def test_the_card_under_the_hand_has_the_ground_of_the_one_who_must_act(qtbot, monkeypatch, dark):
    """It had one of its own, on which the rims of a ring stood out too little in the dark."""
    theme.set_look(theme.make_look(dark=dark))
    card = SeatCard(theme.seats()[0], SeatFacts("Julia", "You"))
    qtbot.addWidget(card)
    card.resize(card.sizeHint())

    def ground():
        return card.grab().toImage().pixelColor(card.width() // 2, card.height() - 14).name()

    plain = ground()
    monkeypatch.setattr(SeatCard, "underMouse", lambda self: True)
    assert ground() == theme.look().raised.name() != plain
