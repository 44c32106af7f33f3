"""The table of Nova Roma under a hand: what is shown, lit, chosen, explained and moved."""

import random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rome_desktop.app.kit import theme
from rome_desktop.app.views.nova_roma.layout import BOARDS
from rome_desktop.app.views.nova_roma.spots import KEYS
from rome_desktop.app.views.nova_roma.targets import bar_option, targets
from rome_desktop.engine.game import why_not
from rome_desktop.games.nova_roma import actions, events
from rome_desktop.games.nova_roma.components import Act, Track
from tests.app.views.nova_roma.conftest import Stage, likely

named = KEYS.read

FLYING = (7000, 7600)


def asks(name, more=0):
    return lambda match: type(match.decision).__name__ == name and len(match.lines) > more


def further(stage, more=60):
    upto = len(stage.match.lines) + more
    return lambda match: len(match.lines) > upto


def flying(stage):
    return [item for item in stage.table.table.items() if FLYING[0] <= item.zValue() < FLYING[1]]


def test_showing_twice_changes_nothing(stage):
    stage.begin(4, seed=2)
    stage.go_on(lambda match: len(match.lines) > 150)
    before = len(stage.table.table.items())

    stage.show()
    stage.show()

    assert len(stage.table.table.items()) == before


def test_whole_match_is_played_by_touch(stage, thorough):
    """Every option is chosen on the table or in the bar, turning and confirming where that is asked.

    Half the match unless thorough.
    """
    stage.begin(3, seed=3)
    dice = random.Random(3)
    while not stage.match.over and len(stage.played) < (400 if thorough else 155):
        action = likely(stage.match.legal(), dice)
        count = len(stage.played)
        gestures = targets([action], stage.seen())[action]
        if not gestures:
            assert action == bar_option(stage.match.legal())
            stage.table.choose(action)
            continue
        gesture = gestures[0]
        grammar = stage.table.grammar
        if gesture.source is not None and grammar.picked != gesture.source:
            stage.table.act(gesture.source)
        for _ in range(9):
            if grammar.option_at(gesture.target) == action:
                break
            if not grammar.turn(1) or _ == 3:
                grammar.flip()
        stage.table.act(gesture.target)
        if len(stage.played) == count:
            stage.table.confirm()
        assert stage.played[-1] == action
    assert len(stage.played) > 150


def test_keyboard_alone_finds_its_way(stage):
    stage.begin(4, seed=4)
    stage.table.setFocus()
    dice = random.Random(2)
    while not stage.match.over and len(stage.played) < 60:
        before = len(stage.match.lines)
        bar = bar_option(stage.match.legal())
        if bar is not None and dice.random() < 0.2:
            stage.table.choose(bar)
            continue
        for _ in range(8):
            for _ in range(dice.randrange(1, 6)):
                QTest.keyClick(stage.table, Qt.Key.Key_Tab)
            QTest.keyClick(stage.table, Qt.Key.Key_Return)
            if stage.table.grammar.pending is not None:
                QTest.keyClick(stage.table, Qt.Key.Key_Return)
            if len(stage.match.lines) > before:
                break
        assert len(stage.match.lines) > before, stage.match.decision
    assert len(stage.played) >= 60


def test_power_after_the_drop_is_told_before_it(stage):
    stage.begin(4, seed=1)
    assert stage.go_on(asks("TakeTurn", 100))
    action = next(a for a in stage.match.legal() if isinstance(a, actions.Place))
    key = named(f"space:{action.space}")

    stage.point_at(key)
    card = stage.view.card(key, action)

    assert stage.view.previews.shown
    assert len([line for line in card.lines if "with power" in line.text]) == 2
    stage.point_at(None)
    stage.table.refresh()
    assert not stage.view.previews.shown


def test_tokens_about_to_be_closed_are_announced(stage):
    from rome_desktop.app.views.nova_roma import foresight

    def closes(match):
        return asks("ChooseSite")(match) and any(
            isinstance(a, actions.Build) and foresight.closed_tokens(match.state, a) for a in match.legal()
        )

    found = None
    for seed in range(1, 25):
        stage.begin(4, seed=seed)
        if stage.go_on(closes, seed):
            found = next(
                a
                for a in stage.match.legal()
                if isinstance(a, actions.Build) and foresight.closed_tokens(stage.match.state, a)
            )
            break
    assert found is not None
    stage.view.previews.show(found, stage.view.shown)

    assert stage.view.previews.shown
    card = stage.view.card(named(f"site:{found.cells.split('|')[0]}"), found)
    assert any("completes a token" in line.text for line in card.lines)


