"""Somebody who sits in front of the real window: opens it, plays with mouse and keys, closes it."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from rome_desktop.app import language
from rome_desktop.app.navigator import Navigator
from rome_desktop.app.pages.table.page import TablePage
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import Spot
from rome_desktop.app.worker import Update
from rome_desktop.catalogue import game as game_of
from rome_desktop.content.reader import load
from rome_desktop.engine.actions import Action
from rome_desktop.session import saves
from rome_desktop.session.folders import Folders
from rome_desktop.session.match import Match
from rome_desktop.session.seats import NewMatch, Seat
from rome_desktop.session.settings import Settings
from tests.app.waiting import until
from tests.patience import StoodStill

GAME = game_of("city_of_marble")
JULIA, MARCUS = Seat("Julia", "human", "rubra"), Seat("Marcus", "human", "flava")
HADRIAN = Seat("Hadrian", "easy", "caerulea")
CHANCE_PLAYER = Seat("Tiberius", "random", "nigra")


def folders_in(root: Path) -> Folders:
    return Folders(*(root / name for name in ("saves", "content", "settings", "results", "logs")))


def habits(*seats: Seat, **changes: Any) -> Settings:
    """The settings of somebody in a hurry, who played with these seats last."""
    values: dict[str, Any] = {
        "language": "en",
        "theme": "light",
        "pace": "at-once",
        "coach": False,
        "window": (0, 0, 1366, 768, 0),
        "last_seats": tuple((s.name, s.kind, s.colour) for s in seats),
    }
    return Settings(**{**values, **changes})


def settle() -> None:
    """Deliver everything that was posted."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class Sitting:
    """One run of the program, from the open window to the closed one.

    How an option is chosen is the name of a method: `drag`, `click`, `keys` or `pick_from_list`.
    """

    def __init__(self, qtbot, root: Path, settings: Settings) -> None:
        self.qtbot = qtbot
        self.where = folders_in(root)
        self.where.make()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        language.set_language(app, settings.language)
        self.navigator = Navigator(settings, self.where)
        self.navigator.show()
        self.window = self.navigator.window
        with self.qtbot.waitExposed(self.window):
            self.window.activateWindow()
        self.until(self.is_active)  # shortcuts are heard only then
        self.dice = random.Random(7)
        self.closed = False

    def is_active(self) -> bool:
        """Whether the window has the keyboard; asked for again while it has not."""
        if not self.window.isActiveWindow():
            self.window.activateWindow()
        return bool(self.window.isActiveWindow())

    # ---- what there is

    @property
    def page(self) -> QWidget:
        page = self.window.stack.currentWidget()
        assert page is not None
        return page

    @property
    def table(self) -> TablePage:
        return self.navigator.table

    @property
    def update(self) -> Update:
        """What is on the table."""
        update = self.table.update_shown
        assert update is not None
        return update

    @property
    def bar(self):
        return self.table.table_bar.bar

    @property
    def path(self) -> Path:
        opened = self.table.opened
        assert opened is not None
        assert opened.path is not None
        return opened.path

    def is_on(self, kind: str) -> bool:
        """Whether a page of this class is in front."""
        return type(self.page).__name__ == kind

    def until(self, true) -> None:
        """Wait as long as the page or the match goes on, or a computer player thinks."""
        until(true, lambda: (type(self.page), self.update_number()))

    def wait_for(self, kind: str) -> None:
        self.until(lambda: self.is_on(kind))
        settle()

    # ---- hands

    def button(self, name: str) -> QAbstractButton:
        """The one that is seen, where a former one is still on its way out."""
        found = self.page.findChildren(QAbstractButton, name)
        assert found, f"there is no button {name}"
        return max(found, key=QAbstractButton.isVisible)

    def press(self, name: str) -> None:
        """Click a button of the page by its object name."""
        QTest.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    def push(self, button: QWidget) -> None:
        assert button.isVisible(), f"{button} is not shown"
        assert button.isEnabled(), f"{button} is not enabled"
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the keyboard is."""
        QTest.keyClick(self.focus(), key, modifiers)

    def focus(self) -> QWidget:
        """The widget with the keyboard focus; a window never has none."""
        focused = self.window.focusWidget()
        assert focused is not None, "nothing has the keyboard"
        return focused

    def spot(self, key: SpotKey | str) -> Spot | None:
        """A spot by its key, or by the text of it, if it is on the table."""
        spots = self.table.table.index.by_key
        return next((spot for name, spot in spots.items() if str(name) == str(key)), None)

    def at(self, key: SpotKey | str) -> QPoint:
        """The middle of a spot in the pixels of the viewport."""
        spot = self.spot(key)
        assert spot is not None, f"{key} is not on the table"
        return self.table.table.mapFromScene(spot.scene_centre())

    def move_to(self, point: QPoint) -> None:
        QTest.mouseMove(self.table.table.viewport(), point)

    def touch(self, key: SpotKey | str) -> None:
        """Click a spot."""
        self.move_to(self.at(key))
        QTest.mouseClick(
            self.table.table.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            self.at(key),
        )

    def carry(self, source: SpotKey | str, target: SpotKey | str, action: Action | None = None) -> None:
        """Press on a spot, go to another in steps, turn the piece until it lies as `action` says, let go."""
        viewport, none = self.table.table.viewport(), Qt.KeyboardModifier.NoModifier
        start, end = self.at(source), self.at(target)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, none, start)
        for n in range(1, 5):
            self.move_to((QPointF(start) + (QPointF(end) - QPointF(start)) * n / 4).toPoint())
        self.move_to(end)
        if action is not None:
            assert isinstance(target, SpotKey)
            self.turn_to(action, target)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, none, end)

    # ---- a match

    def start(self, *, game: str = GAME.key, seed: str = "7", solo: bool = False) -> None:
        """From the home page through the new-game page to the table."""
        self.press(("solo-" if solo else "new-") + game)
        self.wait_for("NewGamePage")
        field = self.page.seed_field  # type: ignore[attr-defined]
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, seed)
        self.press("start")
        self.sit()

    def begin(self, *seats: Seat, game: str = GAME.key, seed: str = "7", **options: str) -> None:
        """Straight to the table."""
        self.navigator.start(NewMatch(game, seats, options, seed))
        self.sit()

    def lay(self, match: Match) -> None:
        """Go on with a match made by the test."""
        self.navigator.adopt(match)
        self.sit()

    def sit(self) -> None:
        """Wait until somebody is asked, the curtain is down, or the match is over."""
        self.until(self.is_my_turn)
        settle()

    def is_my_turn(self) -> bool:
        """Whether somebody can act in the match asked for last; the former one still asks meanwhile."""
        if self.navigator._opening:
            return False
        if self.is_on("ScoresPage"):
            return True
        if not self.is_on("TablePage"):
            return False
        asked = self.table.human_is_asked() and self.table._unasked(self.update) is None
        return asked or self.table.curtain.isVisible()

    def choose(self, action: Action, how: str) -> None:
        """Answer with an option in one of the four ways, and wait for the next question."""
        before = self.update.number
        getattr(self, how)(action)
        try:
            self.until(lambda: self.is_on("ScoresPage") or self.update_number() > before)
        except StoodStill as error:
            raise AssertionError(self.stuck(action, how)) from error
        self.sit()

    def stuck(self, action: Action, how: str) -> str:
        """What there was when an answer led nowhere."""
        table = self.table.table
        return (
            f"{action} by {how} led nowhere: {table.grammar._options.get(action, 'not offered')}, "
            f"picked {table.grammar.picked}, pending {table.grammar.pending}, focus {table.focus_key}, "
            f"toast {self.table.toast.text()!r}, asked {self.table.human_is_asked()}, busy {self.table.busy}"
        )

    def update_number(self) -> int:
        """Of what is on the table; -1 as long as nothing is."""
        if self.navigator._table is None:
            return -1
        update = self.table.update_shown
        return -1 if update is None else update.number

    def open_curtain(self) -> None:
        self.push(self.table.curtain.button)
        self.until(lambda: not self.table.curtain.isVisible())

    def play(self, decisions: int | None, how: str) -> int:
        """Answer so many decisions by lot (None: to the score sheet); how many there were."""
        played = 0
        while (decisions is None or played < decisions) and not self.is_on("ScoresPage"):
            if self.table.curtain.isVisible():
                self.open_curtain()
                self.sit()
                continue
            self.choose(self.dice.choice(self.update.options), how)
            played += 1
        return played

    # ---- the four ways

    def gestures(self, action: Action):
        return self.table.table.grammar._options[action]

    def aside(self, action: Action) -> bool:
        """Answer what has no gesture with the bar; False if it has one."""
        if self.gestures(action):
            return False
        alone = len(self.update.options) == 1
        self.push(self.bar.confirm if alone else self.bar.passing)
        return True

    def click(self, action: Action) -> None:
        if self.aside(action):
            return
        grammar, gesture = self.table.table.grammar, self.gestures(action)[0]
        if gesture.source is not None and grammar.picked != gesture.source:
            self.touch(gesture.source)
        self.turn_to(action, gesture.target)
        self.touch(gesture.target)
        self.confirm(action, gesture.target)

    def drag(self, action: Action) -> None:
        if self.aside(action):
            return
        gesture = next((g for g in self.gestures(action) if g.source is not None), None)
        if gesture is None or gesture.source is None:
            self.click(action)
            return
        self.carry(gesture.source, gesture.target, action)
        self.confirm(action, gesture.target)

    def keys(self, action: Action) -> None:
        """Tab to the source, Enter, arrows or Tab to the target, Enter, and Enter once more if asked."""
        grammar, view = self.table.table.grammar, self.table.table
        if not self.gestures(action):
            self.key(Qt.Key.Key_Return if len(self.update.options) == 1 else Qt.Key.Key_P)
            return
        gesture = self.gestures(action)[-1 if len(self.gestures(action)) == 1 else 0]
        if gesture.source is not None and grammar.picked != gesture.source:
            self.walk_to(gesture.source)
            self.key(Qt.Key.Key_Return)
        self.walk_to(gesture.target)
        self.turn_to(action, gesture.target)
        self.key(Qt.Key.Key_Return)
        if grammar.pending is not None:
            assert grammar.pending == action
            assert view.hasFocus()
            self.key(Qt.Key.Key_Return)

    def walk_to(self, key: SpotKey) -> None:
        """Arrows as far as they lead there, then Tab, or Shift+Tab where they led too far."""
        view = self.table.table
        if not self.window.isActiveWindow():  # nobody's keys go to a window that is not in front
            self.window.activateWindow()
            self.until(self.window.isActiveWindow)
        view.setFocus()
        for _ in range(4):
            if view.focus_key == key and view.reach.by_keys:
                return
            here, there = self.at(view.focus_key or key), self.at(key)
            dx, dy = there.x() - here.x(), there.y() - here.y()
            if abs(dx) >= abs(dy):
                self.key(Qt.Key.Key_Right if dx > 0 else Qt.Key.Key_Left)
            else:
                self.key(Qt.Key.Key_Down if dy > 0 else Qt.Key.Key_Up)
        for _ in range(len(view.grammar.lit()) + len(self.page.findChildren(QWidget))):
            if view.focus_key == key and view.reach.by_keys and view.hasFocus():
                return
            lit = view.index.in_order(view.grammar.lit())
            row = lit.index(view.focus_key) if view.focus_key in lit and view.hasFocus() else -1
            back = key in lit and row > lit.index(key)
            self.key(Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab)
        raise AssertionError(f"the keyboard does not lead to {key}")

    def pick_from_list(self, action: Action) -> None:
        """L, arrows, Enter."""
        self.key(Qt.Key.Key_L)
        listed = self.table.option_list.list
        row = self.update.options.index(action)
        for _ in range(row):
            self.key(Qt.Key.Key_Down)
        assert listed.currentRow() == row
        self.key(Qt.Key.Key_Return)
        if self.table.table.grammar.pending is not None:
            self.key(Qt.Key.Key_Return)

    def turn_to(self, action: Action, target: SpotKey) -> None:
        """Turn what is in hand until the option is the one meant; flip it if it never comes round."""
        grammar = self.table.table.grammar
        for key in (*[Qt.Key.Key_R] * 12, Qt.Key.Key_F, *[Qt.Key.Key_R] * 12):
            if grammar.option_at(target) == action:
                return
            self.key(key)
        raise AssertionError(f"{action} is not among what {target} stands for")

    def confirm(self, action: Action, target: SpotKey | str) -> None:
        grammar = self.table.table.grammar
        if grammar.pending is not None:
            assert grammar.pending == action
            self.touch(target)

    # ---- the end

    def scores_shown(self) -> list[int]:
        """What the score sheet says."""
        return [standing.score for standing in self.page.outcome.standings]  # type: ignore[attr-defined]

    def match(self) -> Match:
        """The match as the file has it."""
        return saves.read(self.path).match

    def close(self) -> None:
        """Close the window as its frame does."""
        if not self.closed:
            self.closed = True
            self.window.close()
            self.navigator.close()
            self.navigator.deleteLater()
            settle()


def replayed(path: Path) -> list[int]:
    """The scores of a saved match, played again without a window."""
    match = saves.read(path).match
    again = Match.of_lines(match.game, load(match.game), match.seats, match.options, match.seed, match.lines)
    return [standing.score for standing in again.standings()]


def ways(ways: dict[str, tuple[Any, ...]], whole: str) -> list[Any]:
    """Parameters for each way to play a match, and whether all of it may be played in the window.

    One way is seen to the end of a match in every run, the others when thorough.
    """
    thorough = [pytest.mark.thorough]
    return [
        pytest.param(*way, name == whole, id=name, marks=[] if name == whole else thorough)
        for name, way in ways.items()
    ]


def starts(ways: dict[str, tuple[Any, ...]], whole: str, one: str) -> list[Any]:
    """The other ways, of which the start is played: one in every run, all when thorough."""
    thorough = [pytest.mark.thorough]
    return [
        pytest.param(*way, id=name, marks=[] if name == one else thorough)
        for name, way in ways.items()
        if name != whole
    ]


def leave_and_return(
    sit_down, sitting: Sitting, settings: Settings, meanwhile: Callable[[Match], Match] | None = None
) -> Sitting:
    """Close the window in the middle, open the program anew, resume from the home page.

    What happens to the match `meanwhile` is written to its file.
    """
    path, lines = sitting.path, sitting.match().lines
    sitting.close()
    if meanwhile is not None:
        saves.write(meanwhile(saves.read(path).match), path)
    again = sit_down(settings)
    again.press(f"resume-{path.name}")
    again.sit()
    assert again.path == path
    assert again.match().lines[: len(lines)] == lines
    return again


def by_lot(match: Match) -> Action:
    """What somebody without a plan answers, the same in the same match."""
    return random.Random(len(match.lines)).choice(match.legal())


def near_its_end(choice: Callable[[Match], Action] = by_lot, left: int = 24) -> Callable[[Match], Match]:
    """Plays a match on, to where it takes but so many decisions more of those who choose so."""

    def played(match: Match) -> Match:
        moments = []
        while not match.over:
            moments.append(len(match.lines))
            match.play(choice(match))
        return match.shortened(moments[-left])

    return played
