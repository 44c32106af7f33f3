"""Finds perfect turns: plays matches between computers, searches turns of them, keeps the good ones.

`mine.py look GAME --seconds N --first SEED` appends candidates to `build/mine/GAME.jsonl`, and
`mine.py choose GAME` picks from them and writes resources/challenges/GAME/.
"""

import argparse
import json
import random
import shutil
import time
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from rome_desktop.catalogue import game as game_of
from rome_desktop.cli.replay import opened
from rome_desktop.cli.simulate import Series, match_of, simulated
from rome_desktop.content.reader import load
from rome_desktop.engine.game import Game
from rome_desktop.engine.hidden import imagine, observe
from rome_desktop.engine.record import play_line
from rome_desktop.engine.steps import State, options, to_move
from rome_desktop.engine.turn import Best, Measure, TooWide, Turn
from rome_desktop.places import RESOURCES
from rome_desktop.session import transcript
from rome_desktop.session.puzzles import KEPT_LINES, floor_of, goals_of, grade_of, stars_of

LARGEST = 2_500
"""Positions of a turn: what a proof of all puzzles can go through in time."""
RARE = 16
"""At least so many lines for each best one."""
WORLDS = 8
"""So often the hidden cards are dealt otherwise, and the best lines must stay the best."""
BUDGET_MS = 500
MINES = Path("build/mine")
TITLES = Path(__file__).with_name("titles.toml")
NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
WANTED = 44
KEPT = ("theme", "match", "at", "seat", "goal", "best", "stars", "grade", "lines")
TABLES: dict[str, tuple[tuple[tuple[str, ...], dict[str, str]], ...]] = {
    "nova_roma": ((("easy", "random", "random"), {}), (("easy", "random", "random", "random"), {})),
    "concordia": (
        (("easy", "random"), {"map": "italia"}),
        (("easy", "random", "random"), {"map": "imperium"}),
        (("easy", "easy", "random"), {"map": "italia"}),
    ),
    "alba_longa": (
        (("easy",), {"solo": "normal", "assisi": "yes"}),
        (("easy", "easy", "random"), {}),
        (("easy",), {"solo": "calm", "assisi": "yes"}),
        (("easy", "random", "random", "easy"), {}),
    ),
    "city_of_marble": ((("easy", "random"), {}), (("easy", "random", "random"), {}), (("easy", "easy"), {})),
    "trajan": (
        (("easy", "random"), {}),
        (("easy", "easy", "random"), {}),
        (("easy", "random", "random"), {}),
    ),
}


def turns(game: Game, lines: list[str], state: State) -> Any:
    """The positions at which a turn begins: index, state, seat."""
    goals = goals_of(game)
    assert goals is not None
    previous: int | None = None
    for index, line in enumerate(lines):
        seat = to_move(state)
        begins = seat is not None and len(options(state)) > 1 and goals.begins(state.pending[-1])
        if begins and not (goals.chance_ends and previous == seat):
            yield index, state.clone(), seat
        previous = seat
        play_line(game, state, line)


def weighed(turn: Turn, measure: Measure, game: Game, dice: random.Random) -> Best | None:
    """The best of a turn if it makes a puzzle: few lines, far to go, nothing left to luck or hidden."""
    best = turn.best(measure, KEPT_LINES)
    if best.count > KEPT_LINES or best.value - floor_of(turn, measure, best) < 3 or best.value < 3:
        return None
    if min(map(len, best.paths)) < 2:
        return None
    if best.lines < RARE * best.count or turn.drawn_upon(measure):
        return None
    zones = game.rules.zones
    for _ in range(WORLDS if zones else 0):
        guess = imagine(observe(turn.start, zones, turn.seat), zones, dice)
        try:
            other = Turn(turn.goals, guess, turn.seat, LARGEST).best(measure, KEPT_LINES)
        except TooWide:
            return None
        if (other.value, other.paths) != (best.value, best.paths):
            return None
    return best


