"""Where the coach's card stands when the table leaves it little room."""

from PySide6.QtCore import QRectF, QSizeF

from rome_desktop.app.pages.learn.placing import covered, place_for

ROOM = QRectF(0, 0, 1366, 680)
CIRCLE, FORUM, DEMANDS = QRectF(185, 0, 473, 450), QRectF(1055, 235, 305, 195), QRectF(990, 590, 370, 85)
CARD = QSizeF(420, 325)


def test_beside_the_windows_where_there_is_room():
    assert covered(place_for(CARD, ROOM, [CIRCLE], []), [CIRCLE]) == 0


def test_between_two_windows_that_leave_too_little_it_stands_close_to_one():
    windows = [DEMANDS, FORUM, CIRCLE]
    place = place_for(CARD, ROOM, windows, [])

    assert ROOM.contains(place)
    assert covered(place, windows) <= (CARD.width() - (FORUM.left() - CIRCLE.right())) * 100
