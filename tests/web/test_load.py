"""The client of `make load` finds out by itself what is open, from the pages as they are now."""

from __future__ import annotations

import importlib
import random
from pathlib import Path
from types import ModuleType

import pytest

from .club import HX, Club, Person

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("load_client")


def test_what_is_read_from_a_page_can_be_chosen_there(bench: ModuleType, club: Club, anna: Person, bea: Person) -> None:
    people = [anna, bea]
    table = club.table_of(*people)
    random.seed(1)
    made: list[dict[str, object]] = []
    for _ in range(20):
        for seat, person in enumerate(people):
            stream = bench.Stream(b"")
            stream.read(person.get(f"/t/{table}").text)
            if stream.is_asked():
                made.append(stream.random_fields() | {"seat": str(seat), "sure": "yes"})
                assert person.post(f"/t/{table}/choose", HX, **made[-1]).status_code == 204, made[-1]
    assert not stream.is_over
    assert len(made) >= 20
    assert any("verb" in form for form in made)
    assert any("choice" in form for form in made)


def test_a_revision_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    with pytest.raises(SystemExit, match="no revision"):
        importlib.import_module("revision").commit_of("neither-branch-nor-commit")
