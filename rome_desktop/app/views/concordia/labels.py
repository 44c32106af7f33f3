"""What the places and parts of the table are called, on it and to a screen reader."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from rome_desktop.app.table.spots import ELSEWHERE
from rome_desktop.app.views.concordia.cards_drawn import Face
from rome_desktop.app.views.concordia.shown import ConcordiaShown
from rome_desktop.app.words.concordia.terms import ConcordiaTerms
from rome_desktop.games.concordia.ids import HIDDEN, Good, Kind
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


class ConcordiaLabels(QObject):
    """Names of places and parts, for what is shown."""

    def __init__(self, terms: ConcordiaTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.terms = terms
        self._sorts: dict[str, Callable[[str, ConcordiaShown], str]] = {
            "city": self._city,
            "line": self._line,
            "province": self._province,
            "colonist": self._colonist,
            "card": lambda rest, shown: self._card(rest),
            "hand": lambda rest, shown: self._card(rest),
            "top": self._top,
            "slot": self._slot,
            "free": lambda rest, shown: self.tr("Free slot"),
            "stored": self._stored,
            "price": self._price,
            "god": lambda rest, shown: self.terms.god(rest),
            "keep": lambda rest, shown: self.keep(rest),
            "houses": self._houses,
            "coins": self._coins,
            "pile": self._pile,
            "praefectus": self._praefectus,
            "stack": lambda rest, shown: self.stack(shown.view.stack_height()),
        }

    def name(self, key: str, shown: ConcordiaShown) -> str:
        """The name of a spot."""
        sort, _, rest = key.removeprefix(ELSEWHERE).partition(":")
        namer = self._sorts.get(sort)
        return namer(rest, shown) if namer is not None else self.part(sort)

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

    def keep(self, rest: str) -> str:
        return self.tr("Keep {goods}").format(goods=self.terms.goods(rest.split("+")))

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

    def _city(self, rest: str, shown: ConcordiaShown) -> str:
        terms = self.terms
        if rest == shown.view.map.capital:
            return self.tr("{city}, the capital").format(city=terms.city(rest))
        city, province = terms.city(rest), terms.province(shown.view.map.province_of[rest])
        if rest not in shown.view.city_goods:  # the tokens are not laid out yet
            return f"{city}, {province}"
        sort = terms.city_sort(shown.view.city_goods[rest])
        said = self.tr("{city}, {province}, {sort}").format(city=city, province=province, sort=sort)
        owners = [shown.context.name(side) for side in shown.view.houses[rest]]
        if not owners:
            return said
        return self.tr("{city}; houses of {names}").format(city=said, names=terms.all_of(owners))

    def _line(self, rest: str, shown: ConcordiaShown) -> str:
        place = self.terms.place(rest)
        if shown.view.map.line_kind[rest] == "ship":
            return self.tr("Sea lane {place}").format(place=place)
        return self.tr("Road {place}").format(place=place)

    def _province(self, rest: str, shown: ConcordiaShown) -> str:
        good = self.terms.bare(shown.view.markers[rest])
        name = self.terms.province(rest)
        if shown.view.goods_up[rest]:
            return self.tr("{province}, marker {good}").format(province=name, good=good)
        coins = self.terms.coins(shown.view.map.marker_coins[shown.view.markers[rest]])
        return self.tr("{province}, marker turned: {coins}").format(province=name, coins=coins)

    def _colonist(self, rest: str, shown: ConcordiaShown) -> str:
        side, kind, place = rest.split(":", 2)
        return self.tr("{kind} of {name}, {place}").format(
            kind=self.terms.kind(kind), name=shown.context.name(int(side)), place=self.terms.place(place)
        )

    def _card(self, rest: str) -> str:
        if rest == HIDDEN:
            return self.tr("Face-down card")
        terms = self.terms
        return self.tr("{card}, {god}").format(
            card=terms.card(rest, self.terms.language), god=terms.god(terms.god_of(rest))
        )

    def _top(self, rest: str, shown: ConcordiaShown) -> str:
        pile, name = shown.view.players[int(rest)].pile, shown.context.name(int(rest))
        if not pile:
            return self.tr("{name}’s pile is empty").format(name=name)
        card = self.terms.card(pile[-1], self.terms.language)
        return self.tr("{card} on top of {name}’s pile").format(card=card, name=name)

    def _slot(self, rest: str, shown: ConcordiaShown) -> str:
        good, _, number = rest.partition(":")
        count = shown.view.players[shown.dock].goods[Good(good)]
        return self.tr("{good} {number} of {count}").format(
            good=self.terms.good(good, self.terms.language), number=number, count=count
        )

    def _stored(self, rest: str, shown: ConcordiaShown) -> str:
        said = self.tr("{kind}, %n waiting", "", shown.view.stored(shown.dock, Kind(rest)))
        return said.format(kind=self.terms.kind(rest))

    def _price(self, rest: str, shown: ConcordiaShown) -> str:
        return self.tr("Price of {good}: {coins}").format(
            good=self.terms.bare(rest), coins=self.terms.coins(shown.view.map.price[rest])
        )

    def _houses(self, rest: str, shown: ConcordiaShown) -> str:
        return self.houses_left(shown.view.houses_left(shown.dock))

    def _coins(self, rest: str, shown: ConcordiaShown) -> str:
        return self.terms.coins(shown.view.players[shown.dock].money)

    def _pile(self, rest: str, shown: ConcordiaShown) -> str:
        return self.tr("Own pile, %n cards", "", len(shown.view.players[shown.dock].pile))

    def _praefectus(self, rest: str, shown: ConcordiaShown) -> str:
        if shown.view.praefectus < 0:
            return self.part("praefectus")
        return self.tr("Praefectus Magnus, held by {name}").format(
            name=shown.context.name(shown.view.praefectus)
        )
