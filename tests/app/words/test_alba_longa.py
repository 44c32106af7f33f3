"""Alba Longa: nothing that can happen is without words, no blank stays open, and no secret is told.

The language is that of the sources, which knows no plurals: “2 sabotages”.
"""

import inspect
import random
import re
from pathlib import Path

import pytest

from rome_desktop.ai.alba_longa import reasons
from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.alba_longa.options import REASONS
from rome_desktop.app.words.alba_longa.refusals import SENTENCES
from rome_desktop.app.words.alba_longa.words import AlbaWords
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import Decision, Refusal
from rome_desktop.games.alba_longa import actions, ending, events
from rome_desktop.games.alba_longa.court import BuyDie, OfferDie
from rome_desktop.games.alba_longa.ids import CITIES, NO_HERO, Reward, Workplace
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings

GAME = game("alba_longa")
VARIANTS = {"job_well_done": "yes", "spoils_of_war": "yes", "assisi": "yes"}


@pytest.fixture
def words(dressed):
    return AlbaWords()


def match_of(seats=2, seed="5", **options):
    names = ("Maximilianus", "Hadrian", "Claudia", "Silvia", "Octavia")
    colours = ("rubra", "flava", "nigra", "viridis", "caerulea")
    table = tuple(
        Seat(name, "human", colour) for name, colour in list(zip(names, colours, strict=True))[:seats]
    )
    return Match.begin(GAME, load(GAME), table, options, seed=seed)


def context_of(match, language="en"):
    rivals = tuple(Seat("The Shadow", "rival", "viridis") for _ in range(match.extra_sides()))
    return TableContext((*match.seats, *rivals), 0, 0, language, Settings(), tuple(match.standings()))


def is_whole(text):
    return bool(text.strip()) and "{" not in text and "}" not in text and "%n" not in text


def keen(match, dice):
    """A choice at random that keeps cities alive: farmers in the harvest season, growth, and no giving up."""
    legal = match.legal()
    farmers = [a for a in legal if isinstance(a, actions.Send | actions.Assign) and a.workplace == "farm"]
    eager = [
        a for a in legal if not isinstance(a, actions.Pass | actions.GiveUp | actions.Done | actions.Sell)
    ]
    return max(farmers, key=lambda a: getattr(a, "peasants", 1)) if farmers else dice.choice(eager or legal)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, VARIANTS), (4, {"spoils_of_war": "yes"}), (5, {}), (1, {"solo": "calm"})],
)
def test_matches_are_told_from_the_first_to_the_last_decision(words, seats, options):
    match, dice = match_of(seats, **options), random.Random(seats)
    silent = set()
    while not match.over:
        context, legal = context_of(match), match.legal()
        view = match.view(match.to_move)
        prompt = words.prompt(match.decision, legal, view, context)
        assert is_whole(prompt.sentence)
        assert is_whole(prompt.second)
        assert len(prompt.sentence) < 80
        said = [words.option(action, view, context) for action in legal]
        assert all(map(is_whole, said))
        assert len(set(said)) == len(said)
        assert all(is_whole(words.act(action)) for action in legal)
        for event in match.play(keen(match, dice)):
            line, divider = words.journal(event, context), words.divider(event, context)
            if line is None and divider is None:
                silent.add(type(event))
            else:
                assert is_whole(line[1] if line is not None else divider)
    assert silent <= words.told.silent | {events.CityFed}
    assert is_whole(words.ended(GAME.rules.ended(match.state)))


def test_every_event_has_a_teller(words):
    classes = {c for _, c in inspect.getmembers(events, inspect.isclass) if issubclass(c, Event)} - {Event}

    assert words.told.told | words.told.silent == classes


def test_every_refusal_has_a_sentence():
    folder = Path(inspect.getfile(events)).parent
    code = "\n".join(
        path.read_text() for path in (*folder.glob("*.py"), *(folder.parent.parent / "engine").glob("*.py"))
    )
    used = set(re.findall(r'Refusal\(\s*[\w"."-]+,\s*"([\w-]+)"', code))

    assert used
    assert used == set(SENTENCES)


def test_every_decision_is_asked(words):
    asked = {step for step in GAME.rules.steps if issubclass(step, Decision)}

    assert set(words.prompts._askers) == asked


def test_every_choice_of_a_seat_has_a_button(words):
    by_chance = {
        actions.FirstKing,
        actions.Roll,
        actions.ShadowHero,
        actions.TurnWeather,
        actions.ShowClimate,
        actions.TurnBlessing,
    }

    for action in {*GAME.rules.notation.actions.values()} - by_chance:
        assert is_whole(words.act(action.__new__(action)))


