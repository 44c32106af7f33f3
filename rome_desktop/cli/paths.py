"""Paths into a JSON document: `players.0.goods.brick`; list members are counted from 0."""

from collections.abc import Iterator
from typing import Any

NULL = "null"
"""TOML has no null; scenarios write this text."""


class PathError(LookupError):
    """A path that leads nowhere; the message says where it breaks off."""


def find(document: Any, path: str, whole: str = "") -> Any:
    """What lies at a path; `whole` is the path it is a part of. Raises PathError."""
    here = document
    walked: list[str] = []
    for part in path.split("."):
        here = _child(here, part, whole or path, walked)
        walked.append(part)
    return here


def _child(parent: Any, part: str, path: str, walked: list[str]) -> Any:
    if isinstance(parent, dict) and part in parent:
        return parent[part]
    if isinstance(parent, list) and part.isdecimal() and int(part) < len(parent):
        return parent[int(part)]
    where = f"“{'.'.join(walked)}”" if walked else "the state"
    if isinstance(parent, dict):
        there = f"it has {', '.join(list(parent)[:24])}" if parent else "it is empty"
    elif isinstance(parent, list):
        there = f"it is a list of {len(parent)}, counted from 0"
    else:
        there = f"it is {parent!r}"
    raise PathError(f"the path “{path}” breaks off: there is no “{part}” in {where}; {there}")


def put(document: Any, path: str, value: Any) -> None:
    """Replace what lies at a path, add a new key to a table, or a member just after the end of a list.

    A table given for a list is read as further paths. Raises PathError.
    """
    value = with_nulls(value)
    above, _, last = path.rpartition(".")
    parent = find(document, above, path) if above else document
    new_key = isinstance(parent, dict) and bool(above) and last not in parent
    new_member = isinstance(parent, list) and last == str(len(parent))
    if new_key:
        parent[last] = value
    elif new_member:
        parent.append(value)
    elif is_further_path(find(document, path), value):
        for key, inner in value.items():
            merge(document, f"{path}.{key}", inner)
    elif isinstance(parent, list):
        parent[int(last)] = value
    else:
        parent[last] = value


def with_nulls(value: Any) -> Any:
    """The value with every text `null` made a null."""
    if isinstance(value, dict):
        return {key: with_nulls(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [with_nulls(inner) for inner in value]
    return None if value == NULL else value


def is_further_path(there: Any, value: Any) -> bool:
    """Whether a table was written for a list, as `players.0.money = 5` without quotes is read by TOML."""
    return isinstance(there, list) and isinstance(value, dict)


def merge(document: Any, path: str, value: Any) -> None:
    """Like `put`, but a table only changes the keys it names."""
    if isinstance(value, dict) and isinstance(find(document, path), dict | list):
        for key, inner in value.items():
            merge(document, f"{path}.{key}", inner)
    else:
        put(document, path, value)


def differences(document: Any, path: str, wanted: Any) -> Iterator[tuple[str, Any, Any]]:
    """Where the document is not as wanted: path, wanted, found. Raises PathError."""
    wanted = with_nulls(wanted)
    found = find(document, path)
    if is_further_path(found, wanted):
        for key, inner in wanted.items():
            yield from named_differences(document, f"{path}.{key}", inner)
    elif found != wanted or isinstance(found, bool) != isinstance(wanted, bool):
        yield path, wanted, found


def named_differences(document: Any, path: str, wanted: Any) -> Iterator[tuple[str, Any, Any]]:
    """Like `differences`, but a table only asks for the keys it names."""
    if isinstance(wanted, dict) and isinstance(find(document, path), dict | list):
        for key, inner in wanted.items():
            yield from named_differences(document, f"{path}.{key}", inner)
    else:
        yield from differences(document, path, wanted)
