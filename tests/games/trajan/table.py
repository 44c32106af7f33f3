"""The vocabulary of the tests: say a position, play lines, say what is true.

Seats have names here, and a line may say whose it is: `table.play("Claudia: pass")`. Trays are written
as in the examples: `I:YO II:GW`. What does not fit fails in a sentence.
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
from rome_desktop.games.trajan.components import Box
from rome_desktop.games.trajan.deeds import OfferAction, Way
from rome_desktop.games.trajan.ids import CENTRE, DEEDS, TRAYS, Deed
from rome_desktop.games.trajan.sowing import SowMarkers, added
from rome_desktop.games.trajan.state import Player, TrajanState, replaced
from rome_desktop.games.trajan.turn import BeginTurn, EndTurn

GAME = game("trajan")
RIVAL = "Rival"


@cache
def box() -> Box:
    """What is in the box."""
    made: Box = load(GAME).box
    return made


class Table:
    """A game in progress whose seats have names."""

    def __init__(self, names: tuple[str, ...], state: TrajanState) -> None:
        self.names = names
        self.state = state
        self.log: list[Event] = []

    # Putting things down.

    def trays(self, name: str, words: str) -> "Table":
        """All markers of a player: `I:YO II:GW`; `-` or nothing for an empty tray."""
        trays = [""] * 6
        for word in words.split():
            numeral, _, letters = word.partition(":")
            trays[[*TRAYS].index(numeral)] = added("", letters.strip("-"))  # type: ignore[arg-type]
        self.player(name).trays = trays
        return self

    def slot(self, name: str, **tiles: str) -> "Table":
        """Trajan tiles on slots: `slot("Julia", III="TT23")`."""
        for numeral, tile in tiles.items():
            self.player(name).slots[[*TRAYS].index(numeral)] = tile  # type: ignore[arg-type]
        return self

    def arch(self, name: str, numeral: str) -> "Table":
        """Where a player's Arch stands; `centre` for none of the slots."""
        place = CENTRE if numeral == "centre" else [*TRAYS].index(numeral)  # type: ignore[arg-type]
        self.player(name).arch = place
        return self

    def hand(self, name: str, cards: str) -> "Table":
        """The hand cards of a player."""
        self.player(name).hand = cards.split()
        return self

    def tiles(self, name: str, words: str) -> "Table":
        """The forum and extra-action tiles on a player's mat."""
        self.player(name).tiles = tuple(words.split())
        return self

    def has(self, name: str, **values: Any) -> "Table":
        """Fields of a player."""
        for key, value in values.items():
            assert hasattr(self.player(name), key), f"a player has no {key}"
            setattr(self.player(name), key, value)
        return self

    def deck(self, cards: str, left: str, right: str) -> "Table":
        """The draw pile, the next card first; the discard piles, the top card last."""
        self.state.deck = cards.split()[::-1]
        self.state.discards = [left.split(), right.split()]
        return self

    def site(self, number: int, tile: str) -> "Table":
        """What lies on a building site."""
        self.state.district = replaced(self.state.district, number, tile)
        return self

    def forum(self, *tiles: str) -> "Table":
        """The tiles in the forum, the yellow spaces first."""
        rest = len(self.state.forum) - len(tiles)
        self.state.forum = (*tiles, *[""] * rest)
        return self

    def turn(self, name: str) -> "Table":
        """It is this player's turn to sow."""
        return self.asks(SowMarkers(self.seat(name)), EndTurn(self.seat(name)))

    def acts(self, name: str, deed: str) -> "Table":
        """It is this player's turn, who may perform an action."""
        seat = self.seat(name)
        self.state.extra_used = False
        return self.asks(OfferAction(seat, Deed(deed), Way.TARGET), EndTurn(seat))

    def completes(self, name: str, tile: str) -> "Table":
        """The player's sowing completes the tile, on slot III with the Arch elsewhere."""
        seat, wanted = self.seat(name), self.state.map.trajan[tile].colours
        other = next(letter for letter in "YOGWPB" if letter not in wanted)
        trays = ["", wanted[1], wanted[0], other, "", ""]
        self.player(name).trays = trays
        self.slot(name, III=tile)
        return self.asks(SowMarkers(seat), EndTurn(seat)).play("sow II")

    def asks(self, *steps: Step) -> "Table":
        """The pile of steps: what is asked or done next comes first."""
        self.state.pending = list(steps[::-1])
        settle(self.state, self.log.append)
        return self

    def rival_plays(self, *cards: str) -> "Table":
        """The rival turns over these cards, one a turn, and nobody else has a turn."""
        for card in cards:
            self.state.rival_deck.append(card)
            self.asks(BeginTurn(1))
            self.chance(1)
        return self

    def chance(self, seed: int = 1) -> "Table":
        """Chance answers until a seat is asked."""
        roll(self.state, random.Random(seed), self.log.append)
        return self

    # Playing.

    def play(self, *lines: str) -> "Table":
        """Play lines of the one who is asked; `Claudia: pass` also says who that should be."""
        for line in lines:
            action = self.action(line)
            refusal = why_not(self.state, action)
            assert refusal is None, f"“{line}” is refused: {refusal}. {self.asked()}"
            play(self.state, action, self.log.append)
        return self

    def sow(self, name: str, numeral: str, colours: str) -> "Table":
        """A whole sowing as in the examples: `sow("Julia", "V", "GW")`."""
        self.turn(name).play(f"sow {numeral}")
        for letter in colours:
            step = self.state.pending[-1] if self.state.pending else None
            if type(step).__name__ == "DropMarker":
                self.play(f"drop {letter}")
        return self

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
        return GAME.notation.parse(rest if colon else line)

    def to_move(self) -> str:
        """The name of the player who is asked, or an empty string."""
        seat = to_move(self.state)
        return "" if seat is None else self.names[seat]

    def asked(self) -> str:
        lines = self.options()
        more = f" and {len(lines) - 12} more" if len(lines) > 12 else ""
        return f"{self.to_move() or 'Nobody'} can: {'; '.join(lines[:12]) or 'nothing'}{more}."

    def options(self, words: str = "") -> list[str]:
        """The lines that can be played now, or those that begin with these words."""
        return [line for line in map(str, options(self.state)) if line.startswith(words)]

    # Asking.

    def seat(self, name: str) -> int:
        assert name in self.names, f"nobody is called {name} here; there are {', '.join(self.names)}"
        return self.names.index(name)

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def score(self, name: str) -> int:
        return self.player(name).score

    def on_trays(self, name: str) -> str:
        """`I:YOW II:GW …`, empty trays left out."""
        trays = self.player(name).trays
        return " ".join(f"{n}:{t}" for n, t in zip(TRAYS, trays, strict=True) if t)

    def categories(self, name: str) -> dict[str, int]:
        return self.standing(name).categories

    def standing(self, name: str) -> Standing:
        return GAME.standings(self.state)[self.seat(name)]

    def winners(self) -> list[str]:
        return [self.names[seat] for seat in GAME.winners(self.state)]

    def offered(self) -> str:
        """The action that is asked for, or an empty string."""
        step = self.state.pending[-1] if self.state.pending else None
        deed = getattr(step, "deed", "")
        return str(deed) if deed in DEEDS else ""

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of one kind, in order."""
        return [event for event in self.log if isinstance(event, kind)]

    def seen_by(self, name: str | None) -> TrajanState:
        """What a player sees, or somebody beside the table."""
        return observe(self.state, GAME.zones, None if name is None else self.seat(name))


def trajan(*names: str, seed: int = 1) -> Table:
    """A table after the deal of chance, markers at random, no cards and no Trajan tiles yet taken."""
    state = GAME.setup(box(), len(names), {"arrangement": "random"})
    table = Table(names, state)  # type: ignore[arg-type]
    roll(state, random.Random(seed))
    table.state.first = 0
    table.state.senate = tuple(range(len(names)))
    for player in table.state.players:
        player.yellow = ()
    return table


def two() -> Table:
    """Julia and Claudia."""
    return trajan("Julia", "Claudia")


def solo(seed: int = 1) -> Table:
    """The solo challenge: Julia against the rival."""
    state = GAME.setup(box(), 1, {"solo": "senator", "arrangement": "random"})
    table = Table(("Julia", RIVAL), state)  # type: ignore[arg-type]
    roll(state, random.Random(seed))
    return table


def bare(seats: int = 2, **chosen: str) -> Table:
    """A table on which nothing is dealt yet."""
    state = GAME.setup(box(), seats, chosen)
    settle(state)
    return Table(("Julia", "Claudia", "Tiberius", "Livia")[:seats] if seats > 1 else ("Julia", RIVAL), state)  # type: ignore[arg-type]


def shuffled(seats: int, seed: int, moves: int) -> TrajanState:
    """A table after so many random moves, or at the end if the game ends before."""
    rng = random.Random(seed)
    state = GAME.setup(box(), seats, {"solo": "senator"} if seats == 1 else {})
    roll(state, rng)
    for _ in range(moves):
        if not state.pending:
            break
        play(state, rng.choice(options(state)))
        if state.pending and isinstance(state.pending[-1], Chance):
            roll(state, rng)
    return state  # type: ignore[return-value]
