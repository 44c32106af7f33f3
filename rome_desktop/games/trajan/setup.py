"""[TR-2] Set-up: chance deals, then every player arranges markers and takes cards and Trajan tiles."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Chance, Decision, Dice, Refusal
from rome_desktop.games.trajan import cards, trajan_tiles
from rome_desktop.games.trajan.actions import (
    ArrangeMarkers,
    DealSites,
    Fill,
    FirstPlayer,
    PickUp,
    RevealPiles,
    Shuffle,
    ShuffleCards,
    TakeTile,
    UsePreset,
)
from rome_desktop.games.trajan.box import Box
from rome_desktop.games.trajan.deals import DrawBonusTiles, FillExtras, FillForum, FillProvinces
from rome_desktop.games.trajan.events import (
    FirstPlayerChosen,
    MarkersArranged,
    PilesRevealed,
    SitesDealt,
)
from rome_desktop.games.trajan.game import HAND, PRESET, RANDOM
from rome_desktop.games.trajan.ids import CATEGORIES, LETTERS, TRAYS
from rome_desktop.games.trajan.seaport import DRAW, PICK
from rome_desktop.games.trajan.solo import ShuffleRivalDeck
from rome_desktop.games.trajan.state import TrajanState, empty_table, without
from rome_desktop.games.trajan.turn import BeginTurn

SHUFFLE = Shuffle()
fill = cache(Fill)
use_preset = cache(UsePreset)


def setup(box: Box, seats: int, options: Mapping[str, str]) -> TrajanState:
    """[TR-2, TR-24.1] The table for 2 to 4 seats, or for one seat and the rival."""
    level = options.get("solo", "") if seats == 1 else ""
    state = empty_table(box, seats, level, options.get("arrangement", HAND))
    state.then(DealConstruction(), FillProvinces(), FillForum(), FillExtras())
    state.pending[0:0] = [SetTable()]
    return state


@dataclass(frozen=True, slots=True)
class SetTable(Automatic):
    """[TR-2.11, TR-24.1] Whoever begins is known before the markers are arranged."""

    def run(self, state: TrajanState, log: Log | None) -> None:
        if state.level:
            state.then(ShuffleRivalDeck(), SetPlaces())
        else:
            state.then(ChooseFirstPlayer(), SetPlaces())


@dataclass(frozen=True, slots=True)
class SetPlaces(Automatic):
    """[TR-2.9 to TR-2.16, R02, R04] In turn order: markers, then cards, then Trajan tiles."""

    def run(self, state: TrajanState, log: Log | None) -> None:
        order = [seat for seat in state.from_seat(state.first) if seat < state.seats]
        pieces = state.box.player
        arrange = ArrangeAtRandom if state.arrangement == RANDOM else ArrangeByHand
        state.then(
            *(arrange(seat) for seat in order),
            RevealAllPiles(),
            DrawBonusTiles(len(order)),
            ShuffleDeck(),
            *(TakeStartCard(seat) for seat in order for _ in range(pieces.start_cards)),
            *(ChooseStartTile(seat, TRAYS.index(slot)) for seat in order for slot in pieces.start_slots),
            BeginTurn(state.first),
        )


@dataclass(frozen=True, slots=True)
class ChooseFirstPlayer(Chance):
    """[TR-2.11, R01] Any seat, at random; the discs are stacked in turn order, the last player on top."""

    def draw(self, state: TrajanState, dice: Dice) -> Action:
        return FirstPlayer(dice.randrange(state.seats))

    def resolve(self, state: TrajanState, action: FirstPlayer, log: Log | None) -> None:
        state.first = action.seat
        state.senate = tuple(state.from_seat(action.seat))
        if log:
            log(FirstPlayerChosen(action.seat))

    def refusal(self, state: TrajanState, action: Action) -> Refusal | None:
        if isinstance(action, FirstPlayer) and 0 <= action.seat < state.seats:
            return None
        return Refusal("TR-2.11", "a-seat-at-the-table")


@dataclass(frozen=True, slots=True)
class DealConstruction(Chance):
    """[TR-2.5] The construction tiles, one per site."""

    def draw(self, state: TrajanState, dice: Dice) -> Action:
        tiles = [tile.id for tile in state.box.construction.tiles]
        dice.shuffle(tiles)
        return DealSites(tuple(tiles))

    def resolve(self, state: TrajanState, action: DealSites, log: Log | None) -> None:
        state.district = action.tiles
        if log:
            log(SitesDealt(action.tiles))

    def refusal(self, state: TrajanState, action: Action) -> Refusal | None:
        wanted = sorted(tile.id for tile in state.box.construction.tiles)
        if isinstance(action, DealSites) and sorted(action.tiles) == wanted:
            return None
        return Refusal("TR-2.5", "each-construction-tile-once")


# Markers [TR-2.9].


def supply(state: TrajanState, seat: int) -> Counter[str]:
    """Markers that are not yet on a tray."""
    own = Counter(LETTERS * state.box.player.markers_per_colour)
    own.subtract("".join(state.players[seat].trays))
    return +own


def arranged(state: TrajanState, seat: int, log: Log | None) -> None:
    """All trays of a seat are filled."""
    if log:
        log(MarkersArranged(seat, tuple(state.players[seat].trays)))


@dataclass(frozen=True, slots=True)
class ArrangeAtRandom(Chance):
    """[TR-2.9, R02] Two markers on each tray, any colours."""

    seat: int

    def draw(self, state: TrajanState, dice: Dice) -> Action:
        markers = list(LETTERS * state.box.player.markers_per_colour)
        dice.shuffle(markers)
        size = state.box.player.markers_per_tray
        parts = [markers[n : n + size] for n in range(0, len(markers), size)]
        return ArrangeMarkers(tuple("".join(sorted(part, key=LETTERS.index)) for part in parts))

    def resolve(self, state: TrajanState, action: ArrangeMarkers, log: Log | None) -> None:
        state.players[self.seat].trays = list(action.trays)
        arranged(state, self.seat, log)

    def refusal(self, state: TrajanState, action: Action) -> Refusal | None:
        trays = action.trays if isinstance(action, ArrangeMarkers) else ()
        size = state.box.player.markers_per_tray
        markers = sorted(LETTERS * state.box.player.markers_per_colour)
        written = all("".join(sorted(tray, key=LETTERS.find)) == tray for tray in trays)
        even = [len(tray) for tray in trays] == [size] * len(TRAYS)
        if even and written and sorted("".join(trays)) == markers:
            return None
        return Refusal("TR-2.9", "two-markers-to-a-tray")


@dataclass(frozen=True, slots=True)
class ArrangeByHand(Decision):
    """[TR-2.9, R02] Tray by tray, or all of them by a preset or by chance.

    With the option `preset` only the presets are offered.
    """

    seat: int

    def options(self, state: TrajanState) -> list[Action]:
        trays = state.players[self.seat].trays
        presets: list[Action] = [use_preset(p.id) for p in state.box.markers.presets]
        if state.arrangement == PRESET:
            return presets
        found: list[Action] = [fill(pair) for pair in self.pairs(state)]
        return found if any(trays) else [*found, *presets, SHUFFLE]

    def pairs(self, state: TrajanState) -> list[str]:
        """What can be put on the next tray."""
        left = supply(state, self.seat)
        size = state.box.player.markers_per_tray
        choices = combinations_with_replacement([c for c in LETTERS if left[c]], size)
        return ["".join(choice) for choice in choices if not Counter(choice) - left]

    def resolve(self, state: TrajanState, action: Action, log: Log | None) -> None:
        player = state.players[self.seat]
        if isinstance(action, Shuffle):
            state.then(ArrangeAtRandom(self.seat))
            return
        if isinstance(action, UsePreset):
            chosen = next(p for p in state.box.markers.presets if p.id == action.preset)
            player.trays = list(chosen.trays)
        elif isinstance(action, Fill):
            player.trays[player.trays.index("")] = action.markers
            if player.trays.count("") == 1:
                rest = sorted(supply(state, self.seat).elements(), key=LETTERS.index)
                player.trays[player.trays.index("")] = "".join(rest)
        if all(player.trays):
            arranged(state, self.seat, log)
        else:
            state.then(self)

    def refusal(self, state: TrajanState, action: Action) -> Refusal:
        if isinstance(action, Fill) and state.arrangement == HAND:
            return Refusal("TR-2.9", "markers-not-in-the-supply")
        return Refusal("TR-2.9", "arrange-the-markers-first")


# Trajan tiles and cards.


@dataclass(frozen=True, slots=True)
class RevealAllPiles(Chance):
    """[TR-2.10, R05] The top tile of each of the six piles."""

    def draw(self, state: TrajanState, dice: Dice) -> Action:
        return RevealPiles(tuple(map(dice.choice, state.under_piles)))

    def resolve(self, state: TrajanState, action: RevealPiles, log: Log | None) -> None:
        piles = zip(state.under_piles, action.tiles, strict=True)
        state.under_piles = tuple(without(pile, tile) for pile, tile in piles)
        state.piles = action.tiles
        if log:
            log(PilesRevealed(action.tiles))

    def refusal(self, state: TrajanState, action: Action) -> Refusal | None:
        tiles = action.tiles if isinstance(action, RevealPiles) else ()
        whole = len(tiles) == len(CATEGORIES)
        if whole and all(t in pile for t, pile in zip(tiles, state.under_piles, strict=True)):
            return None
        return Refusal("TR-2.10", "a-tile-of-each-pile")


@dataclass(frozen=True, slots=True)
class ShuffleDeck(Chance):
    """[TR-2.14] The cards in the order of drawing; the first two begin the discard piles."""

    def draw(self, state: TrajanState, dice: Dice) -> Action:
        order = list(state.map.all_cards)
        dice.shuffle(order)
        return ShuffleCards(tuple(order))

    def resolve(self, state: TrajanState, action: ShuffleCards, log: Log | None) -> None:
        state.deck = list(action.cards[::-1])
        for side in range(len(state.discards)):
            cards.refill(state, side, log)

    def refusal(self, state: TrajanState, action: Action) -> Refusal | None:
        order = action.cards if isinstance(action, ShuffleCards) else ()
        if Counter(order) == Counter(state.map.all_cards):
            return None
        return Refusal("TR-2.14", "all-cards-in-some-order")


@dataclass(frozen=True, slots=True)
class TakeStartCard(Decision):
    """[TR-2.15, R03] One card, from the draw pile or from a discard pile."""

    seat: int

    def options(self, state: TrajanState) -> list[Action]:
        return [DRAW, *(PICK[n] for n, pile in enumerate(state.discards) if pile)]

    def resolve(self, state: TrajanState, action: Action, log: Log | None) -> None:
        if isinstance(action, PickUp):
            cards.pick_up(state, self.seat, PICK.index(action), log)
        else:
            cards.draw(state, self.seat, 1, log)

    def refusal(self, state: TrajanState, action: Action) -> Refusal:
        return Refusal("TR-2.15", "take-a-card-first")


@dataclass(frozen=True, slots=True)
class ChooseStartTile(Decision):
    """[TR-2.16, R04] A Trajan tile for a slot, from another category than the tiles taken before."""

    seat: int
    slot: int

    def options(self, state: TrajanState) -> list[Action]:
        held = [state.map.trajan[t].category for t in state.players[self.seat].slots if t]
        tiles = zip(trajan_tiles.TILE, CATEGORIES, state.piles, strict=True)
        return [action for action, category, top in tiles if top and category not in held]

    def resolve(self, state: TrajanState, action: TakeTile, log: Log | None) -> None:
        trajan_tiles.take(state, self.seat, action, self.slot, log)

    def refusal(self, state: TrajanState, action: Action) -> Refusal:
        if isinstance(action, TakeTile):
            return Refusal("TR-2.16", "three-different-categories")
        return Refusal("TR-2.16", "choose-a-trajan-tile-first")
