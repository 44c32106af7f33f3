"""Pictures of positions drawn in a process of their own: one JSON line asks, one JSON line answers.

    {"id": 3, "kind": "save", "name": "/…/trajan.ludus", "content": null, "dark": false, "language": "fr",
     "out": "/…/1f2e.jpg"}

The answer is `{"id": 3, "drawn": true}` once the picture lies at `out`. The process ends when its input does.
A window that drew them itself would stand still for a fifth of a second each.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication

from rome_desktop.app import language
from rome_desktop.app.application import application
from rome_desktop.app.kit import theme
from rome_desktop.app.pages.learn.link import rival
from rome_desktop.app.position_picture import position_picture
from rome_desktop.catalogue import game as game_of
from rome_desktop.session import saves
from rome_desktop.session.lessons.reader import course_of
from rome_desktop.session.lessons.scenes import Scene, begun, position, scene_of
from rome_desktop.session.match import Match
from rome_desktop.session.puzzles import puzzle_with

QUALITY = 88


def main() -> int:
    """Draw what is asked for until the input ends."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application()
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(line)) + "\n")
        sys.stdout.flush()
    return 0


def answer(line: str) -> dict[str, Any]:
    """The answer to one line; never raises."""
    number = None
    try:
        asked = json.loads(line)
        number = asked["id"]
        return {"id": number, "drawn": draw(asked)}
    except Exception as error:  # noqa: BLE001 - whatever is wrong with one match, the next one is drawn
        return {"id": number, "drawn": False, "error": f"{type(error).__name__}: {error}"[:200]}
    finally:
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def draw(asked: dict[str, Any]) -> bool:
    """Write the picture of one request; False where the disk is full."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    if language.current() != asked["language"]:
        language.set_language(app, asked["language"])
    theme.set_look(theme.make_look(dark=asked["dark"], reduced_motion=True))
    content = asked["content"]
    image = picture_of(asked["kind"], asked["name"], Path(content) if content else None)
    out = Path(asked["out"])
    out.parent.mkdir(parents=True, exist_ok=True)
    fresh = out.with_suffix(f".{os.getpid()}.new")
    writer = QImageWriter(str(fresh), b"jpg")
    writer.setQuality(QUALITY)
    if not writer.write(image):
        fresh.unlink(missing_ok=True)
        return False
    fresh.replace(out)
    return True


def picture_of(kind: str, name: str, content: Path | None) -> QImage:
    """Of a saved match, a puzzle, a lesson or a chapter of the rules.

    Raises SaveError, LookupError or LessonError.
    """
    if kind not in {"scene", "lesson"}:
        return position_picture(match_of(kind, name, content))
    key, _, chapter = name.partition("/")
    game = game_of(key)
    course = course_of(game)
    scene: Scene | None = None
    if course is not None:
        scene = begun(course, chapter) if kind == "lesson" else scene_of(course, chapter)
    if course is None or scene is None:
        raise LookupError(f"{key} shows nothing for {chapter}")
    match, seat = position(game, course, scene, rival)
    return position_picture(match, seat, scene.point, alone=kind == "lesson")


def match_of(kind: str, name: str, content: Path | None) -> Match:
    """A saved match by its file, or the position of a puzzle by its id. Raises SaveError or LookupError."""
    if kind == "puzzle":
        return puzzle_with(name).begin("Julia")
    return saves.read(Path(name), content).match
