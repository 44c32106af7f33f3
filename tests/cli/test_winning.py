"""`train` where a game has no terms: weights move the way victory lies, and luck moves none."""

import json
import random
from dataclasses import asdict, dataclass, replace
from importlib import import_module
from pathlib import Path

import pytest

from rome_desktop.ai import weights
from rome_desktop.ai.alba_longa.weights import WEIGHTS
from rome_desktop.ai.concordia import levels as concordia_levels
from rome_desktop.ai.players import evaluator_of, level_of
from rome_desktop.ai.weights import fitted, weighed, weight_names
from rome_desktop.catalogue import game
from rome_desktop.cli import winning
from rome_desktop.cli.choices import content_of
from rome_desktop.cli.winning import (
    FARTHEST,
    NEAR,
    REACH,
    SLOWER,
    Trial,
    climbed,
    explained,
    held_back,
    moved,
    slopes,
    training_level,
)
from rome_desktop.engine.steps import play


@pytest.fixture
def kept(monkeypatch, tmp_path) -> Path:
    """Where weights are kept."""
    monkeypatch.setattr(weights, "HERE", tmp_path)
    (tmp_path / "alba_longa").mkdir()
    return tmp_path / "alba_longa" / "weights.json"


def trials(count: int, *shares: float, seed: int = 1) -> list[Trial]:
    """Matches whose result is luck and, by these shares, what the weights bring; every fifth is held out."""
    dice = random.Random(seed)
    found = []
    for number in range(count):
        signs = tuple(dice.choice((-1, 1)) for _ in shares)
        brought = sum(share * sign for share, sign in zip(shares, signs, strict=True))
        found.append(Trial(signs, brought + dice.gauss(0.0, 1.0), held_out=number % 5 == 0))
    return found


def test_a_weight_that_wins_has_a_slope_and_its_loss_one_downwards():
    more, less, nothing = slopes(trials(1000, 0.6, -0.4, 0.0))
    assert more == pytest.approx(0.6, abs=0.1)
    assert less == pytest.approx(-0.4, abs=0.1)
    assert abs(nothing) < 0.1


def test_matches_held_out_move_nothing():
    found = trials(50, 0.5, 0.2)
    other = [replace(trial, won=9.0) if trial.held_out else trial for trial in found]
    assert slopes(other) == slopes(found)


def test_the_error_on_matches_held_out_tells_what_was_learned():
    errors = explained(trials(2000, 0.5, -0.3))
    assert errors.before == pytest.approx(1.16, abs=0.1)
    assert errors.after == pytest.approx(1.0, abs=0.1)


def test_of_mere_luck_next_to_nothing_is_told():
    """It foretells nothing, and what was learned from it is held back."""
    found = [explained(trials(200, *([0.0] * 20), seed=seed)) for seed in range(20)]
    assert sum(errors.after > errors.before for errors in found) > 10
    assert all(errors.after < 1.1 * errors.before for errors in found)


def test_luck_is_held_back():
    assert held_back(0.1, 100) == 0.0
    assert held_back(0.0, 100) == 0.0
    assert held_back(0.2, 100) == pytest.approx(0.15)
    assert held_back(-0.2, 10_000) == pytest.approx(-0.2, abs=0.001)


def test_weights_go_no_further_than_they_may_and_later_less_far():
    assert moved((0.0, 0.0, 0.0), (0.1, -0.9, 0.9), 0) == pytest.approx((REACH * 0.1, -NEAR, NEAR))
    assert moved((0.0,), (0.1,), SLOWER) == pytest.approx((REACH * 0.05,))
    assert moved((1.75, -1.75), (0.9, -0.9), 0) == (FARTHEST, -FARTHEST)


@dataclass(frozen=True)
class Judge:
    """Somebody who wins by as much as its first weight is larger, whatever the second one is."""

    powers: tuple[float, ...]


def test_batches_build_on_one_another(monkeypatch):
    """Each begins where the one before ended, and the weight that wins grows with each."""

    def match(game, box, sides, dice):
        return [round(1000 * side.powers[0] + dice.gauss(0, 100)) for side in sides]

    monkeypatch.setattr(winning, "match", match)
    powers, errors = climbed(game("alba_longa"), None, Judge, 2, 3, 600)
    assert NEAR < powers[0] <= 10 * NEAR
    assert abs(powers[1]) < powers[0] / 2
    assert errors.after < errors.before
    assert climbed(game("alba_longa"), None, Judge, 2, 3, 600)[0] == powers


