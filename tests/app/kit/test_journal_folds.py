"""The journal folds to one line per action; what else an action did unfolds by mouse, keys and one button."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.journal_folds import Folds, JournalLine
from rome_desktop.app.kit.journal_panel import JournalPanel

JULIA, MARCUS = theme.make_look().seats[:2]
Key = Qt.Key
LINES = (
    JournalLine(7, "Marcus, turn 2"),
    JournalLine(7, "Marcus lost a coin.", MARCUS, "Marcus"),
    JournalLine(8, "Marcus passed.", MARCUS, "Marcus"),
    JournalLine(1, "Julia, turn 2"),
    JournalLine(2, "Julia played Mercator.", JULIA, "Julia"),
    JournalLine(2, "Julia received 3 coins.", JULIA, "Julia"),
    JournalLine(2, "Julia received 1 wine.", JULIA, "Julia"),
    JournalLine(2, "Marcus received 1 coin.", MARCUS, "Marcus"),
    JournalLine(3, "Julia sold 1 wine.", JULIA, "Julia"),
    JournalLine(3, "Julia received 6 coins.", JULIA, "Julia"),
    JournalLine(3, "The harbour is full.", told=True),
    JournalLine(3, "The market opens.", told=True),
)
FOLDED = (
    "Marcus, turn 2|Marcus lost a coin.|Marcus passed.|Julia, turn 2|Julia played Mercator.|"
    "Marcus received 1 coin.|Julia sold 1 wine.|The harbour is full.|The market opens."
).split("|")


@pytest.fixture
def panel(qtbot):
    made = JournalPanel()
    qtbot.addWidget(made)
    made.resize(240, 500)
    made.set_lines(LINES)
    made.show()
    made.list.setFocus()
    return made


def seen(panel):
    return [panel.model.line(row).sentence for row in range(panel.model.rowCount())]


def whole():
    return [line.sentence for line in LINES]


def go_to(panel, sentence):
    panel.list.setCurrentIndex(panel.model.index(seen(panel).index(sentence)))


def click(panel, sentence, *, at_end=False):
    rect = panel.list.visualRect(panel.model.index(seen(panel).index(sentence)))
    at = QPoint(rect.right() - theme.look().px(8), rect.center().y()) if at_end else rect.center()
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_an_action_is_one_line_and_nothing_that_nobody_or_somebody_else_did_is_hidden(panel):
    assert seen(panel) == FOLDED
    assert [panel.model.line(row).more for row in range(len(FOLDED))] == [0, 0, 0, 3, 2, 0, 1, 0, 0]


def test_heads_stand_above_their_lines_folded_or_not_in_either_order():
    heads = {line.sentence for line in LINES if line.is_rule}
    folds = Folds()
    for turned in (False, True):
        for lines in (LINES, LINES[3:] + LINES[:3]):
            found = folds.folded(lines)
            assert [line.sentence for line in found if line.is_rule] == [
                line.sentence for line in lines if line.sentence in heads
            ]
            assert all(
                found[n - 1].more or found[n - 1].is_detail for n, f in enumerate(found) if f.is_detail
            )
        if not turned:
            folds.turn_all()
    assert [line.sentence for line in folds.folded(LINES)] == whole()


def test_the_mark_at_the_end_unfolds_and_the_line_itself_still_leads_back(panel):
    chosen = []
    panel.line_chosen.connect(chosen.append)
    click(panel, "Julia sold 1 wine.", at_end=True)
    assert seen(panel) == [*FOLDED[:7], "Julia received 6 coins.", *FOLDED[7:]]
    assert chosen == []
    click(panel, "Julia sold 1 wine.")
    click(panel, "Marcus passed.", at_end=True)  # it leads nothing
    assert chosen == [3, 8]
    click(panel, "Julia sold 1 wine.", at_end=True)
    assert seen(panel) == FOLDED


@pytest.mark.parametrize("by", ["click", "enter"])
def test_the_head_of_a_turn_unfolds_all_of_it(panel, by):
    for expected in (whole(), FOLDED):
        if by == "click":
            click(panel, "Julia, turn 2")
        else:
            go_to(panel, "Julia, turn 2")
            QTest.keyClick(panel.list, Key.Key_Return)
        assert seen(panel) == expected


def test_the_arrows_unfold_and_fold_and_the_keyboard_stays_with_the_action(panel):
    go_to(panel, "Julia played Mercator.")
    QTest.keyClick(panel.list, Key.Key_Right)
    assert "Julia received 1 wine." in seen(panel)
    QTest.keyClick(panel.list, Key.Key_Right)
    QTest.keyClick(panel.list, Key.Key_Down)
    QTest.keyClick(panel.list, Key.Key_Down)
    assert panel.list.currentIndex().data() == "Julia received 1 wine."
    QTest.keyClick(panel.list, Key.Key_Left)
    assert panel.list.currentIndex().data() == "Julia played Mercator."
    assert seen(panel) == FOLDED
    go_to(panel, "Julia, turn 2")
    QTest.keyClick(panel.list, Key.Key_Right)
    assert seen(panel) == whole()


def test_one_button_opens_and_folds_everything_and_says_what_it_will_do(panel):
    first = panel.unfold_all.accessibleName()
    QTest.mouseClick(panel.unfold_all, Qt.MouseButton.LeftButton)
    assert seen(panel) == whole()
    assert panel.unfold_all.accessibleName() != first
    go_to(panel, "Julia sold 1 wine.")
    QTest.keyClick(panel.list, Key.Key_Left)
    assert "Julia received 6 coins." not in seen(panel)
    panel.set_lines((JournalLine(9, "Marcus, turn 3"), *LINES))
    assert "Julia received 6 coins." not in seen(panel)
    assert "Julia received 1 wine." in seen(panel)
    QTest.mouseClick(panel.unfold_all, Qt.MouseButton.LeftButton)
    assert seen(panel) == ["Marcus, turn 3", *FOLDED]
    assert panel.unfold_all.accessibleName() == first


def test_a_reader_hears_that_a_line_leads_more(panel):
    role = Qt.ItemDataRole.AccessibleTextRole
    row = seen(panel).index("Julia played Mercator.")
    assert panel.model.index(row).data(role) == "Julia played Mercator. (2 more lines)"
    panel.turn_all()
    row = seen(panel).index("Julia played Mercator.")
    assert panel.model.index(row).data(role) == "Julia played Mercator. (unfolded)"
    assert not panel.grab().isNull()
