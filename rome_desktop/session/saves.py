"""Saves: one JSON file per match, one action per line, written after every action.

A save holds the actions *and* the state. Same revision and content: the actions are replayed and the
digest compared, with full history. Otherwise the match goes on from the state, the history is shown but
not taken back, and the player is told.
"""

import json
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from rome_desktop import __version__
from rome_desktop.catalogue import UnknownGame
from rome_desktop.catalogue import game as game_of
from rome_desktop.content.plain import NotAFile, TooLarge, read_bytes
from rome_desktop.content.reader import Content
from rome_desktop.content.reader import load as load_content
from rome_desktop.engine.game import Game
from rome_desktop.session import codec
from rome_desktop.session.files import BACKUP, backup_of, lock_of, write_safely
from rome_desktop.session.seats import Seat
from rome_desktop.session.sound import EARLIEST, KINDS, LATEST, REACH, is_sound
from rome_desktop.session.upgrades import FORMAT, upgrade

if TYPE_CHECKING:
    from rome_desktop.session.envelope import Envelope
    from rome_desktop.session.match import Match

SUFFIX = ".ludus"
LARGEST = 8 * 1024 * 1024
LISTED = {"game", "seats", "options", "seed", "saved", "actions", "summary"}
GONE = "gone"
"""The reason where there is no file."""
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

    match: "Match"
    notice: str
    other_level: bool = False
    """A computer player had a level that this program does not know; it has the strongest one now."""


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
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Damaged:
    """A file that lies among the saves and cannot be opened, and a backup that can."""

    path: Path
    error: SaveError
    backup: Path | None


# ---- writing


def dump(match: "Match") -> dict[str, Any]:
    """The document of a match."""
    document: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.key,
        "revision": match.game.revision,
        "content": match.content.digest,
        "program": __version__,
        "started": match.started,
        "saved": _moment().isoformat(timespec="seconds"),
        "seed": match.seed,
        "options": match.options,
        "seats": [{"name": s.name, "kind": s.kind, "colour": s.colour} for s in match.seats],
        "summary": _summary(match),
        "actions": match.lines,
        "auto": [entry.index for entry in match.entries if entry.auto and entry.seat is not None],
        "digest": codec.digest(match.state),
        "state": codec.state_to_json(match.state),
    }
    if match.handovers:
        document["handovers"] = [[h.index, h.seat, h.kind] for h in match.handovers]
    if match.base_index:
        document["base"] = {"index": match.base_index, "state": codec.state_to_json(match.base)}
    return document


def _moment() -> datetime:
    """Now; with a clock that is out of all reach, the nearest moment that a save can tell."""
    return min(max(datetime.now(UTC), EARLIEST), LATEST - timedelta(seconds=1))


def _summary(match: "Match") -> dict[str, Any]:
    """What a list shows, seen from beside the table: hidden values give no points yet."""
    return {
        "scores": [_within(s.score) for s in match.game.rules.standings(match.view(None))],
        "to_move": match.to_move,
        "round": _within(getattr(match.state, "round", 0)),
        "over": match.over,
    }


def _within(number: int) -> int:
    """A number that a list of saves accepts: a match that can be played can be saved."""
    return max(-REACH, min(number, REACH))


def text_of(match: "Match") -> str:
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


def write(match: "Match", path: Path) -> None:
    """Save a match. Raises OSError (folder not writable, disk full); the previous file then stays."""
    write_safely(path, text_of(match))


def fresh_path(folder: Path, match: "Match") -> Path:
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
        raw = read_bytes(path, LARGEST)
    except NotAFile:
        raise SaveError("no-file", f"{path.name} is not a file but a folder, a pipe or a device.") from None
    except TooLarge:
        raise SaveError("too-large", f"{path.name} is too large to be a saved match.") from None
    except OSError as error:
        if isinstance(error, FileNotFoundError) and not path.is_symlink():
            raise SaveError(GONE, f"{path.name} is not there.") from None
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
    from rome_desktop.session.belief import look_round  # late, as the match itself: lists do without

    try:
        game = game_of(envelope.game)
    except UnknownGame as error:
        raise SaveError("unknown-game", str(error), game=envelope.game) from None
    seats = len(envelope.seats)
    if not game.check_seats(seats, game.complete(seats, envelope.options)):
        raise SaveError("broken", f"{game.key} is not played by {seats}.", why="seats")
    if seats == 1 and envelope.options.get("solo") not in game.solo:
        raise SaveError("broken", f"{game.key} has no such solo challenge.", why="options")
    strange = any(seat.kind not in KINDS for seat in envelope.seats)
    content = load_content(game, content_folder)
    same = envelope.revision == game.revision and content.plays(game, envelope.content)
    try:
        match = _replayed(envelope, game, content) if same else None
    except FAULTS:
        match = None  # the rules were mended since without a new revision, or the file is damaged
    if match is not None and codec.digest(match.state) == envelope.digest:
        return Loaded(match, "", strange)
    try:
        _check_state(envelope, match)
        match = _standing_at(envelope, game, content, len(envelope.actions), envelope.state)
        look_round(match)
    except FAULTS as error:
        why = str(error) if isinstance(error, codec.CodecError) else repr(error)
        raise SaveError("broken", f"The saved match is damaged: {why}.", why=why) from None
    return Loaded(match, "other-rules" if content.plays(game, envelope.content) else "other-content", strange)


