"""Every page with realistic and with empty data, as a table of makers."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication

from rome_desktop.app import language
from rome_desktop.app.kit import scaling, theme
from rome_desktop.app.pages.challenges.page import ChallengesPage
from rome_desktop.app.pages.challenges.parts import Running
from rome_desktop.app.pages.home.page import HomePage
from rome_desktop.app.pages.new_game.page import NewGamePage
from rome_desktop.app.pages.records.page import RecordsPage
from rome_desktop.app.pages.rules.page import RulesPage
from rome_desktop.app.pages.score.outcome import Outcome
from rome_desktop.app.pages.score.page import ScoresPage
from rome_desktop.app.pages.settings.page import SettingsPage
from rome_desktop.app.pages.shelf.matches import Stock
from rome_desktop.app.pages.shelf.page import ShelfPage
from rome_desktop.app.pages.table.curtain import CurtainPage, Handover, Sealer
from rome_desktop.app.pictures import Pictures
from rome_desktop.catalogue import GAMES
from rome_desktop.content.reader import load
from rome_desktop.session.daily import Calendar
from rome_desktop.session.folders import Folders
from rome_desktop.session.progress import Progress, Tried
from rome_desktop.session.puzzles import puzzles_of
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings
from rome_desktop.session.shelf import Binned, Item
from rome_desktop.session.solo import challenges_of
from tests.app.pages import samples

LEVELS = ("easy", "normal", "hard")
ROOT = Path("/home/julia/.local/share/quinque-ludi")
FOLDERS = Folders(ROOT / "saves", ROOT / "content", ROOT, ROOT / "results", ROOT / "logs")
LONG = (("Constantinus", "human", "flava"), ("Theodoricus", "hard", "rubra"), ("Hadrian", "human", "nigra"))


def games():
    return [(samples.GAME, samples.SampleWords())]


def saves():
    return [
        samples.save("a"),
        samples.save("b", days=1, kinds=("human",)),
        samples.save("c", days=3, over=True, to_move=None),
        samples.damaged(),
    ]


def stock() -> Stock:
    """What lies on the shelf and in the bin."""
    items = [Item(save) for save in saves()]
    items[1] = Item(items[1].save, "Sunday with Constantinus", "Next time: marble first.")
    thrown = Item(samples.save("d", days=9, over=True, to_move=None))
    gone = Binned(thrown.file, datetime.now(UTC) - timedelta(days=3), "Trial run")
    return Stock.of(items, [(gone, thrown)], samples.results())


class NoPictures(Pictures):
    """None ever comes: the laws of pages hold for plain marble as well."""

    def get(self, subject, size):
        return None


def challenges(game: str) -> ChallengesPage:
    """A few things reached, one challenge begun; the positions come later."""
    first, second, third = challenges_of(samples.GAME)[:3]
    tried = {first.id: Tried(2, first.marks[2]), second.id: Tried(1, second.marks[0] - 1)}
    perfect = {puzzle.id: Tried(3, puzzle.best) for puzzle in puzzles_of(samples.GAME)[:2]}
    today = date(2026, 11, 28)
    reached = Progress(perfect, tried, Calendar.of([today - timedelta(days=n) for n in range(3)]))
    begun = {third.id: Running(samples.save("e").path, 12)}
    return ChallengesPage(GAMES, reached, today, game, pictures=NoPictures(None), running=begun)


def records(results, game: str = "") -> RecordsPage:
    """The charts of these results."""
    return RecordsPage(games(), results, lambda _: samples.SampleWords().categories(), matches=9, game=game)


def as_table(page: RecordsPage) -> RecordsPage:
    """The page with tables in the place of drawings."""
    page.resize(1366, 768)
    page.rebuild()
    page.toggle_table()
    return page


def binned(page: ShelfPage) -> ShelfPage:
    """The page with the bin open."""
    page.resize(1366, 768)
    page.rebuild()
    link = page.findChild(QAbstractButton, "bin")
    assert link is not None
    link.click()
    return page


def outcome(sides: int = 4) -> Outcome:
    table = samples.standings()[:sides]
    race = tuple((index, tuple(scores[:sides])) for index, scores in samples.race())
    seats = samples.seats(*("human", "normal", "human", "hard")[:sides])
    return Outcome(
        samples.GAME, seats, tuple(table), (0,), race, "Three stacks were empty.", seed="MARMOR-4417"
    )


def solo_outcome() -> Outcome:
    table = samples.standings()[:2]
    race = tuple((index, tuple(scores[:2])) for index, scores in samples.race())
    sides = (*samples.seats("human"), Seat("The Senate", "rival", ""))
    return Outcome(samples.GAME, sides, tuple(table), (0,), race, "It ended.", "Praetor", "Consul", "AQUA-1")


def sealers():
    states = ("sealed", "now", "waits")
    return tuple(Sealer(name, colour, s) for (name, colour), s in zip(samples.NAMES[:3], states, strict=True))


MAKERS = {
    "home": lambda: HomePage(games(), saves(), samples.results(), Settings()),
    "home-empty": lambda: HomePage(games()),
    "new-game": lambda: NewGamePage(
        samples.GAME, samples.SampleWords(), LEVELS, Settings(last_seats=LONG), samples.results()
    ),
    "new-game-first": lambda: NewGamePage(samples.GAME, samples.SampleWords(), LEVELS),
    "new-game-solo": lambda: NewGamePage(samples.GAME, samples.SampleWords(), LEVELS, solo=True),
    "scores": lambda: ScoresPage(
        outcome(), samples.SampleWords(), counted=True, note="Kept in your records."
    ),
    "scores-solo": lambda: ScoresPage(solo_outcome(), samples.SampleWords(), counted=True),
    "rules": lambda: RulesPage([samples.GAME], load),
    "settings": lambda: SettingsPage(Settings(), FOLDERS),
    "records": lambda: records(samples.results()),
    "records-game": lambda: records(samples.evenings(), samples.GAME.key),
    "records-table": lambda: as_table(records(samples.evenings(), samples.GAME.key)),
    "records-empty": lambda: records([]),
    "shelf": lambda: ShelfPage(games(), stock(), Pictures(None)),
    "shelf-bin": lambda: binned(ShelfPage(games(), stock(), Pictures(None))),
    "shelf-empty": lambda: ShelfPage(games(), Stock(), Pictures(None)),
    "challenges": lambda: challenges(""),
    "challenges-game": lambda: challenges(samples.GAME.key),
    "curtain": lambda: CurtainPage(Handover("Constantinus", "flava", "takes a tile.", "Round 7", sealers())),
}


class Longer(QTranslator):
    """Every text a quarter longer, as French is; the blanks stay."""

    def translate(self, context, source, disambiguation=None, n=-1):
        text = source.replace("%n", str(n)).replace("(s)", "s") if n >= 0 else source
        return text + " xx xxx xx xxxxx xxx xxx xx xxxx"[: max(2, len(text) // 4)].rstrip()

    def isEmpty(self):
        return False


@pytest.fixture(autouse=True)
def swept(qapp):
    """Without a running event loop nothing that was to be deleted later ever is."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def english(qapp):
    language.set_language(qapp, "en")


@pytest.fixture
def longer(qapp, english):
    translator = Longer()
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


@pytest.fixture
def show(swept, qtbot, english):
    """A page shown at a size, in the look the window would choose for it."""
    from PySide6.QtWidgets import QWidget

    def shown(page_maker, size=(1366, 768), text=100, dark=False) -> QWidget:
        scale = scaling.scale_for(QSize(*size), text)
        theme.set_look(theme.make_look(scale=scale, dark=dark, reduced_motion=True))
        page = page_maker()
        qtbot.addWidget(page)
        page.setMinimumSize(1, 1)  # in the window no page makes more room for itself
        page.resize(*size)
        page.show()
        for _ in range(2):  # a page that was built anew while it was shown is laid out once more
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            QApplication.processEvents()
        return page

    return shown
