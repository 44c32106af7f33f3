"""[TR-5, TR-10, TR-20] Trajan tiles: taking them, completing them, what they give; and the Arch."""

from dataclasses import dataclass
from functools import cache

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Chance, Decision, Dice, Refusal, replaced
from rome_desktop.games.trajan import cards
from rome_desktop.games.trajan.actions import Collect, Decline, Deploy, Mark, RevealTile, TakeTile
from rome_desktop.games.trajan.events import (
    ArchMoved,
    MarkerAssigned,
    PawnsDeployed,
    PileRevealed,
    SpecialDeclined,
    TileCompleted,
    TrajanTileTaken,
)
from rome_desktop.games.trajan.ids import CATEGORIES, CENTRE, DEEDS, NOTHING, TRAYS, Category
from rome_desktop.games.trajan.state import TRAJAN_TILES, TrajanState, without

TILE: list[Action] = [TakeTile(category) for category in CATEGORIES]
MARK: dict[str, Action] = {str(deed): Mark(deed) for deed in DEEDS}
DEPLOY = {n: Deploy(n) for n in range(1, 16)}
COLLECT = Collect()
DECLINE = Decline()


@cache
def matches(colours: str, tray: str) -> bool:
    """[TR-5.1, TR-5.2] Whether a tray holds both markers of a tile; others do not matter."""
    first, second = colours[0], colours[1]
    return tray.count(first) >= 2 if first == second else first in tray and second in tray


def complete(state: TrajanState, seat: int, tray: int, log: Log | None) -> None:
    """[TR-5.1, TR-5.3 to TR-5.5, R11, R13 to R15] Complete the tile of the target tray if it fits.

    That brings the Arch back from the centre, and moves no Arch on a slot [TR-10.3, R41].
    """
    player = state.players[seat]
    name = player.slots[tray]
    if not name or not matches((tile := state.map.trajan[name]).colours, player.trays[tray]):
        return
    player.slots[tray] = NOTHING
    player.points[TRAJAN_TILES] += tile.vp
    if tile.icon is not None:
        player.kept += (name,)
    else:
        state.gone += (name,)
    if log:
        log(TileCompleted(seat, tray, name, tile.vp))
    if player.arch == CENTRE:
        move_arch(state, seat, tray, log)
    if has_special(state, seat, name):
        state.pending.append(UseTile(seat, name))


def move_arch(state: TrajanState, seat: int, slot: int, log: Log | None) -> None:
    """Put the Arch on a slot, or in the centre."""
    state.players[seat].arch = slot
    if log:
        log(ArchMoved(seat, slot))


def has_special(state: TrajanState, seat: int, name: str) -> bool:
    """[TR-5.3, R16, R66, R67] Whether the tile's special action can do anything."""
    category, player = state.map.trajan[name].category, state.players[seat]
    if category in (Category.WORKERS, Category.LEGIONARIES):
        return player.reserve > 0
    if category == Category.PLUS2:
        return len(player.marked) < len(DEEDS)
    return category == Category.CARDS and cards.drawable(state) > 0


@dataclass(frozen=True, slots=True)
class UseTile(Decision):
    """[TR-5.3, R12] The special action of a completed tile, wholly, in part or not at all."""

    seat: int
    tile: str

    def options(self, state: TrajanState) -> list[Action]:
        tile, player = state.map.trajan[self.tile], state.players[self.seat]
        if tile.category == Category.CARDS:
            return [COLLECT, DECLINE]
        if tile.category == Category.PLUS2:
            return [*(MARK[deed] for deed in DEEDS if deed not in player.marked), DECLINE]
        return [*(DEPLOY[n] for n in range(min(tile.amount, player.reserve), 0, -1)), DECLINE]

    def resolve(self, state: TrajanState, action: Action, log: Log | None) -> None:
        tile = state.map.trajan[self.tile]
        if isinstance(action, Deploy):
            deploy(state, self.seat, tile.category, action.pawns, log)
        elif isinstance(action, Mark):
            state.players[self.seat].marked += (str(action.deed),)
            if log:
                log(MarkerAssigned(self.seat, action.deed))
        elif isinstance(action, Collect):
            cards.draw(state, self.seat, tile.amount, log)
        elif log:
            log(SpecialDeclined(self.seat, self.tile))

    def refusal(self, state: TrajanState, action: Action) -> Refusal:
        category = state.map.trajan[self.tile].category
        if isinstance(action, Mark) and category == Category.PLUS2:
            return Refusal("TR-5.3", "field-has-a-marker", deed=action.deed)
        if isinstance(action, Deploy) and category in (Category.WORKERS, Category.LEGIONARIES):
            return Refusal("TR-5.3", "not-so-many-pawns", pawns=state.players[self.seat].reserve)
        return Refusal("TR-5.3", "special-action-first")


