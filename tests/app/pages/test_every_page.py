"""What holds for every page: nothing is cut, everything has a name and is reached by keyboard."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.widgets import Button
from tests.app.pages.conftest import MAKERS
from tests.sometimes import sometimes

SMALLEST = (1024, 640)
SIZES = [
    (1366, 768),
    *(pytest.param(size, marks=[pytest.mark.thorough]) for size in ((1440, 900), (3840, 2160))),
]
"""The larger ones have more room for the same."""
NO_SCROLL = set(MAKERS) - {"rules", "curtain", "challenges", "challenges-game"}


def name_of(widget):
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else widget.accessibleName()
    return f"{type(widget).__name__} “{text}” {widget.width()}x{widget.height()}"


def cut(page):
    """The words on a page that do not fit where they stand."""
    found = []
    for label in page.findChildren(QLabel):
        if not label.isVisible() or not label.text():
            continue
        if label.wordWrap():
            fits = label.heightForWidth(label.width()) <= label.height() + 1
            longest = max(label.fontMetrics().horizontalAdvance(word) for word in label.text().split())
            fits = fits and longest <= label.width() + 1
        else:
            fits = label.sizeHint().width() <= label.width() + 1
        if not fits:
            found.append(name_of(label))
    areas = [a for a in page.findChildren(QScrollArea) if a.widget().width() > a.viewport().width() + 1]
    found += [f"{name_of(a)} holds {a.widget().width()}" for a in areas]
    buttons = [b for b in page.findChildren(QAbstractButton) if b.isVisible()]
    return found + [name_of(b) for b in buttons if b.width() < b.minimumSizeHint().width()]


def outside(page):
    """Widgets that stick out of their parent."""
    found = []
    for widget in page.findChildren(QWidget):
        parent = widget.parentWidget()
        inside_area = any(isinstance(p, QAbstractScrollArea) for p in ancestors(widget, page)[:2])
        if not widget.isVisible() or widget.isWindow() or inside_area:
            continue
        box = widget.geometry()
        if box.right() > parent.width() + 1 or box.bottom() > parent.height() + 1 or box.left() < -1:
            found.append(f"{name_of(widget)} at {box.x()},{box.y()} in {name_of(parent)}")
    return found


def ancestors(widget, page):
    found = []
    while widget is not None and widget is not page:
        widget = widget.parentWidget()
        found.append(widget)
    return found


def reachable(page):
    tab = Qt.FocusPolicy.TabFocus
    able = [w for w in page.findChildren(QWidget) if w.isVisible() and w.isEnabled() and not w.focusProxy()]
    return [w for w in able if w.focusPolicy() & tab]


def scrolled(page):
    return [a for a in page.findChildren(QScrollArea) if a.verticalScrollBar().maximum() > 0]


def nameless(page):
    return [
        type(w).__name__
        for w in reachable(page)
        if not w.accessibleName() and not (isinstance(w, QAbstractButton) and w.text())
    ]


def more_than_one_primary_button(page):
    found = [b.text() for b in page.findChildren(Button) if b.isVisible() and b._kind == "primary"]
    return found if len(found) > 1 else []


LAWS = (cut, outside, nameless, more_than_one_primary_button)
"""What a page is only looked at for: one building is enough for all of them."""


@pytest.mark.parametrize("size", [SMALLEST, *SIZES], ids=str)
@pytest.mark.parametrize("name", MAKERS)
def test_it_is_whole_named_and_leads_to_one_thing(show, name, size):
    page = show(MAKERS[name], size)
    laws = (*LAWS, scrolled) if name in NO_SCROLL and size != SMALLEST else LAWS
    found = {law.__name__: law(page) for law in laws}
    assert found == {law.__name__: [] for law in laws}


@pytest.mark.parametrize("name", MAKERS)
def test_nothing_is_cut_when_words_are_a_quarter_longer(show, longer, name):
    page = show(MAKERS[name])
    assert cut(page) == []
    assert outside(page) == []


def test_settings_do_not_scroll_when_words_are_a_quarter_longer(show, longer):
    page = show(MAKERS["settings"])
    assert scrolled(page) == []


@pytest.mark.parametrize("name", MAKERS)
def test_tab_reaches_everything(show, name):
    page = show(MAKERS[name])
    page.activateWindow()
    wanted = {id(w) for w in reachable(page)}
    # one of a group of radio buttons stands for all: arrows lead to the others
    groups = {}
    for widget in reachable(page):
        group = widget.group() if isinstance(widget, QAbstractButton) else None
        if group is not None and group.exclusive():
            groups.setdefault(id(group), set()).add(id(widget))
    seen = set()
    for _ in range(len(wanted) + 3):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        seen.add(id(QApplication.focusWidget()))
    for members in groups.values():
        if members & seen:
            seen |= members
    missed = [name_of(w) for w in reachable(page) if id(w) not in seen]
    assert missed == []


@pytest.mark.parametrize("name", sometimes(MAKERS, every=2))
def test_a_change_of_language_reaches_every_word(show, name, qapp):
    from tests.app.pages.conftest import Longer

    page = show(MAKERS[name])
    before = {b.text() for b in page.findChildren(Button) if b.isVisible() and b.text().isalpha()}
    translator = Longer()
    qapp.installTranslator(translator)
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    QApplication.processEvents()
    after = {b.text() for b in page.findChildren(Button) if b.isVisible() and b.text().isalpha()}
    qapp.removeTranslator(translator)
    assert not before & after - {"EN", "FR"}


@pytest.mark.parametrize("name", sometimes(MAKERS, every=2, first=1))
def test_the_keyboard_stays_where_it_was_when_the_scale_changes(show, name):
    page = show(MAKERS[name])
    page.activateWindow()
    for _ in range(3):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
    before = QApplication.focusWidget()
    theme.set_look(theme.make_look(scale=1.1, reduced_motion=True))
    after = QApplication.focusWidget()
    assert after is not None
    assert (type(after), after.objectName()) == (type(before), before.objectName())
    assert isinstance(after, QLineEdit) or after.isVisible()


@pytest.mark.parametrize("name", sometimes(MAKERS, every=2))
def test_it_follows_the_theme(show, name):
    page = show(MAKERS[name])
    light = page.grab().toImage()
    theme.set_look(theme.make_look(dark=True, reduced_motion=True))
    QApplication.processEvents()
    dark = page.grab().toImage()
    if name == "curtain":
        assert light.pixelColor(683, 500) != dark.pixelColor(683, 500)
    else:
        assert dark.pixelColor(4, 200).lightness() < 60 < light.pixelColor(4, 200).lightness()
