"""[NR-7.4] The steps of the seven actions that a Petition can pay for."""

from functools import cache

from rome_desktop.engine.steps import Step
from rome_desktop.games.nova_roma.building import OfferBuilding
from rome_desktop.games.nova_roma.gains import TrimHand
from rome_desktop.games.nova_roma.producing import ProduceWork
from rome_desktop.games.nova_roma.racing import OfferBoost, RaceMarkers
from rome_desktop.games.nova_roma.recruiting import RecruitCards, RecruitPlay
from rome_desktop.games.nova_roma.sailing import OfferMaritime
from rome_desktop.games.nova_roma.trading import OfferGoods, OfferSale, TradeIncome
from rome_desktop.games.nova_roma.upgrading import OfferTile, OfferWine, UpgradeIncome


@cache
def steps_of(act: str, seat: int) -> tuple[Step, ...]:
    """From top to bottom."""
    match act:
        case "trade":
            return TradeIncome(seat), OfferSale(seat), OfferGoods(seat)
        case "upgrade":
            return UpgradeIncome(seat), OfferWine(seat), OfferTile(seat)
        case "recruit":
            return RecruitCards(seat), RecruitPlay(seat), TrimHand(seat)
        case "sail":
            return (OfferMaritime(seat),)
        case "build":
            return (OfferBuilding(seat),)
        case "race":
            return RaceMarkers(seat), OfferBoost(seat)
        case _:
            return (ProduceWork(seat),)
