"""A die that is thrown: it rolls over a few faces and comes to rest on the one that chance gave."""

from PySide6.QtCore import QEasingCurve
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem
from shiboken6 import isValid

from rome_desktop.app.table.animator import Beat
from rome_desktop.app.views.alba_longa.carrying import die

ROLL = 600
FACES = 4
TURNS = 7
"""So many faces are seen before it lies still."""
HOP = 26.0
SPIN = 200.0

_EASE = QEasingCurve(QEasingCurve.Type.OutCubic)


class Tumble(Beat):
    """One die; `item` stays where it is when the beat is over, for the next `show` to take away."""

    duration = ROLL

    def __init__(self, colour: str, value: int, radius: float, unit: float, number: int) -> None:
        self._value, self._number, self._unit = value, number, unit
        self.item = QGraphicsPathItem()
        self._faces: dict[int, QGraphicsPixmapItem] = {}
        for face in range(1, FACES + 1):
            made = die(colour, face, radius, unit)
            made.setParentItem(self.item)
            made.setScale(unit)
            made.hide()
            self._faces[face] = made
        self._shown = 0
        self.item.hide()

    def begin(self) -> None:
        if isValid(self.item):
            self.item.show()

    def _face(self, face: int) -> None:
        if face == self._shown:
            return
        if self._shown:
            self._faces[self._shown].hide()
        self._shown = face
        self._faces[face].show()

    def show(self, t: float) -> None:
        if not isValid(self.item):
            return
        rest = 1.0 - _EASE.valueForProgress(t)
        turn = int((1.0 - rest) * TURNS)
        self._face(self._value if turn >= TURNS - 1 else 1 + (self._value + self._number + turn) % FACES)
        face = self._faces[self._shown]
        face.setRotation((-1) ** self._number * SPIN * rest)
        bounce = abs(4 * (t % 0.5) * (0.5 - t % 0.5) * 4) * rest
        face.setPos(0, -HOP * self._unit * bounce)

    def show_still(self, t: float) -> None:
        if isValid(self.item):
            self._face(self._value)

    def finish(self) -> None:
        if not isValid(self.item):
            return
        self.item.show()
        self._face(self._value)
        self._faces[self._value].setRotation(0)
        self._faces[self._value].setPos(0, 0)
