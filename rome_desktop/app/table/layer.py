"""Pieces by key: what did not change between two shows is left alone."""

from collections.abc import Callable, Hashable

from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.table.still import Still

Wanted = dict[str, tuple[Hashable, Callable[[], QGraphicsItem]]]
"""Pieces by key: what each looks like, and how it is made."""


class Layer:
    """Pieces of one sort by key; what did not change is left alone."""

    def __init__(self, depth: float, parent: QGraphicsItem | None, *, kept: bool = False) -> None:
        self._kept = kept
        """Whether pieces are kept as pictures; not those whose parts come and go singly."""
        self.root = QGraphicsPathItem(parent)
        self.root.setZValue(depth)
        self.items: dict[str, tuple[Hashable, QGraphicsItem]] = {}
        self._lent: set[str] = set()
        """Those that were handed out since they were shown last: whoever had them may have hidden them."""

    def sync(self, wanted: Wanted) -> None:
        """Make the pieces equal to `wanted`: key to (what it looks like, how to make it)."""
        for key in [k for k, (made, _) in self.items.items() if k not in wanted or wanted[k][0] != made]:
            self._remove(self.items.pop(key)[1])
        for key, (look, make) in wanted.items():
            if key not in self.items:
                self._add(key, look, make())
            elif key in self._lent:
                item = self.items[key][1]
                item.show()
                item.setOpacity(1.0)
        self._lent.clear()

    def put(self, key: str, look: Hashable, item: QGraphicsItem) -> None:
        """One piece more, or another in the place of the one there."""
        self.drop(key)
        self._add(key, look, item)

    def _add(self, key: str, look: Hashable, item: QGraphicsItem) -> None:
        if self._kept:
            item = Still(item)
        item.setParentItem(self.root)
        self.items[key] = (look, item)

    def drop(self, key: str) -> None:
        """One piece less; nothing happens if it is not there."""
        found = self.items.pop(key, None)
        if found is not None:
            self._remove(found[1])

    def get(self, key: str) -> QGraphicsItem | None:
        """The piece with this key, if it is there."""
        found = self.items.get(key)
        self._lent.add(key)
        return found[1] if found is not None else None

    def forget(self, key: str) -> None:
        """The next `sync` makes this piece anew, because something moved it."""
        found = self.items.get(key)
        if found is not None:
            self.items[key] = (None, found[1])

    @staticmethod
    def _remove(item: QGraphicsItem) -> None:
        scene = item.scene()
        if scene is not None:
            scene.removeItem(item)
