"""Saves: the file, the round trip, and going on when rules or components have changed since."""

import json
import shutil
from datetime import UTC, datetime

import pytest

from rome_desktop import __version__
from rome_desktop.catalogue import GAMES
from rome_desktop.content.reader import load
from rome_desktop.engine.steps import options
from rome_desktop.session import codec, saves
from rome_desktop.session.files import Hold, backup_of
from rome_desktop.session.match import Match
from rome_desktop.session.saves import Summary
from rome_desktop.session.seats import Seat
from rome_desktop.session.sound import is_sound
from rome_desktop.session.upgrades import FORMAT
from tests.session.tables import (
    COLOURS,
    GAME,
    NAMES,
    SAVES,
    begun,
    is_forced,
    play_on,
    play_until,
    take_a_bridge,
)


def same(one: Match, other: Match) -> bool:
    """Whether two matches are equal in all that a player can see or do."""
    return (
        (one.lines, one.entries, one.seats, one.options, one.seed, one.started)
        == (other.lines, other.entries, other.seats, other.options, other.seed, other.started)
        and codec.digest(one.state) == codec.digest(other.state)
        and one.can_take_back() == other.can_take_back()
        and one.race() == other.race()
    )


def altered(match: Match, path, **members) -> saves.Loaded:
    """The match saved, some members of the document replaced, and opened again."""
    saves.write(match, path)
    document = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**document, **members}), encoding="utf-8")
    return saves.read(path)


# ---- the file


@pytest.mark.parametrize(
    ("kinds", "solo"), [("human human", ""), ("easy human random hard", ""), ("human", "consul")]
)
def test_a_match_comes_back_equal_at_any_moment(tmp_path, kinds, solo):
    path = tmp_path / "match.ludus"
    match = begun(kinds, solo=solo)
    while not match.over:
        saves.write(match, path)
        loaded = saves.read(path)
        assert loaded.notice == ""
        assert same(loaded.match, match)
        play_on(match, 9, seed=len(match.lines))
    saves.write(match, path)
    assert same(saves.read(path).match, match)


def test_lines_without_a_choice_are_still_passed_over_after_loading(tmp_path):
    match = play_until(
        begun("human human"), lambda m: is_forced(m) and m.can_take_back().seat == m.to_move is not None
    )
    match.play(match.legal()[0], auto=True)
    saves.write(match, tmp_path / "match.ludus")

    loaded = saves.read(tmp_path / "match.ludus").match

    assert loaded.can_take_back() == match.can_take_back()
    assert loaded.can_take_back().upto == len(match.lines) - 2


def test_who_answered_for_a_seat_before_comes_back_with_what_a_person_has_learned(tmp_path):
    path = tmp_path / "match.ludus"
    match = take_a_bridge(begun("human easy"), 0)
    assert match.can_take_back().reason == "revealed"
    match.reseat(0, "easy")
    match.reseat(1, "human")
    match.reseat(0, "human")
    match.reseat(0, "easy")
    play_on(match, 3)

    saves.write(match, path)
    loaded = saves.read(path).match

    assert same(loaded, match)
    assert loaded.handovers == match.handovers != []
    assert [loaded.answered_by(seat) for seat in (0, 1)] == [match.answered_by(seat) for seat in (0, 1)]
    assert is_sound(json.loads(path.read_text(encoding="utf-8")))


def test_the_file_is_json_with_one_member_and_one_action_a_line():
    match = play_on(begun("human easy"), 12)
    text = saves.text_of(match)
    document, rows = json.loads(text), text.splitlines()

    assert list(document)[:4] == ["format", "game", "revision", "content"]
    assert (document["format"], document["revision"]) == (FORMAT, GAME.revision)
    assert (document["program"], document["seed"]) == (__version__, match.seed)
    first = rows.index(' "actions": [') + 1
    written = [json.loads(row.strip().rstrip(",")) for row in rows[first : first + len(match.lines)]]
    assert written == document["actions"] == match.lines
    assert len(rows) == len(document) - 1 + len(match.lines) + 2 + 2
    assert text.endswith("}\n")


def test_the_saved_state_has_the_saved_digest():
    document = saves.dump(play_on(begun(), 20))

    assert codec.digest_of(document["state"]) == document["digest"]
    assert "base" not in document


def test_a_match_without_a_line_is_written_too():
    match = begun()
    del match.lines[:]

    assert json.loads(saves.text_of(match))["actions"] == []


def test_names_in_any_script_come_back_and_half_characters_do_no_harm(tmp_path):
    match = begun()
    julia, marcus = match.seats
    object.__setattr__(julia, "name", "Iulia Ἰουλία 尤利娅 “J”")
    object.__setattr__(marcus, "name", "Mar\ud800cus")
    saves.write(match, tmp_path / "match.ludus")

    assert [seat.name for seat in saves.read(tmp_path / "match.ludus").match.seats] == [
        "Iulia Ἰουλία 尤利娅 “J”",
        "Mar?cus",
    ]


