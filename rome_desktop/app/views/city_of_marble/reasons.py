"""Why a place cannot be chosen now: the action a player may have meant there, put to the rules."""

from rome_desktop.app.table.board_cards import why_refused
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.city_of_marble import spots
from rome_desktop.app.views.city_of_marble.targets import targets
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Refusal, options
from rome_desktop.games.city_of_marble import actions
from rome_desktop.games.city_of_marble.aqueducts import LayPiece
from rome_desktop.games.city_of_marble.components import COLOURS, KINDS, Colour, Kind
from rome_desktop.games.city_of_marble.geometry import bits
from rome_desktop.games.city_of_marble.sites import WithdrawMagistrate
from rome_desktop.games.city_of_marble.state import MarbleState
from rome_desktop.games.city_of_marble.turn import ExtraAction, TakeAction

HOW: dict[str, tuple[type[Action], str, str, str]] = {
    "draw": (actions.Draw, "RM-6.1.1", "pick-two-stacks", "nothing-to-draw"),
    "expand": (actions.Expand, "RM-6.2.1", "pick-the-end-of-a-line", "no-line-to-lengthen"),
    "recall": (actions.Recall, "RM-6.3.1", "pick-a-magistrate", "nobody-to-recall"),
    "play": (actions.Play, "RM-6.4.1", "pick-a-ready-tile", "no-tile-to-lay"),
}
"""The four actions of the mat: what is done on the table for one, and why it is not possible."""


def unmeant(view: MarbleState, key: SpotKey) -> Refusal | None:
    """Why a click on one of the four actions of the mat leads nowhere: each is taken on the table."""
    if not isinstance(key, spots.Act) or not isinstance(view.pending[-1], (TakeAction, ExtraAction)):
        return None
    kind, clause, how, none = HOW[key.action]
    return Refusal(clause, how if any(isinstance(o, kind) for o in options(view)) else none)


def refusal(view: MarbleState, key: SpotKey, picked: SpotKey | None) -> Refusal | None:
    """Why the spot `key` cannot be chosen with `picked` in hand; None if it can, or if nothing was meant."""
    return why_refused(view, key, picked, meant, targets)


def meant(view: MarbleState, seat: int, key: SpotKey, picked: SpotKey | None) -> Action | None:
    """The action that a player who points at `key` most likely has in mind."""
    match key:
        case spots.Ground(triangle=triangle) | spots.Hill(triangle=triangle):
            return _play_on(view, seat, triangle, picked)
        case spots.Tile(position=position):
            return _on_tile(view, seat, position, picked)
        case spots.Site(vertex=vertex) if isinstance(picked, spots.Ready):
            return _play_on(view, seat, view.map.around[vertex][0], picked)
        case spots.Magistrate(position=position):
            return _from_tile(view, position)
        case spots.Vertex(vertex=vertex):
            return _piece_to(view, vertex, picked)
        case spots.Pieces(colour=colour):
            return _piece_of(view, colour)
        case spots.Stack(kind=kind):
            return _draw_from(view, kind, picked)
        case spots.Imperium(kind=kind):
            return actions.Spend(kind)
        case spots.Ready(kind=Kind() as kind):
            return actions.Play(kind, view.map.positions[bits(view.open)[0] if view.open else 0])
    return None


def _kind_in_hand(view: MarbleState, seat: int, picked: SpotKey | None) -> Kind:
    """The kind of the tile in hand, else of the first that is ready, else any."""
    match picked:
        case spots.Ready(kind=Kind() as kind):
            return kind
    ready = view.players[seat].ready
    return next((kind for kind in KINDS if ready[kind]), KINDS[0])


def _play_on(view: MarbleState, seat: int, triangle: int, picked: SpotKey | None) -> Action | None:
    """A tile on a triangle, in the way that comes nearest to being legal; None where one is legal."""
    covering = bits(view.map.covering[triangle])
    if any(view.open >> n & 1 for n in covering) and picked is None:
        return None
    free = [n for n in covering if not view.blocked >> n & 1]
    number = (free or covering)[0]
    return actions.Play(_kind_in_hand(view, seat, picked), view.map.positions[number])


def _on_tile(view: MarbleState, seat: int, position: str, picked: SpotKey | None) -> Action | None:
    if isinstance(picked, spots.Ready):
        return actions.Play(_kind_in_hand(view, seat, picked), position)
    top = view.pending[-1]
    return actions.Withdraw(position) if isinstance(top, WithdrawMagistrate) else None


def _from_tile(view: MarbleState, position: str) -> Action:
    top = view.pending[-1]
    is_site = isinstance(top, WithdrawMagistrate)
    return actions.Withdraw(position) if is_site else actions.Recall(position)


def _piece_to(view: MarbleState, vertex: str, picked: SpotKey | None) -> Action | None:
    if isinstance(view.pending[-1], LayPiece):
        return actions.Lay(vertex)
    if isinstance(picked, spots.Pieces):
        return actions.Expand(picked.colour, vertex)
    lines = view.lines
    near = (c for c in COLOURS if lines[c] and vertex in view.map.neighbours(lines[c][-1]))
    colour = next(near, None)
    return actions.Expand(colour, vertex) if colour is not None else None


def _piece_of(view: MarbleState, colour: Colour) -> Action:
    line = view.lines[colour]
    end = line[-1] if line else view.map.springs[colour]
    return actions.Expand(colour, view.map.neighbours(end)[0])


def _draw_from(view: MarbleState, kind: Kind, picked: SpotKey | None) -> Action:
    """The two tiles meant: with the stack in hand, else with any other that is left."""
    others = (k for k in KINDS if k != kind and view.stacks[k])
    other = picked.kind if isinstance(picked, spots.Stack) else next(others, kind)
    kinds = tuple(k for k in KINDS if k in (kind, other)) if other != kind else (kind, kind)
    return actions.Draw(kinds)
