"""[TR-24] The solo challenge: a rival senator who acts by the cards of a deck and scores nothing."""

from collections import Counter, deque
from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Chance, Dice, Refusal, replaced
from rome_desktop.games.trajan import cards, military, seaport, senate, sowing, trajan_tiles
from rome_desktop.games.trajan.actions import ShuffleRival
from rome_desktop.games.trajan.events import (
    Advanced,
    Occupied,
    RivalBuilt,
    RivalCardTurned,
    RivalIdle,
    RivalTook,
)
from rome_desktop.games.trajan.ids import DEEDS, ICONS, NOTHING, SHIPS, Deed, Joker
from rome_desktop.games.trajan.state import TrajanState


@dataclass(frozen=True, slots=True)
class ShuffleRivalDeck(Chance):
    """[TR-24.2, TR-24.12] As many shuffled decks in a row as a match can need."""

    def draw(self, state: TrajanState, dice: Dice) -> Action:
        order: list[str] = []
        for _ in range(state.box.solo.decks):
            deck = list(state.map.all_rival_cards)
            dice.shuffle(deck)
            order += deck
        return ShuffleRival(tuple(order))

    def resolve(self, state: TrajanState, action: ShuffleRival, log: Log | None) -> None:
        state.rival_deck = list(action.cards[::-1])

    def refusal(self, state: TrajanState, action: Action) -> Refusal | None:
        deck, decks = state.map.all_rival_cards, state.box.solo.decks
        size = len(deck)
        order = action.cards if isinstance(action, ShuffleRival) else ()
        parts = [order[n : n + size] for n in range(0, len(order), size)]
        if len(parts) == decks and all(Counter(part) == Counter(deck) for part in parts):
            return None
        return Refusal("TR-24.2", "the-rival-decks-in-some-order")


@dataclass(frozen=True, slots=True)
class RivalTurn(Automatic):
    """[TR-24.3] Turn over the top card, move the time marker, carry out the action."""

    seat: int

    def run(self, state: TrajanState, log: Log | None) -> None:
        card = state.rival_deck.pop()
        state.rival_shown.append(card)
        name, _, steps = card.partition("-")
        deed = Deed(name)
        if log:
            log(RivalCardTurned(self.seat, deed, int(steps)))
        sowing.move_time(state, int(steps), log)
        if not ACTS[deed](state, self.seat, log) and log:
            log(RivalIdle(self.seat, deed))


def visit_seaport(state: TrajanState, seat: int, log: Log | None) -> bool:
    """[TR-24.4] Turn the first coloured ship, or remove a card."""
    for ship in SHIPS:
        if ship not in state.grey_ships:
            seaport.turn_grey(state, ship, log)
            return True
    pile = state.discards[0]
    if not pile:
        return False
    card = pile.pop()
    state.spent_cards.append(card)
    if log:
        log(RivalTook(seat, str(Deed.SEAPORT), card))
    if not pile:
        cards.refill(state, 0, log)
    return True


def wish_list(state: TrajanState) -> list[str]:
    """[TR-24.5] Forum tiles, dearest first."""
    known = state.map
    senators = sorted((t for t in state.box.forum.tiles if t.votes), key=lambda t: -t.votes)
    return [
        *(tile.id for tile in senators),
        *(known.demand_tile[icon] for icon in state.demands),
        *(known.joker[joker] for joker in Joker),
        *(known.demand_tile[icon] for icon in ICONS),
        *(known.extra_for[deed] for deed in DEEDS),
    ]


def visit_forum(state: TrajanState, seat: int, log: Log | None) -> bool:
    """[TR-24.5] Take the dearest tile; senate tiles are kept for the vote, others leave the game."""
    tile = next((tile for tile in wish_list(state) if tile in state.forum), NOTHING)
    if not tile:
        return False
    state.forum = replaced(state.forum, state.forum.index(tile), NOTHING)
    if state.map.forum[tile].votes:
        state.players[seat].tiles += (tile,)
    else:
        state.gone += (tile,)
    if log:
        log(RivalTook(seat, str(Deed.FORUM), tile))
    return True


def campaign(state: TrajanState, seat: int, log: Log | None) -> bool:
    """[TR-24.6] Place a legionary where the leader stands, or move the leader."""
    rival = state.players[seat]
    if rival.leader in state.map.province and rival.leader not in rival.provinces:
        rival.provinces += (rival.leader,)
        if log:
            log(Occupied(seat, rival.leader, 0))
        return True
    province = next_province(state, seat)
    if province:
        military.go(state, seat, province, log)
    return bool(province)


def next_province(state: TrajanState, seat: int) -> str:
    """[TR-24.6, TR-24.14] The nearest province without an own legionary, and the first step towards it."""
    rival = state.players[seat]
    free = [p.id for p in state.box.provinces.places if p.id not in rival.provinces]
    if not free:
        return NOTHING
    steps = distances(state, rival.leader)
    goal = min(free, key=lambda p: (steps[p], *rank(state, p)))
    back = distances(state, goal)
    nearer = [p for p in state.map.beside[rival.leader] if back[p] == steps[goal] - 1]
    return min(nearer, key=lambda p: rank(state, p))


def rank(state: TrajanState, province: str) -> tuple[int, int]:
    """[TR-24.6] Dearest first, then in the order of refilling."""
    return -state.map.province[province].vp, state.map.province_number[province]


def distances(state: TrajanState, start: str) -> dict[str, int]:
    """[TR-24.14] Steps from a place to every province, by borders only, never back through the camp."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for place in state.map.beside[here]:
            if place not in found:
                found[place] = found[here] + 1
                queue.append(place)
    return found


def visit_senate(state: TrajanState, seat: int, log: Log | None) -> bool:
    """[TR-24.7] One space on."""
    if not senate.possible(state, seat):
        return False
    senate.move(state, seat)
    if log:
        log(Advanced(seat, state.players[seat].track, 0))
    return True


def visit_arch(state: TrajanState, seat: int, log: Log | None) -> bool:
    """[TR-24.8] The top tile of the highest pile leaves the game."""
    heights = [bool(top) + len(under) for top, under in zip(state.piles, state.under_piles, strict=True)]
    number = heights.index(max(heights))
    tile = state.piles[number]
    if not tile:
        return False
    state.gone += (tile,)
    if log:
        log(RivalTook(seat, str(Deed.TRAJAN), tile))
    trajan_tiles.uncover(state, number, log)
    return True


def construct(state: TrajanState, seat: int, log: Log | None) -> bool:
    """[TR-24.9] A worker on the adjacent site with the dearest tile, else on the first adjacent one."""
    rival = state.players[seat]
    beside = state.map.sites_beside
    near = {site for own in rival.sites for site in beside[own]} or set(range(len(beside)))
    sites = sorted(near.difference(rival.sites))
    if not sites:
        return False
    site = max(sites, key=lambda n: (worth(state, n), -n))
    tile = state.district[site]
    rival.sites += (site,)
    if tile:
        state.district = replaced(state.district, site, NOTHING)
        state.gone += (tile,)
    if log:
        log(RivalBuilt(seat, site, tile))
    return True


def worth(state: TrajanState, site: int) -> int:
    """The points of the tile on a site; 0 without one."""
    tile = state.district[site]
    return state.map.construction[tile].vp if tile else 0


ACTS = {
    Deed.SEAPORT: visit_seaport,
    Deed.FORUM: visit_forum,
    Deed.MILITARY: campaign,
    Deed.SENATE: visit_senate,
    Deed.TRAJAN: visit_arch,
    Deed.CONSTRUCTION: construct,
}
