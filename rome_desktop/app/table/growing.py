"""How much larger than in the layout file words on a table are, where larger text is wished for.

A drawing is gone through twice before it is painted, with words as they are and with all of them larger. That
tells where each stands, what stands round it, and what gives way to it. Each word then grows about its own
place up to the size of the text beside the table, until it would meet something else or leave what it is on.
"""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from math import inf
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from rome_desktop.app.kit import theme

TRIED = 0.25
"""Words are tried so much larger to learn what gives way to them."""
APART = 2.5
"""Units that stay free between words and what is beside them, where there are as many at 100 %."""
INSIDE = 0.6
"""A word that reaches so little over an edge stands within it."""
OVER = 1.2
"""Words that lie over the edge of something, as numbers on a good do, grow no more than by this."""
LARGEST = 1.8
"""Words that grow more would no longer belong to what they stand beside."""
EVEN, EVEN_NUMBERS = 1.15, 1.5
"""Words of one style are not larger than the smallest of them by more, numbers not by so much more."""
STEPS = 7
UPRIGHT = 1e-6

Edges = tuple[float, float, float, float]
"""Left, top, right and bottom."""
STILL: Edges = (0.0, 0.0, 0.0, 0.0)


def plain() -> float:
    """The scale of boards: without what larger text adds to it, for words on them grow in their place."""
    look = theme.look()
    return look.scale / max(1.0, look.text)


def most(unit: float) -> float:
    """How much larger words may become where a unit is so many pixels: as large as text beside the table."""
    look = theme.look()
    return max(1.0, min(LARGEST, look.scale / unit)) if look.text > 1 else 1.0


@dataclass(slots=True)
class Thing:
    """Something that was drawn, where it stands, and its outline if that is no rectangle."""

    edges: Edges
    path: QPainterPath | None = None


@dataclass(slots=True)
class Word:
    """Words that can grow: about a point, as far as they reach from it, and the width they may have."""

    key: tuple[Hashable, ...]
    """How they are set, and the words."""
    x: float
    y: float
    reach: Edges
    room: float

    @property
    def is_number(self) -> bool:
        """Whether there are no letters among them."""
        return not any(letter.isalpha() for letter in str(self.key[-1]))

    @property
    def style(self) -> Hashable:
        """What words have in common that are set alike."""
        return self.key[:-1], self.is_number

    @property
    def width(self) -> float:
        """How wide they are at 100 %."""
        return self.reach[0] + self.reach[2]

    def at(self, grown: float) -> Edges:
        """Where the letters are when they are so much larger."""
        left, up, right, down = self.reach
        return self.x - left * grown, self.y - up * grown, self.x + right * grown, self.y + down * grown

    def slopes(self, x: float, y: float) -> Edges:
        """How much each edge moves until they are twice as large; `x` and `y` is how they give way."""
        left, up, right, down = self.reach
        return x - left, y - up, x + right, y + down


class Growth:
    """How much larger the words of a drawing are, in the order they are drawn."""

    def __init__(self, factors: dict[Hashable, list[float]] | None = None) -> None:
        self._factors = {key: list(found) for key, found in (factors or {}).items()}

    def of(self, key: Hashable) -> float:
        """The factor of the next words of a sort."""
        left = self._factors.get(key)
        return left.pop(0) if left else 1.0


