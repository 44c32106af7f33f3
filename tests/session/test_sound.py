"""The quick look at a save: it knows the program's own, and accepts nothing that pydantic does not."""

import copy
import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from rome_desktop.session.envelope import Envelope
from rome_desktop.session.sound import is_sound
from rome_desktop.session.upgrades import FORMAT
from tests.session.tables import SAVES
from tests.session.test_damaged import JSON, places

OURS = {path.name: json.loads(path.read_bytes()) for path in sorted(SAVES.glob("*.ludus"))}
CURRENT = {name: document for name, document in OURS.items() if document["format"] == FORMAT}
WHOLE = next(document for document in CURRENT.values() if "base" not in document)
SHALLOW = {**WHOLE, "state": {"a": 1}, "actions": WHOLE["actions"][:3], "auto": [1]}
PLACES = [place for place in places(SHALLOW) if place]
MOMENTS = [
    "2026-W48-6T09:00:00+00:00",
    "2026-11-28T09:00:00",
    "2026-02-30T09:00:00Z",
    "2026-11-28T09:00:00.5+05:30",
    "2026-11-28T24:00:00Z",
    "1999-12-31T23:59:59Z",
    "9999-12-31T23:59:59Z",
    "2026-11-28T09:00:00+24:00",
    "\uff12026-11-28T09:00:00Z",
]
VALUES: list[Any] = [
    *MOMENTS,
    "\ud800",
    "x" * 81,
    "x" * 4001,
    "",
    "orange",
    "expert",
    -1,
    10**400,
    10**7,
    True,
    1.0,
    None,
]
VALUES += [[], {}, {"\ud800": 1}, {"a": "\ud800"}, [0] * 9, [10**7]]


def accepts(document):
    try:
        Envelope.model_validate(copy.deepcopy(document))
    except ValidationError:
        return False
    return True


def changed(path, value):
    other = copy.deepcopy(SHALLOW)
    holder = other
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    return other


@pytest.mark.parametrize("name", CURRENT)
def test_what_the_program_wrote_is_sound(name):
    assert is_sound(CURRENT[name]) is ("base" not in CURRENT[name])
    assert accepts(CURRENT[name])


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_what_is_sound_pydantic_accepts(place):
    for value in VALUES:
        document = changed(place, value)
        assert accepts(document) or not is_sound(document), value


@given(st.sampled_from(PLACES), JSON)
def test_whatever_is_sound_pydantic_accepts(place, value):
    document = changed(place, value)
    assert accepts(document) or not is_sound(document)


@pytest.mark.parametrize("name", sorted(WHOLE))
def test_a_member_more_or_less_is_doubtful(name):
    assert not is_sound({key: value for key, value in WHOLE.items() if key != name})
    assert not is_sound({**WHOLE, "more": 1})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", []),
        ("seats", WHOLE["seats"] * 9),
        ("options", {str(n): "" for n in range(33)}),
        ("actions", [""] * 20_001),
        ("auto", [0] * 20_001),
    ],
)
def test_too_many_or_too_few_are_doubtful(name, value):
    assert not accepts({**SHALLOW, name: value})
    assert not is_sound({**SHALLOW, name: value})


def test_nothing_but_a_document_is_sound():
    assert not any(map(is_sound, (None, [], "", 1, {})))


def test_a_list_of_sound_saves_does_not_wait_for_pydantic(tmp_path):
    for name, document in CURRENT.items():
        if "base" not in document:
            (tmp_path / name).write_bytes((SAVES / name).read_bytes())
    program = f"""
import sys
from pathlib import Path
from rome_desktop.session import saves
found = saves.listing(Path({str(tmp_path)!r}))
assert found and all(isinstance(one, saves.Summary) for one in found)
assert "pydantic" not in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
