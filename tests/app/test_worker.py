"""The match thread: what the window sends, what it receives, and what it must never receive."""

import errno
import json
import os
from typing import Any

import pytest
from PySide6.QtCore import QThread

from rome_desktop.ai import players
from rome_desktop.ai.request import parse_request
from rome_desktop.app.worker import MatchThread, MatchWorker
from rome_desktop.session import codec, results, saves
from rome_desktop.session.files import Hold, backup_of, lock_of, write_safely
from rome_desktop.session.seats import NewMatch, Seat
from tests.session.tables import GAME, SAVES, begun, bridge_plays, play_on, take_a_bridge

HUMANS = (Seat("Julia", "human", "rubra"), Seat("Marcus", "human", "flava"))
MIXED = (Seat("Julia", "human", "rubra"), Seat("Marcus", "easy", "flava"))


def new(seats=HUMANS, seed="7", **options) -> NewMatch:
    return NewMatch(GAME.key, seats, options, seed)


def wait_until(qtbot, true):
    qtbot.waitUntil(true)


def contents(*folders):
    """Every file and what is in it."""
    return {path.name: path.read_bytes() for folder in folders for path in sorted(folder.iterdir())}


class Desk:
    """A worker in the thread of the test, and everything it has said."""

    def __init__(self, folder, content=None) -> None:
        self.saves, self.results = folder / "saves", folder / "results"
        self.worker = MatchWorker(content, self.results)
        self.said: dict[str, list[Any]] = {}
        for name in ("opened", "updated", "failed", "save_failed", "saved", "looked", "handed"):
            self.said[name] = []
            getattr(self.worker, name).connect(lambda *values, name=name: self.said[name].append(values))

    @property
    def update(self):
        """The last update."""
        return self.said["updated"][-1][0]

    @property
    def path(self):
        return self.update.path

    def begin(self, *args, **kwargs):
        self.worker.begin(new(*args, **kwargs), self.saves)
        return self.update

    def click(self, index=0, auto=False):
        """Answer with one of the options, for persons and computers alike."""
        self.worker.submit(self.update.number, self.update.options[index % len(self.update.options)], auto)
        return self.update

    def play(self, clicks):
        for n in range(clicks):
            self.click(n * 7)

    def errors(self):
        return self.said["failed"], self.said["save_failed"]


@pytest.fixture
def desk(tmp_path, dressed):
    made = Desk(tmp_path)
    yield made
    made.worker.close()


@pytest.fixture
def thread(tmp_path, dressed):
    made = MatchThread(None, tmp_path / "results")
    yield made
    made.stop()


def full(*_):
    raise OSError(errno.ENOSPC, "No space left on device")


# ---- opening


def test_a_new_match_is_saved_held_and_shown(desk):
    update = desk.begin()

    (opened,) = desk.said["opened"][0]
    assert (opened.game, opened.path, opened.notice, opened.seed) == (GAME.key, update.path, "", "7")
    assert (update.cause, update.number, update.lines) == ("opened", 1, 3)
    assert update.path.parent == desk.saves
    assert lock_of(update.path).exists()
    assert saves.read(update.path).match.lines == begun().lines
    assert desk.errors() == ([], [])


def test_without_a_seed_each_match_is_another(desk):
    seeds = set()
    for _ in range(3):
        desk.begin(seed="")
        seeds.add(desk.said["opened"][-1][0].seed)

    assert len(seeds) == 3


def test_a_match_can_be_kept_nowhere(desk):
    desk.worker.begin(new(), None)
    desk.click()

    assert desk.path is None
    assert not desk.saves.exists()


def test_two_matches_of_one_day_have_two_files(desk, tmp_path):
    other = Desk(tmp_path)
    one, two = desk.begin().path, other.begin().path
    other.click()

    assert one != two
    assert saves.read(one).match.lines == begun().lines
    other.worker.close()


def test_a_name_that_another_program_takes_at_the_same_moment_is_left_to_it(desk, tmp_path, monkeypatch):
    other = Desk(tmp_path)
    one = other.begin().path
    real, given = saves.fresh_path, []

    def late(folder, match):
        given.append(one if not given else real(folder, match))
        return given[-1]

    monkeypatch.setattr(saves, "fresh_path", late)
    assert desk.begin().path == given[1] != one

    monkeypatch.setattr(saves, "fresh_path", lambda folder, match: one)
    desk.begin()
    assert desk.worker._hold is None
    other.worker.close()


