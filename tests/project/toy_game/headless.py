"""Every headless command with the game that was added, in the copy of the program that holds it."""

import random
import sys

from rome_desktop.ai.advice import advise
from rome_desktop.catalogue import game
from rome_desktop.cli.main import main
from rome_desktop.content.reader import load
from rome_desktop.engine.steps import settle

COMMANDS = (
    "games --json",
    "simulate calculi --seats easy,normal,random --games 2 --option heap=large --option last=loses {record}",
    "rules calculi --lang fr --clause CA-2.1",
    "replay {folder}/calculi_easy-normal-random_heap-large_last-loses_1.ludus --tell --lang fr",
    "lessons calculi",
    "challenges calculi",
    "ladder calculi --games 1 --json",
    "doctor",
)

for words in COMMANDS:
    said = words.format(record=f"--json --seed 1 --record {sys.argv[1]}", folder=sys.argv[1]).split()
    print("$", words, flush=True)
    code = main(said)
    print("=", code, flush=True)

GAME = game("calculi")
VIEW = GAME.rules.setup(load(GAME).box, 2, GAME.complete(2, {}))
settle(VIEW)
best = advise(GAME, VIEW, 0, random.Random(1)).best[0]
assert best.comparison is not None
print("advised", best.action, "over", best.comparison.other, flush=True)
