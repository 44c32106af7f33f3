"""[AL-9, AL-11, AL-22.2] Soldiers: targets and heroes in secret, combat, and the heroes afterwards."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Chance, Decision, Dice, Refusal
from rome_desktop.games.alba_longa import solo
from rome_desktop.games.alba_longa.actions import Attack, Pass, PlayHero, Recall, ShadowHero
from rome_desktop.games.alba_longa.assisi import EndOfAttacks, OfferLoot
from rome_desktop.games.alba_longa.comparing import sole_leader
from rome_desktop.games.alba_longa.events import (
    CityAttacked,
    HeroesReturned,
    HeroesRevealed,
    HeroLaid,
    HeroRecalled,
    PhaseBegun,
    TargetLaid,
    TargetsRevealed,
)
from rome_desktop.games.alba_longa.ids import ASSISI, CITIES, NO_HERO, NOBODY, Phase
from rome_desktop.games.alba_longa.sabotage import OfferSabotage
from rome_desktop.games.alba_longa.state import AlbaState

ATTACK = {str(city): Attack(city) for city in CITIES}
lay = cache(PlayHero)
recall = cache(Recall)
PASS = Pass()


@dataclass(frozen=True, slots=True)
class BeginSoldiers(Automatic):
    """[AL-8.1, AL-9.1, AL-22.2, AL-28.6] The sealed rounds follow each other, then the cities."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        state.phase = Phase.SOLDIERS
        state.revealed = 0
        if log:
            log(PhaseBegun(state.phase))
        steps: list[Automatic | Decision] = []
        if state.job_well_done:
            leader = sole_leader(state, lambda player: player.soldiers)
            if leader != NOBODY and state.players[leader].used:
                steps.append(RecallHero(leader))
        armed = [side for side in state.in_order() if state.players[side].soldiers]
        steps += [ShadowTarget(side) if state.is_shadow(side) else ChooseTarget(side) for side in armed]
        state.then(*steps, RevealTargets())


@dataclass(frozen=True, slots=True)
class RecallHero(Decision):
    """[AL-22.2, AL-26.2, AL-26.11, R48, R50] The sole largest army may take a used hero back, in secret."""

    seat: int
    sealed = True

    def options(self, state: AlbaState) -> list[Action]:
        return [PASS, *map(recall, sorted(state.players[self.seat].used))]

    def resolve(self, state: AlbaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Recall):
            player = state.players[self.seat]
            player.used.remove(action.hero)
            player.active.append(action.hero)
            player.active.sort()
        if log:
            log(HeroRecalled(self.seat, isinstance(action, Recall)))

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        if isinstance(action, Recall):
            return Refusal("AL-22.2", "hero-not-used")
        return Refusal("AL-22.2", "recall-or-pass")


# Targets.


def targets(state: AlbaState, side: int) -> list[str]:
    """[AL-1.9, AL-9.1, AL-24.3, R20, R40] The cities whose cards a side can lay, never its own."""
    found = [p.city for other, p in enumerate(state.players) if other != side and p.alive]
    return [*found, str(ASSISI)] if state.assisi else found


@dataclass(frozen=True, slots=True)
class ChooseTarget(Decision):
    """[AL-9.1, AL-26.2, AL-26.11, R19, R20] Whoever has soldiers must attack; the card lies face down."""

    seat: int
    sealed = True

    def options(self, state: AlbaState) -> list[Action]:
        return [ATTACK[city] for city in targets(state, self.seat)]

    def resolve(self, state: AlbaState, action: Attack, log: Log | None) -> None:
        state.players[self.seat].target = [str(action.city)]
        if log:
            log(TargetLaid(self.seat))

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        if isinstance(action, Attack):
            return Refusal("AL-9.1", "no-such-target")
        return Refusal("AL-9.1", "choose-a-target-first")


@dataclass(frozen=True, slots=True)
class ShadowTarget(Automatic):
    """[AL-27.7] The Shadow's target."""

    seat: int

    def run(self, state: AlbaState, log: Log | None) -> None:
        shadow = state.players[self.seat]
        shadow.target = [solo.target(state, shadow)]
        if log:
            log(TargetLaid(self.seat))


