"""Whole turns of Nova Roma as plans: a patrician, two actions and every small decision they set off."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from rome_desktop.ai.search import (
    Evaluator,
    Leaf,
    Look,
    after_option,
    best_of,
    follow,
    leave_turn,
    options_followed,
    run_on,
)
from rome_desktop.ai.thought import Thought
from rome_desktop.ai.trials import SEEDS, Candidate, turn_played
from rome_desktop.engine.steps import Chance, Decision, Dice, to_move

DIGITS = 6
"""Positions whose worth agrees to so many digits are taken for one: sites and cells that serve alike."""


@dataclass(frozen=True, slots=True)
class Glanced:
    """The options that look best at once, followed to the end of the turn."""

    options: int
    """Options that are followed."""

    def leaves(self, evaluator: Evaluator, view: Any, seat: int, dice: Dice, thought: Thought) -> list[Leaf]:
        world = evaluator.world(view, dice)
        look = evaluator.look(world)
        glances = best_of(steps_from(evaluator, look, Leaf((), world, 0.0), seat, thought), self.options)
        found = []
        for leaf in glances:
            after = follow(evaluator, look, leaf.state, seat, thought)
            found.append(Leaf(leaf.path, after, look.value(after, seat)))
        return best_of(found, len(found))


@dataclass(frozen=True, slots=True)
class Planned:
    """Each option followed to the end of the turn, then the best of them with several plans side by side."""

    width: int
    """Plans kept side by side."""
    options: int
    """Options that are looked at so."""

    def leaves(self, evaluator: Evaluator, view: Any, seat: int, dice: Dice, thought: Thought) -> list[Leaf]:
        return self.ends(evaluator, evaluator.world(view, dice), seat, thought)

    def ends(self, evaluator: Evaluator, world: Any, seat: int, thought: Thought) -> list[Leaf]:
        """For each option the best end of the turn that was found, best first."""
        look = evaluator.look(world)
        first = options_followed(evaluator, world, seat, thought)
        better = [
            self.deeper(evaluator, look, world, seat, leaf, thought) for leaf in first[: self.options]
        ]
        return best_of([*better, *first[self.options :]], len(first))

    def deeper(
        self, evaluator: Evaluator, look: Look, world: Any, seat: int, leaf: Leaf, thought: Thought
    ) -> Leaf:
        """The best end of the turn that begins as `leaf` does; `leaf` itself if none is better."""
        best = leaf
        start = after_option(evaluator, look, world, leaf.path[0], seat, thought)
        beam = [Leaf(leaf.path[:1], start, 0.0)]
        while beam and not thought.spent:
            grown = []
            for plan in beam:
                if to_move(plan.state) == seat:
                    grown += steps_from(evaluator, look, plan, seat, thought)
                elif plan.value > best.value:
                    best = plan
            beam = best_of(grown, self.width)
        return best


def steps_from(evaluator: Evaluator, look: Look, plan: Leaf, seat: int, thought: Thought) -> Iterable[Leaf]:
    """A plan with each of its next small decisions, one of those that come to the same."""
    found: dict[float, Leaf] = {}
    for action in evaluator.options(plan.state):
        after = after_option(evaluator, look, plan.state, action, seat, thought)
        leaf = Leaf((*plan.path, action), after, look.value(after, seat))
        thought.spend()
        found.setdefault(round(leaf.value, DIGITS), leaf)
    return found.values()


@dataclass(frozen=True, slots=True)
class PlansTried:
    """The best plans by what the turns after them bring, one's own next turn included."""

    plans: Planned
    candidates: int
    """Plans that are tried out."""
    worlds: int
    """Tables that could be the true one."""
    turns: int
    """Turns of each side that are played on."""

    def leaves(self, evaluator: Evaluator, view: Any, seat: int, dice: Dice, thought: Thought) -> list[Leaf]:
        root = evaluator.world(view, dice)
        ends = self.plans.ends(evaluator, root, seat, thought)
        left = [Candidate(leaf) for leaf in ends[: self.candidates]]
        for _ in range(self.worlds if len(left) > 1 else 0):
            world, seed = evaluator.world(view, dice), dice.randrange(SEEDS)
            for candidate in left:
                after = turn_played(evaluator, world, seat, candidate.leaf.path, thought)
                after = self.played_on(evaluator, after, Random(seed), thought)
                candidate.values.append(evaluator.look(after).value(after, seat))
            if thought.braked:
                break
        return best_of([Leaf(c.leaf.path, c.leaf.state, c.mean) for c in left], len(left))

    def played_on(self, evaluator: Evaluator, state: Any, dice: Random, thought: Thought) -> Any:
        """The table after so many turns of each side, as near plans as a quick player gets."""
        left = self.turns * state.seats
        while state.pending:
            step = state.pending[-1]
            if isinstance(step, Decision):
                state = self.turn_of(evaluator, state, step, thought)
            elif isinstance(step, Chance):
                state.pending.pop()
                step.resolve(state, step.draw(state, dice), None)
                run_on(evaluator, state)
            elif left:
                left -= 1
                leave_turn(evaluator, state)
            else:
                break
        return state

    def turn_of(self, evaluator: Evaluator, state: Any, step: Decision, thought: Thought) -> Any:
        """The end of the turn of whoever is asked; what is left over after a turn is answered at once."""
        if evaluator.begins(step):
            return options_followed(evaluator, state, step.seat, thought)[0].state
        return follow(evaluator, evaluator.own_look(state), state, step.seat, thought)
