"""The window with the game that was added: every page, and a match played by clicks and saved."""

import sys
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from rome_desktop.app.application import application
from rome_desktop.app.main import places
from rome_desktop.app.navigator import Navigator
from rome_desktop.app.picture import picture
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.table_view import TableView
from rome_desktop.session.seats import HUMAN, NewMatch, Seat
from tests.app.waiting import until


def click(table: TableView, key: SpotKey) -> None:
    """As a hand does it."""
    viewport, at = table.viewport(), table.index.by_key[key].scene_centre()
    left = Qt.MouseButton.LeftButton
    for kind, held in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, left)):
        where = QPointF(viewport.mapToGlobal(at.toPoint()))
        event = QMouseEvent(kind, at, where, left, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(viewport, event)


def play() -> None:
    """From the first pebble to the scores, which take the place of the table."""
    settings, where, _ = places()
    chosen = replace(settings, pace="at-once", language="fr")
    navigator = Navigator(chosen, where, threaded=False)
    navigator.window.resize(1280, 720)
    navigator.window.show()
    seats = (Seat("Julia", HUMAN, "rubra"), Seat("Marcus", HUMAN, "caerulea"))
    navigator.start(NewMatch("calculi", seats, {"heap": "small", "last": "wins"}, "toy"))
    page = navigator.table
    until(page.human_is_asked)
    while (seen := page.update_shown) is not None:
        lit = page.table.index.in_order(page.table.grammar.lit())
        click(page.table, lit[seen.number % len(lit)])
        if page.table.grammar.pending is not None:  # what ends a turn asks once more, in this game too
            click(page.table, lit[seen.number % len(lit)])
        until(lambda: page.update_shown is None or (page.human_is_asked() and page.update_shown is not seen))
    print("counted", flush=True)
    navigator.close()


folder = Path(sys.argv[1])
application()
for page in ("home", "new-game", "rules", "scores", "challenges", "learn", "settings", None):
    picture("calculi", folder / f"{page or 'table'}.png", at=2, size=(1280, 720), lang="fr", page=page)
    print("drawn", page or "table", flush=True)
play()
