"""Matches of Concordia on each map, from the new-game page to the scores, by every way of choosing."""

import random
from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rome_desktop.ai.players import choose
from rome_desktop.app.pages.new_game.choices import ChoiceCards
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.actions import Action
from rome_desktop.games.concordia.storehouse import KeepGoods
from rome_desktop.session import saves
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from tests.app.window.sitting import (
    HADRIAN,
    JULIA,
    MARCUS,
    Sitting,
    habits,
    leave_and_return,
    near_its_end,
    replayed,
    starts,
    ways,
)

GAME = game("concordia")
SILVIA = Seat("Silvia", "human", "viridis")
BOARDS = ("italia", "imperium")
WAYS = {
    "italia-drag": ((JULIA, HADRIAN), "drag", "italia"),
    "italia-click": ((JULIA, MARCUS), "click", "italia"),
    "italia-keys": ((JULIA,), "keys", "italia"),
    "imperium-drag": ((JULIA, HADRIAN, MARCUS), "drag", "imperium"),
    "imperium-click": ((JULIA, MARCUS, SILVIA), "click", "imperium"),
    "imperium-keys": ((JULIA,), "keys", "imperium"),
}
WAY, WHOLE = ("seats", "how", "board"), "italia-keys"


class Advised:
    """Dice of somebody who mostly does what the hint would say, so that a match comes to its end."""

    def __init__(self, sitting: Sitting, seed: int) -> None:
        self._sitting, self._dice = sitting, random.Random(seed)

    def choice(self, options: Sequence[Action]) -> Action:
        if self._dice.random() < 0.12:
            return self._dice.choice(options)
        update = self._sitting.update
        assert update.to_move is not None
        return choose(GAME, update.views[update.to_move], update.to_move, "easy", None, self._dice)


def advised(match: Match) -> Action:
    """What the hint would say."""
    assert match.to_move is not None
    return choose(
        GAME, match.view(match.to_move), match.to_move, "easy", None, random.Random(len(match.lines))
    )


def wake(sitting: Sitting) -> None:
    """Have the keyboard: shortcuts reach no window that is not in front."""
    sitting.window.activateWindow()
    sitting.until(sitting.window.isActiveWindow)


def begin(sitting: Sitting, board: str, *, solo: bool) -> None:
    """Choose the map on the new-game page, and start."""
    sitting.press(("solo-" if solo else "new-") + GAME.key)
    sitting.wait_for("NewGamePage")
    boards = next(c for c in sitting.page.findChildren(ChoiceCards) if c.accessibleName() == "Board")
    QTest.mouseClick(boards.buttons()[BOARDS.index(board)], Qt.MouseButton.LeftButton)
    sitting.page.seed_field.setText("7")  # type: ignore[attr-defined]
    sitting.press("start")
    wake(sitting)
    sitting.sit()
    sitting.dice = Advised(sitting, 7)  # type: ignore[assignment]


def resumed(sit_down, seats, how, board, decisions, meanwhile=None):
    """A match of which so many decisions were played, left and resumed."""
    settings = habits(*seats, confirm_end_of_turn=False)
    sitting = sit_down(settings)
    begin(sitting, board, solo=len(seats) == 1)
    sitting.play(decisions, how)
    sitting = leave_and_return(sit_down, sitting, settings, meanwhile)
    wake(sitting)
    sitting.dice = Advised(sitting, 8)
    return sitting


@pytest.mark.slow
@pytest.mark.parametrize((*WAY, "whole"), ways(WAYS, WHOLE))
def test_a_match_is_played_left_resumed_and_ended(sit_down, thorough, seats, how, board, whole):
    """One way all of it is played in the window when thorough; else its beginning and its end."""
    meanwhile = None if thorough and whole else near_its_end(advised)
    sitting = resumed(sit_down, seats, how, board, 20, meanwhile)
    path = sitting.path
    sitting.play(None, how)

    match = saves.read(path).match
    assert match.over
    assert match.options["map"] == board
    assert sitting.scores_shown() == replayed(path)
    sitting.press("home-button")
    sitting.wait_for("HomePage")
    assert len(sitting.navigator.known.results()) == 1


@pytest.mark.parametrize(WAY, starts(WAYS, WHOLE, "imperium-drag"))
def test_a_match_is_begun_left_resumed_and_goes_on(sit_down, thorough, seats, how, board):
    sitting = resumed(sit_down, seats, how, board, 10 if thorough else 8)
    lines = len(sitting.match().lines)

    more = 8 if thorough else 6
    assert sitting.play(more, how) == more
    assert sitting.match().options["map"] == board
    assert len(sitting.match().lines) >= lines + more


def full_store() -> Match:
    """A match in which more came in than fits, in the turn of another seat."""
    for seed in range(40):
        dice = random.Random(seed)
        match = Match.begin(GAME, load(GAME), (JULIA, MARCUS), {"map": "italia"}, str(seed))
        while not match.over:
            asked = match.decision
            if isinstance(asked, KeepGoods) and match.entries[-1].seat != asked.seat:
                return match
            match.play(dice.choice(match.legal()))
    raise AssertionError("no store was ever full in the turn of another seat")


@pytest.mark.parametrize("keeps", [False, True])
def test_who_wants_it_keeps_the_dearest_goods_without_being_asked(sit_down, keeps):
    """[CO-14.6]"""
    match = full_store()
    asked, lines = match.decision, len(match.lines)
    assert isinstance(asked, KeepGoods)
    dearest = asked.dearest(match.state)
    sitting = sit_down(habits(JULIA, MARCUS, keep_dearest=keeps))

    sitting.lay(match)

    assert isinstance(sitting.update.decision, KeepGoods) is not keeps
    if keeps:
        assert sitting.match().lines[lines] == f"{asked.seat} keep {' '.join(dearest.goods)}"
