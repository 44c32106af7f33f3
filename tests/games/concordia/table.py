"""The vocabulary of the tests: say a position, play lines, say what is true.

Seats have names here, and a line may say whose it is: `table.play("Claudia: keep wine")`. What does not fit
fails in a sentence.
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
from rome_desktop.engine.steps import options, play, roll, settle, to_move
from rome_desktop.games.concordia.box import Box
from rome_desktop.games.concordia.ids import GOODS, Good
from rome_desktop.games.concordia.state import ConcordiaState, Player, in_order
from rome_desktop.games.concordia.turn import EndTurn, PlayCard

GAME = game("concordia")
NAMES = ("Julia", "Claudia", "Tiberius", "Livia", "Marcus")
LETTERS = {"b": Good.BRICK, "f": Good.FOOD, "t": Good.TOOL, "w": Good.WINE, "c": Good.CLOTH}


@cache
def box() -> Box:
    """What is in the box."""
    made: Box = load(GAME).box
    return made


def stock(words: str) -> dict[Good, int]:
    """`b1 f2` as a stock of goods."""
    found = dict.fromkeys(GOODS, 0)
    for word in words.split():
        found[LETTERS[word[0]]] = int(word[1:])
    return found


class Table:
    """A game in progress whose seats have names."""

    def __init__(self, state: ConcordiaState) -> None:
        self.state = state
        self.log: list[Event] = []

    # Putting things down.

    def has(self, owner: str, money: int | None = None, goods: str | None = None) -> "Table":
        """The coins and the stock of a player: `b1 f2` is one brick and two food, nothing else."""
        player = self.player(owner)
        player.money = player.money if money is None else money
        player.goods = player.goods if goods is None else stock(goods)
        return self.sound()

    def stands(self, owner: str, walkers: str = "", ships: str = "") -> "Table":
        """All colonists of a player on the board; the others wait in the storehouse."""
        player = self.player(owner)
        player.walkers = tuple(sorted(walkers.split()))
        player.ships = tuple(sorted(ships.split()))
        return self.sound()

    def houses(self, owner: str, *cities: str) -> "Table":
        """Houses of a player."""
        for city in cities:
            self.state.houses[city] = (*self.state.houses[city], self.seat(owner))
        return self.sound()

    def makes(self, **goods: str) -> "Table":
        """The goods of some cities; markers stay as they are."""
        self.state.city_goods = {**self.state.city_goods, **{c: Good(g) for c, g in goods.items()}}
        return self.sound()

    def marker(self, province: str, good: str = "", up: bool = True) -> "Table":
        """The bonus marker of a province and the side it shows."""
        if good:
            self.state.markers = {**self.state.markers, province: Good(good)}
        self.state.goods_up[province] = up
        return self

    def pile(self, owner: str, *cards: str) -> "Table":
        """Cards that a player has played, the visible one last."""
        self.player(owner).pile = list(cards)
        return self

    def display(self, *cards: str, stack: tuple[str, ...] = ()) -> "Table":
        """The display from the left, and the stack, its next card first."""
        self.state.display = list(cards)
        self.state.stacks = [list(stack[::-1]), *([] for _ in self.state.stacks[1:])]
        return self

    def turn(self, owner: str, *cards: str) -> "Table":
        """It is this player's turn; in hand a Tribune and these cards, by default the starting hand."""
        seat = self.seat(owner)
        if cards:
            self.state.players[seat].hand = ["start_tribune", *cards]
        self.state.pending = [EndTurn(seat), PlayCard(seat)]
        return self

    def holds_praefectus(self, owner: str) -> "Table":
        self.state.praefectus = self.seat(owner)
        return self

    def sound(self) -> "Table":
        """Make the derived tables anew, and see that nothing impossible was put down."""
        self.state.refresh()
        for seat in range(self.state.seats):
            assert self.state.room(seat) >= 0, f"the storehouse of {NAMES[seat]} is too full"
        return self

    # Playing.

    def play(self, *lines: str) -> "Table":
        """Play lines; each must be among the options, of the named player if it says whose it is."""
        for line in lines:
            who, colon, rest = line.partition(": ")
            words = rest if colon else line
            assert self.state.pending, f"“{line}”, but the game is over"
            if colon:
                assert self.asked == who, f"“{line}”, but {self.asked} is asked"
            action = GAME.rules.notation.parse(words)
            refusal = why_not(self.state, action)
            assert refusal is None, f"“{line}” is refused: {refusal}"
            play(self.state, action, self.log.append)
        return self

    def refused(self, line: str) -> tuple[str, str]:
        """Clause and reason why a line cannot be played."""
        refusal = why_not(self.state, GAME.rules.notation.parse(line))
        assert refusal is not None, f"“{line}” is possible"
        return refusal.clause, refusal.reason

    # What is true.

    def seat(self, name: str) -> int:
        return NAMES.index(name)

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def goods(self, name: str) -> str:
        """The stock of a player as `b1 f2`."""
        held = self.player(name).goods
        return " ".join(f"{letter}{held[good]}" for letter, good in LETTERS.items() if held[good])

    def money(self, name: str) -> int:
        return self.player(name).money

    @property
    def asked(self) -> str:
        """Who is asked, or an empty text."""
        seat = to_move(self.state)
        return "" if seat is None else NAMES[seat]

    @property
    def options(self) -> list[str]:
        return [str(action) for action in options(self.state)]

    def offered(self, verb: str) -> list[str]:
        """What is offered with a verb, without the verb."""
        return [line.partition(" ")[2] for line in self.options if line.split()[0] == verb]

    def happened(self, *kinds: type[Event]) -> list[Event]:
        return [event for event in self.log if isinstance(event, kinds)]

    def standing(self, name: str) -> Standing:
        found: Standing = GAME.rules.standings(self.state)[self.seat(name)]
        return found

    def seen_by(self, name: str | None) -> ConcordiaState:
        seat = None if name is None else self.seat(name)
        view: ConcordiaState = observe(self.state, GAME.rules.zones, seat)
        return view


