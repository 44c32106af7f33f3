"""What every page is to a screen reader: the roles in the order in which they are read.

After a change that was meant, `.venv/bin/python -m tests.app.pages.test_spoken_pages`; read the difference.
"""

from itertools import groupby
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from rome_desktop.app import language
from rome_desktop.app.kit import roles, theme
from tests.app.pages.conftest import MAKERS

Role, Text = QAccessible.Role, QAccessible.Text
KEPT = Path(__file__).with_name("spoken_pages.txt")
SILENT = (Role.Client, Role.ScrollBar, Role.Whitespace)
"""What is passed over: holders without a name, and what nobody reads."""
INSIDE = (Role.Table, Role.List, Role.ComboBox, Role.EditableText)
"""What Qt tells in its own way."""
PRESSED = (
    Role.Button,
    Role.CheckBox,
    Role.RadioButton,
    Role.PageTab,
    Role.Slider,
    Role.ComboBox,
    Role.EditableText,
)


def parts(part: QAccessibleInterface):
    """A part of a page and what is in it, as a reader comes to it."""
    if part.state().invisible:
        return
    yield part
    if part.role() not in INSIDE:
        for n in range(part.childCount()):
            child = part.child(n)
            if child is not None:
                yield from parts(child)


def told(name: str, page) -> str:
    """The page in one line: its roles in order, several alike as one with their number."""
    found = [
        p.role().name for p in parts(QAccessible.queryAccessibleInterface(page)) if p.role() not in SILENT
    ]
    runs = ((role, len(list(run))) for role, run in groupby(found))
    return f"{name}: " + ", ".join(role if count == 1 else f"{count} {role}" for role, count in runs)


@pytest.fixture(autouse=True)
def speaking(qapp):
    roles.install()


@pytest.mark.parametrize("name", MAKERS)
def test_a_page_is_told_as_before(show, name):
    kept = dict(line.split(": ", 1) for line in KEPT.read_text().splitlines())
    assert told(name, show(MAKERS[name])) == f"{name}: {kept[name]}"


@pytest.mark.parametrize("name", MAKERS)
def test_all_that_can_be_pressed_has_a_name_and_says_why_it_cannot(show, name):
    page = show(MAKERS[name])
    nameless, dumb = [], []
    for part in parts(QAccessible.queryAccessibleInterface(page)):
        if part.role() in PRESSED and not part.text(Text.Name).strip():
            nameless.append(part.object())
        if part.role() in PRESSED and part.state().disabled and not part.text(Text.Description).strip():
            dumb.append(part.text(Text.Name))
    assert nameless == []
    assert dumb == []


def write() -> None:
    """Keep the pages as they are told now."""
    app = QApplication([])
    theme.dress(app)
    language.set_language(app, "en")
    roles.install()
    lines = []
    for name, make in MAKERS.items():
        theme.set_look(theme.make_look(reduced_motion=True))
        page = make()
        page.resize(1366, 768)
        page.show()
        for _ in range(2):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            app.processEvents()
        lines.append(told(name, page))
        page.deleteLater()
    KEPT.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    write()
