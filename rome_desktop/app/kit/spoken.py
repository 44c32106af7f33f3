"""Names for screen readers that are made of two parts, and figures as they are read and spoken."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication


def labelled(name: str, value: str) -> str:
    """What something is called, and what it says: French sets a space before the colon."""
    return QCoreApplication.translate("Spoken", "{name}: {value}").format(name=name, value=value)


def listed(parts: Iterable[str]) -> str:
    """Parts that may have commas of their own, in a row: French sets a space before the semicolon."""
    told = ""
    for part in parts:
        both = QCoreApplication.translate("Spoken", "{these}; {next}")
        told = both.format(these=told, next=part) if told else part
    return told


def run_on(lines: Iterable[str]) -> str:
    """The lines of a card as one text: one that begins with a capital begins a sentence there, too."""
    texts: list[list[str]] = []
    for line in (line.rstrip(".") for line in lines if line):
        if texts and not line[:1].isupper():
            texts[-1].append(line)
        else:
            texts.append([line])
    return ". ".join(listed(text) for text in texts)


def figure(value: int) -> str:
    """A whole number with a real minus sign, as wide as a plus and read aloud as one."""
    return f"−{-value}" if value < 0 else str(value)


def signed(text: str, number: int) -> str:
    """A text that begins with a number said without its sign: Qt writes no %n below zero."""
    return f"\N{MINUS SIGN}{text}" if number < 0 else text


def lowered(name: str) -> str:
    """A common noun as it stands within a sentence."""
    return name[:1].lower() + name[1:]


def capitalised(words: str) -> str:
    """Words as a sentence or a heading begins: only the first letter changes."""
    return words[:1].upper() + words[1:]