def test_cost_is_shown_at_what_is_held(stage):
    stage.begin(4, seed=1)
    assert stage.go_on(lambda match: asks("ChooseBuilding")(match) and len(match.legal()) > 1)
    action = stage.match.legal()[0]
    before = len(stage.table.table.items())

    stage.point_at(named(f"contract:{action.contract}"))

    assert stage.view.previews.shown
    assert len(stage.table.table.items()) > before
    card = stage.view.card(named(f"contract:{action.contract}"), action)
    assert any("→" in line.text for line in card.lines)


@pytest.mark.parametrize("key", BOARDS)
def test_digit_opens_a_board_and_esc_closes_it(stage, key):
    stage.begin(4, seed=1)
    region = stage.view.panels[key].region

    assert stage.table.regions.fill_with(region)
    assert region.rect().width() > 1100
    assert region.isVisible()
    others = [panel for other, panel in stage.view.panels.items() if other != key]
    assert not any(panel.region.isVisible() for panel in others)
    assert stage.table.regions.fit()
    assert all(panel.region.isVisible() for panel in stage.view.panels.values())
    assert region.rect().width() < 600


def test_small_targets_open_their_board_by_themselves(stage):
    stage.begin(4, seed=1)
    assert stage.go_on(asks("AdvanceMarker"))
    stage.table.setFixedSize(QSize(1000, 560))
    QApplication.processEvents()
    stage.show()

    assert stage.table.regions.maximised is stage.view.boards.hippodrome.region
    action = stage.match.legal()[0]
    stage.table.act(targets([action], stage.seen())[action][0].target)
    assert stage.played[-1] == action or stage.table.grammar.picked is not None


def test_zoomed_board_is_drawn_finer(stage):
    stage.begin(4, seed=1)
    picture = stage.view.boards.city.picture
    coarse = picture.pixmap().width()

    stage.view.boards.city.region.zoom_step(1)

    assert picture.pixmap().width() > coarse


def test_every_spot_has_a_name_and_a_description_without_blanks(stage):
    for seed, kwargs in ((2, {}), (3, {"drafts": True}), (4, {"solo": "normal"})):
        stage.begin(1 if "solo" in kwargs else 4, seed=seed, **kwargs)
        for _ in range(4):
            for key, spot in stage.table.index.by_key.items():
                text = spot.name + spot.description()
                assert spot.name.strip(), key
                assert "{" not in text, key
                assert "%n" not in text, key
            stage.go_on(further(stage), seed)


def test_unlit_places_say_why_not(stage):
    stage.begin(4, seed=1)
    assert stage.go_on(asks("TakeTurn", 60))
    taken = next(n for n, mark in enumerate(stage.match.state.spaces) if 0 <= mark < 4)
    key = named(f"space:{taken // 4},{taken % 4}")

    card = stage.view.card(key, None)

    assert card.lines[-1].text == "This space is occupied."
    assert card.clause.startswith("NR-5.2")
    assert stage.view.tried(named("hand:patrician"), key) == actions.Place(key.space)


def test_building_that_does_not_fit_says_why(stage):
    stage.begin(4, seed=1)
    assert stage.go_on(lambda match: asks("ChooseSite")(match) and match.decision.zones == 1)
    key = named("site:C1,2")

    card = stage.view.card(key, None)

    assert "power 1 does not open it" in card.lines[-1].text or "Not here" in card.lines[-1].text
    assert stage.view.tried(named("block"), key) is not None


def test_a_turned_building_that_does_not_fit_says_why_as_it_lies(stage):
    stage.begin(4, seed=1)
    assert stage.go_on(asks("ChooseSite"))
    stage.table.act(named("block"))
    stage.table.grammar.turn(1)
    view, told = stage.seen(), 0
    for key in [key for key in stage.table.index.by_key if str(key).startswith("site:")]:
        refusal = why_not(view, stage.view.tried(named("block"), key))
        if refusal is not None:
            said = stage.view.words.refusal(refusal, view, stage.context())
            assert stage.view.card(key, None).lines[-1].text == said, key
            told += 1
    assert told > 20


