"""Laws that hold for every game, every number of seats, every option and every solo level."""

import json
import random
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rome_desktop.catalogue import GAMES
from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.engine.game import why_not
from rome_desktop.engine.hidden import imagine, observe
from rome_desktop.engine.record import Record, play_line
from rome_desktop.engine.steps import Chance, Decision, IllegalAction, State, options, play, to_move
from rome_desktop.session import codec
from tests.contract.walks import INVENTORIES, SETTINGS, Moment, Setting, walk, walked

EVERY = 7
"""A state as JSON is dear: each so many moments one is written out, and each when thorough."""

Looked = Callable[[Moment, int], bool]


def every_setting(first: int) -> pytest.MarkDecorator:
    """Every setting when thorough, else every second one, beginning with that one."""
    found = [
        pytest.param(setting, id=str(setting), marks=here(n, first)) for n, setting in enumerate(SETTINGS)
    ]
    return pytest.mark.parametrize("setting", found)


def every_walk(first: int) -> pytest.MarkDecorator:
    """Two walks through every setting when thorough, else one through every second one."""
    found = [
        pytest.param(setting, seed, id=f"{setting}-{seed}", marks=marks)
        for n, setting in enumerate(SETTINGS)
        for seed, marks in ((1, here(n, first)), (2, [pytest.mark.thorough]))
    ]
    return pytest.mark.parametrize(("setting", "seed"), found)


def here(number: int, first: int) -> list[pytest.MarkDecorator]:
    """Of two laws one looks at the even settings in every run, the other at the odd ones."""
    return [] if number % 2 == first else [pytest.mark.thorough]


def derived(state: State) -> dict[str, Any]:
    """The tables that are made from other fields."""
    names = [f.name for f in fields(state) if not f.metadata.get("saved", True)]  # type: ignore[arg-type]
    return {name: getattr(state, name) for name in names if name not in {"box", "map"}}


def as_json(state: State) -> str:
    return json.dumps(codec.state_to_json(state))


@pytest.fixture(scope="session")
def looked_at(thorough: bool) -> Looked:
    """Whether to look closely at a moment: at all of them when thorough, else at other ones in each walk."""

    def look(moment: Moment, seed: int) -> bool:
        return thorough or moment.action is None or moment.number % EVERY == 3 * seed % EVERY

    return look


def test_every_game_and_seat_count_is_walked():
    keys = {game.key for game in GAMES}
    assert [{setting.game.key for setting in SETTINGS[first::2]} for first in (0, 1)] == [keys, keys]
    assert keys == set(INVENTORIES)
    for game in GAMES:
        seats = {setting.seats for setting in SETTINGS if setting.game is game}
        assert seats == {*game.seats, *((1,) if game.solo else ())}


@every_walk(1)
def test_a_game_ends_within_its_bound_with_scores_and_winners(setting: Setting, seed: int):
    *moments, last = walk(setting, seed)
    game, state = setting.game, last.state
    standings = game.rules.standings(state)
    sides = list(range(max(2, setting.seats)))

    assert len(moments) <= game.rules.decisions_bound
    assert game.rules.ended(state)
    assert [standing.seat for standing in standings] == sides
    assert len({tuple(standing.categories) for standing in standings}) == 1
    assert all(standing.score == sum(standing.categories.values()) for standing in standings)
    assert set(game.rules.winners(state)) <= set(sides)
    assert bool(game.rules.winners(state)) == (game.rules.ended(state) not in game.rules.nobody_wins)


@every_setting(0)
def test_a_game_that_goes_on_has_no_reason_to_have_ended(setting: Setting):
    for moment in walk(setting, 3):
        assert bool(setting.game.rules.ended(moment.state)) == (moment.action is None)
        assert setting.game.rules.standings(moment.state)


@every_walk(1)
def test_options_are_never_empty_and_never_repeat(setting: Setting, seed: int):
    for moment in walk(setting, seed):
        found = options(moment.state)
        asked = to_move(moment.state) is not None
        assert bool(found) == asked
        assert len(set(found)) == len(found)
        assert options(moment.state) == found


