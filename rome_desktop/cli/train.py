"""`train`: self-play, and the factors of what a game's positions are valued by.

Where the value is a sum of named terms, they are to foretell the final score; elsewhere the weights of the
game's table, or those it lists as `FREE`, are moved the way victory lies (`winning.py`).

For the terms the easy player plays itself, now and then at random. Of every turn each side's terms are kept;
when a match is over, its score says what they were worth. The factors are fitted by least squares, held back
towards 1, on four fifths of the matches; the rest tells the error, and unless it gets smaller all factors
stay 1.

The same seed, matches and program give the same file.
"""

import argparse
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rome_desktop.cli import winning
from rome_desktop.cli.choices import content_of, game_of
from rome_desktop.cli.ladder import commit
from rome_desktop.cli.output import DONE, FAILED, Failure, print_json, print_table
from rome_desktop.cli.parser import whole_number
from rome_desktop.content.reader import Content
from rome_desktop.engine.game import Game
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.steps import options, play, roll, to_move

if TYPE_CHECKING:
    from rome_desktop.ai.search import Evaluator, TermEvaluator
    from rome_desktop.ai.weights import Trained

MATCHES = 60
AT_RANDOM = 10
"""One of so many decisions falls to the dice, so that unusual positions are met too."""
STAGES = 5
"""Parts of a match, each with an error of its own that no term has to explain."""
HOLD = 0.2
"""How strongly a factor is held where it is, as a share of what the matches say."""
LEAST, MOST = 0.2, 3.0
"""Bounds of a factor: no term is turned round or lost."""
EACH = 5
"""Every so many-th match is held out."""


@dataclass(frozen=True, slots=True)
class Row:
    """A side in a position of a match: its terms, and what it scored beyond what it had already."""

    match: int
    stage: int
    parts: tuple[float, ...]
    rest: float

    def features(self) -> list[float]:
        """The terms, and the stage as numbers that are 0 but for one."""
        return [*self.parts, *(float(self.stage == stage) for stage in range(STAGES))]

    def missed(self, change: Sequence[float]) -> float:
        """What the terms, their factors changed so, leave unexplained."""
        told = sum(self.parts) + sum(c * x for c, x in zip(change, self.features(), strict=True))
        return self.rest - told


