"""The hover cards: what a place is, what an option there would bring, and why something cannot be."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from rome_desktop.app.table.board_cards import BoardCards
from rome_desktop.app.table.hover_card import CardLine, CardText
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.alba_longa import foresight, reads, reasons
from rome_desktop.app.views.alba_longa.infos import AlbaInfos
from rome_desktop.app.views.alba_longa.labels import AlbaLabels
from rome_desktop.app.views.alba_longa.pieces import ROOM_ICONS as ICONS
from rome_desktop.app.views.alba_longa.shown import AlbaShown
from rome_desktop.app.views.alba_longa.targets import targets, victim
from rome_desktop.app.words.alba_longa.words import AlbaWords
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.alba_longa import actions
from rome_desktop.games.alba_longa.court import PayStall
from rome_desktop.games.alba_longa.events import Captured, Sabotaged
from rome_desktop.games.alba_longa.ids import STALLS

CLAUSES: dict[type[Action], str] = {
    actions.Sell: "AL-5.3",
    actions.Assign: "AL-6.1",
    actions.Call: "AL-6.4",
    actions.GiveUp: "AL-6.12",
    actions.Pay: "AL-6.4",
    actions.Take: "AL-6.5",
    actions.Buy: "AL-6.6",
    actions.Send: "AL-6.5",
    actions.Recall: "AL-22.2",
    actions.Attack: "AL-9.1",
    actions.PlayHero: "AL-9.3",
    actions.Hit: "AL-10.1",
    actions.Loot: "AL-24.5",
    actions.PutCaptive: "AL-24.6",
    actions.Add: "AL-24.8",
    actions.Improve: "AL-15.3",
    actions.Bless: "AL-16.1",
    actions.Give: "AL-18.1",
    actions.Grow: "AL-19.3",
}


class AlbaCards(BoardCards):
    """Cards for every spot."""

    game = "alba_longa"

    def __init__(self, words: AlbaWords, labels: AlbaLabels, parent: QObject | None = None) -> None:
        super().__init__(words, labels, parent)
        self.labels, self._terms = labels, words.terms
        self._infos = AlbaInfos(labels, self)
        self._tellers: dict[type[Action], Callable[[Any, AlbaShown], list[CardLine]]] = {
            actions.Sell: self._sell,
            actions.Assign: self._assign,
            actions.Call: self._call,
            actions.Pay: self._pay,
            actions.Take: self._take,
            actions.Buy: self._take,
            actions.Send: self._send,
            actions.Attack: self._attack,
            actions.PlayHero: self._hero,
            actions.Hit: self._hit,
            actions.Improve: self._improve,
            actions.Bless: self._bless,
            actions.Grow: self._grow,
        }

    def card(
        self, shown: AlbaShown, key: SpotKey | None, option: Action | None, picked: SpotKey | None
    ) -> CardText | None:
        """As of every game; what can be picked up for one option only already tells of that."""
        if option is None and key is not None and picked is None:
            option = self._begun_by(shown, key)
        return super().card(shown, key, option, picked)

    @staticmethod
    def _begun_by(shown: AlbaShown, key: SpotKey) -> Action | None:
        """The only option that begins with picking up the spot `key`, if there is one."""
        ways = targets(shown.legal, shown.view)
        found = [a for a, gestures in ways.items() if any(g.source == key for g in gestures)]
        return found[0] if len(found) == 1 else None

    def _option(self, shown: AlbaShown, action: Action, key: SpotKey) -> CardText:
        title = self._words.option(action, shown.view, shown.context)
        teller = self._tellers.get(type(action))
        lines = teller(action, shown) if teller is not None else []
        return self._told(shown, title, lines, CLAUSES.get(type(action), ""))

    def _refusal(self, shown: AlbaShown, key: SpotKey, picked: SpotKey | None) -> Refusal | None:
        return reasons.refusal(shown.view, key, picked)

    # ---- start and court

    def _sell(self, action: actions.Sell, shown: AlbaShown) -> list[CardLine]:
        city = shown.city
        coins = shown.view.map.coins_for[action.peasants]
        return [
            CardLine("coin", self.tr("purse {old} → {new}").format(old=city.coins, new=city.coins + coins)),
            CardLine(
                "peasant",
                self.tr("population {old} → {new}").format(
                    old=city.population, new=city.population - action.peasants
                ),
            ),
        ]

    def _assign(self, action: actions.Assign, shown: AlbaShown) -> list[CardLine]:
        lines = [CardLine("house", self.tr("from a free house: no die, no coin"))]
        return [*lines, *self._outcome(str(action.workplace), 1, shown)]

    def _outcome(self, room: str, count: int, shown: AlbaShown) -> list[CardLine]:
        icon = {"barracks": "legionary", "market": "coin", "quarry": "monument", "temple": "religion"}
        said = self.labels.outcome(room, count, shown)
        return [CardLine(icon.get(room, "wheat"), said)] if said else []

    def _call(self, action: actions.Call, shown: AlbaShown) -> list[CardLine]:
        price, coins = shown.view.dice_price, shown.cities[shown.asked or 0].coins
        lines = [CardLine("die8", self.tr("roll all four dice and take one of them"))]
        if price:
            said = self.tr("{price} of your {coins}, all on one stall")
            lines.append(CardLine("coin", said.format(price=self._terms.coins(price), coins=coins)))
        else:
            lines.append(CardLine("coin", self.tr("free in the first round")))
        lines.append(CardLine("", self.tr("the roll cannot be taken back"), "muted"))
        return lines

    def _pay(self, action: actions.Pay, shown: AlbaShown) -> list[CardLine]:
        top = shown.view.pending[-1]
        coins = top.coins if isinstance(top, PayStall) else 0
        number = STALLS.index(action.stall)
        after = list(shown.stalls)
        after[number] += coins
        said = self.tr("stall {old} → {new}").format(old=shown.stalls[number], new=after[number])
        lines = [CardLine("coin", said)]
        if after[number] == max(after) and after.index(max(after)) == number:
            lines.append(CardLine("", self.tr("would be the richest: emptied into the bank"), "accent"))
        return lines

    def _take(self, action: actions.Take | actions.Buy, shown: AlbaShown) -> list[CardLine]:
        die = next(d for d in shown.court.dice if d.colour == str(action.die))
        most = min(die.value, shown.cities[shown.asked or 0].idle)
        lines = [CardLine("peasant", self.tr("sends up to %n peasants to work", "", most))]
        if isinstance(action, actions.Buy):
            lines.append(CardLine("coin", self.tr("costs 1 coin, paid to a stall")))
        elif shown.season.is_harvest:
            lines.append(CardLine("wheat", self.tr("or to the farm instead")))
        return lines

    def _send(self, action: actions.Send, shown: AlbaShown) -> list[CardLine]:
        lines = self._outcome(str(action.workplace), action.peasants, shown)
        left = shown.cities[shown.asked or 0].idle - action.peasants
        return [*lines, CardLine("peasant", self.tr("%n still idle", "peasants", left))]

    # ---- war

    def _attack(self, action: actions.Attack, shown: AlbaShown) -> list[CardLine]:
        army = shown.city.soldiers
        side = shown.view.side_of(str(action.city))
        lines = [CardLine("legionary", self.tr("your army: {count}, and a hero").format(count=army))]
        if side < 0:
            said = self.tr("defended by {count}, without a hero").format(count=shown.view.defenders)
        else:
            said = self.tr("defended by {count}, and a hero").format(count=shown.cities[side].soldiers)
        lines.append(CardLine("hero", said))
        lines.append(CardLine("", self.tr("stays face down until all have chosen"), "muted"))
        return lines

    def _hero(self, action: actions.PlayHero, shown: AlbaShown) -> list[CardLine]:
        total = shown.city.soldiers + action.hero
        lines = [
            CardLine("legionary", self.tr("attack and defence of your city: {total}").format(total=total))
        ]
        if action.hero:
            lines.append(CardLine("hero", self.tr("goes to the used pile afterwards")))
        else:
            lines.append(CardLine("hero", self.tr("the 0 comes back at once")))
        return lines

    def _hit(self, action: actions.Hit, shown: AlbaShown) -> list[CardLine]:
        view, room = shown.view, str(action.workplace)
        side, seat = victim(view), shown.asked if shown.asked is not None else 0
        after, events = foresight.sabotage(view, seat, side, action.workplace)
        old, new = foresight.worth(view, side, room), foresight.worth(after, side, room)
        name = self._terms.workplace(room)
        lines = [CardLine(ICONS[room], self.tr("{room}: {old} → {new}").format(room=name, old=old, new=new))]
        for event in events:
            if isinstance(event, Sabotaged):
                said = self.tr("the peasant lies down") if event.laid else self.tr("the peasant goes home")
                lines.append(CardLine("peasant", said))
            elif isinstance(event, Captured):
                lines.append(CardLine("peasant", self._captured(event)))
        return lines

    def _captured(self, event: Captured) -> str:
        if event.placed:
            return self.tr("and a captive works for you in the same place")
        if event.wheat:
            return self.tr("and you take {wheat}").format(wheat=self._terms.wheat(event.wheat))
        return self.tr("a captured farmer brings nothing from the granary")

    # ---- harvest and growth

    def _improve(self, action: actions.Improve, shown: AlbaShown) -> list[CardLine]:
        city, view = shown.city, shown.view
        more = view.players[city.side].standing_farmers * view.box.weather.improved
        now = reads.harvest(view, city.side)
        return [
            CardLine("wheat", self.tr("harvest {old} → {new} wheat").format(old=now, new=now + more)),
            CardLine(
                "religion",
                self.tr("worship {old} → {new}").format(old=city.worship, new=city.worship - view.prayers),
            ),
            CardLine("", self.tr("opens the way to the blessing"), "muted"),
        ]

    def _bless(self, action: actions.Bless, shown: AlbaShown) -> list[CardLine]:
        view, city = shown.view, shown.city
        rules = view.box.blessings
        price = rules.worship_with_mark if city.has_mark else rules.worship
        lines = [
            CardLine(
                "religion",
                self.tr("worship {old} → {new}").format(old=city.worship, new=city.worship - price),
            )
        ]
        return [*lines, CardLine("", self.tr("3 wheat, 2 coins or a monument: it is turned over afterwards"))]

    def _grow(self, action: actions.Grow, shown: AlbaShown) -> list[CardLine]:
        city = shown.city
        price = shown.view.box.growth.wheat[action.peasants - 1]
        return [
            CardLine(
                "peasant",
                self.tr("population {old} → {new}").format(
                    old=city.population, new=city.population + action.peasants
                ),
            ),
            CardLine("wheat", self.tr("wheat {old} → {new}").format(old=city.wheat, new=city.wheat - price)),
        ]
