"""The coach's card is as large as its words, whatever it said before."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from rome_desktop.app.kit.widgets import Label
from rome_desktop.app.pages.learn.card import CoachCard

SHORT = "Take it."
LONG = (
    "Take it to the other end of the table, and then further on, wherever it may lead you, to the very end."
)


@pytest.mark.parametrize("compact", [True, False])
@pytest.mark.parametrize("tasks", [(SHORT, LONG), (LONG, SHORT), ("", LONG), (LONG, "", LONG)])
def test_a_task_is_never_cut(qapp: QApplication, compact: bool, tasks: tuple[str, ...]):
    host = QWidget()
    card = CoachCard(host)
    card.compact = compact
    card.restyle()
    for task in tasks:
        card.tell("Lesson I", 0, 3, "One idea", "Some words, and **one idea** among them.")
        card.ask(task, reading=False, can_go_back=True, can_show=True)
        card.resize(card.wanted_size())
        host.show()
        shown = next(label for label in card.findChildren(Label) if label.text() == task)
        assert not task or shown.height() >= shown.heightForWidth(shown.width())
    host.close()
