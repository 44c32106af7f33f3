"""What the steps still to be taken in a turn promise, in points, before anybody has decided them."""

from rome_desktop.ai.nova_roma.worth import COIN, GOODS, INFLUENCE, PIECE, TILE, table
from rome_desktop.engine.steps import Step
from rome_desktop.games.nova_roma.building import ChooseBuilding, ChooseSite, OfferBuilding, OfferSite
from rome_desktop.games.nova_roma.forum import BeginTurn, EndTurn, TakeAction
from rome_desktop.games.nova_roma.gains import NameGood, NameGoods, Receive, can_pay
from rome_desktop.games.nova_roma.performing import FixPower, line_power
from rome_desktop.games.nova_roma.petition import ChoosePetition, OfferPetition
from rome_desktop.games.nova_roma.producing import OfferWork, PlaceByCard, TileEffect, UseOnce, Work
from rome_desktop.games.nova_roma.racing import AdvanceMarker, OfferAdvance, OfferBoost, OfferWheel, TurnWheel
from rome_desktop.games.nova_roma.recruiting import OfferCards, PlayCard, RecruitPlay, TakeCard, why_not_pay
from rome_desktop.games.nova_roma.rewards import ChooseReward, TakeRewards
from rome_desktop.games.nova_roma.sailing import ChooseMaritime, OfferLeg, OfferMaritime, SailOn
from rome_desktop.games.nova_roma.state import NovaState
from rome_desktop.games.nova_roma.tables import Cost
from rome_desktop.games.nova_roma.upgrading import ChooseTile, LayTile, OfferTile

LEG = 1.8
"""A leg sailed."""
SPACE = 0.75
WORK = 1.3
ARTISAN = 1.32
DRAWN = 0.35
PLAYED = 1.2
GIVEN = 0.8
"""Share of the worth of goods that is felt when they are paid."""
UNIT = {"coins": COIN, "influence": INFLUENCE, "artisan": ARTISAN, "cards": 0.45, "goods_choice": 0.5}


def promise(state: NovaState, seat: int) -> float:
    """Of all steps of the seat that lie on the pile up to the end of the turn."""
    worth = 0.0
    for step in state.pending[::-1]:
        if isinstance(step, (EndTurn, BeginTurn)):
            break
        worth += of_step(state, seat, step)
    return worth


def of_step(state: NovaState, seat: int, step: Step) -> float:
    """One step; those of others promise nothing."""
    if getattr(step, "seat", seat) != seat:
        return 0.0
    match step:
        case TakeAction(acts=acts):
            return sum(of_act(state, seat, act, power_of(state, seat, act)) for act in acts)
        case FixPower():
            power = min(3, line_power(state, seat, state.action) + state.extra)
            return of_act(state, seat, state.action, power)
        case Receive(unit=unit, amount=amount):
            return UNIT.get(unit, GOODS[1]) * amount
        case NameGoods(left=left) | NameGood(left=left):
            return 0.5 * left
        case TakeRewards(sources=sources) | ChooseReward(sources=sources):
            return 1.0 * len(sources)
        case OfferSite(shape=shape) | ChooseSite(shape=shape):
            return placing(state, seat, shape, step.zones)
        case OfferLeg(sails=sails) | SailOn(sails=sails):
            return sailing(state, seat, sails)
        case OfferWork(left=left) | Work(left=left):
            return WORK * min(left, state.players[seat].artisans + min(state.players[seat].goods[0], 1))
        case OfferAdvance(left=left) | AdvanceMarker(left=left):
            return SPACE * left
        case OfferCards(left=left) | TakeCard(left=left):
            return DRAWN * left
        case _:
            return plain(state, seat, step)


def plain(state: NovaState, seat: int, step: Step) -> float:
    """Steps without figures of their own."""
    if isinstance(step, RecruitPlay):
        return playing(state, seat, state.power)
    if isinstance(step, PlayCard):
        return PLAYED
    if isinstance(step, (OfferMaritime, ChooseMaritime)):
        return of_act(state, seat, "sail", state.power)
    if isinstance(step, (OfferBuilding, ChooseBuilding)):
        return building(state, seat, state.power)
    if isinstance(step, (OfferPetition, ChoosePetition)):
        return petition(state, seat, state.power)
    if isinstance(step, (OfferTile, ChooseTile)):
        return 1.0
    if isinstance(step, LayTile):
        return laying(state, step.tile)
    if isinstance(step, PlaceByCard):
        return WORK
    if isinstance(step, (OfferWheel, TurnWheel)):
        return 0.8
    if isinstance(step, (UseOnce, TileEffect)):
        return 1.0
    return 0.2 if isinstance(step, OfferBoost) else 0.0


