"""Every headless command with the game that was added, in the copy of the program that holds it."""

import sys

from rome_desktop.cli.main import main

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
