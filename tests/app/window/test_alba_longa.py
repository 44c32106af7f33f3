"""Alba Longa through the window: matches by each way of choosing, left and resumed in the middle."""

import random

import pytest
from PySide6.QtCore import Qt

from rome_desktop.session import saves
from tests.app.shown_texts import shown
from tests.app.views.alba_longa.conftest import likely
from tests.app.window.sitting import (
    HADRIAN,
    JULIA,
    MARCUS,
    habits,
    leave_and_return,
    near_its_end,
    replayed,
    settle,
    starts,
    ways,
)

SEALED = ("ChooseTarget", "LayHero", "RecallHero")
WAYS = {
    "computer-drag": ((JULIA, HADRIAN), "drag", False),
    "hot-seat-click": ((JULIA, MARCUS), "click", False),
    "solo-keys": ((JULIA,), "keys", True),
}
WAY, WHOLE = ("seats", "how", "solo"), "computer-drag"


class Likely(random.Random):
    """Dice for a sitting that chooses as somebody would who does not want the city to starve."""

    def choice(self, legal):
        return likely(list(legal), random.Random(self.random()))


def resumed(sit_down, seats, how, solo, decisions, meanwhile=None):
    """A match of which so many decisions were played, left and resumed."""
    settings = habits(*seats)
    sitting = sit_down(settings)
    sitting.dice = Likely(3)
    sitting.start(game="alba_longa", seed="11", solo=solo)
    sitting.play(decisions, how)
    sitting = leave_and_return(sit_down, sitting, settings, meanwhile)
    sitting.dice = Likely(4)
    return sitting


@pytest.mark.slow
@pytest.mark.parametrize((*WAY, "whole"), ways(WAYS, WHOLE))
def test_alba_longa_is_played_left_resumed_and_ended(sit_down, thorough, seats, how, solo, whole):
    """One way all of it is played in the window when thorough; else its beginning and its end."""
    dice = Likely(5)
    meanwhile = None if thorough and whole else near_its_end(lambda match: dice.choice(match.legal()))
    sitting = resumed(sit_down, seats, how, solo, 20, meanwhile)
    path = sitting.path
    curtains = []
    opened = sitting.open_curtain
    sitting.open_curtain = lambda: (curtains.append(sitting.update.to_move), opened())
    sitting.play(None, how)

    people = {side for side, seat in enumerate(seats) if seat.kind == "human"}
    assert set(curtains) == (people if len(people) > 1 else set())
    assert saves.read(path).match.over
    assert sitting.scores_shown() == replayed(path)
    sitting.press("home-button")
    sitting.wait_for("HomePage")
    assert len(sitting.navigator.known.results()) == 1


@pytest.mark.parametrize(WAY, starts(WAYS, WHOLE, "hot-seat-click"))
def test_alba_longa_is_begun_left_resumed_and_goes_on(sit_down, thorough, seats, how, solo):
    sitting = resumed(sit_down, seats, how, solo, 12 if thorough else 8)
    lines = len(sitting.match().lines)

    more = 8 if thorough else 6
    assert sitting.play(more, how) == more
    assert len(sitting.match().lines) >= lines + more


def test_no_points_are_told_before_a_challenge_is_met(sit_down):
    sitting = sit_down(habits(JULIA))
    sitting.start(game="alba_longa", seed="11", solo=True)

    assert sitting.table.game.in_points(1)
    assert [card.facts().score for card in sitting.table.rail.cards()] == ["", ""]
    sitting.table.looking.show_tables()
    assert "Total" not in " ".join(shown(sitting.table.looking.comparison))


def test_a_roll_stops_undo_and_a_hint_is_given_after_it(sit_down):
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.start(game="alba_longa", seed="5")
    while not sitting.match().lines[-1].startswith("chance dice"):
        options = sitting.update.options
        sitting.choose(next((a for a in options if str(a) in ("call", "pass")), options[0]), "click")
    lines = sitting.match().lines
    assert not sitting.bar.undo.isVisible()
    sitting.key(Qt.Key.Key_Z)
    sitting.key(Qt.Key.Key_H)
    sitting.until(lambda: bool(sitting.table.table.drawing.hinted))
    assert sitting.match().lines == lines


@pytest.mark.slow
def test_curtain_falls_for_sealed_choices_between_two_people_and_for_no_others(sit_down, thorough):
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.dice = Likely(5)
    sitting.start(game="alba_longa", seed="5")
    fallen, open_choices = 0, 0
    while not sitting.is_on("ScoresPage") and fallen < (6 if thorough else 2):
        name = type(sitting.update.decision).__name__
        if sitting.table.curtain.isVisible():
            assert name in SEALED
            assert not sitting.table.table.isVisible()
            said = " ".join(shown(sitting.table.curtain))
            assert "hero" not in said.lower()
            fallen += 1
            sitting.open_curtain()
            sitting.sit()
            assert any(str(key).startswith("card:") for key in sitting.table.table.index.by_key)
        elif name not in SEALED:
            open_choices += 1
        sitting.choose(sitting.dice.choice(sitting.update.options), "click")

    assert fallen >= 2
    assert open_choices > 20


@pytest.mark.slow
def test_nothing_of_a_laid_card_is_on_the_screen_of_the_next_person(sit_down):
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.dice = Likely(5)
    sitting.start(game="alba_longa", seed="5")
    while type(sitting.update.decision).__name__ != "LayHero":
        if sitting.table.curtain.isVisible():
            sitting.open_curtain()
            sitting.sit()
        sitting.choose(sitting.dice.choice(sitting.update.options), "click")
    first = sitting.update.to_move
    if sitting.table.curtain.isVisible():
        sitting.open_curtain()
        sitting.sit()
    hero = sitting.update.options[-1]
    sitting.choose(hero, "click")
    assert sitting.update.to_move != first
    sitting.open_curtain()
    sitting.sit()
    settle()

    city = sitting.table.view.shown.cities[first]
    assert city.hero == -1
    assert set(city.heroes) == {-1}
    names = [spot.name for key, spot in sitting.table.table.index.by_key.items() if f":{first}:" in str(key)]
    assert not any(str(hero.hero) in name and "hero" in name.lower() for name in names)