def test_a_weight_that_was_moved_too_far_comes_back_and_settles(monkeypatch):
    """The first weight is best at 0.25, whatever the second one is, and very much depends on it."""

    def match(game, box, sides, dice):
        return [round(-9000 * (side.powers[0] - 0.25) ** 2 + dice.gauss(0, 100)) for side in sides]

    monkeypatch.setattr(winning, "match", match)
    powers, _ = climbed(game("alba_longa"), None, Judge, 2, 3, 1200)
    assert powers[0] == pytest.approx(0.25, abs=0.05)


def test_each_deal_is_played_from_both_seats_by_the_same_two(monkeypatch):
    played = []

    def match(game, box, sides, dice):
        played.append((tuple(side.powers for side in sides), dice.random()))
        return [0, 0]

    monkeypatch.setattr(winning, "match", match)
    climbed(game("alba_longa"), None, Judge, 3, 3, 10)
    assert len(played) == 10
    for (sides, luck), (exchanged, same) in zip(played[::2], played[1::2], strict=True):
        assert exchanged == sides[::-1]
        assert same == luck


def test_a_training_plays_as_the_game_says_and_as_its_gentlest_level_elsewhere():
    assert training_level("concordia") == concordia_levels.TRAINING
    assert training_level("alba_longa") == level_of("alba_longa", "easy")


def test_a_match_that_does_not_end_counts_as_it_stands(monkeypatch):
    """The state is asked for its scores after so many decisions, and nobody is asked for another one."""
    g, asked = game("concordia"), []
    monkeypatch.setattr(winning, "LONG", 12)
    monkeypatch.setattr(winning, "play", lambda state, action: asked.append(play(state, action)))
    sides = [evaluator_of(g.key, g.stem)] * 2
    scores = winning.match(g, content_of(g).box, sides, random.Random(1))
    assert len(asked) == winning.LONG
    assert len(scores) == 2
    assert max(scores) < 100


def test_the_same_run_writes_the_same_file(run, kept):
    words = ("train", "alba_longa", "--seed", 4, "--games", 5)
    first = run(*words, "--json").json
    text = kept.read_text(encoding="utf-8")
    ran = run(*words)
    assert kept.read_text(encoding="utf-8") == text
    assert json.loads(text) == first
    assert list(first) == ["game", "seed", "matches", "held_out_error", "won", "commit", "factors"]
    assert list(first["factors"]) == list(weight_names(WEIGHTS))
    assert "won of further matches" in ran.out


def test_what_does_not_win_afterwards_is_not_kept(run, kept, monkeypatch):
    monkeypatch.setattr(winning, "climbed", lambda *_: ((0.5,) * 18, winning.Errors(1.0, 0.9)))
    for won, factor in ((0.5, 1.0), (0.6, 1.649)):
        monkeypatch.setattr(winning, "share_won", lambda *_, won=won: won)
        found = run("train", "alba_longa", "--games", 5, "--json").json
        assert set(found["factors"].values()) == {factor}
        assert found["won"] == won


def test_the_fitted_table_is_that_of_the_file(kept):
    assert fitted("alba_longa", WEIGHTS) == WEIGHTS
    kept.write_text('{"factors": {"coins": 2.0, "hero": 0.5}}')
    table = fitted("alba_longa", WEIGHTS)
    assert table.coins == tuple(2 * coin for coin in WEIGHTS.coins)
    assert (table.hero, table.peasant) == (WEIGHTS.hero / 2, WEIGHTS.peasant)
    assert weighed(table, {"coins": 0.5, "hero": 2.0}) == WEIGHTS


@pytest.mark.parametrize("key", ["alba_longa", "trajan"])
def test_the_bundled_file_is_a_trainings_and_moves_the_hard_player(key):
    tables = import_module(f"rome_desktop.ai.{key}.weights")
    found = json.loads((weights.HERE / key / "weights.json").read_text(encoding="utf-8"))
    assert found["held_out_error"]["after"] < found["held_out_error"]["before"]
    assert found["won"] > 0.5
    assert set(found["factors"]) == set(getattr(tables, "FREE", weight_names(tables.WEIGHTS)))
    taught = asdict(weighed(tables.WEIGHTS, found["factors"]))
    assert taught == asdict(tables.FITTED) != asdict(tables.WEIGHTS)
    assert level_of(key, "hard").weights is tables.FITTED
