"""What is said of City of Marble before its box is opened."""

from rome_desktop.app.cover import Cover


class MarbleCover(Cover):
    """The cover of City of Marble."""

    def pitch(self) -> tuple[str, str]:
        return (
            self.tr("Lay the streets of Rome and be the one who builds where they meet."),
            self.tr(
                "Tiles shaped like lozenges grow round the hills. Where they close a ring, a building rises: "
                "whoever has most magistrates of its kind builds it. Aqueducts, bridges and imperium "
                "decide the end."
            ),
        )

    def challenge(self) -> tuple[str, str]:
        return (
            self.tr("Alone against the Senate"),
            self.tr("The Senate lays tiles by fixed rules; build more of Rome than it does."),
        )

    def rival(self) -> str:
        return self.tr("The Senate")

    def level(self, key: str) -> tuple[str, str]:
        return {
            "quaestor": (self.tr("Quaestor"), self.tr("The Senate lays one tile in each round.")),
            "praetor": (self.tr("Praetor"), self.tr("The Senate lays one tile, and two in even rounds.")),
            "consul": (self.tr("Consul"), self.tr("The Senate lays two tiles in each round.")),
        }[key]

    def option_words(self, name: str, value: str) -> tuple[str, str]:
        """The only option is the level of the solo challenge."""
        if name == "solo":
            return self.level(value)
        return value, ""

    def round_name(self, number: int) -> str:
        return self.tr("Round {number}").format(number=number)
