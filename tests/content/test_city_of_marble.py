"""What a corrected content file of City of Marble may not say."""

import pytest

from rome_desktop.content.reader import BUNDLED, ContentError, read
from rome_desktop.games.city_of_marble.components import Box
from rome_desktop.games.city_of_marble.game import CITY_OF_MARBLE
from rome_desktop.games.city_of_marble.state import MarbleState

TEXT = (BUNDLED / "city_of_marble.toml").read_text(encoding="utf-8")


def line_with(words: str) -> int:
    """The number of the first line that begins with these words."""
    return next(n for n, line in enumerate(TEXT.splitlines(), 1) if line.startswith(words))


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("[kinds.arena]", "[kinds.circus]", "[kinds.arena]", "kinds.circus"),
        ("site_tiles = 4", "site_tiles = 3", "[kinds.temple]", "each for one kind"),
        ("building_tiles = 48", "building_tiles = 47", "building_tiles", "two faces"),
        ("placed = 7", "placed = 6", "placed", "every bridge space"),
        ("values = [1, 1, 2, 2, 3, 3, 4, 4]", "values = []", "placed", "every bridge space"),
        ("values = [1, 1,", "values = [0, 1,", "values", "1 or more"),
        ("total = 7", "total = 8", "total", "each hill tile"),
        ("drawn = 3", "drawn = 0", "drawn", "at least one hill"),
        ('colour = "white"', 'colour = "grey"', "[[board.springs]]", "one spring"),
        ("start_tiles_of_each_kind = 1", "start_tiles_of_each_kind = 3", "start_tiles", "four players"),
        ("start_tiles_of_each_kind = 1", "start_tiles_of_each_kind = -1", "start_tiles", "none or more"),
        ('colour_ties = ["baths"', 'colour_ties = ["temple"', "colour_ties", "all four kinds"),
        ('id = "consul"', 'id = "caesar"', "[[solo.levels]]", "the levels are"),
        ("margin = 25", "margin = 5", "[[solo.ranks]]", "margins"),
        ("\nactions = 2", "\nactions = 0", "actions", "an action"),
        ("tiles_per_draw = 2", "tiles_per_draw = 3", "tiles_per_draw", "two tiles"),
        ("empty_stacks = 3", "empty_stacks = 5", "empty_stacks", "four stacks"),
        ("coins = 16", "coins = -1", "coins", "none or more"),
        ("side = 5", "side = 0", "side", "2 to 20"),
        ("triangles = 150", "triangles = 151", "triangles", "has 150"),
        ("positions = 210", "positions = 211", "positions", "has 210"),
        ("  [1, -5, 0],", "  [9, -5, 0],", "river", "lies in the city"),
        ("triangle = [2, -3, 0]", "triangle = [2, -3, 2]", "[[board.hill_spaces]]", "lies in the city"),
        ("triangle = [3, -2, 0]", "triangle = [2, -3, 0]", "[[board.hill_spaces]]", "named twice"),
        ('id = "viminal"', 'id = "quirinal"', "[[board.hill_spaces]]", "own id"),
        ("vertex = [2, 3]", "vertex = [2, 2]", "[[board.springs]]", "on the rim"),
    ],
)
def test_a_slip_in_a_count_is_refused_with_its_line(old, new, line, reason, tmp_path):
    assert TEXT.count(old) >= 1, f"{old} is not in the file any more"
    path = tmp_path / "city_of_marble.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(ContentError) as caught:
        read(path, Box)

    assert reason in caught.value.reason
    assert caught.value.line == (line_with(line) if line else 0)


def test_another_city_can_be_played(tmp_path):
    """[RM-2.4] A person who owns the box may know its outline better."""
    path = tmp_path / "city_of_marble.toml"
    counts = {
        "side": 6,
        "triangles": 216,
        "vertices": 127,
        "inner_vertices": 91,
        "edges": 342,
        "positions": 306,
    }
    text = TEXT
    for name, old in zip(counts, (5, 150, 91, 61, 240, 210), strict=True):
        text = text.replace(f"\n{name} = {old}\n", f"\n{name} = {counts[name]}\n", 1)
    for old, new in (("[3, -5]", "[3, -6]"), ("[2, 3]", "[3, 3]"), ("[-5, 2]", "[-6, 3]")):
        text = text.replace(f"vertex = {old}", f"vertex = {new}")
    path.write_text(text, encoding="utf-8")

    state = CITY_OF_MARBLE.rules.setup(read(path, Box).box, 2, {})

    assert isinstance(state, MarbleState)
    assert len(state.map.positions) == 306
