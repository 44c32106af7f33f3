"""Animations: they end as they should however they end."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from rome_desktop.app.kit import theme
from rome_desktop.app.table.animator import Animator
from rome_desktop.app.table.beats import (
    AT_ONCE,
    Call,
    Count,
    Fade,
    Flight,
    Move,
    Pause,
    Put,
    Together,
    halo,
    take,
    travel_time,
)
from rome_desktop.app.table.layer import Layer


@pytest.fixture
def scene(qapp):
    return QGraphicsScene()


@pytest.fixture
def player(qapp):
    made = Animator()
    made.ended = []
    made.finished.connect(lambda: made.ended.append(True))
    return made


def disc():
    return QGraphicsRectItem(0, 0, 10, 10)


def at(x, y=0.0):
    return lambda: QPointF(x, y)


def on_table(scene):
    """Layers by name, with one piece."""
    root = QGraphicsRectItem()
    scene.addItem(root)
    layer = Layer(0.0, root)
    layer.put("stays", None, disc())
    return {"pieces": layer}


def story(scene, numbers):
    """One of each beat, with a traveller that is only there to show the way."""
    layers = on_table(scene)
    beats = [
        Move(lambda: layers["pieces"], "stays", at(0), at(100)),
        Flight(scene, disc, at(0), at(300)),
        Together([Count(numbers.append, 0, 4), Fade(scene, disc, 1.0, 0.0)], stagger=30),
        Call(lambda: numbers.append(99)),
        Pause(100),
    ]
    return layers, beats


def is_over(scene, layers, numbers):
    stays = layers["pieces"].get("stays")
    root = layers["pieces"].root
    return (
        set(scene.items()) == {root.parentItem(), root, stays}
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
    layers, beats = story(scene, numbers)
    with qtbot.waitSignal(player.finished):
        player.play(beats)
        assert player.running
    assert is_over(scene, layers, numbers)
    assert player.ended == [True]
    assert not player.running
    assert player.children() == [] or player._clock is None


def test_a_traveller_is_not_there_before_its_turn_and_moves_on_the_way(player, scene, qtbot):
    player.factor = 100  # so slow that nobody misses it
    flight = Flight(scene, disc, at(0), at(400))
    player.play([Pause(1), flight])
    assert scene.items() == []
    qtbot.waitUntil(lambda: flight.item is not None and 0 < flight.item.x() < 400)
    player.skip_all()
    assert flight.item is None
    assert scene.items() == []


@pytest.mark.parametrize("after", [0, 30, 60, 90, 120, 150, 200])
def test_cut_short_at_any_instant_the_end_is_the_same(player, scene, qtbot, after):
    player.factor = 0.2
    numbers = []
    layers, beats = story(scene, numbers)
    player.play(beats)
    if after:
        qtbot.wait(after)
    player.skip_all()
    assert is_over(scene, layers, numbers)
    qtbot.wait(30)
    assert player.ended == [True]


def test_skipping_step_by_step_ends_too(player, scene, qtbot):
    numbers = []
    layers, beats = story(scene, numbers)
    player.play(beats)
    qtbot.wait(10)
    for _ in range(5):
        player.skip_current()
    assert is_over(scene, layers, numbers)
    assert player.ended == [True]
    player.skip_current()
    player.skip_all()
    assert player.ended == [True]


def test_at_once_nothing_travels_and_it_still_ends_once(player, scene, qtbot):
    player.factor = AT_ONCE
    numbers, made = [], []
    layers, beats = story(scene, numbers)
    player.play(
        [*beats[:2], Flight(scene, lambda: made.append(disc()) or made[-1], at(0), at(9)), *beats[2:]]
    )
    assert player.ended == []
    qtbot.waitUntil(lambda: bool(player.ended))
    assert made == []
    assert is_over(scene, layers, numbers)
    assert player.ended == [True]


def test_with_reduced_motion_a_piece_stands_where_it_belongs(player, scene, qtbot):
    theme.set_look(theme.make_look(reduced_motion=True))
    layers = on_table(scene)
    item = layers["pieces"].get("stays")
    places = set()
    player.play([Move(lambda: layers["pieces"], "stays", at(0), at(300))])
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


def test_a_table_that_is_taken_away_in_mid_move_hears_nothing_more(player, scene, qtbot):
    numbers = []
    _, beats = story(scene, numbers)
    player.play(beats)
    qtbot.wait(30)
    player.drop()
    scene.clear()
    qtbot.wait(30)
    player.skip_all()
    assert player.ended == []
    assert not player.running


@pytest.mark.parametrize("begun", range(6))
def test_after_any_beat_the_table_can_be_drawn_anew_and_shows_what_was_shown(player, scene, qtbot, begun):
    """All layers are made again, as after a change of size, with another size of the table."""
    player.factor = 1000  # nothing ends by itself
    width, layers = [1.0], on_table(scene)
    put = lambda: layers["pieces"].put("put", None, disc())  # noqa: E731
    flight = Flight(scene, disc, lambda: QPointF(width[0], 0), lambda: QPointF(3000 * width[0], 0))
    moved = Move(lambda: layers["pieces"], "stays", at(0), lambda: QPointF(100 * width[0], 0))
    player.play([moved, Put(put), Pause(1), flight, Together([flight_too(scene, width)], 10), Pause(1)])
    qtbot.waitUntil(lambda: player._beat is not None)
    for _ in range(begun):
        player.skip_current()
    before = len(scene.items())
    old = layers["pieces"].root.parentItem()
    scene.removeItem(old)
    del old
    layers.clear()
    width[0] = 2.0
    layers.update(on_table(scene))
    player.drawn_anew()
    if begun < 5:
        assert len(scene.items()) == before
    player.skip_all()
    assert player.ended == [True]
    if begun < 5:
        assert layers["pieces"].get("put") is not None
        assert layers["pieces"].get("stays").pos() == QPointF(200, 0)


def flight_too(scene, width):
    return Flight(scene, disc, lambda: QPointF(width[0], 0), lambda: QPointF(5 * width[0], 0))


def test_goods_are_taken_in_an_overlapping_row(scene):
    beats = take([Flight(scene, disc, at(0), at(50)) for _ in range(3)])
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
    beats.show_still()
    beats.finish()
    assert log == [0, 1, 2]
    assert Together([]).duration == 0
