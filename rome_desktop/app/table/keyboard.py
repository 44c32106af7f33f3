"""The table by keyboard: walk what is lit, pick, place, turn, take back, open a region."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from rome_desktop.app.table.pointer import Pointer
from rome_desktop.app.table.reach import Acts, Reach
from rome_desktop.app.table.regions import Regions
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import in_direction, next_key

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
    """The keys of one table. `turn_key` and `flip_key` can be changed in the settings."""

    def __init__(
        self, reach: Reach, regions: Regions, acts: Acts, pointer: Pointer, fit: Callable[[], bool]
    ) -> None:
        self._reach, self._regions, self._acts = reach, regions, acts
        self._pointer, self._fit = pointer, fit
        self.turn_key = Key.Key_R
        self.flip_key = Key.Key_F

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; False leaves it to the page."""
        key, modifiers = event.key(), event.modifiers()
        if modifiers & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier):
            return False
        if modifiers & Qt.KeyboardModifier.AltModifier:
            if key in _ARROWS:
                return self._any_place(*_ARROWS[key])
            return self._region_by_number(digit_of(event))
        if key == Key.Key_Space and self._acts.skip(everything=event.isAutoRepeat()):
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
            return self._digit(digit) if digit else self._fit()
        return self._letter(key, bool(modifiers & Qt.KeyboardModifier.ShiftModifier))

    def entered(self, reason: Qt.FocusReason) -> None:
        """The table got the keyboard focus: coming by Tab shows where."""
        if reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._reach.by_keys = True
            lit = self._reach.lit()
            if lit:
                self._acts.set_focus(lit[0] if reason == Qt.FocusReason.TabFocusReason else lit[-1])
        self._acts.refresh()

    def walk(self, step: int, *, around: bool = False) -> bool:
        """Focus the next (1) or previous (-1) lit spot in reading order; False past the end."""
        lit = self._reach.lit()
        was_in_use, self._reach.by_keys = self._reach.by_keys, True
        if not was_in_use and self._reach.focus_key in lit:
            self._acts.set_focus(self._reach.focus_key)
            return True
        key = next_key(lit, self._reach.focus_key, step)
        if key is None and around and lit:
            key = lit[0] if step > 0 else lit[-1]
        if key is None:
            self._acts.refresh()
            return False
        self._acts.set_focus(key)
        return True

    # ---- single keys

    def _arrow(self, dx: int, dy: int) -> bool:
        lit = self._reach.lit()
        here = self._reach.index.get(self._reach.focus_key)
        if here is None or (not self._reach.by_keys and here.key in lit):
            return self.walk(1)
        self._reach.by_keys = True
        points = {}
        for key in lit:
            if key != here.key:
                centre = self._reach.index.by_key[key].scene_centre()
                points[key] = (centre.x(), centre.y())
        centre = here.scene_centre()
        self._acts.set_focus(in_direction((centre.x(), centre.y()), points, dx, dy) or here.key)
        return True

    def _do(self) -> bool:
        grammar = self._reach.grammar
        key = self._reach.focus_key
        if grammar.pending is not None and (not self._reach.by_keys or key == grammar.pending_target):
            return self._acts.confirm()
        if not self._reach.by_keys and grammar.offered:
            return self.walk(1)
        if key is None or not self._reach.can_act(key):
            return self._acts.confirm()
        return self._acts.act(key)

    def _back(self) -> bool:
        if self._pointer.dragging:
            self._pointer.drop_home()
            return True
        return self._acts.cancel() or self._regions.fit()

    def _letter(self, key: int, shift: bool) -> bool:
        if key == self.turn_key:
            return self._acts.turn(-1 if shift else 1)
        if key == self.flip_key:
            return self._acts.flip_over()
        if key in (Key.Key_Plus, Key.Key_Equal):
            return self._zoom(1)
        if key in (Key.Key_Minus, Key.Key_Underscore):
            return self._zoom(-1)
        return False

    def _digit(self, number: int) -> bool:
        """The n-th source, or the n-th lit choice when there is nothing to pick up."""
        grammar = self._reach.grammar
        sources = self._reach.index.in_order(grammar.sources())
        keys = sources if len(sources) > 1 else self._reach.lit()
        if number > len(keys):
            return False
        self._reach.by_keys = True
        key = keys[number - 1]
        self._acts.set_focus(key)
        if key in sources and len(sources) > 1:
            self._acts.take_up(key)
            return True
        return self._acts.act(key)

    def _zoom(self, direction: int) -> bool:
        spot = self._reach.index.get(self._reach.focus_key) if self._reach.by_keys else None
        region = self._regions.at(self._pointer.at) if spot is None else spot.region
        if region is None and self._regions.all:
            region = self._regions.maximised or self._regions.all[0]
        return region is not None and region.zoom_step(direction)

    def _any_place(self, dx: int, dy: int) -> bool:
        """The next place whether it can be chosen or not, or the first one of the next region."""
        groups = [keys for _, keys in self._reach.index.by_region]
        places = [key for keys in groups for key in keys]
        if dy:
            before = -1 if dy > 0 else 1
            at = next((n for n, keys in enumerate(groups) if self._reach.focus_key in keys), before)
            places = groups[(at + dy) % len(groups)] if groups else []
        return self._go(places[0] if dy and places else next_key(places, self._reach.focus_key, dx))

    def _go(self, key: SpotKey | None) -> bool:
        self._reach.by_keys = True
        if key is not None:
            self._acts.set_focus(key)
        return True

    def _region_by_number(self, number: int | None) -> bool:
        """Open a region or close it, and go to its first place; 0 is what lies in no region."""
        regions = self._regions
        for region, keys in self._reach.index.by_region:
            if number is not None and number == (region.number if region else 0):
                if region is not None and not (region is regions.maximised and regions.put_back()):
                    regions.fill_with(region)
                return self._go(keys[0])
        return False
