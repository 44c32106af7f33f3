"""Since your turn: what the others' moves have changed for the person who is asked again."""

from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Holding, TableContext
from rome_desktop.app.kit.spoken import signed
from rome_desktop.app.pages.shared.page import joined
from rome_desktop.app.pages.table.on_table import Laid, OnTable, actor
from rome_desktop.app.worker import Update


@dataclass(frozen=True, slots=True)
class Had:
    """What somebody had when their own turn was done, and how many lines the record had then."""

    lines: int
    points: int | None
    holdings: tuple[Holding, ...]
    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """What others did since the person's turn, and how the person's things differ from then."""

    seat: int
    lines: int
    """How many lines the record had when their turn was done."""
    others: tuple[int, ...]
    changes: tuple[str, ...]


KEPT = 60
"""So many updates are kept to be shown again: the longest round of others has about half of them."""


class Since(QObject):
    """Remembers what each person had, and tells what is otherwise once they are asked again."""

    def __init__(self, on_table: OnTable, parent: QObject) -> None:
        super().__init__(parent)
        self._on_table = on_table
        self._had: dict[int, list[Had]] = {}
        """After each action of a person, as far as it was not taken back."""
        self._seen: list[Update] = []
        """What was shown, as far as it was not taken back."""

    def remember(self) -> None:
        """After every update: a person who has just acted has this now."""
        laid = self._on_table.laid()
        if laid is None:
            return
        lines, seat = laid.update.lines, actor(laid.update)
        self._seen = [*(seen for seen in self._seen if seen.lines < lines), laid.update][-KEPT:]
        for person, had in self._had.items():
            self._had[person] = [one for one in had if one.lines <= lines]
        if seat is not None and laid.update.seats[seat].is_human:
            before = [one for one in self._had.get(seat, []) if one.lines < lines]
            self._had[seat] = [*before, self._has(laid, seat, self._on_table.context())][-KEPT:]

    def forget(self) -> None:
        """The match has left the table."""
        self._had.clear()
        self._seen.clear()

    def meanwhile(self) -> Meanwhile | None:
        """Who has played since, and what that has changed for the person asked; None in the own turn."""
        laid = self._on_table.asked()
        seat = laid.update.to_move if laid is not None else None
        had = self._had.get(seat) if seat is not None else None
        if laid is None or seat is None or not had:
            return None
        since = [entry.seat for entry in laid.update.entries if entry.index >= had[-1].lines]
        others = tuple(other for other in dict.fromkeys(since) if other is not None and other != seat)
        if not others or seat in since:
            return None
        changes = self._changes(had[-1], self._has(laid, seat, self._on_table.context()))
        return Meanwhile(seat, had[-1].lines, others, tuple(changes))

    def tell(self) -> str:
        """The same in one sentence; empty in the own turn."""
        laid, told = self._on_table.asked(), self.meanwhile()
        if laid is None or told is None:
            return ""
        names = joined([laid.update.seats[other].name for other in told.others])
        if not told.changes:
            return self.tr("Since your turn {names} played; nothing of yours has changed.").format(
                names=names
            )
        sentence = self.tr("Since your turn {names} played; you have {changes}.")
        return sentence.format(names=names, changes=joined(told.changes))

    def steps(self) -> list[tuple[Update, Update]]:
        """What was shown since, one after the other: the table before and after each."""
        told = self.meanwhile()
        if told is None:
            return []
        return [(one, two) for one, two in pairwise(self._seen) if one.lines >= told.lines]

    def _has(self, laid: Laid, seat: int, context: TableContext) -> Had:
        view = laid.update.views[seat]
        rows = laid.view.holdings(view, seat, context)
        points = laid.view.open_score(view, seat)
        tokens = laid.view.tokens(view, seat)
        if laid.view.first_side(view) == seat:
            tokens = (*tokens, self.tr("the start player’s place"))
        return Had(laid.update.lines, points, tuple(holding for row in rows for holding in row), tokens)

    def _changes(self, had: Had, has: Had) -> list[str]:
        found = []
        if had.points is not None and has.points is not None and had.points != has.points:
            points = signed(self.tr("%n points", "", abs(has.points)), has.points)
            found.append(points + _by(has.points - had.points))
        before = {(n, holding.icon): holding.count for n, holding in enumerate(had.holdings)}
        for n, holding in enumerate(has.holdings):
            gain = holding.count - before.get((n, holding.icon), holding.count)
            if gain:
                found.append(holding.name + _by(gain))
        found += [self.tr("now {token}").format(token=t) for t in has.tokens if t not in had.tokens]
        found += [self.tr("no longer {token}").format(token=t) for t in had.tokens if t not in has.tokens]
        return found


def _by(gain: int) -> str:
    return f"\N{NO-BREAK SPACE}({'+' if gain > 0 else '−'}{abs(gain)})"
