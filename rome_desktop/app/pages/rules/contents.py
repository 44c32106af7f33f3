"""The contents of the rules: a line for each chapter that says something, broken where it is too long."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem

from rome_desktop.app.kit import theme
from rome_desktop.session.clauses import Clause, Section

PADDING = 22
"""Px of 100 % that a line loses left and right of its text."""
INDENT = "    "


class Contents(QListWidget):
    """Titles of chapters; `section_of` names the one of a line."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("contents")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_sections(self, sections: Sequence[Section]) -> None:
        """One line each, those of a lower level set in."""
        look = theme.look()
        for section in sections:
            top = section.level == 1
            item = QListWidgetItem(section.title if top else f"{INDENT}{section.title}")
            item.setData(Qt.ItemDataRole.UserRole, section.id)
            item.setFont(look.font("button", 14.5) if top else look.font("body", 14))
            item.setForeground(look.ink if top else look.muted)
            self.addItem(item)
        self._fit()

    def stand_on(self, section: str) -> None:
        """Mark a section as the one that is read; nothing is led there."""
        self.blockSignals(True)
        for row in range(self.count()):
            if self.item(row).data(Qt.ItemDataRole.UserRole) == section:
                self.setCurrentRow(row)
        self.blockSignals(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give every line the height its text needs at this width."""
        for row in range(self.count()):
            item = self.item(row)
            item.setSizeHint(QSize())
            high = self.sizeHintForRow(row)
            more = self.needed(row).height() - QFontMetrics(item.font()).height()
            if more > 0:
                item.setSizeHint(QSize(0, high + more))

    def needed(self, row: int) -> QRect:
        """What the text of a line takes, broken at this width."""
        width = self.viewport().width() - theme.look().px(PADDING)
        item = self.item(row)
        return QFontMetrics(item.font()).boundingRect(
            QRect(0, 0, max(width, 1), 9999), Qt.TextFlag.TextWordWrap, item.text()
        )


def telling(entries: Sequence[Section | Clause]) -> Iterator[Section]:
    """The sections that have clauses of their own or of a part; one that only points elsewhere has none."""
    for number, entry in enumerate(entries):
        if isinstance(entry, Section):
            following = next(iter(entries[number + 1 :]), None)
            if isinstance(following, Clause) or (following is not None and following.level > entry.level):
                yield entry
