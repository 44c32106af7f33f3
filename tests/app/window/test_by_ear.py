"""Matches played by list, keys and what is said alone; the keys of a sighted player beside them."""

import pytest

from rome_desktop.app.pages.table.on_table import option_of
from rome_desktop.session import saves
from rome_desktop.session.match import Match
from tests.app.window.listening import Listener
from tests.app.window.sitting import CHANCE_PLAYER, JULIA, habits, settle

pytestmark = pytest.mark.usefixtures("reader")

GAMES = ("alba_longa", "city_of_marble", "concordia", "nova_roma", "trajan")
KEYS = 3
"""So many times the keys of a sighted player may be needed."""
COMPARED = 24
"""So many answers of a match are given again by somebody who sees the table."""


class Told:
    """A match played by ear, and the lines of the record at which each question was asked."""

    def __init__(self, sit_down, monkeypatch, game, answers=None):
        self.sitting = sit_down(habits(JULIA, CHANCE_PLAYER))
        self.ear = Listener(monkeypatch, self.sitting.window, "Julia")
        self.sitting.begin(JULIA, CHANCE_PLAYER, game=game)
        self.path, self.asked_at = self.sitting.path, []
        while answers is None or len(self.asked_at) < answers:
            self.ear.wait()
            if self.ear.has_ended():
                break
            self.journal = [line.sentence.removesuffix(".") for line in self.sitting.table._told]
            self.heard = len(self.ear.said)
            self.asked_at.append(self.sitting.update.lines)
            self.ear.answer()
        self.ear.wait()
        settle()
        self.match = saves.read(self.path).match

    def happened(self):
        """What was said of the match before the last question: no warnings, own gains, or who is at work."""
        warnings = {"This ends your turn.", "That would do nothing now."}
        aside = {*self.ear.questions(), *warnings, "Tiberius (computer) is thinking."}
        said = self.ear.said[: self.heard]
        return [told for told in said if told not in aside and not told.startswith("Julia has ")]


def hold_said_once_and_in_order(told):
    """Each question once, after all that happened before it; each line of the journal once, oldest first.

    Lines of the set-up stand in the journal before anything is said.
    """
    ear = told.ear
    assert len(ear.questions()) == len(told.asked_at) + (not ear.has_ended())
    own = [n for n, said in enumerate(ear.said) if said.startswith("Julia has ")]
    assert all(ear.said[n + 1] in ear.questions() for n in own)  # what has changed, and then what is asked
    assert ". ".join(told.journal).endswith(". ".join(told.happened()))


def wait_laid(sitting, lines):
    """Until somebody is asked at this line of the record."""

    def is_laid():
        update = sitting.table.update_shown
        return update is not None and update.lines == lines and sitting.is_my_turn()

    sitting.until(is_laid)


def keys_of_a_sighted_player(sit_down, told):
    """For some of the answers: keys by ear, and by walking over the table with arrows and Tab."""
    sitting = sit_down(habits(JULIA, CHANCE_PLAYER))
    match, by_ear, by_eye = told.match, 0, 0
    pressed, press = [], sitting.key
    sitting.key = lambda *key: (pressed.append(key), press(*key))
    step = max(1, len(told.asked_at) // COMPARED)
    for number in range(0, len(told.ear.answers), step):
        lines = match.lines[: told.asked_at[number]]
        given = match.lines[len(lines)]
        sitting.lay(Match.of_lines(match.game, match.content, match.seats, match.options, match.seed, lines))
        wait_laid(sitting, len(lines))
        pressed.clear()
        sitting.keys(option_of(sitting.update, given))
        by_ear, by_eye = by_ear + told.ear.answers[number], by_eye + len(pressed)
    return by_ear, by_eye


def test_some_turns_are_played_by_ear(sit_down, monkeypatch):
    told = Told(sit_down, monkeypatch, "alba_longa", answers=8)
    hold_said_once_and_in_order(told)
    assert max(told.ear.answers) <= 10


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_ear_with_at_most_three_times_the_keys(sit_down, monkeypatch, game):
    told = Told(sit_down, monkeypatch, game)
    assert told.match.over
    hold_said_once_and_in_order(told)
    assert sum(said.count("The game is over: ") for said in told.ear.said) == 1
    by_ear, by_eye = keys_of_a_sighted_player(sit_down, told)
    print(f"{game}: {by_ear} keys by ear, {by_eye} by eye, {len(told.ear.answers)} answers")
    assert by_ear <= KEYS * by_eye
