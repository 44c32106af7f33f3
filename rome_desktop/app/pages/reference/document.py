"""The sheet as a document in columns, in any look: on the page, or as a PDF file in the light one."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QMarginsF, QPointF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
)

from rome_desktop.app.kit import icons
from rome_desktop.app.kit.theme import Look, make_look
from rome_desktop.app.pages.rules.document import DISPLAY, UI
from rome_desktop.session.reference import Line, Part

ICON = 20
"""Px of 100 % that an icon takes."""
SHARP = 4
"""Pixels for each: a page is printed finer than a screen."""
DOTS = 96
"""Dots per inch of the document laid on paper: its pixels are those of 100 %."""
PAPER_MARGIN = 10.0
"""Millimetres."""
SMALLEST = 0.5
"""The least scale at which a sheet is printed: below it a second page is better."""


def columns_of(parts: Sequence[Part], count: int) -> list[list[Part]]:
    """The blocks in reading order in so many columns of about the same height."""
    weights = [3 + sum(1 + len(line.text) // 44 for line in part.lines) for part in parts]
    most = max(weights, default=1)
    while True:  # the lowest height at which the blocks, in their order, need no more columns
        columns: list[list[Part]] = [[]]
        height = 0
        for part, weight in zip(parts, weights, strict=True):
            if height and height + weight > most:
                columns.append([])
                height = 0
            columns[-1].append(part)
            height += weight
        if len(columns) <= count:
            return columns
        most += 1


def write(text: QTextDocument, parts: Sequence[Part], title: str, look: Look, columns: int) -> None:
    """Fill a document with the sheet: text with pictures."""
    text.setDefaultFont(look.font("reading", 14.5))
    kind = QTextDocument.ResourceType.ImageResource.value
    for name in {line.icon for part in parts for line in part.lines if line.icon}:
        text.addResource(kind, QUrl(f"icon:{name}"), _icon(name, look))
    text.setHtml(_html(parts, title, look, columns))


def _icon(name: str, look: Look) -> QImage:
    side = look.px(ICON) * SHARP
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    centre = QPointF(side / 2, side / 2)
    if name.startswith("good:"):
        icons.draw_good(painter, name.removeprefix("good:"), centre, side)
    else:
        icons.draw(painter, name, centre, side * 0.94, look.ink, look.panel)
    painter.end()
    return image


def _html(parts: Sequence[Part], title: str, look: Look, columns: int) -> str:
    head = f"font-family:{DISPLAY};font-size:{look.px(26)}px;font-weight:600;color:{look.ink.name()}"
    out = [f"<p style='margin:0 0 {look.px(6)}px 0'><span style=\"{head}\">{escape(title)}</span></p>"]
    found = columns_of(parts, columns)
    out.append(f"<table width='100%' cellspacing='0' cellpadding='{look.px(8)}'><tr>")
    for column in found:
        inner = "".join(_block(part, look) for part in column)
        out.append(f"<td width='{100 // len(found)}%' valign='top'>{inner}</td>")
    out.append("</tr></table>")
    return "".join(out)


def _block(part: Part, look: Look) -> str:
    head = f"font-family:{DISPLAY};font-size:{look.px(17)}px;font-weight:600;color:{look.accent.name()}"
    mark = f"font-family:{UI};font-size:{look.px(11.5)}px;color:{look.muted.name()}"
    link = f"<a href='#{part.clause}' style='{mark};text-decoration:none'>{escape(part.clause)}</a>"
    rows = "".join(_row(line, look) for line in part.lines)
    return (
        f"<p style='margin:{look.px(8)}px 0 {look.px(3)}px 0'>"
        f'<span style="{head}">{escape(part.title)}</span>&nbsp; <span style="{mark}">{link}</span></p>'
        f"<table width='100%' cellspacing='0' cellpadding='{look.px(2)}'>{rows}</table>"
    )


def _row(line: Line, look: Look) -> str:
    side = look.px(ICON)
    picture = f"<img src='icon:{line.icon}' width='{side}' height='{side}'>" if line.icon else "•"
    text = f"<span style='color:{look.ink.name()}'>{escape(line.text)}</span>"
    return f"<tr><td width='{look.px(30)}' valign='top' align='center'>{picture}</td><td>{text}</td></tr>"


def write_pdf(parts: Sequence[Part], title: str, path: str) -> None:
    """The sheet on one page of A4, as large as it fits. Raises OSError if the file cannot be written."""
    writer = QPdfWriter(path)
    writer.setTitle(title)
    writer.setResolution(600)
    margins = QMarginsF(PAPER_MARGIN, PAPER_MARGIN, PAPER_MARGIN, PAPER_MARGIN)
    landscape = QPageLayout.Orientation.Landscape
    size = QPageSize(QPageSize.PageSizeId.A4)
    writer.setPageLayout(QPageLayout(size, landscape, margins, QPageLayout.Unit.Millimeter))
    painter = QPainter()
    if not painter.begin(writer):
        raise OSError(f"{path} cannot be written")
    area = writer.pageLayout().paintRectPixels(writer.resolution()).size()
    text = QTextDocument()
    write(text, parts, title, make_look(), 3)
    scale = _largest(text, QSizeF(area))
    painter.scale(scale, scale)
    text.drawContents(painter)
    painter.end()


def _largest(text: QTextDocument, area: QSizeF) -> float:
    """The largest scale at which a document fits a page; the document is laid out for it."""
    scale = area.width() / 860
    while True:
        text.setTextWidth(area.width() / scale)
        if text.size().height() * scale <= area.height() or scale < SMALLEST:
            return scale
        scale *= 0.97
