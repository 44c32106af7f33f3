"""What the lessons ask by name."""

from rome_desktop.catalogue import game
from rome_desktop.cli.lessons import rival
from rome_desktop.games.nova_roma.state import NovaState
from rome_desktop.games.nova_roma.teaching import TEACHING
from rome_desktop.session.lessons.lesson import Lesson
from rome_desktop.session.lessons.reader import course_of

NOVA = game("nova_roma")


def at(chapter: str, step: int) -> Lesson:
    """A lesson at this step, counted from 1."""
    course = course_of(NOVA)
    assert course is not None
    lesson = Lesson.begin(NOVA, course, chapter, rival)
    while lesson.index < step - 1:
        lesson.show()
    return lesson


def answer(lesson: Lesson, line: str) -> str:
    return lesson.answer(NOVA.rules.notation.parse(line))[0]


def reached(lesson: Lesson, begun: NovaState, goal: str) -> bool:
    return TEACHING.goals[goal](begun, lesson.view(), 0)


# ---- goals


def test_a_pair_of_cards_is_sold():
    """[NR-9.2] One of them brings nothing yet."""
    lesson = at("first-turn", 6)
    begun = lesson.view()
    assert answer(lesson, "discard 29") == "more"
    assert not reached(lesson, begun, "both-sold")
    assert answer(lesson, "discard 2") == "done"
    assert reached(lesson, begun, "both-sold")


def test_the_basilica_can_be_paid_in_any_order():
    """[NR-14.1] Two more stone and one more wood; coins are not asked for."""
    lesson = at("first-turn", 7)
    begun = lesson.view()
    for good in ("wood", "stone"):
        assert answer(lesson, f"buy {good}") == "more"
        assert not reached(lesson, begun, "basilica")
    assert answer(lesson, "buy stone") == "done"
    assert lesson.view().players[0].goods[:3] == [1, 3, 2]


def test_money_spent_on_something_else_begins_the_step_anew():
    """[NR-9.3] Without coins there is nothing left that the step asks for."""
    lesson = at("first-turn", 7)
    begun = lesson.view()
    outcomes = [answer(lesson, f"buy {good}") for good in ("wood", "wood", "wood", "wood", "stone")]
    assert outcomes == [*["more"] * 4, "missed"]
    assert lesson.view() == begun


def test_two_spaces_on_a_track():
    """[NR-15.1]"""
    lesson = at("ships-and-chariots", 7)
    begun = lesson.view()
    assert answer(lesson, "advance blue") == "more"
    assert not reached(lesson, begun, "two-spaces")
    assert answer(lesson, "advance blue") == "done"
    assert reached(lesson, begun, "two-spaces")


def test_the_second_laurels_are_not_the_first():
    """[NR-13.11] The first port with points is worth least."""
    lesson = at("cards-and-scores", 9)
    begun = lesson.view()
    for port in ("S2", "S3"):
        assert answer(lesson, f"sail {port}") == "more"
        assert not reached(lesson, begun, "second-laurels")
    assert answer(lesson, "sail S4") == "done"


def test_the_finish_is_the_last_space():
    """[NR-15.7] The space before it is not enough."""
    lesson = at("alone", 7)
    begun = lesson.view()
    assert answer(lesson, "advance green") == "more"
    assert not reached(lesson, begun, "finish")
    assert answer(lesson, "boost green") == "done"
    assert reached(lesson, begun, "finish")


def test_an_animal_counts_once_it_lies_on_the_estate():
    """[NR-17.4] Taken, it is in nobody's estate yet; the goal is reached although the match ends with it."""
    lesson = at("alone", 8)
    begun = lesson.view()
    for line in ("perform upgrade", "wine", "tile 3"):
        assert answer(lesson, line) == "more"
        assert not reached(lesson, begun, "one-more-animal")
    assert answer(lesson, "cell 2,1") == "done"
    assert lesson.view().over
    assert lesson.view().players[0].estate.count("animal") == begun.players[0].estate.count("animal") + 1


# ---- blanks


def test_power_is_that_of_patricians_and_emperor():
    """[NR-6.1, NR-6.2] At least one, though nobody stands there."""
    view = at("city", 2).view()
    found = {act: TEACHING.blanks["power"](view, 0, act) for act in ("trade", "build", "produce", "race")}
    assert found == {"trade": 2, "build": 2, "produce": 2, "race": 1}


def test_power_without_a_name_is_that_of_the_action():
    """[NR-6.6] With the card that helps."""
    assert TEACHING.blanks["power"](at("cards-and-scores", 8).view(), 0) == 3


def test_points_are_those_of_the_final_scoring_for_either_side():
    """[NR-20, NR-26.22]"""
    view = at("alone", 9).view()
    tell = TEACHING.blanks["points"]
    assert (tell(view, 0, "all"), tell(view, 0, "all", "1")) == (117, 106)
    assert (tell(view, 0, "hippodrome_finish"), tell(view, 0, "mosaic", "1")) == (5, 8)
