"""The coach in a match: each new thing once, over nothing that is lit, and away with one click."""

from PySide6.QtWidgets import QWidget

from rome_desktop.app.pages.learn.moment import MomentCard
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.session.lessons import progress
from tests.app.window.sitting import CHANCE_PLAYER, JULIA, Sitting, habits, settle

KEY = "city_of_marble"


def card_of(sitting: Sitting) -> MomentCard:
    found = sitting.table.findChild(MomentCard)
    assert isinstance(found, MomentCard)
    return found


def until_spoken(sitting: Sitting) -> MomentCard:
    """Play by lot until the coach says something."""
    card = card_of(sitting)
    while not card.isVisible():
        sitting.play(1, "click")
        assert not sitting.is_on("ScoresPage"), "the coach never spoke"
    return card


def hidden_by(card: QWidget, sitting: Sitting) -> list[SpotKey]:
    """Lit places that the card lies over."""
    table = sitting.table.table
    spots = [table.index.get(key) for key in table.grammar.lit()]
    frame = card.geometry().translated(-table.pos())
    return [s.key for s in spots if s is not None and frame.contains(s.scene_centre().toPoint())]


def test_the_coach_says_each_new_thing_once_and_covers_nothing_lit(sit_down):
    sitting = sit_down(habits(JULIA, CHANCE_PLAYER, coach=True))
    sitting.begin(JULIA, CHANCE_PLAYER)
    said: list[str] = []
    for _ in range(3):
        card = until_spoken(sitting)
        said.append(card.accessibleName())
        assert hidden_by(card, sitting) == []
        sitting.push(card.close_button)
        assert not card.isVisible()

    assert len(set(said)) == 3
    assert len(progress.load(sitting.where.results)[KEY].told) == 3


def test_hint_and_hover_card_lie_beside_what_the_coach_says(sit_down):
    """All three lay over each other: half of the coach's words could not be read."""
    sitting = sit_down(habits(JULIA, CHANCE_PLAYER, coach=True))
    sitting.begin(JULIA, CHANCE_PLAYER)
    card, page = until_spoken(sitting), sitting.table
    page.hint_panel.tell([(None, f"An option {n}", "about 20 points") for n in range(3)], "A verdict.")
    settle()
    assert card.isVisible()
    assert not card.geometry().intersects(page.hint_panel.geometry())

    page.table.reach.by_keys = True
    shown = 0
    for key in [*page.table.grammar.lit(), *page.table.index.by_key]:
        page.table.set_focus(key)
        if page.card.isVisible() and shown < 12:
            shown += 1
            told = page.card.geometry().translated(page.table.pos())
            assert not card.geometry().intersects(told), key
    assert shown > 3
    sitting.push(card.close_button)
    assert page.card._taken == []


def test_enough_ends_it_and_the_setting_begins_anew(sit_down, thorough):
    sitting = sit_down(habits(JULIA, CHANCE_PLAYER, coach=True))
    sitting.begin(JULIA, CHANCE_PLAYER)
    card = until_spoken(sitting)
    sitting.push(card.enough_button)
    settle()
    assert not sitting.window.settings.coach
    sitting.play(20 if thorough else 10, "click")
    assert not card.isVisible()

    sitting.navigator.settings_page()
    sitting.wait_for("SettingsPage")
    sitting.push(sitting.button("coach"))
    settle()
    assert sitting.window.settings.coach
    assert progress.load(sitting.where.results)[KEY].told == ()


def test_the_rule_behind_it_is_one_click_away(sit_down):
    sitting = sit_down(habits(JULIA, CHANCE_PLAYER, coach=True))
    sitting.begin(JULIA, CHANCE_PLAYER)
    sitting.push(until_spoken(sitting).rule_button)
    sitting.wait_for("RulesPage")


def test_a_coach_that_is_not_wanted_says_nothing(sit_down, thorough):
    sitting = sit_down(habits(JULIA, CHANCE_PLAYER))
    sitting.begin(JULIA, CHANCE_PLAYER)
    sitting.play(30 if thorough else 14, "click")
    assert not card_of(sitting).isVisible()
