"""[NR-16, NR-17] Produce: artisans hired and placed, what their cell yields, and the tile on it."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.nova_roma.actions import Activate, Assign, Exchange, Hire
from rome_desktop.games.nova_roma.answers import ACTIVATE, ASSIGN, CELL, CELLS, DONE, EXCHANGE, HIRE
from rome_desktop.games.nova_roma.building import SINGLE, OfferSite, sites
from rome_desktop.games.nova_roma.components import EstateTile
from rome_desktop.games.nova_roma.events import ArtisanPlaced, CardUsed, TileUsed
from rome_desktop.games.nova_roma.gains import can_pay_amounts, gain, pay, received
from rome_desktop.games.nova_roma.racing import AdvanceMarker, open_tracks
from rome_desktop.games.nova_roma.recruiting import OfferPlay, why_not_pay
from rome_desktop.games.nova_roma.sailing import OfferLeg, sailings
from rome_desktop.games.nova_roma.state import NovaState, Player

TRAINER = 40
ROWS = (0b111, 0b111000, 0b111000000)
COLUMNS = (0b1001001, 0b10010010, 0b100100100)


def trainer_in_force(state: NovaState, player: Player) -> bool:
    """[NR-28.5, NR-11.8, NR-7.12] Card 40, not during a petitioned action, not in the action it came in."""
    return TRAINER in player.row and not state.petitioned and TRAINER not in state.fresh


def free_cells(state: NovaState, seat: int) -> list[int]:
    """[NR-16.3, NR-16.5, NR-17.4] Cells where an artisan can be placed."""
    player = state.players[seat]
    tiles, workers = state.map.tiles, player.workers
    with_animals = trainer_in_force(state, player)
    return [
        cell
        for cell, tile in enumerate(player.estate)
        if not workers >> cell & 1 and (not tile or with_animals or not tiles[tile].animals)
    ]


def why_not_place(state: NovaState, seat: int, action: Assign) -> Refusal:
    """Why no artisan can be placed on this cell."""
    cell = CELL.get(action.cell)
    if not state.players[seat].artisans:
        return Refusal("NR-16.3", "no-artisan-available")
    if cell is None:
        return Refusal("NR-17.1", "no-such-place", cell=action.cell)
    if state.players[seat].workers >> cell & 1:
        return Refusal("NR-16.5", "cell-has-an-artisan")
    return Refusal("NR-17.4", "no-artisan-on-an-animal")


def place_artisan(state: NovaState, seat: int, action: Assign, log: Log | None) -> None:
    """[NR-16.3, NR-16.6 to NR-16.8] Row and column yield, one more for each other artisan; then the tile."""
    player = state.players[seat]
    cell = CELL[action.cell]
    row, column = divmod(cell, 3)
    board = state.box.estate_board
    in_row = (player.workers & ROWS[row]).bit_count()
    in_column = (player.workers & COLUMNS[column]).bit_count()
    player.artisans -= 1
    player.workers |= 1 << cell
    if log:
        log(ArtisanPlaced(seat, action.cell))
    gain(state, seat, board.rows[row], 1 + in_row, log)
    gain(state, seat, board.columns[column], 1 + in_column, log)
    tile = player.estate[cell]
    if not tile:
        return
    if state.map.tiles[tile].animals:
        if log:
            log(CardUsed(seat, TRAINER))
        gain(
            state, seat, "coins", (state.box.subject_cards.cards[TRAINER - 1].effect.gain or {})["coins"], log
        )
    else:
        state.then(TileEffect(seat, cell))


@dataclass(frozen=True, slots=True)
class ProduceWork(Automatic):
    """[NR-16.1] As many sub-actions as the power."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        state.then(OfferWork(self.seat, state.power))


def can_hire(state: NovaState, seat: int) -> bool:
    """[NR-16.2, NR-1.6] One wheat and an artisan in the supply."""
    return state.artisans > 0 and state.players[seat].goods[0] >= state.box.actions.hire_wheat


@dataclass(frozen=True, slots=True)
class OfferWork(Automatic):
    """[NR-16.1] While sub-actions are left that can be done."""

    seat: int
    left: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if not self.left:
            return
        placing = state.players[self.seat].artisans and free_cells(state, self.seat)
        if placing or can_hire(state, self.seat):
            state.then(Work(self.seat, self.left))


@dataclass(frozen=True, slots=True)
class Work(Decision):
    """[NR-16.1 to NR-16.4] Hire an artisan, place one, or no more."""

    seat: int
    left: int

    def options(self, state: NovaState) -> list[Action]:
        found: list[Action] = []
        if state.players[self.seat].artisans:
            found += [ASSIGN[cell] for cell in free_cells(state, self.seat)]
        if can_hire(state, self.seat):
            found.append(HIRE)
        found.append(DONE)
        return found

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Hire):
            pay(state, self.seat, "wheat", state.box.actions.hire_wheat, log)
            gain(state, self.seat, "artisan", 1, log)
            state.then(OfferWork(self.seat, self.left - 1))
        elif isinstance(action, Assign):
            state.then(OfferWork(self.seat, self.left - 1))
            place_artisan(state, self.seat, action, log)

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if isinstance(action, Assign):
            return why_not_place(state, self.seat, action)
        if isinstance(action, Hire):
            if not state.artisans:
                return Refusal("NR-1.6", "no-artisan-in-the-supply")
            return Refusal("NR-16.2", "no-wheat-to-hire")
        return Refusal("NR-16.1", "hire-place-or-be-done")


