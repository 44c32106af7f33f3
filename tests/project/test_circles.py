"""Modules that import each other, for types too, are one module in two files: there are none."""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path


def imported(path: Path) -> set[str]:
    """The names of everything a file imports, wherever in it and for whatever purpose."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def named(path: Path, root: Path) -> str:
    """How a module is imported: a package by its own name."""
    *above, last = path.relative_to(root).with_suffix("").parts
    return ".".join([*above] if last == "__init__" else [*above, last])


def circle(folder: Path, root: Path) -> list[str]:
    """Modules below a folder that import each other in a ring; empty if there is no ring."""
    files = {named(path, root): path for path in folder.rglob("*.py")}
    wanted = {name: imported(path) & files.keys() - {name} for name, path in files.items()}
    try:
        TopologicalSorter(wanted).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_two_modules_import_each_other(project_root: Path):
    assert not circle(project_root / "rome_desktop", project_root)


def test_a_ring_is_found_also_where_it_is_closed_for_types(tmp_path: Path):
    (tmp_path / "one.py").write_text("import two\n")
    (tmp_path / "two.py").write_text("import typing\nif typing.TYPE_CHECKING:\n    from three import x\n")
    (tmp_path / "three.py").write_text("")
    assert circle(tmp_path, tmp_path) == []
    (tmp_path / "three.py").write_text("def late():\n    from one import y\n")
    assert set(circle(tmp_path, tmp_path)) == {"one", "two", "three"}


def test_a_ring_is_found_where_it_is_closed_by_a_package(tmp_path: Path):
    (tmp_path / "room").mkdir()
    (tmp_path / "room" / "__init__.py").write_text("from room.door import key\n")
    (tmp_path / "room" / "door.py").write_text("")
    assert circle(tmp_path, tmp_path) == []
    (tmp_path / "room" / "door.py").write_text("import room\n")
    assert set(circle(tmp_path, tmp_path)) == {"room", "room.door"}
