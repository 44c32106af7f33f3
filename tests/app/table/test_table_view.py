"""The table by mouse, by click-click and by keys: three ways, one option."""

import gc

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPainterPath, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsRectItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table.animator import Animator
from rome_desktop.app.table.beats import Pause
from rome_desktop.app.table.board_region import BoardRegion
from rome_desktop.app.table.gestures import Gesture, Variant
from rome_desktop.app.table.hover_card import PriceChip
from rome_desktop.app.table.spots import Spot, SpotIndex, in_direction, next_key
from tests.app.table.demo_table import HAND, DemoTable, demo_options, disc, opened

Key = Qt.Key


@pytest.fixture
def table(qtbot):
    made = opened(qtbot)
    made.activateWindow()
    made.setFocus()
    qtbot.waitUntil(made.hasFocus)
    return made


def wheel(table, at, delta, modifiers=Qt.KeyboardModifier.NoModifier, phase=Qt.ScrollPhase.NoScrollPhase):
    event = QWheelEvent(
        QPointF(at),
        QPointF(table.viewport().mapToGlobal(at)),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        modifiers,
        phase,
        False,
    )
    QApplication.sendEvent(table.viewport(), event)


# ---- three ways, one option


def by_drag(table):
    table.drag("brick", "hex6")


def by_clicks(table):
    table.click("brick")
    table.click("hex6")


def by_keys(table):
    table.keys(Key.Key_Tab)
    while table.focus_key != "brick":
        table.keys(Key.Key_Tab)
    table.keys(Key.Key_Return)
    while table.focus_key != "hex6":
        table.keys(Key.Key_Tab)
    table.keys(Key.Key_Space)


def by_digit_and_arrows(table):
    table.keys(Key.Key_2)
    for _ in range(12):
        if table.focus_key == "hex6":
            break
        table.keys(Key.Key_Up if table.index.by_key[table.focus_key].order >= 50 else Key.Key_Right)
        if table.focus_key == "hex10":
            table.keys(Key.Key_Up)
    table.keys(Key.Key_Enter)


@pytest.mark.parametrize("way", [by_drag, by_clicks, by_keys, by_digit_and_arrows])
def test_every_way_leads_to_the_same_option(table, way):
    table.offer(demo_options())
    way(table)
    assert table.said == [("chosen", ("brick", 6))]
    assert not table.grammar.offered


def test_a_bare_target_is_one_click_or_one_key(table):
    table.offer(demo_options())
    table.click("stack")
    table.offer(demo_options())
    table.keys(Key.Key_Backtab, Key.Key_Backtab)
    assert table.focus_key == "stack"
    table.keys(Key.Key_Return)
    assert table.said == [("chosen", "draw")] * 2


@pytest.mark.parametrize("way", [by_drag, by_clicks, by_keys])
def test_a_placement_waits_for_its_confirmation(table, way):
    table.offer(demo_options(), confirm=lambda _option: True)
    way(table)
    assert table.said == []
    assert table.grammar.pending == ("brick", 6)
    table.keys(Key.Key_Return)
    assert table.said == [("chosen", ("brick", 6))]


def test_a_second_click_on_the_target_confirms(table):
    table.offer(demo_options(), confirm=lambda _option: True)
    by_drag(table)
    table.click("hex6")
    assert table.said == [("chosen", ("brick", 6))]


def test_a_pending_piece_can_be_dragged_on(table):
    table.offer(demo_options(), confirm=lambda _option: True)
    by_drag(table)
    table.drag("hex6", "hex2")
    assert table.grammar.pending == ("brick", 2)
    assert table.confirm()
    assert not table.confirm()
    assert table.said == [("chosen", ("brick", 2))]


def test_escape_and_right_click_go_one_step_back(table):
    table.offer(demo_options(), confirm=lambda _option: True)
    by_clicks(table)
    table.keys(Key.Key_Escape)
    assert (table.grammar.pending, table.grammar.picked) == (None, "brick")
    QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=QPoint(5, 5))
    assert table.grammar.picked is None
    assert table.ghost.item is None


def test_choosing_from_a_list_is_the_same_choice(table):
    table.offer(demo_options())
    table.click("wine")
    table.choose(("cloth", 4))
    assert table.said == [("chosen", ("cloth", 4))]
    with pytest.raises(KeyError):
        table.choose(("cloth", 4))


# ---- refusals


