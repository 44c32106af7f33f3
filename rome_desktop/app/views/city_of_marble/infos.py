"""What a place or a part of the table is, where nothing is chosen: the plain lines of its card."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.table.board_cards import Lines
from rome_desktop.app.table.hover_card import CardLine
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spot_words import SpotInfos
from rome_desktop.app.views.city_of_marble import spots
from rome_desktop.app.views.city_of_marble.pieces import glyph
from rome_desktop.app.views.city_of_marble.shown import MarbleShown
from rome_desktop.app.words.city_of_marble.terms import MarbleTerms
from rome_desktop.games.city_of_marble.components import HIDDEN, TREASURY, Kind
from rome_desktop.games.city_of_marble.sites import influence, is_complete, kind_for
from rome_desktop.games.city_of_marble.state import MarbleState


class MarbleInfos(SpotInfos):
    """Facts for every sort of spot."""

    def __init__(self, terms: MarbleTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._sorts: dict[type[SpotKey], Callable[[Any, MarbleShown], Lines]] = {
            spots.Ground: self._ground,
            spots.Hill: self._hill,
            spots.Tile: self._tile,
            spots.Magistrate: self._magistrate,
            spots.Site: self._site,
            spots.Spring: self._spring,
            spots.Stack: self._stack,
            spots.Space: self._space,
            spots.Pieces: self._pieces,
            spots.Line: self._pieces,
            spots.Ready: self._ready,
            spots.Supply: self._supply,
            spots.Imperium: self._imperium,
            spots.Act: self._action,
            spots.Drawn: self._drawn,
            spots.Coins: self._coins,
            spots.Bridges: self._bridges,
            spots.Fountains: self._fountains,
            spots.End: self._end,
        }

    # ---- the board

    def _ground(self, key: spots.Ground, shown: MarbleShown) -> Lines:
        number = key.triangle
        space = shown.view.map.bridges.get(number)
        if space is not None and shown.view.bridges and shown.view.bridges[space]:
            said = self.tr("A tile laid here takes it; its value of 1 to 4 stays hidden.")
            return [CardLine("bridge", said)], "RM-8.1.1"
        return [], ""

    def _hill(self, key: spots.Hill, shown: MarbleShown) -> Lines:
        said = self.tr("Tiles may begin at its sides. No site forms round its corners.")
        return [CardLine("hill", said)], "RM-5.4"

    def _tile(self, key: spots.Tile, shown: MarbleShown) -> Lines:
        lines = []
        for vertex in shown.view.map.corner_vertices[key.position]:
            if (
                vertex in shown.view.map.around
                and vertex not in shown.view.sites
                and not is_complete(shown.view, vertex)
            ):
                around = shown.view.map.around[vertex]
                missing = sum(shown.view.covered[t] < 0 for t in around)
                if missing <= 2 and not any(shown.view.covered[t] == -2 for t in around):
                    lines.append(self._nearly(shown.view, vertex, missing, shown.context))
        return lines[:3], "RM-5.1" if lines else "RM-7.2"

    def _nearly(self, view: MarbleState, vertex: str, missing: int, context: TableContext) -> CardLine:
        """A site that lacks one or two triangles, and who has influence for what it may become."""
        tiles = len(view.site_tiles(vertex)) + 1
        kind = kind_for(view.box, tiles) if 3 <= tiles <= 6 else None
        if kind is None:
            return CardLine("", self.tr("a site lacks %n triangles", "", missing))
        said = self.tr("one tile more makes {building}").format(building=self._terms.building(kind))
        return CardLine(glyph(kind), said)

    def _magistrate(self, key: spots.Magistrate, shown: MarbleShown) -> Lines:
        tile = shown.view.tile_at(key.position)
        assert tile is not None
        said = self.tr("Influence for sites of the kind {kind}.").format(kind=self._terms.bare(tile.kind))
        return [CardLine(glyph(tile.kind), said)], "RM-7.2"

    def _site(self, key: spots.Site, shown: MarbleShown) -> Lines:
        site = shown.view.sites.get(key.vertex)
        if site is None:
            kind, points = influence(shown.view, key.vertex)
            said = self._terms.building(kind)
            counts = ", ".join(f"{shown.context.name(side)} {n}" for side, n in enumerate(points) if n)
            line = self.tr("influence: {counts}").format(counts=counts or "0")
            return [CardLine(glyph(kind), said), CardLine("magistrate", line)], "RM-7.3"
        scoring = shown.view.box.scoring
        on_line = any(key.vertex in line for line in shown.view.lines.values())
        around = [shown.view.sites[v] for v in shown.view.map.neighbours(key.vertex) if v in shown.view.sites]
        if site.owner is None:
            said = self.tr("You gain a coin when an aqueduct arrives here.")
            owned = sum(s.owner is not None for s in around)
            lines = [CardLine("coin", said)]
            if owned:
                said = self.tr("+{points} at the end for each of %n buildings beside it", "", owned)
                lines.append(CardLine("laurel", said.format(points=scoring.fountain_neighbour)))
            return lines, "RM-8.4.1"
        worth = self._terms.points(shown.view.box.kinds[site.kind].points)
        lines = [CardLine("laurel", self.tr("{points} when it was built").format(points=worth))]
        if on_line:
            said = self.tr("+{points} at the end: an aqueduct reaches it")
            lines.append(CardLine("aqueduct", said.format(points=scoring.aqueduct_building)))
        wet = sum(s.owner is None for s in around)
        if wet:
            said = self.tr("+{points} at the end: %n fountains beside it", "", wet)
            lines.append(CardLine("fountain", said.format(points=wet * scoring.fountain_neighbour)))
        return lines, "RM-7.5"

    def _spring(self, key: spots.Spring, shown: MarbleShown) -> Lines:
        if shown.view.lines[key.colour]:
            said = self.tr("Its aqueduct has been started.")
            return [CardLine("aqueduct", said)], "RM-8.2.4"
        said = self.tr("The first tile with a corner here starts it: 3 pieces.")
        return [CardLine("aqueduct", said)], "RM-8.2.1"

    # ---- the column

    def _stack(self, key: spots.Stack, shown: MarbleShown) -> Lines:
        empty = sum(not n for n in shown.view.stacks.values())
        said = self.tr("%n stacks empty; the third one brings the final round.", "", empty)
        lines = [CardLine("", said, "muted")]
        if empty < len(shown.view.stacks) - 1:
            lines.insert(0, CardLine("", self.tr("To draw, pick two stacks, one after the other.")))
        return lines, "RM-11.1"

    def _space(self, key: spots.Space, shown: MarbleShown) -> Lines:
        if key.space == TREASURY:
            said = self.tr("Each magistrate here brings a coin home at the end of his owner’s turn.")
            return [CardLine("coin", said)], "RM-8.4.3"
        kind = Kind(key.space)
        said = self.tr("Each magistrate here brings a tile home at the end of his owner’s turn.")
        held = ", ".join(
            f"{shown.context.name(side)} {p.imperium[kind]}"
            for side, p in enumerate(shown.view.players)
            if p.imperium[kind]
        )
        lines = [CardLine(glyph(kind), said)]
        if held:
            lines.append(CardLine("fasces", self.tr("Held: {counts}").format(counts=held)))
        return lines, "RM-9.2"

    def _pieces(self, key: spots.Pieces | spots.Line, shown: MarbleShown) -> Lines:
        said = self.tr("Two pieces for each Aqueduct action, at the far end of a line.")
        return [CardLine("aqueduct", said)], "RM-6.2.1"

    def _fountains(self, key: spots.Fountains, shown: MarbleShown) -> Lines:
        said = self.tr("Where influence is tied or nobody has any, a fountain is built.")
        return [CardLine("fountain", said)], "RM-7.4"

    def _end(self, key: spots.End, shown: MarbleShown) -> Lines:
        scoring = shown.view.box.scoring
        bridges = self.tr("Bridge tiles count their values, face up at last.")
        tied = self.tr("A tie for most imperium of a kind: {points} each.").format(
            points=self._terms.points(scoring.imperium_tied)
        )
        return [CardLine("bridge", bridges), CardLine("fasces", tied)], "RM-12.5"

    # ---- the dock

    def _ready(self, key: spots.Ready, shown: MarbleShown) -> Lines:
        if not key.kind:
            return [], ""
        building = shown.view.box.kinds[key.kind]
        said = self.tr("Its magistrates count for sites of %n tiles.", "", building.site_tiles)
        return [CardLine(glyph(key.kind), said)], "RM-7.2"

    def _supply(self, key: spots.Supply, shown: MarbleShown) -> Lines:
        said = self.tr("One may step onto a tile when it is laid, and at no other time.")
        return [CardLine("magistrate", said)], "RM-6.4.1"

    def _imperium(self, key: spots.Imperium, shown: MarbleShown) -> Lines:
        scoring = shown.view.box.scoring
        spend = self.tr("Returned for an extra action, or kept for the end.")
        most = self.tr("Most of a kind: +{points}").format(points=scoring.imperium_majority)
        return [CardLine(glyph(key.kind), spend), CardLine("laurel", most)], "RM-9.5"

    def _action(self, key: spots.Act, shown: MarbleShown) -> Lines:
        said, number = {
            "draw": (self.tr("Two tiles of different kinds; they are ready next turn."), "RM-6.1.1"),
            "expand": (self.tr("Two pieces at the far end of started aqueducts."), "RM-6.2.1"),
            "recall": (self.tr("One of your magistrates goes from a tile back to your mat."), "RM-6.3.1"),
            "play": (
                self.tr("A ready tile at the side of a tile or hill, with or without a magistrate."),
                "RM-6.4.1",
            ),
        }[key.action]
        return [CardLine("", said)], number

    def _drawn(self, key: spots.Drawn, shown: MarbleShown) -> Lines:
        return [CardLine("", self.tr("Drawn tiles rest here until the turn ends."))], "RM-6.1.1"

    def _coins(self, key: spots.Coins, shown: MarbleShown) -> Lines:
        scoring = shown.view.box.scoring
        said = self.tr("+{coin} for each at the end, +{most} for whoever has most").format(
            coin=scoring.coin, most=scoring.most_coins
        )
        return [CardLine("coin", said)], "RM-12.4"

    def _bridges(self, key: spots.Bridges, shown: MarbleShown) -> Lines:
        values = shown.view.players[shown.dock].bridges
        known = [value for value in values if value != HIDDEN]
        if values and not known:
            said = self.tr("Their values are hidden until the end.")
        elif known:
            said = self.tr("{points} at the end; the others do not see it").format(
                points=self._terms.points(sum(known))
            )
        else:
            said = self.tr("A tile on a bridge space takes its bridge tile.")
        return [CardLine("bridge", said)], "RM-8.1.1"
