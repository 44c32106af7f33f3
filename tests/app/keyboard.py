"""Where the keyboard is: what nobody could say, and what takes it away from the window."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from rome_desktop.app.kit.sheets import Sheet
from rome_desktop.app.pages.shared.page import Page
from rome_desktop.app.window import Window


def told(widget: QWidget | None) -> str:
    """A widget in words."""
    if widget is None:
        return "nothing"
    return f"{type(widget).__name__} {widget.objectName()} “{widget.accessibleName()}”"


def lost(window: Window) -> str:
    """Why nobody could say where the keyboard is; empty if something that is seen shows it."""
    focus, page = QApplication.focusWidget(), window.stack.currentWidget()
    assert page is not None
    popup = QApplication.activePopupWidget()
    if focus is None:
        return "nothing has the focus"
    if isinstance(focus, Page) or focus in (window, window.stack):
        return f"{told(focus)} does not show it"
    if not focus.isVisible() or focus.visibleRegion().isEmpty():
        return f"{told(focus)} is not seen"
    if not focus.isEnabled():
        return f"{told(focus)} is disabled"
    if popup is not None and (popup is focus or popup.isAncestorOf(focus)):
        return ""
    if not page.isAncestorOf(focus):
        return f"{told(focus)} is not on the page in front"
    sheets = [sheet for sheet in page.findChildren(Sheet) if sheet.isVisible()]
    if sheets and not any(sheet.isAncestorOf(focus) for sheet in sheets):
        return f"{told(focus)} lies under a sheet"
    return ""


class Desk(QObject):
    """Watches a desktop: nothing but the window and what it pops up ever shows there."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.strangers: list[str] = []
        self._app = QApplication.instance()
        assert self._app is not None
        self._app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            popup = watched.windowType() in (Qt.WindowType.Popup, Qt.WindowType.ToolTip)
            drawn = watched.testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
            if watched is not self._window and not popup and not drawn:
                self.strangers.append(told(watched))
        return False

    def close(self) -> None:
        assert self._app is not None
        self._app.removeEventFilter(self)
