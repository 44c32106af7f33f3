"""Damaged saves: each is refused with its reason and a sentence, never anything else."""

import json
import os
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rome_desktop.session import codec, saves
from rome_desktop.session.files import backup_of
from rome_desktop.session.saves import Damaged, SaveError, Summary
from tests.session.tables import SAVES, begun, play_on

WHOLE = (SAVES / "format-1.ludus").read_bytes()
REASONS = {
    "base-beyond-the-end": "broken",
    "deep-foreign": "foreign",
    "deep-nesting": "broken",
    "empty": "empty",
    "extra-members": "broken",
    "five-seats": "broken",
    "foreign-binary": "foreign",
    "foreign-json": "foreign",
    "foreign-list": "foreign",
    "garbled-middle": "broken",
    "huge-number": "broken",
    "huge-numbers": "broken",
    "illegal-action": "broken",
    "newer-format": "newer",
    "state-before-chance": "broken",
    "state-nobody-can-answer": "broken",
    "state-of-another-table": "broken",
    "state-off-the-board": "broken",
    "state-with-a-score-out-of-reach": "broken",
    "state-with-a-bridge-of-a-million": "broken",
    "state-with-a-bridge-to-come-of-a-milliard": "broken",
    "state-with-an-unknown-step": "broken",
    "state-with-tiles-without-end": "broken",
    "time-without-zone": "broken",
    "truncated": "truncated",
    "unknown-colour": "broken",
    "unknown-game": "unknown-game",
    "unknown-solo-level": "broken",
    "wrong-types": "broken",
    "zero-filled": "empty",
    "zero-tail": "truncated",
}


def refused(path) -> SaveError:
    with pytest.raises(SaveError) as caught:
        saves.read(path)
    return caught.value


def test_every_damaged_file_has_its_reason_here():
    assert sorted(path.stem for path in (SAVES / "damaged").iterdir()) == sorted(REASONS)


@pytest.mark.parametrize("name", REASONS)
def test_a_damaged_file_is_refused_with_its_reason_and_a_sentence(name):
    error = refused(SAVES / "damaged" / f"{name}.ludus")

    assert error.reason == REASONS[name]
    assert str(error).endswith(".")
    assert "\n" not in str(error)
    if error.reason == "broken":
        assert error.values["why"]


def test_a_file_that_is_not_there_or_cannot_be_read(tmp_path, monkeypatch):
    (tmp_path / "dangling.ludus").symlink_to("nowhere")
    (tmp_path / "ring.ludus").symlink_to("ring.ludus")

    assert refused(tmp_path / "nothing.ludus").reason == "gone"
    assert refused(tmp_path / "dangling.ludus").reason == "unreadable"
    assert refused(tmp_path / "ring.ludus").reason == "unreadable"


def test_what_is_no_file_is_listed_as_such_and_never_opened(tmp_path, monkeypatch):
    """A pipe waits for ever, a device fills the memory."""
    names = ["folder", "pipe", "to-pipe", "to-device", "to-folder"]
    folder, pipe, *links = (tmp_path / f"{name}.ludus" for name in names)
    folder.mkdir()
    os.mkfifo(pipe)
    for link, target in zip(links, (pipe, "/dev/zero", folder), strict=True):
        link.symlink_to(target)
    monkeypatch.setattr(Path, "open", lambda *_, **__: pytest.fail("it was opened"))

    found = saves.listing(tmp_path)

    assert {(entry.path.stem, entry.error.reason) for entry in found} == {(n, "no-file") for n in names}


def test_a_file_of_many_megabytes_is_not_even_read(tmp_path):
    path = tmp_path / "match.ludus"
    with path.open("wb") as file:
        file.truncate(saves.LARGEST + 1)

    assert refused(path).reason == "too-large"


@pytest.mark.parametrize(
    "head", ['{"format": true}', '{"format": -1}', '{"format": "1"}', '{"format": 1.0}', "7"]
)
def test_what_has_no_number_of_a_format_is_foreign(tmp_path, head):
    path = tmp_path / "match.ludus"
    path.write_text(head)

    assert refused(path).reason == "foreign"


@pytest.mark.parametrize(
    "document",
    [
        {"format": 0},
        {"format": 0, "seats": 1, "kinds": 2, "seed": 3, "state": 4, "saved": 5},
        {"format": 0, "seats": ["A"], "kinds": ["human"], "seed": 3, "state": [], "saved": 5},
        {"format": 1},
    ],
)
def test_an_old_format_that_is_not_what_it_says_is_broken(tmp_path, document):
    path = tmp_path / "match.ludus"
    path.write_text(json.dumps(document))

    assert refused(path).reason == "broken"


def test_a_bomb_in_the_state_is_broken(tmp_path):
    """Some of these can be read, and are too deep to be written again for their digest."""
    text = saves.written({**json.loads(WHOLE), "revision": 0, "state": "here"})
    path = tmp_path / "match.ludus"
    for depth in range(300, 1000, 10):
        path.write_text(text.replace('"here"', '{"a": ' * depth + "1" + "}" * depth))
        assert refused(path).reason == "broken"


# ---- the list


def test_damaged_files_are_listed_last_with_their_reason(tmp_path):
    saves.write(play_on(begun(), 5), tmp_path / "z.ludus")
    (tmp_path / "b.ludus").write_bytes(WHOLE[:-100])
    (tmp_path / "a.ludus").write_bytes((SAVES / "damaged" / "unknown-game.ludus").read_bytes())

    good, *bad = saves.listing(tmp_path)

    assert isinstance(good, Summary)
    assert [(entry.path.name, entry.error.reason, entry.backup) for entry in bad] == [
        ("a.ludus", "unknown-game", None),
        ("b.ludus", "truncated", None),
    ]


