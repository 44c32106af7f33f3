"""Numbers below zero in sentences: Qt writes no %n for them, so each has its sign and its own plural."""

import pytest

from rome_desktop.app import language
from rome_desktop.app.pages.challenges.words import GoalWords
from rome_desktop.app.pages.home.challenges import Challenge
from rome_desktop.app.pages.records.parts import Parts
from rome_desktop.app.pages.shared.game_facts import facts
from rome_desktop.app.words.city_of_marble.terms import MarbleTerms
from rome_desktop.app.words.concordia.terms import ConcordiaTerms
from rome_desktop.app.words.nova_roma.terms import NovaTerms
from rome_desktop.app.words.trajan.terms import TrajanTerms
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.session.puzzles import puzzles_of
from tests.app.pages import samples

TRAJAN = game("trajan")
SAID = {
    "en": {-1: "−1 point", -9: "−9 points", 1: "1 point"},
    "fr": {-1: "−1\N{NO-BREAK SPACE}point", -9: "−9\N{NO-BREAK SPACE}points", 1: "1\N{NO-BREAK SPACE}point"},
}


@pytest.fixture(params=["en", "fr"])
def said(request, dressed):
    """The points in a language, by their number."""
    language.set_language(dressed, request.param)
    return SAID[request.param]


@pytest.mark.parametrize(
    ("key", "terms"),
    [
        ("city_of_marble", MarbleTerms),
        ("concordia", ConcordiaTerms),
        ("nova_roma", NovaTerms),
        ("trajan", TrajanTerms),
    ],
)
def test_the_points_of_a_game(said, key, terms):
    names = terms(load(game(key)).box)
    assert {number: names.points(number) for number in said} == said


def test_the_points_of_a_challenge_and_of_a_record(said, qtbot):
    told = facts(TRAJAN, language.current())
    challenge = Challenge(TRAJAN, samples.SampleWords(), told, [])
    qtbot.addWidget(challenge)
    puzzle = next(one for one in puzzles_of(TRAJAN) if one.goal == "points")
    records = Parts([], TRAJAN, lambda _: [], low=False)
    for number, points in said.items():
        assert f" {points}" in challenge.best_words(number, told).replace("\N{NO-BREAK SPACE}:", ":")
        assert records.measure(number, told.ranks) == points
        assert GoalWords().amount(puzzle, number) == points