@every_setting(0)
def test_every_option_works_and_none_is_refused(setting: Setting):
    for moment in walk(setting, 5):
        for action in options(moment.state) if moment.number % 4 == 0 else ():
            assert why_not(moment.state, action) is None
            after = moment.state.clone()
            play(after, action)
            assert bool(options(after)) or not after.pending or isinstance(after.pending[-1], Chance)


@every_setting(1)
def test_whatever_is_no_option_is_refused_with_a_reason(setting: Setting):
    """Asked are the answers given at other moments of the same game."""
    met: list[Action] = []
    rng = random.Random(7)
    for moment in walk(setting, 7):
        found = set(options(moment.state))
        for action in rng.sample(met, min(len(met), 12)):
            refusal = why_not(moment.state, action)
            if moment.state.pending and not isinstance(moment.state.pending[-1], Chance):
                assert (refusal is None) == (action in found), action
            if refusal is not None:
                assert refusal.reason
                assert bool(refusal.clause) == bool(moment.state.pending)
        if moment.action is not None:
            met.append(moment.action)


@every_walk(0)
def test_no_past_state_ever_changes(setting: Setting, seed: int, looked_at: Looked):
    past: list[tuple[State, str, dict[str, Any]]] = []
    for moment in walk(setting, seed):
        copy = moment.state.clone()
        assert copy == moment.state
        assert derived(copy) == derived(moment.state)
        if looked_at(moment, seed):
            past.append((copy, as_json(copy), {k: repr(v) for k, v in derived(copy).items()}))

    for state, text, tables in past:
        assert as_json(state) == text
        assert {k: repr(v) for k, v in derived(state).items()} == tables


@every_setting(1)
def test_playing_on_a_copy_leaves_the_original_alone(setting: Setting):
    rng = random.Random(8)
    for moment in walk(setting, 8):
        if moment.number % 25 == 0:
            before = as_json(moment.state)
            copy = moment.state.clone()
            while options(copy):
                play(copy, rng.choice(options(copy)))
            assert as_json(moment.state) == before


@every_walk(0)
def test_json_comes_back_equal_and_derived_tables_are_kept_up(setting: Setting, seed: int, looked_at: Looked):
    for moment in walk(setting, seed):
        if not looked_at(moment, seed):
            continue
        text = as_json(moment.state)
        back = codec.state_from_json(setting.game, setting.box, json.loads(text))
        assert back == moment.state
        assert as_json(back) == text
        assert derived(back) == derived(moment.state)
        assert options(back) == options(moment.state)


@every_walk(1)
def test_lines_come_back_equal(setting: Setting, seed: int):
    for moment in walk(setting, seed):
        actions = [*options(moment.state), *([moment.action] if moment.action else [])]
        for action in actions:
            assert setting.game.rules.notation.parse(str(action)) == action


@every_walk(0)
def test_with_and_without_a_log_the_table_is_the_same(setting: Setting, seed: int):
    told: list[Any] = []
    for silent, logged in zip(walk(setting, seed), walk(setting, seed, told.append), strict=True):
        assert silent.line == logged.line
    assert silent.state == logged.state
    assert told
    assert all(isinstance(hash(event), int) for event in told)


@every_walk(1)
def test_nothing_appears_or_vanishes(setting: Setting, seed: int):
    inventory, expected = INVENTORIES[setting.game.key]
    whole = expected(setting)
    for moment in walk(setting, seed):
        if to_move(moment.state) is not None or moment.action is None:
            assert inventory(moment.state) == whole, moment.line


