"""What came of the options in the trials for a hint, as the computer's process says it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rome_desktop.engine.actions import Action

OptionOf = Callable[[str], Action | None]
"""Of a line of the record the option it would play."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """An option, what it brings in the end (mean of the trials, the lowest, the highest), and beside what.

    `other` is the option it is compared with: of the best one the next best, of all others the best. `by` is
    how much the better of the two is better, and `term` what speaks for it most; empty where nothing does.
    """

    action: Action
    points: float
    low: float
    high: float
    other: Action | None
    by: float
    term: str


def weighed(told: Mapping[str, Any], best: Action, option_of: OptionOf) -> Weighed | None:
    """One option of an answer; None for what is no answer of ours."""
    try:
        action, comparison = option_of(told["line"]), told["comparison"]
        points, low, high = (float(told[name]) for name in ("points", "low", "high"))
        if action is None:
            return None
        if comparison is None:
            return Weighed(action, points, low, high, None, 0.0, "")
        other = option_of(comparison["other"]) if action == best else best
        return Weighed(action, points, low, high, other, float(comparison["by"]), _decisive(comparison))
    except (LookupError, TypeError, ValueError):
        return None


def _decisive(comparison: Mapping[str, Any]) -> str:
    """The term that most speaks for the better option."""
    difference, name = max(
        ((float(term["difference"]), str(term["term"])) for term in comparison["terms"]), default=(0.0, "")
    )
    return name if difference > 0 else ""


def all_weighed(why: Mapping[str, Any], best: Action, option_of: OptionOf) -> tuple[Weighed, ...]:
    """The best options of an answer, best first."""
    listed = why.get("options")
    found = [weighed(told, best, option_of) for told in listed] if isinstance(listed, list) else []
    return tuple(one for one in found if one is not None)
