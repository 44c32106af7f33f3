"""Which gestures stand for which option, without a window."""

import random

import pytest

from rome_desktop.app.table.gestures import Gesture, Grammar, What
from rome_desktop.app.views.trajan.spots import KEYS
from rome_desktop.app.views.trajan.targets import bar_option, is_confirmed, targets
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.steps import options, play, roll
from rome_desktop.games.trajan import actions
from rome_desktop.games.trajan.ids import Colour, Deed, Ship, Side, Tray
from rome_desktop.games.trajan.seaport import LoadShip
from rome_desktop.games.trajan.sowing import DropMarker

named = KEYS.read

GAME = game("trajan")


def new_table(seats=2, seed=1, **chosen):
    state = GAME.rules.setup(load(GAME).box, seats, chosen)
    roll(state, random.Random(seed))
    return state


def of(action, view=None):
    return targets([action], view or new_table())[action]


def test_tray_is_touched():
    assert of(actions.Sow(Tray("III"))) == [Gesture(None, named("tray:2"))]


def test_marker_is_touched_or_carried_to_the_next_tray():
    view = new_table()
    view.pending.append(DropMarker(0, 4, "YO", 2))

    assert of(actions.Drop(Colour.ORANGE), view) == [
        Gesture(None, named("hand:O")),
        Gesture(named("hand:O"), named("tray:4")),
    ]


def test_two_markers_of_one_colour_are_the_two_there_are():
    assert of(actions.Fill("YY")) == [
        Gesture(named("supply:Y0"), named("supply:Y1")),
        Gesture(named("supply:Y1"), named("supply:Y0")),
    ]


def test_two_colours_are_taken_in_any_order():
    found = of(actions.Fill("YB"))

    assert Gesture(named("supply:Y1"), named("supply:B0")) in found
    assert Gesture(named("supply:B0"), named("supply:Y1")) in found


def test_card_is_carried_to_a_pile_the_display_or_the_ship():
    view = new_table()
    assert of(actions.Discard("wine", Side.RIGHT), view) == [Gesture(named("card:wine"), named("discard:1"))]
    assert of(actions.Play("wine"), view) == [Gesture(named("card:wine"), named("display"))]
    view.pending.append(LoadShip(0, Ship.PAIRS, ()))

    assert of(actions.Stow(("wine", "wine")), view)[0] == Gesture(named("card:wine"), named("ship:pairs"))
    assert of(actions.Stow(("wine", "joker")), view)[0] == Gesture(
        named("card:wine"), named("joker:commodity")
    )


def test_extra_tile_lies_on_its_action():
    assert of(actions.Spend("extra_forum")) == [Gesture(None, named("extra:forum"))]
    assert of(actions.Spend("joker_extra_action")) == [Gesture(None, named("joker:extra_action"))]
    assert of(actions.Mark(Deed.SENATE)) == [Gesture(None, named("extra:senate"))]


def test_bar_stands_for_the_option_that_ends_or_declines():
    sail, go_on = actions.Sail(), actions.Pass()

    assert bar_option([sail, go_on]) == sail
    assert bar_option([actions.Decline()]) == actions.Decline()
    assert bar_option([actions.Draw()]) is None


def test_only_the_consul_confirms():
    assert is_confirmed(actions.Claim("BT01"))
    assert not is_confirmed(actions.Sow(Tray("I")))


def met(seats, seed, **chosen):
    """Play a match by chance; every kind of option that was asked for by gesture or bar."""
    state, dice = new_table(seats, seed, **chosen), random.Random(seed)
    found = set()
    while state.pending:
        legal = options(state)
        ways = targets(legal, state)
        every = [gesture for gestures in ways.values() for gesture in gestures]
        assert len(every) == len(set(every))
        for action, gestures in ways.items():
            found.add(type(action))
            assert gestures or action == bar_option(legal), action
        keen = [a for a in legal if not isinstance(a, (actions.Pass, actions.Decline))]
        play(state, dice.choice(keen or legal))
        roll(state, dice)
    return found


def test_every_option_of_every_decision_has_one_gesture_or_is_in_the_bar():
    found = met(2, 1) | met(3, 2) | met(4, 3, arrangement="preset") | met(1, 4, solo="senator")

    assert {
        actions.Fill,
        actions.UsePreset,
        actions.Drop,
        actions.Stow,
        actions.Spend,
        actions.Claim,
    } <= found
    assert {actions.March, actions.Occupy, actions.Build, actions.Mark, actions.Deploy} <= found


def led_to(ways, gesture):
    """What comes out when a hand carries or clicks so, turning what is meant as often as it can."""
    found = set()
    for turns in range(len(ways)):
        grammar = Grammar()
        grammar.offer(ways, is_confirmed)
        if gesture.source is not None:
            grammar.pick(gesture.source)
        grammar.turn(turns)
        touch = grammar.activate if gesture.source is None else grammar.place
        reply = touch(gesture.target)
        if reply.what is What.PICKED:
            reply = touch(gesture.target)
        found.add(reply.option)
    return found


def test_every_gesture_leads_to_its_option():
    for seats, seed, solo in ((2, 1, {}), (4, 3, {}), (1, 4, {"solo": "senator"})):
        state, dice = new_table(seats, seed, **solo), random.Random(seed)
        while state.pending:
            legal = options(state)
            ways = targets(legal, state)
            for action, gestures in ways.items():
                for gesture in gestures[:2]:
                    assert action in led_to(ways, gesture), (action, gesture)
            keen = [a for a in legal if not isinstance(a, (actions.Pass, actions.Decline))]
            play(state, dice.choice(keen or legal))
            roll(state, dice)


def test_a_ship_sails_by_the_bar_as_long_as_cards_can_be_loaded():
    view = new_table()
    view.pending.append(LoadShip(0, Ship.PAIRS, ("wine", "wine")))
    more = [actions.Stow(("oil", "oil")), actions.Sail()]

    assert targets(more, view)[actions.Sail()] == []
    assert bar_option(more) == actions.Sail()
    assert of(actions.Sail(), view) == [Gesture(None, named("ship:pairs"))]


@pytest.mark.parametrize("seats", [2, 4])
def test_first_decision_fills_the_trays_or_lets_chance_do_it(seats):
    legal = options(new_table(seats))

    assert bar_option(legal) == actions.Shuffle()
