"""What the steps still to be taken in a turn promise, in points, before anybody has decided them."""

from rome_desktop.ai.nova_roma.weights import Weights
from rome_desktop.ai.nova_roma.worth import row_of
from rome_desktop.engine.steps import Step
from rome_desktop.games.nova_roma.building import ChooseBuilding, ChooseSite, OfferBuilding, OfferSite
from rome_desktop.games.nova_roma.forum import BeginTurn, EndTurn, TakeAction
from rome_desktop.games.nova_roma.gains import NameGood, NameGoods, Receive, can_pay
from rome_desktop.games.nova_roma.performing import FixPower, line_power
from rome_desktop.games.nova_roma.petition import ChoosePetition, OfferPetition
from rome_desktop.games.nova_roma.producing import (
    COLUMNS,
    ROWS,
    OfferWork,
    PlaceByCard,
    TileEffect,
    UseOnce,
    Work,
    free_cells,
)
from rome_desktop.games.nova_roma.racing import (
    HORSE,
    AdvanceMarker,
    OfferAdvance,
    OfferBoost,
    OfferWheel,
    TurnWheel,
)
from rome_desktop.games.nova_roma.recruiting import OfferCards, PlayCard, RecruitPlay, TakeCard, why_not_pay
from rome_desktop.games.nova_roma.rewards import ChooseReward, TakeRewards
from rome_desktop.games.nova_roma.sailing import ChooseMaritime, OfferLeg, OfferMaritime, SailOn
from rome_desktop.games.nova_roma.state import NovaState
from rome_desktop.games.nova_roma.tables import Cost
from rome_desktop.games.nova_roma.upgrading import ChooseTile, LayTile, OfferTile


def promise(state: NovaState, seat: int, w: Weights) -> float:
    """Of all steps of the seat that lie on the pile up to the end of the turn."""
    worth = 0.0
    for step in state.pending[::-1]:
        if isinstance(step, (EndTurn, BeginTurn)):
            break
        worth += of_step(state, seat, step, w)
    return worth


def of_step(state: NovaState, seat: int, step: Step, w: Weights) -> float:
    """One step; those of others promise nothing."""
    if getattr(step, "seat", seat) != seat:
        return 0.0
    match step:
        case TakeAction(acts=acts):
            return sum([of_act(state, seat, act, power_of(state, seat, act), w) for act in acts])
        case FixPower():
            power = min(3, line_power(state, seat, state.action) + state.extra)
            return of_act(state, seat, state.action, power, w)
        case Receive(unit=unit, amount=amount):
            return of_unit(unit, w) * amount
        case NameGoods(left=left) | NameGood(left=left):
            return 0.8 * w.good * left
        case TakeRewards(sources=sources) | ChooseReward(sources=sources):
            return 2.0 * w.good * len(sources)
        case OfferSite(shape=shape) | ChooseSite(shape=shape):
            return placing(state, seat, shape, step.zones, w)
        case OfferLeg(sails=sails) | SailOn(sails=sails):
            return sailing(state, seat, sails, w)
        case OfferWork(left=left) | Work(left=left):
            return working(state, seat, left, w)
        case OfferAdvance(left=left) | AdvanceMarker(left=left):
            return racing(state, seat, left, w)
        case OfferCards(left=left) | TakeCard(left=left):
            return w.draw * left
        case _:
            return plain(state, seat, step, w)


def of_unit(unit: str, w: Weights) -> float:
    """One of what is about to be received."""
    units = {"coins": w.coin, "influence": w.influence, "artisan": w.artisan, "cards": w.hand}
    return units.get(unit, 0.8 * w.good)


def plain(state: NovaState, seat: int, step: Step, w: Weights) -> float:
    """Steps without figures of their own."""
    if isinstance(step, RecruitPlay):
        return playing(state, seat, state.power, w)
    if isinstance(step, PlayCard):
        return w.play
    if isinstance(step, (OfferMaritime, ChooseMaritime)):
        return of_act(state, seat, "sail", state.power, w)
    if isinstance(step, (OfferBuilding, ChooseBuilding)):
        return building(state, seat, state.power, w)
    if isinstance(step, (OfferPetition, ChoosePetition)):
        return petition(state, seat, state.power, w)
    if isinstance(step, (OfferTile, ChooseTile)):
        return w.lay
    if isinstance(step, LayTile):
        return laying(state, step.tile, w)
    if isinstance(step, PlaceByCard):
        return working(state, seat, 1, w)
    if isinstance(step, (OfferWheel, TurnWheel)):
        return w.token
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