def test_a_drop_where_it_is_not_legal_flies_home_and_says_so(table, qtbot):
    table.offer(demo_options())
    table.drag("brick", "hex5")
    assert table.said == [("refused", "brick", "hex5")]
    assert table.grammar.picked is None
    assert table.ghost.flying
    qtbot.waitUntil(lambda: table.ghost.item is None)


def test_a_drop_on_nothing_flies_home_without_a_word(table):
    table.offer(demo_options())
    table.drag("brick", QPoint(40, 40))
    assert table.said == []
    assert table.grammar.picked is None


def test_nothing_flies_with_reduced_motion(table):
    theme.set_look(theme.make_look(reduced_motion=True))
    table.offer(demo_options())
    table.drag("brick", "hex5")
    assert table.ghost.item is None


def test_a_click_where_it_is_not_legal_is_refused_with_and_without_a_piece(table):
    table.offer(demo_options())
    table.click("hex5")
    table.click("wine")
    table.click("hex5")
    assert table.said == [("refused", None, "hex5"), ("refused", "wine", "hex5")]
    assert table.grammar.picked == "wine"


def test_what_cannot_be_carried_is_refused_once_it_is_dropped_elsewhere(table):
    table.offer(demo_options(goods=("brick",)))
    table.drag("wine", "hex5")
    table.drag("wine", QPoint(40, 40))
    assert table.said == [("refused", None, "wine")]


def test_without_an_offer_nothing_is_refused_or_chosen(table):
    table.click("hex5")
    table.drag("brick", "hex6")
    table.keys(Key.Key_Return, Key.Key_1, Key.Key_R)
    assert table.said == []


def test_a_dragged_piece_is_never_dropped_on_a_bare_target(table):
    table.offer(demo_options(goods=("wine",)))
    table.drag("wine", "stack")
    assert ("chosen", "draw") not in table.said


# ---- the piece in hand


def test_the_ghost_is_under_the_pointer_and_snaps_to_the_nearest_target(table):
    table.offer(demo_options())
    table.drag("brick", QPoint(40, 40), release=False)
    assert table.ghost.item.pos() == QPointF(40, 40)
    assert table.ghost.item.opacity() == pytest.approx(0.55, abs=0.01)
    near = table.point("hex4") - QPoint(45, 0)
    QTest.mouseMove(table.viewport(), near)
    assert table.ghost.item.pos() == table.index.by_key["hex4"].scene_centre()
    assert table.previews[-1] == ("brick", 4)
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=near)
    assert table.said == [("chosen", ("brick", 4))]
    assert table.ghost.item is None
    assert table.previews[-1] is None


def standing(table):
    """Where the ghost stands."""
    return table.ghost.item.pos() if table.ghost.item is not None else None


def place(table, key):
    return table.index.by_key[key].scene_centre()


def test_what_a_move_leads_to_stands_on_its_place_while_the_hand_is_on_nothing(table):
    table.offer(demo_options())
    table.drawing.foreshow(Gesture("wine", "hex4"), ("wine", 4))
    assert standing(table) == place(table, "hex4")
    assert (table.previewed, table.previews[-1]) == (None, ("wine", 4))
    table.resize(640, 520)
    assert standing(table) == place(table, "hex4")

    table.drag("brick", "hex6", release=False)
    assert (standing(table), table.previews[-1]) == (place(table, "hex6"), ("brick", 6))
    QTest.mouseMove(table.viewport(), QPoint(40, 40))
    assert standing(table) == QPointF(40, 40)
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(40, 40))
    assert table.ghost.flying
    assert table.said == []


def test_what_a_move_leads_to_comes_back_once_the_piece_is_home(table, qtbot):
    table.offer(demo_options())
    table.drawing.foreshow(Gesture("wine", "hex4"), ("wine", 4))
    table.drag("brick", QPoint(40, 40))
    assert table.ghost.flying
    qtbot.waitUntil(lambda: standing(table) == place(table, "hex4"))
    assert not table.ghost.flying


@pytest.mark.parametrize("end", ["offer", "no offer", "choice"])
def test_what_a_move_leads_to_goes_with_the_offer(table, end):
    table.offer(demo_options())
    table.drawing.foreshow(Gesture("wine", "hex4"), ("wine", 4))
    if end == "offer":
        table.offer(demo_options())
    elif end == "no offer":
        table.clear_offer()
    else:
        table.drag("brick", "hex6")
        table.clear_offer()
    assert standing(table) is None
    assert table.previews[-1] is None