def test_a_backup_is_offered_only_if_it_can_be_listed_and_named_only_if_it_can_be_opened(tmp_path):
    path = tmp_path / "match.ludus"
    path.write_bytes(b"")
    backup_of(path).write_bytes(WHOLE)
    (entry,) = saves.listing(tmp_path)
    assert isinstance(entry, Damaged)
    assert entry.backup == backup_of(path)
    assert saves.read(backup_of(path)).match.lines

    assert saves.usable_backup(path) == backup_of(path)

    backup_of(path).write_bytes((SAVES / "damaged" / "illegal-action.ludus").read_bytes())
    assert saves.usable_backup(path) is None

    backup_of(path).write_bytes((SAVES / "damaged" / "truncated.ludus").read_bytes())
    (entry,) = saves.listing(tmp_path)
    assert isinstance(entry, Damaged)
    assert entry.backup is None


def test_for_a_list_nothing_is_played_however_much_is_damaged(tmp_path, monkeypatch):
    for number in range(5):
        (tmp_path / f"{number}.ludus").write_bytes(WHOLE[:-100])
        backup_of(tmp_path / f"{number}.ludus").write_bytes(WHOLE)
    monkeypatch.setattr(saves, "rebuild", lambda *_: pytest.fail("a match was rebuilt"))

    assert [bool(entry.backup) for entry in saves.listing(tmp_path)] == [True] * 5


def test_a_backup_whose_save_is_lost_is_offered(tmp_path):
    lost, kept, hopeless = (tmp_path / f"{name}.ludus" for name in ("lost", "kept", "hopeless"))
    saves.write(play_on(begun(), 5), kept)
    saves.write(play_on(begun(), 6), kept)
    backup_of(lost).write_bytes(WHOLE)
    backup_of(hopeless).write_bytes(b"")
    backup_of(tmp_path / ".hidden.ludus").write_bytes(WHOLE)
    backup_of(tmp_path / "notes.txt").write_bytes(WHOLE)

    good, bad = saves.listing(tmp_path)

    assert good.path == kept
    assert (bad.path, bad.error.reason, bad.backup) == (lost, "gone", backup_of(lost))


def test_every_damaged_file_can_be_listed(tmp_path):
    found = saves.listing(SAVES / "damaged")

    assert len(found) == len(REASONS)
    # A list reads no state: what is wrong with it is told when the match is opened.
    assert {entry.path.stem for entry in found if isinstance(entry, Summary)} == {
        name for name in REASONS if name.startswith(("state-", "base-", "illegal-", "five-", "unknown-solo"))
    }


# ---- at random


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("saves")


def opened_or_refused(path, content: bytes) -> None:
    """Whatever a file holds, it is refused, or the match can be shown, saved and played on."""
    path.write_bytes(content)
    saves.listing(path.parent)
    try:
        match = saves.read(path).match
    except SaveError:
        return
    saves.write(match, path)
    match.view(None)
    match.race()
    play_on(match, 3)
    saves.write(match, path)
    assert saves.read(path).match.lines == match.lines


@given(st.data())
def test_flipped_cut_and_doubled_bytes_never_do_worse_than_refuse(folder, data):
    content = bytearray(WHOLE)
    for _ in range(data.draw(st.integers(1, 4))):
        if not content:
            break
        at = data.draw(st.integers(0, len(content) - 1))
        match data.draw(st.sampled_from(["flip", "set", "cut", "double", "end"])):
            case "flip":
                content[at] ^= 1 << data.draw(st.integers(0, 7))
            case "set":
                content[at] = data.draw(st.sampled_from(b'0129-"[]{},:.e \0\xff'))
            case "cut":
                del content[at : at + data.draw(st.integers(1, 40))]
            case "double":
                content[at:at] = content[at : at + data.draw(st.integers(1, 40))]
            case _:
                del content[max(1, at) :]
    opened_or_refused(folder / "match.ludus", bytes(content))


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([-1, 0, 1, 2, 7, 10**30])
    | st.floats(allow_nan=True)
    | st.text(max_size=5)
    | st.sampled_from(["temple", "0,0|1,0", "0,0", "palatine", "EndTurn", "human"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=4,
)


def places(node, path=()):
    """The paths to every value in a document."""
    yield path
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, child in children:
        yield from places(child, (*path, key))


@given(st.data())
def test_a_state_with_anything_in_any_place_never_does_worse_than_be_refused(folder, data):
    """The digest is made to fit, so that nothing but the state itself can give it away."""
    document = json.loads(WHOLE)
    document["revision"] = data.draw(st.sampled_from([0, 1]))
    where = data.draw(st.sampled_from(list(places(document["state"]))))
    value = data.draw(JSON)
    holder, keys = document, ("state", *where)
    for key in keys[:-1]:
        holder = holder[key]
    holder[keys[-1]] = value
    if isinstance(document["state"], dict):
        document["digest"] = codec.digest_of(document["state"])
    path = folder / "match.ludus"
    path.write_text(saves.written(document), encoding="utf-8", errors="replace")
    try:
        match = saves.read(path).match
    except SaveError:
        return
    saves.write(match, path)
    assert saves.read(path).match.lines == match.lines


def test_every_cut_is_told_apart_from_a_foreign_file(tmp_path):
    path = tmp_path / "match.ludus"
    dice = random.Random(3)
    for at in sorted(dice.sample(range(20, len(WHOLE) - 3), 60)):
        path.write_bytes(WHOLE[:at])
        assert refused(path).reason in {"truncated", "broken"}
