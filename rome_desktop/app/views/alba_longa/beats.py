"""A die that is thrown: it rolls over a few faces and comes to rest on the one that chance gave."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from rome_desktop.app.table.beats import Beat
from rome_desktop.app.views.alba_longa.carrying import die
from rome_desktop.app.views.alba_longa.upper import CourtPanel

ROLL = 600
FACES = 4
TURNS = 7
"""So many faces are seen before it lies still."""
HOP = 26.0
SPIN = 200.0

_EASE = QEasingCurve(QEasingCurve.Type.OutCubic)


class Tumble(Beat):
    """One die; it lies where it came to rest when the beat is over, for the next `show` to take away."""

    duration = ROLL

    def __init__(
        self, court: CourtPanel, colour: str, value: int, number: int, lay: Callable[[QGraphicsItem], None]
    ) -> None:
        """`lay` puts the die into its place and keeps it there."""
        self._court, self._colour, self._value, self._number, self._lay = court, colour, value, number, lay
        self._faces: dict[int, QGraphicsPixmapItem] = {}
        """Of the die that lies on the table of now; none before it is thrown."""
        self._t = 0.0

    def begin(self) -> None:
        root, court = QGraphicsPathItem(), self._court
        self._faces = {
            face: die(self._colour, face, court.radius(), court.unit) for face in range(1, FACES + 1)
        }
        for made in self._faces.values():
            made.setParentItem(root)
            made.setScale(court.unit)
            made.hide()
        self._lay(root)

    def _face(self, face: int) -> QGraphicsPixmapItem:
        for number, made in self._faces.items():
            made.setVisible(number == face)
        return self._faces[face]

    def show(self, t: float) -> None:
        self._t = t
        rest = 1.0 - _EASE.valueForProgress(t)
        turn = int((1.0 - rest) * TURNS)
        face = self._face(
            self._value if turn >= TURNS - 1 else 1 + (self._value + self._number + turn) % FACES
        )
        face.setRotation((-1) ** self._number * SPIN * rest)
        bounce = abs(4 * (t % 0.5) * (0.5 - t % 0.5) * 4) * rest
        face.setPos(0, -HOP * self._court.unit * bounce)

    def finish(self) -> None:
        if not self._faces:
            self.begin()
        self.show(1.0)

    def renew(self) -> None:
        if self._faces:
            self.begin()
            self.show(self._t)
