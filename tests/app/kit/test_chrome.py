"""Strips, bar, rail and journal: what is asked is always read in full, and everything works by keyboard."""

import pytest
from PySide6.QtCore import QPoint, Qt, QTranslator
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rome_desktop.app.kit import fitting, theme
from rome_desktop.app.kit.chrome import (
    DecisionBar,
    HomeStrip,
    JournalLine,
    JournalPanel,
    Pips,
    SeatCard,
    SeatCell,
    SeatFacts,
    SeatRail,
    TableStrip,
)
from rome_desktop.app.kit.controls import Button

SENTENCES = (
    "Julia, lay the temple tile on a marked spot.",
    "Tiberius, take back one magistrate from this site, or none.",
    "Hadrian, your storehouse is full: keep 2 of these 4 goods.",
    "Hadrien, votre entrepôt est plein : gardez 2 biens sur 4.",
    "Livia, choisissez une case du Forum pour votre patricien.",
    "Maximilianus, une longue phrase qui demande de choisir entre bien des choses différentes, ou aucune.",
)


@pytest.fixture
def bar(qtbot):
    made = DecisionBar()
    qtbot.addWidget(made)
    made.set_pass("Renoncer à l’appel")
    made.set_confirm("Poser la tuile")
    made.set_undo(True, True)
    return made


def facts(rows=2):
    row = tuple(SeatCell("cube", str(n), "cubes") for n in (11, 1, 2))
    return SeatFacts("Julia", "You · 1 action left", "38", (row,) * rows, "1st")


@pytest.mark.parametrize("sentence", SENTENCES)
@pytest.mark.parametrize("width", [640, 1280, 1366, 1920])
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_the_sentence_is_never_cut(bar, sentence, width, scale):
    theme.set_look(theme.make_look(scale=scale))
    bar.resize(width, bar.height())
    bar.ask(theme.look().seats[0], sentence, "One action left.")
    assert " ".join(bar.lines()) == sentence
    assert "…" not in " ".join(bar.lines())
    if width >= 1280:
        left = min(b.x() for b in bar.findChildren(Button) if b.isVisibleTo(bar))
        widest = max(QFontMetricsF(bar._fitted.font).horizontalAdvance(line) for line in bar.lines())
        assert theme.look().pxf(60) + widest <= left
        assert len(bar.lines()) <= 2


def test_a_sentence_that_fits_stands_on_one_line_at_17(bar):
    bar.resize(1366, 56)
    bar.ask(theme.look().seats[0], SENTENCES[0], "One action left.")
    assert bar.lines() == (SENTENCES[0],)
    assert bar._fitted.font.pixelSize() == 17
    assert bar.toolTip() == ""


def test_buttons_surrender_key_tags_then_the_word_of_redo_then_of_hint(bar):
    bar.show()
    bar.show_barrier("dés lancés")
    bar.ask(theme.look().seats[0], SENTENCES[3])
    seen = []
    for width in range(1500, 640, -10):
        bar.resize(width, 56)
        state = (bar.confirm._show_key, bar.redo._show_word, bar.hint._show_word)
        if not seen or seen[-1] != state:
            seen.append(state)
    assert seen == [(True, True, True), (False, True, True), (False, False, True), (False, False, False)]


def test_of_a_long_second_line_only_a_part_is_left_out_and_rather_what_it_says_first(bar):
    """All of it was, as soon as the bar had to say beside it why nothing can be taken back."""
    bar.resize(900, bar.height())
    parts = [f"Part {n} of what is told here, which is long." for n in range(6)]
    bar.ask(theme.look().seats[0], "Play a card.", " · ".join(parts))
    shown = " ".join(bar._second_fitted.lines)
    assert parts[0] not in shown
    assert shown.endswith(parts[-1])
    assert parts[0] in bar.toolTip()
    last = "A last part that is much too long to stand in the bar. " * 6
    bar.set_second(" · ".join([parts[0], last]))
    assert bar._second_fitted.lines == (parts[0],)


def test_what_does_not_fit_in_the_second_line_is_in_the_tool_tip(bar):
    bar.resize(640, 56)
    bar.ask(theme.look().seats[0], SENTENCES[5], "This draws a card; it cannot be undone.")
    assert bar.toolTip() == "This draws a card; it cannot be undone."


