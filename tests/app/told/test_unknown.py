"""What cannot be known is told as such, and nothing that is told gives away how hidden things lie.

Worlds that look alike to a seat are dealt from what it sees. In each of them the same is told; what an option
brings in one of them and not in another one is not promised, and that it is open is said.
"""

import random
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import reduce
from itertools import product, zip_longest
from operator import and_
from typing import Any

import pytest

from rome_desktop.app import language
from rome_desktop.app.application import application
from rome_desktop.app.kit.decision_bar import DecisionBar
from rome_desktop.app.pages.shared.display import MatchDisplay
from rome_desktop.app.table.hover_card import Promise
from rome_desktop.app.worker import MatchWorker, Update
from rome_desktop.catalogue import GAMES, game
from rome_desktop.content.reader import load
from rome_desktop.engine.hidden import imagine, observe
from rome_desktop.engine.record import Record
from rome_desktop.engine.steps import options, to_move
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings
from tests.app.shown_texts import said
from tests.app.told.measures import MEASURES
from tests.app.told.test_told import NAMES, Table, played, random_positions, settings_of
from tests.sometimes import sometimes

WORLDS = 3
CARDS_EACH, OPTIONS_EACH = 40, 8
"""So many places of a table, taken by chance, are asked for their card beside those that can be chosen, and
so many options for what they promise."""
OPEN = {
    "en": r"\bdraws?\b|\bdrawn\b|\bchance\b|\broll\b|\bface down\b|\bturned up\b|\bshows only\b",
    "fr": r"\bpioche[rz]?\b|\bpiochée\b|\bhasard\b|\blancez\b|\bface cachée\b|\bretourné[es]*\b|\bverrez\b",
}
"""How it is said that nobody can know yet what comes."""
EVERY = {"concordia": 23, "trajan": 5, "alba_longa": 9, "nova_roma": 13, "city_of_marble": 9}
"""Each so many positions of a match are looked at."""


def worlds(state: Any, zones: Any, count: int = WORLDS) -> list[Any]:
    """Tables that could be the true one for the seat that is asked."""
    view = observe(state, zones, to_move(state))
    return [imagine(view, zones, random.Random(number)) for number in range(count)]


class Told(MatchDisplay):
    """A match on a framed table, as the page shows it to the seat that is asked."""

    def __init__(self, key: str) -> None:
        super().__init__(DecisionBar(), Settings())
        self.lay_table(key, load(game(key)))
        self.sent: list[Update] = []
        self.worker = MatchWorker(None, None)
        self.worker.updated.connect(self.sent.append)

    def update_of(self, state: Any, setting: Any) -> Update:
        """What the match hands to the window when it stands so."""
        chosen, content = setting.game, load(setting.game)
        people = tuple(Seat(name, "human", colour) for name, colour in NAMES[: setting.seats])
        record = Record(chosen, content.box, setting.seats, dict(setting.options))
        match = Match(chosen, content, people, dict(setting.options), "1", record, state, state.clone())
        self.worker.adopt(match, None)
        return self.sent.pop()

    def all_of(self, update: Update, dice: random.Random) -> Iterator[Any]:
        """Everything that is told of a match, before anything is chosen."""
        view: Any = self.view
        words: Any = self.words
        seat = update.to_move or 0
        state = update.views[seat]
        words.speak(language.current())
        context = self.context_for(state, update.seats, seat, seat)
        view.show(state, context)
        self.show_around(state, context, update.entries, update.lines, seat)
        view.offer(update.decision, update.options)
        yield from (state, repr(view.shown), context.standings, *said(self))
        yield words.prompt(update.decision, update.options, state, context)
        yield [words.option(option, state, context) for option in update.options]
        yield [view.points_after(option) for option in update.options]
        table = self.table
        keys = sorted(table.index.by_key, key=str)
        chosen = [key for key in keys if table.grammar.option_at(key) is not None]
        for key in [*chosen, *dice.sample(keys, min(CARDS_EACH, len(keys)))]:
            yield key, table.index.by_key[key].name, view.card(key, table.grammar.option_at(key))


@pytest.fixture
def told_of():
    """Tables of the games, taken away afterwards."""
    made: list[Any] = []

    def of(key: str) -> Told:
        made.append(Told(key))
        return made[-1]

    yield of
    for table in made:
        table.take_away()
        table.deleteLater()


def given_away(table: Told, setting: Any, state: Any) -> list[str]:
    """What is told in one of several worlds that look alike, and not in another one."""
    first, *others = worlds(state, setting.game.rules.zones)
    told = [
        list(table.all_of(table.update_of(world, setting), random.Random(1)))
        for world in (first, first, *(other for other in others if other != first))
    ]  # the first time the table may still be laid out
    pairs = (pair for other in told[2:] for pair in zip_longest(told[1], other))
    return [f"{one} / {two}" for one, two in pairs if one != two]


def looked_at(key: str, every: int, first: int) -> Iterator[tuple[Any, Any]]:
    for number, setting in enumerate(settings_of(key)):
        for state in random_positions(setting, first + number, every):
            yield setting, state.clone()


class Answers:
    """A table of one game in one language that is asked what it tells of an option."""

    def __init__(self, key: str, code: str) -> None:
        self.table = Table(key, code)
        self.code = code

    def told(self, state: Any, seats: int, action: Any) -> tuple[str, tuple[Any, ...]]:
        """All that is said of it, on its card and in the list; what is promised there and in the question."""
        language.set_language(application(), self.code)
        table, view = self.table, observe(state, self.table.game.rules.zones, to_move(state))
        prompt = table.prompt(state, seats)
        lines = table.lines(state, seats, [action]).get(action, [])
        listed = table.view.words.option(action, view, table.context(state, seats))
        kept = [promise for line in lines for promise in line.promises]
        kept += [told for told in prompt.foretold if told.option == action]
        said = " / ".join([listed, *(line.text for line in lines)])
        return said, tuple(kept)