def look(key: str, seconds: float, first: int, target: int) -> None:
    """Append candidates until the time is used up; whole matches only."""
    game, end = game_of(key), time.process_time() + seconds
    goals, content = goals_of(game), load(game_of(key))
    assert goals is not None
    folder = MINES / key
    folder.mkdir(parents=True, exist_ok=True)
    seed, got = first, 0
    while time.process_time() < end and got < target:
        recorded = sorted(Path("tests/replays", key).glob("*.txt"))
        if seed < len(recorded):
            match, _ = opened(recorded[seed])
        else:
            kinds, chosen = TABLES[key][seed % len(TABLES[key])]
            series = Series(game, content, kinds, game.complete(len(kinds), chosen), BUDGET_MS, 10**6)
            match = match_of(series, simulated(series, seed))
        dice = random.Random(seed)
        found: list[dict[str, Any]] = []
        every = list(turns(game, match.lines, match.record.begin()))
        dice.shuffle(every)
        tried: Counter[str] = Counter()
        for index, state, seat in every:
            if time.process_time() > end or len({one["at"] for one in found}) >= 12 or tried["all"] >= 40:
                break
            tried["all"] += 1
            try:
                turn = Turn(goals, state, seat, LARGEST)
            except TooWide:
                tried["wide"] += 1
                continue
            for measure in goals.measures:
                best = weighed(turn, measure, game, dice)
                if best is None:
                    continue
                found.append(
                    {
                        "match": f"{seed}",
                        "at": index,
                        "seat": seat,
                        "goal": measure.key,
                        "best": best.value,
                        "least": best.least,
                        "stars": stars_of(floor_of(turn, measure, best), best.value),
                        "grade": grade_of(best),
                        "theme": goals.theme(best.paths[0]),
                        "nodes": len(turn.nodes),
                        "count": best.count,
                        "all": best.lines,
                        "lines": [[str(action) for action in path] for path in best.paths],
                    }
                )
        if found:
            (folder / f"{seed}.txt").write_text(transcript.write(match), encoding="utf-8", newline="\n")
            with (MINES / f"{key}.jsonl").open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(one) + "\n" for one in found)
        print(key, seed, len(match.lines), dict(tried), Counter(f["goal"] for f in found), flush=True)
        seed, got = seed + 1, got + len(found)


def choose(key: str) -> None:
    """Pick puzzles that spread over themes, goals and grades, name them, and write the resources."""
    rows = [json.loads(line) for line in (MINES / f"{key}.jsonl").read_text(encoding="utf-8").splitlines()]
    game = game_of(key)
    goals = goals_of(game)
    assert goals is not None
    for row in rows:
        row["theme"] = goals.theme([game.rules.notation.parse(line) for line in row["lines"][0]])
    picked = spread(rows)
    picked.sort(key=lambda row: (row["grade"], row["all"] // row["count"]))
    titles = tomllib.loads(TITLES.read_text(encoding="utf-8"))[key]
    used: Counter[str] = Counter()
    folder = RESOURCES / "challenges" / key
    shutil.rmtree(folder / "matches", ignore_errors=True)
    (folder / "matches").mkdir(parents=True)
    written = []
    for number, row in enumerate(picked, 1):
        shutil.copy(MINES / key / f"{row['match']}.txt", folder / "matches")
        names = titles[row["theme"]]
        turn, place = divmod(used[row["theme"]], len(names))
        used[row["theme"]] += 1
        en, fr = (name + (f" {NUMERALS[turn]}" if turn else "") for name in names[place])
        kept = {name: row[name] for name in KEPT}
        written.append({"id": f"{key}-{number}", "title": {"en": en, "fr": fr}, **kept})
    lines = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in written)
    text = f'{{\n "format": 1,\n "puzzles": [\n  {lines}\n ]\n}}\n'
    (folder / "perfect.json").write_text(text, encoding="utf-8", newline="\n")
    print(
        key,
        len(written),
        Counter(r["goal"] for r in written),
        Counter(r["grade"] for r in written),
        dict(used),
    )


def spread(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Up to WANTED rows: themes and goals take turns, the hardest first; a goal of a position once.

    Two recordings may begin alike: rows with the same lines to the same value are one position.
    """
    groups: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for row in sorted(rows, key=lambda row: (-row["grade"], row["count"], row["match"], row["at"])):
        groups.setdefault((row["theme"], row["goal"]), []).append(row)
    found: list[dict[str, Any]] = []
    taken: set[str] = set()

    def mark(row: dict[str, Any]) -> str:
        return json.dumps([row["at"], row["seat"], row["goal"], row["best"], row["lines"]])

    while len(found) < WANTED and any(groups.values()):
        for group in groups.values():
            fresh = [row for row in group if mark(row) not in taken]
            group[:] = fresh[1:]
            if fresh and len(found) < WANTED:
                taken.add(mark(fresh[0]))
                found.append(fresh[0])
    return found


def main() -> None:
    """See above."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=["look", "choose"])
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--target", type=int, default=70)
    arguments = parser.parse_args()
    if arguments.what == "choose":
        choose(arguments.game)
        return
    look(arguments.game, arguments.seconds, arguments.first, arguments.target)


if __name__ == "__main__":
    main()
