"""Plays every solo challenge of packaging/solo.toml by computer and sets its marks by what was reached.

Bronze is the median of players who take every fourth decision at random, silver the median of those who do so
at every tenth, gold the best of those who never or seldom do. Each mark is reached by a transcript, kept in
tests/challenges/GAME/.
"""

import json
import random
import sys
import tomllib
from pathlib import Path
from typing import Any

from rome_desktop.ai.players import decide, evaluator_of, levels_of
from rome_desktop.ai.search import after_option
from rome_desktop.ai.thought import Thought
from rome_desktop.catalogue import game as game_of
from rome_desktop.content.reader import load
from rome_desktop.engine.actions import Action
from rome_desktop.engine.conduct import Conduct
from rome_desktop.engine.game import Game
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.steps import options
from rome_desktop.places import RESOURCES
from rome_desktop.session import transcript
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from rome_desktop.session.solo import SEAT, broken_at, conduct_of

RUNS = {0.25: 3, 0.10: 3, 0.03: 2, 0.0: 1}
"""So many matches of each share of random decisions."""
APART = 2
"""Marks rise by at least so much."""
SPECS = Path(__file__).with_name("solo.toml")
KEPT = Path("tests/challenges")


def choice(
    game: Game, match: Match, rule: Conduct | None, level: str, luck: float, dice: random.Random
) -> Action:
    """What the computer plays, the rule kept."""
    legal = options(match.state)
    allowed = [a for a in legal if rule is None or not rule.broken_by(match.state, a)]
    if len(allowed) == 1 or dice.random() < luck:
        return dice.choice(allowed)
    view = observe(match.state, game.rules.zones, SEAT)
    wanted = decide(game, view, SEAT, level, dice).action
    if wanted in allowed:
        return wanted
    evaluator = evaluator_of(game.key, game.stem)
    world = evaluator.world(view, dice)
    look = evaluator.look(world)
    return max(
        allowed, key=lambda a: look.value(after_option(evaluator, look, world, a, SEAT, Thought()), SEAT)
    )


def played(game: Game, row: list[Any], level: str, luck: float, number: int) -> Match:
    """One whole match."""
    rule = conduct_of(game, row[2]) if row[2] else None
    chosen = game.complete(1, row[5])
    match = Match.begin(game, load(game), [Seat(level, level, "rubra")], chosen, row[6])
    dice = random.Random(f"{row[6]}/{luck}/{number}")
    while not match.over:
        match.play(choice(game, match, rule, level, luck, dice))
    assert broken_at(rule, match) is None
    return match


def points(match: Match) -> int:
    """Own points at the end."""
    return match.standings()[0].score


def calibrated(game: Game, row: list[Any]) -> list[Match]:
    """A match for bronze, silver and gold."""
    best = levels_of(game.key)[0].name
    runs = {
        luck: sorted((played(game, row, best, luck, n) for n in range(count)), key=points)
        for luck, count in RUNS.items()
    }
    every = sorted((match for found in runs.values() for match in found if points(match) > 0), key=points)
    gold = every[-1]
    mark = points(gold)
    silver = middle(every, runs[0.10], mark - APART)
    bronze = middle(every, runs[0.25], points(silver) - APART)
    return [bronze, silver, gold]


def middle(every: list[Match], runs: list[Match], most: int) -> Match:
    """The match in the middle of `runs` that scored, or the highest that stays within `most`."""
    scored = [match for match in runs if points(match) > 0]
    wanted = points(scored[len(scored) // 2]) if scored else most
    fit = [match for match in every if points(match) <= min(wanted, most)]
    return fit[-1] if fit else every[0]


def main() -> None:
    """The games named, or all."""
    specs = tomllib.loads(SPECS.read_text(encoding="utf-8"))
    for key in sys.argv[1:] or specs:
        game = game_of(key)
        rows = []
        for number, row in enumerate(specs[key]["rows"], 1):
            name = f"{key}-solo-{number}"
            matches = calibrated(game, row)
            folder = KEPT / key
            folder.mkdir(parents=True, exist_ok=True)
            for mark, match in zip(("bronze", "silver", "gold"), matches, strict=True):
                path = folder / f"{name}-{mark}.txt"
                path.write_text(transcript.write(match), encoding="utf-8", newline="\n")
            rows.append(
                {
                    "id": name,
                    "title": {"en": row[0], "fr": row[1]},
                    "told": {"en": row[3], "fr": row[4]},
                    "rule": row[2],
                    "options": game.complete(1, row[5]),
                    "seed": row[6],
                    "marks": [points(match) for match in matches],
                }
            )
            print(name, rows[-1]["marks"], flush=True)
        path = RESOURCES / "challenges" / key / "solo.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in rows)
        path.write_text(
            f'{{\n "format": 1,\n "challenges": [\n  {lines}\n ]\n}}\n', encoding="utf-8", newline="\n"
        )


if __name__ == "__main__":
    main()
