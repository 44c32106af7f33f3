"""What the lessons of the game ask by name: goals, moments of the coach, and blanks of texts."""

from rome_desktop.engine.teaching import Teaching
from rome_desktop.games.concordia import architect, colonists, prefect, scoring
from rome_desktop.games.concordia.ids import Deity
from rome_desktop.games.concordia.moments import MOMENTS
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.storehouse import has

# ---- goals


def two_colonists(begun: ConcordiaState, now: ConcordiaState, seat: int) -> bool:
    """[CO-7.1] The storehouse holds what two new colonists cost."""
    return has(now.players[seat], now.box.colonist_cost.goods * 2)


# ---- blanks


def room(view: ConcordiaState, seat: int) -> int:
    """[CO-14.2] Free slots."""
    return view.room(seat)


def on_board(view: ConcordiaState, seat: int) -> int:
    """[CO-5.1] The seat's colonists on the board."""
    return view.colonists(seat)


def houses(view: ConcordiaState, seat: int, side: str = "") -> int:
    """[CO-5.9] The houses of the seat, or of the side of this number."""
    return view.built[int(side) if side else seat].bit_count()


def coins(view: ConcordiaState, seat: int, city: str) -> int:
    """[CO-5.12] Coins for the next house in a city."""
    return architect.coins(view, city)


def money(view: ConcordiaState, seat: int, where: str) -> int:
    """[CO-6.4, CO-7.4] Coins that the `markers` show, or that a `colonist` card brings."""
    if where == "colonist":
        return colonists.cash(view, seat)
    return prefect.shown_coins(view)


def provinces(view: ConcordiaState, seat: int) -> int:
    """[CO-17.3] Provinces with a house of the seat."""
    return scoring.provinces(view, seat)


def kinds(view: ConcordiaState, seat: int) -> int:
    """[CO-17.4] Kinds of goods that the seat's houses make."""
    return scoring.kinds(view, seat)


def wealth(view: ConcordiaState, seat: int) -> int:
    """[CO-17.1] Coins, and all goods at their price."""
    return scoring.wealth(view, seat)


def worth(view: ConcordiaState, seat: int, god: str) -> int:
    """[CO-17.1 to CO-17.5] What each card of a god brings the seat now."""
    return scoring.values(view, seat)[Deity(god)]


def cards(view: ConcordiaState, seat: int, god: str = "") -> int:
    """[CO-17.1] The seat's cards, or those of one god, in hand and on the pile."""
    player = view.players[seat]
    return sum(not god or view.map.god[card] == god for card in (*player.hand, *player.pile))


def points(view: ConcordiaState, seat: int, category: str) -> int:
    """[CO-17] What a god or the Concordia card would bring if the game ended now."""
    return scoring.categories(view, seat)[category]


def total(view: ConcordiaState, seat: int, side: str = "") -> int:
    """[CO-17] All points of the seat, or of the side of this number, if the game ended now."""
    return scoring.score(view, int(side) if side else seat)


TEACHING = Teaching(
    goals={"two-colonists": two_colonists},
    moments=MOMENTS,
    blanks={
        "room": room,
        "on_board": on_board,
        "houses": houses,
        "coins": coins,
        "money": money,
        "provinces": provinces,
        "kinds": kinds,
        "wealth": wealth,
        "worth": worth,
        "cards": cards,
        "points": points,
        "total": total,
    },
)
