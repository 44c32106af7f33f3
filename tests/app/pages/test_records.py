"""Records: figures, sentences, charts that can be read and walked, tables, and deleting with a way back."""

from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel

from rome_desktop.app.pages.records import figures, form
from rome_desktop.app.pages.records.charts import BarsChart, ColumnsChart, Tile
from rome_desktop.app.pages.records.figures import Played, Sieve
from rome_desktop.app.pages.records.form import FormChart
from rome_desktop.app.pages.records.table import FigureTable
from rome_desktop.app.pages.records.words import RecordWords
from tests.app.pages import samples
from tests.app.pages.conftest import records

KEY = samples.GAME.key


def said(page):
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def seen(page, kind, name=""):
    found = page.findChildren(kind, name) if name else page.findChildren(kind)
    return [widget for widget in found if widget.isVisible()]


def press(page, name):
    seen(page, QAbstractButton, name)[0].click()


def matches(*points, against=50, kinds=("human", "normal")):
    """Matches of one person in a row, the oldest first."""
    made = [samples.result((mine, against), days=30 - n, kinds=kinds) for n, mine in enumerate(points)]
    return [Played(replace(one, seats=samples.seats(*kinds)), 0) for one in made]


# ---- figures


def test_a_sieve_lets_through_what_fits_the_oldest_first():
    every = samples.evenings()
    julia = Sieve(person="Julia").played(every)
    days = [one.result.ended for one in julia]
    assert days == sorted(days)
    assert {one.result.seats[one.side].name for one in julia} == {"Julia"}
    assert {one.against for one in Sieve(against="hard").played(every)} == {"hard"}
    assert {len(one.result.seats) for one in Sieve(seats=1).played(every)} == {1}
    assert Sieve(game="trajan").played(every) == []
    assert len(Sieve().played(every)) > len(every), "two people at a table have played it twice"


def test_whom_somebody_played_with():
    assert [one.against for one in matches(1)] == ["normal"]
    assert [one.against for one in matches(1, kinds=("human", "human"))] == ["people"]
    alone = [r for r in samples.results() if r.is_solo]
    assert {r.against(0) for r in alone} == {"alone"}


def test_places_winners_first():
    result = replace(samples.result((40, 60, 60)), winners=(2,))
    assert [Played(result, side).place for side in range(3)] == [3, 2, 1]


def test_the_average_runs_over_five():
    assert figures.running([10, 20, 30, 40, 50, 60])[-1] == 40
    assert figures.running([10]) == [10]


def test_a_streak_is_broken_by_a_loss():
    played = matches(60, 70, 40, 60, 70, 80, 10)
    assert [one.points for one in figures.longest_streak(played)] == [60, 70, 80]


def test_shares_against_computers_know_only_levels_that_were_met():
    shares = figures.against_computers(matches(60, 40, 70))
    assert [(s.key, s.won, s.played) for s in shares] == [("normal", 2, 3)]


def test_the_room_is_what_winners_made_more():
    lost = replace(samples.result((10, 20), kinds=("human", "easy")), categories=({"a": 3}, {"a": 9}))
    (source,) = figures.sources([Played(lost, 0)])
    assert (source.lately, source.usual, source.room) == (3, 3, 6)


# ---- sentences


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        ((60,), "2 more matches, and your form can be seen here."),
        ((60, 60), "1 more match, and your form can be seen here."),
        ((60, 40, 50), "50 points on average. 2 of the last 3 were won."),
        ((40, 40, *[60] * 5), "60 points on average lately, 20 more than before. 5 of the last 5 were won."),
        ((60, *[40] * 5), "40 points on average lately, 20 less than before. 0 of the last 5 were won."),
        ((-8, *[-9] * 5), "−9 points on average lately, 1 less than before. 0 of the last 5 were won."),
    ],
)
def test_the_form_in_a_sentence(english, points, sentence):
    assert RecordWords().form(matches(*points), in_points=True) == sentence


def test_the_form_in_places(english):
    told = RecordWords().form(matches(40, *[60] * 5), in_points=False)
    assert told == "Place 1.0 on average lately, 2.0 before. 5 of the last 5 were won."


# ---- the page


def test_every_chart_is_named_by_its_sentence_and_reads_as_a_list(show):
    page = show(lambda: records(samples.evenings(), KEY))
    texts = said(page)
    charts = [seen(page, kind)[0] for kind in (FormChart, ColumnsChart, BarsChart)]
    assert all(chart.accessibleName() in texts for chart in charts)
    form, columns, bars = (chart.accessibleDescription() for chart in charts)
    assert form.count("points") >= 14
    assert "Gentle" in columns
    assert "Buildings" in bars


def test_arrows_walk_from_dot_to_dot_and_enter_opens_the_match(qtbot, show):
    page = show(lambda: records(samples.evenings(), KEY))
    (form,) = seen(page, FormChart)
    form.setFocus()
    QTest.keyClick(form, Qt.Key.Key_Left)
    wanted = form._played[-2].result.save
    with qtbot.waitSignal(page.sheet) as caught:
        QTest.keyClick(form, Qt.Key.Key_Return)
    assert caught.args == [wanted]


