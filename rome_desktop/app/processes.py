"""What helper processes of the window have in common."""

from PySide6.QtCore import QProcess


def kill(process: QProcess | None) -> None:
    """End a process at once; nothing more is heard of it."""
    if process is not None:
        process.blockSignals(True)
        process.kill()
        process.waitForFinished(1000)
        process.deleteLater()
