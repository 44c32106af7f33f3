"""Nova Roma: nothing that can happen is without words, and no blank stays open."""

import inspect
import random
import re
from pathlib import Path

import pytest

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.nova_roma.refusals import SENTENCES
from rome_desktop.app.words.nova_roma.words import NovaWords
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import Decision, Refusal, replaced
from rome_desktop.games.nova_roma import actions, events
from rome_desktop.games.nova_roma.components import Act, Track
from rome_desktop.games.nova_roma.gains import DiscardDown
from rome_desktop.games.nova_roma.producing import UseOnce
from rome_desktop.games.nova_roma.recruiting import MakeRoom
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings

GAME = game("nova_roma")
LONGEST = 74
GAME_BOX = load(GAME).box
DRAFTS = {"mosaic_draft": "yes", "subject_draft": "yes"}


@pytest.fixture
def words(dressed):
    return NovaWords()


def match_of(seats=2, options=None, seed="5"):
    names = ("Maximilianus", "Marcus", "Octavia", "Silvia")
    table = tuple(
        Seat(names[n], "human", colour)
        for n, colour in zip(range(seats), ("rubra", "flava", "nigra", "viridis"), strict=False)
    )
    return Match.begin(GAME, load(GAME), table, options or {}, seed=seed)


def context_of(match, language="en"):
    rivals = tuple(Seat("The automa", "rival", "nigra") for _ in range(match.extra_sides()))
    return TableContext((*match.seats, *rivals), 0, 0, language, Settings(), tuple(match.standings()))


def is_whole(text):
    return bool(text.strip()) and "{" not in text and "}" not in text and "%n" not in text


HEADS = ("sail", "build", "trade", "petition", "recruit", "upgrade", "race", "produce")
SAMPLES = (
    events.PileShuffled("maritime"),
    events.ForumLaidOut(HEADS),
    events.FirstPlayerChosen(0),
    events.StripTaken(1, "MG1"),
    events.CardLaid(0),
    events.RoundBegun(2, 1),
    events.EmperorTileRevealed("E1"),
    events.EmperorPlaced(0, "0,1"),
    events.TurnBegun(0, 3, 2),
    events.PatricianPlaced(0, "2,1"),
    events.LegionaryPlaced(1, "2,2"),
    events.LegionaryBlocked("1,1", 1),
    events.ActionBegun(0, Act.SAIL),
    events.PowerSet(0, Act.SAIL, 2),
    events.ActionAbandoned(0, Act.RACE),
    events.ActionPetitioned(1, Act.BUILD, 2),
    events.FirstPlayerTokenClaimed(0),
    events.CardUsed(0, 17),
    events.CardsDrawn(0, 2),
    events.CardTaken(0, 26),
    events.CardPlayed(0, 26),
    events.CardDropped(0, 26),
    events.CardDiscarded(0, 26),
    events.Gained(0, "wheat", 2),
    events.Gained(0, "token", 1),
    events.Paid(0, "coins", 2),
    events.TileTaken(0, "prod_stone", 2),
    events.TilePut(0, "prod_stone", "1,1", ""),
    events.TilePut(0, "lion", "1,1", "animal"),
    events.TileUsed(0, "exch_coins", "1,1"),
    events.ContractCompleted(0, "MC01"),
    events.ContractCompleted(0, "BC20"),
    events.ShipMoved(0, "", "N1"),
    events.ShipMoved(0, "N1", "N2"),
    events.PiecesPlaced(0, ("A0,3", "A0,4")),
    events.RewardTokenCompleted("A0,3", "BT01", (0, 1)),
    events.RewardTokenCompleted("A0,3", "BT01", ()),
    events.MarkerAdvanced(0, Track.RED, 3),
    events.ArtisanPlaced(0, "1,1"),
    events.AchievementClaimed(0, "0,0", "G01"),
    events.LineCompleted(0, "row0"),
    events.RowSlid("maritime", ("MC01",)),
    events.FirstPlayerTokenPassed(1),
    events.ChariotAwarded(Track.GREEN, 0),
    events.ChariotAwarded(Track.GREEN, -1),
    events.FavouriteChanged(Track.BLUE, "red"),
    events.PiecesReturned(),
    events.ArtisansReturned(0, 1),
    events.ArtisansReturned(0, 0),
    events.CardsTurnedUp(0),
    events.AutomaShipsMoved(("N2", "S2")),
    events.AutomaContractTaken("BC01"),
    events.AutomaContractTaken("MC01"),
    events.GameEnded((0,), (60, 52)),
)


