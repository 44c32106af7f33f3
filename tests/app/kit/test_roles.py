"""Widgets say what they are: tabs, headings with their level, one of several, what stands at a value."""

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from rome_desktop.app.kit import roles
from rome_desktop.app.kit.buttons import Button, OneOf
from rome_desktop.app.kit.decision_bar import DecisionBar
from rome_desktop.app.kit.home_strip import HomeStrip
from rome_desktop.app.kit.widgets import Heading, Panel, ScaleBar, Stepper

Role, Text, Press = QAccessible.Role, QAccessible.Text, "Press"


def spoken(widget):
    return QAccessible.queryAccessibleInterface(widget)


@pytest.fixture(autouse=True)
def speaking(qapp):
    roles.install()


@pytest.fixture
def events(monkeypatch):
    """What Qt is told, as kind and who it is about."""
    heard = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: heard.append((event.type(), event.object()))
    )
    return heard


def test_tabs_are_tabs_in_their_list(qtbot):
    strip = HomeStrip("Quinque Ludi", ["Play", "Learn"])
    qtbot.addWidget(strip)
    chosen = []
    strip.tab_chosen.connect(chosen.append)
    play, learn = (spoken(button) for button in strip._group.buttons())
    assert play.parent().role() == Role.PageTabList
    assert [tab.role() for tab in (play, learn)] == [Role.PageTab] * 2
    assert [tab.text(Text.Name) for tab in (play, learn)] == ["Play", "Learn"]
    assert [tab.state().selected for tab in (play, learn)] == [1, 0]
    learn.actionInterface().doAction(Press)
    assert chosen == [1]


def test_a_heading_tells_its_level(qtbot):
    for size, level in ((27, 1), (20, 2), (15, 3)):
        heading = Heading("The market", size)
        qtbot.addWidget(heading)
        told = spoken(heading)
        assert (told.role(), told.text(Text.Name)) == (Role.Heading, "The market")
        assert told.attributesInterface().attributeValue(QAccessible.Attribute.Level) == level


def test_buttons_of_which_one_is_chosen_are_radio_buttons(qtbot):
    row = QWidget()
    qtbot.addWidget(row)
    group, buttons = OneOf(row), [Button(name, parent=row) for name in ("One", "Two")]
    for button in buttons:
        button.setCheckable(True)
        group.add(button)
    alone = Button("Alone", parent=row)
    buttons[1].click()
    assert [spoken(b).role() for b in (*buttons, alone)] == [Role.RadioButton, Role.RadioButton, Role.Button]
    assert [spoken(b).state().checked for b in buttons] == [0, 1]
    spoken(buttons[0]).actionInterface().doAction(Press)
    assert buttons[0].isChecked()


def test_a_stepper_is_a_slider_with_a_value(qtbot, events):
    stepper = Stepper(("80 %", "100 %", "130 %"), 1, "Text size", (80, 100, 130))
    qtbot.addWidget(stepper)
    told = spoken(stepper)
    value = told.valueInterface()
    assert (told.role(), told.text(Text.Name)) == (Role.Slider, "Text size")
    assert (value.minimumValue(), value.currentValue(), value.maximumValue()) == (80, 100, 130)
    value.setCurrentValue(125.0)
    assert (stepper.value(), value.currentValue()) == (2, 130)
    assert (QAccessible.Event.ValueChanged, stepper) in events


def test_a_panel_groups_what_it_names(qtbot):
    for name, role in (("Records", Role.Grouping), ("", Role.Client)):
        panel = Panel(name=name)
        qtbot.addWidget(panel)
        assert spoken(panel).role() == role


def test_what_is_drawn_and_named_is_a_text(qtbot):
    bar = ScaleBar()
    qtbot.addWidget(bar)
    bar.set_scale((("Plebeian", 0), ("Praetor", 100)), 118, "118, Praetor")
    assert (spoken(bar).role(), spoken(bar).text(Text.Name)) == (Role.StaticText, "118, Praetor")


def test_the_prompt_comes_first_in_the_bar_and_says_when_it_changes(qtbot):
    bar = DecisionBar()
    qtbot.addWidget(bar)
    bar.show_barrier("dice rolled")
    bar.ask(None, "Julia, take an action.", "Two are left.")
    told = spoken(bar.prompt)
    assert told.role() == Role.StaticText
    assert told.state().focusable
    assert told.text(Text.Name) == "Julia, take an action."
    assert told.text(Text.Description) == "Two are left. Undo stops here: dice rolled"
    chain, widget = [], bar.nextInFocusChain()
    while widget is not bar:
        chain.append(widget)
        widget = widget.nextInFocusChain()
    assert chain.index(bar.prompt) < min(chain.index(b) for b in (bar.undo, bar.hint, bar.confirm))


def test_what_a_reader_knew_of_may_go(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    for widget in (Heading("Old", 20, parent=page), Stepper(("1", "2"), 0, "Old", parent=page)):
        told = spoken(widget)
        for kind in ("valueInterface", "actionInterface", "attributesInterface", "tableCellInterface"):
            getattr(told, kind)()
        del told
        widget.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    assert spoken(page).childCount() == 0
