"""The lines of the journal, folded: one for each action; what else it did is seen when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from rome_desktop.app.kit import theme

Group = tuple[int, str]
"""The key of some lines that belong together, and what the first of them says."""


@dataclass(frozen=True, slots=True)
class JournalLine:
    """One line, or without a seat a rule between turns with `sentence` on it.

    The first `name` in the sentence is drawn bold. `key` comes back with hovering and clicking. `told` makes
    a line without a seat an ordinary one: something that nobody did, such as a fountain that rises.
    """

    key: int
    sentence: str
    seat: theme.SeatColour | None = None
    name: str = ""
    barrier: bool = False
    told: bool = False
    more: int = 0
    """So many lines follow that say what else the same action did, seen or folded away."""
    is_open: bool = False
    """Whether those are seen."""
    is_detail: bool = False
    """Whether it is one of them."""

    @property
    def is_rule(self) -> bool:
        """Whether the line only parts others."""
        return self.seat is None and not self.told


class Folds:
    """Which actions show all their lines.

    Lines of one seat in a row with the same key belong together. The first leads; what nobody did, such as
    the end of a round, always stands for itself.
    """

    def __init__(self) -> None:
        self._all = False
        self._turned: set[Group] = set()
        """What is open although not all is, or folded although all the rest is open."""

    @property
    def all_open(self) -> bool:
        """Whether lines that come are shown with their details."""
        return self._all

    def turn_all(self) -> None:
        """Open everything, or fold everything."""
        self._all = not self._all
        self._turned.clear()

    def turn(self, group: Group) -> None:
        """Open what is folded, fold what is open."""
        self._turned ^= {group}

    def set_open(self, groups: Sequence[Group], is_open: bool) -> None:
        """Open these, or fold them."""
        if is_open == self._all:
            self._turned.difference_update(groups)
        else:
            self._turned.update(groups)

    def is_open(self, group: Group) -> bool:
        """Whether all lines of an action are seen."""
        return (group in self._turned) != self._all

    def folded(self, lines: Sequence[JournalLine]) -> list[JournalLine]:
        """What is seen of these lines, in the order given; a rule knows how many there are below it."""
        found: list[JournalLine] = []
        head = -1
        for line, others in _groups(lines):
            if line.is_rule:
                head = len(found)
            if not others:
                found.append(line)
                continue
            is_open = self.is_open(group_of(line))
            found.append(replace(line, more=len(others), is_open=is_open))
            if is_open:
                found += [replace(other, is_detail=True) for other in others]
            if head >= 0:
                turn = found[head]
                opened = is_open and (turn.is_open or not turn.more)
                found[head] = replace(turn, more=turn.more + len(others), is_open=opened)
        return found


def group_of(line: JournalLine) -> Group:
    """What a leading line is known by."""
    return line.key, line.sentence


def _groups(lines: Sequence[JournalLine]) -> Iterator[tuple[JournalLine, list[JournalLine]]]:
    """Leading lines with those that follow from them."""
    for (_, seat), together in groupby(lines, lambda line: (line.key, line.seat)):
        members = list(together)
        if seat is None:
            for line in members:
                yield line, []
        else:
            yield members[0], members[1:]
