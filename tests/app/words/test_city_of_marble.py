"""City of Marble: nothing that can happen is without words, and no blank stays open."""

import inspect
import random
import re
from pathlib import Path

import pytest

from rome_desktop.app.contract import TableContext
from rome_desktop.app.views.city_of_marble.reasons import HOW
from rome_desktop.app.words.city_of_marble.refusals import SENTENCES
from rome_desktop.app.words.city_of_marble.words import MarbleWords
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import Decision, Refusal
from rome_desktop.games.city_of_marble import actions, events
from rome_desktop.games.city_of_marble.components import KINDS, SPACES, Colour, Kind
from rome_desktop.games.city_of_marble.turn import ExtraAction, TakeAction
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings

GAME = game("city_of_marble")
LONGEST = 70


@pytest.fixture
def words(dressed):
    return MarbleWords()


def match_of(seats=2, solo="", seed="5"):
    names = ("Maximilianus", "Hadrian", "Claudia", "Tiberius")
    table = tuple(
        Seat(names[n], "human", colour)
        for n, colour in zip(range(seats), ("rubra", "flava", "nigra", "viridis"), strict=False)
    )
    return Match.begin(GAME, load(GAME), table, {"solo": solo} if solo else {}, seed=seed)


def context_of(match):
    rivals = tuple(Seat("The Senate", "rival", "nigra") for _ in range(match.extra_sides()))
    return TableContext((*match.seats, *rivals), 0, 0, "en", Settings(), tuple(match.standings()))


def is_whole(text):
    return bool(text.strip()) and "{" not in text and "}" not in text and "%n" not in text


SAMPLES = (
    events.HillsRevealed(("palatine", "viminal", "aventine")),
    events.FirstPlayerChosen(0),
    events.TurnBegun(0, 3),
    events.LastTurnBegun(1),
    events.TilesDrawn(0, (Kind.TEMPLE, Kind.ARENA)),
    events.TilePlaced(0, Kind.ARENA, "0,0|1,0"),
    events.MagistratePlaced(0, "0,0|1,0"),
    events.MagistrateRecalled(1, "0,0|1,0"),
    events.HillSurrounded("viminal", "0,0"),
    events.BridgeTaken(0, 2),
    events.AqueductStarted(0, Colour.GREY),
    events.PieceLaid(0, Colour.WHITE, "0,0", "1,0"),
    events.CoinTaken(0, "0,0"),
    events.BuildingBuilt(1, Kind.BATHS, "0,0", 4, (1, 2)),
    events.FountainBuilt("0,0", Kind.BATHS, (1, 1)),
    events.MagistrateWithdrawn(0, "0,0|1,0", "treasury"),
    events.ImperiumSpent(0, Kind.THEATRE),
    events.MagistratesReturned(0, "baths", 2),
    events.ImperiumTaken(0, Kind.TEMPLE, 1),
    events.ActionLost(0),
    events.SenateSkipped(1),
    events.FinalRoundBegun(0),
    events.GameEnded((0,), (50, 40)),
)


def test_there_is_a_sample_of_every_event():
    classes = {
        member
        for _, member in inspect.getmembers(events, inspect.isclass)
        if issubclass(member, Event) and member is not Event
    }

    assert {type(sample) for sample in SAMPLES} == classes


@pytest.mark.parametrize("event", SAMPLES, ids=lambda e: type(e).__name__)
def test_every_event_has_a_line_or_a_divider(words, event):
    context = context_of(match_of())

    line, divider = words.journal(event, context), words.divider(event, context)

    assert (line is None) != (divider is None)
    assert is_whole(line[1] if line is not None else divider)


def test_fountains_and_coins_tell_where_they_come_from(words):
    context = context_of(match_of())

    nobody = words.journal(events.FountainBuilt("0,0", Kind.ARENA, (0, 0)), context)[1]
    tied = words.journal(events.FountainBuilt("0,0", Kind.ARENA, (2, 2)), context)[1]
    treasury = words.journal(events.CoinTaken(0, ""), context)[1]

    rises = "A fountain rises at point 6 of line 6, beside the Palatine"
    assert nobody == f"{rises}: nobody had influence."
    assert tied == f"{rises}: Maximilianus and Hadrian tie, 2 each."
    assert treasury == "took a coin from the treasury."


def test_shared_victory_names_both(words):
    line = words.journal(events.GameEnded((0, 1), (50, 50)), context_of(match_of()))[1]

    assert "Maximilianus and Hadrian" in line


def refusal_keys():
    """Those of the rules, and what the table says of the actions of the mat."""
    folder = Path(inspect.getfile(events)).parent
    code = "\n".join(
        path.read_text() for path in (*folder.glob("*.py"), *(folder.parent.parent / "engine").glob("*.py"))
    )
    of_the_mat = {key for *_, how, none in HOW.values() for key in (how, none)}
    return set(re.findall(r'Refusal\(\s*[\w"."-]+,\s*"([\w-]+)"', code)) | of_the_mat


def test_every_refusal_of_the_rules_has_a_sentence(words):
    keys = refusal_keys()

    assert len(keys) > 25
    assert keys <= SENTENCES.keys(), keys - SENTENCES.keys()
    assert SENTENCES.keys() <= keys, "sentences that no rule needs"


@pytest.mark.parametrize("reason", sorted(SENTENCES))
def test_refusals_leave_no_blank_open(words, reason):
    match = match_of()
    values = {
        "kind": Kind.TEMPLE,
        "colour": Colour.BROWN,
        "seat": 1,
        "left": 1,
        "position": "x",
        "vertex": "y",
    }

    said = words.refusal(Refusal("RM-1", reason, **values), match.state, context_of(match))

    assert is_whole(said)
    assert said.endswith(".")
    assert "!" not in said


