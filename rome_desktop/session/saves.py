"""Saves: one JSON file per match, one action per line, written after every action.

A save holds the actions *and* the state. Same revision and content: the actions are replayed and the
digest compared, with full history. Otherwise the match goes on from the state, the history is shown but
not taken back, and the player is told.
"""

import json
import random
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from rome_desktop import __version__
from rome_desktop.catalogue import UnknownGame
from rome_desktop.catalogue import game as game_of
from rome_desktop.content.reader import Content
from rome_desktop.content.reader import load as load_content
from rome_desktop.engine.game import Game
from rome_desktop.engine.record import Record
from rome_desktop.engine.steps import options, play, roll
from rome_desktop.session import codec
from rome_desktop.session.files import backup_of, lock_of, write_safely
from rome_desktop.session.match import Match, Seat
from rome_desktop.session.sound import is_sound
from rome_desktop.session.upgrades import FORMAT, upgrade

if TYPE_CHECKING:
    from rome_desktop.session.envelope import Envelope

SUFFIX = ".ludus"
LARGEST = 8 * 1024 * 1024
LISTED = {"game", "seats", "options", "saved", "actions", "summary"}
TRIALS = 3
"""So many times a state without its actions is played to the end before it is believed."""
FAULTS = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError, StopIteration)
"""What rules may stumble into when actions or a state are not what they should be."""


class SaveError(ValueError):
    """A save that cannot be opened: a reason key for the words, the values for its blanks, and English."""

    def __init__(self, reason: str, english: str, **values: object) -> None:
        super().__init__(english)
        self.reason = reason
        self.values = values


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match, and what the player should be told about it: "other-rules", "other-content" or nothing."""

    match: Match
    notice: str


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of saves shows of one, read without replaying it."""

    path: Path
    game: str
    seats: tuple[Seat, ...]
    options: dict[str, str]
    saved: datetime
    lines: int
    scores: tuple[int, ...]
    to_move: int | None
    round: int
    over: bool


@dataclass(frozen=True, slots=True)
class Damaged:
    """A file that lies among the saves and cannot be opened, and a backup that can."""

    path: Path
    error: SaveError
    backup: Path | None


# ---- writing


def dump(match: Match) -> dict[str, Any]:
    """The document of a match."""
    document: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.key,
        "revision": match.game.revision,
        "content": match.content.digest,
        "program": __version__,
        "started": match.started,
        "saved": datetime.now(UTC).isoformat(timespec="seconds"),
        "seed": match.seed,
        "options": match.options,
        "seats": [{"name": s.name, "kind": s.kind, "colour": s.colour} for s in match.seats],
        "summary": _summary(match),
        "actions": match.lines,
        "auto": [entry.index for entry in match.entries if entry.auto and entry.seat is not None],
        "digest": codec.digest(match.state),
        "state": codec.state_to_json(match.state),
    }
    if match.base_index:
        document["base"] = {"index": match.base_index, "state": codec.state_to_json(match.base)}
    return document


def _summary(match: Match) -> dict[str, Any]:
    """What a list shows, seen from beside the table: hidden values give no points yet."""
    return {
        "scores": [s.score for s in match.game.rules.standings(match.view(None))],
        "to_move": match.to_move,
        "round": getattr(match.state, "round", 0),
        "over": match.over,
    }


def text_of(match: Match) -> str:
    """A match as it is written."""
    return written(dump(match))


def written(document: dict[str, Any]) -> str:
    """A document as text: one member a line, one action a line."""
    members = []
    for key, value in document.items():
        if key == "actions":
            lines = ",\n  ".join(json.dumps(line, ensure_ascii=False) for line in value)
            text = f"[\n  {lines}\n ]" if value else "[]"
        else:
            text = json.dumps(value, ensure_ascii=False)
        members.append(f" {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(members) + "\n}\n"


def write(match: Match, path: Path) -> None:
    """Save a match. Raises OSError (folder not writable, disk full); the previous file then stays."""
    write_safely(path, text_of(match))


def fresh_path(folder: Path, match: Match) -> Path:
    """A file name for a new match that nobody has taken: the game, the day, a number."""
    day = datetime.now().astimezone().strftime("%Y-%m-%d")
    there = {path.name for path in _names(folder)}
    paths = (folder / f"{match.game.key}-{day}-{number}{SUFFIX}" for number in count(1))
    return next(p for p in paths if there.isdisjoint({p.name, backup_of(p).name, lock_of(p).name}))


