"""What the table of Concordia says before something is chosen is what the rules then do."""

import pytest

from rome_desktop.app import language
from rome_desktop.app.views.concordia.spots import KEYS
from rome_desktop.games.concordia import actions
from rome_desktop.games.concordia.ids import Good
from rome_desktop.games.concordia.market import SenatorBuys
from rome_desktop.games.concordia.prefect import ChooseProvince

named = KEYS.read


@pytest.fixture(autouse=True)
def english(dressed):
    """With its plurals."""
    language.set_language(dressed, "en")


def at(stage, step):
    """A match in which `step` is asked of seat 0, and its state to change."""
    stage.begin(seed=1)
    state = stage.match.state
    state.pending.append(step)
    return state, state.players[0]


def test_nobody_is_told_to_end_the_game_that_is_ending(stage):
    """[CO-16.4] Once only."""
    state, _ = at(stage, SenatorBuys(0, 2))
    state.stacks = [[] for _ in state.stacks]
    for seat, player in enumerate(state.players):
        player.goods = dict.fromkeys(player.goods, 2) if seat == 0 else player.goods
    prompts = stage.view.words
    before = prompts.prompt(state.pending[-1], stage.match.legal(), stage.seen(), stage.context()).second
    assert "ends the game" in before
    state.final = 1
    stage.show()

    said = prompts.prompt(state.pending[-1], stage.match.legal(), stage.seen(), stage.context()).second
    cards = [stage.view.card(key, None) for key in ("stack", "houses")]

    assert "ends the game" not in said
    assert not any("ends the game" in line.text for card in cards if card for line in card.lines)


@pytest.mark.parametrize("reason", ["fifteenth-house", "last-card"])
def test_the_end_claims_no_last_turns(stage, reason):
    """[CO-S.11] Alone the match ends at once."""
    assert "last turns" not in stage.view.words.ended(reason)


def test_goods_without_room_are_told_to_be_lost(stage):
    """[CO-14.4] As they are when the province produces."""
    state, player = at(stage, ChooseProvince(0))
    room = state.room(0)
    player.goods = {good: count + (room if good == Good.BRICK else 0) for good, count in player.goods.items()}
    assert state.room(0) == 0
    produce = next(a for a in stage.match.legal() if isinstance(a, actions.Produce))
    stage.show()

    told = [line.text for line in stage.view.card(named(f"province:{produce.province}"), produce).lines]

    assert any("no room" in line for line in told), told
