"""What is of no use now is told before it is chosen: by a mark where it is lit, on its card, in the list.

What counts as of no use is asked of the rules (`games/GAME/foresight.py`) and held to the true table here: no
side has more of anything, and what is told to be of use does something.
"""

import random
from importlib import import_module
from typing import Any

import pytest

from rome_desktop.app import language
from rome_desktop.app.application import application
from rome_desktop.app.table.foresight import idle_spots
from rome_desktop.catalogue import GAMES
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.steps import options, to_move
from rome_desktop.games.alba_longa.actions import Hit
from rome_desktop.games.alba_longa.farmers import IMPROVE
from rome_desktop.games.nova_roma.answers import PERFORM
from tests.app.told.measures import MEASURES
from tests.app.told.test_told import Table, played, random_positions, settings_of
from tests.games.alba_longa.test_harvest import farmers
from tests.games.alba_longa.test_sabotage import victim
from tests.games.nova_roma.table import nova

LISTED = {
    "en": (": of no use", ": nothing of it can be done now"),
    "fr": ("\xa0: sans utilité", "\xa0: ne sert plus à rien", "\xa0: rien n’en est possible"),
}
CARDS = {"en": ("use", "nothing", "lost", "abandoning"), "fr": ("rien", "perdu", "abandon")}
EVERY = {"concordia": 25, "trajan": 7, "alba_longa": 4, "nova_roma": 5, "city_of_marble": 9}
"""Each so many positions of a match are looked at."""
WALKS = 4
"""So many ways to go on after an option of no use are tried."""


def idle_of(key: str, view: Any, chosen: list[Any]) -> set[Any]:
    is_idle = import_module(f"rome_desktop.games.{key}.foresight").is_idle
    return {action for action in chosen if is_idle(view, action)}


class Telling(Table):
    """A table of one game in one language that is asked what it tells of each option."""

    def marked(self, state: Any, seats: int, chosen: list[Any]) -> tuple[set[Any], set[Any]]:
        """Of what is lit: the targets of options that are of no use, and those that bear the mark."""
        language.set_language(application(), self.code)
        view = observe(state, self.game.rules.zones, to_move(state))
        self.view.show(view, self.context(state, seats))
        marks: list[set[Any]] = []
        put = self.view.table.set_marks
        self.view.table.set_marks = lambda *, blocked=(), poor=(): marks.append(set(poor))
        try:
            self.view.offer(state.pending[-1], chosen)
        finally:
            self.view.table.set_marks = put
        ways = self.view.choosing.targets(chosen, view)
        idle = idle_of(self.game.key, view, chosen)
        lit = {gesture.target for gestures in ways.values() for gesture in gestures}
        return idle_spots(ways, lambda action: action in idle), marks[-1] & lit

    def warnings(self, state: Any, seats: int, action: Any) -> list[str]:
        """Where a warning of an option is missing, or stands without a cause."""
        view = observe(state, self.game.rules.zones, to_move(state))
        idle = action in idle_of(self.game.key, view, [action])
        context = self.context(state, seats)
        language.set_language(application(), self.code)
        self.view.words.speak(self.code)
        said = self.view.words.option(action, view, context)
        listed = any(words in said for words in LISTED[self.code])
        found = [] if listed == idle else [f"list: {said}"]
        lines = self.lines(state, seats, [action]).get(action)
        if lines is not None and idle:
            alarms = [line.text.lower() for line in lines if line.role == "accent"]
            warned = any(word in text for word in CARDS[self.code] for text in alarms)
            found += [] if warned else [f"card: {[line.text for line in lines]}"]
        return [f"{self.code} {action}: {fault}" for fault in found]


@pytest.fixture
def told():
    """Tables of a game in both languages, taken away afterwards."""
    made: list[Telling] = []

    def of(key: str) -> list[Telling]:
        made.extend(Telling(key, code) for code in ("en", "fr"))
        return made

    yield of
    for table in made:
        table.view.take_away()


