"""The table of Alba Longa under a hand: what is shown, lit, chosen, explained, told and kept secret."""

import random
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rome_desktop.app.kit import theme
from rome_desktop.app.table.beats import Call
from rome_desktop.app.views.alba_longa import ledger
from rome_desktop.app.views.alba_longa.beats import Tumble
from rome_desktop.app.views.alba_longa.herald import LONGEST_SEASON, Told
from rome_desktop.app.views.alba_longa.motion import Motion
from rome_desktop.app.views.alba_longa.spots import KEYS
from rome_desktop.app.views.alba_longa.targets import bar_option, is_confirmed, targets
from rome_desktop.app.views.alba_longa.trays import plates
from rome_desktop.games.alba_longa import actions
from rome_desktop.games.alba_longa import events as happened
from rome_desktop.games.alba_longa.ids import FARM

named = KEYS.read

FLYING = (6800, 7600)
WAYS = [
    pytest.param(2, {}, marks=pytest.mark.thorough),
    pytest.param(3, {"assisi": "yes", "job_well_done": "yes"}, marks=pytest.mark.thorough),
    (5, {"job_well_done": "yes", "spoils_of_war": "yes"}),
    (1, {"solo": "normal"}),
]


def flying(stage):
    return [item for item in stage.table.table.items() if FLYING[0] <= item.zValue() < FLYING[1]]


@pytest.mark.parametrize(("seats", "chosen"), WAYS)
def test_every_option_of_a_match_has_its_places_on_the_table(stage, seats, chosen, thorough):
    stage.begin(seats, seed=seats, **chosen)
    dice, met = random.Random(seats), set()
    for step in range(170):
        if stage.match.over:
            break
        legal, asked = stage.match.legal(), type(stage.match.decision)
        if not thorough and step % 3 and asked in met:
            stage.match.play(stage.choose(legal, dice))
            continue
        met.add(asked)
        stage.show()
        for action, gestures in targets(legal, stage.seen()).items():
            for gesture in gestures:
                keys = {key for key in (gesture.source, gesture.target) if key is not None}
                assert keys <= set(stage.table.index.by_key), (action, keys)
            assert gestures or action == bar_option(legal)
        stage.match.play(stage.choose(legal, dice))


def test_showing_twice_changes_nothing(stage):
    stage.begin(5, seed=2)
    stage.until("CallCourt", more=60)
    before = len(stage.table.table.items())
    picture = stage.table.grab().toImage()

    stage.show()
    stage.show()

    assert len(stage.table.table.items()) == before
    assert stage.table.grab().toImage() == picture


def test_whole_match_is_played_by_touch(stage, thorough):
    """Every option is chosen on the table or in the bar; in half the match unless thorough."""
    stage.begin(3, seed=3, assisi="yes")
    dice = random.Random(3)
    while not stage.match.over and len(stage.played) < (300 if thorough else 105):
        action = stage.choose(stage.match.legal(), dice)
        gestures = targets([action], stage.seen())[action]
        if not gestures:
            assert action == bar_option(stage.match.legal())
            stage.table.choose(action)
            continue
        gesture, grammar = gestures[0], stage.table.grammar
        if gesture.source is not None and grammar.picked != gesture.source:
            stage.table.act(gesture.source)
        count = len(stage.played)
        stage.table.act(gesture.target)
        if is_confirmed(action):
            assert len(stage.played) == count
            stage.table.confirm()
        assert stage.played[-1] == action
    assert len(stage.played) > 100


def test_keyboard_alone_finds_its_way(stage):
    stage.begin(4, seed=4)
    stage.table.setFocus()
    dice = random.Random(2)
    while not stage.match.over and len(stage.played) < 60:
        before = len(stage.match.lines)
        bar = bar_option(stage.match.legal())
        if bar is not None and dice.random() < 0.3:
            stage.table.choose(bar)
            continue
        for _ in range(8):
            for _ in range(dice.randrange(1, 6)):
                QTest.keyClick(stage.table, Qt.Key.Key_Tab)
            QTest.keyClick(stage.table, Qt.Key.Key_Return)
            if len(stage.match.lines) > before:
                break
        assert len(stage.match.lines) > before, stage.match.decision
    assert len(stage.played) >= 60


def test_peasants_in_hand_are_as_many_as_stand_behind_the_one_taken(stage):
    stage.begin(3, seed=1)
    stage.until("SendPeasants")
    most = max(a.peasants for a in stage.match.legal())
    action = next(a for a in stage.match.legal() if a.peasants == most)
    source = targets([action], stage.seen())[action][1].source

    stage.table.take_up(source)
    room = targets([action], stage.seen())[action][1].target
    stage.table.drop(room)

    assert stage.played == [action]


