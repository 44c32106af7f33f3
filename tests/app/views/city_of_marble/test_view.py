"""The table of City of Marble in a bare window: shown, offered, played on, animated, put away."""

import random

import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsSimpleTextItem

from rome_desktop.app.kit import theme
from rome_desktop.app.views.city_of_marble.spots import KEYS
from rome_desktop.app.views.city_of_marble.targets import bar_option, targets
from rome_desktop.games.city_of_marble import actions, events
from rome_desktop.games.city_of_marble.components import Kind
from rome_desktop.games.city_of_marble.sites import ChooseSite, WithdrawMagistrate
from rome_desktop.games.city_of_marble.tiles import PlaceMagistrate
from rome_desktop.games.city_of_marble.turn import TakeAction

named = KEYS.read


def items(stage):
    return len(stage.table.table.items())


def test_every_option_of_a_match_has_its_places_on_the_table(stage):
    stage.begin(4, seed=2)
    met = set()

    def whole(match):
        decision, view = match.decision, stage.seen()
        if decision is None:
            return False
        met.add(type(decision))
        if len(match.lines) % 3:
            return False
        stage.show()
        for gestures in targets(match.legal(), view).values():
            for gesture in gestures:
                assert gesture.target in stage.table.index
                assert gesture.source is None or gesture.source in stage.table.index
        return False

    stage.go_on(whole, seed=3)

    assert stage.match.over
    assert {TakeAction, PlaceMagistrate, WithdrawMagistrate} <= met


def test_showing_twice_changes_nothing(stage):
    stage.begin(3, seed=4)
    stage.go_on(lambda match: len(match.lines) > 90)
    before, layers = items(stage), {n: dict(layer.items) for n, layer in stage.view.board.layers.items()}

    stage.show()

    assert items(stage) == before
    for name, layer in stage.view.board.layers.items():
        assert layer.items == layers[name], name


def test_tile_is_laid_by_click_click_confirm(stage):
    match = stage.begin(2, seed=1)
    place = next(key for key in stage.table.index.by_key if str(key).startswith("at:"))

    stage.table.act(named("ready:baths"))
    stage.table.act(place)

    assert not stage.played
    assert stage.table.grammar.pending == actions.Play(Kind.BATHS, place.position)
    assert stage.table.confirm()
    assert stage.played == [actions.Play(Kind.BATHS, place.position)]
    assert isinstance(match.decision, PlaceMagistrate)
    assert named(f"tile:{place.position}") in stage.table.index


def test_tile_is_laid_by_dragging(stage, qtbot):
    stage.begin(2, seed=1)
    qtbot.waitExposed(stage.table)
    place = next(key for key in stage.table.index.by_key if str(key).startswith("at:"))
    view = stage.table.viewport()
    start = stage.table.mapFromScene(stage.table.index.get(named("ready:temple")).scene_centre())
    end = stage.table.mapFromScene(stage.table.index.get(place).scene_centre())

    QTest.mousePress(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 6):
        QTest.mouseMove(view, start + (end - start) * (step / 5))
        QApplication.processEvents()
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    QApplication.processEvents()

    assert stage.table.grammar.pending == actions.Play(Kind.TEMPLE, place.position)


@pytest.mark.parametrize("way", [(dx, dy) for dx in (-16, 0, 16) for dy in (-16, 0, 16)])
def test_a_dropped_tile_stays_as_it_was_previewed_and_a_click_without_a_move_lays_it(stage, qtbot, way):
    """Places overlap: wherever on one of them it was dropped, the click is not meant for another one."""
    stage.begin(2, seed=1)
    qtbot.waitExposed(stage.table)
    view, index = stage.table.viewport(), stage.table.index
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    places = [key for key in index.by_key if str(key).startswith("at:")]
    place = max(places, key=lambda key: index.get(key).bounds.height())  # one that stands upright
    start = stage.table.mapFromScene(index.get(named("ready:temple")).scene_centre())
    end = stage.table.mapFromScene(index.get(place).scene_centre() + QPointF(*way))

    QTest.mousePress(view, left, plain, start)
    for step in range(1, 6):
        QTest.mouseMove(view, start + (end - start) * (step / 5))
    previewed = stage.table.previewed
    QTest.mouseRelease(view, left, plain, end)
    assert isinstance(previewed, actions.Play)
    assert previewed == stage.table.grammar.pending == stage.table.previewed
    QTest.mouseClick(view, left, plain, end)

    assert stage.played == [previewed]


