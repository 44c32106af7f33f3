"""A whole match in words: every question, option and journal line as the window would say it.

For reading a language aloud, and for the tests that look for what no single sentence shows.
"""

from collections.abc import Iterator
from typing import NamedTuple

from rome_desktop.app import language, tables
from rome_desktop.app.application import application
from rome_desktop.app.contract import TableContext, Words
from rome_desktop.engine.events import Event
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings

RIVAL = "rival"


class Told(NamedTuple):
    """One sentence and what it is: `ask`, `more`, `option`, `button`, `turn`, `line` or `end`."""

    kind: str
    text: str


def told(match: Match, upto: int, code: str) -> Iterator[Told]:
    """The sentences of the first `upto` lines of a match, in a language; an option only the first time.

    Each question is told as its own seat reads it, the journal as everybody does.
    """
    language.set_language(application(), code)
    words = tables.words(match.game)
    lines = list(match.lines)
    again = match.copy().shortened(match.base_index)
    once: set[Told] = set()
    for line in lines[match.base_index : upto]:
        yield from _asked(again, words, code, once)
        context = _context(again, words, code)
        Match.resume(again, [line])
        for event in again.entries[-1].events:
            yield from _happened(event, words, context)
    if again.over:
        yield Told("end", words.ended(match.game.rules.ended(again.state)))


def _context(match: Match, words: Words, code: str) -> TableContext:
    """The table as nobody in particular sees it."""
    rivals = tuple(Seat(words.rival(), RIVAL, "viridis") for _ in range(match.extra_sides()))
    dock = match.to_move or 0
    standings = tuple(match.standings())
    return TableContext((*match.seats, *rivals), match.to_move, dock, code, Settings(), standings)


def _asked(match: Match, words: Words, code: str, once: set[Told]) -> Iterator[Told]:
    decision = match.decision
    if decision is None or match.to_move is None:
        return
    view, context, legal = match.view(match.to_move), _context(match, words, code), match.legal()
    prompt = words.prompt(decision, legal, view, context)
    yield Told("ask", prompt.sentence)
    if prompt.second:
        yield Told("more", prompt.second)
    for action in legal:
        for said in (
            Told("option", words.option(action, view, context)),
            Told("button", words.act(action)),
        ):
            if said not in once:
                once.add(said)
                yield said


def _happened(event: Event, words: Words, context: TableContext) -> Iterator[Told]:
    divider = words.divider(event, context)
    if divider is not None:
        yield Told("turn", divider)
    line = words.journal(event, context)
    if line is not None:
        side, sentence = line
        name = "" if side is None else context.name(side)
        yield Told("line", f"{name} {sentence}".strip())
