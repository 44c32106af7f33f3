"""`check`: scenarios, and the one sentence for each thing that does not hold or cannot be played."""

from pathlib import Path

import pytest

TURN = """
game = "city_of_marble"
seats = 2
pending = ["EndTurn seat=0", "TakeAction seat=0 left=2"]
"""
HILLS = '[given]\n"hills" = ["quirinal", "esquiline", "aventine"]\n'


@pytest.fixture
def check(run, tmp_path):
    def checked(text: str):
        path = tmp_path / "x.toml"
        path.write_text(text, encoding="utf-8")
        ran = run("check", path)
        return ran, [line.removeprefix(f"{path}: ") for line in ran.err.splitlines()]

    return checked


def test_a_scenario_that_holds(check):
    ran, faults = check(f'{TURN}lines = ["0 draw temple baths"]\n[expect]\n"players.0.drawn.temple" = 1')
    assert (ran.code, faults) == (0, [])
    assert ran.out == "1 scenario, everything as expected.\n"


def test_one_sentence_for_each_expectation_that_fails(check):
    ran, faults = check(
        f"""{TURN}lines = ["0 draw temple baths"]
{HILLS}
[expect]
"players.0.drawn.temple" = 2
"players.1.score" = 7
legal = ["0 end", "0 draw temple baths", "1 draw temple baths"]
illegal = ["0 draw temple arena", "0 spend temple"]
"""
    )
    assert ran.code == 1
    assert ran.out == ""
    assert faults == [
        "players.0.drawn.temple should be 2, but is 1.",
        "players.1.score should be 7, but is 0.",
        "“0 end” should be legal, but is refused by RM-4.3: actions-are-compulsory (left 1).",
        "“1 draw temple baths” should be legal, but is refused: it is the turn of seat 0.",
        "“0 draw temple arena” should not be legal, but it is.",
    ]


def test_a_refusal_that_does_not_come(check):
    _, faults = check(f'{TURN}lines = ["0 draw temple baths"]\n[expect]\nrefused = "RM-6.1.1"')
    assert faults == ["“0 draw temple baths” was accepted, but RM-6.1.1 should refuse it."]


def test_a_refusal_by_another_clause(check):
    _, faults = check(f'{TURN}lines = ["0 draw temple temple"]\n[expect]\nrefused = "RM-6.1.2"')
    (fault,) = faults
    assert fault.startswith(
        "“0 draw temple temple” should be refused by RM-6.1.2, but was refused by RM-6.1.1: "
    )


def test_a_refused_line_changes_nothing(check):
    ran, _ = check(
        f'{TURN}lines = ["0 end"]\n[expect]\nrefused = "RM-4.3"\n'
        'pending = ["EndTurn seat=0", "TakeAction seat=0 left=2"]'
    )
    assert ran.code == 0


def test_an_earlier_line_that_is_refused(check):
    _, faults = check(f'{TURN}lines = ["0 end", "0 draw temple baths"]\n[expect]\n"over" = false')
    assert faults == ["line 1, “0 end”, was refused by RM-4.3: actions-are-compulsory (left 2)."]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("draw temple baths", "line 1: “draw temple baths” should begin with a seat number or “chance”."),
        ("0 dance", "line 1: “dance” is no verb of this game; known are: draw, expand"),
        ("0 play circus 1,0|2,0", "line 1: “circus” should be one of: temple, baths, theatre, arena."),
        ("0 play temple", "line 1: “play temple” lacks its position."),
        ("0 end now", "line 1: “end now” has words too many: now."),
    ],
)
def test_lines_that_are_no_notation(check, line, sentence):
    _, (fault,) = check(f'{TURN}lines = ["{line}"]\n[expect]\n"over" = false')
    assert fault.startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game = ", "this is no TOML: "),
        ("seats = 2\n[expect]\nover = false", "“game” is missing."),
        ('game = "city_of_marble"\n[expect]\nover = false', "“seats” is missing."),
        ('game = "monopoly"\nseats = 2\n[expect]\nover = false', "There is no game “monopoly”. Known are: "),
        (
            'game = "city_of_marble"\nseats = 9\n[expect]\nover = false',
            "Rome: City of Marble is for 1, 2, 3, 4",
        ),
        ('game = "city_of_marble"\nseats = "2"', "“seats” should be a whole number."),
        ('game = "city_of_marble"\nseats = true', "“seats” should be a whole number."),
        ('game = "city_of_marble"\nseats = 2', "nothing is expected; say under [expect] what must be true."),
        (f"{TURN}mood = 1", "“mood” is unknown; a scenario has game, options, seats, seed, given"),
        (f"{TURN}lines = [1]\n[expect]\nover = false", "“lines” should be a list of texts."),
        (f'{TURN}[expect]\nlegal = "0 end"', "“expect.legal” should be a list of texts."),
        (f'{TURN}[expect]\nrefused = "RM-4.3"', "“expect.refused” names the clause that refuses the last"),
        (
            f"{TURN}options = {{ map = 1 }}\n[expect]\nover = false",
            "Rome: City of Marble has no option “map”.",
        ),
        (
            f'{TURN}[given]\n"players.7.score" = 1\n[expect]\nover = false',
            "the path “players.7.score” breaks off: there is no “7” in “players”; it is a list of 2,",
        ),
        (
            f'{TURN}[given]\n"colour" = 1\n[expect]\nover = false',
            "the path “colour” breaks off: there is no “colour” in the state; it has pending, players, seats",
        ),
        (
            f'{TURN}[given]\n"players.0.mood" = 1\n[expect]\nover = false',
            "state.players: 0.mood Unexpected keyword argument.",
        ),
        (
            f'{TURN}[given]\n"players.0.score" = "many"\n[expect]\nover = false',
            "state.players: 0.score Input should be a valid integer",
        ),
        (
            f'{TURN}[given]\n"players.0.score" = "3"\n[expect]\nover = false',
            "given players.0.score cannot be “3”; it would be 3.",
        ),
        (
            f'{TURN}[given]\n"hills" = ["monte-carlo"]\n[expect]\nover = false',
            "the state does not fit the board: ",
        ),
        (f'{TURN}[expect]\n"players.0.mood" = 1', "the path “players.0.mood” breaks off: there is no “mood”"),
        (
            f'{TURN}[expect]\n"over.x" = 1',
            "the path “over.x” breaks off: there is no “x” in “over”; it is False.",
        ),
        (f'{TURN}[expect]\nlegal = ["0 dance"]', "“dance” is no verb of this game"),
    ],
)
def test_scenarios_that_cannot_be_played(check, text, sentence):
    ran, (fault,) = check(text)
    assert ran.code == 1
    assert fault.startswith(sentence), fault
    assert fault.endswith(".")


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ("Dance seat=0", "“Dance” is no step of this game."),
        ("TakeAction", "step TakeAction: seat Field required."),
        ("TakeAction seat=0 left=two", "step TakeAction: left Input should be a valid integer"),
        ("TakeAction seat=0 left=2 mood=1", "step TakeAction: mood Unexpected keyword argument."),
        (
            "TakeAction 0 2",
            "“TakeAction 0 2” should be a step and its fields, like “TakeAction seat=0 left=2”.",
        ),
    ],
)
def test_steps_that_are_none(check, step, sentence):
    _, (fault,) = check(f'game = "city_of_marble"\nseats = 2\npending = ["{step}"]\n[expect]\n"over" = false')
    assert fault.startswith(sentence), fault


