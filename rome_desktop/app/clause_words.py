"""The clause under a hover card: its number and what it is about."""

from rome_desktop.session import clauses

SHORT = 62
"""A clause of at most so many letters is quoted, a longer one is named by its heading."""


def quoted(game: str, number: str, language: str) -> str:
    """A clause's number and its first sentence, or its heading where the sentence is long."""
    if not number:
        return ""
    try:
        rules = clauses.read(game, language)
        found = rules.find(number)
        if isinstance(found, clauses.Section):
            return f"{number} {found.title}"
        first = found.text.partition(". ")[0].rstrip(".")
        if len(first) <= SHORT:
            return f"{number} {first}"
        heading = rules.find(found.section)
        return f"{number} {heading.title}" if isinstance(heading, clauses.Section) else number
    except clauses.RulesError:
        return number
