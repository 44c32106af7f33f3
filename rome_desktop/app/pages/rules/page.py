"""The numbered rules: contents, text, search; any clause can be opened; and about this edition."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QShowEvent,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLayout,
    QListWidgetItem,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from rome_desktop.app import language as languages
from rome_desktop.app import trouble
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.flow import Flow
from rome_desktop.app.kit.widgets import Button, Choice, Field, Label, Panel
from rome_desktop.app.pages.rules.contents import Contents, telling
from rome_desktop.app.pages.rules.document import ABOUT, Reader, Writer, places, tinted
from rome_desktop.app.pages.rules.edition import told
from rome_desktop.app.pages.rules.scenes import Scenes
from rome_desktop.app.pages.shared.page import NARROW, WIDE, Page, column, row, title_of
from rome_desktop.app.pictures import Pictures
from rome_desktop.content.reader import Content
from rome_desktop.engine.game import Game
from rome_desktop.session import clauses
from rome_desktop.session.clauses import Clause, Rules, RulesError, Section
from rome_desktop.session.lessons.course import Course


class RulesPage(Page):
    """Opens at `clause` if given; `open_clause` goes to another one.

    `content` loads what is said of a game's edition, once the game is chosen. A chapter begins with the
    picture that the `course` has for it, and a way into the lesson whose steps rest on it.
    """

    reference = Signal(str)
    """The key of a game: its reference sheet is asked for."""
    lesson = Signal(str, str)
    """A game and a chapter of its course: it is to be tried."""

    def __init__(
        self,
        games: Sequence[Game],
        content: Callable[[Game], Content],
        game_key: str = "",
        clause: str = "",
        parent: QWidget | None = None,
        *,
        course: Callable[[Game], Course | None] = lambda game: None,
        pictures: Pictures | None = None,
    ) -> None:
        super().__init__(parent)
        self._course, self._pictures = course, pictures
        self._games, self._content = list(games), content
        self._game = next((game for game in self._games if game.key == game_key), self._games[0])
        self._at, self._search = "", ""
        self._rules: Rules | None = None
        self._error = ""
        self._found: list[QTextCursor] = []
        self._hit, self._leading = -1, False
        self._read()
        self._at = self._known(clause)
        self.begin()

    def first_focus(self) -> QWidget | None:
        return self.contents

    # building

    def build(self) -> QWidget:
        px = theme.look().px
        title = self.tr("{game} · rules").format(game=title_of(self._game, languages.current()))
        strip = self.strip(title, self.tr("Back"), over=True)
        self._read()
        inner = QWidget()
        line: QBoxLayout = QHBoxLayout(inner) if self.breadth() > NARROW else QVBoxLayout(inner)
        line.setContentsMargins(px(9), px(8), px(9), px(4))
        line.setSpacing(0)
        side = self._contents_panel()
        if self.breadth() > NARROW:
            side.setFixedWidth(px(318))
        else:
            side.setFixedHeight(min(px(210), max(px(96), self.height() * 3 // 10)))
        line.addWidget(side)
        line.addWidget(self._text_panel(), 1)
        body = QWidget()
        lines = column(body, 0)
        lines.addWidget(strip)
        lines.addWidget(inner, 1)  # contents and text scroll by themselves
        if self._at:
            self._show_anchor(self._at)
        return body

    def _read(self) -> None:
        """The rules in the language in force, or in another one there is; `_error` says what is wrong."""
        key = self._game.key
        wanted = [languages.current(), *clauses.languages(key)]
        self._rules, self._error = None, ""
        for code in wanted:
            try:
                self._rules = clauses.read(key, code)
            except RulesError as error:
                self._error = self._error or str(error)
            else:
                return

    def _contents_panel(self) -> Panel:
        panel = Panel(padding=10, name=self.tr("Contents"))
        lines = column(panel, 8)
        if len(self._games) > 1:
            lines.addWidget(self._game_choice())
        self.contents = Contents()
        self.contents.setAccessibleName(self.tr("Contents"))
        self._fill_contents()
        self.contents.setCurrentRow(0)
        self.contents.currentItemChanged.connect(self._chosen)
        lines.addWidget(self.contents, 1)
        return panel

    def _game_choice(self) -> Choice:
        names = [title_of(game, languages.current()) for game in self._games]
        choice = Choice(names, self.tr("Game"))
        choice.setObjectName("game")
        choice.setCurrentIndex(self._games.index(self._game))
        choice.currentIndexChanged.connect(self._choose_game)
        return choice

    def _fill_contents(self) -> None:
        sections = list(telling(self._rules.entries)) if self._rules else []
        self.contents.show_sections([*sections, Section(ABOUT, self.tr("About this edition"), 1)])

    def _text_panel(self) -> Panel:
        panel = Panel(padding=12, name=self.tr("Rules"))
        lines = column(panel, 8)
        lines.addLayout(self._search_row())
        self.text = Reader()
        self.text.setObjectName("bare")
        self.text.setAccessibleName(self.tr("Text of the rules"))
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        self.text.picture = lambda chapter: self._scenes.picture(chapter, self.devicePixelRatioF())
        if self._pictures is not None:
            self._pictures.came.connect(self.text.pictures_came)
        self._write()
        self.text.verticalScrollBar().valueChanged.connect(self._scrolled)
        lines.addWidget(self.text, 1)
        return panel

    def _search_row(self) -> QLayout:
        wide = self.breadth() == WIDE
        line: QLayout = row(None, 4) if wide else Flow(None, 4)
        self.field = Field(self._search, self.tr("Search the rules"))
        self.field.setObjectName("search")
        self.field.setPlaceholderText(self.tr("Search the rules"))
        self.field.setClearButtonEnabled(True)
        hint = self.field.fontMetrics().horizontalAdvance(self.field.placeholderText())
        self.field.setMinimumWidth(hint + theme.look().px(56))
        self.field.setMaximumWidth(max(self.field.minimumWidth(), theme.look().px(340)))
        self.field.textChanged.connect(self.search)
        self.field.returnPressed.connect(lambda: self.next_hit(1))
        self.count = Label("", "label", colour="muted")
        self.before = Button(self.tr("Previous"))
        self.after = Button(self.tr("Next"), key=self.tr("Enter"))
        self.before.clicked.connect(lambda: self.next_hit(-1))
        self.after.clicked.connect(lambda: self.next_hit(1))
        sheet = Button(self.tr("Reference sheet"), key="F2")
        sheet.clicked.connect(lambda: self.reference.emit(self._game.key))
        for part in (self.field, self.before, self.after, self.count, sheet):
            line.addWidget(part)
        if isinstance(line, QHBoxLayout):
            for place, stretch in ((0, 3), (3, 2)):
                line.setStretch(place, stretch)
            line.insertSpacing(3, theme.look().px(8))
            line.insertStretch(5, 1)
        for button in (self.before, self.after):
            self._can_step(button, False)
        return line

    def _write(self) -> None:
        """The document with fonts and colours of the look in force."""
        look = theme.look()
        self._written = look
        document = self.text.document()
        document.setDefaultFont(look.font("reading", 17))
        document.setDocumentMargin(look.px(14))
        writer = Writer(
            self.tr("Ruling {number}:"), self.tr("Our own addition."), self.tr("Try this in a lesson")
        )
        course = self._course(self._game)
        self._scenes = Scenes(self._game, course if self._rules is not None else None, self._pictures)
        about = self._edition(writer)
        if self._rules is None:
            self.text.setHtml(
                writer.edition(self.tr("The rules cannot be shown"), [(self._error, True)]) + about
            )
        else:
            self.text.setHtml(
                writer.document(self._rules, about, self._scenes.by_chapter, self._scenes.lessons)
            )
        self.text.narrow()
        self.search(self._search)

    def _edition(self, writer: Writer) -> str:
        content = self._content(self._game)
        texts = []
        if content.refused is not None:
            where = content.refused
            text = self.tr(
                "The file {path} does not fit (line {line}); the technical log says why. The bundled content "
                "is in force."
            )
            trouble.note(str(where))
            texts.append((text.format(path=where.path, line=where.line), True))
        texts += [(sentence, False) for sentence in told(self._game, content, languages.current())]
        text = self.tr(
            "If you own the box, put a corrected copy of {name} into your content folder: it takes the place "
            "of ours. One that does not fit is refused, and this page says so."
        )
        texts.append((text.format(name=content.path.name), False))
        if self._rules is not None and self._rules.language != languages.current():
            texts.append((self.tr("The rules are not there in this language; another one is shown."), True))
        return writer.edition(self.tr("About this edition"), texts)

    def restyle(self) -> None:
        """Colours stand in the document itself: it is written anew."""
        before = self._scale
        super().restyle()
        if before == self._scale and self._body is not None and self._written != theme.look():
            place = self.text.verticalScrollBar().value()
            self.contents.clear()
            self._fill_contents()
            self._write()
            self.text.verticalScrollBar().setValue(place)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._at:  # where a clause lies is known only once the text has its width
            QTimer.singleShot(0, self, lambda: self._lead_to(self._at))

    # going somewhere

    def open_clause(self, clause: str) -> bool:
        """Shows a clause, or the chapter it belongs to; False if there is neither."""
        name = self._known(clause)
        if name:
            self._at = name
            self._show_anchor(name)
        return bool(name) and name == clause

    def _known(self, clause: str) -> str:
        """A clause, or the nearest chapter it belongs to; empty if there is neither."""
        name = clause
        while self._rules is not None and name:
            try:
                self._rules.find(name)
            except RulesError:
                name = name.rpartition(".")[0]
            else:
                return name
        return ""

    def clause_shown(self) -> str:
        """The clause or chapter opened last, or empty."""
        return self._at

    def _show_anchor(self, name: str) -> None:
        self._select_in_contents(name)
        self._lead_to(name)

    def _lead_to(self, name: str) -> None:
        self._leading = True
        self.text.scrollToAnchor(name)
        self._leading = False
        self._mark()

    def _select_in_contents(self, name: str) -> None:
        section = name
        if self._rules is not None and name != ABOUT:
            entry = self._rules.find(name)
            section = entry.section if isinstance(entry, Clause) else entry.id
        self.contents.stand_on(section)

    def _scrolled(self) -> None:
        """Let the contents stand on what is read."""
        name = self.text.anchor_at(self.text.top())
        if name and not self._leading:
            self._select_in_contents(name)

    def _chosen(self, item: QListWidgetItem | None, _: object = None) -> None:
        if item is not None:
            self._at = str(item.data(Qt.ItemDataRole.UserRole))
            self._lead_to(self._at)

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == "try":
            self.lesson.emit(self._game.key, self._scenes.lessons[link.path()])
        else:
            self.open_clause(link.fragment())

    def _choose_game(self, index: int) -> None:
        self._game = self._games[index]
        self._at = ""
        self.rebuild()

    # search

    def search(self, text: str) -> None:
        """Finds a text, capitals aside, whole words first; opens a clause of that number."""
        self._search = text
        if self._is_clause(text):
            self.open_clause(text.strip().upper())
        self._found, self._hit = places(self.text.document(), text), -1
        for button in (self.before, self.after):
            self._can_step(button, bool(self._found))
        self.next_hit(1)

    def _can_step(self, button: QWidget, can: bool) -> None:
        button.setEnabled(can)
        button.setAccessibleDescription("" if can else self.tr("Nothing was found to go to."))

    def _is_clause(self, text: str) -> bool:
        """Whether somebody has typed the number of a clause: it is opened then."""
        try:
            return self._rules is not None and bool(self._rules.find(text.strip().upper()))
        except RulesError:
            return False

    def next_hit(self, by: int) -> None:
        """Goes on to the next place found, or back."""
        if self._found:
            self._hit = (self._hit + by) % len(self._found)
            at = QTextCursor(self._found[self._hit])
            at.setPosition(at.selectionStart())  # the tint shows it, not a selection
            self.text.go_to(at)
            self._select_in_contents(self.text.anchor_at(at.position()))
        self._mark()
        if not self._search.strip():
            self.count.setText("")
        elif self._found:
            told = self.tr("{number} of {count}")
            self.count.setText(told.format(number=self._hit + 1, count=len(self._found)))
        else:
            self.count.setText(self.tr("Not found"))

    def _mark(self) -> None:
        """Tints what was found, the one in question more strongly; and the clause opened."""
        look = theme.look()
        marks = []
        for index, cursor in enumerate(self._found):
            marks.append(tinted(cursor, look.tinted("gold", 0.75 if index == self._hit else 0.28)))
        if self._at and not self._found:
            marks += self._opened()
        self.text.setExtraSelections(marks)

    def _opened(self) -> list[QTextEdit.ExtraSelection]:
        entry = None
        if self._rules is not None and self._at != ABOUT:
            entry = self._rules.find(self._at)
        words = entry.text if isinstance(entry, Clause) else entry.title if entry is not None else ""
        cursor = self.text.document().find(words[:60]) if words else QTextCursor()
        if cursor.isNull():
            return []
        cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        return [tinted(cursor, theme.look().tinted("focus", 0.16))]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_Escape:
            if self._search:
                self.field.clear()
            else:
                self.back.emit()
        elif event.key() == Qt.Key.Key_F and control:
            self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.field.selectAll()
        elif event.key() == Qt.Key.Key_F2:
            self.reference.emit(self._game.key)
        elif event.key() == Qt.Key.Key_F3:
            self.next_hit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)
