"""How the computer plays Trajan."""

import random

from rome_desktop.ai.players import choose, hint
from rome_desktop.ai.trajan.evaluator import REASONS, TrajanEvaluator
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.steps import options, play, roll, to_move
from tests.games.trajan.table import GAME, box, two


def against_random(seed: int) -> list[int]:
    """Who wins when seat 0 plays easy and seat 1 at random."""
    rng = random.Random(seed)
    state = GAME.rules.setup(box(), 2, {})
    roll(state, rng)
    while state.pending:
        seat = to_move(state)
        view = observe(state, GAME.rules.zones, seat)
        easy = seat == 0
        play(state, choose(GAME, view, 0, "easy", None, rng) if easy else rng.choice(options(state)))
        roll(state, rng)
    return GAME.rules.winners(state)


def test_easy_beats_random():
    assert [against_random(seed) for seed in range(4)] == [[0]] * 4


def test_of_many_markers_one_way_is_tried_and_equal_tiles_once():
    """[TR-25.3, TR-25.5]"""
    evaluator = TrajanEvaluator()
    table = two().trays("Julia", "IV:YYOOGGWWPPBB").turn("Julia").play("sow IV")
    assert len(evaluator.options(table.state)) == 1

    table = two().forum("", "", "", "senate_2", "senate_2", "senate_3").acts("Julia", "forum")
    assert list(map(str, evaluator.options(table.state))) == ["take F10", "take F12", "pass"]


def test_a_hint_names_the_tile_that_a_sowing_completes():
    table = two().trays("Julia", "I:YY II:B III:G").slot("Julia", III="TT23").turn("Julia")
    action, why = hint(GAME, table.seen_by("Julia"), 0, random.Random(1))

    assert str(action) == "sow II"
    assert why == {"reason": "completes", "tile": "TT23"}


def test_hints_are_options_and_give_one_of_the_known_reasons():
    rng, found = random.Random(5), set()
    for seed in range(6):
        state = GAME.rules.setup(box(), 2, {})
        roll(state, random.Random(seed))
        while state.pending:
            seat = to_move(state)
            view = observe(state, GAME.rules.zones, seat)
            if rng.random() < 0.3:
                action, why = hint(GAME, view, seat, rng)
                assert action in options(state)
                found.add(why["reason"])
            else:
                action = rng.choice(options(state))
            play(state, action)
            roll(state, rng)

    assert found == set(REASONS)