def test_every_source_of_points_is_a_row_of_the_score_sheet(words):
    keys = {key for standing in match_of().standings() for key in standing.categories}

    assert {category.key for category in words.categories()} == keys


def test_options_and_levels_have_names(words):
    for option in GAME.options:
        for value in option.values:
            assert all(map(is_whole, words.option_words(option.name, value)))
    for text in (
        *words.challenge(),
        words.rival(),
        *words.pitch(),
        *(t for k in GAME.solo for t in words.level(k)),
    ):
        assert is_whole(text)


# ---- secrets


def test_a_laid_card_is_not_named_before_the_reveal(words):
    context = context_of(match_of(3))
    cities = {words.terms.city(city) for city in CITIES}
    for laid in (events.TargetLaid(1), events.HeroLaid(1), events.HeroRecalled(1, True)):
        _, sentence = words.journal(laid, context)
        assert not any(city in sentence for city in cities)
        assert not re.search(r"\d", sentence)


# ---- the resolution is told step by step


def told(words, event, seats=3):
    return words.journal(event, context_of(match_of(seats)))[1]


def test_a_fight_is_told_with_all_it_is_made_of(words):
    """[AL-9.6, AL-9.7, AL-9.9] The worked example of the rulebook: 9 against 4, two sabotages."""
    fight = events.CityAttacked(
        city="veii",
        seat=2,
        attackers=(1, 0),
        attack=9,
        defence=4,
        turns=(1, 0),
        soldiers=(4, 3),
        heroes=(2, 0),
        guard=3,
        hero=1,
    )

    assert told(words, fight) == (
        "Veii: attack 9 (Hadrian 4 + 2 and Maximilianus 3 + 0), defence 4 (3 + 1). "
        "Success 5: 2 sabotages, by Hadrian and Maximilianus."
    )


def test_a_fight_that_fails_says_so(words):
    """[AL-9.8] A draw is a failure; Assisi has peasants and no hero."""
    fight = events.CityAttacked("assisi", -1, (1,), 3, 3, (), (3,), (0,), 3, NO_HERO)

    assert told(words, fight) == (
        "Assisi: attack 3 (Hadrian 3 + 0), defence 3 (3 peasants). The attack is not higher: it fails."
    )


def test_a_harvest_is_told_farmer_by_farmer(words):
    """[AL-15.4] The worked example: four farmers bring 4 each, one lying 2."""
    assert told(words, events.WheatHarvested(0, 18, 0, 4, 4, 1, 2)) == (
        "harvested 18 wheat: 4 farmers with 4 wheat each, 1 lying farmers with 2 wheat each."
    )
    assert told(words, events.WheatHarvested(0, 18, 2, 4, 4, 0, 2)) == (
        "harvested 18 wheat: 4 farmers with 4 wheat each, and 2 wheat for the most farmers."
    )


def test_a_stall_is_told_with_the_merchants_who_win_it(words):
    """[AL-12.3, AL-12.4]"""
    assert told(words, events.StallTaken(0, "II", 3, 4)) == (
        "took the richest stall left with 4 merchants, stall II: 3 coins."
    )
    assert (
        told(words, events.StallTaken(0, "II", 1, 0))
        == "took stall II last, the only merchant lying: 1 coins."
    )


RARE = {
    events.HeroRecalled(0, False): "has the largest army and took back no hero.",
    events.Sabotaged(0, 1, Workplace.MARKET, True, False): (
        "sabotaged the market in the city of Hadrian: a peasant lies down there."
    ),
    events.Sabotaged(0, 1, Workplace.MARKET, True, True): (
        "sabotaged the market in the city of Hadrian: the captive there lies down."
    ),
    events.Sabotaged(0, 1, Workplace.QUARRY, False, True): (
        "sabotaged the quarry in the city of Hadrian: a captive left for the supply."
    ),
    events.Captured(0, 1, Workplace.FARM, False, 1): "captured the farmer on the field: 1 wheat.",
    events.Captured(0, 1, Workplace.FARM, False, 0): (
        "captured the farmer in the granary, which brings nothing."
    ),
    events.SabotageLapsed(0, "veii"): "found nothing more to sabotage in Veii.",
    events.SabotageLapsed(0, "assisi"): "found no more loot in Assisi.",
    events.HeroesReturned(0, 1, True): "had only the 0 left and took all used heroes back.",
    events.HeroesReturned(0, 0, False): "keeps the hero of 0 active.",
    events.GaveUp(0, False): "gave up the court and is out for this season.",
    events.GaveUp(0, True): "is out for this season: the call is too dear.",
    events.GaveUp(0, True, True): "is out for this season: nobody is idle.",
    events.MonumentsBuilt(0, 0, 10, 4): "built nothing with 4 workers.",
    events.Blessed(0, Reward.MONUMENT, 0): "has all monuments already and receives nothing.",
    events.Blessed(0, Reward.MONUMENT, 1): "received 1 monuments as a blessing.",
    events.CityFed(0, 5, 3, 5): "had only 5 wheat for 8 peasants: 3 of them left.",
    events.GameEnded("weather-exhausted", ()): "The game is over: all Kings lose.",
    events.GameEnded("challenge-fulfilled", (0, 2)): (
        "The game is over: Maximilianus and Claudia share the victory."
    ),
}