class Scout(Growth):
    """Notes what is drawn instead of painting it; words are all `grown`."""

    def __init__(self, painter: QPainter, grown: float) -> None:
        super().__init__()
        self._painter = painter
        self.grown = grown
        self.things: list[Thing] = []
        self.words: list[Word] = []

    def of(self, key: Hashable) -> float:
        """The same for all."""
        return self.grown

    def thing(self, rect: QRectF, path: QPainterPath | None = None) -> None:
        """Something stands there."""
        way = self._painter.worldTransform()
        self.things.append(Thing(edges_of(way.mapRect(rect)), None if path is None else way.map(path)))

    def things_at(self, corner: QPointF, found: Iterable[Edges]) -> None:
        """Things in a part whose upper left corner stands there."""
        at = self._painter.worldTransform().map(corner)
        scale = self._painter.worldTransform().m11()
        x, y = at.x(), at.y()
        self.things += [
            Thing((x + left * scale, y + top * scale, x + right * scale, y + low * scale))
            for left, top, right, low in found
        ]

    def word(self, key: tuple[Hashable, ...], at: QPointF, reach: Edges, room: float | None) -> None:
        """Words stand about a point; `reach` is as they would be if they were not grown."""
        way = self._painter.worldTransform()
        if abs(way.m12()) > UPRIGHT:
            left, up, right, down = reach
            self.thing(QRectF(at.x() - left, at.y() - up, left + right, up + down))
            reach = (0.0, 0.0, 0.0, 0.0)
        found, scale = way.map(at), way.m11()
        left, up, right, down = (part * scale for part in reach)
        wide = inf if room is None else room * scale
        self.words.append(Word(key, found.x(), found.y(), (left, up, right, down), wide))


def edges_of(rect: QRectF) -> Edges:
    """A rectangle's edges."""
    return rect.left(), rect.top(), rect.right(), rect.bottom()


@dataclass(frozen=True, slots=True)
class Grown:
    """How the words of a drawing grow, and where everything stands then, from its upper left corner."""

    factors: dict[Hashable, list[float]]
    edges: tuple[Edges, ...]

    def growth(self) -> Growth:
        """For one drawing."""
        return Growth(self.factors)


def grown(
    make: Callable[[QPainter], Any],
    room: QRectF,
    draw: Callable[[Any], None],
    unit: float,
    beside: Iterable[Edges] = (),
) -> Grown:
    """How what `draw` draws with the hand that `make` makes grows in `room`, where more stands `beside`."""
    first, second = (_scouted(make, draw, by) for by in (1.0, 1.0 + TRIED))
    own = len(first.things)
    for scout in (first, second):
        scout.things += [Thing(moved(edges, room.x(), room.y())) for edges in beside]
    limits = limits_of(first, second, edges_of(room), most(unit))
    factors: dict[Hashable, list[float]] = {}
    for word, limit in zip(first.words, limits, strict=True):
        factors.setdefault(word.key, []).append(limit)
    x, y = room.x(), room.y()
    places = [thing.edges for thing in first.things[:own]]
    places += [word.at(limit) for word, limit in zip(first.words, limits, strict=True)]
    return Grown(factors, tuple(moved(edges, -x, -y) for edges in places))


def moved(edges: Edges, x: float, y: float) -> Edges:
    """The same elsewhere."""
    left, top, right, low = edges
    return left + x, top + y, right + x, low + y


def _scouted(make: Callable[[QPainter], Any], draw: Callable[[Any], None], by: float) -> Scout:
    nowhere = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(nowhere)
    painter.setClipRect(QRectF())
    hand = make(painter)
    hand.growth = hand.scout = found = Scout(painter, by)
    draw(hand)
    painter.end()
    return found


