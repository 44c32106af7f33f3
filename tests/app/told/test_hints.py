"""What is said of a hint is what the trials found: numbers, order, names, and the term that decides.

The end of every trial is accounted for once more by `ai/GAME/accounts.py`, beside the advice and not through
it; what H and W say in both languages is read and held against that.
"""

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from statistics import fmean
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from rome_desktop.ai import advice
from rome_desktop.ai.accounts import POINTS, accounts_of, terms_of
from rome_desktop.ai.players import levels_of
from rome_desktop.ai.trials import Trials
from rome_desktop.app import language, tables
from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit.decision_bar import DecisionBar
from rome_desktop.app.kit.hint_panel import HintPanel
from rome_desktop.app.pages.table.hinting import Hinting
from rome_desktop.catalogue import GAMES, game
from rome_desktop.cli import bot
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.record import line_of
from rome_desktop.engine.steps import options, to_move
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings
from tests.app.told.test_told import NAMES, REPLAYS, computer_positions, random_positions, settings_of

ROUNDED = 0.006
"""The answer of the computer's process is rounded to hundredths before it is said."""
NUMBER = re.compile("[-−]?\\d+(?:[.,]\\d+)?")
HARDLY = {"en": "Hardly better", "fr": "À peine mieux"}
QUICK = Trials(candidates=4, width=1, turns=0, worlds=2, broad=True)


@dataclass
class Ends:
    """How the trials of each option ended: term by term, and with the others considered."""

    found: dict[Any, list[tuple[float, ...]]] = field(default_factory=dict)
    order: list[Any] = field(default_factory=list)

    def points(self, action: Any) -> list[float]:
        return [sum(terms[:-1]) for terms in self.found[action]]

    def gaps(self, best: Any, other: Any) -> list[float]:
        """By how much each term is better in the worlds that both have met."""
        worlds = min(len(self.found[best]), len(self.found[other]))
        columns = [zip(*self.found[action][:worlds], strict=True) for action in (best, other)]
        return [fmean(a) - fmean(b) for a, b in zip(*columns, strict=True)]


@pytest.fixture
def ends(monkeypatch):
    """What the trials of the next advice end with."""
    seen = Ends()
    tried = advice.tried_out

    def watched(evaluator, view, seat, dice, trials, thought, watch, asked):
        key = next(g.key for g in GAMES if type(evaluator).__module__.startswith(f"rome_desktop.ai.{g.key}"))
        seen.found.clear()

        def account(candidate, after):
            own = [float(worth) for worth in accounts_of(key).account(evaluator, after, seat)]
            both = float(accounts_of(key).against(evaluator, after, seat))
            seen.found.setdefault(candidate.leaf.path[0], []).append((*own, both - sum(own)))
            watch(candidate, after)

        found = tried(evaluator, view, seat, dice, trials, thought, account, asked)
        seen.order = [candidate.leaf.path[0] for candidate in found]
        return found

    monkeypatch.setattr(advice, "tried_out", watched)
    return seen


class Nobody(QObject):
    """The computers, at whom nobody is asked."""

    hinted, no_hint = Signal(object, object), Signal()

    def hint(self, *asked):
        """Nothing comes but what the test hands over."""


class Told:
    """Bar and panel of a position in a language, and what they say of an answer."""

    def __init__(self, key: str, view: Any, seats: int, code: str, qapp: Any) -> None:
        language.set_language(qapp, code)
        self.game = game(key)
        self.words: Any = tables.words(self.game)
        self.seat = to_move(view) or 0
        self.words.speak(code)
        people = tuple(Seat(name, "human", colour) for name, colour in NAMES[:seats])
        standings = tuple(self.game.rules.standings(view))
        rivals = [Seat("Rivalis", "rival", "viridis")] * (len(standings) - seats)
        self.context = TableContext((*people, *rivals), self.seat, self.seat, code, Settings(), standings)
        self.view, self.options = view, options(view)
        update = SimpleNamespace(number=1, to_move=self.seat, options=self.options)
        shows = SimpleNamespace(show_hint=lambda action: None)
        laid = SimpleNamespace(update=update, game=self.game, view=shows, words=self.words)
        on_table: Any = SimpleNamespace(
            aim=None, opened=object(), update=update, asked=lambda: laid,
            state=lambda: view, context=lambda: self.context,
        )  # fmt: skip
        self.room = QWidget()
        self.panel, self.bar = HintPanel(self.room), DecisionBar(self.room)
        self.pointed: Any = None
        everybody: Any = Nobody(self.room)
        toast: Any = SimpleNamespace(say=lambda text: None)
        self.hinting = Hinting(
            everybody, on_table, self.bar, self.panel, toast, lambda action: None, lambda: self.pointed
        )

    def say(self, answer: dict[str, Any], pointed: Any = None) -> tuple[list[str], str]:
        """The rows of the panel, and what decides, once an answer has come."""
        self.pointed = pointed
        ask = self.hinting.ask if pointed is None else self.hinting.why_not
        ask()
        action = next(a for a in self.options if line_of(self.view, a) == answer["line"])
        self.hinting._come(action, answer["why"])
        rows = [self.panel.list.item(row).text() for row in range(self.panel.list.count())]
        return rows, self.panel.verdict.text()

    def named(self, action: Any) -> str:
        return str(self.words.option(action, self.view, self.context))


