"""The vocabulary of these tests: matches of City of Marble, and how far they are played."""

import random
from collections.abc import Callable
from pathlib import Path

from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.actions import Action
from rome_desktop.games.city_of_marble.actions import Play
from rome_desktop.games.city_of_marble.state import MarbleState
from rome_desktop.session import codec
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat

GAME = game("city_of_marble")
CONTENT = load(GAME)
NAMES = ("Julia", "Marcus", "Claudia", "Titus")
COLOURS = ("rubra", "caerulea", "flava", "viridis")
SAVES = Path(__file__).resolve().parent.parent / "saves"


def begun(kinds: str = "human human", seed: str = "7", solo: str = "") -> Match:
    """A match that has just begun; `kinds` says who answers for each seat."""
    seats = [Seat(*seat) for seat in zip(NAMES, kinds.split(), COLOURS, strict=False)]
    match = Match.begin(GAME, CONTENT, seats, {"solo": solo} if solo else {}, seed)
    match.started = "2026-03-01T18:00:00+00:00"
    return match


def play_on(match: Match, clicks: int = 10_000, seed: int = 1) -> Match:
    """So many decisions at random, or all until the end."""
    dice = random.Random(seed)
    for _ in range(clicks):
        if match.over:
            break
        match.play(dice.choice(match.legal()))
    return match


def play_until(match: Match, wanted: Callable[[Match], object], seed: int = 1) -> Match:
    """Decisions at random until something is true of the match."""
    dice = random.Random(seed)
    while not wanted(match):
        assert not match.over, "the match is over, and it never came true"
        match.play(dice.choice(match.legal()))
    return match


def is_forced(match: Match) -> bool:
    """Whether the seat to move has no choice."""
    return len(match.legal()) == 1


def bridge_plays(match: Match) -> list[Action]:
    """What the seat to move can play onto a bridge tile."""
    state = match.state
    assert isinstance(state, MarbleState)
    there = {triangle for triangle, space in state.map.bridges.items() if state.bridges[space]}
    return [
        action
        for action in match.legal()
        if isinstance(action, Play) and there & set(state.map.halves[action.position])
    ]


def take_a_bridge(match: Match, seat: int, seed: int = 1) -> Match:
    """Nobody takes a bridge tile until `seat` does: the last line is the one that gave it away."""
    dice = random.Random(seed)
    while match.to_move != seat or not bridge_plays(match):
        rest = set(bridge_plays(match))
        match.play(dice.choice([action for action in match.legal() if action not in rest]))
    match.play(dice.choice(bridge_plays(match)))
    if not match.state.players[seat].bridges:  # type: ignore[attr-defined]
        match.play(f"{seat} leave")
    assert match.state.players[seat].bridges  # type: ignore[attr-defined]
    return match


def digests(match: Match) -> list[str]:
    """The digest of the table before every line and after the last, each freshly replayed."""
    return [codec.digest(state) for state in match.record.positions()]
