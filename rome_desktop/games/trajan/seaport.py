"""[TR-7] The seaport action: draw, pick up, play or ship."""

from dataclasses import dataclass
from functools import cache

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Decision, Refusal
from rome_desktop.games.trajan import cards
from rome_desktop.games.trajan.actions import Discard, Done, Draw, Load, PickUp, Play, Sail, Stow
from rome_desktop.games.trajan.events import CardDiscarded, CardsPlayed, Shipped, ShipTurned
from rome_desktop.games.trajan.ids import SHIPS, SIDES, Joker, Ship
from rome_desktop.games.trajan.state import SHIPS as SHIP_POINTS
from rome_desktop.games.trajan.state import TrajanState, without

JOKER = "joker"
DRAW, DONE, SAIL = Draw(), Done(), Sail()
PICK = [PickUp(side) for side in SIDES]
LOAD = {str(ship): Load(ship) for ship in SHIPS}
play_card = cache(Play)
discard = cache(Discard)
stow = cache(Stow)


def distinct(hand: list[str]) -> list[str]:
    """The kinds of cards in a hand, in the order in which they came."""
    return list(dict.fromkeys(hand))


def jokers(state: TrajanState, seat: int) -> int:
    """[TR-14.5] Commodity jokers of a player."""
    tiles = state.players[seat].tiles
    return tiles.count(state.map.joker[Joker.COMMODITY]) if tiles else 0


def possible(state: TrajanState, seat: int) -> bool:
    """Whether any of the four can be carried out."""
    left, right = state.discards
    return bool(state.deck or left or right or state.players[seat].hand or jokers(state, seat))


def options(state: TrajanState, seat: int) -> list[Action]:
    """[TR-7.1 to TR-7.4, R29, R70] Draw, pick up, play or ship."""
    found: list[Action] = [DRAW] if cards.drawable(state) else []
    found += [PICK[n] for n in range(len(SIDES)) if state.discards[n]]
    hand = state.players[seat].hand
    found += [play_card(card) for card in distinct(hand)]
    wild = jokers(state, seat)
    if hand or wild:
        found.append(LOAD[Ship.IDENTICAL])
        if len(set(hand)) < len(hand) or wild > 1 or (wild and hand):
            found.append(LOAD[Ship.PAIRS])
        found.append(LOAD[Ship.DIFFERENT])
    return found


def perform(state: TrajanState, seat: int, action: Action, log: Log | None) -> None:
    """[TR-7.1 to TR-7.4] Begin one of the four."""
    if isinstance(action, Draw):
        state.then(DiscardCard(seat))
        cards.draw(state, seat, 2, log)
    elif isinstance(action, PickUp):
        cards.pick_up(state, seat, SIDES.index(action.side), log)
    elif isinstance(action, Play):
        lay(state, seat, action.card, log)
        if state.players[seat].hand:
            state.then(PlaySecond(seat))
        else:
            cards.draw(state, seat, 1, log)
    elif isinstance(action, Load):
        state.then(LoadShip(seat, action.ship, ()))


def why_not(state: TrajanState, seat: int, action: Action) -> Refusal:
    """Why an action of this chapter is not possible."""
    if isinstance(action, Draw):
        return Refusal("TR-7.1", "no-card-to-draw")
    if isinstance(action, PickUp):
        return Refusal("TR-7.2", "discard-pile-is-empty")
    if isinstance(action, Load):
        return Refusal("TR-7.4", "nothing-to-ship", ship=action.ship)
    return Refusal("TR-7.3", "no-such-card", card=getattr(action, "card", ""))


@dataclass(frozen=True, slots=True)
class DiscardCard(Decision):
    """[TR-7.1, R27] One card of the hand, a new one if one likes, onto either pile."""

    seat: int

    def options(self, state: TrajanState) -> list[Action]:
        return [discard(c, side) for c in distinct(state.players[self.seat].hand) for side in SIDES]

    def resolve(self, state: TrajanState, action: Discard, log: Log | None) -> None:
        state.players[self.seat].hand.remove(action.card)
        state.discards[SIDES.index(action.side)].append(action.card)
        if log:
            log(CardDiscarded(self.seat, action.card, action.side))

    def refusal(self, state: TrajanState, action: Action) -> Refusal:
        if isinstance(action, Discard):
            return Refusal("TR-7.1", "no-such-card", card=action.card)
        return Refusal("TR-7.1", "discard-first")


