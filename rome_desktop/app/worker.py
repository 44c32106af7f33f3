"""The match lives in a thread of its own; the window sends what was chosen and receives updates.

Everything the worker does per call takes milliseconds: it decides nothing, it plays and saves.
"""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal, Slot

from rome_desktop.ai.request import BotRequest
from rome_desktop.app import trouble
from rome_desktop.catalogue import game as game_of
from rome_desktop.content.reader import load as load_content
from rome_desktop.engine.actions import Action, NotationError
from rome_desktop.engine.events import Event
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.record import line_of
from rome_desktop.engine.steps import Decision, IllegalAction, State
from rome_desktop.session import codec, results, saves
from rome_desktop.session.files import Hold, InUse
from rome_desktop.session.match import Entry, Match, TakeBack
from rome_desktop.session.seats import NewMatch, Seat


@dataclass(frozen=True, slots=True)
class Update:
    """The match as the window may know it after something happened; nothing is shared with the match."""

    number: int
    """Grows with every update: an answer given to another number is dropped."""
    cause: str
    """"opened", "played", "taken-back", "redone" or "reseated"."""
    seats: tuple[Seat, ...]
    views: dict[int | None, State]
    """What each person sees, and under None what somebody beside the table sees."""
    decision: Decision | None
    options: tuple[Action, ...]
    to_move: int | None
    events: tuple[Event, ...]
    take_back: TakeBack
    can_redo: bool
    entries: tuple[Entry, ...]
    lines: int
    winners: tuple[int, ...]
    over: bool
    request: BotRequest | None
    """For a computer to move: what its process needs, the view already masked, the match's seed not in it."""
    path: Path | None


@dataclass(frozen=True, slots=True)
class Opened:
    """A match was opened: its game, where it is saved, what to tell ("other-rules", "other-content").

    `other_level`: a computer player had a level that the game has not; the nearest one plays.
    """

    game: str
    path: Path | None
    notice: str
    options: dict[str, str]
    seed: str
    content: Any
    other_level: bool = False


