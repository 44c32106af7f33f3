"""The table of Alba Longa as the window knows it."""

from collections.abc import Collection, Hashable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.contract import Plan, TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.table import items
from rome_desktop.app.table.beats import Beat
from rome_desktop.app.table.board_view import PanelsView
from rome_desktop.app.table.hover_card import HoverCard
from rome_desktop.app.table.layer import Layer, Wanted
from rome_desktop.app.table.layouts import Layout, unit_in
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.alba_longa import echoes, layout, reads, reasons, targets
from rome_desktop.app.views.alba_longa.boards import Boards
from rome_desktop.app.views.alba_longa.carrying import carried
from rome_desktop.app.views.alba_longa.facts import AlbaFacts
from rome_desktop.app.views.alba_longa.herald import Herald
from rome_desktop.app.views.alba_longa.hover_cards import AlbaCards
from rome_desktop.app.views.alba_longa.labels import AlbaLabels
from rome_desktop.app.views.alba_longa.layout import UPPER
from rome_desktop.app.views.alba_longa.layout import table as table_rules
from rome_desktop.app.views.alba_longa.motion import Motion
from rome_desktop.app.views.alba_longa.previews import Previews
from rome_desktop.app.views.alba_longa.shown import AlbaShown
from rome_desktop.app.views.alba_longa.sounds import SOUNDS
from rome_desktop.app.views.alba_longa.spots import KEYS, Room
from rome_desktop.app.words.alba_longa.words import AlbaWords
from rome_desktop.content.reader import Content
from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import Decision, to_move
from rome_desktop.games.alba_longa import actions
from rome_desktop.games.alba_longa.court import SendPeasants
from rome_desktop.games.alba_longa.foresight import is_idle
from rome_desktop.games.alba_longa.ids import Workplace
from rome_desktop.games.alba_longa.state import AlbaState

FRAME_Z, BOARD_Z, OPENED_Z = -20.0, 0.0, 100.0
ORDERS = {"court": 0, "market": 100, "city": 200, "season": 400}
"""Reading order: the dice come first, because they are asked about first."""
OTHERS_ORDER = 500


