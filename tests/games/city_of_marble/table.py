"""The vocabulary of the tests: say a position, play lines, say what is true.

Seats have names here, and a line may say whose it is: `table.play("Claudia: keep")`. What does not fit
fails in a sentence.
"""

import random
from collections import Counter
from functools import cache

from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.steps import options, play, roll, settle
from rome_desktop.games.city_of_marble.components import FOUNTAIN, Box, Colour, Kind
from rome_desktop.games.city_of_marble.ending import FinalScoring
from rome_desktop.games.city_of_marble.state import MarbleState, Player, Site, Tile
from rome_desktop.games.city_of_marble.turn import BeginTurn, EndTurn, TakeAction
from tests.games.bare_table import BareTable

GAME = game("city_of_marble")
FX_HILLS = ("quirinal", "esquiline", "aventine")
FX_BRIDGES = (1, 2, 3, 4, 1, 2, 3, 4)


@cache
def box() -> Box:
    """What is in the box."""
    made: Box = load(GAME).box
    return made


class Table(BareTable):
    """A game in progress whose seats have names."""

    game = GAME
    state: MarbleState

    # Putting things down.

    def given(self, *tiles: str) -> "Table":
        """Tiles put down without effects: `1,0|1,1 theatre Julia`, the name if her magistrate is on it."""
        for words in tiles:
            position, kind, *owner = words.split()
            blocked = [t for t in self.state.map.halves[position] if self.state.covered[t] != -1]
            assert not blocked, f"{words}: something lies on {position} already"
            seat = self.seat(owner[0]) if owner else None
            if seat is not None:
                self.take_magistrate(seat)
            self.state.tiles.append(Tile(position, Kind(kind), seat))
            self.state.refresh()
        return self

    def line(self, colour: str, vertices: str) -> "Table":
        """An aqueduct that runs through these vertices."""
        self.state.lines[Colour(colour)] = vertices.split()
        return self

    def site(self, vertex: str, kind: str, owner: str) -> "Table":
        """A building on a vertex."""
        self.state.sites[vertex] = Site(Kind(kind), self.seat(owner))
        return self

    def fountain(self, vertex: str, kind: str = "baths") -> "Table":
        """A fountain on a vertex; `kind` is what its number of tiles stands for."""
        self.state.sites[vertex] = Site(Kind(kind), None)
        return self

    def waits(self, owner: str, *spaces: str) -> "Table":
        """Magistrates of a player on imperium spaces or the treasury."""
        for space in spaces:
            self.take_magistrate(self.seat(owner))
            self.state.waiting[space].append(self.seat(owner))
        return self

    def stacks(self, *heights: int) -> "Table":
        """The tile stacks: temple, baths, theatre, arena."""
        self.state.stacks = dict(zip(Kind, heights, strict=True))
        return self

    def supply(self, **imperium: int) -> "Table":
        """How many imperium tiles of these kinds are left."""
        self.state.imperium.update({Kind(kind): n for kind, n in imperium.items()})
        return self

    def holds(self, owner: str, *heights: int) -> "Table":
        """The tiles in a player's centre space: temple, baths, theatre, arena."""
        self.player(owner).ready = dict(zip(Kind, heights or (0, 0, 0, 0), strict=True))
        return self

    def imperium(self, owner: str, **tiles: int) -> "Table":
        """Imperium tiles of a player, taken from the supply."""
        for kind, n in tiles.items():
            self.player(owner).imperium[Kind(kind)] += n
            self.state.imperium[Kind(kind)] -= n
        return self

    def without_magistrates(self, *owners: str) -> "Table":
        """Players whose centre space holds no magistrate."""
        for owner in owners or self.names:
            self.player(owner).magistrates = 0
        return self

    def take_magistrate(self, seat: int) -> None:
        player = self.state.players[seat]
        assert player.magistrates, f"{self.names[seat]} has no magistrate left to put there"
        player.magistrates -= 1

    def turn(self, owner: str, actions: int = 2) -> "Table":
        """It is this player's turn, with so many actions left."""
        seat = self.seat(owner)
        self.state.pending = [EndTurn(seat), TakeAction(seat, actions)]
        return self

    def last_turn(self, owner: str) -> "Table":
        """It is this player's turn in the final round, and the last of all."""
        seat = self.seat(owner)
        self.state.final = seat
        self.state.pending = [FinalScoring(), EndTurn(seat), TakeAction(seat, 1)]
        return self

    def senate_moves(self) -> "Table":
        """The Senate's turn runs, up to the next question."""
        return self.asks(BeginTurn(1))

    # Playing.

    def paths(self, length: int = 3) -> set[str]:
        """The ways to lay so many pieces, each as the vertices reached."""
        found = {""}
        for _ in range(length):
            found = {f"{path} {line.split()[1]}".strip() for path in found for line in self._after(path)}
        return found

    def _after(self, path: str) -> list[str]:
        table = Table(self.names, self.state.clone())
        return table.play(*(f"lay {vertex}" for vertex in path.split())).options("lay")

    # Asking.

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def score(self, name: str) -> int:
        return self.player(name).score

    def held(self, name: str) -> Counter[str]:
        """Imperium tiles of a player by kind."""
        return Counter({str(kind): n for kind, n in self.player(name).imperium.items() if n})

    def on(self, space: str) -> list[str]:
        """Whose magistrates wait on an imperium space or the treasury."""
        return [self.names[seat] for seat in self.state.waiting[space]]

    def on_tiles(self) -> Counter[str]:
        """How many magistrates each player has on tiles."""
        seats = (tile.magistrate for tile in self.state.tiles)
        return Counter(self.names[seat] for seat in seats if seat is not None)

    def built(self, vertex: str) -> str:
        """What stands on a vertex: `temple Julia`, `fountain`, or nothing."""
        site = self.state.sites.get(vertex)
        if site is None:
            return ""
        return FOUNTAIN if site.owner is None else f"{site.kind} {self.names[site.owner]}"

    def left(self, colour: str) -> int:
        """Aqueduct pieces in the supply."""
        return self.state.pieces_left(Colour(colour))

    def lies(self, position: str) -> bool:
        return self.state.tile_at(position) is not None

    def is_open(self, position: str) -> bool:
        """Whether a tile may be laid on a position."""
        return bool(self.state.open >> self.state.map.position_number[position] & 1)


