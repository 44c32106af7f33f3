"""What is foreseen, why something cannot be, and where events echo on the table."""

import random

import pytest

from rome_desktop.app.views.city_of_marble import echoes, reads, reasons
from rome_desktop.app.views.city_of_marble.foresight import foresee
from rome_desktop.app.views.city_of_marble.spots import KEYS
from rome_desktop.app.views.city_of_marble.targets import targets
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.game import why_not
from rome_desktop.engine.steps import Decision, options, play, roll
from rome_desktop.games.city_of_marble import actions, events
from rome_desktop.games.city_of_marble.components import Colour, Kind
from rome_desktop.games.city_of_marble.geometry import bits
from rome_desktop.games.city_of_marble.sites import ChooseSite
from rome_desktop.games.city_of_marble.turn import TakeAction

named = KEYS.read

GAME = game("city_of_marble")


def new_table(seats=2, seed=1):
    state = GAME.rules.setup(load(GAME).box, seats, {})
    roll(state, random.Random(seed))
    return state


def go_on(state, until, seed):
    dice = random.Random(seed)
    while state.pending and not until(state):
        legal = options(state)
        builds = [a for a in legal if isinstance(a, (actions.Play, actions.AddMagistrate))]
        play(state, dice.choice(builds if builds and dice.random() < 0.75 else legal))
    return bool(state.pending)


@pytest.mark.parametrize("seed", range(3))
def test_foresight_comes_true(seed):
    """What the card promises without a magistrate is what happens when the tile is left empty."""
    state, dice, kept = new_table(3, seed), random.Random(seed), 0
    while state.pending:
        legal = options(state)
        builds = [a for a in legal if isinstance(a, actions.Play)]
        action = dice.choice(builds if builds and dice.random() < 0.8 else legal)
        if not isinstance(action, actions.Play):
            play(state, action)
            continue
        seat = state.pending[-1].seat
        ahead = foresee(state, seat, action)
        log = []
        play(state, action, log.append)
        if actions.LeaveEmpty() in options(state):
            play(state, actions.LeaveEmpty(), log.append)
        if len(ahead.completions) == 1 and not isinstance(state.pending[-1], ChooseSite):
            done = [e for e in log if isinstance(e, (events.BuildingBuilt, events.FountainBuilt))]
            if done:
                kept += 1
                promised = ahead.completions[0]
                assert (done[0].vertex, done[0].kind) == (promised.vertex, promised.kind)
                assert done[0].influence == promised.bare.influence
                assert getattr(done[0], "seat", None) == promised.bare.builder
        assert len([e for e in log if isinstance(e, events.BridgeTaken)]) == len(ahead.bridges)
        assert len([e for e in log if isinstance(e, events.AqueductStarted)]) == len(ahead.springs)
    assert kept


def test_magistrate_is_mentioned_only_if_he_changes_something():
    state = new_table(2, 4)
    go_on(state, lambda s: len(s.tiles) > 20, 4)
    for action in [a for a in options(state) if isinstance(a, actions.Play)]:
        for found in foresee(state, state.pending[-1].seat, action).completions:
            assert found.manned != found.bare


def test_foresight_leaves_the_view_alone():
    state = new_table()
    before = state.clone()
    action = next(a for a in options(state) if isinstance(a, actions.Play))

    foresee(state, 0, action)

    assert state == before
    assert state.covered == before.covered


def test_reason_is_that_of_the_rules():
    state = new_table()
    closed = next(
        n
        for n in range(len(state.map.triangles))
        if state.covered[n] == -1 and not any(state.open >> p & 1 for p in bits(state.map.covering[n]))
    )

    said = reasons.refusal(state, named(f"ground:{closed}"), named("ready:temple"))

    assert (said.clause, said.reason) == ("RM-6.4.4", "touches-no-side")
    assert (
        reasons.refusal(state, named(f"hill:{state.map.hills[state.hills[0]]}"), named("ready:temple")).reason
        == "covers-a-hill"
    )
    assert reasons.refusal(state, named("pieces:grey"), None).reason == "aqueduct-not-started"
    assert reasons.refusal(state, named("imperium:temple"), None).reason == "no-imperium-of-this-kind"
    assert reasons.refusal(state, named("coins"), None) is None


