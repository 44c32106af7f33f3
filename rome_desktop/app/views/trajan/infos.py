"""Facts about places that cannot be chosen now, for their cards."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from rome_desktop.app.kit.spoken import capitalised
from rome_desktop.app.table.board_cards import Lines
from rome_desktop.app.table.hover_card import CardLine
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spot_words import SpotInfos
from rome_desktop.app.views.trajan import reads, spots
from rome_desktop.app.views.trajan.shown import TrajanShown
from rome_desktop.app.words.trajan.terms import TrajanTerms
from rome_desktop.games.trajan.ids import CAMP, CATEGORIES, CENTRE, NOTHING
from rome_desktop.games.trajan.state import TrajanState


class TrajanInfos(SpotInfos):
    """Lines and a clause for each sort of spot."""

    def __init__(self, terms: TrajanTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._sorts: dict[type[SpotKey], Callable[[Any, TrajanShown], Lines]] = {
            spots.Tray: self._tray,
            spots.Slot: self._slot,
            spots.Heart: self._heart,
            spots.Hand: lambda key, shown: ([CardLine("", self.tr("waits to be dropped"))], "TR-4.2"),
            spots.Province: self._province,
            spots.Site: self._site,
            spots.Workers: self._workers,
            spots.Forum: lambda key, shown: (
                self.forum_tile(_on(shown.view, key.space), shown.view),
                "TR-8.1",
            ),
            spots.Ship: self._ship,
            spots.Discard: self._discard,
            spots.Pile: self._pile,
            spots.Senate: self._senate,
            spots.Votes: self._votes,
            spots.Stake: lambda key, shown: (
                [CardLine("", self.tr("the consul takes one, the vice consul the other with its grey side"))],
                "TR-16.2",
            ),
            spots.Demand: self._demand,
            spots.Answers: self._answers,
            spots.Clock: self._clock,
            spots.Start: lambda key, shown: (
                [CardLine("ui-rotate", self.tr("reaching or passing it ends the round, after the turn"))],
                "TR-3.4",
            ),
            spots.Extra: self._extra,
            spots.Joker: self._joker,
            spots.Building: self._building,
            spots.Reserve: self._reserve,
            spots.Card: self._card,
            spots.Display: self._display,
            spots.Bonus: self._bonus,
            spots.Zone: self._zone,
        }

    # ---- circle and mat

    def _tray(self, key: spots.Tray, shown: TrajanShown) -> Lines:
        count = len(shown.view.players[shown.dock].trays[key.number])
        return [CardLine("", self.tr("%n markers on this tray", "", count))], "TR-4.4"

    def _slot(self, key: spots.Slot, shown: TrajanShown) -> Lines:
        player, number = shown.view.players[shown.dock], key.number
        tile = player.slots[number]
        if tile != NOTHING:
            deed = self._terms.tray(number)
            said = self.tr("done when the last marker falls on {tray} and both colours lie there")
            return [CardLine("laurel", said.format(tray=deed))], "TR-5.1"
        if player.arch == number:
            return [CardLine("arch", self.tr("the next Trajan tile goes here"))], "TR-10.1"
        return [CardLine("", self.tr("a free slot"))], "TR-10.1"

    def _heart(self, key: spots.Heart, shown: TrajanShown) -> Lines:
        if shown.view.players[shown.dock].arch == CENTRE:
            return [CardLine("arch", self.tr("no slot is free: the Arch waits here"))], "TR-10.2"
        return [CardLine("ui-rotate", self.tr("markers are dropped clockwise, one to a tray"))], "TR-4.2"

    def _extra(self, key: spots.Extra, shown: TrajanShown) -> Lines:
        count = reads.extras(shown.view, shown.dock)[key.deed]
        lines = [CardLine("", self.tr("%n tiles to repeat this action", "", count))]
        deed = key.deed
        if deed in shown.view.players[shown.dock].marked:
            lines.append(CardLine("", self.tr("[+2]: it can be repeated twice for one tile")))
        return lines, "TR-6.2"

    def _joker(self, key: spots.Joker, shown: TrajanShown) -> Lines:
        return self._for_joker(key.kind)

    def _for_joker(self, kind: str) -> Lines:
        said = {
            "extra_action": (self.tr("replaces any extra-action tile"), "TR-14.7"),
            "commodity": (self.tr("replaces any commodity card of a shipment"), "TR-14.5"),
            "demand": (self.tr("answers any one demand"), "TR-14.4"),
            "construction": (self.tr("completes a set of construction tiles at the end"), "TR-14.6"),
        }[kind]
        return [CardLine("", said[0])], said[1]

    def _answers(self, key: spots.Answers, shown: TrajanShown) -> Lines:
        kept, held = reads.answers(shown.view, shown.dock)[key.icon]
        return [
            CardLine("arch", self.tr("%n completed Trajan tiles, kept every quarter", "", kept)),
            CardLine("forum", self.tr("%n forum tiles, given away when used", "", held)),
        ], "TR-15.1"

    def _building(self, key: spots.Building, shown: TrajanShown) -> Lines:
        count = len(reads.buildings(shown.view, shown.dock)[key.type])
        table = shown.view.box.scoring.sets
        deed = self._terms.action(shown.view.map.bonus_deed[key.type])
        lines = [CardLine("hammer", self.tr("the first one grants {action}").format(action=deed))]
        for number in range(max(3, count), len(table)):
            said = self.tr("{count} of them: {points}").format(
                count=number, points=self._terms.points(table[number])
            )
            lines.append(CardLine("laurel", said))
        return lines, "TR-18.4"

    def _reserve(self, key: spots.Reserve, shown: TrajanShown) -> Lines:
        count = shown.view.players[shown.dock].reserve
        return [CardLine("meeple", self.tr("%n pawns not yet in a camp", "", count))], "TR-2.8"

    def _card(self, key: spots.Card, shown: TrajanShown) -> Lines:
        if key.good == "?":
            return [CardLine("", self.tr("only its owner sees it"))], "TR-21.2"
        return [CardLine("laurel", self.tr("1 point if it is still in hand at the end"))], "TR-18.1"

    def _display(self, key: spots.Display, shown: TrajanShown) -> Lines:
        if not reads.display(shown.view, shown.dock):
            return [CardLine("", self.tr("no card lies here yet"))], "TR-7.7"
        goods = self._terms.goods(shown.view.players[shown.dock].display)
        return [CardLine("", f"{capitalised(goods)}.")], "TR-7.7"

    def _bonus(self, key: spots.Bonus, shown: TrajanShown) -> Lines:
        tile, yellow = reads.bonuses(shown.view, shown.dock)[key.number]
        said = self._terms.bonus_tile(tile, yellow=yellow)
        return [CardLine("laurel", said)], "TR-19"

    # ---- board

    def _province(self, key: spots.Province, shown: TrajanShown) -> Lines:
        if key.province == CAMP:
            said = self.tr("touches {provinces}").format(
                provinces=self._terms.all_of([self._terms.province(p) for p in shown.view.box.provinces.camp])
            )
            return [CardLine("legionary", said)], "TR-9.5"
        printed, now = reads.province_points(shown.view, key.province, shown.dock)
        lines = [CardLine("laurel", self.tr("{points} printed").format(points=self._terms.points(printed)))]
        if now != printed:
            said = self.tr("{points} now, less 3 for each other legionary")
            lines.append(CardLine("legionary", said.format(points=self._terms.points(now))))
        if key.province in shown.view.players[shown.dock].provinces:
            name = shown.context.name(shown.dock)
            said = self.tr("{name} has a legionary here already").format(name=name)
            lines.append(CardLine("legionary", said, "muted"))
        tile = reads.province_tile(shown.view, key.province)
        if tile:
            lines.append(CardLine("forum", self._terms.forum_tile(tile)))
        return lines, "TR-9.3"

    def _site(self, key: spots.Site, shown: TrajanShown) -> Lines:
        found = reads.site_tile(shown.view, key.number)
        if found is None:
            return [CardLine("", self.tr("no tile lies here any more"))], "TR-12.5"
        return [CardLine("laurel", self._terms.points(found[1]))], "TR-12.4"

    def _workers(self, key: spots.Workers, shown: TrajanShown) -> Lines:
        count = reads.camp_workers(shown.view, shown.dock)
        return [CardLine("meeple", self.tr("%n of your workers here", "", count))], "TR-12.2"

    def forum_tile(self, tile: str, view: TrajanState) -> list[CardLine]:
        """What a forum tile is good for."""
        if not tile:
            return [CardLine("", self.tr("filled again when the next quarter begins"))]
        found = view.map.forum[tile]
        if found.votes:
            return [CardLine("fasces", self.tr("%n votes in the next senate", "", found.votes))]
        if found.icon is not None:
            said = self.tr("answers a demand for {icon}").format(icon=self._terms.icon(found.icon))
            return [CardLine(str(found.icon), said)]
        if found.deed is not None:
            said = self.tr("repeats the action {action} once").format(action=self._terms.action(found.deed))
            return [CardLine("ui-rotate", said)]
        return [*self._for_joker(str(found.joker))[0]]

    def _ship(self, key: spots.Ship, shown: TrajanShown) -> Lines:
        coloured, values = next((c, v) for ship, c, v in reads.ships(shown.view) if ship == key.ship)
        said = ", ".join(str(value) for value in values)
        lines = [CardLine("laurel", self.tr("pays {values} for 1, 2, 3 … units").format(values=said))]
        if not coloured:
            lines.append(CardLine("", self.tr("grey until the quarter ends"), "muted"))
        return lines, "TR-7.5"

    def _discard(self, key: spots.Discard, shown: TrajanShown) -> Lines:
        count = len(shown.view.discards[key.pile])
        return [CardLine("", self.tr("%n cards in this pile", "", count))], "TR-7.2"

    def _pile(self, key: spots.Pile, shown: TrajanShown) -> Lines:
        if key.category is None:
            count = reads.draw_pile(shown.view)
            return [CardLine("", self.tr("%n cards in the pile", "", count))], "TR-7.1"
        count, top = reads.piles(shown.view)[CATEGORIES.index(key.category)]
        lines = [CardLine("", self.tr("%n tiles in this pile", "", count))]
        if top:
            lines.insert(0, CardLine("arch", self._terms.trajan_tile(top)))
        return lines, "TR-20"

    def _senate(self, key: spots.Senate, shown: TrajanShown) -> Lines:
        space = key.space
        votes = shown.view.box.senate.votes[space]
        return [
            CardLine("laurel", self._terms.points(shown.view.box.senate.vp[space])),
            CardLine("fasces", self.tr("%n votes", "", votes)),
        ], "TR-11.1"

    def _votes(self, key: spots.Votes, shown: TrajanShown) -> Lines:
        lines = []
        for side in reads.senate_order(shown.view):
            track, held = reads.votes(shown.view, side)
            said = self.tr("{name}: {track} on the track, {tiles} on tiles").format(
                name=shown.context.name(side), track=track, tiles=held
            )
            lines.append(CardLine("fasces", said))
        return lines, "TR-16.1"

    def _demand(self, key: spots.Demand, shown: TrajanShown) -> Lines:
        number = key.number
        if number >= len(shown.view.demands):
            return [CardLine("", self.tr("one more is revealed when a round ends"))], "TR-13.1"
        met = reads.covered(shown.view, shown.dock)[number]
        said = self.tr("{name} has an answer") if met else self.tr("{name} has no answer yet")
        role = "ink" if met else "accent"
        loss = ", ".join(str(abs(points)) for points in shown.view.box.demands.loss[1:])
        return [
            CardLine("", said.format(name=shown.context.name(shown.dock)), role),
            CardLine("", self.tr("1, 2 or 3 unmet demands cost {points} points").format(points=loss)),
        ], "TR-15.5"

    def _clock(self, key: spots.Clock, shown: TrajanShown) -> Lines:
        spaces, at, _ = reads.time(shown.view)
        return [CardLine("ui-rotate", self.tr("%n spaces to the start", "", spaces - at))], "TR-3.4"

    def _zone(self, key: spots.Zone, shown: TrajanShown) -> Lines:
        said = {
            "seaport": (self.tr("draw, pick up, play or ship cards"), "TR-7"),
            "forum": (self.tr("take one tile"), "TR-8"),
            "provinces": (self.tr("recruit, march or occupy"), "TR-9"),
            "senate": (self.tr("advance one space, for points and votes"), "TR-11"),
            "arch": (self.tr("take the top tile of a pile for the slot of the Arch"), "TR-10"),
            "district": (self.tr("hire a worker or build"), "TR-12"),
            "demands": (self.tr("answered when the quarter ends"), "TR-15"),
            "time": (self.tr("each sowing moves the marker as far as it has markers"), "TR-3"),
        }[key.zone]
        return [CardLine("", said[0])], said[1]


def _on(view: TrajanState, space: str) -> str:
    return next((tile for key, _, _, tile in reads.forum(view) if key == space), "")
