"""Interpreted code hands no vector to a compiled function, which would never let go of it."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import fondaco
from fondaco.kernel.counts import numbers, zeros

PACKAGE = Path(__file__).parent.parent / "fondaco"
COMPILED = ("kernel", "games", "bots")


def module_of(path: Path) -> str:
    return ".".join(["fondaco", *path.relative_to(PACKAGE).with_suffix("").parts])


def is_compiled(path: Path) -> bool:
    parts = path.relative_to(PACKAGE).parts
    return parts[0] in COMPILED and "face" not in parts and path.name != "__init__.py"


def takes_vectors(path: Path) -> set[str]:
    """The functions of a module that are called with a vector."""
    found = [node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)]
    return {
        node.name
        for node in found
        if any(argument.annotation and "Counts" in ast.unparse(argument.annotation) for argument in node.args.args)
    }


SOURCES = sorted(PACKAGE.rglob("*.py"))
TAKING = {module_of(path): takes_vectors(path) for path in SOURCES if is_compiled(path)}
INTERPRETED = [path for path in SOURCES if not is_compiled(path)]


def test_there_is_something_to_look_for() -> None:
    assert Path(fondaco.__file__).name == "__init__.py"
    assert sum(len(names) for names in TAKING.values()) > 20
    assert len(INTERPRETED) > 50


@pytest.mark.parametrize("path", INTERPRETED, ids=module_of)
def test_nothing_interpreted_calls_a_compiled_function_with_a_vector(path: Path) -> None:
    imports = [
        node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ImportFrom)
    ]
    wrong = [
        f"{node.module}.{alias.name}"
        for node in imports
        for alias in node.names
        if alias.name in TAKING.get(node.module or "", set())
    ]
    assert wrong == []


def test_numbers_lets_go_of_what_it_was_given() -> None:
    numbers(zeros(50))
    before = sys.getallocatedblocks()
    for _ in range(2000):
        numbers(zeros(50))
    assert sys.getallocatedblocks() - before < 500
