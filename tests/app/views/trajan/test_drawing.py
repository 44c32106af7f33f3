"""What is drawn: no words are left out, no pieces in heaps, nothing over anything else that decides."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

from rome_desktop.app import language
from rome_desktop.app.kit import theme
from rome_desktop.app.views.trajan import pieces, reads, spots
from rome_desktop.app.views.trajan.layout import Circle, arrange
from rome_desktop.app.views.trajan.pencil import Pencil, square_at
from rome_desktop.app.views.trajan.provinces import PIECE
from rome_desktop.app.views.trajan.spots import KEYS
from rome_desktop.games.trajan.ids import CAMP
from rome_desktop.games.trajan.sowing import DropMarker, SowMarkers
from rome_desktop.games.trajan.trajan_tiles import UseTile
from tests.games.trajan.table import box

named = KEYS.read

TABLES = {"1280x680": QSize(1084, 578), "1366x768": QSize(1170, 666), "1440x900": QSize(1202, 782)}
"""The room that the table has in windows of these sizes."""
ROOMS = [
    pytest.param(
        room,
        scale,
        id=f"{name}-{scale}",
        marks=[] if (name, scale) in (("1280x680", 1.0), ("1366x768", 1.3)) else [pytest.mark.thorough],
    )
    for name, room in TABLES.items()
    for scale in (1.0, 1.3)
]
"""Each room at both sizes of text when thorough, else the smallest ones."""
LOOPS = (11, 16, 21)


@pytest.fixture(params=["en", "fr"])
def spoken(request, qapp):
    language.set_language(qapp, request.param)
    yield request.param
    language.set_language(qapp, "en")


@pytest.fixture
def left_out(monkeypatch):
    """The words for which there was no room."""
    found, draw = [], Pencil.words

    def words(hand, text, *args, **more):
        width = draw(hand, text, *args, **more)
        if text and not width:
            found.append(text)
        return width

    monkeypatch.setattr(Pencil, "words", words)
    return found


def distance(a, b):
    return ((a - b).x() ** 2 + (a - b).y() ** 2) ** 0.5


def asks(kind):
    return lambda match: bool(match.state.pending) and isinstance(match.state.pending[-1], kind)


def crowded(stage):
    """A table on which as much as possible lies about."""
    view = stage.seen()
    goods = [good.id for good in box().commodities.kinds]
    for player in view.players:
        player.hand = goods[:5] + goods[:2]
        player.display = goods[4:8] + goods[5:7]
        player.legionaries, player.workers, player.leader = 6, 4, CAMP
        player.track, player.tiles = 5, ["senate_5", "senate_4", "senate_3"]
    view.discards = [["ceramics"], ["jewellery"]]
    return view


@pytest.mark.parametrize(("size", "scale"), ROOMS)
def test_no_words_are_left_out(stage, spoken, left_out, size, scale):
    theme.set_look(theme.make_look(scale=scale))
    stage.language = spoken
    stage.table.setFixedSize(size)
    stage.begin(4, seed=2)
    for until in (asks(SowMarkers), asks(DropMarker), lambda match: match.state.laps >= 5):
        assert stage.go_on(until)
        stage.view.show(crowded(stage), stage.context())

    assert not left_out


@pytest.mark.parametrize(("size", "scale"), ROOMS)
def test_no_words_are_left_out_of_what_a_sowing_would_do(stage, spoken, left_out, size, scale):
    theme.set_look(theme.make_look(scale=scale))
    stage.language = spoken
    stage.table.setFixedSize(size)
    stage.begin(4, seed=2)
    for until in (asks(SowMarkers), asks(DropMarker)):
        assert stage.go_on(until)
        stage.show()
        for option in stage.match.legal():
            stage.table.preview.emit(option)
            assert stage.view.previews.picture.isVisible()

    assert not left_out


@pytest.mark.parametrize("name", ["seaport", "demands", "time", "senate", "forum", "arch"])
def test_no_words_are_left_out_of_an_opened_zone(stage, spoken, left_out, name):
    stage.language = spoken
    stage.begin(4, seed=2)
    assert stage.go_on(lambda match: match.state.laps >= 5)
    stage.table.regions.fill_with(stage.view.panels[name].region)
    stage.view.show(crowded(stage), stage.context())

    assert not left_out


@pytest.mark.parametrize(("size", "scale"), ROOMS)
def test_every_card_bears_its_name(stage, spoken, size, scale):
    theme.set_look(theme.make_look(scale=scale))
    stage.language = spoken
    stage.table.setFixedSize(size)
    stage.begin(4, seed=2)
    view = crowded(stage)
    stage.view.show(view, stage.context())
    dock, terms = stage.view.panels["dock"], stage.view.labels.terms
    seaport = stage.view.panels["seaport"]

    for good in box().commodities.kinds:
        name = terms.commodity(good.id)
        for field, kinds in (
            (dock.hand_field(), reads.hand(view, 0)),
            (dock.display_field(), reads.display(view, 0)),
        ):
            for *_, rect in dock.cards(field, kinds, 60):
                assert pieces.name_way(rect, name, dock.unit)[0], name
        assert pieces.name_way(seaport.pile(0), name, seaport.unit)[0] == "along", name


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("size", TABLES.values(), ids=TABLES)
def test_the_camp_of_the_provinces_is_no_heap(stage, size, seats):
    stage.table.setFixedSize(size)
    stage.begin(seats, seed=2, solo="senator" if seats == 1 else "")
    assert stage.go_on(asks(SowMarkers))
    view, panel = crowded(stage), stage.view.panels["provinces"]
    stage.view.show(view, stage.context())

    groups = panel.camps(stage.view.shown)
    assert [(leader, count) for _, leader, count, _ in groups] == [(True, 6)] * len(view.players)
    rects = [QRectF(at.x() - 25, at.y() - 10, 50, 20) for *_, at in groups]
    assert not any(one.intersects(two) for one, two in combinations(rects, 2))
    assert all(panel.rect.contains(rect) for rect in rects)
    camp = stage.table.index.by_key[named("province:camp")]
    assert all(camp.shape.contains(at) for *_, at in groups)


@pytest.mark.parametrize("size", TABLES.values(), ids=TABLES)
def test_pieces_in_a_province_stand_side_by_side_on_the_map(stage, size):
    stage.table.setFixedSize(size)
    stage.begin(4, seed=2)
    assert stage.go_on(asks(SowMarkers))
    panel = stage.view.panels["provinces"]
    for place in box().provinces.places:
        for has_tile in (False, True):
            for count in range(1, 6):
                spots = panel.standing(place.id, count, has_tile)
                assert len(spots) == count
                for one, two in combinations(spots, 2):
                    assert (one - two).manhattanLength() >= 9, (place.id, count)
                shape = stage.table.index.by_key[named(f"province:{place.id}")].shape
                assert all(shape.contains(spot) for spot in spots[:3]), (place.id, count, has_tile)
                half = PIECE["meeple"] / 2 - 2
                assert all(panel.rect.contains(square_at(spot, 2 * half)) for spot in spots), place.id


@pytest.mark.parametrize("size", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("province", ["raetia", "noricum"])
def test_a_leader_and_four_legionaries_do_not_cover_each_other(stage, size, province):
    stage.table.setFixedSize(size)
    stage.begin(4, seed=2)
    panel = stage.view.panels["provinces"]
    for has_tile in (False, True):
        spots = panel.standing(province, 5, has_tile)
        assert min(distance(*pair) for pair in combinations(spots, 2)) >= 14.9


def test_where_pieces_stand_is_worked_out_once_for_each_size_of_the_table(stage):
    stage.begin(2, seed=2)
    panel = stage.view.panels["provinces"]

    def show(legionaries):
        view = stage.seen()
        view.players[0].provinces, view.players[0].legionaries = ["raetia"], legionaries
        stage.view.show(view, stage.context())
        return panel.standing.cache_info()

    first = show(1)
    second = show(2)
    assert second.misses == first.misses
    assert second.hits > first.hits
    stage.table.setFixedSize(TABLES["1280x680"])
    assert show(2).hits == 0
    assert panel.standing("raetia", 1, False) == panel._standing("raetia", 1, False)


def test_no_province_reaches_over_the_sea(stage):
    """Borders are nearest-point cells: without the coasts they would cut the island."""
    stage.begin(2, seed=2)
    assert stage.go_on(asks(SowMarkers))
    shapes = {k: s.shape for k, s in stage.table.index.by_key.items() if isinstance(k, spots.Province)}

    island = shapes[named("province:britannia")]
    for key, shape in shapes.items():
        if key != named("province:britannia"):
            common = shape.intersected(island).boundingRect()
            assert min(common.width(), common.height()) < 1.0, key


@pytest.mark.parametrize("count", LOOPS)
@pytest.mark.parametrize("size", [*TABLES.values(), QSize(2560, 1874)])
@pytest.mark.parametrize("opened", ["", "time"])
def test_spaces_of_time_lie_in_a_row(stage, size, count, opened):
    stage.table.setFixedSize(size)
    stage.begin(2, seed=2)
    panel = stage.view.panels["time"]
    if opened:
        stage.table.regions.fill_with(panel.region)
    spots = [panel.space(n, count) for n in range(count)]

    steps = [(a - b).x() ** 2 + (a - b).y() ** 2 for a, b in pairwise([*spots, spots[0]])]
    assert min(steps) > 0.4 * max(steps)
    assert min(steps) >= 16**2
    assert all(panel.rect.contains(square_at(spot, 18)) for spot in spots)


def test_mat_and_demands_fill_the_room_below_the_opened_seaport():
    closed, opened = (arrange(QSizeF(1200, 780), 1.0, key) for key in ("", "seaport"))

    gap = closed["provinces"].left() - closed["circle"].right()
    assert opened["dock"].right() == pytest.approx(opened["demands"].left() - gap)
    assert opened["demands"].top() == opened["dock"].top()
    assert arrange(QSizeF(1200, 780), 1.0, "demands")["dock"].width() == 1200


def test_pawns_to_send_out_do_not_lie_on_the_hand(stage):
    stage.begin(2, seed=5)
    assert stage.go_on(
        lambda match: asks(UseTile)(match) and named("reserve:1") in keys_of(stage, match), most=6000
    )

    chips = [
        s.scene_rect()
        for k, s in stage.table.index.by_key.items()
        if isinstance(k, spots.Reserve) and k.pawns
    ]
    others = [
        s.scene_rect()
        for k, s in stage.table.index.by_key.items()
        if isinstance(k, (spots.Card, spots.Display, spots.Tray, spots.Slot))
    ]
    assert chips
    assert not any(chip.intersects(other) for chip in chips for other in others)


@pytest.mark.parametrize("size", [*TABLES.values(), QSize(2560, 1874)])
def test_both_markers_of_a_colour_are_seen_inside_its_ring(size):
    layout = arrange(QSizeF(size), 1.0)
    circle = Circle(layout["circle"], layout.unit)
    for count in range(1, 7):
        spots, radius = circle.in_hand(count)
        for spot in spots:
            assert circle.of_a_colour(spot, radius, 1) == [(spot, radius)]
            (back, smaller), (front, same) = circle.of_a_colour(spot, radius, 2)
            assert smaller == same
            assert distance(back, front) >= smaller
            assert all(distance(at, spot) + smaller <= radius + 3.5 * circle.unit for at in (back, front))


def keys_of(stage, match):
    stage.show()
    return stage.table.index.by_key


@pytest.mark.parametrize("size", [(1088, 580), (1174, 666), (1202, 782)])
def test_words_over_the_markers_in_hand_touch_no_bowl(size):
    layout = arrange(QSizeF(*size), 1.0)
    circle = Circle(layout["circle"], layout.unit)
    for count in range(1, 7):
        spots, radius = circle.in_hand(count)
        over = circle.over_hand(count) * circle.unit
        half = 9 * circle.unit
        assert all(spot.y() - radius - 5 * circle.unit > circle.centre.y() + over + half for spot in spots)
        wide = circle.width_between(over)
        assert wide > 100 * circle.unit
        for x in (-wide / 2, wide / 2):
            corner = circle.centre + QPointF(x, over)
            for tray in range(6):
                away = corner - circle.tray(tray)
                assert (away.x() ** 2 + away.y() ** 2) ** 0.5 >= circle.bowl + 7 * circle.unit


def test_a_demand_that_nothing_answers_shows_on_the_dock_at_once(stage):
    stage.begin(2)
    dock, view = stage.view.panels["dock"], stage.seen()
    view.demands = []
    stage.view.show(view, stage.context())
    before = dock.picture.pixmap().toImage()

    view.demands = [icon for icon, (kept, held) in reads.answers(view, 0).items() if not kept + held][:1]
    stage.view.show(view, stage.context())

    assert dock.picture.pixmap().toImage() != before
