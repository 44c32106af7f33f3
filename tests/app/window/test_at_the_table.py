"""What can be done at the table beside choosing: take back, look, ask, change language and look."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rome_desktop.app.kit import theme
from rome_desktop.app.pages.table import keeping
from rome_desktop.app.pages.table.pacing import PACES
from rome_desktop.content.reader import load
from rome_desktop.games.city_of_marble.actions import Play
from rome_desktop.session import saves
from rome_desktop.session.match import Match
from rome_desktop.session.settings import TEXT_SIZES
from tests.app.window.sitting import CHANCE_PLAYER, GAME, HADRIAN, JULIA, MARCUS, habits, settle
from tests.session.tables import begun, take_a_bridge

Key, Modifier = Qt.Key, Qt.KeyboardModifier
DECISIONS = 7
"""After so many of this match there is something to take back and something to do."""


@pytest.fixture
def sitting(sit_down):
    """Two persons at one screen, some decisions into a match, one of them free to act and to take back."""
    opened = sit_down(habits(JULIA, MARCUS))
    match = Match.begin(GAME, load(GAME), (JULIA, MARCUS), {}, "7")
    for _ in range(DECISIONS):
        match.play(opened.dice.choice(match.legal()))
    opened.lay(match)
    grammar = opened.table.table.grammar
    assert grammar.sources()
    assert grammar.picked is None
    assert own_click(opened.update)
    return opened


def own_click(update):
    """Whether the last click can be taken back, and is that of the person who is asked."""
    return update.take_back.allowed and update.take_back.seat == update.to_move


@pytest.fixture
def alone(sit_down):
    """A person against a computer that plays by lot."""
    opened = sit_down(habits(JULIA, CHANCE_PLAYER))
    opened.begin(JULIA, CHANCE_PLAYER)
    return opened


def press(sitting, key, modifiers=Modifier.NoModifier):
    """A key that changes the match: wait for what follows."""
    before = sitting.update.number
    sitting.key(key, modifiers)
    sitting.until(lambda: sitting.update_number() > before)
    sitting.sit()


# ---- taking back


def test_undo_and_redo_by_key_go_there_and_back(sitting):
    lines = sitting.match().lines
    press(sitting, Key.Key_Z)
    assert sitting.match().lines == lines[:-1]
    press(sitting, Key.Key_Y)
    assert sitting.match().lines == lines
    press(sitting, Key.Key_Backspace)
    press(sitting, Key.Key_Z, Modifier.ControlModifier | Modifier.ShiftModifier)
    assert sitting.match().lines == lines


def test_undo_asks_before_it_takes_back_another_persons_turn(sit_down):
    """Hot seat: at the start of the own turn the sheet says whose turn it was, and Enter leaves it."""
    sitting = sit_down(habits())
    sitting.begin(JULIA, MARCUS)
    while not sitting.update.take_back.allowed or own_click(sitting.update):
        sitting.play(1, "click")
    lines = sitting.match().lines
    sitting.key(Key.Key_Z)
    sheet = sitting.table.consent.sheet
    name = sitting.update.seats[sitting.update.take_back.seat].name
    assert name in sheet.accessibleName()
    sitting.key(Key.Key_Return)
    assert not sheet.isVisible()
    assert sitting.match().lines == lines
    sitting.key(Key.Key_Z)
    before = sitting.update.number
    sitting.push(sitting.table.consent.sheet._buttons[0])
    sitting.until(lambda: sitting.update_number() > before)
    assert len(sitting.match().lines) < len(lines)


def test_undo_puts_down_what_is_in_hand_first(sitting):
    lines, view = sitting.match().lines, sitting.table.table
    source = view.index.in_order(view.grammar.sources())[0]
    sitting.touch(source)
    assert view.grammar.picked == source
    sitting.key(Key.Key_Z)
    assert view.grammar.picked is None
    assert sitting.match().lines == lines


@pytest.mark.parametrize("game", ["alba_longa", "city_of_marble", "concordia", "nova_roma", "trajan"])
def test_undo_is_not_offered_before_anything_was_done(sit_down, game):
    """Not even while something lies in the hand by itself: that cannot be put down."""
    opened = sit_down(habits(JULIA, MARCUS))
    opened.begin(JULIA, MARCUS, game=game)

    assert not opened.update.take_back.allowed
    assert not opened.bar.undo.isEnabled()


def test_shift_z_takes_the_turn_back(alone):
    before = alone.match().lines
    alone.choose(next(o for o in alone.update.options if o.verb == "draw"), "click")
    while alone.update.decision.seat == 0 and alone.update.lines < len(before) + 3:
        alone.play(1, "click")
    assert len(alone.match().lines) > len(before)

    alone.key(Key.Key_Z, Modifier.ShiftModifier)
    alone.until(lambda: alone.update.lines == len(before))
    alone.sit()
    assert alone.match().lines == before


def test_a_bridge_that_was_seen_stops_undo_and_says_so(sit_down):
    sitting = sit_down(habits())
    sitting.lay(take_a_bridge(begun("human random"), 0))
    sitting.until(lambda: not sitting.update.take_back.allowed)

    assert sitting.update.take_back.reason == "revealed"
    assert "something hidden was seen" in sitting.bar._barrier
    assert not sitting.bar.undo.isVisible()
    lines = sitting.update.lines
    sitting.key(Key.Key_Z)
    sitting.key(Key.Key_Z, Modifier.ShiftModifier)
    settle()
    assert sitting.update.lines == lines


def test_undo_while_a_computer_thinks_drops_its_answer(sit_down):
    sitting = sit_down(habits(JULIA, HADRIAN, confirm_end_of_turn=True, pace="calm"))
    sitting.begin(JULIA, HADRIAN)
    sitting.table.set_settings(replace(sitting.table.settings, pace="at-once"))
    while sitting.update.to_move == 0:
        last = sitting.update
        sitting.table.choose(last.options[-1])
        sitting.until(lambda n=last.number: sitting.update_number() > n)
    lines = sitting.update.lines
    sitting.key(Key.Key_Z)
    sitting.until(lambda: sitting.update.lines < lines)
    shown = sitting.update.number
    sitting.qtbot.wait(1500)
    assert sitting.update.number == shown
    assert sitting.update.to_move == 0
    sitting.play(2, "click")


# ---- asking the computer


def test_a_hint_rings_and_speaks_and_never_plays(alone):
    lines = alone.match().lines
    alone.key(Key.Key_H)
    alone.until(lambda: bool(alone.table.table.drawing.hinted))
    assert alone.bar._second
    assert alone.match().lines == lines


def test_a_hint_that_comes_too_late_is_not_shown(alone):
    alone.key(Key.Key_H)
    alone.choose(next(o for o in alone.update.options if o.verb == "draw"), "click")
    settle()
    assert not alone.table.computers.bots.busy
    assert not alone.table.table.drawing.hinted


def test_faster_and_skip_hurry_the_computer(sit_down):
    sitting = sit_down(habits(JULIA, CHANCE_PLAYER, pace="calm"))
    sitting.begin(JULIA, CHANCE_PLAYER)
    sitting.key(Key.Key_Z)
    last = sitting.update
    while sitting.update.to_move == 0:
        if not sitting.table.busy and sitting.table.human_is_asked():
            sitting.table.choose(sitting.update.options[-1])
        if sitting.table.busy:
            sitting.table.view.skip()
        sitting.qtbot.wait(20)
    assert sitting.update.number > last.number
    sitting.until(sitting.bar.faster.isVisible)
    sitting.push(sitting.bar.faster)
    assert sitting.table.pacing.factor == PACES["normal"]
    assert sitting.window.settings.pace == "calm"
    sitting.key(Key.Key_Space)
    sitting.sit()
    assert sitting.update.to_move == 0
    assert sitting.table.table.animator.factor == PACES["normal"]


# ---- looking


def test_a_seat_card_shows_that_table_while_held_and_after_a_click(sitting):
    own = sitting.table.context().dock
    card = sitting.table.rail.cards()[1 - own]
    sitting.push(card)
    assert sitting.table.context().dock == 1 - own
    sitting.key(Key.Key_Escape)
    assert sitting.table.context().dock == own

    QTest.mousePress(card, Qt.MouseButton.LeftButton)
    sitting.until(lambda: sitting.table.context().dock == 1 - own)
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton)
    assert sitting.table.context().dock == own


def test_the_past_is_looked_at_and_left(sitting):
    sitting.table.journal.line_chosen.emit(sitting.update.entries[3].index)
    sitting.until(lambda: sitting.table.framed)
    assert "Looking back" in sitting.bar.sentence()
    assert not sitting.table.human_is_asked()
    sitting.key(Key.Key_Escape)
    assert not sitting.table.framed
    assert sitting.table.human_is_asked()
    sitting.play(1, "click")


def test_what_was_changed_last_glows_until_the_past_is_left(sitting):
    halos, telling = sitting.table.table.drawing.halos, sitting.table.journal
    played = next(e for e in reversed(sitting.update.entries) if isinstance(e.action, Play))
    telling.line_chosen.emit(played.index + 1)
    sitting.until(lambda: sitting.table.framed)
    assert halos.glowing
    assert "glows" in sitting.bar.second()
    telling.line_hovered.emit(sitting.update.entries[0].index)
    telling.line_left.emit()
    assert halos.glowing
    sitting.key(Key.Key_Escape)
    assert not halos.glowing


def test_the_match_can_return_to_what_is_looked_at(sitting):
    index, before = sitting.update.take_back.upto, sitting.update.number
    sitting.table.journal.line_chosen.emit(index)
    sitting.until(lambda: sitting.table.framed)
    assert sitting.bar.confirm.isVisible()
    assert sitting.bar.confirm.text() == "Return to here"
    sitting.push(sitting.bar.confirm)
    sitting.until(lambda: sitting.update_number() > before)
    assert sitting.update.lines == index


def test_tables_open_and_close_with_t(sitting):
    sitting.key(Key.Key_T)
    assert sitting.table.looking.comparison.isVisible()
    lines = sitting.match().lines
    sitting.key(Key.Key_Z)
    sitting.key(Key.Key_P)
    settle()
    assert sitting.match().lines == lines
    sitting.key(Key.Key_T)
    assert not sitting.table.looking.comparison.isVisible()
    assert sitting.table.table.hasFocus()


def test_the_list_is_narrowed_by_typing(sitting):
    options = sitting.update.options
    sitting.key(Key.Key_L)
    listed = sitting.table.option_list
    assert listed.list.count() == len(options)
    listed.filter.setFocus()
    sentence = listed.list.item(1).text().splitlines()[0]
    QTest.keyClicks(listed.filter, sentence.split(".", 1)[1].strip())
    assert 1 <= listed.list.count() < len(options)
    sitting.key(Key.Key_Escape)
    assert not listed.isVisible()
    sitting.key(Key.Key_L)
    for digit in ("0", "²"):
        QTest.keyClicks(listed.list, digit)
    assert listed.isVisible()


def test_the_list_shows_on_the_table_what_it_speaks_of(sitting):
    """A sentence often has no better name for a place than its coordinates."""
    sitting.key(Key.Key_L)
    listed, drawing = sitting.table.option_list, sitting.table.table.drawing
    first = drawing.hinted
    assert first
    listed.list.setCurrentRow(listed.list.count() - 1)
    assert drawing.hinted not in (first, frozenset())
    assert sitting.table.view is not None
    sitting.key(Key.Key_Escape)
    assert not drawing.hinted


def test_the_journal_is_a_drawer_that_opens_and_closes(sitting):
    journal = sitting.table.journal
    sitting.key(Key.Key_J)
    assert journal.parent() is sitting.table
    assert journal.list.hasFocus()
    sitting.key(Key.Key_Escape)
    assert journal.parent() is sitting.table.rail
    assert sitting.table.table.hasFocus()


def test_f1_opens_the_rule_of_the_focused_place_and_leads_back(sitting):
    sitting.key(Key.Key_Tab)
    focused = sitting.table.table.focus_key
    asked = []
    sitting.table.rules_requested.connect(asked.append)
    sitting.key(Key.Key_F1)
    sitting.wait_for("RulesPage")
    assert asked[0].startswith("RM-")
    sitting.key(Key.Key_Escape)
    sitting.wait_for("TablePage")
    assert sitting.table.table.focus_key == focused
    assert sitting.table.table.hasFocus()
    sitting.play(1, "click")


def test_ctrl_s_writes_a_copy(sitting, tmp_path, monkeypatch):
    chosen = tmp_path / "elsewhere" / "copy"
    monkeypatch.setattr(keeping.QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    sitting.key(Key.Key_S, Modifier.ControlModifier)
    copy = chosen.with_suffix(saves.SUFFIX)
    sitting.until(copy.exists)
    sitting.until(lambda: "copy" in sitting.table.toast.text())
    assert saves.read(copy).match.lines == sitting.match().lines


# ---- language and look


def texts(sitting) -> list[str]:
    strip = [sitting.table.strip.button(key).text() for key in ("fit", "rules", "settings")]
    journal = [str(line.sentence) for line in sitting.table.journal.model._lines]
    spots = [spot.name for spot in sitting.table.table.index.by_key.values()]
    card = sitting.table.rail.cards()[0].facts().kind
    return [sitting.bar.sentence(), *strip, *journal, spots[0], card]


def change(sitting, **changes):
    """As the settings page does."""
    sitting.key(Key.Key_Comma, Modifier.ControlModifier)
    sitting.wait_for("SettingsPage")
    sitting.page.changed.emit(replace(sitting.window.settings, **changes))
    sitting.key(Key.Key_Escape)
    sitting.wait_for("TablePage")


def test_the_language_changes_in_the_middle_of_a_match_and_back(sitting):
    english = texts(sitting)
    change(sitting, language="fr")
    french = texts(sitting)
    same = [(one, other) for one, other in zip(english, french, strict=True) if one == other]
    assert not same
    sitting.play(2, "click")
    for _ in range(2):
        press(sitting, Key.Key_Z)
    change(sitting, language="en")
    assert texts(sitting) == english


def parts(page):
    named = {"strip": page.strip, "rail": page.rail, "table": page.table, "bar": page.bar}
    return {name: part.geometry() for name, part in named.items()}


def check_frame(sitting):
    page, shown = sitting.table, parts(sitting.table)
    for name, rect in shown.items():
        assert page.rect().contains(rect.adjusted(8, 8, -8, -8)), f"{name} is not on the page: {rect}"
    table = shown["table"]
    assert not table.intersects(shown["bar"])
    assert not table.intersects(shown["strip"])
    assert not table.intersects(shown["rail"].adjusted(0, 0, -8, 0))
    assert min(table.width(), table.height()) > 250
    for row in (page.table_bar.bar._row(),):
        boxes = [button.geometry() for button in row]
        assert all(not a.intersects(b) for n, a in enumerate(boxes) for b in boxes[:n])
        assert all(page.bar.rect().contains(box) for box in boxes)


SIZES = [
    (1280, 680),
    (1920, 1080),
    *(pytest.param(size, marks=[pytest.mark.thorough]) for size in ((1366, 768), (3840, 2160))),
]


@pytest.mark.parametrize("size", SIZES)
def test_every_text_size_in_both_themes_keeps_the_frame_whole(sitting, size):
    sitting.window.resize(*size)
    for percent in TEXT_SIZES:
        dark = percent in (90, 130, 200)
        sitting.window.change_settings(
            replace(sitting.window.settings, text_size=percent, theme="dark" if dark else "light")
        )
        settle()
        assert theme.look().dark is dark
        check_frame(sitting)
    sitting.window.grab()
    sitting.play(1, "click")


def test_a_storm_of_sizes_leaves_everything_in_place(sitting, thorough):
    before = parts(sitting.table)
    for n in range(40 if thorough else 14):
        sitting.window.resize(1280 + (n * 377) % 1200, 680 + (n * 211) % 700)
        if n % 4 == 0:
            QApplication.processEvents()
    sitting.window.resize(1366, 768)
    settle()
    assert parts(sitting.table) == before
    check_frame(sitting)
    sitting.play(2, "drag")


def test_the_keyboard_is_at_the_table_from_the_first_moment(sitting):
    assert sitting.table.table.hasFocus()
    before = sitting.update.number
    sitting.push(sitting.bar.undo)
    sitting.until(lambda: sitting.update_number() > before)
    sitting.sit()
    assert sitting.table.table.hasFocus()


def test_no_button_of_a_match_that_has_left_the_table_is_alive(sitting):
    sitting.begin(JULIA, MARCUS)
    assert sitting.bar.hint.isEnabled()
    sitting.table.leave()
    bar = sitting.bar
    assert not any(button.isEnabled() for button in (bar.undo, bar.redo, bar.rest, bar.hint, bar.passing))
