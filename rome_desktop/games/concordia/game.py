"""The declaration of the game."""

from operator import attrgetter

from rome_desktop.engine.game import Game, Option
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
from rome_desktop.games.concordia.components import BOARDS, LEVELS, Box
from rome_desktop.games.concordia.hidden import ZONES
from rome_desktop.games.concordia.state import ConcordiaState, restore

CONCORDIA = Game(
    key="concordia",
    title={"en": "Concordia", "fr": "Concordia"},
    revision=1,
    seats=(2, 3, 4, 5),
    options=(
        Option("map", BOARDS, setup.DEFAULTS["map"]),
        Option("colonist", ("rulebook", "later"), setup.DEFAULTS["colonist"]),
        Option("intermediate", ("no", "yes"), setup.DEFAULTS["intermediate"]),
    ),
    solo=LEVELS,
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
    refuse_seats=setup.refuse_seats,
    ranks=ending.ranks,
)
