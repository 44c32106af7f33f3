"""The hover cards: what a place is, what an option there costs and brings, and why something cannot be."""

from collections import Counter
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from rome_desktop.app.kit import theme
from rome_desktop.app.table.board_cards import BoardCards
from rome_desktop.app.table.hover_card import CardLine, CardText
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.concordia import reads, reasons
from rome_desktop.app.views.concordia.foresight import card_worth, foresee
from rome_desktop.app.views.concordia.infos import ROLE_CLAUSES, ConcordiaInfos
from rome_desktop.app.views.concordia.labels import ConcordiaLabels
from rome_desktop.app.views.concordia.pieces import GODS
from rome_desktop.app.views.concordia.shown import ConcordiaShown
from rome_desktop.app.words.concordia.words import ConcordiaWords
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.concordia import actions
from rome_desktop.games.concordia.architect import coins
from rome_desktop.games.concordia.colonists import cash
from rome_desktop.games.concordia.ids import GOODS, Good
from rome_desktop.games.concordia.market import ConsulBuys, price
from rome_desktop.games.concordia.prefect import ChooseProvince, shown_coins


def good_icon(good: str) -> str:
    """The icon of a good in a card's line."""
    return theme.look().goods[good].icon


class ConcordiaCards(BoardCards):
    """Cards for every spot."""

    game = "concordia"
    _labels: ConcordiaLabels
    _infos: ConcordiaInfos

    def __init__(self, words: ConcordiaWords, labels: ConcordiaLabels, parent: QObject | None = None) -> None:
        super().__init__(words, labels, parent)
        self._terms = words.terms
        self._infos = ConcordiaInfos(labels, self)

    def _refusal(self, shown: ConcordiaShown, key: SpotKey, picked: SpotKey | None) -> Refusal | None:
        return reasons.refusal(shown.view, key, picked)

    # ---- options

    def _seat(self, shown: ConcordiaShown) -> int:
        step = reads.top(shown.view)
        return step.seat if step is not None else 0

    def _option(self, shown: ConcordiaShown, action: Action, key: SpotKey) -> CardText | None:
        match action:
            case actions.Play(role=role):
                return self._titled(shown, action, self._card_lines(shown, role), ROLE_CLAUSES[role])
            case actions.Copy(role=role):
                lines = [
                    *self._card_lines(shown, role),
                    CardLine("", self.tr("It counts as played by you."), "muted"),
                ]
                return self._titled(shown, action, lines, "CO-9.1")
            case actions.Move(start=start, line=line):
                return self._move(shown, action, start, line)
            case actions.Build(city=city):
                return self._build(shown, action, city)
            case actions.Produce(province=province):
                return self._produce(shown, action, province)
            case actions.Cash():
                return self._cash(shown, action)
            case actions.Place():
                lines = self._bill(shown, shown.view.box.colonist_cost.goods)
                return self._titled(shown, action, [*lines, *self._gains(shown, action)], "CO-7.1")
            case actions.Sell() | actions.Purchase():
                return self._trade(shown, action)
            case actions.Buy(card=card):
                return self._buy(shown, action, card)
            case actions.Pay(good=good):
                return self._titled(shown, action, self._bill(shown, (good,)), "CO-10.2")
            case actions.Keep(goods=goods):
                return self._titled(shown, action, self._keep(shown, goods), "CO-14.4")
        return None

    def _titled(
        self, shown: ConcordiaShown, action: Action, lines: Iterable[CardLine], number: str
    ) -> CardText:
        title = self._words.option(action, shown.view, shown.context)
        return self._told(shown, title, lines, number)

    def _card_lines(self, shown: ConcordiaShown, role: str) -> list[CardLine]:
        return self._infos.role(role, shown.view, self._seat(shown))

    def _bill(self, shown: ConcordiaShown, goods: Sequence[Good], money: int = 0) -> list[CardLine]:
        """A price against what the seat has; what is missing is counted."""
        player = shown.view.players[self._seat(shown)]
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

    def _gains(self, shown: ConcordiaShown, action: Action) -> list[CardLine]:
        """Points at the end that an option adds or costs, by god."""
        if not shown.context.settings.projected_scores:
            return []
        change = foresee(shown.view, self._seat(shown), action)
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

    def _move(self, shown: ConcordiaShown, action: Action, start: str, line: str) -> CardText:
        tables = shown.view.map
        cost, left = tables.distance[tables.line_kind[line]][start][line], reads.steps_left(shown.view)
        steps = self.tr("{cost} of {left} steps").format(cost=cost, left=left)
        lines = [CardLine("colonist", steps)]
        for city in tables.ends[line]:
            if city != tables.capital and not tables.city_bit[city] & shown.view.built[self._seat(shown)]:
                goods = tables.house_goods[shown.view.city_goods[city]]
                said = self.tr("opens {city}: {price}").format(
                    city=self._terms.city(city), price=self._terms.price(coins(shown.view, city), goods)
                )
                lines.append(CardLine("house", said))
        title = self.tr("Move to {line}").format(line=self._terms.place(line))
        return self._told(shown, title, lines, "CO-5.3")

    def _build(self, shown: ConcordiaShown, action: Action, city: str) -> CardText:
        tables, good = shown.view.map, shown.view.city_goods[city]
        place = self.tr("{province}, {sort}").format(
            province=self._terms.province(tables.province_of[city]), sort=self._terms.city_sort(good)
        )
        lines = [CardLine("", place, "muted")]
        count = len(shown.view.houses[city]) + 1
        if count > 1:
            said = self.tr("house number {count} here: coins times {count}").format(count=count)
            lines.append(CardLine("house", said, "muted"))
        lines += self._bill(shown, tables.house_goods[good], coins(shown.view, city))
        title = self.tr("Build in {city}").format(city=self._terms.city(city))
        lines += self._gains(shown, action)
        return self._told(shown, title, lines, "CO-5.12")

    def _produce(self, shown: ConcordiaShown, action: Action, province: str) -> CardText:
        seat = self._seat(shown)
        lines = self._infos.yields(shown, seat, province)
        got = sum(reads.yields(shown.view, seat, province)[seat].values())
        room = shown.view.room(seat)
        if got > room:
            lines.append(CardLine("", self.tr("room for %n of them only", "", room), "accent"))
        number = "CO-13.1" if shown.view.praefectus == seat else "CO-6.1"
        return self._titled(shown, action, [*lines, *self._gains(shown, action)], number)

    def _cash(self, shown: ConcordiaShown, action: Action) -> CardText:
        if isinstance(reads.top(shown.view), ChooseProvince):
            said = self._terms.coins(shown_coins(shown.view))
            after = self.tr("All markers show their goods again.")
            lines = [CardLine("coin", said), CardLine("", after, "muted")]
            return self._titled(shown, action, lines, "CO-6.4")
        lines = [CardLine("coin", self._terms.coins(cash(shown.view, self._seat(shown))))]
        return self._titled(shown, action, lines, "CO-7.4")

    def _trade(self, shown: ConcordiaShown, action: actions.Sell | actions.Purchase) -> CardText:
        player, cost = shown.view.players[self._seat(shown)], shown.view.map.price[action.good] * action.count
        sign = 1 if isinstance(action, actions.Sell) else -1
        money, stock = player.money, player.goods[action.good]
        lines = [
            CardLine("coin", self._from_to(money, money + sign * cost)),
            CardLine(good_icon(action.good), self._from_to(stock, stock - sign * action.count)),
        ]
        return self._titled(shown, action, lines, "CO-8.2")

    def _from_to(self, before: int, after: int) -> str:
        return self.tr("{before} → {after}").format(before=before, after=after)

    def _buy(self, shown: ConcordiaShown, action: Action, card: str) -> CardText:
        view, seat = shown.view, self._seat(shown)
        surcharge = not isinstance(reads.top(view), ConsulBuys)
        goods, marks = price(view, view.display.index(card), surcharge)
        lines = [CardLine("", self._labels.card_text(card)), *self._bill(shown, goods)]
        if marks:
            lines.append(CardLine("", self._terms.marks(marks)))
        god = view.map.god[card]
        if shown.context.settings.projected_scores:
            said = self.tr("{god} +{points} at the end").format(
                god=self._terms.god(god), points=card_worth(view, seat, card)
            )
            lines.append(CardLine(GODS[god][0], said, "good"))
        return self._titled(shown, action, lines, "CO-10.1" if surcharge else "CO-11.1")

    def _keep(self, shown: ConcordiaShown, goods: Sequence[Good]) -> list[CardLine]:
        step = reads.top(shown.view)
        came = Counter(getattr(step, "goods", ()))
        came.subtract(goods)
        lost = self._terms.goods(came.elements())
        return [CardLine("", self.tr("{goods} would be lost").format(goods=lost), "muted")] if lost else []
