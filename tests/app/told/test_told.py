"""What card and question say of an option is what happens when it is played, in every game, for all seats.

The promises behind the lines of a card are read as plain values, and each is looked up in the true table
after the option was played there; the sentences of both languages have to name its numbers.
"""

import random
import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from rome_desktop.app import language, tables
from rome_desktop.app.application import application
from rome_desktop.app.contract import Prompt, TableContext
from rome_desktop.app.table.table_view import TableView
from rome_desktop.catalogue import GAMES, game
from rome_desktop.content.reader import load
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.record import play_line
from rome_desktop.engine.steps import Chance, Decision, options, to_move
from rome_desktop.session import transcript
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings
from tests.app.told.measures import MEASURES
from tests.contract.walks import SETTINGS, walk

REPLAYS = Path(__file__).resolve().parents[2] / "replays"
NAMES = (
    ("Iulia", "rubra"),
    ("Marcus", "caerulea"),
    ("Octavia", "flava"),
    ("Silvia", "nigra"),
    ("Titus", "viridis"),
)
WORDS = {"a": 1, "an": 1, "one": 1, "un": 1, "une": 1, "no": 0, "aucun": 0, "aucune": 0}
WORDS |= {"twice": 2, "deux": 2}
UNNUMBERED = {"final"}
"""What is told as such: that the end of the match is triggered."""
ASKED_WITH_NUMBERS = {"alba_longa", "concordia"}
"""The questions of these games name what an option costs or brings."""
QUICK, OPTIONS_EACH = 11, 12
"""Each so many positions of a match, and so many options there, are looked at in the short form."""


class Table:
    """One game's cards in one language, for any state of it."""

    def __init__(self, key: str, code: str) -> None:
        self.game = game(key)
        self.code = code
        self.view: Any = tables.view(self.game, TableView(), load(self.game), tables.words(self.game))

    def context(self, state: Any, seats: int) -> TableContext:
        standings = tuple(self.game.rules.standings(state))
        people = [Seat(name, "human", colour) for name, colour in NAMES[:seats]]
        rivals = [Seat("Rivalis", "rival", "viridis") for _ in range(len(standings) - seats)]
        asked = to_move(state) or 0
        return TableContext((*people, *rivals), asked, asked, self.code, Settings(), standings)

    def prompt(self, state: Any, seats: int) -> Prompt:
        """What is asked of the seat to move."""
        context = self.context(state, seats)
        view = observe(state, self.game.rules.zones, to_move(state))
        self.view.words.speak(self.code)
        return self.view.words.prompt(state.pending[-1], options(state), view, context)

    def lines(self, state: Any, seats: int, chosen: list[Any]) -> dict[Any, list[Any]]:
        """The lines of the card of each option that is chosen on the table, not by a button alone."""
        context = self.context(state, seats)
        view = observe(state, self.game.rules.zones, to_move(state))
        self.view.words.speak(self.code)
        shown = self.view._read(view, context)
        ways = self.view.choosing.targets(chosen, view)
        cards = {}
        for action in chosen:
            if not ways[action]:
                continue
            card = self.view.cards.card(shown, ways[action][0].target, action, None)
            cards[action] = list(card.lines) if card is not None else []
        return cards


def played(state: Any, action: Any, key: str, dice: random.Random | None = None) -> Any:
    """The true table once an option was played on it, before the turn ends; with dice chance answers."""
    measures, after = MEASURES[key], state.clone()
    line = [action]
    while line:
        step = after.pending.pop()
        step.resolve(after, line.pop(), None)
        while after.pending and not isinstance(top := after.pending[-1], Decision):
            is_chance = isinstance(top, Chance)
            if dice is None if is_chance else measures.stops_at(type(top).__name__):
                break
            after.pending.pop()
            if is_chance:
                top.resolve(after, top.draw(after, dice), None)
            else:
                top.run(after, None)
        if after.pending and type(after.pending[-1]).__name__ in measures.orders:
            line = [after.pending[-1].options(after)[-1]]
    return after


def named(text: str) -> set[int]:
    """The numbers of a sentence, as digits or as words."""
    words = re.findall(r"[^\W\d]+", text.lower())
    return {int(found) for found in re.findall(r"\d+", text)} | {
        WORDS[word] for word in words if word in WORDS
    }


def faults(key: str, state: Any, action: Any, said: dict[str, list[Any]]) -> Iterator[str]:
    """What is told of an option and does not happen, or happens and is not told."""
    measures, seat = MEASURES[key], to_move(state)
    assert seat is not None
    after = played(state, action, key)
    promised = {code: [p for line in lines for p in line.promises] for code, lines in said.items()}
    if promised["en"] != promised["fr"]:
        yield f"{action}: the languages differ: {promised}"
    for promise in promised["en"]:
        truth = tuple(measures.of(table, promise.side, promise.what) for table in (state, after))
        if truth != (promise.before, promise.after):
            yield f"{action}: {promise} is {truth}"
    told = {(p.what, p.side) for p in promised["en"]}
    is_idle = getattr(import_module(f"rome_desktop.games.{key}.foresight"), "is_idle", None)
    idle = is_idle is not None and is_idle(state, action)
    for what in measures.holdings:
        change = measures.of(after, seat, what) - measures.of(state, seat, what)
        if change and (what, seat) not in told:
            yield f"{action}: {what} changes by {change} without a word"
        if change > 0 and idle:
            yield f"{action}: told to do nothing, and brings {what}"
    for code, lines in said.items():
        yield from (f"{action}: {code}: {fault}" for line in lines for fault in unnamed(line))


