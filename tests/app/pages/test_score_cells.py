"""The score sheet is read cell by cell: the arrows lead from number to number, each under its head."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from rome_desktop.app.pages.score.category_table import CategoryTable
from rome_desktop.app.pages.score.cells import SheetCells
from tests.app.pages.conftest import outcome
from tests.app.pages.reading import read
from tests.app.pages.test_scores import page_of

Key = Qt.Key


@pytest.fixture
def cells(show):
    page = show(lambda: page_of(counted=True))
    found = page.findChild(SheetCells)
    found.setFocus()
    return found


def test_a_cell_is_read_with_its_row_and_its_column(cells):
    assert read(cells) == ("Buildings", "Julia", "Buildings: 41", "the most")
    QTest.keyClick(cells, Key.Key_Right)
    assert read(cells)[:2] == ("Buildings", "Hadrian")
    QTest.keyClick(cells, Key.Key_Down)
    assert read(cells)[:2] == ("Bridges", "Hadrian")
    for _ in range(cells.rowCount()):
        QTest.keyClick(cells, Key.Key_Down)
    out = outcome()
    assert read(cells) == ("Total", "Hadrian", str(out.score(out.order[1])), "")


def test_it_is_a_table_to_a_screen_reader(cells):
    whole = QAccessible.queryAccessibleInterface(cells)
    assert whole.role() == QAccessible.Role.Table
    assert whole.text(QAccessible.Text.Name) == "Score sheet"
    assert whole.focusChild().role() == QAccessible.Role.Cell


def test_a_cell_lies_where_its_number_is_drawn(cells):
    table = cells.parentWidget()
    so = table.measures()
    for row in range(len(table.categories)):
        for column in range(len(table.outcome.order)):
            cell = cells.visualRect(cells.model().index(row, column)).translated(cells.pos())
            assert cell.contains(round(so.first + column * so.step), round(table.row_box(row).center().y()))


def test_before_the_points_are_counted_nothing_is_read(qtbot, english):
    page = page_of()
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    cells = page.findChild(SheetCells)
    assert {cells.item(row, 0).text() for row in range(cells.rowCount())} == {""}
    assert cells.focusPolicy() == Qt.FocusPolicy.NoFocus
    page.finish()
    assert cells.focusPolicy() == Qt.FocusPolicy.TabFocus
    assert cells.item(0, 0).text() == "41"


def test_other_keys_are_the_pages(qtbot, show):
    page = show(lambda: page_of(counted=True))
    cells = page.findChild(CategoryTable).cells
    cells.setFocus()
    with qtbot.waitSignal(page.again):
        QTest.keyClick(cells, Key.Key_N)
    with qtbot.assertNotEmitted(page.again):
        QTest.keyClick(cells, Key.Key_Return)
