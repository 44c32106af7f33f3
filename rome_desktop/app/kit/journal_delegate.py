"""How a line of the journal is drawn: emblem, name, sentence; a rule between turns with its words on it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from rome_desktop.app.kit import fitting, icons, theme
from rome_desktop.app.kit.journal_folds import JournalLine
from rome_desktop.app.kit.journal_list import LINE_ROLE, MARK_ROOM
from rome_desktop.app.kit.stylesheet import mixed

ModelIndex = QModelIndex | QPersistentModelIndex
RULE_END = 18
"""So many pixels at least of a rule are seen on each side of its words, with their distance."""


class LineDelegate(QStyledItemDelegate):
    """Draws a line of the journal, wrapped to the width of the list."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[str, str, int, float], int] = {}

    def _layout(self, line: JournalLine, width: float) -> QTextLayout:
        look = theme.look()
        font = look.font("label", 13)
        layout = QTextLayout(line.sentence, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.setFormats(self._formats(line))
        layout.beginLayout()
        y = 0.0
        while True:
            row = layout.createLine()
            if not row.isValid():
                break
            row.setLineWidth(max(40.0, width))
            row.setPosition(QPointF(0, y))
            y += row.height() * 0.96
        layout.endLayout()
        return layout

    def _formats(self, line: JournalLine) -> list[QTextLayout.FormatRange]:
        look = theme.look()
        at = line.sentence.find(line.name) if line.name else -1
        spans = [(0, len(line.sentence), look.muted, QFont.Weight.Normal)]
        if at >= 0:
            spans.append((at, len(line.name), look.ink, QFont.Weight.Bold))
        formats = []
        for start, length, colour, weight in spans:
            span = QTextLayout.FormatRange()
            span.start, span.length = start, length
            style = QTextCharFormat()
            style.setForeground(colour)
            style.setFontWeight(weight)
            span.format = style
            formats.append(span)
        return formats

    def sizeHint(self, option: QStyleOptionViewItem, index: ModelIndex) -> QSize:
        look = theme.look()
        line: JournalLine = index.data(LINE_ROLE)
        width = self._view.viewport().width()
        if line.is_rule:
            rows = len(self.rule_words(line.sentence, width)[0])
            return QSize(width, look.px(22) if rows == 1 else look.px(10 + 14 * rows))
        key = (line.sentence, line.name, int(self._room(line, width)), look.scale)
        if key not in self._heights:  # a match adds a line at a time; laying out is dear
            high = self._layout(line, self._room(line, width)).boundingRect().height()
            self._heights[key] = int(high) + look.px(7)
        return QSize(width, self._heights[key])

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: ModelIndex) -> None:
        look = theme.look()
        line: JournalLine = index.data(LINE_ROLE)
        rect = QRectF(option.rect)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        over = bool(state & QStyle.StateFlag.State_MouseOver) and not line.is_rule
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        if over or focused:
            painter.setPen(QPen(look.focus, look.pxf(2)) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(mixed(look.focus, look.panel, 0.12))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), look.pxf(4), look.pxf(4))
        if line.is_rule:
            self._paint_rule(painter, rect, line)
        else:
            layout = self._layout(line, self._room(line, rect.width()))
            first = layout.lineAt(0).height() / 2 if layout.lineCount() else 0
            top = rect.top() + look.pxf(3)
            at = QPointF(rect.left() + look.pxf(13), top + first)
            if line.is_detail:
                self._paint_detail(painter, QPointF(at.x(), rect.top()), rect.height(), line)
            elif line.seat is None:
                icons.draw(painter, "laurel", at, look.pxf(15), look.gold_ink)
            else:
                icons.draw_emblem(painter, line.seat, at, look.pxf(15))
            layout.draw(painter, QPointF(rect.left() + look.pxf(27), top))
            if line.more:
                self._paint_mark(painter, QPointF(rect.right() - look.pxf(12), top + first), line)
        painter.restore()

    def _room(self, line: JournalLine, width: float) -> float:
        """How wide the words of a line may be."""
        return width - theme.look().pxf(34 + (MARK_ROOM - 10 if line.more else 0))

    def _paint_detail(self, painter: QPainter, top: QPointF, high: float, line: JournalLine) -> None:
        """In place of the emblem a stroke that comes down from it."""
        assert line.seat is not None
        look = theme.look()
        painter.setPen(QPen(look.seat_line(line.seat), look.pxf(2)))
        painter.drawLine(top, top + QPointF(0, high - look.pxf(3)))

    def _paint_mark(self, painter: QPainter, at: QPointF, line: JournalLine) -> None:
        """A point to the right: something is folded away; downwards: it is seen below."""
        look = theme.look()
        half = look.pxf(4)
        path = QPainterPath(QPointF(-0.6 * half, -half))
        path.lineTo(0.7 * half, 0)
        path.lineTo(-0.6 * half, half)
        painter.save()
        painter.translate(at)
        painter.rotate(90 if line.is_open else 0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.muted, look.pxf(1.8), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(path)
        painter.restore()

    def rule_words(self, words: str, width: float) -> tuple[tuple[str, ...], float]:
        """The words on a rule between turns, on more lines where they would leave none of it; their width."""
        look = theme.look()
        font = look.font("tag", 11.5)
        lines = fitting.wrapped(words, font, width - 2 * look.pxf(RULE_END))
        return lines, max(QFontMetricsF(font).horizontalAdvance(line) for line in lines)

    def _paint_rule(self, painter: QPainter, rect: QRectF, line: JournalLine) -> None:
        look = theme.look()
        font = look.font("tag", 11.5)
        lines, width = self.rule_words(line.sentence, rect.width())
        width += look.pxf(12)
        middle = rect.center().y()
        colour: QColor = look.gold_ink if line.barrier else look.line_strong
        style = Qt.PenStyle.DashLine if line.barrier else Qt.PenStyle.SolidLine
        painter.setPen(QPen(colour, look.pxf(1), style))
        left, right = rect.center().x() - width / 2, rect.center().x() + width / 2
        painter.drawLine(QPointF(rect.left() + look.pxf(2), middle), QPointF(left, middle))
        painter.drawLine(QPointF(right, middle), QPointF(rect.right() - look.pxf(2), middle))
        painter.setPen(look.muted)
        painter.setFont(font)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, "\n".join(lines))
        if line.more:
            gap = look.pxf(RULE_END)
            painter.fillRect(QRectF(rect.right() - gap, middle - 2, gap, 4), look.panel)
            self._paint_mark(painter, QPointF(rect.right() - look.pxf(12), middle), line)