def test_there_is_a_sample_of_every_event():
    classes = {
        member
        for _, member in inspect.getmembers(events, inspect.isclass)
        if issubclass(member, Event) and member is not Event
    }

    assert {type(sample) for sample in SAMPLES} == classes


def test_every_event_is_told_or_meant_to_be_silent(words):
    dividers = {events.RoundBegun, events.TurnBegun}
    classes = {type(sample) for sample in SAMPLES}

    assert words.told.told | words.told.silent | dividers == classes
    assert not words.told.told & words.told.silent


@pytest.mark.parametrize("event", SAMPLES, ids=lambda e: type(e).__name__)
def test_every_event_has_a_line_or_a_divider_or_is_silent(words, event):
    context = context_of(match_of())

    line, divider = words.journal(event, context), words.divider(event, context)

    silent = type(event) in words.told.silent or event == events.ArtisansReturned(0, 0)
    assert (line is None and divider is None) == silent
    if not silent:
        said = line[1] if line is not None else divider
        assert is_whole(said)
        assert line is None or said.endswith(".")
        assert "!" not in said


def test_forum_is_named_by_its_actions(words):
    context = context_of(match_of())
    before = words.journal(events.PatricianPlaced(0, "2,1"), context)[1]
    words.journal(events.ForumLaidOut(HEADS), context)

    assert before == "placed a patrician on row 3, column 2."
    assert (
        words.journal(events.PatricianPlaced(0, "2,1"), context)[1] == "placed a patrician on Build and Race."
    )


def refusal_keys():
    folder = Path(inspect.getfile(events)).parent
    code = "\n".join(
        path.read_text() for path in (*folder.glob("*.py"), *(folder.parent.parent / "engine").glob("*.py"))
    )
    return set(re.findall(r'Refusal\(\s*[\w"."-]+,\s*"([\w-]+)"', code))


def test_every_refusal_of_the_rules_has_a_sentence():
    keys = refusal_keys()

    assert len(keys) > 60
    assert keys <= SENTENCES.keys(), keys - SENTENCES.keys()
    assert SENTENCES.keys() <= keys, SENTENCES.keys() - keys


@pytest.mark.parametrize("reason", sorted(SENTENCES))
def test_refusals_leave_no_blank_open(words, reason):
    match = match_of()
    values = {"power": 2, "coins": 1, "sails": 1, "needed": 2, "horses": 2, "good": "wine", "seat": 1}
    values["missing"] = {"stone": 2}

    said = words.refusal(Refusal("NR-1", reason, **values), match.state, context_of(match))

    assert is_whole(said)
    assert said.endswith(".") or reason == "good-is-full"
    assert "!" not in said


def test_unknown_refusal_is_said_in_general(words):
    match = match_of()

    assert is_whole(words.refusal(Refusal("", "something-new"), match.state, context_of(match)))


def decisions_met(match, dice):
    """Play by chance; every decision on the way with its view."""
    while not match.over:
        yield match.decision, match.legal(), match.view(match.to_move)
        options = match.legal()
        useful = [a for a in options if not isinstance(a, (actions.Done, actions.Abandon))]
        match.play(dice.choice(useful if useful and dice.random() < 0.9 else options))


def matches():
    for seed in range(4):
        yield match_of(4, seed=str(seed)), seed
    yield match_of(4, DRAFTS, seed="9"), 9
    yield match_of(2, seed="10"), 10
    yield match_of(1, {"solo": "normal"}, seed="11"), 11


def test_every_decision_asks_in_one_short_sentence(words):
    met, lengths = set(), []
    for match, seed in matches():
        context = context_of(match)
        for decision, options, view in decisions_met(match, random.Random(seed)):
            prompt = words.prompt(decision, options, view, context)
            met.add(type(decision))
            lengths.append((len(prompt.sentence), prompt.sentence))
            assert prompt.sentence.startswith(context.name(decision.seat))
            assert is_whole(prompt.sentence)
            assert is_whole(prompt.second)
            assert prompt.second.endswith(".")
            assert "!" not in prompt.sentence + prompt.second
    everything = {step for step in GAME.rules.steps if issubclass(step, Decision)}
    assert words.prompts.asked == everything
    assert max(lengths)[0] <= LONGEST, max(lengths)
    assert met >= everything - {MakeRoom, UseOnce, DiscardDown}


