"""Computer players as processes: one that answers, and all that do not."""

import os
import random
import sys
import textwrap
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QProcess, QTimer

from rome_desktop.ai.request import BotRequest
from rome_desktop.app import bots
from rome_desktop.app.bots import BotPlayer, bot_command
from rome_desktop.app.pages.table.computers import Computers
from rome_desktop.app.worker import MatchWorker, Update
from rome_desktop.session.seats import NewMatch, Seat
from tests.session.tables import GAME

SEATS = (Seat("Julia", "easy", "rubra"), Seat("Marcus", "random", "flava"))
ANSWERING = """
    import json, sys
    for line in sys.stdin:
        asked = json.loads(line)
        {work}
"""


def wait_until(qtbot, true):
    qtbot.waitUntil(true)


class Heard:
    """A computer player, and everything it was heard to say."""

    def __init__(self, bot: BotPlayer) -> None:
        self.bot = bot
        self.answered: list[tuple[Any, ...]] = []
        self.hinted: list[tuple[Any, ...]] = []
        self.failed: list[tuple[Any, ...]] = []
        bot.answered.connect(lambda *values: self.answered.append(values))
        bot.hinted.connect(lambda *values: self.hinted.append(values))
        bot.failed.connect(lambda *values: self.failed.append(values))

    @property
    def pid(self) -> int:
        process = self.bot._process
        assert process is not None
        return process.processId()

    def all(self) -> list[list[tuple[Any, ...]]]:
        return [self.answered, self.hinted, self.failed]


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def requests(count: int = 1) -> list[Update]:
    """What a match thread asks of its computer players, decision after decision."""
    worker = MatchWorker(None, None)
    updates: list[Update] = []
    found: list[Update] = []
    worker.updated.connect(updates.append)
    worker.begin(NewMatch(GAME.key, SEATS, {}, "7"), None)
    while len(found) < count:
        found.append(updates[-1])
        worker.fall_back(updates[-1].number)
    return found


@pytest.fixture
def player(dressed, monkeypatch):
    """Makes a player of a program in Python, or of a command; patience is short, budgets small."""
    monkeypatch.setattr(bots, "PATIENCE", 600_000)
    monkeypatch.setattr(bots, "STARTING", 0)
    made: list[BotPlayer] = []

    def make(program: str = "", work: str = "", command: tuple[str, list[str]] | None = None) -> Heard:
        code = textwrap.dedent(ANSWERING.format(work=work) if work else program)
        bot = BotPlayer(command=command or (sys.executable, ["-c", code]))
        made.append(bot)
        return Heard(bot)

    yield make
    for bot in made:
        bot.stop()


def asked(number: int = 1, kind: str = "move", level: str = "easy", budget: int = 50) -> BotRequest:
    return BotRequest(number, GAME.key, None, {}, 0, level, "7", kind, budget)


def say(**members: object) -> str:
    """Work that answers with these members, each a piece of Python."""
    pairs = ", ".join(f"'{key}': {value}" for key, value in members.items())
    return f"print(json.dumps({{{pairs}}}))"


# ---- one that answers


def test_the_real_program_answers_decision_after_decision(player, qtbot):
    heard = player(command=bot_command())
    for update in requests(4):
        heard.bot.ask(update.request)
        wait_until(qtbot, lambda: not heard.bot.busy)

        assert heard.failed == []
        number, line = heard.answered[-1]
        assert number == update.number
        assert line in [f"{update.to_move} {option}" for option in update.options]
    assert not heard.bot.busy


def test_the_real_program_gives_a_hint(player, qtbot):
    heard = player(command=bot_command())
    (update,) = requests()
    heard.bot.ask(replace(update.request, kind="hint"))
    wait_until(qtbot, lambda: any(heard.all()))

    assert (heard.answered, heard.failed) == ([], [])
    ((number, line, why),) = heard.hinted
    assert number == update.number
    assert line in [f"{update.to_move} {option}" for option in update.options]
    assert isinstance(why, dict)


def test_the_real_program_leaves_when_told(player, qtbot):
    heard = player(command=bot_command())
    (update,) = requests()
    heard.bot.ask(update.request)
    pid = heard.pid
    wait_until(qtbot, lambda: not heard.bot.busy)

    heard.bot.stop()
    heard.bot.stop()

    assert heard.failed == []
    assert not is_alive(pid)