def test_result_is_told_before_peasants_are_sent(stage):
    stage.begin(3, seed=1)
    stage.until("SendPeasants")
    action = stage.match.legal()[-1]
    key = named(f"put:{action.workplace}:{action.peasants}")

    stage.point_at(key)

    assert stage.view.previews.shown
    card = stage.view.card(key, action)
    assert any("idle" in line.text for line in card.lines)
    stage.point_at(None)
    assert not stage.view.previews.shown


def test_peasants_over_a_room_are_shown_where_they_would_stand_and_nowhere_else(stage):
    """A pair stayed in the middle of the room beside those that stood at their places."""
    stage.begin()
    stage.until("SendPeasants")
    send = next(action for action in stage.match.legal() if isinstance(action, actions.Send))
    grammar = stage.table.grammar
    source, target = next((way.source, way.target) for way in grammar.ways(send) if way.source)
    grammar.pick(source)
    stage.point_at(target)
    assert stage.view.previews.shown
    assert stage.table.ghost.item is None


def test_what_a_room_will_do_is_told_within_its_head(stage, monkeypatch):
    """In French it began in the next room, under the frame of the one that is lit."""
    stage.begin()
    stage.until("SendPeasants")
    boards = stage.view.previews._boards
    said = "construit 1, 1 ouvrier de trop"
    monkeypatch.setattr(boards.city.labels, "outcome", lambda *args: said)
    send = next(action for action in stage.match.legal() if isinstance(action, actions.Send))
    for size in (stage.table.size(), QSize(1150, 620)):
        stage.table.setFixedSize(size)
        stage.show()
        stage.view.previews.show(send, stage.view.shown)
        laid = boards.city.layout.rooms[str(send.workplace)]
        tag = max(stage.view.previews._items, key=lambda item: item.childrenBoundingRect().width())
        rect = tag.mapRectToParent(tag.childrenBoundingRect())
        assert rect.width() > 60
        assert laid.left() <= rect.left()
        assert rect.right() <= laid.right()


def test_farm_and_workplace_are_both_lit_for_the_caller_at_harvest(stage):
    stage.begin(3, seed=1)
    assert stage.go_on(
        lambda match: any(isinstance(a, actions.Send) and a.workplace == FARM for a in match.legal())
    )

    assert len({key.workplace for key in stage.table.grammar.lit() if key.sort == "put"}) == 2


# ---- told


def test_fight_is_reckoned_up_in_the_place_of_the_dice(stage):
    stage.begin(3, seed=2)
    stage.until("Sabotage")

    assert ledger.title(stage.view.shown) == "war"
    assert named("ledger") in stage.table.index
    assert named("die:black") not in stage.table.index


def test_what_happens_is_told_line_by_line(stage):
    stage.begin(3, seed=2)
    stage.until("LayHero")
    events = []
    while not any(isinstance(e, happened.CityAttacked) for e in events):
        shown, context = stage.view.shown, stage.context()
        events = stage.match.play(stage.match.legal()[0])
    view, kept = stage.view, []
    motion = Motion(view.boards, view.herald, kept.append, view.words, shown, context)

    for beat in motion.beats(events):
        if isinstance(beat, Call) and not beat.duration:
            beat.finish()

    assert any("attack" in told.text and "defence" in told.text for told in stage.view.herald.lines)
    stage.show()
    assert not stage.view.herald.lines


def test_what_is_told_covers_no_more_than_its_lines_need(stage):
    """With one line it was a large white box."""
    stage.begin(2, seed=1)
    herald, heights = stage.view.herald, []
    line = Told(None, "", "The city cards are revealed: Julia attacks Rome with 1 soldier.")
    for _ in range(4):
        herald.tell(line)
        heights.append(herald.box().height())
    herald.clear()

    assert heights[0] < herald._rect.height() / 4
    assert heights == sorted(set(heights))
    assert heights[-1] <= herald._rect.height()


def test_dice_come_to_rest_on_what_was_rolled(stage):
    stage.begin(2)
    laid = []
    tumble = Tumble(stage.view.boards.court, "white", 3, 0, laid.append)

    def seen():
        return [face for face, die in tumble._faces.items() if die.isVisible()]

    tumble.begin()
    faces = set()
    for n in range(21):
        tumble.show(n / 20)
        faces.update(seen())

    assert len(laid) == 1
    assert len(faces) > 2
    assert seen() == [3]
    tumble.show_still()
    assert seen() == [3]


