"""A recorded match some way on, for whoever looks at a table in its middle."""

from dataclasses import replace
from pathlib import Path

from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.session import transcript
from rome_desktop.session.match import Match
from rome_desktop.session.seats import HUMAN, Seat
from tests.app.pages import samples

REPLAYS = Path(__file__).resolve().parents[1] / "replays"


def match_of(key: str, part: float = 1 / 3) -> Match:
    """A match of computers some way on, with a person where the next decision is asked for."""
    path = min((REPLAYS / key).glob("*.txt"))
    script = transcript.read(path.read_text(encoding="utf-8"))
    seats = [
        Seat(name, "easy", colour)
        for (name, colour), _ in zip(samples.NAMES, script.header["seats"].split(), strict=False)
    ]
    record, chosen, far = script.record, load(game(key)), int(len(script.record.lines) * part)
    for count in (
        *range(far, 0, -1),
        *range(far, len(record.lines)),
    ):  # back to a decision, or on to the first
        match = Match.of_lines(
            script.game, chosen, seats, record.options, script.header["seed"], record.lines[:count]
        )
        if match.to_move is not None:
            break
    match.seats = tuple(
        replace(seat, kind=HUMAN) if n == match.to_move else seat for n, seat in enumerate(match.seats)
    )
    return match


def finished(key: str, *, alone: bool) -> Match:
    """The recorded match with the most seats that was played to its end, or the shortest of one person."""
    scripts = [transcript.read(path.read_text(encoding="utf-8")) for path in (REPLAYS / key).glob("*.txt")]
    fitting = [script for script in scripts if (len(script.header["seats"].split()) == 1) == alone]
    for script in sorted(fitting, key=lambda one: (-len(one.header["seats"].split()), len(one.record.lines))):
        seats = [
            Seat(name, HUMAN, colour)
            for (name, colour), _ in zip(samples.NAMES, script.header["seats"].split(), strict=False)
        ]
        record = script.record
        match = Match.of_lines(
            script.game, load(script.game), seats, record.options, script.header["seed"], record.lines
        )
        if match.over:
            return match
    raise LookupError(f"no such match of {key} was played to its end")
