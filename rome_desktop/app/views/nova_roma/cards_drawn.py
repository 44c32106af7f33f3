"""Subject cards, face up and face down, drawn wherever they lie."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from rome_desktop.app.views.nova_roma import tiles
from rome_desktop.app.views.nova_roma.labels import NovaLabels
from rome_desktop.app.views.nova_roma.pencil import Pencil
from rome_desktop.games.nova_roma.components import HIDDEN_CARD


def draw_card(pencil: Pencil, rect: QRectF, number: int, labels: NovaLabels, *, used: bool = False) -> None:
    """A subject card in a rectangle; its back where nobody here may see it."""
    if number == HIDDEN_CARD:
        _draw_back(pencil, rect)
        return
    card = labels.terms.card_of(number)
    title = labels.terms.named(card.title)
    tiles.subject(
        pencil,
        rect.x(),
        rect.y(),
        rect.width(),
        rect.height(),
        card.name,
        title,
        card.category,
        card.trigger,
        effect_of(card.effect.kind, card.effect.per or card.effect.what, card.effect.gain, card.effect.vp),
        labels.terms.card_effect(number),
        used=used,
    )


def effect_of(kind: str, per: str, gain: dict[str, int] | None, points: int) -> tuple[str, str]:
    """What a subject card's right half shows."""
    if kind == "power":
        return "power", ""
    if kind == "pay_coin_place_artisan":
        return "artisan", "paid"
    if kind == "waive_artisan_cost":
        return "artisan", ""
    if kind in ("gain", "animal_tiles_open"):
        return next(iter(gain or {"coins": 1})), ""
    nouns = {
        "estate_tiles": "house",
        "row_cards": "cards",
        "hippodrome_spaces": "chariot",
        "building_contracts": "hammer",
        "maritime_contracts": "ship",
        "animal_tiles": "bull",
    }
    return nouns.get(per, per), str(points or 1)


def _draw_back(pencil: Pencil, rect: QRectF) -> None:
    """The back of a card."""
    pencil.shadow(rect.x(), rect.y(), rect.width(), rect.height(), 5, 0.4)
    pencil.plate(rect, "#7A2E4C", "#2E0E1A", 1.2, radius=5)
    inner = QColor("#F3D27A")
    inner.setAlphaF(0.5)
    pencil.box(rect.x() + 5, rect.y() + 5, rect.width() - 10, rect.height() - 10, 4, None, inner)
    pencil.icon("patrician", rect.center(), 30, "#F3D27A", "#7A2E4C")
