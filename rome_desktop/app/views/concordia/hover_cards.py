"""The hover cards: what a place is, what an option there costs and brings, and why something cannot be."""

from collections import Counter
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from rome_desktop.app.kit import theme
from rome_desktop.app.table.board_cards import BoardCards
from rome_desktop.app.table.hover_card import CardLine, CardText
from rome_desktop.app.views.concordia import reads, reasons
from rome_desktop.app.views.concordia.foresight import card_worth, foresee
from rome_desktop.app.views.concordia.infos import ROLE_CLAUSES, ConcordiaInfos
from rome_desktop.app.views.concordia.labels import ConcordiaLabels
from rome_desktop.app.views.concordia.pieces import GODS
from rome_desktop.app.words.concordia.words import ConcordiaWords
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.concordia import actions
from rome_desktop.games.concordia.architect import coins
from rome_desktop.games.concordia.colonists import cash
from rome_desktop.games.concordia.ids import GOODS, Good
from rome_desktop.games.concordia.market import ConsulBuys, price
from rome_desktop.games.concordia.prefect import ChooseProvince
from rome_desktop.games.concordia.state import ConcordiaState


def good_icon(good: str) -> str:
    """The icon of a good in a card's line."""
    return theme.look().goods[good].icon


class ConcordiaCards(BoardCards):
    """Cards for every spot."""

    game = "concordia"
    view: ConcordiaState | None
    _labels: ConcordiaLabels
    _infos: ConcordiaInfos

    def __init__(self, words: ConcordiaWords, labels: ConcordiaLabels, parent: QObject | None = None) -> None:
        super().__init__(words, labels, parent)
        self._terms = words.terms
        self._infos = ConcordiaInfos(labels, self)

    def _refusal(self, key: str, picked: str | None) -> Refusal | None:
        return reasons.refusal(self.view, key, picked) if self.view is not None else None

    # ---- options

    def _seat(self) -> int:
        step = reads.top(self.view) if self.view is not None else None
        return step.seat if step is not None else 0

    def _option(self, action: Action, key: str) -> CardText | None:
        match action:
            case actions.Play(role=role):
                return self._titled(action, self._card_lines(role), ROLE_CLAUSES[role])
            case actions.Copy(role=role):
                lines = [
                    *self._card_lines(role),
                    CardLine("", self.tr("It counts as played by you."), "muted"),
                ]
                return self._titled(action, lines, "CO-9.1")
            case actions.Move(start=start, line=line):
                return self._move(action, start, line)
            case actions.Build(city=city):
                return self._build(action, city)
            case actions.Produce(province=province):
                return self._produce(action, province)
            case actions.Cash():
                return self._cash(action)
            case actions.Place():
                lines = self._bill(self.view.box.colonist_cost.goods if self.view is not None else ())
                return self._titled(action, [*lines, *self._gains(action)], "CO-7.1")
            case actions.Sell() | actions.Purchase():
                return self._trade(action)
            case actions.Buy(card=card):
                return self._buy(action, card)
            case actions.Pay(good=good):
                return self._titled(action, self._bill((good,)), "CO-10.2")
            case actions.Keep(goods=goods):
                return self._titled(action, self._keep(goods), "CO-14.4")
        return None

    def _titled(self, action: Action, lines: Iterable[CardLine], number: str) -> CardText:
        assert self.view is not None
        assert self.context is not None
        title = self._words.option(action, self.view, self.context)
        return self._told(title, lines, number)

    def _card_lines(self, role: str) -> list[CardLine]:
        assert self.view is not None
        assert self.context is not None
        return self._infos.role(role, self.view, self._seat())

    def _bill(self, goods: Sequence[Good], money: int = 0) -> list[CardLine]:
        """A price against what the seat has; what is missing is counted."""
        assert self.view is not None
        player = self.view.players[self._seat()]
        lines = []
        if money:
            said = self._terms.coins(money)
            if player.money >= money:
                text = self.tr("{price}, you have {stock}").format(price=said, stock=player.money)
                lines.append(CardLine("coin", text))
            else:
                short = self.tr("{price}, %n short", "", money - player.money)
                lines.append(CardLine("coin", short.format(price=said), "accent"))
        wanted = Counter(goods)
        for good in GOODS:
            if not wanted[good]:
                continue
            said, stock = self._terms.counted(good, wanted[good]), player.goods[good]
            if stock >= wanted[good]:
                text = self.tr("{price}, you have {stock}").format(price=said, stock=stock)
                lines.append(CardLine(good_icon(good), text))
            else:
                short = self.tr("{price}, %n short", "", wanted[good] - stock).format(price=said)
                lines.append(CardLine(good_icon(good), short, "accent"))
        return lines

    def _gains(self, action: Action) -> list[CardLine]:
        """Points at the end that an option adds or costs, by god."""
        assert self.view is not None
        assert self.context is not None
        if not self.context.settings.projected_scores:
            return []
        change = foresee(self.view, self._seat(), action)
        lines = []
        for god, points in change.gods.items():
            if god not in GODS:
                continue
            said = self.tr("{god} {points} at the end").format(
                god=self._terms.god(god), points=f"+{points}" if points > 0 else f"−{-points}"
            )
            lines.append(CardLine(GODS[god][0], said, "good" if points > 0 else "muted"))
        return lines

    # ---- each sort

    def _move(self, action: Action, start: str, line: str) -> CardText:
        assert self.view is not None
        tables = self.view.map
        cost, left = tables.distance[tables.line_kind[line]][start][line], reads.steps_left(self.view)
        steps = self.tr("{cost} of {left} steps").format(cost=cost, left=left)
        lines = [CardLine("colonist", steps)]
        for city in tables.ends[line]:
            if city != tables.capital and not tables.city_bit[city] & self.view.built[self._seat()]:
                goods = tables.house_goods[self.view.city_goods[city]]
                said = self.tr("opens {city}: {price}").format(
                    city=self._terms.city(city), price=self._terms.price(coins(self.view, city), goods)
                )
                lines.append(CardLine("house", said))
        assert self.context is not None
        title = self.tr("Move to {line}").format(line=self._terms.place(line))
        return self._told(title, lines, "CO-5.3")

    def _build(self, action: Action, city: str) -> CardText:
        assert self.view is not None
        tables, good = self.view.map, self.view.city_goods[city]
        place = self.tr("{province}, {sort}").format(
            province=self._terms.province(tables.province_of[city]), sort=self._terms.city_sort(good)
        )
        lines = [CardLine("", place, "muted")]
        count = len(self.view.houses[city]) + 1
        if count > 1:
            said = self.tr("house number {count} here: coins times {count}").format(count=count)
            lines.append(CardLine("house", said, "muted"))
        lines += self._bill(tables.house_goods[good], coins(self.view, city))
        title = self.tr("Build in {city}").format(city=self._terms.city(city))
        assert self.context is not None
        lines += self._gains(action)
        return self._told(title, lines, "CO-5.12")

    def _produce(self, action: Action, province: str) -> CardText:
        assert self.view is not None
        seat = self._seat()
        lines = self._infos.yields(self.view, seat, province)
        got = sum(reads.yields(self.view, seat, province)[seat].values())
        room = self.view.room(seat)
        if got > room:
            lines.append(CardLine("", self.tr("room for %n of them only", "", room), "accent"))
        number = "CO-13.1" if self.view.praefectus == seat else "CO-6.1"
        return self._titled(action, [*lines, *self._gains(action)], number)

    def _cash(self, action: Action) -> CardText:
        assert self.view is not None
        if isinstance(reads.top(self.view), ChooseProvince):
            said = self._terms.coins(reads.shown_coins(self.view))
            after = self.tr("All markers show their goods again.")
            lines = [CardLine("coin", said), CardLine("", after, "muted")]
            return self._titled(action, lines, "CO-6.4")
        lines = [CardLine("coin", self._terms.coins(cash(self.view, self._seat())))]
        return self._titled(action, lines, "CO-7.4")

    def _trade(self, action: actions.Sell | actions.Purchase) -> CardText:
        assert self.view is not None
        player, cost = self.view.players[self._seat()], self.view.map.price[action.good] * action.count
        sign = 1 if isinstance(action, actions.Sell) else -1
        money, stock = player.money, player.goods[action.good]
        lines = [
            CardLine("coin", self._from_to(money, money + sign * cost)),
            CardLine(good_icon(action.good), self._from_to(stock, stock - sign * action.count)),
        ]
        return self._titled(action, lines, "CO-8.2")

    def _from_to(self, before: int, after: int) -> str:
        return self.tr("{before} → {after}").format(before=before, after=after)

    def _buy(self, action: Action, card: str) -> CardText:
        assert self.view is not None
        view, seat = self.view, self._seat()
        surcharge = not isinstance(reads.top(view), ConsulBuys)
        goods, marks = price(view, view.display.index(card), surcharge)
        lines = [CardLine("", self._labels.card_text(card)), *self._bill(goods)]
        if marks:
            lines.append(CardLine("", self._terms.marks(marks)))
        god = view.map.god[card]
        if self.context is not None and self.context.settings.projected_scores:
            said = self.tr("{god} +{points} at the end").format(
                god=self._terms.god(god), points=card_worth(view, seat, card)
            )
            lines.append(CardLine(GODS[god][0], said, "good"))
        return self._titled(action, lines, "CO-10.1" if surcharge else "CO-11.1")

    def _keep(self, goods: Sequence[Good]) -> list[CardLine]:
        step = reads.top(self.view) if self.view is not None else None
        came = Counter(getattr(step, "goods", ()))
        came.subtract(goods)
        lost = self._terms.goods(came.elements())
        return [CardLine("", self.tr("{goods} would be lost").format(goods=lost), "muted")] if lost else []
