"""The vocabulary of the tests: say a position, play lines, say what is true.

Seats have names here, and a line may say whose it is: `table.play("Julia: done")`. What does not fit fails
in a sentence.
"""

import random
from functools import cache
from typing import Any

from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.steps import options, play, replaced, roll
from rome_desktop.games.nova_roma.acts import steps_of
from rome_desktop.games.nova_roma.answers import CELL, SPACE
from rome_desktop.games.nova_roma.box import Box
from rome_desktop.games.nova_roma.components import Act
from rome_desktop.games.nova_roma.forum import EndTurn, TakeTurn
from rome_desktop.games.nova_roma.performing import BeginAction, EndAction
from rome_desktop.games.nova_roma.petition import OfferLead, OfferPetition
from rome_desktop.games.nova_roma.rounds import BeginRound
from rome_desktop.games.nova_roma.state import EMPEROR, FREE, NovaState, Player
from tests.games.bare_table import BareTable

GAME = game("nova_roma")
FORUM = ("trade", "sail", "petition", "produce", "upgrade", "recruit", "race", "build")
"""The standard forum: heads of the columns, then of the rows."""


@cache
def box() -> Box:
    """What is in the box."""
    made: Box = load(GAME).box
    return made


def mask(*cells: str) -> int:
    """Cells of a board of three by three."""
    return sum(1 << CELL[cell] for cell in cells)


class Table(BareTable):
    """A game in progress whose seats have names."""

    game = GAME
    state: NovaState

    def __init__(self, names: tuple[str, ...], state: NovaState) -> None:
        super().__init__(names, state)
        self.dice = random.Random(1)

    # Putting things down.

    def has(self, name: str, **values: Any) -> "Table":
        """Fields of a player; goods as `1/1/1/1/1`, boards as cells, cards are taken out of the deck."""
        player = self.player(name)
        for field, value in values.items():
            if field == "goods":
                player.goods = [int(n) for n in value.split("/")]
            elif field in ("workers", "spent", "covered"):
                setattr(player, field, mask(*value.split()))
            elif field == "estate":
                for cell, tile in value.items():
                    player.estate = replaced(player.estate, CELL[cell], tile)
            elif field in ("hand", "row"):
                self.take_cards(value)
                setattr(player, field, list(value))
            elif field == "built":
                player.built = tuple(value.split())
                self.state.refresh()
            else:
                setattr(player, field, type(getattr(player, field))(value))
        return self

    def take_cards(self, cards: list[int]) -> None:
        """Cards that a player is given lie nowhere else."""
        state = self.state
        for cards_there in (state.subject_deck, *(p.hand for p in state.players)):
            cards_there[:] = [card for card in cards_there if card not in cards]
        for n, card in enumerate(state.subject_row):
            if card in cards:
                state.subject_row[n] = state.subject_deck.pop()

    def stands(self, who: str, *spaces: str) -> "Table":
        """Patricians of a player, or the emperor, on spaces of the forum."""
        for space in spaces:
            self.state.spaces[SPACE[space]] = EMPEROR if who == "emperor" else self.seat(who)
        return self

    def token(self, space: str, token: str) -> "Table":
        """The reward token on a space of the city."""
        names = [s.name for s in self.state.map.reward_spaces]
        self.state.rewards[names.index(space)] = token
        return self

    def turn(self, name: str, lap: int = 2) -> "Table":
        """It is this player's turn, in a lap of the forum phase."""
        seat = self.seat(name)
        self.state.phase, self.state.lap, self.state.turn, self.state.claimed = "forum", lap, seat, False
        return self.asks(TakeTurn(seat), EndTurn(seat))

    def round(self) -> "Table":
        """The first round begins."""
        self.state.round = 0
        return self.asks(BeginRound())

    def steps(self, name: str, act: str, power: int) -> "Table":
        """The steps of an action at this power, without windows for cards."""
        seat = self.seat(name)
        self.state.action, self.state.power = act, power
        steps = (OfferLead(seat), OfferPetition(seat)) if act == "petition" else steps_of(act, seat)
        return self.asks(*steps, EndAction(seat))

    def performs(self, name: str, act: str, power: int = 1) -> "Table":
        """An action from its beginning, so many patricians standing in its line and nothing else."""
        seat, head = self.seat(name), self.state.heads.index(act)
        line = [4 * n + head for n in range(4)] if head < 4 else [4 * (head - 4) + n for n in range(4)]
        self.state.spaces = [FREE] * 16
        for space in line[:power]:
            self.state.spaces[space] = seat
        return self.asks(BeginAction(seat, Act(act)))

    # Playing.

    def played(self) -> None:
        """Chance answers at once."""
        roll(self.state, self.dice, self.log.append)

    def skip(self) -> "Table":
        """Be done with everything that is asked, as long as that can be said."""
        while "done" in self.options():
            self.play("done")
        return self

    # Asking.

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def goods(self, name: str) -> str:
        return "/".join(map(str, self.player(name).goods))

    def points(self, name: str, item: str = "") -> int:
        """The score of a side, or one item of it; alone, items that do not count give nothing."""
        standing = GAME.rules.standings(self.state)[self.seat(name)]
        if item and self.state.level:
            return standing.categories.get(item, 0)
        return standing.categories[item] if item else standing.score


def nova(*names: str, first: str = "", **chosen: str) -> Table:
    """A table set up by chance but with the standard forum; the first one named begins, hands are empty."""
    table = Table(names, set_up(len(names), chosen))
    state = table.state
    state.heads = list(FORUM)
    state.first = state.opener = table.seat(first) if first else 0
    for player in state.players:
        state.subject_deck[:0] = player.hand
        player.hand = []
        player.coins = 0
    return table


def alone(level: str = "normal") -> Table:
    """The solo game: Julia against the automa, with the standard forum and an empty hand."""
    table = Table(("Julia", "automa"), set_up(1, {"solo": level}))
    table.state.heads = list(FORUM)
    table.state.subject_deck[:0] = table.player("Julia").hand
    table.player("Julia").hand = []
    return table


def set_up(seats: int, chosen: dict[str, str], seed: int = 1) -> NovaState:
    """A table after set-up, as chance makes it."""
    state = GAME.rules.setup(box(), seats, chosen)
    roll(state, random.Random(seed))
    return state  # type: ignore[return-value]


def shuffled(seats: int, seed: int, moves: int, **chosen: str) -> NovaState:
    """A table after so many random moves, or at the end if the game ends before."""
    rng = random.Random(seed)
    state = GAME.rules.setup(box(), seats, chosen)
    roll(state, rng)
    for _ in range(moves):
        if not state.pending:
            break
        play(state, rng.choice(options(state)))
        roll(state, rng)
    return state  # type: ignore[return-value]


__all__ = ["FORUM", "GAME", "Table", "alone", "box", "mask", "nova", "set_up", "shuffled"]