def test_two_stacks_are_clicked(stage):
    stage.begin(2, seed=1)

    stage.table.act(named("stack:arena"))
    stage.table.act(named("stack:temple"))

    assert stage.played == [actions.Draw((Kind.TEMPLE, Kind.ARENA))]
    assert stage.view.dock.layers["pieces"].get("drawn temple") is not None


def test_whole_match_can_be_played_by_keyboard_alone(stage, qtbot):
    """Tab to a source, Enter, Tab to a place, Enter, Enter: with nothing but these a match goes on."""
    stage.begin(2, seed=5)
    stage.table.setFocus()
    dice = random.Random(2)
    while not stage.match.over and len(stage.played) < 80:
        before = len(stage.match.lines)
        if len(stage.match.legal()) == 1 and bar_option(stage.match.legal()) is not None:
            stage.table.choose(stage.match.legal()[0])
            continue
        for _ in range(3):
            for _ in range(dice.randrange(1, 6)):
                QTest.keyClick(stage.table, Qt.Key.Key_Tab)
            QTest.keyClick(stage.table, Qt.Key.Key_Return)
            if len(stage.match.lines) > before:
                break
            if stage.table.grammar.pending is not None:
                QTest.keyClick(stage.table, Qt.Key.Key_Return)
                break
        assert len(stage.match.lines) > before, stage.match.decision
    assert len(stage.played) >= 80
    assert actions.Play in {type(action) for action in stage.played}


def test_arrows_reach_every_dot(stage):
    """From dot to dot by arrows alone: no tile place is out of reach."""
    stage.begin(2, seed=3)
    stage.go_on(
        lambda match: (
            len(match.lines) > 40
            and isinstance(match.decision, TakeAction)
            and match.decision.left == 2
            and any(isinstance(a, actions.Play) for a in match.legal())
        )
    )
    table = stage.table
    source = next(key for key in table.grammar.sources() if str(key).startswith("ready:"))
    table.act(source)
    dots = set(table.grammar.targets(source))
    table.setFocus()
    table.reach.by_keys = True
    reached, todo = set(), [next(iter(dots))]
    while todo:
        here = todo.pop()
        if here in reached:
            continue
        reached.add(here)
        for arrow in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            table.set_focus(here)
            QTest.keyClick(table, arrow)
            if table.focus_key in dots:
                todo.append(table.focus_key)

    assert len(dots) > 15
    assert reached >= dots


def test_site_and_withdrawal_are_chosen_on_the_board(stage):
    met = set()
    for seed in range(1, 12):
        stage.begin(4, seed=seed)
        stage.go_on(
            lambda match: (
                isinstance(match.decision, (ChooseSite, WithdrawMagistrate))
                and type(match.decision) not in met
            ),
            seed,
        )
        decision = stage.match.decision
        if decision is None:
            continue
        met.add(type(decision))
        action = stage.match.legal()[0]
        target = targets([action], stage.seen())[action][-1].target
        count = len(stage.played)
        stage.table.act(target)
        if len(stage.played) == count:
            stage.table.act(target)
        assert stage.played[-1] == action
        if met == {ChooseSite, WithdrawMagistrate}:
            break
    assert met == {ChooseSite, WithdrawMagistrate}


def test_preview_promises_a_building_and_goes_away(stage):
    stage.begin(4, seed=2)

    def closes(match):
        plays = [a for a in match.legal() if isinstance(a, actions.Play)]
        return any(stage.view.cards._play_clause(ahead(stage, a)) in ("RM-7.5", "RM-7.4") for a in plays)

    assert stage.go_on(closes, seed=2)
    play = next(a for a in stage.match.legal() if isinstance(a, actions.Play) and ahead(stage, a).completions)
    before = items(stage)
    stage.table.act(named(f"ready:{play.kind}"))

    stage.point_at(named(f"at:{play.position}"))

    assert stage.view.previews._root is not None
    card = stage.view.card(named(f"at:{play.position}"), play)
    assert card.title.startswith("Lay the")
    assert any("completes" in line.text for line in card.lines)
    stage.point_at(None)
    stage.table.cancel()
    assert stage.view.previews._root is None
    assert items(stage) <= before + 3