def test_a_saved_match_goes_on(desk):
    desk.begin()
    desk.play(9)
    path, lines = desk.path, desk.update.lines
    desk.worker.close()
    assert not lock_of(path).exists()

    desk.worker.open(path)

    assert (desk.update.cause, desk.update.lines, desk.update.path) == ("opened", lines, path)
    assert len(desk.update.entries) == lines


def test_opening_changes_no_file_until_somebody_acts(desk):
    """The copy before stays the copy before."""
    desk.begin()
    desk.play(9)
    path = desk.path
    desk.worker.close()
    before = contents(desk.saves)

    desk.worker.open(path)
    desk.worker.open(path)
    desk.worker.close()
    assert contents(desk.saves) == before

    desk.worker.open(path)
    desk.click()
    assert backup_of(path).read_bytes() == before[path.name]


def test_looking_at_a_finished_match_changes_no_file(desk):
    desk.begin()
    while not desk.update.over:
        desk.click(len(desk.said["updated"]) * 5)
    path = desk.path
    desk.worker.close()
    before = contents(desk.saves, desk.results)

    desk.worker.open(path)
    desk.worker.close()

    assert contents(desk.saves, desk.results) == before


def test_a_save_that_is_a_link_is_written_through_it(desk, tmp_path):
    path = desk.begin().path
    desk.worker.close()
    link = tmp_path / "link.ludus"
    link.symlink_to(path)

    desk.worker.open(link)
    desk.click()

    assert link.is_symlink()
    assert saves.read(path).match.lines == saves.read(link).match.lines
    assert len(saves.read(path).match.lines) == desk.update.lines
    assert lock_of(link).parent == path.parent


@pytest.mark.parametrize(
    ("level", "plays"), [("hard", "easy"), ("normal", "easy"), ("easy", "easy"), ("random", "random")]
)
def test_a_level_that_the_game_has_not_becomes_the_nearest_and_is_told(
    desk, tmp_path, monkeypatch, level, plays
):
    monkeypatch.setattr(players, "level_names", lambda key: ("random", "easy"))
    saves.write(begun(f"human {level}"), tmp_path / "match.ludus")

    desk.worker.open(tmp_path / "match.ludus")

    (opened,) = desk.said["opened"][-1]
    assert opened.other_level is (level != plays)
    assert desk.update.seats[1].kind == plays


def test_a_match_played_elsewhere_is_adopted_and_saved(desk):
    match = play_on(begun(), 12)

    desk.worker.adopt(match, desk.saves)

    assert desk.update.lines == len(match.lines)
    assert saves.read(desk.path).match.lines == match.lines


def test_the_match_that_is_open_is_shown_anew(desk):
    path = desk.begin().path
    desk.click()
    number = desk.update.number

    desk.worker.open(path)

    assert desk.errors() == ([], [])
    assert (desk.update.cause, desk.update.number, desk.update.lines) == ("opened", number + 1, 4)
    assert lock_of(path).exists()


def test_a_match_that_is_played_in_another_window_is_refused_and_the_own_one_goes_on(desk, tmp_path):
    other = Desk(tmp_path)
    path = other.begin().path
    own = desk.begin().path

    desk.worker.open(path)

    assert desk.said["failed"] == [("in-use", {"name": path.name})]
    assert desk.click().path == own
    other.worker.close()


def test_a_match_that_is_not_there_is_refused_and_the_own_one_goes_on(desk, monkeypatch):
    own = desk.begin().path

    desk.worker.open(desk.saves / "nothing.ludus")
    with monkeypatch.context() as patch:
        patch.setattr(Hold, "take", full)
        desk.worker.open(desk.saves / "nothing.ludus")

    assert [reason for reason, _ in desk.said["failed"]] == ["gone"] * 2
    assert desk.click().path == own


