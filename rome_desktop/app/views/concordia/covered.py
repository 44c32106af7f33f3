"""What of the map should not be covered, and which place beside a point covers least of it."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from rome_desktop.app.kit import theme
from rome_desktop.app.views.concordia.layout import Chart

WAYS = ((0, -1), (1, 0), (-1, 0), (0, 1), (0.7, -0.7), (-0.7, -0.7), (0.7, 0.7), (-0.7, 0.7))
ASIDE = (7.0, 13.0)
"""So far a colonist steps aside from the stop of its line, in pixels of the map's unit."""


def area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())


def hidden(rect: QRectF, others: Iterable[QRectF]) -> float:
    """How much of `others` lies under `rect`."""
    return sum(area(rect.intersected(other)) for other in others if rect.intersects(other))


def square(at: QPointF, half: float) -> QRectF:
    return QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)


def names(chart: Chart) -> list[QRectF]:
    """Where names of cities and provinces are written."""
    least = 11.5 * theme.look().scale
    city_size, label_size = max(chart.of("name"), least), max(chart.of("label"), least)
    found = [_written(city.name, "tag", city_size, chart.name(city.id)) for city in chart.board.cities.rows]
    capital = chart.board.capital_city.name
    found.append(_written(capital, "numeral", city_size * 1.16, chart.capital_name()))
    for province in chart.provinces.values():
        wide = chart.label_width(province.id)
        found.append(_written(province.label, "numeral", label_size, chart.label(province.id), wide))
    return found


def _written(words: str, role: str, size: float, at: QPointF, wide: float = 0.0) -> QRectF:
    """Where words about a point are written."""
    metrics = QFontMetricsF(theme.look().font(role, size / theme.look().scale))
    half = QPointF(wide or metrics.horizontalAdvance(words), metrics.capHeight() * 1.3) / 2
    return QRectF(at - half, at + half)


def obstacles(chart: Chart) -> list[QRectF]:
    """Cities, markers, names."""
    found = [square(at, chart.of("city") + 2 * chart.unit) for at in chart.cities.values()]
    found += [square(chart.marker(province), chart.of("marker") / 2) for province in chart.provinces]
    return found + names(chart)


def footing(chart: Chart, size: float) -> dict[str, QPointF]:
    """Where a colonist of that size stands on each line: on its stop, or a little aside from a name."""
    covered, half = obstacles(chart), size * 0.45
    found = {}
    for line in chart.lines:
        stop = chart.stop(line) - QPointF(0, 5 * chart.unit)
        reach = square(stop, half + ASIDE[-1] * chart.unit)
        near = [other for other in covered if reach.intersects(other)]
        found[line] = _clear(stop, half, chart.unit, near)
    return found


def _clear(stop: QPointF, half: float, unit: float, near: Sequence[QRectF]) -> QPointF:
    """The nearest place to a stop that covers least; of equal ones the first."""
    best, least = stop, hidden(square(stop, half), near)
    for aside in ASIDE:
        for dx, dy in WAYS:
            if least < unit:
                return best
            at = stop + QPointF(dx, dy) * aside * unit
            lost = hidden(square(at, half), near)
            if lost < least - unit:
                best, least = at, lost
    return best