def test_finished_is_emitted_once_and_nothing_is_left_when_cut_short(stage, qtbot, thorough):
    stage.begin(4, seed=8)
    counts, dice = [], random.Random(8)
    steps = 250 if thorough else 75
    stage.view.finished.connect(lambda: counts.append(1))
    for _ in range(steps):
        if stage.match.over:
            break
        happened = stage.match.play(likely(stage.match.legal(), dice))
        stage.view.animate(happened, stage.seen(), stage.context())
        stage.view.skip()
        stage.show()
    assert len(counts) >= 0.8 * steps
    assert not flying(stage)


def test_animation_runs_to_its_end_by_itself(stage, qtbot):
    stage.begin(4, seed=1)
    stage.view.animator.factor = 0.05
    assert stage.go_on(asks("TakeTurn"))
    place = next(a for a in stage.match.legal() if isinstance(a, actions.Place))
    happened = stage.match.play(place)

    with qtbot.waitSignal(stage.view.finished):
        stage.view.animate(happened, stage.seen(), stage.context())
    stage.show()

    row, column = map(int, place.space.split(","))
    assert stage.view.boards.forum.layers["figures"].get(str(4 * row + column)) is not None
    assert not flying(stage)


SAMPLES = (
    events.EmperorPlaced(0, "1,1"),
    events.PatricianPlaced(1, "2,2"),
    events.LegionaryPlaced(0, "3,3"),
    events.PowerSet(0, Act.SAIL, 2),
    events.ShipMoved(0, "", "N1"),
    events.PiecesPlaced(1, ("A1,1", "A1,2")),
    events.RewardTokenCompleted("A0,3", "BT01", (0, 1)),
    events.MarkerAdvanced(0, Track.RED, 1),
    events.Gained(0, "wheat", 1),
    events.Paid(1, "coins", 2),
    events.Gained(0, "token", 1),
    events.AchievementClaimed(0, "0,0", "G01"),
    events.ArtisanPlaced(0, "1,1"),
    events.TilePut(0, "prod_wheat", "1,1", ""),
    events.CardPlayed(0, 17),
    events.CardUsed(0, 17),
    events.ChariotAwarded(Track.RED, 0),
    events.AutomaShipsMoved(("N1", "S1")),
)


@pytest.mark.parametrize("reduced", [False, True])
def test_every_kind_of_event_can_be_animated(stage, qtbot, reduced):
    theme.set_look(theme.make_look(reduced_motion=reduced))
    stage.begin(4, seed=3)
    stage.view.animator.factor = 0.02
    card = stage.match.state.subject_row[0]

    with qtbot.waitSignal(stage.view.finished):
        stage.view.animate([*SAMPLES, events.CardTaken(0, card)], stage.seen(), stage.context(0))
    stage.show()
    stage.view.halo(SAMPLES)

    assert not flying(stage)


@pytest.mark.parametrize("size", [(1088, 580), (1174, 666), (1200, 782), (1900, 1000)])
def test_table_follows_its_size_and_look(stage, size):
    stage.begin(4, seed=2)
    stage.go_on(lambda match: len(match.lines) > 60)

    stage.table.setFixedSize(QSize(*size))
    QApplication.processEvents()
    theme.set_look(theme.make_look(dark=True, scale=1.3))
    QApplication.processEvents()

    assert stage.view._layout["dock"].bottom() <= size[1] + 1
    assert stage.view._layout["city"].right() <= size[0] + 1


def test_cell_of_the_city_grows_with_the_table(stage):
    stage.begin(4, seed=2)
    sides = []
    for size in ((1174, 666), (1380, 790), (2560, 1874)):
        stage.table.setFixedSize(QSize(*size))
        QApplication.processEvents()
        sides.append(stage.view.boards.city.zones(stage.seen())["A"][1] * stage.view.boards.city.unit)

    assert sides == sorted(sides)
    assert sides[0] >= 24
    assert sides[-1] > 50


