"""What the lessons of the game ask by name: goals, moments of the coach, and blanks of texts."""

from rome_desktop.engine.teaching import Teaching
from rome_desktop.games.nova_roma.ending import amount_of, standings
from rome_desktop.games.nova_roma.moments import MOMENTS
from rome_desktop.games.nova_roma.performing import line_power
from rome_desktop.games.nova_roma.state import NovaState

BASILICA = "BC17"
"""What the first chapters save up for."""

# ---- goals


def both_sold(begun: NovaState, now: NovaState, seat: int) -> bool:
    """[NR-9.2] A pair of cards has been sold."""
    pair = now.box.actions.cards_per_coin
    return len(begun.players[seat].hand) - len(now.players[seat].hand) == pair


def basilica(begun: NovaState, now: NovaState, seat: int) -> bool:
    """[NR-14.1] The goods that the Basilica costs are there."""
    cost = now.map.costs[BASILICA]
    return all(held >= asked for held, asked in zip(now.players[seat].goods, cost.goods, strict=True))


def two_spaces(begun: NovaState, now: NovaState, seat: int) -> bool:
    """[NR-15.1] Markers have advanced by two spaces."""
    return sum(now.players[seat].markers) - sum(begun.players[seat].markers) == 2


def second_laurels(begun: NovaState, now: NovaState, seat: int) -> bool:
    """[NR-13.11] A ship has come to a port that is worth more than the first one with points."""
    points = now.map.port_points
    first = min(worth for worth in points.values() if worth)
    return any(points[ship] > first for ship in now.players[seat].ships)


def finish(begun: NovaState, now: NovaState, seat: int) -> bool:
    """[NR-15.7] One more marker stands on the last space."""
    last = now.box.hippodrome.last_space
    return now.players[seat].markers.count(last) > begun.players[seat].markers.count(last)


def one_more_animal(begun: NovaState, now: NovaState, seat: int) -> bool:
    """[NR-17.4] There is an animal more on the estate."""
    before, after = (amount_of(view, view.players[seat], "animal_tiles") for view in (begun, now))
    return after > before


# ---- blanks


def power(view: NovaState, seat: int, act: str = "") -> int:
    """[NR-6.1, NR-6.2] Of the action being performed, or what patricians and emperor give an action."""
    if not act:
        return view.power
    limits = view.box.limits
    return max(limits.power_least, min(limits.power_most, line_power(view, seat, act)))


def points(view: NovaState, seat: int, category: str, side: str = "") -> int:
    """[NR-20] What one category, or `all` of them, would bring the seat or another side now."""
    standing = standings(view)[int(side) if side else seat]
    return standing.score if category == "all" else standing.categories[category]


TEACHING = Teaching(
    goals={
        "both-sold": both_sold,
        "basilica": basilica,
        "two-spaces": two_spaces,
        "second-laurels": second_laurels,
        "finish": finish,
        "one-more-animal": one_more_animal,
    },
    moments=MOMENTS,
    blanks={"power": power, "points": points},
)
