"""The state to and from JSON, and its digest."""

import json
import random
from dataclasses import fields
from typing import Any, get_type_hints

import pytest

from rome_desktop.engine.steps import Automatic, Chance, Decision, Step
from rome_desktop.games.city_of_marble.components import Colour, Kind
from rome_desktop.games.city_of_marble.turn import TakeAction
from rome_desktop.session import codec
from rome_desktop.session.codec import CodecError
from tests.session.tables import CONTENT, GAME, begun, play_on

VALUES: dict[Any, list[Any]] = {
    int: [0, 3],
    str: ["1,0|2,0"],
    Kind: list(Kind),
    Colour: list(Colour),
    tuple[str, ...]: [(), ("1,0", "0,1")],
    bool: [False, True],
}


def samples(kind: type[Step]) -> list[Step]:
    """Steps of one class, every value of its fields tried."""
    hints = get_type_hints(kind)
    found: list[dict[str, Any]] = [{}]
    for field in fields(kind):  # type: ignore[arg-type]
        found = [{**one, field.name: value} for one in found for value in VALUES[hints[field.name]]]
    return [kind(**values) for values in found]


def document(clicks: int = 20) -> dict[str, Any]:
    return codec.state_to_json(play_on(begun(), clicks).state)


@pytest.mark.parametrize("kind", GAME.rules.steps, ids=lambda kind: kind.__name__)
def test_every_step_comes_back_equal(kind):
    for step in samples(kind):
        written = json.loads(json.dumps(codec.step_to_json(step)))

        assert written["step"] == kind.__name__
        assert codec.step_from_json(GAME, written) == step


def test_all_three_kinds_of_step_are_among_them():
    assert {
        base for base in (Automatic, Chance, Decision) for kind in GAME.rules.steps if issubclass(kind, base)
    } == {
        Automatic,
        Chance,
        Decision,
    }


@pytest.mark.parametrize(("kinds", "solo"), [("human human human", ""), ("human", "quaestor")])
def test_every_state_of_a_match_comes_back_equal(kinds, solo):
    match = begun(kinds, solo=solo)
    dice = random.Random(4)
    while not match.over:
        match.play(dice.choice(match.legal()))
        written = json.loads(json.dumps(codec.state_to_json(match.state)))
        read = codec.state_from_json(GAME, CONTENT.box, written)
        assert read == match.state
        assert (read.covered, read.open, read.blocked) == (
            match.state.covered,
            match.state.open,
            match.state.blocked,
        )
        assert codec.digest(read) == codec.digest_of(written) == codec.digest(match.state)


def test_the_box_and_what_follows_from_the_rest_are_left_out():
    assert document().keys().isdisjoint({"box", "map", "covered", "open", "blocked"})


def test_the_digest_is_that_of_equal_states_only():
    one, other = play_on(begun(), 20).state, play_on(begun(), 20).state
    assert codec.digest(one) == codec.digest(other)
    assert len(codec.digest(one)) == 16
    assert int(codec.digest(one), 16) >= 0

    other.coins -= 1

    assert codec.digest(one) != codec.digest(other)


def test_the_digest_does_not_depend_on_the_order_of_members():
    found = document()

    assert codec.digest_of(dict(reversed(found.items()))) == codec.digest_of(found)


def test_the_digest_of_a_known_table_has_not_changed():
    """A changed digest makes every save go on from its state: raise the game's revision then."""
    assert codec.digest_of({"a": 1, "é": [None, True]}) == "a1bf561470ec5c89"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda d: None, "the state should be a table of fields"),
        (lambda d: [], "the state should be a table of fields"),
        (lambda d: {**d, "gold": 1}, "the state's field “gold” is missing or unknown"),
        (
            lambda d: {k: v for k, v in d.items() if k != "coins"},
            "the state's field “coins” is missing or unknown",
        ),
        (lambda d: {**d, "coins": "many"}, "state.coins: Input should be a valid integer"),
        (lambda d: {**d, "players": [{}]}, "state.players: 0.score Field required"),
        (lambda d: {**d, "players": [{**d["players"][0], "x": 1}]}, "state.players: 0.x"),
        (lambda d: {**d, "stacks": {"forum": 3}}, "state.stacks: forum"),
        (lambda d: {**d, "pending": 5}, "state.pending should be a list of steps"),
        (lambda d: {**d, "pending": {"step": "EndTurn"}}, "state.pending should be a list of steps"),
        (lambda d: {**d, "pending": ["EndTurn"]}, "“None” is no step of this game"),
        (lambda d: {**d, "pending": [{"step": "Reboot"}]}, "“Reboot” is no step of this game"),
        (lambda d: {**d, "pending": [{"step": "EndTurn"}]}, "step EndTurn: seat Field required"),
        (lambda d: {**d, "pending": [{"step": "EndTurn", "seat": []}]}, "step EndTurn: seat Input should be"),
        (lambda d: {**d, "pending": [{"step": "EndTurn", "seat": 0, "x": 1}]}, "step EndTurn: x"),
        (lambda d: {**d, "hills": ["vatican"]}, "the state does not fit the board: KeyError('vatican')"),
        (
            lambda d: {**d, "tiles": [{"position": "9,9|9,9", "kind": "baths", "magistrate": None}]},
            "the state does not fit the board: KeyError('9,9|9,9')",
        ),
    ],
)
def test_what_is_no_state_is_answered_in_a_sentence(change, sentence):
    with pytest.raises(CodecError) as caught:
        codec.state_from_json(GAME, CONTENT.box, change(document()))

    assert sentence in str(caught.value)


def test_a_step_is_its_name_and_fields():
    assert codec.step_to_json(TakeAction(seat=0, left=2)) == {"step": "TakeAction", "seat": 0, "left": 2}
