"""Keys of spots are typed values: whoever is handed one asks for its class and its fields, not for its text.

The types hold that nobody treats a key as a string. Here it is held that nobody makes a string of one in
order to take it apart, that no string stands where a key belongs, and that every sort can be read back.
"""

import ast
import importlib
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path

import pytest

from rome_desktop.app.table.spot_key import SpotKey, SpotKeys

PROJECT = Path(__file__).resolve().parents[2]
VIEWS = PROJECT / "rome_desktop" / "app" / "views"
SPOTS = sorted(VIEWS.glob("*/spots.py"))
SURGERY = {
    "split",
    "rsplit",
    "partition",
    "rpartition",
    "removeprefix",
    "removesuffix",
    "startswith",
    "endswith",
}
TAKE_KEYS = {"Gesture", "Place", "Spot", "Elsewhere"}


def code() -> Iterator[tuple[str, ast.AST]]:
    """Every node of the tables and their views, with where it stands."""
    app = PROJECT / "rome_desktop" / "app"
    for path in sorted((*(app / "table").rglob("*.py"), *(app / "views").rglob("*.py"))):
        where = str(path.relative_to(PROJECT))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield f"{where}:{getattr(node, 'lineno', 0)}", node


def is_text_of_something(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "str"


def is_string(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def takes_apart(node: ast.AST) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SURGERY:
        return is_text_of_something(node.func.value)
    return isinstance(node, ast.Subscript) and is_text_of_something(node.value)


def is_given_a_string(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    first = node.args[:2] if name == "Gesture" else node.args[:1]
    return name in TAKE_KEYS and any(is_string(argument) for argument in first)


def test_no_text_of_a_key_is_taken_apart():
    assert not [where for where, node in code() if takes_apart(node)]


def test_no_string_stands_where_a_key_belongs():
    assert not [where for where, node in code() if is_given_a_string(node)]


@pytest.mark.parametrize("source", ["str(key)[5:]", "str(key).partition(':')", "str(key).startswith('at:')"])
def test_what_takes_a_key_apart_is_seen(source):
    assert any(takes_apart(node) for node in ast.walk(ast.parse(source)))


@pytest.mark.parametrize(
    "source", ["Gesture(None, 'drawn')", "Place(f'at:{x}', shape)", "spots.Spot('a', b)"]
)
def test_a_string_for_a_key_is_seen(source):
    assert any(is_given_a_string(node) for node in ast.walk(ast.parse(source)))


@pytest.mark.parametrize("path", SPOTS, ids=lambda path: path.parent.name)
def test_every_sort_of_spot_is_a_frozen_value_that_can_be_read_back(path):
    module = importlib.import_module(f"rome_desktop.app.views.{path.parent.name}.spots")
    here = [
        one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__
    ]
    keys: SpotKeys = module.KEYS
    assert set(keys.sorts.values()) == set(here)
    for sort in here:
        assert issubclass(sort, SpotKey)
        assert is_dataclass(sort)
        assert sort.__dataclass_params__.frozen, sort
        assert "__dict__" not in dir(sort), sort


def test_every_table_has_its_keys():
    assert len(SPOTS) == len(list(VIEWS.glob("*/view.py")))
