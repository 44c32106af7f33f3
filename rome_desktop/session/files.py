"""Writing a file so that a crash, a full disk or a second program loses nothing."""

import contextlib
import os
import shutil
import sys
from pathlib import Path
from typing import IO


def write_safely(path: Path, text: str) -> None:
    """Temporary file, fsync, rename; the previous good copy stays as `NAME.bak`. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            _keep_copy(path)
        fresh.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    _sync_folder(path.parent)


def backup_of(path: Path) -> Path:
    """Where the previous good copy of a file lies."""
    return path.with_name(path.name + ".bak")


def _keep_copy(path: Path) -> None:
    """`path` itself is never missing in between: the backup is a second name of the same file."""
    backup = backup_of(path)
    spare = backup.with_name(f".{backup.name}.{os.getpid()}.new")
    with contextlib.suppress(FileNotFoundError):
        spare.unlink()
    try:
        os.link(path, spare)
    except OSError:
        shutil.copy2(path, spare)  # some file systems know no second names
    spare.replace(backup)


def _sync_folder(folder: Path) -> None:
    """Make the rename last through a power cut, where the system can."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class InUse(OSError):
    """Another running program holds this file."""


class Hold:
    """Holds a file for this program until released or killed: the lock dies with the process."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(f".{path.name}.lock")
        self._file: IO[bytes] | None = None

    def take(self) -> None:
        """Raises InUse if another program holds the file; OSError if the folder cannot be written."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = self.path.open("a+b")  # noqa: SIM115 - held open on purpose
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise InUse(f"{self.path.name} is held by another program") from None
        self._file = file

    def release(self) -> None:
        """Let go; harmless when nothing is held."""
        if self._file is not None:
            self._file.close()
            self._file = None
            with contextlib.suppress(OSError):
                self.path.unlink()
