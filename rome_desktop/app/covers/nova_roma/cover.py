"""What is said of Nova Roma before its box is opened."""

from rome_desktop.app.cover import Cover


class NovaCover(Cover):
    """The cover of Nova Roma."""

    def pitch(self) -> tuple[str, str]:
        return (
            self.tr("Serve the emperor in the forum and build the new capital on the Bosporus."),
            self.tr(
                "Fifteen times in the game a patrician of yours goes to the forum, and row and column tell "
                "what you do. Sail the Black Sea, build in the city, race chariots, gather people who help."
            ),
        )

    def challenge(self) -> tuple[str, str]:
        return (
            self.tr("Alone against the automa"),
            self.tr("Its legionaries block the forum, its ships and chariots move on their own; score more."),
        )

    def rival(self) -> str:
        return self.tr("The automa")

    def level(self, key: str) -> tuple[str, str]:
        return {
            "easy": (self.tr("Easy"), self.tr("The automa starts with 20 points.")),
            "normal": (self.tr("Normal"), self.tr("The automa starts with 30 points.")),
            "hard": (self.tr("Hard"), self.tr("The automa starts with 40 points.")),
        }[key]

    def option_words(self, name: str, value: str) -> tuple[str, str]:
        """The level of the solo challenge, and the two drafts."""
        if name == "solo":
            return self.level(value)
        words = {
            ("mosaic_draft", "no"): (
                self.tr("Mosaic by chance"),
                self.tr("Three mosaic tiles are dealt to each."),
            ),
            ("mosaic_draft", "yes"): (
                self.tr("Mosaic drafted"),
                self.tr("Mosaic tiles are chosen in turn from two face up of each colour."),
            ),
            ("subject_draft", "no"): (
                self.tr("Cards by chance"),
                self.tr("Two subject cards are dealt to each."),
            ),
            ("subject_draft", "yes"): (
                self.tr("Cards drafted"),
                self.tr("Four cards are passed round in secret; each keeps two of those laid down."),
            ),
        }
        return words.get((name, value), (value, ""))

    def round_name(self, number: int) -> str:
        return self.tr("Round {number}").format(number=number)
