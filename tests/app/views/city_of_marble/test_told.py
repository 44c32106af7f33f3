"""What the table of City of Marble says before something is chosen is what the rules then do."""

import random
from collections import Counter

import pytest

from rome_desktop.app import language
from rome_desktop.app.views.city_of_marble import spots
from rome_desktop.games.city_of_marble import actions
from rome_desktop.games.city_of_marble.components import TREASURY, Kind
from rome_desktop.games.city_of_marble.events import HillSurrounded
from rome_desktop.games.city_of_marble.sites import WithdrawMagistrate, round_a_hill
from rome_desktop.games.city_of_marble.turn import EndTurn, TakeAction


@pytest.fixture(autouse=True)
def english(dressed):
    """With its plurals."""
    language.set_language(dressed, "en")


def withdrawal(stage, space):
    """A magistrate of seat 0 may be taken back to a space; the state to change."""
    stage.begin(2, seed=1)
    assert stage.go_on(lambda match: any(tile.magistrate == 0 for tile in match.state.tiles))
    state = stage.match.state
    position = next(tile.position for tile in state.tiles if tile.magistrate == 0)
    vertex = next(v for v in state.map.corner_vertices[position] if v in state.map.around)
    state.pending.append(WithdrawMagistrate(0, vertex, space))
    return state, actions.Withdraw(position)


def told(stage, action):
    stage.show()
    card = stage.view.card(spots.Magistrate(action.position), action)
    top = stage.match.state.pending[-1]
    prompt = stage.view.words.prompt(top, stage.match.legal(), stage.seen(), stage.context())
    return [line.text for line in card.lines], prompt.second


def test_a_withdrawal_after_ones_last_turn_promises_nothing(stage):
    """[RM-11.5] No end of turn comes any more: he stays where he is."""
    state, action = withdrawal(stage, "temple")
    assert told(stage, action)[0] == ["brings temple imperium home"]
    state.final = 0
    state.pending[:] = [
        step for step in state.pending if getattr(step, "seat", None) != 0 or step is state.pending[-1]
    ]

    lines, second = told(stage, action)

    assert lines == ["stays there: no end of your turn comes any more"]
    assert "no end of your turn" in second


@pytest.mark.parametrize("space", ["temple", TREASURY])
def test_a_withdrawal_to_an_empty_stack_promises_nothing(stage, space):
    """[RM-10.1, RM-10.2] Tiles and coins are paid while there are any."""
    state, action = withdrawal(stage, space)
    state.imperium[Kind.TEMPLE], state.coins = 0, 0

    lines, second = told(stage, action)

    assert lines == ["comes home with nothing: none is left"]
    assert "with nothing" in second


def test_what_waits_already_is_counted_first(stage):
    """[RM-9.3] One tile is left, and a magistrate waits for it."""
    state, action = withdrawal(stage, "temple")
    state.imperium[Kind.TEMPLE], state.waiting["temple"] = 1, [0]

    assert told(stage, action)[0] == ["comes home with nothing: none is left"]


def test_drawing_and_recalling_are_of_no_use_in_the_last_turn(stage):
    """[RM-11.2] Told in the bar, on the card and by a mark."""
    stage.begin(2, seed=1)
    assert stage.go_on(lambda match: any(tile.magistrate == 0 for tile in match.state.tiles))
    state = stage.match.state
    state.final = 1
    state.pending[:] = [EndTurn(0), TakeAction(0, 1)]
    stage.show()
    recall = next(a for a in stage.match.legal() if isinstance(a, actions.Recall))
    key = spots.Magistrate(recall.position)

    lines = [line.text for line in stage.view.card(key, recall).lines]

    assert lines == ["This is your last turn: it is of no use any more."]
    assert "of no use" in stage.view.words.option(recall, stage.seen(), stage.context())


def test_a_ring_closed_round_a_hill_is_told_to_build_nothing(stage):
    """[RM-5.4] Before the tile is laid."""
    found = None
    for seed in range(1, 30):
        stage.begin(2, seed=seed)

        def closes(match):
            return any(isinstance(a, actions.Play) and ring(match.state, a) for a in match.legal())

        if stage.go_on(closes, seed):
            found = next(
                a for a in stage.match.legal() if isinstance(a, actions.Play) and ring(stage.match.state, a)
            )
            break
    assert found is not None

    card = stage.view.card(spots.At(found.position), found)

    assert any("corner of a hill" in line.text for line in card.lines)
    events = stage.match.play(found)
    closed = [event for event in events if isinstance(event, HillSurrounded)]
    assert closed
    _, said = stage.view.words.journal(closed[0], stage.context())
    assert "no site forms" in said
    stage.show()
    stage.view.halo(closed)
    assert stage.table.drawing.halos.glowing


def test_the_end_of_a_turn_promises_only_what_it_brings(stage):
    """[RM-4.5, RM-11.5] Tiles that become ready, magistrates who come home, both, or nothing."""
    told, dice = Counter(), random.Random(8)
    for seed in range(1, 5):
        match = stage.begin(2, seed=seed)
        while not match.over:
            legal = match.legal()
            ends = legal == [actions.End()] and not match.decision.left
            if ends:
                seat, view = match.to_move, stage.seen()
                second = stage.view.words.prompt(match.decision, legal, view, stage.context()).second
                before = match.state.players[seat]
                had = (dict(before.ready), before.magistrates)
            match.play(stage.choose(legal, dice))
            if ends:
                after = match.state.players[seat]
                said = ("ready" in second, "come home" in second)
                assert said == (dict(after.ready) != had[0], after.magistrates != had[1])
                told[said] += 1
    assert len(told) > 2, told


def ring(state, action):
    """Whether a tile would close a ring round a corner of a hill."""
    after = state.clone()
    after.cover(after.map.halves[action.position], len(after.tiles))
    return bool(round_a_hill(after, action.position))