# ---- how far


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle with edges that move evenly as words grow: by `slopes` until all are twice as large."""

    edges: Edges
    slopes: Edges
    path: QPainterPath | None = None

    def at(self, grown: float) -> Edges:
        """Where it is when words are so much larger."""
        by = grown - 1.0
        (left, top, right, low), (a, b, c, d) = self.edges, self.slopes
        return left + a * by, top + b * by, right + c * by, low + d * by


def limits_of(one: Scout, two: Scout, room: Edges, most: float) -> list[float]:
    """A factor for each word of a drawing, of which everything is known at two sizes."""
    alike = len(one.words) == len(two.words) and len(one.things) == len(two.things)
    again = two if alike else one
    pairs = list(zip(one.words, again.words, strict=True))
    shifts = [((b.x - a.x) / TRIED, (b.y - a.y) / TRIED) for a, b in pairs]
    words = [Box(word.at(1.0), word.slopes(*shift)) for word, shift in zip(one.words, shifts, strict=True)]
    things = [_box(a, b) for a, b in zip(one.things, again.things, strict=True)]
    things.append(Box(room, STILL))
    limits = []
    for n, (here, there) in enumerate(pairs):
        limit = min(most, _in_room(here, there, here.width))
        limits.append(_free(words[n], [*things, *words[:n], *words[n + 1 :]], limit) if here.width else 1.0)
    for n, (x, y) in enumerate(shifts):
        if x or y:
            shifted = Box(words[n].edges, (x, y, x, y))
            _hold(words[:n], limits, shifted, min(_in_room(*pairs[n], 0.0), _free(shifted, things, most)))
    for n, thing in enumerate(things):
        if thing.slopes != STILL:
            _hold(words, limits, thing, _free(thing, [*things[:n], *things[n + 1 :]], most))
    return _even([max(1.0, int(limit * 50) / 50) for limit in limits], one.words)


def _even(limits: list[float], words: list[Word]) -> list[float]:
    """No word is much larger than others of its style."""
    least: dict[Hashable, float] = {}
    for word, limit in zip(words, limits, strict=True):
        if word.width:
            least[word.style] = min(limit, least.get(word.style, limit))
    return [
        min(limit, least.get(word.style, 1.0) * (EVEN_NUMBERS if word.is_number else EVEN))
        for word, limit in zip(words, limits, strict=True)
    ]


def _in_room(here: Word, there: Word, grows: float) -> float:
    """How far words grow until one has no more room than it is wide, while it grows so much itself."""
    if here.room == inf:
        return inf
    return reached(here.room - here.width, (there.room - here.room) / TRIED - grows)


def _box(here: Thing, there: Thing) -> Box:
    if here.edges == there.edges:
        return Box(here.edges, STILL, here.path)
    (a, b, c, d), (e, f, g, h) = here.edges, there.edges
    return Box(here.edges, ((e - a) / TRIED, (f - b) / TRIED, (g - c) / TRIED, (h - d) / TRIED))


def _hold(words: list[Box], limits: list[float], moved: Box, limit: float) -> None:
    """Words on the line of something that gives way to them do not push it too far."""
    for n, word in enumerate(words):
        if word.edges[1] < moved.edges[3] and word.edges[3] > moved.edges[1]:
            limits[n] = min(limits[n], limit)


def _free(box: Box, others: Iterable[Box], limit: float) -> float:
    """How far words grow until a box meets one of the others, or leaves one that it is on."""
    left, top, right, low = (
        function(here, there)
        for function, here, there in zip((min, min, max, max), box.edges, box.at(limit), strict=True)
    )
    for other in others:
        there = other.edges
        if other.slopes == STILL and (
            there[0] > right + APART
            or there[2] < left - APART
            or there[1] > low + APART
            or there[3] < top - APART
        ):
            continue
        limit = min(limit, _until(box, other, limit))
    return limit


def _until(box: Box, other: Box, limit: float) -> float:
    (a, b, c, d), (da, db, dc, dd) = box.edges, box.slopes
    (left, top, right, low), (e, f, g, h) = other.edges, other.slopes
    ways = ((left - c, e - dc), (a - right, da - g), (top - d, f - dd), (b - low, db - h))
    apart = [reached(gap, slope, APART) for gap, slope in ways if gap >= 0]
    if apart:
        return max(apart)
    inside = ((a - left, da - e), (right - c, g - dc), (b - top, db - f), (low - d, h - dd))
    if any(gap < -INSIDE for gap, _ in inside):
        return OVER
    if other.path is not None:
        return _within(box, other.path, limit)
    return min(reached(gap, slope, APART) for gap, slope in inside)


def _within(box: Box, path: QPainterPath, limit: float) -> float:
    """How far it grows within an outline, if it is within it."""

    def fits(by: float) -> bool:
        left, top, right, low = box.at(by)
        return path.contains(QRectF(left, top, right - left, low - top))

    if not fits(1.0) or fits(limit):
        return limit
    low, high = 1.0, limit
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low


def reached(gap: float, slope: float, least: float = 0.0) -> float:
    """When a gap is no larger than `least`, or than it is now if that is less."""
    return inf if slope >= 0 else 1.0 + max(0.0, gap - min(gap, least)) / -slope