def differing(one: Any, two: Any, at: str = "") -> Iterator[str]:
    """In what two views of a table are not the same; steps aside, for they only say who is asked what."""
    if is_dataclass(one) and type(one) is type(two):
        for field in fields(one):
            if field.name != "pending":
                yield from differing(getattr(one, field.name), getattr(two, field.name), f"{at}.{field.name}")
    elif isinstance(one, list) and isinstance(two, list) and any(map(is_dataclass, one)):
        for pair in zip(one, two, strict=True):
            yield from differing(*pair, at)
    elif one != two:
        yield at


class Ends:
    """How an option of the seat that is asked ends in several worlds that look alike to it."""

    def __init__(self, key: str, state: Any, action: Any) -> None:
        zones, seat = game(key).rules.zones, to_move(state)
        alike = worlds(state, zones)
        self.key = key
        self.tables = [played(one, action, key, random.Random(n)) for n, one in enumerate(alike)]
        self.views = [observe(table, zones, seat) for table in self.tables]

    def open(self) -> set[str]:
        """What the seat sees then in one world and not in another one."""
        first, *others = self.views
        return {at for other in others for at in differing(first, other)}

    def is_known(self, side: int, what: str) -> bool:
        """Whether it is the same in each."""
        return len({MEASURES[self.key].of(table, side, what) for table in self.tables}) == 1


def wrongly_known(key: str, state: Any, seats: int, answers: Answers, chosen: list[Any]) -> Iterator[str]:
    """Promises of what nobody can know; options that show something without a word about it.

    What shows whatever is chosen comes of the turn, not of an option.
    """
    ends = {action: Ends(key, state, action) for action in options(state)}
    found = {action: one.open() for action, one in ends.items()}
    anyway = reduce(and_, found.values()) if len(found) > 1 else set()
    for action in chosen:
        said, kept = answers.told(state, seats, action)
        for promise in kept:
            if not ends[action].is_known(promise.side, promise.what):
                yield f"{action}: {promise} is not known"
        shows = found[action] - anyway
        if shows and not re.search(OPEN[answers.code], said, re.IGNORECASE):
            yield f"{answers.code}: {action}: “{said}” is silent about {shows}"


every_game = pytest.mark.parametrize("key", [one.key for one in GAMES])


@pytest.mark.parametrize("key", sometimes([one.key for one in GAMES], every=2))
def test_what_is_told_is_the_same_in_all_worlds_that_look_alike(key, told_of, thorough):
    table, found, alike = told_of(key), [], 0
    for setting, state in looked_at(key, EVERY[key] * (4 if thorough else 12), 5):
        one, two = worlds(state, setting.game.rules.zones, 2)
        alike += one != two
        found += given_away(table, setting, state)
    assert found == []
    assert alike > 2


@every_game
def test_what_nobody_can_know_is_told_as_such(key, thorough):
    both, found = [Answers(key, code) for code in ("en", "fr")], []
    for number, (setting, state) in enumerate(looked_at(key, EVERY[key] * (1 if thorough else 4), 5)):
        dice, legal = random.Random(number), options(state)
        chosen = dice.sample(legal, min(OPTIONS_EACH, len(legal)))
        for answers in both if thorough else both[number % 2 :: 2]:
            found += wrongly_known(key, state, setting.seats, answers, chosen)
    assert found == []


def test_a_window_that_is_handed_the_true_table_is_found(told_of, monkeypatch):
    """It must not be blind: what would come of a window that sees through cards."""
    monkeypatch.setattr(Match, "view", lambda match, seat: match.state.clone())
    table = told_of("city_of_marble")
    setting, state = next(looked_at("city_of_marble", 60, 59))

    assert any(fault.startswith("Shown(") for fault in given_away(table, setting, state))


def drawing(key: str) -> tuple[Any, Any, Any]:
    """A position in which some options draw something and others do not; one that does."""
    for setting, state in looked_at(key, 1, 0):
        legal = options(state)
        if len(legal) < 2:
            continue
        found = {action: Ends(key, state, action).open() for action in legal}
        shows = [action for action, what in found.items() if what - reduce(and_, found.values())]
        if shows and len(shows) < len(legal):
            return setting, state, shows[0]
    raise AssertionError("nothing is ever drawn")


@pytest.mark.parametrize(("key", "code"), sometimes(product(["nova_roma", "trajan"], OPEN), every=2))
def test_an_option_that_draws_without_a_word_is_found(key, code, monkeypatch):
    setting, state, action = drawing(key)
    answers = Answers(key, code)
    assert not list(wrongly_known(key, state, setting.seats, answers, [action]))

    monkeypatch.setattr(answers, "told", lambda *_: ("Take the best card", ()))

    assert "silent" in " ".join(wrongly_known(key, state, setting.seats, answers, [action]))


def test_a_promise_of_what_will_be_drawn_is_found(monkeypatch):
    """The points of bridges, once one more was taken: they depend on the value under it."""
    key = "city_of_marble"
    setting, state, taking = next(
        (setting, state, found)
        for setting, state in looked_at(key, 1, 0)
        if (found := [action for action in options(state) if Ends(key, state, action).open()])
    )
    answers, card = Answers(key, "en"), ("takes the bridge tile; its value shows only then", ())
    monkeypatch.setattr(answers, "told", lambda *_: card)
    assert not list(wrongly_known(key, state, setting.seats, answers, taking))

    card = (card[0], (Promise("bridges", to_move(state) or 0, 0, 3),))

    assert "not known" in " ".join(wrongly_known(key, state, setting.seats, answers, taking))
