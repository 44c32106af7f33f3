"""Animations: they end as they should however they end."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from rome_desktop.app.kit import theme
from rome_desktop.app.table import animator as kit
from rome_desktop.app.table.animator import (
    Animator,
    Call,
    Count,
    Fade,
    Move,
    Pause,
    Together,
    halo,
    take,
    travel_time,
)


@pytest.fixture
def scene(qapp):
    return QGraphicsScene()


@pytest.fixture
def player(qapp):
    made = Animator()
    made.ended = []
    made.finished.connect(lambda: made.ended.append(True))
    return made


def piece(scene):
    item = QGraphicsRectItem(0, 0, 10, 10)
    scene.addItem(item)
    return item


def story(scene, numbers):
    """One of each beat, with a traveller that is only there to show the way."""
    stays, leaves, fades = piece(scene), piece(scene), piece(scene)
    beats = [
        Move(stays, QPointF(0, 0), QPointF(100, 0)),
        Move(leaves, QPointF(0, 0), QPointF(300, 0), temporary=True),
        Together([Count(numbers.append, 0, 4), Fade(fades, 1.0, 0.0, temporary=True)], stagger=30),
        Call(lambda: numbers.append(99)),
        Pause(100),
    ]
    return stays, leaves, beats


def is_over(scene, stays, numbers):
    return (
        scene.items() == [stays]
        and stays.pos() == QPointF(100, 0)
        and stays.opacity() == 1.0
        and numbers[-2:] == [4, 99]
        and numbers.count(99) == 1
    )


def test_a_move_takes_200_ms_and_half_a_millisecond_per_pixel_up_to_520():
    assert (travel_time(0), travel_time(100), travel_time(5000)) == (200, 250, 520)


def test_a_story_runs_to_its_end(player, scene, qtbot):
    player.factor = 0.1
    numbers = []
    stays, _, beats = story(scene, numbers)
    with qtbot.waitSignal(player.finished):
        player.play(beats)
        assert player.running
    assert is_over(scene, stays, numbers)
    assert player.ended == [True]
    assert not player.running
    assert player.children() == [] or player._clock is None


def test_a_traveller_is_hidden_until_its_turn_and_moves_on_the_way(player, scene, qtbot):
    item = piece(scene)
    player.factor = 100  # so slow that nobody misses it
    player.play([Pause(1), Move(item, QPointF(0, 0), QPointF(400, 0), temporary=True)])
    assert not item.isVisible()
    qtbot.waitUntil(lambda: item.isVisible() and 0 < item.x() < 400)
    player.skip_all()


@pytest.mark.parametrize("after", [0, 30, 60, 90, 120, 150, 200])
def test_cut_short_at_any_instant_the_end_is_the_same(player, scene, qtbot, after):
    player.factor = 0.2
    numbers = []
    stays, _, beats = story(scene, numbers)
    player.play(beats)
    if after:
        qtbot.wait(after)
    player.skip_all()
    assert is_over(scene, stays, numbers)
    qtbot.wait(30)
    assert player.ended == [True]


def test_skipping_step_by_step_ends_too(player, scene, qtbot):
    numbers = []
    stays, _, beats = story(scene, numbers)
    player.play(beats)
    qtbot.wait(10)
    for _ in range(5):
        player.skip_current()
    assert is_over(scene, stays, numbers)
    assert player.ended == [True]
    player.skip_current()
    player.skip_all()
    assert player.ended == [True]


def test_at_once_nothing_travels_and_it_still_ends_once(player, scene, qtbot):
    player.factor = kit.AT_ONCE
    numbers, seen = [], []
    stays, leaves, beats = story(scene, numbers)
    leaves.setFlag(leaves.GraphicsItemFlag.ItemSendsGeometryChanges)
    scene.changed.connect(lambda _rects: seen.append(leaves.scene()))
    player.play(beats)
    assert player.ended == []
    qtbot.waitUntil(lambda: bool(player.ended))
    assert is_over(scene, stays, numbers)
    assert player.ended == [True]


def test_with_reduced_motion_a_piece_fades_in_where_it_belongs(player, scene, qtbot):
    theme.set_look(theme.make_look(reduced_motion=True))
    item = piece(scene)
    places = set()
    player.play([Move(item, QPointF(0, 0), QPointF(300, 0))])
    with qtbot.waitSignal(player.finished):
        while not player.ended:
            qtbot.wait(5)
            places.add(item.x())
    assert places <= {0.0, 300.0}
    assert item.opacity() == 1.0


def test_an_empty_story_ends_too(player, qtbot):
    with qtbot.waitSignal(player.finished):
        player.play([])
    assert player.ended == [True]


def test_more_steps_can_be_added_while_it_runs(player, qtbot):
    done = []
    player.factor = 0.1
    player.play([Call(lambda: player.play([Call(lambda: done.append("late"))])), Pause(50)])
    with qtbot.waitSignal(player.finished):
        pass
    assert done == ["late"]
    assert player.ended == [True]


def test_what_is_deleted_meanwhile_does_no_harm(player, scene, qtbot):
    numbers = []
    _, _, beats = story(scene, numbers)
    player.play(beats)
    qtbot.wait(30)
    scene.clear()
    qtbot.wait(30)
    player.skip_all()
    assert player.ended == [True]


def test_goods_are_taken_in_an_overlapping_row(scene):
    beats = take([Move(piece(scene), QPointF(), QPointF(50, 0), temporary=True) for _ in range(3)])
    assert beats.duration == 160 + 2 * 100


def test_a_halo_is_a_step_that_asks_the_table_to_glow(player, qtbot):
    asked = []
    player.factor = 0.05
    with qtbot.waitSignal(player.finished):
        player.play([halo(asked.append, ["a", "b"])])
    assert asked == [["a", "b"]]


def test_steps_side_by_side_begin_in_their_order_and_all_end():
    log = []
    beats = Together([Call(lambda n=n: log.append(n), duration=10) for n in range(3)], stagger=10)
    beats.show(0.0)
    assert log == [0]
    beats.show(0.5)
    assert log == [0, 1]
    beats.show_still(1.0)
    beats.finish()
    assert log == [0, 1, 2]
    assert Together([]).duration == 0
