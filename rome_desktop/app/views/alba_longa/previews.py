"""What would come of the option under the hand: drawn while a place is pointed at, never animated."""

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table.items import away
from rome_desktop.app.table.lettering import text_width
from rome_desktop.app.table.pencil import MIDDLE, Pencil
from rome_desktop.app.views.alba_longa import foresight, pieces
from rome_desktop.app.views.alba_longa.boards import Boards
from rome_desktop.app.views.alba_longa.carrying import coins
from rome_desktop.app.views.alba_longa.layout import ROOM_HEAD
from rome_desktop.app.views.alba_longa.panel import Panel
from rome_desktop.app.views.alba_longa.shown import AlbaShown
from rome_desktop.app.views.alba_longa.targets import victim
from rome_desktop.games.alba_longa import actions
from rome_desktop.games.alba_longa.foresight import foresee
from rome_desktop.games.alba_longa.ids import DICE, STALLS, WORKPLACES, Workplace
from rome_desktop.games.alba_longa.placing import place
from rome_desktop.games.alba_longa.state import AlbaState

PREVIEW_Z = 500.0
GHOST = 0.55
TAG = 13.0
"""Type of a tag; smaller where it would leave the room it stands in."""
BESIDE = 5.0
"""From a tag in the head of a room to the edge of the room, clear of its frame."""
OWNED = (actions.Sell, actions.Grow, actions.Loot, actions.Improve, actions.Bless)
"""Options that change what a city owns."""
CHIPS = {"purse": "coins", "people": "population", "wheat": "wheat"}


class Previews:
    """The consequences of one option, on the panels."""

    def __init__(self, boards: Boards) -> None:
        self._boards = boards
        self._items: list[QGraphicsItem] = []

    @property
    def shown(self) -> bool:
        """Whether something is previewed."""
        return bool(self._items)

    def clear(self) -> None:
        """Nothing is meant any more."""
        for item in self._items:
            away(item)
        self._items = []

    def show(self, option: object, shown: AlbaShown) -> None:
        """Show what `option` would do."""
        self.clear()
        match option:
            case actions.Send(workplace=place, peasants=count):
                self._put(shown, str(place), count, foresee(shown.view, option).after)
            case actions.Assign(workplace=place):
                self._put(shown, str(place), 1, foresee(shown.view, option).after)
            case actions.PutCaptive(workplace=place):
                self._put(shown, str(place), 1, foresee(shown.view, option).after, captive=True)
            case actions.Take(die=die) | actions.Buy(die=die):
                self._could_send(shown, DICE.index(die))
            case actions.Pay(stall=stall):
                self._pay(shown, actions.Pay(stall), STALLS.index(stall))
            case actions.Hit(workplace=place):
                self._hit(shown, place)
            case _:
                self._owned(shown, option)

    def _owned(self, shown: AlbaShown, option: object) -> None:
        """What would be in the purse, in the granary, in the city and on the worship track."""
        city = shown.city
        if shown.asked != city.side or not isinstance(option, OWNED):
            return
        found = foresee(shown.view, option)
        for chip, what in CHIPS.items():
            kept = foresight.promise(found, city.side, what)
            if kept.before != kept.after:
                self._on_chip(shown, chip, kept.before, kept.after)
        worship = found.after.players[city.side].worship
        if worship != city.worship:
            self._worship(shown, worship)

    def _on_chip(self, shown: AlbaShown, key: str, old: int, new: int) -> None:
        panel = self._boards.city
        rect = panel.chips(shown)[key]
        self._add(panel, self._tag(f"{old} → {new}", panel), rect.center())

    def _worship(self, shown: AlbaShown, level: int) -> None:
        """The disc where it would lie."""
        panel, seat = self._boards.city, shown.seat(shown.city.side)
        cell = panel.layout.temple(shown.tracks.temple + 1)[max(0, level)]
        size = min(28.0, cell.height() * 0.8)
        item = panel.sprite(size + 8, size + 8, lambda pencil: pencil.emblem(seat, QPointF(), size))
        item.setOpacity(GHOST)
        self._add(panel, item, cell.center())

    def _hit(self, shown: AlbaShown, place: Workplace) -> None:
        """What would be left in the room of the victim."""
        side = victim(shown.view)
        room = str(place)
        kept = foresight.promise(foresee(shown.view, actions.Hit(place)), side, f"worth:{room}")
        words = f"{kept.before} → {kept.after}"
        strip = self._boards.strip_of(shown, side)
        if strip is not None:
            rect = strip.layout.rooms[room]
            self._add(strip, self._tag(words, strip), QPointF(rect.center().x(), rect.bottom() - 12))

    def _could_send(self, shown: AlbaShown, number: int) -> None:
        """How many peasants the die would send, faintly."""
        city, room = shown.city, WORKPLACES[number]
        count = min(shown.court.dice[number].value, city.idle)
        if count:
            after = shown.view.clone()
            place(after, after.players[city.side], room, count)
            self._put(shown, str(room), count, after, faint=True)

    def _add(self, panel: Panel, item: QGraphicsItem, at: QPointF) -> None:
        root = QGraphicsPathItem(panel.root)
        item.setParentItem(root)
        root.setPos(at)
        root.setZValue(PREVIEW_Z)
        self._items.append(root)

    def _put(
        self,
        shown: AlbaShown,
        room: str,
        count: int,
        after: AlbaState,
        *,
        captive: bool = False,
        faint: bool = False,
    ) -> None:
        """Peasants at their new places, and what the room will do with them."""
        city, panel = shown.city, self._boards.city
        if shown.asked != city.side:
            return
        seat, people = shown.seat(city.side), panel.people(shown)
        most = max(count, shown.more.get(room, 0))
        ahead = people.following(room, city, most)[:count]
        for figure in ahead:
            size = figure.size

            def draw(pencil: Pencil, size: float = size) -> None:
                pieces.peasant(pencil, seat, 0, 0, size, captive=captive)

            item = panel.sprite(size + 12, size + 12, draw)
            item.setOpacity(GHOST if faint else 1.0)
            self._add(panel, item, figure.at)
        words = panel.labels.outcome(room, after, city.side)
        if words and ahead:
            rect = panel.layout.rooms[room]
            most_wide = rect.width() - 2 * BESIDE
            size = min(TAG, TAG * (most_wide - 18) / text_width(words, TAG, 700))
            wide = text_width(words, size, 700) + 18
            at = QPointF(rect.right() - wide / 2 - BESIDE, rect.y() + ROOM_HEAD / 2)
            self._add(panel, self._tag(words, panel, size), at)

    def _pay(self, shown: AlbaShown, option: actions.Pay, number: int) -> None:
        """Coins on the stall."""
        kept = foresight.promise(foresee(shown.view, option), shown.city.side, f"stall:{number}")
        panel = self._boards.market
        rect = panel.stall(number, len(shown.stalls))
        self._add(
            panel,
            coins(kept.after - kept.before, panel.unit),
            QPointF(rect.center().x(), rect.bottom() - 14),
        )
        words = f"{kept.before} → {kept.after}"
        self._add(panel, self._tag(words, panel), QPointF(rect.center().x(), rect.bottom() + 11))

    @staticmethod
    def _tag(words: str, panel: Panel, size: float = TAG) -> QGraphicsItem:
        wide = text_width(words, size, 700) + 18

        def draw(pencil: Pencil) -> None:
            look = theme.look()
            pencil.box(-wide / 2, -11, wide, 22, 11, "raised", look.colour("focus"), 1.6)
            pencil.text(0, 4.6, words, size, "ink", 700, MIDDLE)

        return panel.sprite(wide + 6, 28, draw)
