"""The score sheet: who won in words, the count, the turns that decided, the picture."""

from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea

from rome_desktop.app import tables
from rome_desktop.app.contract import Category
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.buttons import text_width
from rome_desktop.app.kit.scale_bar import ScaleBar, apart
from rome_desktop.app.kit.widgets import Button
from rome_desktop.app.language import set_language
from rome_desktop.app.pages.score.category_table import CategoryTable
from rome_desktop.app.pages.score.counting import Podium, StackedBars
from rome_desktop.app.pages.score.outcome import Outcome
from rome_desktop.app.pages.score.page import ScoresPage
from rome_desktop.app.pages.score.race import Turning, TurningRow, turning_points
from rome_desktop.app.pages.score.working import WorkedTable
from rome_desktop.app.pages.shared.display import sides_of
from rome_desktop.catalogue import GAMES, game
from rome_desktop.content.reader import load
from rome_desktop.engine.game import Standing
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from tests.app.pages import samples
from tests.app.pages.conftest import outcome, solo_outcome
from tests.app.pages.reading import read


def page_of(out=None, **more):
    return ScoresPage(out or outcome(), samples.SampleWords(), **more)


def plain(text):
    return text.replace("points", "points")


def test_the_winner_and_the_margin_are_told_in_words(show):
    page = show(lambda: page_of(counted=True))
    assert page.headline() == "Julia wins"
    assert plain(page.margin_words()) == "78 points, 18 ahead of Hadrian."
    assert page.difference_words() == "“Buildings” made the difference: 5 more."
    assert page.small_words() == "Three stacks were empty · Seed MARMOR-4417"


def test_a_victory_below_nothing_is_told_with_its_number(show):
    """Qt writes no %n below zero."""
    table = tuple(replace(s, score=score) for s, score in zip(samples.standings(), (-9, -19), strict=False))
    page = show(lambda: page_of(replace(outcome(2), standings=table, winners=(0,)), counted=True))
    assert plain(page.margin_words()) == "\N{MINUS SIGN}9 points, 10 ahead of Hadrian."
    (podium,) = page.findChildren(Podium)
    assert podium.accessibleName() == "1 Julia \N{MINUS SIGN}9, 2 Hadrian \N{MINUS SIGN}19"


def test_a_shared_victory(show):
    out = replace(outcome(2), winners=(0, 1))
    page = show(lambda: page_of(out, counted=True))
    assert page.headline() == "Julia and Hadrian share the victory"
    assert out.place(0) == out.place(1) == 1


def test_a_tie_that_was_broken(show):
    table = tuple(replace(s, score=60) for s in samples.standings()[:2])
    page = show(lambda: page_of(replace(outcome(2), standings=table, winners=(1,)), counted=True))
    assert page.headline() == "Hadrian wins"
    assert plain(page.margin_words()) == "60 points, as many as Julia; the tie-break decided."


def test_rank_and_level_of_a_challenge(show):
    page = show(lambda: page_of(solo_outcome(), counted=True))
    assert plain(page.margin_words()) == "78 points, 18 ahead."
    assert page.small_words() == "It ended · Level Consul · Rank Praetor · Seed AQUA-1"


def test_the_points_are_counted_and_a_click_finishes(qtbot, english):
    page = page_of()
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    assert page.counting()
    table = page.findChild(CategoryTable)
    page._advance(1.5)
    assert (table.shown(0, 0), table.shown(0, 1), table.shown(0, 2)) == (41, 2, 0)
    assert table.total(0) == 43
    with qtbot.waitSignal(page.told):
        QTest.mouseClick(page, Qt.MouseButton.LeftButton)
    assert not page.counting()
    assert table.total(0) == 78
    assert page.findChild(Podium).total(3) == 29


def test_enter_begins_no_other_match(qtbot, show):
    page = show(lambda: page_of(counted=True))
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    assert not isinstance(page.focusWidget(), Button)
    with qtbot.assertNotEmitted(page.again):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    with qtbot.waitSignal(page.again):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_N)


def test_a_sheet_over_another_page_leads_back_there_and_its_house_home(qtbot, show):
    page = show(lambda: page_of(counted=True, over=True))
    with qtbot.assertNotEmitted(page.home), qtbot.waitSignal(page.back):
        QTest.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.assertNotEmitted(page.back), qtbot.waitSignal(page.home):
        page.findChild(Button, "home-button").click()


def test_a_key_finishes_the_count_and_does_nothing_else(qtbot, english):
    page = page_of()
    qtbot.addWidget(page)
    page.show()
    with qtbot.assertNotEmitted(page.replay):
        QTest.keyClick(page, Qt.Key.Key_V)
    assert not page.counting()
    with qtbot.waitSignal(page.replay) as caught:
        QTest.keyClick(page, Qt.Key.Key_V)
    assert caught.args == [0]


