"""Transcripts: whole games as text."""

import pytest

from rome_desktop.catalogue import UnknownGame
from rome_desktop.session import codec, transcript
from rome_desktop.session.transcript import TranscriptError
from tests.session.tables import CONTENT, GAME, begun, play_on


@pytest.mark.parametrize(
    ("kinds", "solo"), [("easy random", ""), ("human hard normal easy", ""), ("human", "praetor")]
)
def test_a_whole_game_comes_back(kinds, solo):
    match = play_on(begun(kinds, solo=solo))

    found = transcript.read(transcript.write(match))

    assert (found.game, found.content) == (GAME, CONTENT)
    assert found.header["seats"].split() == kinds.split()
    assert found.record.options == match.options
    assert found.record.lines == match.lines
    assert found.result == transcript.result_of(match)
    assert codec.digest(found.record.replay()) == found.result["digest"]


def test_it_reads_as_the_docstring_says():
    match = play_on(begun("human", seed="41", solo="consul"))
    head, lines, result = transcript.write(match).split("\n---\n")

    assert head.splitlines() == [
        "game: city_of_marble",
        f"revision: {GAME.revision}",
        f"content: {CONTENT.digest}",
        "seats: human",
        "seed: 41",
        "options: solo=consul",
    ]
    assert lines.splitlines() == match.lines
    ours, rival = match.standings()
    assert result.splitlines() == [
        f"scores: {ours.score} {rival.score}",
        f"winners: {match.winners()[0]}",
        "ended: three-stacks-empty",
        f"digest: {codec.digest(match.state)}",
    ]


def test_lines_may_end_as_on_another_system():
    match = play_on(begun())
    text = transcript.write(match)

    assert transcript.read(text.replace("\n", "\r\n")) == transcript.read(text)
    assert "options:\n" in text


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("\n---\n", "\n", "parted by lines “---”"),
        ("game: city_of_marble\n", "", "the header lacks “game:”"),
        ("seats: human human\n", "", "the header lacks “seats:”"),
        ("seats: human human", "seats:", "city_of_marble is not played by 0"),
        ("seats: human human", "seats: a b c d e", "city_of_marble is not played by 5"),
        ("seed: 7", "seed 7", "“seed 7” should be “key: value”"),
        ("scores: ", "scores ", "should be “key: value”"),
    ],
)
def test_what_is_no_transcript_is_answered_in_a_sentence(old, new, sentence):
    text = transcript.write(play_on(begun()))
    assert old in text

    with pytest.raises(TranscriptError, match=sentence):
        transcript.read(text.replace(old, new))


def test_an_unknown_game_is_named():
    text = transcript.write(play_on(begun())).replace("city_of_marble", "monopoly")

    with pytest.raises(UnknownGame, match="monopoly"):
        transcript.read(text)
