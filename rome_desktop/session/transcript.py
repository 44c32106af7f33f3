"""Transcripts: whole games as text, a header, one action per line, the final scores.

```
game: city_of_marble
revision: 1
content: 0123456789abcdef
seats: easy random
seed: 7
options: solo=praetor
---
chance hills quirinal esquiline aventine
0 play temple 2,-3|2,-2
...
---
scores: 44 53
winners: 1
ended: three-stacks-empty
digest: 0123456789abcdef
```
"""

from dataclasses import dataclass

from rome_desktop.catalogue import game as game_of
from rome_desktop.content.reader import Content
from rome_desktop.content.reader import load as load_content
from rome_desktop.engine.game import Game
from rome_desktop.engine.record import Record
from rome_desktop.session import codec
from rome_desktop.session.match import Match

RULE = "---"


class TranscriptError(ValueError):
    """Text that is no transcript; the message says what is missing."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """A whole game: its header, its record, and what must be true at its end."""

    game: Game
    content: Content
    header: dict[str, str]
    record: Record
    result: dict[str, str]


def write(match: Match) -> str:
    """The transcript of a finished match."""
    options = " ".join(f"{k}={v}" for k, v in sorted(match.options.items()))
    header = {
        "game": match.game.key,
        "revision": str(match.game.revision),
        "content": match.content.digest,
        "seats": " ".join(seat.kind for seat in match.seats),
        "seed": match.seed,
        "options": options,
    }
    return "\n".join(
        [
            *(f"{key}: {value}".rstrip() for key, value in header.items()),
            RULE,
            *match.lines,
            RULE,
            *(f"{key}: {value}".rstrip() for key, value in result_of(match).items()),
            "",
        ]
    )


def result_of(match: Match) -> dict[str, str]:
    """What a transcript records of the end."""
    return {
        "scores": " ".join(str(s.score) for s in match.standings()),
        "winners": " ".join(map(str, match.winners())),
        "ended": match.game.rules.ended(match.state),
        "digest": codec.digest(match.state),
    }


def read(text: str) -> Transcript:
    """Read a transcript without playing it. Raises TranscriptError or UnknownGame."""
    parts = text.replace("\r\n", "\n").split(f"\n{RULE}\n")
    if len(parts) != 3:
        raise TranscriptError("a transcript has a header, the actions and the result, parted by lines “---”")
    header, result = _pairs(parts[0]), _pairs(parts[2])
    for key in ("game", "seats"):
        if key not in header:
            raise TranscriptError(f"the header lacks “{key}:”")
    game = game_of(header["game"])
    content = load_content(game)
    options = dict(pair.split("=", 1) for pair in header.get("options", "").split() if "=" in pair)
    seats = len(header["seats"].split())
    if not game.check_seats(seats, game.complete(seats, options)):
        raise TranscriptError(f"{game.key} is not played by {seats}")
    record = Record(game, content.box, seats, options, parts[1].splitlines())
    return Transcript(game, content, header, record, result)


def _pairs(block: str) -> dict[str, str]:
    pairs = {}
    for line in block.strip().splitlines():
        key, colon, value = line.partition(":")
        if not colon:
            raise TranscriptError(f"“{line}” should be “key: value”")
        pairs[key.strip()] = value.strip()
    return pairs