# ---- reading


def read(path: Path, content_folder: Path | None = None) -> Loaded:
    """Open a save. Raises SaveError."""
    return rebuild(_envelope(path), content_folder)


def _envelope(path: Path) -> "Envelope":
    return _judged(path, _document(path))


def _document(path: Path) -> dict[str, Any]:
    """What a file of a known format holds. Raises SaveError."""
    try:
        size = path.stat().st_size
        if size > LARGEST:
            raise SaveError("too-large", f"{path.name} is too large to be a saved match.")
        raw = path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise SaveError(
            "unreadable", f"{path.name} cannot be read: {reason}.", why=reason, code=error.errno
        ) from None
    if not raw.strip(b"\0 \t\r\n"):
        raise SaveError("empty", f"{path.name} is empty: it was cut off while it was being written.")
    try:
        document = json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise _no_json(path, raw, error) from None
    number = document.get("format") if isinstance(document, dict) else None
    if not isinstance(number, int) or isinstance(number, bool) or number < 0:
        raise SaveError("foreign", f"{path.name} is not a saved match of this program.")
    if number > FORMAT:
        raise SaveError("newer", f"{path.name} was saved by a newer version of this program.")
    return cast(dict[str, Any], document)


def _judged(path: Path, document: dict[str, Any]) -> "Envelope":
    """The document validated. Raises SaveError."""
    from pydantic import ValidationError

    from rome_desktop.session.envelope import Envelope

    try:
        return Envelope.model_validate(upgrade(document))
    except (ValidationError, LookupError, TypeError, ValueError, RecursionError) as error:
        first = error.errors()[0] if isinstance(error, ValidationError) else {"loc": (), "msg": repr(error)}
        why = f"{'.'.join(map(str, first['loc']))} {first['msg']}".strip()
        raise SaveError("broken", f"{path.name} is damaged: {why}.", why=why) from None


def _no_json(path: Path, raw: bytes, error: Exception) -> SaveError:
    """What to say of a file that is no JSON: one of ours begins with its format and ends with a brace."""
    begin, end = raw.lstrip(), raw.rstrip(b"\0 \t\r\n")
    if not (begin.startswith(b"{") and b'"format"' in begin[:200]):
        return SaveError("foreign", f"{path.name} is not a saved match of this program.")
    if not end.endswith(b"}"):
        return SaveError("truncated", f"{path.name} is damaged: its end is missing.")
    return SaveError("broken", f"{path.name} is damaged: {error}.", why=str(error))


def rebuild(envelope: "Envelope", content_folder: Path | None = None) -> Loaded:
    """The match of a validated envelope. Raises SaveError."""
    try:
        game = game_of(envelope.game)
    except UnknownGame as error:
        raise SaveError("unknown-game", str(error), game=envelope.game) from None
    seats = len(envelope.seats)
    if not game.check_seats(seats, game.complete(seats, envelope.options)):
        raise SaveError("broken", f"{game.key} is not played by {seats}.", why="seats")
    if seats == 1 and envelope.options.get("solo") not in game.solo:
        raise SaveError("broken", f"{game.key} has no such solo challenge.", why="options")
    content = load_content(game, content_folder)
    same = envelope.revision == game.revision and content.plays(envelope.content)
    try:
        match = _replayed(envelope, game, content) if same else None
    except FAULTS:
        match = None  # the rules were mended since without a new revision, or the file is damaged
    if match is not None and codec.digest(match.state) == envelope.digest:
        return Loaded(match, "")
    try:
        _check_state(envelope, match)
        match = _standing_at(envelope, game, content, len(envelope.actions), envelope.state)
        _look_round(match)
    except FAULTS as error:
        why = str(error) if isinstance(error, codec.CodecError) else repr(error)
        raise SaveError("broken", f"The saved match is damaged: {why}.", why=why) from None
    return Loaded(match, "other-rules" if content.plays(envelope.content) else "other-content")


def _replayed(envelope: "Envelope", game: Game, content: Content) -> Match:
    """The match played again from its base. Raises one of FAULTS."""
    base = envelope.base
    if base is not None and base.index > len(envelope.actions):
        raise codec.CodecError("the base lies beyond the last action")
    match = _standing_at(envelope, game, content, base.index if base else 0, base.state if base else None)
    if base is not None:
        _look_round(match)
    return Match.resume(match, envelope.actions[match.base_index :], frozenset(envelope.auto))


