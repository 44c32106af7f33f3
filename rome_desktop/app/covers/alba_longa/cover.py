"""What is said of Alba Longa before its box is opened."""

from rome_desktop.app.cover import Cover


class AlbaCover(Cover):
    """The cover of Alba Longa."""

    def pitch(self) -> tuple[str, str]:
        return (
            self.tr("Call the court, share out your peasants, and build ten monuments for Jupiter."),
            self.tr(
                "Dice tell how many soldiers, merchants, workers, priests and farmers you can send to work, "
                "and others may buy the dice you leave. Fight in secret, pray for the harvest, feed your "
                "city: ten monuments and 16 peasants at the end of a year win."
            ),
        )

    def challenge(self) -> tuple[str, str]:
        return (
            self.tr("The Thunder’s Deadline"),
            self.tr(
                "Build ten monuments and feed 16 peasants before the Shadow does, in seven years at most."
            ),
        )

    def rival(self) -> str:
        return self.tr("The Shadow")

    def level(self, key: str) -> tuple[str, str]:
        return {
            "calm": (
                self.tr("Calm"),
                self.tr(
                    "The Shadow needs 3 workers for a monument, and half its people farm for the harvest."
                ),
            ),
            "normal": (
                self.tr("Normal"),
                self.tr(
                    "The Shadow needs 2 workers for a monument, and half its people farm for the harvest."
                ),
            ),
            "wrathful": (
                self.tr("Wrathful"),
                self.tr("The Shadow grows by 3 each year, and nobody of its people farms."),
            ),
        }[key]

    def option_words(self, name: str, value: str) -> tuple[str, str]:
        """The three variants, and the level of the challenge."""
        if name == "solo":
            return self.level(value)
        words = {
            ("job_well_done", "yes"): (
                self.tr("A Job Well Done"),
                self.tr(
                    "The King with the most peasants at a job earns a bonus: a hero back, a house, "
                    "a cheaper blessing, wheat."
                ),
            ),
            ("job_well_done", "no"): (
                self.tr("Plain jobs"),
                self.tr("No bonus for the most peasants at a job."),
            ),
            ("spoils_of_war", "yes"): (
                self.tr("Spoils of War"),
                self.tr(
                    "Sabotage a King with as many monuments as you or more, and a captive works for you."
                ),
            ),
            ("spoils_of_war", "no"): (
                self.tr("No captives"),
                self.tr("Sabotage only stops the other’s peasants."),
            ),
            ("assisi", "yes"): (
                self.tr("Assisi"),
                self.tr(
                    "A neutral city with loot can be attacked too; always with two Kings, never with five."
                ),
            ),
            ("assisi", "no"): (
                self.tr("Kings only"),
                self.tr("Soldiers attack the cities of other Kings and nobody else."),
            ),
        }
        return words.get((name, value), (value, ""))

    def round_name(self, number: int) -> str:
        return self.tr("Year {number}").format(number=number)