@dataclass(frozen=True, slots=True)
class PlaceByCard(Decision):
    """[NR-16.7, NR-28.4] The artisan that a subject card lets its owner place."""

    seat: int

    def options(self, state: NovaState) -> list[Action]:
        return [ASSIGN[cell] for cell in free_cells(state, self.seat)]

    def resolve(self, state: NovaState, action: Assign, log: Log | None) -> None:
        place_artisan(state, self.seat, action, log)

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if isinstance(action, Assign):
            return why_not_place(state, self.seat, action)
        return Refusal("NR-28.4", "place-the-artisan")


@dataclass(frozen=True, slots=True)
class TileEffect(Automatic):
    """[NR-17.2, NR-17.3, NR-17.5, NR-17.7, NR-29.1] The gain of a tile, or the question whether to use it."""

    seat: int
    cell: int

    def run(self, state: NovaState, log: Log | None) -> None:
        player = state.players[self.seat]
        name = player.estate[self.cell]
        tile = state.map.tiles[name]
        if tile.kind == "production":
            if log:
                log(TileUsed(self.seat, name, CELLS[self.cell]))
            for unit, amount in tile.gain.items():
                gain(state, self.seat, unit, amount, log)
        elif tile.kind == "exchange":
            if can_exchange(state, player, tile):
                state.then(UseExchange(self.seat, self.cell))
        elif not player.spent >> self.cell & 1 and can_activate(state, self.seat, tile):
            state.then(UseOnce(self.seat, self.cell))


def can_exchange(state: NovaState, player: Player, tile: EstateTile) -> bool:
    """[NR-29.2, NR-29.11] The price can be paid and something can be received."""
    if not can_pay_amounts(player, tile.pay):
        return False
    if "artisan" in tile.gain:
        return state.artisans > 0
    return "goods_choice" not in tile.gain or min(player.goods) < state.box.limits.goods


@dataclass(frozen=True, slots=True)
class UseExchange(Decision):
    """[NR-17.3, NR-29.2] The exchange of a tile, once for the artisan placed; or not."""

    seat: int
    cell: int

    def options(self, state: NovaState) -> list[Action]:
        return [EXCHANGE, DONE]

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if not isinstance(action, Exchange):
            return
        name = state.players[self.seat].estate[self.cell]
        tile = state.map.tiles[name]
        if log:
            log(TileUsed(self.seat, name, CELLS[self.cell]))
        for unit, amount in tile.pay.items():
            pay(state, self.seat, unit, amount, log)
        state.then(*received(self.seat, tile.gain))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        return Refusal("NR-29.2", "exchange-or-be-done")


def can_activate(state: NovaState, seat: int, tile: EstateTile) -> bool:
    """[NR-1.8, NR-17.6] Whether a one-time tile can have its effect now."""
    player = state.players[seat]
    match tile.effect:
        case "recruit":
            return why_not_pay(state, seat, 0) is None
        case "sail":
            return bool(sailings(state, seat, tile.gain["sails"]))
        case "build":
            return player.pieces > 0 and bool(sites(state, SINGLE, len(state.box.building_zones)))
        case "race":
            return bool(open_tracks(state, seat))
        case _:
            return "goods_choice" not in tile.gain or min(player.goods) < state.box.limits.goods


@dataclass(frozen=True, slots=True)
class UseOnce(Decision):
    """[NR-17.5, NR-17.6, NR-17.8, NR-29.8, NR-29.10] What a tile does once, face down from then on; or not.

    Only the steps of the effect are done: no action begins, so no card has a part in it [NR-17.9].
    """

    seat: int
    cell: int

    def options(self, state: NovaState) -> list[Action]:
        return [ACTIVATE, DONE]

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if not isinstance(action, Activate):
            return
        player = state.players[self.seat]
        name = player.estate[self.cell]
        tile = state.map.tiles[name]
        player.spent |= 1 << self.cell
        if log:
            log(TileUsed(self.seat, name, CELLS[self.cell]))
        match tile.effect:
            case "recruit":
                state.then(OfferPlay(self.seat, 0))
            case "sail":
                state.then(OfferLeg(self.seat, tile.gain["sails"]))
            case "build":
                state.then(OfferSite(self.seat, SINGLE, len(state.box.building_zones)))
            case "race":
                state.then(AdvanceMarker(self.seat, tile.gain["spaces"], -1, True))
            case _:
                state.then(*received(self.seat, tile.gain))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        return Refusal("NR-17.6", "activate-or-be-done")
