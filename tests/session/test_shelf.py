"""The shelf: names, notes, search and order, copies, and a bin that keeps 30 days."""

import errno
import json
import random
from datetime import UTC, datetime, timedelta

import pytest

from rome_desktop.session import results, saves, shelf, store, transcript
from rome_desktop.session.files import Hold, InUse, backup_of
from rome_desktop.session.saves import Damaged
from rome_desktop.session.shelf import SORTS, Shelf
from tests.session.tables import begun, play_on

NOW = datetime(2026, 11, 28, 12, tzinfo=UTC)


@pytest.fixture
def place(tmp_path):
    return Shelf(tmp_path / "saves", tmp_path / "results")


def put(place, name, kinds="human easy", whole=False, **rest):
    match = begun(kinds, **rest)
    if whole:
        play_on(match)
    path = place.folder / f"{name}.ludus"
    saves.write(match, path)
    if match.over:
        results.add(results.of(match, path.name), place.results)
    return path


def names(items):
    return [item.file.removesuffix(".ludus") for item in items]


def test_an_empty_shelf_writes_nothing(place):
    assert place.items() == []
    assert place.binned() == []
    assert place.purge() == []
    assert not place.results.exists()


def test_a_match_is_called_something_and_has_a_note(place):
    path = put(place, "one")
    place.rename(path.name, "  Sunday with\nSilvia ")
    place.write_note(path.name, "Next time: wine first.")
    (item,) = place.items()
    assert (item.name, item.note) == ("Sunday with Silvia", "Next time: wine first.")
    assert item.path == path


def test_search_finds_names_players_notes_and_days_without_accents(place):
    one, two = put(place, "one"), put(place, "two", whole=True)
    place.rename(one.name, "Été à Rome")
    place.write_note(two.name, "Silvia bought all")
    items = place.items()
    assert names(shelf.search(items, "ete ROME")) == ["one"]
    assert names(shelf.search(items, "silvia")) == ["two"]
    assert names(shelf.search(items, "", "running")) == ["one"]
    assert names(shelf.search(items, "", "finished")) == ["two"]
    assert len(shelf.search(items, f"{datetime.now(UTC):%Y-%m-%d}")) == 2
    assert shelf.search(items, "", game="trajan") == []
    assert shelf.search(items, "nobody") == []


def test_every_order_holds_every_match_and_damaged_ones_come_last(place):
    put(place, "one")
    put(place, "two", whole=True)
    (place.folder / "bad.ludus").write_text("{", encoding="utf-8")
    place.rename("one.ludus", "B")
    place.rename("two.ludus", "a")
    items = place.items()
    for by in SORTS:
        assert sorted(names(shelf.arrange(items, by))) == ["bad", "one", "two"]
        assert names(shelf.arrange(items, by))[-1] == "bad"
    assert names(shelf.arrange(items, "name"))[:2] == ["two", "one"]
    assert names(shelf.arrange(items, "longest"))[:2] == ["two", "one"]
    assert isinstance(items[-1].save, Damaged)


def test_a_copy_is_another_match_that_counts_nowhere_yet(place):
    path = put(place, "one", whole=True)
    copy = place.duplicate(path, "One, copy")
    assert copy != path
    assert saves.read(copy).match.lines == saves.read(path).match.lines
    assert {item.name for item in place.items()} == {"", "One, copy"}
    assert [r.save for r in results.load(place.results)] == [path.name]


def test_a_deleted_match_comes_back_with_its_name_and_its_score(place):
    path = put(place, "one", whole=True)
    text = path.read_bytes()
    place.rename(path.name, "Trial run")
    file = place.delete(path, NOW)
    assert place.items() == []
    assert results.load(place.results) == []
    (binned,) = place.binned()
    assert (binned.file, binned.since, binned.name) == (file, NOW, "Trial run")
    assert place.restore(file) == path
    assert path.read_bytes() == text
    assert place.items()[0].name == "Trial run"
    assert [r.save for r in results.load(place.results)] == [path.name]
    assert place.binned() == []


def lying_in(folder):
    return sorted(path.name for path in folder.iterdir() if path.is_file() or path.is_symlink())


def test_a_backup_goes_into_the_bin_and_comes_back_with_its_match(place):
    path = put(place, "one")
    saves.write(play_on(begun("human easy"), 3), path)
    file = place.delete(path, NOW)
    assert lying_in(place.folder) == []
    place.restore(file)
    assert lying_in(place.folder) == ["one.ludus", "one.ludus.bak"]


