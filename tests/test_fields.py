"""Fields are declared once: how a state is copied and compared is made from that, and a step forgets none."""

from __future__ import annotations

import ast
import importlib.machinery
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
FILES = sorted(ROOT.glob("fondaco/games/*/fields.py"))
STEPS = sorted(ROOT.glob("fondaco/games/*/steps/*.py"))


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    loader = importlib.machinery.SourceFileLoader("fields", str(ROOT / "tools/fields"))
    spec = importlib.util.spec_from_loader("fields", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_every_game_declares_its_fields() -> None:
    assert [file.parent.name for file in FILES] == sorted(
        file.parent.name for file in ROOT.glob("fondaco/games/*/game.py")
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_what_is_made_from_the_fields_is_up_to_date(tool: ModuleType, file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert tool.written(source) == source, "run `make fields`"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_a_field_more_is_copied_and_counted(tool: ModuleType, file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    more = source.replace(tool.MARK, f"    luggage: Counts\n    porters: i64\n    map: SharedCounts\n\n{tool.MARK}")
    before, after = [set(tool.written(text).splitlines()) for text in (source, more)]
    assert {line.strip() for line in after - before} == {
        *["luggage: Counts", "self.luggage = other.luggage[:]", "self.luggage,"],
        *["porters: i64", "self.porters = other.porters", "self.porters,"],
        *["map: SharedCounts", "self.map = other.map", "self.map,"],
    }


def test_a_state_holds_nothing_that_copies_could_share_by_mistake(tool: ModuleType) -> None:
    source = f"class Fields(State):\n    plans: list[int]\n\n{tool.MARK}"
    with pytest.raises(SystemExit, match="plans is list"):
        tool.written(source)


def attributes_of(step: ast.ClassDef, method: str) -> set[str]:
    """What a method of a step reads or writes of itself."""
    found = [node for node in step.body if isinstance(node, ast.FunctionDef) and node.name == method]
    return {
        node.attr
        for function in found
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }


@pytest.mark.parametrize("file", STEPS, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_step_lists_all_its_fields(file: Path) -> None:
    """Else two steps that differ would be equal, and a view could hide a card in what it does not list."""
    nodes = ast.parse(file.read_text(encoding="utf-8")).body
    for step in [node for node in nodes if isinstance(node, ast.ClassDef) and node.bases]:
        assert attributes_of(step, "__init__") <= attributes_of(step, "fields"), step.name
