"""Where a packaged build starts: the same program as `rome-desktop`, window, commands and `--bot` alike.

Who opens a program by double click sees no terminal. So what the program would write there is shown in a
message of the desktop, if it ends in failure.
"""

import io
import os
import sys
from collections.abc import MutableMapping, Sequence

from rome_desktop.cli.main import COMMANDS, main

TITLE = "Quinque Ludi"
MESSENGERS = (
    ("zenity", "--error", "--no-markup", f"--title={TITLE}", "--text={}"),
    ("kdialog", "--title", TITLE, "--error", "{}"),
    ("xmessage", "-center", "-title", TITLE, "{}"),
    ("notify-send", TITLE, "{}"),
)
"""Programs that desktops have, and how each shows a sentence."""


def wants_window(words: Sequence[str]) -> bool:
    """Whether these words open the window, alone or on a saved match."""
    return not words or not (words[0].startswith("-") or words[0] in COMMANDS)


def leave_libraries_alone(environment: MutableMapping[str, str]) -> None:
    """Let programs of the system, started from here, find their own libraries and not those in our folder.

    The marks by which this program, started again, would trust that the path to them still is set go too.
    """
    original = environment.pop("LD_LIBRARY_PATH_ORIG", None)
    for name in [name for name in environment if name == "LD_LIBRARY_PATH" or name.startswith("_PYI_")]:
        del environment[name]
    if original is not None:
        environment["LD_LIBRARY_PATH"] = original


def show(sentence: str) -> None:
    """Show a sentence on the desktop; where nothing can show one, nothing happens."""
    import shutil  # late, both: a start that goes well does not wait for them
    import subprocess

    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, TITLE, 0x10)
        return
    if sys.platform == "darwin":
        quoted = sentence.replace("\\", "\\\\").replace('"', '\\"')
        subprocess.run(["osascript", "-e", f'display alert "{TITLE}" message "{quoted}"'], check=False)
        return
    for name, *words in MESSENGERS:
        if shutil.which(name):
            command = [name, *(sentence if word == "{}" else word.replace("{}", sentence) for word in words)]
            if subprocess.run(command, check=False).returncode in {0, 1}:
                return


def take_console() -> None:
    """On Windows a program with windows has no console: use the one it was called from, if any."""
    if sys.platform == "win32" and sys.stdout is None:
        import ctypes

        if ctypes.windll.kernel32.AttachConsole(-1):
            console = open("CONOUT$", "w", encoding="utf-8", errors="replace", buffering=1)  # noqa: SIM115, PTH123
            sys.stdout = sys.stderr = console


def run() -> int:
    """The program; its exit code."""
    take_console()
    leave_libraries_alone(os.environ)
    if not wants_window(sys.argv[1:]) or (sys.stderr is not None and sys.stderr.isatty()):
        return main()
    terminal, heard = sys.stderr, io.StringIO()
    sys.stderr = heard
    try:
        code = main()
    finally:
        sys.stderr = terminal
    sentence = heard.getvalue().strip().removeprefix("rome-desktop: ")
    if terminal is not None and sentence:
        print(sentence, file=terminal)
    if code and sentence:
        show(sentence)
    return code


if __name__ == "__main__":
    sys.exit(run())