def test_finished_is_emitted_once_and_nothing_is_left_when_cut_short(stage, thorough):
    """After each action of a match when thorough, else of its first third."""
    stage.begin(4, seed=8)
    counts, dice = [], random.Random(8)
    stage.view.finished.connect(lambda: counts.append(1))
    for n in range(150 if thorough else 60):
        if stage.match.over:
            break
        events = stage.match.play(stage.choose(stage.match.legal(), dice))
        stage.view.animate(events, stage.seen(), stage.context())
        stage.view.skip()
        stage.show()
        assert not flying(stage)
        assert len(counts) == n + 1
    assert len(counts) > (100 if thorough else 50)


def test_no_season_keeps_the_table_for_longer_than_it_may(stage):
    """A year that ended with hunger and two lost cities took 9.6 s."""
    stage.begin(2, seed=3)
    view, dice, longest = stage.view, random.Random(3), 0
    while not stage.match.over:
        before, context = stage.view.shown, stage.context()
        motion = Motion(view.boards, view.herald, [].append, view.words, before, context)
        found = motion.beats(stage.match.play(dice.choice(stage.match.legal())))
        longest = max(longest, sum(beat.duration for beat in found))
        stage.show()

    assert LONGEST_SEASON * 0.9 < longest <= LONGEST_SEASON


def test_every_event_of_a_match_glows_or_moves(stage, thorough):
    stage.begin(4, seed=6, assisi="yes", spoils_of_war="yes", job_well_done="yes")
    dice, seen = random.Random(6), set()
    for step in range(400):
        if stage.match.over:
            break
        events = stage.match.play(stage.choose(stage.match.legal(), dice))
        fresh = {type(event) for event in events} - seen
        seen |= fresh
        stage.view.halo(events)
        if thorough or fresh or step % 4 == 0:
            stage.show()
    assert {happened.Captured, happened.Looted, happened.StallTaken, happened.WheatHarvested} <= seen


# ---- places


@pytest.mark.parametrize("key", ["season", "court", "market", "city", "other0", "other3"])
def test_digit_opens_a_panel_and_fit_closes_it(stage, key):
    stage.begin(5, seed=1)
    region = stage.view.panels[key].region

    assert stage.table.regions.fill_with(region)
    assert region.rect().width() > 1100
    assert not any(b.region.isVisible() for k, b in stage.view.panels.items() if k != key)
    assert stage.table.regions.fit()
    assert all(panel.region.isVisible() for panel in stage.view.panels.values())


def test_no_target_is_so_small_that_a_panel_opens_by_itself(stage):
    stage.table.setFixedSize(QSize(1088, 580))
    QApplication.processEvents()
    stage.begin(5, seed=1, job_well_done="yes")
    dice = random.Random(1)
    for _ in range(160):
        if stage.match.over:
            break
        assert stage.table.regions.maximised is None, stage.match.decision
        stage.match.play(stage.choose(stage.match.legal(), dice))
        stage.show()


def test_zoomed_city_is_drawn_finer(stage):
    stage.begin(3, seed=1)
    picture = stage.view.boards.city.picture
    coarse = picture.pixmap().width()

    stage.view.boards.city.region.zoom_step(1)

    assert picture.pixmap().width() > coarse


@pytest.mark.parametrize(("seats", "chosen"), WAYS)
def test_every_spot_has_a_name_and_a_card_without_blanks(stage, seats, chosen, thorough):
    """At 150 moments of a match when thorough, else at its first 60."""
    stage.begin(seats, seed=seats + 1, **chosen)
    dice = random.Random(seats)
    for n in range(150 if thorough else 60):
        if stage.match.over:
            break
        if n % 5 == 0:
            stage.show()
            for key, spot in stage.table.index.by_key.items():
                text = spot.name + spot.description()
                assert spot.name.strip(), key
                assert "{" not in text, key
                assert "%n" not in text, key
                assert stage.view.card(key, stage.table.grammar.option_at(key)) is not None, key
        stage.match.play(stage.choose(stage.match.legal(), dice))


def test_unlit_places_say_why_not(stage):
    stage.begin(3, seed=1)
    assert stage.go_on(
        lambda match: type(match.decision).__name__ == "BuyDie" and any(t >= 0 for t in match.state.takers)
    )
    taken = next(die.colour for die in stage.view.shown.court.dice if die.taker >= 0)

    card = stage.view.card(named(f"die:{taken}"), None)

    assert card.lines[-1].role == "accent"
    assert card.clause.startswith("AL-6.6")
    assert stage.view.tried(None, named(f"die:{taken}")) is not None


def test_plates_show_what_growing_costs(stage):
    stage.begin(3, seed=4)
    stage.until("GrowCity")

    found = plates(stage.view.shown)

    assert [plate.price for plate in found] == [1, 3, 6, 10, 15, 21][: len(found)]
    assert all(plate.key in stage.table.index for plate in found)


