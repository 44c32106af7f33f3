"""Why a saved match cannot be opened, in a sentence that says what to do next."""

from PySide6.QtCore import QObject

from rome_desktop.app import trouble


class SaveWords(QObject):
    """Sentences for the reason keys of `session.saves.SaveError` and of the match worker."""

    def reason(self, key: str, values: dict[str, object]) -> str:
        """One sentence, the file's name in it."""
        sentences = {
            "unreadable": self.tr("{name} cannot be read: {why}. Check that the file is yours to read."),
            "gone": self.tr("{name} is not there any more."),
            "no-file": self.tr("{name} is not a file but a folder, a pipe or a device."),
            "empty": self.tr("{name} is empty: it was cut off while being written. Open its backup."),
            "truncated": self.tr("{name} is damaged: its end is missing. Open its backup."),
            "broken": self.tr("{name} is damaged and cannot be continued. Open its backup."),
            "foreign": self.tr("{name} is not a saved match of this program."),
            "newer": self.tr("{name} was saved by a newer version. Update the program to open it."),
            "too-large": self.tr("{name} is too large to be a saved match."),
            "unknown-game": self.tr(
                "{name} is a match of a game this version does not have. Update the program."
            ),
            "in-use": self.tr("{name} is being played in another window. Close it there first."),
        }
        code, why = values.get("code"), str(values.get("why", ""))
        if why:
            trouble.note(f"{values.get('name', '')}: {why}")
        return sentences.get(key, sentences["broken"]).format(
            name=values.get("name", ""), why=trouble.reason_of(code if isinstance(code, int) else None)
        )
