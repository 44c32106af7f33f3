"""A match is played by what is said and by the keyboard: nothing is silent, letters do only what they say."""

import pytest
from PySide6.QtCore import Qt

from rome_desktop.app.kit import decision_bar
from rome_desktop.app.pages.shared import display
from tests.app.window.sitting import CHANCE_PLAYER, JULIA, habits, settle

Key, Modifier = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def said(monkeypatch):
    """The sentences of journal, seats and bar, in the order in which they are said."""
    sentences = []
    for module in (decision_bar, display):
        monkeypatch.setattr(module, "announce", lambda _widget, text, **_how: sentences.append(text))
    return sentences


@pytest.fixture
def sitting(sit_down, said):
    opened = sit_down(habits(JULIA, CHANCE_PLAYER))
    opened.begin(JULIA, CHANCE_PLAYER)
    return opened


def told(sitting):
    """The lines of the journal, oldest first."""
    return [line.sentence for line in sitting.table._told]


def asked_by(bar):
    """The sentences of the bar from now on."""
    sentences = [bar.sentence()]
    for name in ("ask", "watch"):
        plain = getattr(bar, name)

        def noted(seat, sentence, second="", plain=plain, **more):
            sentences.append(sentence)
            plain(seat, sentence, second, **more)

        setattr(bar, name, noted)
    return sentences


def test_what_is_done_is_said_once_and_before_the_next_question(sitting, said):
    before = len(told(sitting))
    said.clear()
    asked = asked_by(sitting.bar)
    sitting.play(10, "keys")
    happened = told(sitting)[before:]
    assert {line.split()[0] for line in happened} >= {"Julia", "Tiberius"}
    journal = [sentence for sentence in said if sentence not in asked]
    assert ". ".join(journal) == ". ".join(line.removesuffix(".") for line in happened)
    assert said[-1] == sitting.bar.sentence()


def test_s_says_it_again_and_shift_s_how_the_seat_stands(sitting, said):
    said.clear()
    sitting.key(Key.Key_S)
    assert said[-1].startswith(sitting.bar.sentence())
    sitting.key(Key.Key_S, Modifier.ShiftModifier)
    card = sitting.table.rail.cards()[0]
    assert said[-1] == card.accessibleName()
    assert said[-1].startswith("Julia")


def test_letters_narrow_the_list_and_undo_nothing(sitting):
    sitting.play(1, "keys")
    lines = sitting.match().lines
    number = sitting.update_number()
    sitting.key(Key.Key_L)
    options = sitting.table.option_list
    whole = options.list.count()
    for letter in (Key.Key_Z, Key.Key_H):
        sitting.key(letter)
    settle()
    assert options.filter.text() == "zh"
    assert options.list.count() < whole
    assert (sitting.match().lines, sitting.update_number()) == (lines, number)
    sitting.key(Key.Key_Down)
    assert options.list.hasFocus()
    sitting.key(Key.Key_Escape)
    assert not options.isVisible()
    assert sitting.table.table.hasFocus()


def test_each_option_of_the_list_tells_what_it_brings_and_its_clause(sit_down, said):
    """The same as the card of its place; what is typed finds it too."""
    sitting = sit_down(habits(JULIA, CHANCE_PLAYER))
    sitting.begin(JULIA, CHANCE_PLAYER, game="concordia")
    sitting.key(Key.Key_L)
    shown = sitting.table.option_list.list
    texts = [shown.item(n).data(Qt.ItemDataRole.AccessibleTextRole) for n in range(shown.count())]
    more = [shown.item(n).data(Qt.ItemDataRole.AccessibleDescriptionRole) for n in range(shown.count())]
    view, grammar = sitting.table.view, sitting.table.table.grammar
    for option, text, told in zip(sitting.update.options, texts, more, strict=True):
        assert text[0].isdigit()
        gesture = next(iter(grammar.ways(option)), None)
        card = view.card(gesture.target, option) if gesture is not None else None
        for line in card.lines if card is not None else ():
            assert line.text.rstrip(".") in told
        assert card is None or card.clause.split(" ")[0] in told
    assert any("CO-" in told for told in more)
