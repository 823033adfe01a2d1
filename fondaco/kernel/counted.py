"""Counted: whether the numbers of a state tell all that it holds.

What they leave out is in no comparison of views, so a secret could lie there.
"""

from __future__ import annotations

from typing import Any

from fondaco.kernel.counts import zeros
from fondaco.kernel.state import State


def uncounted(state: State) -> str:
    """The name of a number, or of some counts, that could change without the numbers telling it; empty for none."""
    for step in state.stack:
        fields = step.fields()
        for name in held_by(step):
            number: Any = getattr(step, name)
            if isinstance(number, int) and number not in fields:
                return f"{type(step).__name__}.{name}"
    before = state.numbers()
    for name in held_by(state):
        changed = other_value(getattr(state, name))
        if changed is not None:
            other: Any = state.copy()
            if not hasattr(other, name):
                return name
            setattr(other, name, changed)
            if other.numbers() == before:
                return name
    return ""


def held_by(thing: object) -> list[str]:
    """The names of what a step or a state holds by itself, not by its class."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return [name for name in names if not isinstance(getattr(type(thing), name, None), int)]


def other_value(value: Any) -> Any:
    """Another number, or other counts; None for what is neither."""
    if isinstance(value, int):
        return value + 1
    if type(value) is type(zeros(0)) and len(value):
        counts = value[:]
        counts[0] += 1
        return counts
    return None
