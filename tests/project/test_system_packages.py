"""The system set-up, on a pretended machine whose package manager only writes down what it is asked."""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

TOOLS = ("sh", "cat", "grep", "mktemp", "rm", "tail", "ls", "touch")
OFFSCREEN = "libgl1 libegl1 libxkbcommon0 libglib2.0-0 libfontconfig1 libdbus-1-3".split()
READER = "xvfb dbus-daemon at-spi2-core python3-pyatspi".split()
WINDOW = "libxcb-cursor0 libxkbcommon-x11-0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0".split()


@dataclass
class Machine:
    """A folder with just the commands a bare machine has; ``says`` holds what apt-get was asked for."""

    bin: Path
    script: Path

    def command(self, name: str, body: str) -> None:
        path = self.bin / name
        path.write_text(f"#!/bin/sh\n{body}\n")
        path.chmod(0o755)

    def installed(self, *names: str) -> None:
        self.command("dpkg-query", f"printf '%s ' {' '.join(f'installed:{name}' for name in names)}")

    def user(self, number: int) -> None:
        self.command("id", f"echo {number}")

    def set_up(self, mode: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", self.script, mode],
            cwd=self.bin.parent,
            env={"PATH": str(self.bin)},
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def asked(self) -> list[str]:
        log = self.bin / "asked"
        return log.read_text().splitlines() if log.exists() else []


@pytest.fixture
def machine(tmp_path: Path, project_root: Path) -> Machine:
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in TOOLS:
        found = shutil.which(name)
        assert found, f"{name} is missing here"
        (folder / name).symlink_to(os.path.realpath(found))
    built = Machine(folder, project_root / "packaging" / "setup-system.sh")
    built.installed()
    built.user(0)
    built.command("sleep", ":")
    built.command("uname", "echo Linux")
    built.command("apt-get", f'echo "$*" >> {folder}/asked')
    return built


def test_nothing_is_asked_for_when_nothing_is_missing(machine: Machine):
    machine.installed(*OFFSCREEN, *WINDOW)

    done = machine.set_up("play")

    assert (done.returncode, done.stdout, done.stderr, machine.asked) == (0, "", "", [])


def test_a_library_counts_under_its_newer_name(machine: Machine):
    others = (name for name in (*OFFSCREEN, *WINDOW, *READER) if name != "libglib2.0-0")
    machine.installed("libglib2.0-0t64", *others)

    assert machine.set_up("test").returncode == 0
    assert machine.asked == []


def test_root_gets_the_missing_packages_installed(machine: Machine):
    machine.installed(*OFFSCREEN)

    assert machine.set_up("play").returncode == 0
    assert machine.asked[-1].endswith("install -y --no-install-recommends " + " ".join(WINDOW))


def test_anyone_else_gets_the_line_to_run_and_nothing_is_installed(machine: Machine):
    machine.user(1000)
    machine.installed(*OFFSCREEN, *WINDOW[1:])

    done = machine.set_up("play")

    assert done.returncode == 1
    assert done.stderr.startswith(
        "Some system packages are missing. Please run this line once, then make again:"
    )
    assert "sudo apt-get install libxcb-cursor0\n" in done.stderr
    assert machine.asked == []


def test_playing_does_not_ask_for_what_only_tests_of_screen_readers_need(machine: Machine):
    machine.installed(*OFFSCREEN, *WINDOW)

    assert machine.set_up("play").returncode == 0
    assert machine.asked == []
    assert machine.set_up("test").returncode == 0
    assert machine.asked[-1].endswith("install -y --no-install-recommends " + " ".join(READER))


def test_whoever_may_not_install_reads_the_one_line_and_tests_without_a_screen_reader(machine: Machine):
    machine.user(1000)
    machine.installed(*OFFSCREEN, *WINDOW)

    done = machine.set_up("test")

    assert done.returncode == 0
    assert f"sudo apt-get install {' '.join(READER)}\n" in done.stderr
    assert done.stderr.endswith("Until then the tests that need them are left out.\n")
    assert machine.asked == []


def test_a_held_lock_is_waited_for(machine: Machine):
    machine.command(
        "apt-get",
        f"""echo "$*" >> {machine.bin}/asked
        [ ! -e {machine.bin}/tried ] || exit 0
        touch {machine.bin}/tried
        echo "E: Could not get lock /var/lib/dpkg/lock-frontend"; exit 100""",
    )

    done = machine.set_up("test")

    assert done.returncode == 0
    assert "Waiting for another package manager to finish." in done.stderr
    assert len(machine.asked) >= 2
    assert machine.asked[0] == machine.asked[1]


def test_package_lists_that_know_nothing_are_refreshed_once(machine: Machine):
    machine.command(
        "apt-get",
        f"""echo "$*" >> {machine.bin}/asked
        case "$*" in *update*) touch {machine.bin}/fresh ;; esac
        [ -e {machine.bin}/fresh ] || {{ echo "E: Unable to locate package"; exit 100; }}""",
    )

    assert machine.set_up("test").returncode == 0
    assert sum("update" in line for line in machine.asked) == 1
    assert "install" in machine.asked[-1]


def test_what_cannot_be_installed_is_said_with_the_reason(machine: Machine):
    machine.command("apt-get", 'echo "E: Unable to locate package libgl1"; exit 100')

    done = machine.set_up("test")

    assert done.returncode == 1
    assert "E: Unable to locate package libgl1" in done.stderr
    assert done.stderr.endswith(
        f"These system packages could not be installed: {' '.join((*OFFSCREEN, *WINDOW, *READER))}\n"
    )


def test_other_systems_are_told_what_is_needed_and_go_on(machine: Machine):
    (machine.bin / "dpkg-query").unlink()

    done = machine.set_up("play")

    assert done.returncode == 0
    assert all(name in done.stderr for name in (*OFFSCREEN, *WINDOW))
