"""Every text a window shows: what widgets say of themselves, what is painted, what a screen reader hears."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGraphicsSimpleTextItem,
    QLabel,
    QLineEdit,
    QWidget,
)

from rome_desktop.app.table.table_view import TableView

ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


def shown(page: QWidget) -> list[str]:
    """All of it, each text once."""
    return list(dict.fromkeys(text for text in (*said(page), *painted(page)) if text.strip()))


def said(page: QWidget) -> Iterator[str]:
    """What the visible widgets of a page say, spoken names and tool tips among them."""
    for widget in (page, *page.findChildren(QWidget)):
        if widget is page or widget.isVisibleTo(page):
            yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
            yield from _of_widget(widget)


def _of_widget(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield from (widget.placeholderText(), widget.text())
        case QComboBox():
            yield from (widget.itemText(n) for n in range(widget.count()))
        case TableView():
            yield from _of_table(widget)
        case QAbstractItemView():
            model = widget.model()
            for row in range(model.rowCount()):
                yield from (str(model.data(model.index(row, 0), role) or "") for role in ROLES)


def _of_table(table: TableView) -> Iterator[str]:
    for item in table.table.items():
        if isinstance(item, QGraphicsSimpleTextItem) and item.isVisible():
            yield item.text()
    for spot in table.index.by_key.values():
        yield from (spot.name, spot.description())


@contextmanager
def painting() -> Iterator[list[str]]:
    """What is painted meanwhile, by whatever paints in Python; pieces of one broken line are put together."""
    lines: list[str] = []
    draw = QPainter.drawText

    def note(painter: QPainter, *values: Any) -> object:
        text = next((value for value in values if isinstance(value, str)), "")
        if lines and lines[-1].count("⟦") > lines[-1].count("⟧") and not text.startswith("⟦"):
            lines[-1] = f"{lines[-1]} {text}"
        else:
            lines.append(text)
        return draw(painter, *values)

    with patch.object(QPainter, "drawText", note):
        yield lines


def painted(page: QWidget) -> list[str]:
    """The texts a page paints itself."""
    with painting() as lines:
        page.grab()
        QApplication.processEvents()
    return lines
