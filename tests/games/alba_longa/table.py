"""The vocabulary of the tests: say a position, play lines, say what is true.

Seats have names here, and a line may say whose it is: `table.play("Melanie: pass")`; a line that begins
with `chance` says how dice or cards fall. What does not fit fails in a sentence.
"""

import random
from functools import cache
from typing import Any

from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.engine.game import Standing, why_not
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.steps import Chance, Step, options, play, roll, settle, to_move
from rome_desktop.games.alba_longa.components import Box
from rome_desktop.games.alba_longa.court import EndRound, OfferCall
from rome_desktop.games.alba_longa.ids import STALLS, Climate, Season
from rome_desktop.games.alba_longa.sabotage import OfferSabotage
from rome_desktop.games.alba_longa.state import AlbaState, Player

GAME = game("alba_longa")
KINGS = ("Cedric", "Melanie", "Thierry", "Brigitte", "Gilles")
SHADOW = "Shadow"


@cache
def box() -> Box:
    """What is in the box."""
    made: Box = load(GAME).box
    return made


class Table:
    """A game in progress whose seats have names."""

    def __init__(self, names: tuple[str, ...], state: AlbaState) -> None:
        self.names = names
        self.state = state
        self.log: list[Event] = []

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

    def asks(self, *steps: Step) -> "Table":
        """The pile of steps: what is asked or done next comes first."""
        self.state.pending = list(steps[::-1])
        settle(self.state, self.log.append)
        return self

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

    def play(self, *lines: str) -> "Table":
        """Play lines of the one who is asked; `Melanie: pass` also says who that should be."""
        for line in lines:
            action = self.action(line)
            refusal = why_not(self.state, action)
            assert refusal is None, f"“{line}” is refused: {refusal}. {self.asked()}"
            play(self.state, action, self.log.append)
        return self

    def call(self, name: str, dice: str, take: str, send: str, stall: str = "") -> "Table":
        """A call: `call("Cedric", "3 2 2 4", "brown", "temple 3")`."""
        self.play(f"{name}: call", *([f"pay {stall}"] if stall else []))
        return self.play(f"chance dice {dice}", f"{name}: take {take}", f"{name}: send {send}")

    def buy(self, name: str, die: str, send: str, stall: str = "I") -> "Table":
        """A bought die: `buy("Melanie", "white", "quarry 2", "I")`."""
        return self.play(f"{name}: buy {die}", f"{name}: pay {stall}", f"{name}: send {send}")

    def refused(self, line: str) -> tuple[str, str]:
        """The clause and the reason why a line is refused."""
        before = repr(self.state)
        refusal = why_not(self.state, self.action(line))
        assert refusal is not None, f"“{line}” is allowed, but should be refused. {self.asked()}"
        assert repr(self.state) == before, f"asking about “{line}” has changed the table"
        return refusal.clause, refusal.reason

    def action(self, line: str) -> Action:
        who, colon, rest = line.partition(": ")
        if colon:
            asked = self.to_move()
            assert asked == who, f"“{line}”, but {asked or 'nobody'} is asked. {self.asked()}"
            line = rest
        if line.startswith("chance "):
            top = self.state.pending[-1] if self.state.pending else None
            assert isinstance(top, Chance), f"“{line}”, but chance is not asked. {self.asked()}"
            line = line.removeprefix("chance ")
        return GAME.notation.parse(line)

    def to_move(self) -> str:
        """The name of the King who is asked, or an empty string."""
        seat = to_move(self.state)
        return "" if seat is None else self.names[seat]

    def asked(self) -> str:
        lines = self.options()
        more = f" and {len(lines) - 12} more" if len(lines) > 12 else ""
        return f"{self.to_move() or 'Nobody'} can: {'; '.join(lines[:12]) or 'nothing'}{more}."

    def options(self, words: str = "") -> list[str]:
        """The lines that can be played now, or those that begin with these words."""
        return [line for line in map(str, options(self.state)) if line.startswith(words)]

    def step(self) -> str:
        """What is asked, by the name of its step, or an empty string."""
        return type(self.state.pending[-1]).__name__ if self.state.pending else ""

    # Asking.

    def seat(self, name: str) -> int:
        assert name in self.names, f"nobody is called {name} here; there are {', '.join(self.names)}"
        return self.names.index(name)

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def out(self) -> list[str]:
        """Who has given up the court, in turn order."""
        return [self.names[side] for side in self.state.in_order() if self.state.players[side].out]

    def coins(self) -> list[int]:
        return [player.coins for player in self.state.players]

    def standing(self, name: str) -> Standing:
        return GAME.standings(self.state)[self.seat(name)]

    def winners(self) -> list[str]:
        return [self.names[seat] for seat in GAME.winners(self.state)]

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of one kind, in order."""
        return [event for event in self.log if isinstance(event, kind)]

    def seen_by(self, name: str | None) -> AlbaState:
        """What a King sees, or somebody beside the table."""
        return observe(self.state, GAME.zones, None if name is None else self.seat(name))


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
    state = GAME.setup(box(), len(names), chosen(len(names), variants))
    table = Table(names, state)  # type: ignore[arg-type]
    table.chance()
    table.log.clear()
    return table.sets(king=0, pending=[])


def kings(seats: int = 3, variants: str = "") -> Table:
    """Cedric, Melanie, Thierry, Brigitte and Gilles, as many as wanted."""
    return alba(*KINGS[:seats], variants=variants)


def solo(level: str = "normal") -> Table:
    """The solo challenge: Cedric against the Shadow, nothing is asked yet."""
    state = GAME.setup(box(), 1, {"solo": level})
    table = Table((KINGS[0], SHADOW), state)  # type: ignore[arg-type]
    table.chance()
    table.log.clear()
    return table.sets(king=0, pending=[])


def bare(seats: int = 3, variants: str = "", level: str = "") -> Table:
    """A table on which chance has answered nothing yet."""
    state = GAME.setup(box(), seats, {"solo": level} if level else chosen(seats, variants))
    settle(state)
    return Table(KINGS[:seats] if seats > 1 else (KINGS[0], SHADOW), state)  # type: ignore[arg-type]


def stall(number: int) -> str:
    """The numeral of a stall, counted from 1."""
    return str(STALLS[number - 1])


def shuffled(seats: int, seed: int, moves: int, variants: str = "", level: str = "normal") -> AlbaState:
    """A table after so many random moves, or at the end if the game ends before."""
    rng = random.Random(seed)
    state = GAME.setup(box(), seats, {"solo": level} if seats == 1 else chosen(seats, variants))
    roll(state, rng)
    for _ in range(moves):
        if not state.pending:
            break
        play(state, rng.choice(options(state)))
        roll(state, rng)
    return state  # type: ignore[return-value]