@dataclass(frozen=True, slots=True)
class RevealTargets(Automatic):
    """[AL-9.2, AL-9.3] All city cards are turned over; who attacks or is attacked needs a hero."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        state.revealed = 1
        order = state.in_order()
        attackers = [side for side in order if state.players[side].target]
        if log and attackers:
            cards = tuple(state.players[side].target[0] for side in attackers)
            log(TargetsRevealed(tuple(attackers), cards, soldiers_of(state, attackers)))
        cities = {state.players[side].target[0] for side in attackers}
        fighting = [s for s in order if s in attackers or state.players[s].city in cities]
        seats = [side for side in fighting if not state.is_shadow(side)]
        shadows = [side for side in fighting if state.is_shadow(side)]
        state.then(*map(LayHero, seats), *map(DrawShadowHero, shadows), RevealHeroes())


# Heroes.


@dataclass(frozen=True, slots=True)
class LayHero(Decision):
    """[AL-9.3, AL-26.2, AL-26.11] One active hero, face down."""

    seat: int
    sealed = True

    def options(self, state: AlbaState) -> list[Action]:
        return [lay(hero) for hero in state.players[self.seat].active]

    def resolve(self, state: AlbaState, action: PlayHero, log: Log | None) -> None:
        lay_hero(state, self.seat, action.hero, log)

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        if isinstance(action, PlayHero):
            return Refusal("AL-9.3", "hero-not-active")
        return Refusal("AL-9.3", "lay-a-hero-first")


def lay_hero(state: AlbaState, side: int, hero: int, log: Log | None) -> None:
    """An active hero is laid face down."""
    player = state.players[side]
    player.active.remove(hero)
    player.hero = [hero]
    if log:
        log(HeroLaid(side))


@dataclass(frozen=True, slots=True)
class DrawShadowHero(Chance):
    """[AL-27.7] At random from its active heroes, after the human has chosen."""

    seat: int

    def draw(self, state: AlbaState, dice: Dice) -> Action:
        return ShadowHero(dice.choice(state.players[self.seat].active))

    def resolve(self, state: AlbaState, action: ShadowHero, log: Log | None) -> None:
        lay_hero(state, self.seat, action.hero, log)

    def refusal(self, state: AlbaState, action: Action) -> Refusal | None:
        if isinstance(action, ShadowHero) and action.hero in state.players[self.seat].active:
            return None
        return Refusal("AL-27.7", "an-active-hero-of-the-shadow")


@dataclass(frozen=True, slots=True)
class RevealHeroes(Automatic):
    """[AL-9.4, AL-9.5, AL-25.2] Assisi comes first, then the city of the King of Kings, then clockwise."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        state.revealed = 2
        order = state.in_order()
        fighting = [side for side in order if state.players[side].hero]
        if log and fighting:
            log(HeroesRevealed(tuple(fighting), tuple(state.players[s].hero[0] for s in fighting)))
        attacked = {state.players[side].target[0] for side in fighting if state.players[side].target}
        cities = [str(ASSISI), *(state.players[side].city for side in order)]
        state.then(*(ResolveCity(city) for city in cities if city in attacked), EndSoldiers())


# Combat.


def strength(state: AlbaState, side: int) -> int:
    """[AL-9.4, AL-9.6] Soldiers and hero of a side."""
    player = state.players[side]
    return player.soldiers + sum(player.hero)


def attackers_of(state: AlbaState, city: str) -> list[int]:
    """[AL-9.9, AL-9.10] Who attacks a city, the strongest first, then by turn order."""
    found = [side for side in state.in_order() if city in state.players[side].target]
    return sorted(found, key=lambda side: -strength(state, side))


def sabotages(state: AlbaState, success: int) -> int:
    """[AL-9.7, AL-9.8] By success value."""
    table = state.map.sabotages
    return table[min(success, len(table) - 1)] if success > 0 else 0


@dataclass(frozen=True, slots=True)
class ResolveCity(Automatic):
    """[AL-9.6 to AL-9.10, AL-24.4, R21] One attacked city: attack against defence, and who sabotages."""

    city: str

    def run(self, state: AlbaState, log: Log | None) -> None:
        attackers = attackers_of(state, self.city)
        owner = state.side_of(self.city)
        attack = sum(strength(state, side) for side in attackers)
        defence = state.defenders if owner == NOBODY else strength(state, owner)
        count = sabotages(state, attack - defence)
        turns = tuple(attackers[n % len(attackers)] for n in range(count))
        if log:
            log(told(state, self, owner, attackers, (attack, defence), turns))
        if owner == NOBODY:
            state.then(*map(OfferLoot, turns))
        else:
            state.then(*(OfferSabotage(side, owner) for side in turns))


def soldiers_of(state: AlbaState, sides: Sequence[int]) -> tuple[int, ...]:
    """The soldiers of each side."""
    return tuple(state.players[side].soldiers for side in sides)


def told(
    state: AlbaState,
    fight: ResolveCity,
    owner: int,
    attackers: Sequence[int],
    sums: tuple[int, int],
    turns: tuple[int, ...],
) -> CityAttacked:
    """[AL-9.6, AL-24.4] The fight with all that its sums, attack and defence, are made of."""
    guard, hero = state.defenders, NO_HERO
    if owner != NOBODY:
        guard, hero = state.players[owner].soldiers, state.players[owner].hero[0]
    return CityAttacked(
        fight.city,
        owner,
        tuple(attackers),
        *sums,
        turns,
        soldiers_of(state, attackers),
        tuple(state.players[side].hero[0] for side in attackers),
        guard,
        hero,
    )


@dataclass(frozen=True, slots=True)
class EndSoldiers(Automatic):
    """[AL-11.1, AL-11.2, AL-24.7] Played heroes are used up; with only the 0 left all of them come back."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        attacked = any(player.target == [ASSISI] for player in state.players)
        for side in state.in_order():
            player = state.players[side]
            player.target = []
            if player.hero:
                retire_hero(state, side, log)
        state.revealed = 0
        if state.assisi:
            state.pending.append(EndOfAttacks(attacked))


def retire_hero(state: AlbaState, side: int, log: Log | None) -> None:
    """[AL-11.1, AL-11.2, AL-26.7] What becomes of the hero played; two at least are active afterwards."""
    player = state.players[side]
    hero = player.hero[0]
    player.hero = []
    used = int(hero > 0)
    (player.used if used else player.active).append(hero)
    refreshed = player.active == [0]
    if refreshed:
        player.active += player.used
        player.used = []
    player.active.sort()
    if log:
        log(HeroesReturned(side, used, refreshed))