def test_a_click_on_a_dot_opens_its_match(qtbot, show):
    page = show(lambda: records(samples.evenings(), KEY))
    (form,) = seen(page, FormChart)
    at = form._point(0, form._values[0])
    with qtbot.waitSignal(page.sheet) as caught:
        QTest.mouseClick(form, Qt.MouseButton.LeftButton, pos=at.toPoint())
    assert caught.args == [form._played[0].result.save]
    assert form._near(QPointF(-50, -50)) is None


def test_tiles_open_the_match_they_speak_of(qtbot, show):
    page = show(lambda: records(samples.evenings(), KEY))
    tiles = seen(page, Tile)
    assert len(tiles) == 6
    with qtbot.waitSignal(page.sheet) as caught:
        tiles[0].click()
    top = max(Sieve(KEY).played(samples.evenings()), key=lambda one: one.points)
    assert caught.args == [top.result.save]


def test_a_person_and_a_level_narrow_what_is_looked_at(qtbot, show):
    page = show(lambda: records(samples.evenings()))
    before = len(page._played)
    with qtbot.waitSignal(page.chosen) as caught:
        person = seen(page, QComboBox, "person")[0]
        person.setCurrentIndex(1)
        person.activated.emit(1)
    assert caught.args == ["", "Julia"]
    assert len(page._played) < before
    against = seen(page, QComboBox, "against")[0]
    against.activated.emit(3)
    assert {one.against for one in page._played} == {"hard"}


def test_alone_the_ranks_stand_in_the_place_of_computers(show):
    page = show(lambda: records(samples.evenings(), KEY))
    seen(page, QComboBox, "against")[0].activated.emit(5)
    texts = said(page)
    assert "14 points ahead" in texts
    assert "12 points behind" in texts
    assert "not played yet" in texts


def test_too_few_matches_say_how_many_are_missing(qtbot, show):
    page = show(lambda: records(samples.evenings(1), KEY))
    assert any("more match" in text for text in said(page)) or len(page._played) >= figures.ENOUGH
    page = show(lambda: records([r for r in samples.results() if r.is_solo]))
    assert "1 more match, and your form can be seen here." in said(page)
    with qtbot.waitSignal(page.play):
        press(page, "play-a-match")


def test_without_any_match_one_can_be_played(show):
    assert "No match has been finished yet." in said(show(lambda: records([])))


def test_the_same_as_a_table(qtbot, show):
    page = show(lambda: records(samples.evenings(), KEY))
    page.activateWindow()
    QTest.keyClick(page, Qt.Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
    table = page._table
    assert table.rowCount() == len(page._played)
    first = page._played[-1]
    cells = [table.item(0, place).text() for place in range(table.columnCount())]
    assert cells[2] == first.result.seats[first.side].name
    assert cells[3] == str(first.points)
    with qtbot.waitSignal(page.sheet) as caught:
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert caught.args == [first.result.save]


def test_one_result_or_all_of_them_can_be_deleted_and_brought_back(qtbot, show):
    page = show(lambda: records(samples.evenings(), KEY))
    page.toggle_table()
    with qtbot.waitSignal(page.delete) as caught:
        QTest.keyClick(page._table, Qt.Key.Key_Delete)
    assert caught.args == [[page._played[-1].result]]
    with qtbot.waitSignal(page.delete) as caught:
        press(page, "delete-all")
    assert len(caught.args[0]) == len({one.result.ended for one in page._played})
    page.refresh([], "16 results were deleted.", undo=True)
    with qtbot.waitSignal(page.undo):
        press(page, "undo")


def test_what_is_looked_at_goes_into_a_spreadsheet(qtbot, show):
    page = show(lambda: records(samples.evenings(), KEY))
    with qtbot.waitSignal(page.write_csv) as caught:
        press(page, "csv")
    assert {result.save for result in caught.args[0]} == {one.result.save for one in page._played}


def test_where_there_is_most_room_leads_to_practice(qtbot, show):
    page = show(lambda: records(samples.evenings(), KEY))
    with qtbot.waitSignal(page.practise) as caught:
        page.findChild(QAbstractButton, "practise").click()
    assert caught.args == [samples.GAME.key]


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)], ids=str)
def test_no_word_of_the_tables_is_shortened(show, size):
    page = show(lambda: records(samples.evenings()), size)
    page.toggle_table()
    QApplication.processEvents()
    for table in seen(page, FigureTable):
        for place in range(table.columnCount()):
            assert table.sizeHintForColumn(place) <= table.columnWidth(place)
        assert sum(map(table.columnWidth, range(table.columnCount()))) == table.viewport().width()


def test_a_day_stands_once_below_the_matches_of_that_day(show, monkeypatch):
    written, draw = [], form.draw_text

    def write(painter, at, words, *rest):
        written.append(words)
        return draw(painter, at, words, *rest)

    monkeypatch.setattr(form, "draw_text", write)
    first, *later = [one.result for one in matches(40, 50, 60)]
    noon = first.ended.replace(hour=12)
    evening = [replace(first, ended=noon + timedelta(seconds=n)) for n in range(4)]
    page = show(lambda: records([*evening, *later], KEY))
    written.clear()
    page.grab()
    months = [word for word in written if any(letter.isalpha() for letter in word) and word[0].isdigit()]
    assert len(set(months)) >= 2
    assert len(set(months)) == len(months), months


def test_the_matches_won_are_told_of_all(english):
    played = matches(60, 40, 70)
    tiles = {one.name: (one.value, one.day) for one in RecordWords().best_counts(played)}
    assert tiles["matches won"] == ("2", "2 of 3")
