"""What `bench` measures of the rules, and of python-chess beside them."""

import importlib.util
import random
import statistics
import time
import timeit
from collections.abc import Callable

from rome_desktop.content.reader import load
from rome_desktop.engine.game import Game
from rome_desktop.engine.record import Record, line_of
from rome_desktop.engine.steps import Decision, State, options, play, roll

ROUNDS = 7
SLICE_S = 0.25
CHESS_MOVES = 500
LISTINGS = 20
LONGEST_OF = 30


class Table:
    """One game at its full number of seats, and random matches of it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = min(4, max(game.seats))
        self.box = load(game).box
        self.options = game.complete(self.seats, {})

    def begun(self, dice: random.Random) -> State:
        state = self.game.rules.setup(self.box, self.seats, self.options)
        roll(state, dice)
        return state

    def decisions(self, dice: random.Random, seconds: float) -> float:
        """Decisions per second of random play, measured for so long."""
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            state = self.begun(dice)
            while state.pending:
                play(state, dice.choice(options(state)))
                roll(state, dice)
                count += 1
        return count / (time.perf_counter() - start)

    def recorded(self, seed: int) -> tuple[Record, int]:
        """A random match as a record, and its number of decisions."""
        dice = random.Random(seed)
        record = Record(self.game, self.box, self.seats, self.options)
        state = record.begin()
        count = 0
        while state.pending:
            legal = options(state)
            if not legal:
                action = state.pending[-1].draw(state, dice)  # type: ignore[attr-defined]
            else:
                action = dice.choice(legal)
                count += 1
            record.lines.append(line_of(state, action))
            play(state, action)
        return record, count

    def longest(self) -> tuple[Record, int]:
        """The longest of some random matches."""
        return max((self.recorded(seed) for seed in range(LONGEST_OF)), key=lambda found: found[1])

    def middle(self) -> State:
        """The table half-way through a random match."""
        record, _ = self.recorded(1)
        return record.replay(len(record.lines) // 2)


def random_play(table: Table, peers: bool) -> tuple[float, float | None]:
    """Decisions per second, and chess moves per second measured in turns with it; medians of the rounds."""
    ours, theirs = [], []
    for number in range(ROUNDS):
        ours.append(table.decisions(random.Random(number), SLICE_S))
        if peers:
            theirs.append(chess_moves(random.Random(number), SLICE_S))
    return statistics.median(ours), statistics.median(theirs) if theirs else None


def median_s(work: Callable[[], object], repeat: int) -> float:
    """Median seconds of one call, after one that does not count."""
    work()
    return statistics.median(timeit.repeat(work, number=repeat, repeat=ROUNDS)) / repeat


def copy_us(state: State) -> float:
    """Microseconds for one clone."""
    return median_s(state.clone, 2000) * 1e6


def replay_ms(record: Record, decisions: int) -> float:
    """Milliseconds for 500 decisions, scaled from a record with `decisions` of them."""
    return median_s(record.replay, 1) * 1e3 * 500 / decisions


def worst_listing_ms(table: Table, decision: type[Decision]) -> tuple[float, int]:
    """Milliseconds for listing the options of a kind of decision at its slowest, and positions met."""
    worst, count = 0.0, 0
    for seed in range(LONGEST_OF):
        dice = random.Random(seed)
        state = table.begun(dice)
        while state.pending:
            if isinstance(state.pending[-1], decision):
                count += 1
                here = min(timeit.repeat(lambda: options(state), number=LISTINGS, repeat=3))  # noqa: B023
                worst = max(worst, here / LISTINGS)
            play(state, dice.choice(options(state)))
            roll(state, dice)
    return worst * 1e3, count


def has_chess() -> bool:
    """Whether python-chess is installed."""
    return importlib.util.find_spec("chess") is not None


def chess_moves(dice: random.Random, seconds: float) -> float:
    """Moves per second of random chess."""
    import chess

    count, start = 0, time.perf_counter()
    board = chess.Board()
    while time.perf_counter() - start < seconds:
        moves = list(board.legal_moves)
        if moves and board.fullmove_number < CHESS_MOVES:
            board.push(dice.choice(moves))
            count += 1
        else:
            board = chess.Board()
    return count / (time.perf_counter() - start)


def chess_lines() -> list[str]:
    """A record of 500 random chess moves, over as many games as it takes, in the notation UCI."""
    import chess

    lines: list[str] = []
    dice, board = random.Random(1), chess.Board()
    while len(lines) < CHESS_MOVES:
        moves = list(board.legal_moves)
        if moves:
            move = dice.choice(moves)
            board.push(move)
            lines.append(move.uci())
        else:
            board.reset()
            lines.append("")
    return lines


def chess_replay_ms() -> float:
    """Milliseconds to play the record again, each move checked."""
    import chess

    lines = chess_lines()

    def work() -> None:
        board = chess.Board()
        for line in lines:
            if line:
                board.push_uci(line)
            else:
                board.reset()

    return median_s(work, 1) * 1e3


def chess_copy_us() -> float:
    """Microseconds to copy a board in the middle of a game, without its history."""
    import chess

    board = chess.Board()
    for line in chess_lines()[:40]:
        if line:
            board.push_uci(line)
    return median_s(lambda: board.copy(stack=False), 2000) * 1e6
