"""Reading a file of the player's: only what is a file, and only as much as it may hold."""

import errno
import os
import stat
from pathlib import Path


class NotAFile(OSError):
    """A folder, a pipe or a device lies there, or a link to one: opening it might wait or never end."""


class TooLarge(OSError):
    """It holds more than it may."""


def read_bytes(path: Path, most: int) -> bytes:
    """What a file holds; whatever else lies there is never opened. Raises OSError."""
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise NotAFile(errno.EINVAL, "It is not a file", str(path))
    if status.st_size <= most:
        with path.open("rb") as file:
            found = file.read(most + 1)  # it may have grown since
        if len(found) <= most:
            return found
    raise TooLarge(errno.EFBIG, os.strerror(errno.EFBIG), str(path))


def read_text(path: Path, most: int) -> str:
    """What a file of text holds. Raises OSError and UnicodeDecodeError."""
    return read_bytes(path, most).decode()
