"""Every refusal in the web app has a sentence for the facts it is given."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import fondaco.web
from fondaco.kernel import errors as kernel_errors
from fondaco.kernel.errors import FondacoError
from fondaco.web import errors as web_errors
from fondaco.words.catalogue import catalogue, error_sentence

FOLDER = Path(fondaco.web.__file__).parent
KINDS = {
    name: kind
    for module in (kernel_errors, web_errors)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, FondacoError)
}


def refusals(file: Path) -> Iterator[tuple[type[FondacoError], str, dict[str, str | int] | None]]:
    """The errors that a file makes with a key that stands there, and their facts, or None where those are elsewhere."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in KINDS:
            continue
        keys = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)] if node.args else []
        facts: dict[str, str | int] | None = {}
        if len(node.args) > 1:
            given = node.args[1].keys if isinstance(node.args[1], ast.Dict) else [None]
            facts = {str(key.value): 1 for key in given if isinstance(key, ast.Constant)} if None not in given else None
        for key in keys:
            if isinstance(key, str) and not key.endswith("-"):
                yield KINDS[node.func.id], key, facts


@pytest.mark.parametrize("file", sorted(FOLDER.rglob("*.py")), ids=lambda file: str(file.relative_to(FOLDER)))
def test_every_refusal_has_a_sentence(file: Path) -> None:
    for kind, key, facts in refusals(file):
        if facts is None:
            assert catalogue("en", kind.folder).has(f"error-{key}"), key
            continue
        sentence = error_sentence(kind(key, facts), "en")
        assert sentence.strip()
        assert not sentence.startswith("error-"), key


def test_refusals_are_found() -> None:
    found = {key for file in FOLDER.rglob("*.py") for _, key, _ in refusals(file)}
    assert {"not-stored", "large-form", "name-long", "eyes", "not-over"} <= found