def _standing_at(
    envelope: "Envelope", game: Game, content: Content, index: int, document: dict[str, Any] | None
) -> Match:
    """The match at line `index` without history: at the state of a document, or at its set-up."""
    seats = tuple(Seat(s.name, s.kind, s.colour) for s in envelope.seats)
    options = dict(envelope.options)
    record = Record(game, content.box, len(seats), options, envelope.actions[:index])
    state = record.begin() if document is None else codec.state_from_json(game, content.box, document)
    return Match(
        game,
        content,
        seats,
        options,
        envelope.seed,
        record,
        state,
        state.clone(),
        index,
        envelope.started,
    )


def _check_state(envelope: "Envelope", replayed: Match | None) -> None:
    """Actions and digest disagree; the state must agree with one of them. Raises CodecError."""
    if codec.digest_of(envelope.state) == envelope.digest:
        return
    if replayed is None or codec.state_to_json(replayed.state) != envelope.state:
        raise codec.CodecError("actions, state and digest do not agree")


def _look_round(match: Match) -> None:
    """A state that was read must bear what a table asks of it, and being saved. Raises one of FAULTS."""
    from rome_desktop.session.envelope import SummaryModel

    sides = len(match.game.rules.standings(match.record.begin()))
    if len(match.standings()) != sides:
        raise codec.CodecError(f"the state is not one of {sides} sides")
    if any(getattr(step, "seat", 0) not in range(sides) for step in match.state.pending):
        raise codec.CodecError("a step is asked of a seat that is not at the table")
    if not match.over and (match.to_move not in range(len(match.seats)) or not match.legal()):
        raise codec.CodecError("nobody at the table can go on")
    match.winners()
    for seat in range(len(match.seats)):
        match.view(seat)
    try:
        SummaryModel.model_validate(_summary(match))
    except ValueError:
        raise codec.CodecError("scores or round are out of all reach") from None
    for seed in range(TRIALS):
        _play_to_the_end(match, random.Random(seed))


def _play_to_the_end(match: Match, dice: random.Random) -> None:
    """A state that was read must bear being played, by chance here. Raises one of FAULTS."""
    state = match.state.clone()
    roll(state, dice)
    for _ in range(match.game.rules.decisions_bound):
        if not state.pending:
            break
        play(state, dice.choice(options(state)))
        roll(state, dice)
    match.game.rules.standings(state)


def summarise(path: Path) -> Summary:
    """What a list shows of a save. Raises SaveError."""
    document = _document(path)
    if not is_sound(document):
        document = _judged(path, document).model_dump(mode="json", include=LISTED)
    try:
        game_of(document["game"])
    except UnknownGame as error:
        raise SaveError("unknown-game", str(error), game=document["game"]) from None
    summary = document["summary"]
    return Summary(
        path,
        document["game"],
        tuple(Seat(**seat) for seat in document["seats"]),
        document["options"],
        datetime.fromisoformat(document["saved"]),
        len(document["actions"]),
        tuple(summary["scores"]),
        summary["to_move"],
        summary["round"],
        summary["over"],
    )


def listing(folder: Path) -> list[Summary | Damaged]:
    """Every save of a folder, the latest first; damaged ones with their reason and a backup, last."""
    good: list[Summary] = []
    bad: list[Damaged] = []
    for path in _candidates(folder):
        try:
            good.append(summarise(path))
        except SaveError as error:
            bad.append(Damaged(path, error, usable_backup(path)))
    return [*sorted(good, key=lambda s: s.saved, reverse=True), *bad]


def usable_backup(path: Path) -> Path | None:
    """The previous good copy of a save, if it can be opened."""
    backup = backup_of(path)
    try:
        read(backup)
    except SaveError:
        return None
    return backup


def _candidates(folder: Path) -> list[Path]:
    return [p for p in sorted(_names(folder)) if p.suffix == SUFFIX and not p.name.startswith(".")]


def _names(folder: Path) -> list[Path]:
    """What lies in a folder; nothing if it cannot be looked into."""
    try:
        return list(folder.iterdir())
    except OSError:
        return []