def test_a_small_tremble_is_a_click_and_no_drag(table):
    table.offer(demo_options())
    at = table.point("brick")
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(table.viewport(), at + QPoint(3, 3))
    assert not table.pointer.dragging
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=at + QPoint(3, 3))
    assert table.grammar.picked == "brick"


def test_hover_and_preview_are_told_once_per_change(table):
    table.offer({("brick", 6): [Gesture("brick", "hex6")]})
    for step in range(3):
        QTest.mouseMove(table.viewport(), table.point("hex6") + QPoint(step, 0))
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    assert table.hovers == [("hex6", False), (None, False)]
    assert table.previews == [("brick", 6), None]


def test_the_keyboard_focus_is_told_at_once(table):
    table.offer(demo_options())
    table.keys(Key.Key_Tab)
    assert table.hovers[-1] == ("wine", True)


def turning(table, confirm=None):
    options = {("wine", turn): [Gesture("wine", f"hex{turn % 2}")] for turn in range(4)}
    table.offer(options, confirm, lambda option: Variant(option[1]))


def test_keys_wheel_and_right_click_turn_what_is_in_hand(table):
    turning(table)
    table.keys(Key.Key_R)
    QTest.keyClick(table, Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert table.grammar.variant == Variant(0)
    wheel(table, table.point("hex0"), -120)
    assert table.grammar.variant == Variant(1)
    assert table.board.zoom == 1.0
    QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=QPoint(5, 5))
    assert table.grammar.variant == Variant(2)
    table.click("hex0")
    assert table.said == [("chosen", ("wine", 2))]


def test_a_fine_wheel_turns_once_per_notch_and_ctrl_zooms(table):
    turning(table)
    for _ in range(4):
        wheel(table, table.point("hex0"), -30)
    assert table.grammar.variant == Variant(1)
    wheel(table, table.point("hex0"), 120, Qt.KeyboardModifier.ControlModifier)
    assert table.board.zoom > 1.0


def test_what_rolls_on_after_two_fingers_turns_nothing(table):
    turning(table)
    for _ in range(6):
        wheel(table, table.point("hex0"), -120, phase=Qt.ScrollPhase.ScrollMomentum)
    assert table.grammar.variant == Variant(0)
    assert table.board.zoom == 1.0


def test_f_flips_and_tells(table, qtbot):
    options = {("wine", side): [Gesture("wine", "hex0")] for side in (False, True)}
    table.offer(options, None, lambda option: Variant(0, option[1]))
    with qtbot.waitSignal(table.flip):
        table.keys(Key.Key_F)
    assert table.grammar.variant == Variant(0, True)


# ---- keyboard


def test_all_options_can_be_reached_with_the_keyboard_alone(table):
    options = demo_options()
    for option, gestures in options.items():
        table.offer(options)
        for key in filter(None, (gestures[0].source, gestures[0].target)):
            for _ in range(len(table.index.by_key)):
                table.keys(Key.Key_Tab)
                if table.focus_key == key:
                    break
            table.keys(Key.Key_Return)
        assert table.said[-1] == ("chosen", option)


def test_tab_walks_the_lit_spots_in_reading_order(table):
    table.offer(demo_options())
    seen = []
    for _ in range(5):
        table.keys(Key.Key_Tab)
        seen.append(table.focus_key)
    assert seen == ["wine", "brick", "cloth", "stack", "wine"]


def test_the_focus_is_framed_only_while_the_keyboard_is_in_use(table):
    table.offer(demo_options())
    assert table.drawing.frame.rect().isEmpty()
    table.keys(Key.Key_Right)
    assert table.drawing.frame.rect().contains(table.index.by_key["wine"].scene_rect())
    table.click(QPoint(5, 5))
    assert table.drawing.frame.rect().isEmpty()


def test_the_first_key_shows_the_focus_and_does_nothing_else(table):
    table.offer(demo_options())
    table.keys(Key.Key_Return)
    assert (table.grammar.picked, table.focus_key, table.said) == (None, "wine", [])


def test_arrows_go_to_the_nearest_lit_spot_in_that_direction():
    points = {"e": (10.0, 1.0), "far": (30.0, 0.0), "s": (0.0, 10.0), "ne": (8.0, -30.0)}
    assert in_direction((0, 0), points, 1, 0) == "e"
    assert in_direction((0, 0), points, 0, 1) == "s"
    assert in_direction((0, 0), points, 0, -1) == "ne"
    assert in_direction((0, 0), points, -1, 0) is None


