"""The ordeal notices what it is there for: something lost, doubled, halved or brought back."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest


@pytest.fixture
def ordeal(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    return importlib.import_module("ordeal")


def events(ordeal: ModuleType, *sent: tuple[str | None, bool]) -> list[Any]:
    return [ordeal.Event(*one) for one in sent]


@pytest.mark.parametrize(
    ("stored", "is_right"),
    [
        (["hire", None, "pass"], True),
        (["hire", None, "sell", "pass"], True),
        (["hire", None], False),
        (["hire", "sell", "pass"], False),
        (["hire", None, "pass", "pass"], False),
        (["hire", None, "sell", "sell", "pass"], False),
        ([None, "hire", "pass"], False),
    ],
    ids=["all", "and the unanswered", "lost", "undo lost", "doubled", "unanswered doubled", "disorder"],
)
def test_what_was_acknowledged_is_there_once_and_in_order(
    ordeal: ModuleType, stored: list[str | None], is_right: bool
) -> None:
    sent = events(ordeal, ("hire", True), (None, True), ("sell", False), ("pass", True))
    assert ordeal.agrees(sent, stored) == is_right


def test_rows_of_one_act_are_put_together_and_half_an_act_is_not_what_was_sent(ordeal: ModuleType) -> None:
    whole = [(0, "offer"), (0, "; for here"), (0, "; give 5"), (0, "; send"), (1, "pass")]
    assert ordeal.acts_of(whole) == [(0, "offer; for here; give 5; send"), (1, "pass")]
    sent = events(ordeal, ("(.*; )?offer; .*here.*; send", True))
    assert ordeal.agrees(sent, [text for seat, text in ordeal.acts_of(whole) if seat == 0])
    assert not ordeal.agrees(sent, [text for seat, text in ordeal.acts_of(whole[:2]) if seat == 0])
