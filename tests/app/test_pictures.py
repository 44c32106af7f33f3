"""Pictures of positions: drawn by a process of its own, kept as files, and never waited for."""

import json

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from rome_desktop.app import drawing, language, pictures
from rome_desktop.app.kit import theme
from rome_desktop.app.pictures import Pictures, Wanted, fitted, of_puzzle, of_save
from rome_desktop.catalogue import GAMES
from rome_desktop.catalogue import game as game_of
from rome_desktop.session import saves
from rome_desktop.session.lessons.reader import course_of
from rome_desktop.session.puzzles import puzzles_of
from tests.app.waiting import until
from tests.session.tables import begun, play_on

pytestmark = pytest.mark.usefixtures("drawing")
SIZE = QSize(120, 60)


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "match.ludus"
    saves.write(play_on(begun(), 20), path)
    return path


@pytest.fixture
def album(tmp_path, qapp):
    language.set_language(qapp, "en")
    album = Pictures(tmp_path / "pictures")
    yield album
    album.stop()


def come(album):
    until(lambda: not album.is_busy(), lambda: (len(album._shown), len(album._lost), album._number))


def framed(wide, high):
    """A green picture with a red edge all round."""
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor("#00ff00"))
    painter = QPainter(image)
    painter.setPen(QPen(QColor("#ff0000"), 8))
    painter.drawRect(image.rect())
    painter.end()
    return image


@pytest.mark.parametrize(
    ("shape", "place", "is_whole"),
    [((560, 411), (104, 82), True), ((411, 560), (82, 104), True), ((560, 301), (104, 82), False)],
)
def test_a_picture_that_nearly_has_the_shape_of_its_place_is_shown_whole(qapp, shape, place, is_whole):
    """The city of Nova Roma had lost its sides on the home page; a map may lose them."""
    found = fitted(framed(*shape), QSize(*place))
    wide, high = place
    across = [found.pixelColor(x, high // 2).red() > 60 for x in range(wide)]
    down = [found.pixelColor(wide // 2, y).red() > 60 for y in range(high)]

    assert found.size() == QSize(*place)
    edges = [any(line[: len(line) // 2]) and any(line[len(line) // 2 :]) for line in (across, down)]
    assert all(edges) == is_whole


def request(tmp_path, **rest):
    asked = {"id": 1, "content": None, "dark": False, "language": "en", "out": str(tmp_path / "x" / "a.jpg")}
    return json.dumps({**asked, **rest})


def test_a_picture_comes_after_it_was_asked_for_and_is_kept(album, path, tmp_path):
    assert album.get(of_save(path), SIZE) is None
    come(album)
    found = album.get(of_save(path), SIZE)
    assert found.size() == SIZE
    assert len({found.toImage().pixel(x, 30) for x in range(120)}) > 10, "something is drawn"
    assert len(list((tmp_path / "pictures").glob("*.jpg"))) == 1
    again = Pictures(tmp_path / "pictures")
    assert again.get(of_save(path), SIZE) is None
    come(again)
    assert again.get(of_save(path), SIZE) is not None
    assert again._process is None, "nothing had to be drawn"


def test_a_damaged_match_has_none_and_holds_up_no_other(album, path):
    bad = path.with_name("bad.ludus")
    bad.write_text("{", encoding="utf-8")
    album.get(of_save(path), SIZE)
    album.get(of_save(bad), SIZE)
    come(album)
    assert album.get(of_save(bad), SIZE) is None
    assert album.get(of_save(path), SIZE) is not None
    assert not album.is_busy(), "what cannot be drawn is not asked for again"


def test_a_program_that_cannot_be_started_is_asked_some_times_only(album, path, monkeypatch):
    monkeypatch.setattr(pictures, "command", lambda: ("/nowhere/program", []))
    for number in range(pictures.MISSES + 3):
        album.get(of_save(path.with_name(f"{number}.ludus")), SIZE)
        come(album)
    assert album._number <= pictures.MISSES + 1


def test_another_state_look_or_language_is_another_picture(path, qapp):
    language.set_language(qapp, "en")
    one = Wanted.now(of_save(path))
    saves.write(play_on(begun(), 21), path)
    other = Wanted.now(of_save(path))
    theme.set_look(theme.make_look(dark=True))
    dark = Wanted.now(of_save(path))
    assert len({one.file, other.file, dark.file}) == 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_position_of_a_puzzle_of_every_game_is_drawn(tmp_path, game):
    puzzle = puzzles_of(game)[0]
    assert drawing.answer(request(tmp_path, kind="puzzle", name=puzzle.id)) == {"id": 1, "drawn": True}
    assert (tmp_path / "x" / "a.jpg").stat().st_size > 5_000
    assert [file.name for file in (tmp_path / "x").iterdir()] == ["a.jpg"]


@pytest.mark.parametrize(
    "line", ["", "{", "[]", '{"id": 1}', '{"id": 1, "kind": "save", "name": "/nowhere"}']
)
def test_what_cannot_be_drawn_is_answered_all_the_same(line):
    answer = drawing.answer(line)
    assert answer["drawn"] is False
    assert answer["error"]


def test_pictures_for_pictures_of_pages_are_drawn_at_once(qapp):
    language.set_language(qapp, "en")
    here = Pictures(None)
    subject = of_puzzle(puzzles_of(GAMES[0])[0].id)
    here.get(subject, SIZE)
    come(here)
    assert here.get(subject, SIZE) is not None


def test_old_files_go(album, path, tmp_path, monkeypatch):
    monkeypatch.setattr(pictures, "FILES", 3)
    folder = tmp_path / "pictures"
    folder.mkdir()
    for number in range(6):
        (folder / f"{number}.jpg").write_bytes(b"x")
    album.get(of_save(path), SIZE)
    come(album)
    assert len(list(folder.iterdir())) == 4, "three old ones and the new one"


def test_a_lesson_is_drawn_as_the_region_it_is_about(qapp):
    game = game_of("trajan")
    chapter = course_of(game).chapters[3]
    image = drawing.picture_of("lesson", f"{game.key}/{chapter.id}", None)
    assert len({image.pixel(x, image.height() // 2) for x in range(image.width())}) > 10, "something is drawn"