def test_the_walk_ends_at_both_ends():
    assert next_key([], None, 1) is None
    assert next_key(["a", "b"], None, -1) == "b"
    assert next_key(["a", "b"], "b", 1) is None


def test_digits_pick_the_nth_source_or_the_nth_choice(table):
    table.offer(demo_options())
    table.keys(Key.Key_9)
    assert table.grammar.picked is None
    table.keys(Key.Key_3)
    assert table.grammar.picked == "cloth"
    table.offer({n: [Gesture(None, f"hex{n}")] for n in (3, 5, 7)})
    table.keys(Key.Key_2)
    assert table.said[-1] == ("chosen", 5)


# ---- zoom


def test_the_wheel_zooms_and_keeps_the_point_under_the_pointer(table):
    at = table.point("hex6")
    before = table.board.ground.mapFromScene(QPointF(at))
    for _ in range(3):
        wheel(table, at, 120)
    assert table.board.zoom > 1.5
    after = table.board.ground.mapFromScene(QPointF(at))
    assert (after - before).manhattanLength() < 0.01
    for _ in range(30):
        wheel(table, at, 120)
    assert table.board.zoom == 3.0


def test_empty_ground_is_dragged_when_zoomed_and_stays_within_the_board(table):
    table.board.zoom_to(QRectF(0, 0, 200, 150), animated=False)
    seen = table.board.seen
    start = QPoint(600, 350)
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for k in range(1, 6):
        QTest.mouseMove(table.viewport(), start - QPoint(20 * k, 10 * k))
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=start - QPoint(100, 50))
    moved = table.board.seen.topLeft() - seen.topLeft()
    assert moved.x() == pytest.approx(100 / table.board.zoom, abs=0.5)
    table.board.pan(QPointF(-10000, -10000))
    frame = table.board.rect()
    assert table.board.seen.bottomRight() == QPointF(frame.width(), frame.height())


@pytest.mark.parametrize("key", [Key.Key_0, Key.Key_Escape])
def test_zero_and_escape_fit_the_board_again(table, qtbot, key):
    table.keys(Key.Key_Plus, Key.Key_Plus)
    assert table.board.zoom > 1.5
    table.keys(Key.Key_Minus)
    table.keys(key)
    qtbot.waitUntil(lambda: table.board.zoom == 1.0)


def test_the_board_jumps_with_reduced_motion(table):
    theme.set_look(theme.make_look(reduced_motion=True))
    table.board.zoom_to(QRectF(0, 0, 100, 100))
    assert table.board.zoom == 3.0
    assert table.board.fit()
    assert table.board.zoom == 1.0
    assert not table.board.fit()


@pytest.fixture(scope="module")
def fingers():
    return QTest.createTouchDevice()


def test_two_fingers_pinch_the_board(table, fingers):
    left, right, view = QPoint(280, 200), QPoint(320, 200), table.viewport()
    table.offer(demo_options())
    QTest.touchEvent(view, fingers).press(0, left, view).press(1, right, view).commit()
    for k in range(1, 6):
        step = QPoint(8 * k, 0)
        QTest.touchEvent(view, fingers).move(0, left - step, view).move(1, right + step, view).commit()
    QTest.touchEvent(view, fingers).release(0, left - step, view).release(1, right + step, view).commit()
    assert table.board.zoom > 1.5
    assert table.said == []


def test_one_finger_taps_like_a_click(table, fingers):
    table.offer(demo_options())
    view = table.viewport()
    for key in ("cloth", "hex8"):
        at = table.point(key)
        QTest.touchEvent(view, fingers).press(0, at, view).commit()
        QTest.touchEvent(view, fingers).release(0, at, view).commit()
    assert table.said == [("chosen", ("cloth", 8))]


def test_a_touchpad_zooms_at_the_pointer(table):
    at = QPointF(300, 200)
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        at,
        at,
        QPointF(table.viewport().mapToGlobal(at.toPoint())),
        0.25,
        QPointF(),
    )
    before = table.board.ground.mapFromScene(at)
    QApplication.sendEvent(table.viewport(), event)
    assert table.board.zoom == 1.25
    assert (table.board.ground.mapFromScene(at) - before).manhattanLength() < 0.01


