"""Finished matches: noted once, the best found, a damaged list put aside."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from rome_desktop.session import results
from rome_desktop.session.results import KEPT, Result
from rome_desktop.session.seats import Seat
from tests.session.tables import begun, play_on, play_until

JULIA, BOT = Seat("Julia", "human", "rubra"), Seat("Marcus", "easy", "caerulea")
ONE = Result(
    "city_of_marble",
    datetime(2026, 3, 1, 19, tzinfo=UTC),
    (JULIA, BOT),
    {},
    "7",
    (44, 53),
    (1,),
    "one.ludus",
)


def test_without_a_file_there_are_none(tmp_path):
    assert results.load(tmp_path) == []


@pytest.mark.parametrize(("kinds", "solo"), [("human easy", ""), ("human", "praetor")])
def test_a_finished_match_is_noted_with_all_its_sides(tmp_path, kinds, solo):
    match = play_on(begun(kinds, solo=solo))

    noted = results.of(match, "match.ludus")
    results.add(noted, tmp_path)

    (found,) = results.load(tmp_path)
    assert found == replace(noted, ended=found.ended)
    assert noted.ended - found.ended < timedelta(seconds=1)
    assert found.is_solo == bool(solo)
    assert len(found.scores) == 2
    assert found.scores == tuple(s.score for s in match.standings())
    assert found.winners == tuple(match.winners())


def test_the_latest_comes_first(tmp_path):
    other = replace(ONE, save="two.ludus")
    results.add(ONE, tmp_path)

    assert results.add(other, tmp_path) == results.load(tmp_path) == [other, ONE]


def test_looking_at_a_finished_match_again_does_not_make_it_new(tmp_path):
    other = replace(ONE, save="two.ludus")
    results.add(ONE, tmp_path)
    results.add(other, tmp_path)

    results.add(replace(ONE, ended=ONE.ended + timedelta(days=9)), tmp_path)

    assert results.load(tmp_path) == [other, ONE]


def test_another_end_of_the_same_match_takes_the_place_of_the_first(tmp_path):
    results.add(ONE, tmp_path)
    results.add(replace(ONE, save="two.ludus"), tmp_path)
    better = replace(ONE, scores=(60, 53), winners=(0,), ended=ONE.ended + timedelta(hours=1))

    results.add(better, tmp_path)

    assert results.load(tmp_path) == [better, replace(ONE, save="two.ludus")]


def test_the_same_file_name_of_another_match_is_another_result(tmp_path):
    results.add(ONE, tmp_path)
    results.add(replace(ONE, seed="8"), tmp_path)

    assert len(results.load(tmp_path)) == 2


def test_only_so_many_are_kept(tmp_path):
    rows = [results._to_row(replace(ONE, save=f"{n}.ludus")) for n in range(KEPT)]
    (tmp_path / "results.json").write_text(json.dumps(rows))

    kept = results.add(replace(ONE, save="new.ludus"), tmp_path)

    assert len(kept) == KEPT
    assert (kept[0].save, kept[-1].save) == ("new.ludus", f"{KEPT - 2}.ludus")


def test_the_best_is_the_highest_score_of_a_person_in_that_game():
    high_bot = replace(ONE, scores=(10, 99))
    second_seat = replace(ONE, seats=(BOT, JULIA), scores=(99, 61))
    other_game = replace(ONE, game="other", scores=(80, 0))

    assert results.best([ONE, high_bot, second_seat, other_game], "city_of_marble") == (second_seat, 1)
    assert results.best([ONE, replace(ONE, save="later")], "city_of_marble") == (ONE, 0)
    assert results.best([replace(ONE, seats=(BOT, BOT))], "city_of_marble") is None
    assert results.best([], "city_of_marble") is None


ROW = results._to_row(ONE)
WRONG: list[dict[str, Any]] = [
    {"ended": "yesterday"},
    {"ended": 5},
    {"seats": [["Julia", "human"]]},
    {"seats": []},
    {"seats": 3},
    {"options": []},
    {"scores": [44]},
    {"scores": ["many", 3]},
    {"scores": [float("inf"), 3]},
    {"scores": None},
    {"winners": [2]},
    {"winners": [-1]},
]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        bytes(64),
        b"{",
        b"7",
        b'{"game": 1}',
        b"[" * 20_000,
        b"[[]]",
        b"[{}]",
        *(json.dumps([{**ROW, **change}]).encode() for change in WRONG),
    ],
)
def test_a_damaged_list_is_put_aside_and_a_new_one_begun(tmp_path, content):
    (tmp_path / "results.json").write_bytes(content)

    assert results.load(tmp_path) == []

    assert (tmp_path / "results.damaged").read_bytes() == content
    results.add(ONE, tmp_path)
    assert results.load(tmp_path) == [ONE]


def test_a_list_of_the_oldest_format_is_upgraded(tmp_path):
    old = {k: v for k, v in ROW.items() if k not in {"categories", "started", "lines", "binned"}}
    (tmp_path / "results.json").write_text(json.dumps([old]), encoding="utf-8")
    assert results.load(tmp_path) == [ONE]
    other = replace(ONE, save="two.ludus", categories=({"buildings": 44}, {"buildings": 53}), lines=99)
    results.add(other, tmp_path)
    assert json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))["format"] == results.FORMAT
    assert results.load(tmp_path) == [other, ONE]


def test_a_damaged_row_takes_no_other_with_it(tmp_path):
    rows = [ROW, {**ROW, "ended": "yesterday"}, {**ROW, "save": "two.ludus"}]
    text = json.dumps({"format": 1, "results": rows})
    (tmp_path / "results.json").write_text(text, encoding="utf-8")
    assert [r.save for r in results.load(tmp_path)] == ["one.ludus", "two.ludus"]
    assert (tmp_path / "results.damaged").read_text(encoding="utf-8") == text
    assert [r.save for r in results.load(tmp_path)] == ["one.ludus", "two.ludus"]


def test_results_of_a_newer_program_are_left_alone(tmp_path):
    newer = json.dumps({"format": 99, "results": [], "more": 1})
    (tmp_path / "results.json").write_text(newer, encoding="utf-8")
    assert results.load(tmp_path) == []
    with pytest.raises(OSError, match="newer"):
        results.add(ONE, tmp_path)
    assert (tmp_path / "results.json").read_text(encoding="utf-8") == newer


def test_a_result_in_the_bin_counts_nowhere_until_it_comes_back(tmp_path):
    results.add(ONE, tmp_path)
    assert results.put_in_bin({ONE.save}, tmp_path, binned=True) == []
    assert results.load(tmp_path) == []
    assert results.put_in_bin({ONE.save}, tmp_path, binned=False) == [ONE]
    results.put_in_bin({ONE.save}, tmp_path, binned=True)
    assert results.forget({ONE.save}, tmp_path) == []
    assert results.load_all(tmp_path) == []


def test_an_old_result_is_not_noted_again_because_more_is_known(tmp_path):
    results.add(ONE, tmp_path)
    assert results.add(replace(ONE, lines=80), tmp_path) == [ONE]


def test_results_that_are_taken_out_come_back_as_they_were(tmp_path):
    kept = [
        replace(ONE, seed=str(n), save=f"{n}.ludus", ended=ONE.ended + timedelta(days=n)) for n in range(3)
    ]
    for one in kept:
        results.add(one, tmp_path)
    before = results.load(tmp_path)
    assert [r.seed for r in results.take_out(before[:2], tmp_path)] == [before[2].seed]
    assert results.put_back(before[:2], tmp_path) == before
    assert results.put_back(before, tmp_path) == before, "what is there is not put there twice"
    assert results.take_out(before, tmp_path) == []
    assert results.load(tmp_path) == []


@pytest.mark.parametrize(
    ("kinds", "counts"),
    [
        (["human"], "human"),
        (["hard", "human"], "hard"),
        (["hard", "easy", "human"], "easy"),
    ],
)
def test_a_seat_a_computer_has_played_for_counts_as_the_gentlest_of_its_levels(kinds, counts):
    match = begun("human human")
    for kind in kinds:
        match.reseat(0, kind)
        at = len(match.lines)
        play_until(match, lambda match, at=at: any(line.startswith("0 ") for line in match.lines[at:]))
    match.reseat(0, "human")

    noted = results.of(play_on(match), "match.ludus")

    assert [seat.kind for seat in noted.seats] == [counts, "human"]
    assert results.best([noted], match.game.key)[1] == (1 if counts != "human" else noted.winners[0])


def test_handing_over_without_a_move_leaves_no_mark_in_the_records():
    match = play_on(begun("human human"), 6)
    match.reseat(1, "easy")
    match.reseat(1, "human")

    assert [seat.kind for seat in results.of(play_on(match), "match.ludus").seats] == ["human", "human"]
