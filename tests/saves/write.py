"""Writes the saves kept here: past formats, and every kind of damage.

Run it only to add a file: an old save is worth keeping because nobody has touched it since.
    python -m tests.saves.write [NAME …]
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rome_desktop.session import codec, saves
from rome_desktop.session.match import Match
from tests.session.tables import SAVES, begun, play_on

Document = dict[str, Any]
SAVED = "2026-03-01T19:00:00+00:00"


def match() -> Match:
    """The match that all these files are of, after thirty decisions."""
    return play_on(begun("human easy", seed="7"), 30)


def document(**members: Any) -> Document:
    """Its document, some members replaced."""
    return {**saves.dump(match()), "saved": SAVED, **members}


def in_format_0() -> Document:
    """What format 0 looked like: see `session.upgrades.from_0`."""
    found = document(format=0, seed=7)
    found["kinds"] = [seat["kind"] for seat in found["seats"]]
    found["seats"] = [seat["name"] for seat in found["seats"]]
    del found["summary"], found["started"], found["auto"]
    return found


def in_state(change: Callable[[Document], object], **members: Any) -> Document:
    """A save that has only its state to go on from, and the state is as `change` left it."""
    found = document(revision=0)
    change(found["state"])
    found["digest"] = codec.digest_of(found["state"])
    return {**found, **members}


def text(found: Document) -> bytes:
    """A document as it is written: one member a line, one action a line."""
    return saves.written(found).encode()


def damaged() -> dict[str, bytes]:
    """The damaged files."""
    whole = text(document())
    lines = match().lines
    nest = b"[" * 20_000
    return {
        "truncated": whole[: len(whole) * 2 // 3],
        "zero-tail": whole[: len(whole) // 2] + bytes(len(whole) // 2),
        "zero-filled": bytes(4096),
        "empty": b"",
        "foreign-json": b'{"name": "some other program", "version": 3}\n',
        "foreign-list": b"[1, 2, 3]\n",
        "foreign-binary": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
        "newer-format": text(document(format=99, secret="of the future")),
        "unknown-game": text(document(game="ludus_latrunculorum")),
        "unknown-solo-level": text(document(seats=document()["seats"][:1], options={"solo": "caesar"})),
        "five-seats": text(document(seats=document()["seats"][:1] * 5)),
        "unknown-colour": text(document(seats=[{"name": "J", "kind": "human", "colour": "rosa"}] * 2)),
        "wrong-types": text(document(seats="Julia and Marcus", actions=[1, 2])),
        "extra-members": text(document(script="__import__('os').system('true')")),
        "time-without-zone": text(document(saved="2026-03-01T19:00:00")),
        "garbled-middle": whole.replace(b'"seats": [', b'"seats": [[[,', 1),
        "deep-nesting": b'{"format": 1, "state": ' + nest + b"}",
        "deep-foreign": nest,
        "huge-number": whole.replace(b'"revision": 1', b'"revision": ' + b"9" * 5000, 1),
        "huge-numbers": text(document(summary={**document()["summary"], "scores": [10**400, 1]})),
        "illegal-action": text(document(actions=[*lines[:12], "0 dance", *lines[12:]], state={"round": 1})),
        "base-beyond-the-end": text(
            document(base={"index": 999, "state": document()["state"]}, digest="0" * 16, state={"pending": 5})
        ),
        "state-off-the-board": text(in_state(lambda state: state["hills"].append("vatican"))),
        "state-of-another-table": text(in_state(lambda state: state["players"].append(state["players"][0]))),
        "state-before-chance": text(
            in_state(lambda state: state["pending"].append({"step": "ChooseFirstPlayer"}))
        ),
        "state-nobody-can-answer": text(in_state(lambda state: state["pending"][-1].update(seat=7))),
        "state-with-a-score-out-of-reach": text(
            in_state(lambda state: state["players"][0].update(score=10**9))
        ),
        "state-with-a-bridge-of-a-million": text(
            in_state(lambda state: state["players"][0]["bridges"].append(10**6))
        ),
        "state-with-a-bridge-to-come-of-a-milliard": text(
            in_state(lambda state: state["bridges"].__setitem__(2, 10**9))
        ),
        "state-with-tiles-without-end": text(
            in_state(lambda state: state["players"][0]["drawn"].update(baths=10**18))
        ),
        "state-with-an-unknown-step": text(in_state(lambda state: state["pending"].append({"step": "Exec"}))),
    }


def main(wanted: list[str]) -> None:
    """Write all files, or those named."""
    files = {"format-0": text(in_format_0()), "format-1": text(document())}
    files |= {f"damaged/{name}": content for name, content in damaged().items()}
    for name, content in files.items():
        if not wanted or Path(name).name in wanted:
            path = SAVES / f"{name}{saves.SUFFIX}"
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(content)
            print(path.relative_to(SAVES), len(content))


if __name__ == "__main__":
    main(sys.argv[1:])
