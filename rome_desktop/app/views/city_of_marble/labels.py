"""What the places and parts of the table are called, on it and to a screen reader."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from rome_desktop.app.kit.spoken import capitalised
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spot_words import SpotLabels
from rome_desktop.app.views.city_of_marble import spots
from rome_desktop.app.views.city_of_marble.shown import MarbleShown
from rome_desktop.app.words.city_of_marble.terms import MarbleTerms
from rome_desktop.games.city_of_marble.components import TREASURY, Kind
from rome_desktop.games.city_of_marble.state import EMPTY, MarbleState

PARTS: dict[str, Any] = {
    "board": QT_TRANSLATE_NOOP("MarbleLabels", "The city"),
    "stacks": QT_TRANSLATE_NOOP("MarbleLabels", "Tile stacks"),
    "spaces": QT_TRANSLATE_NOOP("MarbleLabels", "Imperium and treasury"),
    "points": QT_TRANSLATE_NOOP("MarbleLabels", "Sites and points"),
    "drawn": QT_TRANSLATE_NOOP("MarbleLabels", "Drawn this turn"),
    "ready": QT_TRANSLATE_NOOP("MarbleLabels", "Ready to play"),
    "actions": QT_TRANSLATE_NOOP("MarbleLabels", "Actions"),
    "imperium": QT_TRANSLATE_NOOP("MarbleLabels", "Imperium"),
    "treasure": QT_TRANSLATE_NOOP("MarbleLabels", "Treasure"),
    "coins": QT_TRANSLATE_NOOP("MarbleLabels", "Coins"),
    "bridges": QT_TRANSLATE_NOOP("MarbleLabels", "Bridge tiles"),
    "fountains": QT_TRANSLATE_NOOP("MarbleLabels", "Fountains left"),
    "lines": QT_TRANSLATE_NOOP("MarbleLabels", "Aqueduct pieces left"),
    "end": QT_TRANSLATE_NOOP("MarbleLabels", "At the end"),
}


class MarbleLabels(SpotLabels):
    """Names of places and parts, for what is shown."""

    def __init__(self, terms: MarbleTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.terms = terms
        self._sorts: dict[type[SpotKey], Callable[[Any, MarbleShown], str]] = {
            spots.At: self._at,
            spots.Ground: self._ground,
            spots.Hill: self._hill,
            spots.Tile: self._tile,
            spots.Magistrate: self._magistrate,
            spots.Site: self._site,
            spots.Edge: self._edge,
            spots.Spring: self._spring,
            spots.Vertex: self._vertex,
            spots.Stack: self._stack,
            spots.Space: self._space,
            spots.Pieces: self._pieces,
            spots.Line: self._pieces,
            spots.Ready: self._ready,
            spots.Supply: self._supply,
            spots.Imperium: self._imperium,
            spots.Act: lambda key, shown: self.action(key.action),
        }

    def part(self, key: str) -> str:
        """The heading of a part of the table."""
        return QCoreApplication.translate("MarbleLabels", PARTS[key])

    def board(self) -> str:
        return self.part("board")

    def dock(self, name: str, own: bool) -> str:
        """The heading of the dock."""
        if own:
            return self.tr("{name}’s table").format(name=name)
        return self.tr("{name}’s table, only looking").format(name=name)

    def action(self, key: str) -> str:
        """The short names of the four actions."""
        return {
            "draw": self.tr("Draw"),
            "expand": self.tr("Aqueduct"),
            "recall": self.tr("Recall"),
            "play": self.tr("Tile"),
        }[key]

    def stacks_note(self, view: MarbleState) -> str:
        """What empties mean, beside the heading of the stacks."""
        if view.over:
            return self.tr("the game is over")
        if view.final >= 0:
            return self.tr("final round")
        empty = sum(not n for n in view.stacks.values())
        if empty:
            return self.tr("%n of 3 empty", "", empty)
        return self.tr("3 empty end the game")

    def left(self, count: int) -> str:
        return self.tr("%n left", "", count)

    def coins(self, count: int) -> str:
        return self.tr("%n coins", "", count)

    def site_tiles(self, count: int) -> str:
        return self.tr("%n tiles", "", count)

    def bridge_values(self, values: str, count: int) -> str:
        return self.tr("values {values}", "", count).format(values=values)

    def hidden(self, count: int) -> str:
        """For bridge values that are not known."""
        return self.tr("values hidden", "", count)

    def ends(self, view: MarbleState) -> tuple[tuple[str, str], ...]:
        """The final scoring in four lines: for what, how much."""
        s = view.box.scoring
        return (
            (self.tr("Building on an aqueduct"), f"+{s.aqueduct_building}"),
            (self.tr("Fountain beside a building"), f"+{s.fountain_neighbour}"),
            (self.tr("Most imperium of a kind"), f"+{s.imperium_majority}"),
            (self.tr("Each coin, and most coins"), f"+{s.coin}, +{s.most_coins}"),
        )

    def final_round(self) -> str:
        return self.tr("The final round")

    def final_round_note(self) -> str:
        return self.tr("One last action for everybody")

    def gain(self, points: int) -> str:
        """How points that were just won are shown."""
        return self.tr("+{points}").format(points=points)

    # ---- sorts of spots

    def _ground(self, key: spots.Ground, shown: MarbleShown) -> str:
        number = key.triangle
        space = shown.view.map.bridges.get(number)
        if space is not None:
            bridge = self.terms.bridge(space, self.terms.language)
            if shown.view.bridges and shown.view.bridges[space]:
                return self.tr("{bridge}, with a bridge tile").format(bridge=bridge)
            return self.tr("{bridge}, the bridge tile is taken").format(bridge=bridge)
        hill = next((key for key, n in shown.view.map.hills.items() if n == number), None)
        if hill is not None:
            name = self.terms.hill(hill, self.terms.language)
            return self.tr("{hill}, not in play: plain ground").format(hill=name)
        return self.tr("Empty ground, {place}").format(place=self.terms.ground(shown.view.map, number))

    def _at(self, key: spots.At, shown: MarbleShown) -> str:
        return self.tr("Tile place, {place}").format(place=self.terms.position(shown.view.map, key.position))

    def _vertex(self, key: spots.Vertex, shown: MarbleShown) -> str:
        said = self.terms.vertex(shown.view.map, key.vertex)
        return capitalised(said)

    def _hill(self, key: spots.Hill, shown: MarbleShown) -> str:
        hill = next(name for name, n in shown.view.map.hills.items() if n == key.triangle)
        return self.tr("{hill}, a hill").format(hill=self.terms.hill(hill, self.terms.language))

    def _tile(self, key: spots.Tile, shown: MarbleShown) -> str:
        tile = shown.view.tile_at(key.position)
        assert tile is not None
        said = self.terms.tile(tile.kind)
        said = capitalised(said)
        if tile.magistrate is None:
            return said
        return self.tr("{tile} with a magistrate of {name}").format(
            tile=said, name=shown.context.name(tile.magistrate)
        )

    def _magistrate(self, key: spots.Magistrate, shown: MarbleShown) -> str:
        tile = shown.view.tile_at(key.position)
        assert tile is not None
        assert tile.magistrate is not None
        return self.tr("Magistrate of {name} on {tile}").format(
            name=shown.context.name(tile.magistrate), tile=self.terms.tile(tile.kind)
        )

    def _site(self, key: spots.Site, shown: MarbleShown) -> str:
        site = shown.view.sites.get(key.vertex)
        if site is None:
            where = self.terms.vertex(shown.view.map, key.vertex)
            return self.tr("Completed site, {vertex}").format(vertex=where)
        if site.owner is None:
            return self.tr("Fountain")
        return self.tr("{kind} of {name}").format(
            kind=self.terms.name(site.kind), name=shown.context.name(site.owner)
        )

    def _edge(self, key: spots.Edge, shown: MarbleShown) -> str:
        line = self.terms.line(key.colour)
        where = self.terms.vertex(shown.view.map, key.vertex)
        return self.tr("Next piece of {line}, to {vertex}").format(line=line, vertex=where)

    def _spring(self, key: spots.Spring, shown: MarbleShown) -> str:
        return self.tr("Spring of {line}").format(line=self.terms.line(key.colour))

    def _stack(self, key: spots.Stack, shown: MarbleShown) -> str:
        kind = key.kind
        sentence = self.tr("{kind} stack, %n tiles", "", shown.view.stacks[kind])
        return sentence.format(kind=self.terms.name(kind))

    def _space(self, key: spots.Space, shown: MarbleShown) -> str:
        names = self.terms.all_of([shown.context.name(side) for side in shown.view.waiting[key.space]])
        if key.space == TREASURY:
            said = self.tr("Treasury, %n coins", "", shown.view.coins)
        else:
            kind = Kind(key.space)
            said = self.tr("{kind} imperium, %n left", "", shown.view.imperium[kind])
            said = said.format(kind=self.terms.name(kind))
        return self.tr("{space}; waiting: {names}").format(space=said, names=names) if names else said

    def _pieces(self, key: spots.Pieces | spots.Line, shown: MarbleShown) -> str:
        said = self.tr("Pieces of {line}, %n left", "", shown.view.pieces_left(key.colour))
        return said.format(line=self.terms.line(key.colour))

    def _ready(self, key: spots.Ready, shown: MarbleShown) -> str:
        if not key.kind:
            return self.part("ready")
        count = shown.view.players[shown.dock].ready[key.kind]
        return self.tr("{kind} tiles, %n ready", "", count).format(kind=self.terms.name(key.kind))

    def _supply(self, key: spots.Supply, shown: MarbleShown) -> str:
        return self.tr("%n magistrates ready", "", shown.view.players[shown.dock].magistrates)

    def _imperium(self, key: spots.Imperium, shown: MarbleShown) -> str:
        count = shown.view.players[shown.dock].imperium[key.kind]
        return self.tr("{kind} imperium tiles, %n held", "", count).format(kind=self.terms.name(key.kind))

    def neighbours(self, view: MarbleState, position: str) -> str:
        """What lies at the sides of a tile place: kinds of tiles and names of hills."""
        own = view.map.halves[position]
        said = []
        for triangle in own:
            for other in view.map.beside[triangle]:
                mark = view.covered[other]
                if other in own or mark == EMPTY:
                    continue
                if mark >= 0:
                    said.append(self.terms.tile(view.tiles[mark].kind))
                else:
                    hill = next(key for key, n in view.map.hills.items() if n == other)
                    said.append(self.terms.hill(hill, self.terms.language))
        return self.tr("Beside {things}.").format(things=self.terms.all_of(list(dict.fromkeys(said))))