def marble(
    *names: str,
    hills: tuple[str, ...] = FX_HILLS,
    bridges: tuple[int, ...] = FX_BRIDGES,
) -> Table:
    """The fixture FX: hills and bridges as said, all supplies full, the first one named begins."""
    state = GAME.rules.setup(box(), len(names), {})
    table = Table(names, state)
    settle(state)
    return table.play(f"hills {' '.join(hills)}", f"bridges {' '.join(map(str, bridges))}", "first 0")


def solo(
    level: str = "quaestor", hills: tuple[str, ...] = FX_HILLS, bridges: tuple[int, ...] = FX_BRIDGES
) -> Table:
    """The solo challenge: Julia against the Senate, FX otherwise."""
    state = GAME.rules.setup(box(), 1, {"solo": level})
    table = Table(("Julia", "Senate"), state)
    return table.play(f"hills {' '.join(hills)}", f"bridges {' '.join(map(str, bridges))}")


def shuffled(seats: int, seed: int, moves: int, level: str = "") -> MarbleState:
    """A table after so many random moves, or at the end if the game ends before."""
    rng = random.Random(seed)
    state = GAME.rules.setup(box(), seats, {"solo": level} if level else {})
    roll(state, rng)
    for _ in range(moves):
        if not state.pending:
            break
        play(state, rng.choice(options(state)))
    return state  # type: ignore[return-value]
