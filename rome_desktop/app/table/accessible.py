"""Tables for screen readers: a table has groups, one for each region, and a group its places.

Graphics items are invisible to assistive technology, so the table speaks for its spots: name, description,
state, rectangle and a press action. Every place is there, not only those that can be chosen. Call `install`
before the first table.
"""

# Qt's stubs leave out that an interface may answer "none" where C++ has a null pointer.
# mypy: disable-error-code="override"

import weakref
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from shiboken6 import isValid

from rome_desktop.app.kit import roles
from rome_desktop.app.kit.roles import NOTHING, address, kept
from rome_desktop.app.kit.spoken import listed
from rome_desktop.app.table.board_region import BoardRegion
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import Spot
from rome_desktop.app.table.table_view import TableView

_TEXT = QAccessible.Text
_TOLD: Final = {
    _TEXT.Name: QAccessible.Event.NameChanged,
    _TEXT.Description: QAccessible.Event.DescriptionChanged,
}
"""What is told of a place, and what says that it is otherwise now."""


class _Sight:
    """A view seen without keeping it alive: interfaces outlive their views."""

    def __init__(self, view: TableView) -> None:
        self._ref = weakref.ref(view)

    def __call__(self) -> TableView | None:
        view = self._ref()
        return view if view is not None and isValid(view) else None


def title_of(region: BoardRegion | None) -> str:
    """What a region of a table is called, and what lies in none."""
    return (
        region.title if region else QCoreApplication.translate("Table", "In hand, on your board, in supply")
    )


class _Press(QAccessibleActionInterface):
    """The default action of a spot: what Enter does on it."""

    def __init__(self, sight: _Sight, key: SpotKey) -> None:
        super().__init__()
        self._sight, self._key = sight, key

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, name: str) -> None:
        view = self._sight()
        if view is None or self._key not in view.index:
            return
        view.reach.by_keys = True
        view.set_focus(self._key)
        if name == QAccessibleActionInterface.pressAction():
            view.act(self._key)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []

    def localizedActionName(self, name: str) -> str:
        return name


class _Part(QAccessibleInterface):
    """What every part of a table answers alike."""

    def __init__(self, sight: _Sight) -> None:
        super().__init__()
        self._sight = sight

    def object(self) -> QObject | None:
        return None

    def window(self) -> QWindow | None:
        return None

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        point = QPoint(x, y)
        parts = (self.child(n) for n in range(self.childCount()))
        return next((part for part in parts if part is not None and part.rect().contains(point)), None)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((n for n in range(self.childCount()) if self.child(n) is child), -1)

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass

    def _global(self, spots: list[Spot]) -> QRect:
        """The rectangle round spots, on the screen."""
        view, whole = self._sight(), QRect()
        if view is None:
            return whole
        for spot in spots:
            whole = whole.united(view.mapFromScene(spot.scene_rect()).boundingRect())
        return QRect(view.viewport().mapToGlobal(whole.topLeft()), whole.size()) if spots else whole


class SpotInterface(_Part):
    """One spot, by key: it stays the same object while spots are replaced under it."""

    def __init__(self, sight: _Sight, key: SpotKey, tree: "_Tree") -> None:
        super().__init__(sight)
        self._key, self._tree = key, tree
        self._press = _Press(sight, key)
        self._pressed = address(self._press)
        self._given: dict[QAccessible.Text, str] = {}

    def _spot(self) -> Spot | None:
        view = self._sight()
        return view.index.get(self._key) if view is not None else None

    def isValid(self) -> bool:
        return self._spot() is not None

    def parent(self) -> QAccessibleInterface | None:
        return self._tree.group_of(self._key)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

    def rect(self) -> QRect:
        spot = self._spot()
        return self._global([spot]) if spot is not None else QRect()

    def text(self, kind: QAccessible.Text) -> str:
        words = self._words(kind)
        if kind in _TOLD:
            self._given[kind] = words
        return words

    def tell(self) -> None:
        """Who was given other words than are true now must ask again: readers keep what they once read."""
        for kind, event in _TOLD.items():
            words = self._words(kind)
            if self._given.get(kind, words) != words:
                self._given[kind] = words
                QAccessible.updateAccessibility(QAccessibleEvent(self, event))

    def _words(self, kind: QAccessible.Text) -> str:
        view, spot = self._sight(), self._spot()
        if view is None or spot is None:
            return ""
        if kind == _TEXT.Name:
            return spot.name
        if kind != _TEXT.Description:
            return ""
        can = (
            QCoreApplication.translate("Table", "can be chosen now") if view.reach.can_act(self._key) else ""
        )
        return listed(part for part in (can, spot.description()) if part)

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        view = self._sight()
        if view is None or self._spot() is None:
            state.invalid = 1
            return state
        grammar = view.grammar
        state.focusable = state.selectable = 1
        state.focused = int(view.focus_key == self._key and view.hasFocus())
        state.selected = int(self._key in (grammar.picked, grammar.pending_target))
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        return self._pressed if kind == QAccessible.InterfaceType.ActionInterface else NOTHING


