"""Saves of past formats open; the chain of upgrades has no gap."""

import json
from typing import Any

import pytest

from rome_desktop.session import codec, saves
from rome_desktop.session.seats import Seat
from rome_desktop.session.upgrades import FORMAT, UPGRADES, upgrade
from tests.session.tables import SAVES, play_on

FORMATS = range(FORMAT + 1)


def document(number: int) -> dict[str, Any]:
    return json.loads((SAVES / f"format-{number}.ludus").read_text(encoding="utf-8"))


def test_there_is_an_upgrade_and_a_file_for_every_format():
    assert sorted(UPGRADES) == list(range(FORMAT))
    assert sorted(path.name for path in SAVES.glob("format-*.ludus")) == [
        f"format-{number}.ludus" for number in FORMATS
    ]


@pytest.mark.parametrize("number", FORMATS)
def test_a_match_of_every_format_opens_and_can_be_played_to_its_end(number, tmp_path):
    written = document(number)
    assert written["format"] == number

    loaded = saves.read(SAVES / f"format-{number}.ludus")

    assert loaded.match.lines == written["actions"]
    assert codec.state_to_json(loaded.match.state) == written["state"]
    assert play_on(loaded.match).over
    saves.write(loaded.match, tmp_path / "match.ludus")
    assert json.loads((tmp_path / "match.ludus").read_text(encoding="utf-8"))["format"] == FORMAT
    assert saves.read(tmp_path / "match.ludus").notice == ""


def test_an_upgrade_leaves_what_it_was_given_as_it_was():
    before, given = document(0), document(0)

    assert upgrade(given)["format"] == FORMAT
    assert given == before


def test_format_0_gets_colours_a_seed_in_words_and_a_summary():
    found = saves.summarise(SAVES / "format-0.ludus")

    assert found.seats == (Seat("Julia", "human", "rubra"), Seat("Marcus", "easy", "caerulea"))
    assert (found.scores, found.to_move, found.round, found.over) == ((), None, 0, False)
    upgraded = upgrade(document(0))
    assert upgraded["seed"] == "7"
    assert upgraded["started"] == upgraded["saved"]


def test_format_0_knows_a_match_that_is_over():
    old = document(0)
    old["state"]["pending"] = []

    assert upgrade(old)["summary"]["over"]