@pytest.mark.parametrize(
    ("name", "reason"), [("empty", "empty"), ("newer-format", "newer"), ("wrong-types", "broken")]
)
def test_a_damaged_match_is_refused_and_the_own_one_goes_on(desk, name, reason):
    own = desk.begin().path
    path = desk.saves / "damaged.ludus"
    path.write_bytes((SAVES / "damaged" / f"{name}.ludus").read_bytes())

    desk.worker.open(path)

    ((key, values),) = desk.said["failed"]
    assert (key, values["name"]) == (reason, path.name)
    assert not lock_of(path).exists()
    assert desk.click().path == own


def test_a_match_in_a_folder_that_cannot_be_locked_can_be_played(desk, monkeypatch):
    path = desk.begin().path
    desk.worker.close()
    monkeypatch.setattr(Hold, "take", full)

    desk.worker.open(path)

    assert desk.click().lines == 4
    assert saves.read(path).match.lines[3:]
    desk.begin()
    assert desk.click().lines == 4


def test_a_match_of_other_rules_is_told_and_written_only_once_it_goes_on(desk):
    path = desk.begin().path
    desk.play(4)
    desk.worker.close()
    written = saves.written({**json.loads(path.read_text(encoding="utf-8")), "revision": 99})
    write_safely(path, written)

    desk.worker.open(path)

    assert desk.said["opened"][-1][0].notice == "other-rules"
    assert path.read_text(encoding="utf-8") == written
    assert desk.update.entries == ()
    desk.click()
    assert saves.read(path).notice == ""
    assert backup_of(path).read_text(encoding="utf-8") == written


# ---- playing


def test_an_answer_is_played_saved_and_shown(desk):
    before = desk.begin()

    update = desk.click()

    assert (update.number, update.cause, update.lines) == (before.number + 1, "played", 4)
    assert update.events == update.entries[-1].events != ()
    assert str(update.entries[-1].action) == str(before.options[0])
    assert len(saves.read(update.path).match.lines) == 4


def test_an_answer_can_be_a_line(desk):
    update = desk.begin()
    desk.worker.submit(update.number, f"{update.to_move} {update.options[3]}", False)

    assert desk.update.entries[-1].action == update.options[3]


def test_an_answer_to_an_older_update_is_dropped(desk):
    first = desk.begin()
    desk.click()
    count = len(desk.said["updated"])

    desk.worker.submit(first.number, first.options[1], False)
    desk.worker.fall_back(first.number)

    assert len(desk.said["updated"]) == count
    assert desk.update.lines == 4


@pytest.mark.parametrize("line", ["0 keep", "nonsense", "", "7 end"])
def test_what_is_not_legal_shows_again_what_is_true(desk, line):
    before = desk.begin()

    desk.worker.submit(before.number, line, False)

    assert (desk.update.cause, desk.update.lines) == ("opened", before.lines)
    assert desk.update.number == before.number + 1
    assert desk.update.options == before.options


def test_without_a_match_nothing_happens(desk):
    worker = desk.worker
    worker.submit(0, "0 end", False)
    worker.fall_back(0)
    worker.take_back()
    worker.redo()
    worker.look(0)
    worker.hand_over()
    worker.save_as(desk.saves / "match.ludus")
    worker.move_to(desk.saves)
    worker.close()
    worker._send("opened", ())

    assert all(said == [] for said in desk.said.values())
    assert not desk.saves.exists()


def test_in_the_place_of_a_computer_something_legal_is_played(desk):
    desk.begin(seats=(MIXED[1], MIXED[0]))
    while desk.update.request is None:
        desk.click()
    update = desk.update

    desk.worker.fall_back(update.number)

    assert desk.update.entries[-1].action in update.options
    assert desk.update.entries[-1].seat == update.to_move


def test_taking_back_and_playing_again(desk):
    desk.begin()
    desk.play(2)
    update = desk.update
    assert update.take_back.allowed

    desk.worker.take_back()

    assert (desk.update.cause, desk.update.lines, desk.update.can_redo) == (
        "taken-back",
        update.lines - 1,
        True,
    )
    assert len(saves.read(update.path).match.lines) == update.lines - 1
    desk.worker.redo()
    assert (desk.update.cause, desk.update.lines, desk.update.can_redo) == ("redone", update.lines, False)
    assert desk.update.views == update.views
    count = len(desk.said["updated"])
    desk.worker.redo()
    assert len(desk.said["updated"]) == count


