"""Who is named on the curtain while choices are made in secret."""

from dataclasses import dataclass
from types import SimpleNamespace

import pytest

from rome_desktop.app.pages.table.handing import sealers
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Decision
from rome_desktop.session.match import SEALED, Entry
from tests.app.pages import samples


@dataclass(frozen=True, slots=True)
class Lay(Action):
    verb = "lay"
    card: str


@dataclass(frozen=True, slots=True)
class Aim(Action):
    verb = "aim"
    card: str


@dataclass(frozen=True, slots=True)
class LayCard(Decision):
    seat: int
    sealed = True


@dataclass(frozen=True, slots=True)
class OpenChoice(Decision):
    seat: int


def entry(seat, action, barrier=SEALED):
    return Entry(0, seat, action, (), barrier, False)


def update(entries, *pending):
    view = SimpleNamespace(pending=list(pending))
    seats = samples.seats("human", "normal", "human")
    return SimpleNamespace(views={None: view}, seats=seats, entries=entries, options=[Lay("a"), Lay("b")])


@pytest.mark.parametrize(
    ("entries", "states"),
    [
        ([], [("Hadrian", "now"), ("Claudia", "waits")]),
        ([entry(0, Lay("secret"))], [("Julia", "sealed"), ("Hadrian", "now"), ("Claudia", "waits")]),
        ([entry(0, Aim("x")), entry(1, Aim("y"))], [("Hadrian", "now"), ("Claudia", "waits")]),
        ([entry(0, Lay("x"), "")], [("Hadrian", "now"), ("Claudia", "waits")]),
    ],
)
def test_the_round_is_told_in_turn_order(entries, states):
    found = sealers(update(entries, OpenChoice(0), LayCard(2), LayCard(1)))
    assert [(sealer.name, sealer.state) for sealer in found] == states


def test_a_round_after_another_begins_anew():
    """The answers of the round before lie directly behind those of this one."""
    before = [entry(0, Lay("a")), entry(1, Lay("b")), entry(2, Lay("c"))]
    found = sealers(update(before, LayCard(2), LayCard(1), LayCard(0)))
    assert [(s.name, s.state) for s in found] == [
        ("Julia", "now"),
        ("Hadrian", "waits"),
        ("Claudia", "waits"),
    ]
    found = sealers(update([*before, entry(0, Lay("d"))], LayCard(2), LayCard(1)))
    assert [(s.name, s.state) for s in found] == [
        ("Julia", "sealed"),
        ("Hadrian", "now"),
        ("Claudia", "waits"),
    ]


def test_whoever_chooses_twice_in_a_round_is_named_once():
    entries = [entry(0, Lay("a")), entry(0, Lay("b"))]
    found = sealers(update(entries, LayCard(2), LayCard(2), LayCard(1), LayCard(1)))
    assert [(s.name, s.state) for s in found] == [
        ("Julia", "sealed"),
        ("Hadrian", "now"),
        ("Claudia", "waits"),
    ]


def test_what_was_chosen_makes_no_difference():
    one, other = ([entry(0, Lay(card))] for card in "ab")
    pending = (LayCard(2), LayCard(1))
    assert sealers(update(one, *pending)) == sealers(update(other, *pending))


def test_nobody_is_named_when_nothing_is_chosen_in_secret():
    assert sealers(update([entry(0, Lay("a"))], LayCard(2), OpenChoice(1))) == ()
