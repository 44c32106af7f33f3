"""What draws on the panels of this table: subject cards and a good of choice among the goods too."""

from PySide6.QtCore import QPointF

from rome_desktop.app.kit import theme
from rome_desktop.app.table import pencil
from rome_desktop.app.table.pencil import MIDDLE


class Pencil(pencil.Pencil):
    """Draws everything that a side can hold."""

    def good(self, good: str, at: QPointF, size: float, *, plate: bool = True, faint: bool = False) -> None:
        """A good, coins, influence, an artisan, cards or a good of choice, on its plate."""
        if good == "cards":
            self._cards(at, size)
        elif good == "goods_choice":
            self.disc(at, size / 2 - 0.6, theme.PLATE, "#5E4A2E", max(1.0, size * 0.045))
            self.text(at.x(), at.y() + size * 0.28, "?", size * 0.78, "#5E4A2E", 700, MIDDLE)
        else:
            super().good(good, at, size, plate=plate, faint=faint)

    def _cards(self, at: QPointF, size: float) -> None:
        """Two subject cards on a plate."""
        self.disc(at, size / 2 - 0.6, theme.PLATE, "#4A1830", max(1.0, size * 0.045))
        w, h = size * 0.4, size * 0.55
        for right, down, fill in ((0.07, -0.03, "#E7D3DC"), (-0.05, 0.02, "#7A2E4C")):
            x, y = at.x() - w / 2 + size * right, at.y() - h / 2 + size * down
            self.box(x, y, w, h, 1.2, fill, "#4A1830", size * 0.05)