class MatchWorker(QObject):
    """Wraps one `Match` at a time. All slots run in the worker's thread."""

    opened = Signal(object)
    updated = Signal(object)
    failed = Signal(str, dict)
    """A match could not be opened: a reason key of `SaveError`, or "in-use", "unwritable"; and its values."""
    save_failed = Signal(str)
    """The match goes on, but could not be written: the system's reason."""
    saved = Signal(object)
    """Written where the player asked: the path."""
    handed = Signal(object)
    """A copy of the match, shared with nobody."""
    looked = Signal(int, object)
    """The table before a line: its number, the view beside the table."""

    def __init__(self, content_folder: Path | None, results_folder: Path | None) -> None:
        super().__init__()
        self._content_folder = content_folder
        self._results_folder = results_folder
        self._match: Match | None = None
        self._path: Path | None = None
        self._hold: Hold | None = None
        self._number = 0
        self._unsaved = False

    # ---- opening and closing

    @Slot(object, object)
    def begin(self, new: NewMatch, folder: Path | None) -> None:
        """Start a match and save it in `folder` (None: nowhere)."""
        game = game_of(new.game)
        seed = new.seed or str(random.SystemRandom().randrange(10**9))
        content = load_content(game, self._content_folder)
        match = Match.begin(game, content, new.seats, new.options, seed)
        match.started = datetime.now(UTC).isoformat(timespec="seconds")
        self.adopt(match, folder)

    @Slot(object)
    def open(self, path: Path) -> None:
        """Go on with a saved match; one that is open already is shown anew."""
        if self._match is not None and self._path is not None and _same_file(path, self._path):
            self._take(self._match, self._path, "")
            return
        lock = Hold(path)
        hold: Hold | None = lock
        try:
            lock.take()
        except InUse:
            self.failed.emit("in-use", {"name": path.name})
            return
        except OSError:
            hold = None  # a folder that cannot be written: playing is possible
        try:
            loaded = saves.read(path, self._content_folder)
        except saves.SaveError as error:
            if hold is not None:
                hold.release()
            self.failed.emit(error.reason, {"name": path.name, **error.values})
            return
        self.close()
        self._hold = hold
        self._take(loaded.match, path, loaded.notice, other_level=loaded.other_level)

    @Slot(object, object)
    def adopt(self, match: Match, folder: Path | None) -> None:
        """Go on with a match made elsewhere (a copy of a replayed one), saved in `folder` (None: nowhere)."""
        self.close()
        path = None
        if folder is not None:
            path, self._hold = _reserved(folder, match)
        self._take(match, path, "", fresh=True)

    def _take(
        self, match: Match, path: Path | None, notice: str, *, fresh: bool = False, other_level: bool = False
    ) -> None:
        """Lay a match on the table; only a fresh one is written: opening changes no file."""
        self._match, self._path = match, path
        key, seats, options = match.game.key, match.seats, dict(match.options)
        match.seats = tuple(map(_able(key), seats))
        other_level |= seats != match.seats
        self.opened.emit(Opened(key, path, notice, options, match.seed, match.content, other_level))
        if fresh and match.lines:
            self._write()
        self._send("opened", ())

    @Slot()
    def close(self) -> None:
        """Let the match go; it is saved already."""
        if self._match is not None and self._unsaved:
            self._write()
        if self._hold is not None:
            self._hold.release()
        self._match = self._path = self._hold = None
        self._unsaved = False

    @Slot()
    def end(self) -> None:
        """Let the match go and end the thread, after everything that was asked before."""
        self.close()
        self.thread().quit()

    # ---- playing

    @Slot(int, object, bool)
    def submit(self, number: int, action: Action | str, auto: bool) -> None:
        """Play an answer given to update `number`; an answer to another one is dropped."""
        match = self._match
        if match is None or number != self._number:
            return
        try:
            events = match.play(action if isinstance(action, str) else line_of(match.state, action), auto)
        except (IllegalAction, NotationError):
            self._send("opened", ())  # the window shows again what is true
            return
        self._write()
        self._send("played", events)

    @Slot(int)
    def fall_back(self, number: int) -> None:
        """A computer player is dead, late or wrong: play something legal in its place."""
        match = self._match
        if match is not None and number == self._number and match.decision is not None:
            dice = random.Random(f"{match.seed}/{len(match.lines)}/fallback")
            self.submit(number, dice.choice(match.legal()), False)

    @Slot()
    def take_back(self) -> None:
        if self._match is not None and self._match.take_back():
            self._write()
            self._send("taken-back", ())

    @Slot()
    def redo(self) -> None:
        if self._match is not None and self._match.redo():
            self._write()
            self._send("redone", ())

    @Slot(int, str)
    def reseat(self, seat: int, kind: str) -> None:
        """Let a person or a computer answer for a seat from now on; whoever thinks for it is not heard."""
        if self._match is not None and self._match.reseat(seat, kind):
            self._write()
            self._send("reseated", ())

    @Slot(int)
    def look(self, index: int) -> None:
        """Send the table as it was before a line, seen from beside it."""
        if (match := self._match) is not None:
            index = max(match.base_index, min(index, len(match.lines)))
            self.looked.emit(index, observe(match.state_at(index), match.game.rules.zones, None))

    @Slot(object)
    def save_as(self, path: Path) -> None:
        """Write a copy where the player wants it."""
        if self._match is None:
            return
        try:
            saves.write(self._match, path)
        except OSError as error:
            self.save_failed.emit(trouble.reason(error))
        else:
            self.saved.emit(path)

    @Slot(object)
    def move_to(self, folder: Path) -> None:
        """Save from now on in another folder (the old one cannot be written)."""
        if self._match is None:
            return
        if self._hold is not None:
            self._hold.release()
        self._path, self._hold = _reserved(folder, self._match)
        self._write()
        if not self._unsaved:
            self.saved.emit(self._path)

    @Slot()
    def hand_over(self) -> None:
        """Send a copy of the match with all its history: for the score sheet and the replay."""
        if self._match is not None:
            self.handed.emit(self._match.copy())

    # ---- what is sent and written

    def _write(self) -> None:
        match, path = self._match, self._path
        if match is None or path is None:
            return
        try:
            saves.write(match, path)
            if match.over and self._results_folder is not None:
                results.add(results.of(match, path.name), self._results_folder)
        except OSError as error:
            self._unsaved = True
            self.save_failed.emit(trouble.reason(error))
        else:
            self._unsaved = False

    def _send(self, cause: str, events: Iterable[Event]) -> None:
        if self._match is not None:
            self._number += 1
            self.updated.emit(self._update(self._match, cause, events))

    def _update(self, match: Match, cause: str, events: Iterable[Event]) -> Update:
        """The match as the window may know it now."""
        mover = match.to_move
        humans = [n for n, seat in enumerate(match.seats) if seat.is_human]
        request = None
        if mover is not None and not match.seats[mover].is_human:
            request = BotRequest.of(
                self._number,
                match.game.key,
                str(match.content.path),
                codec.state_to_json(match.view(mover)),
                mover,
                match.seats[mover].kind,
                sha256(f"{match.seed}/{len(match.lines)}".encode()).hexdigest()[:16],
            )
        return Update(
            number=self._number,
            cause=cause,
            seats=match.seats,
            views={seat: match.view(seat) for seat in (None, *humans)},
            decision=match.decision,
            options=tuple(match.legal()),
            to_move=mover,
            events=tuple(events),
            take_back=match.can_take_back(),
            can_redo=match.can_redo(),
            entries=tuple(match.entries),
            lines=len(match.lines),
            winners=tuple(match.winners()),
            over=match.over,
            request=request,
            path=self._path,
        )


