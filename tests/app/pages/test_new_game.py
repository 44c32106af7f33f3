"""The new-game page: seats are entered, moved and checked, and the match starts as entered."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QWidget

from rome_desktop.app import language, tables
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.controls import Segmented, Toggle
from rome_desktop.app.kit.widgets import Button, Field
from rome_desktop.app.pages.new_game.choices import ChoiceCards, readable_seed
from rome_desktop.app.pages.new_game.page import NewGamePage
from rome_desktop.app.pages.new_game.seats import AddSeat, SeatRow
from rome_desktop.app.pages.shared.page import player_range
from rome_desktop.catalogue import GAMES
from rome_desktop.catalogue import game as game_of
from rome_desktop.engine.game import Option
from rome_desktop.engine.steps import Refusal
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings
from tests.app.pages import samples
from tests.app.pages.conftest import LEVELS, LONG
from tests.app.pages.test_every_page import cut, outside


def page_of(seats=LONG, **more):
    return NewGamePage(samples.GAME, samples.SampleWords(), LEVELS, Settings(last_seats=seats), **more)


@pytest.fixture
def french(qapp, show):
    """After `show`, which sets English."""
    language.set_language(qapp, "fr")
    yield
    language.set_language(qapp, "en")


def names(page):
    return [seat.name for seat in page.seats()]


def start_button(page):
    return page.findChild(Button, "start")


def test_it_starts_as_entered(qtbot, show):
    page = show(lambda: page_of(seed="MARMOR-4417"))
    with qtbot.waitSignal(page.start) as caught:
        start_button(page).click()
    assert caught.args == [samples.GAME.key, tuple(Seat(*seat) for seat in LONG), {}, "MARMOR-4417"]


def test_enter_starts_and_escape_goes_back(qtbot, show):
    page = show(page_of)
    with qtbot.waitSignal(page.start):
        QTest.keyClick(page.findChild(Field, "seed"), Qt.Key.Key_Return)
    with qtbot.waitSignal(page.back):
        QTest.keyClick(page.findChild(Field, "seed"), Qt.Key.Key_Escape)


def test_the_first_time_one_person_meets_one_computer(show):
    page = show(lambda: NewGamePage(samples.GAME, samples.SampleWords(), LEVELS))
    assert [(s.name, s.kind) for s in page.seats()] == [("Julia", "human"), ("Hadrian", "easy")]


def test_seats_of_last_time_that_do_not_fit_are_forgotten(show):
    page = show(lambda: page_of((("A", "human", "rubra"), ("B", "human", "rubra"))))
    assert names(page) == ["Julia", "Hadrian"]
    page = show(lambda: page_of((("A", "oracle", "rubra"), ("B", "human", "nigra"))))
    assert names(page) == ["Julia", "Hadrian"]


@pytest.mark.parametrize(
    ("kinds", "kind"),
    [(("human", "human"), "easy"), (("human", "hard"), "hard"), (("human", "random"), "random")],
)
def test_who_becomes_a_computer_plays_as_the_others_do_and_never_by_chance_alone(show, kinds, kind):
    """It was the dice that joined."""
    last = tuple(zip(("Julia", "Hadrian"), kinds, ("rubra", "caerulea"), strict=True))
    levels = ("random", *LEVELS)
    page = show(lambda: NewGamePage(samples.GAME, samples.SampleWords(), levels, Settings(last_seats=last)))
    page.findChild(Segmented, "seat-1-kind").set_value(1)
    assert page.seats()[0].kind == kind
    page.findChild(AddSeat, "add-seat").click()
    assert page.seats()[2].kind == kind


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "Seat 1 has no name yet."),
        ("   ", "Seat 1 has no name yet."),
        ("hadrian", "Two seats are called hadrian. Give one of them another name."),
    ],
)
def test_what_is_missing_is_said_and_keeps_it_from_starting(qtbot, show, typed, sentence):
    page = show(page_of)
    page.findChild(Field, "seat-1-name").setText(typed)
    assert page.problem() == sentence
    assert page._foot.label.text() == sentence
    assert not start_button(page).isEnabled()
    with qtbot.assertNotEmitted(page.start):
        QTest.keyClick(page.findChild(Field, "seat-1-name"), Qt.Key.Key_Return)
    page.findChild(Field, "seat-1-name").setText("Livia")
    assert page.problem() == ""
    assert start_button(page).isEnabled()


def test_a_name_has_twelve_letters_at_most(show):
    page = show(page_of)
    field = page.findChild(Field, "seat-1-name")
    field.clear()
    QTest.keyClicks(field, "Constantinopolis")
    assert names(page)[0] == "Constantinop"


def test_enter_starts_the_game_also_after_a_seat_was_added(qtbot, show):
    page = show(page_of)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.findChild(AddSeat).setFocus()
    page.findChild(AddSeat).click()
    seats = len(page.seats())
    with qtbot.waitSignal(page.start):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert len(page.seats()) == seats


def test_seats_are_added_and_removed_within_what_the_game_allows(show):
    page = show(page_of)
    page.findChild(AddSeat).click()
    assert [s.kind for s in page.seats()][-1] == "hard"
    assert not page.findChild(AddSeat).isVisible()
    for _ in range(2):
        page._list.rows[-1].cross.click()
    rows = page._list.rows
    assert len(rows) == 2
    assert not any(row.cross.isVisible() for row in rows)


def test_the_emblem_goes_round_the_free_colours(show):
    page = show(page_of)
    taken = {seat.colour for seat in page.seats()}
    row = page.findChildren(SeatRow)[0]
    seen = []
    for _ in range(3):
        row.emblem.click()
        seen.append(page.seats()[0].colour)
    assert seen == ["viridis", "caerulea", "flava"]
    assert not set(seen[:2]) & taken


def test_person_or_computer_and_its_level(show):
    page = show(page_of)
    row = page.findChildren(SeatRow)[0]
    row.kind.set_value(1)
    row.dots.set_value(2)
    assert page.seats()[0].kind == "hard"
    assert row.dots.isVisible()
    assert not row.here.isVisible()
    row.kind.set_value(0)
    assert page.seats()[0].kind == "human"


def test_only_the_levels_there_are_can_be_chosen(show):
    page = show(lambda: NewGamePage(samples.GAME, samples.SampleWords(), ("easy",)))
    assert len(page.findChildren(SeatRow)[1].dots.findChildren(Segmented)) == 0
    assert page.findChildren(SeatRow)[1].levels == ["easy"]
    assert page.seats()[1].kind == "easy"


def test_control_and_arrows_move_a_row_and_the_keyboard_goes_with_it(show):
    page = show(page_of)
    page.activateWindow()
    field = page.findChild(Field, "seat-1-name")
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert names(page) == ["Theodoricus", "Constantinus", "Hadrian"]
    assert field.hasFocus()
    assert field.objectName() == "seat-2-name"
    QTest.keyClick(field, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert names(page) == [seat[0] for seat in LONG]


def test_a_row_is_dragged_below_another(show, qapp):
    page = show(page_of)
    first, second = page.findChildren(SeatRow)[:2]
    start = QPoint(8, first.height() // 2)
    QTest.mousePress(first, Qt.MouseButton.LeftButton, pos=start)
    for y in range(4, second.height() + 40, 8):
        QTest.mouseMove(first, first.mapFromGlobal(second.mapToGlobal(QPoint(8, 0))) + QPoint(0, y))
        qapp.processEvents()
        if names(page)[0] == "Theodoricus":
            break
    QTest.mouseRelease(first, Qt.MouseButton.LeftButton, pos=start)
    assert names(page) == ["Theodoricus", "Constantinus", "Hadrian"]


def test_random_order_changes_the_order_and_nobody(show):
    page = show(page_of)
    before = names(page)
    page.findChild(Button, "shuffle").click()
    assert names(page) != before
    assert sorted(names(page)) == sorted(before)


def test_an_empty_seed_means_any_one(qtbot, show):
    page = show(page_of)
    page.findChild(Field, "seed").setText("  ")
    with qtbot.waitSignal(page.start) as caught:
        start_button(page).click()
    word, _, digits = caught.args[3].partition("-")
    assert word.isalpha()
    assert digits.isdecimal()


def test_another_seed_can_be_drawn(show):
    page = show(lambda: page_of(seed="MARMOR-4417"))
    page.draw_seed()
    assert page.findChild(Field, "seed").text() != "MARMOR-4417"
    assert len(readable_seed()) <= 12


def test_the_solo_challenge_has_one_seat_and_a_level(qtbot, show):
    page = show(lambda: page_of(solo=True, seed="A"))
    page.findChild(ChoiceCards).buttons()[2].click()
    assert page.summary() == "Constantinus plays “Against the Senate”, level Consul."
    with qtbot.waitSignal(page.start) as caught:
        start_button(page).click()
    assert caught.args[1:3] == [(Seat("Constantinus", "human", "flava"),), {"solo": "consul"}]


def test_the_kind_of_game_can_be_changed_and_the_seats_are_kept(show):
    page = show(page_of)
    page.findChild(Segmented, "mode").set_value(1)
    assert len(page.seats()) == 1
    page.findChild(Segmented, "mode").set_value(0)
    assert names(page) == [seat[0] for seat in LONG]


def test_options_of_a_game_are_cards_with_a_sentence(qtbot, show):
    game = replace(samples.GAME, options=(Option("map", ("imperium", "italia"), "imperium"),))
    page = show(lambda: NewGamePage(game, samples.SampleWords(), LEVELS))
    page.findChildren(ChoiceCards)[0].buttons()[1].click()
    with qtbot.waitSignal(page.start) as caught:
        start_button(page).click()
    assert caught.args[2] == {"map": "italia"}


class Switched(samples.SampleWords):
    """The first of two values goes without saying."""

    def option_words(self, name, value):
        return ("", "") if value == "rulebook" else super().option_words(name, value)


def test_an_option_whose_first_value_goes_without_saying_is_a_switch(qtbot, show):
    game = replace(samples.GAME, options=(Option("card", ("rulebook", "later"), "rulebook"),))
    page = show(lambda: NewGamePage(game, Switched(), LEVELS))
    switch = next(s for s in page.findChildren(Toggle) if s.accessibleName() == "Later")
    switch.click()
    with qtbot.waitSignal(page.start) as caught:
        start_button(page).click()
    assert caught.args[2] == {"card": "later"}


def only_two_on_italia(seats, options):
    fits = options["map"] == "imperium" or seats == 2
    return None if fits else Refusal("CO-2.1", "not-so-many")


def test_what_the_number_of_players_decides_is_set_and_locked(show):
    game = replace(
        samples.GAME,
        options=(Option("map", ("italia", "imperium"), "italia"), Option("twice", ("no", "yes"), "no")),
        refuse_seats=only_two_on_italia,
    )
    page = show(lambda: NewGamePage(game, samples.SampleWords(), LEVELS))
    italia, imperium = page.findChildren(ChoiceCards)[0].buttons()
    assert italia.isChecked()

    page.findChild(AddSeat).click()

    assert imperium.isChecked()
    assert not italia.isEnabled()
    assert italia.toolTip() == "The number of players decides."
    assert page.options() == {"map": "imperium", "twice": "no"}
    assert not page.problem()

    page._list.remove(page._list.rows[-1])
    assert italia.isChecked()
    assert italia.isEnabled()


def test_a_switch_that_the_number_of_players_decides_says_so(show):
    game = replace(
        samples.GAME,
        options=(Option("assisi", ("no", "yes"), "no"),),
        refuse_seats=lambda seats, given: Refusal("", "") if seats == 2 and given["assisi"] == "no" else None,
    )
    page = show(lambda: NewGamePage(game, samples.SampleWords(), LEVELS))
    switch = page.findChildren(Toggle)[0]
    assert switch.isChecked()
    assert not switch.isEnabled()
    page.findChild(AddSeat).click()
    assert not switch.isChecked()
    assert switch.isEnabled()


def test_the_players_are_those_that_the_chosen_board_holds(show):
    def said(page):
        return page._told._players.text()

    concordia = game_of("concordia")
    page = show(lambda: NewGamePage(concordia, tables.words(concordia), LEVELS, Settings()))
    assert said(page) == "2–4 (Italia)"
    for _ in range(3):
        page.findChild(AddSeat).click()
    assert page.options()["map"] == "imperium"
    assert said(page) == "3–5 (Imperium)"


@pytest.mark.parametrize("key", ["alba_longa", "city_of_marble"])
def test_a_variant_that_follows_the_players_does_not_limit_them(show, key):
    game = game_of(key)
    page = show(lambda: NewGamePage(game, tables.words(game), LEVELS, Settings()))
    assert page._told._players.text() == player_range(game.seats)


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)], ids=str)
def test_who_plays_stands_beside_the_name(show, size):
    page = show(page_of, size)
    for line in page.findChildren(SeatRow):
        gap = line.kind.mapTo(line, QPoint(0, 0)).x() - line.field.geometry().right()
        assert gap <= theme.look().px(20)


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (3840, 2160)], ids=str)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_fits_with_all_its_seats_in_french(show, french, game, size):
    kinds = ("human", "hard", "normal", "easy", "human")
    seats = tuple((name, kind, colour) for (name, colour), kind in zip(samples.NAMES, kinds, strict=True))
    settings = Settings(last_seats=seats[: max(game.seats)])
    page = show(lambda: NewGamePage(game, tables.words(game), LEVELS, settings), size)

    assert len(page.seats()) == max(game.seats)
    assert cut(page) == []
    assert outside(page) == []
    assert all(not area.verticalScrollBar().maximum() for area in page.findChildren(QScrollArea))


def test_comforts_change_the_settings_at_once(qtbot, show):
    page = show(page_of)
    with qtbot.waitSignal(page.changed) as caught:
        page.findChild(Toggle, "projected_scores").click()
    assert caught.args[0].projected_scores is False
    with qtbot.waitSignal(page.changed) as caught:
        page.findChild(Toggle, "keep_dearest").click()
    assert caught.args[0].keep_dearest is True
    with qtbot.waitSignal(page.changed) as caught:
        page.findChild(Segmented, "pace").set_value(4)
    assert (caught.args[0].pace, caught.args[0].projected_scores) == ("at-once", False)


@pytest.mark.parametrize(
    ("kinds", "curtain", "said"),
    [
        ("easy hard", True, "only computers"),
        ("human easy", True, "One person"),
        ("human human", True, "A curtain falls"),
        ("human human", False, "no curtain"),
    ],
)
def test_the_note_says_whether_a_curtain_falls(show, kinds, curtain, said):
    seats = tuple((n, k, c) for (n, c), k in zip(samples.NAMES, kinds.split(), strict=False))
    page = show(lambda: page_of(seats, curtain=curtain))
    assert said in page._note.text()


def test_what_was_entered_outlives_a_change_of_language_and_scale(show):
    page = show(lambda: page_of(seed="X-1"))
    page.findChild(Field, "seat-1-name").setText("Livia")
    page.findChild(Field, "seed").setText("Y-2")
    page.rebuild()
    assert names(page)[0] == "Livia"
    assert page.findChild(Field, "seed").text() == "Y-2"


@pytest.mark.parametrize("solo", [False, True])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_nothing_shows_as_a_window_of_its_own_while_the_page_is_laid_out(qapp, game, solo):
    windows = []

    class Watch(QObject):
        def eventFilter(self, what, event):
            if event.type() == QEvent.Type.Show and isinstance(what, QWidget) and what.isWindow():
                windows.append(type(what).__name__)
            return False

    watch = Watch()
    qapp.installEventFilter(watch)
    try:
        page = NewGamePage(game, tables.words(game), LEVELS, solo=solo)
    finally:
        qapp.removeEventFilter(watch)
    page.deleteLater()
    assert windows == []
