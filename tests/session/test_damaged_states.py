"""A state without the actions that led to it: what is read can be played on, or it is refused."""

import json
import random

import pytest

from rome_desktop.catalogue import GAMES
from rome_desktop.content.reader import load
from rome_desktop.session import codec, saves
from rome_desktop.session.match import Match, Seat
from rome_desktop.session.saves import SaveError
from tests.session.tables import play_on

SEATS = (Seat("Julia", "human", "rubra"), Seat("Marcus", "human", "caerulea"))
WRONG: tuple[object, ...] = (None, [], {}, "", -1, 10**9, True)


def played_on(path, decisions):
    match = saves.read(path).match
    play_on(match, decisions)


def damaged(state, dice, count):
    """Copies of a state, each with one field of the table or of a player replaced by something wrong."""
    for _ in range(count):
        copy = json.loads(json.dumps(state))
        part = dice.choice([copy, *copy["players"]])
        part[dice.choice(list(part))] = dice.choice(WRONG)
        if copy != state:
            yield copy


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_damaged_state_of_other_rules_is_refused_or_can_be_played(tmp_path, game):
    path, dice = tmp_path / "match.ludus", random.Random(3)
    match = Match.begin(game, load(game), SEATS, game.complete(2, {}), "7")
    saves.write(play_on(match, 60), path)
    document = json.loads(path.read_text())
    said = []
    for state in damaged(document["state"], dice, 150):
        digest = codec.digest_of(state)
        path.write_text(saves.written({**document, "revision": 0, "state": state, "digest": digest}))
        try:
            played_on(path, 30)
        except SaveError as error:
            said.append(str(error))
    assert len(said) > 30
    assert all(sentence.endswith(".") for sentence in said)
