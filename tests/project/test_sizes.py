"""A module past 400 lines or a function past 40 is trying to be two."""

import ast
from collections.abc import Iterator
from pathlib import Path

MODULE_LINES = 400
FUNCTION_LINES = 40


def modules(project_root: Path) -> Iterator[Path]:
    yield from sorted((project_root / "rome_desktop").rglob("*.py"))


def lines_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines from the head to the end, the docstring not counted."""
    first = function.body[0]
    documented = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    words = (first.end_lineno or 0) - first.lineno + 1 if documented else 0
    return (function.end_lineno or 0) - function.lineno + 1 - words


def test_no_module_is_too_long(project_root: Path):
    lengths = {path: len(path.read_text().splitlines()) for path in modules(project_root)}

    too_long = [
        f"{path.relative_to(project_root)}: {lines} lines"
        for path, lines in lengths.items()
        if lines > MODULE_LINES
    ]
    assert not too_long, "\n".join(too_long)


def test_no_function_is_too_long(project_root: Path):
    too_long = [
        f"{path.relative_to(project_root)}:{node.lineno} {node.name}: {lines_of(node)} lines"
        for path in modules(project_root)
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and lines_of(node) > FUNCTION_LINES
    ]
    assert not too_long, "\n".join(too_long)