@pytest.mark.parametrize(("event", "sentence"), RARE.items(), ids=lambda thing: type(thing).__name__)
def test_what_seldom_happens_is_told_as_well(words, event, sentence):
    assert told(words, event) == sentence


def test_a_lost_city_is_not_said_to_have_eaten(words):
    """[AL-19.2] The next event tells it."""
    assert words.journal(events.CityFed(0, 0, 8, 0), context_of(match_of())) is None


REFUSED = {
    Refusal("AL-5.3", "keep-a-peasant", peasants=2): (
        "One peasant at least must stay; this city has 2 peasants."
    ),
    Refusal("AL-6.5", "another-workplace", die="grey"): "This is not the workplace of the grey die.",
    Refusal(
        "AL-10.2", "nobody-to-sabotage", workplace="temple"
    ): "There is nobody to sabotage in the temple.",
    Refusal("AL-19.3", "too-little-wheat", wheat=6): "There is too little wheat: this growth costs 6 wheat.",
    Refusal("AL-24.8", "no-room-for-this-product", most=3): (
        "Assisi holds 3 products of a kind at most, and eight in all."
    ),
    Refusal("", "not-the-one-to-move", seat=1): "It is not Hadrian who is asked now.",
}


@pytest.mark.parametrize(
    ("refusal", "sentence"), REFUSED.items(), ids=lambda thing: getattr(thing, "reason", "")
)
def test_a_refusal_names_what_it_speaks_of(words, refusal, sentence):
    match = match_of()

    assert words.refusal(refusal, match.view(0), context_of(match)) == sentence


def test_a_hint_gives_the_option_and_a_reason(words):
    match = match_of()
    action = match.legal()[0]

    said = words.hint(action, {"reason": "gathers"}, match.view(match.to_move), context_of(match))

    assert said == "The computer would choose: Keep all peasants. Peasants are still waiting at home."


def test_every_reason_that_the_computer_gives_has_words(words):
    given = {*reasons.JOBS, *reasons.DEEDS.values(), "grows", "only"}

    assert given == set(REASONS)
    assert all(is_whole(words.options.reason(key, None)) for key in given)


def test_names_follow_the_language(words):
    words.journal(events.TargetLaid(0), context_of(match_of(), "fr"))

    assert [words.terms.city(city) for city in CITIES] == [
        "Alba Longa",
        "Rome",
        "Véies",
        "Velitrae",
        "Réate",
        "Assisi",
    ]


def test_every_end_is_said(words):
    ends = (
        ending.FULFILLED,
        ending.LAST_KING,
        ending.ALL_LOST,
        ending.EXHAUSTED,
        ending.SHADOW,
        ending.CITY_LOST,
        ending.DEADLINE,
    )
    assert len({words.ended(reason) for reason in (*ends, "?")}) == len(ends) + 1


def test_with_two_kings_a_second_offer_in_the_same_call_is_told_beforehand(words):
    """The same question came again after passing, without a word."""
    match, dice, said = match_of(2), random.Random(4), []
    while not match.over and len(said) < 40:
        if isinstance(match.decision, BuyDie):
            view = match.view(match.to_move)
            prompt = words.prompt(match.decision, match.legal(), view, context_of(match))
            places = [step for step in view.pending if step == OfferDie(match.to_move)]
            said.append(bool(places))
            assert ("once more in this call" in prompt.second) == bool(places)
            match.play(actions.Pass())
        else:
            match.play(keen(match, dice))
    assert {True, False} == set(said)