def test_another_city_is_only_looked_at(stage):
    stage.begin(3, seed=1)
    stage.until("SendPeasants")
    asked = stage.match.to_move

    stage.show(dock=(asked + 1) % 3)

    assert stage.view.shown.is_looking
    assert not any(key.sort == "put" for key in stage.table.index.by_key)


def test_tables_for_two_to_five_follow_each_other(stage):
    for seats in (5, 2, 4, 1, 3):
        stage.begin(seats, seed=seats, **({"solo": "calm"} if seats == 1 else {}))
        sides = 2 if seats == 1 else seats
        expected = sides - 1 + (stage.match.state.assisi)
        shown = [b for k, b in stage.view.panels.items() if k.startswith("other") and b.region.isVisible()]
        assert len(shown) == expected


@pytest.mark.parametrize("dark", [False, True])
def test_look_may_change_at_any_time(stage, dark):
    stage.begin(4, seed=1)
    theme.set_look(theme.make_look(dark=dark, high_contrast=dark))
    stage.show()

    assert not stage.table.grab().toImage().isNull()


def test_card_of_a_hero_tells_its_strength_before_it_is_picked_up(stage):
    stage.begin(3, seed=2)
    stage.until("LayHero")
    hero = stage.match.legal()[-1].hero
    soldiers = stage.match.state.players[stage.match.to_move].soldiers

    card = stage.view.card(named(f"card:hero:{hero}"), None)

    assert any(str(soldiers + hero) in line.text for line in card.lines)
    assert card.clause.startswith("AL-9.3")


def test_card_of_a_sabotage_tells_what_would_come_of_it(stage):
    stage.begin(5, seed=2, spoils_of_war="yes")
    stage.until("Sabotage")
    action = stage.match.legal()[0]
    gesture = targets([action], stage.seen())[action][0]
    before = stage.match.state.clone()

    card = stage.view.card(gesture.target, action)

    assert "→" in card.lines[0].text
    assert any("home" in line.text or "lies" in line.text for line in card.lines)
    assert stage.match.state == before


def test_every_option_that_changes_what_is_owned_is_previewed(stage):
    stage.begin(2, seed=4, job_well_done="yes")
    dice, seen = random.Random(4), set()
    kinds = (actions.Send, actions.Take, actions.Buy, actions.Pay, actions.Sell, actions.Grow, actions.Hit)
    for _ in range(170):
        if stage.match.over:
            break
        stage.show()
        for action in stage.match.legal():
            stage.view.previews.show(action, stage.view.shown)
            if isinstance(action, kinds):
                assert stage.view.previews.shown, action
                seen.add(type(action))
        stage.match.play(stage.choose(stage.match.legal(), dice))
    stage.view.previews.clear()
    assert {actions.Send, actions.Take, actions.Buy, actions.Pay, actions.Sell} <= seen


def test_panels_are_called_after_their_cities(stage):
    stage.begin(3, seed=1, assisi="yes")
    asked = stage.match.to_move
    others = [city.key for city in stage.view.shown.others]

    titles = [stage.view.panels[f"other{n}"].region.title for n in range(3)]

    assert titles == [*(stage.view.labels.city(key) for key in others), "Assisi"]
    own = stage.match.state.players[asked].city
    assert stage.view.boards.city.region.title == stage.view.labels.city(own)


@pytest.mark.parametrize("more", [60, 90, 120])
def test_marks_of_people_do_not_lie_on_each_other(stage, more):
    stage.begin(4, seed=1)
    stage.until("SendPeasants", more=more)
    index = stage.table.index
    lit = [spot for key, spot in index.by_key.items() if key.sort in ("idle", "put")]
    beyond = {"disc": 8.5, "outline": 1.5}
    marks = []
    for spot in lit:
        middle = spot.scene_centre()
        half = 6.0
        mark = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        if spot.ring in beyond:
            mark = spot.scene_rect().adjusted(*(beyond[spot.ring] * sign for sign in (-1, -1, 1, 1)))
        marks.append(mark)

    assert len(marks) > 2
    assert not any(one.intersects(two) for one, two in combinations(marks, 2))


@pytest.mark.parametrize("size", [(1084, 578), (1170, 666), (1202, 782)], ids=str)
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_frames_of_stalls_and_rooms_do_not_touch(stage, seats, size):
    stage.table.setFixedSize(QSize(*size))
    stage.begin(seats, seed=1)
    for starts in ("stall:", "room:1:", "product:"):
        found = [spot for key, spot in stage.table.index.by_key.items() if str(key).startswith(starts)]
        marks = [spot.scene_rect().adjusted(-2.8, -2.8, 2.8, 2.8) for spot in found]
        assert marks or starts == "product:"
        assert not any(one.intersects(two) for one, two in combinations(marks, 2)), starts
