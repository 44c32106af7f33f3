"""The figures that need an open window: reaction, frames, memory, saving, idling."""

import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median

from PySide6.QtCore import QElapsedTimer, QEvent, QEventLoop, QObject, QPointF, QSizeF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from rome_desktop.app import garbage, language
from rome_desktop.app.application import application
from rome_desktop.app.contract import TableContext
from rome_desktop.app.demo import demo_match
from rome_desktop.app.main import places
from rome_desktop.app.navigator import Navigator
from rome_desktop.app.pages.table.page import TablePage
from rome_desktop.app.table.board_view import BoardView
from rome_desktop.catalogue import GAMES
from rome_desktop.catalogue import game as game_of
from rome_desktop.engine.game import Game
from rome_desktop.engine.steps import Decision, Step
from rome_desktop.session.folders import Folders
from rome_desktop.session.seats import HUMAN, NewMatch, Seat
from rome_desktop.session.settings import Settings

DECISIONS = 24
CLICKS_EACH = 3
FRAMES_S = 4.0
IDLE_S = 4.0
FRAME_MS = 16
REDRAWS = 9
REDRAWN_AT = 100
ACTIONS = 60


def p99(values: list[float]) -> float:
    """The value that all but one in a hundred stay below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]


def wait(milliseconds: int, until: Callable[[], bool] | None = None) -> bool:
    """Run the event loop for a time, or until something is true; whether it became true."""
    clock = QElapsedTimer()
    clock.start()
    loop = QEventLoop()
    tick = QTimer()
    tick.setInterval(2)
    tick.timeout.connect(lambda: loop.quit() if until is not None and until() else None)
    if until is not None:
        tick.start()
    QTimer.singleShot(milliseconds, loop.quit)
    if until is None or not until():
        loop.exec()
    tick.stop()
    return until is None or until()


class Paints(QObject):
    """Notes when a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.moments: list[float] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self._note)
        return False

    def _note(self) -> None:
        self.moments.append(time.perf_counter())


