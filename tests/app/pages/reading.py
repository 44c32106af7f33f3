"""What a screen reader says of a cell."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QTableWidget

Text = QAccessible.Text


def read(table: QTableWidget) -> tuple[str, str, str, str]:
    """The cell with the keyboard: the head of its row, of its column, what it says, and what more."""
    part = QAccessible.queryAccessibleInterface(table).focusChild()
    assert part is not None
    cell = part.tableCellInterface()
    (row,), (column,) = cell.rowHeaderCells(), cell.columnHeaderCells()
    return row.text(Text.Name), column.text(Text.Name), part.text(Text.Name), part.text(Text.Description)