def test_a_match_of_which_the_backup_alone_is_left_can_be_deleted_too(place):
    path = put(place, "one")
    path.replace(backup_of(path))
    file = place.delete(path, NOW)
    assert lying_in(place.folder) == []
    assert [one.file for one in place.binned()] == [file]
    place.restore(file)
    assert lying_in(place.folder) == ["one.ludus.bak"]


def test_of_a_link_only_the_link_goes(place):
    path = put(place, "one")
    saves.write(play_on(begun("human easy"), 3), path)
    link = path.with_name("link.ludus")
    link.symlink_to(path)
    place.delete(link, NOW)
    assert lying_in(place.folder) == ["one.ludus", "one.ludus.bak"]


def test_what_another_program_plays_stays(place):
    path = put(place, "one")
    hold = Hold(path)
    hold.take()
    with pytest.raises(InUse):
        place.delete(path, NOW)
    hold.release()
    assert lying_in(place.folder) == ["one.ludus"]
    assert place.binned() == []


def test_two_matches_of_one_file_name_lie_in_the_bin_side_by_side(place):
    first = put(place, "one")
    one = place.delete(first, NOW)
    second = put(place, "one", whole=True)
    place.rename(second.name, "Second")
    two = place.delete(second, NOW)
    assert one != two
    assert {b.file for b in place.binned()} == {one, two}
    back = place.restore(two)
    assert back.name == "one.ludus"
    assert place.items()[0].name == "Second"
    other = place.restore(one)
    assert other.name != back.name
    assert len(place.items()) == 2


def test_the_bin_keeps_thirty_days(place):
    path = put(place, "one", whole=True)
    file = place.delete(path, NOW)
    (binned,) = place.binned()
    assert binned.days_left(NOW) == 30
    assert binned.days_left(NOW + timedelta(days=29, hours=1)) == 1
    assert place.purge(NOW + timedelta(days=29)) == []
    assert place.purge(NOW + timedelta(days=30)) == [file]
    assert place.binned() == []
    assert results.load_all(place.results) == []
    assert list(place.bin.iterdir()) == []


def test_a_clock_set_back_throws_nothing_away(place):
    place.delete(put(place, "one"), NOW)
    assert place.purge(NOW - timedelta(days=400)) == []
    (binned,) = place.binned()
    assert binned.days_left(NOW - timedelta(days=400)) == 30


def test_a_damaged_list_of_names_takes_no_match_with_it(place):
    path = put(place, "one")
    place.rename(path.name, "Sunday")
    place.rename(path.name, "Monday")
    (place.results / shelf.NAME).write_text('{"format": 1, "matches": {"x": 1}}', encoding="utf-8")
    assert [item.name for item in place.items()] == ["Sunday"]
    place.write_note(path.name, "kept")
    assert place.items()[0].note == "kept"
    assert (place.results / "shelf.damaged").exists()


def test_a_full_disk_leaves_the_names_as_they_were(place, monkeypatch):
    path = put(place, "one")
    place.rename(path.name, "Sunday")

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(store, "write_safely", full)
    with pytest.raises(OSError, match="No space"):
        place.rename(path.name, "Monday")
    monkeypatch.undo()
    assert place.items()[0].name == "Sunday"


def test_a_match_is_written_as_a_transcript(place, tmp_path):
    path = put(place, "one", whole=True)
    out = tmp_path / "one.txt"
    shelf.export(path, out)
    assert transcript.read(out.read_text(encoding="utf-8")).record.lines == saves.read(path).match.lines


def test_going_on_from_any_point_is_a_match_of_its_own(place):
    path = put(place, "one", whole=True)
    match = saves.read(path).match
    at = random.Random(1).randrange(5, len(match.lines))
    again = match.copy().shortened(at)
    fresh = saves.fresh_path(place.folder, again)
    saves.write(again, fresh)
    assert len(place.items()) == 2
    assert saves.read(fresh).match.lines == match.lines[:at]


def test_names_of_a_newer_program_are_left_alone(place):
    put(place, "one")
    place.results.mkdir(parents=True, exist_ok=True)
    newer = json.dumps({"format": 99})
    (place.results / shelf.NAME).write_text(newer, encoding="utf-8")
    with pytest.raises(store.Newer):
        place.items()
    with pytest.raises(store.Newer):
        place.rename("one.ludus", "x")
    assert (place.results / shelf.NAME).read_text(encoding="utf-8") == newer
