"""[NR-10] Upgrade: influence, influence for wine, an estate tile."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal, replaced
from rome_desktop.games.nova_roma.actions import PutTile, SpendWine, TakeTile
from rome_desktop.games.nova_roma.answers import CELL, DONE, PUT, SPEND_WINE, TILE
from rome_desktop.games.nova_roma.components import NOTHING, Amounts
from rome_desktop.games.nova_roma.events import TilePut, TileTaken
from rome_desktop.games.nova_roma.gains import can_pay_amounts, gain, missing, pay
from rome_desktop.games.nova_roma.state import NovaState

WINE = 3
SPECIAL = 5
"""The number of the special space."""


@dataclass(frozen=True, slots=True)
class UpgradeIncome(Automatic):
    """[NR-10.1] Influence equal to the power."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        gain(state, self.seat, "influence", state.power, log)


@dataclass(frozen=True, slots=True)
class OfferWine(Automatic):
    """[NR-10.2] While there is wine."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if state.players[self.seat].goods[WINE]:
            state.then(PourWine(self.seat))


@dataclass(frozen=True, slots=True)
class PourWine(Decision):
    """[NR-10.2] One wine for one influence, at the top of the track for a coin."""

    seat: int

    def options(self, state: NovaState) -> list[Action]:
        return [SPEND_WINE, DONE]

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if isinstance(action, SpendWine):
            pay(state, self.seat, "wine", 1, log)
            gain(state, self.seat, "influence", state.box.actions.wine_influence, log)
            state.then(OfferWine(self.seat))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        return Refusal("NR-10.2", "spend-wine-or-be-done")


def on_display(state: NovaState, slot: int) -> tuple[str, Amounts]:
    """The tile on a space of the display, from 1 on, and its price; the tile is empty on an empty space."""
    if slot == SPECIAL:
        return state.special_row[0], state.box.estate_board.special_price
    return state.basic_row[slot - 1], state.box.estate_board.basic_prices[slot - 1]


def affordable_tiles(state: NovaState, seat: int) -> list[Action]:
    """[NR-10.3, NR-10.7] The tiles whose price can be paid; power does not matter."""
    player = state.players[seat]
    found: list[Action] = []
    for slot in range(1, SPECIAL + 1):
        tile, price = on_display(state, slot)
        if tile != NOTHING and can_pay_amounts(player, price):
            found.append(TILE[slot - 1])
    return found


@dataclass(frozen=True, slots=True)
class OfferTile(Automatic):
    """[NR-10.3] At most one tile."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if affordable_tiles(state, self.seat):
            state.then(ChooseTile(self.seat))


@dataclass(frozen=True, slots=True)
class ChooseTile(Decision):
    """[NR-10.3] A tile of the display for its price, or none."""

    seat: int

    def options(self, state: NovaState) -> list[Action]:
        return [*affordable_tiles(state, self.seat), DONE]

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if not isinstance(action, TakeTile):
            return
        tile, price = on_display(state, action.slot)
        for unit, amount in price.items():
            pay(state, self.seat, unit, amount, log)
        if action.slot == SPECIAL:
            state.special_row[0] = NOTHING
        else:
            state.basic_row[action.slot - 1] = NOTHING
        if log:
            log(TileTaken(self.seat, tile, action.slot))
        state.then(LayTile(self.seat, tile))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if not isinstance(action, TakeTile):
            return Refusal("NR-10.3", "take-a-tile-or-be-done")
        if not 1 <= action.slot <= SPECIAL or on_display(state, action.slot)[0] == NOTHING:
            return Refusal("NR-10.3", "no-tile-on-this-space", slot=action.slot)
        price = on_display(state, action.slot)[1]
        return Refusal("NR-10.3", "price-cannot-be-paid", missing=missing(state.players[self.seat], price))


@dataclass(frozen=True, slots=True)
class LayTile(Decision):
    """[NR-10.4 to NR-10.6] At once on any cell; what lay there leaves the game, an artisan stays."""

    seat: int
    tile: str

    def options(self, state: NovaState) -> list[Action]:
        return list(PUT)

    def resolve(self, state: NovaState, action: PutTile, log: Log | None) -> None:
        player = state.players[self.seat]
        cell = CELL[action.cell]
        old = player.estate[cell]
        if old != NOTHING:
            state.estate_gone.append(old)
        player.estate = replaced(player.estate, cell, self.tile)
        player.spent &= ~(1 << cell)
        if log:
            log(TilePut(self.seat, self.tile, action.cell, old))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        return Refusal("NR-10.4", "put-the-tile-on-a-cell")
