"""The commands `records` and `shelf`: what was played, as tables, JSON and CSV."""

import csv
import io
import json

import pytest

from rome_desktop.cli.main import main
from rome_desktop.session import results, saves
from rome_desktop.session.folders import folders
from tests.session.tables import begun, play_on


@pytest.fixture(autouse=True)
def house(tmp_path, monkeypatch):
    monkeypatch.setenv("QUINQUE_LUDI_HOME", str(tmp_path))
    return folders()


@pytest.fixture
def finished(house):
    match = play_on(begun("human easy"))
    saves.write(match, house.saves / "one.ludus")
    results.add(results.of(match, "one.ludus"), house.results)
    return match


def out_of(capsys, *words):
    assert main(list(words)) == 0
    return capsys.readouterr().out


def test_without_matches_one_sentence_says_so(capsys):
    assert out_of(capsys, "records") == "No match has been finished yet.\n"
    assert out_of(capsys, "shelf") == "Nothing has been started yet.\n"
    assert json.loads(out_of(capsys, "records", "--json")) == {"results": []}
    assert json.loads(out_of(capsys, "shelf", "--json")) == {"matches": [], "bin": []}


def test_records_tell_scores_and_where_they_come_from(capsys, finished):
    (told,) = json.loads(out_of(capsys, "records", "--json"))["results"]
    assert told["scores"] == [s.score for s in finished.standings()]
    assert told["categories"] == [s.categories for s in finished.standings()]
    assert told["winners"] == finished.winners()
    assert told["lines"] == len(finished.lines)
    assert finished.game.key in out_of(capsys, "records")


def test_csv_has_a_row_for_every_seat(capsys, finished):
    rows = list(csv.DictReader(io.StringIO(out_of(capsys, "records", "--csv"))))
    assert [row["kind"] for row in rows] == ["human", "easy"]
    assert [int(row["score"]) for row in rows] == [s.score for s in finished.standings()]
    assert rows[0]["level"] == "easy"


def test_a_name_is_no_formula(house, capsys):
    match = play_on(begun("human easy"))
    match.seats = (type(match.seats[0])("=1+1", "human", "rubra"), match.seats[1])
    results.add(results.of(match, "x.ludus"), house.results)
    rows = list(csv.DictReader(io.StringIO(out_of(capsys, "records", "--csv"))))
    assert rows[0]["name"] == "'=1+1"


def test_json_or_csv(capsys):
    assert main(["records", "--json", "--csv"]) == 2


def test_the_shelf_lists_matches_and_damaged_files(capsys, finished, house):
    (house.saves / "bad.ludus").write_text("{", encoding="utf-8")
    told = json.loads(out_of(capsys, "shelf", "--json"))
    assert [match["file"] for match in told["matches"]] == ["one.ludus", "bad.ludus"]
    assert told["matches"][0]["over"] is True
    assert told["matches"][1]["damaged"]
    table = out_of(capsys, "shelf")
    assert "finished" in table
    assert "damaged" in table


def test_a_list_of_a_newer_program_is_told(capsys, house):
    house.results.mkdir(parents=True, exist_ok=True)
    (house.results / "shelf.json").write_text('{"format": 99}', encoding="utf-8")
    assert main(["shelf"]) == 1
    assert "newer version" in capsys.readouterr().err
