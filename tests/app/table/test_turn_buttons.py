"""Turning by buttons, for hands without a wheel; and digits from keyboards that write them with Shift."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from rome_desktop.app.table.gestures import Gesture, Variant
from rome_desktop.app.table.keyboard import digit_of
from tests.app.table.demo_table import demo_options, opened

PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
ROW = "&é\"'(-è_ç"


@pytest.fixture
def table(qtbot):
    return opened(qtbot)


def turning(table, confirm=None, faces=(False,)):
    options = {
        ("wine", turn, face): [Gesture("wine", f"hex{turn % 2}")] for turn in range(4) for face in faces
    }
    options["draw"] = [Gesture("brick", "hex5")]
    table.offer(options, confirm, lambda o: Variant(o[1], o[2]) if o != "draw" else Variant())


def test_buttons_show_only_while_something_in_hand_can_be_turned(table):
    turning(table)
    assert table.turn_buttons.isHidden()
    table.take_up("wine")
    assert table.turn_buttons.isVisible()
    assert table.turn_buttons.turn.isVisible()
    assert not table.turn_buttons.flip.isVisible()
    table.cancel()
    assert table.turn_buttons.isHidden()
    table.take_up("brick")
    assert table.turn_buttons.isHidden()


def test_a_game_whose_pieces_lie_one_way_never_shows_them(table):
    table.offer(demo_options())
    table.take_up("wine")
    assert table.turn_buttons.isHidden()


def test_buttons_turn_and_flip_and_leave_the_keyboard_with_the_table(table):
    turning(table, faces=(False, True))
    table.take_up("wine")
    table.setFocus()
    QTest.mouseClick(table.turn_buttons.turn, Qt.MouseButton.LeftButton)
    assert table.grammar.variant == Variant(1, False)
    QTest.mouseClick(table.turn_buttons.flip, Qt.MouseButton.LeftButton)
    assert table.grammar.variant == Variant(1, True)
    assert table.hasFocus()


def test_buttons_stand_beside_the_piece_that_waits_and_inside_the_table(table):
    turning(table, confirm=lambda _option: True)
    table.take_up("wine")
    by_source = table.turn_buttons.pos()
    table.drop("hex0")
    assert table.turn_buttons.pos() != by_source
    place = table.index.by_key["hex0"].scene_rect().toRect()
    assert not table.turn_buttons.geometry().intersects(place)
    assert table.rect().contains(table.turn_buttons.geometry())


def test_they_hide_during_a_drag(table):
    turning(table)
    table.drag("wine", QPoint(300, 200), release=False)
    assert table.turn_buttons.isHidden()
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 200))


def press(text, key, code=0, modifiers=PLAIN):
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, code, 0, 0, text)


@pytest.mark.parametrize(("digit", "sign"), list(enumerate(ROW, 1)))
def test_the_unshifted_digit_row_of_a_french_keyboard_means_digits(digit, sign):
    assert digit_of(press(sign, ord(sign), 9 + digit)) == digit
    assert digit_of(press(sign, ord(sign), 9 + digit, SHIFT)) is None
    assert digit_of(press(str(digit), Qt.Key.Key_0 + digit, 9 + digit, SHIFT)) == digit


def test_the_same_signs_elsewhere_keep_their_meaning():
    assert digit_of(press("-", Qt.Key.Key_Minus, 20)) is None
    assert digit_of(press("'", Qt.Key.Key_Apostrophe, 48)) is None
    assert digit_of(press("-", Qt.Key.Key_Minus)) is None
    assert digit_of(press("é", Qt.Key.Key_Eacute)) == 2
    assert digit_of(press("r", Qt.Key.Key_R, 27)) is None


def test_a_french_digit_picks_the_numbered_piece(table):
    table.offer(demo_options())
    table.keyPressEvent(press("é", Qt.Key.Key_Eacute, 11))
    assert table.grammar.picked == "brick"
    table.keyPressEvent(press("(", Qt.Key.Key_ParenLeft, 14, Qt.KeyboardModifier.AltModifier))
    assert table.regions.maximised is None
    table.keyPressEvent(press("&", Qt.Key.Key_Ampersand, 10, Qt.KeyboardModifier.AltModifier))
    assert table.regions.maximised is table.board