def test_looked_at_dock_offers_nothing(stage):
    stage.begin(4, seed=1)
    assert stage.go_on(asks("TakeTurn", 40))
    other = (stage.match.to_move + 1) % 4
    stage.show(dock=other)

    assert named("hand:patrician") not in stage.table.index
    assert named("seen:coins") in stage.table.index
    assert stage.view.card(named("seen:coins"), None) is not None


def test_hint_rings_piece_and_place(stage):
    stage.begin(4, seed=1)
    assert stage.go_on(asks("TakeTurn"))
    place = next(a for a in stage.match.legal() if isinstance(a, actions.Place))

    stage.view.show_hint(place)

    assert stage.table.drawing.hinted == {named("hand:patrician"), named(f"space:{place.space}")}
    stage.view.show_hint(None)
    assert not stage.table.drawing.hinted


def test_hint_for_a_building_rings_all_its_cells(stage):
    stage.begin(4, seed=1)
    assert stage.go_on(asks("ChooseSite", 100))
    build = next(a for a in stage.match.legal() if isinstance(a, actions.Build))

    stage.view.show_hint(build)

    assert stage.table.drawing.hinted == {
        named("block"),
        *(named(f"site:{cell}") for cell in build.cells.split("|")),
    }


@pytest.mark.parametrize("size", [(1166, 662), (1174, 666), (1200, 782)])
def test_nothing_is_opened_by_itself_where_everything_can_be_hit(stage, size, thorough):
    stage.table.setFixedSize(QSize(*size))
    stage.begin(4, seed=6)
    dice = random.Random(6)
    for step in range(120):
        stage.match.play(likely(stage.match.legal(), dice))
        if thorough or step % 3 == 0:
            stage.show()
            assert stage.table.regions.maximised is None, stage.match.decision


def test_facts_for_rail_and_strip(stage):
    stage.begin(4, seed=1)
    assert stage.go_on(asks("TakeTurn", 20))
    view, context = stage.seen(), stage.context()
    mover = stage.match.to_move

    assert stage.view.turn_side(view) == mover
    assert stage.view.crumbs(view, context).current == 1
    assert stage.view.kind_line(view, mover, context)
    assert not stage.view.kind_line(view, (mover + 1) % 4, context)
    assert [len(row) for row in stage.view.holdings(view, 0, context)] == [3, 5]
    assert stage.view.first_side(view) == view.first
    assert stage.view.open_score(view, 0) is None
    assert stage.view.has_secrets(view, mover) == bool(view.players[mover].hand)


def test_drafts_and_the_automa_have_their_place(stage):
    stage.begin(4, seed=2, drafts=True)
    assert any(str(key).startswith("strip:") for key in stage.table.grammar.lit())
    assert stage.go_on(asks("LayCard"))
    assert all(str(key).startswith("pack:") for key in stage.table.grammar.lit())
    assert stage.go_on(asks("KeepCard"))
    assert all(str(key).startswith("laid:") for key in stage.table.grammar.lit())
    kept = stage.match.legal()[0]
    stage.match.play(kept)
    stage.show()
    assert stage.table.index.get(named(f"hand:{kept.card}")) is not None

    stage.begin(1, seed=2, solo="hard")
    stage.show(dock=1)
    assert {key for key in stage.view.boards.hippodrome.layers["markers"].items if key.endswith(":1")} == {
        "0:1",
        "1:1",
        "2:1",
    }
    rows = [stage.view.holdings(stage.seen(), side, stage.context()) for side in (0, 1)]
    assert [len(row) for row in rows[0]] == [3, 5]
    assert rows[1] == ()  # [NR-26.1] it has no goods that could be counted
    assert stage.view.first_side(stage.seen()) is None


def test_secrets_of_others_are_backs(stage):
    stage.begin(4, seed=1)
    assert stage.go_on(
        lambda match: any(len(p.hand) > 1 for p in match.state.players[1:]) and match.to_move == 0
    )
    stage.show(dock=next(n for n, p in enumerate(stage.match.state.players) if n and p.hand))

    assert not any(
        str(key).startswith("seen:hand:") and str(key)[-1].isdigit() for key in stage.table.index.by_key
    )