@pytest.mark.parametrize("how", [{"counted": True}, {"pace": 0.0}])
def test_nothing_is_counted_when_it_need_not_be(qtbot, how):
    page = page_of(**how)
    qtbot.addWidget(page)
    assert not page.counting()


def test_reduced_motion_shows_all_at_once(show):
    assert not show(page_of).counting()


@pytest.mark.parametrize(
    ("name", "signal", "value"),
    [
        ("replay", "replay", [0]),
        ("same-seed", "again", [True]),
        ("again", "again", [False]),
        ("home-button", "home", []),
    ],
)
def test_a_button_asks_for_what_it_says(qtbot, show, name, signal, value):
    page = show(lambda: page_of(counted=True))
    with qtbot.waitSignal(getattr(page, signal)) as caught:
        page.findChild(Button, name).click()
    assert caught.args == value


def test_the_largest_swings_are_turning_points_in_their_order():
    rows = ((0, (0, 0)), (4, (5, 0)), (9, (6, 1)), (15, (6, 12)), (20, (9, 13)), (25, (40, 13)))
    out = replace(outcome(2), race=rows)
    found = turning_points(out, 2)
    assert found == [Turning(0, 1, 0, 5, True), Turning(9, 3, 1, 11, True)]


def test_a_turning_point_leads_to_its_place_in_the_replay(qtbot, show):
    page = show(lambda: page_of(counted=True))
    row = page.findChild(TurningRow)
    with qtbot.waitSignal(page.replay) as caught:
        row.click()
    assert caught.args == [turning_points(outcome())[0].index]


