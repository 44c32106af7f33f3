"""The best options of a hint and what each can bring: a small panel that leaves the table free."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QListWidgetItem, QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.buttons import IconButton
from rome_desktop.app.kit.option_panel import OptionPanel, above_bar
from rome_desktop.app.kit.widgets import Label

Row = tuple[object, str, str]
"""An option, its sentence, and what it brings."""

WIDEST = 0.42
"""Of the window's width, where the text is large."""
WIDER = (0.54, 0.66, 0.78)
"""The same where only few rows could be seen else."""
FEW, SOME = 60, 90
"""So high, in px of 100 %, the list is at least, or what explains its order gives way; and wished for."""


class HintPanel(OptionPanel):
    """Rows from the best on, and below them what decides."""

    closed = Signal()

    def __init__(self, parent: QWidget, table: QWidget | None = None) -> None:
        super().__init__(parent, table, 18)
        self._shut = IconButton("ui-cross", "", "ghost", 16, self)
        self._shut.clicked.connect(self.closed)
        self.verdict = Label("", "strong", size=14.5, wrap=True)
        self._order = Label("", "muted", size=13.5, wrap=True)
        self._begin(self._heading, self._order, self.list, self.verdict)

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Hint"))
        self._order.setText(self.tr("Best first, the others’ prospects considered."))
        self._shut.set_name(self.tr("Close"))
        self.list.setAccessibleName(self.tr("The best options"))

    def restyle(self) -> None:
        px = theme.look().px
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(px(18), px(12), px(18), px(16))
            layout.setSpacing(px(8))
        self.list.setFont(theme.look().font("body", 14.5))
        self.fit()

    def tell(self, rows: Sequence[Row], verdict: str) -> None:
        """Show these options; the keyboard stays where it is."""
        self.list.blockSignals(True)
        self.list.clear()
        for number, (option, sentence, brings) in enumerate(rows, 1):
            item = QListWidgetItem(f"{number}. {sentence}\n{brings}")
            item.setData(Qt.ItemDataRole.UserRole, option)
            self.list.addItem(item)
        self.list.blockSignals(False)
        self.say(verdict)
        self.show()
        self.fit()
        self.raise_()

    def say(self, verdict: str) -> None:
        """Another sentence below the options."""
        self.verdict.setText(verdict)
        self.verdict.setVisible(bool(verdict))
        self.fit()

    def take_keyboard(self) -> None:
        """To the best option, if any is shown."""
        if self.isHidden():
            return
        self.lend_keyboard(self.list)
        self.list.setCurrentRow(0)

    def fit(self) -> None:
        """At the left, above the bar, as high as what it says."""
        parent = self.parentWidget()
        if parent is None or self.isHidden():
            return
        px, whole = theme.look().px, parent.width()
        usual = min(px(400), max(whole // 4, min(px(300), int(WIDEST * whole))))
        for width in (usual, *(int(share * whole) for share in WIDER)):
            if self._fit_to(parent, width):
                break

    def _fit_to(self, parent: QWidget, width: int) -> bool:
        """The same, so wide; whether some of the rows can be seen at once."""
        px = theme.look().px
        inner = width - 2 * px(18)
        self.list.setFixedWidth(inner)
        self._fit_rows(inner)
        self.list.doItemsLayout()
        high = sum(self.list.sizeHintForRow(row) for row in range(self.list.count())) + px(4)
        low = above_bar(parent, self._table)
        most = low - px(44)
        rest = px(12 + 16 + 2 * 8) + self._heading.sizeHint().height()
        rest += self.verdict.heightForWidth(inner) if self.verdict.isVisibleTo(self) else 0
        order = px(8) + self._order.heightForWidth(inner)
        self._order.setVisible(most - rest - order >= min(high, px(FEW)))
        rest += order if self._order.isVisibleTo(self) else 0
        self.list.setFixedHeight(max(px(40), min(high, most - rest)))
        whole = min(most, rest + self.list.height())
        self.setGeometry(px(6), low - whole, width, whole)
        self._shut.resize(self._shut.sizeHint())
        self._shut.move(width - self._shut.width() - px(8), px(8))
        return most - rest >= min(high, px(SOME))

    def _fit_rows(self, width: int) -> None:
        """Rows as high as their words need: what Qt works out forgets the room beside them."""
        px, metrics = theme.look().px, QFontMetrics(self.list.font())
        beside = 2 * px(8 + 5) + self.list.verticalScrollBar().sizeHint().width()
        room = QRect(0, 0, max(px(40), width - beside), 10000)
        for row in range(self.list.count()):
            item = self.list.item(row)
            words = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), item.text())
            item.setSizeHint(QSize(room.width(), words.height() + 2 * px(5)))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # the list has heard it
            super().keyPressEvent(event)
