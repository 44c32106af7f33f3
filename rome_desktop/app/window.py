"""The window: a stack of pages, the match thread, the computer players, the settings in force."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QCloseEvent,
    QGuiApplication,
    QIcon,
    QKeySequence,
    QResizeEvent,
    QScreen,
    QShortcut,
    QShowEvent,
    QWindow,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from rome_desktop.app import language, trouble
from rome_desktop.app.kit import scaling, theme
from rome_desktop.app.kit.icons import pixmap
from rome_desktop.app.kit.widgets import Toast
from rome_desktop.app.save_words import SaveWords
from rome_desktop.app.sounds import Silence, Sound, Sounds
from rome_desktop.catalogue import game as game_of
from rome_desktop.session import settings as settings_file
from rome_desktop.session.folders import Folders, folders
from rome_desktop.session.settings import Settings

if TYPE_CHECKING:
    from rome_desktop.app.bots import BotPlayer
    from rome_desktop.app.worker import MatchThread, Opened

USUAL = QSize(1440, 900)
FRAME = QMargins(8, 40, 8, 8)
"""About what the desktop puts round a window, until it has told."""


class Window(QMainWindow):
    """Holds everything there is one of. What leads from page to page is in `Navigator`."""

    def __init__(
        self, settings: Settings, where: Folders, *, keep: bool = True, threaded: bool = True
    ) -> None:
        super().__init__()
        self._keep = keep
        self.settings = self._kept = settings
        self.folders = where
        self._own_saves = None if settings.saves_folder else where.saves
        self.may_close: Callable[[], bool] = lambda: True
        """Asked before the window closes; who answers no has told the player why."""
        self._threaded = threaded
        self._link: MatchThread | None = None
        self._bots: BotPlayer | None = None
        self.sounds = Sounds(Silence())
        self._set_volume()
        self.stack = QStackedWidget(self)
        self.stack.spoken_role = QAccessible.Role.Client  # type: ignore[attr-defined]  # no layers to hear of
        self.setCentralWidget(self.stack)
        self.toast = Toast(self)
        self.save_words = SaveWords()
        self.setWindowTitle("Quinque Ludi")
        self.setWindowIcon(QIcon(pixmap("laurel", 64, theme.look().gold)))
        for keys, act in (
            ("F11", self.toggle_full_screen),
            ("Ctrl+Q", self.close),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(act)
        self._screen: QScreen | None = None
        """The one whose changes are heard; none until the window is placed on one and shown."""
        self._placed = False
        self.setMinimumSize(scaling.COMPACT * scaling.TINIEST)
        QApplication.styleHints().colorSchemeChanged.connect(lambda _: self.restyle())
        self.restyle()

    @property
    def link(self) -> "MatchThread":
        """The match thread, begun when the first match is asked for."""
        if self._link is None:
            # late, as the computers: the first page needs none
            from rome_desktop.app.worker import MatchThread

            folders = self.folders
            results = folders.results if self._keep else None
            self._link = MatchThread(folders.content, results, threaded=self._threaded)
        return self._link

    @property
    def bots(self) -> "BotPlayer":
        """The computer players."""
        if self._bots is None:
            from rome_desktop.app.bots import BotPlayer

            self._bots = BotPlayer(self)
        return self._bots

    # ---- settings in force

    def restyle(self) -> None:
        """Theme, scale and contrast, by the settings and the room there is."""
        chosen = self.settings
        dark = chosen.theme == "dark" or (chosen.theme == "system" and theme.system_prefers_dark())
        theme.set_look(
            theme.make_look(
                dark=dark,
                scale=scaling.scale_for(self.size(), chosen.text_size),
                text=chosen.text_size / 100,
                high_contrast=chosen.high_contrast,
                reduced_motion=chosen.reduced_motion,
            )
        )
        QApplication.setCursorFlashTime(0 if chosen.reduced_motion else -1)  # no blinking, or the desktop's

    def change_settings(self, settings: Settings) -> None:
        """Put other settings in force at once, and keep them."""
        before, self.settings = self.settings, settings
        if settings.language != before.language:
            self.set_language(settings.language)
        self.restyle()
        self._set_volume()
        if (settings.sound, settings.volume) != (before.sound, before.volume):
            self.sounds.ask(Sound.COINS)  # so loud
        if settings.saves_folder != before.saves_folder:
            self.folders = replace(self.folders, saves=self._saves_folder(settings.saves_folder))
        self.keep_settings()

    def _set_volume(self) -> None:
        self.sounds.set_volume(self.settings.volume if self.settings.sound else 0)

    def _saves_folder(self, chosen: str) -> Path:
        return Path(chosen) if chosen else self._own_saves or folders().saves

    def set_language(self, code: str) -> None:
        """Redraw everything in a language ("" for that of the system)."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        language.set_language(app, code)

    def keep_settings(self) -> None:
        """Write what was changed here; a full disk is told, not fatal."""
        if not self._keep:
            return
        try:
            settings_file.store(self.settings, self.folders.settings, self._kept)
        except OSError as error:
            said = self.tr("The settings could not be kept: {reason}.")
            self.toast.say(said.format(reason=trouble.reason(error)))
        else:
            self._kept = self.settings

    # ---- pages

    def place(self) -> None:
        """Where the window stood when it was closed last, as far as there is room; at first comfortably."""
        self._placed = True
        known = self.settings.window
        if len(known) == 5 and _is_on_a_screen(QRect(*known[:4])):
            self._put(QRect(*known[:4]))
            if known[4]:
                self.setWindowState(Qt.WindowState.WindowMaximized)
            return
        self._put(QRect(self.room().topLeft(), USUAL))

    def room(self, screen: QScreen | None = None) -> QRect:
        """Where the window may lie on its screen, or on another one: what is free, less the frame."""
        handle: QWindow | None = self.windowHandle()
        told = handle.frameMargins() if handle is not None else QMargins()
        return (screen or self.screen()).availableGeometry().marginsRemoved(FRAME if told.isNull() else told)

    def fit(self) -> None:
        """No larger than the room there is, whatever has become of the screen."""
        if not self.isFullScreen() and not self.isMaximized():
            self._put(self.geometry())

    def _put(self, wanted: QRect) -> None:
        """Lie there, made smaller and moved as far as it must be to lie on one screen as a whole."""
        room = self.room(QGuiApplication.screenAt(wanted.center()) or self.screen())
        self.setMinimumSize(scaling.COMPACT.boundedTo(room.size()))
        size = wanted.size().expandedTo(self.minimumSize()).boundedTo(room.size())
        left = min(max(wanted.left(), room.left()), room.left() + room.width() - size.width())
        top = min(max(wanted.top(), room.top()), room.top() + room.height() - size.height())
        self.setGeometry(QRect(QPoint(left, top), size))

    def _watch(self, screen: QScreen) -> None:
        """Fit anew whenever the screen the window is on changes."""
        if self._screen is not None:
            self._screen.availableGeometryChanged.disconnect(self.fit)
        self._screen = screen
        screen.availableGeometryChanged.connect(self.fit)
        self.fit()

    def show_page(self, page: QWidget) -> None:
        """Bring a page to the front."""
        if self.stack.indexOf(page) < 0:
            self.stack.addWidget(page)
        held: QWidget | None = self.focusWidget()
        if held is not None and self.stack.currentWidget() is not page:
            held.clearFocus()  # or the stack would have it stop at the first button of the page, to be read
        self.stack.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def choose_file(self) -> Path | None:
        """Ask for a saved match."""
        from PySide6.QtWidgets import QFileDialog  # late: its enumerations cost start time

        kinds = self.tr("Saved matches") + " (*.ludus);;" + self.tr("All files") + " (*)"
        title = self.tr("Open a saved match")
        name, _ = QFileDialog.getOpenFileName(self, title, str(self.folders.saves), kinds)
        return Path(name) if name else None

    def title_for(self, opened: "Opened | None") -> None:
        """Name the window after the game; never after what happens in it."""
        title = "Quinque Ludi"
        if opened is not None:
            titles = game_of(opened.game).title
            title = titles.get(language.current(), titles["en"])
        self.setWindowTitle(title)

    # ---- Qt

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        handle: QWindow | None = self.windowHandle()
        if self._placed and self._screen is None and handle is not None:
            handle.screenChanged.connect(self._watch)
            self._watch(handle.screen())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.restyle()
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_close():
            event.ignore()
            return
        if not self.isFullScreen():
            frame = self.normalGeometry()
            place = (frame.x(), frame.y(), frame.width(), frame.height(), int(self.isMaximized()))
            self.settings = replace(self.settings, window=place)
        self.keep_settings()
        self.shut_down()
        super().closeEvent(event)

    def shut_down(self) -> None:
        """End helper processes and the match thread; the match is saved already."""
        self.sounds.stop()
        if self._bots is not None:
            self._bots.stop()
        if self._link is not None:
            self._link.stop()


def _is_on_a_screen(frame: QRect) -> bool:
    """Whether a window there could be seen and taken hold of: a screen may have been unplugged since."""
    title_bar = QRect(frame.topLeft(), frame.topRight()).adjusted(0, 0, 0, 40)
    return any(
        screen.availableGeometry().intersected(title_bar).width() >= 100
        for screen in QGuiApplication.screens()
    )