def test_where_nothing_can_be_taken_back_nothing_is_sent(desk):
    desk.begin()
    desk.worker.take_back()

    assert len(desk.said["updated"]) == 1
    assert desk.update.take_back.reason == "nothing-to-take-back"


def test_looking_back_shows_the_table_from_beside_it(desk):
    desk.begin()
    desk.play(30)
    match = saves.read(desk.path).match
    for asked, shown in [(-5, 0), (0, 0), (12, 12), (999, len(match.lines))]:
        desk.worker.look(asked)
        index, view = desk.said["looked"][-1]
        assert index == shown
        assert set(view.bridges) <= {-1, 0}
    assert desk.update.lines == len(match.lines)


def test_a_finished_match_is_noted_among_the_results(desk):
    desk.begin()
    while not desk.update.over:
        desk.click(len(desk.said["updated"]) * 5)

    (noted,) = results.load(desk.results)
    match = saves.read(desk.path).match
    assert noted.save == desk.path.name
    assert noted.scores == tuple(s.score for s in match.standings())
    assert desk.update.winners == noted.winners != ()
    assert desk.update.options == ()
    desk.worker.open(desk.path)
    assert results.load(desk.results) == [noted]


def test_a_copy_of_the_match_is_handed_over_with_all_its_history(desk):
    desk.begin()
    desk.play(9)

    desk.worker.hand_over()

    ((copy,),) = desk.said["handed"]
    assert copy.lines == saves.read(desk.path).match.lines
    copy.take_back()
    play_on(copy, 3)
    assert desk.click().lines == 3 + 9 + 1


# ---- what may be known


def test_no_view_and_no_request_holds_what_its_seat_may_not_see(desk):
    match = take_a_bridge(begun("human easy", seed="3"), 0)
    while match.to_move != 1:
        match.play(match.legal()[-1])
    desk.worker.adopt(match, desk.saves)
    truth = match.state

    update = desk.update

    assert set(update.views) == {None, 0}
    assert update.views[0].players[0].bridges == truth.players[0].bridges
    assert update.views[None].players[0].bridges == [-1] * len(truth.players[0].bridges)
    for view in update.views.values():
        assert set(view.bridges) <= {-1, 0}
        assert view.box_bridges == [-1]
        assert view is not truth
    assert GAME.rules.standings(update.views[None])[0].categories["bridges"] == 0
    assert update.request.seat == 1
    asked = codec.state_from_json(GAME, match.content.box, update.request.state)
    assert asked == match.view(1)
    assert asked.players[0].bridges == [-1] * len(truth.players[0].bridges)
    assert f"{match.seed}/" not in update.request.seed
    assert parse_request(update.request.line) == update.request


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_whole_match_between_computers_and_a_person_shows_each_only_its_own(desk, seed):
    desk.begin(seats=(*MIXED, Seat("Claudia", "hard", "nigra")), seed=seed)
    while not desk.update.over:
        update = desk.update
        views = dict(update.views)
        if update.request is not None:
            content = desk.said["opened"][-1][0].content
            views[update.to_move] = codec.state_from_json(GAME, content.box, update.request.state)
        for seat, view in views.items():
            for side, player in enumerate(view.players):
                assert side == seat or set(player.bridges) <= {-1}
            assert set(view.bridges) <= {-1, 0}
        match = desk.worker._match
        assert match is not None
        bridge = bridge_plays(match)
        desk.worker.submit(update.number, (bridge or update.options)[-1], False)
    assert any(player.bridges for player in desk.update.views[None].players)


def test_nothing_in_an_update_is_shared_with_the_match(desk):
    update = desk.begin()
    update.views[None].stacks.clear()
    update.views[0].players.clear()

    assert desk.click().views[0].players
    assert desk.update.views[None].stacks


# ---- when the disk is full


