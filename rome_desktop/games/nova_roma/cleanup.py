"""[NR-19] Cleanup: first player, chariot, and everything that comes back for the next round."""

from dataclasses import dataclass

from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic
from rome_desktop.games.nova_roma.answers import TRACK
from rome_desktop.games.nova_roma.components import NO_CARD, NOTHING, Track
from rome_desktop.games.nova_roma.ending import next_first
from rome_desktop.games.nova_roma.events import (
    ArtisansReturned,
    CardsTurnedUp,
    ChariotAwarded,
    FavouriteChanged,
    FirstPlayerTokenPassed,
    PiecesReturned,
    RowSlid,
)
from rome_desktop.games.nova_roma.refilling import RefillRows, RefillSubjects
from rome_desktop.games.nova_roma.state import FREE, LEGIONARY, NOBODY, NovaState


@dataclass(frozen=True, slots=True)
class PassToken(Automatic):
    """[NR-19.1] To whoever claimed it, or on to the next player clockwise."""

    def run(self, state: NovaState, log: Log | None) -> None:
        state.first = next_first(state)
        state.claimant = NOBODY
        state.lap = 0
        if log:
            log(FirstPlayerTokenPassed(state.first, state.round >= state.box.course.rounds))


def chariot_winner(state: NovaState) -> int:
    """[NR-19.2, NR-19.3, NR-22.4, NR-22.5, NR-22.8, NR-26.16] The side that takes the token, or NOBODY."""
    track = TRACK[state.map.track_of[state.favourite]]
    if state.level:
        mine, its = (player.markers[track] for player in state.players)
        return 0 if mine > its else 1
    best = max(player.markers[track] for player in state.players)
    neutral = state.box.two_players.neutral_space if state.seats == 2 else 0
    if best <= neutral:
        return NOBODY
    return next(seat for seat in state.stacks[track] if state.players[seat].markers[track] == best)


@dataclass(frozen=True, slots=True)
class AwardChariot(Automatic):
    """[NR-19.2] The favourite's token; it leaves the game if nobody takes it."""

    def run(self, state: NovaState, log: Log | None) -> None:
        winner = chariot_winner(state)
        token, state.favourite = state.favourite, NOTHING
        if winner == NOBODY:
            state.chariot_gone.append(token)
        else:
            state.players[winner].chariots += (token,)
        if log:
            track = state.map.track_of[token]
            level = len({player.markers[TRACK[track]] for player in state.players}) == 1
            log(ChariotAwarded(Track(track), winner, bool(state.level) and level))


@dataclass(frozen=True, slots=True)
class NextFavourite(Automatic):
    """[NR-19.4] The next favourite moves up, the new top token is turned up if there is one."""

    def run(self, state: NovaState, log: Log | None) -> None:
        state.favourite = state.next_favourite
        state.next_favourite = state.chariot_deck.pop() if state.chariot_deck else NOTHING
        if log:
            track = Track(state.map.track_of[state.favourite])
            log(FavouriteChanged(track, state.map.track_of.get(state.next_favourite, "")))


@dataclass(frozen=True, slots=True)
class ReturnPieces(Automatic):
    """[NR-19.5, NR-22.3, NR-26.15] Patricians and legionaries go home, the emperor is lifted."""

    def run(self, state: NovaState, log: Log | None) -> None:
        for there in state.spaces:
            if 0 <= there < len(state.players):
                state.players[there].patricians += 1
            elif there >= LEGIONARY and state.level:
                state.legionaries += 1
            elif there >= LEGIONARY:
                state.players[there - LEGIONARY].legionaries += 1
        state.spaces[:] = [FREE] * len(state.spaces)
        if log:
            log(PiecesReturned())


@dataclass(frozen=True, slots=True)
class ReturnArtisans(Automatic):
    """[NR-19.6, NR-19.7] Artisans become available, at most three are kept; cards are turned face up."""

    def run(self, state: NovaState, log: Log | None) -> None:
        for seat in range(state.seats):
            player = state.players[seat]
            back = player.workers.bit_count()
            player.artisans += back
            player.workers = 0
            lost = max(0, player.artisans - state.box.limits.artisans_kept)
            player.artisans -= lost
            state.artisans += lost
            if log and (back or lost):
                log(ArtisansReturned(seat, lost))
            if player.used:
                player.used = []
                if log:
                    log(CardsTurnedUp(seat))


@dataclass(frozen=True, slots=True)
class RefreshCards(Automatic):
    """[NR-19.8, NR-19.10] The leftmost subject card is discarded, the display slides and is refilled."""

    def run(self, state: NovaState, log: Log | None) -> None:
        if state.subject_row[0] != NO_CARD:
            state.subject_discards.append(state.subject_row[0])
            state.subject_row[0] = NO_CARD
        state.then(RefillSubjects())


@dataclass(frozen=True, slots=True)
class RefreshEstate(Automatic):
    """[NR-19.9, NR-19.10] The leftmost basic tile and a special tile not taken leave the game."""

    def run(self, state: NovaState, log: Log | None) -> None:
        for row in (state.basic_row, state.special_row):
            if row[0] != NOTHING:
                state.estate_gone.append(row[0])
                row[0] = NOTHING
        if state.special_deck:
            state.special_row[0] = state.special_deck.pop()
            if log:
                log(RowSlid("special", tuple(state.special_row)))
        state.then(RefillRows())
