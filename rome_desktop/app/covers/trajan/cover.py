"""What is said of Trajan before its box is opened."""

from rome_desktop.app.cover import Cover


class TrajanCover(Cover):
    """The cover of Trajan."""

    def pitch(self) -> tuple[str, str]:
        return (
            self.tr("Sow your markers so that the last one falls where you want to act."),
            self.tr(
                "Six trays, twelve markers, six actions: each turn empties a tray, and where the last marker "
                "falls decides what you do. Complete Trajan tiles, feed the people and win the senate before "
                "time runs round."
            ),
        )

    def challenge(self) -> tuple[str, str]:
        return (
            self.tr("The Rival Senator"),
            self.tr(
                "A senator takes tiles, votes and provinces by fixed rules; score 110 points against him."
            ),
        )

    def rival(self) -> str:
        return self.tr("The Rival Senator")

    def level(self, key: str) -> tuple[str, str]:
        return (
            self.tr("Senator"),
            self.tr("The rival acts by the cards of a deck and takes 2 or 3 spaces of time each turn."),
        )

    def option_words(self, name: str, value: str) -> tuple[str, str]:
        if name == "solo":
            return self.level(value)
        return {
            "hand": (
                self.tr("Markers by hand"),
                self.tr("Everybody puts two markers on each tray, or takes a ready-made arrangement."),
            ),
            "preset": (
                self.tr("Ready-made arrangements"),
                self.tr("Everybody chooses one of three arrangements of the markers."),
            ),
            "random": (self.tr("Markers by chance"), self.tr("Chance puts two markers on each tray.")),
        }.get(value, (value, ""))

    def round_name(self, number: int) -> str:
        return self.tr("Round {number}").format(number=number)