def test_a_barrier_takes_the_place_of_undo_and_names_its_cause(bar):
    bar.show()
    bar.show_barrier("dice rolled")
    assert not bar.undo.isVisible()
    assert "dice rolled" in bar._barrier
    bar.show_barrier("")
    assert bar.undo.isVisible()


def test_a_computer_at_work_shows_faster_and_skip(bar, qtbot):
    bar.resize(1366, 56)
    bar.show()
    bar.watch(theme.look().seats[1], "Hadrian (computer) is thinking.")
    assert bar.faster.isVisible()
    assert bar.skip.isVisible()
    assert not bar.confirm.isVisible()
    with qtbot.waitSignal(bar.skip_pressed):
        QTest.mouseClick(bar.skip, Qt.MouseButton.LeftButton)
    bar.ask(theme.look().seats[0], SENTENCES[0])
    assert bar.confirm.isVisible()


def test_every_button_of_the_bar_sends_its_signal(bar, qtbot):
    bar.resize(1366, 56)
    bar.show()
    bar.ask(theme.look().seats[0], SENTENCES[0])  # no button is alive before that
    bar.set_hint(shown=True)
    for button, signal in (
        (bar.undo, bar.undo_pressed),
        (bar.redo, bar.redo_pressed),
        (bar.hint, bar.hint_pressed),
        (bar.passing, bar.pass_pressed),
        (bar.confirm, bar.confirm_pressed),
    ):
        with qtbot.waitSignal(signal):
            QTest.keyClick(button, Qt.Key.Key_Return)


def test_the_bar_says_its_sentence_to_screen_readers(bar):
    bar.ask(theme.look().seats[0], SENTENCES[0], "One action left.")
    bar.set_second("Nothing left.")
    assert bar.prompt.accessibleName() == SENTENCES[0]
    assert bar.prompt.accessibleDescription() == "Nothing left."
    bar.speak()


def test_words_that_are_not_offered_are_not_shown(bar):
    bar.show()
    bar.set_pass(None)
    bar.set_confirm(None)
    bar.set_hint(False)
    assert not any(b.isVisible() for b in (bar.passing, bar.confirm, bar.hint))


def test_no_break_spaces_hold_when_a_sentence_is_broken():
    font = theme.look().font("sentence")
    lines = fitting.wrapped("votre entrepôt est plein\u00a0: gardez", font, 190)
    assert not any(line.startswith((":", "\u00a0")) for line in lines)


def test_the_active_card_is_drawn_differently_and_names_itself(qtbot):
    card = SeatCard(theme.look().seats[0], facts())
    qtbot.addWidget(card)
    card.resize(card.sizeHint())
    rest = card.grab().toImage()
    card.set_active(True)
    assert card.grab().toImage() != rest
    assert card.accessibleName() == "Julia, You · 1 action left, 38, 1st" + ", cubes 11, cubes 1, cubes 2" * 2


def test_pressing_and_holding_a_card_is_told_apart_from_a_click(qtbot):
    card = SeatCard(theme.look().seats[0], facts())
    qtbot.addWidget(card)
    card.show()
    with qtbot.waitSignal(card.clicked):
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(card.held) as told:
        QTest.mousePress(card, Qt.MouseButton.LeftButton)
    assert told.args == [True]
    with qtbot.waitSignal(card.held) as told, qtbot.assertNotEmitted(card.clicked):
        QTest.mouseRelease(card, Qt.MouseButton.LeftButton)
    assert told.args == [False]


def test_the_rail_gives_up_rows_and_then_the_journal_when_it_is_low(qtbot):
    journal = JournalPanel()
    rail = SeatRail(journal)
    qtbot.addWidget(rail)
    rail.set_seats([(seat, facts()) for seat in theme.look().seats])
    rail.show()
    rail.resize(rail.width(), 900)
    tall = rail.cards()[0].height()
    assert journal.isVisible()
    rail.resize(rail.width(), 620)
    assert rail.cards()[0].height() < tall
    assert journal.isVisible()
    rail.resize(rail.width(), 340)
    assert not journal.isVisible()
    assert rail.cards()[-1].geometry().bottom() <= 340


