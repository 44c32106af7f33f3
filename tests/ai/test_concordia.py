"""The computer player of Concordia: legal, fair, repeatable, and better than the dice."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from rome_desktop.ai.concordia.evaluator import ConcordiaEvaluator
from rome_desktop.ai.concordia.plans import plans
from rome_desktop.ai.players import choose, hint
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.hidden import imagine, observe
from rome_desktop.engine.steps import options, play, roll, to_move
from rome_desktop.games.concordia.architect import BuildHouses, MoveColonists
from rome_desktop.games.concordia.state import ConcordiaState

GAME = game("concordia")
BUDGET = 60_000
TABLES = [(2, "italia", ""), (4, "italia", ""), (5, "imperium", ""), (1, "imperium", "praetor")]
REASONS = {"scores", "build", "cards", "colonist", "hand", "goods", "coins", "prepares", "only"}


def begun(seats: int = 2, board: str = "italia", level: str = "", seed: int = 1) -> ConcordiaState:
    chosen = {"map": board, **({"solo": level} if level else {})}
    state: Any = GAME.rules.setup(load(GAME).box, seats, chosen)
    roll(state, random.Random(seed))
    return state


def positions(state: ConcordiaState, seed: int, every: int) -> Iterator[ConcordiaState]:
    """Every n-th choice of a random match."""
    dice, count = random.Random(seed), 0
    while state.pending:
        legal = options(state)
        count += 1
        if len(legal) > 1 and count % every == 0:
            yield state.clone()
        play(state, dice.choice(legal))


def seen(state: ConcordiaState) -> ConcordiaState:
    view: ConcordiaState = observe(state, GAME.rules.zones, to_move(state))
    return view


@pytest.mark.parametrize(("seats", "board", "level"), TABLES)
def test_the_answer_is_an_option_at_every_table(seats, board, level):
    for state in islice(positions(begun(seats, board, level), seed=3, every=17), 25):
        view = seen(state)
        before = view.clone()
        found = choose(GAME, view, to_move(view), "easy", BUDGET, random.Random(1))
        assert found in options(state)
        assert view == before


def test_the_order_of_the_stack_never_matters():
    """[CO-20.2] Whatever it is, the answer is the same."""
    for number, state in enumerate(islice(positions(begun(3), seed=4, every=23), 15)):
        view = seen(state)
        other = seen(imagine(view, GAME.rules.zones, random.Random(number)))
        answers = [choose(GAME, v, to_move(v), "easy", BUDGET, random.Random(2)) for v in (view, other)]
        assert answers[0] == answers[1]


def test_a_hint_is_an_option_with_a_known_reason():
    found = set()
    for state in islice(positions(begun(2), seed=9, every=4), 60):
        action, why = hint(GAME, seen(state), to_move(state), random.Random(1))
        assert action in options(state)
        assert why.get("reason", "only") in REASONS
        assert why.get("points", 1) > 0
        found.add(why.get("reason"))
    assert len(found) >= 5


def test_plans_of_six_colonists_are_few_and_can_be_played():
    """[CO-E.3] Equal pictures are looked at once; the moves are legal one after another."""
    state = begun(4)
    player = state.players[0]
    player.walkers, player.ships = ("roma",) * 3, ("roma",) * 3
    player.money, player.goods = 40, dict.fromkeys(player.goods, 2)
    state.refresh()
    state.pending = [BuildHouses(0), MoveColonists(0, 6)]
    look = ConcordiaEvaluator().look(state)
    found = plans(state, 0, 6, lambda after: look.worth(after, 0), 8)

    assert len({(p.state.players[0].walkers, p.state.players[0].ships, p.mask) for p in found}) == len(found)
    assert max(len(plan.cities) for plan in found) >= 2
    for plan in found:
        copy = state.clone()
        for action in (*plan.moves, "done", *(f"build {city}" for city in plan.cities)):
            answer = GAME.rules.notation.parse(str(action))
            if isinstance(copy.pending[-1], BuildHouses) and answer.verb == "done":
                continue
            assert answer in options(copy)
            play(copy, answer)
        assert copy.players[0].money == plan.state.players[0].money


def match(levels: list[str], seed: int, board: str = "italia", solo: str = "") -> ConcordiaState:
    """A whole match."""
    state = begun(len(levels), board, solo, seed)
    dice = random.Random(seed)
    while state.pending:
        seat = to_move(state)
        assert seat is not None
        play(state, choose(GAME, seen(state), seat, levels[seat], BUDGET, dice))
    return state


@pytest.mark.slow
def test_easy_beats_the_dice(rounds):
    """All matches but one, at least 7 of 8, from both seats."""
    won = 0
    for seed in range(rounds(8)):
        levels = ["easy", "random"][:: 1 if seed % 2 else -1]
        won += GAME.rules.winners(match(levels, seed)) == [levels.index("easy")]
    assert won >= rounds(8) - 1


@pytest.mark.slow
def test_easy_meets_the_gentlest_challenge(rounds):
    """[CO-S.9] Quaestor on both maps, all but one, at least 7 of 8."""
    won = sum(
        GAME.rules.winners(match(["easy"], seed, board, "quaestor")) == [0]
        for seed in range(rounds(8) // 2)
        for board in ("italia", "imperium")
    )
    assert won >= rounds(8) // 2 * 2 - 1
