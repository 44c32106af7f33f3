"""The whole tree read by the bus while matches are played; `packaging/soak.py` does it thousands of times."""

import pytest

from rome_desktop.catalogue import GAMES
from tests.bus.soaked import faults_of, soak
from tests.sometimes import sometimes

TOLD = {
    "asked": "Julia, sail.",
    "table": "The map",
    "regions": [["The map", [["Roma", True], ["Ostia", False]]]],
}


def parts(*places, prompt="Julia, sail.", button="Undo"):
    """A window with a table of one region, a prompt and a button."""
    return [
        (1, "frame", "Concordia", "", False, False),
        (2, "panel", "The map", "", True, True),
        (3, "panel", "The map", "", False, False),
        *((4, "push button", name, said, True, False) for name, said in places),
        (2, "label", prompt, "", True, False),
        (2, "push button", button, "", True, False),
    ]


ROMA, OSTIA = ("Roma", "can be chosen now; a port"), ("Ostia", "a port")


def test_a_tree_as_it_is_has_no_fault():
    assert list(faults_of(parts(ROMA, OSTIA), TOLD)) == []


@pytest.mark.parametrize(
    ("found", "fault"),
    [
        (parts(ROMA, OSTIA, button=" "), "a nameless push button 2 deep"),
        (parts(ROMA, OSTIA, prompt="Julia, wait."), "asked is “Julia, sail.”, heard ['Julia, wait.']"),
        (parts(ROMA), "place 1 of 2 is ('The map', 'Ostia', False), read None of 1"),
        (parts(("Roma", "a port"), OSTIA), "('The map', 'Roma', True), read ('The map', 'Roma', False)"),
        (parts(ROMA, OSTIA)[:1], "nothing has the keyboard"),
    ],
)
def test_what_a_reader_finds_otherwise_is_told(found, fault):
    assert any(fault in one for one in faults_of(found, TOLD))


@pytest.mark.parametrize("key", sometimes([game.key for game in GAMES], 5, 2))
def test_the_tree_is_the_table_while_a_match_is_played(desk, tmp_path, thorough, key):
    """A few positions, more when thorough."""
    walked = list(soak(desk, tmp_path, key, "1", 40 if thorough else 6))
    assert min(one.parts for one in walked) > 50
    assert [one.faults for one in walked if one.faults] == []
