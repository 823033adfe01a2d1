"""The forms on a site's pages: which fields each address gets, and values that fit them, learned by reading."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import fondaco

TAG = re.compile(r"<(form|/form|input|button|select|option|textarea)\b([^>]*)>")
ATTRIBUTE = re.compile(r'([a-z-]+)="([^"]*)"')
ASKED = re.compile(r'\.(?:text|texts|number|one_of)\(\s*"([a-z-]+)"')
MOST_VALUES = 100

Fields = dict[str, list[str]]


def fields_in_code() -> list[str]:
    """The names of all fields that the routes ask for."""
    files = sorted((Path(fondaco.__file__).parent / "web").rglob("*.py"))
    return sorted({name for file in files for name in ASKED.findall(file.read_text(encoding="utf-8"))})


class FormsSeen:
    """The fields of each form by who saw it and its address, and of all forms that are sent to such addresses."""

    def __init__(self) -> None:
        self.own: dict[tuple[str, str], Fields] = {}
        self.by_end: dict[str, Fields] = {}
        self.names = fields_in_code()

    def read(self, page: str, who: str) -> None:
        """Note the fields of all forms of a page, also those outside it with a `form` attribute."""
        found: dict[str, Fields] = {}
        forms = {facts.get("id", ""): facts.get("action", "") for tag, facts in tags_of(page) if tag == "form"}
        here = chosen = ""
        for tag, facts in tags_of(page):
            if tag in ("form", "/form"):
                here = facts.get("action", "")
                continue
            if tag != "option":
                chosen = facts.get("name", "")
            address = forms.get(facts["form"], "") if "form" in facts else here
            if address and chosen:
                found.setdefault(address, {}).setdefault(chosen, []).append(facts.get("value", ""))
        for address, fields in found.items():
            self.own[who, address] = fields
            known = self.by_end.setdefault(end_of(address), {})
            for name, values in fields.items():
                known[name] = [*known.get(name, []), *values][-MOST_VALUES:]

    def fields_for(self, who: str, address: str) -> Fields:
        """What somebody who looked lately would send there."""
        return self.own.get((who, address)) or self.by_end.get(end_of(address), {})


def tags_of(page: str) -> list[tuple[str, dict[str, str]]]:
    return [
        (tag, {name: unescape(value) for name, value in ATTRIBUTE.findall(text)}) for tag, text in TAG.findall(page)
    ]


def end_of(address: str) -> str:
    return address.rsplit("/", 1)[-1]
