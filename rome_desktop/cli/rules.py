"""`rules`: the numbered rules of a game, and which of them no test cites."""

import argparse
import textwrap
from pathlib import Path

from rome_desktop.cli.choices import game_of
from rome_desktop.cli.output import DONE, FAILED, Failure
from rome_desktop.places import ROOT
from rome_desktop.session import clauses
from rome_desktop.session.clauses import Clause, Rules, RulesError, Section

WIDTH = 100
TESTS = ROOT / "tests"
MARKS = {
    "en": ("Ruling {number}: ", "Our own addition."),
    "fr": ("Décision\u00a0{number}\u00a0: ", "Ajout de notre part."),
}


def declare(parser: argparse.ArgumentParser) -> None:
    """What can be said after the command."""
    parser.add_argument("game", metavar="GAME", help="the key of a game; `games` lists them")
    parser.add_argument("--lang", metavar="L", default="en", help="language: en or fr (en)")
    parser.add_argument("--clause", metavar="ID", help="only this clause or chapter, like RM-6.4")
    parser.add_argument("--uncited", action="store_true", help="list the clauses that no test cites")


def run(arguments: argparse.Namespace) -> int:
    """Carry the command out; the exit code. Raises Failure."""
    game = game_of(arguments.game)
    try:
        rules = clauses.read(game.key, arguments.lang)
        if arguments.uncited:
            return print_uncited(rules, TESTS)
        if arguments.clause:
            print_entries(rules, rules.part(arguments.clause))
            return DONE
    except RulesError as error:
        raise Failure(str(error)) from None
    print(rules.title)
    for paragraph in rules.preface:
        print()
        print(textwrap.fill(paragraph, WIDTH))
    print_entries(rules, list(rules.entries), blank=True)
    return DONE


def print_entries(rules: Rules, entries: list[Section | Clause], blank: bool = False) -> None:
    """Clauses as paragraphs, a blank line before each heading but the first unless `blank`."""
    for entry in entries:
        if isinstance(entry, Section):
            print(*([""] if blank else []), f"{entry.id} {entry.title}", sep="\n")
        else:
            print(paragraph(rules, entry))
        blank = True


def paragraph(rules: Rules, clause: Clause) -> str:
    """A clause as text, its ruling and its mark spelled out."""
    ruling, own = MARKS.get(rules.language, MARKS["en"])
    text = f"{clause.id}  {clause.text}"
    if clause.ruling:
        text += f" {ruling.format(number=clause.ruling)}{clause.reason}"
    if clause.own:
        text += f" ({own})"
    return textwrap.fill(text, WIDTH, subsequent_indent="    ", break_on_hyphens=False)


def print_uncited(rules: Rules, tests: Path) -> int:
    """Clauses that neither a test nor a scenario names; exit code 1 if there are any."""
    if not tests.is_dir():
        raise Failure("There are no tests beside this program; --uncited is for a checkout.", FAILED)
    texts = (
        path.read_text(encoding="utf-8")
        for path in sorted(tests.rglob("*"))
        if path.suffix in {".py", ".toml"} and path.is_file()
    )
    all_clauses = rules.clauses()
    cited = clauses.cited(texts, [clause.id for clause in all_clauses])
    missing = [clause for clause in all_clauses if clause.id not in cited]
    for clause in missing:
        print(paragraph(rules, clause))
    print(f"{len(missing)} of {len(all_clauses)} clauses are cited by no test.")
    return FAILED if missing else DONE
