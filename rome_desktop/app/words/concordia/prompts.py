"""What is asked, how each option reads, and what a hint says."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Foretold, Prompt, TableContext
from rome_desktop.app.words.concordia.terms import ConcordiaTerms
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Decision, to_move
from rome_desktop.games.concordia import actions
from rome_desktop.games.concordia.architect import BuildHouses, MoveColonists, coins
from rome_desktop.games.concordia.cards import CopyCard
from rome_desktop.games.concordia.colonists import PlaceColonists
from rome_desktop.games.concordia.foresight import ends, foresee, is_idle
from rome_desktop.games.concordia.ids import NOBODY, Role
from rome_desktop.games.concordia.market import ConsulBuys, PayMark, SenatorBuys, price
from rome_desktop.games.concordia.mercator import TradeGoods
from rome_desktop.games.concordia.prefect import ChooseProvince
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.storehouse import KeepGoods
from rome_desktop.games.concordia.tribune import RecruitColonist
from rome_desktop.games.concordia.turn import PlayCard


class ConcordiaPrompts(QObject):
    """Decisions and options as sentences."""

    def __init__(self, terms: ConcordiaTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._askers: dict[type[Decision], Callable[..., Prompt]] = {
            PlayCard: self._play,
            CopyCard: self._copy,
            MoveColonists: self._move,
            BuildHouses: self._build,
            ChooseProvince: self._province,
            PlaceColonists: self._colonists,
            RecruitColonist: self._recruit,
            TradeGoods: self._trade,
            SenatorBuys: self._senator,
            ConsulBuys: self._consul,
            PayMark: self._pay,
            KeepGoods: self._keep,
        }

    # ---- prompts

    def prompt(
        self, decision: Decision, options: Sequence[Action], view: ConcordiaState, context: TableContext
    ) -> Prompt:
        name = context.name(decision.seat)
        return self._askers[type(decision)](decision, options, view, name)

    def _purse(self, view: ConcordiaState, seat: int) -> str:
        """What the seat has to pay with."""
        coins_ = self._terms.coins(view.players[seat].money)
        room = self.tr("%n free slots", "", view.room(seat))
        return self.tr("You have {coins} and {room}.").format(coins=coins_, room=room)

    def _play(self, decision: PlayCard, options: Sequence[Action], view: ConcordiaState, name: str) -> Prompt:
        if view.final >= 0:
            sentence = self.tr("{name}, play a card for your last turn.")
        else:
            sentence = self.tr("{name}, play a card from your hand.")
        second = self.tr("Drag it to your pile, or click it twice.")
        return Prompt(sentence.format(name=name), second)

    def _copy(self, decision: CopyCard, options: Sequence[Action], view: ConcordiaState, name: str) -> Prompt:
        return Prompt(
            self.tr("{name}, choose whose top card you copy.").format(name=name),
            self.tr("Its action is carried out with your own houses, colonists, goods and coins."),
        )

    def _move(
        self, decision: MoveColonists, options: Sequence[Action], view: ConcordiaState, name: str
    ) -> Prompt:
        sentence = self.tr("{name}, move your colonists: %n steps left.", "", decision.steps)
        return Prompt(
            sentence.format(name=name),
            self.tr("Drag a colonist to a lit line, or finish moving. Houses come after."),
        )

    def _build(
        self, decision: BuildHouses, options: Sequence[Action], view: ConcordiaState, name: str
    ) -> Prompt:
        purse = self._purse(view, decision.seat)
        cities = [a.city for a in options if isinstance(a, actions.Build)]
        if not cities:
            return Prompt(self.tr("{name}, no house can be built now: finish.").format(name=name), purse)
        sentence = self.tr("{name}, build a house in a lit city, or finish.").format(name=name)
        if len(cities) == 1:
            only = self.tr("Only {city} can be paid for now.").format(city=self._terms.city(cities[0]))
            purse = self.tr("{one} {two}").format(one=only, two=purse)
        return Prompt(sentence, purse)

    def _province(
        self, decision: ChooseProvince, options: Sequence[Action], view: ConcordiaState, name: str
    ) -> Prompt:
        can_cash = any(isinstance(a, actions.Cash) for a in options)
        can_produce = any(isinstance(a, actions.Produce) for a in options)
        if can_cash and can_produce:
            sentence = self.tr("{name}, let a province produce, or take the coins.")
        elif can_produce:
            sentence = self.tr("{name}, let a province produce.")
        else:
            sentence = self.tr("{name}, take the coins of the markers.")
        second = self.tr("Point at a marker to see what everybody would get.")
        if view.praefectus == decision.seat and can_produce:
            second = self.tr("You hold the Praefectus Magnus: the bonus is two goods, then it passes on.")
        return Prompt(sentence.format(name=name), second)

    def _colonists(
        self, decision: PlaceColonists, options: Sequence[Action], view: ConcordiaState, name: str
    ) -> Prompt:
        if decision.placed:
            return Prompt(
                self.tr("{name}, place another colonist, or finish.").format(name=name),
                self.tr("Each costs 1 food and 1 tool."),
            )
        takes = self._coins(view, actions.Cash(), decision.seat)
        coins_ = self._terms.coins(takes.after - takes.before)
        if len(options) == 1:
            return Prompt(
                self.tr("{name}, take {coins}.").format(name=name, coins=coins_),
                self.tr("No new colonist can be placed now."),
                (takes,),
            )
        return Prompt(
            self.tr("{name}, place new colonists, or take {coins}.").format(name=name, coins=coins_),
            self.tr("Each costs 1 food and 1 tool. Drag it from the storehouse to a lit city."),
            (takes,),
        )

    def _coins(self, view: ConcordiaState, action: Action, seat: int) -> Foretold:
        """What an option makes of the coins of a seat."""
        after = foresee(view, action).after
        return Foretold(action, "coins", seat, view.players[seat].money, after.players[seat].money)

    def _recruit(
        self, decision: RecruitColonist, options: Sequence[Action], view: ConcordiaState, name: str
    ) -> Prompt:
        if len(options) == 1:
            return Prompt(
                self.tr("{name}, finish your turn.").format(name=name),
                self.tr("No new colonist: that takes 1 food, 1 tool and one in store."),
            )
        return Prompt(
            self.tr("{name}, bring a new colonist to Roma, or finish.").format(name=name),
            self.tr("It costs 1 food and 1 tool. Drag it from the storehouse to Roma."),
        )

    def _trade(
        self, decision: TradeGoods, options: Sequence[Action], view: ConcordiaState, name: str
    ) -> Prompt:
        purse = self._purse(view, decision.seat)
        if len(options) == 1:
            return Prompt(self.tr("{name}, no trade is possible: finish.").format(name=name), purse)
        if decision.kinds:
            sentence = self.tr("{name}, trade in one more kind, or finish.")
            done = self.tr("Done with {goods}.").format(
                goods=self._terms.all_of([self._terms.bare(good) for good in decision.kinds])
            )
            return Prompt(sentence.format(name=name), self.tr("{one} {two}").format(one=done, two=purse))
        return Prompt(
            self.tr("{name}, trade in up to two kinds of goods, or finish.").format(name=name),
            self.tr("Drag goods to their price to sell, a price to a free slot to buy."),
        )

    def _senator(
        self, decision: SenatorBuys, options: Sequence[Action], view: ConcordiaState, name: str
    ) -> Prompt:
        if len(options) == 1:
            return Prompt(self.tr("{name}, no card can be paid: finish.").format(name=name))
        if decision.left > 1:
            sentence = self.tr("{name}, buy up to %n cards, or finish.", "", decision.left)
        else:
            sentence = self.tr("{name}, buy one more card, or finish.")
        return Prompt(sentence.format(name=name), *self._draws(decision.seat, options, view))

    def _consul(
        self, decision: ConsulBuys, options: Sequence[Action], view: ConcordiaState, name: str
    ) -> Prompt:
        if len(options) == 1:
            return Prompt(self.tr("{name}, no card can be paid: finish.").format(name=name))
        return Prompt(
            self.tr("{name}, buy one card without its surcharge, or finish.").format(name=name),
            *self._draws(decision.seat, options, view),
        )

    def _draws(
        self, seat: int, options: Sequence[Action], view: ConcordiaState
    ) -> tuple[str, tuple[Foretold, ...]]:
        """What a purchase brings up, or what it ends."""
        if view.stack_height():
            return self.tr(
                "A purchase brings new cards out of the stack; it cannot be undone after that."
            ), ()
        if view.final != NOBODY:
            return self.tr("The stack is empty, and the end has come already."), ()
        last = next((option for option in options if ends(view, option)), None)
        if last is not None:
            said = self.tr("The stack is empty: buying the last card now ends the game.")
            return said, (Foretold(last, "final", seat, 0, 1),)
        return self.tr("The stack is empty: whoever buys the last card ends the game."), ()

    def _pay(self, decision: PayMark, options: Sequence[Action], view: ConcordiaState, name: str) -> Prompt:
        return Prompt(
            self.tr("{name}, pay the question mark with a good.").format(name=name),
            self.tr("Click a good in your storehouse."),
        )

    def _keep(
        self, decision: KeepGoods, options: Sequence[Action], view: ConcordiaState, name: str
    ) -> Prompt:
        room = view.room(decision.seat)
        sentence = self.tr("{name}, your storehouse is full: keep {room} of these {count} goods.")
        return Prompt(
            sentence.format(name=name, room=room, count=len(decision.goods)),
            self.tr("{goods} came in; the others are lost.").format(goods=self._terms.goods(decision.goods)),
        )

    # ---- options

    def option(self, action: Action, view: ConcordiaState, context: TableContext) -> str:
        """What an option does, and that nothing of it can be done if that is so."""
        said = self.act_of(action, view, context)
        return self.tr("{option}: of no use now").format(option=said) if is_idle(view, action) else said

    def act_of(self, action: Action, view: ConcordiaState, context: TableContext) -> str:
        """What an option does."""
        terms, language = self._terms, context.language
        match action:
            case actions.Play(role=role):
                return self.tr("Play {card}").format(card=self._role(role, view, language))
            case actions.Copy(role=role):
                return self.tr("Copy {card}").format(card=self._role(role, view, language))
            case actions.Move(start=start, line=line):
                return self._option_move(start, line, view)
            case actions.Build(city=city):
                return self._option_build(city, view)
            case actions.Produce(province=province):
                return self.tr("Let {province} produce").format(province=terms.province(province))
            case actions.Cash():
                return self.tr("Take the coins")
            case actions.Place(kind=kind, city=city):
                return self.tr("Place {kind} in {city}").format(
                    kind=terms.a_kind(kind), city=terms.city(city)
                )
            case actions.Buy(card=card):
                return self._option_buy(card, view, language)
        return self._option_goods(action, view)

    def _option_goods(self, action: Action, view: ConcordiaState) -> str:
        terms = self._terms
        match action:
            case actions.Sell(good=good, count=count):
                coins_ = terms.coins(self._moved(action, view))
                return self.tr("Sell {goods} for {coins}").format(
                    goods=terms.counted(good, count), coins=coins_
                )
            case actions.Purchase(good=good, count=count):
                coins_ = terms.coins(self._moved(action, view))
                return self.tr("Buy {goods} for {coins}").format(
                    goods=terms.counted(good, count), coins=coins_
                )
            case actions.Pay(good=good):
                return self.tr("Pay with {goods}").format(goods=terms.counted(good, 1))
            case actions.Keep(goods=goods):
                return self.tr("Keep {goods}").format(goods=terms.goods(goods))
        return self.act(action)

    def _moved(self, action: Action, view: ConcordiaState) -> int:
        """How many coins an option takes in or gives out."""
        seat = to_move(view)
        if seat is None:
            return 0
        told = self._coins(view, action, seat)
        return abs(told.after - told.before)

    def _role(self, role: Role, view: ConcordiaState, language: str) -> str:
        """A card's name; the two Mercators by what they pay."""
        name, amounts = self._terms.role(role, language), view.box.amounts
        coins_ = {Role.MERCATOR: amounts.mercator_start_coins, Role.MERCATOR_5: amounts.mercator_sale_coins}
        if role not in coins_:
            return name
        return self.tr("{card} ({coins})").format(card=name, coins=self._terms.coins(coins_[role]))

    def _option_move(self, start: str, line: str, view: ConcordiaState) -> str:
        kind = view.map.line_kind[line]
        cost = view.map.distance[kind][start][line]
        said = self.tr("Move {kind} from {start} to {line}: %n steps", "", cost)
        return said.format(
            kind=self._terms.a_kind(kind), start=self._terms.place(start), line=self._terms.place(line)
        )

    def _option_build(self, city: str, view: ConcordiaState) -> str:
        goods = view.map.house_goods[view.city_goods[city]]
        return self.tr("Build in {city} for {price}").format(
            city=self._terms.city(city), price=self._terms.price(coins(view, city), goods)
        )

    def _option_buy(self, card: str, view: ConcordiaState, language: str) -> str:
        step = view.pending[-1] if view.pending else None
        if card not in view.display:
            return self.tr("Buy {card}").format(card=self._terms.card(card, language))
        goods, marks = price(view, view.display.index(card), not isinstance(step, ConsulBuys))
        return self.tr("Buy {card} for {price}").format(
            card=self._terms.card(card, language), price=self._terms.card_price(goods, marks)
        )

    def act(self, action: Action) -> str:
        """The confirming button's word."""
        words: dict[type[Action], str] = {
            actions.Play: self.tr("Play"),
            actions.Copy: self.tr("Copy"),
            actions.Move: self.tr("Move"),
            actions.Build: self.tr("Build"),
            actions.Done: self.tr("Finish"),
            actions.Produce: self.tr("Produce"),
            actions.Cash: self.tr("Take coins"),
            actions.Place: self.tr("Place"),
            actions.Sell: self.tr("Sell"),
            actions.Purchase: self.tr("Buy"),
            actions.Buy: self.tr("Buy card"),
            actions.Pay: self.tr("Pay"),
            actions.Keep: self.tr("Keep"),
        }
        return words[type(action)]

    # ---- hints

    def reason(self, key: str, points: int | None) -> str:
        """Why the computer would choose so."""
        if key == "scores" and points is not None:
            return self.tr("It is worth %n points at the end.", "", points)
        reasons = {
            "scores": self.tr("It is worth points at the end."),
            "houses": self.tr("It leads to new houses."),
            "build": self.tr("A house more counts for several gods."),
            "province": self.tr("It reaches a new province."),
            "kind": self.tr("It makes a kind of good that you do not make yet."),
            "goods": self.tr("It brings goods."),
            "coins": self.tr("It brings coins."),
            "cards": self.tr("Another card multiplies what its god gives."),
            "colonist": self.tr("A colonist more means more steps and more for Mars."),
            "hand": self.tr("It brings the played cards back."),
            "room": self.tr("It makes room in the storehouse."),
            "prepares": self.tr("It prepares a later turn."),
            "denies": self.tr("It keeps something from somebody else."),
            "ends": self.tr("It brings the end near while you are ahead."),
            "only": self.tr("Nothing else is possible."),
        }
        return reasons.get(key, "")
