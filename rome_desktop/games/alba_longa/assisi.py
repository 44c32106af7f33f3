"""[AL-24] Assisi: loot, captives, and what the city gains after the attacks."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.alba_longa import solo
from rome_desktop.games.alba_longa.actions import Add, Loot, PutCaptive
from rome_desktop.games.alba_longa.events import AssisiFortified, Looted, ProductAdded, SabotageLapsed
from rome_desktop.games.alba_longa.ids import (
    ASSISI,
    BARRACKS,
    FARM,
    MARKET,
    PRODUCTS,
    QUARRY,
    TEMPLE,
    Product,
    Season,
    Workplace,
)
from rome_desktop.games.alba_longa.sabotage import place_captive
from rome_desktop.games.alba_longa.state import AlbaState

LOOT = {product: Loot(product) for product in PRODUCTS}
ADD = {product: Add(product) for product in PRODUCTS}
PUT = {place: PutCaptive(place) for place in (MARKET, QUARRY, TEMPLE, FARM)}


def products(state: AlbaState) -> list[Product]:
    """[AL-24.5] What can be looted."""
    return [product for product, left in zip(PRODUCTS, state.loot, strict=True) if left]


@dataclass(frozen=True, slots=True)
class OfferLoot(Automatic):
    """[AL-24.5, AL-27.9, R58] A product instead of a sabotage; it lapses where nothing is left."""

    seat: int

    def run(self, state: AlbaState, log: Log | None) -> None:
        legal = products(state)
        if not legal:
            if log:
                log(SabotageLapsed(self.seat, str(ASSISI)))
        elif state.is_shadow(self.seat):
            shadow_loots(state, self.seat, solo.product_to_loot(state, legal), log)
        else:
            state.pending.append(LootAssisi(self.seat))


def change_loot(state: AlbaState, product: Product, change: int) -> int:
    """Add or take away a product; the amount it holds."""
    number = PRODUCTS.index(product)
    loot = list(state.loot)
    loot[number] += change
    state.loot = tuple(loot)
    return state.box.assisi.products[number].amount


@dataclass(frozen=True, slots=True)
class LootAssisi(Decision):
    """[AL-24.5, R61] One product, as long as it is there."""

    seat: int

    def options(self, state: AlbaState) -> list[Action]:
        return [LOOT[product] for product in products(state)]

    def resolve(self, state: AlbaState, action: Loot, log: Log | None) -> None:
        player = state.players[self.seat]
        amount = change_loot(state, action.product, -1)
        if action.product == Product.CAPTIVE:
            state.bank_captives += amount
            state.pending.append(PlaceCaptive(self.seat))
            return
        if action.product == Product.COIN:
            player.coins += amount
        else:
            player.wheat += amount
        if log:
            log(Looted(self.seat, action.product, ""))

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        if isinstance(action, Loot):
            return Refusal("AL-24.5", "product-not-there")
        return Refusal("AL-24.5", "loot-first")


def shadow_loots(state: AlbaState, side: int, product: Product, log: Log | None) -> None:
    """[AL-27.9] A captive works in its quarry; wheat and coins go to the supply."""
    amount = change_loot(state, product, -1)
    workplace = ""
    if product == Product.CAPTIVE:
        state.bank_captives += amount
        place_captive(state, state.players[side], QUARRY)
        workplace = str(QUARRY)
    elif product == Product.COIN:
        state.bank_coins += amount
    else:
        state.bank_wheat += amount
    if log:
        log(Looted(side, product, workplace))


def captive_places(state: AlbaState) -> list[Workplace]:
    """[AL-24.6, R62] With A Job Well Done in the harvest season the granary too."""
    granary = state.job_well_done and state.season == Season.HARVEST
    return [MARKET, QUARRY, TEMPLE, FARM] if granary else [MARKET, QUARRY, TEMPLE]


@dataclass(frozen=True, slots=True)
class PlaceCaptive(Decision):
    """[AL-24.6, R62] Where the captive from Assisi works this season."""

    seat: int

    def options(self, state: AlbaState) -> list[Action]:
        return [PUT[place] for place in captive_places(state)]

    def resolve(self, state: AlbaState, action: PutCaptive, log: Log | None) -> None:
        place_captive(state, state.players[self.seat], action.workplace)
        if log:
            log(Looted(self.seat, Product.CAPTIVE, str(action.workplace)))

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        if not isinstance(action, PutCaptive):
            return Refusal("AL-24.6", "place-the-captive-first")
        if action.workplace == BARRACKS:
            return Refusal("AL-24.6", "no-captive-soldiers")
        return Refusal("AL-24.6", "no-captive-on-this-farm")


@dataclass(frozen=True, slots=True)
class EndOfAttacks(Automatic):
    """[AL-24.7, AL-24.8, R59, R60] Assisi gains a defender if it was attacked, and a product every season."""

    attacked: bool

    def run(self, state: AlbaState, log: Log | None) -> None:
        rules = state.box.assisi
        gained = min(rules.defenders_gained, rules.defenders_max - state.defenders) if self.attacked else 0
        if gained > 0:
            state.defenders += gained
            state.bank_peasants -= gained
            if log:
                log(AssisiFortified(state.defenders))
        legal = addable(state)
        if not legal:
            return
        if state.is_shadow(state.king):
            add_product(state, state.king, solo.product_to_add(state, legal), log)
        else:
            state.pending.append(AddProduct(state.king))


def addable(state: AlbaState) -> list[Product]:
    """[AL-24.8] What there is still room for."""
    rules = state.box.assisi
    if sum(state.loot) >= rules.max_all:
        return []
    return [product for product, n in zip(PRODUCTS, state.loot, strict=True) if n < rules.max_each]


@dataclass(frozen=True, slots=True)
class AddProduct(Decision):
    """[AL-24.8, R59] The King of Kings adds a product of his choice."""

    seat: int

    def options(self, state: AlbaState) -> list[Action]:
        return [ADD[product] for product in addable(state)]

    def resolve(self, state: AlbaState, action: Add, log: Log | None) -> None:
        add_product(state, self.seat, action.product, log)

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        if isinstance(action, Add):
            return Refusal("AL-24.8", "no-room-for-this-product", most=state.box.assisi.max_each)
        return Refusal("AL-24.8", "add-a-product-first")


def add_product(state: AlbaState, side: int, product: Product, log: Log | None) -> None:
    """[AL-24.8] From the supply."""
    amount = change_loot(state, product, 1)
    if product == Product.COIN:
        state.bank_coins -= amount
    elif product == Product.WHEAT:
        state.bank_wheat -= amount
    else:
        state.bank_captives -= amount
    if log:
        log(ProductAdded(side, product))
