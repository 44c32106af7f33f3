"""Which refusals a game's rules can give, read from their sources."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from rome_desktop.engine.game import Game


def sources(package: str) -> list[Path]:
    """The modules of a package."""
    folder = Path(import_module(package).__file__ or "").parent
    return sorted(folder.rglob("*.py"))


def rules_of(game: Game) -> list[Path]:
    return sources(f"rome_desktop.games.{game.key}")


def reasons(game: Game) -> dict[str, set[str]]:
    """Every reason key a player of this game can be given, with the clauses named beside it."""
    found: dict[str, set[str]] = {}
    for path in [*rules_of(game), *sources("rome_desktop.engine")]:
        for clauses, key in refusals_in(path):
            found.setdefault(key, set()).update(clauses)
    return found


@cache
def refusals_in(path: Path) -> list[tuple[set[str], str]]:
    """The refusals of a file, looked for once for all tests."""
    return list(refusals(ast.parse(path.read_text(encoding="utf-8"))))


def refusals(module: ast.Module) -> Iterator[tuple[set[str], str]]:
    """Clauses and key of every `Refusal(...)` of a module; a clause may be held in a variable."""
    for node in ast.walk(module):
        if not isinstance(node, ast.FunctionDef):
            continue
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Refusal":
                clause, key = call.args[:2]
                assert isinstance(key, ast.Constant), f"line {call.lineno}: a reason key is written out"
                yield texts(clause) or assigned(node, clause), str(key.value)


def texts(node: ast.AST) -> set[str]:
    """The texts written in an expression."""
    return {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def assigned(function: ast.FunctionDef, name: ast.expr) -> set[str]:
    """The clauses that a variable of a function can hold."""
    assert isinstance(name, ast.Name)
    values = [
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        and any(isinstance(t, ast.Name) and t.id == name.id for t in node.targets)
    ]
    return {text for value in values for text in texts(value) if "-" in text}
