"""Keys of spots: equal by value, told apart by their sort, and read back from their text."""

from dataclasses import FrozenInstanceError, dataclass
from enum import StrEnum

import pytest

from rome_desktop.app.table.spot_key import Elsewhere, SpotKey, SpotKeys, here


class Good(StrEnum):
    WINE = "wine"
    FISH = "fish"


@dataclass(frozen=True, slots=True)
class Pile(SpotKey):
    sort = "pile"


@dataclass(frozen=True, slots=True)
class Store(SpotKey):
    sort = "store"
    good: Good | None = None


@dataclass(frozen=True, slots=True)
class Cell(SpotKey):
    sort = "cell"
    side: int
    name: str


@dataclass(frozen=True, slots=True)
class Heap(SpotKey):
    sort = "pile:heap"
    side: int


@dataclass(frozen=True, slots=True)
class Twin(SpotKey):
    sort = "twin"
    side: int


KEYS = SpotKeys(Pile, Store, Cell, Heap, Twin)
TEXTS = [
    (Pile(), "pile"),
    (Store(), "store"),
    (Store(Good.WINE), "store:wine"),
    (Cell(2, "a,1"), "cell:2:a,1"),
    (Cell(0, ""), "cell:0:"),
    (Heap(1), "pile:heap:1"),
    (Elsewhere(Store(Good.FISH)), "seen:store:fish"),
]


@pytest.mark.parametrize(("key", "text"), TEXTS)
def test_a_key_is_written_and_read_back(key, text):
    assert str(key) == text
    assert KEYS.read(text) == key
    assert hash(KEYS.read(text)) == hash(key)


def test_what_is_read_has_the_types_of_its_fields():
    match KEYS.read("cell:2:farm"), KEYS.read("store:wine"):
        case Cell(side=side, name=name), Store(good=good):
            assert (side, name, good) == (2, "farm", Good.WINE)
            assert isinstance(good, Good)
        case found:
            pytest.fail(f"{found} was read")


def test_keys_of_two_sorts_are_never_equal():
    assert Heap(1) != Twin(1)
    assert len({Heap(1), Twin(1), Heap(1)}) == 2
    assert Elsewhere(Pile()) != Pile()


def test_here_is_the_same_place_in_whosoevers_dock():
    assert here(Elsewhere(Pile())) == here(Pile()) == Pile()


def test_a_key_cannot_be_changed():
    with pytest.raises(FrozenInstanceError):
        Cell(1, "a").side = 2


@pytest.mark.parametrize("text", ["", "heap", "cell:1", "cell:one:a", "cell:1:a:b", "store:silk", "pile:2"])
def test_what_is_no_key_of_the_table_is_refused_by_its_text(text):
    with pytest.raises(ValueError, match=f"'{text}' is no spot"):
        KEYS.read(text)