def test_the_rail_tells_which_seat_was_clicked(qtbot):
    rail = SeatRail()
    qtbot.addWidget(rail)
    rail.set_seats([(seat, facts()) for seat in theme.look().seats[:3]])
    rail.show()
    rail.set_active(1)
    assert [card.is_active() for card in rail.cards()] == [False, True, False]
    with qtbot.waitSignal(rail.seat_clicked) as told:
        QTest.keyClick(rail.cards()[2], Qt.Key.Key_Return)
    assert told.args == [2]
    rail.show_score(2, "38 → 42")
    assert rail.cards()[2].facts().score == "38 → 42"
    rail.show_facts(2, facts(1))


def test_the_journal_has_the_newest_on_top_and_can_be_read_by_keyboard(qtbot):
    seat = theme.look().seats[0]
    panel = JournalPanel()
    qtbot.addWidget(panel)
    panel.resize(220, 300)
    first = JournalLine(1, "Julia drew a temple.", seat, "Julia")
    panel.set_lines([first])
    panel.set_lines([JournalLine(3, "Julia built.", seat, "Julia"), JournalLine(2, "Julia, turn 2"), first])
    panel.show()
    assert [panel.model.index(i, 0).data() for i in range(3)] == [
        "Julia built.",
        "Julia, turn 2",
        "Julia drew a temple.",
    ]
    panel.list.setFocus()
    with qtbot.waitSignal(panel.line_hovered) as told:
        QTest.keyClick(panel.list, Qt.Key.Key_Down)
    assert told.args == [3]
    with qtbot.waitSignal(panel.line_chosen) as told:
        QTest.keyClick(panel.list, Qt.Key.Key_Return)
    assert told.args == [3]
    assert not panel.grab().isNull()


def test_hovering_and_clicking_a_line_of_the_journal_is_told(qtbot):
    seat = theme.look().seats[0]
    panel = JournalPanel()
    qtbot.addWidget(panel)
    panel.resize(220, 300)
    panel.set_lines([JournalLine(7, "Julia drew a temple and an arena of marble.", seat, "Julia")])
    panel.show()
    view = panel.list.viewport()
    middle = panel.list.visualRect(panel.model.index(0, 0)).center()
    with qtbot.waitSignal(panel.line_hovered):
        QTest.mouseMove(view, QPoint(1, view.height() - 2))
        QTest.mouseMove(view, middle)
    with qtbot.waitSignal(panel.line_chosen) as told:
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=middle)
    assert told.args == [7]


def test_long_lines_take_more_height(qtbot):
    seat = theme.look().seats[0]
    panel = JournalPanel()
    qtbot.addWidget(panel)
    panel.resize(200, 300)
    long = "Claudia extended the grey aqueduct twice and put a magistrate on the new tile."
    panel.set_lines([JournalLine(1, long, seat, "Claudia"), JournalLine(2, "Julia built.", seat, "Julia")])
    panel.show()
    one, two = (panel.list.visualRect(panel.model.index(i, 0)).height() for i in (0, 1))
    assert one > 2 * two


def test_the_home_strip_tells_the_tab_chosen(qtbot):
    strip = HomeStrip("Quinque Ludi", ("Play", "Challenges", "Records"))
    qtbot.addWidget(strip)
    strip.add_slot(Button("English", "strip"))
    strip.resize(1440, 70)
    strip.show()
    with qtbot.waitSignal(strip.tab_chosen) as told:
        QTest.keyClick(strip._group.button(2), Qt.Key.Key_Space)
    assert told.args == [2]
    assert strip.tab() == 2
    strip.set_texts(("Jouer", "Défis", "Records"))
    assert strip._group.button(0).text() == "Jouer"


def test_arrows_lead_along_the_tabs_and_open_nothing(qtbot):
    strip = HomeStrip("Quinque Ludi", ("Play", "Challenges", "Records"))
    qtbot.addWidget(strip)
    with qtbot.waitExposed(strip):
        strip.show()
    strip.activateWindow()
    tabs = strip._group.buttons()
    tabs[0].setFocus()
    qtbot.waitUntil(tabs[0].hasFocus)
    opened = []
    strip.tab_chosen.connect(opened.append)
    for key, reached in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, 0), (Qt.Key.Key_Left, 2)):
        QTest.keyClick(QApplication.focusWidget(), key)
        assert tabs[reached].hasFocus()
    assert (opened, strip.tab()) == ([], 0)
    QTest.keyClick(tabs[2], Qt.Key.Key_Return)
    assert opened == [2]


