"""Soldiers, sabotage and loot, told step by step: who attacks with what, and why it succeeds or fails."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.alba_longa.terms import AlbaTerms
from rome_desktop.app.words.shared import SharedJournal
from rome_desktop.engine.events import Event
from rome_desktop.games.alba_longa import events
from rome_desktop.games.alba_longa.ids import NOBODY

SENTENCES: dict[type[Event], Any] = {
    # ---- cards
    events.HeroRecalled: {
        "taken": QT_TRANSLATE_NOOP("FightTellers", "has the largest army and took back a used hero."),
        "": QT_TRANSLATE_NOOP("FightTellers", "has the largest army and took back no hero."),
    },
    events.TargetLaid: QT_TRANSLATE_NOOP("FightTellers", "laid a city card face down."),
    events.TargetsRevealed: QT_TRANSLATE_NOOP("FightTellers", "The city cards are shown: {attacks}."),
    events.HeroLaid: QT_TRANSLATE_NOOP("FightTellers", "laid a hero face down."),
    events.HeroesRevealed: QT_TRANSLATE_NOOP("FightTellers", "The heroes are shown: {heroes}."),
    events.HeroesReturned: {
        "refreshed": QT_TRANSLATE_NOOP("FightTellers", "had only the 0 left and took all used heroes back."),
        "used": QT_TRANSLATE_NOOP("FightTellers", "put the hero on the used pile."),
        "": QT_TRANSLATE_NOOP("FightTellers", "keeps the hero of 0 active."),
    },
    # ---- the fight
    events.CityAttacked: {
        "turns": QT_TRANSLATE_NOOP(
            "FightTellers",
            "{city}: attack {attack} ({attackers}), defence {defence} ({guard}). Success {success}: {turns}.",
        ),
        "": QT_TRANSLATE_NOOP(
            "FightTellers",
            "{city}: attack {attack} ({attackers}), defence {defence} ({guard}). The attack is "
            "not higher: it fails.",
        ),
    },
    # ---- sabotage and loot
    events.Sabotaged: {
        "captive laid": QT_TRANSLATE_NOOP(
            "FightTellers", "sabotaged {place} in the city of {victim}: the captive there lies down."
        ),
        "captive": QT_TRANSLATE_NOOP(
            "FightTellers", "sabotaged {place} in the city of {victim}: a captive left for the supply."
        ),
        "laid": QT_TRANSLATE_NOOP(
            "FightTellers", "sabotaged {place} in the city of {victim}: a peasant lies down there."
        ),
        "": QT_TRANSLATE_NOOP(
            "FightTellers", "sabotaged {place} in the city of {victim}: a peasant went home."
        ),
    },
    events.Captured: {
        "placed": QT_TRANSLATE_NOOP("FightTellers", "captured the peasant: a captive goes {to}."),
        "wheat": QT_TRANSLATE_NOOP("FightTellers", "captured the farmer on the field: {wheat}."),
        "": QT_TRANSLATE_NOOP("FightTellers", "captured the farmer in the granary, which brings nothing."),
    },
    events.SabotageLapsed: {
        "city=assisi": QT_TRANSLATE_NOOP("FightTellers", "found no more loot in {city}."),
        "": QT_TRANSLATE_NOOP("FightTellers", "found nothing more to sabotage in {city}."),
    },
    events.Looted: {
        "product=captive workplace": QT_TRANSLATE_NOOP(
            "FightTellers", "took a captive from Assisi, who goes {to}."
        ),
        "": QT_TRANSLATE_NOOP("FightTellers", "took {product} from Assisi."),
    },
    events.ProductAdded: QT_TRANSLATE_NOOP("FightTellers", "added {product} to the loot of Assisi."),
}


class FightTellers(SharedJournal):
    """The events of the soldiers phase as journal lines. Nothing sealed is named before its reveal."""

    def __init__(self, terms: AlbaTerms, parent: QObject | None = None) -> None:
        super().__init__("FightTellers", SENTENCES | self._counted(), parent)
        self._terms = terms
        self._says = {
            "attackers": self._attackers,
            "attacks": self._attacks,
            "city": lambda e, c: terms.city(e.city),
            "guard": self._guard,
            "heroes": self._heroes,
            "place": lambda e, c: terms.the_workplace(e.workplace),
            "product": lambda e, c: terms.product(e.product),
            "success": lambda e, c: str(e.attack - e.defence),
            "to": lambda e, c: terms.to_workplace(e.workplace),
            "turns": self._turns,
            "victim": lambda e, c: c.name(e.victim),
            "wheat": lambda e, c: terms.wheat(e.wheat),
        }

    def _counted(self) -> dict[type[Event], Any]:
        return {
            events.AssisiFortified: lambda e: self.tr(
                "Assisi was attacked and has %n defenders now.", "", e.defenders
            )
        }

    def _side(self, event: Event) -> int | None:
        """A fight is told of its city, not of whoever defends it."""
        return None if isinstance(event, events.CityAttacked) else super()._side(event)

    def _attacks(self, event: events.TargetsRevealed, context: TableContext) -> str:
        told = [
            self.tr("{name} attacks {city} with {soldiers}").format(
                name=context.name(seat),
                city=self._terms.city(city),
                soldiers=self._terms.people("barracks", soldiers),
            )
            for seat, city, soldiers in zip(event.seats, event.cities, event.soldiers, strict=True)
        ]
        return self._terms.all_of(told)

    def _heroes(self, event: events.HeroesRevealed, context: TableContext) -> str:
        told = [
            self.tr("{name} plays {hero}").format(name=context.name(seat), hero=hero)
            for seat, hero in zip(event.seats, event.heroes, strict=True)
        ]
        return self._terms.all_of(told)

    def _attackers(self, event: events.CityAttacked, context: TableContext) -> str:
        told = [
            self.tr("{name} {soldiers} + {hero}").format(
                name=context.name(seat), soldiers=soldiers, hero=hero
            )
            for seat, soldiers, hero in zip(event.attackers, event.soldiers, event.heroes, strict=True)
        ]
        return self._terms.all_of(told)

    def _guard(self, event: events.CityAttacked, context: TableContext) -> str:
        """What the city defends with, such as “3 + 1”: soldiers and hero; Assisi has no hero."""
        if event.seat == NOBODY:
            return self._terms.peasants(event.guard)
        return self.tr("{soldiers} + {hero}").format(soldiers=event.guard, hero=event.hero)

    def _turns(self, event: events.CityAttacked, context: TableContext) -> str:
        """Such as “2 sabotages, by Julia and Marcus”, the strongest first."""
        turns = event.turns
        in_turn = turns if len(set(turns)) > 1 else turns[:1]
        names = self._terms.all_of([context.name(seat) for seat in in_turn])
        return self.tr("%n sabotages, by {names}", "", len(turns)).format(names=names)
