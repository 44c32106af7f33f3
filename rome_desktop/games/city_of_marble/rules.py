"""The rules of the game, all together."""

from operator import attrgetter

from rome_desktop.engine.game import Rules
from rome_desktop.games.city_of_marble import aqueducts, ending, setup, sites, solo, tiles, turn
from rome_desktop.games.city_of_marble.actions import NOTATION
from rome_desktop.games.city_of_marble.components import Box
from rome_desktop.games.city_of_marble.hidden import ZONES
from rome_desktop.games.city_of_marble.state import MarbleState, restore

RULES = Rules(
    box=Box,
    state=MarbleState,
    steps=(
        setup.RevealHillTiles,
        setup.DealBridgeTiles,
        setup.ChooseFirstPlayer,
        turn.BeginTurn,
        turn.BeginLastTurn,
        turn.TakeAction,
        turn.ExtraAction,
        turn.EndTurn,
        tiles.PlaceMagistrate,
        tiles.TakeBridge,
        aqueducts.TouchSprings,
        aqueducts.LayPieces,
        aqueducts.LayPiece,
        aqueducts.ExpandAgain,
        aqueducts.ExpandNext,
        sites.ResolveSites,
        sites.ChooseSite,
        sites.OfferWithdrawal,
        sites.WithdrawMagistrate,
        solo.SenateTile,
        solo.SenateTouchesSprings,
        ending.FinalScoring,
    ),
    notation=NOTATION,
    zones=ZONES,
    setup=setup.setup,
    restore=restore,
    standings=ending.standings,
    winners=ending.winners,
    ended=ending.ended,
    decisions_bound=3000,  # [RM-11.6] every match comes to its end
    round_of=attrgetter("round"),
)