def power_of(state: NovaState, seat: int, act: str) -> int:
    """The power an action would have now, a power card included."""
    player = state.players[seat]
    extra = 0
    for number in player.row:
        card = state.box.subject_cards.cards[number - 1]
        if card.trigger == act and card.effect.kind == "power" and number not in player.used:
            extra = card.effect.amount
    return max(1, min(3, line_power(state, seat, act) + extra))


def of_act(state: NovaState, seat: int, act: str, power: int) -> float:
    """About what an action at some power brings, costs taken off."""
    player = state.players[seat]
    match act:
        case "trade":
            return COIN * power + 0.08 * min(6, player.coins + power)
        case "upgrade":
            room = min(power, state.box.limits.influence - player.influence)
            return INFLUENCE * room + COIN * (power - room) + 1.0
        case "recruit":
            return DRAWN * power + playing(state, seat, power)
        case "sail":
            costs = payable(state, seat, state.maritime_row, power)
            return max((1.0 + sailing(state, seat, power) - price(c) for c in costs), default=0.1)
        case "build":
            return building(state, seat, power)
        case "race":
            return SPACE * power
        case "produce":
            return WORK * min(power, player.artisans + min(player.goods[0], 1))
        case _:
            return petition(state, seat, power)


def petition(state: NovaState, seat: int, power: int) -> float:
    """The best other action for some of the influence."""
    most = min(power, state.players[seat].influence)
    best = 0.0
    for paid in range(1, most + 1):
        for act in state.box.acts:
            if act not in ("petition", "upgrade"):
                best = max(best, of_act(state, seat, str(act), paid) - INFLUENCE * paid)
    return best


def playing(state: NovaState, seat: int, power: int) -> float:
    """A card of the hand, if its price can be paid; one may still be drawn."""
    coins = state.box.actions.recruit_coins[power - 1]
    refusal = why_not_pay(state, seat, coins)
    if refusal is not None and refusal.reason != "no-card-in-the-hand":
        return 0.0
    return max(0.0, PLAYED - COIN * coins)


def payable(state: NovaState, seat: int, row: list[str], power: int) -> list[Cost]:
    """Costs of the contracts within reach that can be paid."""
    costs = [state.map.costs[name] for name in row[: state.box.actions.contract_slots[power - 1]] if name]
    return [cost for cost in costs if can_pay(state.players[seat], cost, False)]


def price(cost: Cost) -> float:
    """What is given up for a contract."""
    goods = sum(table(GOODS, amount) for amount in cost.goods)
    return GIVEN * goods + COIN * cost.coins + ARTISAN * cost.artisans


def sailing(state: NovaState, seat: int, sails: int) -> float:
    """Legs that so many sails are good for."""
    ways = [leg.port for ship in state.players[seat].ships for leg in state.map.legs[ship]]
    if not ways or min(port.sails for port in ways) > sails:
        return 0.0
    return LEG * sails


def building(state: NovaState, seat: int, power: int) -> float:
    """The best contract within reach, its points and its pieces."""
    best = 0.0
    zones = state.box.actions.zones_by_power[power - 1]
    names = state.building_row[: state.box.actions.contract_slots[power - 1]]
    for name in names:
        if name and can_pay(state.players[seat], state.map.costs[name], state.waived):
            placed = placing(state, seat, state.map.shape_of[name], zones)
            best = max(best, state.map.points_of[name] + 0.6 + placed - price(state.map.costs[name]))
    return best


def laying(state: NovaState, name: str) -> float:
    """A tile taken and about to be put down."""
    tile = state.map.tiles[name]
    if tile.animals:
        return 2.5 * tile.animals
    return 0.5 + TILE * (state.box.course.rounds - state.round)


def placing(state: NovaState, seat: int, shape: str, zones: int) -> float:
    """Pieces in the best zone that is open."""
    size = state.map.shape_cells[shape]
    return 1.2 * PIECE[zones - 1] * size if state.players[seat].pieces >= size else 0.0
