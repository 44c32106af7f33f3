"""The map: land ends at the coast, and nothing that is laid on it hides what has to be read."""

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPixmapCache

from rome_desktop.app.kit import theme
from rome_desktop.app.views.concordia import ground
from rome_desktop.app.views.concordia.board import stands
from rome_desktop.app.views.concordia.covered import footing, hidden, names, square
from rome_desktop.app.views.concordia.layout import Chart
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.games.concordia.architect import BuildHouses
from rome_desktop.games.concordia.game import BOARDS
from rome_desktop.games.concordia.prefect import ChooseProvince

MAPS = load(game("concordia")).box.maps
GRID = range(60, 960, 45)


def chart_of(board, width=978, height=526):
    return Chart(board, MAPS.of(board), QSizeF(width, height))


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("board", BOARDS)
def test_land_ends_at_the_coast(dressed, board, dark):
    theme.set_look(theme.make_look(dark=dark))
    QPixmapCache.clear()
    chart = chart_of(board)
    painter = ground.Painter(chart, None)
    picture = ground._picture(chart).toImage()
    scale = picture.width() / chart.bounds.width()
    sea, land = [], []
    for x in GRID:
        for y in GRID:
            at = chart.at(x, y)
            colour = picture.pixelColor((at * scale).toPoint())
            is_land = painter._lands.contains(at) or painter._plain.contains(at)
            (land if is_land else sea).append(colour.blue() - colour.red())

    assert len(sea) > 80
    assert len(land) > 80
    assert sum(blue > 20 for blue in sea) > len(sea) * 0.85
    assert sum(blue < 20 for blue in land) > len(land) * 0.85


@pytest.mark.parametrize("board", BOARDS)
def test_colonists_on_lines_step_aside_from_names(dressed, board):
    chart = chart_of(board)
    size, words = chart.of("colonist"), names(chart)
    found = footing(chart, size)
    for line, at in found.items():
        stop = chart.stop(line) - QPointF(0, 5 * chart.unit)
        assert (at - stop).manhattanLength() <= 20 * chart.unit
    on_stops = sum(hidden(square(chart.stop(line), size * 0.45), words) for line in found)
    assert sum(hidden(square(at, size * 0.45), words) for at in found.values()) < on_stops / 2


@pytest.mark.parametrize("step", [BuildHouses, ChooseProvince])
def test_chips_cover_no_city_and_hardly_a_name_or_piece(stage, step):
    stage.begin(4, seed=3, board="imperium")
    met = 0

    def enough(match):
        nonlocal met
        if not isinstance(match.decision, step):
            return False
        stage.show()
        chart = stage.view.board.chart
        cities = [square(at, chart.of("city") * 0.7) for at in chart.cities.values()]
        standing = stage.view.board.standing_pieces(stage.seen())
        chips = []
        for key in list(stage.view.chips._layer.items):
            item = stage.view.chips._layer.get(key)
            rect = item.mapRectToParent(item.boundingRect())
            assert chart.bounds.contains(rect)
            assert hidden(rect, cities) < 30 * chart.unit**2
            assert hidden(rect, standing) < 0.25 * chart.of("colonist") ** 2
            assert hidden(rect, chips) < 2 * chart.unit**2
            chips.append(rect)
            met += 1
        return met > 25

    assert stage.go_on(enough, seed=2, most=900)


@pytest.mark.parametrize("width", [978, 900])
@pytest.mark.parametrize("board", BOARDS)
def test_names_of_provinces_are_clear_of_cities_first_houses_and_other_names(dressed, board, width):
    chart = chart_of(board, width, width * 526 / 978)
    found = names(chart)
    cities, provinces = found[: len(found) - len(chart.provinces)], found[-len(chart.provinces) :]
    covered = [square(at, chart.of("city")) for at in chart.cities.values()]
    covered += [square(chart.house(city, 0), chart.of("house") / 2) for city in chart.cities]
    covered += [square(chart.stop(line), chart.of("stop")) for line in chart.lines]
    for province, name in zip(chart.provinces, provinces, strict=True):
        assert not any(name.intersects(other) for other in covered + cities), province
    theme.set_look(theme.make_look(scale=1.3))
    large = chart_of(board, width, width * 526 / 978)
    for province, name in zip(large.provinces, names(large)[-len(provinces) :], strict=True):
        assert not name.intersects(square(large.marker(province), large.of("marker") / 2)), province


@pytest.mark.parametrize("board", BOARDS)
def test_markers_and_first_two_houses_hide_no_stop_and_no_other_name(dressed, board):
    chart = chart_of(board)
    stops = [square(chart.stop(line), chart.of("stop")) for line in chart.lines]
    for province in chart.provinces:
        marker = square(chart.marker(province), chart.of("marker") / 2)
        assert not any(marker.intersects(stop) for stop in stops), province
    owners = [city.id for city in chart.board.cities.rows]
    for city in owners:
        others = [name for owner, name in zip(owners, names(chart), strict=False) if owner != city]
        for n in range(2):
            assert hidden(square(chart.house(city, n), chart.of("house") * 0.45), others) < 1, city


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_colonists_round_the_capital_keep_their_places_when_others_leave_or_come(stage, seats):
    """Whoever reaches for one that has stood still must not find it elsewhere."""
    stage.begin(seats, board="imperium" if seats == 5 else "italia")
    stage.show()
    board, players, capital = stage.view.board, stage.match.state.players, stage.match.state.map.capital
    before = {(one.key, one.n): board.standing(one) for one in stands(stage.seen())}
    assert len({(at.x(), at.y()) for at in before.values()}) == 2 * seats

    line = next(iter(stage.match.state.map.line_kind))
    players[0].walkers = (line,)
    players[1].ships = (*players[1].ships, capital)
    stage.show()
    after = {(one.key, one.n): board.standing(one) for one in stands(stage.seen())}

    stayed = before.keys() & after.keys()
    assert len(stayed) == 2 * seats - 1
    assert all(before[one] == after[one] for one in stayed)
    assert len({(at.x(), at.y()) for at in after.values()}) == len(after)
