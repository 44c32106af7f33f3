"""The Qt Linguist files as plain data, for the tests of the languages."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

FOLDER = Path(__file__).resolve().parents[2] / "translations"


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence of a file. `forms` are its translations: one, or one for each plural form."""

    context: str
    source: str
    forms: tuple[str, ...]
    numerus: bool
    state: str
    """The type Qt gives it: "" is finished; "unfinished", "vanished" or "obsolete"."""

    @property
    def key(self) -> tuple[str, str, bool]:
        """What the sentence is known by."""
        return self.context, self.source, self.numerus

    def __str__(self) -> str:
        return f"{self.context}: “{self.source}” → {' | '.join(self.forms)}"


def messages(path: Path) -> list[Message]:
    """Every sentence of a .ts file, in its order."""
    return list(_read(ElementTree.parse(path).getroot()))


@cache
def read(language: str) -> tuple[Message, ...]:
    """Every sentence of the committed file of a language."""
    return tuple(messages(FOLDER / f"rome_desktop_{language}.ts"))


def _read(root: ElementTree.Element) -> Iterator[Message]:
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            numerus = message.get("numerus") == "yes"
            plurals = tuple(form.text or "" for form in translation.iter("numerusform"))
            yield Message(
                context.findtext("name", ""),
                message.findtext("source", ""),
                plurals if numerus else (translation.text or "",),
                numerus,
                translation.get("type", ""),
            )
