"""Actions and their lines."""

import pytest

from rome_desktop.engine.actions import NotationError
from tests.engine.toy import TOY, Hue, Paint, Take

LINES = {
    "take 2": Take(2),
    "paint wall": Paint("wall", ()),
    "paint wall red blue red": Paint("wall", (Hue.RED, Hue.BLUE, Hue.RED)),
}


@pytest.mark.parametrize(("line", "action"), LINES.items())
def test_a_line_and_its_action_stand_for_each_other(line, action):
    assert str(action) == line
    assert TOY.rules.notation.parse(line) == action


def test_words_become_typed_values():
    paint = TOY.rules.notation.parse("paint wall red")

    assert isinstance(paint, Paint)
    assert type(paint.hues[0]) is Hue


def test_spaces_do_not_matter():
    assert TOY.rules.notation.parse("  take   2 ") == Take(2)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "“” is no verb of this game; known are: take, paint, heap"),
        ("eat 2", "“eat” is no verb of this game; known are: take, paint, heap"),
        ("take", "“take” lacks its stones"),
        ("take many", "“many” should be one of: a whole number"),
        ("take 2 3 4", "“take 2 3 4” has words too many: 3 4"),
        ("paint", "“paint” lacks its what"),
        ("paint wall green", "“green” should be one of: red, blue"),
    ],
)
def test_a_line_that_is_no_action_is_answered_in_a_sentence(line, sentence):
    with pytest.raises(NotationError) as caught:
        TOY.rules.notation.parse(line)

    assert str(caught.value) == sentence
