"""What leads from page to page. Pages know neither each other nor the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent

from rome_desktop.app import tables, trouble
from rome_desktop.app.heard import Heard
from rome_desktop.app.kit.sheets import Sheet
from rome_desktop.app.known import Known
from rome_desktop.app.page_stack import PageStack
from rome_desktop.app.pages.home.page import HomePage
from rome_desktop.app.reading import Reading
from rome_desktop.app.window import Window
from rome_desktop.catalogue import GAMES
from rome_desktop.catalogue import game as game_of
from rome_desktop.session.folders import Folders
from rome_desktop.session.kept_rules import is_broken
from rome_desktop.session.seats import NewMatch, Seat
from rome_desktop.session.settings import Settings

if TYPE_CHECKING:
    from rome_desktop.app.afterwards import Afterwards
    from rome_desktop.app.challenging import Challenging
    from rome_desktop.app.pages.table.page import TablePage
    from rome_desktop.app.recorded import Recorded
    from rome_desktop.app.saved_matches import SavedMatches
    from rome_desktop.app.school import School
    from rome_desktop.app.worker import Opened, Update
    from rome_desktop.session.match import Match


class Navigator(QObject):
    """One window and the ways through it. Without `keep` nothing is written: for pictures."""

    def __init__(
        self, settings: Settings, where: Folders, *, keep: bool = True, threaded: bool = True
    ) -> None:
        super().__init__()
        self.window = Window(settings, where, keep=keep, threaded=threaded)
        self._keep = keep
        self.heard = Heard(self.window, self.change)
        self._pages = PageStack(self.window)
        self.known = Known(self.window)
        self.reading = Reading(
            self,
            self._pages,
            self.back,
            lambda: self.window.folders.content,
            self.known.course,
            lambda: self.saved.pictures,
        )
        self.reading.lesson.connect(lambda key, name: self.school.lesson(key, name))  # noqa: PLW0108 - late
        self._table: TablePage | None = None
        self._challenged = ""
        """The game whose challenge the home page showed last."""
        self._opening = False
        """A match was asked for and has not come yet: a second click asks for nothing."""
        self._pressed = 0
        """The last key meant for that match."""
        self.window.installEventFilter(self)
        self.window.may_close = lambda: self.may_leave(self.window.close)

    @cached_property
    def saved(self) -> SavedMatches:
        """The ways to saved matches."""
        from rome_desktop.app.saved_matches import SavedMatches  # late, as all behind the first page

        return SavedMatches(self, self.window, self._pages, self, self, self.known, keep=self._keep)

    @cached_property
    def school(self) -> School:
        """The ways to lessons and the coach."""
        from rome_desktop.app.school import School

        asks = self.known, self.reading, lambda: self.challenging
        return School(self, self.window, self._pages, self, *asks, keep=self._keep)

    # ---- start and end

    def show(self, notice: str = "", troubles: Sequence[tuple[Path, OSError]] = ()) -> None:
        """Open the window on the home page, and tell what went wrong before."""
        window = self.window
        window.place()
        self.home()
        window.show()
        if troubles:
            folder, error = troubles[0]
            window.toast.say(
                self.tr("{folder} cannot be written ({reason}): matches there are not saved.").format(
                    folder=folder, reason=trouble.reason(error)
                ),
                12000,
            )
        elif notice:
            window.toast.say(self.tr("The settings were damaged; the usual ones are in force."), 8000)

    def close(self) -> None:
        """End everything, the window included."""
        self.window.removeEventFilter(self)
        if "saved" in vars(self):
            self.saved.stop()
        self.window.close()
        if self._table is not None:  # no child of the window as long as it was never shown
            self._table.deleteLater()
        self.window.deleteLater()

    def end(self, code: int) -> None:
        """End the program without a question, as the system asked; what could be saved is saved."""
        self.window.may_close = lambda: True
        self.window.close()
        QCoreApplication.exit(code)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.known.forget_words()
            self.window.title_for(self._table.opened if self._table is not None else None)
            if isinstance(self._pages.page, HomePage):
                self.home()
        if self._opening and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self._pressed = event.key()
        return False

    # ---- pages

    def home(self) -> None:
        """The home page, with what is true now; asks first if a match would be lost."""
        if not self.may_leave(self.home):
            return
        self.leave_table()
        page = HomePage(
            self.known.games(),
            self.known.saves(),
            self.known.results(),
            self.window.settings,
            challenged=self._challenged,
            pictures=lambda: self.saved.pictures,
            is_broken=is_broken,
        )
        page.challenge_opened.connect(self._remember_challenge)
        page.new_game.connect(self.new_game)
        page.solo.connect(lambda key: self.new_game(key, solo=True))
        page.learn.connect(lambda key: self.school.open(key))  # noqa: PLW0108 - late
        page.resume.connect(self.resume)
        page.open_file.connect(self.open_file)
        page.saved_games.connect(lambda: self.saved.open())  # noqa: PLW0108 - late, as the next ones
        page.lead(self)
        page.records.connect(self.records)
        page.delete_save.connect(lambda path: self.saved.delete(path))  # noqa: PLW0108
        page.open_backup.connect(lambda path: self.saved.open_backup(path))  # noqa: PLW0108
        self._pages.show(page)

    def _remember_challenge(self, key: str) -> None:
        self._challenged = key

    def new_game(self, key: str, *, solo: bool = False) -> None:
        """Who plays, and how."""
        from rome_desktop.ai.players import level_names
        from rome_desktop.app.pages.new_game.page import NewGamePage

        game = game_of(key)
        results, minutes = self.known.results(), self.school.offer(key)
        cover, names = tables.cover(game), level_names(key)
        page = NewGamePage(game, cover, names, self.window.settings, results, solo=solo, minutes=minutes)
        page.start.connect(self._start)
        page.learn.connect(lambda key: self.school.open(key, over=True))
        page.changed.connect(self.change)
        page.back.connect(self.home)
        self._pages.show(page)

    @cached_property
    def challenging(self) -> Challenging:
        """What leads to challenges and back."""
        from rome_desktop.app.challenging import Challenging

        asks = self.known, self.saved, lambda: self.table
        return Challenging(self.window, self._pages, self, self, *asks, keep=self._keep)

    def go_to(self, tab: str) -> None:
        """What a tab leads to."""
        key = self.window.settings.last_game or GAMES[0].key
        if tab == "learn":
            self.school.open(key)
        elif tab == "rules":
            self.reading.rules(key)
        elif tab == "challenges":
            self.challenging.open()
        else:
            {"play": self.home, "records": self.records}[tab]()

    @cached_property
    def _recorded(self) -> Recorded:
        from rome_desktop.app.recorded import Recorded

        asks = self.known, self.saved, self.challenging.open
        return Recorded(self.window, self._pages, self, *asks)

    def records(self) -> None:
        """Charts of what was played."""
        self._recorded.open()

    def settings_page(self) -> None:
        """All settings."""
        from rome_desktop.app.pages.settings.page import SettingsPage

        page = SettingsPage(self.window.settings, self.window.folders, self.known.games)
        page.changed.connect(self.change)
        page.back.connect(self.back)
        self._pages.lay_over(page)

    @cached_property
    def afterwards(self) -> Afterwards:
        """The ways from a match that is over."""
        from rome_desktop.app.afterwards import Afterwards

        asks = self.known, self.reading, self.heard, lambda: self.challenging
        return Afterwards(self, self.window, self._pages, self, self, *asks)

    def scores(self, match: Match, *, counted: bool = False, over: bool = False) -> None:
        """The score sheet of a finished match; `over` the page it was asked from, or in its place."""
        self.afterwards.scores(match, counted=counted, over=over)

    def replay(self, match: Match, at: int | None = None) -> None:
        """A match step by step."""
        self.afterwards.replay(match, at)

    # ---- the table

    @property
    def table(self) -> TablePage:
        """The table page, made when first needed."""
        if self._table is None:
            from rome_desktop.app.pages.table.page import TablePage

            link = self.window.link
            link.worker.opened.connect(self._opened)
            link.worker.failed.connect(self.failed)
            link.worker.handed.connect(self._handed)
            page = TablePage(link, self.window.bots, self.window.settings)
            page.home_requested.connect(self.home)
            page.settings_requested.connect(self.settings_page)
            page.rules_requested.connect(self._rules_of_table)
            page.reference_requested.connect(self.reading.sheet)
            page.finished.connect(self._finished)
            page.computers.asleep = not self._keep
            self.heard.table(page)
            self.school.coach(page)
            page.aim_met.connect(self.challenging.met)
            page.asked.connect(self.challenging.asked)
            self._table = self._pages.kept = page
        return self._table

    def _ask_for_match(self) -> bool:
        """Get ready for a match; False if one is on its way already.

        The table must listen before the match thread is asked: its first update comes at once.
        """
        if self._opening:
            return False
        self._opening, self._pressed = True, 0
        if not self.window.isActiveWindow():
            self.window.setFocus()  # or a button of a page that is left at once would be read out first
        return self.table is not None

    def start(self, new: NewMatch, *, saved: bool = True) -> None:
        """Begin a match."""
        if self._ask_for_match():
            self.window.link.begin.emit(new, self._folder() if saved else None)

    def _folder(self) -> Path | None:
        return self.window.folders.saves if self._keep else None

    def resume(self, path: Path) -> None:
        """Go on with a saved match; a finished one shows its score sheet."""
        if self._ask_for_match():
            self.window.link.open.emit(path)

    def adopt(self, match: Match) -> None:
        """Go on with a match made elsewhere."""
        self.lay(match, self._folder())

    def lay(self, match: Match, folder: Path | None) -> None:
        """Lay a match on the table, saved in a folder or (None) nowhere."""
        if self._ask_for_match():
            self.window.link.adopt.emit(match, folder)

    def open_file(self) -> None:
        """Go on with a match from anywhere."""
        path = self.window.choose_file()
        if path is not None:
            self.resume(path)

    def finish_animations(self) -> None:
        """Show at once what is being counted or moved."""
        finish = getattr(self._pages.page, "finish", None)
        if finish is not None:
            finish()

    def _opened(self, opened: Opened) -> None:
        self._opening = False
        self.table.set_settings(self.window.settings)
        self._pages.show(self.table)
        self.table.open_match(opened)
        self.challenging.opened(opened)
        self.table.wishes.press(self._pressed)
        self.window.title_for(opened)

    def failed(self, reason: str, values: dict[str, object]) -> None:
        """Say why a match cannot be opened."""
        self._opening = False
        if self._pages.page is not None and self.window.focusWidget() is self.window:
            self._pages.page.setFocus()
        sheet = Sheet(
            self._pages.page or self.window,
            self.tr("This match cannot be opened"),
            self.window.save_words.reason(reason, values),
        )
        if self._table is not None:
            sheet.hidden.connect(self._table.computers.go_on)  # they wait while a table is covered
        sheet.add_button(self.tr("Close"), "primary")
        sheet.open()

    def _finished(self, update: Update) -> None:
        self.window.link.hand_over.emit()

    def _handed(self, match: Match) -> None:
        medal = self.challenging.finished(match)
        self.leave_table()
        self.afterwards.scores(match, medal=medal)

    def leave_table(self) -> None:
        self.window.title_for(None)
        if self._table is not None and self._table.opened is not None:
            self._table.leave()
            self.window.link.close.emit()

    def back(self) -> None:
        """From a page that lies over another to that one; the home page is made anew."""
        if self._pages.below is None or isinstance(self._pages.below, HomePage):
            self.home()
        else:
            self._pages.back()

    def may_leave(self, leave: Callable[[], object]) -> bool:
        """Whether the match on the table may be let go now; if not, the page asks and calls `leave`."""
        table = self._table
        if table is None or table.opened is None or not table.keeper.unsaved:
            return True
        self._pages.show(table)
        return table.keeper.may_leave(leave)

    def _rules_of_table(self, clause: str) -> None:
        if self.table.opened is not None:
            self.reading.rules(self.table.opened.game, clause)

    # ---- what pages ask for

    def _start(self, key: str, seats: tuple[Seat, ...], options: dict[str, str], seed: str) -> None:
        changes: dict[str, Any] = {"last_game": key}
        if len(seats) > 1:
            changes["last_seats"] = tuple((seat.name, seat.kind, seat.colour) for seat in seats)
        self.change(replace(self.window.settings, **changes))
        self.start(NewMatch(key, seats, options, seed))

    def change(self, settings: Settings) -> None:
        if settings.coach and not self.window.settings.coach:
            self.school.coach_anew()
        self.window.change_settings(settings)
        if self._table is not None:
            self._table.set_settings(self.window.settings)

    def speak(self, code: str) -> None:
        """Another language, from now on."""
        self.change(replace(self.window.settings, language=code))

    _change, _speak = change, speak  # the names by which scripts that try the window know them
