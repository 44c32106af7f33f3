"""What is said of damaged files and days, and the curtain."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from rome_desktop.app.kit.widgets import Button
from rome_desktop.app.pages.saved.rows import damage
from rome_desktop.app.pages.shared.page import when
from rome_desktop.app.pages.table.curtain import CurtainPage, Handover
from rome_desktop.session.saves import SaveError


def said(page):
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def button(page, text):
    return next(b for b in page.findChildren(Button) if b.isVisible() and b.text() == text)


@pytest.mark.parametrize(
    "reason", "too-large unreadable empty truncated foreign newer broken unknown-game gone no-file".split()
)
def test_every_reason_is_a_sentence(english, reason):
    text = damage(SaveError(reason, "in English", why="the disk is full", game="chess"))
    assert text.endswith(".")
    assert text != "in English"
    assert "{" not in text


def test_an_unknown_reason_is_told_in_a_sentence_of_ours(english):
    assert damage(SaveError("other", "as a library says it")) == "What it holds does not fit together."


def test_days_as_people_say_them(english):
    now = datetime(2026, 11, 27, 18, 0, tzinfo=UTC).astimezone()
    assert when(now.replace(hour=9, minute=5), now) == "today, 09:05"
    assert when(now.replace(hour=9, minute=5) - timedelta(days=1), now) == "yesterday, 09:05"
    assert when(now - timedelta(days=30), now) == "28 Oct 2026"


# the curtain


def test_enter_or_the_button_opens_the_curtain(qtbot, show):
    page = show(lambda: CurtainPage(Handover("Claudia", "flava")))
    with qtbot.waitSignal(page.opened):
        QTest.keyClick(page, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.opened):
        button(page, "I am Claudia: open the curtain").click()


def test_the_curtain_closes_for_somebody_else(show):
    page = show(lambda: CurtainPage(Handover("Claudia", "flava")))
    page.show_for(Handover("Julia", "rubra", "takes a tile in secret."))
    assert "Julia" in said(page)
    assert "Claudia" not in said(page)
    assert page.first_focus().hasFocus() or not page.isActiveWindow()
