"""Who sits where: as much of a match as lists of matches tell, and what a new one begins with."""

from dataclasses import dataclass

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table. `kind` is "human" or a computer level; `colour` a seat colour's id."""

    name: str
    kind: str
    colour: str

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What the new-game page has chosen; an empty seed means one at random."""

    game: str
    seats: tuple[Seat, ...]
    options: dict[str, str]
    seed: str
