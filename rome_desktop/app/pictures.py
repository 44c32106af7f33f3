"""Pictures of positions for pages: asked for while they are painted, there as soon as they are drawn.

They are drawn by a process of its own (`drawing.py`), once for each state of a match, look and language, and
kept as small files. Nothing here takes the window longer than the reading of one of those.
"""

import contextlib
import json
import os
import sys
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QProcess, QProcessEnvironment, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from rome_desktop import __version__
from rome_desktop.app import language
from rome_desktop.app.kit import theme
from rome_desktop.app.processes import kill
from rome_desktop.session.lessons.course import Chapter
from rome_desktop.session.lessons.scenes import Scene

FOLDER = "pictures"
FILES = 800
"""So many are kept; the oldest go."""
IN_MEMORY = 160
AHEAD = 32
"""So many wait to be drawn at most; what is still seen is asked for again when it is painted."""
PATIENCE, REST = 30_000, 20_000
"""Milliseconds after which a picture will not come, and after which an idle process ends."""
MISSES = 5
"""After so many in a row no more are asked for."""
HANG = 0.3
"""Where a picture is higher than its place, so much of what is cut off lies above it."""

SPARE = 0.15
"""Where no more of its place than this would stay free, a picture is shown whole."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What a picture shows; the stamp changes with what it holds.

    A save by its path, a puzzle by its id, a lesson or the scene of a chapter of the rules as GAME/CHAPTER.
    """

    kind: str
    name: str
    stamp: str = ""


def of_save(path: Path) -> Subject:
    """The position of a saved match as its file has it now."""
    with contextlib.suppress(OSError):
        found = path.stat()
        return Subject("save", str(path), f"{found.st_mtime_ns}-{found.st_size}")
    return Subject("save", str(path))


