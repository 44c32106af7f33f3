"""What a player has reached: tries, bests, days; damage and other programs are the store's matter."""

from datetime import date

from rome_desktop.catalogue import GAMES
from rome_desktop.session import progress
from rome_desktop.session.progress import Tried
from rome_desktop.session.puzzles import puzzles_of

PUZZLE = puzzles_of(GAMES[-1])[0]


def test_at_first_nothing_is_reached(tmp_path):
    found = progress.load(tmp_path)
    assert found.of(PUZZLE) == Tried()
    assert found.stars(PUZZLE) == 0
    assert list(tmp_path.iterdir()) == []


def test_the_best_of_all_tries_stays(tmp_path):
    for value in (PUZZLE.stars[1], PUZZLE.stars[0] - 1):
        progress.note_try(tmp_path, "perfect", PUZZLE.id, value)
    found = progress.load(tmp_path)
    assert found.of(PUZZLE) == Tried(2, PUZZLE.stars[1])
    assert found.stars(PUZZLE) == 2
    assert found.solved(puzzles_of(GAMES[-1])) == 1


def test_a_solved_puzzle_of_the_day_is_noted_in_the_calendar(tmp_path):
    progress.note_try(tmp_path, "perfect", PUZZLE.id, PUZZLE.best, date(2026, 11, 28))
    found = progress.note_try(tmp_path, "perfect", PUZZLE.id, PUZZLE.best, date(2026, 11, 29))
    assert found.calendar.streak(date(2026, 11, 29)) == 2
    back = progress.note_try(tmp_path, "perfect", PUZZLE.id, PUZZLE.best, date(2026, 11, 27))
    assert back.calendar == found.calendar


def test_giving_up_is_kept(tmp_path):
    assert progress.note_shown(tmp_path, PUZZLE).of(PUZZLE) == Tried(0, None, True)


def test_medals_are_kept_apart_from_stars(tmp_path):
    found = progress.note_try(tmp_path, "solo", "trajan-solo-1", 99)
    assert found.solo == {"trajan-solo-1": Tried(1, 99)}
    assert found.perfect == {}


def test_a_damaged_file_begins_anew_and_stays_beside_it(tmp_path):
    path = tmp_path / progress.NAME
    path.write_text('{"format": 1, "perfect": {"x": 3}, "solo": {}, "days": []}', encoding="utf-8")
    assert progress.load(tmp_path).perfect == {}
    progress.note_try(tmp_path, "perfect", PUZZLE.id, 1)
    assert path.with_name("challenges.damaged").exists()
    assert progress.load(tmp_path).of(PUZZLE).tries == 1