def _reserved(folder: Path, match: Match) -> tuple[Path, Hold | None]:
    """A name for a match, held before another program can take it; no hold where there can be none."""
    tried: Path | None = None
    while (path := saves.fresh_path(folder, match)) != tried:
        tried, hold = path, Hold(path)
        try:
            hold.take()
        except InUse:
            continue
        except OSError:
            break
        return path, hold
    return path, None


def _able(key: str) -> Callable[[Seat], Seat]:
    """Gives computer players the levels that the game has."""
    from rome_desktop.ai.players import nearest_level  # late: not for the home page

    return lambda seat: seat if seat.is_human else replace(seat, kind=nearest_level(key, seat.kind))


def _same_file(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


class MatchThread(QObject):
    """Owns the worker and its thread; the window speaks to the worker through these signals.

    Without `threaded` everything happens at once in the caller's thread: for pictures and some tests.
    """

    begin = Signal(object, object)
    open = Signal(object)
    adopt = Signal(object, object)
    close = Signal()
    submit = Signal(int, object, bool)
    fall_back = Signal(int)
    take_back = Signal()
    redo = Signal()
    reseat = Signal(int, str)
    look = Signal(int)
    save_as = Signal(object)
    move_to = Signal(object)
    hand_over = Signal()
    end = Signal()

    SLOTS = (
        *("begin", "open", "adopt", "close", "submit", "fall_back", "take_back", "redo", "reseat", "look"),
        *("save_as", "move_to", "hand_over", "end"),
    )

    def __init__(
        self,
        content_folder: Path | None,
        results_folder: Path | None,
        *,
        threaded: bool = True,
        worker: MatchWorker | None = None,
    ) -> None:
        super().__init__()
        self.worker = worker if worker is not None else MatchWorker(content_folder, results_folder)
        self._thread = QThread() if threaded else None
        if self._thread is not None:
            self._thread.setObjectName("match")
            self.worker.moveToThread(self._thread)
        for name in self.SLOTS:
            getattr(self, name).connect(getattr(self.worker, name))
        if self._thread is not None:
            self._thread.start()

    def stop(self) -> None:
        """Finish what is queued, let the match go, end the thread; harmless when it has ended."""
        if self._thread is None:
            self.worker.close()
        elif self._thread.isRunning():
            self.end.emit()
            self._thread.wait(5000)
