"""What the shelf says of a match: its title, its day, its sides, and the whole of it read aloud."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from PySide6.QtCore import QObject

from rome_desktop.app import language as languages
from rome_desktop.app.cover import Cover
from rome_desktop.app.kit.spoken import figure, listed
from rome_desktop.app.pages.challenges import words as challenge_words
from rome_desktop.app.pages.saved.rows import damage, name_to_move
from rome_desktop.app.pages.shared.display import RIVAL
from rome_desktop.app.pages.shared.page import title_of, when
from rome_desktop.catalogue import game as game_of
from rome_desktop.engine.game import Game
from rome_desktop.session.results import Result
from rome_desktop.session.saves import Damaged, Summary
from rome_desktop.session.seats import Seat
from rome_desktop.session.shelf import Binned, Item
from rome_desktop.session.solo import challenge_of


@dataclass(frozen=True, slots=True)
class Side:
    """Somebody at a table: the seat (kind "rival" for an automatic one), the score as a word, who has won."""

    seat: Seat
    points: int
    score: str
    won: bool


@dataclass(frozen=True, slots=True)
class Stock:
    """Everything the shelf shows: matches, what lies in the bin, and who has won."""

    items: tuple[Item, ...] = ()
    binned: tuple[Binned, ...] = ()
    thrown: tuple[Item, ...] = ()
    """The matches of the bin, in the order of `binned`."""
    winners: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """By the name of a file, as far as it is known."""
    broken: frozenset[str] = frozenset()
    """The files of running challenges whose own rule is broken."""

    @classmethod
    def of(
        cls,
        items: Sequence[Item],
        binned: Sequence[tuple[Binned, Item]] = (),
        results: Sequence[Result] = (),
        broken: Collection[str] = (),
    ) -> Stock:
        return cls(
            tuple(items),
            tuple(one for one, _ in binned),
            tuple(item for _, item in binned),
            {result.save: result.winners for result in results},
            frozenset(broken),
        )

    def people(self) -> list[str]:
        """Who has played, the most matches first."""
        counts: dict[str, int] = {}
        for item in self.items:
            for name in people_of(item):
                counts[name] = counts.get(name, 0) + 1
        return sorted(counts, key=lambda name: (-counts[name], name))

    def days_left(self, item: Item) -> int:
        """Of a match in the bin."""
        binned = next(one for one, thrown in zip(self.binned, self.thrown, strict=True) if thrown is item)
        return binned.days_left(datetime.now(UTC))


def people_of(item: Item) -> set[str]:
    """The names of the persons at the table."""
    if isinstance(item.save, Damaged):
        return set()
    return {seat.name for seat in item.save.seats if seat.is_human}


class Teller(QObject):
    """Words about matches, in the language in force."""

    def __init__(self, games: Sequence[tuple[Game, Cover]], stock: Stock) -> None:
        super().__init__()
        self._covers = {game.key: cover for game, cover in games}
        self.stock = stock

    def cover(self, save: Summary) -> Cover:
        return self._covers[save.game]

    def title(self, item: Item) -> str:
        """What a match is called: by the player, else as its challenge, else as its game."""
        if item.name:
            return item.name
        if isinstance(item.save, Damaged):
            return item.file
        save, game = item.save, game_of(item.save.game)
        challenge = challenge_of(game, save.options, save.seed) if len(save.seats) == 1 else None
        return challenge_words.title(challenge) if challenge else title_of(game, languages.current())

    def day(self, item: Item, *, thrown: bool = False) -> str:
        """When it was played last; in the bin how long it stays."""
        if thrown:
            return self.tr("%n days left", "", self.stock.days_left(item))
        return "" if isinstance(item.save, Damaged) else when(item.save.saved)

    def game_words(self, item: Item) -> str:
        """Its game, and how a match alone is played."""
        if isinstance(item.save, Damaged):
            return ""
        name = title_of(game_of(item.save.game), languages.current())
        if len(item.save.seats) > 1:
            return name
        told = self.cover(item.save).challenge()[0]
        return self.tr("{game}, {challenge}").format(game=name, challenge=told)

    def standing(self, item: Item) -> str:
        """Where a running match stands, and if nothing can be won with it; empty for others."""
        stands = self._stands(item)
        if item.file not in self.stock.broken:
            return stands
        return self.tr("{round} · rule broken").format(round=stands)

    def _stands(self, item: Item) -> str:
        save = item.save
        if isinstance(save, Damaged) or save.over:
            return ""
        cover = self.cover(save)
        name = name_to_move(save, cover.rival())
        if not save.round:
            return self.tr("{name} to move").format(name=name) if name else self.tr("running")
        if not name or len(save.seats) == 1:
            return cover.round_name(save.round)
        return self.tr("{round} · {name}").format(round=cover.round_name(save.round), name=name)

    def sides(self, item: Item) -> list[Side]:
        """Everybody at the table, in the order of their seats."""
        save = item.save
        if isinstance(save, Damaged):
            return []
        in_points = game_of(save.game).in_points(len(save.seats))
        rivals = len(save.scores) - len(save.seats)
        seats = [*save.seats, *[Seat(self.cover(save).rival(), RIVAL, "")] * rivals]
        known = self.stock.winners.get(item.file)
        best = max(save.scores, default=0)
        found = []
        for side, (seat, points) in enumerate(zip(seats, save.scores, strict=False)):
            won = save.over and (side in known if known is not None else in_points and points == best)
            found.append(Side(seat, points, figure(points) if in_points else "", won))
        return found

    def kind(self, item: Item, seat: Seat) -> str:
        """Who answers for a seat, in a word or two."""
        if seat.is_human:
            return self.tr("you") if len(people_of(item)) == 1 else self.tr("hot seat")
        names = {
            "random": self.tr("computer, by chance"),
            "easy": self.tr("computer, gentle"),
            "normal": self.tr("computer, skilled"),
            "hard": self.tr("computer, stern"),
            RIVAL: self.tr("automatic"),
        }
        return names[seat.kind]

    def spoken(self, item: Item, *, thrown: bool = False) -> str:
        """A card as it is read aloud."""
        if isinstance(item.save, Damaged):
            return listed([item.file, damage(item.save.error)])
        sides = ", ".join(
            " ".join(
                part for part in (side.seat.name, side.score, self.tr("won") if side.won else "") if part
            )
            for side in self.sides(item)
        )
        state = self.standing(item) or self.tr("finished")
        parts = (self.title(item), self.game_words(item), self.day(item, thrown=thrown), state, sides)
        return listed(dict.fromkeys(parts))