def lay(state: TrajanState, seat: int, card: str, log: Log | None) -> None:
    """[TR-7.3, TR-7.7] A hand card goes into the display for good."""
    player = state.players[seat]
    player.hand.remove(card)
    player.display.append(card)
    if log:
        log(CardsPlayed(seat, (card,)))


@dataclass(frozen=True, slots=True)
class PlaySecond(Decision):
    """[TR-7.3] A second card, or none; then as many are drawn."""

    seat: int

    def options(self, state: TrajanState) -> list[Action]:
        return [*(play_card(card) for card in distinct(state.players[self.seat].hand)), DONE]

    def resolve(self, state: TrajanState, action: Action, log: Log | None) -> None:
        if isinstance(action, Play):
            lay(state, self.seat, action.card, log)
        cards.draw(state, self.seat, 1 + isinstance(action, Play), log)

    def refusal(self, state: TrajanState, action: Action) -> Refusal:
        if isinstance(action, Play):
            return Refusal("TR-7.3", "no-such-card", card=action.card)
        return Refusal("TR-7.3", "second-card-or-done")


@dataclass(frozen=True, slots=True)
class LoadShip(Decision):
    """[TR-7.4, TR-7.5, R31 to R33] Unit by unit, a joker for any commodity; a full ship sails."""

    seat: int
    ship: Ship
    stowed: tuple[str, ...]

    def options(self, state: TrajanState) -> list[Action]:
        found = units(state, self.seat, self.ship, self.stowed)
        return [*found, SAIL] if self.stowed else found

    def resolve(self, state: TrajanState, action: Action, log: Log | None) -> None:
        if isinstance(action, Sail):
            sail(state, self.seat, self.ship, self.stowed, log)
            return
        stowed = (*self.stowed, *action.cards)  # type: ignore[attr-defined]
        tile = state.map.ship[self.ship]
        full = len(stowed) == len(tile.coloured) * tile.cards_per_unit
        if full or not units(state, self.seat, self.ship, stowed):
            sail(state, self.seat, self.ship, stowed, log)
        else:
            state.then(LoadShip(self.seat, self.ship, stowed))

    def refusal(self, state: TrajanState, action: Action) -> Refusal:
        if isinstance(action, Stow):
            return Refusal("TR-7.5", "does-not-fit-the-ship", ship=self.ship)
        if isinstance(action, Sail):
            return Refusal("TR-7.5", "load-a-unit-first")
        return Refusal("TR-7.4", "load-the-ship-first")


def units(state: TrajanState, seat: int, ship: Ship, stowed: tuple[str, ...]) -> list[Action]:
    """[TR-7.5, R31, R33] What can be loaded next beside what is stowed."""
    hand = state.players[seat].hand
    kinds = distinct(hand)
    wild = jokers(state, seat) - stowed.count(JOKER)
    if ship == Ship.PAIRS:
        open_kinds = [card for card in kinds if card not in stowed]
        pairs = [stow((card, card)) for card in open_kinds if hand.count(card) > 1]
        if wild:
            pairs += [stow((card, JOKER)) for card in open_kinds]
        return [*pairs, stow((JOKER, JOKER))] if wild > 1 else list(pairs)
    if ship == Ship.IDENTICAL:
        loaded = next((card for card in stowed if card != JOKER), None)
        kinds = [c for c in kinds if loaded in (None, c) and hand.count(c) > stowed.count(c)]
    else:
        kinds = [card for card in kinds if card not in stowed]
    return [stow((card,)) for card in (*kinds, JOKER)[: len(kinds) + bool(wild)]]


def sail(state: TrajanState, seat: int, ship: Ship, stowed: tuple[str, ...], log: Log | None) -> None:
    """[TR-7.4 to TR-7.6, R30, R31] Score; cards go to the display, jokers out of the game."""
    player, tile = state.players[seat], state.map.ship[ship]
    grey = ship in state.grey_ships
    points = (tile.grey if grey else tile.coloured)[len(stowed) // tile.cards_per_unit - 1]
    player.points[SHIP_POINTS] += points
    for card in stowed:
        if card == JOKER:
            joker = state.map.joker[Joker.COMMODITY]
            player.tiles = without(player.tiles, joker)
            state.gone += (joker,)
        else:
            player.hand.remove(card)
            player.display.append(card)
    if log:
        log(Shipped(seat, ship, stowed, points, grey))
    turn_grey(state, ship, log)


def turn_grey(state: TrajanState, ship: Ship, log: Log | None) -> None:
    """[TR-7.6] A ship shows its grey side until the quarter ends."""
    if ship not in state.grey_ships:
        state.grey_ships += (str(ship),)
        if log:
            log(ShipTurned(ship, True))
