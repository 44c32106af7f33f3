"""A page that a tab leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from rome_desktop.app.pages.shared.page import Page
from rome_desktop.app.pages.shared.tabs import TabStrip

if TYPE_CHECKING:
    from rome_desktop.app.ways import Ways


class TabbedPage(Page):
    """It has the strip with the tabs; `tab` is the key of its own one."""

    tab: str
    wanted = Signal(str)
    """The key of another tab."""
    language = Signal(str)
    settings = Signal()

    def tab_strip(self) -> TabStrip:
        """The strip, with the ways from it."""
        strip = TabStrip(self.tab)
        strip.wanted.connect(self.wanted)
        strip.language.connect(self.language)
        strip.settings.connect(self.settings)
        return strip

    def lead(self, ways: Ways) -> None:
        """Let the strip lead these ways."""
        self.wanted.connect(ways.go_to)
        self.language.connect(ways.speak)
        self.settings.connect(ways.settings_page)