def test_take_away_leaves_the_scene_as_it_was(dressed):
    stage = Stage()
    bare = None
    for seed in (1, 2):
        stage.begin(2, seed=seed)
        stage.view.take_away()
        left = len(stage.table.table.items())
        assert bare is None or left == bare
        bare = left
        stage.view = type(stage.view)(stage.table, stage.view.content, stage.view.words)
    stage.view.take_away()
    stage.table.close()


def test_the_ships_of_the_automa_sail_together(stage, qtbot):
    """[NR-26.18] They are where they were before, and arrive when the animation is over."""
    stage.begin(1, seed=4, solo="easy")
    stage.go_on(lambda match: match.state.phase == "forum")
    ports = tuple(stage.match.state.map.legs[ship][0].port.id for ship in stage.match.state.players[1].ships)
    moved = [events.AutomaShipsMoved(ports)]
    ships = [stage.view.boards.sea.layers["ships"].get(f"1:{n}") for n in (0, 1)]
    before = [ship.pos() for ship in ships]
    stage.view.animator.factor = 0.02

    with qtbot.waitSignal(stage.view.finished):
        stage.view.animate(moved, stage.seen(), stage.context())

    assert all(ship.pos() != place for ship, place in zip(ships, before, strict=True))


def test_points_of_an_option_are_foretold_for_every_side(stage):
    stage.begin(2, seed=1)
    assert stage.go_on(lambda match: any(isinstance(a, actions.TakeContract) for a in match.legal()))
    found = [a for a in stage.match.legal() if isinstance(a, actions.TakeContract)]
    before = [standing.score for standing in stage.match.standings()]
    view = stage.seen()

    after = stage.view.points_after(found[0])

    assert len(after) == 2
    assert after[1 - stage.match.to_move] == before[1 - stage.match.to_move]
    assert stage.seen() == view
    assert stage.view.points_after(actions.Place("9,9")) is None


def test_ports_within_the_sails_are_told_beside_the_next_ones(stage):
    """[NR-13.4] Three sails from the start port lead as far as N3 and S3."""
    from rome_desktop.app.views.nova_roma import foresight
    from rome_desktop.games.nova_roma.sailing import SailOn

    stage.begin(2, seed=1)
    view = stage.seen()
    view.pending.append(SailOn(0, 3))
    assert foresight.reachable(view) == {"N1": 1, "N2": 2, "N3": 3, "S1": 1, "S2": 2, "S3": 3}
    view.players[0].ships = ("N7", "S6")
    assert foresight.reachable(view) == {"N8": 2}
    view.pending.pop()
    assert foresight.reachable(view) == {}


def test_contracts_that_can_be_paid_carry_a_mark(stage):
    """[NR-8.5] For the side whose house is shown, whoever's turn it is."""
    from rome_desktop.app.views.nova_roma.panel import affordable

    stage.begin(2, seed=1)
    assert stage.go_on(asks("TakeTurn"))
    shown = stage.view.shown
    player = shown.view.players[shown.context.dock]
    player.goods, player.coins, player.artisans = [5] * 5, 9, 3
    assert affordable(shown, shown.view.maritime_row) == tuple(shown.view.maritime_row)
    player.goods, player.coins = [0] * 5, 0
    assert affordable(shown, shown.view.maritime_row) == ()


def test_all_figures_at_hand_stand_clear_of_the_estate(stage):
    """[NR-22.1] Three patricians and two legionaries."""
    stage.begin(2, seed=1)
    stage.go_on(asks("TakeTurn"))
    dock = stage.view.boards.dock
    heads = dock.estate_cell(0).x() - 22
    shapes = [stage.table.index.get(named(f"hand:{kind}")).shape for kind in ("patrician", "legionary")]

    assert all(shape.boundingRect().right() <= heads for shape in shapes)
    assert not shapes[0].intersects(shapes[1])
    assert dock.legionaries_place().bottom() <= dock.rect.height()


def test_rewards_that_wait_beside_the_mosaic_show_what_they_are(stage):
    from rome_desktop.app.views.nova_roma import foresight

    stage.begin(2, seed=1)
    view = stage.seen()
    assert foresight.line_reward(view, "top") == view.box.mosaic_board.top_row_reward
    assert foresight.line_reward(view, "row0") == {"artisan": 1}
