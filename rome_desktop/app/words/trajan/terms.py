"""The nouns of Trajan: what the content file names, in the language of the moment, and lists of them."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from rome_desktop.app.kit.spoken import signed
from rome_desktop.app.words.shared import SharedTerms
from rome_desktop.games.trajan.box import Box
from rome_desktop.games.trajan.ids import CAMP, CENTRE, LETTERS, TRAYS

CONTEXT = "TrajanTerms"
COLOURS: dict[str, Any] = {
    "Y": QT_TRANSLATE_NOOP("TrajanTerms", "yellow"),
    "O": QT_TRANSLATE_NOOP("TrajanTerms", "orange"),
    "G": QT_TRANSLATE_NOOP("TrajanTerms", "green"),
    "W": QT_TRANSLATE_NOOP("TrajanTerms", "white"),
    "P": QT_TRANSLATE_NOOP("TrajanTerms", "pink"),
    "B": QT_TRANSLATE_NOOP("TrajanTerms", "blue"),
}
ACTIONS: dict[str, Any] = {
    "seaport": QT_TRANSLATE_NOOP("TrajanTerms", "Seaport"),
    "forum": QT_TRANSLATE_NOOP("TrajanTerms", "Forum"),
    "military": QT_TRANSLATE_NOOP("TrajanTerms", "Military"),
    "senate": QT_TRANSLATE_NOOP("TrajanTerms", "Senate"),
    "trajan": QT_TRANSLATE_NOOP("TrajanTerms", "Trajan"),
    "construction": QT_TRANSLATE_NOOP("TrajanTerms", "Construction"),
}
SHIPS: dict[str, Any] = {
    "identical": QT_TRANSLATE_NOOP("TrajanTerms", "identical"),
    "pairs": QT_TRANSLATE_NOOP("TrajanTerms", "pairs"),
    "different": QT_TRANSLATE_NOOP("TrajanTerms", "different"),
}
ICONS: dict[str, Any] = {
    "bread": QT_TRANSLATE_NOOP("TrajanTerms", "bread"),
    "games": QT_TRANSLATE_NOOP("TrajanTerms", "games"),
    "religion": QT_TRANSLATE_NOOP("TrajanTerms", "religion"),
}
CATEGORIES: dict[str, Any] = {
    "points": QT_TRANSLATE_NOOP("TrajanTerms", "nothing else"),
    "cards": QT_TRANSLATE_NOOP("TrajanTerms", "two cards"),
    "workers": QT_TRANSLATE_NOOP("TrajanTerms", "workers"),
    "legionaries": QT_TRANSLATE_NOOP("TrajanTerms", "legionaries"),
    "plus2": QT_TRANSLATE_NOOP("TrajanTerms", "a [+2] marker"),
    "demand": QT_TRANSLATE_NOOP("TrajanTerms", "a demand answered"),
}
JOKERS: dict[str, Any] = {
    "extra_action": QT_TRANSLATE_NOOP("TrajanTerms", "extra-action joker"),
    "commodity": QT_TRANSLATE_NOOP("TrajanTerms", "commodity joker"),
    "demand": QT_TRANSLATE_NOOP("TrajanTerms", "demand joker"),
    "construction": QT_TRANSLATE_NOOP("TrajanTerms", "construction joker"),
}
SHORT = {"germania_superior": "Germ. Sup.", "germania_inferior": "Germ. Inf."}
"""Names of provinces that are too long for the map."""


def _said(text: str) -> str:
    return QCoreApplication.translate(CONTEXT, text)


class TrajanTerms(SharedTerms):
    """Nouns. Names of the box follow `language`, which the words set with each context."""

    def __init__(self, box: Box, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.box = box

    def round_of_quarter(self, number: int) -> dict[str, int]:
        """The quarter and the round in it, both from 1 on, of a round counted from the start of the game."""
        quarter, played = divmod(number - 1, self.box.time.rounds_per_quarter)
        return {"quarter": quarter + 1, "round": played + 1}

    def colour(self, letter: str) -> str:
        """Such as “orange”."""
        return _said(COLOURS[str(letter)])

    def colours(self, letters: str) -> str:
        """Such as “orange, pink and twice white”."""
        counted = Counter(letters)
        said = []
        for letter in LETTERS:
            if counted[letter] == 1:
                said.append(self.colour(letter))
            elif counted[letter]:
                said.append(self.tr("{colour} twice").format(colour=self.colour(letter)))
        return self.all_of(said)

    def in_order(self, letters: str) -> str:
        """Such as “orange, pink, white”."""
        return ", ".join(self.colour(letter) for letter in letters)

    def action(self, deed: str) -> str:
        """Such as “Seaport”."""
        return _said(ACTIONS[str(deed)])

    def tray(self, number: int) -> str:
        """Such as “Seaport (I)”."""
        deeds = list(ACTIONS)
        return self.tr("{action} ({numeral})").format(
            action=self.action(deeds[number]), numeral=str(TRAYS[number])
        )

    def slot(self, number: int) -> str:
        """Such as “slot II”, or the centre of the circle."""
        if number == CENTRE:
            return self.tr("the centre")
        return self.tr("slot {numeral}").format(numeral=str(TRAYS[number]))

    def ship(self, key: str) -> str:
        """Such as “pairs”."""
        return _said(SHIPS[str(key)])

    def icon(self, key: str) -> str:
        """Such as “bread”."""
        return _said(ICONS[str(key)])

    def icons(self, keys: Sequence[str]) -> str:
        """Such as “bread and games”."""
        return self.all_of([self.icon(key) for key in keys])

    def category(self, key: str) -> str:
        """Such as “workers”: what the tiles of a pile give."""
        return _said(CATEGORIES[str(key)])

    def commodity(self, key: str) -> str:
        """Such as “Wine”."""
        if key == "joker":
            return _said(JOKERS["commodity"])
        return next(self.named(good.name) for good in self.box.commodities.kinds if good.id == key)

    def goods(self, keys: Sequence[str]) -> str:
        """Such as “1 wine card and 2 scrolls cards”: the name of a good has one form, whatever its number."""
        counted = Counter(str(key) for key in keys)
        said = []
        for key, count in counted.items():
            name = self.commodity(key).lower()
            if key == "joker":  # a tile, not a card
                said.append(self.tr("a commodity joker"))
            else:
                said.append(self.tr("%n {good} cards", "", count).format(good=name))
        return self.all_of(said)

    def forum_tile(self, tile: str) -> str:
        """Such as “Senate tile, 4 votes”."""
        return next((self.named(t.name) for t in self.box.forum.tiles if t.id == tile), tile)

    def forum_tiles(self, tiles: Sequence[str]) -> str:
        """Such as “bread and demand joker”."""
        return self.all_of([self.forum_tile(tile).lower() for tile in tiles])

    def province(self, key: str, *, short: bool = False) -> str:
        """Such as “Raetia”; the camp too."""
        if key == CAMP:
            return self.tr("Camp") if short else self.tr("the military camp")
        if short and key in SHORT:
            return SHORT[key]
        return next(self.named(p.name) for p in self.box.provinces.places if p.id == key)

    def building(self, kind: str) -> str:
        """Such as “Stairs”."""
        return next(self.named(k.name) for k in self.box.construction.types if k.id == kind)

    def construction_tile(self, tile: str) -> str:
        """Such as “stairs worth 4 points”."""
        found = next(t for t in self.box.construction.tiles if t.id == tile)
        return self.tr("{building} worth {points}").format(
            building=self.building(found.type).lower(), points=self.points(found.vp)
        )

    def trajan_tile(self, tile: str) -> str:
        """Such as “orange and blue: 3 points, two cards”."""
        found = next(t for t in self.box.trajan.tiles if t.id == tile)
        return self.tr("{colours}, {points}, {effect}").format(
            colours=self.colours(found.colours), points=self.points(found.vp), effect=self.effect(tile)
        )

    def effect(self, tile: str) -> str:
        """What a Trajan tile gives beside its points."""
        found = next(t for t in self.box.trajan.tiles if t.id == tile)
        if found.icon is not None:
            return self.tr("answers {icon} every quarter").format(icon=self.icon(found.icon))
        if found.category == "workers":
            return self.tr("%n workers", "", found.amount)
        if found.category == "legionaries":
            return self.tr("%n legionaries", "", found.amount)
        return self.category(found.category)

    def bonus_tile(self, tile: str, *, yellow: bool = True) -> str:
        """What a bonus tile pays, such as “3 points for each wine or fish in the display”."""
        found = next(t for t in self.box.bonuses.tiles if t.id == tile)
        points = self.points(found.yellow if yellow else found.grey)
        if found.kind == "icon":
            return self.tr("{points} for a forum tile with {icon}").format(
                points=points, icon=self.icon(str(found.icon))
            )
        if found.kind == "workers":
            per = 1 if yellow else found.grey_per
            if per > 1:
                return self.tr("{points} for each {count} workers in the district").format(
                    points=points, count=per
                )
            return self.tr("{points} for each worker in the district").format(points=points)
        if found.kind == "legionaries":
            return self.tr("{points} for each legionary in a province").format(points=points)
        if found.kind == "yellow_tiles":
            return self.tr("{points} for each yellow bonus tile").format(points=points)
        goods = self.any_of([self.commodity(good).lower() for good in found.commodities])
        return self.tr("{points} for each card of {goods} in the display").format(points=points, goods=goods)

    # ---- lists and numbers

    def points(self, count: int) -> str:
        """Such as “4 points”."""
        return signed(self.tr("%n points", "", abs(count)), count)

    def site(self, number: int) -> str:
        """Such as “row 2, place 3”: where a site of the district is, from top and left."""
        row, column = divmod(number, self.box.construction.columns)
        return self.tr("row {row}, place {place}").format(row=row + 1, place=column + 1)
