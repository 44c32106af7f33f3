"""Which page is in front, and which ones it lies over."""

from PySide6.QtWidgets import QWidget

from rome_desktop.app.kit.widgets import retire
from rome_desktop.app.window import Window


class PageStack:
    """Throws pages away when they are left, but for the one that is kept (the table)."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self.page: QWidget | None = None
        self.kept: QWidget | None = None
        self._under: list[QWidget] = []

    @property
    def below(self) -> QWidget | None:
        """The page that `back` would bring to the front."""
        return self._under[-1] if self._under else None

    def show(self, page: QWidget) -> None:
        """A page takes the place of all before it."""
        before = [*self._under, self.page]
        self._under.clear()
        self.page = page
        self._window.show_page(page)
        for old in before:
            if old is not None and old is not page:
                self._throw_away(old)

    def lay_over(self, page: QWidget) -> None:
        """A page that leads back to the one in front now."""
        if self.page is not None:
            self._under.append(self.page)
        self.page = page
        self._window.show_page(page)

    def back(self) -> None:
        """The page below comes to the front again; there must be one."""
        over, self.page = self.page, self._under.pop()
        self._window.show_page(self.page)
        if over is not None:
            self._throw_away(over)

    def _throw_away(self, page: QWidget) -> None:
        if page is not self.kept:
            self._window.stack.removeWidget(page)
            retire(page)
