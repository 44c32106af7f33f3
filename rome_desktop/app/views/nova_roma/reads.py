"""Questions about the turn that several parts of the table ask of a view."""

from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.engine.steps import Decision
from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma.building import ChooseSite
from rome_desktop.games.nova_roma.components import GOODS
from rome_desktop.games.nova_roma.forum import TakeAction
from rome_desktop.games.nova_roma.performing import line_power
from rome_desktop.games.nova_roma.petition import ChoosePetition
from rome_desktop.games.nova_roma.state import NovaState
from rome_desktop.games.nova_roma.upgrading import LayTile


def top_step(view: NovaState) -> Decision | None:
    """The decision that is asked for now."""
    top = view.pending[-1] if view.pending else None
    return top if isinstance(top, Decision) else None


def turn_side(view: NovaState) -> int | None:
    """Whose turn it is; None before the first round, during clean-up and after the end."""
    if view.over or view.phase not in ("emperor", "forum"):
        return None
    return view.first if view.phase == "emperor" else view.turn


def framed(view: NovaState) -> tuple[str, ...]:
    """The actions of the space being resolved: those left to choose, and the one being performed."""
    waiting = next((step.acts for step in reversed(view.pending) if isinstance(step, TakeAction)), ())
    found = [*waiting, *([view.action] if view.action else [])]
    return tuple(dict.fromkeys(map(str, found)))


def line_of(view: NovaState, act: str) -> tuple[int, ...]:
    """The four spaces of the line that an action heads."""
    n = view.heads.index(act)
    return tuple(range(n, 16, 4)) if n < 4 else tuple(range(4 * (n - 4), 4 * (n - 4) + 4))


def shown_power(view: NovaState, seat: int, act: str) -> int:
    """The power that a head shows: that of the action being performed, else what stands in its line.

    While a petition is paid for, its line gives an action nothing [NR-11.5].
    """
    if isinstance(top_step(view), ChoosePetition) and act != view.action:
        return 0
    if act == view.petitioned or (act == view.action and view.power and not view.petitioned):
        return view.power
    return min(view.box.limits.power_most, line_power(view, seat, act)) if view.heads else 0


def in_hand(view: NovaState) -> tuple[tuple[int, int], ...]:
    """The cells of the building that is to be placed, or nothing."""
    top = top_step(view)
    if not isinstance(top, ChooseSite):
        return ()
    return next(shape.cells for shape in view.box.building_shapes.shapes if shape.id == top.shape)


def tile_in_hand(view: NovaState) -> str:
    """The estate tile that is to be put on the own board, or nothing."""
    top = top_step(view)
    return top.tile if isinstance(top, LayTile) else ""


def open_zones(shown: NovaShown) -> tuple[str, ...]:
    """The zones in which the building may be placed."""
    return tuple(sorted({a.cells[0] for a in shown.legal if isinstance(a, actions.Build)}))


def held(view: NovaState, seat: int, unit: str) -> int:
    """How many of a unit a seat has."""
    player = view.players[seat]
    counts = {"coins": player.coins, "influence": player.influence, "artisan": player.artisans}
    return counts[unit] if unit in counts else player.goods[GOODS.index(unit)]


def standing(view: NovaState, zone: str) -> list[tuple[int, int]]:
    """(side, pieces) of everybody in a zone, most first; -1 for what belongs to nobody."""
    counts = [(side, sum(name[0] == zone for name in p.built)) for side, p in enumerate(view.players)]
    counts.append((-1, sum(name[0] == zone for name in view.neutral)))
    return sorted(((side, n) for side, n in counts if n), key=lambda one: (-one[1], one[0]))
