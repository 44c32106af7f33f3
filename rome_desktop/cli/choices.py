"""Reads what a person asked for: a game, its options, the seats. Each mistake is one sentence."""

from collections.abc import Iterable, Mapping

from rome_desktop.catalogue import UnknownGame, game
from rome_desktop.cli.output import FAILED, Failure
from rome_desktop.content.reader import Content, ContentError, load
from rome_desktop.engine.game import Game

SOLO = "solo"


def game_of(key: str) -> Game:
    """The game of a key. Raises Failure naming the known ones."""
    try:
        return game(key)
    except UnknownGame as error:
        raise Failure(str(error)) from None


def content_of(chosen: Game) -> Content:
    """The bundled content of a game, so that headless runs give the same everywhere."""
    try:
        return load(chosen)
    except ContentError as error:
        raise Failure(f"The content of {chosen.key} cannot be used: {error}", FAILED) from None


def pairs(words: Iterable[str]) -> dict[str, str]:
    """`name=value` words as a table. Raises Failure."""
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise Failure(f"An option is written name=value, not “{word}”.")
        found[name] = value
    return found


def options_of(chosen: Game, seats: int, given: Mapping[str, str]) -> dict[str, str]:
    """The options of a match, defaults filled in. Raises Failure for whatever the game does not offer."""
    if not chosen.check_seats(seats):
        fit = [*([1] if chosen.solo else []), *chosen.seats]
        raise Failure(f"{chosen.title['en']} is for {', '.join(map(str, fit))} seats, not for {seats}.")
    known = {option.name: option.values for option in chosen.options}
    if chosen.solo:
        known[SOLO] = chosen.solo
    for name, value in given.items():
        if name not in known:
            there = ", ".join(known) or "none"
            raise Failure(f"{chosen.title['en']} has no option “{name}”. There are: {there}.")
        if value not in known[name]:
            raise Failure(f"The option {name} is one of {', '.join(known[name])}, not “{value}”.")
    if SOLO in given and seats != 1:
        raise Failure(f"The solo challenge is for one seat; leave out {SOLO}={given[SOLO]} or name one seat.")
    if seats == 1 and SOLO not in given:
        levels = " or ".join(f"{SOLO}={level}" for level in chosen.solo)
        raise Failure(f"One seat plays the solo challenge: add the option {levels}.")
    complete = chosen.complete(seats, given)
    if not chosen.check_seats(seats, complete):
        refusal = chosen.refuse_seats(seats, complete)
        clause = refusal.clause if refusal else ""
        numbers = ", ".join(str(n) for n in chosen.seats if chosen.check_seats(n, complete))
        said = " ".join(f"{name}={value}" for name, value in given.items())
        raise Failure(f"{clause}: {chosen.title['en']} with {said} is for {numbers} seats, not for {seats}.")
    return complete
