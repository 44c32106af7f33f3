"""What a system or a library refuses, in a sentence of ours; what it said itself goes to the technical log.

The texts of systems and libraries come in their own language and for other readers.
"""

import errno
from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rome_desktop.session.folders import folders

LOG = "trouble.log"
LONGEST = 256 * 1024
"""Bytes after which the log begins anew."""

FULL: Any = QT_TRANSLATE_NOOP("Trouble", "the disk is full")
FORBIDDEN: Any = QT_TRANSLATE_NOOP("Trouble", "the system does not allow it")
READ_ONLY: Any = QT_TRANSLATE_NOOP("Trouble", "this place can only be read")
MISSING: Any = QT_TRANSLATE_NOOP("Trouble", "it is not there any more")
NO_FOLDER: Any = QT_TRANSLATE_NOOP("Trouble", "a file stands where a folder should be")
FOLDER: Any = QT_TRANSLATE_NOOP("Trouble", "a folder stands where a file should be")
TAKEN: Any = QT_TRANSLATE_NOOP("Trouble", "another program holds it")
TOO_LONG: Any = QT_TRANSLATE_NOOP("Trouble", "its name is too long")
BROKEN: Any = QT_TRANSLATE_NOOP("Trouble", "the disk does not answer as it should")
NEWER: Any = QT_TRANSLATE_NOOP("Trouble", "a newer version of the program keeps it")
OTHER: Any = QT_TRANSLATE_NOOP("Trouble", "the system refused, and the technical log says why")
REASONS: dict[int, Any] = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EFBIG: FULL,
    errno.EACCES: FORBIDDEN,
    errno.EPERM: FORBIDDEN,
    errno.EROFS: READ_ONLY,
    errno.ENOENT: MISSING,
    errno.ENOTDIR: NO_FOLDER,
    errno.EEXIST: NO_FOLDER,
    errno.EISDIR: FOLDER,
    errno.EBUSY: TAKEN,
    errno.ENAMETOOLONG: TOO_LONG,
    errno.EIO: BROKEN,
}

_noted: set[str] = set()


def reason(error: Exception) -> str:
    """Why a file or folder could not be used, to stand after a colon; what was said of it is noted."""
    note(repr(error))
    return reason_of(error.errno if isinstance(error, OSError) else None)


def newer() -> str:
    """Why a file of a later version is left alone."""
    text = NEWER
    return QCoreApplication.translate("Trouble", text)


def reason_of(number: int | None) -> str:
    """The same for the number of an error, of which nothing is noted."""
    text = REASONS.get(number or 0, OTHER)
    return QCoreApplication.translate("Trouble", text)


def note(text: str) -> None:
    """Add a line to the technical log, once in a session; that it cannot be written is no further trouble."""
    if text in _noted:
        return
    _noted.add(text)
    log = folders().logs / LOG
    line = f"{datetime.now(UTC).isoformat(timespec='seconds')} {' '.join(text.split())}\n"
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        fresh = not log.exists() or log.stat().st_size > LONGEST
        with log.open("w" if fresh else "a", encoding="utf-8") as file:
            file.write(line)
    except OSError:
        return