def concordia(seats: int = 2, board: str = "", seed: int = 1, first: int = 0, **chosen: str) -> Table:
    """A table set up by chance with a seed; `first` has the first turn."""
    given = {"map": board or ("italia" if seats < 3 else "imperium"), **chosen}
    state: Any = GAME.rules.setup(box(), seats, given)
    rng = random.Random(seed)
    settle(state)
    while to_move(state) is None:
        step: Any = state.pending[-1]
        action: Action = step.draw(state, rng)
        if action.verb == "first":
            action = GAME.rules.notation.parse(f"first {first}")
        play(state, action)
    return Table(state)


def alone(board: str = "italia", level: str = "praetor", seed: int = 1) -> Table:
    """The solo challenge; Julia is the player, Claudia's place is that of Aemulus."""
    return concordia(1, board, seed, solo=level)


def bare(seats: int = 2, **chosen: str) -> Table:
    """A table whose first chance is still to be answered."""
    state: Any = GAME.rules.setup(box(), seats, {"map": "italia" if seats < 3 else "imperium", **chosen})
    settle(state)
    return Table(state)


def shuffled(seats: int, seed: int, moves: int, **chosen: str) -> Table:
    """A table after so many random answers (fewer if the game ended)."""
    rng = random.Random(seed)
    board = "italia" if seats < 3 else "imperium"
    state: Any = GAME.rules.setup(box(), seats, {"map": board, **chosen})
    roll(state, rng)
    for _ in range(moves):
        if not state.pending:
            break
        play(state, rng.choice(options(state)))
    return Table(state)


def batch(words: str) -> tuple[Good, ...]:
    """`w2 t1` as goods in order."""
    return in_order(good for good, count in stock(words).items() for _ in range(count))
