"""A first game: the first lesson is offered once, and the gentlest computer sits at the table."""

from rome_desktop.app.kit.widgets import Button, Label
from rome_desktop.session.lessons import progress
from rome_desktop.session.settings import Settings


def offered(sitting):
    """The page, and on it what offers the first lesson to whoever is new, if anything does."""
    page = sitting.window.stack.currentWidget()
    told = [label for label in page.findChildren(Label) if "first lesson" in label.text()]
    return page, told[0] if told else None


def ways_to_learn(page):
    return [button for button in page.findChildren(Button) if button.text() == "Learn to play"]


def test_the_first_lesson_is_offered_once_and_leads_there(sit_down):
    sitting = sit_down(Settings())
    sitting.navigator.new_game("trajan")
    _, offer = offered(sitting)
    assert offer is not None
    sitting.navigator.home()
    sitting.navigator.new_game("trajan")
    page, offer = offered(sitting)
    assert offer is None
    assert len(ways_to_learn(page)) == 1
    sitting.navigator.new_game("concordia")
    page, offer = offered(sitting)
    assert offer is not None
    (way,) = ways_to_learn(page)
    assert way.parent() is offer.parent()
    way.click()
    assert sitting.is_on("LearnPage")


def test_nobody_who_has_had_a_lesson_is_offered_one(sit_down):
    sitting = sit_down(Settings())
    progress.told("moment", "trajan", sitting.window.folders.results)
    assert sitting.navigator.school.offer("trajan") == 0
    assert sitting.navigator.school.offer("concordia") > 0


def test_the_first_match_is_against_the_gentlest(sit_down):
    sitting = sit_down(Settings())
    sitting.navigator.new_game("trajan")
    page, _ = offered(sitting)
    computers = [seat.kind for seat in page.seats() if not seat.is_human]
    assert computers == ["easy"]
