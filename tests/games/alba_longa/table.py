"""The vocabulary of the tests: say a position, play lines, say what is true.

Seats have names here, and a line may say whose it is: `table.play("Melanie: pass")`; a line that begins
with `chance` says how dice or cards fall. What does not fit fails in a sentence.
"""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Chance, options, play, roll, settle
from rome_desktop.games.alba_longa.actions import Done, GiveUp, Grow, Pass, Sell, Send
from rome_desktop.games.alba_longa.box import Box
from rome_desktop.games.alba_longa.court import EndRound, OfferCall
from rome_desktop.games.alba_longa.ids import FARM, STALLS, Climate, Season
from rome_desktop.games.alba_longa.sabotage import OfferSabotage
from rome_desktop.games.alba_longa.state import AlbaState, Player
from tests.games.bare_table import BareTable

GAME = game("alba_longa")
KINGS = ("Cedric", "Melanie", "Thierry", "Brigitte", "Gilles")
SHADOW = "Shadow"


@cache
def box() -> Box:
    """What is in the box."""
    made: Box = load(GAME).box
    return made


class Table(BareTable):
    """A game in progress whose seats have names."""

    game = GAME
    state: AlbaState

    # Putting things down.

    def has(self, name: str, **values: Any) -> "Table":
        """Fields of a King; unless `idle` is named, whoever has no other place is at home."""
        player = self.player(name)
        for key, value in values.items():
            assert hasattr(player, key), f"a King has no {key}"
            setattr(player, key, value)
        if "idle" in values and "population" not in values:
            player.population = player.idle + player.at_work
        else:
            player.idle = player.population - player.at_work
        assert player.idle >= 0, f"{name} has more peasants at work than in the city"
        return self

    def sets(self, **values: Any) -> "Table":
        """Fields of the table."""
        for key, value in values.items():
            assert hasattr(self.state, key), f"the table has no {key}"
            setattr(self.state, key, value)
        return self

    def stalls(self, *coins: int) -> "Table":
        """What lies on the stalls."""
        assert len(coins) == len(self.state.stalls), f"{len(self.state.stalls)} stalls are in use"
        return self.sets(stalls=coins)

    def harvest(self, climate: str = "moderate") -> "Table":
        """It is harvest season; a climate other than moderate makes it the second year."""
        self.state.season = Season.HARVEST
        return self if climate == "moderate" else self.year(2, climate)

    def year(self, year: int, climate: str = "moderate") -> "Table":
        """So many years have begun, this one with that climate; the cards before it are turned over."""
        assert year > 1 or climate == "moderate", "the first year is moderate"
        climates = [Climate.MODERATE]
        while len(climates) < year:
            group = climates[1 + (len(climates) - 1) // 3 * 3 :]
            left = sorted((c for c in Climate if c not in group), key=lambda c: c == climate)
            climates.append(Climate(climate) if len(climates) + 1 == year else left[0])
        turned = [f"W-{c[0].upper()}{climates[: n + 1].count(c)}" for n, c in enumerate(climates[:-1])]
        return self.sets(year=year, climates=tuple(climates), weather=tuple(turned))

    def court(self, name: str = "") -> "Table":
        """A round of calls begins with this King, and goes on until all are out."""
        order = self.state.in_order()
        left = order[order.index(self.seat(name)) :] if name else order
        calls = (OfferCall(side) for side in left if not self.state.players[side].out)
        return self.asks(*calls, EndRound())

    def sabotages(self, name: str, victim: str, times: int = 1) -> "Table":
        """A King may sabotage the city of another so often."""
        step = OfferSabotage(self.seat(name), self.seat(victim))
        return self.asks(*[step] * times)

    def chance(self, seed: int = 1) -> "Table":
        """Chance answers until a seat is asked."""
        roll(self.state, random.Random(seed), self.log.append)
        return self

    # Playing.

    def call(self, name: str, dice: str, take: str, send: str, stall: str = "") -> "Table":
        """A call: `call("Cedric", "3 2 2 4", "brown", "temple 3")`."""
        self.play(f"{name}: call", *([f"pay {stall}"] if stall else []))
        return self.play(f"chance dice {dice}", f"{name}: take {take}", f"{name}: send {send}")

    def buy(self, name: str, die: str, send: str, stall: str = "I") -> "Table":
        """A bought die: `buy("Melanie", "white", "quarry 2", "I")`."""
        return self.play(f"{name}: buy {die}", f"{name}: pay {stall}", f"{name}: send {send}")

    def action(self, line: str) -> Action:
        """`chance dice 1 2 3 4` is asked of chance alone."""
        if line.startswith("chance "):
            top = self.state.pending[-1] if self.state.pending else None
            assert isinstance(top, Chance), f"“{line}”, but chance is not asked. {self.asked()}"
        return super().action(line.removeprefix("chance "))

    def step(self) -> str:
        """What is asked, by the name of its step, or an empty string."""
        return type(self.state.pending[-1]).__name__ if self.state.pending else ""

    # Asking.

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def out(self) -> list[str]:
        """Who has given up the court, in turn order."""
        return [self.names[side] for side in self.state.in_order() if self.state.players[side].out]

    def coins(self) -> list[int]:
        return [player.coins for player in self.state.players]


VARIANTS = ("job_well_done", "spoils_of_war", "assisi")


def chosen(seats: int, variants: str) -> dict[str, str]:
    """The options of a match with these variants in use."""
    named = variants.split()
    assert set(named) <= set(VARIANTS), f"{variants} are no variants"
    if seats == 2:
        named.append("assisi")
    return {name: "yes" if name in named else "no" for name in VARIANTS}


def alba(*names: str, variants: str = "") -> Table:
    """The first season is to begin, the first of the Kings named is King of Kings; nothing is asked yet."""
    state = GAME.rules.setup(box(), len(names), chosen(len(names), variants))
    table = Table(names, state)
    table.chance()
    table.log.clear()
    return table.sets(king=0, pending=[])


def kings(seats: int = 3, variants: str = "") -> Table:
    """Cedric, Melanie, Thierry, Brigitte and Gilles, as many as wanted."""
    return alba(*KINGS[:seats], variants=variants)


def solo(level: str = "normal") -> Table:
    """The solo challenge: Cedric against the Shadow, nothing is asked yet."""
    state = GAME.rules.setup(box(), 1, {"solo": level})
    table = Table((KINGS[0], SHADOW), state)
    table.chance()
    table.log.clear()
    return table.sets(king=0, pending=[])


def bare(seats: int = 3, variants: str = "", level: str = "") -> Table:
    """A table on which chance has answered nothing yet."""
    state = GAME.rules.setup(box(), seats, {"solo": level} if level else chosen(seats, variants))
    settle(state)
    return Table(KINGS[:seats] if seats > 1 else (KINGS[0], SHADOW), state)


def stall(number: int) -> str:
    """The numeral of a stall, counted from 1."""
    return str(STALLS[number - 1])


def keen(found: list[Action], rng: random.Random) -> Action:
    """Seldom idle, farming and growing where possible: so there are armies, and cities last for years."""
    farm = [a for a in found if isinstance(a, Send) and a.workplace == FARM]
    if farm and rng.random() < 0.9:
        return max(farm, key=lambda action: action.peasants)
    grow = [a for a in found if isinstance(a, Grow)]
    busy = [a for a in found if not isinstance(a, (GiveUp, Pass, Done, Sell))]
    if grow:
        return rng.choice(grow)
    return rng.choice(busy if busy and rng.random() < 0.9 else found)


def moments(seats: int, variants: str = "", seed: int = 4, level: str = "normal") -> Iterator[AlbaState]:
    """The table at every decision of a game: the same state object, moved on."""
    rng = random.Random(seed)
    options_of = {"solo": level} if seats == 1 else chosen(seats, variants)
    state: AlbaState = GAME.rules.setup(box(), seats, options_of)  # type: ignore[assignment]
    roll(state, rng)
    while state.pending:
        yield state
        play(state, keen(options(state), rng))
        roll(state, rng)
