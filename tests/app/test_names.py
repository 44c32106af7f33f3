"""Whatever is filled in, moved or chosen has a name, and no other in its group has the same."""

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QScrollBar,
    QWidget,
)

from rome_desktop.app import language
from rome_desktop.app.kit import roles
from rome_desktop.app.kit.controls import ChoiceRow
from rome_desktop.app.kit.stepper import Stepper
from rome_desktop.app.kit.widgets import Field
from tests.app.every_page import House
from tests.app.overlays import OVERLAYS
from tests.sometimes import rarely

CONTROLS = (
    QLineEdit,
    QComboBox,
    QAbstractSlider,
    QAbstractSpinBox,
    QAbstractButton,
    QAbstractItemView,
    Stepper,
    ChoiceRow,
)
Text = QAccessible.Text


def name_of(widget: QWidget) -> str:
    """What a screen reader calls it: its own name, or that of the label it is the buddy of."""
    told: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(widget)
    return told.text(Text.Name).strip() if told is not None else ""


def group_of(widget: QWidget) -> QWidget:
    """The nearest part around it with a name of its own, as it is read before what is in it."""
    around = widget.parentWidget()
    while around is not None and not around.isWindow():
        told: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(around)
        if told is not None and told.role() != QAccessible.Role.Client and name_of(around):
            return around
        around = around.parentWidget()
    return widget.window()


def controls(page: QWidget) -> list[QWidget]:
    """All that can be used on a page, but not the parts of which Qt makes one."""
    found = (part for kind in CONTROLS for part in page.findChildren(kind) if part.isVisible())
    within = (QComboBox, QLineEdit, QAbstractSpinBox)
    return [
        part
        for part in found
        if not isinstance(part, QScrollBar | QHeaderView)
        and not isinstance(part.parentWidget(), within)
        and getattr(part, "spoken_role", None) != QAccessible.Role.Graphic  # pressed by nobody
    ]


def faults(page: QWidget) -> Iterator[str]:
    """Controls without a name, and those that are called like another beside them."""
    named = Counter[tuple[int, str, str]]()
    where = {}
    for control in controls(page):
        name, group = name_of(control), group_of(control)
        kind = type(control).__name__
        if not name:
            yield f"{kind} “{control.objectName()}” in “{name_of(group)}” has no name"
        key = id(group), kind, name
        named[key] += 1
        where[key] = name_of(group)
    for key, count in named.items():
        if count > 1:
            yield f"{count} {key[1]} are called “{key[2]}” in “{where[key]}”"


@pytest.fixture(params=[rarely("en"), "fr"])
def code(request, qapp) -> Iterator[str]:
    """A language the program is spoken in."""
    roles.install()
    language.set_language(qapp, request.param)
    yield request.param
    language.set_language(qapp, "en")


def test_a_control_without_a_name_or_with_that_of_another_is_found(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    Field("", "", page), Field("", "Seed", page), Field("", "Seed", page)
    page.show()
    assert list(faults(page)) == [
        "Field “” in “” has no name",
        "2 Field are called “Seed” in “”",
    ]


def test_every_control_has_a_name_of_its_own(code):
    house = House()
    found = [f"{name}: {fault}" for name, page in house.pages() for fault in faults(page)]
    found += [f"{name}: {fault}" for name, page in house.tables() for fault in faults(page)]
    for name, (_, opens) in OVERLAYS.items():
        found += [f"{name}: {fault}" for fault in faults(opens(house))]
    house.close()
    assert found == []
