"""The hover cards: what a place is, what an option there would bring, and why something cannot be."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from rome_desktop.app.table.board_cards import BoardCards
from rome_desktop.app.table.hover_card import CardLine, CardText, Promise
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.alba_longa import foresight, reasons
from rome_desktop.app.views.alba_longa.infos import AlbaInfos
from rome_desktop.app.views.alba_longa.labels import AlbaLabels
from rome_desktop.app.views.alba_longa.pieces import ROOM_ICONS as ICONS
from rome_desktop.app.views.alba_longa.shown import AlbaShown
from rome_desktop.app.views.alba_longa.targets import targets, victim
from rome_desktop.app.words.alba_longa.words import AlbaWords
from rome_desktop.engine.actions import Action
from rome_desktop.engine.foresight import Foreseen
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.alba_longa import actions
from rome_desktop.games.alba_longa.blessings import cost
from rome_desktop.games.alba_longa.events import Captured, Sabotaged
from rome_desktop.games.alba_longa.foresight import foresee, is_idle, is_richest
from rome_desktop.games.alba_longa.ids import QUARRY, STALLS, TEMPLE
from rome_desktop.games.alba_longa.state import AlbaState

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
            actions.Loot: self._loot,
            actions.PutCaptive: self._put,
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
        lines = list(teller(action, shown)) if teller is not None else []
        if is_idle(shown.view, action):
            lines.append(CardLine("", self.tr("It brings nothing now."), "accent"))
        return self._told(shown, title, lines, CLAUSES.get(type(action), ""))

    def _refusal(self, shown: AlbaShown, key: SpotKey, picked: SpotKey | None) -> Refusal | None:
        return reasons.refusal(shown.view, key, picked)

    # ---- small parts

    def _now(self, found: Foreseen[AlbaState], side: int, *what: str) -> list[CardLine]:
        """What a side has before and after."""
        words = {
            "coins": ("coin", self.tr("purse {old} → {new}")),
            "population": ("peasant", self.tr("population {old} → {new}")),
            "idle": ("peasant", self.tr("idle peasants {old} → {new}")),
            "wheat": ("wheat", self.tr("wheat {old} → {new}")),
            "worship": ("religion", self.tr("worship {old} → {new}")),
            "farm": ("wheat", self.tr("harvest {old} → {new} wheat")),
        }
        return [self._line(*words[one], foresight.promise(found, side, one)) for one in what]

    @staticmethod
    def _line(icon: str, said: str, kept: Promise) -> CardLine:
        return CardLine(icon, said.format(old=kept.before, new=kept.after), promises=(kept,))

    def _asked(self, shown: AlbaShown) -> int:
        return shown.asked if shown.asked is not None else shown.city.side

    def _outcome(self, found: Foreseen[AlbaState], side: int, room: str) -> list[CardLine]:
        """What a workplace will do, and a warning where it does no more than before."""
        icon = {"barracks": "legionary", "market": "coin", "quarry": "monument", "temple": "religion"}
        kept = foresight.promise(found, side, room)
        said = self.labels.outcome(room, found.after, side)
        lines = [CardLine(icon.get(room, "wheat"), said, promises=(kept,))]
        if kept.after == kept.before and room in (QUARRY, TEMPLE):
            lines.append(CardLine("", self.tr("no more than without them"), "accent"))
        return lines

    # ---- start and court

    def _sell(self, action: actions.Sell, shown: AlbaShown) -> list[CardLine]:
        return self._now(foresee(shown.view, action), self._asked(shown), "coins", "population", "idle")

    def _assign(self, action: actions.Assign, shown: AlbaShown) -> list[CardLine]:
        found, side = foresee(shown.view, action), self._asked(shown)
        lines = [CardLine("house", self.tr("from a free house: no die, no coin"))]
        return [*lines, *self._outcome(found, side, str(action.workplace)), *self._now(found, side, "idle")]

    def _call(self, action: actions.Call, shown: AlbaShown) -> list[CardLine]:
        price, coins = shown.view.dice_price, shown.cities[self._asked(shown)].coins
        lines = [CardLine("die8", self.tr("roll all four dice and take one of them"))]
        if price:
            said = self.tr("{price} of your {coins}, all on one stall")
            lines.append(CardLine("coin", said.format(price=self._terms.coins(price), coins=coins)))
        else:
            lines.append(CardLine("coin", self.tr("free in the first round")))
        lines.append(CardLine("", self.tr("the roll cannot be taken back"), "muted"))
        return lines

    def _pay(self, action: actions.Pay, shown: AlbaShown) -> list[CardLine]:
        found, number = foresee(shown.view, action), STALLS.index(action.stall)
        lines = [
            self._line(
                "coin",
                self.tr("stall {old} → {new}"),
                foresight.promise(found, self._asked(shown), f"stall:{number}"),
            ),
            *self._now(found, self._asked(shown), "coins"),
        ]
        if is_richest(found.after, number):
            lines.append(CardLine("", self.tr("would be the richest: emptied into the bank"), "accent"))
        return lines

    def _take(self, action: actions.Take | actions.Buy, shown: AlbaShown) -> list[CardLine]:
        bought = isinstance(action, actions.Buy)
        paid = (actions.Pay(STALLS[0]),) if bought else ()
        kept = foresight.promise(foresee(shown.view, action, *paid), self._asked(shown), "send")
        said = self.tr("sends up to %n peasants to work", "", kept.after)
        lines = [CardLine("peasant", said, promises=() if bought else (kept,))]
        if bought:
            coins = self._terms.coins(shown.view.box.court.buy_price)
            lines.append(CardLine("coin", self.tr("costs {coins}, paid to a stall").format(coins=coins)))
        elif shown.season.is_harvest:
            lines.append(CardLine("wheat", self.tr("or to the farm instead")))
        return lines

    def _send(self, action: actions.Send, shown: AlbaShown) -> list[CardLine]:
        found, side = foresee(shown.view, action), self._asked(shown)
        return [*self._outcome(found, side, str(action.workplace)), *self._now(found, side, "idle")]

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
        army = foresight.promise(foresee(shown.view, action), self._asked(shown), "army")
        said = self.tr("attack and defence of your city: {total}").format(total=army.after)
        lines = [CardLine("legionary", said, promises=(army,))]
        if action.hero:
            lines.append(CardLine("hero", self.tr("goes to the used pile afterwards")))
        else:
            lines.append(CardLine("hero", self.tr("the 0 comes back at once")))
        return lines

    def _hit(self, action: actions.Hit, shown: AlbaShown) -> list[CardLine]:
        view, room = shown.view, str(action.workplace)
        found = foresee(view, action)
        name = self._terms.workplace(room)
        said = self.tr("{room}: {old} → {new}")
        kept = foresight.promise(found, victim(view), f"worth:{room}")
        lines = [
            CardLine(ICONS[room], said.format(room=name, old=kept.before, new=kept.after), promises=(kept,))
        ]
        lines += [CardLine("peasant", self._struck(event)) for event in found.of(Sabotaged)]
        lines += [CardLine("peasant", self._captured(event)) for event in found.of(Captured)]
        gained = foresight.promise(found, self._asked(shown), "wheat")
        return [*lines, *(self._now(found, gained.side, "wheat") if gained.after != gained.before else [])]

    def _struck(self, event: Sabotaged) -> str:
        """[AL-10.1, AL-23.2] What becomes of who worked there."""
        if event.captive:
            return (
                self.tr("the captive lies down") if event.laid else self.tr("the captive goes to the supply")
            )
        return self.tr("the peasant lies down") if event.laid else self.tr("the peasant goes home")

    def _captured(self, event: Captured) -> str:
        if event.placed:
            return self.tr("and a captive works for you in the same place")
        if event.wheat:
            return self.tr("and you take {wheat}").format(wheat=self._terms.wheat(event.wheat))
        return self.tr("a captured farmer brings nothing from the granary")

    def _loot(self, action: actions.Loot, shown: AlbaShown) -> list[CardLine]:
        found, side = foresee(shown.view, action), self._asked(shown)
        kept = [foresight.promise(found, side, what) for what in ("coins", "wheat")]
        return self._now(found, side, *(p.what for p in kept if p.before != p.after))

    def _put(self, action: actions.PutCaptive, shown: AlbaShown) -> list[CardLine]:
        return self._outcome(foresee(shown.view, action), self._asked(shown), str(action.workplace))

    # ---- harvest and growth

    def _improve(self, action: actions.Improve, shown: AlbaShown) -> list[CardLine]:
        found, side = foresee(shown.view, action), self._asked(shown)
        lines = self._now(found, side, "farm", "worship")
        if found.after.players[side].worship < cost(found.after, side):
            return [*lines, CardLine("", self.tr("too little worship is left for the blessing"), "accent")]
        return [*lines, CardLine("", self.tr("opens the way to the blessing"), "muted")]

    def _bless(self, action: actions.Bless, shown: AlbaShown) -> list[CardLine]:
        lines = self._now(foresee(shown.view, action), self._asked(shown), "worship")
        rewards = [self._terms.reward(card.reward, card.amount) for card in shown.view.box.blessings.cards]
        said = self.tr("{rewards}: it is turned over afterwards").format(rewards=self._terms.any_of(rewards))
        return [*lines, CardLine("", said)]

    def _grow(self, action: actions.Grow, shown: AlbaShown) -> list[CardLine]:
        return self._now(foresee(shown.view, action), self._asked(shown), "population", "idle", "wheat")
