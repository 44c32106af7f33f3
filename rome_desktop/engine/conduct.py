"""Rules of its own that a challenge can have: what must not be done, and whether it was."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import State, options


@dataclass(frozen=True, slots=True)
class Conduct:
    """A named rule. It is broken by an action that it forbids, unless there was no other."""

    key: str
    forbids: Callable[[Action], bool]

    def broken_by(self, state: State, action: Action) -> bool:
        """Whether `action`, about to be played, breaks the rule."""
        return self.forbids(action) and not all(map(self.forbids, options(state)))


def never(key: str, *kinds: type[Action]) -> Conduct:
    """The rule that forbids whole kinds of actions."""
    return Conduct(key, lambda action: isinstance(action, kinds))


def named(rules: Iterable[Conduct], key: str) -> Conduct:
    """The rule of that key. Raises LookupError."""
    for rule in rules:
        if rule.key == key:
            return rule
    raise LookupError(f"There is no rule “{key}”.")
