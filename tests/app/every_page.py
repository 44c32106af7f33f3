"""Every page as the window opens it, and the table at every sort of decision, in the language in force."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication, QWidget

from rome_desktop.app.main import places
from rome_desktop.app.navigator import Navigator
from rome_desktop.app.pages.records.page import RecordsPage
from rome_desktop.app.pages.saved.rows import DeleteSheet
from rome_desktop.app.pages.shelf.page import ShelfPage
from rome_desktop.app.pages.table.curtain import CurtainPage, Handover, Sealer
from rome_desktop.app.pages.table.page import TablePage
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.session.match import Match
from rome_desktop.session.results import Result
from rome_desktop.session.saves import Damaged, Summary
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings
from tests.app.pages import samples

KEY = "city_of_marble"
SEATS = tuple(Seat(name, "human", colour) for name, colour in samples.NAMES)
DECISIONS = (
    "TakeAction",
    "ExtraAction",
    "PlaceMagistrate",
    "LayPiece",
    "ExpandNext",
    "ChooseSite",
    "WithdrawMagistrate",
)


@cache
def lines_until(decision: str, seats: int, least: int = 0) -> tuple[str, ...]:
    """Lines of a match played by chance up to such a decision, or ("" as decision) to its end."""
    for seed in range(40):
        match = begin(seats)
        dice = random.Random(seed)
        while not match.over:
            if type(match.decision).__name__ == decision and len(match.lines) >= least:
                return tuple(match.lines)
            match.play(dice.choice(match.legal()))
        if not decision:
            return tuple(match.lines)
    raise LookupError(f"no {decision} in forty matches")


def begin(seats: int) -> Match:
    """A match at its start; with one seat the solo challenge."""
    marble = game(KEY)
    return Match.begin(marble, load(marble), SEATS[:seats], options_of(seats), "1")


def options_of(seats: int) -> dict[str, str]:
    return {"solo": "praetor"} if seats == 1 else {}


def match_at(decision: str, seats: int = 4, least: int = 0) -> Match:
    """A match at its first such decision after `least` lines; for "" at its end."""
    marble = game(KEY)
    lines = lines_until(decision, seats, least)
    return Match.of_lines(marble, load(marble), SEATS[:seats], options_of(seats), "1", lines)


class House:
    """A window with a few evenings of play behind it."""

    def __init__(self, size: tuple[int, int] = (1366, 768), settings: Settings | None = None) -> None:
        chosen = replace(settings or Settings(), pace="at-once", reduced_motion=True)
        self.navigator = Navigator(chosen, places()[1], keep=False, threaded=False)
        self.empty = False
        self.navigator.known.saves = self._saved  # type: ignore[method-assign]
        self.navigator.known.results = self._results  # type: ignore[method-assign]
        window = self.navigator.window
        window.setFixedSize(QSize(*size))
        window.restyle()
        window.show()

    def _saved(self) -> list[Summary | Damaged]:
        if self.empty:
            return []
        return [
            samples.save("a"),
            samples.save("b", days=1, kinds=("human",)),
            samples.save("c", days=3, over=True, to_move=None),
            samples.damaged(),
        ]

    def _results(self) -> list[Result]:
        return [] if self.empty else samples.results()

    def page(self) -> QWidget:
        """The page in front, when everything posted has been delivered."""
        for _ in range(4):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        page = self.navigator.window.stack.currentWidget()
        assert page is not None
        return page

    def close(self) -> None:
        """Take the window away, with all that it holds: what stays is drawn anew with every look."""
        self.navigator.close()
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    # ---- ways

    def _table(self, match: Match) -> TablePage:
        self.navigator.adopt(match)
        page = self.page()
        assert isinstance(page, TablePage)
        if not page.curtain.isHidden():
            page.curtain.opened.emit()
        self.page()
        return page

    def _open(self, way: Callable[[], object], *, empty: bool = False) -> QWidget:
        self.empty = empty
        way()
        self.navigator.finish_animations()
        return self.page()

    def pages(self) -> Iterator[tuple[str, QWidget]]:
        """Each page under its name. The one before is gone when the next is asked for."""
        go = self.navigator
        yield "home", self._open(go.home)
        yield "home, empty", self._open(go.home, empty=True)
        yield "shelf", self._open(go.saved.open)
        yield "shelf, empty", self._open(go.saved.open, empty=True)
        yield "records", self._open(go.records)
        yield "records, empty", self._open(go.records, empty=True)
        yield "records, table", self._records_table()
        yield "shelf, after deleting", self._shelf_after_deleting()
        yield "challenges", self._open(lambda: go.challenging.open(""))
        yield "challenges of one game", self._open(lambda: go.challenging.open(KEY))
        yield "new game", self._open(lambda: go.new_game(KEY))
        yield "new game, solo", self._open(lambda: go.new_game(KEY, solo=True))
        yield "settings", self._open(go.settings_page)
        yield "rules", self._open(lambda: go.reading.rules(KEY))
        yield "reference sheet", self._open(lambda: go.reading.sheet(KEY))
        yield "learn", self._open(lambda: go.school.open(KEY))
        yield "lesson", self._open(lambda: go.school.lesson(KEY, "first-stone"))
        for seats in (1, 3):
            finished = match_at("", seats)
            yield f"scores of {seats}", self._open(partial(go.scores, finished))
            yield f"replay of {seats}", self._open(partial(go.replay, finished, 30))
        yield "damaged", self._failed()
        yield "delete", self._delete()
        yield "curtain", self._curtain()

    def _records_table(self) -> QWidget:
        page = self._open(self.navigator.records)
        assert isinstance(page, RecordsPage)
        page.toggle_table()
        return self.page()

    def _shelf_after_deleting(self) -> QWidget:
        page = self._open(self.navigator.saved.open)
        assert isinstance(page, ShelfPage)
        said = QCoreApplication.translate(
            "SavedMatches", "“{name}” is back on the shelf, and its score in the records."
        )
        page.refresh(self.navigator.saved.stock(), said=said.format(name="Julia"), undo=True)
        return self.page()

    def _failed(self) -> QWidget:
        self._open(self.navigator.home)
        self.navigator.window.link.worker.failed.emit("newer", {"name": "abc.ludus"})
        return self.page()

    def _delete(self) -> QWidget:
        self._open(self.navigator.home)
        DeleteSheet(self.page(), Path("abc.ludus"), "Julia").open()
        return self.page()

    def _curtain(self) -> QWidget:
        states = ("sealed", "now", "waits")
        sealers = tuple(Sealer(s.name, s.colour, state) for s, state in zip(SEATS[:3], states, strict=True))
        page = CurtainPage(Handover("Julia", "rubra", sealers=sealers))
        self.navigator.window.show_page(page)
        return self.page()

    def tables(self) -> Iterator[tuple[str, QWidget]]:
        """The table at every sort of decision, of a solo challenge, with its lists and cards."""
        yield "table, start", self._table(begin(2))
        for decision in DECISIONS:
            yield f"table, {decision}", self._table(match_at(decision))
        yield "table, late", self._table(match_at("TakeAction", least=150))
        yield "table, solo", self._table(match_at("TakeAction", 1, 40))
        page = self._table(match_at("TakeAction", least=60))
        assert page.words is not None
        assert page.update_shown is not None
        options = [(a, page.words.option(a, page.state(), page.context())) for a in page.update_shown.options]
        page.option_list.show_options(options)
        yield "table, list of options", self.page()
        page.option_list.hide()
        page.looking.show_tables()
        yield "table, all tables", self.page()
        page.looking.comparison.hide()
        page.looking.look_back(4)
        yield "table, looking back", self.page()