def broken(key: str, state: Any, prompts: dict[str, Prompt]) -> Iterator[str]:
    """What the question names of an option and does not happen."""
    if prompts["en"].foretold != prompts["fr"].foretold:
        yield f"the languages differ: {prompts}"
    for told in prompts["en"].foretold:
        after = played(state, told.option, key)
        truth = tuple(MEASURES[key].of(table, told.side, told.what) for table in (state, after))
        if truth != (told.before, told.after):
            yield f"asked with {told}, which is {truth}"
        for code, prompt in prompts.items() if told.what not in UNNUMBERED else ():
            if abs(told.after - told.before) not in named(f"{prompt.sentence} {prompt.second}"):
                yield f"{code}: “{prompt.sentence} {prompt.second}” does not name {told}"


def unnamed(line: Any) -> Iterator[str]:
    """Promises whose number the sentence that is made from them does not name."""
    numbers = named(line.text)
    for p in line.promises:
        if p.before != p.after and not numbers & {p.after, abs(p.after - p.before)}:
            yield f"“{line.text}” does not name {p}"


def look(
    key: str, state: Any, seats: int, both: dict[str, Table], dice: random.Random | None
) -> Counter[str]:
    """Every option of a position, or some of them by chance; how many promises were kept."""
    chosen = options(state)
    if dice is not None and len(chosen) > OPTIONS_EACH:
        chosen = dice.sample(chosen, OPTIONS_EACH)
    said: dict[str, dict[Any, list[Any]]] = {}
    for code, table in both.items():
        language.set_language(application(), code)
        said[code] = table.lines(state, seats, chosen)
    found = []
    counts: Counter[str] = Counter(positions=1)
    prompts = {}
    for code, table in both.items():
        language.set_language(application(), code)
        prompts[code] = table.prompt(state, seats)
    found += list(broken(key, state, prompts))
    counts["asked"] += len(prompts["en"].foretold)
    for action in chosen:
        if action not in said["en"]:
            continue
        lines = {code: cards[action] for code, cards in said.items()}
        found += list(faults(key, state, action, lines))
        counts["options"] += 1
        counts["promises"] += sum(len(line.promises) for line in lines["en"])
    assert not found, "\n".join([f"{type(state.pending[-1]).__name__}:", *found[:20]])
    return counts


@pytest.fixture
def tables_of():
    """The tables of a game in both languages, laid once."""
    made: dict[str, dict[str, Table]] = {}

    def of(key: str) -> dict[str, Table]:
        if key not in made:
            made[key] = {code: Table(key, code) for code in ("en", "fr")}
        return made[key]

    yield of
    for both in made.values():
        for table in both.values():
            table.view.take_away()


def random_positions(setting: Any, seed: int, every: int) -> Iterator[Any]:
    for moment in walk(setting, seed):
        asked = moment.state.pending and isinstance(moment.state.pending[-1], Decision)
        if asked and moment.number % every == seed % every:
            yield moment.state


def computer_positions(path: Path, every: int) -> Iterator[tuple[Any, int]]:
    script = transcript.read(path.read_text(encoding="utf-8"))
    seats = len(script.header["seats"].split())
    state = script.record.begin()
    for number, line in enumerate(script.record.lines):
        if state.pending and isinstance(state.pending[-1], Decision) and number % every == 0:
            yield state, seats
        play_line(script.game, state, line)


def settings_of(key: str) -> list[Any]:
    """One of each number of seats and each level."""
    found: dict[tuple[int, str], Any] = {}
    for setting in SETTINGS:
        if setting.game.key == key:
            found.setdefault((setting.seats, dict(setting.options).get("solo", "")), setting)
    return list(found.values())


every_game = pytest.mark.parametrize("key", sorted(MEASURES))


def test_every_game_is_held_to_it():
    assert set(MEASURES) == {game.key for game in GAMES}


@every_game
def test_what_is_told_in_random_matches_is_what_happens(key, tables_of):
    counts: Counter[str] = Counter()
    for number, setting in enumerate(settings_of(key)):
        dice = random.Random(number)
        for state in random_positions(setting, 5 + number, QUICK):
            counts += look(key, state, setting.seats, tables_of(key), dice)
    assert counts["promises"] > 10, counts
    assert counts["asked"] or key not in ASKED_WITH_NUMBERS


@every_game
def test_what_is_told_in_matches_of_computers_is_what_happens(key, tables_of):
    counts: Counter[str] = Counter()
    for number, path in enumerate(sorted((REPLAYS / key).glob("*.txt"))[::4]):
        dice = random.Random(number)
        for state, seats in computer_positions(path, QUICK):
            counts += look(key, state, seats, tables_of(key), dice)
    assert counts["promises"] > 10, counts


@pytest.mark.thorough
@pytest.mark.parametrize("setting", [one for one in SETTINGS if one.game.key in MEASURES], ids=str)
def test_what_is_told_is_what_happens_at_every_option(setting, tables_of):
    key = setting.game.key
    counts: Counter[str] = Counter()
    for state in random_positions(setting, SETTINGS.index(setting), 3):
        counts += look(key, state, setting.seats, tables_of(key), None)
    print(setting, dict(counts))
    assert counts["options"] > 0


@pytest.mark.thorough
@every_game
def test_what_is_told_in_every_match_of_computers_is_what_happens(key, tables_of):
    counts: Counter[str] = Counter()
    for path in sorted((REPLAYS / key).glob("*.txt")):
        for state, seats in computer_positions(path, 3):
            counts += look(key, state, seats, tables_of(key), None)
    print(key, dict(counts))
    assert counts["promises"] > 100, counts