def test_a_click_on_an_action_of_the_mat_says_where_it_is_taken():
    """It looked like a button, and nothing happened."""
    state = new_table()
    said = {
        key: reasons.unmeant(state, named(f"action:{key}")) for key in ("draw", "expand", "recall", "play")
    }
    assert {key: refusal.reason for key, refusal in said.items()} == {
        "draw": "pick-two-stacks",
        "expand": "no-line-to-lengthen",
        "recall": "nobody-to-recall",
        "play": "pick-a-ready-tile",
    }
    assert said["draw"].clause == "RM-6.1.1"
    assert reasons.unmeant(state, named("coins")) is None
    state.stacks = dict.fromkeys(state.stacks, 0)
    assert reasons.unmeant(state, named("action:draw")).reason == "nothing-to-draw"


def test_nothing_is_refused_where_a_tile_can_lie():
    state = new_table()
    number = state.map.halves[state.map.positions[bits(state.open)[0]]]
    free = next(n for n in number if state.covered[n] == -1)

    assert reasons.refusal(state, named(f"ground:{free}"), None) is None


def test_empty_stack_and_same_stack_twice_are_explained():
    state = new_table()
    state.stacks[Kind.ARENA] = 0

    assert reasons.refusal(state, named("stack:arena"), None).reason == "stack-is-empty"
    assert reasons.refusal(state, named("stack:baths"), named("stack:baths")).reason == "two-different-tiles"
    assert reasons.refusal(state, named("stack:baths"), named("stack:temple")) is None


def test_missing_and_resting_tiles_are_explained():
    state = new_table()
    seat = state.pending[-1].seat
    state.players[seat].ready[Kind.TEMPLE] = 0

    assert reasons.refusal(state, named("ready:temple"), None).reason == "no-tile-of-this-kind"
    state.players[seat].drawn[Kind.TEMPLE] = 1
    assert reasons.refusal(state, named("ready:temple"), None).reason == "drawn-this-turn"


def test_whatever_is_pointed_at_has_an_answer_that_the_rules_know():
    """Every sort of spot, in every sort of decision, leads to a reason or to none, never to an error."""
    keys = [
        named("ground:40"),
        named("hill:40"),
        named("vertex:0,0"),
        named("vertex:3,-4"),
        named("pieces:brown"),
        named("stack:temple"),
        named("imperium:baths"),
        named("ready:arena"),
        named("action:draw"),
        named("drawn"),
        named("space:temple"),
    ]
    for seed in range(3):
        state = new_table(4, seed)

        def asks(state, seed=seed):
            held = [None, named("ready:temple"), named("stack:baths"), named("pieces:grey")]
            places = [
                *keys,
                *(named(f"tile:{t.position}") for t in state.tiles[:3]),
                *(named(f"magistrate:{t.position}") for t in state.tiles[:2]),
                *(named(f"site:{v}") for v in list(state.sites)[:2]),
            ]
            ways = targets(options(state), state).values()
            sources = {gesture.source for gestures in ways for gesture in gestures}
            for key in places:
                for picked in held:
                    refusal = reasons.refusal(state, key, picked)
                    action = reasons.meant(state, state.pending[-1].seat, key, picked)
                    if picked is None and key in sources:
                        assert refusal is None
                    elif action is not None:
                        assert refusal == why_not(state, action)
            return False

        go_on(state, asks, seed)


def test_events_echo_on_spots_of_the_board():
    state = new_table(2, 3)
    go_on(state, lambda s: len(s.tiles) > 12, 3)
    tile = state.tiles[0]
    happened = [
        events.TilePlaced(0, tile.kind, tile.position),
        events.TilePlaced(0, tile.kind, tile.position),
        events.BridgeTaken(0, 0),
        events.CoinTaken(0, ""),
        events.PieceLaid(0, Colour.GREY, "0,0", "1,0"),
        events.TurnBegun(0, 1),
    ]

    keys = echoes.keys(happened, state)

    assert keys[0] == named(f"tile:{tile.position}")
    assert keys.count(keys[0]) == 1
    assert {named("space:treasury"), named("line:grey")} <= set(keys)
    assert echoes.keys([events.HillsRevealed(tuple(state.hills))], state)[0].sort == "hill"


def test_turn_is_known_through_all_that_it_sets_off():
    state = new_table(3, 6)
    turn_of = state.pending[-1].seat

    def check(state):
        top = state.pending[-1]
        assert isinstance(top, Decision)
        if isinstance(top, TakeAction):
            assert reads.turn_side(state) == top.seat
            assert reads.actions_left(state, top.seat) == top.left
            assert bool(reads.possible(state, top.seat)) == any(
                not isinstance(a, (actions.End, actions.Spend)) for a in options(state)
            )
        else:
            assert reads.turn_side(state) is not None
        return False

    assert reads.turn_side(state) == turn_of
    go_on(state, check, 6)
    assert reads.turn_side(state) is None
    assert not reads.possible(state, 0)
    assert not reads.asked_for_action(state)
