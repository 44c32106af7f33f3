"""AL-26: what is secret, sealed rounds, and that nothing of it shows before its time."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from rome_desktop.app.pages.table.eyes import people_at
from rome_desktop.content.reader import load
from rome_desktop.engine.events import Event
from rome_desktop.engine.hidden import imagine, observe
from rome_desktop.engine.steps import options, play, to_move
from rome_desktop.games.alba_longa.actions import Call, Pass
from rome_desktop.games.alba_longa.events import (
    BlessingRevealed,
    DiceRolled,
    HeroLaid,
    TargetLaid,
    WeatherTurned,
)
from rome_desktop.games.alba_longa.farmers import BeginFarmers
from rome_desktop.games.alba_longa.ids import HIDDEN, HIDDEN_HERO
from rome_desktop.games.alba_longa.soldiers import BeginSoldiers, ChooseTarget, LayHero, RecallHero, targets
from rome_desktop.games.alba_longa.state import AlbaState
from rome_desktop.session import codec, saves
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from tests.games.alba_longa.table import GAME, KINGS, Table, box, chosen, keen, kings, moments, solo

SEALED = (RecallHero, ChooseTarget, LayHero)
WAYS = [
    (2, ""),
    (3, ""),
    (4, "job_well_done assisi"),
    (5, "job_well_done spoils_of_war"),
    (1, ""),
]

every_way = pytest.mark.parametrize(("seats", "variants"), WAYS)


def games(seats: int, variants: str, seed: int) -> Iterator[AlbaState]:
    """The table at every decision of several games, the more the fewer Kings there are."""
    for number in range(7 - seats):
        yield from moments(seats, variants, seed + number)


def with_other_secrets(state: AlbaState, seat: int | None, rng: random.Random) -> AlbaState:
    """The same table, but everything that is secret to a seat is dealt anew."""
    other = state.clone()
    for side, player in enumerate(other.players):
        if side == seat:
            continue
        places = [player.active, player.used, *([player.hero] if state.revealed < 2 else [])]
        cards = [card for place in places for card in place]
        rng.shuffle(cards)
        for place in places:
            place[:] = [cards.pop() for _ in place]
        if player.target and state.revealed < 1:
            player.target = [rng.choice(targets(state, side))]
    return other


@every_way
def test_no_seat_sees_any_difference_when_what_is_secret_to_it_is_shuffled(seats, variants):
    """[AL-26.1, AL-26.3, AL-26.6] Views, options, refusals, standings: the same in both worlds."""
    rng, differing, sealed = random.Random(9), 0, 0
    for number, state in enumerate(games(seats, variants, 4)):
        under_way = any(player.target or player.hero for player in state.players)
        if not under_way and number % 25:
            continue
        sealed += under_way
        for seat in (*range(seats), None):
            other = with_other_secrets(state, seat, rng)
            differing += other != state
            view, twin = observe(state, GAME.rules.zones, seat), observe(other, GAME.rules.zones, seat)
            assert view == twin
            assert json.dumps(codec.state_to_json(view)) == json.dumps(codec.state_to_json(twin))
            assert GAME.rules.standings(state) == GAME.rules.standings(other) == GAME.rules.standings(view)
            assert (GAME.rules.ended(view), GAME.rules.winners(view)) == (
                GAME.rules.ended(state),
                GAME.rules.winners(state),
            )
            if to_move(state) == seat:
                assert options(view) == options(twin) == options(state)
    assert differing > 20
    assert sealed > 10


def told(state: AlbaState, action: object) -> tuple[AlbaState, list[Event]]:
    """The table after an answer, and what is told of it."""
    after, log = state.clone(), list[Event]()
    play(after, action, log.append)  # type: ignore[arg-type]
    return after, log


@every_way
def test_a_sealed_choice_tells_nobody_what_was_chosen(seats, variants):
    """[AL-26.2, AL-26.3] Until the last of a round has chosen, all choices look alike to the others."""
    met = set()
    for state in games(seats, variants, 6):
        step = state.pending[-1]
        if not isinstance(step, SEALED):
            continue
        answers = [action for action in options(state) if not isinstance(action, Pass)]
        results = [told(state, action) for action in answers]
        if any(after.revealed != state.revealed or not after.pending for after, _ in results):
            continue  # this one was the last of its round
        met.add(type(step))
        for seat in (*range(len(state.players)), None):
            if seat == step.seat:
                continue
            views = [observe(after, GAME.rules.zones, seat) for after, _ in results]
            assert all(view == views[0] for view in views)
        assert all(log == results[0][1] for _, log in results)
    if seats > 1:
        assert {ChooseTarget, LayHero} <= met
    assert (RecallHero in met) == ("job" in variants)


@every_way
def test_no_card_to_come_lies_in_the_table(seats, variants):
    """[AL-26.1, AL-26.6, AL-26.12, AL-2.8] Neither decks nor the cards left out nor dice to come."""
    for number, state in enumerate(moments(seats, variants)):
        if number % 20:
            continue
        text = json.dumps(codec.state_to_json(state))
        unseen = [card.id for card in box().prayers.cards if card.id not in state.weather]
        assert not [card for card in unseen if f'"{card}"' in text]
        assert len(state.climates) in (state.year, state.year + 1)
        assert text.count('"B-') == len(state.blessings)


@every_way
def test_everything_else_is_open(seats, variants):
    """[AL-26.1, AL-2.10, AL-11.3]"""
    for number, state in enumerate(moments(seats, variants)):
        if number % 20:
            continue
        view = observe(state, GAME.rules.zones, None)
        for seen, true in zip(view.players, state.players, strict=True):
            seen.active, seen.target, seen.hero = true.active, true.target, true.hero
            assert len(seen.used) == len(true.used)
            seen.used = true.used
        assert view == state


def test_a_season_has_two_sealed_rounds():
    """[AL-26.2] Each begins with those who have to choose, and ends when all have."""
    table = kings().has("Cedric", soldiers=2).has("Thierry", soldiers=1).asks(BeginSoldiers())
    asked = []
    while table.step() in ("ChooseTarget", "LayHero"):
        asked.append((table.step(), table.to_move()))
        table.play("attack roma" if table.step() == "ChooseTarget" else "hero 0")

    assert asked == [
        *(("ChooseTarget", "Cedric"), ("ChooseTarget", "Thierry")),
        *(("LayHero", "Cedric"), ("LayHero", "Melanie"), ("LayHero", "Thierry")),
    ]
    assert [event.seat for event in table.happened(TargetLaid)] == [0, 2]
    assert [event.seat for event in table.happened(HeroLaid)] == [0, 1, 2]


def test_the_others_learn_only_that_a_choice_was_made():
    """[AL-26.3]"""
    table = kings().has("Cedric", soldiers=2).has("Thierry", soldiers=1).asks(BeginSoldiers())
    table.play("Cedric: attack roma")

    assert table.seen_by("Thierry").players[0].target == [HIDDEN]
    assert table.seen_by("Cedric").players[0].target == ["roma"]
    assert table.seen_by(None).players[0].active == [HIDDEN_HERO] * 5


def test_the_heroes_of_the_shadow_are_seen_by_nobody():
    """[AL-26.1, AL-27.7]"""
    view = solo().seen_by("Cedric")
    assert view.players[1].active == [HIDDEN_HERO] * 5
    assert view.players[0].active == [0, 1, 2, 3, 4]


def test_what_is_imagined_is_a_table_that_could_be():
    """[AL-26.6] Each King has five different heroes, and attacks a city he can attack."""
    for seed, state in enumerate(moments(4, "job_well_done assisi")):
        if seed % 15:
            continue
        guess = imagine(observe(state, GAME.rules.zones, 1), GAME.rules.zones, random.Random(seed))
        for side, player in enumerate(guess.players):
            assert sorted([*player.active, *player.used, *player.hero]) == [0, 1, 2, 3, 4]
            assert set(player.target) <= set(targets(guess, side))
            assert 0 not in player.used
        assert observe(guess, GAME.rules.zones, 1) == observe(state, GAME.rules.zones, 1)


def test_a_used_hero_is_never_imagined_as_the_0():
    """[AL-11.1, AL-26.6] The 0 goes home to the hand each time."""
    state = kings().has("Melanie", active=[0, 3], used=[1, 2, 4], hero=[]).state
    seen: set[tuple[int, ...]] = set()
    for seed in range(60):
        melanie = imagine(observe(state, GAME.rules.zones, 0), GAME.rules.zones, random.Random(seed)).players[
            1
        ]
        assert sorted([*melanie.active, *melanie.used]) == [0, 1, 2, 3, 4]
        assert 0 not in melanie.used
        seen.add(tuple(sorted(melanie.used)))
    assert len(seen) == 4


# Matches.


def match_of(kinds: str, *, soldiers: bool = True) -> Match:
    """A match of people and computers, up to the first target; everybody has a soldier."""
    seats = [
        Seat(name, kind, colour)
        for name, kind, colour in zip(
            KINGS, kinds.split(), ("rubra", "flava", "nigra", "viridis"), strict=False
        )
    ]
    match = Match.begin(GAME, load(GAME), seats, chosen(len(seats), ""), "11")
    while not soldiers or type(match.decision).__name__ != "ChooseTarget":
        legal = [str(action) for action in match.legal()]
        wanted: tuple[str, ...] = ("pass", "take black", "send barracks 1", "call", "give_up")
        if any(isinstance(action, Call) for action in match.legal()):
            table: Any = match.state
            wanted = ("give_up",) if table.players[match.to_move or 0].soldiers else ("call",)
        line = next((word for word in wanted if word in legal), legal[0])
        match.play(f"{match.to_move} {line}")
    return match


def test_several_people_at_one_screen_choose_one_after_the_other():
    """[AL-26.4] In turn order; what each chose is not in what the next one sees."""
    match = match_of("human human human")
    order = match.state.in_order()
    for seat in order:
        assert match.to_move == seat
        view = match.view(seat)
        assert all(view.players[other].target in ([], [HIDDEN]) for other in order if other != seat)
        match.play(match.legal()[0])
    assert type(match.decision).__name__ == "LayHero"


def test_a_person_alone_against_computers_needs_no_curtain():
    """[AL-26.5]"""
    match = match_of("human random random")

    class Shown:
        seats = match.seats

    assert people_at(Shown()) == [0]


def test_computer_players_get_the_view_of_their_seat():
    """[AL-26.6]"""
    match = match_of("random random random")
    match.play(match.legal()[0])
    view = match.view(match.to_move)
    assert view != match.state
    assert [player.target for player in view.players].count([HIDDEN]) == 1


def test_with_one_card_there_is_one_answer():
    """[AL-26.7] That can only be a city, for a King always has two active heroes at least."""
    table = kings().has("Thierry", alive=False).has("Cedric", soldiers=1).asks(BeginSoldiers())
    assert table.options() == ["attack roma"]

    for state in moments(3, "job_well_done"):
        assert all(len(p.active) + len(p.hero) >= 2 for p in state.players)
        if isinstance(state.pending[-1], LayHero):
            assert len(options(state)) >= 2


@pytest.mark.parametrize("kind", [DiceRolled, WeatherTurned, BlessingRevealed])
def test_nothing_is_taken_back_across_dice_or_cards(kind):
    """[AL-26.8]"""
    match, rng = match_of("human human human"), random.Random(5)
    while not any(isinstance(event, kind) for event in match.play(keen(match.legal(), rng))):
        assert not match.over
    assert (match.can_take_back().allowed, match.can_take_back().reason) == (False, "chance")


def test_nothing_is_taken_back_across_a_reveal():
    """[AL-26.8, AL-26.11]"""
    match = match_of("human random random")
    while type(match.decision).__name__ == "ChooseTarget":
        match.play(match.legal()[0])
    assert not match.can_take_back().allowed


def test_open_decisions_can_be_taken_back_and_need_no_curtain():
    """[AL-26.9]"""
    seats = [Seat(name, "human", "rubra") for name in KINGS[:3]]
    match = Match.begin(GAME, load(GAME), seats, chosen(3, ""), "3")
    seller = match.to_move
    match.play("sell 1" if seller is None else f"{seller} sell 1")

    assert match.can_take_back().allowed
    match.take_back()
    assert (match.to_move, match.state.players[seller or 0].population) == (seller, 8)
    assert not any(getattr(step, "sealed", False) for step in match.state.pending)


def test_a_match_saved_between_sealed_choices_keeps_those_made(tmp_path):
    """[AL-26.10]"""
    match = match_of("human human human")
    first = match.to_move or 0
    match.play(match.legal()[-1])
    saves.write(match, tmp_path / "sealed.ludus")
    loaded = saves.read(tmp_path / "sealed.ludus").match

    assert loaded.state == match.state
    assert loaded.state.players[first].target == match.state.players[first].target != []
    assert (loaded.to_move, type(loaded.decision)) == (match.to_move, ChooseTarget)
    assert loaded.view(loaded.to_move).players[first].target == [HIDDEN]
    assert not loaded.can_take_back().allowed


def test_a_sealed_choice_stands_until_the_reveal():
    """[AL-26.11] Neither its owner nor the undo of a later King reaches it."""
    match = match_of("human human human")
    match.play(match.legal()[0])
    assert (match.can_take_back().allowed, match.can_take_back().reason) == (False, "sealed")

    lines = list(match.lines)
    assert not match.take_back()
    match.play(match.legal()[0])
    assert not match.take_back()
    assert match.lines[: len(lines)] == lines


def test_sealed_steps_say_so():
    """[AL-26.2, AL-26.11]"""
    assert all(step.sealed for step in SEALED)
    named = {step.__name__ for step in GAME.rules.steps if getattr(step, "sealed", False)}
    assert named == {step.__name__ for step in SEALED}


def test_the_back_of_a_card_is_open_once_it_is_turned():
    """[AL-26.12]"""
    table: Table = kings().harvest().asks(BeginFarmers())
    assert table.seen_by(None).prayers == 0
    table.play("chance weather W-M4").chance()
    assert table.seen_by(None).prayers == table.seen_by("Cedric").prayers == 6