def test_turning_points_are_named_by_their_round(qtbot, show):
    out = outcome()
    rounds = tuple(1 + n // 3 for n in range(len(out.race)))
    page = show(lambda: ScoresPage(replace(out, rounds=rounds), samples.SampleWords()))

    found = turning_points(out, 3)  # as many as stand there with little height
    rows = page.findChildren(TurningRow)
    assert len(rows) == len(found)
    for row, turning in zip(rows, found, strict=True):
        name = out.sides[turning.side].name
        assert row.accessibleName().startswith(f"Round {rounds[turning.turn - 1]}: {name}")


def test_the_sheet_is_saved_as_a_picture(qtbot, show, tmp_path):
    page = show(lambda: page_of(counted=True))
    with qtbot.waitSignal(page.saved_sheet) as caught:
        assert page.write_sheet(tmp_path / "sheet")
    assert caught.args == [tmp_path / "sheet.png"]
    assert (tmp_path / "sheet.png").stat().st_size > 10_000
    assert str(tmp_path / "sheet.png") in page._foot.label.text()


def test_a_sheet_that_cannot_be_saved_says_why(qtbot, show, tmp_path):
    page = show(lambda: page_of(counted=True))
    with qtbot.assertNotEmitted(page.saved_sheet):
        assert not page.write_sheet(tmp_path / "nowhere" / "sheet.png")
    assert "could not be saved" in page._foot.label.text()


def test_a_finished_match_becomes_a_sheet(show):
    match = Match.begin(samples.GAME, load(samples.GAME), samples.seats("human"), {"solo": "quaestor"}, "A-1")
    dice = Random(5)
    while not match.over:
        match.play(dice.choice(match.legal()))
    out = Outcome.of(match, samples.SampleWords())
    assert [side.kind for side in out.sides] == ["human", "rival"]
    assert out.sides == sides_of(match.seats, 2, samples.SampleWords())
    assert out.level == "Quaestor"
    assert sum(out.standings[1].categories.values()) == out.score(1)
    page = show(lambda: page_of(out, counted=True))
    assert page.headline().endswith("wins")


@pytest.mark.parametrize(
    ("code", "least", "said"),
    [("en", 60, "City magistrate"), ("fr", 60, "Magistrat de la cité"), ("en", 999, "")],
)
def test_a_rank_has_the_name_and_the_points_of_the_box_that_is_played(monkeypatch, code, least, said):
    """[AL-27.13] Also of one that was corrected."""
    monkeypatch.setattr("rome_desktop.app.language.current", lambda: code)
    alba = game("alba_longa")
    content = load(alba)
    first, second, *_ = content.box.solo.ranks
    solo = replace(content.box.solo, ranks=(replace(first, points=least), replace(second, points=least)))
    content = replace(content, box=replace(content.box, solo=solo))
    match = Match.begin(alba, content, samples.seats("human"), {"solo": "calm"}, "A-1")
    match.state.players[0].monuments, match.state.players[0].population = 10, 16

    assert Outcome.of(match, tables.words(alba)).rank == said


def test_the_ranks_of_a_challenge_are_drawn_up_to_the_one_reached(show):
    page = show(lambda: page_of(solo_outcome(), counted=True))
    scale = page.findChild(ScaleBar)
    assert scale._best == 18
    assert scale.accessibleName() == "Rank Praetor"
    assert show(lambda: page_of(outcome(), counted=True)).findChild(ScaleBar) is None


class ManyWords(samples.SampleWords):
    def categories(self):
        return tuple(Category(f"c{n}", f"Category number {n}", "coin", "#7A5204") for n in range(16))


def dense_outcome():
    rows = [{f"c{n}": (n * 7 + side * 5) % 23 if n else -26 for n in range(16)} for side in range(4)]
    table = tuple(Standing(side, sum(row.values()), row) for side, row in enumerate(rows))
    return replace(outcome(4), standings=table, winners=(0,))


def test_sixteen_categories_fit_on_a_small_screen(show):
    page = show(lambda: ScoresPage(dense_outcome(), ManyWords(), counted=True))
    assert all(not area.verticalScrollBar().maximum() for area in page.findChildren(QScrollArea))


def test_a_bar_has_room_beside_it_for_the_total_although_points_were_lost(show):
    bars = show(lambda: ScoresPage(dense_outcome(), ManyWords(), counted=True)).findChild(StackedBars)
    longest = max(bars._gained(side) for side in range(4))
    assert longest == max(bars.outcome.score(side) + 26 for side in range(4))


def test_rows_tell_how_their_points_came_about(show):
    workings = {(0, "buildings"): "4 cards, 10 points each", (1, "bridges"): "1 card, 3 points each"}
    page = show(lambda: page_of(replace(outcome(), workings=workings), counted=True))
    table = page.findChild(WorkedTable)
    assert table.line.text() == "Buildings: Julia: 4 cards, 10 points each"
    table.cells.setFocus()
    QTest.keyClick(table.cells, Qt.Key.Key_Down)
    assert table.line.text() == "Bridges: Hadrian: 1 card, 3 points each"
    assert read(table.cells)[0] == "Bridges"
    QTest.keyClick(table.cells, Qt.Key.Key_Right)
    assert read(table.cells)[3].endswith("1 card, 3 points each")
    QTest.mouseMove(table, table.row_box(0).center().toPoint())
    assert table.line.text().startswith("Buildings")


def test_nothing_is_told_of_rows_before_they_are_counted(qtbot, english):
    page = page_of(replace(outcome(), workings={(0, "buildings"): "4 cards, 10 points each"}))
    qtbot.addWidget(page)
    page.show()
    assert page.findChild(WorkedTable).line.text() == ""
    page.finish()
    assert "4 cards" in page.findChild(WorkedTable).line.text()


def test_a_line_about_the_end_never_begins_with_a_dot(show):
    page = show(lambda: page_of(solo_outcome(), counted=True))
    assert "Level\N{NO-BREAK SPACE}Consul\N{NO-BREAK SPACE}· Rank" in page._small.text()


@pytest.mark.parametrize("width", [240, 460, 700])
def test_ranks_close_together_keep_their_names_apart(qtbot, width):
    bar = ScaleBar()
    qtbot.addWidget(bar)
    bar.resize(width, 62)
    ranks = [("Village chief", 1), ("City magistrate", 60), ("Chief of the League", 75), ("Princeps", 90)]
    bar.set_scale(ranks, 86)
    _, boxes = bar.labels()
    assert boxes[0][0] >= -0.5 or width == 240
    assert sum(boxes[-1]) <= width + 0.5
    assert all(one[0] + one[1] < two[0] for one, two in pairwise(boxes))
    marks = [left + wide / 2 for left, wide in boxes]
    assert [bar.reach(least) for _, least in ranks] == pytest.approx(marks)
    assert marks[2] < bar.reach(86) < marks[3] < bar.reach(200) <= width


def test_names_of_ranks_move_no_farther_than_they_must():
    assert apart([0, 50, 100], [20, 20, 20], 5, 200) == [0, 50, 100]
    assert apart([0, 90, 100], [20, 20, 20], 5, 200) == [0, 82.5, 107.5]
    assert apart([-10, 90, 100], [20, 20, 20], 5, 110) == [0, 65, 90]


class LongWords(samples.SampleWords):
    def categories(self):
        names = ("Mercurius : sortes de marchandises", "Vesta : marchandises et sesterces", "Mars : colons")
        return tuple(Category(f"c{n}", name, "coin", "#7A5204") for n, name in enumerate(names))


def long_outcome(seats):
    rows = [{f"c{n}": 130 - 7 * n - side for n in range(3)} for side in range(seats)]
    table = tuple(Standing(side, sum(row.values()), row) for side, row in enumerate(rows))
    sides = (*outcome(4).sides, replace(outcome(4).sides[0], name="Maximiliana"))[-seats:]
    race = ((0, (0,) * seats), (9, tuple(range(seats))), (12, (40,) * seats))
    return replace(outcome(4), sides=sides, standings=table, winners=(0,), race=race)


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_nothing_of_a_column_touches_the_next_or_the_names(show, scale, seats):
    theme.set_look(theme.make_look(scale=scale))
    page = show(lambda: ScoresPage(long_outcome(seats), LongWords(), counted=True))
    table, look = page.findChild(CategoryTable), theme.look()
    so = table.measures()
    edge = so.first - so.step / 2
    assert all(look.pxf(48) + text_width(so.names, line) < edge for name in so.lines for line in name)
    assert look.pxf(2) + text_width(so.title, "Score sheet") < edge
    assert edge + so.step * seats < table.width()
    number = text_width(look.font("count", 18, bold=True), "130")
    assert number + look.pxf(3) + so.laurel <= so.step
    for side in table.outcome.sides:
        badge = 0 if so.below else look.pxf(27)
        assert text_width(so.heads, side.name) + badge < so.step
    bar = table.bar(QPointF(100, 0), 130, so)
    assert 100 - so.step / 2 < bar.left() < bar.right() < 100 + so.step / 2


@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_no_word_of_a_turning_point_is_cut(show, scale):
    theme.set_look(theme.make_look(scale=scale))
    page = show(lambda: ScoresPage(long_outcome(5), LongWords(), counted=True))
    rows = page.findChildren(TurningRow)
    assert rows
    for row in rows:
        lines = row.lines(row.width())
        assert row.height() >= row.heightForWidth(row.width())
        assert all(text_width(font, line) <= row.width() - theme.look().pxf(40) for line, font, _ in lines)


def test_many_categories_are_named_below_the_bars_where_there_is_height(show):
    bars = show(lambda: ScoresPage(dense_outcome(), ManyWords(), counted=True)).findChild(StackedBars)
    assert not bars.keys(bars.width())
    tall = show(lambda: ScoresPage(dense_outcome(), ManyWords(), counted=True), size=(1440, 900))
    bars = tall.findChild(StackedBars)
    assert sum(len(row) for row in bars.keys(bars.width())) == 16
    assert all(not area.verticalScrollBar().maximum() for area in tall.findChildren(QScrollArea))


def test_five_seats_fit_on_a_small_screen_where_the_rows_tell_their_points(show):
    workings = {(side, f"c{n}"): "4 cards, 10 points each" for side in range(5) for n in range(3)}
    page = show(lambda: ScoresPage(replace(long_outcome(5), workings=workings), LongWords(), counted=True))
    assert all(not area.verticalScrollBar().maximum() for area in page.findChildren(QScrollArea))
    table = page.findChild(WorkedTable)
    assert table.line.geometry().bottom() <= table.row_box(0).top()
    assert table.line.geometry().top() >= theme.look().px(36)


@cache
def played_out(key):
    """A match at random to its end, at a full table."""
    of = game(key)
    seats = [Seat(name, "easy", "rubra") for name in ("Julia", "Hadrian", "Claudia", "Silvia", "Titus")]
    seats = seats[: max(of.seats)]
    match, dice = Match.begin(of, load(of), seats, of.complete(len(seats), {}), "7"), Random(7)
    while not match.over:
        match.play(dice.choice(match.legal()))
    return match


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", [of.key for of in GAMES])
def test_the_whole_sheet_is_seen_without_scrolling(qapp, show, key, language):
    set_language(qapp, language)
    words = tables.words(game(key))
    page = show(lambda: ScoresPage(Outcome.of(played_out(key), words), words, counted=True), (1366, 768))
    assert page.findChild(QScrollArea).verticalScrollBar().maximum() == 0


def test_what_the_winner_has_is_told_in_one_sentence(qapp, show):
    words = tables.words(game("alba_longa"))
    page = show(lambda: ScoresPage(Outcome.of(played_out("alba_longa"), words), words, counted=True))
    first, *others = [part.partition(":")[0] for part in page.holding_words(0).split(", ")]
    assert first.istitle()
    assert all(other.islower() for other in others)


def test_a_rival_that_wins_with_fewer_points_is_not_said_to_be_level(english):
    """It said `0 points, as many as Julia; the tie-break decided`, of 0 against 82."""
    out = solo_outcome()
    mine, rival = (replace(one, score=score) for one, score in zip(out.standings, (82, 0), strict=True))
    page = ScoresPage(
        replace(out, standings=(mine, rival), winners=(1,)), samples.SampleWords(), counted=True
    )
    assert page.headline() == "The Senate wins"
    assert plain(page.margin_words()) == f"82 points are not enough for {out.sides[0].name}."
    assert page.difference_words() == ""
