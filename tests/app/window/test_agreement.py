"""Bar, lit seat and buttons tell the same at every moment, also while pieces move."""

import pytest

from rome_desktop.catalogue import GAMES
from tests.app.window.sitting import CHANCE_PLAYER, JULIA, habits

ENOUGH = 3
"""Computers are watched at so many actions."""


class Watched:
    """What is seen whenever the window has done something."""

    def __init__(self, sitting):
        self.sitting, self.until = sitting, sitting.until
        self.faults, self.watched = [], set()
        sitting.until = lambda true: self.until(lambda: (self.look(), true())[1])

    def look(self):
        sitting = self.sitting
        if not sitting.is_on("TablePage") or not sitting.update_number():
            return
        bar, page = sitting.bar, sitting.table
        lit = [card.facts().name for card in page.rail.cards() if card.is_active()]
        said, asked = bar.sentence(), page.human_is_asked()
        if not said:
            return  # the table has just been opened, and nothing was asked yet
        if "is thinking" in said:
            self.watched.add(sitting.update_number())
            self.faults += [] if lit == [said.partition(" (")[0]] else [f"“{said}”, but {lit} is lit"]
        if asked and not said.startswith(lit[0] if lit else "nobody"):
            self.faults.append(f"“{said}” asks {lit}")
        alive = [b.text() for b in (bar.undo, bar.hint, bar.confirm) if b.isVisible() and b.isEnabled()]
        if alive and not asked:
            self.faults.append(f"{alive} are alive while “{said}”")


SLOW = {game.key for game in GAMES} - {"concordia"}
"""They are watched in the thorough run: what is moved takes its time."""


@pytest.mark.parametrize(
    "game",
    [pytest.param(game.key, marks=[pytest.mark.thorough] * (game.key in SLOW)) for game in GAMES],
)
def test_bar_seat_and_buttons_agree_at_every_moment(sit_down, game):
    sitting = sit_down(habits(pace="brisk"))
    seen = Watched(sitting)
    sitting.begin(JULIA, CHANCE_PLAYER, game=game)
    while len(seen.watched) < ENOUGH:
        sitting.play(1, "click")

    assert not seen.faults, seen.faults[:5]
