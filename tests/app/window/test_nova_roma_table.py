"""What the hands do at the table of Nova Roma: turn, flip, hurry, look at others, look back."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rome_desktop.app.table.hover_card import HoverCard
from rome_desktop.app.views.nova_roma import foresight, reads
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.games.nova_roma.actions import Build, Keep, Lay
from rome_desktop.games.nova_roma.drafting import KeepCard, LayCard
from rome_desktop.session.match import Match
from tests.app.shown_texts import shown
from tests.app.views.nova_roma.conftest import likely
from tests.app.window.sitting import HADRIAN, JULIA, MARCUS, habits, settle

NOVA = game("nova_roma")
DRAFT = {"subject_draft": "yes"}
Key = Qt.Key


def match_at(stop, seats=(JULIA, HADRIAN), options=None, seed="7"):
    """A match played by lot until it is as wanted."""
    match = Match.begin(NOVA, load(NOVA), seats, options or {}, seed)
    dice = random.Random(3)
    while not match.over and not stop(match):
        match.play(likely(match.legal(), dice))
    return match


def asks(match, name, seat=0):
    return type(match.decision).__name__ == name and match.to_move == seat


def is_crooked(cells):
    """Whether a shape is no longer the same when it is flipped, however it is turned."""

    def lies(shape):
        rows, columns = min(r for r, _ in shape), min(c for _, c in shape)
        return frozenset((r - rows, c - columns) for r, c in shape)

    turned, ways = list(cells), set()
    for _ in range(4):
        turned = [(c, -r) for r, c in turned]
        ways.add(lies(turned))
    return lies([(r, -c) for r, c in cells]) not in ways


def turned(sitting, key) -> None:
    """One notch of the wheel at a place."""
    viewport, at = sitting.table.table.viewport(), QPointF(sitting.at(key))
    none = Qt.KeyboardModifier.NoModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    down = QPoint(0, -120)
    wheel = QWheelEvent(
        at, viewport.mapToGlobal(at), QPoint(), down, Qt.MouseButton.NoButton, none, phase, False
    )
    QApplication.sendEvent(viewport, wheel)


@pytest.fixture
def crooked(sit_down):
    """A building of three squares or more in hand, which lies differently when turned and when flipped."""

    def wanted(match):
        return asks(match, "ChooseSite") and is_crooked(reads.in_hand(match.state))

    for seed in range(1, 30):
        match = match_at(wanted, seed=str(seed))
        if not match.over:
            break
    sitting = sit_down(habits(JULIA, HADRIAN))
    sitting.lay(match)
    return sitting


def test_a_building_in_hand_is_turned_by_key_and_wheel_and_flipped(crooked):
    grammar, lines = crooked.table.table.grammar, crooked.match().lines
    assert str(grammar.picked) == "block"
    lies = [grammar.variant]
    crooked.key(Key.Key_R)
    lies.append(grammar.variant)
    crooked.key(Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert grammar.variant == lies[0]
    target = next(a for a in crooked.update.options if isinstance(a, Build)).cells.split("|")[0]
    crooked.move_to(crooked.at(f"site:{target}"))
    turned(crooked, f"site:{target}")
    assert grammar.variant == lies[1]
    crooked.key(Key.Key_F)
    assert grammar.variant != lies[1]
    crooked.key(Key.Key_F)
    assert grammar.variant == lies[1]
    assert crooked.match().lines == lines


def test_a_place_for_the_flipped_building_is_reached_by_hand(crooked):
    grammar = crooked.table.table.grammar
    reached = set()
    for _ in range(4):
        crooked.key(Key.Key_R)
        reached |= {grammar.option_at(key) for key in grammar.lit()}
    flipped = next(a for a in crooked.update.options if isinstance(a, Build) and a not in reached)
    crooked.choose(flipped, "click")
    assert flipped.cells.split("|")[0] in crooked.match().state.players[0].built


def test_the_card_about_a_place_leaves_the_estate_tiles_in_sight(crooked):
    table = crooked.table.table
    key = next(key for key in table.index.in_order(table.grammar.lit()) if str(key).startswith("site:"))
    crooked.move_to(crooked.at(key))
    card = table.findChild(HoverCard)
    crooked.until(card.isVisible)
    estates = crooked.table.view.panels["estates"].region.sceneBoundingRect()
    assert not card.geometry().intersects(table.mapFromScene(estates).boundingRect())


def test_another_house_is_looked_at_in_one_click_and_while_its_card_is_held(crooked):
    card = crooked.table.rail.cards()[1]
    crooked.push(card)
    assert crooked.table.context().dock == 1
    crooked.key(Key.Key_Escape)
    assert crooked.table.context().dock == 0

    QTest.mousePress(card, Qt.MouseButton.LeftButton)
    crooked.until(lambda: crooked.table.context().dock == 1)
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton)
    assert crooked.table.context().dock == 0
    crooked.key(Key.Key_T)
    assert crooked.table.looking.comparison.isVisible()
    crooked.key(Key.Key_T)


def test_a_hint_rings_and_a_line_of_the_journal_looks_back(crooked):
    lines = crooked.match().lines
    crooked.key(Key.Key_H)
    crooked.until(lambda: bool(crooked.table.table.drawing.hinted))
    assert crooked.match().lines == lines

    crooked.table.journal.line_chosen.emit(crooked.update.entries[12].index)
    crooked.until(lambda: crooked.table.framed)
    assert "Looking back" in crooked.bar.sentence()
    crooked.key(Key.Key_Escape)
    assert not crooked.table.framed
    assert crooked.table.human_is_asked()


def test_what_follows_one_choice_is_shown_in_turn_and_cut_short_step_by_step(sit_down):
    def closes(match):
        return asks(match, "ChooseSite") and any(map(closing(match), match.legal()))

    def closing(match):
        return lambda a: isinstance(a, Build) and foresight.closed_tokens(match.state, a)

    seeds = (str(n) for n in range(1, 40))
    match = next(m for m in (match_at(closes, seed=seed) for seed in seeds) if not m.over)
    sitting = sit_down(habits(JULIA, HADRIAN))
    sitting.lay(match)
    sitting.table.set_settings(replace(sitting.window.settings, pace="calm"))
    animator, starts = sitting.table.table.animator, []
    start = animator._start
    animator._start = lambda step, time: (starts.append(step), start(step, time))
    sitting.table.table.choose(next(filter(closing(match), sitting.update.options)))
    sitting.until(lambda: animator.running)
    sitting.table.table.setFocus()
    while sitting.table.busy and animator.running:
        shown_before = len(starts)
        sitting.key(Key.Key_Space)
        assert len(starts) <= shown_before + 1  # a press ends one step, never more
        settle()
    assert len(starts) >= 2
    sitting.until(lambda: not sitting.table.busy)


def test_a_match_that_ended_is_watched_again(sit_down):
    sitting = sit_down(habits(JULIA, HADRIAN))
    sitting.navigator.adopt(match_at(lambda match: False))
    sitting.wait_for("ScoresPage")
    sitting.press("replay")
    sitting.wait_for("ReplayPage")
    for move in (0, 30, 120):
        sitting.page.go_to(move)
        settle()
    assert sitting.page.findChild(type(sitting.table.table)) is not None


def test_cards_drafted_in_secret_are_final_and_the_curtain_falls_before_each(sit_down):
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.lay(match_at(lambda m: isinstance(m.decision, LayCard), (JULIA, MARCUS), DRAFT))
    fallen, chosen = 0, []
    while isinstance(sitting.update.decision, LayCard | KeepCard):
        if sitting.table.curtain.isVisible():
            said = " ".join(shown(sitting.table.curtain))
            assert "in secret" in said
            assert not sitting.table.table.isVisible()
            fallen += 1
            sitting.open_curtain()
            sitting.sit()
        action = sitting.dice.choice(sitting.update.options)
        assert isinstance(action, Lay | Keep)
        sitting.choose(action, "click")
        chosen.append(type(action))
        assert not sitting.update.take_back.allowed
    assert chosen == [Lay] * 6 + [Keep] * 4
    assert fallen == 8
