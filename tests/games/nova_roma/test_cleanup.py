"""[NR-19, NR-22.3 to NR-22.5, NR-22.8] Cleanup."""

import pytest

from rome_desktop.games.nova_roma import cleanup
from rome_desktop.games.nova_roma.events import ArtisansReturned, ChariotAwarded
from rome_desktop.games.nova_roma.rounds import Cleanup
from rome_desktop.games.nova_roma.state import LEGIONARY
from tests.games.nova_roma.table import nova


def chariot(table, *arrivals):
    """The favourite is red; markers are put there in this order: `Julia 4`."""
    table.state.favourite = "CT1"
    for words in arrivals:
        name, space = words.split()
        seat = table.seat(name)
        table.state.players[seat].markers = (int(space), 0, 0)
        others = (side for side in table.state.stacks[0] if side != seat)
        table.state.stacks[0] = (*others, seat)
    table.asks(cleanup.AwardChariot())
    return [len(player.chariots) for player in table.state.players]


def test_the_first_player():
    """[NR-19.1] Whoever claimed the token, or the next clockwise."""
    table = nova("Julia", "Marcus", "Livia", first="Livia").asks(cleanup.PassToken())
    assert table.state.first == 0
    table.state.claimant = 2
    assert table.asks(cleanup.PassToken()).state.first == 2
    assert table.state.claimant == -1


def test_the_chariot():
    """[NR-19.2, NR-20.5, X-26] The highest space; on the same space whoever arrived earlier."""
    table = nova("Julia", "Marcus", "Livia")
    assert chariot(table, "Julia 4", "Livia 4", "Marcus 3") == [1, 0, 0]
    assert table.points("Julia", "chariot_tokens") == 3
    assert chariot(nova("Julia", "Marcus", "Livia"), "Livia 4", "Julia 4") == [0, 0, 1]


def test_nobody_has_started():
    """[NR-19.3] The token leaves the game."""
    table = nova("Julia", "Marcus", "Livia")
    assert chariot(table) == [0, 0, 0]
    assert table.state.chariot_gone == ["CT1"]
    assert table.happened(ChariotAwarded)[0].seat == -1


@pytest.mark.parametrize(
    ("arrivals", "won"),
    [
        (("Julia 4", "Marcus 2"), [0, 0]),
        (("Marcus 5", "Julia 5"), [0, 1]),
        (("Julia 3",), [0, 0]),
        (("Julia 5", "Marcus 4"), [1, 0]),
    ],
)
def test_the_neutral_marker(arrivals, won):
    """[NR-22.4, NR-22.5, NR-22.8, X-28] It stands on space 4 for ever and has to be passed."""
    assert chariot(nova("Julia", "Marcus"), *arrivals) == won


def test_the_next_favourite():
    """[NR-19.4] Moves up; a new one is turned up while there are any."""
    table = nova("Julia", "Marcus", "Livia")
    state = table.state
    state.favourite, state.next_favourite, state.chariot_deck = "", "CT4", ["CT9"]
    table.asks(cleanup.NextFavourite())
    assert (state.favourite, state.next_favourite) == ("CT4", "CT9")
    table.asks(cleanup.NextFavourite())
    assert (state.favourite, state.next_favourite) == ("CT9", "")


def test_pieces_return():
    """[NR-19.5, NR-22.3] Patricians and legionaries to their owners, the emperor is lifted."""
    table = nova("Julia", "Marcus").stands("emperor", "1,1").stands("Julia", "0,0", "0,1")
    table.has("Julia", patricians=1, legionaries=0)
    table.state.spaces[7] = table.state.spaces[8] = LEGIONARY
    table.asks(cleanup.ReturnPieces())
    assert (table.player("Julia").patricians, table.player("Julia").legionaries) == (3, 2)
    assert table.state.spaces == [-1] * 16


def test_artisans_and_cards_and_displays():
    """[NR-19.6, NR-19.7, NR-19.8, NR-19.9, X-41] Three artisans, cards face up, displays moved on."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", artisans=3, workers="0,0 1,1", row=[15], used=[15])
    state = table.state
    state.artisans = 4
    state.subject_row, state.basic_row = [1, 2, 3, 4], ["animal", "prod_wine", "prod_wood", "exch_good"]
    state.special_row, state.special_deck[-1] = ["lion"], "sp_sail"
    state.subject_deck = [5, 6]
    table.asks(cleanup.ReturnArtisans(), cleanup.RefreshCards(), cleanup.RefreshEstate())
    player = table.player("Julia")
    assert (player.artisans, state.artisans, player.used) == (3, 6, [])
    assert (state.subject_row, state.subject_discards) == ([2, 3, 4, 6], [1])
    assert state.basic_row[:3] == ["prod_wine", "prod_wood", "exch_good"]
    assert state.basic_row[3]
    assert (state.estate_gone, state.special_row) == (["animal", "lion"], ["sp_sail"])
    assert table.happened(ArtisansReturned)[0].lost == 2


def test_leftmost_is_slot_one():
    """[NR-19.10] If it is empty nothing is discarded; a special tile that was taken is replaced [NR-19.9]."""
    table = nova("Julia", "Marcus", "Livia")
    state = table.state
    state.basic_row, state.basic_deck, state.special_row = ["", "animal", "", ""], [], [""]
    table.asks(cleanup.RefreshEstate())
    assert state.estate_gone == []
    assert state.basic_row == ["animal", "", "", ""]
    assert state.special_row != [""]


def test_contracts_are_not_touched():
    """[NR-19.11] With two players or more the rows stay."""
    table = nova("Julia", "Marcus", "Livia")
    rows = table.state.maritime_row[:], table.state.building_row[:]
    table.asks(Cleanup())
    assert (table.state.maritime_row, table.state.building_row) == rows


def test_the_last_cleanup():
    """[NR-20.1] Token and chariot, then the scoring; artisans stay where they are."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", workers="0,0")
    table.state.round = 5
    row = table.state.subject_row[:]
    table.asks(Cleanup())
    assert table.state.over
    assert table.state.first == 1
    assert table.state.subject_row == row
    assert table.player("Julia").workers == 1
