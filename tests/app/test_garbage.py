"""What stays is not looked at for garbage, and garbage goes all the same."""

import gc
import weakref

import pytest

from rome_desktop.app import garbage


@pytest.fixture(autouse=True)
def thawed():
    """Nothing is set aside after a test."""
    yield
    gc.unfreeze()


class Link:
    """Holds another one."""

    other: "Link"


def ring():
    """Two that hold each other, and a look at one of them."""
    one, two = Link(), Link()
    one.other, two.other = two, one
    return one, weakref.ref(one)


def test_a_match_laid_out_is_set_aside():
    garbage.collect_from_now_on()
    one, _ = ring()

    garbage.set_aside()

    assert gc.isenabled()
    assert not any(thing is one for thing in gc.get_objects())


def test_what_was_set_aside_goes_when_nobody_needs_it_any_more():
    garbage.collect_from_now_on()
    one, look = ring()
    garbage.set_aside()
    del one
    gc.collect()
    assert look() is not None

    garbage.set_aside()

    assert look() is None


def test_nothing_is_set_aside_where_everything_is_looked_at():
    garbage.set_aside()

    assert gc.get_freeze_count() == 0
