"""The arrow of a lesson ends at its place, also where that is a long row."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.pages.learn.placing import tail
from rome_desktop.app.pages.learn.veil import Veil, to_edge
from tests.app.waiting import until

ROW = QRectF(0, 0, 120, 20)


@pytest.mark.parametrize(
    ("way", "far"),
    [
        (QPointF(0, 1), 10),
        (QPointF(-1, 0), 60),
        (QPointF(0.6, -0.8), 12.5),
        (QPointF(-0.995, 0.0995), 60.3),
    ],
)
def test_the_edge_is_met_where_the_arrow_comes_from(way: QPointF, far: float):
    assert to_edge(ROW, way) == pytest.approx(far, abs=0.1)
    assert ROW.adjusted(-0.1, -0.1, 0.1, 0.1).contains(ROW.center() - way * far)
    assert not ROW.contains(ROW.center() - way * (far + 1))


PIECE, PLACE = QRectF(10, 200, 30, 30), QRectF(300, 40, 30, 30)


@pytest.fixture
def veil(qtbot):
    sheet = QWidget()
    qtbot.addWidget(sheet)
    sheet.resize(400, 300)
    veil = Veil(sheet)
    veil.resize(400, 300)
    veil.room = QRectF(0, 0, 400, 300)
    yield veil
    theme.set_look(theme.make_look())


def shown(veil):
    return veil.grab().toImage()


def test_an_arrow_grows_to_what_it_stays(veil):
    veil.show_windows([], PIECE, PLACE)
    whole = shown(veil)
    veil.show_windows([], PIECE, PLACE, fresh=True)
    veil.window().show()
    assert shown(veil) != whole
    until(lambda: shown(veil) == whole)


def test_where_motion_is_reduced_it_stands_at_once(veil):
    theme.set_look(theme.make_look(reduced_motion=True))
    veil.show_windows([], PIECE, PLACE)
    whole = shown(veil)
    veil.show_windows([], PIECE, PLACE, fresh=True)
    assert shown(veil) == whole


CARD = QRectF(200, 100, 100, 100)


@pytest.mark.parametrize(
    ("windows", "start", "way"),
    [
        ([QRectF(0, 120, 150, 60)], QPointF(200, 150), QPointF(-1, 0)),
        ([QRectF(0, 0, 400, 60)], QPointF(250, 100), QPointF(0, -1)),
        ([QRectF(0, 0, 150, 400), QRectF(310, 120, 50, 20)], QPointF(300, 130), QPointF(1, 0)),
    ],
)
def test_the_tail_of_a_card_leads_to_the_nearest_window(windows, start, way):
    found = tail(CARD, windows, 10)
    assert found is not None
    assert (found.start, found.way) == (start, way)


@pytest.mark.parametrize("window", [QRectF(0, 0, 150, 50), QRectF(180, 150, 60, 20)])
def test_there_is_none_to_a_window_across_the_corner_or_under_the_card(window):
    assert tail(CARD, [window], 10) is None


def test_a_card_under_it_can_be_read_while_it_is_shown(qtbot):
    """The hover card of a lesson's step lay under the veil, dark on dark."""
    sheet = QWidget()
    qtbot.addWidget(sheet)
    sheet.resize(400, 300)
    card = QWidget(sheet)
    card.setGeometry(40, 40, 160, 120)
    veil = Veil(sheet, card)
    veil.resize(400, 300)
    veil.room = QRectF(0, 0, 400, 300)
    veil.show_windows([], whole=True)
    sheet.show()
    beside = QPoint(300, 250)
    for there in (True, False):
        card.setVisible(there)
        picture = QPixmap(veil.size())
        picture.fill(Qt.GlobalColor.white)
        veil.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        found = picture.toImage()
        veiled = found.pixelColor(card.geometry().center()) == found.pixelColor(beside)
        assert veiled is not there