def memory_mb() -> float | None:
    """Resident memory of this process now, in megabytes; None where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return None
    import resource

    return pages * resource.getpagesize() / 1e6


def _begin() -> tuple[Settings, Folders]:
    """Start Qt in English; settings with which nothing waits, and the folders."""
    app = application()
    settings, where, _ = places()
    language.set_language(app, "en")
    return replace(settings, pace="at-once", confirm_end_of_turn=False, language="en"), where


def measure() -> dict[str, dict[str, object]]:
    """Open a window, play a match against a computer, and measure."""
    chosen, where = _begin()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        navigator = Navigator(chosen, Folders(folder, where.content, folder, folder, folder))
        navigator.window.resize(1440, 900)
        navigator.window.show()
        garbage.collect_from_now_on()
        try:
            return _measure(navigator, folder)
        finally:
            navigator.close()


def _measure(navigator: Navigator, folder: Path) -> dict[str, dict[str, object]]:
    page = navigator.table
    game = game_of("city_of_marble")
    seats = (
        Seat("Julia", HUMAN, "rubra"),
        *(Seat(n, "easy", c) for n, c in (("Hadrian", "caerulea"), ("Claudia", "flava"))),
    )
    navigator.start(NewMatch(game.key, seats[: max(game.seats)], {}, "bench"))
    wait(20000, page.human_is_asked)
    saves, clicks = _play(navigator)
    wait(20000, page.human_is_asked)
    idle_gap = _frame_gap(navigator, busy=False)
    busy_gap = _frame_gap(navigator, busy=True)
    return {
        "click": {"value": p99(clicks), "note": f"{len(clicks)} clicks on the table, 1440x900"},
        "frame_gap": {"value": busy_gap, "peer": idle_gap, "note": "peer: the same window with no computer"},
        "memory": {"value": memory_mb(), "note": "resident, in a match of three after some turns"},
        "autosave": {"value": p99(saves), "note": "what the window thread spends on one action"},
        "idle": {"value": _idle_share(), "note": f"processor time over {IDLE_S:g} s at the table"},
    }


def redraws() -> dict[str, dict[str, object]]:
    """Milliseconds of the processor for a table at 1440x900, by kind and game.

    `whole` and `resized` are medians of drawing all of it in the middle of a match, as it is and resized;
    `actions` is one figure for each of some actions at random. What is drawn once and kept was never drawn
    before: for figures that can be trusted, take several processes and the median of each action.
    """
    chosen, where = _begin()
    garbage.collect_from_now_on()
    found: dict[str, dict[str, object]] = {"whole": {}, "resized": {}, "actions": {}}
    for game in GAMES:
        navigator = Navigator(chosen, where, keep=False, threaded=False)
        navigator.window.resize(1440, 900)
        navigator.window.show()
        try:
            navigator.adopt(demo_match(game, REDRAWN_AT))
            wait(500)
            view = navigator.table.view
            assert isinstance(view, BoardView)
            size = QSizeF(navigator.table.table.viewport().size())
            sizes = [size - QSizeF(n % 5 + 1, 0) for n in range(REDRAWS)]
            found["whole"][game.key] = median(_time(view, view.redraw) for _ in range(REDRAWS))
            found["resized"][game.key] = median(_time(view, partial(view.arrange, size)) for size in sizes)
            found["actions"][game.key] = _actions(view, game)
        finally:
            navigator.close()
    return found


def _time(view: BoardView, draw: Callable[[], None]) -> float:
    """Milliseconds of the processor that drawing takes; then it is painted, as by the window."""
    begun = time.process_time()
    draw()
    spent = (time.process_time() - begun) * 1000
    view.table.grab()
    return spent


def _actions(view: BoardView, game: Game) -> list[float]:
    """What each of some actions takes until the table shows what came of it and lights what is possible."""
    match, dice, context = demo_match(game, REDRAWN_AT // 2), random.Random(1), view.shown.context
    view.show(match.view(context.viewer), context)
    times: list[float] = []
    while not match.over and len(times) < ACTIONS:
        match.play(dice.choice(match.legal()))
        seen = replace(context, standings=tuple(match.standings()))
        step = match.state.pending[-1] if match.state.pending else None

        def show(step: Step | None = step, seen: TableContext = seen) -> None:
            view.clear_offer()
            view.show(match.view(seen.viewer), seen)
            if isinstance(step, Decision):
                view.offer(step, match.legal())

        times.append(_time(view, show))
    return times


def _play(navigator: Navigator) -> tuple[list[float], list[float]]:
    """Answer decisions; milliseconds the window thread spent handing each over, and of clicks."""
    page, table = navigator.table, navigator.table.table
    paints = Paints(table.viewport())
    dice = random.Random(1)
    saves: list[float] = []
    clicks: list[float] = []
    for _ in range(DECISIONS):
        if not wait(20000, page.human_is_asked):
            break
        update = page.update_shown
        assert update is not None
        lit = [k for k in table.grammar.lit() if k in table.index]
        for key in dice.sample(lit, min(len(lit), CLICKS_EACH)):
            if key in table.index and page.human_is_asked():
                clicks.append(_click(table, table.index.by_key[key].scene_centre(), paints))
                table.cancel()
        if not page.human_is_asked():
            continue
        begun = time.perf_counter()
        page.choose(dice.choice(update.options))
        saves.append((time.perf_counter() - begun) * 1000)
        wait(5000, lambda seen=update: page.update_shown is not seen)  # type: ignore[misc]
    return saves, clicks


def _click(table: QWidget, at: QPointF, paints: Paints) -> float:
    """Milliseconds from pressing to the first frame that can show it."""
    viewport = table.viewport()  # type: ignore[attr-defined]
    wait(20)
    paints.moments.clear()
    begun = time.perf_counter()
    for kind, held in (
        (QEvent.Type.MouseMove, Qt.MouseButton.NoButton),
        (QEvent.Type.MouseButtonPress, Qt.MouseButton.LeftButton),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
        position = QPointF(viewport.mapToGlobal(at.toPoint()))
        event = QMouseEvent(kind, at, position, button, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(viewport, event)
    wait(1000, lambda: bool(paints.moments))
    return ((paints.moments[0] if paints.moments else time.perf_counter()) - begun) * 1000


def _frame_gap(navigator: Navigator, *, busy: bool) -> float:
    """Milliseconds between frames of a table repainted all the time, while a computer thinks or not."""
    page, view = navigator.table, navigator.table.table
    paints = Paints(view.viewport())
    frames = QTimer()
    frames.setTimerType(Qt.TimerType.PreciseTimer)
    frames.setInterval(FRAME_MS)
    frames.timeout.connect(view.viewport().update)
    ask = QTimer()
    ask.setInterval(5)
    if busy:
        ask.timeout.connect(lambda: None if page.computers.bots.busy else _think(page))
        _think(page)
        ask.start()
    frames.start()
    wait(500)
    paints.moments.clear()
    wait(round(FRAMES_S * 1000))
    frames.stop()
    ask.stop()
    page.computers.forget()
    moments = list(paints.moments)
    view.viewport().removeEventFilter(paints)
    return p99([(b - a) * 1000 for a, b in pairwise(moments)])


def _think(page: TablePage) -> None:
    """Let a computer look for a hint. One that was found is forgotten: asked for again it would be played."""
    page.hinting.forget()
    page.hinting.ask()


def _idle_share() -> float:
    """Per cent of one core while nothing happens."""
    wait(500)
    before = time.process_time()
    wait(round(IDLE_S * 1000))
    return (time.process_time() - before) / IDLE_S * 100
