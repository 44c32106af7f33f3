"""What a place or a part of the table is, where nothing is chosen: the plain lines of its card."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from rome_desktop.app.table.board_cards import Lines
from rome_desktop.app.table.hover_card import CardLine
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spot_words import SpotInfos
from rome_desktop.app.views.concordia import reads, spots
from rome_desktop.app.views.concordia.foresight import card_worth, cards_of
from rome_desktop.app.views.concordia.labels import ConcordiaLabels
from rome_desktop.app.views.concordia.pieces import DEEDS, GODS, ICONS
from rome_desktop.app.views.concordia.shown import ConcordiaShown
from rome_desktop.games.concordia import scoring
from rome_desktop.games.concordia.architect import coins
from rome_desktop.games.concordia.colonists import cash
from rome_desktop.games.concordia.ids import HIDDEN, NOBODY, Deity, Kind, Role
from rome_desktop.games.concordia.market import ConsulBuys, price
from rome_desktop.games.concordia.mercator import TradeGoods
from rome_desktop.games.concordia.prefect import shown_coins
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.tribune import coins_back

ROLE_CLAUSES = {
    "tribune": "CO-4.1",
    "architect": "CO-5.1",
    "prefect": "CO-6.1",
    "diplomat": "CO-9.1",
    "mercator": "CO-8.1",
    "mercator_5": "CO-8.1",
    "senator": "CO-10.1",
    "consul": "CO-11.1",
    "colonist": "CO-7.1",
    "mason": "CO-12.1",
    "farmer": "CO-12.1",
    "smith": "CO-12.1",
    "vintner": "CO-12.1",
    "weaver": "CO-12.1",
}
GOD_CLAUSES = {
    "vesta": "CO-17.1",
    "jupiter": "CO-17.2",
    "saturnus": "CO-17.3",
    "mercurius": "CO-17.4",
    "mars": "CO-17.5",
    "minerva": "CO-17.6",
}


class ConcordiaInfos(SpotInfos):
    """Facts for every sort of spot."""

    def __init__(self, labels: ConcordiaLabels, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._labels = labels
        self._terms = labels.terms
        self._sorts: dict[type[SpotKey], Callable[[Any, ConcordiaShown], Lines]] = {
            spots.City: self._city,
            spots.Line: self._line,
            spots.Province: self._province,
            spots.Colonist: self._colonist,
            spots.Card: self._card,
            spots.Hand: self._hand,
            spots.Top: self._top,
            spots.Slot: self._good,
            spots.Price: self._good,
            spots.Free: self._free,
            spots.Stored: self._stored,
            spots.Coins: self._coins,
            spots.Houses: self._houses,
            spots.God: self._god,
            spots.Pile: self._pile,
            spots.Praefectus: lambda key, shown: (self._signs(shown.view, shown.dock)[:1], "CO-13.1"),
            spots.ConcordiaCard: lambda key, shown: (self._signs(shown.view, shown.dock)[-1:], "CO-16.1"),
            spots.Stack: self._stack,
        }

    @staticmethod
    def _asked(shown: ConcordiaShown) -> int:
        """The seat whose prices are of interest: the one that is asked, else that of the dock."""
        step = reads.top(shown.view)
        seat = step.seat if step is not None else shown.dock
        return seat if seat < shown.view.seats else 0

    # ---- the map

    def _city(self, key: spots.City, shown: ConcordiaShown) -> Lines:
        if key.city == shown.view.map.capital:
            return [CardLine("temple", self.tr("Colonists begin here. Nobody builds here."))], "CO-5.13"
        if key.city not in shown.view.city_goods:  # the tokens are not laid out yet
            return [], "CO-5.12"
        good = shown.view.city_goods[key.city]
        lines = []
        seat = self._asked(shown)
        if shown.view.map.city_bit[key.city] & shown.view.built[seat]:
            lines.append(CardLine("house", self.tr("You have a house here."), "muted"))
        else:
            bill = self._terms.price(coins(shown.view, key.city), shown.view.map.house_goods[good])
            lines.append(CardLine("house", self.tr("A house here: {price}").format(price=bill)))
        if not shown.view.map.touching[Kind.SHIP][key.city]:
            lines.append(CardLine("ship", self.tr("no sea lane"), "muted"))
        return lines, "CO-5.12"

    def _line(self, key: spots.Line, shown: ConcordiaShown) -> Lines:
        if shown.view.busy & shown.view.map.line_bit[key.line]:
            said = self.tr("A colonist stands here: others may pass, not stop.")
        elif shown.view.map.line_kind[key.line] == "ship":
            said = self.tr("A ship here opens both its cities for building.")
        else:
            said = self.tr("A walker here opens both its cities for building.")
        return [CardLine(ICONS[shown.view.map.line_kind[key.line]], said)], "CO-5.9"

    def _province(self, key: spots.Province, shown: ConcordiaShown) -> Lines:
        if not shown.view.goods_up[key.province]:
            coins_ = self._terms.coins(shown.view.map.marker_coins[shown.view.markers[key.province]])
            said = self.tr("It has produced. A Prefect may take {coins} here.").format(coins=coins_)
            return [CardLine("coin", said)], "CO-6.4"
        return self.yields(shown, self._asked(shown), key.province), "CO-6.1"

    def yields(self, shown: ConcordiaShown, seat: int, province: str) -> list[CardLine]:
        """Who would get what from a province, the seat first."""
        lines = []
        for side, goods in reads.yields(shown.view, seat, province).items():
            said = self.tr("{name} {goods}").format(
                name=shown.context.name(side), goods=self._terms.goods(reads.in_list(goods))
            )
            lines.append(
                CardLine("house" if side != seat else "wheat", said, "ink" if side == seat else "muted")
            )
        return lines

    def _colonist(self, key: spots.Colonist, shown: ConcordiaShown) -> Lines:
        if key.kind == Kind.SHIP:
            said = self.tr("Moves along sea lanes, one step for each line.")
        else:
            said = self.tr("Moves along roads, one step for each line.")
        lines = [CardLine(ICONS[key.kind], said)]
        left = reads.steps_left(shown.view)
        if left and key.side == self._asked(shown):
            lines.append(CardLine("", self.tr("%n steps left", "", left)))
        return lines, "CO-5.2"

    # ---- cards

    def role(self, role: str, view: ConcordiaState, seat: int) -> list[CardLine]:
        """What a card does, and what it would bring to a seat now."""
        lines = [CardLine(DEEDS[role][0], self._labels.role_text(role))]
        player = view.players[seat]
        if role == Role.TRIBUNE:
            count = len(player.pile) + 1
            said = self.tr("takes back %n cards", "", count)
            extra = coins_back(view, count)
            lines.append(CardLine("", said))
            if extra:
                lines.append(CardLine("coin", self._terms.coins(extra)))
        elif role == Role.ARCHITECT:
            lines.append(CardLine("colonist", self.tr("%n steps", "", view.colonists(seat))))
        elif role == Role.PREFECT:
            coins_ = shown_coins(view)
            if coins_:
                lines.append(CardLine("coin", self.tr("or {coins}").format(coins=self._terms.coins(coins_))))
        elif role == Role.COLONIST:
            coins_ = cash(view, seat)
            lines.append(CardLine("coin", self.tr("or {coins}").format(coins=self._terms.coins(coins_))))
        elif role in view.map.specialist:
            good, points = view.map.specialist[Role(role)]
            count = (view.built[seat] & view.makers[good]).bit_count()
            lines.append(CardLine("", self._terms.counted(good, count)))
            said = self.tr("{points} for each such house at the end").format(points=points)
            lines.append(CardLine("hero", said, "muted"))
        return lines

    def _worth(self, card: str, shown: ConcordiaShown) -> list[CardLine]:
        """What a card counts for."""
        god = shown.view.map.god[card]
        said = self.god_rule(god)
        lines = [CardLine(GODS[god][0], said, "muted")]
        if shown.context.settings.projected_scores:
            worth = self._terms.points(card_worth(shown.view, self._asked(shown), card))
            lines.append(CardLine("laurel", self.tr("now worth {points}").format(points=worth), "muted"))
        return lines

    def god_rule(self, god: str) -> str:
        """What a card of a god counts."""
        return {
            "vesta": self.tr("Vesta: 1 for 10 coins, goods at list price"),
            "jupiter": self.tr("Jupiter: 1 for each house outside brick cities"),
            "saturnus": self.tr("Saturnus: 1 for each province with a house"),
            "mercurius": self.tr("Mercurius: 2 for each kind of good made"),
            "mars": self.tr("Mars: 2 for each colonist on the map"),
            "minerva": self.tr("Minerva: for houses that make its good"),
        }[god]

    def _card(self, key: spots.Card, shown: ConcordiaShown) -> Lines:
        if key.card == HIDDEN:
            return [], ""
        surcharge = not isinstance(reads.top(shown.view), ConsulBuys)
        goods, marks = price(shown.view, shown.view.display.index(key.card), surcharge)
        said = [self._terms.goods(goods)] if goods else []
        if marks:
            said.append(self._terms.marks(marks))
        bill = self.tr("Price: {price}").format(price=self._terms.all_of(said))
        lines = [CardLine("", self._labels.card_text(key.card)), CardLine("", bill)]
        return [*lines, *self._worth(key.card, shown)], "CO-10.1"

    def _hand(self, key: spots.Hand, shown: ConcordiaShown) -> Lines:
        role = shown.view.map.role[key.card]
        lines = self.role(role, shown.view, self._asked(shown))
        return [*lines, *self._worth(key.card, shown)], ROLE_CLAUSES[role]

    def _top(self, key: spots.Top, shown: ConcordiaShown) -> Lines:
        pile = shown.view.players[key.side].pile
        signs = self._signs(shown.view, key.side)
        if not pile:
            return [CardLine("", self.tr("Nothing to copy for a Diplomat."), "muted"), *signs], "CO-9.2"
        role = shown.view.map.role[pile[-1]]
        if role == Role.DIPLOMAT:
            return [CardLine("", self.tr("A Diplomat is not copied."), "muted"), *signs], "CO-9.6"
        lines = [CardLine(DEEDS[role][0], self._labels.card_text(pile[-1]))]
        return [*lines, CardLine("", self.tr("A Diplomat can copy it."), "muted"), *signs], "CO-9.1"

    def _signs(self, view: ConcordiaState, side: int) -> list[CardLine]:
        """The two special cards, if the side holds them."""
        lines = []
        if view.praefectus == side:
            said = self.tr("Praefectus Magnus: the next Prefect’s bonus is two goods; then it passes on.")
            lines.append(CardLine("influence", said))
        if view.concordia == side:
            points = self._terms.points(view.box.amounts.concordia_vp)
            lines.append(CardLine("laurel", self.tr("Concordia card: {points}").format(points=points)))
        return lines

    def _pile(self, key: spots.Pile, shown: ConcordiaShown) -> Lines:
        pile = shown.view.players[shown.dock].pile
        signs = self._signs(shown.view, shown.dock)
        if not pile:
            said = self.tr("Cards played lie here until a Tribune.")
            return [CardLine("", said, "muted"), *signs], "CO-4.1"
        if shown.context.viewer is not None and shown.context.viewer != shown.dock:
            return [CardLine("", self._labels.card_text(pile[-1]))], "CO-3.1"
        names = [self._terms.card(card, shown.context.language) for card in reversed(pile)]
        said = self.tr("From the top: {cards}").format(cards=", ".join(names))
        return [CardLine("", said), *signs], "CO-4.1"

    def _stack(self, key: spots.Stack, shown: ConcordiaShown) -> Lines:
        left = self.tr("%n cards face down, deck by deck", "", shown.view.stack_height())
        if shown.view.final != NOBODY:
            return [CardLine("", left)], "CO-16.2"
        end = self.tr("Whoever buys the last card of all ends the game.")
        return [CardLine("", left), CardLine("laurel", end, "muted")], "CO-16.1"

    # ---- the dock

    def _good(self, key: spots.Slot | spots.Price, shown: ConcordiaShown) -> Lines:
        count = shown.view.players[self._asked(shown)].goods[key.good]
        said = self.tr("{coins} each, to buy, to sell and for Vesta").format(
            coins=self._terms.coins(shown.view.map.price[key.good])
        )
        lines = [CardLine("coin", said), CardLine("", self.tr("%n in store", "", count), "muted")]
        if isinstance(reads.top(shown.view), TradeGoods):
            lines += self._trade(key, shown.view)
        return lines, "CO-1.7"

    def _trade(self, key: spots.Slot | spots.Price, view: ConcordiaState) -> list[CardLine]:
        """What a hand can do here during a trade."""
        if isinstance(key, spots.Price):
            return [CardLine("", self.tr("To buy: carry it to a free slot; the third slot buys three."))]
        coins_ = self._terms.coins(key.number * view.map.price[key.good])
        said = self.tr("To sell {goods} for {coins}: carry this one to its price, or click it twice.")
        return [CardLine("", said.format(goods=self._terms.counted(key.good, key.number), coins=coins_))]

    def _free(self, key: spots.Free, shown: ConcordiaShown) -> Lines:
        said = self.tr("Each slot holds one good or one waiting colonist.")
        return [CardLine("", said)], "CO-14.1"

    def _stored(self, key: spots.Stored, shown: ConcordiaShown) -> Lines:
        said = self.tr("1 food and 1 tool bring it to the map, with a Tribune or a Colonist.")
        room = self.tr("Its slot is then free for a good.")
        return [CardLine(ICONS[key.kind], said), CardLine("", room, "muted")], "CO-14.2"

    def _coins(self, key: spots.Coins, shown: ConcordiaShown) -> Lines:
        worth = scoring.wealth(shown.view, shown.dock)
        said = self.tr("%n coins with all goods at list price", "", worth)
        return [CardLine("coin", said)], "CO-17.1"

    def _houses(self, key: spots.Houses, shown: ConcordiaShown) -> Lines:
        if shown.view.final != NOBODY:
            return [
                CardLine("house", self.tr("The end has come already: no Concordia card any more."))
            ], "CO-16.4"
        said = self.tr("Whoever builds the fifteenth ends the game and takes the Concordia card.")
        return [CardLine("house", said)], "CO-16.1"

    def _god(self, key: spots.God, shown: ConcordiaShown) -> Lines:
        seat = shown.dock
        count = cards_of(shown.view, seat)[key.god]
        lines = [CardLine(GODS[key.god][0], self.god_rule(key.god))]
        held = self.tr("%n cards", "", count)
        if key.god != Deity.MINERVA:
            value = scoring.values(shown.view, seat)[key.god]
            held = self.tr("{cards}, {points} for each").format(cards=held, points=self._terms.points(value))
        return [*lines, CardLine("", held)], GOD_CLAUSES[key.god]