def test_one_process_serves_all_questions(player, qtbot):
    heard = player(work=say(id="asked['id']", line="str(asked['id'])"))
    pids = set()
    for number in range(1, 4):
        heard.bot.ask(asked(number))
        wait_until(qtbot, lambda number=number: len(heard.answered) == number)
        pids.add(heard.pid)

    assert heard.answered == [(1, "1"), (2, "2"), (3, "3")]
    assert len(pids) == 1


def test_it_is_told_its_brake(player, qtbot):
    heard = player(work=say(id="asked['id']", line="str(asked['budget'])"))
    for number, budget in ((1, 77), (2, 1000)):
        heard.bot.ask(asked(number, budget=budget))
        wait_until(qtbot, lambda number=number: len(heard.answered) == number)

    assert [line for _, line in heard.answered] == ["77", "1000"]


def test_answers_that_the_clock_cut_short_are_counted(player, qtbot):
    heard = player(work=say(id="asked['id']", line="'0 end'", braked="asked['id'] != 2"))
    for number in (1, 2, 3):
        heard.bot.ask(asked(number))
        wait_until(qtbot, lambda number=number: len(heard.answered) == number)

    assert heard.bot.braked == 2


@pytest.mark.parametrize(("why", "told"), [("{'gain': 3}", {"gain": 3}), ("['no reason']", {}), ("None", {})])
def test_a_hint_may_have_reasons(player, qtbot, why, told):
    heard = player(work=say(id="asked['id']", line="'0 end'", why=why))
    heard.bot.ask(asked(kind="hint"))
    wait_until(qtbot, lambda: bool(heard.hinted))

    assert heard.hinted == [(1, "0 end", told)]
    assert heard.answered == []


def test_an_answer_in_pieces_is_put_together(player, qtbot):
    heard = player(
        work="""
        import time
        for piece in ('{"id": 1, ', '"line": "0', ' end"}', chr(10)):
            sys.stdout.write(piece); sys.stdout.flush(); time.sleep(0.02)"""
    )
    heard.bot.ask(asked())
    wait_until(qtbot, lambda: bool(heard.answered))

    assert heard.answered == [(1, "0 end")]


def test_a_packaged_program_starts_itself(monkeypatch):
    assert bot_command() == (sys.executable, ["-m", "rome_desktop", "--bot"])
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert bot_command() == (sys.executable, ["--bot"])


