"""What a position of Nova Roma is worth to the computer: exact at the end, by named terms before it."""

import random
from collections.abc import Iterator

import pytest

from rome_desktop.ai.nova_roma.evaluator import FEW, NovaEvaluator
from rome_desktop.ai.nova_roma.outlook import outlook
from rome_desktop.ai.nova_roma.weights import WEIGHTS
from rome_desktop.ai.nova_roma.worth import (
    TERMS,
    estimates,
    parts,
    ports_ahead,
    scored,
    turns_left,
    voyage,
    worth,
)
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.steps import State, options, play, roll, to_move
from rome_desktop.games.nova_roma.building import ChooseSite
from rome_desktop.games.nova_roma.forum import TakeTurn
from rome_desktop.games.nova_roma.state import FREE

GAME = game("nova_roma")
EVALUATOR = NovaEvaluator((1.0,) * len(TERMS))


def positions(seats: int, seed: int, chosen: dict[str, str] | None = None) -> Iterator[State]:
    """Every position of a random match, the last one when it is over."""
    state = GAME.rules.setup(load(GAME).box, seats, GAME.complete(seats, chosen or {}))
    dice = random.Random(seed)
    roll(state, dice)
    while state.pending:
        yield state
        play(state, dice.choice(options(state)))
        roll(state, dice)
    yield state


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_when_the_match_is_over_the_worth_is_the_score(seats, seed):
    *_, end = positions(seats, seed)
    for standing in GAME.rules.standings(end):
        found = worth(end, standing.seat, WEIGHTS, EVALUATOR.factors)
        assert found == pytest.approx(standing.score)


def test_terms_have_names_and_add_up_with_what_is_scored():
    for state in list(positions(3, 5))[20:400:40]:
        for seat in range(3):
            assert len(EVALUATOR.parts(state, seat)) == len(TERMS) == len(set(TERMS))
            total = EVALUATOR.scored(state, seat) + sum(EVALUATOR.parts(state, seat))
            assert worth(state, seat, WEIGHTS, EVALUATOR.factors) == pytest.approx(total)


def test_what_can_only_be_used_counts_for_nothing_after_the_last_turn():
    last = next(s.clone() for s in positions(2, 6) if not turns_left(s, 0))
    found = dict(zip(TERMS, estimates(last, 0, WEIGHTS), strict=True))
    for term in ("goods", "coins", "influence", "artisans", "hand", "tokens", "voyage", "tracks", "cards"):
        assert found[term] == 0.0
    assert parts(last, 0, WEIGHTS) == estimates(last, 0, WEIGHTS)


def test_what_is_scored_is_remembered_by_everything_it_depends_on():
    """In every position the same as in the standings, but for majorities and what is left over."""
    for state in positions(2, 7):
        for standing in GAME.rules.standings(state):
            rest = ("zone_majorities", "goods_and_coins", "influence_and_artisans", "first_player_token")
            sure = sum(points for name, points in standing.categories.items() if name not in rest)
            assert scored(state, standing.seat) == sure


def test_ships_look_at_the_ports_ahead():
    """[NR-13.4, NR-20.2] From the start both routes, from a port only its own."""
    state = next(positions(2, 1))
    assert sorted(ports_ahead(state, "")) == [(3, 2), (3, 2), (7, 4), (7, 5), (10, 7), (14, 9)]
    assert sorted(ports_ahead(state, "N5")) == [(7, 4)]
    assert ports_ahead(state, "N8") == []


def test_one_ship_on_its_way_is_worth_more_than_two_that_share_the_sails():
    state = next(positions(2, 1))
    player = state.players[0]
    player.ships = ("N5", "")
    one = voyage(state, player, 6, WEIGHTS) + 7
    player.ships = ("N2", "S2")
    assert one > voyage(state, player, 6, WEIGHTS) + 6


def test_a_patrician_in_the_line_makes_the_forum_more_promising():
    """[NR-6.1] Power grows with every own patrician in a line."""
    state = next(s for s in positions(2, 1) if isinstance(s.pending[-1], TakeTurn)).clone()
    seat = to_move(state)
    before, found = outlook(state, seat), []
    for space in [n for n, there in enumerate(state.spaces) if there == FREE]:
        after = state.clone()
        after.spaces[space] = seat
        found.append(outlook(after, seat))
    assert max(found) > before
    state.players[seat].patricians = 0
    assert outlook(state, seat) == 0.0


def test_sites_that_serve_alike_are_looked_at_once():
    seen = 0
    for state in positions(2, 8):
        if state.pending and isinstance(state.pending[-1], ChooseSite):
            legal, looked = options(state), EVALUATOR.options(state)
            assert set(looked) <= set(legal)
            assert legal[-1] in looked  # nowhere at all
            seen += len(legal) > FEW and len(looked) < len(legal)
    assert seen


def test_a_quick_player_thinks_one_patrician_through():
    state = next(s for s in positions(2, 1) if isinstance(s.pending[-1], TakeTurn))
    found = EVALUATOR.likely(state, EVALUATOR.own_look(state))
    assert len(found) == 1
    assert found[0] in options(state)