def test_two_fingers_on_a_touchpad_pan(table):
    table.board.zoom_to(QRectF(100, 100, 200, 150), animated=False)
    seen = table.board.seen.topLeft()
    at = QPoint(300, 200)
    event = QWheelEvent(
        QPointF(at),
        QPointF(table.viewport().mapToGlobal(at)),
        QPoint(30, -30),
        QPoint(60, -60),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.ScrollUpdate,
        False,
    )
    zoom = table.board.zoom
    QApplication.sendEvent(table.viewport(), event)
    assert table.board.zoom == zoom
    moved = table.board.seen.topLeft() - seen
    assert (moved.x(), moved.y()) == (pytest.approx(-30 / zoom), pytest.approx(30 / zoom))


def test_a_cross_shows_only_where_the_hand_points_at_what_is_not_legal(table):
    table.set_marks(blocked=["hex1"])
    assert not table.drawing.cross.shown
    QTest.mouseMove(table.viewport(), table.point("hex1"))
    assert table.drawing.cross.shown
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    assert not table.drawing.cross.shown


def test_a_piece_over_a_place_that_is_not_legal_is_crossed_out(table):
    table.offer(demo_options())
    table.drag("wine", "hex5", release=False)
    assert table.drawing.cross.shown
    QTest.mouseMove(table.viewport(), table.point("hex6"))
    assert not table.drawing.cross.shown
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=table.point("hex6"))


def test_small_labels_hide_until_they_can_be_read(table):
    label = QGraphicsRectItem(table.board.ground)
    table.board.watch_label(label, 6.0)
    assert not label.isVisible()
    table.board.zoom_at(QPointF(100, 100), 2.0)
    assert label.isVisible()


def test_the_keyboard_focus_is_brought_into_view(table):
    table.offer({n: [Gesture(None, f"hex{n}")] for n in (0, 11)})
    table.board.zoom_to(QRectF(0, 0, 100, 80), animated=False)
    table.keys(Key.Key_Tab, Key.Key_Tab)
    assert table.focus_key == "hex11"
    assert table.board.seen.contains(table.hexes["hex11"].pos())


def test_a_numbered_region_fills_the_table_and_goes_back(table):
    told = []
    table.regions.maximise.connect(lambda region: told.append(("open", region)))
    table.regions.restore.connect(lambda region: told.append(("close", region)))
    QTest.keyClick(table, Key.Key_1, Qt.KeyboardModifier.AltModifier)
    table.keys(Key.Key_Escape)
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
    assert table.regions.maximised is table.board
    table.keys(Key.Key_0)
    assert told == [("open", table.board), ("close", table.board)] * 2


def test_a_decision_too_small_to_hit_opens_its_region_and_closes_it_after(table):
    told = []
    table.regions.maximise.connect(lambda region: told.append(region.number))
    table.regions.restore.connect(lambda region: told.append(-region.number))
    small = Spot("dot", disc(QPointF(), 6), QPointF(200, 200), table.board.ground, "A small place")
    table.set_spots([small])
    table.offer({"x": [Gesture(None, "dot")]})
    assert told == [1]
    table.act("dot")
    assert told == [1, -1]


# ---- spots


def test_a_spot_can_be_hit_on_24_pixels_whatever_is_drawn(table):
    path = QPainterPath()
    path.addEllipse(QPointF(300, 300), 3, 3)
    table.set_spots([Spot("dot", path, QPointF(300, 300), table.board.ground, "Dot", ring="dot")])
    centre = table.index.by_key["dot"].scene_centre()
    assert table.index.at(centre + QPointF(11.5, -11.5)) == "dot"
    assert table.index.at(centre + QPointF(13, 0)) is None
    assert table.index.by_key["dot"].scene_rect().width() >= 24
    table.board.zoom_at(centre, 3.0)
    centre = table.index.by_key["dot"].scene_centre()
    assert table.index.at(centre + QPointF(11.5, 0)) == "dot"
    assert table.index.at(centre + QPointF(13, 0)) is None


def test_what_the_region_clips_cannot_be_hit(table):
    table.board.zoom_to(QRectF(0, 0, 100, 80), animated=False)
    assert table.index.at(table.index.by_key["hex11"].scene_centre()) is None


def test_lit_spots_win_then_small_ones_then_near_ones(table):
    big = Spot("big", disc(QPointF(), 60), QPointF(0, 0), table.dock, "Big")
    left = Spot("left", disc(QPointF(), 20), QPointF(0, 0), table.dock, "Left")
    index = SpotIndex([big, left])
    at = table.dock.mapToScene(QPointF(0, 0))
    assert index.at(at) == "left"
    assert index.at(at, {"big"}) == "big"


