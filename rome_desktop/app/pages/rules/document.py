"""The rules as one document: headings, clauses with their numbers in the margin, rulings on tinted ground."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from html import escape

from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QPixmap, QResizeEvent, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.stylesheet import mixed
from rome_desktop.session.clauses import ID, Clause, Rules, Section

ABOUT = "about-this-edition"
MARGIN = 92
WIDEST = 940
"""Px of 100 % for numbers and text together: some 95 letters a line."""
UI = "'Source Sans 3','DejaVu Sans',sans-serif"
DISPLAY = "'Cinzel','EB Garamond','DejaVu Serif',serif"
"""Families of fonts as a document names them."""
SCENE = (300, 200)
"""Px of 100 % of the picture at the head of a chapter."""
_CITED = re.compile(rf"\b({ID})\b")


MOST_FOUND = 500
BEFORE = 0.3
"""Of what is seen, before a place that was gone to, and after it."""


def places(document: QTextDocument, text: str) -> list[QTextCursor]:
    """Where a text of two letters or more stands, capitals aside: whole words first, then within others."""
    whole = _found(document, text, QTextDocument.FindFlag.FindWholeWords)
    known = {cursor.selectionStart() for cursor in whole}
    parts = _found(document, text, QTextDocument.FindFlag(0))
    return [*whole, *(c for c in parts if c.selectionStart() not in known)][:MOST_FOUND]


def _found(document: QTextDocument, text: str, how: QTextDocument.FindFlag) -> list[QTextCursor]:
    found: list[QTextCursor] = []
    cursor = QTextCursor(document)
    while len(text) > 1 and len(found) < MOST_FOUND:
        cursor = document.find(text, cursor, how)
        if cursor.isNull():
            break
        found.append(QTextCursor(cursor))
    return found


def tinted(cursor: QTextCursor, colour: QColor) -> QTextEdit.ExtraSelection:
    """A ground for what a cursor spans."""
    mark = QTextEdit.ExtraSelection()
    kind = QTextCharFormat()
    kind.setBackground(colour)
    mark.format = kind
    mark.cursor = cursor
    return mark


class Reader(QTextBrowser):
    """The text, never wider than is good to read; it scrolls upright only."""

    def __init__(self, widest: float = WIDEST) -> None:
        super().__init__()
        self._widest = widest
        self.picture: Callable[[str], QPixmap | None] = lambda section: None
        """The picture at the head of a chapter, None as long as there is none."""
        self._waiting: set[str] = set()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """The pictures of chapters, when they are first seen; until they come there is an empty place."""
        name = QUrl(name)
        if name.scheme() != "scene":
            return super().loadResource(kind, name)
        found = self.picture(name.path())
        if found is None:
            self._waiting.add(name.path())
            found = QPixmap(1, 1)
            found.fill(theme.look().tinted("line", 0.4))
        return found

    def pictures_came(self) -> None:
        """Show those that were waited for."""
        for section in list(self._waiting):
            found = self.picture(section)
            if found is not None:
                self._waiting.discard(section)
                kind = QTextDocument.ResourceType.ImageResource.value
                self.document().addResource(kind, QUrl(f"scene:{section}"), found)
        self.viewport().update()

    def anchor_at(self, position: int) -> str:
        """The name that stands nearest before a place in the text: of its clause, or else of its chapter."""
        block = self.document().findBlock(position)
        while block.isValid():
            for text in block.textFormats():
                if text.format.anchorNames():
                    return str(text.format.anchorNames()[0])
            block = block.previous()
        return ""

    def top(self) -> int:
        """The place in the text that is read first, as far as it is scrolled."""
        return self.cursorForPosition(QPoint(self.viewport().width() // 2, 0)).position()

    def go_to(self, cursor: QTextCursor) -> None:
        """Show a place with something to read before and after it."""
        self.setTextCursor(cursor)
        at, high, bar = self.cursorRect().top(), self.viewport().height(), self.verticalScrollBar()
        if not BEFORE < at / max(1, high) < 1 - BEFORE:
            bar.setValue(bar.value() + at - int(BEFORE * high))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab leaves the text: a walk through its hundred links would hold it."""
        return QTextEdit.focusNextPrevChild(self, forward)

    def narrow(self) -> None:
        """Gives what is beyond the widest to the margins. To be called after the text was set."""
        px = theme.look().px
        side = max(px(14), (self.viewport().width() - px(self._widest)) // 2)
        root = self.document().rootFrame()
        kind = root.frameFormat()
        if kind.leftMargin() != side:
            kind.setLeftMargin(side)
            kind.setRightMargin(side)
            root.setFrameFormat(kind)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.narrow()


class Writer:
    """Makes the document in the look in force. Words come from outside, in the language in force."""

    def __init__(self, ruling: str, own: str, attempt: str) -> None:
        self._ruling, self._own, self._try = ruling, own, attempt
        look = theme.look()
        self._px = look.px
        self._ui, self._display = UI, DISPLAY
        self._muted = look.muted.name()
        self._accent = look.accent.name()
        self._ink = look.ink.name()
        self._gold = look.gold_ink.name()
        self._tint = mixed(look.gold, look.panel, 0.16 if not look.dark else 0.13).name()

    def document(
        self, rules: Rules, about: str, scenes: Collection[str] = (), taught: Collection[str] = ()
    ) -> str:
        """The whole text: title, preface, chapters, and `about` at the end.

        The chapters of `scenes` begin with a picture (`scene:CHAPTER`), those that are `taught` with a way
        into the lesson as well (`try:CHAPTER`).
        """
        parts = [self._title(rules.title)]
        parts += [f"<p style='margin:{self._px(6)}px 0'>{escape(text)}</p>" for text in rules.preface]
        for entry in rules.entries:
            parts.append(self._section(entry) if isinstance(entry, Section) else self._clause(entry))
            if isinstance(entry, Section) and entry.id in scenes:
                parts.append(self._scene(entry.id, entry.id in taught))
        return "".join([*parts, about])

    def _title(self, text: str) -> str:
        style = f"font-family:{self._display};font-size:{self._px(28)}px;font-weight:600;color:{self._ink}"
        return f"<p style='margin:0 0 {self._px(8)}px 0'><span style=\"{style}\">{escape(text)}</span></p>"

    def _section(self, section: Section) -> str:
        size, above = (21, 26) if section.level == 1 else (16.5, 16)
        style = f"font-family:{self._display};font-size:{self._px(size)}px;font-weight:600;color:{self._ink}"
        number = f"font-family:{self._ui};font-size:{self._px(13)}px;color:{self._muted}"
        return (
            f"<p style='margin:{self._px(above)}px 0 {self._px(4)}px 0'><a name='{section.id}'></a>"
            f'<span style="{style}">{escape(section.title)}</span>'
            f'<span style="{number}">&nbsp;&nbsp;{section.id}</span></p>'
        )

    def _scene(self, section: str, taught: bool) -> str:
        wide, high = (self._px(side) for side in SCENE)
        link = f"font-family:{self._ui};font-size:{self._px(14)}px;font-weight:600;color:{self._accent}"
        way = f"<a href='try:{section}' style=\"{link}\">{escape(self._try)}</a>" if taught else ""
        return (
            f"<table cellspacing='0' cellpadding='{self._px(6)}'><tr>"
            f"<td><img src='scene:{section}' width='{wide}' height='{high}'></td>"
            f"<td valign='bottom'>{way}</td>"
            "</tr></table>"
        )

    def _clause(self, clause: Clause) -> str:
        text = self._linked(clause.text)
        if clause.own:
            own = f"font-family:{self._ui};font-size:{self._px(13)}px;color:{self._gold}"
            text += f' <span style="{own}">{escape(self._own)}</span>'
        out = self._row(clause.id, text, "")
        if clause.ruling:
            head = escape(self._ruling.format(number=clause.ruling))
            label = f"font-family:{self._ui};font-size:{self._px(13)}px;font-weight:600;color:{self._gold}"
            out += self._row(
                "", f'<span style="{label}">{head}</span> {self._linked(clause.reason)}', self._tint
            )
        return out

    def _row(self, number: str, text: str, ground: str) -> str:
        """A line of two columns. Each is a table of its own: a single one would be slow to lay out."""
        mark = f"font-family:{self._ui};font-size:{self._px(12.5)}px;color:{self._muted}"
        anchor = f"<a name='{number}'></a>" if number else ""
        fill = f" bgcolor='{ground}'" if ground else ""
        pad = self._px(8 if ground else 0)
        return (
            f"<table width='100%' cellspacing='0' cellpadding='{self._px(3)}'><tr>"
            f"<td width='{self._px(MARGIN)}' valign='top' style='padding-top:{self._px(6)}px'>"
            f'{anchor}<span style="{mark}">{number}</span></td>'
            f"<td{fill} style='padding-left:{pad}px'>{text}</td></tr></table>"
        )

    def _linked(self, text: str) -> str:
        link = rf"<a href='#\1' style='color:{self._accent};text-decoration:none'>\1</a>"
        return _CITED.sub(link, escape(text))

    def edition(self, title: str, paragraphs: list[tuple[str, bool]]) -> str:
        """The last chapter: paragraphs, marked ones on tinted ground."""
        out = [self._section(Section(ABOUT, title, 1)).replace(f"&nbsp;&nbsp;{ABOUT}", "")]
        for text, marked in paragraphs:
            out.append(
                self._row("", escape(text), self._tint)
                if marked
                else f"<p style='margin:{self._px(5)}px 0'>{escape(text)}</p>"
            )
        return "".join(out)
