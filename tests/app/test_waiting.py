"""Waits end when nothing has moved for long, and not before."""

import sys
import time
from subprocess import PIPE, Popen

import pytest
from PySide6.QtCore import QTimer

from tests import patience
from tests.app.waiting import until
from tests.patience import Patience, StoodStill, processor_time, run


@pytest.fixture
def short(monkeypatch):
    """Little patience."""
    monkeypatch.setattr(patience, "STILL_S", 0.4)
    monkeypatch.setattr(patience, "EVERY_S", 0.1)


def test_what_is_so_already_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(patience, "STILL_S", 0.0)
    until(lambda: True)


def test_a_wait_in_which_nothing_moves_ends(short):
    with pytest.raises(StoodStill, match="nothing has moved"):
        until(lambda: False)


def test_a_wait_goes_on_as_long_as_something_moves(short):
    beats: list[float] = []
    clock = QTimer()
    clock.timeout.connect(lambda: beats.append(time.monotonic()))
    clock.start(20)
    until(lambda: len(beats) > 3 and beats[-1] - beats[0] > 1.2, lambda: len(beats))
    clock.stop()


def looks(monkeypatch, seconds, used=lambda look: 0.0, every=0.05):
    """Looks at a clock and at the processor time of programs that say what the test says."""
    now = [0.0]
    monkeypatch.setattr(patience.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(patience, "processor_time", lambda: used(now[0]))
    waiting = Patience()
    while now[0] < seconds:
        now[0] += every
        waiting.look()


def test_patience_lasts_a_minute(monkeypatch):
    looks(monkeypatch, 59)
    with pytest.raises(StoodStill, match="nothing has moved for 60 s"):
        looks(monkeypatch, 62)


def test_time_in_which_this_process_was_held_up_does_not_count(monkeypatch):
    looks(monkeypatch, 2000, every=4)


def test_a_program_that_works_is_waited_for(monkeypatch):
    looks(monkeypatch, 500, used=lambda now: now)
    looks(monkeypatch, 500, used=lambda now: now // 40)


def test_a_program_that_works_without_end_is_not(monkeypatch):
    with pytest.raises(StoodStill, match="600 processor seconds"):
        looks(monkeypatch, 700, used=lambda now: now)


def test_a_program_that_stands_still_is_ended(short):
    with pytest.raises(StoodStill):
        run([sys.executable, "-c", "import time; time.sleep(600)"])


def test_programs_below_this_one_are_counted():
    busy = "import time\nwhile time.process_time() < 0.2: pass\nprint(flush=True)\ninput()"
    with Popen([sys.executable, "-c", busy], stdin=PIPE, stdout=PIPE) as process:
        process.stdout.readline()
        assert processor_time() >= 0.1 or sys.platform != "linux"
        process.communicate(b"\n")


def test_a_program_hears_and_says_words():
    ran = run([sys.executable, "-c", "print(input()[::-1])"], "roma\n", text=True)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "amor\n", "")
