"""The shelf: cards that are painted only where they are seen, search and order, and what can be done."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit

from rome_desktop.app.kit import theme
from rome_desktop.app.pages.shelf import cards
from rome_desktop.app.pages.shelf.cards import ITEM, KEPT, face
from rome_desktop.app.pages.shelf.matches import Stock, Teller
from rome_desktop.app.pages.shelf.page import ShelfPage
from rome_desktop.app.pictures import Pictures
from rome_desktop.session.shelf import Item
from tests.app.pages import samples
from tests.app.pages.conftest import MAKERS, binned, games, stock
from tests.app.waiting import until


def many(count):
    saves = [samples.save(str(n), days=n / 8, over=n % 3 == 0) for n in range(count)]
    return Stock.of([Item(replace(save, seed="1"), f"Match {n}") for n, save in enumerate(saves)])


def shelf_of(stock):
    return lambda: ShelfPage(games(), stock, Pictures(None))


def titles(page):
    model = page._list.model()
    return [model.index(row).data() for row in range(model.rowCount())]


def spoken(page):
    model = page._list.model()
    role = Qt.ItemDataRole.AccessibleTextRole
    return [model.index(row).data(role) for row in range(model.rowCount())]


def press(page, name):
    """Click what is seen; what was replaced a moment ago is still there, hidden."""
    next(b for b in page.findChildren(QAbstractButton, name) if b.isVisible()).click()


def test_every_match_has_a_card_and_damaged_ones_come_last(show):
    page = show(MAKERS["shelf"])
    assert titles(page) == [
        "Rome: City of Marble",
        "Sunday with Constantinus",
        "Rome: City of Marble",
        "city_of_marble-2026-11-20-1.ludus",
    ]


def test_a_card_is_read_aloud_with_all_it_shows(show):
    first, solo, ended, bad = spoken(show(MAKERS["shelf"]))
    assert "Round 7 · Hadrian" in first
    assert "Julia 38, Hadrian 35, Claudia 31" in first
    assert "Against the Senate" in solo
    assert "finished" in ended
    assert "Julia 38 won" in ended
    assert "Its end is missing." in bad


def test_only_the_cards_that_are_seen_are_painted(show):
    page = show(shelf_of(many(500)))
    page.grab()
    assert page._list.model().rowCount() == 500
    assert 6 <= len(page._list._hand._ready) <= KEPT


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (1920, 1080)], ids=str)
def test_cards_stand_side_by_side_and_fill_the_width(show, size):
    page = show(shelf_of(many(20)), size)
    view = page._list
    row = [n for n in range(20) if view.visualRect(view.model().index(n)).y() == 0]
    assert len(row) >= 3
    used = view.visualRect(view.model().index(row[-1])).right()
    assert view.viewport().width() - used < view.gridSize().width() / 3


def test_a_search_narrows_the_cards_and_says_when_nothing_is_left(show):
    page = show(MAKERS["shelf"])
    page._search.setText("constant")
    assert titles(page) == ["Sunday with Constantinus"]
    page._search.setText("nobody")
    assert titles(page) == []
    assert page._blank.isVisible()
    clear = next(b for b in page._blank.findChildren(QAbstractButton) if b.text() == "Clear the search")
    clear.click()
    assert len(titles(page)) == 4


def test_running_ones_alone_and_in_the_order_of_their_names(show):
    page = show(MAKERS["shelf"])
    page._choose_kind(1)
    assert len(titles(page)) == 2
    page._choose_order(4)
    assert titles(page)[0] == "Sunday with Constantinus"


@pytest.mark.parametrize(
    ("name", "signal"),
    [
        ("open", "open_match"),
        ("replay", "replay"),
        ("duplicate", "duplicate"),
        ("delete", "delete"),
        ("write-text", "write_text"),
    ],
)
def test_what_can_be_done_with_a_running_match(qtbot, show, name, signal):
    page = show(MAKERS["shelf"])
    with qtbot.waitSignal(getattr(page, signal)) as caught:
        press(page, name)
    assert caught.args == [page.current()]


@pytest.mark.parametrize(("name", "signal"), [("sheet", "sheet"), ("write-picture", "write_picture")])
def test_what_a_finished_match_has_more(qtbot, show, name, signal):
    page = show(MAKERS["shelf"])
    page._list.setCurrentIndex(page._list.model().index(2))
    with qtbot.waitSignal(getattr(page, signal)) as caught:
        press(page, name)
    assert caught.args[0].save.over


def test_a_damaged_file_can_be_deleted_and_its_backup_opened(qtbot, show):
    page = show(MAKERS["shelf"])
    page._list.setCurrentIndex(page._list.model().index(3))
    assert page._details.findChild(QLineEdit, "name") is None
    with qtbot.waitSignal(page.delete) as caught:
        press(page, "delete")
    assert caught.args[0].path == samples.damaged().path
    with qtbot.waitSignal(page.open_match):
        press(page, "open")


def test_keys_do_what_the_buttons_do(qtbot, show):
    page = show(MAKERS["shelf"])
    page.activateWindow()
    view = page._list
    view.setFocus()
    for key, modifier, signal in (
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, page.open_match),
        (Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier, page.duplicate),
        (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier, page.delete),
        (Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, page.charts),
    ):
        with qtbot.waitSignal(signal):
            QTest.keyClick(view, key, modifier)
    QTest.keyClick(view, Qt.Key.Key_Slash)
    assert page._search.hasFocus()


def test_enter_keeps_another_name_and_escape_the_old_one(qtbot, show):
    page = show(MAKERS["shelf"])
    page.activateWindow()
    page._list.setFocus()
    QTest.keyClick(page._list, Qt.Key.Key_F2)
    field = page._details.name_field
    assert field.hasFocus()
    QTest.keyClicks(field, "Sunday")
    with qtbot.waitSignal(page.renamed) as caught:
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert caught.args == [page.current(), "Sunday"]
    QTest.keyClicks(field, " with Silvia")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == "Sunday"


def test_another_name_stands_on_the_card_at_once_and_the_keyboard_stays(show):
    page = show(MAKERS["shelf"])
    page.activateWindow()
    field = page._details.name_field
    field.setFocus()
    items = [replace(item, name="Sunday") if n == 0 else item for n, item in enumerate(stock().items)]
    page.take_words(Stock.of(items))
    assert titles(page)[0] == "Sunday"
    assert field.hasFocus()


def test_what_was_deleted_is_told_with_a_way_back(qtbot, show):
    page = show(MAKERS["shelf"])
    page.refresh(stock(), said="“Trial run” was deleted.", undo=True)
    with qtbot.waitSignal(page.undo):
        press(page, "undo")
    press(page, "open-bin")
    assert titles(page) == ["Rome: City of Marble"]


def test_after_a_match_that_was_deleted_the_next_one_is_chosen(show):
    page = show(MAKERS["shelf"])
    items = list(stock().items)
    page._list.setCurrentIndex(page._list.model().index(1))
    page.refresh(Stock.of([items[0], *items[2:]]))
    assert page.current() == items[2]
    page._list.setCurrentIndex(page._list.model().index(2))
    page.refresh(Stock.of([items[0], items[2]]))
    assert page.current() == items[2], "the last one, where there is none behind"


def test_the_bin_says_how_long_and_gives_back(qtbot, show):
    page = show(lambda: binned(MAKERS["shelf"]()))
    assert "27 days left" in spoken(page)[0]
    with qtbot.waitSignal(page.restore) as caught:
        press(page, "open")
    assert caught.args == [page.current()]
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert len(titles(page)) == 4


def test_the_winner_is_the_one_the_rules_named(english):
    item = Item(samples.save("c", over=True, to_move=None, scores=(38, 38, 31)))
    known = Stock((item,), winners={item.file: (1,)})
    assert [side.won for side in Teller(games(), known).sides(item)] == [False, True, False]
    assert [side.won for side in Teller(games(), Stock((item,))).sides(item)] == [True, True, False]


def test_a_picture_that_cannot_be_drawn_leaves_marble(show, drawing):
    page = show(MAKERS["shelf"])
    page.grab()
    until(lambda: not page._pictures.is_busy())
    subject = page._list._hand._subjects[page.current().file]
    assert page._pictures.get(subject, QSize(100, 50)) is None
    assert page._list.model().index(0).data(ITEM) == page.current()


def test_without_a_card_the_way_back_has_the_keyboard(qtbot, show):
    page = show(shelf_of(many(1)))
    page.activateWindow()
    focus = QApplication.focusWidget()
    assert focus is not None
    focus.clearFocus()  # a list that is hidden takes none, and leaves nobody with it
    page.refresh(Stock(), said="“Match 0” was deleted.", undo=True)
    with qtbot.waitSignal(page.undo):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Z)


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize(
    "name", ["Rome: City of Marble by candlelight", "The long night by the Tiber with Silvia"]
)
def test_a_long_name_stands_whole_on_its_card(show, monkeypatch, name, text):
    written, draw = [], cards.draw_text

    def write(painter, at, words, *rest):
        written.append(words)
        return draw(painter, at, words, *rest)

    monkeypatch.setattr(cards, "draw_text", write)
    page = show(shelf_of(Stock.of([Item(samples.save("a"), name)])), text=text)
    page.grab()
    assert name in " ".join(written)
    assert page._list.model().index(0).data(Qt.ItemDataRole.ToolTipRole) == name


def test_a_name_longer_than_any_card_is_shortened_on_its_second_line(show):
    name = "The very long night " * 4
    page = show(shelf_of(Stock.of([Item(samples.save("a"), name.strip())])))
    title = page._list._hand._title(page.current(), 150)
    assert len(title.lines) == 2
    assert title.lines[1].endswith("…")


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (900, 768)], ids=str)
def test_what_stands_over_the_cards_begins_and_ends_as_they_do(show, size):
    page = show(shelf_of(many(20)), size)
    view = page._list
    card = face(view.gridSize()).toRect().translated(view.viewport().mapTo(page, QPoint()))
    assert page._search.mapTo(page, QPoint()).x() == card.left()
    pills = next(b for b in page.findChildren(QAbstractButton, "pill-all") if b.isVisible())
    assert abs(pills.mapTo(page, QPoint(theme.look().px(4), 0)).x() - card.left()) <= 1
    links = next(b for b in page.findChildren(QAbstractButton, "bin") if b.isVisible())
    assert links.mapTo(page, links.rect().topRight()).x() < view.mapTo(page, view.rect().topRight()).x()


def said(page):
    return " ".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def test_an_empty_shelf_tells_of_what_lies_in_the_bin(show):
    bare, full = show(shelf_of(Stock())), stock()
    assert "Nothing has been started yet." in said(bare)
    page = show(shelf_of(replace(full, items=())))
    assert "Nothing is left on the shelf." in said(page)
    assert "Nothing has been started yet." not in said(page)
    press(page, "open-bin")
    assert titles(page) == ["Rome: City of Marble"]


def test_a_choice_that_fits_no_match_says_so_and_leads_to_all(qtbot, show):
    page = show(lambda: ShelfPage(games(), stock(), Pictures(None), person="Nobody"))
    assert titles(page) == []
    assert "No match of this choice." in said(page)
    with qtbot.waitSignal(page.chosen) as caught:
        press(page, "show-all")
    assert caught.args == ["", ""]
    assert len(titles(page)) == 4


def test_the_bin_is_called_so_and_a_match_without_a_name_as_its_game_once(show):
    page = show(lambda: binned(shelf_of(replace(stock(), thrown=(Item(samples.save("d")),)))()))
    shown = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert "The bin" in shown
    assert shown.count("Rome: City of Marble") == 1


def test_the_bar_beside_the_cards_has_a_handle_only_where_there_is_more(show):
    few, full = show(shelf_of(many(2))), show(shelf_of(many(60)))
    assert not few._list.verticalScrollBar().isEnabled()
    assert full._list.verticalScrollBar().isEnabled()


def test_after_the_way_back_the_cards_have_the_keyboard(show):
    """It lay in the field for the name, where the next key would have been a letter."""
    page = show(shelf_of(many(1)))
    page.activateWindow()
    page.refresh(replace(Stock(), binned=stock().binned), said="“Match 0” was deleted.", undo=True)
    next(b for b in page.findChildren(QAbstractButton, "undo") if b.isVisible()).setFocus()
    page.refresh(many(1), said="“Match 0” is back on the shelf.")
    assert page._list.hasFocus()
