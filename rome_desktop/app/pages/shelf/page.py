"""The shelf: search, order and cards at the left, the chosen match at the right, the bin behind a link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from rome_desktop.app.cover import Cover
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.widgets import Button, Choice, Field, Heading, Segmented, announce
from rome_desktop.app.pages.saved.rows import Blank
from rome_desktop.app.pages.shared.foot import Said, SaidBar
from rome_desktop.app.pages.shared.page import EDGE, NARROW, WIDE, clear_of, column, row
from rome_desktop.app.pages.shared.record_head import CHARTS, MATCHES, RecordHead
from rome_desktop.app.pages.shared.tabbed import TabbedPage
from rome_desktop.app.pages.shelf.cards import ShelfList
from rome_desktop.app.pages.shelf.details import Details
from rome_desktop.app.pages.shelf.matches import Stock, Teller, people_of
from rome_desktop.app.pictures import Pictures
from rome_desktop.engine.game import Game
from rome_desktop.session import shelf
from rome_desktop.session.shelf import KINDS, SORTS, Item

FORMS: Final = 42
"""The height of fields and choices over the cards, in px of 100 %."""


class ShelfPage(TabbedPage):
    """Everything it shows is given; everything it does is a signal that carries the match."""

    tab = "records"
    charts = Signal()
    chosen = Signal(str, str)
    """A game (empty for all) and a person (empty for everybody) were chosen."""
    open_match = Signal(object)
    replay = Signal(object)
    sheet = Signal(object)
    renamed = Signal(object, str)
    noted = Signal(object, str)
    duplicate = Signal(object)
    delete = Signal(object)
    restore = Signal(object)
    undo = Signal()
    write_text = Signal(object)
    write_picture = Signal(object)
    show_folder = Signal(object)
    new_game = Signal()
    open_file = Signal()
    low_under = 820

    def __init__(
        self,
        games: Sequence[tuple[Game, Cover]],
        stock: Stock,
        pictures: Pictures,
        *,
        game: str = "",
        person: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._games, self._stock, self._pictures = list(games), stock, pictures
        self._game, self._person = game, person
        self._words, self._kind, self._sort = "", KINDS[0], SORTS[0]
        self._file = ""
        """The name of the file of the match that is chosen."""
        self._row = 0
        """Its place: what comes after a match that was deleted is chosen then."""
        self._thrown = False
        """Whether the bin is shown."""
        self._said = Said()
        self._teller = Teller(games, stock)
        self.begin()

    def refresh(self, stock: Stock, file: str | None = None, said: str = "", *, undo: bool = False) -> None:
        """Other matches, one of them chosen, and a sentence in the bar, perhaps with a way back."""
        self._stock = stock
        self._file = self._file if file is None else file
        self._thrown = self._thrown and bool(stock.binned)
        self._said = Said(said, undo)
        self.rebuild()
        focus = QApplication.focusWidget()
        if self.isVisible() and (focus is None or not focus.isVisible()):  # the last card has gone
            ways = [way for way in self.findChildren(QWidget, "undo") if way.isVisible()]
            target = ways[0] if ways else self.first_focus()
            if target is not None:
                target.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, said)

    def say(self, said: str) -> None:
        """A sentence in the bar."""
        self.refresh(self._stock, said=said)

    def take_words(self, stock: Stock) -> None:
        """Names and notes have changed: nothing moves, and the keyboard stays where it is."""
        self._stock = self._teller.stock = stock
        self._list.rename({item.file: item for item in stock.items})

    def first_focus(self) -> QWidget | None:
        if self._list.isVisible():
            return self._list
        offered = (self.findChild(QWidget, name) for name in ("new-game", "show-all"))
        return next((button for button in offered if button is not None), self._search)

    # ---- what is shown

    def _fitting(self) -> list[Item]:
        """The matches of the game and the person, or those in the bin."""
        items = self._stock.thrown if self._thrown else self._stock.items
        return [
            item
            for item in shelf.search(items, "", "all", self._game)
            if not self._person or self._person in people_of(item)
        ]

    def _found(self) -> list[Item]:
        """Of these the ones looked for, in order."""
        kind = KINDS[0] if self._thrown else self._kind
        found = shelf.search(self._fitting(), self._words, kind, self._game)
        return found if self._thrown else shelf.arrange(found, self._sort)

    def current(self) -> Item | None:
        """The match that is chosen."""
        return self._list.current()

    # ---- building

    def build(self) -> QWidget:
        px = theme.look().px
        self._teller = Teller(self._games, self._stock)
        strip = self.tab_strip()
        inner = QWidget()
        lines = column(inner, 2 if self.low() else 6)
        wide = self.breadth() == WIDE
        side = px(33 if wide else 17)
        lines.setContentsMargins(side, px(6), side, px(6))
        self._add_head(lines, wide=wide)
        body: QBoxLayout = QHBoxLayout() if wide else QVBoxLayout()
        clear_of(body, 4)
        left = self._left = column(None, 4)
        left.addLayout(self._tools())
        self._list = ShelfList(self._teller, self._pictures, thrown=self._thrown, name=self.tr("Matches"))
        self._list.opened.connect(self._open)
        self._blank = self._nothing()
        left.addWidget(self._list, 1)
        left.addWidget(self._blank, 1)
        body.addLayout(left, 1)
        self._place = column(None, 0)
        self._details: Details | None = None
        body.addLayout(self._place)
        lines.addLayout(body, 1)
        self._list.shown.connect(self._show_details)
        self._fill()
        return self.frame(strip, inner, self._foot())

    def _add_head(self, lines: QVBoxLayout, *, wide: bool) -> None:
        games = [game for game, _ in self._games]
        owners, narrow = self._stock.people(), self.breadth() == NARROW
        self._head = RecordHead(games, self._game, owners, self._person, rows=narrow)
        self._head.game.connect(self._choose_game)
        self._head.person.connect(self._choose_person)
        self._head.view.connect(lambda index: self.charts.emit() if index == CHARTS else None)
        self._head.add_to(lines, MATCHES, len(self._fitting()), wide=wide)

    def _tools(self) -> QBoxLayout:
        px = theme.look().px
        line: QBoxLayout = row(None, 8) if self.breadth() == WIDE else column(None, 4)
        line.setContentsMargins(px(EDGE), 0, px(2 * EDGE), 0)  # in line with the cards beside their bar
        search = Field(self._words, self.tr("Search"))
        search.setObjectName("search")
        search.setPlaceholderText(self.tr("Search names, dates, notes (/)"))
        search.setClearButtonEnabled(True)
        search.setMinimumHeight(px(FORMS))
        search.textChanged.connect(self._look_for)
        self._search = search
        if self._thrown:
            line.addWidget(Heading(self.tr("The bin"), 20))
        line.addWidget(search, 1)
        if self._thrown:
            back = Button(self.tr("Back to the shelf"), "link")
            back.setObjectName("back-to-shelf")
            back.clicked.connect(lambda: self._show_bin(False))
            line.addWidget(back)
            return line
        fitting = self._fitting()
        counts = [len(shelf.search(fitting, "", kind, self._game)) for kind in KINDS]
        words = (self.tr("All %n", "", counts[0]), self.tr("Running %n", "", counts[1]))
        kinds = Segmented([*words, self.tr("Finished %n", "", counts[2])], self.tr("Which matches"))
        kinds.set_value(KINDS.index(self._kind))
        kinds.chosen.connect(self._choose_kind)
        second = row(None, 8)
        second.addWidget(kinds)
        second.addWidget(self._order())
        bin_link = Button(self.tr("The bin (%n)", "", len(self._stock.binned)), "link")
        bin_link.setObjectName("bin")
        bin_link.setEnabled(bool(self._stock.binned))
        bin_link.setAccessibleDescription("" if self._stock.binned else self.tr("Nothing lies in it."))
        bin_link.clicked.connect(lambda: self._show_bin(True))
        second.addWidget(bin_link)
        line.addLayout(second)
        return line

    def _order(self) -> Choice:
        words = (
            self.tr("Newest first"),
            self.tr("Oldest first"),
            self.tr("Longest first"),
            self.tr("Best first"),
            self.tr("By name"),
        )
        order = Choice(words, self.tr("Order"))
        order.setObjectName("order")
        order.setCurrentIndex(SORTS.index(self._sort))
        order.activated.connect(self._choose_order)
        return order

    def _nothing(self) -> Blank:
        """What stands in the place of the cards where there is none."""
        if self._words or self._kind != KINDS[0]:
            clear = Button(self.tr("Clear the search"))
            clear.clicked.connect(self._clear)
            return Blank("ui-journal", self.tr("No match is called that."), "", clear)
        if self._stock.thrown if self._thrown else self._stock.items:
            every = Button(self.tr("Show all matches"))
            every.setObjectName("show-all")
            every.clicked.connect(self._choose_all)
            return Blank("ui-journal", self.tr("No match of this choice."), "", every)
        fresh, opened = Button(self.tr("New game")), Button(self.tr("Open a file…"), "link")
        fresh.setObjectName("new-game")
        fresh.clicked.connect(self.new_game)
        opened.clicked.connect(self.open_file)
        if self._stock.binned:
            told = self.tr("What was deleted stays in the bin for 30 days.")
            thrown = Button(self.tr("Open the bin"), "link")
            thrown.setObjectName("open-bin")
            thrown.clicked.connect(lambda: self._show_bin(True))
            return Blank("ui-journal", self.tr("Nothing is left on the shelf."), told, fresh, thrown)
        told = self.tr("Every move is saved at once; matches wait here, running and finished.")
        return Blank("ui-journal", self.tr("Nothing has been started yet."), told, fresh, opened)

    def _fill(self) -> None:
        """Show what fits what is looked for."""
        found = self._found()
        self._list.setVisible(bool(found))
        self._blank.setVisible(not found)
        self._list.show_items(found, self._file, self._row)

    def _show_details(self, item: Item | None) -> None:
        if item is not None:
            self._file, self._row = item.file, self._list.currentIndex().row()
        details = Details(item, self._teller, self._pictures, thrown=self._thrown, low=self.low())
        if self.breadth() == WIDE:
            details.setFixedWidth(theme.look().px(344 if self.low() else 366))
        if item is not None:
            self._wire(details, item)
        if self._details is None:
            self._place.addWidget(details)
        else:
            self._place.replaceWidget(self._details, details)
            self._details.hide()
            self._details.deleteLater()
            details.show()
        self._details = details

    def _wire(self, details: Details, item: Item) -> None:
        details.open.connect(lambda: self._open(item))
        details.replay.connect(lambda: self.replay.emit(item))
        details.sheet.connect(lambda: self.sheet.emit(item))
        details.renamed.connect(lambda name: self.renamed.emit(item, name))
        details.noted.connect(lambda note: self.noted.emit(item, note))
        details.duplicate.connect(lambda: self.duplicate.emit(item))
        details.delete.connect(lambda: self.delete.emit(item))
        details.write_text.connect(lambda: self.write_text.emit(item))
        details.write_picture.connect(lambda: self.write_picture.emit(item))
        details.show_folder.connect(lambda: self.show_folder.emit(item))

    def _open(self, item: Item) -> None:
        (self.restore if self._thrown else self.open_match).emit(item)

    def _foot(self) -> SaidBar | None:
        if not self._said.text:
            return None
        bar = SaidBar(self._said)
        bar.undone.connect(self.undo)
        if self._said.undo:
            opened = bar.add(Button(self.tr("Open the bin")))
            opened.setObjectName("open-bin")
            opened.clicked.connect(lambda: self._show_bin(True))
        return bar

    # ---- choosing

    def _choose_game(self, key: str) -> None:
        self._game = key
        self.chosen.emit(self._game, self._person)
        self.rebuild()

    def _choose_person(self, name: str) -> None:
        self._person = name
        self.chosen.emit(self._game, self._person)
        self.rebuild()

    def _choose_all(self) -> None:
        self._person = ""
        self._choose_game("")

    def _choose_kind(self, index: int) -> None:
        if KINDS[index] != self._kind:
            self._kind = KINDS[index]
            self.rebuild()

    def _choose_order(self, index: int) -> None:
        self._sort = SORTS[index]
        self._fill()

    def _look_for(self, words: str) -> None:
        before, self._words = bool(self._words), words
        if bool(words) != before:  # another sentence where nothing is found
            blank = self._nothing()
            self._left.replaceWidget(self._blank, blank)
            self._blank.hide()
            self._blank.deleteLater()
            self._blank = blank
        self._fill()

    def _clear(self) -> None:
        self._words, self._kind = "", KINDS[0]
        self.rebuild()

    def _show_bin(self, shown: bool) -> None:
        self._thrown, self._words, self._said = shown, "", Said()
        self.rebuild()
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item, key = self.current(), event.key()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key == Qt.Key.Key_Slash:
            self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif key == Qt.Key.Key_1:
            self.charts.emit()
        elif key == Qt.Key.Key_Z and self._said.undo:
            self.undo.emit()
        elif key == Qt.Key.Key_Escape:
            self._step_back()
        elif item is None or self._thrown:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_F2 and self._details is not None and self._details.name_field is not None:
            self._details.name_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._details.name_field.selectAll()
        elif key == Qt.Key.Key_D and control:
            self.duplicate.emit(item)
        elif key == Qt.Key.Key_Delete:
            self.delete.emit(item)
        else:
            super().keyPressEvent(event)

    def _step_back(self) -> None:
        """Esc: out of the search, out of the bin, home."""
        if self._words:
            self._clear()
        elif self._thrown:
            self._show_bin(False)
        elif isinstance(self.focusWidget(), QLineEdit):
            self._list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.wanted.emit("play")
