"""What is said without being asked for is said once, in order, in words that can still be read."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QWidget

from rome_desktop.app.kit import live, roles


@pytest.fixture
def window(qtbot, monkeypatch):
    roles.install()
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    made = QWidget()
    made.label = QLabel("inside", made)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def events(monkeypatch):
    """What Qt is told, as kind and words."""
    heard = []

    def hear(event):
        spoken = event.object()
        words = getattr(event, "message", None)
        heard.append((event.type(), words() if words else spoken.accessibleName()))

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return heard


def notes(window):
    return window.findChildren(live.Note)


def test_on_linux_each_sentence_is_a_notification_that_shows(window, events, monkeypatch):
    monkeypatch.setattr(live, "BY_NOTE", True)
    live.announce(window.label, "Hadrian draws a card.")
    live.announce(window, "Julia, place a tile.", at_once=True)
    shown = [words for kind, words in events if kind == QAccessible.Event.ObjectShow]
    assert shown == ["Hadrian draws a card.", "Julia, place a tile."]
    assert len(notes(window)) == live.NOTES
    spoken = [QAccessible.queryAccessibleInterface(note) for note in notes(window)[:2]]
    assert [one.role() for one in spoken] == [QAccessible.Role.Notification] * 2
    assert [one.text(QAccessible.Text.Name) for one in spoken] == shown


def test_the_words_stay_while_the_next_are_said(window, events, monkeypatch):
    monkeypatch.setattr(live, "BY_NOTE", True)
    said = [f"Sentence {n}." for n in range(live.NOTES)]
    for words in said:
        live.announce(window, words)
    assert [note.accessibleName() for note in notes(window)] == said


def test_elsewhere_it_is_announced(window, events, monkeypatch):
    monkeypatch.setattr(live, "BY_NOTE", False)
    live.announce(window.label, "Julia, place a tile.")
    assert events == [(QAccessible.Event.Announcement, "Julia, place a tile.")]
    assert notes(window) == []


def test_nothing_is_nothing(window, events):
    live.announce(window, "")
    assert events == []
