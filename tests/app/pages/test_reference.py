"""The reference sheet: in columns by the room there is, a way into the rules, and a PDF of one page."""

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest

from rome_desktop.app.pages.reference.document import columns_of, write_pdf
from rome_desktop.app.pages.reference.page import ReferencePage
from rome_desktop.catalogue import GAMES
from rome_desktop.session.reference import Line, Part, told
from tests.app.pages import samples


@pytest.fixture
def page(show):
    return show(lambda: ReferencePage(samples.GAME))


def test_everything_told_stands_on_the_page(page):
    text = page.text.toPlainText()
    for part in told(samples.GAME, "en"):
        assert part.title in text
        for line in part.lines:
            assert line.text in text


def test_a_number_beside_a_heading_asks_for_the_rule(page, qtbot):
    with qtbot.waitSignal(page.clause) as asked:
        page.text.anchorClicked.emit(QUrl("#RM-7"))
    assert asked.args == ["RM-7"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F2])
def test_the_key_that_opened_it_closes_it(page, qtbot, key):
    with qtbot.waitSignal(page.back):
        QTest.keyClick(page, key)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_pdf_is_one_page(qapp, tmp_path, game, language):
    path = tmp_path / "sheet.pdf"
    write_pdf(told(game, language), "Sheet", str(path))
    data = path.read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") + data.count(b"/Type /Page ") == 1


def test_a_place_that_cannot_be_written_is_named(page, tmp_path):
    page.save(tmp_path / "missing" / "sheet.pdf")
    assert page.toast.isVisible()
    assert not (tmp_path / "missing").exists()


def test_blocks_keep_their_order_over_the_columns():
    parts = [Part(str(n), "", (Line("", "text"),) * n) for n in range(1, 8)]
    columns = columns_of(parts, 3)
    assert [part for column in columns for part in column] == parts
    assert len(columns) == 3
