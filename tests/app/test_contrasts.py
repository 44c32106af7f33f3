"""Words, icons and edges stand out from what they lie on, and so does the focus: WCAG 2.2 AA, 4.5 and 3.

Every page is held to it in every theme, at 100 and 200 %; icons there in those of high contrast, for in the
others wreaths are ornaments and what was not reached is pale. So are tables: what is of no use now can be
read in every theme, and told by its icons in high contrast. `icons.ornament` draws what says nothing, and is
all that is not measured there. A quick run looks at one theme of each sort.
"""

from dataclasses import replace
from itertools import chain

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.buttons import Button
from rome_desktop.catalogue import GAMES
from tests.app.contrasts import measured
from tests.app.controls_seen import of_controls, of_focus
from tests.app.measured_pages import LOOKS, of_page, of_tables, of_windows, settle
from tests.app.pages.conftest import MAKERS

pytestmark = pytest.mark.usefixtures("drawing")
SIZES = (100, 200)
HIGH = [name for name, values in LOOKS.items() if values.get("high_contrast")]
PLAIN = [name for name in LOOKS if name not in HIGH]


class Painted(QWidget):
    """A word and an icon in a grey on white."""

    def __init__(self, grey):
        super().__init__()
        self._grey = QColor(grey)
        self.resize(300, 100)

    def paintEvent(self, event):
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#FFFFFF"))
        painter.setPen(self._grey)
        painter.drawText(QPoint(20, 40), "Nova Roma")
        icons.draw(painter, "ship", QPointF(200, 50), 40, self._grey)
        painter.end()


def faults(found):
    return sorted({str(one) for one in found if not one.is_enough})


@pytest.fixture
def shown(qapp):
    """A widget that is seen, and what is measured on it."""
    made = []

    def show(widget):
        made.append(widget)
        widget.show()
        settle()
        return measured(widget)

    yield show
    for widget in made:
        widget.deleteLater()
    settle()


@pytest.mark.parametrize(("grey", "fails"), [("#767676", ""), ("#808080", "text"), ("#A0A0A0", "text icon")])
def test_what_stands_out_too_little_is_found(shown, grey, fails):
    found = shown(Painted(grey))
    assert {one.kind for one in found} == {"text", "icon"}
    assert {one.kind for one in found if not one.is_enough} == set(fails.split())


def test_a_faint_placeholder_and_a_faint_edge_are_found(shown):
    field = QWidget()
    field.setStyleSheet("background: white;")
    line = QLineEdit(field)
    line.setPlaceholderText("Search the rules")
    line.setStyleSheet("placeholder-text-color: #999999; border: 2px solid #C0C0C0; font-size: 20px;")
    line.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # or the cursor would stand out
    line.setGeometry(20, 20, 240, 40)
    field.resize(300, 100)
    assert {one.kind for one in shown(field) if not one.is_enough} == {"text", "edge"}


class Shy(Button):
    """A button that does not show that it has the keyboard."""

    def hasFocus(self):
        return False


def test_a_button_without_an_edge_and_a_focus_nobody_sees_are_found(shown):
    page = QWidget()
    page.setStyleSheet("background: white")
    for n, button in enumerate((Shy("Hidden", parent=page), Button("Seen", parent=page))):
        button.move(40, 20 + 60 * n)
    page.resize(300, 140)
    theme.set_look(
        replace(theme.make_look(), palette=replace(theme.make_look().palette, outline=QColor("#EEEEEE")))
    )
    shown(page)
    page.activateWindow()
    found = [*of_controls(page, page), *of_focus(page, page)]
    short = {(one.kind, one.what) for one in found if not one.is_enough}
    assert short == {("edge", "Hidden"), ("edge", "Seen"), ("focus", "Hidden")}


def places(looks, quick):
    """Each of these themes at each size; a quick run looks at one of them."""
    for look in looks:
        for percent in SIZES:
            marks = [] if (look, percent) == quick else [pytest.mark.thorough]
            yield pytest.param(look, percent, id=f"{look}-{percent}", marks=marks)


@pytest.mark.parametrize(("look", "percent"), list(places(LOOKS, ("dark", 100))))
def test_every_page_stands_out(qapp, thorough, look, percent):
    """Every second page unless thorough."""
    found = {}
    pages = ((name, of_page(name, look, percent)) for name in list(MAKERS)[:: 1 if thorough else 2])
    for name, seen in chain(pages, of_windows(look, percent)):
        found[name] = faults(one for one in seen if one.kind != "icon" or look in HIGH)
    assert not any(found.values()), found


@pytest.mark.parametrize(
    ("look", "percent"), [*places(HIGH, ("light-high", 100)), *places(PLAIN, ("light", 100))]
)
def test_what_is_on_a_table_stands_out(qapp, thorough, look, percent):
    """All of it in high contrast, in the other themes the words."""
    found = {}
    for game in GAMES if thorough else GAMES[:1]:
        for seen in of_tables(game.key, look, [percent]):
            found[game.key] = faults(one for one in seen if one.kind == "text" or look in HIGH)
    assert not any(found.values()), found
