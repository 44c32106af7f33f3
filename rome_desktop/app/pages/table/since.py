"""Since your turn: what the others' moves have changed for the person who is asked again."""

from dataclasses import dataclass

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Holding, TableContext
from rome_desktop.app.pages.shared.page import joined
from rome_desktop.app.pages.table.on_table import Laid, OnTable, actor


@dataclass(frozen=True, slots=True)
class Had:
    """What somebody had when their own turn was done, and how many lines the record had then."""

    lines: int
    points: int | None
    holdings: tuple[Holding, ...]


class Since(QObject):
    """Remembers what each person had, and tells what is otherwise once they are asked again."""

    def __init__(self, on_table: OnTable, parent: QObject) -> None:
        super().__init__(parent)
        self._on_table = on_table
        self._had: dict[int, Had] = {}

    def remember(self) -> None:
        """After every update: a person who has just acted has this now."""
        laid = self._on_table.laid()
        seat = actor(laid.update) if laid is not None else None
        if laid is not None and seat is not None and laid.update.seats[seat].is_human:
            self._had[seat] = self._has(laid, seat, self._on_table.context())

    def forget(self) -> None:
        """The match has left the table."""
        self._had.clear()

    def tell(self) -> str:
        """Who has played since, and what that has changed for the person asked; empty in the own turn."""
        laid = self._on_table.asked()
        seat = laid.update.to_move if laid is not None else None
        had = self._had.get(seat) if seat is not None else None
        if laid is None or seat is None or had is None:
            return ""
        update = laid.update
        since = [entry.seat for entry in update.entries if entry.index >= had.lines]
        others = [other for other in dict.fromkeys(since) if other not in (seat, None)]
        if not others or seat in since:
            return ""
        names = joined([update.seats[other].name for other in others])
        changes = self._changes(had, self._has(laid, seat, self._on_table.context()))
        if not changes:
            return self.tr("Since your turn {names} played; nothing of yours has changed.").format(
                names=names
            )
        told = self.tr("Since your turn {names} played; you have {changes}.")
        return told.format(names=names, changes=joined(changes))

    def _has(self, laid: Laid, seat: int, context: TableContext) -> Had:
        view = laid.update.views[seat]
        rows = laid.view.holdings(view, seat, context)
        points = laid.view.open_score(view, seat)
        return Had(laid.update.lines, points, tuple(holding for row in rows for holding in row))

    def _changes(self, had: Had, has: Had) -> list[str]:
        found = []
        if had.points is not None and has.points is not None and had.points != has.points:
            found.append(self.tr("%n points", "", has.points) + _by(has.points - had.points))
        before = {(n, holding.icon): holding.count for n, holding in enumerate(had.holdings)}
        for n, holding in enumerate(has.holdings):
            gain = holding.count - before.get((n, holding.icon), holding.count)
            if gain:
                found.append(holding.name + _by(gain))
        return found


def _by(gain: int) -> str:
    return f"\N{NO-BREAK SPACE}({'+' if gain > 0 else '−'}{abs(gain)})"
