"""`picture`: what is asked for is checked before Qt is imported."""

import pytest

from rome_desktop.cli import guard


@pytest.fixture
def drawn(monkeypatch):
    """Stands for the drawing; what it was asked for."""
    asked = []

    def draw(subject, out, **wishes):
        asked.append((subject, out, wishes))

    monkeypatch.setattr(guard, "from_app", lambda *_: draw)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    return asked


def test_a_game_with_its_defaults(run, drawn, tmp_path):
    assert run("picture", "city_of_marble", "--out", tmp_path / "x.png").code == 0
    wishes = {"at": None, "size": (1440, 900), "theme": "light", "lang": "en", "seat": None, "page": None}
    wishes |= {"lesson": None}
    assert drawn == [("city_of_marble", tmp_path / "x.png", wishes)]


def test_a_file_with_every_wish(run, drawn, save, tmp_path):
    words = "--at 7 --size 1280x720 --theme dark --lang fr --seat 1 --page scores".split()
    assert run("picture", save, "--out", tmp_path / "x.png", *words).code == 0
    wishes = {"at": 7, "size": (1280, 720), "theme": "dark", "lang": "fr", "seat": 1, "page": "scores"}
    wishes |= {"lesson": None}
    assert drawn == [(save, tmp_path / "x.png", wishes)]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("picture", "Missing: GAME_OR_FILE, --out."),
        ("picture city_of_marble", "Missing: --out."),
        (
            "picture monopoly --out x.png",
            "“monopoly” is neither a game nor a file. Games are: ",
        ),
        ("picture city_of_marble --out x.jpg", "The picture is a PNG file; name it like x.png."),
        ("picture city_of_marble --out no/x.png", "There is no folder no to write the picture to."),
        (
            "picture city_of_marble --out x.png --size big",
            "“big” should be a width and a height from 64 to 8192",
        ),
        ("picture city_of_marble --out x.png --size 9x9", "“9x9” should be a width and a height from 64"),
        ("picture city_of_marble --out x.png --theme pink", "Argument --theme: invalid choice: 'pink'"),
        ("picture city_of_marble --out x.png --lang la", "Argument --lang: invalid choice: 'la'"),
        ("picture city_of_marble --out x.png --page shop", "Argument --page: invalid choice: 'shop'"),
        ("picture city_of_marble --out x.png --at -1", "“-1” should be a whole number, at least 0"),
        ("picture city_of_marble --out x.png --seat x", "“x” should be a whole number, at least 0"),
    ],
)
def test_wrong_usage(run, drawn, words, sentence, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ran = run(*words.split())
    assert ran.code == 2
    assert sentence in ran.sentence
    assert drawn == []


def test_a_place_that_is_a_folder(run, drawn, tmp_path):
    (tmp_path / "x.png").mkdir()
    ran = run("picture", "city_of_marble", "--out", tmp_path / "x.png")
    assert ran.code == 1
    assert "cannot be written" in ran.sentence


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (
            ValueError("There are 2 seats, counted from 0; --seat 5 is not among them."),
            "--seat 5 is not among",
        ),
        (OSError(28, "No space left on device"), "cannot be written: No space left on device."),
    ],
)
def test_what_the_drawing_refuses(run, monkeypatch, tmp_path, fault, sentence):
    def refuse(*_, **__):
        raise fault

    monkeypatch.setattr(guard, "from_app", lambda *_: refuse)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    ran = run("picture", "city_of_marble", "--out", tmp_path / "x.png")
    assert ran.code == 1
    assert sentence in ran.sentence
