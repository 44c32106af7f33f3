"""The entry point: what it understands, what it says, and what it never does."""

import importlib
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from rome_desktop import __version__
from rome_desktop.cli import games, guard
from rome_desktop.cli.main import COMMANDS, main
from rome_desktop.session.folders import folders


def child(*words: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "rome_desktop", *words], capture_output=True, text=True, check=False, env=env
    )


@pytest.fixture
def window(monkeypatch):
    """Stands for the window; the files it was opened with."""
    opened = []

    def from_app(module, name):
        assert (module, name) == ("rome_desktop.app.main", "run")
        return lambda file: opened.append(file) or 0

    monkeypatch.setattr(guard, "from_app", from_app)
    return opened


def test_without_arguments_the_window_opens(run, window):
    assert run().code == 0
    assert window == [None]


def test_a_file_is_resumed_in_the_window(run, window, save):
    assert run(save).code == 0
    assert window == [save]


def test_a_word_that_is_neither_command_nor_file(run, window):
    ran = run("simulat")
    assert ran.code == 2
    assert "“simulat” is neither a command nor a file. Commands are: games, simulate" in ran.sentence
    assert window == []


def test_a_folder_is_no_save(run, window, tmp_path):
    ran = run(tmp_path)
    assert ran.code == 2
    assert "is a folder" in ran.sentence


def test_two_files_are_one_too_many(run, window, save):
    ran = run(save, save)
    assert ran.code == 2
    assert "One saved match at a time" in ran.sentence


def test_version(run):
    ran = run("--version")
    assert (ran.code, ran.out, ran.err) == (0, f"Quinque Ludi {__version__}\n", "")


def test_help_names_every_command(run):
    ran = run("--help")
    assert ran.code == 0
    assert all(f"  {name} " in ran.out for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run, command):
    ran = run(command, "--help")
    assert ran.code == 0
    assert ran.err == ""
    assert f"usage: rome-desktop {command}" in ran.out


def test_unknown_switches_are_named(run):
    assert "Not understood: --zork" in run("--zork").sentence
    ran = run("games", "--zork")
    assert ran.code == 2
    assert ran.sentence.endswith("For help: rome-desktop games --help")


def test_bots_start_from_the_same_program(run, monkeypatch):
    heard = []
    bot = SimpleNamespace(main=lambda words: heard.append(words) or 0)
    monkeypatch.setitem(sys.modules, "rome_desktop.cli.bot", bot)
    assert run("--bot", "x").code == 0
    assert heard == [["x"]]


def test_the_last_resort_is_a_sentence_and_a_log(run, monkeypatch):
    def broken(_):
        raise ZeroDivisionError("nobody\nexpected this")

    monkeypatch.setattr(games, "run", broken)
    ran = run("games")
    assert ran.code == 1
    assert "Something went wrong in the program (ZeroDivisionError: nobody)" in ran.sentence
    log = Path(ran.sentence.rpartition("with the file ")[2])
    assert log.parent == folders().logs
    assert "Traceback" in log.read_text(encoding="utf-8")


def test_the_last_resort_without_a_place_for_logs(run, monkeypatch, tmp_path):
    (tmp_path / "file").touch()
    monkeypatch.setenv("QUINQUE_LUDI_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(games, "run", lambda _: 1 // 0)
    ran = run("games")
    assert ran.code == 1
    assert "no log can be written" in ran.sentence


def test_an_interrupt_is_no_fault(run, monkeypatch):
    def interrupted(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "run", interrupted)
    ran = run("games")
    assert ran.code == 130
    assert ran.sentence == "rome-desktop: Stopped."


def test_a_closed_pipe_is_no_fault():
    reader, writer = os.pipe()
    os.close(reader)
    done = child_to(writer, "rules", "city_of_marble")
    assert done.stderr == b""


def child_to(writer: int, *words: str) -> subprocess.CompletedProcess[bytes]:
    try:
        return subprocess.run(
            [sys.executable, "-m", "rome_desktop", *words],
            stdout=writer,
            stderr=subprocess.PIPE,
            check=False,
        )
    finally:
        os.close(writer)


def test_missing_libraries_of_qt_are_a_sentence(run, monkeypatch):
    def missing(name):
        raise ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(guard, "check", lambda: None)
    monkeypatch.setattr(importlib, "import_module", missing)
    monkeypatch.setenv("LANGUAGE", "en")
    ran = run()
    assert ran.code == 1
    assert "lacks the library libEGL.so.1" in ran.sentence
    assert "sudo apt install libegl1" in ran.sentence


def test_anything_else_that_qt_cannot_load_is_a_sentence_too(run, monkeypatch):
    def broken(name):
        raise ImportError("PySide6/QtCore.abi3.so: invalid ELF header")

    monkeypatch.setattr(guard, "check", lambda: None)
    monkeypatch.setattr(importlib, "import_module", broken)
    ran = run()
    assert ran.code == 1
    assert "Qt cannot be loaded: PySide6/QtCore.abi3.so" in ran.sentence
    assert "rome-desktop doctor" in ran.sentence


HEADLESS = (
    "['games', '--json']",
    "['simulate', 'city_of_marble', '--seats', 'easy,random', '--cap', '6', '--json']",
    "['rules', 'city_of_marble', '--clause', 'RM-1']",
    "['replay', 'tests/replays/city_of_marble/city_of_marble_random-random_1.txt']",
    "['check', 'tests/scenarios/city_of_marble/setup.toml']",
)


def test_headless_commands_import_no_qt(project_root):
    calls = "\n".join(f"assert main({words}) == 0" for words in HEADLESS)
    code = (
        f"import sys\nfrom rome_desktop.cli.main import main\n{calls}\n"
        "sys.exit(any(name.startswith(('PySide6', 'shiboken6')) for name in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=project_root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_package_runs_as_a_program():
    done = child("games")
    assert done.returncode == 0
    assert "city_of_marble" in done.stdout
    assert child("nonsense").returncode == 2


def test_a_terminal_that_lacks_a_letter_shows_a_question_mark():
    done = child("nonsense", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert done.returncode == 2
    assert "?nonsense? is neither" in done.stderr


def test_main_takes_its_words_from_the_command_line(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["rome-desktop", "--version"])
    assert main() == 0
    assert __version__ in capsys.readouterr().out
