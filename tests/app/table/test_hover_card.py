"""The card: when it opens, where it stands, what it says."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest

from rome_desktop.app.kit import fitting, paint, theme
from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.table.hover_card import CardLine, CardText, HoverCard, PriceChip, clause_font
from tests.app.table.demo_table import demo_options, opened

LONG = CardLine(
    "coin", "one coin short, which is a sentence too long for a single line of the card", "accent"
)


@pytest.fixture
def table(qtbot):
    made = opened(qtbot)
    made.asked = []

    def card(key, option):
        made.asked.append((key, option))
        return None if key == "stack" else CardText(key, [CardLine("laurel", "+4"), LONG], "CO-5.12")

    made.card = HoverCard(made, card)
    return made


def body(card):
    margin = paint.shadow_margin()
    return QRectF(card.geometry()).adjusted(margin, margin, -margin, -margin)


def test_under_the_mouse_it_opens_after_a_moment(table, qtbot):
    QTest.mouseMove(table.viewport(), table.point("hex3"))
    assert table.card.isHidden()
    qtbot.waitUntil(lambda: table.card.card is not None)
    assert table.card.card.title == "hex3"
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    assert table.card.card is None
    assert not table.card._timer.isActive()


def test_once_open_it_follows_without_waiting(table, qtbot):
    QTest.mouseMove(table.viewport(), table.point("hex3"))
    qtbot.waitUntil(lambda: table.card.card is not None)
    QTest.mouseMove(table.viewport(), table.point("hex4"))
    assert table.card.card.title == "hex4"


def test_for_the_keyboard_it_opens_at_once_and_knows_the_option(table):
    table.offer(demo_options())
    QTest.keyClick(table, Qt.Key.Key_1)
    assert table.card.card.title == "wine"
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert table.asked[-1] == ("hex0", ("wine", 0))


def test_with_nothing_to_say_it_stays_away(table):
    table.set_hover("stack", at_once=True)
    assert table.card.card is None
    assert table.card.spoken() == ""


def test_it_never_lies_under_the_pointer_or_on_its_spot(table):
    for key in table.index.by_key:
        if key == "stack":
            continue
        QTest.mouseMove(table.viewport(), table.point(key))
        table.set_hover(None, at_once=False)
        table.set_hover(key, at_once=True)
        assert not body(table.card).intersects(table.index.by_key[key].scene_rect())
        assert not body(table.card).contains(table.point(key).toPointF())


def test_it_docks_in_the_quiet_corner_first(table):
    table.card.set_quiet([QRectF(20, 250, 400, 170), QRectF(400, 20, 300, 300)])
    table.set_hover("hex0", at_once=True)
    assert body(table.card).bottomLeft() == QRectF(20, 250, 400, 170).bottomLeft()
    QTest.mouseMove(table.viewport(), QPoint(60, 380))
    table.set_hover("hex3", at_once=True)
    assert body(table.card).topRight() == QRectF(400, 20, 300, 300).topRight()


def test_it_grows_with_the_text_and_with_the_look(table):
    table.set_hover("hex0", at_once=True)
    small = table.card.height()
    theme.set_look(theme.make_look(scale=1.5, dark=True))
    assert table.card.height() > small
    assert not table.grab().isNull()


def test_it_can_be_read_aloud(table):
    table.set_hover("hex0", at_once=True)
    assert table.card.spoken().splitlines() == ["hex0", "+4", LONG.text, "CO-5.12"]
    table.card.close_card()
    assert table.card.spoken() == ""


def test_it_lets_the_mouse_through(table):
    assert table.card.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_a_price_that_cannot_be_paid_is_red():
    short, fine = PriceChip("6", short=True), PriceChip("6", icon="")
    assert short.pen().color() == theme.look().colour("accent")
    assert fine.pen().color() == theme.look().colour("line_strong")
    assert fine.boundingRect().width() < short.boundingRect().width()


def test_it_covers_no_place_that_can_be_chosen_while_another_corner_is_free(table):
    low_right, low_left = QRectF(360, 200, 340, 340), QRectF(0, 200, 340, 340)
    table.card.set_quiet([low_right, low_left])
    table.set_hover("hex0", at_once=True)
    assert body(table.card).bottomRight() == low_right.bottomRight()
    table.offer({"draw": [Gesture(None, "stack")]})
    table.set_hover(None, at_once=False)
    table.set_hover("hex0", at_once=True)
    assert not body(table.card).intersects(table.index.by_key["stack"].scene_rect())
    assert body(table.card).bottomLeft() == low_left.bottomLeft()


def test_a_long_clause_takes_two_small_lines_and_is_never_cut():
    short, long = "RM-7.5 Points", "RM-8.4.1 An aqueduct piece that reaches a fountain brings a coin home"
    assert clause_font(short, 178).pixelSize() == theme.look().font("label").pixelSize()
    font = clause_font(long, 178)
    assert font.pixelSize() < theme.look().font("label").pixelSize()
    lines = fitting.wrapped(long, font, 178)
    assert " ".join(lines) == long
    assert len(lines) <= 3
