"""Reason: why a choice is not open, or what speaks for one. It is given from a view, so it tells no secret."""

from __future__ import annotations

Facts = dict[str, str | int]


class Reason:
    """A key for a sentence, the facts in it, and the id of the rule that says so (empty for none).

    Why a choice is not open says the sentence `why-KEY`, what speaks for one `reason-KEY`.
    """

    def __init__(self, key: str, facts: Facts | None = None, rule: str = "") -> None:
        self.key = key
        self.facts: Facts = facts or {}
        self.rule = rule

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.facts!r}, {self.rule!r})"


def told(reason: Reason | None) -> list[object] | None:
    """A reason as plain data: its key and its facts."""
    return None if reason is None else [reason.key, reason.facts]
