"""The vocabulary of the tests: say a position, play lines, say what is true.

Seats have names here, and a line may say whose it is: `table.play("Claudia: pass")`. Trays are written
as in the examples: `I:YO II:GW`. What does not fit fails in a sentence.
"""

import random
from functools import cache
from typing import Any

from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.steps import Chance, options, play, replaced, roll, settle
from rome_desktop.games.trajan.box import Box
from rome_desktop.games.trajan.deeds import OfferAction, Way
from rome_desktop.games.trajan.ids import CENTRE, DEEDS, TRAYS, Deed
from rome_desktop.games.trajan.sowing import SowMarkers, added
from rome_desktop.games.trajan.state import Player, TrajanState
from rome_desktop.games.trajan.turn import BeginTurn, EndTurn
from tests.games.bare_table import BareTable

GAME = game("trajan")
RIVAL = "Rival"


@cache
def box() -> Box:
    """What is in the box."""
    made: Box = load(GAME).box
    return made


class Table(BareTable):
    """A game in progress whose seats have names."""

    game = GAME
    state: TrajanState

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

    def sow(self, name: str, numeral: str, colours: str) -> "Table":
        """A whole sowing as in the examples: `sow("Julia", "V", "GW")`."""
        self.turn(name).play(f"sow {numeral}")
        for letter in colours:
            step = self.state.pending[-1] if self.state.pending else None
            if type(step).__name__ == "DropMarker":
                self.play(f"drop {letter}")
        return self

    # Asking.

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def score(self, name: str) -> int:
        return self.player(name).score

    def on_trays(self, name: str) -> str:
        """`I:YOW II:GW …`, empty trays left out."""
        trays = self.player(name).trays
        return " ".join(f"{n}:{t}" for n, t in zip(TRAYS, trays, strict=True) if t)

    def offered(self) -> str:
        """The action that is asked for, or an empty string."""
        step = self.state.pending[-1] if self.state.pending else None
        deed = getattr(step, "deed", "")
        return str(deed) if deed in DEEDS else ""


def trajan(*names: str, seed: int = 1) -> Table:
    """A table after the deal of chance, markers at random, no cards and no Trajan tiles yet taken."""
    state = GAME.rules.setup(box(), len(names), {"arrangement": "random"})
    table = Table(names, state)
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
    state = GAME.rules.setup(box(), 1, {"solo": "senator", "arrangement": "random"})
    table = Table(("Julia", RIVAL), state)
    roll(state, random.Random(seed))
    return table


def bare(seats: int = 2, **chosen: str) -> Table:
    """A table on which nothing is dealt yet."""
    state = GAME.rules.setup(box(), seats, chosen)
    settle(state)
    return Table(("Julia", "Claudia", "Tiberius", "Livia")[:seats] if seats > 1 else ("Julia", RIVAL), state)


def shuffled(seats: int, seed: int, moves: int) -> TrajanState:
    """A table after so many random moves, or at the end if the game ends before."""
    rng = random.Random(seed)
    state = GAME.rules.setup(box(), seats, {"solo": "senator"} if seats == 1 else {})
    roll(state, rng)
    for _ in range(moves):
        if not state.pending:
            break
        play(state, rng.choice(options(state)))
        if state.pending and isinstance(state.pending[-1], Chance):
            roll(state, rng)
    return state  # type: ignore[return-value]
