"""The buttons of a table's page that answer a question, as somebody sees them who presses one at random."""

from __future__ import annotations

import re
from html import unescape
from typing import NamedTuple

CONTROL = re.compile(r'<(?:button|input)\b[^>]*\bform="(choose|compose)"[^>]*>')
ATTRIBUTE = re.compile(r'\b(name|value|type)="([^"]*)"')
VERSION = re.compile(r'data-version="(\d+)"')


class Button(NamedTuple):
    """One button with all that its form would send, but for the seat and the version."""

    verb: str
    fields: dict[str, str]
    stored: str
    """What is in the database once it was pressed, as a regular expression."""


def buttons_of(page: str) -> list[Button]:
    """Every choice, every single part that can be ticked, and every composed form that one button sends."""
    found: list[Button] = []
    composed: list[tuple[str, str]] = []
    kept: dict[str, str] = {}
    for control in CONTROL.finditer(page):
        facts = {name: unescape(value) for name, value in ATTRIBUTE.findall(control[0])}
        name, value, kind = facts.get("name", ""), facts.get("value", ""), facts.get("type", "submit")
        if control[1] == "choose" and name == "choice":
            found.append(Button(value.split()[0], {"choice": value}, re.escape(value)))
        elif control[1] == "compose" and name in ("verb", "partner"):
            kept[name] = value
        elif control[1] == "compose" and (kind == "submit" or name == "part"):
            composed.append((name, value))
    verb = kept.get("verb", "")
    for name, value in composed if verb else []:
        stored = f"{verb} {value}" if name == "part" else f"(.*; )?{verb}; .*{re.escape(value.split()[0])}.*; send"
        found.append(Button(verb, kept | {name: value}, stored))
    return found


def version_of(page: str) -> str:
    """The number of the position that a page shows; empty if no game has begun."""
    found = VERSION.search(page)
    return found[1] if found else ""
