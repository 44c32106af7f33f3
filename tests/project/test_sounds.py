"""The sounds that come with the program are those the script makes."""

import runpy
import wave
from array import array
from pathlib import Path

import pytest

from rome_desktop.places import RESOURCES

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "sounds.py"
FILES = sorted((RESOURCES / "sounds").glob("*.wav"))


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("sounds")
    runpy.run_path(str(SCRIPT))["main"](folder)
    return folder


def samples(path: Path) -> "array[int]":
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22050)
        return array("h", file.readframes(file.getnframes()))


def test_made_again_they_are_the_same_bytes(made, tmp_path):
    runpy.run_path(str(SCRIPT))["main"](tmp_path)
    assert [path.read_bytes() for path in sorted(made.iterdir())] == [
        path.read_bytes() for path in sorted(tmp_path.iterdir())
    ]


def test_those_of_the_program_are_those_made(made):
    """But for the last bit, which another mathematical library may round otherwise."""
    assert [path.name for path in FILES] == sorted(path.name for path in made.iterdir())
    for path in FILES:
        ours, theirs = samples(path), samples(made / path.name)
        assert len(ours) == len(theirs)
        assert max(abs(a - b) for a, b in zip(ours, theirs, strict=True)) <= 1, path.name


def test_they_are_small_and_short():
    assert sum(path.stat().st_size for path in FILES) <= 300_000
    assert all(len(samples(path)) <= 1.5 * 22050 for path in FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_none_clicks_at_its_ends_nor_is_cut_off_at_the_top(path):
    heard = samples(path)
    assert abs(heard[0]) < 1500
    assert heard[-1] == 0
    assert 20_000 < max(map(abs, heard)) < 24_000
