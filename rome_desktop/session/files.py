"""Writing a file so that a crash, a full disk or a second program loses nothing."""

import contextlib
import errno
import os
import sys
import time
from collections.abc import Iterator
from glob import escape
from pathlib import Path
from typing import IO

BACKUP = ".bak"
TURNS, TURN_S = 400, 0.01
"""So often, and so many seconds apart, a program asks whether another is done with a file."""


def write_safely(path: Path, text: str) -> None:
    """Temporary file, fsync, rename; the previous good copy stays as `NAME.bak`. Raises OSError.

    A link stays a link: what it leads to is written. What is no file is left alone.
    Half a character (a lone surrogate, which a pasted name can hold) is written as a question mark.
    """
    path = behind(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "It is not a file", str(path))
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with fresh.open("w", encoding="utf-8", errors="replace", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            _keep_copy(path)
        fresh.replace(path)
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink()  # still there only if something failed
    _sync_folder(path.parent)


def behind(path: Path) -> Path:
    """The file itself where the path is a link to it; a ring of links leads to one of them."""
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def backup_of(path: Path) -> Path:
    """Where the previous good copy of a file lies: beside the file itself."""
    path = behind(path)
    return path.with_name(path.name + BACKUP)


def _keep_copy(path: Path) -> None:
    """`path` itself is never missing in between: the backup is a second name of the same file."""
    backup = backup_of(path)
    spare = backup.with_name(f".{backup.name}.{os.getpid()}.new")
    with contextlib.suppress(FileNotFoundError):
        spare.unlink()
    try:
        try:
            os.link(path, spare)
        except OSError:
            import shutil

            shutil.copy2(path, spare)  # some file systems know no second names
        spare.replace(backup)
    finally:
        with contextlib.suppress(OSError):
            spare.unlink()


def _sync_folder(folder: Path) -> None:
    """Make the rename last through a power cut, where the system can."""
    if sys.platform == "win32":  # pragma: no cover
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class InUse(OSError):
    """Another running program holds this file."""


def lock_of(path: Path) -> Path:
    """The lock file that lies beside a file in use: whatever link leads there, it is the same."""
    path = behind(path)
    return path.with_name(f".{path.name}.lock")


class Hold:
    """Holds a file for this program until released or killed: the lock dies with the process."""

    def __init__(self, path: Path) -> None:
        self.path = lock_of(path)
        self._name = behind(path).name
        self._file: IO[bytes] | None = None

    def take(self) -> None:
        """Raises InUse if another program holds the file; OSError if the folder cannot hold locks.

        What a killed program left while it was writing the file is removed.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        while self._file is None:
            file = self.path.open("a+b")  # held open on purpose: the lock dies with it
            try:
                _lock(file)
                if self._names(file):
                    self._file = file
            except OSError as error:
                if error.errno in {errno.EAGAIN, errno.EACCES, errno.EDEADLK}:
                    raise InUse(f"{self.path.name} is held by another program") from None
                raise
            finally:
                if self._file is None:
                    file.close()
        for left in self.path.parent.glob(f".{escape(self._name)}.*.new"):
            with contextlib.suppress(OSError):
                left.unlink()

    def _names(self, file: IO[bytes]) -> bool:
        """Whether the lock file is still this one: whoever let go just now has removed it."""
        try:
            return os.path.samestat(os.fstat(file.fileno()), self.path.stat())
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Let go; harmless when nothing is held."""
        file, self._file = self._file, None
        if file is None:
            return
        if sys.platform == "win32":  # pragma: no cover - an open file cannot be removed there
            file.close()
            with contextlib.suppress(OSError):
                self.path.unlink()
        else:
            with contextlib.suppress(OSError):
                self.path.unlink()
            file.close()


@contextlib.contextmanager
def alone(path: Path, *, insisting: bool = False) -> Iterator[None]:
    """While a file is read, changed and written again, other programs that ask for it here wait.

    It goes on without where the folder holds no locks, or where another program does not come to an end;
    `insisting`, it raises what `Hold.take` does.
    """
    hold = Hold(path)
    for left in reversed(range(TURNS)):
        try:
            hold.take()
            break
        except InUse:
            if left:
                time.sleep(TURN_S)
            elif insisting:
                raise
        except OSError:
            if insisting:
                raise
            break
    try:
        yield
    finally:
        hold.release()


def _lock(file: IO[bytes]) -> None:
    """Raises OSError if it is locked already, or cannot be."""
    if sys.platform == "win32":  # pragma: no cover
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