def test_seldom_asked_decisions_have_words_too(words):
    match = match_of(2)
    context, view = context_of(match), match.state
    view.players[0].estate = replaced(view.players[0].estate, 4, "sp_sail")
    view.players[0].hand = [1, 2, 3, 4, 5, 6, 7]
    surplus = words.prompt(DiscardDown(0), [actions.Discard(n) for n in range(1, 8)], view, context)
    room = words.prompt(MakeRoom(0), [actions.Drop(3)], view, context)
    once = words.prompt(UseOnce(0, 4), [actions.Activate(), actions.Done()], view, context)

    assert is_whole(surplus.sentence)
    assert is_whole(room.sentence)
    assert is_whole(once.sentence + once.second)
    assert is_whole(words.option(actions.Drop(3), view, context))
    assert is_whole(words.option(actions.Activate(), view, context))


def test_every_option_and_hint_is_a_sentence_of_its_own(words):
    seen = set()
    for match, seed in matches():
        context = context_of(match)
        for decision, options, view in decisions_met(match, random.Random(seed + 50)):
            words.prompt(decision, options, view, context)
            said = [words.option(action, view, context) for action in options]
            seen |= {type(action) for action in options}
            assert all(is_whole(text) for text in said)
            assert len(set(said)) == len(said), said
            assert all(is_whole(words.act(action)) for action in options[:3])
            assert is_whole(words.hint(options[0], {}, view, context))
    assert {actions.Build, actions.Petition, actions.Claim, actions.TakeStrip, actions.Keep} <= seen


def test_doing_nothing_is_called_by_what_is_left(words):
    match = match_of(4)
    context, called = context_of(match), set()
    for decision, options, view in decisions_met(match, random.Random(2)):
        if actions.Done() in options:
            words.prompt(decision, options, view, context)
            assert words.act(actions.Done()) == words.option(actions.Done(), view, context)
            called.add(words.act(actions.Done()))
    assert len(called) > 8


def test_hints_give_their_reason(words):
    match = match_of()
    said = words.hint(actions.Draw(), {"reason": "scores", "points": 4}, match.state, context_of(match))

    assert said == "The computer would choose: Take the top card of the deck. It is worth 4 points."


def test_names_follow_the_language(words):
    match = match_of()
    words.prompt(match.decision, match.legal(), match.state, context_of(match, "fr"))

    assert words.terms.act("sail") == GAME_BOX.acts["sail"].fr
    assert words.terms.building("BC20") == "Thermes"
    assert words.terms.card_whole(26) == "Seneca, Sénateur"
    assert words.terms.port("S3") == "Sinope"


def test_categories_cover_the_score_sheet(words):
    keys = [category.key for category in words.categories()]

    scored = [*match_of().standings(), *match_of(1, {"solo": "normal"}).standings()]
    assert keys == list(dict.fromkeys(key for standing in scored for key in standing.categories))
    assert all(is_whole(category.name) and category.colour.startswith("#") for category in words.categories())


def test_levels_options_and_pitch(words):
    for level in GAME.solo:
        assert all(map(is_whole, words.level(level)))
        assert words.option_words("solo", level) == words.level(level)
    for option in GAME.options:
        for value in option.values:
            assert all(map(is_whole, words.option_words(option.name, value)))
    assert all(map(is_whole, (*words.challenge(), words.rival(), *words.pitch())))
    assert is_whole(words.ended("five-rounds-played"))
    assert is_whole(words.ended("else"))
    assert words.option_words("unknown", "value") == ("value", "")


def test_terms_know_every_noun(words):
    terms, box = words.terms, load(GAME).box
    assert all(is_whole(terms.wish(wish.id)) for wish in box.mosaic_achievements.list)
    assert all(is_whole(terms.card_effect(card.number)) for card in box.subject_cards.cards)
    assert all(is_whole(terms.tile_effect(tile.id)) for tile in box.estate_tiles)
    assert terms.card(-1) == "a hidden card"
    assert terms.cards([-1, -1]) == "2 cards"
    assert terms.amounts({"stone": 2, "coins": 1}) == "2 stone and 1 coins"
    assert terms.amounts({}) == "nothing"
    assert terms.any_of(["a", "b", "c"]) == "a, b or c"
