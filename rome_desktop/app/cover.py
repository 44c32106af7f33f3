"""What every game gives the pages before its table is laid: what is said of it on its box."""

from dataclasses import dataclass

from PySide6.QtCore import QObject


@dataclass(frozen=True, slots=True)
class Habit:
    """A setting that only one game has: its name in `Settings`, how it is called, one sentence."""

    setting: str
    title: str
    sentence: str


class Cover(QObject):
    """What is said of a game before its box is opened. Made anew when the language changes."""

    def pitch(self) -> tuple[str, str]:
        """One line for the gallery, and two or three sentences for the new-game page."""
        raise NotImplementedError

    def challenge(self) -> tuple[str, str]:
        """The solo challenge's name and one sentence."""
        raise NotImplementedError

    def rival(self) -> str:
        """The automatic rival's name, or empty."""
        raise NotImplementedError

    def level(self, key: str) -> tuple[str, str]:
        """A solo level's name and one sentence."""
        raise NotImplementedError

    def option_words(self, name: str, value: str) -> tuple[str, str]:
        """A set-up option's value: its name and one sentence; for no value the name of the option.

        Of two values, the first may have no name: then the option is a switch for the second.
        """
        raise NotImplementedError

    def round_name(self, number: int) -> str:
        """A round or year of the race, such as "Round 6"."""
        raise NotImplementedError

    def habits(self) -> tuple[Habit, ...]:
        """The settings that only this game has; each is off or on."""
        return ()
