"""Controls can be used by keyboard, show where the focus is, and follow a change of look."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from rome_desktop.app.kit import theme, widgets
from rome_desktop.app.kit.widgets import (
    Button,
    Choice,
    EmblemButton,
    Field,
    Heading,
    IconButton,
    Label,
    LevelDots,
    Note,
    Panel,
    ScaleBar,
    Scroller,
    Segmented,
    Sheet,
    Slider,
    Stepper,
    Toast,
    Toggle,
)
from tests.app.kit import kit_sheet

MAKERS = {
    "plain": lambda: Button("Undo", icon="ui-undo", key="Z"),
    "primary": lambda: Button("Confirm", "primary", "ui-confirm", "Enter"),
    "ghost": lambda: Button("Pass", "ghost"),
    "link": lambda: Button("Learn to play", "link"),
    "strip": lambda: Button("Rules", "strip", "ui-rules"),
    "icon": lambda: IconButton("ui-rotate", "Another seed"),
    "emblem": lambda: EmblemButton(theme.look().seats[0], "Red"),
    "toggle": lambda: Toggle("First scoring"),
    "segments": lambda: Segmented(("Human", "Computer"), "Who plays"),
    "levels": lambda: LevelDots(("Gentle", "Skilled", "Stern"), "Level"),
    "stepper": lambda: Stepper(("90 %", "100 %", "115 %"), 1, "Text size"),
    "slider": lambda: Slider(0, 10, 5, "Volume"),
    "field": lambda: Field("MARMOR-4417", "Seed"),
    "choice": lambda: Choice(("English", "Français"), "Language"),
}


@pytest.fixture
def page(qtbot):
    widget = QWidget()
    QVBoxLayout(widget)
    qtbot.addWidget(widget)
    return widget


def shown(page, *parts):
    for part in parts:
        page.layout().addWidget(part)
    page.show()
    QTest.qWaitForWindowExposed(page)
    page.activateWindow()
    return parts[0]


def focusable(widget):
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        return widget
    return next(c for c in widget.findChildren(QWidget) if c.focusPolicy() & Qt.FocusPolicy.TabFocus)


@pytest.mark.parametrize("kind", MAKERS)
def test_a_control_shows_the_keyboard_focus(page, kind):
    control = shown(page, MAKERS[kind](), Button("other"))
    focusable(page.layout().itemAt(1).widget()).setFocus()
    before = control.grab().toImage()
    focusable(control).setFocus()
    after = control.grab().toImage()
    blue = theme.look().focus
    near = sum(
        abs(c.red() - blue.red()) + abs(c.green() - blue.green()) + abs(c.blue() - blue.blue()) < 60
        for x in range(after.width())
        for y in range(after.height())
        for c in [after.pixelColor(x, y)]
    )
    assert after != before
    assert near > 40


@pytest.mark.parametrize("kind", MAKERS)
def test_a_control_is_large_enough_to_hit(page, kind):
    control = shown(page, MAKERS[kind]())
    for part in [control, *control.findChildren(QWidget)]:
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus:
            assert part.width() >= 24
            assert part.height() >= 24


@pytest.mark.parametrize("kind", MAKERS)
def test_a_control_changes_with_theme_and_scale(page, kind):
    control = shown(page, MAKERS[kind]())
    hint, light = control.sizeHint(), control.grab().toImage()
    theme.set_look(theme.make_look(dark=True))
    assert control.grab().toImage() != light
    theme.set_look(theme.make_look(scale=2.0))
    assert control.sizeHint().height() > hint.height()


@pytest.mark.parametrize("kind", MAKERS)
def test_a_control_has_a_name_for_screen_readers(page, kind):
    control = shown(page, MAKERS[kind]())
    part = focusable(control)
    interface = QAccessible.queryAccessibleInterface(part)
    assert interface.text(QAccessible.Text.Name)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_enter_and_space_press_a_button(page, qtbot, key):
    button = shown(page, Button("Build", "primary"))
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)


def test_a_disabled_button_is_faint_and_silent(page, qtbot):
    button = shown(page, Button("Redo", icon="ui-redo"))
    button.setEnabled(False)
    with qtbot.assertNotEmitted(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    colours = {
        button.grab().toImage().pixelColor(x, button.height() // 2).name() for x in range(button.width())
    }
    assert theme.look().ink.name() not in colours


def test_a_button_gives_up_its_word_only_if_it_has_an_icon():
    wordy, plain = Button("Hint", icon="ui-hint", key="H"), Button("Faster", key="F")
    full = wordy.sizeHint().width()
    wordy.set_tight(key=False, word=False)
    plain.set_tight(key=False, word=False)
    assert wordy.sizeHint().width() < full / 1.8
    assert wordy.toolTip() == "Hint"
    assert plain.sizeHint().width() == plain.width_for(key=False, word=True)


def test_the_primary_button_has_a_darker_foot(page):
    button = shown(page, Button("Confirm", "primary"))
    button.clearFocus()
    image = button.grab().toImage()
    x = image.width() // 4
    column = [image.pixelColor(x, y).name() for y in range(image.height())]
    assert "#4e130c" in column
    assert column.index("#4e130c") > column.index(theme.look().accent.name())


def test_segments_and_dots_tell_what_was_chosen(page, qtbot):
    row = shown(page, Segmented(("Calm", "Brisk", "At once"), "Pace"), LevelDots(("a", "b", "c")))
    assert row.value() == 0
    with qtbot.waitSignal(row.chosen) as told:
        row.set_value(2)
    assert told.args == [2]
    focusable(row).setFocus()
    with pytest.raises(IndexError):
        row.set_value(9)
    dots = page.layout().itemAt(1).widget()
    dot = dots.findChildren(QWidget)[1]
    with qtbot.waitSignal(dots.chosen):
        QTest.mouseClick(dot, Qt.MouseButton.LeftButton, pos=QPoint(dot.width() - 3, dot.height() - 3))
    assert dots.value() == 1


def test_segments_begin_where_the_words_above_them_do(page):
    row = shown(page, Segmented(("Calm", "Brisk"), "Pace"))
    focusable(row).clearFocus()
    image = row.grab().toImage()
    middle = image.height() // 2
    assert image.pixelColor(2, middle) == theme.look().ink
    focusable(row).setFocus()
    image = row.grab().toImage()
    assert image.pixelColor(1, middle) == theme.look().focus  # nothing of the ring is cut off


def test_tab_comes_to_the_option_that_is_chosen(page):
    row = shown(page, Segmented(("Calm", "Brisk", "At once"), "Pace"))
    buttons = row._group.buttons()

    def by_tab():
        return [b.text() for b in buttons if b.focusPolicy() & Qt.FocusPolicy.TabFocus]

    assert by_tab() == ["Calm"]
    row.set_value(2)
    assert by_tab() == ["At once"]
    row.set_option_enabled(2, False)
    assert by_tab() == ["Calm"]
    row.set_option_enabled(2, True)
    assert by_tab() == ["At once"]


def test_arrow_keys_walk_the_segments(page):
    row = shown(page, Segmented(("Human", "Computer"), "Who"))
    first = focusable(row)
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert row.value() == 1


def test_a_stepper_stops_at_its_ends(page, qtbot):
    stepper = shown(page, Stepper(("low", "high"), 0, "Size"))
    QTest.keyClick(stepper, Qt.Key.Key_Left)
    assert stepper.value() == 0
    with qtbot.waitSignal(stepper.chosen):
        QTest.mouseClick(
            stepper, Qt.MouseButton.LeftButton, pos=QPoint(stepper.width() - 12, stepper.height() // 2)
        )
    assert stepper.accessibleName() == "Size"
    assert stepper.accessibleDescription() == "high"


def test_a_toggle_turns_by_click_and_enter(page):
    toggle = shown(page, Toggle("On"))
    QTest.mouseClick(toggle, Qt.MouseButton.LeftButton)
    assert toggle.isChecked()
    QTest.keyClick(toggle, Qt.Key.Key_Return)
    assert not toggle.isChecked()


def test_labels_take_font_and_colour_of_their_role(page):
    label = shown(page, Label("Julia, place a tile.", "sentence"), Heading("Who plays?"))
    assert label.font().pixelSize() == 17
    theme.set_look(theme.make_look(dark=True, scale=2))
    assert label.font().pixelSize() == 34
    assert label.palette().windowText().color() == QColor("#F3EBDC")
    heading = page.findChildren(Heading)[0]
    assert heading.font().families()[0] == "Cinzel"


def test_a_panel_keeps_its_children_clear_of_the_shadow(page):
    panel, inner = Panel(padding=10), QLabel("x")
    QVBoxLayout(panel).addWidget(inner)
    panel.layout().setContentsMargins(0, 0, 0, 0)
    shown(page, panel)
    page.grab()
    assert panel.face().adjusted(9, 9, -9, -9).contains(inner.geometry().toRectF())


def test_a_note_grows_with_its_words(page):
    note = shown(page, Note("Short."))
    note.setFixedWidth(220)
    page.adjustSize()
    low = note.heightForWidth(220)
    note.set_text(
        "Two people share this screen. Each hand shows only on its owner’s turn; no curtain is needed."
    )
    assert note.text().startswith("Two")
    assert note.heightForWidth(220) > low


def test_a_scroller_has_no_frame_and_no_ground(page):
    scroller = shown(page, Scroller(Label("text")))
    assert scroller.frameWidth() == 0
    assert scroller.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def test_the_scale_of_ranks_draws_all_names_inside_its_width(page):
    bar = shown(page, ScaleBar())
    bar.resize(300, 62)
    empty = bar.grab().toImage()
    bar.set_scale([("Quaestor", 80), ("Aedilis", 82), ("Praetor", 84), ("Optimus", 150)], 118, "118, Praetor")
    assert bar.grab().toImage() != empty
    assert bar.accessibleName() == "118, Praetor"


def test_a_sheet_covers_its_page_and_esc_cancels_it(page, qtbot):
    shown(page, Button("below"))
    page.resize(800, 500)
    sheet = Sheet(page, "Leave the game?", "It is saved.")
    sheet.add_button("Stay")
    leave = sheet.add_button("Leave", "primary", "Enter")
    sheet.open()
    assert sheet.geometry() == page.rect()
    assert leave.hasFocus()
    QTest.keyClick(leave, Qt.Key.Key_Tab)
    assert page.focusWidget() in sheet.findChildren(Button)
    with qtbot.waitSignal(sheet.cancelled):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    sheet.open()
    with qtbot.waitSignal(sheet.answered) as told:
        QTest.keyClick(leave, Qt.Key.Key_Return)
    assert told.args == [1]


def test_a_sheet_that_must_be_answered_stays(page):
    shown(page, Button("below"))
    sheet = Sheet(page, "Choose", must_answer=True)
    sheet.add_button("Yes")
    sheet.open()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert sheet.isVisible()


def test_a_toast_shows_and_goes(page, qtbot):
    shown(page, Label("page"))
    page.resize(600, 400)
    toast = Toast(page)
    toast.say("Saved.", 40)
    assert toast.isVisible()
    assert page.rect().contains(toast.geometry())
    qtbot.waitUntil(lambda: not toast.isVisible())


def test_nothing_is_spoken_without_a_screen_reader(page, monkeypatch):
    heard = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    monkeypatch.setattr(QAccessible, "updateAccessibility", heard.append)
    widgets.announce(page, "Julia, place a tile.", at_once=True)
    assert heard == []
    assert page.findChildren(QWidget) == []


@pytest.mark.parametrize("dark", [False, True])
def test_the_kit_sheet_can_be_drawn(qtbot, dark, tmp_path):
    picture = kit_sheet.picture(dark=dark)
    assert picture.save(str(tmp_path / "kit.png"))
    assert picture.size().width() == 1440


def test_a_choice_opens_below_itself_and_shows_all_that_can_be_chosen(dressed, qtbot):
    """Of five games the last was cut off under an arrow, and the list lay over the page's head."""
    host = QWidget()
    qtbot.addWidget(host)
    choice = Choice(["Nova Roma", "Concordia", "Alba Longa", "City of Marble", "Trajan"], "Game", host)
    host.resize(400, 400)
    choice.setGeometry(20, 30, 240, 40)
    choice.setCurrentIndex(1)
    host.show()
    choice.showPopup()
    view = choice.view()
    last = view.visualRect(view.model().index(4, 0))
    assert view.viewport().rect().contains(last)
    assert view.mapToGlobal(QPoint()).y() >= choice.mapToGlobal(choice.rect().bottomLeft()).y() - 2
    choice.hidePopup()
