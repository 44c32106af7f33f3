"""[AL-10, AL-23] Sabotage: a peasant of the attacked city does nothing this season, or is captured."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.alba_longa import solo
from rome_desktop.games.alba_longa.actions import Hit
from rome_desktop.games.alba_longa.events import Captured, Sabotaged, SabotageLapsed
from rome_desktop.games.alba_longa.ids import BARRACKS, FARM, MARKET, QUARRY, TEMPLE, WORKPLACES, Workplace
from rome_desktop.games.alba_longa.state import (
    CAPTIVE,
    CAPTIVE_LYING,
    LYING,
    STANDING,
    AlbaState,
    Player,
)

HIT = {place: Hit(place) for place in WORKPLACES}


def workplaces(player: Player) -> list[Workplace]:
    """[AL-10.2 to AL-10.6] Where a peasant of a city can be sabotaged; never in the barracks."""
    found = []
    if player.merchants not in ("", LYING, CAPTIVE_LYING):
        found.append(MARKET)
    if player.workers or player.worker_captives:
        found.append(QUARRY)
    if player.priests or player.priest_captives:
        found.append(TEMPLE)
    if player.granary or player.granary_captives or STANDING in player.fields:
        found.append(FARM)
    return found


@dataclass(frozen=True, slots=True)
class OfferSabotage(Automatic):
    """[AL-9.9, AL-27.8, R22] One sabotage against the city of `victim`; it lapses where nothing is left."""

    seat: int
    victim: int

    def run(self, state: AlbaState, log: Log | None) -> None:
        player = state.players[self.victim]
        legal = workplaces(player)
        if not legal:
            if log:
                log(SabotageLapsed(self.seat, player.city))
        elif state.is_shadow(self.seat):
            hit(state, self.seat, self.victim, solo.workplace_to_sabotage(state, player, legal), log)
        else:
            state.pending.append(Sabotage(self.seat, self.victim))


@dataclass(frozen=True, slots=True)
class Sabotage(Decision):
    """[AL-10.1, AL-10.2, R22] Which workplace of the city of `victim`."""

    seat: int
    victim: int

    def options(self, state: AlbaState) -> list[Action]:
        return [HIT[place] for place in workplaces(state.players[self.victim])]

    def resolve(self, state: AlbaState, action: Hit, log: Log | None) -> None:
        hit(state, self.seat, self.victim, action.workplace, log)

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        if not isinstance(action, Hit):
            return Refusal("AL-10.1", "sabotage-first")
        if action.workplace == BARRACKS:
            return Refusal("AL-10.2", "barracks-are-safe")
        return Refusal("AL-10.2", "nobody-to-sabotage", workplace=action.workplace)


def hit(state: AlbaState, side: int, victim: int, workplace: Workplace, log: Log | None) -> None:
    """[AL-10.1, AL-23.1, R53] Sabotage, and with Spoils of War capture where the monuments allow it."""
    player = state.players[victim]
    laid, captive = STRIKES[workplace](state, player)
    if log:
        log(Sabotaged(side, victim, workplace, laid, captive))
    if state.spoils_of_war and state.players[side].monuments <= player.monuments:
        capture(state, side, victim, workplace, laid, log)


def strike_market(state: AlbaState, player: Player) -> tuple[bool, bool]:
    """[AL-10.3, R55, R67] The merchant placed last; the very last one is laid down."""
    last = player.merchants[-1]
    captive = last in (CAPTIVE, CAPTIVE_LYING)
    if len(player.merchants) == 1:
        player.merchants = CAPTIVE_LYING if captive else LYING
        return True, captive
    player.merchants = player.merchants[:-1]
    go_home(state, player, captive)
    return False, captive


def strike_quarry(state: AlbaState, player: Player) -> tuple[bool, bool]:
    """[AL-10.4, R55] A worker; captives first."""
    captive = bool(player.worker_captives)
    if captive:
        player.worker_captives -= 1
    else:
        player.workers -= 1
    go_home(state, player, captive)
    return False, captive


def strike_temple(state: AlbaState, player: Player) -> tuple[bool, bool]:
    """[AL-10.5, R55] The worship disc stays where it is."""
    captive = bool(player.priest_captives)
    if captive:
        player.priest_captives -= 1
    else:
        player.priests -= 1
    go_home(state, player, captive)
    return False, captive


def strike_farm(state: AlbaState, player: Player) -> tuple[bool, bool]:
    """[AL-10.6, AL-23.5, R23, R55] The granary first; then the last standing one is laid down."""
    if player.granary_captives or player.granary:
        captive = bool(player.granary_captives)
        if captive:
            player.granary_captives -= 1
        else:
            player.granary -= 1
        go_home(state, player, captive)
        return False, captive
    last = player.fields.rindex(STANDING)
    player.fields = player.fields[:last] + LYING + player.fields[last + 1 :]
    return True, False


STRIKES = {MARKET: strike_market, QUARRY: strike_quarry, TEMPLE: strike_temple, FARM: strike_farm}


def go_home(state: AlbaState, player: Player, captive: bool) -> None:
    """[AL-10.1, AL-23.2, R55] To the housing track; a captive goes to the supply."""
    if captive:
        state.bank_captives += 1
    else:
        player.idle += 1


def capture(
    state: AlbaState, side: int, victim: int, workplace: Workplace, laid: bool, log: Log | None
) -> None:
    """[AL-23.3 to AL-23.7, R57] The captive works in the same place for the attacker, or brings wheat."""
    placed = workplace != FARM or state.job_well_done
    wheat = 0
    if placed:
        place_captive(state, state.players[side], workplace)
    elif laid:
        wheat = state.box.spoils_of_war.field_wheat
        state.players[side].wheat += wheat
        state.bank_wheat -= wheat
    if log:
        log(Captured(side, victim, workplace, placed, wheat))


def place_captive(state: AlbaState, player: Player, workplace: Workplace) -> None:
    """[AL-23.3, AL-23.7, R56] A captive from the supply; on the farm he goes to the granary."""
    state.bank_captives -= 1
    if workplace == MARKET:
        player.merchants += CAPTIVE
    elif workplace == QUARRY:
        player.worker_captives += 1
    elif workplace == TEMPLE:
        player.priest_captives += 1
    else:
        player.granary_captives += 1
