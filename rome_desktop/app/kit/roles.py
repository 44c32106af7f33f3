"""What a widget is to a screen reader, where Qt would guess wrong or knows no name for it.

A widget says what it is by `spoken_role`, and perhaps how deep a heading it is by `spoken_level`; buttons of
which one is chosen are radio buttons of themselves. Tables answer for their places in `table.accessible`.
"""

# Qt's stubs leave out that an interface may answer "none" where C++ has a null pointer.
# mypy: disable-error-code="override"

from typing import Any, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAttributesInterface,
    QAccessibleInterface,
    QAccessibleValueInterface,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAccessibleWidget,
    QButtonGroup,
    QCheckBox,
    QLabel,
    QRadioButton,
    QWidget,
)
from shiboken6 import Shiboken, VoidPtr

from rome_desktop.app.kit.live import Note, NoteInterface

Role = QAccessible.Role
_Cast = QAccessibleActionInterface | QAccessibleAttributesInterface | QAccessibleValueInterface
NOTHING: Final = VoidPtr(0)
"""What Qt takes for "no such interface"; of None shiboken would make a pointer to somewhere."""
_UNNAMED: Final = (QAccessible.Role.Grouping, QAccessible.Role.Pane)
"""What is passed over as long as it has no name."""
_Kind = QAccessible.InterfaceType


def address(part: QAccessibleInterface | _Cast) -> VoidPtr:
    """Where Qt finds an interface: it asks for a bare address."""
    return VoidPtr(Shiboken.getCppPointer(part)[0])


class Spoken(QAccessibleWidget):
    """A widget that is what it says it is; everything else as Qt tells it."""

    def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
        super().__init__(widget, role)
        self._widget = widget

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name and not self._widget.accessibleName():
            written = self._widget
            return written.text() if isinstance(written, QLabel | QAbstractButton) else ""
        return super().text(kind)


class _Level(QAccessibleAttributesInterface):
    """How deep a heading is."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self._widget = widget

    def attributeKeys(self) -> list[QAccessible.Attribute]:
        return [QAccessible.Attribute.Level]

    def attributeValue(self, key: QAccessible.Attribute) -> Any:
        return level_of(self._widget) if key == QAccessible.Attribute.Level else None


def level_of(widget: QWidget) -> int:
    """The level of a heading, from 1."""
    return int(getattr(widget, "spoken_level", 2))


class SpokenHeading(Spoken):
    """A title, with its level."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Heading)
        self._level = _Level(widget)
        self._address = address(self._level)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:
        return self._address if kind == _Kind.AttributesInterface else NOTHING


class SpokenChoice(Spoken):
    """A button of which one in a row is chosen: a tab, or what a radio button is."""

    def __init__(self, widget: QAbstractButton, role: QAccessible.Role) -> None:
        super().__init__(widget, role)
        self._button = widget

    def state(self) -> QAccessible.State:
        state = super().state()
        chosen = int(self._button.isChecked())
        if self.role() == QAccessible.Role.PageTab:
            state.selectable, state.selected = 1, chosen
        else:
            state.checkable, state.checked = 1, chosen
        return state

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, name: str) -> None:
        if name == QAccessibleActionInterface.pressAction():
            self._button.click()
        else:
            super().doAction(name)


class _Value(QAccessibleValueInterface):
    """The number a widget stands at: it has `spoken_value()` and takes `step_to(number)`."""

    def __init__(self, widget: Any) -> None:
        super().__init__()
        self._widget = widget

    def currentValue(self) -> float:
        return float(self._widget.spoken_value()[1])

    def setCurrentValue(self, value: Any) -> None:
        self._widget.step_to(float(value))

    def minimumValue(self) -> float:
        return float(self._widget.spoken_value()[0])

    def maximumValue(self) -> float:
        return float(self._widget.spoken_value()[2])

    def minimumStepSize(self) -> float:
        return 1.0


class SpokenValue(Spoken):
    """Something that stands at a number between two others."""

    def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
        super().__init__(widget, role)
        self._value = _Value(widget)
        self._address = address(self._value)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:
        return self._address if kind == _Kind.ValueInterface else NOTHING


def is_drawn(widget: QWidget) -> bool:
    """Whether a widget is nothing of Qt's, and holds no other: what it tells it draws itself."""
    known = next(kind for kind in type(widget).__mro__ if kind.__module__.startswith("PySide6"))
    return known is QWidget and not widget.findChild(QWidget)


def interface_of(thing: QObject) -> QAccessibleInterface | None:
    """How a widget speaks, if it is not as Qt takes it."""
    if isinstance(thing, Note):
        return NoteInterface(thing)
    if not isinstance(thing, QWidget):
        return None
    role: QAccessible.Role | None = getattr(thing, "spoken_role", None)
    if isinstance(thing, QAbstractButton):
        group: QButtonGroup | None = thing.group()
        if isinstance(thing, QRadioButton | QCheckBox) or group is None or not group.exclusive():
            return Spoken(thing, role) if role is not None else None
        return SpokenChoice(thing, role or QAccessible.Role.RadioButton)
    if role is None and thing.accessibleName() and is_drawn(thing):
        role = QAccessible.Role.StaticText
    if role is None or (role in _UNNAMED and not thing.accessibleName()):
        return None
    if role == QAccessible.Role.Heading:
        return SpokenHeading(thing)
    return (SpokenValue if hasattr(thing, "spoken_value") else Spoken)(thing, role)


# Qt deletes an interface together with its widget but leaves the Python half, which must then never be freed:
# it would delete the other half again. They are small.
kept: list[QAccessibleInterface] = []
_installed: list[bool] = []


def _factory(_name: str, thing: QObject | None) -> QAccessibleInterface | None:
    made = interface_of(thing) if thing is not None else None
    if made is not None:
        kept.append(made)
    return made


def install() -> None:
    """Let notes and widgets say what they are; a second call does nothing."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_factory)
