"""Trajan: nothing that can happen is without words, and no blank stays open."""

import inspect
import random
import re
from pathlib import Path

import pytest

from rome_desktop.ai.trajan.evaluator import REASONS
from rome_desktop.app.contract import TableContext
from rome_desktop.app.views.trajan import reasons
from rome_desktop.app.words.trajan.journal import SILENT
from rome_desktop.app.words.trajan.refusals import SENTENCES
from rome_desktop.app.words.trajan.words import TrajanWords
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.events import Event
from rome_desktop.games.trajan import actions, events
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings

GAME = game("trajan")


@pytest.fixture
def words(dressed):
    return TrajanWords()


def match_of(seats=2, seed="5", **options):
    names = (("Maximilianus", "rubra"), ("Hadrian", "flava"), ("Claudia", "nigra"), ("Silvia", "viridis"))
    table = tuple(Seat(name, "human", colour) for name, colour in names[:seats])
    return Match.begin(GAME, load(GAME), table, options, seed=seed)


def context_of(match, language="en"):
    rivals = tuple(Seat("The Rival Senator", "rival", "viridis") for _ in range(match.extra_sides()))
    return TableContext((*match.seats, *rivals), 0, 0, language, Settings(), tuple(match.standings()))


def is_whole(text):
    return bool(text.strip()) and "{" not in text and "}" not in text and "%n" not in text


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {}), (1, {"solo": "senator"})])
def test_matches_are_told_from_the_first_to_the_last_decision(words, seats, options):
    match, dice = match_of(seats, **options), random.Random(seats)
    silent = set()
    while not match.over:
        context, legal = context_of(match), match.legal()
        view = match.view(match.to_move)
        prompt = words.prompt(match.decision, legal, view, context)
        assert is_whole(prompt.sentence)
        assert len(prompt.sentence) < 75
        for action in legal:
            assert is_whole(words.option(action, view, context))
            assert is_whole(words.act(action))
        keen = [a for a in legal if not isinstance(a, (actions.Pass, actions.Decline))]
        for event in match.play(dice.choice(keen or legal)):
            line, divider = words.journal(event, context), words.divider(event, context)
            if line is None and divider is None:
                silent.add(type(event))
            else:
                assert is_whole(line[1] if line is not None else divider)
    assert silent <= SILENT


def test_rounds_are_counted_within_their_quarter(words):
    context = context_of(match_of(arrangement="random"))

    assert words.divider(events.TurnBegun(0, 2, 6), context) == "Maximilianus, quarter 2, round 2"
    assert words.round_name(4) == "Quarter 1, round 4"
    assert words.round_name(16) == "Quarter 4, round 4"


def test_every_event_has_a_teller(words):
    classes = {c for _, c in inspect.getmembers(events, inspect.isclass) if issubclass(c, Event)} - {Event}
    told = words.told.told | {events.TurnBegun, events.QuarterBegun} | SILENT

    assert classes == told


def test_every_refusal_has_a_sentence():
    folder = Path(inspect.getfile(events)).parent
    files = (
        *folder.glob("*.py"),
        *(folder.parent.parent / "engine").glob("*.py"),
        Path(inspect.getfile(reasons)),
    )
    code = "\n".join(path.read_text() for path in files)
    used = set(re.findall(r'Refusal\(\s*"?[^,]+,\s*"([\w-]+)"', code))

    assert used
    assert used == set(SENTENCES)


def test_every_source_of_points_is_a_row_of_the_score_sheet(words):
    keys = {key for standing in match_of().standings() for key in standing.categories}

    assert {category.key for category in words.categories()} == keys


def test_options_and_levels_have_names(words):
    for option in GAME.options:
        for value in option.values:
            assert all(map(is_whole, words.option_words(option.name, value)))
    for text in (*words.level("senator"), *words.challenge(), words.rival(), *words.pitch()):
        assert is_whole(text)


def test_every_reason_of_the_computer_has_words_and_no_other(words):
    for reason in REASONS:
        assert is_whole(words.options.reason(reason, None)), reason
    assert is_whole(words.options.reason("scores", 3))
    assert words.options.reason("something", None) == ""
    assert set(words.options.reasons()) | {"scores"} == set(REASONS)