def declare(parser: argparse.ArgumentParser) -> None:
    """What can be said after the command."""
    parser.add_argument("game", metavar="GAME", help="the key of a game; `games` lists them")
    parser.add_argument("--seed", metavar="S", type=whole_number(0), default=0, help="seed of the run (0)")
    parser.add_argument(
        "--games", metavar="N", type=whole_number(EACH), default=MATCHES, help=f"matches ({MATCHES})"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(arguments: argparse.Namespace) -> int:
    """Carry the command out; the exit code. Raises Failure."""
    from rome_desktop.ai.weights import weights_path

    game = game_of(arguments.game)
    found = trained(game, arguments.seed, arguments.games)
    path = weights_path(game.key)
    try:
        path.write_text(found.text, encoding="utf-8", newline="\n")
    except OSError as reason:
        why = reason.strerror or reason
        raise Failure(f"{path} cannot be written: {why}. Run it in a checkout.", FAILED) from None
    if arguments.json:
        print_json(found.document)
    else:
        print_table([("TERM", "FACTOR"), *found.factors.items()])
        print(f"error on matches held out: {found.error_before:.2f} before, {found.error_after:.2f} after")
        if found.won is not None:
            print(f"won of further matches against the weights it began with: {found.won:.0%}")
    return DONE


def trained(game: Game, seed: int, matches: int) -> "Trained":
    """Play so many matches and fit the factors."""
    if hasattr(evaluator_class(game), "terms"):
        return trained_terms(game, seed, matches)
    return trained_table(game, seed, matches)


def trained_table(game: Game, seed: int, matches: int) -> "Trained":
    """The weights of a game's table by what wins; the last fifth of the matches shows whether they do."""
    from rome_desktop.ai.weights import Trained, weighed, weight_names

    made, box = evaluator_class(game), content_of(game).box
    tables = import_module(f"rome_desktop.ai.{game.key}.weights")
    table = tables.WEIGHTS
    names = getattr(tables, "FREE", weight_names(table))

    def factors(powers: winning.Powers) -> dict[str, float]:
        return {name: round(math.exp(power), 3) for name, power in zip(names, powers, strict=True)}

    def judge(powers: winning.Powers) -> "Evaluator":
        evaluator: Evaluator = made(weights=weighed(table, factors(powers)))
        return evaluator

    proof = matches // EACH
    powers, errors = winning.climbed(game, box, judge, len(names), seed, matches - proof)
    won = winning.share_won(game, box, (judge(powers), made()), seed, proof)
    kept = powers if won > 0.5 else (0.0,) * len(names)
    return Trained(game.key, seed, matches, errors.before, errors.after, factors(kept), commit(), won=won)


def evaluator_class(game: Game) -> type[Any]:
    """What values the positions of a game."""
    found: type[Any] = getattr(
        import_module(f"rome_desktop.ai.{game.key}.evaluator"), f"{game.stem}Evaluator"
    )
    return found


def trained_terms(game: Game, seed: int, matches: int) -> "Trained":
    """The factors of a game's terms by the scores that followed."""
    from rome_desktop.ai.weights import Trained

    evaluator, content = untaught(game), content_of(game)
    rows = [row for number in range(matches) for row in rows_of_match(game, content, evaluator, seed, number)]
    taught = [row for row in rows if row.match % EACH]
    held_out = [row for row in rows if not row.match % EACH]
    before = error(held_out, fitted(taught, terms=False))
    change = fitted(taught, terms=True)
    after = error(held_out, change)
    kept = change if after < before else [0.0] * len(change)
    factors = {
        term: min(MOST, max(LEAST, 1.0 + more)) for term, more in zip(evaluator.terms, kept, strict=False)
    }
    return Trained(game.key, seed, matches, before, after, factors, commit(), positions=len(rows))


def untaught(game: Game) -> "TermEvaluator":
    """The evaluator of a game with every factor at 1: a training builds on no former one."""
    made = evaluator_class(game)
    evaluator: TermEvaluator = made((1.0,) * len(made.terms))
    return evaluator


def rows_of_match(
    game: Game, content: Content, evaluator: "TermEvaluator", seed: int, number: int
) -> list[Row]:
    """Play a match and keep the terms of every side at the beginning of each turn."""
    from rome_desktop.ai.players import chosen, level_of

    easy = level_of(game.key, "easy")
    sizes = [seats for seats in game.seats if game.check_seats(seats)]
    seats = sizes[number % len(sizes)]
    dice = random.Random(f"{seed}/{number}/train")
    state = game.rules.setup(content.box, seats, game.complete(seats, {}))
    roll(state, dice)
    seen: list[list[tuple[float, tuple[float, ...]]]] = []
    last = None
    while state.pending:
        seat = to_move(state)
        assert seat is not None
        if seat != last:
            seen.append([(evaluator.scored(state, s), evaluator.parts(state, s)) for s in range(seats)])
        last = seat
        if dice.randrange(AT_RANDOM):
            view = observe(state, game.rules.zones, seat)
            play(state, chosen(evaluator, easy, view, seat, dice).action)
        else:
            play(state, dice.choice(options(state)))
        roll(state, dice)
    scores = [standing.score for standing in game.rules.standings(state)]
    return [
        Row(number, STAGES * turn // len(seen), parts, scores[side] - scored)
        for turn, sides in enumerate(seen)
        for side, (scored, parts) in enumerate(sides)
    ]


def fitted(rows: Sequence[Row], *, terms: bool) -> list[float]:
    """By how much each factor should change, and the error of each stage; without `terms` only the latter."""
    count = len(rows[0].parts)
    size = count + STAGES
    matrix = [[0.0] * size for _ in range(size)]
    wanted = [0.0] * size
    for row in rows:
        features = row.features()
        if not terms:
            features[:count] = [0.0] * count
        missed = row.missed([0.0] * size)
        for i, x in enumerate(features):
            if x:
                wanted[i] += x * missed
                line = matrix[i]
                for j, y in enumerate(features):
                    line[j] += x * y
    for i in range(size):
        matrix[i][i] = matrix[i][i] * (1.0 + HOLD * (i < count)) + 1e-9
    return solved(matrix, wanted)


def solved(matrix: list[list[float]], wanted: list[float]) -> list[float]:
    """The solution of a system of equations with a positive definite matrix, by elimination."""
    size = len(wanted)
    rows = [[*line, value] for line, value in zip(matrix, wanted, strict=True)]
    for n in range(size):
        for lower in range(n + 1, size):
            share = rows[lower][n] / rows[n][n]
            if share:
                rows[lower] = [a - share * b for a, b in zip(rows[lower], rows[n], strict=True)]
    found = [0.0] * size
    for n in reversed(range(size)):
        rest = sum(rows[n][k] * found[k] for k in range(n + 1, size))
        found[n] = (rows[n][size] - rest) / rows[n][n]
    return found


def error(rows: Sequence[Row], change: Sequence[float]) -> float:
    """The root of the mean square of what is missed."""
    squares = [row.missed(change) ** 2 for row in rows]
    return float((sum(squares) / len(squares)) ** 0.5)
