"""Tables for screen readers: one interface per table, one child per place that answers.

Graphics items are invisible to assistive technology, so the table speaks for its spots: name, description,
state, rectangle and a press action. Call `install` once, before the first window.
"""

# Qt's stubs leave out that an interface may answer "none" where C++ has a null pointer.
# mypy: disable-error-code="override"

import weakref
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import Spot
from rome_desktop.app.table.table_view import TableView

_TEXT = QAccessible.Text


class _Sight:
    """A view seen without keeping it alive: interfaces outlive their views."""

    def __init__(self, view: TableView) -> None:
        self._ref = weakref.ref(view)

    def __call__(self) -> TableView | None:
        view = self._ref()
        return view if view is not None and isValid(view) else None


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
        view.keyboard.in_use = True
        view.set_focus(self._key)
        if name == QAccessibleActionInterface.pressAction():
            view.act(self._key)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []

    def localizedActionName(self, name: str) -> str:
        return name


class SpotInterface(QAccessibleInterface):
    """One spot, by key: it stays the same object while spots are replaced under it."""

    def __init__(self, sight: _Sight, key: SpotKey) -> None:
        super().__init__()
        self._sight, self._key = sight, key
        self._press = _Press(sight, key)

    def _spot(self) -> Spot | None:
        view = self._sight()
        return view.index.get(self._key) if view is not None else None

    def isValid(self) -> bool:
        return self._spot() is not None

    def object(self) -> QObject | None:
        return None

    def window(self) -> QWindow | None:
        return None

    def parent(self) -> QAccessibleInterface | None:
        view = self._sight()
        return QAccessible.queryAccessibleInterface(view) if view is not None else None

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

    def rect(self) -> QRect:
        view, spot = self._sight(), self._spot()
        if view is None or spot is None:
            return QRect()
        drawn = view.mapFromScene(spot.scene_rect()).boundingRect()
        return QRect(view.viewport().mapToGlobal(drawn.topLeft()), drawn.size())

    def text(self, kind: QAccessible.Text) -> str:
        spot = self._spot()
        if spot is None:
            return ""
        if kind == _TEXT.Name:
            return spot.name
        return spot.description() if kind == _TEXT.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass

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
        return self._press if kind == QAccessible.InterfaceType.ActionInterface else None


class TableInterface(QAccessibleInterface):
    """A table: its children are the spots that are lit, or answer, or hold the focus, in reading order."""

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self._sight = _Sight(view)
        self._spots: dict[SpotKey, SpotInterface] = {}
        view.state_changed.connect(self._reordered)
        view.focused.connect(self._focused)

    def keys(self) -> list[SpotKey]:
        """The keys of the children now."""
        view = self._sight()
        if view is None:
            return []
        grammar = view.grammar
        wanted = {*grammar.lit(), *grammar.pickable()}
        wanted.update(
            key for key in (grammar.picked, grammar.pending_target, view.focus_key) if key is not None
        )
        return view.index.in_order(wanted)

    def _reordered(self) -> None:
        view = self._sight()
        if view is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.ObjectReorder))

    def _focused(self, key: SpotKey | None) -> None:
        view, keys = self._sight(), self.keys()
        if view is not None and key in keys and view.hasFocus():
            event = QAccessibleEvent(view, QAccessible.Event.Focus)
            event.setChild(keys.index(key))
            QAccessible.updateAccessibility(event)

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
        return len(self.keys())

    def child(self, index: int) -> QAccessibleInterface | None:
        keys = self.keys()
        if not 0 <= index < len(keys):
            return None
        key = keys[index]
        if key not in self._spots:
            self._spots[key] = SpotInterface(self._sight, key)
        return self._spots[key]

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        view, keys = self._sight(), self.keys()
        if view is None:
            return None
        point = view.mapToScene(view.viewport().mapFromGlobal(QPoint(x, y)))
        key = view.index.at(point, set(keys))
        return self.child(keys.index(key)) if key in keys else None

    def focusChild(self) -> QAccessibleInterface | None:
        view, keys = self._sight(), self.keys()
        key = view.focus_key if view is not None else None
        return self.child(keys.index(key)) if key in keys else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        keys = self.keys()
        return next(
            (keys.index(key) for key, spot in self._spots.items() if spot is child and key in keys), -1
        )

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

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass

    def state(self) -> QAccessible.State:
        state, view = QAccessible.State(), self._sight()
        if view is None:
            state.invalid = 1
        else:
            state.focusable = 1
            state.focused = int(view.hasFocus())
        return state


# Qt deletes an interface together with its widget but leaves the Python half, which must then never be freed:
# it would delete the other half again. They are small and hold no view.
_kept: list[TableInterface] = []
_installed: list[bool] = []


def _factory(_name: str, thing: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(thing, TableView):
        return None
    for kept in reversed(_kept):
        if kept.object() is thing:
            return kept
    _kept.append(TableInterface(thing))
    return _kept[-1]


def install() -> None:
    """Let tables speak; a second call does nothing."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_factory)


def announcement(text: str, widget: QWidget, *, assertive: bool = False) -> QAccessibleAnnouncementEvent:
    """The event that has `text` read out: after what is being said, or, if assertive, at once."""
    event = QAccessibleAnnouncementEvent(widget, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if assertive else politeness.Polite)
    return event


def announce(text: str, assertive: bool = False) -> bool:
    """Have a screen reader say `text`; False if there is no window to speak for or nothing to say."""
    widget = QApplication.activeWindow() or next(
        (top for top in QApplication.topLevelWidgets() if top.isVisible()), None
    )
    if widget is None or not text:
        return False
    QAccessible.updateAccessibility(announcement(text, widget, assertive=assertive))
    return True
