"""Soldiers, sabotage and loot, told step by step: who attacks with what, and why it succeeds or fails."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.alba_longa.terms import AlbaTerms
from rome_desktop.app.words.shared import Line, Teller
from rome_desktop.engine.events import Event
from rome_desktop.games.alba_longa import events
from rome_desktop.games.alba_longa.ids import NOBODY, Product


class FightTellers(QObject):
    """The events of the soldiers phase as journal lines. Nothing sealed is named before its reveal."""

    def __init__(self, terms: AlbaTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms

    def tellers(self) -> dict[type[Event], Teller]:
        return {
            events.HeroRecalled: self._recalled,
            events.TargetLaid: lambda e, c: (e.seat, self.tr("laid a city card face down.")),
            events.TargetsRevealed: self._targets,
            events.HeroLaid: lambda e, c: (e.seat, self.tr("laid a hero face down.")),
            events.HeroesRevealed: self._heroes,
            events.CityAttacked: self._attacked,
            events.Sabotaged: self._sabotaged,
            events.Captured: self._captured,
            events.SabotageLapsed: self._lapsed,
            events.Looted: self._looted,
            events.HeroesReturned: self._returned,
            events.AssisiFortified: lambda e, c: (
                None,
                self.tr("Assisi was attacked and has %n defenders now.", "", e.defenders),
            ),
            events.ProductAdded: lambda e, c: (
                e.seat,
                self.tr("added {product} to the loot of Assisi.").format(
                    product=self._terms.product(e.product)
                ),
            ),
        }

    # ---- cards

    def _recalled(self, event: events.HeroRecalled, context: TableContext) -> Line:
        if event.taken:
            return event.seat, self.tr("has the largest army and took back a used hero.")
        return event.seat, self.tr("has the largest army and took back no hero.")

    def _targets(self, event: events.TargetsRevealed, context: TableContext) -> Line:
        told = [
            self.tr("{name} attacks {city} with {soldiers}").format(
                name=context.name(seat),
                city=self._terms.city(city),
                soldiers=self._terms.people("barracks", soldiers),
            )
            for seat, city, soldiers in zip(event.seats, event.cities, event.soldiers, strict=True)
        ]
        return None, self.tr("The city cards are shown: {attacks}.").format(attacks=self._terms.all_of(told))

    def _heroes(self, event: events.HeroesRevealed, context: TableContext) -> Line:
        told = [
            self.tr("{name} plays {hero}").format(name=context.name(seat), hero=hero)
            for seat, hero in zip(event.seats, event.heroes, strict=True)
        ]
        return None, self.tr("The heroes are shown: {heroes}.").format(heroes=self._terms.all_of(told))

    # ---- the fight

    def _attacked(self, event: events.CityAttacked, context: TableContext) -> Line:
        attackers = [
            self.tr("{name} {soldiers} + {hero}").format(
                name=context.name(seat), soldiers=soldiers, hero=hero
            )
            for seat, soldiers, hero in zip(event.attackers, event.soldiers, event.heroes, strict=True)
        ]
        values = {
            "city": self._terms.city(event.city),
            "attack": event.attack,
            "attackers": self._terms.all_of(attackers),
            "defence": event.defence,
            "guard": self._guard(event),
        }
        if not event.turns:
            said = self.tr(
                "{city}: attack {attack} ({attackers}), defence {defence} ({guard}). The attack is "
                "not higher: it fails."
            )
            return None, said.format(**values)
        said = self.tr(
            "{city}: attack {attack} ({attackers}), defence {defence} ({guard}). Success {success}: {turns}."
        )
        turns = self._turns(event.turns, context)
        return None, said.format(**values, success=event.attack - event.defence, turns=turns)

    def _guard(self, event: events.CityAttacked) -> str:
        """What the city defends with, such as “3 + 1”: soldiers and hero; Assisi has no hero."""
        if event.seat == NOBODY:
            return self._terms.peasants(event.guard)
        return self.tr("{soldiers} + {hero}").format(soldiers=event.guard, hero=event.hero)

    def _turns(self, turns: Sequence[int], context: TableContext) -> str:
        """Such as “2 sabotages, by Julia and Marcus”, the strongest first."""
        in_turn = turns if len(set(turns)) > 1 else turns[:1]
        names = self._terms.all_of([context.name(seat) for seat in in_turn])
        return self.tr("%n sabotages, by {names}", "", len(turns)).format(names=names)

    # ---- sabotage and loot

    def _sabotaged(self, event: events.Sabotaged, context: TableContext) -> Line:
        if event.captive and event.laid:
            said = self.tr("sabotaged {place} in the city of {victim}: the captive there lies down.")
        elif event.captive:
            said = self.tr("sabotaged {place} in the city of {victim}: a captive left for the supply.")
        elif event.laid:
            said = self.tr("sabotaged {place} in the city of {victim}: a peasant lies down there.")
        else:
            said = self.tr("sabotaged {place} in the city of {victim}: a peasant went home.")
        return event.seat, said.format(
            place=self._terms.the_workplace(event.workplace), victim=context.name(event.victim)
        )

    def _captured(self, event: events.Captured, context: TableContext) -> Line:
        if event.placed:
            return event.seat, self.tr("captured the peasant: a captive goes {to}.").format(
                to=self._terms.to_workplace(event.workplace)
            )
        if event.wheat:
            return event.seat, self.tr("captured the farmer on the field: {wheat}.").format(
                wheat=self._terms.wheat(event.wheat)
            )
        return event.seat, self.tr("captured the farmer in the granary, which brings nothing.")

    def _lapsed(self, event: events.SabotageLapsed, context: TableContext) -> Line:
        city = self._terms.city(event.city)
        if event.city == "assisi":
            return event.seat, self.tr("found no more loot in {city}.").format(city=city)
        return event.seat, self.tr("found nothing more to sabotage in {city}.").format(city=city)

    def _looted(self, event: events.Looted, context: TableContext) -> Line:
        if event.product == Product.CAPTIVE and event.workplace:
            return event.seat, self.tr("took a captive from Assisi, who goes {to}.").format(
                to=self._terms.to_workplace(event.workplace)
            )
        return event.seat, self.tr("took {product} from Assisi.").format(
            product=self._terms.product(event.product)
        )

    def _returned(self, event: events.HeroesReturned, context: TableContext) -> Line:
        if event.refreshed:
            return event.seat, self.tr("had only the 0 left and took all used heroes back.")
        if event.used:
            return event.seat, self.tr("put the hero on the used pile.")
        return event.seat, self.tr("keeps the hero of 0 active.")
