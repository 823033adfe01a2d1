"""The topics of a game's help cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


def topics_of(rules: Mapping[str, Iterable[str]], aliases: Mapping[str, str]) -> dict[str, str]:
    """The key of the card for every topic: the cards themselves, the ids of their rules, and other names."""
    topics = {}
    for card, ids in rules.items():
        topics[card] = f"help-{card}"
        for rule in ids:
            topics[rule.lower()] = f"help-{card}"
    for name, card in aliases.items():
        topics[name] = f"help-{card}"
    return topics
