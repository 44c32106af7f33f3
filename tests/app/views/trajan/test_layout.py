"""The layout file and the zones of the table: inside it, side by side, large enough, zoomed and opened."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtTest import QTest

from rome_desktop.app.table.regions import TOO_SMALL
from rome_desktop.app.table.spots import MINIMUM_HIT
from rome_desktop.app.views.trajan.layout import REGIONS, TRAYS, Circle, arrange, shows, table, unit_of
from rome_desktop.app.views.trajan.market import SHIPS
from rome_desktop.app.views.trajan.spots import KEYS
from rome_desktop.games.trajan.sowing import DropMarker, SowMarkers
from tests.games.trajan.table import box

named = KEYS.read

SIZES = [(1088, 580), (1174, 666), (1200, 782), (1500, 900), (2560, 1874)]
OPENED = [key for key in REGIONS if key != "dock"]


def asks(kind):
    return lambda match: bool(match.state.pending) and isinstance(match.state.pending[-1], kind)


@pytest.mark.parametrize("size", SIZES)
def test_zones_lie_side_by_side_on_the_table(size):
    layout = arrange(QSizeF(*size), 1.0)
    whole = QRectF(0, 0, *size).adjusted(-0.5, -0.5, 0.5, 0.5)

    for key in REGIONS:
        assert whole.contains(layout[key]), key
    for one, two in combinations(REGIONS, 2):
        assert not layout[one].intersects(layout[two]), (one, two)


@pytest.mark.parametrize("size", SIZES)
def test_bowls_and_slots_lie_in_the_circle_beside_each_other(size):
    layout = arrange(QSizeF(*size), 1.0)
    circle = Circle(layout["circle"], layout.unit)
    half = QPointF(circle.tile, circle.tile) / 2
    slots = [QRectF(circle.slot(n) - half, circle.slot(n) + half) for n in range(TRAYS)]

    assert all(layout["circle"].contains(slot) for slot in slots)
    ringed = circle.bowl + 7 * circle.unit
    for number, slot in enumerate(slots):
        corners = (slot.topLeft(), slot.topRight(), slot.bottomLeft(), slot.bottomRight())
        near = [corner - circle.tray(number) for corner in corners]
        assert min((p.x() ** 2 + p.y() ** 2) ** 0.5 for p in near) > ringed - 2, number


@pytest.mark.parametrize("key", OPENED)
def test_an_opened_zone_fills_the_table_but_for_the_mat_if_that_is_needed(key):
    layout = arrange(QSizeF(1174, 666), 1.0, key)

    assert layout[key].width() == 1174
    assert layout[key].height() > 420
    assert layout[key].intersects(layout["dock"]) == (key not in ("seaport", "demands"))
    assert unit_of(layout, key, key) >= layout.unit
    beside = [other for other in REGIONS if other != key and shows(layout, other, key)]
    assert not any(layout[other].intersects(layout[key]) for other in beside)


def test_every_place_of_the_map_and_no_other_has_its_point():
    assert set(table()["map"]["places"]) == {*(p.id for p in box().provinces.places), "camp"}


@pytest.mark.parametrize("seats", [2, 4])
def test_every_place_is_large_enough_to_hit(stage, seats):
    """On the smallest table: what is drawn, or at least what answers the pointer."""
    stage.table.setFixedSize(QSize(1174, 666))
    stage.begin(seats, seed=2)
    assert stage.go_on(lambda match: match.state.laps >= 5 and asks(SowMarkers)(match))

    for key, spot in stage.table.index.by_key.items():
        rect = spot.scene_rect()
        assert min(rect.width(), rect.height()) >= MINIMUM_HIT, key
        assert spot.region is not None, key


@pytest.mark.parametrize("size", [(1088, 580), (1174, 666), (1200, 782)])
def test_no_zone_opens_by_itself_because_its_places_are_too_small(stage, size):
    stage.table.setFixedSize(QSize(*size))
    stage.begin(4, seed=2)
    for laps in range(1, 9):
        assert stage.go_on(lambda match, laps=laps: match.state.laps >= laps, seed=laps)
        for key in SHIPS:
            assert stage.table.index.by_key[named(f"ship:{key}")].drawn_size() >= TOO_SMALL
        assert stage.table.regions.maximised is None


def test_cards_of_a_full_hand_lie_side_by_side(stage):
    stage.table.setFixedSize(QSize(1174, 666))
    stage.begin(2, seed=2)
    assert stage.go_on(asks(SowMarkers))
    view, dock = stage.seen(), stage.view.panels["dock"]
    goods = [good.id for good in box().commodities.kinds]
    view.players[stage.match.to_move].hand = goods[:8]
    stage.view.show(view, stage.context())

    cards = [stage.table.index.by_key[named(f"card:{good}")].scene_rect() for good in goods[:8]]
    assert all(not one.intersects(two) for one, two in combinations(cards, 2))
    assert all(dock.region.mapRectToScene(dock.region.rect()).contains(card) for card in cards)


def test_zones_are_opened_by_alt_and_their_number_and_closed_by_esc(stage):
    stage.begin(2, seed=2)
    assert stage.go_on(asks(SowMarkers))
    numbers = {panel.region.number: key for key, panel in stage.view.panels.items()}
    assert [numbers[n] for n in range(1, 7)] == [
        "seaport",
        "forum",
        "provinces",
        "senate",
        "arch",
        "district",
    ]

    for number in filter(None, numbers):
        QTest.keyClick(stage.table, Qt.Key(Qt.Key.Key_0 + number), Qt.KeyboardModifier.AltModifier)
        panel = stage.view.panels[numbers[number]]
        assert stage.table.regions.maximised is panel.region
        assert panel.rect.width() * panel.unit == pytest.approx(stage.table.viewport().width())
        QTest.keyClick(stage.table, Qt.Key.Key_Escape)
        assert stage.table.regions.maximised is None


def test_a_zoomed_zone_is_drawn_finer_and_its_places_move_with_it(stage):
    stage.begin(2, seed=2)
    assert stage.go_on(asks(SowMarkers))
    panel, spot = stage.view.panels["provinces"], stage.table.index.by_key[named("province:alpes")]
    before, pixels = spot.scene_centre(), panel.picture.pixmap().width()
    corner = panel.at(QPointF())

    panel.region.zoom_at(panel.region.pos(), 2.0)

    assert panel.picture.pixmap().width() > 1.9 * pixels
    assert spot.scene_centre().x() - corner.x() > 1.9 * (before.x() - corner.x())
    assert stage.table.regions.fit() or panel.region.fit(animated=False)


def test_a_choice_can_be_made_in_an_opened_zone(stage):
    stage.begin(2, seed=3)
    assert stage.go_on(asks(SowMarkers))
    stage.table.regions.fill_with(stage.view.panels["circle"].region)
    tray = next(n for n, t in enumerate(stage.seen().players[stage.match.to_move].trays) if len(set(t)) > 1)

    stage.table.act(named(f"tray:{tray}"))

    assert asks(DropMarker)(stage.match)


def test_what_never_moves_is_not_drawn_again(stage):
    """The circle changes with every drop: its bowls, veins and ring lie in a picture of their own."""
    stage.begin(4, seed=3)
    assert stage.go_on(lambda match: match.state.laps >= 5 and asks(SowMarkers)(match))
    circle = stage.view.circle
    below = circle.ground.pixmap().cacheKey()
    for panel in stage.view.panels.values():
        panel.picture._seen = None
    stage.view._draw(stage.view.shown)

    assert circle.ground.pixmap().cacheKey() == below
