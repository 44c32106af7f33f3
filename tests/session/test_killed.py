"""Killed at any instant, at most the click in progress is lost."""

import random
import subprocess
import sys
import time

from rome_desktop.session import saves
from rome_desktop.session.files import backup_of
from tests.session.tables import play_on

ROUNDS = 6


def test_killed_at_random_instants_no_click_that_was_saved_is_lost(tmp_path, project_root):
    path = tmp_path / "match.ludus"
    dice = random.Random(20)
    safe = 0
    for number in range(ROUNDS):
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.session.player", str(path), str(number)],
            cwd=project_root,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        begun = process.stdout.readline()
        time.sleep(dice.uniform(0, 0.04))
        process.kill()
        rest, _ = process.communicate()
        told = [int(line) for line in (begun + rest).splitlines(keepends=True) if line.endswith("\n")]
        assert told
        assert told[0] == safe + 1 or number == 0

        loaded = saves.read(path)

        safe = len(loaded.match.lines)
        assert loaded.notice == ""
        assert safe in {told[-1], told[-1] + 1}
        if backup_of(path).exists():
            assert len(saves.read(backup_of(path)).match.lines) in {safe - 1, safe}
        assert [entry.path for entry in saves.listing(tmp_path)] == [path]
    assert safe > ROUNDS
    assert len([left for left in tmp_path.iterdir() if left.suffix == ".new"]) <= 2
    assert play_on(saves.read(path).match).over