def test_paths_without_quotes_mean_the_same(check):
    ran, faults = check(
        f"""{TURN}lines = ["0 draw temple baths"]
[given]
players.1.coins = 4
players.0.drawn.arena = 2
[expect]
players.0.drawn.arena = 2
players.0.drawn.baths = 1
players.1.coins = 4
"""
    )
    assert faults == []
    assert ran.code == 0
    _, faults = check(f"{TURN}[expect]\nplayers.0.coins = 4")
    assert faults == ["players.0.coins should be 4, but is 0."]


def test_a_whole_table_is_compared_whole(check):
    _, faults = check(f'{TURN}[expect]\n"players.0.drawn" = {{ temple = 0 }}')
    assert faults == [
        "players.0.drawn should be {'temple': 0}, but is {'temple': 0, 'baths': 0, 'theatre': 0, 'arena': 0}."
    ]


def test_steps_may_be_expected_as_in_the_state(check):
    ran, _ = check(
        f'{TURN}[expect]\n"pending.1" = {{ step = "TakeAction", seat = 0, left = 2 }}\n"to_move" = 0'
    )
    assert ran.code == 0


def test_truth_is_not_a_number(check):
    _, faults = check(f'{TURN}[expect]\n"over" = 0')
    assert faults == ["over should be 0, but is False."]


def test_chance_is_rolled_from_the_seed(check):
    text = 'game = "city_of_marble"\nseats = 2\nseed = {seed}\n[expect]\n"first" = {first}'
    codes = {
        (seed, first): check(text.format(seed=seed, first=first))[0].code
        for seed in range(6)
        for first in (0, 1)
    }
    for seed in range(6):
        assert sorted((codes[seed, 0], codes[seed, 1])) == [0, 1]
    assert len({codes[seed, 0] for seed in range(6)}) == 2


def test_several_files_are_checked_and_counted(run, tmp_path):
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(f'{TURN}[expect]\n"over" = false', encoding="utf-8")
    bad.write_text(f'{TURN}[expect]\n"over" = true', encoding="utf-8")
    ran = run("check", good, bad)
    assert ran.code == 1
    assert ran.sentence == f"{bad}: over should be True, but is False."
    assert run("check", good, good).out == "2 scenarios, everything as expected.\n"


def test_a_file_that_is_not_there(run, tmp_path):
    ran = run("check", tmp_path / "none.toml")
    assert ran.code == 2
    assert "cannot be read: No such file or directory" in ran.sentence


def test_a_file_that_is_no_text(run, tmp_path):
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe")
    ran = run("check", tmp_path / "x.toml")
    assert ran.code == 2
    assert "it is not text in UTF-8" in ran.sentence


def test_no_file_at_all(run):
    ran = run("check")
    assert ran.code == 2
    assert "Missing: FILE" in ran.sentence


def test_a_wrong_scenario_never_stops_the_others(run, project_root: Path, tmp_path):
    broken = tmp_path / "broken.toml"
    broken.write_text("x", encoding="utf-8")
    ran = run("check", broken, project_root / "tests/scenarios/city_of_marble/setup.toml")
    assert ran.code == 1
    assert "this is no TOML" in ran.sentence
