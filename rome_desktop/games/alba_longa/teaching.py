"""What the lessons of the game ask by name: moments of the coach, and blanks of texts."""

from collections.abc import Callable

from rome_desktop.engine.edition import Name
from rome_desktop.engine.teaching import Teaching
from rome_desktop.games.alba_longa import soldiers
from rome_desktop.games.alba_longa.ids import DICE, Die, Workplace
from rome_desktop.games.alba_longa.moments import MOMENTS
from rome_desktop.games.alba_longa.state import AlbaState, Player
from rome_desktop.games.alba_longa.workers import quarrymen

PEOPLE: dict[str, Callable[[Player], int]] = {
    Workplace.BARRACKS: lambda player: player.soldiers,
    Workplace.MARKET: lambda player: len(player.merchants),
    Workplace.QUARRY: quarrymen,
    Workplace.TEMPLE: lambda player: player.priests + player.priest_captives,
    Workplace.FARM: lambda player: len(player.fields) + player.granary + player.granary_captives,
}

# ---- blanks


def die(view: AlbaState, seat: int, colour: str) -> int:
    """[AL-6.5] What a die shows in this call."""
    return view.dice[DICE.index(Die(colour))]


def at(view: AlbaState, seat: int, workplace: str, side: str = "") -> int:
    """[AL-7] How many work there for the seat, or for the side of this number, captives included."""
    return PEOPLE[workplace](view.players[int(side) if side else seat])


def strength(view: AlbaState, seat: int, side: str = "") -> int:
    """[AL-9.6] Soldiers and the hero that lies open, of the seat or of the side of this number."""
    return soldiers.strength(view, int(side) if side else seat)


def mouths(view: AlbaState, seat: int) -> int:
    """[AL-19.1] The wheat that feeds the seat's whole city."""
    return view.players[seat].population * view.box.feeding.wheat_each


def climate(view: AlbaState, seat: int, when: str = "") -> Name:
    """[AL-2.8, AL-15.2] The climate of this year, or of the `next` one once it is known."""
    wanted = view.climates[-1] if when else view.climate
    name = next(row.name for row in view.box.weather.wheat if row.climate == wanted)
    return Name(name.en.lower(), name.fr.lower())


def yields(view: AlbaState, seat: int) -> int:
    """[AL-15.1] What a standing farmer brings this year, unimproved."""
    return view.map.wheat[view.climate]


def farmers(view: AlbaState, seat: int, newcomers: str) -> int:
    """[AL-15.1, AL-19.1, AL-19.3] Farmers still wanted to feed all and grow by so many, unimproved."""
    player = view.players[seat]
    wanted = mouths(view, seat) + view.box.growth.wheat[int(newcomers) - 1] - player.wheat
    return max(0, -(-wanted // yields(view, seat)) - player.standing_farmers)


TEACHING = Teaching(
    moments=MOMENTS,
    blanks={
        "die": die,
        "at": at,
        "strength": strength,
        "mouths": mouths,
        "climate": climate,
        "yields": yields,
        "farmers": farmers,
    },
)
