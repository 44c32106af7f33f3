"""Reads the `d` attribute of an SVG path into a QPainterPath: all commands, absolute and relative."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

_TOKEN: Final = re.compile(r"[MmZzLlHhVvCcSsQqTtAa]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_COUNT: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def painter_path(d: str) -> QPainterPath:
    """The path drawn by an SVG path string; ValueError if it is malformed."""
    pen = _Pen()
    for command, numbers in _commands(d):
        pen.draw(command, numbers)
    return pen.path


def _commands(d: str) -> Iterator[tuple[str, list[float]]]:
    tokens = _TOKEN.findall(d)
    at = 0
    command = ""
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        elif not command or command in "Zz":
            raise ValueError(f"number without a command in path: {d[:40]}")
        count = _COUNT[command.upper()]
        numbers = tokens[at : at + count]
        if len(numbers) < count or any(n.isalpha() for n in numbers):
            raise ValueError(f"too few numbers after {command} in path: {d[:40]}")
        at += count
        yield command, [float(n) for n in numbers]
        command = {"M": "L", "m": "l"}.get(command, command)


@dataclass
class _Pen:
    path: QPainterPath = field(default_factory=QPainterPath)
    x: float = 0.0
    y: float = 0.0
    start: tuple[float, float] = (0.0, 0.0)
    control: tuple[float, float] | None = None
    last: str = ""

    def draw(self, command: str, n: list[float]) -> None:
        kind = command.upper()
        dx, dy = (self.x, self.y) if command.islower() else (0.0, 0.0)
        if kind == "H":
            self._line(n[0] + dx, self.y)
        elif kind == "V":
            self._line(self.x, n[0] + dy)
        elif kind == "A":
            self._arc(abs(n[0]), abs(n[1]), n[2], n[3] != 0, n[4] != 0, n[5] + dx, n[6] + dy)
        elif kind == "Z":
            self.path.closeSubpath()
            self.x, self.y = self.start
        else:
            points = [(n[i] + dx, n[i + 1] + dy) for i in range(0, len(n), 2)]
            self._points(kind, points)
        if kind not in "CSQT":
            self.control = None
        self.last = kind

    def _points(self, kind: str, points: list[tuple[float, float]]) -> None:
        if kind == "M":
            self.x, self.y = self.start = points[0]
            self.path.moveTo(self.x, self.y)
        elif kind == "L":
            self._line(*points[0])
        elif kind in "CS":
            first = points[0] if kind == "C" else self._mirrored("CS")
            second, end = points[-2], points[-1]
            self.path.cubicTo(QPointF(*first), QPointF(*second), QPointF(*end))
            self.control, (self.x, self.y) = second, end
        else:
            bend = points[0] if kind == "Q" else self._mirrored("QT")
            end = points[-1]
            self.path.quadTo(QPointF(*bend), QPointF(*end))
            self.control, (self.x, self.y) = bend, end

    def _line(self, x: float, y: float) -> None:
        self.path.lineTo(x, y)
        self.x, self.y = x, y

    def _mirrored(self, after: str) -> tuple[float, float]:
        if self.control is None or self.last not in after:
            return (self.x, self.y)
        return (2 * self.x - self.control[0], 2 * self.y - self.control[1])

    def _arc(self, rx: float, ry: float, turn: float, large: bool, sweep: bool, x: float, y: float) -> None:
        """An elliptical arc as cubic curves of at most a quarter turn each (SVG 1.1, appendix F.6)."""
        x0, y0 = self.x, self.y
        self.x, self.y = x, y
        if rx == 0 or ry == 0:
            self.path.lineTo(x, y)
            return
        if (x0, y0) == (x, y):
            return
        phi = math.radians(turn)
        cos, sin = math.cos(phi), math.sin(phi)
        hx, hy = (x0 - x) / 2, (y0 - y) / 2
        ax, ay = cos * hx + sin * hy, -sin * hx + cos * hy
        grow = math.sqrt(max(1.0, (ax / rx) ** 2 + (ay / ry) ** 2))
        rx, ry = rx * grow, ry * grow
        below = (rx * ay) ** 2 + (ry * ax) ** 2
        k = math.sqrt(max(0.0, (rx * ry) ** 2 - below) / below) * (-1 if large == sweep else 1)
        cx_, cy_ = k * rx * ay / ry, -k * ry * ax / rx
        cx, cy = cos * cx_ - sin * cy_ + (x0 + x) / 2, sin * cx_ + cos * cy_ + (y0 + y) / 2
        a0 = math.atan2((ay - cy_) / ry, (ax - cx_) / rx)
        a1 = math.atan2((-ay - cy_) / ry, (-ax - cx_) / rx)
        span = a1 - a0
        if sweep and span < 0:
            span += 2 * math.pi
        elif not sweep and span > 0:
            span -= 2 * math.pi
        self._curves(_Ellipse(cx, cy, rx, ry, cos, sin), a0, span)

    def _curves(self, ellipse: _Ellipse, start: float, span: float) -> None:
        steps = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-9))
        step = span / steps
        reach = 4 / 3 * math.tan(step / 4)
        for i in range(steps):
            a, b = start + i * step, start + (i + 1) * step
            self.path.cubicTo(ellipse.at(a, reach), ellipse.at(b, -reach), ellipse.at(b, 0))


@dataclass(frozen=True, slots=True)
class _Ellipse:
    cx: float
    cy: float
    rx: float
    ry: float
    cos: float
    sin: float

    def at(self, angle: float, along: float) -> QPointF:
        """The point at an angle, moved along the tangent by `along` radii."""
        u = self.rx * (math.cos(angle) - along * math.sin(angle))
        v = self.ry * (math.sin(angle) + along * math.cos(angle))
        return QPointF(self.cos * u - self.sin * v + self.cx, self.sin * u + self.cos * v + self.cy)
