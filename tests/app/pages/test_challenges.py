"""The challenges page: today's position, and going on with what was begun."""

import random
from dataclasses import replace
from datetime import date
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from rome_desktop.app import tables
from rome_desktop.app.kit.widgets import Label, Scroller
from rome_desktop.app.language import set_language
from rome_desktop.app.pages.challenges.aims import SoloAim
from rome_desktop.app.pages.challenges.page import ChallengesPage
from rome_desktop.app.pages.challenges.parts import Running
from rome_desktop.app.pages.home.page import HomePage
from rome_desktop.app.pages.saved.rows import SaveRow
from rome_desktop.app.pages.shared.page import WIDE
from rome_desktop.app.pages.shared.position import PositionPicture
from rome_desktop.app.pages.shelf.matches import Stock, Teller
from rome_desktop.app.pictures import Pictures, of_puzzle
from rome_desktop.catalogue import GAMES
from rome_desktop.engine.record import parse_line
from rome_desktop.session import daily, progress, saves
from rome_desktop.session.kept_rules import has_broken, is_broken
from rome_desktop.session.shelf import Item
from rome_desktop.session.solo import challenges_of
from tests.app.pages.conftest import challenges
from tests.app.waiting import until
from tests.sometimes import sometimes

TODAY = date(2026, 11, 28)
PATH = Path("trajan-2026-11-20-1.ludus")
BEGUN = challenges_of(GAMES[-1])[2]


def page_with(running=None, game=""):
    return lambda: ChallengesPage(
        GAMES, progress.empty(), TODAY, game, pictures=Pictures(None), running=running
    )


def seen(page, name):
    return next((b for b in page.findChildren(QAbstractButton, name) if b.isVisible()), None)


def test_todays_puzzle_shows_its_position(show, drawing):
    page = show(page_with())
    picture = page.findChild(PositionPicture)
    assert picture._subject == of_puzzle(daily.puzzle_of(TODAY).id)
    until(lambda: not page._pictures.is_busy())
    colours = picture.grab().toImage()
    drawn = page._pictures.get(picture._subject, picture.size())
    assert drawn is not None
    middle = colours.rect().center()
    assert colours.pixelColor(middle) == drawn.toImage().pixelColor(middle), "no marble any more"


@pytest.mark.parametrize("game", ["", BEGUN.game.key])
def test_a_challenge_that_was_begun_can_be_gone_on_with(qtbot, show, game):
    page = show(page_with({BEGUN.id: Running(PATH, 31)}, game))
    assert seen(page, f"practise-{BEGUN.id}") is None
    with qtbot.waitSignal(page.go_on) as caught:
        seen(page, f"go-on-{BEGUN.id}").click()
    assert caught.args == [PATH]
    with qtbot.waitSignal(page.play_solo) as caught:
        seen(page, f"play-{BEGUN.id}").click()
    assert caught.args == [BEGUN.id, False]


def test_without_one_begun_the_first_is_offered(show):
    page = show(page_with())
    first = challenges_of(BEGUN.game)[0]
    assert seen(page, f"play-{first.id}") is not None
    assert seen(page, f"go-on-{BEGUN.id}") is None


SCREENS = [
    ("fr", (1366, 768)),
    ("en", (1440, 900)),
    *(
        pytest.param(code, size, marks=[pytest.mark.thorough])
        for code, size in (("en", (1366, 768)), ("fr", (1440, 900)))
    ),
]


@pytest.mark.parametrize(("language", "size"), SCREENS)
@pytest.mark.parametrize("game", sometimes(["", *(game.key for game in GAMES)], every=2))
def test_the_page_fits_without_scrolling(qapp, show, game, size, language):
    set_language(qapp, language)
    page = show(lambda: challenges(game), size)
    for later in range(1 if game else len(GAMES)):
        page.refresh_progress(page._progress, TODAY + later * daily.DAY)
        QApplication.processEvents()
        scroller = next(one for one in page.findChildren(Scroller) if one.isVisible())
        assert page.breadth() == WIDE
        assert scroller.verticalScrollBar().maximum() == 0, daily.puzzle_of(TODAY + later * daily.DAY).id


def test_control_and_page_keys_go_from_tab_to_tab(qtbot, show):
    page = show(page_with())
    page.activateWindow()
    for key, tab in ((Qt.Key.Key_PageDown, "records"), (Qt.Key.Key_PageUp, "learn")):
        with qtbot.waitSignal(page.wanted) as caught:
            QTest.keyClick(page, key, Qt.KeyboardModifier.ControlModifier)
        assert caught.args == [tab]


def broken_match():
    """A match of a challenge whose own rule was just broken."""
    challenge = next(one for one in challenges_of(BEGUN.game) if one.rule)
    match, dice = challenge.begin("Julia"), random.Random(1)
    while challenge.broken_at(match) is None:
        match.play(dice.choice(match.legal()))
    return challenge, match


def test_the_bar_names_the_rule_that_is_broken(english):
    challenge, match = broken_match()
    lines = [parse_line(match.game, line) for line in match.lines]
    entries = [SimpleNamespace(seat=seat, action=act) for seat, act in lines]
    aim = SoloAim(challenge, None, practice=False)
    said = aim.second(SimpleNamespace(entries=entries, views={}))
    assert said.startswith(challenge.told["en"])
    assert "broken: no medal" in said


def test_going_on_with_a_broken_rule_is_told_beforehand(english, show, tmp_path):
    """Nothing can be won with it but by undoing."""
    challenge, match = broken_match()
    broken, kept = tmp_path / "broken.ludus", tmp_path / "kept.ludus"
    saves.write(match, broken)
    saves.write(challenge.begin("Julia"), kept)

    assert has_broken(challenge, broken)
    assert not has_broken(challenge, kept)
    assert not has_broken(challenge, tmp_path / "gone.ludus")
    page = show(page_with({challenge.id: Running(broken, 31, is_broken=True)}, challenge.game.key))
    box = seen(page, f"go-on-{challenge.id}").parent()
    assert any("no medal" in label.text() for label in box.findChildren(Label))


def test_home_and_shelf_say_that_a_rule_is_broken(english, show, tmp_path):
    """As the table does; of a match that still runs only, for one that is over has its medal or none."""
    challenge, match = broken_match()
    saves.write(match, tmp_path / "broken.ludus")
    saves.write(challenge.begin("Julia"), tmp_path / "kept.ludus")
    known = {save.path.name: save for save in saves.listing(tmp_path) if isinstance(save, saves.Summary)}
    broken, kept = known["broken.ludus"], known["kept.ludus"]

    assert [is_broken(broken), is_broken(kept), is_broken(replace(broken, over=True))] == [True, False, False]

    known_games = [(game, tables.cover(game)) for game in GAMES]
    home = show(lambda: HomePage(known_games, [broken, kept], is_broken=is_broken))
    told = [" ".join(label.text() for label in row.findChildren(Label)) for row in home.findChildren(SaveRow)]
    assert ["no medal" in words for words in told] == [True, False]
    teller = Teller(known_games, Stock.of([Item(broken), Item(kept)], broken=["broken.ludus"]))
    assert ["rule broken" in teller.spoken(item) for item in teller.stock.items] == [True, False]
