"""What a quick run leaves to the thorough one, which `.ci/run` plays: every so manieth of the same cases."""

from collections.abc import Iterable

import pytest


def sometimes(cases: Iterable[object], every: int, first: int = 0) -> list[object]:
    """All cases for `parametrize`; of them a quick run plays only every so manieth, from `first` on."""
    return [case if n % every == first % every else rarely(case) for n, case in enumerate(cases)]


def rarely(case: object) -> object:
    """A case of a thorough run alone; a tuple is one of several parameters."""
    if isinstance(case, type(pytest.param())):
        return pytest.param(*case.values, marks=(*case.marks, pytest.mark.thorough), id=case.id)
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.thorough)