def fitted(image: QImage, size: QSize) -> QImage:
    """A picture as it fills a place: whole on its own ground where its shape is nearly right, else cut."""
    smooth = Qt.TransformationMode.SmoothTransformation
    inside = image.size().scaled(size, Qt.AspectRatioMode.KeepAspectRatio)
    if inside.width() * inside.height() >= (1 - SPARE) * size.width() * size.height():
        found = QImage(size, image.format())
        found.fill(image.pixelColor(image.width() // 2, image.height() - 1 - image.height() // 50))
        painter = QPainter(found)
        at = QPoint((size.width() - inside.width()) // 2, (size.height() - inside.height()) // 2)
        painter.drawImage(at, image.scaled(inside, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
        painter.end()
        return found
    whole = image.scaled(size, Qt.AspectRatioMode.KeepAspectRatioByExpanding, smooth)
    left, top = (whole.width() - size.width()) // 2, int((whole.height() - size.height()) * HANG)
    return whole.copy(QRect(left, top, size.width(), size.height()))


def of_puzzle(key: str) -> Subject:
    """The position of a perfect turn."""
    return Subject("puzzle", key, __version__)


def of_scene(game: str, chapter: str, scene: Scene) -> Subject:
    """What a chapter of the rules speaks of, cut to what its scene points at."""
    return Subject("scene", f"{game}/{chapter}", f"{__version__} {scene}")


def of_chapter(game: str, chapter: Chapter) -> Subject:
    """What a lesson is about, where it begins."""
    return Subject("lesson", f"{game}/{chapter.id}", f"{__version__} {chapter.start} {chapter.point}")


@dataclass(frozen=True, slots=True)
class Wanted:
    """A subject in the look and the language in force."""

    subject: Subject
    dark: bool
    language: str

    @classmethod
    def now(cls, subject: Subject) -> "Wanted":
        return cls(subject, theme.look().dark, language.current())

    @property
    def file(self) -> str:
        """The name of its picture."""
        words = (*map(str, (self.subject.kind, self.subject.name, self.subject.stamp)), self.language)
        return sha256("\n".join((*words, str(self.dark))).encode()).hexdigest()[:32] + ".jpg"


def command() -> tuple[str, list[str]]:
    """How to start this program as the one that draws, from source or from a packaged build."""
    frozen = getattr(sys, "frozen", False)
    return sys.executable, ["--draw"] if frozen else ["-m", "rome_desktop", "--draw"]


class Pictures(QObject):
    """`get` a picture, and again after `came`. Without a folder there are none but those drawn at once."""

    came = Signal()
    """Something more can be shown."""

    def __init__(
        self, folder: Path | None, content: Path | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._folder, self._content = folder, content
        self._shown: OrderedDict[tuple[Wanted, int, int], QPixmap] = OrderedDict()
        self._waiting: OrderedDict[Wanted, QSize] = OrderedDict()
        self._lost: set[Wanted] = set()
        self._asked: Wanted | None = None
        self._number = self._misses = 0
        self._process: QProcess | None = None
        self._soon, self._clock = QTimer(self), QTimer(self)
        for timer, then in ((self._soon, self._step), (self._clock, self._late)):
            timer.setSingleShot(True)
            timer.timeout.connect(then)

    def get(self, subject: Subject, size: QSize) -> QPixmap | None:
        """The picture cut to a size in device pixels; None as long as there is none, then it is asked for."""
        wanted = Wanted.now(subject)
        key = (wanted, size.width(), size.height())
        found = self._shown.get(key)
        if found is not None:
            self._shown.move_to_end(key)
            return found
        if wanted not in self._lost and not size.isEmpty():
            self._waiting[wanted] = size
            self._waiting.move_to_end(wanted)
            while len(self._waiting) > AHEAD:
                self._waiting.popitem(last=False)
            if not self._soon.isActive():
                self._soon.start(0)
        return None

    def is_busy(self) -> bool:
        """Whether more is to come."""
        return bool(self._waiting) or self._asked is not None

    def stop(self) -> None:
        """End the process at once; it keeps nothing."""
        self._waiting.clear()
        self._soon.stop()
        self._clock.stop()
        self._asked = None
        process, self._process = self._process, None
        kill(process)

    # ---- one after the other, what was asked for last first

    def _step(self) -> None:
        """Show one that lies in its file, or have one drawn."""
        folder = self._folder
        if folder is None:
            self._draw_here()
            return
        for wanted in reversed(self._waiting):
            file = folder / wanted.file
            if file.exists():
                self._show(wanted, QImage(str(file)))
                if self._waiting:
                    self._soon.start(0)
                return
        if self._waiting and self._asked is None:
            self._ask(folder, next(reversed(self._waiting)))

    def _show(self, wanted: Wanted, image: QImage) -> None:
        size = self._waiting.pop(wanted)
        if image.isNull():
            self._lost.add(wanted)
            return
        picture = QPixmap.fromImage(fitted(image, size))
        self._shown[wanted, size.width(), size.height()] = picture
        while len(self._shown) > IN_MEMORY:
            self._shown.popitem(last=False)
        self.came.emit()

    def _draw_here(self) -> None:
        """For pictures of pages: nothing may be missing on them, and nothing is kept."""
        from rome_desktop.app.drawing import picture_of
        from rome_desktop.session.saves import SaveError

        for wanted in list(self._waiting):
            subject, image = wanted.subject, QImage()
            with contextlib.suppress(SaveError, LookupError):
                image = picture_of(subject.kind, subject.name, self._content)
            self._show(wanted, image)

    # ---- the process

    def _ask(self, folder: Path, wanted: Wanted) -> None:
        if self._misses > MISSES:
            self._waiting.clear()
            return
        self._number += 1
        self._asked = wanted
        asked = {
            "id": self._number,
            "kind": wanted.subject.kind,
            "name": wanted.subject.name,
            "content": str(self._content) if self._content is not None else None,
            "dark": wanted.dark,
            "language": wanted.language,
            "out": str(folder / wanted.file),
        }
        process = self._running()
        if process is not None:
            process.write(json.dumps(asked).encode() + b"\n")
            self._clock.start(PATIENCE)

    def _running(self) -> QProcess | None:
        """The process; None if it could not be started, which has been noted then."""
        if self._process is not None:
            return self._process
        self._thin_out()
        environment = QProcessEnvironment.systemEnvironment()
        if not getattr(sys, "frozen", False):
            roots = [p for p in sys.path if p] + [os.getcwd()]  # noqa: PTH109 - a plain string is wanted
            environment.insert("PYTHONPATH", os.pathsep.join(roots))
        self._process = process = QProcess(self)
        process.setProcessEnvironment(environment)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._hear)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._ended)
        process.start(*command())
        return self._process

    def _hear(self) -> None:
        process = self._process
        while process is not None and process.canReadLine():
            try:
                answer = json.loads(bytes(process.readLine().data()))
                number, drawn = answer["id"], answer["drawn"] is True
            except (ValueError, KeyError, TypeError):
                continue
            if number == self._number and self._asked is not None:
                self._answered(drawn=drawn)

    def _answered(self, *, drawn: bool) -> None:
        wanted, self._asked = self._asked, None
        if wanted is not None and not drawn:
            self._lost.add(wanted)
            self._waiting.pop(wanted, None)
        self._misses = 0 if drawn else self._misses + 1
        self._clock.start(REST)
        self._soon.start(0)

    def _late(self) -> None:
        """Nothing came for long: what was asked for never will, or nobody asks any more."""
        lost = self._asked
        waiting = OrderedDict(self._waiting)
        self.stop()
        if lost is not None:
            self._waiting = waiting
            self._asked = lost
            self._answered(drawn=False)

    def _ended(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.deleteLater()
        if self._asked is not None:
            self._answered(drawn=False)

    def _thin_out(self) -> None:
        """Only the newest files stay."""
        assert self._folder is not None
        try:
            files = sorted(self._folder.glob("*.jpg"), key=lambda file: file.stat().st_mtime, reverse=True)
        except OSError:
            return
        for file in files[FILES:]:
            with contextlib.suppress(OSError):
                file.unlink()
