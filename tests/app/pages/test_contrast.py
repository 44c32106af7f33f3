"""Words on every page can be read: measured in what is drawn, in every theme (WCAG 2.2 AA: 4.5)."""

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLabel, QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.buttons import Button
from rome_desktop.app.kit.contrast import contrast
from tests.app.pages.conftest import MAKERS
from tests.sometimes import sometimes

LOOKS = {
    "light": theme.make_look(scale=2.0, reduced_motion=True),
    "dark": theme.make_look(scale=2.0, reduced_motion=True, dark=True),
    "light-high": theme.make_look(scale=2.0, reduced_motion=True, high_contrast=True),
    "dark-high": theme.make_look(scale=2.0, reduced_motion=True, dark=True, high_contrast=True),
}
AA = 4.5
SIZE = (2732, 1536)
SOLID = 4
"""So many pixels of a colour are ink, fewer the edge of a letter."""


def contrast_drawn(image: QImage, box: QRect) -> float:
    """The contrast between the ground of a box and what stands out most from it; 21 for an empty one."""
    part = image.copy(box).convertToFormat(QImage.Format.Format_RGB32)
    colours = Counter(memoryview(part.constBits()).cast("I").tolist())
    ground = QColor.fromRgb(colours.most_common(1)[0][0])
    inks = [QColor.fromRgb(rgb) for rgb, count in colours.items() if count >= SOLID]
    return max((contrast(ink, ground) for ink in inks if ink != ground), default=21.0)


def worded(page: QWidget) -> list[QLabel | Button]:
    """The labels and enabled buttons that show words."""
    found: list[QLabel | Button] = [
        *(w for w in page.findChildren(QLabel) if w.text() and w.isEnabled()),
        *(w for w in page.findChildren(Button) if w.text() and w.isEnabled()),
    ]
    return [w for w in found if w.isVisible() and not w.visibleRegion().isEmpty()]


@pytest.mark.parametrize("name", sometimes(MAKERS, every=2, first=1))
def test_words_stand_out_from_what_they_are_written_on(show, name, thorough):
    """In every look when thorough; else in one, the next page in the next."""
    page = show(MAKERS[name], SIZE)
    found = []
    one = list(MAKERS).index(name) % len(LOOKS)
    looks = list(LOOKS) if thorough else list(LOOKS)[one : one + 1]
    for look_name in looks:
        look = LOOKS[look_name]
        theme.set_look(look)
        page.repaint()
        image = page.grab().toImage()
        for widget in worded(page):
            seen = widget.visibleRegion().boundingRect()
            ratio = contrast_drawn(image, QRect(widget.mapTo(page, seen.topLeft()), seen.size()))
            if ratio < AA:
                found.append(f"{look_name}: {ratio:.2f} {widget.text()}")
    assert found == []


def test_too_little_contrast_is_found():
    """What is measured is the letters, not their softened edges."""
    image = QImage(40, 20, QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    for x in range(10):
        image.setPixelColor(QPoint(x, 5), QColor("#949494"))
    image.setPixelColor(QPoint(20, 5), QColor("#000000"))
    assert contrast_drawn(image, image.rect()) == pytest.approx(3.03, abs=0.05)
