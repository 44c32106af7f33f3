"""Somebody who does not see the table: hears what is said, presses keys, and chooses by the words alone."""

import random
import re
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from rome_desktop.app.kit import live
from tests.app.waiting import until

HEARD_AT_ONCE = 6
"""So many lines of a list are heard before one of them is chosen."""
_NUMBER = re.compile(r"(\d+)\.")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the list of options, as it is read aloud."""

    number: int
    name: str
    more: str


class Listener:
    """Plays one seat of the match in a window by list, keys and ear; `me` is what the seat is called.

    Nothing is known here of tables, options or rules: `said` has the sentences in the order
    in which they were said, and what has the keyboard tells its name, role and description.
    """

    def __init__(self, monkeypatch, window: QWidget, me: str) -> None:
        self.said: list[str] = []
        self.keys = 0
        self.answers: list[int] = []
        """The number of keys of each answer."""
        self._window, self._me, self._dice = window, me, random.Random(3)
        self._heard = 0
        monkeypatch.setattr(live, "BY_NOTE", True)
        monkeypatch.setattr(live.Note, "say", lambda _note, text: self.said.append(text))

    # ---- ears and hands

    def press(self, key: Qt.Key) -> None:
        """A key, where the keyboard is."""
        focused = self._window.focusWidget()
        assert focused is not None, "nothing has the keyboard"
        self.keys += 1
        QTest.keyClick(focused, key)
        QApplication.processEvents()

    def focus(self) -> tuple[str, str, QAccessible.Role]:
        """What has the keyboard: name, description, role."""
        focused = self._window.focusWidget()
        assert focused is not None, "nothing has the keyboard"
        whole = QAccessible.queryAccessibleInterface(focused)
        child: QAccessibleInterface | None = whole.focusChild()
        part = whole if child is None else child
        text = QAccessible.Text
        return part.text(text.Name), part.text(text.Description), part.role()

    def news(self) -> list[str]:
        """What was said since the last answer was begun."""
        return self.said[self._heard :]

    # ---- playing

    def questions(self) -> list[str]:
        """All that was asked of this seat: a whole sentence, as lines of the journal are none."""
        return [told for told in self.said if told.startswith(f"{self._me}, ") and told[-1] in ".?"]

    def is_asked(self) -> bool:
        """Whether the last that was said since the answer before is a question to this seat."""
        return bool(self.news()) and self.news()[-1] in self.questions()

    def has_ended(self) -> bool:
        """Whether the end of the match was said."""
        return any("The game is over: " in told for told in self.news())

    def wait(self) -> None:
        """Until something is asked, or the result is said."""
        until(lambda: self.is_asked() or self.has_ended(), lambda: len(self.said))

    def answer(self) -> None:
        """One question: open the list, hear some lines, choose one; agree if it ends the turn."""
        before, self._heard = self.keys, len(self.said)
        self.press(Qt.Key.Key_L)
        line = self._dice.choice(self._lines())
        for digit in str(line.number):
            self.press(Qt.Key(Qt.Key.Key_0 + int(digit)))
        if self.focus()[2] in (QAccessible.Role.EditableText, QAccessible.Role.ListItem):
            self.press(Qt.Key.Key_Return)
        if any("This ends your turn" in told or "this is final" in told for told in self.news()):
            self.press(Qt.Key.Key_Return)
        self.answers.append(self.keys - before)

    def _lines(self) -> list[Line]:
        """The line the keyboard is on, and those below it as far as one listens."""
        heard = [self._line()]
        while len(heard) < HEARD_AT_ONCE:
            self.press(Qt.Key.Key_Down)
            line = self._line()
            if line == heard[-1]:
                break
            heard.append(line)
        return heard

    def _line(self) -> Line:
        name, more, _role = self.focus()
        found = _NUMBER.match(name)
        assert found is not None, f"no line of a list is read here, but {name!r}"
        return Line(int(found[1]), name, more)
