"""What would come of an option: drawn while a place is pointed at, never animated."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table.items import away, rounded
from rome_desktop.app.table.lettering import text_width
from rome_desktop.app.table.pencil import MIDDLE
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.nova_roma import foresight, reads
from rome_desktop.app.views.nova_roma.boards import Boards
from rome_desktop.app.views.nova_roma.pencil import Pencil
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.engine.actions import Action
from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma.components import TRACKS
from rome_desktop.games.nova_roma.foresight import foresee

PREVIEW_Z = 500.0


class Previews:
    """The consequences of the option under the hand, on the boards."""

    def __init__(self, table: TableView, boards: Boards) -> None:
        self._table = table
        self._boards = boards
        self._items: list[QGraphicsItem] = []

    @property
    def shown(self) -> bool:
        """Whether anything is foretold."""
        return bool(self._items)

    def clear(self) -> None:
        """Nothing is pointed at."""
        for item in self._items:
            away(item)
        self._items = []

    def show(self, option: object, shown: NovaShown) -> None:
        """What `option` would lead to; nothing for options that need no picture."""
        self.clear()
        if isinstance(option, actions.Place) and shown.asked is not None:
            self._place(option, shown, shown.asked)
        elif isinstance(option, actions.PlaceEmperor):
            self._lines(option.space, shown)
        elif isinstance(option, actions.Build):
            self._build(option, shown)
        elif isinstance(option, (actions.Advance, actions.Boost)):
            self._race(option.track, shown)
        if isinstance(option, Action) and shown.asked is not None and shown.asked == shown.dock:
            self._house(option, shown, shown.asked)

    def _house(self, option: Action, shown: NovaShown, seat: int) -> None:
        """What the dock would gain and lose, as chips beside its tracks: `3 → 1`."""
        dock, view = self._boards.dock, shown.view
        for unit, delta in foresight.changes(view, seat, option).items():
            before = reads.held(view, seat, unit)
            after = before + delta
            place = dock.unit_place(unit)
            words = f"{before} → {after}"
            role = "good" if delta > 0 else "accent"

            def draw(pencil: Pencil, words: str = words, role: str = role) -> None:
                wide = text_width(words, 12.5, 700) + 12
                pencil.box(-wide / 2, -9.5, wide, 19, 9.5, "raised", role, 1.4)
                pencil.text(0, 4.5, words, 12.5, role, 700, MIDDLE)

            chip = dock.sprite(80, 24, draw)
            low = place.y() + 27 if unit in ("coins", "artisan") else place.center().y()
            chip.setPos(place.right() - 20, low)
            self._add(chip, dock.root)

    def _add(self, item: QGraphicsItem, parent: QGraphicsItem) -> None:
        item.setParentItem(parent)
        item.setZValue(PREVIEW_Z)
        self._items.append(item)

    def _lines(self, space: str, shown: NovaShown) -> None:
        """Frames round column and row."""
        forum = self._boards.forum
        row, column = map(int, space.split(","))
        heads = (shown.view.heads[column], shown.view.heads[4 + row])

        for act in heads:
            rect = forum.line_rect(shown.view, act)
            item = QGraphicsPathItem(rounded(rect))
            item.setPen(QPen(theme.look().colour("focus"), 2.4))
            self._add(item, forum.root)

    def _place(self, option: actions.Place, shown: NovaShown, seat: int) -> None:
        """The two actions of the space, and their power with the patrician there."""
        forum, view = self._boards.forum, shown.view
        row, column = map(int, option.space.split(","))
        self._lines(option.space, shown)
        found = foresee(view, option)
        for act in (view.heads[column], view.heads[4 + row]):
            power = foresight.promise(found, seat, f"power:{act}").after
            rect = forum.head(view, act)
            z = forum.cell

            def draw(pencil: Pencil, power: int = power, z: float = z) -> None:
                pencil.box(-z * 0.22, -z * 0.2, z * 0.44, z * 0.4, z * 0.09, "lit", "#5A3A00", 1.6)
                pencil.text(0, z * 0.12, str(power), z * 0.33, "#2A211B", 700, MIDDLE)

            item = forum.sprite(z * 0.6, z * 0.6, draw)
            item.setPos(rect.right() - z * 0.2, rect.y() + z * 0.2)
            self._add(item, forum.root)

    def _build(self, option: actions.Build, shown: NovaShown) -> None:
        """Gold rings round the reward tokens that a building would close; the hand shows the building."""
        city, view = self._boards.city, shown.view
        for name in foresight.closed_tokens(view, option):
            rect = city.cell(view, name)

            def ring(pencil: Pencil, z: float = rect.width()) -> None:
                pencil.disc(QPointF(), z * 0.56, None, "lit_edge", z * 0.2)
                pencil.disc(QPointF(), z * 0.56, None, "lit", z * 0.13)

            mark = city.sprite(rect.width() * 1.6, rect.width() * 1.6, ring)
            mark.setPos(rect.center())
            self._add(mark, city.root)

    def _race(self, track: str, shown: NovaShown) -> None:
        """The marker on the space it would reach."""
        if shown.asked is None or self._table.grammar.picked is not None:
            return
        hippodrome, view = self._boards.hippodrome, shown.view
        n = [str(t) for t in TRACKS].index(str(track))
        space = view.players[shown.asked].markers[n] + 1
        order = hippodrome.order(view, n, space)
        item = hippodrome.marker(shown.seat(shown.asked))
        item.setOpacity(0.6)
        item.setPos(hippodrome.marker_place(view, n, space, len(order), len(order) + 1))
        self._add(item, hippodrome.root)
