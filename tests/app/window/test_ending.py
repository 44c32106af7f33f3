"""The program ends when the system asks for it, whatever it is doing, and leaves nothing behind."""

import os
import signal
import subprocess
import sys

import pytest

from rome_desktop.session import saves
from rome_desktop.session.files import lock_of
from tests.patience import ended
from tests.session.tables import begun, play_on

RUN = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from rome_desktop.app import bots, main
app = main.application()
bot = bots.BotPlayer._running
def running(player):
    process = bot(player)
    process.waitForStarted()
    print("thinking", process.processId(), flush=True)
    return process
bots.BotPlayer._running = running
bots.bot_command = lambda: (sys.executable, ["-c", "import time; time.sleep(3600)"])
QTimer.singleShot(0, lambda: print("up", flush=True))
sys.exit(main.run(Path(sys.argv[1]) if sys.argv[1:] else None))
"""


def started(project_root, home, *words):
    environment = {**os.environ, "QUINQUE_LUDI_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.Popen(
        [sys.executable, "-c", RUN, *words],
        cwd=project_root,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def line_that_begins(program, word):
    line = next(line for line in program.stdout if line.startswith(word))
    return line.split()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_program_while_nothing_happens(project_root, tmp_path, number):
    program = started(project_root, tmp_path)
    line_that_begins(program, "up")

    program.send_signal(number)
    _, said = ended(program)

    assert program.returncode == 128 + number
    assert "Traceback" not in said
    assert (tmp_path / "settings" / "settings.json").exists()  # closed as by hand: the place is kept


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_a_computer_player_in_mid_thought_too(project_root, tmp_path, number):
    path = tmp_path / "saves" / "match.ludus"
    saves.write(play_on(begun("easy easy"), 0), path)
    before = path.read_bytes()
    program = started(project_root, tmp_path, str(path))
    _, pid = line_that_begins(program, "thinking")

    program.send_signal(number)
    _, said = ended(program)

    assert program.returncode == 128 + number
    assert "Traceback" not in said
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid), 0)
    assert path.read_bytes() == before
    assert not lock_of(path).exists()
