"""Every moment of the coach comes in the matches kept as replays, and none at the very beginning of one."""

from pathlib import Path

import pytest

from rome_desktop.content.reader import load
from rome_desktop.engine.events import Event
from rome_desktop.engine.game import Game
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.record import play_line
from rome_desktop.engine.steps import to_move
from rome_desktop.session import transcript
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from tests.session.lessons.test_courses import TAUGHT

REPLAYS = Path(__file__).resolve().parents[2] / "replays"
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.key) for game, _ in TAUGHT])


def met(game: Game, path: Path, wanted: set[str]) -> set[str]:
    """Which of these moments a seat of a recorded match meets when it is asked."""
    record = transcript.read(path.read_text(encoding="utf-8")).record
    known = game.open_teaching().moments
    found: set[str] = set()
    state = record.begin()
    events: list[list[Event]] = [[] for _ in range(record.seats)]
    for line in record.lines:
        seat = to_move(state)
        if seat is not None:
            view = observe(state, game.rules.zones, seat)
            found |= {name for name in wanted - found if known[name](view, events[seat], seat)}
            events[seat] = []
        told: list[Event] = []
        play_line(game, state, line, told.append)
        for heard in events:
            heard.extend(told)
    return found


@every_game
def test_every_moment_comes_in_some_match(game: Game):
    left = set(game.open_teaching().moments)
    for path in sorted((REPLAYS / game.key).glob("*.txt")):
        left -= met(game, path, left)
        if not left:
            break
    assert not left


@pytest.mark.parametrize(("game", "course"), [pytest.param(*pair, id=pair[0].key) for pair in TAUGHT])
def test_every_moment_has_its_words(game: Game, course):
    names = [moment.when for moment in course.moments]
    assert sorted(names) == sorted(game.open_teaching().moments)
    assert len(names) >= 15


@every_game
def test_nothing_is_new_before_anything_has_happened(game: Game):
    seats = [Seat("Claudia", "human", "flava"), Seat("Hadrian", "easy", "caerulea")]
    match = Match.begin(game, load(game), seats, game.complete(2, {}), "1")
    view = match.view(0)
    assert [name for name, moment in game.open_teaching().moments.items() if moment(view, [], 0)] == []
