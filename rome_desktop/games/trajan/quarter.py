"""[TR-13, TR-15, TR-16, TR-17] The end of a round, and what a quarter ends with."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import product

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.trajan.actions import Answer, Claim
from rome_desktop.games.trajan.deals import (
    DrawBonusTiles,
    FillExtras,
    FillForum,
    FillProvinces,
    RevealNextDemand,
    empty_provinces,
)
from rome_desktop.games.trajan.ending import FinalScoring
from rome_desktop.games.trajan.events import (
    BonusClaimed,
    DemandsAnswered,
    QuarterBegun,
    QuarterEnded,
    RoundEnded,
    SenateReset,
    SenateVoted,
    ShipTurned,
    TilesRemoved,
)
from rome_desktop.games.trajan.ids import ICONS, NOTHING, Joker
from rome_desktop.games.trajan.state import DEMANDS, TrajanState, without

answer = cache(Answer)
claim = cache(Claim)


@dataclass(frozen=True, slots=True)
class EndRound(Automatic):
    """[TR-13.1, TR-13.2] One more demand, or the end of the quarter; `seat` takes the next turn."""

    seat: int

    def run(self, state: TrajanState, log: Log | None) -> None:
        state.laps += 1
        if log:
            log(RoundEnded(state.laps))
        if len(state.demands) < state.box.demands.open:
            state.then(RevealNextDemand())
            return
        if log:
            log(QuarterEnded(state.quarter))
        asked = [seat for seat in state.from_seat(self.seat) if seat < state.seats]
        state.then(*map(MeetDemands, asked), VoteInSenate(), ResetSenate(), EndQuarter())


# Demands of the people [TR-15].


def open_icons(state: TrajanState, seat: int) -> tuple[Counter[str], tuple[str, ...]]:
    """[TR-15.1, TR-15.2, R46] Demands that Trajan tiles leave open, and the icons that they answer."""
    wanted = Counter(state.demands)
    trajan = Counter(str(state.map.trajan[tile].icon) for tile in state.players[seat].kept)
    met = wanted & trajan
    return wanted - met, tuple(sorted(met.elements()))


def answers(state: TrajanState, seat: int) -> list[tuple[str, ...]]:
    """[TR-14.2, TR-15.4, R45 to R47] Ways to meet as many demands as possible, the fewest jokers first."""
    wanted, _ = open_icons(state, seat)
    tiles, known = state.players[seat].tiles, state.map
    joker = known.joker[Joker.DEMAND]
    jokers = tiles.count(joker)
    most = [min(wanted[icon], tiles.count(known.demand_tile[icon])) for icon in ICONS]
    met = min(sum(wanted.values()), sum(most) + jokers)
    ways = []
    for counts in product(*(range(n, -1, -1) for n in most)):
        rest = met - sum(counts)
        if 0 <= rest <= jokers:
            spent = [known.demand_tile[icon] for icon, n in zip(ICONS, counts, strict=True) for _ in range(n)]
            ways.append((*spent, *[joker] * rest))
    return sorted(ways, key=lambda way: way.count(joker))


@dataclass(frozen=True, slots=True)
class MeetDemands(Automatic):
    """[TR-15.1, R46, R48] A seat is asked only if there is a real choice."""

    seat: int

    def run(self, state: TrajanState, log: Log | None) -> None:
        ways = answers(state, self.seat)
        if len(ways) > 1:
            state.then(AnswerDemands(self.seat))
        else:
            meet(state, self.seat, ways[0], log)


def meet(state: TrajanState, seat: int, spent: tuple[str, ...], log: Log | None) -> None:
    """[TR-15.2, TR-15.5] Tiles leave the game; unmet demands cost points."""
    wanted, kept = open_icons(state, seat)
    player = state.players[seat]
    player.tiles = without(player.tiles, *spent)
    state.gone += spent
    unmet = sum(wanted.values()) - len(spent)
    points = state.box.demands.loss[unmet]
    player.points[DEMANDS] += points
    if log:
        log(DemandsAnswered(seat, kept, spent, unmet, points))


@dataclass(frozen=True, slots=True)
class AnswerDemands(Decision):
    """[TR-15.1, TR-15.3, R46] Forum tiles or jokers: which ones are given."""

    seat: int

    def options(self, state: TrajanState) -> list[Action]:
        return [answer(way) for way in answers(state, self.seat)]

    def resolve(self, state: TrajanState, action: Answer, log: Log | None) -> None:
        meet(state, self.seat, action.tiles, log)

    def refusal(self, state: TrajanState, action: Action) -> Refusal:
        if isinstance(action, Answer):
            return Refusal("TR-15.4", "meet-all-that-can-be-met")
        return Refusal("TR-15.1", "answer-the-demands-first")


# The senate [TR-16].


def votes(state: TrajanState, seat: int) -> int:
    """[TR-16.1, TR-14.1] Of the disc's space and of the senate tiles."""
    player = state.players[seat]
    tiles = sum(state.map.forum[tile].votes for tile in player.tiles)
    return state.box.senate.votes[player.track] + tiles


