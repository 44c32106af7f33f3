"""The table by keyboard: walk what is lit, pick, place, turn, take back, open a region."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import in_direction, next_key

if TYPE_CHECKING:
    from rome_desktop.app.table.table_view import TableView

Key = Qt.Key

_ARROWS: dict[int, tuple[int, int]] = {
    Key.Key_Left: (-1, 0),
    Key.Key_Right: (1, 0),
    Key.Key_Up: (0, -1),
    Key.Key_Down: (0, 1),
}


_UNSHIFTED = {
    **dict(zip("&é\"'(-è_çà", (1, 2, 3, 4, 5, 6, 7, 8, 9, 0), strict=True)),
    "§": 6,
    "!": 8,
}
"""What the digit row of French and Belgian keyboards writes without Shift."""
_ELSEWHERE = "-_'!"
"""Signs that other keyboards have on keys of their own, which may mean something else."""


def digit_of(event: QKeyEvent) -> int | None:
    """The digit a key stands for, also where digits are written with Shift only; None for other keys."""
    key, text, code = event.key(), event.text(), event.nativeScanCode()
    if Key.Key_0 <= key <= Key.Key_9:
        return key - Key.Key_0
    held = event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
    if held or text not in _UNSHIFTED:
        return None
    digit = _UNSHIFTED[text]
    first = 2 if QGuiApplication.platformName() == "windows" else 10
    if code == first + (digit - 1) % 10:  # the key's place in the row, whatever is printed on it
        return digit
    return digit if not code and text not in _ELSEWHERE else None


class Keyboard:
    """The keys of one table. `turn_key` and `flip_key` can be changed in the settings.

    `in_use` tells whether the last act came from here: only then is the focus framed.
    """

    def __init__(self, view: TableView) -> None:
        self._view = view
        self.turn_key = Key.Key_R
        self.flip_key = Key.Key_F
        self.in_use = False

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; False leaves it to the page."""
        view, key, modifiers = self._view, event.key(), event.modifiers()
        if modifiers & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier):
            return False
        if modifiers & Qt.KeyboardModifier.AltModifier:
            if key in _ARROWS:
                return self._any_place(*_ARROWS[key])
            return self._region_by_number(digit_of(event))
        if key == Key.Key_Space and self._skip(event.isAutoRepeat()):
            return True
        if key in _ARROWS:
            return self._arrow(*_ARROWS[key])
        if key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Select):
            return not event.isAutoRepeat() and self._do()
        if key in (Key.Key_Tab, Key.Key_Backtab):
            return self.walk(-1 if key == Key.Key_Backtab else 1, around=True)
        if key == Key.Key_Escape:
            return self._back()
        digit = digit_of(event)
        if digit is not None:
            return self._digit(digit) if digit else view.fit()
        return self._letter(key, bool(modifiers & Qt.KeyboardModifier.ShiftModifier))

    def entered(self, reason: Qt.FocusReason) -> None:
        """The table got the keyboard focus: coming by Tab shows where."""
        view = self._view
        if reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.in_use = True
            lit = view.index.in_order(view.grammar.lit())
            if lit:
                view.set_focus(lit[0] if reason == Qt.FocusReason.TabFocusReason else lit[-1])
        view.refresh()

    def walk(self, step: int, *, around: bool = False) -> bool:
        """Focus the next (1) or previous (-1) lit spot in reading order; False past the end."""
        view = self._view
        lit = view.index.in_order(view.grammar.lit())
        was_in_use, self.in_use = self.in_use, True
        if not was_in_use and view.focus_key in lit:
            view.set_focus(view.focus_key)
            return True
        key = next_key(lit, view.focus_key, step)
        if key is None and around and lit:
            key = lit[0] if step > 0 else lit[-1]
        if key is None:
            view.refresh()
            return False
        view.set_focus(key)
        return True

    # ---- single keys

    def _skip(self, held: bool) -> bool:
        animator = self._view.animator
        if animator is None or not animator.running:
            return False
        if held:
            animator.skip_all()
        else:
            animator.skip_current()
        return True

    def _arrow(self, dx: int, dy: int) -> bool:
        view = self._view
        lit = view.index.in_order(view.grammar.lit())
        here = view.index.get(view.focus_key)
        if here is None or (not self.in_use and here.key in lit):
            return self.walk(1)
        self.in_use = True
        points = {}
        for key in lit:
            if key != here.key:
                centre = view.index.by_key[key].scene_centre()
                points[key] = (centre.x(), centre.y())
        centre = here.scene_centre()
        view.set_focus(in_direction((centre.x(), centre.y()), points, dx, dy) or here.key)
        return True

    def _do(self) -> bool:
        view, grammar = self._view, self._view.grammar
        key = view.focus_key
        if grammar.pending is not None and (not self.in_use or key == grammar.pending_target):
            return view.confirm()
        if not self.in_use and grammar.offered:
            return self.walk(1)
        if key is None or not view.can_act(key):
            return view.confirm()
        return view.act(key)

    def _back(self) -> bool:
        view = self._view
        if view.pointer.dragging:
            view.pointer.drop_home()
            return True
        return view.cancel() or view.fit()

    def _letter(self, key: int, shift: bool) -> bool:
        view = self._view
        if key == self.turn_key:
            return view.turn(-1 if shift else 1)
        if key == self.flip_key:
            return view.flip_over()
        if key in (Key.Key_Plus, Key.Key_Equal):
            return self._zoom(1)
        if key in (Key.Key_Minus, Key.Key_Underscore):
            return self._zoom(-1)
        return False

    def _digit(self, number: int) -> bool:
        """The n-th source, or the n-th lit choice when there is nothing to pick up."""
        view, grammar = self._view, self._view.grammar
        sources = view.index.in_order(grammar.sources())
        keys = sources if len(sources) > 1 else view.index.in_order(grammar.lit())
        if number > len(keys):
            return False
        self.in_use = True
        key = keys[number - 1]
        view.set_focus(key)
        if key in sources and len(sources) > 1:
            view.take_up(key)
            return True
        return view.act(key)

    def _zoom(self, direction: int) -> bool:
        view = self._view
        spot = view.index.get(view.focus_key) if self.in_use else None
        region = view.region_at(view.pointer.at) if spot is None else spot.region
        if region is None and view.regions:
            region = view.maximised or view.regions[0]
        return region is not None and region.zoom_step(direction)

    def _any_place(self, dx: int, dy: int) -> bool:
        """The next place whether it can be chosen or not, or the first one of the next region."""
        view = self._view
        groups = [keys for _, keys in view.index.by_region]
        places = [key for keys in groups for key in keys]
        if dy:
            at = next((n for n, keys in enumerate(groups) if view.focus_key in keys), -1 if dy > 0 else 1)
            places = groups[(at + dy) % len(groups)] if groups else []
        return self._go(places[0] if dy and places else next_key(places, view.focus_key, dx))

    def _go(self, key: SpotKey | None) -> bool:
        self.in_use = True
        if key is not None:
            self._view.set_focus(key)
        return True

    def _region_by_number(self, number: int | None) -> bool:
        """Open a region or close it, and go to its first place; 0 is what lies in no region."""
        view = self._view
        for region, keys in view.index.by_region:
            if number is not None and number == (region.number if region else 0):
                if region is not None and not (region is view.maximised and view.restore_region()):
                    view.fill_with(region)
                return self._go(keys[0])
        return False
