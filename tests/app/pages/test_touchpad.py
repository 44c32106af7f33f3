"""Lists and sheets follow two fingers evenly: no step is lost, none jumps, and what rolls on goes on."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

from tests.app.pages.conftest import MAKERS
from tests.app.pages.test_shelf import many, shelf_of

PHASES = Qt.ScrollPhase
PAGES = {name: MAKERS[name] for name in ("rules", "settings", "records", "challenges")}
PAGES["shelf"] = shelf_of(many(30))


def finger(area, pixels, angle, phase):
    at = QPointF(area.viewport().rect().center())
    event = QWheelEvent(
        *(at, QPointF(area.viewport().mapToGlobal(at)), QPoint(0, pixels), QPoint(0, angle)),
        *(Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, phase, False),
    )
    QApplication.sendEvent(area.viewport(), event)


def steps(area):
    """How far each of some equal steps of two fingers goes, and each of some smaller ones that roll on."""
    bar = area.verticalScrollBar()
    seen = [bar.value()]
    finger(area, 0, 0, PHASES.ScrollBegin)
    for pixels, angle, phase in [(-3, -24, PHASES.ScrollUpdate)] * 8 + [(-1, -6, PHASES.ScrollMomentum)] * 4:
        finger(area, pixels, angle, phase)
        seen.append(bar.value())
    finger(area, 0, 0, PHASES.ScrollEnd)
    assert bar.value() == seen[-1]
    gone = [after - before for before, after in pairwise(seen)]
    return gone[:8], gone[8:]


@pytest.mark.parametrize("name", PAGES)
def test_what_is_scrolled_follows_two_fingers_evenly(show, name):
    page = show(PAGES[name], (1000, 420), text=200)
    areas = [area for area in page.findChildren(QAbstractScrollArea) if area.isVisible()]
    scrolled = [area for area in areas if area.verticalScrollBar().maximum() > 400]
    assert scrolled
    for area in scrolled:
        held, rolling = steps(area)
        assert min(held) > 0
        assert max(held) - min(held) <= 1
        assert 0 < max(rolling) < min(held)
