"""What the places and parts of the table are called, on it and to a screen reader."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spot_words import SpotLabels
from rome_desktop.app.views.concordia import spots
from rome_desktop.app.views.concordia.cards_drawn import Face
from rome_desktop.app.views.concordia.shown import ConcordiaShown
from rome_desktop.app.words.concordia.terms import ConcordiaTerms
from rome_desktop.games.concordia.ids import HIDDEN, Good
from rome_desktop.games.concordia.state import ConcordiaState

PARTS: dict[str, Any] = {
    "board": QT_TRANSLATE_NOOP("ConcordiaLabels", "The map"),
    "sale": QT_TRANSLATE_NOOP("ConcordiaLabels", "For sale"),
    "piles": QT_TRANSLATE_NOOP("ConcordiaLabels", "On top of the piles"),
    "pile": QT_TRANSLATE_NOOP("ConcordiaLabels", "Own pile"),
    "hand": QT_TRANSLATE_NOOP("ConcordiaLabels", "Hand"),
    "coins": QT_TRANSLATE_NOOP("ConcordiaLabels", "Coins"),
    "houses": QT_TRANSLATE_NOOP("ConcordiaLabels", "Houses left"),
    "praefectus": QT_TRANSLATE_NOOP("ConcordiaLabels", "Praefectus Magnus"),
    "concordia": QT_TRANSLATE_NOOP("ConcordiaLabels", "Concordia card"),
}
TEXTS: dict[str, Any] = {
    "tribune": QT_TRANSLATE_NOOP("ConcordiaLabels", "Take all cards back. One new colonist."),
    "architect": QT_TRANSLATE_NOOP("ConcordiaLabels", "Move colonists, then build houses."),
    "prefect": QT_TRANSLATE_NOOP("ConcordiaLabels", "A province produces, or take coins."),
    "mercator": QT_TRANSLATE_NOOP("ConcordiaLabels", "3 coins. Trade two kinds of goods."),
    "mercator_5": QT_TRANSLATE_NOOP("ConcordiaLabels", "5 coins. Trade two kinds of goods."),
    "diplomat": QT_TRANSLATE_NOOP("ConcordiaLabels", "Copy another player’s top card."),
    "senator": QT_TRANSLATE_NOOP("ConcordiaLabels", "Buy up to two cards for sale."),
    "consul": QT_TRANSLATE_NOOP("ConcordiaLabels", "Buy one card, no surcharge."),
    "colonist": QT_TRANSLATE_NOOP("ConcordiaLabels", "New colonists, or coins for all."),
    "mason": QT_TRANSLATE_NOOP("ConcordiaLabels", "1 brick for each of your brick houses."),
    "farmer": QT_TRANSLATE_NOOP("ConcordiaLabels", "1 food for each of your food houses."),
    "smith": QT_TRANSLATE_NOOP("ConcordiaLabels", "1 tool for each of your tool houses."),
    "vintner": QT_TRANSLATE_NOOP("ConcordiaLabels", "1 wine for each of your wine houses."),
    "weaver": QT_TRANSLATE_NOOP("ConcordiaLabels", "1 cloth for each of your cloth houses."),
}


class ConcordiaLabels(SpotLabels):
    """Names of places and parts, for what is shown."""

    def __init__(self, terms: ConcordiaTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.terms = terms
        self._sorts: dict[type[SpotKey], Callable[[Any, ConcordiaShown], str]] = {
            spots.City: self._city,
            spots.Line: self._line,
            spots.Province: self._province,
            spots.Colonist: self._colonist,
            spots.Card: lambda key, shown: self._card(key.card),
            spots.Hand: lambda key, shown: self._card(key.card),
            spots.Top: self._top,
            spots.Slot: self._slot,
            spots.Free: lambda key, shown: self.tr("Free slot"),
            spots.Stored: self._stored,
            spots.Price: self._price,
            spots.God: lambda key, shown: self.terms.god(key.god),
            spots.Keep: lambda key, shown: self.keep(key.goods),
            spots.Houses: self._houses,
            spots.Coins: self._coins,
            spots.Pile: self._pile,
            spots.Praefectus: self._praefectus,
            spots.Stack: lambda key, shown: self.stack(shown.view.stack_height()),
        }

    def part(self, key: str) -> str:
        """The heading of a part of the table."""
        return QCoreApplication.translate("ConcordiaLabels", PARTS[key])

    def board(self) -> str:
        return self.part("board")

    def face(self, card: str) -> Face:
        """What stands on a card."""
        terms, role = self.terms, self.terms.role_of(card)
        text = QCoreApplication.translate("ConcordiaLabels", TEXTS[role])
        god = terms.god_of(card)
        return Face(role, god, terms.role(role, self.terms.language), terms.god(god), text)

    def card_text(self, card: str) -> str:
        """What a card does, in one sentence."""
        return QCoreApplication.translate("ConcordiaLabels", TEXTS[self.terms.role_of(card)])

    def role_text(self, role: str) -> str:
        """What a card of a role does, in one sentence."""
        return QCoreApplication.translate("ConcordiaLabels", TEXTS[role])

    # ---- the dock

    def store(self, name: str, own: bool) -> str:
        """The heading of the storehouse."""
        if own:
            return self.tr("{name}’s storehouse").format(name=name)
        return self.tr("{name}’s storehouse, only looking").format(name=name)

    def free(self, free: int, slots: int) -> str:
        return self.tr("%n of {slots} free", "", free).format(slots=slots)

    def prices(self) -> str:
        return self.tr("Prices")

    def houses_left(self, count: int) -> str:
        return self.tr("%n houses left", "", count)

    def keep_title(self) -> str:
        """Over the choices of what to store."""
        return self.tr("Keep one of these sets")

    def keep(self, goods: Sequence[Good]) -> str:
        return self.tr("Keep {goods}").format(goods=self.terms.goods(goods))

    # ---- the column

    def stack(self, count: int) -> str:
        return self.tr("stack %n", "", count)

    def empty_pile(self) -> str:
        return self.tr("empty")

    def sold_out(self) -> str:
        return self.tr("All cards are sold.")

    def end_note(self, view: ConcordiaState) -> str:
        """What the end of the game is near to, beside the heading of the cards."""
        if view.over:
            return self.tr("the game is over")
        if view.final >= 0:
            return self.tr("last turns")
        return self.stack(view.stack_height())

    def last_turns(self) -> str:
        return self.tr("The last turns")

    def last_turns_note(self) -> str:
        return self.tr("One more turn for each of the others")

    def last_turns_alone(self) -> str:
        return self.tr("One more turn")

    # ---- sorts of spots

    def _city(self, key: spots.City, shown: ConcordiaShown) -> str:
        terms = self.terms
        if key.city == shown.view.map.capital:
            return self.tr("{city}, the capital").format(city=terms.city(key.city))
        city, province = terms.city(key.city), terms.province(shown.view.map.province_of[key.city])
        if key.city not in shown.view.city_goods:  # the tokens are not laid out yet
            return f"{city}, {province}"
        sort = terms.city_sort(shown.view.city_goods[key.city])
        said = self.tr("{city}, {province}, {sort}").format(city=city, province=province, sort=sort)
        owners = [shown.context.name(side) for side in shown.view.houses[key.city]]
        if not owners:
            return said
        return self.tr("{city}; houses of {names}").format(city=said, names=terms.all_of(owners))

    def _line(self, key: spots.Line, shown: ConcordiaShown) -> str:
        place = self.terms.place(key.line)
        if shown.view.map.line_kind[key.line] == "ship":
            return self.tr("Sea lane {place}").format(place=place)
        return self.tr("Road {place}").format(place=place)

    def _province(self, key: spots.Province, shown: ConcordiaShown) -> str:
        good = self.terms.bare(shown.view.markers[key.province])
        name = self.terms.province(key.province)
        if shown.view.goods_up[key.province]:
            return self.tr("{province}, marker {good}").format(province=name, good=good)
        coins = self.terms.coins(shown.view.map.marker_coins[shown.view.markers[key.province]])
        return self.tr("{province}, marker turned: {coins}").format(province=name, coins=coins)

    def _colonist(self, key: spots.Colonist, shown: ConcordiaShown) -> str:
        name, place = shown.context.name(key.side), self.terms.place(key.place)
        return self.tr("{kind} of {name}, {place}").format(
            kind=self.terms.kind(key.kind), name=name, place=place
        )

    def _card(self, card: str) -> str:
        if card == HIDDEN:
            return self.tr("Face-down card")
        terms = self.terms
        return self.tr("{card}, {god}").format(
            card=terms.card(card, self.terms.language), god=terms.god(terms.god_of(card))
        )

    def _top(self, key: spots.Top, shown: ConcordiaShown) -> str:
        pile, name = shown.view.players[key.side].pile, shown.context.name(key.side)
        if not pile:
            return self.tr("{name}’s pile is empty").format(name=name)
        card = self.terms.card(pile[-1], self.terms.language)
        return self.tr("{card} on top of {name}’s pile").format(card=card, name=name)

    def _slot(self, key: spots.Slot, shown: ConcordiaShown) -> str:
        count = shown.view.players[shown.dock].goods[key.good]
        return self.tr("{good} {number} of {count}").format(
            good=self.terms.good(key.good, self.terms.language), number=key.number, count=count
        )

    def _stored(self, key: spots.Stored, shown: ConcordiaShown) -> str:
        said = self.tr("{kind}, %n waiting", "", shown.view.stored(shown.dock, key.kind))
        return said.format(kind=self.terms.kind(key.kind))

    def _price(self, key: spots.Price, shown: ConcordiaShown) -> str:
        return self.tr("Price of {good}: {coins}").format(
            good=self.terms.bare(key.good), coins=self.terms.coins(shown.view.map.price[key.good])
        )

    def _houses(self, key: spots.Houses, shown: ConcordiaShown) -> str:
        return self.houses_left(shown.view.houses_left(shown.dock))

    def _coins(self, key: spots.Coins, shown: ConcordiaShown) -> str:
        return self.terms.coins(shown.view.players[shown.dock].money)

    def _pile(self, key: spots.Pile, shown: ConcordiaShown) -> str:
        return self.tr("Own pile, %n cards", "", len(shown.view.players[shown.dock].pile))

    def _praefectus(self, key: spots.Praefectus, shown: ConcordiaShown) -> str:
        if shown.view.praefectus < 0:
            return self.part("praefectus")
        return self.tr("Praefectus Magnus, held by {name}").format(
            name=shown.context.name(shown.view.praefectus)
        )
