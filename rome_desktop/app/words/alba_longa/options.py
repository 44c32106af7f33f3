"""How each option reads, the word of its button, and the reasons of a hint."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.alba_longa.terms import AlbaTerms
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import to_move
from rome_desktop.games.alba_longa import actions
from rome_desktop.games.alba_longa.blessings import SeekBlessing, cost
from rome_desktop.games.alba_longa.course import SellPeasants
from rome_desktop.games.alba_longa.court import BuyDie
from rome_desktop.games.alba_longa.farmers import ImproveHarvest
from rome_desktop.games.alba_longa.foresight import is_idle
from rome_desktop.games.alba_longa.ids import DICE, NOBODY, STALLS
from rome_desktop.games.alba_longa.soldiers import RecallHero
from rome_desktop.games.alba_longa.state import AlbaState
from rome_desktop.games.alba_longa.year_end import GrowCity

ACTS: Mapping[type[Action], Any] = {
    actions.Sell: QT_TRANSLATE_NOOP("AlbaOptions", "Sell"),
    actions.Pass: QT_TRANSLATE_NOOP("AlbaOptions", "Pass"),
    actions.Assign: QT_TRANSLATE_NOOP("AlbaOptions", "Send"),
    actions.Done: QT_TRANSLATE_NOOP("AlbaOptions", "Finish"),
    actions.Call: QT_TRANSLATE_NOOP("AlbaOptions", "Call the court"),
    actions.GiveUp: QT_TRANSLATE_NOOP("AlbaOptions", "Give up"),
    actions.Pay: QT_TRANSLATE_NOOP("AlbaOptions", "Pay"),
    actions.Take: QT_TRANSLATE_NOOP("AlbaOptions", "Take die"),
    actions.Buy: QT_TRANSLATE_NOOP("AlbaOptions", "Buy die"),
    actions.Send: QT_TRANSLATE_NOOP("AlbaOptions", "Send"),
    actions.Recall: QT_TRANSLATE_NOOP("AlbaOptions", "Take back"),
    actions.Attack: QT_TRANSLATE_NOOP("AlbaOptions", "Lay city card"),
    actions.PlayHero: QT_TRANSLATE_NOOP("AlbaOptions", "Lay hero"),
    actions.Hit: QT_TRANSLATE_NOOP("AlbaOptions", "Sabotage"),
    actions.Loot: QT_TRANSLATE_NOOP("AlbaOptions", "Take"),
    actions.PutCaptive: QT_TRANSLATE_NOOP("AlbaOptions", "Place captive"),
    actions.Add: QT_TRANSLATE_NOOP("AlbaOptions", "Add"),
    actions.Improve: QT_TRANSLATE_NOOP("AlbaOptions", "Improve"),
    actions.Bless: QT_TRANSLATE_NOOP("AlbaOptions", "Ask"),
    actions.Give: QT_TRANSLATE_NOOP("AlbaOptions", "Hand over"),
    actions.Grow: QT_TRANSLATE_NOOP("AlbaOptions", "Grow"),
}
REFUSED: Mapping[Any, Any] = {
    SellPeasants: QT_TRANSLATE_NOOP("AlbaOptions", "Keep all peasants"),
    BuyDie: QT_TRANSLATE_NOOP("AlbaOptions", "Buy no die"),
    RecallHero: QT_TRANSLATE_NOOP("AlbaOptions", "Take no hero back"),
    ImproveHarvest: QT_TRANSLATE_NOOP("AlbaOptions", "Keep the worship"),
    SeekBlessing: QT_TRANSLATE_NOOP("AlbaOptions", "Do without the blessing"),
    GrowCity: QT_TRANSLATE_NOOP("AlbaOptions", "Keep the wheat"),
}
"""What passing means, by what is asked."""
REASONS: Mapping[str, Any] = {
    "only": QT_TRANSLATE_NOOP("AlbaOptions", "Nothing else is possible."),
    "builds": QT_TRANSLATE_NOOP("AlbaOptions", "Two workers build a monument, and ten are needed."),
    "feeds": QT_TRANSLATE_NOOP("AlbaOptions", "A city that cannot be fed loses its people."),
    "earns": QT_TRANSLATE_NOOP("AlbaOptions", "Merchants bring the coins for more dice."),
    "worships": QT_TRANSLATE_NOOP("AlbaOptions", "Worship makes for a better harvest."),
    "arms": QT_TRANSLATE_NOOP("AlbaOptions", "Soldiers attack, and protect the city."),
    "grows": QT_TRANSLATE_NOOP("AlbaOptions", "A winner needs a large city."),
    "gathers": QT_TRANSLATE_NOOP("AlbaOptions", "Peasants are still waiting at home."),
    "improves": QT_TRANSLATE_NOOP("AlbaOptions", "Every farmer brings more."),
    "blesses": QT_TRANSLATE_NOOP("AlbaOptions", "The blessing may even be a monument."),
    "strikes": QT_TRANSLATE_NOOP("AlbaOptions", "It hurts where most can be lost."),
    "plunders": QT_TRANSLATE_NOOP("AlbaOptions", "It is the most useful there now."),
    "fights": QT_TRANSLATE_NOOP("AlbaOptions", "It is worth most in this fight."),
}


class AlbaOptions(QObject):
    """Options as sentences, and why the computer would choose one."""

    def __init__(self, terms: AlbaTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms

    def option(self, action: Action, view: AlbaState, context: TableContext) -> str:
        """What an option does, and that it brings nothing if that is so."""
        said = self.act_of(action, view, context)
        return self.tr("{option}: of no use now").format(option=said) if is_idle(view, action) else said

    def act_of(self, action: Action, view: AlbaState, context: TableContext) -> str:
        """What an option does."""
        asked = view.pending[-1] if view.pending else None
        if isinstance(action, actions.Pass):
            return QCoreApplication.translate("AlbaOptions", REFUSED[type(asked)])
        said = self._of_court(action, view) or self._of_soldiers(action, view, context)
        return said or self._of_year(action, view, context) or self.act(action)

    def _of_court(self, action: Action, view: AlbaState) -> str:
        terms = self._terms
        match action:
            case actions.Sell(peasants=peasants):
                coins = terms.coins(view.map.coins_for[peasants])
                return self.tr("Sell %n peasants for {coins}", "", peasants).format(coins=coins)
            case actions.Assign(workplace=workplace):
                return self.tr("Send him {to}").format(to=terms.to_workplace(workplace))
            case actions.Done():
                return self.tr("Leave the others at home")
            case actions.Call():
                if not view.dice_price:
                    return self.tr("Call the court, free of charge")
                return self.tr("Call the court for {coins}").format(coins=terms.coins(view.dice_price))
            case actions.GiveUp():
                return self.tr("Give up the court for this season")
            case actions.Pay(stall=stall):
                lying = terms.coins(view.stalls[STALLS.index(stall)])
                return self.tr("Pay to {stall}, where {coins} lie").format(
                    stall=terms.stall(stall), coins=lying
                )
            case actions.Take(die=die):
                pips = view.dice[DICE.index(die)]
                return self.tr("Take {die}, which shows {pips}").format(die=terms.die(die), pips=pips)
            case actions.Buy(die=die):
                pips = view.dice[DICE.index(die)]
                return self.tr("Buy {die}, which shows {pips}").format(die=terms.die(die), pips=pips)
            case actions.Send(workplace=workplace, peasants=peasants):
                said = self.tr("Send %n peasants {to}", "", peasants)
                return said.format(to=terms.to_workplace(workplace))
        return ""

    def _of_soldiers(self, action: Action, view: AlbaState, context: TableContext) -> str:
        terms = self._terms
        match action:
            case actions.Recall(hero=hero):
                return self.tr("Take hero {value} back").format(value=hero)
            case actions.Attack(city=city):
                side = view.side_of(city)
                if side == NOBODY:
                    return self.tr("Attack {city}").format(city=terms.city(city))
                return self.tr("Attack {city}, the city of {name}").format(
                    city=terms.city(city), name=context.name(side)
                )
            case actions.PlayHero(hero=hero):
                return self.tr("Lay hero {value}").format(value=hero)
            case actions.Hit(workplace=workplace):
                return self.tr("Sabotage {place}").format(place=terms.the_workplace(workplace))
            case actions.Loot(product=product):
                return self.tr("Take {product}").format(product=terms.product(product))
            case actions.PutCaptive(workplace=workplace):
                return self.tr("Send the captive {to}").format(to=terms.to_workplace(workplace))
            case actions.Add(product=product):
                return self.tr("Add {product}").format(product=terms.product(product))
        return ""

    def _of_year(self, action: Action, view: AlbaState, context: TableContext) -> str:
        terms = self._terms
        match action:
            case actions.Improve():
                return self.tr("Improve the harvest for {worship}").format(
                    worship=terms.worship(view.prayers)
                )
            case actions.Bless():
                asked = to_move(view)
                paid = cost(view, asked) if asked is not None else view.box.blessings.worship
                return self.tr("Ask for the blessing for {worship}").format(worship=terms.worship(paid))
            case actions.Give(seat=seat):
                return self.tr("Hand the card to {name}").format(name=context.name(seat))
            case actions.Grow(peasants=peasants):
                wheat = terms.wheat(view.box.growth.wheat[peasants - 1])
                return self.tr("Grow by %n peasants for {wheat}", "", peasants).format(wheat=wheat)
        return ""

    def act(self, action: Action) -> str:
        """The confirming button's word."""
        return QCoreApplication.translate("AlbaOptions", ACTS[type(action)])

    def reason(self, key: str, points: int | None) -> str:
        text = REASONS.get(key)
        return QCoreApplication.translate("AlbaOptions", text) if text is not None else ""
