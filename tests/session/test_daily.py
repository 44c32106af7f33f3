"""The puzzle of the day, and streaks over month ends, leap days and clocks set back."""

from collections import Counter
from datetime import date, timedelta

import pytest

from rome_desktop.catalogue import GAMES
from rome_desktop.session.daily import DAY, Calendar, puzzle_of
from rome_desktop.session.puzzles import puzzles_of

START = date(2026, 11, 28)


def days(*texts: str) -> Calendar:
    return Calendar.of(map(date.fromisoformat, texts))


def test_the_puzzle_of_a_day_is_always_the_same():
    """It was written down once: another computer, another run, another time zone give the same."""
    assert [puzzle_of(START + n * DAY).id for n in range(3)] == [
        puzzle_of(START + n * DAY).id for n in range(3)
    ]


def test_games_take_turns():
    found = [puzzle_of(START + n * DAY).game.key for n in range(10)]
    assert Counter(found) == {game.key: 2 for game in GAMES}
    assert found[:5] == found[5:]


def test_no_puzzle_comes_again_before_all_of_its_game_have_been():
    for game in GAMES:
        count = len(puzzles_of(game))
        first = next(d for d in (START + n * DAY for n in range(5000)) if begins_a_round(d, count, game))
        found = [puzzle_of(first + n * len(GAMES) * DAY).id for n in range(count)]
        assert sorted(found) == sorted(p.id for p in puzzles_of(game))


def begins_a_round(day: date, count: int, game) -> bool:
    number = day.toordinal()
    return GAMES[number % len(GAMES)] is game and (number // len(GAMES)) % count == 0


def test_without_puzzles_there_is_none():
    assert puzzle_of(START, [[], []]) is None


@pytest.mark.parametrize(
    ("solved", "today", "streak"),
    [
        ((), "2026-11-28", 0),
        (("2026-11-28",), "2026-11-28", 1),
        (("2026-11-27",), "2026-11-28", 1),  # today is still open
        (("2026-11-26",), "2026-11-28", 0),  # a missed day ends it
        (("2026-11-29", "2026-11-30", "2026-12-01"), "2026-12-01", 3),
        (("2026-12-31", "2027-01-01"), "2027-01-01", 2),
        (("2028-02-28", "2028-02-29", "2028-03-01"), "2028-03-01", 3),
        (("2027-02-28", "2027-03-01"), "2027-03-02", 2),
        (("2028-02-28", "2028-03-01"), "2028-03-01", 1),  # the leap day was missed
    ],
)
def test_a_streak_is_days_in_a_row(solved, today, streak):
    assert days(*solved).streak(date.fromisoformat(today)) == streak


def test_a_clock_set_back_notes_nothing_and_loses_nothing():
    calendar = days("2026-11-26", "2026-11-28")
    yesterday = date(2026, 11, 27)
    assert calendar.waits(yesterday)
    assert calendar.with_day(yesterday) == calendar  # the missed day cannot be filled in
    assert calendar.streak(yesterday) == calendar.streak(date(2026, 11, 28)) == 1


def test_once_the_clock_has_caught_up_days_are_noted_again():
    calendar = days("2026-11-28")
    assert not calendar.waits(date(2026, 11, 28))
    assert calendar.with_day(date(2026, 11, 29)).streak(date(2026, 11, 29)) == 2


def test_a_day_is_noted_once():
    assert days("2026-11-28").with_day(START) == days("2026-11-28")


def test_a_week_runs_from_monday_to_sunday():
    week = days("2026-11-27", "2026-11-28").week(START)
    assert [day.isoformat() for day, _ in week][:2] == ["2026-11-23", "2026-11-24"]
    assert [solved for _, solved in week] == [False] * 4 + [True, True, False]


def test_a_week_can_hold_the_end_of_a_year():
    week = days("2026-12-31", "2027-01-01").week(date(2027, 1, 2))
    assert week[0][0] == date(2026, 12, 28)
    assert sum(solved for _, solved in week) == 2
    assert week[-1][0] - week[0][0] == timedelta(days=6)