def _kind(kind: str) -> str:
    """A level nobody knows is one that was added since, above those there were."""
    return kind if kind in KINDS else KINDS[-1]


def _seat(name: str, kind: str, colour: str) -> Seat:
    return Seat(name, _kind(kind), colour)


def _replayed(envelope: "Envelope", game: Game, content: Content) -> "Match":
    """The match played again from its base. Raises one of FAULTS."""
    from rome_desktop.session.belief import look_round
    from rome_desktop.session.match import Match

    base = envelope.base
    if base is not None and base.index > len(envelope.actions):
        raise codec.CodecError("the base lies beyond the last action")
    match = _standing_at(envelope, game, content, base.index if base else 0, base.state if base else None)
    if base is not None:
        look_round(match)
    return Match.resume(match, envelope.actions[match.base_index :], frozenset(envelope.auto))


def _standing_at(
    envelope: "Envelope", game: Game, content: Content, index: int, document: dict[str, Any] | None
) -> "Match":
    """The match at line `index` without history: at the state of a document, or at its set-up."""
    from rome_desktop.engine.record import Record
    from rome_desktop.session.match import Handover, Match

    seats = tuple(_seat(s.name, s.kind, s.colour) for s in envelope.seats)
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
        handovers=[Handover(at, seat, _kind(kind)) for at, seat, kind in envelope.handovers],
    )


def _check_state(envelope: "Envelope", replayed: "Match | None") -> None:
    """Actions and digest disagree; the state must agree with one of them. Raises CodecError."""
    if codec.digest_of(envelope.state) == envelope.digest:
        return
    if replayed is None or codec.state_to_json(replayed.state) != envelope.state:
        raise codec.CodecError("actions, state and digest do not agree")


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
        tuple(_seat(**seat) for seat in document["seats"]),
        document["options"],
        datetime.fromisoformat(document["saved"]),
        len(document["actions"]),
        tuple(summary["scores"]),
        summary["to_move"],
        summary["round"],
        summary["over"],
        document["seed"],
    )


def listing(folder: Path) -> list[Summary | Damaged]:
    """Every save of a folder, the latest first; damaged and lost ones with their reason and a backup, last.

    No match is played for it, neither of a save nor of a backup: what is wrong with a state is told when
    somebody opens it.
    """
    good: list[Summary] = []
    bad: list[Damaged] = []
    for path in _candidates(folder):
        try:
            good.append(summarise(path))
        except SaveError as error:
            backup = listed_backup(path)
            if error.reason != GONE or backup is not None:
                bad.append(Damaged(path, error, backup))
    return [*sorted(good, key=lambda s: s.saved, reverse=True), *bad]


def listed_backup(path: Path) -> Path | None:
    """The previous good copy of a save, if it can be listed."""
    backup = backup_of(path)
    try:
        summarise(backup)
    except SaveError:
        return None
    return backup


def usable_backup(path: Path) -> Path | None:
    """The previous good copy of a save, if it can be opened."""
    backup = backup_of(path)
    try:
        read(backup)
    except SaveError:
        return None
    return backup


def _candidates(folder: Path) -> list[Path]:
    """Where saves lie, and where one lay whose backup is left."""
    names = _names(folder)
    there = {path for path in names if path.suffix == SUFFIX}
    lost = {path.with_suffix("") for path in names if path.name.endswith(SUFFIX + BACKUP)}
    return sorted(path for path in there | lost if not path.name.startswith("."))


def _names(folder: Path) -> list[Path]:
    """What lies in a folder; nothing if it cannot be looked into."""
    try:
        return list(folder.iterdir())
    except OSError:
        return []
