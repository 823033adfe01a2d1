"""How a game comes to its end without a click for every choice: by bare forms, while the pages are elsewhere.

What is looked at before and after is the browser's. `make soak` plays on by clicks instead (FONDACO_PLAYED=0).
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Sequence

from .guest import Guest

IN_HASTE = os.environ.get("FONDACO_PLAYED") != "0"
OFFERED = re.compile(r'form="choose"[^>]* name="choice" value="([^"]+)"')
PATIENCE = 60
"""Seconds in which somebody must be asked."""


def play_by_forms(guests: Sequence[Guest], *wishes: str) -> None:
    """Play to the end, what begins with the first of these that is open or else anything; then come back."""
    for guest in guests:
        guest.page.goto("about:blank")
    given_up = time.monotonic() + PATIENCE
    while turns := {guest: page_of(guest) for guest in guests}:
        asked = {guest: page for guest, page in turns.items() if 'data-turn="mine"' in page}
        if all('data-turn="over"' in page for page in turns.values()):
            break
        for guest, page in asked.items():
            choose_by_form(guest, page, wishes)
        assert asked or time.monotonic() < given_up, "nobody is asked"
        given_up = time.monotonic() + PATIENCE if asked else given_up
    for guest in guests:
        guest.go(guest.table)


def page_of(guest: Guest) -> str:
    return guest.page.request.get(guest.address + guest.table).text()


def choose_by_form(guest: Guest, page: str, wishes: Sequence[str]) -> None:
    offered = OFFERED.findall(page)
    choice = next((one for wish in wishes for one in offered if one.startswith(wish)), offered[0])
    version = re.findall(r'data-version="(\d+)"', page)[0]
    form = {"choice": choice, "version": version, "sure": "yes"}
    answer = guest.page.request.post(f"{guest.address}{guest.table}/choose", form=form, max_redirects=0)
    # Somebody else, such as a bot, may have changed the question meanwhile.
    assert answer.status in (303, 409), f"{guest.name}, {choice}: {answer.status} {answer.text()[:400]}"