def test_the_table_strip_gives_up_words_before_it_overlaps(qtbot):
    strip = TableStrip()
    qtbot.addWidget(strip)
    strip.set_title("Rome: City of Marble", "Home")
    strip.set_buttons([(k, "ui-rules", "Réglages") for k in "abcde"])
    strip.set_phase(("1re action", "2e action", "Fin du tour"), 1, Pips("Manche", 12, 9, "Manche 9 sur 12"))
    strip.resize(1366, 36)
    strip.show()
    assert strip.accessibleDescription() == "Manche 9 sur 12, 2e action"
    for width in (1366, 1000):
        strip.resize(width, 36)
        assert strip.button("a").x() > strip.phase_rect().right()
    with qtbot.waitSignal(strip.pressed) as told:
        QTest.keyClick(strip.button("c"), Qt.Key.Key_Return)
    assert told.args == ["c"]
    with qtbot.waitSignal(strip.home_pressed):
        QTest.mouseClick(strip.home, Qt.MouseButton.LeftButton)


def test_chrome_follows_scale_and_theme(qtbot):
    strip, bar = TableStrip("Rome"), DecisionBar()
    qtbot.addWidget(strip)
    qtbot.addWidget(bar)
    bar.set_compact(True)
    assert (strip.height(), bar.height()) == (40, 50)
    theme.set_look(theme.make_look(scale=2.0, dark=True))
    assert (strip.height(), bar.height()) == (80, 100)


LONG_PHASES = (
    ("Manche 12", "1re action", "2e action", "Fin du tour"),
    ("Ronde 16 sur 16", "Premier patricien", "Deuxième patricien", "Fin de la manche"),
)
FRENCH_BUTTONS = [
    ("fit", "ui-fit", "Ajuster"),
    ("tables", "ui-eye", "Tables"),
    ("journal", "ui-journal", "Journal"),
    ("rules", "ui-rules", "Règles"),
    ("settings", "ui-gear", "Réglages"),
]


@pytest.mark.parametrize("crumbs", LONG_PHASES)
@pytest.mark.parametrize("current", range(4))
@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("width", [1024, 1280, 1366])
def test_phase_crumbs_never_touch_title_or_buttons(qtbot, crumbs, current, scale, width):
    theme.set_look(theme.make_look(scale=scale))
    strip = TableStrip("Rome : Cité de marbre")
    qtbot.addWidget(strip)
    strip.set_buttons(FRENCH_BUTTONS)
    strip.resize(width, strip.height())
    strip.set_phase(crumbs, current)
    left = min(strip.button(key).x() for key, _, _ in FRENCH_BUTTONS)
    rect = strip.phase_rect()
    assert rect.right() < left
    assert rect.left() >= strip._title_end()
    assert current in strip.crumbs_shown()
    if width >= 1280 and scale == 1.0 and crumbs is LONG_PHASES[0]:
        assert strip.crumbs_shown() == (0, 1, 2, 3)


class Louder(QTranslator):
    """Stands in for another language."""

    def translate(self, context, text, disambiguation=None, n=-1):
        return text.upper()


def test_words_given_in_another_language_do_not_outlive_it(bar, qapp):
    other = Louder()
    qapp.installTranslator(other)
    try:
        bar.retranslate()
        assert (bar.passing.text(), bar.confirm.text()) == ("PASS", "CONFIRM")
        bar.set_pass("DECLINE")
        bar.retranslate()
        assert bar.passing.text() == "DECLINE"
    finally:
        qapp.removeTranslator(other)
    bar.retranslate()
    assert bar.passing.text() == "Pass"


def test_lasting_buttons_of_the_strip_give_up_their_words_last(qtbot):
    strip = TableStrip()
    qtbot.addWidget(strip)
    strip.set_title("Trajan", "Home")
    strip.set_buttons([("over", "ui-undo", "Start over"), ("rules", "ui-rules", "Rules")], ["over"])
    strip.set_phase(["A long name of a phase of the match"] * 4, 0)
    strip.show()
    seen = []
    for width in range(1800, 1200, -10):  # below that a menu has all the words
        strip.resize(width, strip.height())
        state = tuple(strip.button(key)._show_word for key in ("over", "rules"))
        if not seen or seen[-1] != state:
            seen.append(state)
    assert seen == [(True, True), (True, False), (False, False)]
