"""Where a player's files lie: saves, content corrections, settings, results, logs."""

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path

NAME = "quinque-ludi"
PROBE = b"Ludi" * 2048
"""As much as a short match: a name alone can be written to a full disk."""
HOME_VARIABLE = "QUINQUE_LUDI_HOME"
"""Put every folder under one root: for tests, and for a copy of the program on a stick."""


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of one user."""

    saves: Path
    content: Path
    settings: Path
    results: Path
    logs: Path

    def make(self) -> list[tuple[Path, OSError]]:
        """Create what is missing; the folders that could not be created or written to, with the reason."""
        failed = []
        for folder in (self.saves, self.content, self.settings, self.results, self.logs):
            try:
                folder.mkdir(parents=True, exist_ok=True)
                try_out(folder)
            except OSError as error:
                failed.append((folder, error))
        return failed


def try_out(folder: Path) -> None:
    """Write something into a folder and take it away. Raises OSError: no right, no room, only to be read."""
    probe = folder / f".probe-{os.getpid()}"
    try:
        probe.write_bytes(PROBE)
    finally:
        with contextlib.suppress(OSError):
            probe.unlink()


def folders(saves: Path | None = None) -> Folders:
    """The folders of this user; `saves` is a choice from the settings."""
    root = os.environ.get(HOME_VARIABLE)
    if root:
        data = config = log = Path(root)
    else:
        from platformdirs import PlatformDirs

        dirs = PlatformDirs(NAME, appauthor=False)
        data, config, log = Path(dirs.user_data_dir), Path(dirs.user_config_dir), Path(dirs.user_log_dir)
    return Folders(
        saves=saves or data / "saves",
        content=data / "content",
        settings=config / "settings" if root else config,
        results=data / "results",
        logs=log / "logs" if root else log,
    )
