"""The home page: what it shows of saves and results, and what each control asks for."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from rome_desktop.app import language as languages
from rome_desktop.app import tables
from rome_desktop.app.kit.home_strip import Tab
from rome_desktop.app.kit.widgets import Button, Scroller, needed_width
from rome_desktop.app.pages.home.challenges import Challenge, GameTab
from rome_desktop.app.pages.home.gallery import FactRow, GameCard
from rome_desktop.app.pages.home.page import HomePage
from rome_desktop.app.pages.saved.rows import CrossButton, DeleteSheet, SaveRow, SideScores
from rome_desktop.app.pages.saved.standing import Standing
from rome_desktop.app.pages.shared import game_facts
from rome_desktop.app.pages.shared.page import WIDE, Vignette
from rome_desktop.app.pages.shared.tabs import TABS
from rome_desktop.app.pictures import Pictures
from rome_desktop.catalogue import GAMES
from rome_desktop.content import reader
from rome_desktop.engine.edition import Ranks
from rome_desktop.session import saves as kept
from rome_desktop.session.settings import Settings
from tests.app.pages import samples
from tests.app.pages.conftest import games, saves
from tests.app.pages.test_every_page import cut, outside
from tests.app.waiting import until
from tests.session.tables import begun

KEY = samples.GAME.key


def press(page, name, kind=Button):
    button = page.findChild(kind, name)
    assert button is not None, name
    button.click()


def said(page):
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


@pytest.mark.parametrize(
    ("name", "signal", "value"),
    [
        (f"new-{KEY}", "new_game", [KEY]),
        (f"solo-{KEY}", "solo", [KEY]),
        (f"learn-{KEY}", "learn", [KEY]),
        ("challenge", "solo", [KEY]),
        ("saved-games", "saved_games", []),
        ("open-file", "open_file", []),
        ("records", "records", []),
        ("settings", "settings", []),
        ("language-fr", "language", ["fr"]),
        ("resume-city_of_marble-a.ludus", "resume", [Path("city_of_marble-a.ludus")]),
    ],
)
def test_a_button_asks_for_its_page(qtbot, show, name, signal, value):
    page = show(lambda: HomePage(games(), saves(), samples.results()))
    with qtbot.waitSignal(getattr(page, signal)) as caught:
        press(page, name)
    assert caught.args == value


def test_the_language_in_force_is_marked_and_asks_for_nothing(qtbot, show):
    page = show(lambda: HomePage(games()))
    with qtbot.assertNotEmitted(page.language):
        press(page, "language-en")
    assert page.findChild(Button, "language-en").isChecked()
    assert not page.findChild(Button, "language-fr").isChecked()


@pytest.mark.parametrize(("index", "key"), list(enumerate(TABS))[1:])
def test_a_tab_asks_for_its_page_and_play_stays_marked(qtbot, show, index, key):
    page = show(lambda: HomePage(games()))
    tab = page.findChildren(Tab)[index]
    with qtbot.waitSignal(page.wanted) as caught:
        tab.click()
    assert caught.args == [key]
    assert page.findChildren(Tab)[0].isChecked()


def test_the_backup_of_a_damaged_save_can_be_opened_with_the_reason_beside_it(qtbot, show):
    page = show(lambda: HomePage(games(), saves()))
    assert "Its end is missing." in said(page)
    button = next(b for b in page.findChildren(Button) if b.text() == "Open the backup")
    with qtbot.waitSignal(page.open_backup) as caught:
        button.click()
    assert caught.args == [samples.damaged().backup]


def test_the_latest_save_is_the_one_primary_button_and_has_the_keyboard(show):
    page = show(lambda: HomePage(games(), saves()))
    assert page.first_focus().objectName() == "resume-city_of_marble-a.ludus"
    assert page.first_focus()._kind == "primary"


def test_without_saves_a_new_game_is_the_primary_button(show):
    page = show(lambda: HomePage(games()))
    assert page.first_focus().objectName() == f"new-{KEY}"
    assert "Nothing has been started yet." in said(page)
    assert "No game finished yet." in said(page)


def test_only_the_two_latest_unfinished_saves_are_shown(show):
    many = [samples.save(name, days=i) for i, name in enumerate("abc")]
    page = show(lambda: HomePage(games(), [samples.save("z", over=True), *many]))
    assert [row.save.path.name for row in page.findChildren(SaveRow)] == [
        "city_of_marble-a.ludus",
        "city_of_marble-b.ludus",
    ]


def test_a_save_is_deleted_only_after_a_question(qtbot, show):
    page = show(lambda: HomePage(games(), saves()))
    page.findChild(SaveRow).findChild(CrossButton).click()
    sheet = page.findChild(DeleteSheet)
    assert sheet.isVisible()
    with qtbot.assertNotEmitted(page.delete_save):
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
    page.findChild(SaveRow).findChild(CrossButton).click()
    sheet = next(s for s in page.findChildren(DeleteSheet) if s.isVisible())
    with qtbot.waitSignal(page.delete_save) as caught:
        next(b for b in sheet.findChildren(Button) if b.text() == "Delete").click()
    assert caught.args == [Path("city_of_marble-a.ludus")]


@pytest.fixture
def several(monkeypatch):
    """Games that share one content file, and a home page of them."""
    told = reader.tables(KEY)
    monkeypatch.setattr(reader, "tables", lambda key: told)

    def made(count, *given):
        many = [(replace(samples.GAME, key=f"g{i}"), samples.SampleWords()) for i in range(count)]
        return HomePage(many, *given, settings=Settings(last_game=f"g{count - 1}"))

    return made


def test_arrows_walk_the_gallery(show, several):
    page = show(lambda: several(3))
    page.activateWindow()
    first, second, third = page.findChildren(GameCard)
    first.play.setFocus()
    QTest.keyClick(first.play, Qt.Key.Key_Right)
    assert second.play.hasFocus()
    QTest.keyClick(second.play, Qt.Key.Key_Left)
    QTest.keyClick(first.play, Qt.Key.Key_Left)
    assert third.play.hasFocus()


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1440, 900)], ids=str)
def test_one_to_five_games_fit_side_by_side_or_below_each_other(show, several, count, size):
    page = show(lambda: several(count), size)
    cards = page.findChildren(GameCard)
    assert len(cards) == count
    boxes = [QWidget.geometry(card) for card in cards]
    assert all(not a.intersects(b) for i, a in enumerate(boxes) for b in boxes[:i])
    assert all(card.width() >= card.minimumSizeHint().width() for card in cards)


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (3840, 2160)], ids=str)
def test_the_pictures_of_the_gallery_end_level(show, size):
    page = show(lambda: HomePage([(each, tables.words(each)) for each in GAMES]), size)
    pictures = [card.findChild(Vignette) for card in page.findChildren(GameCard)]
    assert len(pictures) == 5
    assert len({picture.height() for picture in pictures}) == 1


@pytest.mark.parametrize(
    ("best", "words"),
    [
        (None, "Not played yet. The margin at the end gives your rank."),
        (-3, "Not won yet. Your best: 3 points behind."),
        (0, "Not won yet. Your best: 0 points behind."),
        (12, "Your best: 12 points ahead, rank Praetor."),
    ],
)
def test_the_best_margin_in_words(qtbot, english, best, words):
    told = game_facts.facts(samples.GAME, "en")
    part = Challenge(samples.GAME, samples.SampleWords(), told, [])
    qtbot.addWidget(part)
    assert part.best_words(best, told).replace("points", "points") == words


def five_saves():
    return [replace(samples.save(f"{i}", days=i), game=f"g{i}") for i in range(3)]


def five_results():
    return [replace(result, game=f"g{i}") for i in range(5) for result in samples.results()]


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (3840, 2160)], ids=str)
@pytest.mark.parametrize("spoiled", [False, True])
def test_five_games_with_games_to_go_on_with_do_not_scroll(show, several, size, spoiled):
    saves = five_saves() + ([samples.damaged()] if spoiled else [])
    page = show(lambda: several(5, saves, five_results()), size)

    assert cut(page) == []
    assert outside(page) == []
    assert all(not area.verticalScrollBar().maximum() for area in page.findChildren(QScrollArea))


def test_a_window_with_a_frame_on_a_small_screen_has_room_for_games_to_go_on_with(qapp, show):
    languages.set_language(qapp, "fr")  # its words need a line more
    try:
        games = [(each, tables.cover(each)) for each in GAMES]
        begun = [samples.save("a"), samples.save("b", days=1)]
        page = show(lambda: HomePage(games, begun, samples.results()), (1350, 722))
        assert all(not area.verticalScrollBar().maximum() for area in page.findChildren(QScrollArea))
    finally:
        languages.set_language(qapp, "en")


def test_the_challenge_of_every_game_is_a_click_away(qtbot, show, several):
    page = show(lambda: several(3, (), [replace(r, game="g0") for r in samples.results()]))
    tabs = page.findChildren(GameTab)
    assert [tab.isChecked() for tab in tabs] == [False, False, True]
    assert "Not played yet" in " ".join(said(page))

    tabs[0].click()

    assert "Your best: 14 point" in " ".join(said(page))
    with qtbot.waitSignal(page.solo) as caught:
        press(page, "challenge")
    assert caught.args == ["g0"]


def test_the_challenge_opened_stays_open_when_the_page_is_built_again(show, several):
    page = show(lambda: several(3))
    page.findChildren(GameTab)[1].click()
    page.rebuild()
    assert [tab.isChecked() for tab in page.findChildren(GameTab) if tab.isVisible()] == [False, True, False]


@pytest.mark.parametrize(
    ("best", "words"),
    [
        (None, "Not played yet. The points at the end give your rank."),
        (0, "Your best: 0 points."),
        (12, "Your best: 12 points, rank Praetor."),
    ],
)
def test_ranks_by_points_are_told_in_points(qtbot, english, best, words):
    told = game_facts.facts(samples.GAME, "en")
    told = replace(told, ranks=Ranks("points", told.ranks.steps))
    part = Challenge(samples.GAME, samples.SampleWords(), told, [])
    qtbot.addWidget(part)
    assert part.best_words(best, told).replace("points", "points") == words


def test_a_length_that_never_differs_is_one_number(show):
    page = show(lambda: HomePage([(each, tables.words(each)) for each in GAMES], [], []))
    told = [row.accessibleName() for row in page.findChildren(FactRow)]
    assert any(facts.endswith(", about 90 minutes") for facts in told)
    assert any("45 to 75 minutes" in facts for facts in told)
    assert not any("90 to 90" in facts for facts in told)


def test_games_with_a_challenge_say_that_one_can_play_too(show):
    """Nova Roma is for two to four at a table, and for one alone: the challenge is told apart."""
    page = show(lambda: HomePage([(each, tables.words(each)) for each in GAMES], [], []))
    rows = page.findChildren(FactRow)
    assert len(rows) == len(GAMES)
    for game, row in zip(GAMES, rows, strict=True):
        assert row._facts[0] == ("meeple", f"1–{max(game.seats)}")
        alone = tables.cover(game).challenge()[0]
        assert f"{min(game.seats)}–{max(game.seats)} players · 1 player: {alone}" in row.accessibleName()


@pytest.mark.parametrize("text", [100, 115, 130])
def test_nothing_of_the_home_page_is_cut_off_at_the_side_in_large_text(show, qapp, text):
    """Nothing scrolls sideways: a row of cards that has no room becomes a list, and a row again."""
    languages.set_language(qapp, "fr")
    page = show(lambda: HomePage([(each, tables.cover(each)) for each in GAMES]), text=text)
    needed = needed_width(page._body)
    assert 0 < needed <= page.width()
    assert page.findChild(Scroller).verticalScrollBar().maximum() > 0 or text == 100
    page.resize(1900, 768)
    assert page.breadth() == WIDE
    page.resize(1366, 768)
    assert needed_width(page._body) == needed


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_smallest_window_holds_the_games_side_by_side(show, qapp, code):
    languages.set_language(qapp, code)
    page = show(lambda: HomePage([(each, tables.cover(each)) for each in GAMES]), (1280, 752))
    assert page.breadth() == WIDE


@pytest.mark.parametrize("width", [1280, 1366])
def test_more_games_than_a_row_holds_go_into_two(show, width):
    page = show(lambda: HomePage(games() * 6), (width, 768))
    cards = page.findChildren(GameCard)
    assert len({card.pos().y() for card in cards}) == 2
    assert all(card.mapTo(page, card.rect().bottomRight()).x() < width for card in cards)


def test_points_below_zero_have_a_real_minus_sign(show):
    page = show(lambda: HomePage(games(), [samples.save("a", scores=(-13, 0, 4))]))
    named = [row.accessibleName() for row in page.findChildren(SideScores)]
    assert any("−13" in name for name in named)
    assert not any("-13" in name for name in named)


def test_a_match_to_go_on_with_shows_its_position(show, tmp_path, drawing):
    """Once the page was painted; before, and where there is no picture, that of its game."""
    path = tmp_path / "city_of_marble-a.ludus"
    kept.write(begun(), path)
    pictures = Pictures(None)
    whole, lost = kept.summarise(path), samples.save("b")
    page = show(lambda: HomePage(games(), [whole, lost], pictures=lambda: pictures))
    until(lambda: all(one._pictures is not None for one in page.findChildren(Standing)))
    there, gone = page.findChildren(Standing)
    until(lambda: pictures.get(there._subject, there.size()) and not pictures.is_busy())
    drawn = pictures.get(there._subject, there.size())
    middle = there.rect().center()
    assert there.grab().toImage().pixelColor(middle) == drawn.toImage().pixelColor(middle)
    assert pictures.get(gone._subject, gone.size()) is None
    assert not gone.grab().toImage().isNull()
