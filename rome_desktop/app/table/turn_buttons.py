"""Turn and Flip as buttons beside the piece in hand, for touchpads and fingers that have no wheel."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGraphicsView, QHBoxLayout, QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.buttons import Button
from rome_desktop.app.table.keyboard import Keyboard
from rome_desktop.app.table.pointer import Pointer
from rome_desktop.app.table.reach import Acts, Reach
from rome_desktop.app.table.spots import Spot


class TurnButtons(QWidget):
    """Stand still, so that a pointer reaches them: at the place a piece waits on, else where it comes from.

    Shown only while something lies in hand that has another way to lie, and never during a drag.
    """

    def __init__(
        self, reach: Reach, acts: Acts, window: QGraphicsView, pointer: Pointer, keyboard: Keyboard
    ) -> None:
        super().__init__(window)
        self._reach, self._window = reach, window
        self._pointer, self._keyboard = pointer, keyboard
        self.turn = Button("", icon="ui-rotate", parent=self)
        self.flip = Button("", parent=self)
        self.turn.clicked.connect(lambda: acts.turn(1))
        self.flip.clicked.connect(acts.flip_over)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for button in (self.turn, self.flip):
            button.set_height(30, 13.5)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button)
        self.hide()
        self.retranslate()

    def retranslate(self) -> None:
        """Takes the words of the language in force."""
        self.turn.setText(self.tr("Turn"))
        self.flip.setText(self.tr("Flip"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def refresh(self) -> None:
        """Agree with the hand."""
        grammar = self._reach.grammar
        in_hand = grammar.pending is not None or (grammar.picked is not None and not grammar.picked_by_itself)
        spot = self._reach.index.get(grammar.pending_target or grammar.picked)
        can_turn, can_flip = grammar.can_turn(), grammar.can_flip()
        if not in_hand or spot is None or self._pointer.dragging or not (can_turn or can_flip):
            self.hide()
            return
        for button, key in ((self.turn, self._keyboard.turn_key), (self.flip, self._keyboard.flip_key)):
            button.set_key(QKeySequence(key).toString())
        self.turn.setVisible(can_turn)
        self.flip.setVisible(can_flip)
        self.adjustSize()
        self.move(self._place(spot).toPoint())
        self.show()
        self.raise_()

    def _place(self, spot: Spot) -> QPointF:
        """Below the spot, above it where there is no room, and never over the edge of the table."""
        rect, gap = spot.scene_rect(), theme.look().pxf(10)
        rect.translate(-self._window.mapToScene(QPoint()))
        area = QRectF(self._window.viewport().rect())
        x = min(max(rect.center().x() - self.width() / 2, area.left()), area.right() - self.width())
        y = rect.bottom() + gap
        if y + self.height() > area.bottom():
            y = rect.top() - gap - self.height()
        return QPointF(x, max(area.top(), y))
