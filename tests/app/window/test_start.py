"""The whole program from its first line: it opens, or says in one sentence why it cannot."""

import os
import shutil
import sys
from ctypes.util import find_library

import pytest

from tests.patience import run
from tests.session.tables import SAVES

BAD_PAIR = """
import sys
sys.path.insert(0, {place!r})
sys.version_info = (3, 11, 7, "final", 0)
from rome_desktop.cli.main import main
code = main([])
assert "PySide6" not in sys.modules
sys.exit(code)
"""
HOME_PAGE = """
import sys
from rome_desktop.cli.main import main
assert main(["--bench-start"]) == 0
assert __import__.__name__ != "__feature_import__", "each module that is imported is read as a source"
from PySide6.QtCore import QObject
print(*sorted(sys.modules))
print(*(kind.__name__ for kind in QObject.__subclasses__()))
"""
NEVER = {"pydantic", "importlib.metadata", "email"}
"""What the first page must do without."""
LATER = (
    "rome_desktop.ai.",
    "rome_desktop.app.bots",
    "rome_desktop.app.contract",
    "rome_desktop.app.kit.svg_path",
    "rome_desktop.app.saved_matches",
    "rome_desktop.app.table.",
    "rome_desktop.app.words.",
    "rome_desktop.app.worker",
    "rome_desktop.engine.hidden",
    "rome_desktop.engine.record",
    "rome_desktop.session.lessons.",
    "rome_desktop.session.match",
    "rome_desktop.session.shelf",
)
"""How what it must not wait for begins."""
XVFB = shutil.which("xvfb-run")
"""Not asked for by the tests: where it is there, with what a window needs, the program is tried on it too."""
WINDOWED = ("xcb-cursor", "xcb-icccm", "xcb-keysyms", "xcb-shape", "xkbcommon-x11")
if not all(map(find_library, WINDOWED)):
    XVFB = None
SCREENS = {"offscreen": [], "xvfb": [XVFB, "-a"]} if XVFB else {"offscreen": []}


def pyside_says(place, *numbers):
    """A PySide6 of that version, which ends the program that imports it."""
    package = place / "PySide6"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("raise SystemExit('PySide6 was imported')")
    names = ("major", "minor", "patch")
    lines = [f'{name}_version = "{number}"' for name, number in zip(names, numbers, strict=True)]
    (package / "_git_pyside_version.py").write_text("\n".join(lines))


def start(command, home, *, before=(), **changes):
    environment = {**os.environ, "QUINQUE_LUDI_HOME": str(home), "DBUS_SESSION_BUS_ADDRESS": "disabled:"}
    for name, value in changes.items():
        environment.pop(name, None)
        if value is not None:
            environment[name] = value
    return run([*before, sys.executable, *command], env=environment, text=True)


@pytest.mark.parametrize("screen", SCREENS)
def test_the_window_opens_is_painted_and_closes(tmp_path, screen):
    platform = "offscreen" if screen == "offscreen" else "xcb"
    done = start(
        ["-m", "rome_desktop", "--bench-start"], tmp_path, before=SCREENS[screen], QT_QPA_PLATFORM=platform
    )
    assert (done.returncode, done.stdout) == (0, "painted\n"), done.stderr
    assert "Traceback" not in done.stderr
    assert (tmp_path / "settings" / "settings.json").exists()


def test_the_home_page_waits_for_nothing_it_does_not_show(tmp_path):
    """A match, its rules, words, table and computers, and all other pages come when they are asked for."""
    done = start(["-c", HOME_PAGE], tmp_path, QT_QPA_PLATFORM="offscreen")
    *_, modules, kinds = done.stdout.splitlines()
    imported = modules.split()
    assert "rome_desktop.games.trajan.game" in imported, done.stderr
    assert not NEVER & set(imported)
    assert not [name for name in imported if name.startswith(LATER)]
    of_games = [name for name in imported if name.startswith("rome_desktop.games.")]
    assert not [name for name in of_games if name.endswith((".rules", ".box", ".components", ".state"))]
    pages = {name.split(".")[3] for name in imported if name.startswith("rome_desktop.app.pages.")}
    assert pages == {"home", "records", "saved", "shared"}
    # Handed an object of Qt it does not know, PySide makes all classes there are, with their enumerations.
    assert "QWidget" in kinds.split()
    assert not {"QMovie", "QStyle"} & set(kinds.split())


def test_widgets_look_the_same_on_every_desktop(tmp_path):
    program = """
from rome_desktop.app.application import application
app = application()
app.setStyleSheet("")
print(app.style().name())
"""
    done = start(["-c", program], tmp_path, QT_QPA_PLATFORM="offscreen", QT_STYLE_OVERRIDE="Windows")
    assert done.stdout == "fusion\n", done.stderr


def test_without_a_screen_it_says_so(tmp_path):
    done = start(["-m", "rome_desktop"], tmp_path, QT_QPA_PLATFORM=None, DISPLAY=None, WAYLAND_DISPLAY=None)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "There is no screen" in done.stderr


def test_a_pair_that_aborts_is_refused_before_qt_is_loaded(tmp_path):
    lies_first = tmp_path / "packages"
    pyside_says(lies_first, "6", "12", "0")
    done = start(["-c", BAD_PAIR.format(place=str(lies_first))], tmp_path)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "6.12.0 aborts on Python 3.11" in done.stderr


def test_a_file_that_is_not_there_is_told_without_a_window(tmp_path):
    done = start(["-m", "rome_desktop", str(tmp_path / "lost.ludus")], tmp_path)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["format-1.ludus", "damaged/truncated.ludus"])
def test_a_named_match_opens_or_is_refused_in_the_window(tmp_path, name):
    copy = tmp_path / "match.ludus"
    copy.write_bytes((SAVES / name).read_bytes())
    program = f"""
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from rome_desktop.app import main
from rome_desktop.app.kit.sheets import Sheet
app = main.application()
def look():
    window = next((w for w in app.topLevelWidgets() if hasattr(w, "stack")), None)
    page = type(window.stack.currentWidget()).__name__ if window else ""
    if page == "TablePage" or window and any(sheet.isVisible() for sheet in window.findChildren(Sheet)):
        timer.stop()
        print(page)
        window.close()
timer = QTimer()
timer.timeout.connect(look)
timer.start(20)
sys.exit(main.run(Path({str(copy)!r})))
"""
    done = start(["-c", program], tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ("TablePage\n" if name.startswith("format") else "HomePage\n")
