"""Putting the copy before in the place of a match."""

import pytest

from rome_desktop.session import saves
from rome_desktop.session.backups import restore
from rome_desktop.session.files import backup_of
from rome_desktop.session.saves import SaveError
from tests.session.tables import begun, play_on


@pytest.fixture
def path(tmp_path):
    """A save of seven clicks; its backup has six."""
    path = tmp_path / "match.ludus"
    for clicks in (6, 7):
        saves.write(play_on(begun(), clicks), path)
    return path


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_the_copy_before_takes_the_place_of_a_damaged_save_which_is_kept(path):
    before = backup_of(path).read_bytes()
    path.write_bytes(b"damaged")

    assert restore(backup_of(path), None) == path

    assert path.read_bytes() == before
    assert path.with_suffix(".damaged").read_bytes() == b"damaged"
    assert names(path.parent) == ["match.damaged", "match.ludus"]


def test_the_copy_before_takes_the_place_of_a_save_that_is_lost(path):
    path.unlink()

    restore(backup_of(path), None)

    assert names(path.parent) == ["match.ludus"]


def test_a_copy_that_is_damaged_itself_takes_no_place(path):
    backup_of(path).write_bytes(b"{")
    whole = path.read_bytes()

    with pytest.raises(SaveError):
        restore(backup_of(path), None)

    assert path.read_bytes() == whole