def deploy(state: TrajanState, seat: int, category: Category, pawns: int, log: Log | None) -> None:
    """[TR-20] Move pawns from the reserve to one of the camps."""
    player = state.players[seat]
    player.reserve -= pawns
    if category == Category.WORKERS:
        player.workers += pawns
    else:
        player.legionaries += pawns
    if log:
        log(PawnsDeployed(seat, str(category), pawns))


# The Trajan action [TR-10].


def possible(state: TrajanState, seat: int) -> bool:
    """[TR-10.1, TR-10.2, R40] Whether there are a slot and a tile for it."""
    return state.players[seat].arch != CENTRE and any(state.piles)


def options(state: TrajanState, seat: int) -> list[Action]:
    """[TR-10.1, TR-10.4] Any pile that is not empty, as long as the Arch stands on a slot."""
    if state.players[seat].arch == CENTRE:
        return []
    return [TILE[n] for n, tile in enumerate(state.piles) if tile]


def perform(state: TrajanState, seat: int, action: TakeTile, log: Log | None) -> None:
    """[TR-10.1, TR-10.2, R39] The tile goes where the Arch is, the Arch to the next free slot."""
    player = state.players[seat]
    slot = player.arch
    take(state, seat, action, slot, log)
    following = [(slot + n) % len(TRAYS) for n in range(1, len(TRAYS))]
    move_arch(state, seat, next((n for n in following if not player.slots[n]), CENTRE), log)


def take(state: TrajanState, seat: int, action: TakeTile, slot: int, log: Log | None) -> None:
    """Move the top tile of a pile to a slot; the tile below it is revealed."""
    number = CATEGORIES.index(action.category)
    tile = state.piles[number]
    state.players[seat].slots[slot] = tile
    if log:
        log(TrajanTileTaken(seat, tile, slot))
    uncover(state, number, log)


def uncover(state: TrajanState, number: int, log: Log | None) -> None:
    """[R05] The top tile of a pile is gone: the next one is revealed."""
    state.piles = replaced(state.piles, number, NOTHING)
    if state.under_piles[number]:
        state.pending.append(RevealNext(number))


def why_not(state: TrajanState, seat: int, action: Action) -> Refusal:
    """Why an action of this chapter is not possible."""
    if state.players[seat].arch == CENTRE:
        return Refusal("TR-10.2", "arch-is-in-the-centre")
    return Refusal("TR-10.1", "pile-is-empty")


@dataclass(frozen=True, slots=True)
class RevealNext(Chance):
    """[TR-2.10, R05] Which tile lies on top of a pile now; `pile` counts the categories."""

    pile: int

    def draw(self, state: TrajanState, dice: Dice) -> Action:
        return RevealTile(dice.choice(state.under_piles[self.pile]))

    def resolve(self, state: TrajanState, action: RevealTile, log: Log | None) -> None:
        number, under = self.pile, state.under_piles
        state.piles = replaced(state.piles, number, action.tile)
        rest = without(under[number], action.tile)
        state.under_piles = (*under[:number], rest, *under[number + 1 :])
        if log:
            log(PileRevealed(action.tile))

    def refusal(self, state: TrajanState, action: Action) -> Refusal | None:
        if isinstance(action, RevealTile) and action.tile in state.under_piles[self.pile]:
            return None
        return Refusal("TR-2.10", "a-tile-of-this-pile")
