"""Reason: why a choice is not open. Steps give it beside what is open, from a view, so it tells no secret."""

from __future__ import annotations

Facts = dict[str, str | int]


class Reason:
    """A key for the sentence `why-KEY`, the facts in it, and the id of the rule that says so (empty for none)."""

    def __init__(self, key: str, facts: Facts | None = None, rule: str = "") -> None:
        self.key = key
        self.facts: Facts = facts or {}
        self.rule = rule

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.facts!r}, {self.rule!r})"