def ahead(stage, action):
    from rome_desktop.app.views.city_of_marble.foresight import foresee

    return foresee(stage.seen(), stage.match.to_move, action)


def test_unlit_ground_says_why_not(stage):
    stage.begin(2, seed=1)
    view = stage.seen()
    far = next(
        key for key in stage.table.index.by_key if str(key).startswith("ground:") and not _open(view, key)
    )

    card = stage.view.card(far, None)

    assert "must share a side" in card.lines[-1].text
    assert card.clause.startswith("RM-6.4.4")
    assert stage.view.tried(named("ready:temple"), far) is not None


def _open(view, key):
    from rome_desktop.games.city_of_marble.geometry import bits

    return any(view.open >> n & 1 for n in bits(view.map.covering[key.triangle]))


def test_every_spot_has_a_name_and_a_description_without_blanks(stage):
    for seed in (2, 7):
        stage.begin(4, seed=seed)
        stage.go_on(lambda match: len(match.lines) > 130, seed)
        for key, spot in stage.table.index.by_key.items():
            text = spot.name + spot.description()
            assert spot.name.strip(), key
            assert "{" not in text, key
            assert "%n" not in text, key


def test_tile_place_is_described_by_neighbours_and_consequence(stage):
    stage.begin(2, seed=1)
    stage.table.act(named("ready:temple"))
    place = next(key for key in stage.table.index.by_key if str(key).startswith("at:"))

    said = stage.table.index.get(place).description()

    assert said.startswith("Beside")
    assert "completes no site yet" in said


def test_finished_is_emitted_once_and_the_table_is_right_when_cut_short(stage, qtbot):
    stage.begin(4, seed=8)
    counts = []
    stage.view.finished.connect(lambda: counts.append(1))
    played = 0

    def step(match):
        nonlocal played
        if match.over or played >= 150:
            return True
        action = match.legal()[played % len(match.legal())]
        happened = match.play(action)
        played += 1
        stage.view.animate(happened, stage.seen(), stage.context())
        stage.view.skip()
        stage.show()
        return False

    while not step(stage.match):
        pass
    assert len(counts) == played
    assert not [item for item in stage.table.table.items() if 7000 <= item.zValue() < 7600]


def test_animation_runs_to_its_end_by_itself(stage, qtbot):
    stage.begin(2, seed=1)
    stage.view.animator.factor = 0.05
    play = next(a for a in stage.match.legal() if isinstance(a, actions.Play))
    happened = stage.match.play(play)

    with qtbot.waitSignal(stage.view.finished):
        stage.view.animate(happened, stage.seen(), stage.context())

    assert stage.view.board.layers["tiles"].get(play.position) is not None


@pytest.mark.parametrize("reduced", [False, True])
def test_every_kind_of_event_can_be_animated(stage, qtbot, reduced):
    theme.set_look(theme.make_look(reduced_motion=reduced))
    stage.begin(4, seed=3)
    stage.go_on(lambda match: len(match.lines) > 120 and len(match.state.sites) > 2, seed=1)
    view = stage.seen()
    tile, vertex = view.tiles[0], next(iter(view.sites))
    happened = [
        events.TilesDrawn(0, (Kind.TEMPLE, Kind.ARENA)),
        events.MagistratePlaced(0, tile.position),
        events.MagistrateWithdrawn(0, tile.position, "treasury"),
        events.MagistratePlaced(1, tile.position),
        events.MagistrateRecalled(1, tile.position),
        events.BridgeTaken(1, 0),
        events.AqueductStarted(0, "brown"),
        events.PieceLaid(0, "brown", "-5,2", "-4,2"),
        events.CoinTaken(0, vertex),
        events.CoinTaken(1, ""),
        events.BuildingBuilt(0, Kind.BATHS, vertex, 4, (2, 1, 0, 0)),
        events.FountainBuilt(vertex, Kind.BATHS, (1, 1, 0, 0)),
        events.ImperiumSpent(0, Kind.BATHS),
        events.MagistratesReturned(0, "treasury", 1),
        events.ImperiumTaken(0, Kind.BATHS, 1),
        events.FinalRoundBegun(0),
        events.GameEnded((0,), (1, 0, 0, 0)),
    ]
    stage.view.animator.factor = 0.02

    with qtbot.waitSignal(stage.view.finished):
        stage.view.animate(happened, view, stage.context())
    stage.show()
    stage.view.halo(happened)

    assert not [item for item in stage.table.table.items() if 7000 <= item.zValue() < 7600]


