"""What the places and parts of the table are called, on it and to a screen reader."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit.spoken import capitalised
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spot_words import SpotLabels
from rome_desktop.app.views.trajan import reads, spots
from rome_desktop.app.views.trajan.shown import TrajanShown
from rome_desktop.app.words.trajan.terms import TrajanTerms
from rome_desktop.games.trajan.ids import CAMP, CATEGORIES, NOTHING
from rome_desktop.games.trajan.state import TrajanState

PARTS: dict[str, Any] = {
    "board": QT_TRANSLATE_NOOP("TrajanLabels", "The table"),
    "circle": QT_TRANSLATE_NOOP("TrajanLabels", "Action circle"),
    "dock": QT_TRANSLATE_NOOP("TrajanLabels", "Mat"),
    "provinces": QT_TRANSLATE_NOOP("TrajanLabels", "Provinces"),
    "district": QT_TRANSLATE_NOOP("TrajanLabels", "District"),
    "seaport": QT_TRANSLATE_NOOP("TrajanLabels", "Seaport"),
    "forum": QT_TRANSLATE_NOOP("TrajanLabels", "Forum"),
    "senate": QT_TRANSLATE_NOOP("TrajanLabels", "Senate"),
    "arch": QT_TRANSLATE_NOOP("TrajanLabels", "Arch of Trajan"),
    "demands": QT_TRANSLATE_NOOP("TrajanLabels", "Demands"),
    "time": QT_TRANSLATE_NOOP("TrajanLabels", "Time"),
    "camp": QT_TRANSLATE_NOOP("TrajanLabels", "Camp"),
    "start": QT_TRANSLATE_NOOP("TrajanLabels", "start"),
    "votes": QT_TRANSLATE_NOOP("TrajanLabels", "Votes now"),
    "stake": QT_TRANSLATE_NOOP("TrajanLabels", "Bonus tile at stake"),
    "extra": QT_TRANSLATE_NOOP("TrajanLabels", "Extra actions"),
    "answers": QT_TRANSLATE_NOOP("TrajanLabels", "Answers"),
    "jokers": QT_TRANSLATE_NOOP("TrajanLabels", "Jokers"),
    "buildings": QT_TRANSLATE_NOOP("TrajanLabels", "Buildings"),
    "hand": QT_TRANSLATE_NOOP("TrajanLabels", "Hand"),
    "display": QT_TRANSLATE_NOOP("TrajanLabels", "Display"),
    "bonus": QT_TRANSLATE_NOOP("TrajanLabels", "Bonus"),
    "reserve": QT_TRANSLATE_NOOP("TrajanLabels", "Reserve"),
    "to_place": QT_TRANSLATE_NOOP("TrajanLabels", "To place"),
    "pile": QT_TRANSLATE_NOOP("TrajanLabels", "Draw pile"),
    "clock": QT_TRANSLATE_NOOP("TrajanLabels", "Time marker"),
    "heart": QT_TRANSLATE_NOOP("TrajanLabels", "The middle of the circle"),
    "workers": QT_TRANSLATE_NOOP("TrajanLabels", "Workers’ camp"),
    "hidden": QT_TRANSLATE_NOOP("TrajanLabels", "A card that is not shown"),
}


class TrajanLabels(SpotLabels):
    """Names of places and parts, for what is shown."""

    def __init__(self, terms: TrajanTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.terms = terms
        self._sorts: dict[type[SpotKey], Callable[[Any, TrajanShown], str]] = {
            spots.Tray: self._tray,
            spots.Slot: self._slot,
            spots.Hand: lambda key, shown: self.tr("Marker in hand: {colour}").format(
                colour=terms.colour(key.colour)
            ),
            spots.Supply: lambda key, shown: self.tr("Marker to place: {colour}").format(
                colour=terms.colour(key.colour)
            ),
            spots.Preset: self._preset,
            spots.Province: self._province,
            spots.Site: self._site,
            spots.Forum: self._forum,
            spots.Ship: lambda key, shown: self.tr("Ship: {ship}").format(ship=terms.ship(key.ship)),
            spots.Discard: self._discard,
            spots.Pile: self._pile,
            spots.Senate: lambda key, shown: self.tr("Senate space {number}").format(number=key.space),
            spots.Stake: self._stake,
            spots.Demand: self._demand,
            spots.Answer: lambda key, shown: self.tr("Answer {number}").format(number=key.number + 1),
            spots.Extra: self._extra,
            spots.Joker: self._joker,
            spots.Answers: self._answers,
            spots.Building: self._building,
            spots.Card: self._card,
            spots.Bonus: self._bonus,
            spots.Reserve: self._reserve,
            spots.Zone: lambda key, shown: self.title(key.zone),
            spots.Start: lambda key, shown: self.tr("Start space of the time loop"),
        }

    def part(self, key: str) -> str:
        """The heading of a part of the table."""
        return QCoreApplication.translate("TrajanLabels", PARTS[key])

    def title(self, key: str) -> str:
        """The heading of a zone."""
        return self.part(key)

    # ---- headings with names and numbers

    def circle(self, name: str, own: bool) -> str:
        """The heading of the action circle."""
        if own:
            return self.tr("{name}’s action circle").format(name=name)
        return self.tr("{name}’s action circle, only looking").format(name=name)

    def cards(self, count: int) -> str:
        return self.tr("%n cards", "", count)

    def draw_pile(self, count: int) -> str:
        return self.tr("draw pile {count}").format(count=count)

    def open_demands(self, count: int, most: int) -> str:
        return self.tr("%n of {most} open", "", count).format(most=most)

    def loss(self, view: TrajanState, context: TableContext) -> tuple[str, str]:
        """What unanswered demands would cost the side of the dock now."""
        unmet = sum(not is_met for is_met in reads.covered(view, context.dock))
        rounds = view.box.time.rounds_per_quarter
        left = rounds - view.laps % rounds
        note = self.tr("quarter ends in %n rounds", "", left)
        if not unmet:
            return self.tr("All met") if view.demands else self.tr("No demand yet"), note
        points = abs(view.box.demands.loss[unmet])
        unanswered = self.tr("%n unmet", "", unmet)
        told = self.tr("{unanswered}: −{points}").format(unanswered=unanswered, points=points)
        return told, note

    def spaces_left(self, count: int) -> str:
        return self.tr("%n spaces to the start", "", count)

    def round_end(self, view: TrajanState) -> str:
        """What passing the start space means in this round."""
        rounds = view.box.time.rounds_per_quarter
        if view.laps % rounds == rounds - 1:
            return self.tr("start: the quarter ends")
        return self.tr("start: the round ends")

    def in_hand(self, count: int) -> str:
        """How many markers are in the hand, over them."""
        return self.tr("In hand: {count}").format(count=count)

    def gain(self, points: int) -> str:
        """How points that were just won are shown."""
        if points < 0:
            return self.tr("−{points}").format(points=-points)
        return self.tr("+{points}").format(points=points)

    # ---- sorts of spots

    def _tray(self, key: spots.Tray, shown: TrajanShown) -> str:
        markers = shown.view.players[shown.dock].trays[key.number]
        tray = self.terms.tray(key.number)
        if not markers:
            return self.tr("{tray}, empty").format(tray=tray)
        return self.tr("{tray}: {markers}").format(tray=tray, markers=self.terms.colours(markers))

    def _slot(self, key: spots.Slot, shown: TrajanShown) -> str:
        player, number = shown.view.players[shown.dock], key.number
        slot = self.terms.slot(number)
        slot = capitalised(slot)
        if player.slots[number] != NOTHING:
            return self.tr("{slot}: {tile}").format(
                slot=slot, tile=self.terms.trajan_tile(player.slots[number])
            )
        if player.arch == number:
            return self.tr("{slot}: the Arch").format(slot=slot)
        return self.tr("{slot}, free").format(slot=slot)

    def _preset(self, key: spots.Preset, shown: TrajanShown) -> str:
        found = next(p for p in shown.view.box.markers.presets if p.id == key.preset)
        return found.name.fr if self.terms.language == "fr" else found.name.en

    def _province(self, key: spots.Province, shown: TrajanShown) -> str:
        name = self.terms.province(key.province)
        if key.province == CAMP:
            own = reads.camp_legions(shown.view, shown.dock)
            said = self.tr("{camp}, %n of your legionaries", "", own)
            return said.format(camp=capitalised(name))
        there = [shown.context.name(side) for side in reads.legionaries(shown.view, key.province)]
        if there:
            return self.tr("{province}; legionaries: {names}").format(
                province=name, names=self.terms.all_of(there)
            )
        return name

    def _site(self, key: spots.Site, shown: TrajanShown) -> str:
        tile = shown.view.district[key.number]
        place = self.tr("Site in {place}").format(place=self.terms.site(key.number))
        if tile != NOTHING:
            return self.tr("{site}: {tile}").format(site=place, tile=self.terms.construction_tile(tile))
        there = [shown.context.name(side) for side in reads.site_workers(shown.view, key.number)]
        if there:
            return self.tr("{site}; workers: {names}").format(site=place, names=self.terms.all_of(there))
        return place

    def _forum(self, key: spots.Forum, shown: TrajanShown) -> str:
        tile = next((t for space, _, _, t in reads.forum(shown.view) if space == key.space), "")
        return self.terms.forum_tile(tile) if tile else self.tr("Empty forum space")

    def _discard(self, key: spots.Discard, shown: TrajanShown) -> str:
        top = reads.discard_top(shown.view, key.pile)
        side = self.tr("Left discard pile") if key.pile == 0 else self.tr("Right discard pile")
        if not top:
            return self.tr("{pile}, empty").format(pile=side)
        return self.tr("{pile}: {good}").format(pile=side, good=self.terms.commodity(top))

    def _pile(self, key: spots.Pile, shown: TrajanShown) -> str:
        if key.category is None:
            return self.part("pile")
        _, top = reads.piles(shown.view)[CATEGORIES.index(key.category)]
        if not top:
            return self.tr("Empty pile of Trajan tiles")
        return self.tr("Trajan tile, {tile}").format(tile=self.terms.trajan_tile(top))

    def _stake(self, key: spots.Stake, shown: TrajanShown) -> str:
        tile = reads.bonus_at_stake(shown.view)[key.number]
        if not tile:
            return self.part("stake")
        return self.tr("Bonus tile at stake: {what}").format(what=self.terms.bonus_tile(tile))

    def _demand(self, key: spots.Demand, shown: TrajanShown) -> str:
        number = key.number
        if number >= len(shown.view.demands):
            return self.tr("No demand yet")
        icon = self.terms.icon(shown.view.demands[number])
        if reads.covered(shown.view, shown.dock)[number]:
            return self.tr("Demand for {icon}, met").format(icon=icon)
        return self.tr("Demand for {icon}, unmet").format(icon=icon)

    def _extra(self, key: spots.Extra, shown: TrajanShown) -> str:
        count = reads.extras(shown.view, shown.dock)[key.deed]
        said = self.tr("Extra action {action}, %n tiles", "", count)
        said = said.format(action=self.terms.action(key.deed))
        if key.deed in shown.view.players[shown.dock].marked:
            return self.tr("{extra}, with [+2]").format(extra=said)
        return said

    def _joker(self, key: spots.Joker, shown: TrajanShown) -> str:
        count = reads.jokers(shown.view, shown.dock)[key.kind]
        tile = self.terms.forum_tile(shown.view.map.joker[key.kind])
        return self.tr("{joker}, %n held", "", count).format(joker=tile)

    def _answers(self, key: spots.Answers, shown: TrajanShown) -> str:
        kept, held = reads.answers(shown.view, shown.dock)[key.icon]
        return self.tr("{icon}: {kept} Trajan, {held} forum").format(
            icon=self.terms.icon(key.icon), kept=kept, held=held
        )

    def _building(self, key: spots.Building, shown: TrajanShown) -> str:
        count = len(reads.buildings(shown.view, shown.dock)[key.type])
        return self.tr("{building}, %n tiles", "", count).format(building=self.terms.building(key.type))

    def _card(self, key: spots.Card, shown: TrajanShown) -> str:
        return self.part("hidden") if key.good == "?" else self.terms.commodity(key.good)

    def _reserve(self, key: spots.Reserve, shown: TrajanShown) -> str:
        if key.pawns is None:
            return self.part("reserve")
        return self.tr("%n pawns of the reserve", "", key.pawns)

    def _bonus(self, key: spots.Bonus, shown: TrajanShown) -> str:
        tile, yellow = reads.bonuses(shown.view, shown.dock)[key.number]
        return self.tr("Bonus tile: {what}").format(what=self.terms.bonus_tile(tile, yellow=yellow))
