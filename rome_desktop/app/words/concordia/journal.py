"""What happened, told in the past tense and without the name, which the journal puts in front."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.concordia.terms import ConcordiaTerms
from rome_desktop.app.words.shared import SharedJournal, best, winners
from rome_desktop.engine.events import Event
from rome_desktop.games.concordia import events

SENTENCES: dict[type[Event], Any] = {
    # ---- set-up and cards
    events.TokensLaid: QT_TRANSLATE_NOOP(
        "ConcordiaJournal", "The cities of letter {letter} have their goods."
    ),
    events.MarkersLaid: QT_TRANSLATE_NOOP("ConcordiaJournal", "Every province has its bonus marker."),
    events.FirstPlayerChosen: QT_TRANSLATE_NOOP("ConcordiaJournal", "is the start player."),
    events.CardsDealt: QT_TRANSLATE_NOOP("ConcordiaJournal", "New for sale: {cards}."),
    events.CardPlayed: QT_TRANSLATE_NOOP("ConcordiaJournal", "played {card}."),
    events.CardCopied: QT_TRANSLATE_NOOP("ConcordiaJournal", "copied {card} from {name}."),
    events.NothingToCopy: QT_TRANSLATE_NOOP("ConcordiaJournal", "found no card to copy."),
    events.CardsTakenBack: {
        "coins": QT_TRANSLATE_NOOP("ConcordiaJournal", "took back {cards} and received {coins}."),
        "": QT_TRANSLATE_NOOP("ConcordiaJournal", "took back {cards}."),
    },
    events.CardBought: {
        "goods": QT_TRANSLATE_NOOP("ConcordiaJournal", "bought {card} for {goods}."),
        "": QT_TRANSLATE_NOOP("ConcordiaJournal", "bought {card}."),
    },
    events.MarkPaid: QT_TRANSLATE_NOOP("ConcordiaJournal", "paid a question mark with {goods}."),
    # ---- the map
    events.ColonistPlaced: QT_TRANSLATE_NOOP("ConcordiaJournal", "placed {kind} in {city}."),
    events.HouseBuilt: {
        "coins": QT_TRANSLATE_NOOP("ConcordiaJournal", "built a house in {city} for {price}."),
        "goods": QT_TRANSLATE_NOOP("ConcordiaJournal", "built a house in {city} for {price}."),
        "": QT_TRANSLATE_NOOP("ConcordiaJournal", "built a house in {city}."),
    },
    events.ProvinceProduced: QT_TRANSLATE_NOOP("ConcordiaJournal", "let {province} produce, bonus {goods}."),
    events.MarkersTurned: {
        "coins": QT_TRANSLATE_NOOP("ConcordiaJournal", "took {coins} and turned the markers to their goods."),
        "": QT_TRANSLATE_NOOP("ConcordiaJournal", "turned all markers to their goods."),
    },
    # ---- goods and coins
    events.GoodsReceived: QT_TRANSLATE_NOOP("ConcordiaJournal", "received {goods}."),
    events.GoodsLost: QT_TRANSLATE_NOOP("ConcordiaJournal", "had no room for {goods}."),
    events.CoinsReceived: {
        "role=colonist": QT_TRANSLATE_NOOP("ConcordiaJournal", "received {coins} for the colonists."),
        "": QT_TRANSLATE_NOOP("ConcordiaJournal", "received {coins}."),
    },
    events.GoodsSold: QT_TRANSLATE_NOOP("ConcordiaJournal", "sold {goods} for {coins}."),
    events.GoodsPurchased: QT_TRANSLATE_NOOP("ConcordiaJournal", "bought {goods} for {coins}."),
    # ---- the course of the game
    events.PraefectusPassed: QT_TRANSLATE_NOOP("ConcordiaJournal", "passed the Praefectus Magnus to {name}."),
    events.ScoredOnce: QT_TRANSLATE_NOOP("ConcordiaJournal", "was scored for the first time: {points}."),
    events.ScoringPaid: QT_TRANSLATE_NOOP(
        "ConcordiaJournal", "All have been scored once; coins for the best: {paid}."
    ),
    events.EndTriggered: {
        "reason=fifteenth-house concordia": QT_TRANSLATE_NOOP(
            "ConcordiaJournal", "built the fifteenth house and takes the Concordia card."
        ),
        "reason=fifteenth-house": QT_TRANSLATE_NOOP(
            "ConcordiaJournal", "built the fifteenth house; the end is near."
        ),
        "concordia": QT_TRANSLATE_NOOP(
            "ConcordiaJournal", "bought the last card and takes the Concordia card."
        ),
        "": QT_TRANSLATE_NOOP("ConcordiaJournal", "took the last card; the end is near."),
    },
    events.RivalActed: QT_TRANSLATE_NOOP("ConcordiaJournal", "carried out {card}."),
    events.CardRemoved: QT_TRANSLATE_NOOP("ConcordiaJournal", "took {card} out of the game."),
    events.GameEnded: QT_TRANSLATE_NOOP("ConcordiaJournal", "The game is over: {name} wins with {points}."),
}


class ConcordiaJournal(SharedJournal):
    """Events as journal lines."""

    def __init__(self, terms: ConcordiaTerms, parent: QObject | None = None) -> None:
        super().__init__("ConcordiaJournal", SENTENCES | self._counted(), parent)
        self._terms = terms
        self.silent = {events.CardsSlid}  # told by what caused it, and by the cards that come
        self._says = {
            "card": lambda e, c: terms.card(e.card, c.language),
            "cards": lambda e, c: terms.cards(e.count),
            "city": lambda e, c: terms.city(e.city),
            "coins": lambda e, c: terms.coins(e.coins),
            "goods": lambda e, c: terms.goods(e.goods),
            "kind": lambda e, c: terms.a_kind(e.kind),
            "line": lambda e, c: terms.place(e.line),
            "name": lambda e, c: c.name(e.other),
            "paid": self._paid,
            "points": lambda e, c: terms.points(e.points),
            "price": lambda e, c: terms.price(e.coins, e.goods),
            "province": lambda e, c: terms.province(e.province),
            (events.CardsDealt, "cards"): lambda e, c: terms.all_of(
                [terms.card(card, c.language) for card in e.cards]
            ),
            (events.MarkPaid, "goods"): lambda e, c: terms.counted(e.good, 1),
            (events.ProvinceProduced, "goods"): lambda e, c: terms.counted(e.good, e.units),
            (events.GoodsSold, "goods"): lambda e, c: terms.counted(e.good, e.count),
            (events.GoodsPurchased, "goods"): lambda e, c: terms.counted(e.good, e.count),
            (events.RivalActed, "card"): lambda e, c: terms.role(e.role, c.language),
            (events.GameEnded, "name"): winners(terms),
            (events.GameEnded, "points"): lambda e, c: terms.points(best(e)),
        }

    def _counted(self) -> dict[type[Event], Any]:
        return {events.ColonistMoved: lambda e: self.tr("moved {kind} to {line}, %n steps.", "", e.steps)}

    def _paid(self, event: events.ScoringPaid, context: TableContext) -> str:
        """Such as “Julia 4 coins and Marcus 2 coins”."""
        paid = [
            self.tr("{name} {coins}").format(name=context.name(side), coins=self._terms.coins(coins))
            for side, coins in enumerate(event.coins)
            if coins
        ]
        return self._terms.all_of(paid)

    def divider(self, event: Event, context: TableContext) -> str | None:
        if isinstance(event, events.TurnBegun):
            return self.tr("{name}, turn {round}").format(name=context.name(event.seat), round=event.round)
        if isinstance(event, events.LastTurnBegun):
            return self.tr("{name}, last turn").format(name=context.name(event.seat))
        return None
