"""What is said of Calculi before its box is opened."""

from rome_desktop.app.cover import Cover


class CalculiCover(Cover):
    """The cover of Calculi."""

    def pitch(self) -> tuple[str, str]:
        return (self.tr("Take pebbles from a heap."), self.tr("The last pebble decides."))

    def challenge(self) -> tuple[str, str]:
        return ("", "")

    def rival(self) -> str:
        return ""

    def level(self, key: str) -> tuple[str, str]:
        return (key, "")

    def option_words(self, name: str, value: str) -> tuple[str, str]:
        return {
            "small": (self.tr("Small heap"), self.tr("A short match.")),
            "large": (self.tr("Large heap"), self.tr("A longer match.")),
            "wins": (self.tr("The last pebble wins"), self.tr("Whoever takes it gains points.")),
            "loses": (self.tr("The last pebble loses"), self.tr("Whoever takes it loses points.")),
            "heap": (self.tr("Heap"), ""),
            "last": (self.tr("Last pebble"), ""),
        }.get(value or name, (value, ""))

    def round_name(self, number: int) -> str:
        return self.tr("Turn {number}").format(number=number)
