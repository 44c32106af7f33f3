"""What is asked: one sentence, and a quieter one that says what it is good for."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Foretold, Prompt, TableContext
from rome_desktop.app.words.alba_longa.terms import AlbaTerms
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Decision
from rome_desktop.games.alba_longa.actions import Bless, Improve, Sell, Send
from rome_desktop.games.alba_longa.assisi import AddProduct, LootAssisi, PlaceCaptive
from rome_desktop.games.alba_longa.blessings import SeekBlessing
from rome_desktop.games.alba_longa.course import SellPeasants
from rome_desktop.games.alba_longa.court import BuyDie, CallCourt, OfferDie, PayStall, SendPeasants, TakeDie
from rome_desktop.games.alba_longa.events import Captured
from rome_desktop.games.alba_longa.farmers import ImproveHarvest
from rome_desktop.games.alba_longa.foresight import foresee
from rome_desktop.games.alba_longa.houses import AssignFree
from rome_desktop.games.alba_longa.ids import DICE, Season, Workplace
from rome_desktop.games.alba_longa.returning import GiveCard
from rome_desktop.games.alba_longa.sabotage import Sabotage
from rome_desktop.games.alba_longa.soldiers import ChooseTarget, LayHero, RecallHero
from rome_desktop.games.alba_longa.state import AlbaState
from rome_desktop.games.alba_longa.year_end import GrowCity

TELLS: dict[type[Action], str] = {Sell: "coins", Improve: "worship", Bless: "worship"}
"""Of which options the sentences name what they change, and what that is."""
Asked = tuple[str, str, dict[str, Any]]
"""The sentence, the second line, and what both are filled in with; the name comes by itself."""


class AlbaPrompts(QObject):
    """Decisions as sentences."""

    def __init__(self, terms: AlbaTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._askers: dict[type[Decision], Callable[[Any, AlbaState, TableContext], Asked]] = {
            SellPeasants: self._sell,
            AssignFree: self._free_house,
            CallCourt: self._call,
            PayStall: self._pay,
            TakeDie: self._take,
            SendPeasants: self._send,
            BuyDie: self._buy,
            RecallHero: self._recall,
            ChooseTarget: self._target,
            LayHero: self._hero,
            Sabotage: self._sabotage,
            LootAssisi: self._loot,
            PlaceCaptive: self._captive,
            AddProduct: self._add,
            ImproveHarvest: self._improve,
            SeekBlessing: self._bless,
            GiveCard: self._king,
            GrowCity: self._grow,
        }

    def prompt(
        self, decision: Decision, options: Sequence[Action], view: AlbaState, context: TableContext
    ) -> Prompt:
        places = {action.workplace for action in options if isinstance(action, Send)}
        asker = self._askers[type(decision)]
        if isinstance(decision, SendPeasants) and places == {Workplace.FARM}:
            asker = self._send_to_farm
        sentence, second, values = asker(decision, view, context)
        return Prompt(
            sentence.format(name=context.name(decision.seat), **values),
            second.format(**values),
            tuple(self._foretold(decision.seat, options, view)),
        )

    def _foretold(self, seat: int, options: Sequence[Action], view: AlbaState) -> Iterator[Foretold]:
        """What a sale brings, and what harvest and blessing cost."""
        for option in options:
            what = TELLS.get(type(option))
            if what is not None:
                before, after = view.players[seat], foresee(view, option).after.players[seat]
                yield Foretold(option, what, seat, getattr(before, what), getattr(after, what))

    def _worship(self, decision: Decision, option: Action, view: AlbaState) -> str:
        """What an option takes of the worship."""
        told = next(self._foretold(decision.seat, [option], view))
        return self._terms.worship(told.before - told.after)

    # ---- season and court

    def _sell(self, decision: SellPeasants, view: AlbaState, context: TableContext) -> Asked:
        sales = [
            self.tr("{peasants} for {coins}").format(
                peasants=self._terms.peasants(told.option.peasants),
                coins=self._terms.coins(told.after - told.before),
            )
            for told in self._foretold(decision.seat, decision.options(view), view)
            if isinstance(told.option, Sell)
        ]
        return (
            self.tr("{name}, sell peasants as slaves, or keep them all."),
            self.tr("Once a season: {sales}. A winner needs {peasants}."),
            {
                "sales": self._terms.any_of(sales),
                "peasants": self._terms.peasants(view.box.victory.population),
            },
        )

    def _free_house(self, decision: AssignFree, view: AlbaState, context: TableContext) -> Asked:
        return (
            self.tr("{name}, send a peasant from a free house to work, or finish."),
            self.tr("He needs no die and no coin. Free houses to go: {left}."),
            {"left": decision.left},
        )

    def _call(self, decision: CallCourt, view: AlbaState, context: TableContext) -> Asked:
        price = view.dice_price
        values = {
            "idle": self._terms.peasants(view.players[decision.seat].idle),
            "coins": self._terms.coins(price),
        }
        second = self.tr(
            "You have {idle} to send. Who gives up is out for the season and buys no dice either."
        )
        if price:
            return self.tr("{name}, call the court for {coins}, or give up."), second, values
        return self.tr("{name}, call the court free of charge, or give up."), second, values

    def _pay(self, decision: PayStall, view: AlbaState, context: TableContext) -> Asked:
        return (
            self.tr("{name}, choose a stall for {coins}."),
            self.tr("The bank takes the richest stall; merchants then take the others, the richest first."),
            {"coins": self._terms.coins(decision.coins)},
        )

    def _take(self, decision: TakeDie, view: AlbaState, context: TableContext) -> Asked:
        if view.season == Season.HARVEST:
            return (
                self.tr("{name}, take a die, for its workplace or for your farm."),
                self.tr("It costs nothing. Only your own call makes farmers, with a die of any colour."),
                {},
            )
        return (
            self.tr("{name}, take a die for its workplace."),
            self.tr("It costs nothing. The others may then buy the dice you leave, for {coins} each."),
            {"coins": self._terms.coins(view.box.court.buy_price)},
        )

    def _send_to_farm(self, decision: SendPeasants, view: AlbaState, context: TableContext) -> Asked:
        """The die was put on the farm: only how many is asked."""
        _, second, values = self._send(decision, view, context)
        return self.tr("{name}, send peasants to your farm."), second, values

    def _send(self, decision: SendPeasants, view: AlbaState, context: TableContext) -> Asked:
        values = {
            "pips": view.dice[DICE.index(decision.die)],
            "most": self._terms.peasants(decision.most(view)),
        }
        second = self.tr("The die shows {pips}: {most} at most, all to the same place.")
        if decision.farm:
            return self.tr("{name}, send peasants to work or to your farm."), second, values
        return self.tr("{name}, send peasants to work."), second, values

    def _buy(self, decision: BuyDie, view: AlbaState, context: TableContext) -> Asked:
        """[AL-21.2, R45] With two Kings everybody has two places in a call."""
        again = OfferDie(decision.seat) in view.pending
        return (
            self.tr("{name}, buy a die for {coins}, or pass."),
            self.tr("A bought die makes no farmers. If you pass, you are asked once more in this call.")
            if again
            else self.tr("Passing costs you nothing later on. A bought die makes no farmers."),
            {"coins": self._terms.coins(view.box.court.buy_price)},
        )

    # ---- soldiers

    def _recall(self, decision: RecallHero, view: AlbaState, context: TableContext) -> Asked:
        return (
            self.tr("{name}, take back a used hero, or none."),
            self.tr("Your army is the largest. Nobody else sees which hero it is."),
            {},
        )

    def _target(self, decision: ChooseTarget, view: AlbaState, context: TableContext) -> Asked:
        return (
            self.tr("{name}, choose a city to attack."),
            self.tr("Your {soldiers} must attack, and defend you as well. The card stays face down for now."),
            {"soldiers": self._terms.people("barracks", view.players[decision.seat].soldiers)},
        )

    def _hero(self, decision: LayHero, view: AlbaState, context: TableContext) -> Asked:
        player = view.players[decision.seat]
        attackers = [
            self.tr("{name} with {soldiers}").format(
                name=context.name(side), soldiers=self._terms.people("barracks", other.soldiers)
            )
            for side, other in enumerate(view.players)
            if player.city in other.target
        ]
        values = {
            "city": self._terms.city(player.target[0]) if player.target else "",
            "attackers": self._terms.all_of(attackers),
        }
        sentence = self.tr("{name}, choose a hero.")
        if player.target and attackers:
            return (
                sentence,
                self.tr("Your target: {city}. Against you: {attackers}. It counts in both."),
                values,
            )
        if attackers:
            return sentence, self.tr("Against you: {attackers}. The hero counts for your defence."), values
        return sentence, self.tr("Your target: {city}. The hero counts for your attack."), values

    def _sabotage(self, decision: Sabotage, view: AlbaState, context: TableContext) -> Asked:
        victim = view.players[decision.victim]
        captures = any(foresee(view, option).of(Captured) for option in decision.options(view))
        second = (
            self.tr("A peasant there stops working for the season, and you capture him.")
            if captures
            else self.tr("A peasant there stops working for the season.")
        )
        values = {"city": self._terms.city(victim.city)}
        return self.tr("{name}, choose what to sabotage in {city}."), second, values

    def _loot(self, decision: LootAssisi, view: AlbaState, context: TableContext) -> Asked:
        return (
            self.tr("{name}, take a product from Assisi."),
            self.tr("A captive works for you until the season ends."),
            {},
        )

    def _captive(self, decision: PlaceCaptive, view: AlbaState, context: TableContext) -> Asked:
        return (
            self.tr("{name}, choose where the captive works."),
            self.tr("He leaves when the season ends, and is never a soldier."),
            {},
        )

    def _add(self, decision: AddProduct, view: AlbaState, context: TableContext) -> Asked:
        return (
            self.tr("{name}, add a product to the loot of Assisi."),
            self.tr("The King of Kings does so every season, for whoever attacks next."),
            {},
        )

    # ---- harvest and year

    def _improve(self, decision: ImproveHarvest, view: AlbaState, context: TableContext) -> Asked:
        farmers = self._terms.people("farm", view.players[decision.seat].standing_farmers)
        return (
            self.tr("{name}, improve the harvest for {worship}, or not."),
            self.tr(
                "Standing on your farm: {farmers}. Each would bring 1 wheat more, and you may be blessed."
            ),
            {"worship": self._worship(decision, Improve(), view), "farmers": farmers},
        )

    def _bless(self, decision: SeekBlessing, view: AlbaState, context: TableContext) -> Asked:
        rewards = [self._terms.reward(card.reward, card.amount) for card in view.box.blessings.cards]
        return (
            self.tr("{name}, ask for the blessing for {worship}, or not."),
            self.tr("Only then is the card shown: {rewards}."),
            {
                "worship": self._worship(decision, Bless(), view),
                "rewards": self._terms.any_of(rewards),
            },
        )

    def _king(self, decision: GiveCard, view: AlbaState, context: TableContext) -> Asked:
        if not view.players[decision.seat].alive:
            return (
                self.tr("{name}, your city is lost: name a King of Kings."),
                self.tr("It is somebody who is still in the game."),
                {},
            )
        return (
            self.tr("{name}, choose the next King of Kings."),
            self.tr("He goes first and wins ties. You cannot keep the card."),
            {},
        )

    def _grow(self, decision: GrowCity, view: AlbaState, context: TableContext) -> Asked:
        player = view.players[decision.seat]
        return (
            self.tr("{name}, spend wheat on growth, or keep it."),
            self.tr(
                "All are fed, {wheat} left. You grow once a year, and each peasant costs more than the last."
            ),
            {"wheat": self._terms.wheat(player.wheat)},
        )