class AlbaView(PanelsView):
    """Court, market and weather above the own city; the other cities beside it."""

    keys = KEYS
    choosing = targets
    sounds = SOUNDS
    words: AlbaWords
    labels: AlbaLabels
    facts: AlbaFacts
    shown: AlbaShown | None
    _layout: Layout

    def __init__(self, table: TableView, content: Content, words: AlbaWords) -> None:
        super().__init__(table, content, words)
        self.labels = AlbaLabels(words.terms, self)
        self.cards = AlbaCards(words, self.labels, self)
        self.facts = AlbaFacts(words.terms, self)
        self._frames = Layer(FRAME_Z, None)
        table.table.addItem(self._frames.root)
        self.boards = Boards.on(table, self.labels, self._describe)
        self.panels = self.boards.by_key()
        self.previews = Previews(self.boards)
        self.herald = Herald(table)
        self._leftovers: list[QGraphicsItem] = []
        """What an animation leaves on the table until the next `show`."""
        self._to_farm = False
        """The die that was taken last was put on the farm."""
        self.lay_panels(lambda: self.labels.part("board"), self.panels)
        table.chosen.connect(self._remember)

    def take_away(self) -> None:
        """Leave the table as it was before."""
        self.table.chosen.disconnect(self._remember)
        self.previews.clear()
        super().take_away()
        self._clear_leftovers()

    def _items(self) -> list[QGraphicsItem]:
        regions = [panel.region for panel in self.panels.values()]
        return [*regions, self.herald.item, self._frames.root]

    # ---- size

    def _placing(self, shown: AlbaShown) -> Hashable:
        """As many strips as there are other cities; Assisi's is lower."""
        return shown.strips, shown.assisi is not None

    def _place(self, shown: AlbaShown) -> None:
        self._layout = self._laid_out(shown, self._opened)
        self.previews.clear()
        self.table.set_regions(self.panels[key].region for key in layout.keys(shown.strips))
        for key, panel in self.panels.items():
            panel.region.setVisible(self._layout.shows(key))
            panel.region.setZValue(OPENED_Z if key == self._opened else BOARD_Z)
            if key in self._layout.regions:
                panel.place(self._layout[key], unit_in(self._layout[key], layout.natural(key)))
        self.herald.place(self._herald_place(shown))

    def _laid_out(self, shown: AlbaShown, opened: str) -> Layout:
        return layout.arrange(self._size, shown.strips, opened, low_last=shown.assisi is not None)

    def _herald_place(self, shown: AlbaShown) -> QRectF:
        """Over the dice; while another panel fills the table, at its lower edge."""
        if self._opened in ("", "court"):
            return self._laid_out(shown, "")["court"]
        wide, high = self._size.width(), self._layout.unit * table_rules()["rows"]["upper"]
        return QRectF(wide * 0.2, self._size.height() - high, wide * 0.6, high)

    def _show_frames(self) -> None:
        """The panels below the boards of the upper row; the shadows below the cities."""
        look = theme.look()
        wanted: Wanted = {}
        for key in filter(self._layout.shows, self.panels):
            rect = self._layout[key]
            line = look.colour("line") if key in UPPER else look.tinted("line", 0.0)
            seen = (rect.getRect(), look.dark, look.scale, look.high_contrast)
            wanted[key] = (seen, partial(items.panel, rect, line, look.edge_width(1.0)))
        self._frames.sync(wanted)

    def _quiet(self) -> list[QRectF]:
        """Where the hover card may stand, best first: over the strips, over the weather, over monuments."""
        keys = [strip.key for strip in reversed(self.boards.strips)]
        found = [self._layout[key] for key in keys if self._layout.shows(key)]
        if self._layout.shows("city"):
            rect = self._layout["city"]
            found.append(QRectF(rect.x(), rect.y(), rect.width() * 0.4, rect.height() * 0.5))
        return found

    # ---- showing

    def _read(self, view: AlbaState, context: TableContext) -> AlbaShown:
        return reads.read(view, context)

    def _clear_leftovers(self) -> None:
        for item in self._leftovers:
            items.away(item)
        self._leftovers.clear()

    def _draw(self, shown: AlbaShown) -> None:
        self._clear_leftovers()
        self.herald.clear()
        spots = []
        for n, (key, panel) in enumerate(self.panels.items()):
            if key in self._layout.regions:
                panel.show(shown)
                spots += panel.spots(shown, ORDERS.get(key, OTHERS_ORDER + 100 * n))
        self.table.set_spots(spots)
        self._show_frames()
        for card in self.table.findChildren(HoverCard):
            card.set_quiet(self._quiet())

    # ---- choosing

    def _remember(self, option: object) -> None:
        """[AL-6.11] Where a die was put: whoever has put it on the farm has said where."""
        farm = Room(self.shown.mover, Workplace.FARM) if self.shown is not None else None
        self._to_farm = isinstance(option, actions.Take) and self.table.focus_key == farm

    def narrowed(self, decision: Decision, options: Sequence[Action]) -> Sequence[Action]:
        if not (self._to_farm and isinstance(decision, SendPeasants) and decision.farm):
            return options
        return [a for a in options if isinstance(a, actions.Send) and a.workplace == Workplace.FARM]

    def rest(self) -> Plan | None:
        """[AL-6.12] Giving up: not at the place of passing, which is harmless."""
        legal = self.shown.legal if self.shown is not None else ()
        found = next((action for action in legal if isinstance(action, actions.GiveUp)), None)
        return Plan(self.words.act(found), (found,)) if found is not None else None

    def is_idle(self, action: Action) -> bool:
        return self.shown is not None and is_idle(self.shown.view, action)

    def _meant(self, view: AlbaState, seat: int, target: SpotKey, source: SpotKey | None) -> Any:
        return reasons.meant(view, seat, target, source)

    def _carried(
        self, shown: AlbaShown, source: SpotKey | None, target: SpotKey | None, option: object
    ) -> QGraphicsItem | None:
        return carried(self.boards, shown, source, target, option) if source is not None else None

    def _preview(self, shown: AlbaShown, option: object) -> None:
        self.previews.clear()
        if option is not None:
            self.previews.show(option, shown)

    # ---- moving

    def _beats(
        self, shown: AlbaShown, events: Sequence[Event], after: AlbaState, context: TableContext
    ) -> Sequence[Beat]:
        leave = self._leftovers.append
        return Motion(self.boards, self.herald, leave, self.words, shown, context).beats(events)

    def _echoes(self, shown: AlbaShown, events: Sequence[Event]) -> Collection[SpotKey]:
        return echoes.keys(events, shown)

    # ---- facts for rail and strip

    def kind_line(self, view: AlbaState, side: int, context: TableContext) -> str:
        self.words.speak(context.language)
        return self.facts.kind_line(view, side, context.sides[side].kind)

    def turn_side(self, view: AlbaState) -> int | None:
        return to_move(view)

    def first_side(self, view: AlbaState) -> int | None:
        return view.king

    def has_secrets(self, view: AlbaState, seat: int) -> bool:
        """[AL-26.4, AL-26.9] Only while a seat chooses in secret; other decisions follow in the open."""
        return reads.is_sealed(view) and to_move(view) == seat
