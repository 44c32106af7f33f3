"""The panel of a hint: every word of its rows and of its verdict can be read at every text size."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.hint_panel import HintPanel

ROWS = [
    (number, "Acheter la carte Architecte, Jupiter, pour 1 outil et 1 vin", "pour vous environ 64 points")
    for number in range(3)
]
VERDICT = (
    "Vaut environ 3 points de plus que « Terminer ». Ce qui compte le plus : les cartes de Jupiter, avec les "
    "maisons qui ne produisent pas de briques."
)


@pytest.fixture
def panel(qtbot):
    """A panel over a table below which a bar of several lines stands."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1366, 768)
    table = QWidget(window)
    table.setGeometry(300, 60, 1066, 518)
    window.show()
    yield HintPanel(window, table)
    window.hide()


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.3, 1.5, 2.0])
def test_all_that_a_hint_says_can_be_read_and_the_bar_as_well(panel, scale):
    theme.set_look(theme.make_look(scale=scale, text=scale))
    panel.tell(ROWS, VERDICT)
    padding = 2 * theme.look().px(8)
    metrics = QFontMetrics(panel.list.font())
    for row in range(panel.list.count()):
        item = panel.list.item(row)
        room = panel.list.visualItemRect(item)
        words = QRect(0, 0, room.width() - padding, 10000)
        needed = metrics.boundingRect(words, int(Qt.TextFlag.TextWordWrap), item.text()).height()
        assert needed + 2 * theme.look().px(5) <= room.height()
    panel.layout().activate()
    assert panel.verdict.heightForWidth(panel.verdict.width()) <= panel.verdict.height()
    assert panel.rect().contains(panel.verdict.geometry())
    assert panel.mapTo(panel.window(), QPoint(0, panel.height())).y() <= 60 + 518
    assert panel.list.height() >= theme.look().px(40)
