"""Size, look, language and full screen change while pieces move in a real window, and the match goes on."""

import random
from dataclasses import replace

import pytest

from rome_desktop.app.pages.table import pacing
from rome_desktop.catalogue import GAMES
from rome_desktop.session import saves
from tests.app.waiting import turn
from tests.app.window.sitting import CHANCE_PLAYER, JULIA, habits, settle

FIRST = "concordia"
BRISK = 0.12
"""Of the usual time for a move: long enough to be met in the middle, short enough for a test."""


def changed(settings, dice):
    """The same habits but for one of what is seen at once."""
    kind = dice.choice(("theme", "text_size", "language", "high_contrast", "reduced_motion"))
    values = {
        "theme": ("light", "dark"),
        "text_size": (80, 100, 130, 200),
        "language": ("en", "fr"),
        "high_contrast": (False, True),
        "reduced_motion": (False, False, True),
    }
    return replace(settings, **{kind: dice.choice(values[kind])})


def change(sitting, dice):
    window = sitting.window
    way = dice.random()
    if way < 0.35:
        window.resize(1280 + dice.randrange(600), 680 + dice.randrange(400))
    elif way < 0.45:
        window.toggle_full_screen()
    else:
        sitting.navigator.change(changed(window.settings, dice))


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", [pytest.param(g.key, marks=[] if g.key == FIRST else [pytest.mark.thorough]) for g in GAMES]
)
def test_whatever_changes_while_pieces_move_no_move_is_lost(sit_down, monkeypatch, game, thorough):
    monkeypatch.setitem(pacing.PACES, "brisk", BRISK)
    dice, made, wanted = random.Random(4), 0, 150 if thorough else 8
    sitting = sit_down(habits(JULIA, CHANCE_PLAYER, pace="brisk"))
    sitting.begin(JULIA, CHANCE_PLAYER, game=game)
    asked: list[int] = []
    sitting.table.asked.connect(lambda update: asked.append(update.number))

    def at_rest():
        """Nothing moves, and nothing will: an answer that is given unasked would be moving again."""
        return sitting.is_on("ScoresPage") or (
            not sitting.table.busy and asked[-1:] == [sitting.update_number()]
        )

    answered = 0
    while made < wanted or sitting.is_on("ScoresPage"):
        if sitting.is_on("ScoresPage"):
            sitting.begin(JULIA, CHANCE_PLAYER, game=game, seed=str(made))
        table = sitting.table
        table.choose(dice.choice(sitting.update.options))
        answered += 1
        number = sitting.update.number
        sitting.until(lambda n=number: sitting.is_on("ScoresPage") or sitting.update_number() > n)
        while table.busy and made < wanted:
            change(sitting, dice)
            made += 1
            turn(dice.randrange(1, 60))
        sitting.until(at_rest)
    sitting.window.resize(1366, 768)
    settle()
    sitting.until(
        lambda: at_rest() and len(sitting.match().lines) == sitting.update.lines
    )  # all is told and saved
    path, match = sitting.path, sitting.match()
    sitting.close()
    assert saves.read(path).match.lines == match.lines
    assert answered > 0