def test_two_spots_of_one_name_are_a_mistake(table):
    spot = Spot("a", disc(QPointF(), 5), QPointF(), table.dock, "A")
    with pytest.raises(ValueError, match="'a'"):
        table.set_spots([spot, spot])


def test_spots_replaced_under_a_choice_leave_it_as_it_was(table):
    table.offer(demo_options(), confirm=lambda _option: True)
    by_clicks(table)
    table.set_arrange(table.arrange_table)
    assert table.grammar.pending == ("brick", 6)
    table.keys(Key.Key_Return)
    assert table.said == [("chosen", ("brick", 6))]


# ---- marks, halos, chips


def test_offers_come_and_go_without_leaving_items_behind(table):
    table.offer(demo_options())
    table.clear_offer()
    before = len(table.table.items())
    for n in range(1000):
        table.offer(demo_options(stack=bool(n % 2)), confirm=lambda _option: True)
        if n % 50 == 0:
            table.act("wine")
            table.act("hex2")
    table.clear_offer()
    table.set_hover(None, at_once=False)
    table.refresh()
    assert len(table.table.items()) == before


def test_every_state_can_be_drawn_in_every_look(table):
    for look in (theme.make_look(dark=True), theme.make_look(high_contrast=True), theme.make_look(scale=1.3)):
        table.offer(demo_options(), confirm=lambda _option: True)
        table.act("wine")
        table.act("hex2")
        table.hint(["hex4"])
        table.set_marks(blocked=["hex1"], poor=["hex3", "cloth"])
        table.set_hover("hex1", at_once=False)
        table.halo(["hex2", "cloth"])
        theme.set_look(look)
        assert not table.grab().isNull()


def test_a_hovered_item_grows_and_shrinks_again(table):
    table.offer(demo_options())
    QTest.mouseMove(table.viewport(), table.point("wine"))
    assert table.pieces["wine"].scale() == pytest.approx(1.04)
    QTest.mouseMove(table.viewport(), QPoint(5, 5))
    assert table.pieces["wine"].scale() == 1.0


def test_a_halo_ends_by_itself_and_leaves_no_timer(table, qtbot):
    before = len(table.table.items())
    table.halo(["hex2", "wine"])
    assert len(table.table.items()) > before
    qtbot.waitUntil(lambda: not table.drawing.halos.glowing)
    assert len(table.table.items()) == before
    assert not table.drawing.halos._timer.isActive()


def test_a_price_hangs_at_its_target_and_follows_it(table):
    chip = PriceChip("6", short=True)
    table.show_chip("hex6", chip)
    before = chip.pos()
    table.board.zoom_at(QPointF(30, 30), 2.0)
    assert chip.pos() != before
    table.show_chip("hex6", None)
    assert chip.scene() is None


# ---- pace, life


def test_a_click_or_space_ends_an_animation_and_does_nothing_else(table, qtbot):
    table.animator = Animator(table)
    table.offer(demo_options())
    table.animator.play([Pause(5000), Pause(5000)])
    qtbot.wait(20)
    table.click("wine")
    assert table.grammar.picked is None
    assert table.animator.running
    table.keys(Key.Key_Space)
    assert not table.animator.running


def test_a_view_can_be_dropped_at_any_moment(qtbot, thorough):
    for n in range(10 if thorough else 4):
        view = DemoTable()
        view.show()
        view.offer(demo_options(), confirm=lambda _option: True)
        view.act("wine")
        view.act("hex2")
        view.halo(["hex1"])
        view.drag("brick", "hex4", release=bool(n % 2))
        view.close()
        view.deleteLater()
        del view
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        assert not [widget for widget in QApplication.allWidgets() if isinstance(widget, DemoTable)]


def test_a_region_without_a_number_never_asks_to_fill_the_table(table):
    assert not table.regions.fill_with(BoardRegion())


def test_the_demo_hand_is_what_the_tests_think(table):
    assert set(HAND) <= set(table.index.by_key)


def test_a_seat_card_is_where_the_page_has_told_and_left_of_the_table_before(table):
    assert [table.seat_card(side).x() for side in (0, 1)] == [-24, -24]
    assert table.seat_card(1).y() > table.seat_card(0).y()
    table.seat_point = lambda side: QPointF(-70, 300 + side)
    assert table.seat_card(1) == QPointF(-70, 301)