@pytest.mark.parametrize("size", [(1174, 580), (1174, 666), (1200, 782), (1400, 900)])
def test_table_follows_its_size_and_look(stage, size):
    stage.begin(4, seed=2)
    stage.go_on(lambda match: len(match.lines) > 60)

    stage.table.setFixedSize(QSize(*size))
    QApplication.processEvents()
    theme.set_look(theme.make_look(dark=True, scale=1.3))
    QApplication.processEvents()

    column = stage.view._layout["column"]
    assert column.right() <= size[0] + 1
    assert stage.view._layout["dock"].bottom() <= size[1] + 1
    assert stage.view.board.grid.side > 20


def test_looked_at_dock_offers_nothing(stage):
    stage.begin(2, seed=1)
    other = 1 - stage.match.to_move
    stage.show(dock=other)

    assert named("ready:temple") not in stage.table.index
    assert named("seen:ready:temple") in stage.table.index
    assert stage.view.card(named("seen:ready:temple"), None) is not None


def test_hint_rings_piece_and_place(stage):
    stage.begin(2, seed=1)
    play = next(a for a in stage.match.legal() if isinstance(a, actions.Play))

    stage.view.show_hint(play)

    assert stage.table.drawing.hinted == {named(f"ready:{play.kind}"), named(f"at:{play.position}")}
    stage.view.show_hint(None)
    assert not stage.table.drawing.hinted


def test_facts_for_rail_and_strip(stage):
    stage.begin(2, seed=1)
    view, context = stage.seen(), stage.context()
    mover = stage.match.to_move

    assert stage.view.turn_side(view) == mover
    assert stage.view.crumbs(view, context).current == 0
    assert stage.view.kind_line(view, mover, context)
    assert not stage.view.kind_line(view, 1 - mover, context)
    assert [len(row) for row in stage.view.holdings(view, 0, context)] == [4, 4]
    assert not stage.view.has_secrets(view, 0)
    assert stage.view.first_side(view) == view.first
    assert stage.view.open_score(view, 0) == 0


def test_senate_plays_at_the_table(stage):
    stage.begin(1, seed=4, solo="praetor")

    assert stage.go_on(lambda match: len(match.state.tiles) > 12, seed=4)
    assert any(tile.magistrate == 1 for tile in stage.match.state.tiles)
    assert stage.view.board.layers["magistrates"].items


def test_take_away_leaves_the_scene_as_it_was(dressed):
    from tests.app.views.city_of_marble.conftest import Stage

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


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_hill_in_play_has_its_name_on_the_table_of_a_small_framed_window(stage, language):
    """The longest one, Capitoline, had none at 1366 x 768 in a window with a frame."""
    stage.table.setFixedSize(QSize(1160, 626))
    stage.language = language
    stage.begin(2)
    view = stage.seen()
    for hills in (tuple(view.map.hills)[:3], tuple(view.map.hills)[3:6], tuple(view.map.hills)[-3:]):
        stage.match.state.hills = hills
        stage.show()
        shown = [item for item in stage.table.table.items() if isinstance(item, QGraphicsSimpleTextItem)]
        said = {item.text() for item in shown if item.isVisible()}
        terms = stage.view.labels.terms
        assert {terms.hill(key, language) for key in hills} <= said
