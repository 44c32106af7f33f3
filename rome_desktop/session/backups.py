"""What becomes of the files of a match whose copy before takes its place."""

from contextlib import suppress
from pathlib import Path

from rome_desktop.session import saves
from rome_desktop.session.files import BACKUP


def restore(backup: Path, content_folder: Path | None) -> Path:
    """Put a backup in the place of its save, which is kept if it is there; where it lies then.

    Raises SaveError, with nothing changed, if the backup cannot be opened; and OSError.
    """
    path = backup.with_name(backup.name.removesuffix(BACKUP))
    saves.read(backup, content_folder)
    with suppress(FileNotFoundError):
        path.replace(path.with_suffix(".damaged"))
    return backup.replace(path)
