"""Questions about the turn that several parts of the table ask of a view."""

from rome_desktop.games.city_of_marble import aqueducts, tiles
from rome_desktop.games.city_of_marble.state import MarbleState
from rome_desktop.games.city_of_marble.turn import BeginLastTurn, BeginTurn, EndTurn, ExtraAction, TakeAction


def turn_side(view: MarbleState) -> int | None:
    """Whose turn it is, also while another side answers in between; None once the game is over."""
    for step in reversed(view.pending):
        if isinstance(step, (EndTurn, BeginTurn, BeginLastTurn)):
            return step.seat
    return None


def actions_left(view: MarbleState, side: int) -> int | None:
    """The ordinary actions a side still has in its turn; None when it is not its turn."""
    if turn_side(view) != side:
        return None
    for step in reversed(view.pending):
        if isinstance(step, TakeAction):
            return step.left
    return None


def possible(view: MarbleState, side: int) -> frozenset[str]:
    """Which of the four actions the side can begin now; nothing while it is not asked for one."""
    top = view.pending[-1] if view.pending else None
    if not isinstance(top, (TakeAction, ExtraAction)) or top.seat != side:
        return frozenset()
    if isinstance(top, TakeAction) and not top.left:
        return frozenset()
    ready = any(view.players[side].ready.values())
    found = {
        "draw": bool(tiles.draws(view)),
        "expand": bool(aqueducts.expansions(view)),
        "recall": bool(tiles.recalls(view, side)),
        "play": bool(view.open) and ready,
    }
    return frozenset(key for key, is_possible in found.items() if is_possible)


def asked_for_action(view: MarbleState) -> bool:
    """Whether the next action is asked for, and not something that the last one set off."""
    top = view.pending[-1] if view.pending else None
    return isinstance(top, (TakeAction, ExtraAction))
