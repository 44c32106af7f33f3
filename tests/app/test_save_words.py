"""Every reason why a match cannot be opened has a sentence of its own."""

import errno

import pytest

from rome_desktop.app.save_words import SaveWords
from rome_desktop.session import saves
from rome_desktop.session.saves import SaveError
from tests.session.tables import SAVES

REASONS = [
    "unreadable",
    "empty",
    "truncated",
    "broken",
    "foreign",
    "newer",
    "too-large",
    "unknown-game",
    "in-use",
    "no-file",
    "gone",
]


@pytest.mark.parametrize("reason", REASONS)
def test_a_reason_is_one_or_two_sentences_with_the_files_name(dressed, reason):
    sentence = SaveWords().reason(reason, {"name": "match.ludus", "why": "Is a directory"})

    assert sentence.startswith("match.ludus ")
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_each_reason_has_a_sentence_of_its_own(dressed):
    words = SaveWords()

    assert len({words.reason(reason, {"name": "x"}) for reason in REASONS}) == len(REASONS)


def test_the_system_s_reason_is_told(dressed):
    said = SaveWords().reason("unreadable", {"why": "Is a directory", "code": errno.EISDIR})
    assert "cannot be read: a folder stands where a file should be." in said
    assert "Is a directory" not in said


def test_names_with_braces_and_values_that_are_missing_do_no_harm(dressed):
    words = SaveWords()

    assert words.reason("empty", {"name": "{why}{0}.ludus"}).startswith("{why}{0}.ludus is empty")
    assert words.reason("unreadable", {}).startswith(" cannot be read: the system refused")


def test_a_reason_of_the_future_is_damage(dressed):
    words = SaveWords()

    assert words.reason("quantum", {"name": "x"}) == words.reason("broken", {"name": "x"})


def test_every_reason_that_reading_gives_has_its_sentence(dressed, tmp_path):
    given = set()
    for path in [*(SAVES / "damaged").iterdir(), tmp_path / "nothing.ludus"]:
        with pytest.raises(SaveError) as caught:
            saves.read(path)
        given.add(caught.value.reason)

    assert given < set(REASONS)
    assert len(given) == 7