@every_setting(0)
def test_a_view_does_not_change_when_what_it_cannot_see_changes(setting: Setting):
    zones = setting.game.rules.zones
    rng = random.Random(9)
    for moment in walk(setting, 9):
        asked = to_move(moment.state)
        if moment.number % 6 or asked is None:
            continue
        for seat in (*range(setting.seats), None):
            view = observe(moment.state, zones, seat)
            other = imagine(view, zones, rng)
            assert observe(other, zones, seat) == view
            assert observe(view, zones, seat) == view
            if seat == asked:  # the options of others may lie in a hand that this seat cannot see
                assert options(view) == options(other) == options(moment.state)
            assert INVENTORIES[setting.game.key][0](other) == INVENTORIES[setting.game.key][0](moment.state)


@every_setting(1)
def test_no_secret_choice_makes_a_difference_to_anybody_else(setting: Setting):
    """Whichever card is chosen at a sealed step, the others see and hear the same until the reveal.

    That something was done at all, and not declined, may be seen.
    """
    for moment in walk(setting, 9):
        top = moment.state.pending[-1] if moment.state.pending else None
        if not isinstance(top, Decision) or not top.sealed:
            continue
        others = [seat for seat in (*range(setting.seats), None) if seat != top.seat]
        seen: dict[type[Action], set[tuple[str, ...]]] = {}
        for action in top.options(moment.state):
            twin = moment.state.clone()  # without what follows by itself: that may be the reveal
            log: list[Event] = []
            twin.pending.pop().resolve(twin, action, log.append)  # type: ignore[attr-defined]
            views = [as_json(observe(twin, setting.game.rules.zones, seat)) for seat in others]
            seen.setdefault(type(action), set()).add((*views, repr(log)))
        assert all(len(told) == 1 for told in seen.values()), f"{top} tells what was chosen"


@every_setting(0)
def test_a_record_played_again_agrees(setting: Setting, looked_at: Looked):
    record = Record(setting.game, setting.box, setting.seats, dict(setting.options))
    digests = {}
    for moment in walk(setting, 10):
        if looked_at(moment, 10):
            digests[moment.number] = codec.digest(moment.state)
        if moment.line:
            record.lines.append(moment.line)

    again = enumerate(record.positions())
    assert {number: codec.digest(state) for number, state in again if number in digests} == digests
    assert len(record.lines) == max(digests)
    assert codec.digest(record.replay()) == digests[len(record.lines)]
    middle = sorted(digests)[len(digests) // 2]
    assert codec.digest(record.replay(middle)) == digests[middle]


@every_setting(1)
def test_a_line_of_somebody_else_changes_nothing(setting: Setting):
    for moment in walk(setting, 11):
        if moment.number % 20 or moment.action is None:
            continue
        asked = to_move(moment.state)
        other = "chance" if asked is not None else "0"
        before = as_json(moment.state)
        with pytest.raises(IllegalAction):
            play_line(setting.game, moment.state, f"{other} {moment.action}")
        assert as_json(moment.state) == before


@settings(max_examples=40)
@given(
    setting=st.sampled_from(SETTINGS),
    seed=st.integers(0, 999),
    choices=st.lists(st.integers(0, 10**4), max_size=400),
)
def test_the_laws_hold_whatever_is_chosen(setting: Setting, seed: int, choices: list[int]):
    """Hypothesis answers, and when its answers are used up the dice: not every game ends by itself.

    A failing game is shortened to its shortest form.
    """
    given_answers = iter(choices)
    inventory, expected = INVENTORIES[setting.game.key]
    rng = random.Random(seed)
    count = 0

    def choose(state: State, found: list[Action]) -> Action:
        number = next(given_answers, None)
        return rng.choice(found) if number is None else found[number % len(found)]

    for moment in walked(setting, rng, choose):
        count += 1
        found = options(moment.state)
        assert len(set(found)) == len(found)
        assert bool(found) == (to_move(moment.state) is not None)
        if found or moment.action is None:
            assert inventory(moment.state) == expected(setting)
        if moment.number % 10 == 0:
            back = codec.state_from_json(setting.game, setting.box, json.loads(as_json(moment.state)))
            assert (back, derived(back)) == (moment.state, derived(moment.state))
    assert count <= setting.game.rules.decisions_bound
    assert setting.game.rules.ended(moment.state)
