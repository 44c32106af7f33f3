"""Pieces that stand on the boards and travel over them."""

from collections.abc import Callable, Hashable

from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.table.sheet import remove

Wanted = dict[str, tuple[Hashable, Callable[[], QGraphicsItem]]]


class Layer:
    """Pieces of one sort by key; what did not change is left alone."""

    def __init__(self, depth: float, parent: QGraphicsItem) -> None:
        self.root = QGraphicsPathItem(parent)
        self.root.setZValue(depth)
        self.items: dict[str, tuple[Hashable, QGraphicsItem]] = {}

    def sync(self, wanted: Wanted) -> None:
        """Make the pieces equal to `wanted`: key to (what it looks like and where, how to make it)."""
        for key in [k for k, (made, _) in self.items.items() if k not in wanted or wanted[k][0] != made]:
            remove(self.items.pop(key)[1])
        for key, (look, make) in wanted.items():
            if key not in self.items:
                item = make()
                item.setParentItem(self.root)
                self.items[key] = (look, item)
            else:
                self.items[key][1].show()

    def get(self, key: str) -> QGraphicsItem | None:
        """The piece with this key, if it is there."""
        found = self.items.get(key)
        return found[1] if found is not None else None

    def forget(self, key: str) -> None:
        """The next `sync` makes this piece anew, because something moved it."""
        found = self.items.get(key)
        if found is not None:
            self.items[key] = (None, found[1])
