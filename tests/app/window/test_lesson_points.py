"""Everything lessons and chapters of the rules point at is on the table, the move is never under the card."""

import pytest

from rome_desktop.app.lesson_points import missing, undrawn
from rome_desktop.catalogue import GAMES
from rome_desktop.session.lessons.reader import course_of
from tests.sometimes import sometimes

COURSES = [game.key for game in GAMES if course_of(game) is not None]
SCREENS = (((1366, 768), "fr"), ((1920, 1080), "en"))


@pytest.mark.slow
@pytest.mark.parametrize("key", sometimes(COURSES, every=2))
def test_what_a_step_points_at_is_seen(qapp, monkeypatch, tmp_path, thorough: bool, key: str):
    """In each chapter on two screens when thorough, else in every second on one."""
    monkeypatch.setenv("QUINQUE_LUDI_HOME", str(tmp_path))
    assert (missing(key, SCREENS) if thorough else missing(key, SCREENS[:1], every=2)) == []


@pytest.mark.slow
@pytest.mark.parametrize("key", sometimes(COURSES, every=2, first=1))
def test_every_chapter_of_the_rules_can_be_drawn(qapp, thorough: bool, key: str):
    """Every third one unless thorough."""
    assert undrawn(key, every=1 if thorough else 3) == []
