"""A game without points: what its pages show in their place."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel

from rome_desktop.app.contract import Category
from rome_desktop.app.pages.score.category_table import CategoryTable
from rome_desktop.app.pages.score.counting import Podium, StackedBars
from rome_desktop.app.pages.score.outcome import Outcome
from rome_desktop.app.pages.score.page import ScoresPage
from rome_desktop.app.pages.score.race import RaceChart
from rome_desktop.app.pages.shared.game_facts import best_of, score_words
from rome_desktop.content.reader import load
from rome_desktop.engine.game import Standing
from rome_desktop.session.match import Match
from tests.app.pages import samples
from tests.app.pages.test_every_page import cut, outside

GAME = replace(samples.GAME, has_points=False)
KEYS = ("monuments", "population", "wheat", "coins", "victory")


class CityWords(samples.SampleWords):
    def categories(self):
        rows = zip(KEYS, ("monument", "meeple", "wheat", "coin", "laurel"), strict=True)
        return tuple(Category(key, key.title(), icon, "#7A5204") for key, icon in rows)


def outcome(winners=(0,), ended="Ten monuments stand."):
    rows = ((10, 17, 4, 9, 100), (8, 12, 0, 22, 0), (9, 16, 3, 1, 0), (2, 0, 0, 0, 0))
    values = [dict(zip(KEYS, row, strict=True)) for row in rows]
    for side, value in enumerate(values):
        value["victory"] = 100 if side in winners else 0
    table = tuple(Standing(side, sum(value.values()), value) for side, value in enumerate(values))
    races = {
        key: tuple((40 * year, tuple(value[key] * year // 5 for value in values)) for year in range(6))
        for key in KEYS[:2]
    }
    seats = samples.seats("human", "normal", "human", "hard")
    return Outcome(GAME, seats, table, winners, races["monuments"], ended, seed="MARMOR-1", races=races)


def sheet(winners=(0,)):
    return ScoresPage(outcome(winners), CityWords(), counted=True)


def test_the_winner_is_told_with_what_he_has(show):
    page = show(sheet)
    assert page.headline() == "Julia wins"
    assert page.margin_words() == "Monuments: 10, population: 17, wheat: 4, coins: 9"
    assert not page.difference_words()
    assert "point" not in " ".join(label.text() for label in page.findChildren(QLabel))


def test_everybody_may_lose(show):
    page = show(lambda: sheet(()))
    assert page.headline() == "Nobody wins"
    assert not page.margin_words()
    assert page.small_words().startswith("Ten monuments stand")


def test_no_row_or_total_is_shown_that_nobody_owns(show):
    page = show(sheet)
    table = page.findChild(CategoryTable)
    assert [category.key for category in table.categories] == list(KEYS[:4])
    assert "Total" not in table.accessibleName()
    assert page.findChild(StackedBars) is None
    assert page.findChild(Podium).accessibleName().startswith("1 Julia 10")


def test_each_of_the_first_two_categories_has_its_own_race(show):
    charts = show(sheet).findChildren(RaceChart)
    assert [chart.outcome.race[-1][1][:2] for chart in charts] == [(10, 8), (17, 12)]


@pytest.mark.parametrize("winners", [(0,), (0, 2), ()])
@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (3840, 2160)], ids=str)
def test_the_sheet_fits(show, winners, size):
    page = show(lambda: sheet(winners), size)
    assert cut(page) == []
    assert outside(page) == []


def test_victories_stand_in_the_records_the_latest_first():
    results = [samples.result((110, 31), days=3), samples.result((40, 130), days=2), samples.result((131, 9))]
    best = best_of(results, GAME, 5)
    assert [result.scores for result, _ in best] == [(131, 9), (110, 31)]
    assert score_words(GAME, *best[0]) == "won"
    assert not score_words(GAME, results[1], 0)


def test_a_solo_challenge_is_scored_in_points():
    assert GAME.in_points(1)
    assert not GAME.in_points(2)


def test_a_category_has_a_race_of_its_own():
    match = Match.begin(GAME, load(GAME), samples.seats("human", "easy"), {}, "1")
    for _ in range(30):
        match.play(match.legal()[0])
    whole, coins = match.race(), match.race("coins")
    assert [index for index, _ in coins] == [index for index, _ in whole]
    assert coins[-1][1] == [standing.categories["coins"] for standing in match.standings()]
