"""The rules of the game, all together."""

from operator import attrgetter

from rome_desktop.engine.game import Rules
from rome_desktop.games.concordia import (
    architect,
    cards,
    colonists,
    ending,
    market,
    mercator,
    prefect,
    setup,
    solo,
    storehouse,
    tribune,
    turn,
)
from rome_desktop.games.concordia.actions import NOTATION
from rome_desktop.games.concordia.box import Box
from rome_desktop.games.concordia.hidden import ZONES
from rome_desktop.games.concordia.state import ConcordiaState, restore

RULES = Rules(
    box=Box,
    state=ConcordiaState,
    steps=(
        setup.LayCityTokens,
        setup.LayMarkers,
        setup.ShuffleDeck,
        setup.DealDisplay,
        setup.ChooseFirstPlayer,
        setup.BeginAlone,
        turn.BeginTurn,
        turn.PlayCard,
        turn.EndTurn,
        tribune.RecruitColonist,
        tribune.ScoreOnce,
        architect.MoveColonists,
        architect.BuildHouses,
        prefect.ChooseProvince,
        colonists.PlaceColonists,
        mercator.TradeGoods,
        cards.CopyCard,
        market.SenatorBuys,
        market.ConsulBuys,
        market.PayMark,
        market.RefillDisplay,
        storehouse.KeepGoods,
        solo.RivalActs,
        ending.FinalScoring,
    ),
    notation=NOTATION,
    zones=ZONES,
    setup=setup.setup,
    restore=restore,
    standings=ending.standings,
    winners=ending.winners,
    ended=ending.ended,
    decisions_bound=10000,
    round_of=attrgetter("round"),
)