def test_unknown_refusal_is_said_in_general(words):
    match = match_of()

    assert is_whole(words.refusal(Refusal("", "something-new"), match.state, context_of(match)))


def decisions_met(match, dice):
    """Play by chance; every decision on the way with its view."""
    while not match.over:
        yield match.decision, match.legal(), match.view(match.to_move)
        options = match.legal()
        builds = [
            a for a in options if isinstance(a, (actions.Play, actions.AddMagistrate, actions.Withdraw))
        ]
        match.play(dice.choice(builds if builds and dice.random() < 0.8 else options))


def test_every_decision_asks_in_one_short_sentence(words):
    match, met, lengths = match_of(4, seed="8"), set(), []
    context = context_of(match)
    for decision, options, view in decisions_met(match, random.Random(4)):
        prompt = words.prompt(decision, options, view, context)
        met.add(type(decision))
        lengths.append((len(prompt.sentence), prompt.sentence))
        assert prompt.sentence.startswith(context.name(decision.seat))
        assert is_whole(prompt.sentence)
        assert is_whole(prompt.second)
        assert "!" not in prompt.sentence + prompt.second
    everything = {step for step in GAME.rules.steps if issubclass(step, Decision)}
    assert max(lengths)[0] <= LONGEST, max(lengths)
    assert met >= everything - {ExtraAction}


def test_other_ways_to_ask_for_an_action(words):
    match = match_of()
    context = context_of(match)
    last = match.view(0)
    last.final = 0
    end, spend = actions.End(), actions.Spend(Kind.BATHS)
    asked = [
        words.prompt(TakeAction(0, 1), [end], match.state, context),
        words.prompt(TakeAction(0, 0), [end], match.state, context),
        words.prompt(TakeAction(0, 0), [spend, end], match.state, context),
        words.prompt(TakeAction(0, 1), match.legal(), last, context),
        words.prompt(TakeAction(0, 1), match.legal(), match.state, context),
        words.prompt(ExtraAction(0, Kind.BATHS), match.legal(), match.state, context),
    ]

    assert len({prompt.sentence for prompt in asked}) == len(asked)
    assert all(is_whole(p.sentence) and is_whole(p.second) and len(p.sentence) <= LONGEST for p in asked)


def test_every_option_and_hint_is_a_sentence_of_its_own(words):
    match, seen = match_of(3, seed="3"), set()
    context = context_of(match)
    for _, options, view in decisions_met(match, random.Random(6)):
        said = [words.option(action, view, context) for action in options]
        seen |= {type(action) for action in options}
        assert all(is_whole(text) for text in said)
        assert len(set(said)) == len(said)
        assert all(is_whole(words.act(action)) for action in options[:3])
        assert is_whole(words.hint(options[0], {}, view, context))
    assert actions.Spend in seen


def test_hints_give_their_reason(words):
    match = match_of()
    action = actions.Draw((Kind.TEMPLE, Kind.ARENA))

    said = words.hint(action, {"reason": "scores", "points": 4}, match.state, context_of(match))

    assert (
        said == "The computer would choose: Draw a temple tile and an arena tile. It scores 4 points at once."
    )


def test_categories_cover_the_score_sheet(words):
    keys = [category.key for category in words.categories()]

    assert keys == list(match_of().standings()[0].categories)
    assert all(is_whole(category.name) and category.colour.startswith("#") for category in words.categories())


def test_levels_and_pitch(words):
    for level in GAME.solo:
        assert all(map(is_whole, words.level(level)))
        assert words.option_words("solo", level) == words.level(level)
    assert all(
        map(is_whole, (*words.challenge(), words.rival(), *words.pitch(), words.ended("three-stacks-empty")))
    )
    assert is_whole(words.ended("else"))
    assert words.option_words("unknown", "value") == ("value", "")


def test_terms_know_every_noun(words):
    terms = words.terms
    for kind in KINDS:
        assert all(
            map(is_whole, (terms.name(kind), terms.bare(kind), terms.tile(kind), terms.building(kind)))
        )
        assert terms.tiles((kind, kind)).startswith("two ")
    assert all(is_whole(terms.space(str(space))) for space in SPACES)
    assert terms.hill("esquiline", "fr") == "Esquilin"
    assert terms.any_of(["a", "b", "c"]) == "a, b or c"
    assert terms.all_of([]) == ""


def test_lines_name_the_place_of_what_is_recalled_laid_and_built(words):
    """By what the board shows: the rows, the hills and the river."""
    context = context_of(match_of())
    on_palatine = "row 6, places 10 and 11, on the Palatine"
    told = {
        events.MagistrateRecalled(1, "0,0|0,1"): f"recalled the magistrate at {on_palatine}.",
        events.MagistrateWithdrawn(0, "0,0|0,1", "treasury"): (
            f"moved a magistrate to the treasury, from {on_palatine}."
        ),
        events.PieceLaid(0, Colour.WHITE, "2,3", "2,2"): (
            "extended the white aqueduct to point 8 of line 8, south-east of the Caelian."
        ),
        events.BuildingBuilt(1, Kind.BATHS, "2,-2", 4, (1, 2)): (
            "built the baths at point 6 of line 4, beside the Quirinal: 4 points, influence 2 to 1."
        ),
        events.TilePlaced(0, Kind.ARENA, "-5,4|-4,4"): (
            "laid an arena tile at row 9, place 2, with row 10, place 1, west of the Tiber."
        ),
    }

    assert {event: words.journal(event, context)[1] for event in told} == told


def test_a_place_without_a_tile_is_told_in_words(words):
    """No notation of a place reaches a person."""
    match = match_of()

    said = words.option(actions.Recall("1,-4|0,-3"), match.state, context_of(match))

    assert said == "Recall the magistrate from row 2, places 4 and 5, on the Tiber"
