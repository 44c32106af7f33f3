"""The hover cards: what a place is, what an option there costs and brings, and why something cannot be."""

from collections import Counter
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from rome_desktop.app.kit import theme
from rome_desktop.app.table.board_cards import BoardCards
from rome_desktop.app.table.hover_card import CardLine, CardText
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.concordia import reads, reasons
from rome_desktop.app.views.concordia.foresight import foresee, promise
from rome_desktop.app.views.concordia.infos import ROLE_CLAUSES, ConcordiaInfos
from rome_desktop.app.views.concordia.labels import ConcordiaLabels
from rome_desktop.app.views.concordia.pieces import GODS
from rome_desktop.app.views.concordia.shown import ConcordiaShown
from rome_desktop.app.words.concordia.words import ConcordiaWords
from rome_desktop.engine.actions import Action
from rome_desktop.engine.foresight import Foreseen
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.concordia import actions
from rome_desktop.games.concordia.architect import coins
from rome_desktop.games.concordia.events import GoodsLost, GoodsReceived
from rome_desktop.games.concordia.foresight import foresee as played
from rome_desktop.games.concordia.foresight import is_idle
from rome_desktop.games.concordia.ids import GOODS, Good
from rome_desktop.games.concordia.market import ConsulBuys, price
from rome_desktop.games.concordia.prefect import ChooseProvince
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.storehouse import KeepGoods


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
                lines = [*self._card_lines(shown, role), *self._stock(shown, action)]
                return self._titled(shown, action, lines, ROLE_CLAUSES[role])
            case actions.Copy(role=role):
                lines = [
                    *self._card_lines(shown, role),
                    *self._stock(shown, action),
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
                lines = self._bill(shown, action, shown.view.box.colonist_cost.goods)
                return self._titled(shown, action, [*lines, *self._gains(shown, action)], "CO-7.1")
            case actions.Sell() | actions.Purchase():
                return self._trade(shown, action)
            case actions.Buy(card=card):
                return self._buy(shown, action, card)
            case actions.Pay(good=good):
                return self._titled(shown, action, self._bill(shown, action, (good,)), "CO-10.2")
            case actions.Keep(goods=goods):
                return self._titled(
                    shown, action, [*self._stock(shown, action), *self._keep(shown, goods)], "CO-14.4"
                )
        return None

    def _titled(
        self, shown: ConcordiaShown, action: Action, lines: Iterable[CardLine], number: str
    ) -> CardText:
        title = self._words.option(action, shown.view, shown.context)
        return self._told(shown, title, [*lines, *self._idle(shown, action)], number)

    def _idle(self, shown: ConcordiaShown, action: Action) -> list[CardLine]:
        """[CO-3.1] A warning where a card could do nothing at all now."""
        if not is_idle(shown.view, action):
            return []
        return [CardLine("", self.tr("Nothing of it can be done now."), "accent")]

    def _card_lines(self, shown: ConcordiaShown, role: str) -> list[CardLine]:
        return self._infos.role(role, shown.view, self._seat(shown))

    def _bill(
        self, shown: ConcordiaShown, action: Action, goods: Sequence[Good], money: int = 0
    ) -> list[CardLine]:
        """A price against what the seat has."""
        seat, found = self._seat(shown), played(shown.view, action)
        wanted = [("coin", "coins", self._terms.coins(money))] if money else []
        counts = Counter(goods)
        wanted += [(good_icon(g), str(g), self._terms.counted(g, counts[g])) for g in GOODS if counts[g]]
        lines = []
        for icon, what, price_ in wanted:
            kept = promise(found, seat, what)
            text = self.tr("{price}, you have {stock}").format(price=price_, stock=kept.before)
            lines.append(CardLine(icon, text, promises=(kept,)))
        return lines

    def _stock(self, shown: ConcordiaShown, action: Action) -> list[CardLine]:
        """What a seat has more or less of at once."""
        found, seat = played(shown.view, action), self._seat(shown)
        lines = []
        for what, icon in (("coins", "coin"), *((str(good), good_icon(good)) for good in GOODS)):
            kept = promise(found, seat, what)
            if kept.before != kept.after:
                lines.append(CardLine(icon, self._from_to(kept.before, kept.after), promises=(kept,)))
        return lines

    def _gains(self, shown: ConcordiaShown, action: Action) -> list[CardLine]:
        """Points at the end that an option adds or costs, by god."""
        if not shown.context.settings.projected_scores:
            return []
        seat, found = self._seat(shown), played(shown.view, action)
        lines = []
        for god in foresee(shown.view, seat, action).gods:
            if god not in GODS:
                continue
            kept = promise(found, seat, god)
            points = kept.after - kept.before
            said = self.tr("{god} {points} at the end").format(
                god=self._terms.god(god), points=f"+{points}" if points > 0 else f"−{-points}"
            )
            lines.append(CardLine(GODS[god][0], said, "good" if points > 0 else "muted", (kept,)))
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
        lines += self._bill(shown, action, tables.house_goods[good], coins(shown.view, city))
        title = self.tr("Build in {city}").format(city=self._terms.city(city))
        lines += self._gains(shown, action)
        return self._told(shown, title, lines, "CO-5.12")

    def _produce(self, shown: ConcordiaShown, action: Action, province: str) -> CardText:
        seat, found = self._seat(shown), played(shown.view, action)
        lines = [line for side in shown.view.in_turn_order(seat) for line in self._yields(shown, found, side)]
        number = "CO-13.1" if shown.view.praefectus == seat else "CO-6.1"
        return self._titled(shown, action, [*lines, *self._gains(shown, action)], number)

    def _yields(self, shown: ConcordiaShown, found: Foreseen[ConcordiaState], side: int) -> list[CardLine]:
        """What a side gets of a province, what is lost, and what it still has to choose from."""
        role = "ink" if side == self._seat(shown) else "muted"
        name, lines = shown.context.name(side), []
        for event in found.of(GoodsReceived):
            if event.seat == side:
                said = self.tr("{name} {goods}").format(name=name, goods=self._terms.goods(event.goods))
                kept = tuple(promise(found, side, str(good)) for good in dict.fromkeys(event.goods))
                lines.append(CardLine("wheat" if role == "ink" else "house", said, role, kept))
        for lost in found.of(GoodsLost):
            if lost.seat == side:
                said = self.tr("{name} loses {goods}: no room").format(
                    name=name, goods=self._terms.goods(lost.goods)
                )
                lines.append(CardLine("", said, "accent" if role == "ink" else "muted"))
        for step in found.after.pending:
            if isinstance(step, KeepGoods) and step.seat == side:
                said = self.tr("{name} keeps {room} of {goods}").format(
                    name=name, room=found.after.room(side), goods=self._terms.goods(step.goods)
                )
                lines.append(CardLine("", said, "accent" if role == "ink" else "muted"))
        return lines

    def _cash(self, shown: ConcordiaShown, action: Action) -> CardText:
        kept = promise(played(shown.view, action), self._seat(shown), "coins")
        lines = [CardLine("coin", self._terms.coins(kept.after - kept.before), promises=(kept,))]
        if not isinstance(reads.top(shown.view), ChooseProvince):
            return self._titled(shown, action, lines, "CO-7.4")
        after = self.tr("All markers show their goods again.")
        return self._titled(shown, action, [*lines, CardLine("", after, "muted")], "CO-6.4")

    def _trade(self, shown: ConcordiaShown, action: actions.Sell | actions.Purchase) -> CardText:
        return self._titled(shown, action, self._stock(shown, action), "CO-8.2")

    def _from_to(self, before: int, after: int) -> str:
        return self.tr("{before} → {after}").format(before=before, after=after)

    def _buy(self, shown: ConcordiaShown, action: Action, card: str) -> CardText:
        view = shown.view
        surcharge = not isinstance(reads.top(view), ConsulBuys)
        goods, marks = price(view, view.display.index(card), surcharge)
        lines = [CardLine("", self._labels.card_text(card)), *self._bill(shown, action, goods)]
        if marks:
            lines.append(CardLine("", self._terms.marks(marks)))
        lines += self._gains(shown, action)
        return self._titled(shown, action, lines, "CO-10.1" if surcharge else "CO-11.1")

    def _keep(self, shown: ConcordiaShown, goods: Sequence[Good]) -> list[CardLine]:
        step = reads.top(shown.view)
        came = Counter(getattr(step, "goods", ()))
        came.subtract(goods)
        lost = self._terms.goods(came.elements())
        return [CardLine("", self.tr("{goods} would be lost").format(goods=lost), "muted")] if lost else []