def of_act(state: NovaState, seat: int, act: str, power: int, w: Weights) -> float:
    """About what an action at some power brings, costs taken off."""
    player = state.players[seat]
    match act:
        case "trade":
            return w.coin * power + w.buy * min(6, player.coins + power)
        case "upgrade":
            room = min(power, state.box.limits.influence - player.influence)
            return w.influence * room + w.coin * (power - room) + w.lay
        case "recruit":
            return w.draw * power + playing(state, seat, power, w)
        case "sail":
            costs = payable(state, seat, state.maritime_row, power)
            voyage = w.contract + sailing(state, seat, power, w)
            return max([voyage - price(c, w) for c in costs], default=0.1)
        case "build":
            return building(state, seat, power, w)
        case "race":
            return racing(state, seat, power, w)
        case "produce":
            return working(state, seat, power, w)
        case _:
            return petition(state, seat, power, w)


def petition(state: NovaState, seat: int, power: int, w: Weights) -> float:
    """The best other action for some of the influence."""
    most = min(power, state.players[seat].influence)
    best = 0.0
    for paid in range(1, most + 1):
        for act in state.box.acts:
            if act not in ("petition", "upgrade"):
                best = max(best, of_act(state, seat, str(act), paid, w) - w.influence * paid)
    return best


def racing(state: NovaState, seat: int, spaces: int, w: Weights) -> float:
    """Spaces that the horses at hand allow."""
    player = state.players[seat]
    horses, last = state.map.horses, state.box.hippodrome.last_space
    room = 0
    for space in player.markers:
        for ahead in range(space + 1, last + 1):
            if horses[ahead] > player.goods[HORSE]:
                break
            room += 1
    return w.space * min(spaces, room)


def working(state: NovaState, seat: int, left: int, w: Weights) -> float:
    """Artisans placed where row, column and tile yield most; each one makes the next one's line richer."""
    player = state.players[seat]
    free = free_cells(state, seat)
    hands = min(left, player.artisans, len(free))
    worth = 0.0
    if hands:
        busy = player.workers
        yields = [
            (busy & ROWS[cell // 3]).bit_count() + (busy & COLUMNS[cell % 3]).bit_count() for cell in free
        ]
        tiles = any(player.estate[cell] and not player.spent >> cell & 1 for cell in free)
        worth = w.work * (hands * (2 + max(yields)) + hands * (hands - 1) / 2 + 1.5 * tiles)
    hired = min(left - hands, player.goods[0])
    return worth + hired * max(0.0, w.artisan - w.good)


def playing(state: NovaState, seat: int, power: int, w: Weights) -> float:
    """A card of the hand, if its price can be paid; one may still be drawn."""
    coins = state.box.actions.recruit_coins[power - 1]
    refusal = why_not_pay(state, seat, coins)
    if refusal is not None and refusal.reason != "no-card-in-the-hand":
        return 0.0
    return max(0.0, w.play - w.coin * coins)


def payable(state: NovaState, seat: int, row: list[str], power: int) -> list[Cost]:
    """Costs of the contracts within reach that can be paid."""
    costs = [state.map.costs[name] for name in row[: state.box.actions.contract_slots[power - 1]] if name]
    return [cost for cost in costs if can_pay(state.players[seat], cost, False)]


def price(cost: Cost, w: Weights) -> float:
    """What is given up for a contract."""
    goods = sum([row_of(w.good, w.good_more, amount) for amount in cost.goods])
    return w.give * goods + w.coin * cost.coins + w.artisan * cost.artisans


def sailing(state: NovaState, seat: int, sails: int, w: Weights) -> float:
    """Legs that so many sails are good for."""
    ways = [leg.port for ship in state.players[seat].ships for leg in state.map.legs[ship]]
    if not ways or min(port.sails for port in ways) > sails:
        return 0.0
    return w.leg * sails


def building(state: NovaState, seat: int, power: int, w: Weights) -> float:
    """The best contract within reach, its points and its pieces."""
    best = 0.0
    zones = state.box.actions.zones_by_power[power - 1]
    names = state.building_row[: state.box.actions.contract_slots[power - 1]]
    for name in names:
        if name and can_pay(state.players[seat], state.map.costs[name], state.waived):
            placed = placing(state, seat, state.map.shape_of[name], zones, w)
            worth = state.map.points_of[name] + w.contract + placed - price(state.map.costs[name], w)
            best = max(best, worth)
    return best


def laying(state: NovaState, name: str, w: Weights) -> float:
    """A tile taken and about to be put down."""
    tile = state.map.tiles[name]
    if tile.animals:
        return 2.5 * tile.animals
    return 0.5 + w.tile * (state.box.course.rounds - state.round)


def placing(state: NovaState, seat: int, shape: str, zones: int, w: Weights) -> float:
    """Pieces in the best zone that is open."""
    size = state.map.shape_cells[shape]
    piece = (w.piece_a, w.piece_b, w.piece_c)[zones - 1]
    return w.site * piece * size if state.players[seat].pieces >= size else 0.0
