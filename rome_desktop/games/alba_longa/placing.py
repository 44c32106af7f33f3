"""[AL-7] Placing peasants at work."""

from rome_desktop.games.alba_longa.ids import BARRACKS, FARM, MARKET, QUARRY, WORKPLACES, Season, Workplace
from rome_desktop.games.alba_longa.state import STANDING, AlbaState, Player

IN_GROWING = WORKPLACES[:-1]


def open_workplaces(state: AlbaState) -> tuple[Workplace, ...]:
    """[AL-3.7, AL-4.3] The farm is open in the harvest season only."""
    return WORKPLACES if state.season == Season.HARVEST else IN_GROWING


def place(state: AlbaState, player: Player, workplace: Workplace, peasants: int) -> None:
    """[AL-3.8, AL-7.1 to AL-7.5] Idle peasants go to work; there is room for any number."""
    player.idle -= peasants
    if workplace == BARRACKS:
        player.soldiers += peasants
    elif workplace == MARKET:
        player.merchants += STANDING * peasants
    elif workplace == QUARRY:
        player.workers += peasants
    elif workplace == FARM:
        free = min(peasants, state.box.farm.fields - len(player.fields))
        player.fields += STANDING * free
        player.granary += peasants - free
    else:
        player.priests += peasants
