"""[TR-12] The construction action: hire or build."""

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Refusal, replaced
from rome_desktop.games.trajan.actions import Build, Hire
from rome_desktop.games.trajan.events import BonusActionWon, Built, Hired
from rome_desktop.games.trajan.ids import NOTHING, Deed
from rome_desktop.games.trajan.state import BUILDINGS, TrajanState

HIRE = Hire()
BUILD = [Build(site) for site in range(100)]


def open_sites(state: TrajanState, seat: int) -> list[int]:
    """[TR-12.3, TR-12.5, R42] Any site at first, then those beside an own worker without an own one."""
    own = state.players[seat].sites
    if not own:
        return list(range(len(state.district)))
    beside = state.map.sites_beside
    return sorted({site for worker in own for site in beside[worker]}.difference(own))


def possible(state: TrajanState, seat: int) -> bool:
    """[TR-12.1, TR-12.2] Whether a pawn can be hired or a worker can build."""
    player = state.players[seat]
    return player.reserve > 0 or (player.workers > 0 and bool(open_sites(state, seat)))


def options(state: TrajanState, seat: int) -> list[Action]:
    """[TR-12.1, TR-12.2] Hire, or build on an open site."""
    player = state.players[seat]
    found: list[Action] = [HIRE] if player.reserve else []
    if player.workers:
        found += [BUILD[site] for site in open_sites(state, seat)]
    return found


def perform(state: TrajanState, seat: int, action: Action, log: Log | None) -> Deed | None:
    """The bonus action that was won, if any [TR-12.6]."""
    player = state.players[seat]
    if isinstance(action, Build):
        return build(state, seat, action.site, log)
    player.reserve -= 1
    player.workers += 1
    if log:
        log(Hired(seat))
    return None


def build(state: TrajanState, seat: int, site: int, log: Log | None) -> Deed | None:
    """[TR-12.4 to TR-12.7, R43, R44] A worker moves to the site and wins its tile, which nothing replaces."""
    player = state.players[seat]
    player.workers -= 1
    player.sites += (site,)
    name = state.district[site]
    tile = state.map.construction[name] if name else None
    if log:
        log(Built(seat, site, name, tile.vp if tile else 0))
    if tile is None:
        return None
    first = all(state.map.construction[won].type != tile.type for won in player.buildings)
    state.district = replaced(state.district, site, NOTHING)
    player.buildings += (name,)
    player.points[BUILDINGS] += tile.vp
    if not first:
        return None
    deed = state.map.bonus_deed[tile.type]
    if log:
        log(BonusActionWon(seat, tile.type, deed))
    return deed


def why_not(state: TrajanState, seat: int, action: Action) -> Refusal:
    """Why an action of this chapter is not possible."""
    player = state.players[seat]
    if isinstance(action, Hire):
        return Refusal("TR-12.1", "reserve-is-empty")
    if not player.workers:
        return Refusal("TR-12.2", "no-worker-in-the-camp")
    if isinstance(action, Build) and action.site in player.sites:
        return Refusal("TR-12.3", "own-worker-is-there")
    return Refusal("TR-12.3", "site-is-not-adjacent")
