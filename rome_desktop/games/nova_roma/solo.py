"""[NR-26] The solo game: the automa blocks the forum, sails, races and collects by fixed rules."""

from dataclasses import dataclass

from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, replaced
from rome_desktop.games.nova_roma.answers import FORUM_SPACES, TRACK
from rome_desktop.games.nova_roma.components import NOTHING, TRACKS
from rome_desktop.games.nova_roma.events import (
    AutomaContractTaken,
    AutomaShipsMoved,
    LegionaryBlocked,
    LegionaryPlaced,
    MarkerAdvanced,
    RowSlid,
)
from rome_desktop.games.nova_roma.refilling import slide
from rome_desktop.games.nova_roma.state import AUTOMA, FREE, LEGIONARY, NovaState


def start_automa(state: NovaState) -> None:
    """[NR-26.2 to NR-26.6] Ships, pieces, markers and the score it starts with."""
    solo = state.box.solo
    automa = state.players[AUTOMA]
    automa.points = next(level.start_vp for level in solo.levels if level.id == state.level)
    automa.ships = tuple(
        next(port.id for port in route.ports if port.vp == solo.ship_vp) for route in state.box.sea_routes
    )
    ahead = TRACK[state.map.track_of[state.favourite]]
    automa.markers = tuple(solo.hippodrome_space + (n == ahead) for n in range(len(TRACKS)))
    automa.built = tuple(state.map.neutral)
    automa.pieces -= len(automa.built)
    state.legionaries = state.box.supplies.legionaries
    state.refresh()


@dataclass(frozen=True, slots=True)
class PutAutomaLegionaries(Automatic):
    """[NR-26.11, NR-26.12] Two on the grey spaces of the tile, or a point for each space that is taken."""

    def run(self, state: NovaState, log: Log | None) -> None:
        for space in state.map.emperor[state.emperor_used[-1]][1]:
            if state.spaces[space] == FREE:
                state.spaces[space] = LEGIONARY + AUTOMA
                state.legionaries -= 1
                if log:
                    log(LegionaryPlaced(AUTOMA, FORUM_SPACES[space]))
            else:
                state.players[AUTOMA].points += state.box.solo.blocked_vp
                if log:
                    log(LegionaryBlocked(FORUM_SPACES[space], state.box.solo.blocked_vp))


@dataclass(frozen=True, slots=True)
class AdvanceAutoma(Automatic):
    """[NR-26.17] One space on the track of the new favourite, without horses or rewards."""

    def run(self, state: NovaState, log: Log | None) -> None:
        track = TRACK[state.map.track_of[state.favourite]]
        automa = state.players[AUTOMA]
        space = automa.markers[track] + 1
        if space <= state.box.hippodrome.last_space:
            automa.markers = replaced(automa.markers, track, space)
            if log:
                log(MarkerAdvanced(AUTOMA, TRACKS[track], space))


def take_leftmost(state: NovaState, row: list[str], deck: list[str], name: str, log: Log | None) -> str:
    """[NR-26.18, NR-26.19] The leftmost contract of a display, which slides and is refilled."""
    contract = row[0]
    row[0] = NOTHING
    slide(row, deck)
    if log:
        log(AutomaContractTaken(contract))
        log(RowSlid(name, tuple(row)))
    return contract


@dataclass(frozen=True, slots=True)
class MoveAutoma(Automatic):
    """[NR-26.18] A maritime contract is discarded, both ships move on to the next port of their route."""

    def run(self, state: NovaState, log: Log | None) -> None:
        contract = take_leftmost(state, state.maritime_row, state.maritime_deck, "maritime", log)
        if contract != NOTHING:
            state.maritime_gone.append(contract)
        automa = state.players[AUTOMA]
        legs = state.map.legs
        automa.ships = tuple(legs[ship][0].port.id if legs[ship] else ship for ship in automa.ships)
        if log:
            log(AutomaShipsMoved(automa.ships))


@dataclass(frozen=True, slots=True)
class AutomaBuilds(Automatic):
    """[NR-26.19, NR-26.21] It takes the leftmost building contract, in the last round too."""

    def run(self, state: NovaState, log: Log | None) -> None:
        contract = take_leftmost(state, state.building_row, state.building_deck, "building", log)
        if contract != NOTHING:
            state.players[AUTOMA].buildings += (contract,)
