"""What a corrected content file of Trajan may not say."""

import pytest

from rome_desktop.content.reader import BUNDLED, ContentError, read
from rome_desktop.games.trajan.box import Box

TEXT = (BUNDLED / "trajan.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("per_category = 9", "per_category = 8", "same height"),
        ('id = "TT02"', 'id = "TT01"', "own id"),
        ('colours = "YY"', 'colours = "YYY"', "two colours"),
        ('colours = "YY"', 'colours = "YX"', "known colours"),
        ("\ntotal = 70", "\ntotal = 71", "forum tiles add up"),
        ("extra_total = 12", "extra_total = 11", "extra-action tiles add up"),
        ("\nrows = 4", "\nrows = 5", "each site"),
        ("markers_per_tray = 2", "markers_per_tray = 3", "fill the trays"),
        ("pawns = 15", "pawns = 1", "pawns enough"),
        ("seats = 3, spaces", "seats = 2, spaces", "one loop"),
        ("forum_spaces = 9", "forum_spaces = 8", "green spaces"),
        ("removed = 3", "removed = 4", "last for all quarters"),
        ("loss = [0, -4, -9, -15]", "loss = [0, -4, -9]", "has its loss"),
        ("vp = [0, 2, 3", "vp = [2, 3", "VP and votes"),
        ("grey = [0, 1, 7, 15]", "grey = [0, 1, 7]", "as long"),
        ('deed = "forum", name', 'deed = "senate", name', "order of the actions"),
        ('commodities = ["columns", "furs"]', 'commodities = ["columns", "oil"]', "one bonus tile"),
        ('type = "stairs"', 'type = "cellar"', "known type"),
        ('beside = ["raetia"]', 'beside = ["gallia"]', "both sides"),
        ('camp = ["alpes"', 'camp = ["roma"', "touches provinces"),
        ('trays = ["YY", "OO"', 'trays = ["YY", "YY"', "every marker"),
        ("rounds_per_quarter = 4", "rounds_per_quarter = 3", "one round more"),
        ("quarters = 4", "quarters = 0", "a quarter"),
        ("copies = 5", "copies = 0", "there are cards"),
        ("decks = 5", "decks = 1", "last for a match"),
        ("points = 80", "points = 99", "ranks grow"),
        ("sets = [0, 0, 0, 10, 20]", "sets = [0, 0, 0, 10]", "0 to 4 tiles"),
        ("spaces = 11", "spaces = 5", "three times"),
    ],
)
def test_a_slip_in_a_count_is_refused(old, new, reason, tmp_path):
    assert TEXT.count(old) >= 1, f"{old} is not in the file any more"
    path = tmp_path / "trajan.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(ContentError) as caught:
        read(path, Box)

    assert reason in str([truth for _, truth in _faults(path)] or caught.value.reason)
    assert caught.value.line


def _faults(path):
    import tomllib

    from pydantic import TypeAdapter

    return TypeAdapter(Box).validate_python(tomllib.loads(path.read_text(encoding="utf-8"))).faults()


def test_each_colour_is_on_eighteen_places_and_doubled_on_three_tiles():
    """[TR-1.4]"""
    tiles = read(BUNDLED / "trajan.toml", Box).box.trajan.tiles

    for colour in "YOGWPB":
        assert sum(tile.colours.count(colour) for tile in tiles) == 18
        assert sum(tile.colours == colour * 2 for tile in tiles) == 3