@pytest.mark.parametrize("revision", [GAME.revision, 99])
def test_a_copy_is_equal_and_independent(tmp_path, revision):
    match = altered(play_on(begun("human easy"), 25), tmp_path / "match.ludus", revision=revision).match
    play_on(match, 10)
    copy = match.copy()

    assert same(copy, match)
    before = codec.digest(match.state), len(match.lines)
    play_on(copy, 5)
    assert (codec.digest(match.state), len(match.lines)) == before


# ---- other rules, other components


@pytest.mark.parametrize(("game", "digest"), [(game, digest) for game in GAMES for digest in game.reworded])
def test_a_match_begun_with_content_of_before_that_differs_in_words_goes_on_unchanged(tmp_path, game, digest):
    seats = [Seat(*seat) for seat in zip(NAMES[:2], ("human", "easy"), COLOURS, strict=False)]
    before = play_on(Match.begin(game, load(game), seats, {}, "7"), 12)

    loaded = altered(before, tmp_path / "match.ludus", content=digest)

    assert loaded.notice == ""
    assert same(loaded.match, before)
    assert loaded.match.content.digest == load(game).digest != digest


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_a_file_kept_from_before_the_last_rewording_opens_and_can_be_played_on(tmp_path, game):
    written = json.loads((SAVES / "reworded" / f"{game.key}.ludus").read_text(encoding="utf-8"))
    assert written["content"] in game.reworded
    path = tmp_path / "match.ludus"
    shutil.copyfile(SAVES / "reworded" / f"{game.key}.ludus", path)

    loaded = saves.read(path)

    assert loaded.notice == ""
    assert loaded.match.lines == written["actions"]
    assert codec.digest(loaded.match.state) == written["digest"]
    saves.write(play_on(loaded.match, 12), path)
    assert saves.read(path).notice == ""


@pytest.mark.parametrize(
    ("members", "notice"),
    [
        ({"revision": 99}, "other-rules"),
        ({"content": "0" * 16}, "other-content"),
        ({"revision": 0, "content": "0" * 16}, "other-content"),
    ],
)
def test_played_under_other_rules_it_goes_on_from_the_state(tmp_path, members, notice):
    path = tmp_path / "match.ludus"
    before = play_on(begun("human human"), 40)
    lines = before.lines[:]

    loaded = altered(before, path, **members)
    match = loaded.match

    assert (loaded.notice, match.base_index, match.lines) == (notice, len(lines), lines)
    assert codec.digest(match.state) == codec.digest(before.state)
    assert match.journal() == []
    assert match.can_take_back().reason == "nothing-to-take-back"
    assert not match.take_back()
    assert match.race() == [(len(lines), [s.score for s in match.standings()])]
    assert codec.digest(match.state_at(len(lines))) == codec.digest(before.state)


def test_going_on_from_a_state_take_back_ends_there_and_saving_works_again(tmp_path):
    path = tmp_path / "match.ludus"
    match = altered(play_on(begun("human easy"), 40), path, revision=99).match
    base = len(match.lines)
    play_until(match, lambda m: len(m.lines) > base + 5 and m.can_take_back().allowed)
    saves.write(match, path)

    loaded = saves.read(path)

    assert loaded.notice == ""
    assert loaded.match.base_index == base
    assert same(loaded.match, match)
    while loaded.match.take_back():
        assert len(loaded.match.lines) >= base
    while loaded.match.redo():
        pass
    assert same(loaded.match, match)
    assert codec.digest(loaded.match.state_at(base)) == codec.digest(match.base)
    again = altered(loaded.match, path, revision=98).match
    assert again.base_index == len(match.lines)
    assert codec.digest(again.state) == codec.digest(match.state)


def test_lines_that_are_not_legal_any_more_are_shown_and_it_goes_on_from_the_state(tmp_path):
    match = play_on(begun(), 30)
    lines = [*match.lines[:10], f"{match.to_move} dance", *match.lines[10:]]

    loaded = altered(match, tmp_path / "match.ludus", actions=lines)

    assert (loaded.notice, loaded.match.base_index) == ("other-rules", len(lines))
    assert codec.digest(loaded.match.state) == codec.digest(match.state)


def test_lines_that_lead_elsewhere_are_shown_and_it_goes_on_from_the_state(tmp_path):
    match = play_on(begun(), 30)

    loaded = altered(match, tmp_path / "match.ludus", actions=match.lines[:-1])

    assert (loaded.notice, loaded.match.base_index) == ("other-rules", len(match.lines) - 1)
    assert codec.digest(loaded.match.state) == codec.digest(match.state)


def test_with_a_damaged_digest_actions_and_state_vouch_for_each_other(tmp_path):
    match = play_on(begun(), 30)

    loaded = altered(match, tmp_path / "match.ludus", digest="0" * 16)

    assert loaded.notice == "other-rules"
    assert codec.digest(loaded.match.state) == codec.digest(match.state)


def test_a_damaged_state_does_not_matter_while_the_actions_lead_to_the_digest(tmp_path):
    match = play_on(begun(), 30)

    loaded = altered(match, tmp_path / "match.ludus", state={})

    assert loaded.notice == ""
    assert same(loaded.match, match)


