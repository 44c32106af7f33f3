"""Putting the previous good copy of a saved match in the place of the match."""

from contextlib import suppress
from pathlib import Path

from rome_desktop.session import saves
from rome_desktop.session.files import BACKUP

Wrong = tuple[str, dict[str, object]]
"""Why it cannot be done: a reason key of `SaveWords`, and its values."""


def put_back(backup: Path, content: Path | None) -> Wrong | None:
    """Put a backup in the place of a lost file, or of a damaged one, which is kept beside it."""
    path = backup.with_name(backup.name.removesuffix(BACKUP))
    try:
        saves.read(backup, content)
        with suppress(FileNotFoundError):
            path.replace(path.with_suffix(".damaged"))
        backup.replace(path)
    except saves.SaveError as error:
        return error.reason, {"name": backup.name, **error.values}
    except OSError as error:
        return "unreadable", {"name": path.name, "code": error.errno, "why": repr(error)}
    return None
