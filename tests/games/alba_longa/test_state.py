"""A table read from a save is one that can be."""

import pytest

from rome_desktop.session import codec
from tests.games.alba_longa.table import GAME, box


def document(**changed):
    """The JSON of a table of three Kings, some fields changed."""
    return codec.state_to_json(GAME.rules.setup(box(), 3, {})) | changed


def test_a_table_comes_back_from_its_json():
    assert codec.state_from_json(GAME, box(), document()) == GAME.rules.setup(box(), 3, {})


@pytest.mark.parametrize(
    "changed",
    [{"price": 5}, {"price": -1}, {"year": 2}, {"king": 3}, {"stalls": [0, 0, 0]}, {"stalls": [0] * 5}],
    ids=str,
)
def test_a_table_off_its_tracks_is_refused(changed):
    with pytest.raises(codec.CodecError, match="does not fit the board"):
        codec.state_from_json(GAME, box(), document(**changed))