def ranking(state: TrajanState) -> list[int]:
    """[TR-16.2 to TR-16.4, R50, R51] From the consul down: votes, then space, then height in the stack."""
    sides = range(len(state.players))
    height = state.senate.index
    key = {side: (votes(state, side), state.players[side].track, height(side)) for side in sides}
    return sorted(sides, key=key.__getitem__, reverse=True)


@dataclass(frozen=True, slots=True)
class VoteInSenate(Automatic):
    """[TR-16.1 to TR-16.3, R49, R52, TR-24.10] The demands are removed; consul and vice consul get tiles."""

    def run(self, state: TrajanState, log: Log | None) -> None:
        state.gone += state.demands
        state.demands = ()
        order = ranking(state)
        if log:
            log(SenateVoted(tuple(votes(state, n) for n in range(len(order))), tuple(order)))
        consul, vice = order[:2]
        if consul < state.seats:
            state.then(ChooseBonus(consul, vice))
        else:
            share_out(state, consul, vice, state.bonus[0], log)


def share_out(state: TrajanState, consul: int, vice: int, tile: str, log: Log | None) -> None:
    """[TR-16.2, TR-16.3] One tile yellow side up, the other one grey side up; the rival's leave the game."""
    other = without(state.bonus, tile)[0]
    state.bonus = ()
    for seat, won, yellow in ((consul, tile, True), (vice, other, False)):
        player = state.players[seat]
        if seat >= state.seats:
            state.gone += (won,)
        elif yellow:
            player.yellow += (won,)
        else:
            player.grey += (won,)
        if log:
            log(BonusClaimed(seat, won, yellow))


@dataclass(frozen=True, slots=True)
class ChooseBonus(Decision):
    """[TR-16.2, R52] The consul takes one of the two bonus tiles; `vice` gets the other."""

    seat: int
    vice: int

    def options(self, state: TrajanState) -> list[Action]:
        return [claim(tile) for tile in state.bonus]

    def resolve(self, state: TrajanState, action: Claim, log: Log | None) -> None:
        share_out(state, self.seat, self.vice, action.tile, log)

    def refusal(self, state: TrajanState, action: Action) -> Refusal:
        return Refusal("TR-16.2", "one-of-the-two-bonus-tiles")


@dataclass(frozen=True, slots=True)
class ResetSenate(Automatic):
    """[TR-16.5, R50] All discs go back to the start, the consul's on top."""

    def run(self, state: TrajanState, log: Log | None) -> None:
        state.senate = tuple(ranking(state)[::-1])
        for player in state.players:
            player.track = 0
        if log:
            log(SenateReset(state.senate))


# Removal and refill [TR-17].


@dataclass(frozen=True, slots=True)
class EndQuarter(Automatic):
    """[TR-17.1, TR-17.2, TR-17.4, R54, R56] Clear mats and forum, then refill or end the game."""

    def run(self, state: TrajanState, log: Log | None) -> None:
        clear(state, log)
        if state.quarter == state.box.time.quarters:
            state.then(FinalScoring())
            return
        state.then(DrawBonusTiles(0), RefillForum(), BeginQuarter())


def clear(state: TrajanState, log: Log | None) -> None:
    """[TR-17.1, TR-14.1] Senate tiles on mats and everything in the forum leave the game."""
    removed = [tile for tile in state.forum if tile]
    state.forum = (NOTHING,) * len(state.forum)
    for player in state.players:
        senate = [tile for tile in player.tiles if state.map.forum[tile].votes]
        player.tiles = without(player.tiles, *senate)
        removed += senate
    state.gone += tuple(removed)
    if removed and log:
        log(TilesRemoved(tuple(removed)))


@dataclass(frozen=True, slots=True)
class RefillForum(Automatic):
    """[TR-17.2, R55] Provinces first, then the green and the yellow spaces; chance deals while it can."""

    def run(self, state: TrajanState, log: Log | None) -> None:
        provinces = min(len(empty_provinces(state)), len(state.forum_stack))
        state.pending.append(FillExtras())
        if len(state.forum_stack) > provinces:
            state.pending.append(FillForum())
        if provinces:
            state.pending.append(FillProvinces())


@dataclass(frozen=True, slots=True)
class BeginQuarter(Automatic):
    """[TR-17.3, TR-17.4] The ships show their coloured sides; the next quarter begins."""

    def run(self, state: TrajanState, log: Log | None) -> None:
        if log:
            for ship in state.grey_ships:
                log(ShipTurned(state.map.ship[ship].id, False))
        state.grey_ships = ()
        state.quarter += 1
        if log:
            log(QuarterBegun(state.quarter))
