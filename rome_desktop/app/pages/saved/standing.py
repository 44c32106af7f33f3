"""The picture of a saved match in its row on the home page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.pages.shared.page import Vignette
from rome_desktop.session.saves import Summary

if TYPE_CHECKING:
    from rome_desktop.app.pictures import Pictures, Subject

RADIUS = 5


class Standing(Vignette):
    """Where a match stands; the picture of its game until that has come.

    It is asked for once the page was painted: the first page waits for nothing.
    """

    def __init__(self, save: Summary, pictures: Callable[[], Pictures]) -> None:
        super().__init__(save.game, RADIUS, whole=True)
        self._path, self._ask = save.path, pictures
        self._pictures: Pictures | None = None
        self._subject: Subject | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._ask_now)

    def _ask_now(self) -> None:
        from rome_desktop.app.pictures import of_save  # late, as all behind the first page

        self._pictures, self._subject = self._ask(), of_save(self._path)
        self._pictures.came.connect(self.update)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        found = None
        if self._pictures is not None and self._subject is not None:
            found = self._pictures.get(self._subject, self.size() * self.devicePixelRatioF())
        elif not self._soon.isActive():
            self._soon.start(0)
        if found is None:
            super().paintEvent(event)
        else:
            paint.rounded_picture(self, found, theme.look().pxf(RADIUS))
