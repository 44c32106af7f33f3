"""What the charts say, in one sentence or two each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale, QObject

from rome_desktop.app.kit.spoken import figure, signed
from rome_desktop.app.pages.records.figures import (
    ENOUGH,
    LATELY,
    Played,
    Share,
    Source,
    average,
    longest_streak,
)
from rome_desktop.app.pages.shared.levels import level_name
from rome_desktop.app.pages.shared.page import when


@dataclass(frozen=True, slots=True)
class Best:
    """A tile: an icon, a figure, what it is, the day; and the match it opens."""

    icon: str
    value: str
    name: str
    day: str
    played: Played | None


class RecordWords(QObject):
    """Sentences about matches, in the language in force."""

    def form(self, played: Sequence[Played], *, in_points: bool) -> str:
        """How it went lately, and before."""
        if len(played) < ENOUGH:
            return self.tr("%n more matches, and your form can be seen here.", "", ENOUGH - len(played))
        lately, before = played[-LATELY:], played[:-LATELY]
        won = sum(one.won for one in lately)
        said = self.tr("%n of the last {count} were won.", "", won).format(count=len(lately))
        told = self.points_lately(lately, before) if in_points else self.place_lately(lately, before)
        return f"{told} {said}"

    def points_lately(self, lately: Sequence[Played], before: Sequence[Played]) -> str:
        """The average, and how far it is from the one before."""
        now, then = (round(average([one.points for one in part])) for part in (lately, before))
        count = abs(now)
        if not before:
            told = self.tr("%n points on average.", "", count)
        elif now > then:
            told = self.tr("%n points on average lately, {more} more than before.", "", count)
        elif now < then:
            told = self.tr("%n points on average lately, {less} less than before.", "", count)
        else:
            told = self.tr("%n points on average lately, as before.", "", count)
        return signed(told, now).format(more=now - then, less=then - now)

    def place_lately(self, lately: Sequence[Played], before: Sequence[Played]) -> str:
        """The same in places, where several games are looked at or there are no points."""
        now, then = (self.number(average([one.place for one in part])) for part in (lately, before))
        if not before:
            return self.tr("Place {place} on average.").format(place=now)
        return self.tr("Place {place} on average lately, {before} before.").format(place=now, before=then)

    def number(self, value: float) -> str:
        """With one digit behind the point, as the language writes it."""
        return QLocale().toString(value, "f", 1)

    def against(self, shares: Sequence[Share]) -> str:
        """How many matches against computers were won."""
        if not shares:
            return self.tr("No match against a computer yet.")
        said = self.tr("%n of {all} matches against computers were won.", "", sum(s.won for s in shares))
        return said.format(all=sum(s.played for s in shares))

    def level(self, key: str) -> str:
        """The name of a level, and of what stands for none."""
        names = {
            "random": self.tr("By chance"),
            "people": self.tr("People only"),
            "alone": self.tr("Alone"),
        }
        return names.get(key) or level_name(key)

    def share(self, share: Share) -> str:
        """So many of so many."""
        return self.tr("{won} of {all}").format(won=share.won, all=share.played)

    def sources(self, found: Sequence[Source], names: Mapping[str, str]) -> str:
        """Where most is to be gained."""
        if not found:
            return self.tr("Where the points came from is known of newer matches only.")
        most = max(found, key=lambda source: source.room)
        if round(most.room) < 1:
            return self.tr("Nobody who won made more than you in any of them.")
        said = self.tr("Most room: {category}. The winners made %n more there.", "", round(most.room))
        return said.format(category=names[most.key])

    def games(self, shares: Sequence[Share], names: Mapping[str, str]) -> str:
        """Which game is played most."""
        if not shares:
            return self.tr("No match has been finished yet.")
        said = self.tr("{game} was played most, %n times.", "", shares[0].played)
        return said.format(game=names[shares[0].key])

    def difference(self, source: Source) -> str:
        """Lately against the own average."""
        by = round(source.lately) - round(source.usual)
        if not by:
            return self.tr("as ever")
        return self.tr("%n more", "", by) if by > 0 else self.tr("%n less", "", -by)

    def best(self, played: Sequence[Played], *, in_points: bool) -> list[Best]:
        """Six tiles; fewer where nothing stands for one."""
        streak = longest_streak(played)
        long = [one for one in played if one.result.lines]
        tiles = self.best_points(played) if in_points else self.best_counts(played)
        if streak:
            name = self.tr("longest streak")
            value = self.tr("%n wins", "", len(streak))
            tiles.append(Best("laurel", value, name, self.day(streak[-1]), streak[-1]))
        if long:
            short, most = (pick(long, key=lambda one: one.result.lines) for pick in (min, max))
            for one, name in ((short, self.tr("shortest match")), (most, self.tr("longest match"))):
                value = self.tr("%n moves", "", one.result.lines)
                tiles.append(Best("ui-rotate", value, name, self.day(one), one))
        return tiles

    def best_points(self, played: Sequence[Played]) -> list[Best]:
        """The highest score, the widest and the narrowest win."""
        if not played:
            return []
        top = max(played, key=lambda one: one.points)
        tiles = [Best("laurel", figure(top.points), self.tr("best score"), self.day(top), top)]
        won = [one for one in played if one.won and len(one.result.scores) > 1]
        if won:
            wide, narrow = (pick(won, key=lambda one: one.margin) for pick in (max, min))
            for one, name in ((wide, self.tr("widest win")), (narrow, self.tr("narrowest win"))):
                tiles.append(Best("eagle", f"+{max(0, one.margin)}", name, self.day(one), one))
        return tiles

    def best_counts(self, played: Sequence[Played]) -> list[Best]:
        """How many matches, how many of them won, the last win."""
        if not played:
            return []
        won = [one for one in played if one.won]
        since = self.tr("since {day}").format(day=self.day(played[0]))
        share = self.tr("{won} of {all}").format(won=len(won), all=len(played))
        tiles = [
            Best("forum", str(len(played)), self.tr("matches"), since, None),
            Best("eagle", str(len(won)), self.tr("matches won"), share, None),
        ]
        if won:
            tiles.append(Best("hero", self.day(won[-1]), self.tr("last win"), "", won[-1]))
        return tiles

    def day(self, one: Played) -> str:
        """The day a match ended."""
        return when(one.result.ended)

    def spoken(self, one: Played, value: str) -> str:
        """A point of the form as it is read aloud."""
        state = self.tr("won") if one.won else self.tr("not won")
        return f"{self.day(one)}, {value}, {state}"

    def value(self, one: Played, *, in_points: bool) -> str:
        """Points, or the place."""
        if in_points:
            return signed(self.tr("%n points", "", abs(one.points)), one.points)
        return self.tr("place {place}").format(place=one.place)