def test_the_match_goes_on_while_it_cannot_be_saved_and_is_written_when_it_can(desk, monkeypatch):
    desk.begin()
    desk.click()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        desk.play(3)
        assert desk.said["save_failed"] == [("the disk is full",)] * 3
        assert (desk.update.cause, desk.update.lines) == ("played", 7)
        assert len(saves.read(desk.path).match.lines) == 4
        assert sorted(p.suffix for p in desk.saves.iterdir()) == [".bak", ".lock", ".ludus"]
    path = desk.path

    desk.worker.close()

    assert len(saves.read(path).match.lines) == 7


def test_the_match_can_go_on_in_another_folder(desk, tmp_path, monkeypatch):
    old = desk.begin().path
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        desk.click()
        desk.worker.move_to(tmp_path / "full")
        assert len(desk.said["save_failed"]) == 2
        assert desk.said["saved"] == []

    desk.worker.move_to(tmp_path / "elsewhere")

    ((path,),) = desk.said["saved"]
    assert path.parent == tmp_path / "elsewhere"
    assert lock_of(path).exists()
    assert not lock_of(old).exists()
    assert len(saves.read(path).match.lines) == 4
    assert desk.click().path == path
    assert len(saves.read(path).match.lines) == 5
    assert len(saves.read(old).match.lines) == 3


def test_a_copy_is_written_where_the_player_wants_it(desk, tmp_path, monkeypatch):
    desk.begin()
    desk.click()
    copy = tmp_path / "copies" / "mine.ludus"

    desk.worker.save_as(copy)

    assert desk.said["saved"] == [(copy,)]
    assert saves.read(copy).match.lines == saves.read(desk.path).match.lines
    assert desk.click().path != copy
    monkeypatch.setattr(os, "fsync", full)
    desk.worker.save_as(copy)
    assert desk.said["save_failed"] == [("the disk is full",)]
    assert len(saves.read(copy).match.lines) == 4


# ---- the thread


def test_the_window_speaks_to_another_thread(thread, tmp_path, qtbot):
    updates, threads = [], []
    thread.worker.updated.connect(updates.append)
    thread.worker.updated.connect(lambda _: threads.append(QThread.currentThread()))
    thread.begin.emit(new(), tmp_path / "saves")
    wait_until(qtbot, lambda: len(updates) == 1)

    thread.submit.emit(updates[0].number, updates[0].options[0], False)
    wait_until(qtbot, lambda: len(threads) == 2)

    assert updates[1].lines == updates[0].lines + 1
    assert all(one is not QThread.currentThread() for one in threads)


def test_every_signal_has_its_slot(dressed, tmp_path):
    thread = MatchThread(None, None, threaded=False)
    seen = []
    thread.worker.updated.connect(seen.append)
    thread.begin.emit(new(), tmp_path / "saves")
    thread.submit.emit(1, seen[-1].options[0], False)
    thread.take_back.emit()
    thread.redo.emit()
    thread.fall_back.emit(seen[-1].number)
    looked, saved = [], []
    thread.worker.looked.connect(lambda index, *_: looked.append(index))
    thread.worker.saved.connect(saved.append)
    thread.look.emit(1)
    thread.save_as.emit(tmp_path / "copy.ludus")
    thread.move_to.emit(tmp_path / "moved")
    thread.close.emit()
    thread.open.emit(tmp_path / "copy.ludus")
    thread.adopt.emit(begun(), None)
    thread.stop()

    causes = ["opened", "played", "taken-back", "redone", "played", "opened", "opened"]
    assert [update.cause for update in seen] == causes
    assert (looked, len(saved)) == ([1], 2)


def test_a_stopped_thread_has_done_all_it_was_asked_and_leaves_no_lock(thread, tmp_path, qtbot):
    folder = tmp_path / "saves"
    updates = []
    thread.worker.updated.connect(updates.append)
    thread.begin.emit(new(), folder)
    wait_until(qtbot, lambda: bool(updates))
    number = updates[0].number
    for extra in range(20):
        thread.fall_back.emit(number + extra)

    thread.stop()
    thread.stop()

    (path,) = folder.glob("*.ludus")
    assert len(saves.read(path).match.lines) == 3 + 20
    assert not lock_of(path).exists()
    assert sorted(p.suffix for p in folder.iterdir()) == [".bak", ".ludus"]