def more_of(key: str, state: Any, action: Any, dice: random.Random) -> set[str]:
    """What the seat that is asked can have more of by an option on the true table, and what it sets off."""
    seat, measures = to_move(state), MEASURES[key]
    assert seat is not None
    before = {what: measures.of(state, seat, what) for what in measures.holdings}
    return {
        what
        for after in (set_off(key, state, action, dice) for _ in range(WALKS))
        for what, had in before.items()
        if measures.of(after, seat, what) > had
    }


def set_off(key: str, state: Any, action: Any, dice: random.Random) -> Any:
    """The true table after an option and all it lets its seat choose, until a question like it is asked."""
    kind, depth, seat = type(state.pending[-1]), len(state.pending), to_move(state)
    after = played(state, action, key)
    while len(after.pending) >= depth and not isinstance(after.pending[-1], kind) and to_move(after) == seat:
        after = played(after, dice.choice(options(after)), key)
    return after


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_what_is_of_no_use_is_marked_and_told_and_nothing_else_is(key, told, thorough):
    tables, found, seen = told(key), [], 0
    every = 2 if thorough else EVERY[key]
    for number, setting in enumerate(settings_of(key)):
        dice = random.Random(number)
        for state in random_positions(setting, 5 + number, every):
            chosen = options(state)
            idle = idle_of(key, observe(state, setting.game.rules.zones, to_move(state)), chosen)
            seen += len(idle)
            for action in idle:
                more = more_of(key, state, action, dice)
                found += [f"{action} brings {more}"] if more else []
            others = [action for action in chosen if action not in idle]
            for table in tables if idle else tables[: not dice.randrange(6)]:
                spots, marked = table.marked(state, setting.seats, chosen)
                found += [f"{spots} are of no use, {marked} are marked"] if spots != marked else []
                for action in [*idle, *dice.sample(others, min(2, len(others)))]:
                    found += table.warnings(state, setting.seats, action)
    assert found == []
    assert seen or key == "alba_longa"


def disagreeing(table: Telling, state: Any, idle: set[Any]) -> list[str]:
    """Where table, card, list and bar do not all say that just these options are of no use."""
    chosen, seats = options(state), len(state.players)
    spots, marked = table.marked(state, seats, chosen)
    found = [] if spots == marked and bool(marked) == bool(idle) else [f"{marked} are marked"]
    found += [] if {one for one in chosen if table.view.is_idle(one)} == idle else ["bar"]
    return found + [warning for action in chosen for warning in table.warnings(state, seats, action)]


@pytest.mark.parametrize(
    ("fields", "granary", "is_idle"),
    [("", 0, True), ("L", 0, True), ("LLL", 0, True), ("S", 0, False), ("SL", 0, False), ("LLLLL", 1, False)],
)
def test_worship_paid_for_nobody_who_stands_on_the_farm_is_of_no_use(told, fields, granary, is_idle):
    """[AL-15.3] No walk at random comes to it: who has worship enough has farmers."""
    state = farmers(fields=fields, granary=granary, worship=7).state
    for table in told("alba_longa"):
        assert disagreeing(table, state, {IMPROVE} if is_idle else set()) == []


@pytest.mark.parametrize(
    "city",
    [{"merchants": "S"}, {"workers": 1}, {"priests": 1}, {"fields": "S"}, {"fields": "L", "granary": 1}],
)
def test_a_sabotage_that_can_be_chosen_is_of_use(told, city):
    """[AL-10.2] Where nobody is left it lapses before anybody is asked."""
    state = victim(**city).state
    assert [type(action) for action in options(state)] == [Hit]
    for table in told("alba_longa"):
        assert disagreeing(table, state, set()) == []


@pytest.mark.parametrize(("influence", "is_idle"), [(0, True), (1, False), (3, False)])
def test_a_petition_is_of_use_if_an_action_can_be_petitioned_for(told, influence, is_idle):
    """[NR-7.6, NR-11.13] One for trade brings a coin at least; without influence nothing is offered."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", influence=influence, goods="3/3/3/3/3", row=[])
    state = table.turn("Julia").play("place 0,2").state
    for shown in told("nova_roma"):
        assert disagreeing(shown, state, {PERFORM["petition"]} if is_idle else set()) == []
