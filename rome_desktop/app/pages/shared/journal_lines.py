"""The journal: what the record says happened, in words, the newest turn first."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication

from rome_desktop.app.contract import TableContext, Words
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.chrome import JournalLine
from rome_desktop.engine.events import Event
from rome_desktop.session.match import Entry


def lines_in_time(
    entries: Sequence[Entry], words: Words, context: TableContext, upto: int
) -> list[JournalLine]:
    """What is told of a record up to one of its lines."""
    return KeptLines().in_time(entries, words, context, upto)


class KeptLines:
    """The lines of a journal that were made once: an entry of a record never changes."""

    def __init__(self) -> None:
        self._made_for: tuple[object, ...] = ()
        """What lines depend on beside their entry."""
        self._lines: dict[int, tuple[Entry, list[JournalLine]]] = {}

    def in_time(
        self, entries: Sequence[Entry], words: Words, context: TableContext, upto: int
    ) -> list[JournalLine]:
        """One line per event worth telling; `key` is the number of the record's line it came from.

        What was done before the first turn has a head too: it stands below that turn and is no part of it.
        """
        made_for = words, context.sides, context.language, theme.look()
        if made_for != self._made_for:
            self._made_for, self._lines = made_for, {}
        lines: list[JournalLine] = []
        for entry in entries[: max(0, upto - (entries[0].index if entries else 0))]:
            kept = self._lines.get(entry.index)
            if kept is None or kept[0] is not entry:
                kept = self._lines[entry.index] = entry, lines_of(entry, words, context)
            lines += kept[1]
        if lines and not lines[0].is_rule and not entries[0].index:
            lines.insert(0, JournalLine(lines[0].key, QCoreApplication.translate("JournalLines", "Set-up")))
        return lines


def lines_of(entry: Entry, words: Words, context: TableContext) -> list[JournalLine]:
    """What is told of one line of the record."""
    lines: list[JournalLine] = []
    prices: list[JournalLine] = []
    for number, event in enumerate(entry.events):
        divider = words.divider(event, context)
        if divider is not None:
            lines.append(JournalLine(entry.index, divider))
        told = words.journal(event, context)
        if told is None:
            continue
        side, sentence = told
        name = context.name(side) if side is not None else ""
        line = JournalLine(
            entry.index,
            f"{name} {sentence}".strip(),
            theme.seat(context.sides[side].colour) if side is not None else None,
            name,
            told=side is None,
            barrier=bool(entry.barrier) and number == len(entry.events) - 1 and entry.seat is not None,
        )
        prices = prices if prices and lines[-1] is prices[-1] and line.seat == prices[-1].seat else []
        if words.is_price(event):
            prices.append(line)
            lines.append(line)
        else:  # what was got stands before what it cost, and leads when the journal is folded
            lines.insert(len(lines) - len(prices), line)
            prices = []
    return lines


def last_done(entries: Sequence[Entry], index: int) -> tuple[Event, ...]:
    """What the last action before a line of the record did, and what chance answered to it."""
    done: tuple[Event, ...] = ()
    for entry in reversed(entries):
        if entry.index < index:
            done = entry.events + done
            if entry.seat is not None:
                break
    return done


def newest_turn_first(lines: Sequence[JournalLine]) -> list[JournalLine]:
    """The newest turn on top; within a turn its head leads and its lines follow in their order.

    So nothing stands before what it speaks of.
    """
    heads = [number for number, line in enumerate(lines) if line.is_rule]
    turns = [lines[start:end] for start, end in pairwise([0, *heads, len(lines)])]
    return [line for turn in reversed(turns) for line in turn]
