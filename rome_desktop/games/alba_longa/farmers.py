"""[AL-15, AL-22.5] Farmers: the weather, improving the harvest, and the wheat."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Chance, Decision, Dice, Refusal
from rome_desktop.games.alba_longa.actions import Improve, Pass, ShowClimate, TurnWeather
from rome_desktop.games.alba_longa.comparing import sole_leader
from rome_desktop.games.alba_longa.events import (
    ClimateShown,
    HarvestImproved,
    HarvestKept,
    PhaseBegun,
    WeatherTurned,
    WheatHarvested,
)
from rome_desktop.games.alba_longa.ids import CLIMATES, NOBODY, Climate, Phase
from rome_desktop.games.alba_longa.state import LYING, AlbaState, Player

IMPROVE, PASS = Improve(), Pass()
IMPROVEMENTS: list[Action] = [IMPROVE, PASS]


@dataclass(frozen=True, slots=True)
class BeginFarmers(Automatic):
    """[AL-15, AL-28.6, R32, R34] The card, next year's climate if there is one, improving, the harvest."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        state.phase = Phase.FARMERS
        if log:
            log(PhaseBegun(state.phase))
        next_year = (RevealClimate(),) if state.year < state.map.years else ()
        improving = (OfferImproving(side) for side in state.in_order() if not state.is_shadow(side))
        state.then(TurnCard(), *next_year, *improving, GatherHarvest())


def unseen(state: AlbaState) -> list[str]:
    """[AL-2.7, R02] Weather cards of this year's climate that may be the one of this year.

    Those left out at the beginning are among them as long as the game lasts [AL-26.12].
    """
    cards = state.box.prayers.cards
    return [c.id for c in cards if c.climate == state.climate and c.id not in state.weather]


@dataclass(frozen=True, slots=True)
class TurnCard(Chance):
    """[AL-2.7, AL-15.2, AL-26.8, R02] The card of this year; each unseen one of its climate is as likely."""

    def draw(self, state: AlbaState, dice: Dice) -> Action:
        return TurnWeather(dice.choice(unseen(state)))

    def resolve(self, state: AlbaState, action: TurnWeather, log: Log | None) -> None:
        state.weather += (action.card,)
        if log:
            log(WeatherTurned(state.climate, state.prayers))

    def refusal(self, state: AlbaState, action: Action) -> Refusal | None:
        if isinstance(action, TurnWeather) and action.card in unseen(state):
            return None
        return Refusal("AL-2.7", "a-card-of-this-climate")


def climates_left(state: AlbaState) -> list[Climate]:
    """[AL-2.7] Climates that the pile of the next year still holds: each of them once in three years."""
    begun = (state.year - 1) // len(CLIMATES) * len(CLIMATES) + 1
    return [climate for climate in CLIMATES if climate not in state.climates[begun:]]


@dataclass(frozen=True, slots=True)
class RevealClimate(Chance):
    """[AL-2.7, AL-15.2] The next card of the deck tells next year's climate."""

    def draw(self, state: AlbaState, dice: Dice) -> Action:
        return ShowClimate(dice.choice(climates_left(state)))

    def resolve(self, state: AlbaState, action: ShowClimate, log: Log | None) -> None:
        state.climates += (action.climate,)
        if log:
            log(ClimateShown(state.year + 1, action.climate))

    def refusal(self, state: AlbaState, action: Action) -> Refusal | None:
        if isinstance(action, ShowClimate) and action.climate in climates_left(state):
            return None
        return Refusal("AL-2.7", "a-climate-of-this-pile")


@dataclass(frozen=True, slots=True)
class OfferImproving(Automatic):
    """[AL-15.3, R32, R33, R52] Whoever has worship enough may improve, even without farmers."""

    seat: int

    def run(self, state: AlbaState, log: Log | None) -> None:
        if state.players[self.seat].worship >= state.prayers:
            state.pending.append(ImproveHarvest(self.seat))


@dataclass(frozen=True, slots=True)
class ImproveHarvest(Decision):
    """[AL-15.3, R33, R52] Pay as much worship as the card says, or decline."""

    seat: int

    def options(self, state: AlbaState) -> list[Action]:
        return IMPROVEMENTS[:]

    def resolve(self, state: AlbaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Improve):
            player = state.players[self.seat]
            player.worship -= state.prayers
            player.improved = True
            if log:
                log(HarvestImproved(self.seat, state.prayers, player.worship))
        elif log:
            log(HarvestKept(self.seat))

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        return Refusal("AL-15.3", "improve-or-pass")


def yields(state: AlbaState, player: Player) -> tuple[int, int, int, int]:
    """[AL-15.1, AL-15.3, AL-15.4] Standing farmers and what each brings, lying ones and what each brings."""
    weather = state.box.weather
    base = state.map.wheat[state.climate]
    each = base + weather.improved * player.improved
    return player.standing_farmers, each, player.fields.count(LYING), base - weather.laid_down


def harvest(state: AlbaState, player: Player) -> int:
    """[AL-15.1, AL-15.3, AL-15.4] Wheat of a King's farmers, captives in the granary included."""
    standing, each, lying, each_lying = yields(state, player)
    return standing * each + lying * each_lying


@dataclass(frozen=True, slots=True)
class GatherHarvest(Automatic):
    """[AL-15.1, AL-15.5, AL-22.5] The wheat goes to the granaries; 2 more where most farmers stand."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        best = sole_leader(state, lambda p: p.standing_farmers) if state.job_well_done else NOBODY
        for side in state.in_order():
            player = state.players[side]
            bonus = state.box.job_well_done.farmers_wheat if side == best else 0
            wheat = harvest(state, player) + bonus
            if wheat and not state.is_shadow(side):
                player.wheat += wheat
                state.bank_wheat -= wheat
                if log:
                    log(WheatHarvested(side, wheat, bonus, *yields(state, player)))