def test_when_actions_state_and_digest_all_differ_it_is_damaged(tmp_path):
    match = play_on(begun(), 30)
    state = codec.state_to_json(match.state)
    state["coins"] += 1

    with pytest.raises(saves.SaveError) as caught:
        altered(match, tmp_path / "match.ludus", state=state, actions=match.lines[:-1])

    assert caught.value.reason == "broken"


def test_the_players_own_components_are_used(tmp_path):
    own = tmp_path / "content"
    own.mkdir()
    bundled = GAME.key + ".toml"
    from rome_desktop.content.reader import BUNDLED

    text = (BUNDLED / bundled).read_text(encoding="utf-8")
    (own / bundled).write_text(text + "\n# mine\n", encoding="utf-8")
    path = tmp_path / "match.ludus"
    saves.write(play_on(begun(), 10), path)

    loaded = saves.read(path, own)

    assert loaded.notice == "other-content"
    assert loaded.match.content.path == own / bundled


# ---- names and lists


def test_a_fresh_name_is_one_that_nobody_has_taken(tmp_path):
    match = begun()
    day = datetime.now().astimezone().strftime("%Y-%m-%d")
    names = [f"city_of_marble-{day}-{n}.ludus" for n in range(1, 6)]
    first = saves.fresh_path(tmp_path, match)
    assert first == tmp_path / names[0]

    saves.write(match, first)
    backup_of(tmp_path / names[1]).touch()
    hold = Hold(tmp_path / names[2])
    hold.take()
    saves.write(match, tmp_path / names[4])

    assert saves.fresh_path(tmp_path, match) == tmp_path / names[3]
    hold.release()
    assert saves.fresh_path(tmp_path, match) == tmp_path / names[2]


def test_a_folder_that_is_not_there_has_names_to_give(tmp_path):
    assert saves.fresh_path(tmp_path / "nowhere", begun()).name.endswith("-1.ludus")
    assert saves.listing(tmp_path / "nowhere") == []


def test_the_latest_is_listed_first_whatever_its_name_or_time_zone(tmp_path):
    match = play_on(begun("human easy"), 20)
    moments = {
        "a": "2026-01-01T12:00:00+00:00",
        "b": "2026-01-01T12:30:00+02:00",
        "c": "2026-01-02T00:00:00Z",
    }
    for name, moment in moments.items():
        altered(match, tmp_path / f"{name}.ludus", saved=moment)
    shutil.copy(tmp_path / "a.ludus", tmp_path / "notes.txt")
    shutil.copy(tmp_path / "a.ludus", tmp_path / ".hidden.ludus")
    shutil.copy(tmp_path / "a.ludus", tmp_path / "a.ludus.bak")

    found = saves.listing(tmp_path)

    assert [entry.path.name for entry in found] == ["c.ludus", "a.ludus", "b.ludus"]


def test_a_list_does_not_give_hidden_values_away(tmp_path):
    match = take_a_bridge(begun("human human"), 0)
    saves.write(match, tmp_path / "match.ludus")

    assert match.standings()[0].categories["bridges"] > 0
    assert saves.summarise(tmp_path / "match.ludus").scores[0] == (
        match.standings()[0].score - match.standings()[0].categories["bridges"]
    )


def test_a_summary_says_what_a_list_shows(tmp_path):
    match = play_on(begun("human easy"), 40)
    path = tmp_path / "match.ludus"
    saves.write(match, path)

    (found,) = saves.listing(tmp_path)

    assert isinstance(found, Summary)
    assert (datetime.now(UTC) - found.saved).total_seconds() < 3600
    assert found == Summary(
        path,
        "city_of_marble",
        match.seats,
        {},
        found.saved,
        len(match.lines),
        tuple(s.score for s in match.game.rules.standings(match.view(None))),
        match.to_move,
        match.state.round,
        False,
        "7",
    )
    saves.write(play_on(match), path)
    assert saves.summarise(path).over
    assert options(saves.read(path).match.state) == []


# ---- what was written elsewhere, or at another time


def test_a_level_that_nobody_knows_is_one_above_those_there_were(tmp_path):
    document = saves.dump(play_on(begun("human easy"), 6))
    document["seats"][1]["kind"] = "oracle"
    path = tmp_path / "match.ludus"
    path.write_text(saves.written(document), encoding="utf-8")

    loaded = saves.read(path)

    assert loaded.other_level
    assert loaded.notice == ""
    assert [seat.kind for seat in loaded.match.seats] == ["human", "hard"]
    assert saves.summarise(path).seats == loaded.match.seats
    assert not altered(loaded.match, path).other_level


@pytest.mark.parametrize("year", [1970, 9998])
def test_with_a_clock_far_off_a_match_can_still_be_opened(tmp_path, monkeypatch, year):
    class Clock(datetime):
        @classmethod
        def now(cls, zone=None):
            return cls(year, 1, 1, tzinfo=zone)

    match = play_on(begun(), 6)
    with monkeypatch.context() as patch:
        patch.setattr(saves, "datetime", Clock)
        saves.write(match, tmp_path / "match.ludus")

    assert saves.read(tmp_path / "match.ludus").match.lines == match.lines
    assert isinstance(saves.listing(tmp_path)[0], saves.Summary)
