"""Concordia: nothing that can happen is without words, and no blank stays open."""

import inspect
import random
import re
from pathlib import Path

import pytest

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.concordia.refusals import SENTENCES
from rome_desktop.app.words.concordia.words import ConcordiaWords
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import Decision, Refusal
from rome_desktop.engine.steps import options as offered
from rome_desktop.games.concordia import actions, events
from rome_desktop.games.concordia.colonists import PlaceColonists
from rome_desktop.games.concordia.ids import DEITIES, GOODS, Good, Kind, Role
from rome_desktop.games.concordia.market import ConsulBuys, SenatorBuys
from rome_desktop.games.concordia.mercator import TradeGoods
from rome_desktop.games.concordia.prefect import ChooseProvince
from rome_desktop.games.concordia.tribune import RecruitColonist
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings

GAME = game("concordia")
LONGEST = 76
LAST = "out-of-reach"
"""The sentence for steps that no number would be enough for: a variant of `not-enough-steps`."""


@pytest.fixture
def words(dressed):
    return ConcordiaWords()


def match_of(seats=3, solo="", seed="5", board="italia"):
    names = ("Maximilianus", "Hadrian", "Claudia", "Tiberius", "Silvia")
    colours = ("rubra", "flava", "nigra", "viridis", "caerulea")
    table = tuple(Seat(names[n], "human", colour) for n, colour in zip(range(seats), colours, strict=False))
    options = {"map": board} | ({"solo": solo} if solo else {})
    return Match.begin(GAME, load(GAME), table, options, seed=seed)


def context_of(match):
    rivals = tuple(Seat("Aemulus", "rival", "nigra") for _ in range(match.extra_sides()))
    return TableContext((*match.seats, *rivals), 0, 0, "en", Settings(), tuple(match.standings()))


def is_whole(text):
    return bool(text.strip()) and "{" not in text and "}" not in text and "%n" not in text


SAMPLES = (
    events.TokensLaid("A"),
    events.MarkersLaid(),
    events.FirstPlayerChosen(0),
    events.CardsDealt(("i_mason", "ii_consul"), (5, 6)),
    events.TurnBegun(0, 3),
    events.LastTurnBegun(1),
    events.CardPlayed(0, "start_tribune"),
    events.CardCopied(0, 1, "i_mercator"),
    events.NothingToCopy(0),
    events.CardsTakenBack(0, 6, 3),
    events.ColonistPlaced(0, Kind.SHIP, "roma"),
    events.ColonistMoved(1, Kind.WALKER, "roma", "land.cosa.roma", 1),
    events.HouseBuilt(0, "cosa", 4, (Good.BRICK, Good.WINE)),
    events.ProvinceProduced(0, "etruria", Good.TOOL, 2),
    events.GoodsReceived(0, (Good.BRICK, Good.BRICK, Good.WINE)),
    events.GoodsLost(1, (Good.CLOTH,)),
    events.MarkersTurned(0, ("umbria",), 2),
    events.CoinsReceived(0, Role.MERCATOR, 3),
    events.GoodsSold(0, Good.WINE, 2, 12),
    events.GoodsPurchased(0, Good.BRICK, 1, 3),
    events.CardBought(0, "i_farmer", 2, (Good.BRICK, Good.FOOD)),
    events.MarkPaid(0, Good.TOOL),
    events.CardsSlid(("i_mason",)),
    events.PraefectusPassed(0, 1),
    events.ScoredOnce(0, 31),
    events.ScoringPaid((2, 0, 1)),
    events.EndTriggered(0, "fifteenth-house", True),
    events.RivalActed(1, Role.PREFECT),
    events.CardRemoved(1, "i_smith", 0),
    events.GameEnded((0,), (120, 98, 101)),
)
SILENT = {events.CardsSlid}
"""Told by the event that caused it, and by the cards that come."""


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

    if type(event) in SILENT:
        assert line is None
        assert divider is None
        return
    assert (line is None) != (divider is None)
    assert is_whole(line[1] if line is not None else divider)


