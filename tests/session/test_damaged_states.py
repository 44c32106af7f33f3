"""A state without the actions that led to it: what is read can be played on, or it is refused."""

import json
import random

import pytest

from rome_desktop.catalogue import GAMES
from rome_desktop.catalogue import game as game_of
from rome_desktop.content.reader import load
from rome_desktop.session import codec, saves
from rome_desktop.session.match import Match
from rome_desktop.session.saves import SaveError
from rome_desktop.session.seats import Seat
from rome_desktop.session.sound import REACH
from tests.session.tables import begun, play_on

SEATS = (Seat("Julia", "human", "rubra"), Seat("Marcus", "human", "caerulea"))
WRONG: tuple[object, ...] = (None, [], {}, "", -1, 10**9, True)


def played_on(path, seed):
    """Open, play line by line to the end, and open again what is written."""
    match = saves.read(path).match
    play_on(match, seed=seed)
    match.winners()
    saves.write(match, path)
    saves.read(path)


def damaged(state, dice, count):
    """Copies of a state, each with one field of the table or of a player replaced by something wrong."""
    for _ in range(count):
        copy = json.loads(json.dumps(state))
        part = dice.choice([copy, *copy["players"]])
        part[dice.choice(list(part))] = dice.choice(WRONG)
        if copy != state:
            yield copy


def test_a_piece_without_a_name_is_found_before_it_is_drawn(tmp_path):
    """The rules can deal it, but no line can tell of it."""
    game = game_of("trajan")
    path = tmp_path / "match.ludus"
    saves.write(play_on(Match.begin(game, load(game), SEATS, game.complete(2, {}), "7"), 60), path)
    document = json.loads(path.read_text())
    for index in range(len(document["state"]["forum_stack"])):
        document["state"]["forum_stack"][index] = ""
    path.write_text(saves.written({**document, "revision": 0, "digest": codec.digest_of(document["state"])}))

    with pytest.raises(SaveError, match="forum"):
        saves.read(path)


def test_a_match_with_a_score_beyond_the_list_can_still_be_listed(tmp_path):
    match = play_on(begun(), 6)
    match.state.players[0].score = 10**9
    saves.write(match, tmp_path / "match.ludus")

    (found,) = saves.listing(tmp_path)
    assert isinstance(found, saves.Summary)
    assert found.scores[0] == REACH


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_damaged_state_of_other_rules_is_refused_or_can_be_played(tmp_path, thorough, game):
    path, dice, states = tmp_path / "match.ludus", random.Random(3), 70 if thorough else 25
    match = Match.begin(game, load(game), SEATS, game.complete(2, {}), "7")
    saves.write(play_on(match, 60), path)
    document = json.loads(path.read_text())
    said = []
    for state in damaged(document["state"], dice, states):
        digest = codec.digest_of(state)
        path.write_text(saves.written({**document, "revision": 0, "state": state, "digest": digest}))
        try:
            played_on(path, len(said))
        except SaveError as error:
            said.append(str(error))
    assert len(said) > states // 5
    assert all(sentence.endswith(".") for sentence in said)
