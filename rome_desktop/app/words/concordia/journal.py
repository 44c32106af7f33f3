"""What happened, told in the past tense and without the name, which the journal puts in front."""

from PySide6.QtCore import QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.concordia.terms import ConcordiaTerms
from rome_desktop.app.words.shared import Line, SharedJournal
from rome_desktop.engine.events import Event
from rome_desktop.games.concordia import events
from rome_desktop.games.concordia.ids import Role


class ConcordiaJournal(SharedJournal):
    """Events as journal lines."""

    def __init__(self, terms: ConcordiaTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._tellers = {
            events.TokensLaid: self._tokens,
            events.MarkersLaid: lambda e, c: (None, self.tr("Every province has its bonus marker.")),
            events.FirstPlayerChosen: lambda e, c: (e.seat, self.tr("is the start player.")),
            events.CardsDealt: self._dealt,
            events.CardPlayed: self._played,
            events.CardCopied: self._copied,
            events.NothingToCopy: lambda e, c: (e.seat, self.tr("found no card to copy.")),
            events.CardsTakenBack: self._taken_back,
            events.ColonistPlaced: self._placed,
            events.ColonistMoved: self._moved,
            events.HouseBuilt: self._built,
            events.ProvinceProduced: self._produced,
            events.GoodsReceived: self._received,
            events.GoodsLost: self._lost,
            events.MarkersTurned: self._turned,
            events.CoinsReceived: self._coins,
            events.GoodsSold: self._sold,
            events.GoodsPurchased: self._purchased,
            events.CardBought: self._bought,
            events.MarkPaid: self._mark,
            events.CardsSlid: lambda e, c: None,
            events.PraefectusPassed: self._praefectus,
            events.ScoredOnce: self._scored,
            events.ScoringPaid: self._scoring,
            events.EndTriggered: self._triggered,
            events.RivalActed: self._rival,
            events.CardRemoved: self._removed,
            events.GameEnded: self._ended,
        }

    def divider(self, event: Event, context: TableContext) -> str | None:
        if isinstance(event, events.TurnBegun):
            return self.tr("{name}, turn {round}").format(name=context.name(event.seat), round=event.round)
        if isinstance(event, events.LastTurnBegun):
            return self.tr("{name}, last turn").format(name=context.name(event.seat))
        return None

    # ---- set-up and cards

    def _tokens(self, event: events.TokensLaid, context: TableContext) -> Line:
        return None, self.tr("The cities of letter {letter} have their goods.").format(letter=event.letter)

    def _dealt(self, event: events.CardsDealt, context: TableContext) -> Line:
        names = self._terms.all_of([self._terms.card(card, context.language) for card in event.cards])
        return None, self.tr("New for sale: {cards}.").format(cards=names)

    def _played(self, event: events.CardPlayed, context: TableContext) -> Line:
        return event.seat, self.tr("played {card}.").format(
            card=self._terms.card(event.card, context.language)
        )

    def _copied(self, event: events.CardCopied, context: TableContext) -> Line:
        return event.seat, self.tr("copied {card} from {name}.").format(
            card=self._terms.card(event.card, context.language), name=context.name(event.other)
        )

    def _taken_back(self, event: events.CardsTakenBack, context: TableContext) -> Line:
        cards = self._terms.cards(event.count)
        if not event.coins:
            return event.seat, self.tr("took back {cards}.").format(cards=cards)
        return event.seat, self.tr("took back {cards} and received {coins}.").format(
            cards=cards, coins=self._terms.coins(event.coins)
        )

    def _bought(self, event: events.CardBought, context: TableContext) -> Line:
        card = self._terms.card(event.card, context.language)
        if not event.goods:
            return event.seat, self.tr("bought {card}.").format(card=card)
        return event.seat, self.tr("bought {card} for {goods}.").format(
            card=card, goods=self._terms.goods(event.goods)
        )

    def _mark(self, event: events.MarkPaid, context: TableContext) -> Line:
        return event.seat, self.tr("paid a question mark with {goods}.").format(
            goods=self._terms.counted(event.good, 1)
        )

    # ---- the map

    def _placed(self, event: events.ColonistPlaced, context: TableContext) -> Line:
        return event.seat, self.tr("placed {kind} in {city}.").format(
            kind=self._terms.a_kind(event.kind), city=self._terms.city(event.city)
        )

    def _moved(self, event: events.ColonistMoved, context: TableContext) -> Line:
        sentence = self.tr("moved {kind} to {line}, %n steps.", "", event.steps)
        return event.seat, sentence.format(
            kind=self._terms.a_kind(event.kind), line=self._terms.place(event.line)
        )

    def _built(self, event: events.HouseBuilt, context: TableContext) -> Line:
        city, price = self._terms.city(event.city), self._terms.price(event.coins, event.goods)
        if not event.coins and not event.goods:
            return event.seat, self.tr("built a house in {city}.").format(city=city)
        return event.seat, self.tr("built a house in {city} for {price}.").format(city=city, price=price)

    def _produced(self, event: events.ProvinceProduced, context: TableContext) -> Line:
        return event.seat, self.tr("let {province} produce, bonus {goods}.").format(
            province=self._terms.province(event.province),
            goods=self._terms.counted(event.good, event.units),
        )

    def _turned(self, event: events.MarkersTurned, context: TableContext) -> Line:
        if not event.coins:
            return event.seat, self.tr("turned all markers to their goods.")
        return event.seat, self.tr("took {coins} and turned the markers to their goods.").format(
            coins=self._terms.coins(event.coins)
        )

    # ---- goods and coins

    def _received(self, event: events.GoodsReceived, context: TableContext) -> Line:
        return event.seat, self.tr("received {goods}.").format(goods=self._terms.goods(event.goods))

    def _lost(self, event: events.GoodsLost, context: TableContext) -> Line:
        return event.seat, self.tr("had no room for {goods}.").format(goods=self._terms.goods(event.goods))

    def _coins(self, event: events.CoinsReceived, context: TableContext) -> Line:
        coins = self._terms.coins(event.coins)
        if event.role == Role.COLONIST:
            return event.seat, self.tr("received {coins} for the colonists.").format(coins=coins)
        return event.seat, self.tr("received {coins}.").format(coins=coins)

    def _sold(self, event: events.GoodsSold, context: TableContext) -> Line:
        return event.seat, self.tr("sold {goods} for {coins}.").format(
            goods=self._terms.counted(event.good, event.count), coins=self._terms.coins(event.coins)
        )

    def _purchased(self, event: events.GoodsPurchased, context: TableContext) -> Line:
        return event.seat, self.tr("bought {goods} for {coins}.").format(
            goods=self._terms.counted(event.good, event.count), coins=self._terms.coins(event.coins)
        )

    # ---- the course of the game

    def _praefectus(self, event: events.PraefectusPassed, context: TableContext) -> Line:
        return event.seat, self.tr("passed the Praefectus Magnus to {name}.").format(
            name=context.name(event.other)
        )

    def _scored(self, event: events.ScoredOnce, context: TableContext) -> Line:
        return event.seat, self.tr("was scored for the first time: {points}.").format(
            points=self._terms.points(event.points)
        )

    def _scoring(self, event: events.ScoringPaid, context: TableContext) -> Line:
        paid = [
            self.tr("{name} {coins}").format(name=context.name(side), coins=self._terms.coins(coins))
            for side, coins in enumerate(event.coins)
            if coins
        ]
        return None, self.tr("All have been scored once; coins for the best: {paid}.").format(
            paid=self._terms.all_of(paid)
        )

    def _triggered(self, event: events.EndTriggered, context: TableContext) -> Line:
        if event.reason == "fifteenth-house":
            if event.concordia:
                return event.seat, self.tr("built the fifteenth house and takes the Concordia card.")
            return event.seat, self.tr("built the fifteenth house; the end is near.")
        if event.concordia:
            return event.seat, self.tr("bought the last card and takes the Concordia card.")
        return event.seat, self.tr("took the last card; the end is near.")

    def _rival(self, event: events.RivalActed, context: TableContext) -> Line:
        return event.seat, self.tr("carried out {card}.").format(
            card=self._terms.role(event.role, context.language)
        )

    def _removed(self, event: events.CardRemoved, context: TableContext) -> Line:
        return event.seat, self.tr("took {card} out of the game.").format(
            card=self._terms.card(event.card, context.language)
        )

    def _ended(self, event: events.GameEnded, context: TableContext) -> Line:
        names = self._terms.all_of([context.name(side) for side in event.winners])
        points = self._terms.points(max((event.scores[side] for side in event.winners), default=0))
        return None, self.tr("The game is over: {name} wins with {points}.").format(name=names, points=points)