def test_events_tell_their_variants(words):
    context = context_of(match_of())

    def said(event):
        return words.journal(event, context)[1]

    assert said(events.HouseBuilt(1, "cosa", 0, ())) == "built a house in Cosa."
    assert said(events.CardsTakenBack(0, 2, 0)) == "took back 2 cards."
    assert "colonists" in said(events.CoinsReceived(0, Role.COLONIST, 4))
    assert said(events.MarkersTurned(1, ("umbria",), 0)) == "turned all markers to their goods."
    assert "Concordia" not in said(events.EndTriggered(1, "last-card", False))
    assert "Concordia" in said(events.EndTriggered(0, "last-card", True))
    assert "fifteenth" in said(events.EndTriggered(1, "fifteenth-house", False))
    assert said(events.CardBought(0, "i_mason", 0, ())) == "bought Mason."


def refusal_keys():
    folder = Path(inspect.getfile(events)).parent
    code = "\n".join(
        path.read_text() for path in (*folder.glob("*.py"), *(folder.parent.parent / "engine").glob("*.py"))
    )
    return set(re.findall(r'Refusal\(\s*[\w"."-]+,\s*"([\w-]+)"', code))


def test_every_refusal_of_the_rules_has_a_sentence(words):
    keys = refusal_keys()

    assert len(keys) > 40
    assert keys <= SENTENCES.keys(), keys - SENTENCES.keys()
    assert SENTENCES.keys() - {LAST} <= keys, "sentences that no rule needs"


VALUES = {
    "seat": 1,
    "letter": "A",
    "deck": "II",
    "map": "italia",
    "seats": 5,
    "fit": (2, 3, 4),
    "role": Role.PREFECT,
    "kind": Kind.SHIP,
    "city": "cosa",
    "place": "roma",
    "line": "land.cosa.roma",
    "province": "umbria",
    "cost": 3,
    "steps": 2,
    "goods": (Good.BRICK, Good.WINE),
    "marks": 1,
    "coins": 8,
    "money": 3,
    "good": Good.TOOL,
    "stock": 1,
    "room": 2,
    "card": "i_mason",
}


@pytest.mark.parametrize("reason", sorted(SENTENCES))
def test_refusals_leave_no_blank_open(words, reason):
    match = match_of()

    said = words.refusal(Refusal("CO-1", reason, **VALUES), match.state, context_of(match))

    assert is_whole(said)
    assert said.endswith(".")
    assert "!" not in said


def test_a_line_without_any_way_is_said_differently(words):
    match = match_of()
    refusal = Refusal("CO-5.1", "not-enough-steps", steps=3, cost=None)

    assert words.refusal(refusal, match.state, context_of(match)) == "No line leads there from here."
    assert is_whole(words.refusal(Refusal("", "something-new"), match.state, context_of(match)))


def decisions_met(match, dice):
    """Play by chance; every decision on the way with its view."""
    while not match.over:
        yield match.decision, match.legal(), match.view(match.to_move)
        legal = match.legal()
        wanted = [
            a for a in legal if isinstance(a, (actions.Build, actions.Move, actions.Buy, actions.Place))
        ]
        match.play(dice.choice(wanted if wanted and dice.random() < 0.7 else legal))


def test_every_decision_asks_in_one_short_sentence(words):
    met, lengths = set(), []
    for seats, board, seed in ((2, "italia", "8"), (4, "imperium", "2")):
        match = match_of(seats, board=board, seed=seed)
        context = context_of(match)
        for decision, options, view in decisions_met(match, random.Random(4)):
            prompt = words.prompt(decision, options, view, context)
            met.add(type(decision))
            lengths.append((len(prompt.sentence), prompt.sentence))
            assert prompt.sentence.startswith(context.name(decision.seat))
            assert is_whole(prompt.sentence)
            assert "{" not in prompt.second + prompt.sentence
            assert "!" not in prompt.sentence + prompt.second
    everything = {step for step in GAME.rules.steps if issubclass(step, Decision)}
    assert max(lengths)[0] <= LONGEST, max(lengths)
    assert met == everything


