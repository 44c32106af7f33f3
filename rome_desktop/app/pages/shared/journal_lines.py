"""The journal: what the record says happened, in words, newest first."""

from collections.abc import Sequence

from rome_desktop.app.contract import TableContext, Words
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.chrome import JournalLine
from rome_desktop.session.match import Entry


def journal_lines(
    entries: Sequence[Entry], words: Words, context: TableContext, upto: int
) -> list[JournalLine]:
    """One line per event worth telling; `key` is the number of the record's line it came from.

    The rule between turns stands below the turn it names: the journal is read from the top down.
    """
    lines: list[JournalLine] = []
    for entry in entries[: max(0, upto - (entries[0].index if entries else 0))]:
        for number, event in enumerate(entry.events):
            divider = words.divider(event, context)
            if divider is not None:
                lines.append(JournalLine(entry.index, divider))
            told = words.journal(event, context)
            if told is None:
                continue
            side, sentence = told
            name = context.name(side) if side is not None else ""
            lines.append(
                JournalLine(
                    entry.index,
                    f"{name} {sentence}".strip(),
                    theme.seat(context.sides[side].colour) if side is not None else None,
                    name,
                    told=side is None,
                    barrier=bool(entry.barrier)
                    and number == len(entry.events) - 1
                    and entry.seat is not None,
                )
            )
    return lines[::-1]