def near(said: str, value: float, unit: str) -> bool:
    """Whether a number is another one as it is rounded."""
    number = float(said.replace("−", "-").replace(",", "."))
    return abs(number - value) <= (0.5 if unit == POINTS else 0.05) + ROUNDED


def wrong_rows(told: Told, rows: list[str], ends: Ends, pointed: Any, unit: str) -> Iterator[str]:
    """What the list of the best options says otherwise than the trials."""
    shown = [action for action in ends.order if action in ends.found][:3]
    if pointed is not None and pointed not in shown:
        shown.append(pointed)
    if len(rows) != len(shown):
        yield f"{len(rows)} rows for {shown}"
        return
    for number, (row, action) in enumerate(zip(rows, shown, strict=True), 1):
        name, _, brings = row.rpartition("\n")
        points = ends.points(action)
        expected = [fmean(points), min(points), max(points)]
        numbers = NUMBER.findall(brings)
        if name != f"{number}. {told.named(action)}":
            yield f"“{name}” for {action}"
        if len(numbers) == 1:
            expected = expected[:1]
        if len(numbers) != len(expected) or not all(map(near, numbers, expected, [unit] * 3)):
            yield f"“{brings}” for {expected}"


def wrong_verdict(
    told: Told, said: str, ends: Ends, beside: tuple[Any, Any], unit: str, code: str
) -> Iterator[str]:
    """What the sentence of two options says otherwise than the trials."""
    best, other = beside
    gaps = ends.gaps(best, other)
    by = max(0.0, sum(gaps))
    named = f"{told.named(other).removesuffix('.')}"
    if named not in said:
        yield f"“{said}” does not name “{named}”"
    amount = said.replace(named, "").partition("«" if code == "fr" else "“")[0]
    least = 0.5 if unit == POINTS else 0.05
    if amount.startswith(HARDLY[code]):
        if by >= least + ROUNDED:
            yield f"“{said}” for {by}"
    elif by < least - ROUNDED or not any(near(number, by, unit) for number in NUMBER.findall(amount)):
        yield f"“{said}” for {by}"
    most = max(gaps)
    names = [
        term.name for term, gap in zip(terms_of(told.game.key), gaps, strict=True) if gap >= most - 0.011
    ]
    if most >= advice.FELT and not any(told.words.weighing.term(name) in said for name in names):
        yield f"“{said}” does not name {names}"


def look(key: str, state: Any, seats: int, ends: Ends, qapp: Any) -> int:
    """One position: the hint, and why not the option that comes last; how many sentences were read."""
    chosen, seat = game(key), to_move(state)
    view = observe(state, chosen.rules.zones, seat)
    legal = options(view)
    if len(legal) == 1:
        return 0
    unit, found, read = accounts_of(key).UNIT, [], 0
    for pointed in (None, legal[-1]):
        about = "" if pointed is None else line_of(view, pointed)
        request: Any = SimpleNamespace(seat=seat, about=about)
        answer = json.loads(json.dumps(bot.advised(chosen, view, request, random.Random(1))))
        if not ends.found:
            continue
        for code in ("en", "fr"):
            told = Told(key, view, seats, code, qapp)
            rows, verdict = told.say(answer, pointed)
            best = ends.order[0]
            found += [f"{code}: {fault}" for fault in wrong_rows(told, rows, ends, pointed, unit)]
            other = pointed if pointed is not None else next(iter(ends.order[1:]), None)
            if other is not None and other != best:
                beside = (best, other)
                found += [f"{code}: {f}" for f in wrong_verdict(told, verdict, ends, beside, unit, code)]
            read += len(rows) + 1
            told.room.deleteLater()
    language.set_language(qapp, "en")
    assert not found, "\n".join([f"{type(state.pending[-1]).__name__}:", *found[:20]])
    return read


every_game = pytest.mark.parametrize("key", [g.key for g in GAMES])


@pytest.fixture
def quick(monkeypatch):
    """Fewer worlds and turns: what is said is made from them in the same way."""
    monkeypatch.setattr(advice, "strongest_trials", lambda g: (levels_of(g.key)[-1], QUICK))


@every_game
def test_what_is_said_of_a_hint_is_what_the_trials_found(key, quick, ends, qapp):
    setting = settings_of(key)[0]
    read = 0
    for state in islice(random_positions(setting, 7, 37), 2):
        read += look(key, state, setting.seats, ends, qapp)
    path = min((REPLAYS / key).glob("*.txt"))
    for state, seats in islice(computer_positions(path, 43), 1, 3):
        read += look(key, state, seats, ends, qapp)
    assert read > 12


@pytest.mark.thorough
@every_game
def test_what_is_said_of_a_hint_is_what_the_trials_found_at_every_table(key, ends, qapp):
    """With the trials of a real hint, at tables of all sizes and levels."""
    read = 0
    for number, setting in enumerate(settings_of(key)):
        for state in islice(random_positions(setting, number, 61), 2):
            read += look(key, state, setting.seats, ends, qapp)
    for path in sorted((REPLAYS / key).glob("*.txt"))[::3]:
        for state, seats in islice(computer_positions(path, 97), 1, 3):
            read += look(key, state, seats, ends, qapp)
    assert read > 50