def test_other_ways_to_ask(words):
    match = match_of()
    context, view = context_of(match), match.state
    done, cash = [actions.Done()], [actions.Cash()]
    asked = [
        words.prompt(RecruitColonist(0), done, view, context),
        words.prompt(RecruitColonist(0), [*done, actions.Place(Kind.SHIP, "roma")], view, context),
        words.prompt(ChooseProvince(0), cash, view, context),
        words.prompt(ChooseProvince(0), [actions.Produce("umbria")], view, context),
        words.prompt(ChooseProvince(0), [actions.Produce("umbria"), *cash], view, context),
        words.prompt(PlaceColonists(0, 0), cash, view, context),
        words.prompt(PlaceColonists(0, 0), [*cash, actions.Place(Kind.SHIP, "roma")], view, context),
        words.prompt(PlaceColonists(0, 1), done, view, context),
        words.prompt(TradeGoods(0, ()), done, view, context),
        words.prompt(TradeGoods(0, (Good.WINE,)), [*done, actions.Sell(Good.FOOD, 1)], view, context),
        words.prompt(SenatorBuys(0, 2), done, view, context),
        words.prompt(SenatorBuys(0, 1), [*done, actions.Buy("i_mason")], view, context),
        words.prompt(ConsulBuys(0), [*done, actions.Buy("i_mason")], view, context),
    ]

    assert len({prompt.sentence for prompt in asked}) == len(asked)
    assert all(is_whole(p.sentence) and len(p.sentence) <= LONGEST for p in asked)


def test_every_option_and_hint_is_a_sentence_of_its_own(words):
    match, seen = match_of(4, seed="3", board="imperium"), set()
    context = context_of(match)
    for _, options, view in decisions_met(match, random.Random(6)):
        said = [words.option(action, view, context) for action in options]
        assert all(is_whole(text) for text in said)
        assert len(set(said)) == len(said)
        if {type(action) for action in options} - seen:
            assert all(is_whole(words.act(action)) for action in options)
            assert is_whole(words.hint(options[0], {}, view, context))
        seen |= {type(action) for action in options}
    assert {actions.Place, actions.Buy, actions.Pay, actions.Keep, actions.Copy} <= seen


def test_hints_give_their_reason(words):
    match = match_of()

    said = words.hint(actions.Done(), {"reason": "scores", "points": 4}, match.state, context_of(match))

    assert said == "The computer would choose: Finish. It is worth 4 points at the end."


def test_categories_cover_the_score_sheet(words):
    keys = [category.key for category in words.categories()]

    assert keys == list(match_of(1, solo="praetor").standings()[0].categories)
    assert keys[:-1] == list(match_of().standings()[0].categories)
    assert all(is_whole(category.name) and category.colour.startswith("#") for category in words.categories())


def test_levels_and_pitch(words):
    for level in GAME.solo:
        assert all(map(is_whole, words.level(level)))
        assert words.option_words("solo", level) == words.level(level)
    texts = (*words.challenge(), words.rival(), *words.pitch(), words.ended("last-card"), words.ended("else"))
    assert all(map(is_whole, (*texts, words.ended("fifteenth-house"))))


def test_every_option_of_the_set_up_has_words(words):
    for option in GAME.options:
        for value in option.values:
            name, sentence = words.option_words(option.name, value)
            if value == option.default and option.name != "map":
                assert (name, sentence) == ("", ""), "a switch has the words of what it switches on"
                continue
            assert is_whole(name)
            assert name != value
            assert is_whole(sentence)
    assert is_whole(words.option_words("map", "")[0])
    assert all(is_whole(habit.title) and is_whole(habit.sentence) for habit in words.habits())
    assert words.option_words("unknown", "value") == ("value", "")


def test_terms_know_every_noun(words):
    terms = words.terms
    for good in GOODS:
        nouns = (terms.bare(good), terms.counted(good, 2), terms.city_sort(good), terms.good(good, "fr"))
        assert all(map(is_whole, nouns))
    assert all(is_whole(terms.god(god)) for god in DEITIES)
    assert all(is_whole(terms.role(role, "fr")) for role in Role)
    assert terms.place("land.cosa.roma") == "Cosa – Roma"
    assert terms.city("leptis_magna") == "Leptis Magna"
    assert terms.all_of([]) == ""
    assert terms.price(3, ()) == "3 coins"
    assert terms.price(0, (Good.WINE,)) == "1 wine"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_the_cards_brought_adds_up_for_every_god_and_seat(words, language):
    """[CO-17.1, CO-17.6] The numbers told are the points of the sheet."""
    match = match_of(seats=3)
    rng = random.Random(3)
    while not match.over:
        match.play(rng.choice(offered(match.state)))
    for standing in match.standings():
        for god in DEITIES:
            told = words.working(match.state, str(god), standing.seat, language)
            numbers = [int(n) for n in re.findall(r"\d+", told)]
            counted = sum(numbers) if god == "minerva" else (numbers[0] * numbers[1] if numbers else 0)
            assert counted == standing.categories[god], told
        assert words.working(match.state, "concordia", standing.seat, language) == ""
