"""What is said of Concordia before its box is opened."""

from rome_desktop.app.cover import Cover, Habit
from rome_desktop.content.reader import tables


class ConcordiaCover(Cover):
    """The cover of Concordia."""

    def pitch(self) -> tuple[str, str]:
        return (
            self.tr("Settle the empire, trade its goods; your own cards decide what counts."),
            self.tr(
                "Each turn is one card from your hand: colonists travel, houses rise, provinces produce, "
                "goods are traded, new cards are bought. In the end every card counts for its god, and "
                "there is no luck but the set-up."
            ),
        )

    def challenge(self) -> tuple[str, str]:
        return (
            self.tr("Alone beside Aemulus"),
            self.tr("Aemulus builds, produces and takes cards by a fixed list; reach the points of a rank."),
        )

    def rival(self) -> str:
        return self.tr("Aemulus")

    def level(self, key: str) -> tuple[str, str]:
        maps = tables("concordia")["solo"]["maps"]
        sentence = self.tr("Reach {italia} points on Italia, or {imperium} on Imperium.").format(
            italia=maps["italia"]["limits"][key], imperium=maps["imperium"]["limits"][key]
        )
        names = {
            "quaestor": self.tr("Quaestor"),
            "aedilis": self.tr("Aedile"),
            "praetor": self.tr("Praetor"),
            "consul": self.tr("Consul"),
        }
        return names[key], sentence

    def option_words(self, name: str, value: str) -> tuple[str, str]:
        """Map, printing of the Colonist card, intermediate scoring, and the level of the challenge."""
        if name == "solo":
            return self.level(value)
        words = {
            ("map", ""): (self.tr("Board"), ""),
            ("map", "italia"): (self.tr("Italia"), self.tr("2 to 4 players")),
            ("map", "imperium"): (self.tr("Imperium"), self.tr("3 to 5 players")),
            ("colonist", "rulebook"): ("", ""),
            ("colonist", "later"): (
                self.tr("Later Colonist card"),
                self.tr("5 coins and 1 per colonist, instead of 2 per colonist."),
            ),
            ("intermediate", "no"): ("", ""),
            ("intermediate", "yes"): (
                self.tr("First scoring"),
                self.tr("Each first Tribune is scored, for a few coins. Good for a first game."),
            ),
        }
        return words.get((name, value), (value, ""))

    def habits(self) -> tuple[Habit, ...]:
        """[CO-14.6] What a person may leave to the program."""
        told = self.tr("Does not ask when the store is full.")
        return (Habit("keep_dearest", self.tr("Keep the dearest goods"), told),)

    def round_name(self, number: int) -> str:
        return self.tr("Round {number}").format(number=number)
