"""The rules between turns in the journal: however long their words, something of the rule is seen."""

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QStyleOptionViewItem

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.journal_delegate import RULE_END
from rome_desktop.app.kit.journal_folds import JournalLine
from rome_desktop.app.kit.journal_panel import JournalPanel

LONG = "Le sénateur rival, manche 12"


@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_long_words_on_a_rule_stand_on_two_lines(qtbot, scale):
    theme.set_look(theme.make_look(scale=scale))
    panel = JournalPanel()
    qtbot.addWidget(panel)
    panel.resize(theme.look().px(177), 400)
    panel.set_lines([JournalLine(2, LONG), JournalLine(1, "Julia, manche 9")])
    panel.show()
    delegate, option = panel.list.itemDelegate(), QStyleOptionViewItem()
    width = panel.list.viewport().width()
    heights = [delegate.sizeHint(option, panel.model.index(row)).height() for row in (0, 1)]

    lines, wide = delegate.rule_words(LONG, width)
    assert " ".join(lines) == LONG
    assert len(lines) == 2
    assert wide <= width - 2 * theme.look().pxf(RULE_END)
    assert delegate.rule_words("Julia, manche 9", width)[0] == ("Julia, manche 9",)
    spacing = QFontMetricsF(theme.look().font("tag", 11.5)).lineSpacing()
    assert heights[0] >= 2 * spacing
    assert heights[0] > heights[1] == theme.look().px(22)