class GroupInterface(_Part):
    """One region of a table, by its place among them."""

    def __init__(self, sight: _Sight, number: int, tree: "_Tree") -> None:
        super().__init__(sight)
        self._number, self._tree = number, tree

    def _keys(self) -> list[SpotKey]:
        groups = self._tree.groups()
        return groups[self._number][1] if self._number < len(groups) else []

    def isValid(self) -> bool:
        return bool(self._keys())

    def parent(self) -> QAccessibleInterface | None:
        view = self._sight()
        return QAccessible.queryAccessibleInterface(view) if view is not None else None

    def childCount(self) -> int:
        return len(self._keys())

    def child(self, index: int) -> QAccessibleInterface | None:
        keys = self._keys()
        return self._tree.spot(keys[index]) if 0 <= index < len(keys) else None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Grouping

    def rect(self) -> QRect:
        view = self._sight()
        return self._global([view.index.by_key[key] for key in self._keys()]) if view is not None else QRect()

    def text(self, kind: QAccessible.Text) -> str:
        groups = self._tree.groups()
        return groups[self._number][0] if kind == _TEXT.Name and self._number < len(groups) else ""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.invalid = int(not self._keys())
        return state


class _Tree:
    """The parts of one table; each stays the same object as long as the program runs."""

    def __init__(self, view: TableView) -> None:
        self.sight = _Sight(view)
        self._spots: dict[SpotKey, SpotInterface] = {}
        self._groups: list[GroupInterface] = []
        self._told: list[SpotKey] = []
        self._due = False
        view.state_changed.connect(self._changed)
        view.focused.connect(self._focused)

    def groups(self) -> list[tuple[str, list[SpotKey]]]:
        """The name and the spots of each region that has any."""
        view = self.sight()
        found = view.index.by_region if view is not None else []
        return [(title_of(region), keys) for region, keys in found]

    def group_of(self, key: SpotKey) -> GroupInterface | None:
        """The interface of the region in which a spot is."""
        found = (n for n, (_, keys) in enumerate(self.groups()) if key in keys)
        number = next(found, None)
        return self.group(number) if number is not None else None

    def spot(self, key: SpotKey) -> SpotInterface:
        """The interface of a spot."""
        if key not in self._spots:
            self._spots[key] = SpotInterface(self.sight, key, self)
        return self._spots[key]

    def group(self, number: int) -> GroupInterface:
        """The interface of a region."""
        while len(self._groups) <= number:
            self._groups.append(GroupInterface(self.sight, len(self._groups), self))
        return self._groups[number]

    def _changed(self) -> None:
        """Other places: who keeps a copy of the tree must ask again."""
        view = self.sight()
        if view is None or not QAccessible.isActive():
            return
        if not self._due:
            self._due = True
            QTimer.singleShot(0, view, self._tell_words)
        keys = list(view.index.by_key)
        if keys != self._told:
            self._told = keys
            QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.ObjectReorder))

    def _tell_words(self) -> None:
        """Once for all that has just changed."""
        self._due = False
        for spot in list(self._spots.values()):
            if spot.isValid():
                spot.tell()

    def _focused(self, key: SpotKey | None) -> None:
        view = self.sight()
        if (
            view is not None
            and key is not None
            and key in view.index
            and view.hasFocus()
            and QAccessible.isActive()
        ):
            self._tell_words()  # before: of what is in focus a reader says each change aloud
            event = QAccessibleEvent(self.spot(key), QAccessible.Event.Focus)
            QAccessible.updateAccessibility(event)


class TableInterface(_Part):
    """A table: its children are its regions in reading order."""

    def __init__(self, tree: _Tree) -> None:
        super().__init__(tree.sight)
        self._tree = tree

    def isValid(self) -> bool:
        return self._sight() is not None

    def object(self) -> QObject | None:
        return self._sight()

    def window(self) -> QWindow | None:
        view = self._sight()
        return view.window().windowHandle() if view is not None else None

    def parent(self) -> QAccessibleInterface | None:
        view = self._sight()
        above = view.parentWidget() if view is not None else None
        return QAccessible.queryAccessibleInterface(above) if above is not None else None

    def childCount(self) -> int:
        return len(self._tree.groups())

    def child(self, index: int) -> QAccessibleInterface | None:
        return self._tree.group(index) if 0 <= index < self.childCount() else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        view = self._sight()
        if view is None:
            return None
        point = view.mapToScene(view.viewport().mapFromGlobal(QPoint(x, y)))
        key = view.index.at(point, view.grammar.lit())
        return self._tree.spot(key) if key is not None else None

    def focusChild(self) -> QAccessibleInterface | None:
        view = self._sight()
        key = view.focus_key if view is not None else None
        if view is None or key is None or key not in view.index:
            return None
        return self._tree.spot(key)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Pane

    def rect(self) -> QRect:
        view = self._sight()
        return QRect(view.mapToGlobal(QPoint(0, 0)), view.size()) if view is not None else QRect()

    def text(self, kind: QAccessible.Text) -> str:
        view = self._sight()
        if view is None:
            return ""
        if kind == _TEXT.Name:
            return view.accessibleName()
        return view.accessibleDescription() if kind == _TEXT.Description else ""

    def state(self) -> QAccessible.State:
        state, view = QAccessible.State(), self._sight()
        if view is None:
            state.invalid = 1
        else:
            state.focusable = 1
            state.focused = int(view.hasFocus())
        return state


_trees: weakref.WeakKeyDictionary[TableView, _Tree] = weakref.WeakKeyDictionary()
_installed: list[bool] = []


def _factory(_name: str, thing: QObject | None) -> QAccessibleInterface | None:
    """A new interface each time Qt asks.

    It asks again after somebody new listened to the view, for that changes what Qt takes for its type; with
    the view it deletes whatever it was given, once for each time it asked.
    """
    if not isinstance(thing, TableView):
        return None
    if thing not in _trees:
        _trees[thing] = _Tree(thing)
    kept.append(TableInterface(_trees[thing]))  # as those of other widgets; they hold no view
    return kept[-1]


def install() -> None:
    """Let tables speak, and whatever else does; a second call does nothing."""
    roles.install()
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_factory)