def test_a_packaged_program_needs_no_path_to_its_modules(player, qtbot, monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("PYTHONPATH", "kept")
    heard = player(work="import os; " + say(id="1", line="os.environ['PYTHONPATH']"))
    heard.bot.ask(asked())
    wait_until(qtbot, lambda: bool(heard.answered))

    assert heard.answered == [(1, "kept")]


# ---- those that do not


def test_one_that_cannot_be_started_is_reported_once(player, qtbot):
    heard = player(command=("/nowhere/no-such-program", []))
    for number in (1, 2):
        heard.bot.ask(asked(number))
        wait_until(qtbot, lambda number=number: len(heard.failed) == number)
    qtbot.wait(50)

    assert heard.failed == [(1,), (2,)]
    assert not heard.bot.busy


def test_one_that_fails_before_the_question_is_written_is_reported_once(player, qtbot, monkeypatch):
    """Some systems know at once that a program is not there."""

    def start(process: QProcess, *_: object) -> None:
        process.errorOccurred.emit(QProcess.ProcessError.FailedToStart)

    monkeypatch.setattr(QProcess, "start", start)
    heard = player(command=("/nowhere/no-such-program", []))
    heard.bot.ask(asked())
    qtbot.wait(50)

    assert heard.failed == [(1,)]
    assert not heard.bot._clock.isActive()


@pytest.mark.parametrize("code", [0, 3])
def test_one_that_ends_is_reported_once_and_started_anew(player, qtbot, code):
    heard = player(work=f"sys.exit({code})")
    for number in (1, 2, 3):
        heard.bot.ask(asked(number))
        wait_until(qtbot, lambda number=number: len(heard.failed) == number)
    qtbot.wait(50)

    assert heard.failed == [(1,), (2,), (3,)]
    assert len(heard.bot.findChildren(QProcess)) <= 1


def test_one_that_is_killed_is_reported_once_and_its_successor_is_heard(player, qtbot):
    heard = player(
        work="""
        import os, signal
        if asked['id'] == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        print(json.dumps({'id': asked['id'], 'line': '0 end'}))"""
    )
    heard.bot.failed.connect(lambda _: heard.bot.ask(asked(2)))
    heard.bot.ask(asked(1))
    wait_until(qtbot, lambda: bool(heard.answered))

    assert (heard.failed, heard.answered) == ([(1,)], [(2, "0 end")])


def test_one_that_ends_between_questions_is_not_reported(player, qtbot):
    heard = player(
        work="print(json.dumps({'id': asked['id'], 'line': '0 end'})); sys.stdout.flush(); sys.exit()"
    )
    for number in (1, 2):
        heard.bot.ask(asked(number))
        wait_until(qtbot, lambda number=number: len(heard.answered) == number)
        process = heard.bot._process
        wait_until(qtbot, lambda process=process: process.state() == QProcess.ProcessState.NotRunning)

    assert heard.failed == []


def test_one_that_is_slow_to_start_is_heard_and_then_must_be_quick(player, qtbot, monkeypatch):
    monkeypatch.setattr(bots, "PATIENCE", 100)
    monkeypatch.setattr(bots, "STARTING", 600_000)
    program = """
        import json, sys, time
        time.sleep(0.6)
        for line in sys.stdin:
            print(json.dumps({"id": json.loads(line)["id"], "line": "0 end"}), flush=True)
            time.sleep(600)
    """
    heard = player(program)
    heard.bot.ask(asked(1))
    wait_until(qtbot, lambda: bool(heard.answered))
    heard.bot.ask(asked(2))
    wait_until(qtbot, lambda: bool(heard.failed))

    assert (heard.answered, heard.failed) == ([(1, "0 end")], [(2,)])


def test_a_silent_one_is_reported_once_and_ended_while_the_window_lives(player, qtbot, monkeypatch):
    monkeypatch.setattr(bots, "PATIENCE", 150)
    heard, beats = player("import time; time.sleep(600)"), []
    clock = QTimer()
    clock.timeout.connect(lambda: beats.append(heard.bot.busy))
    clock.start(5)
    heard.bot.ask(asked())
    pid = heard.pid
    wait_until(qtbot, lambda: bool(heard.failed))
    clock.stop()
    qtbot.wait(50)

    assert heard.failed == [(1,)]
    assert any(beats)
    assert not is_alive(pid)


@pytest.mark.parametrize(
    "word", ["b'x' * 999", "b'nonsense' + bytes([10])", 'b\'{"id": 0, "line": 1}\' + bytes([10])']
)
def test_one_that_talks_without_end_is_reported_once_and_ended_long_before_it_is_late(player, qtbot, word):
    heard, beats = player(f"import sys\nwhile True: sys.stdout.buffer.write(({word}) * 50)"), []
    clock = QTimer()
    clock.timeout.connect(lambda: beats.append(1))
    clock.start(1)
    heard.bot.ask(asked())
    pid = heard.pid
    wait_until(qtbot, lambda: bool(heard.failed))
    clock.stop()
    qtbot.wait(20)

    assert heard.failed == [(1,)]
    assert beats
    assert not is_alive(pid)


def test_one_that_goes_on_talking_when_nothing_was_asked_is_ended_quietly(player, qtbot):
    heard = player(
        work="""
        print(json.dumps({'id': asked['id'], 'line': '0 end'}))
        while True: print('and another thing')"""
    )
    heard.bot.ask(asked())
    wait_until(qtbot, lambda: bool(heard.answered))
    wait_until(qtbot, lambda: heard.bot._process is None)

    assert heard.failed == []


def test_an_answer_to_another_question_is_dropped(player, qtbot):
    heard = player(
        work="""
        print(json.dumps({'id': 99, 'line': 'to another'}))
        print(json.dumps({'id': asked['id'], 'line': 'to this one'}))"""
    )
    heard.bot.ask(asked())
    wait_until(qtbot, lambda: bool(heard.answered))

    assert (heard.answered, heard.failed) == ([(1, "to this one")], [])


def test_one_that_answers_only_other_questions_is_late(player, qtbot, monkeypatch):
    monkeypatch.setattr(bots, "PATIENCE", 200)
    heard = player(work=say(id="asked['id'] + 1", line="'0 end'"))
    heard.bot.ask(asked())
    wait_until(qtbot, lambda: bool(heard.failed))

    assert (heard.answered, heard.failed) == ([], [(1,)])


def test_a_question_that_was_replaced_is_forgotten(player, qtbot):
    heard = player(work=say(id="asked['id']", line="str(asked['id'])"))
    heard.bot.ask(asked(1))
    heard.bot.ask(asked(2))
    wait_until(qtbot, lambda: bool(heard.answered))

    assert (heard.answered, heard.failed) == ([(2, "2")], [])


def test_a_question_that_is_of_no_interest_any_more_is_not_answered(player, qtbot):
    heard = player(work=say(id="asked['id']", line="'0 end'"))
    heard.bot.ask(asked())
    heard.bot.forget()
    qtbot.wait(150)

    assert heard.all() == [[], [], []]
    assert not heard.bot.busy


@pytest.mark.parametrize("line", ["None", "7", "['0 end']"])
def test_an_answer_that_is_no_line_is_reported_once(player, qtbot, line):
    heard = player(work=say(id="asked['id']", line=line))
    heard.bot.ask(asked())
    wait_until(qtbot, lambda: bool(heard.failed))
    qtbot.wait(20)

    assert (heard.answered, heard.failed) == ([], [(1,)])


def test_what_is_no_answer_before_the_answer_does_no_harm(player, qtbot):
    heard = player(
        work="""
        for word in ('', 'null', '[]', '3', '"id"', '{}', '{"id": null}', chr(0), '[' * 20000, chr(0xFFFD)):
            print(word)
        print(json.dumps({'id': asked['id'], 'line': '0 end'}))"""
    )
    heard.bot.ask(asked())
    wait_until(qtbot, lambda: bool(heard.answered))

    assert (heard.answered, heard.failed) == ([(1, "0 end")], [])


@pytest.mark.parametrize("line", ["'0 dance'", "'9 end'", "''", "'chance first 0'"])
def test_an_answer_that_is_not_legal_is_reported_once_and_something_legal_played(player, qtbot, line):
    heard = player(work=say(id="asked['id']", line=line))
    computers = Computers(heard.bot, heard.bot)
    worker, updates, failed, played = MatchWorker(None, None), [], [], []
    worker.updated.connect(updates.append)
    computers.answered.connect(lambda *values: played.append(values))
    computers.failed.connect(failed.append)
    computers.failed.connect(worker.fall_back)
    worker.begin(NewMatch(GAME.key, SEATS, {}, "7"), None)
    computers.think(updates[0], 0)
    wait_until(qtbot, lambda: bool(failed))
    qtbot.wait(20)

    assert (failed, played) == ([1], [])
    assert [update.lines for update in updates] == [3, 4]


# ---- stopping


@pytest.mark.parametrize(
    "program",
    [
        "import sys; sys.stdin.read()",
        "import time; time.sleep(600)",
        "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)",
    ],
)
def test_a_stopped_one_leaves_no_process_and_reports_nothing(player, qtbot, program):
    heard = player(program)
    heard.bot.ask(asked())
    pid = heard.pid

    heard.bot.stop()
    qtbot.wait(20)

    assert not is_alive(pid)
    assert heard.all() == [[], [], []]
    assert not heard.bot.busy
    assert heard.bot.findChildren(QProcess) == []


def test_one_that_was_never_asked_can_be_stopped(player):
    heard = player("raise SystemExit")

    heard.bot.stop()

    assert heard.bot._process is None


def test_a_whole_match_is_played_to_its_end_with_an_unreliable_player(player, qtbot):
    """Right, wrong, silent about it or dead, in turn: the match never stops."""
    heard = player(
        work="""
        turn = asked['id'] % 3
        if turn == 0:
            sys.exit()
        print(json.dumps({'id': asked['id'], 'line': 'nonsense' if turn else None}))"""
    )
    computers = Computers(heard.bot, heard.bot)
    worker, updates, dice = MatchWorker(None, None), [], random.Random(1)
    worker.updated.connect(updates.append)
    computers.failed.connect(worker.fall_back)
    computers.answered.connect(worker.submit)
    worker.begin(NewMatch(GAME.key, SEATS, {}, "7"), None)
    for _ in range(12):
        update = updates[-1]
        computers.think(update, 0)
        wait_until(qtbot, lambda update=update: updates[-1] is not update)
        assert updates[-1].lines == update.lines + 1
        for _ in range(dice.randrange(6)):
            worker.fall_back(updates[-1].number)
