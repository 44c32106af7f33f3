"""What the lessons of the game ask by name: goals, moments of the coach, and blanks of texts."""

from rome_desktop.engine.edition import Name
from rome_desktop.engine.teaching import Teaching
from rome_desktop.games.trajan.ids import DEEDS, TRAYS, Deed
from rome_desktop.games.trajan.moments import MOMENTS
from rome_desktop.games.trajan.state import SHIPS, TrajanState

# ---- goals


def three_shipped(begun: TrajanState, now: TrajanState, seat: int) -> bool:
    """[TR-7.4] Three equal cards have been shipped at once."""
    before, after = begun.players[seat], now.players[seat]
    table = now.box.ships.tile("identical").coloured
    return after.points[SHIPS] - before.points[SHIPS] == table[2]


# ---- blanks


def action(view: TrajanState, seat: int) -> Name:
    """[TR-4.4] The action of the tray in which the last marker fell."""
    found = next(step for step in reversed(view.pending) if hasattr(step, "deed"))
    return action_name(view, found.deed)


def action_name(view: TrajanState, deed: Deed) -> Name:
    """What an action is called."""
    return view.box.circle.trays[DEEDS.index(deed)].name


def circle(view: TrajanState, seat: int, tray: str) -> int:
    """The markers on a tray."""
    return len(view.players[seat].trays[[str(t) for t in TRAYS].index(tray)])


def time(view: TrajanState, seat: int, what: str = "") -> int:
    """[TR-3.4] Where the time marker stands, or how many spaces are left to the end of the round."""
    return view.loop - view.time if what == "left" else view.time


TEACHING = Teaching(
    goals={"three-shipped": three_shipped},
    moments=MOMENTS,
    blanks={"action": action, "circle": circle, "time": time},
)
