"""Words, icons and edges stand out from what they lie on, and so does the focus: WCAG 2.2 AA, 4.5 and 3.

Every page is held to it in every theme, at 100 and 200 %, and so are tables at the start, in the middle and
near the end, in both languages, with the questions they ask: words, icons, the discs of seats, what the
shapes of a drawing tell. `icons.ornament` and `paint.groove` draw what says nothing, and are all that is not
measured. A quick run looks at one theme of each sort.
"""

import ast
from dataclasses import replace
from itertools import chain, product
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.buttons import Button
from rome_desktop.app.pages.shared.page import Emblem
from rome_desktop.catalogue import GAMES
from tests.app import shapes
from tests.app.contrasts import measured
from tests.app.controls_seen import of_controls, of_focus
from tests.app.measured_pages import LOOKS, of_page, of_tables, of_windows, settle
from tests.app.overlays import kinds
from tests.app.pages.conftest import MAKERS

pytestmark = pytest.mark.usefixtures("drawing")
SIZES = (100, 200)
HIGH = [name for name, values in LOOKS.items() if values.get("high_contrast")]
PARTS = ((1 / 3, "en"), (0, "fr"), (0.95, "fr"))
"""So far into a match tables are looked at, in these languages."""
OPENED = ("learn", "lesson, a step's card", "lesson", "question", "replay", "list of options", "recap")
"""Of what only the window opens, what a quick run looks at."""
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
    """Every third page unless thorough."""
    found = {}
    pages = ((name, of_page(name, look, percent)) for name in list(MAKERS)[:: 1 if thorough else 3])
    for name, seen in chain(pages, of_windows(look, percent, () if thorough else OPENED)):
        found[name] = faults(seen)
    assert not any(found.values()), {k: v for k, v in found.items() if v}


@pytest.mark.parametrize(
    ("look", "percent"), [*places(HIGH, ("light-high", 100)), *places(PLAIN, ("light", 100))]
)
def test_what_is_on_a_table_stands_out(qapp, thorough, look, percent):
    found = {}
    for game, (part, code) in product(GAMES if thorough else GAMES[:1], PARTS if thorough else PARTS[:1]):
        for name, seen in of_tables(game.key, look, [percent], part, code):
            found[game.key, part, name] = faults(seen)
    assert not any(found.values()), {k: v for k, v in found.items() if v}


class Dials(QWidget):
    """A dark disc, a pale one, and a pale one with a dark line round it, on white."""

    def paintEvent(self, event):
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#FFFFFF"))
        for n, (fill, line) in enumerate((("#767676", None), ("#F2B632", None), ("#F2B632", "#7A5204"))):
            painter.setBrush(QColor(fill))
            painter.setPen(QColor(line) if line else Qt.PenStyle.NoPen)
            painter.drawEllipse(QPointF(40 + 60 * n, 40), 12.0, 12.0)
        painter.end()


def test_a_shape_that_stands_out_too_little_is_found(qapp, qtbot):
    page = Dials()
    qtbot.addWidget(page)
    page.resize(220, 80)
    page.show()
    with patch.object(shapes, "DRAWINGS", (Dials,)):
        found = list(shapes.of_shapes(page, page))
    assert [one.is_enough for one in found] == [True, False, True]


@pytest.mark.parametrize("colour", ["rubra", "caerulea", "flava", "viridis", "nigra"])
def test_the_disc_of_a_seat_is_measured(shown, colour):
    page = Emblem(colour, 40)
    page.setStyleSheet(f"background: {theme.seat(colour).edge.name()}")  # what makes its edge of no use
    found = [one for one in shown(page) if one.kind == "disc"]
    assert [one.what for one in found] == [colour]


def test_whatever_paints_is_a_drawing_or_none(project_root):
    """Shapes are measured on drawings: who adds a widget that paints says here whether it is one."""
    paint = set()
    for path in (project_root / "rome_desktop/app").rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            inner = {part.name for part in getattr(node, "body", ()) if isinstance(part, ast.FunctionDef)}
            paint |= {node.name} if isinstance(node, ast.ClassDef) and "paintEvent" in inner else set()
    drawings = {kind.__name__ for kind in shapes.DRAWINGS}
    heirs = {heir.__name__ for kind in shapes.DRAWINGS for heir in kinds(kind)}
    assert paint - heirs == shapes.PLAIN
    assert drawings <= paint | {"Chart", "Counting"}
