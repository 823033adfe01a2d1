"""A friend who plays by bare forms, without a browser: quick company for whoever is looked at."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx

from .guest import USUAL


class Friend:
    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.client = httpx.Client(base_url=address, follow_redirects=True, timeout=60)
        self.table = ""

    def open_table(self, *chairs: str, **more: str) -> str:
        form = USUAL | {"name": self.name, "seats": str(len(chairs))}
        form |= {f"chair-{number}": chair for number, chair in enumerate(chairs, 1)}
        opened = self.client.post("/tables", data=form | {field.replace("_", "-"): more[field] for field in more})
        assert opened.status_code == 200, opened.text
        self.table = opened.url.path
        return self.table

    def sit_down(self, table: str) -> None:
        self.table = table
        sat = self.client.post(f"{table}/sit", data={"name": self.name})
        assert sat.status_code == 200, sat.text

    def look(self) -> str:
        return self.client.get(self.table).text

    def choose(self, seat: int, **form: str | list[str]) -> None:
        """Answer the present question: `choice=`, or `verb=` with `part=`."""
        version = re.search(r'data-version="(\d+)"', self.look())
        assert version is not None
        form |= {"version": version[1], "seat": str(seat), "sure": "yes"}
        answer = self.client.post(f"{self.table}/choose", data=form)
        assert answer.status_code == 200, answer.text

    def plan(self, seat: int, *guilds: str) -> None:
        self.choose(seat, verb="plan", part=list(guilds))

    def finish_alone(self) -> None:
        """Play all seats of a table at this device to the end: a little trade in the first round, then all pass."""
        planned: set[int] = set()
        while True:
            page = self.look()
            if 'data-turn="over"' in page:
                return
            curtain = re.search(r'id="curtain"[^>]*drawn.*?name="seat" value="(\d)"', page, re.DOTALL)
            if curtain:
                self.client.post(f"{self.table}/curtain", data={"seat": curtain[1]})
                continue
            seat = re.search(r'form="choose" name="seat" value="(\d)"', page)
            assert seat is not None, page
            here = int(seat[1])
            if 'name="part"' not in page:
                offered = re.findall(r'name="choice" value="([^"]+)"', page)
                self.choose(here, choice=next((one for one in offered if one.startswith("buy")), offered[0]))
            elif here in planned:
                self.choose(here, choice="pass")
            else:
                planned.add(here)
                self.plan(here, "brewers", "bakers")


Befriend = Callable[[str], Friend]
"""The fixture `befriend`, which brings somebody by name."""
