"""What a viewer can request from a server, validly or not, by every route."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlencode

from starlette.routing import Route

from fondaco.games import GAMES
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY
from fondaco.mode import mode
from fondaco.web.http.app import ROUTES
from fondaco.web.pages.why_facts import asked_in
from fondaco.web.tables.live import Live

if TYPE_CHECKING:
    from .mirror import Pair

TABLE = "mrrrtabxyz"
EXTRA = int(os.environ.get("FONDACO_EXTRA") or 3)
"""Requests for each pair of worlds besides those that are always made. Over many pairs, fewer for each ask for all."""
ENDLESS = "/t/{table}/stream"
"""The live stream; what it sends is read where it is made."""


CONTROL = re.compile(r'<(?:input|button)\b[^>]*?\bname="([^"]*)"[^>]*?\bvalue="([^"]*)"')
SELECT = re.compile(r'<select\b[^>]*?\bname="([^"]*)"[^>]*>(.*?)</select>', re.DOTALL)
OPTION = re.compile(r'<option\b[^>]*?\bvalue="([^"]*)"')


class Asked(NamedTuple):
    method: str
    address: str
    form: dict[str, str]
    by_script: bool = False


def first_requests(pair: Pair, live: Live, luck: Luck) -> list[Asked]:
    """What every viewer asks for: the list of tables, a past position and a step to it, what happened, the table.

    And why something is not possible there, and what promises most, where that does not take too long.
    """
    at = luck.below(len(live.moments))
    past = f"/t/{TABLE}?at={at}"
    back = [got(past), got(f"{past}&from={at // 2}", True), got(f"/t/{TABLE}/since?at={at // 2}", True)]
    back.append(got(f"/t/{TABLE}/why", True))
    if mode() == "compiled" or luck.below(3) == 0:
        back.append(posted(f"/t/{TABLE}/hint", {"seat": str(max(0, pair.viewer))}, True))
    return [got("/"), *back, got(f"/t/{TABLE}/since", True), got(f"/t/{TABLE}", True), got(f"/t/{TABLE}")]


def other_requests(pair: Pair, live: Live, luck: Luck, page: str) -> list[Asked]:
    """Some of everything else, then the table once more."""
    past = int(luck.below(len(live.moments)))
    others = [got(f"/t/{TABLE}?at={past}&seat={seat + 1}") for seat in range(pair.seats)]
    others += [got(f"/t/{TABLE}?seat={pair.seats}"), got(f"/t/{TABLE}?at={len(live.moments)}")]
    others += [*refused_choices(pair, live, luck), *weighings(pair, luck, page), *said_to_coach(pair, luck)]
    others += [asked for route in ROUTES for asked in by_route(route, pair, luck)]
    some = [others.pop(int(luck.below(len(others)))) for _ in range(EXTRA)]
    return [*some, *whys(luck, page), got(f"/t/{TABLE}")]


def whys(luck: Luck, page: str) -> list[Asked]:
    """Why some things of the viewer's own page are not possible now."""
    things = asked_in(page)
    some = [things[int(luck.below(len(things)))] for _ in range(EXTRA if things else 0)]
    return [got(f"/t/{TABLE}/why?{urlencode({'choice': thing})}", bool(luck.below(2))) for thing in some]


def refused_choices(pair: Pair, live: Live, luck: Luck) -> list[Asked]:
    """Choices that are not open to the viewer, and those of other seats; the answer may say why not."""
    is_open = set(live.playing().open(pair.viewer)) if pair.viewer != NOBODY else set()
    found = []
    for _ in range(6):
        number = int(luck.below(len(live.game.vocabulary)))
        seat = max(0, pair.viewer) if luck.below(3) else int(luck.below(pair.seats))
        if number not in is_open or seat != pair.viewer:
            form = {"choice": live.game.vocabulary.text(number), "seat": str(seat)}
            found.append(posted(f"/t/{TABLE}/choose", form, bool(luck.below(2))))
    return found


def said_to_coach(pair: Pair, luck: Luck) -> list[Asked]:
    """What a viewer may answer, whether or not the coach said something."""
    seat = str(max(0, pair.viewer))
    answers = [{"seat": seat, "to": to} for to in ("back", "back", "thanks", "off")]
    return [posted(f"/t/{TABLE}/coach", form, bool(luck.below(2))) for form in answers]


def controls_of(page: str) -> list[tuple[str, str]]:
    """The names and values of what can be filled in on a page."""
    found = [pair for pair in CONTROL.findall(page) if pair[0]]
    for name, options in SELECT.findall(page):
        found += [(name, value) for value in OPTION.findall(options)]
    return found


def weighings(pair: Pair, luck: Luck, page: str) -> list[Asked]:
    """Forms that are half filled in with what the viewer's own page offers."""
    controls = controls_of(page)
    found = []
    for _ in range(3):
        form = {"seat": str(max(0, pair.viewer))}
        for _ in range(int(luck.below(6)) if controls else 0):
            name, value = controls[int(luck.below(len(controls)))]
            form.setdefault(name, value or str(5 * luck.below(20)))
        found.append(posted(f"/t/{TABLE}/weigh", form, True))
    return found


def by_route(route: Route, pair: Pair, luck: Luck) -> list[Asked]:
    """A request for a route, whatever it is for, with fields as any form may have them."""
    if route.path == ENDLESS:
        return []
    parts = {"table": TABLE, "game": GAMES[0].name, "topic": "pass", "secret": "nobody-knows-this-one", "act": "choose"}
    address = re.sub(r"{(\w+)(?::\w+)?}", lambda found: parts.get(found[1], "x"), route.path)
    form = {
        "seat": str(max(0, pair.viewer)),
        "choice": "nonsense",
        "text": "hm",
        "name": "Vera",
        "at": "0",
        "to": "bot",
    }
    form |= {"bot": "random", "bot-pace": "700", "version": str(luck.below(3))}
    form = {name: value for name, value in form.items() if luck.below(3)}
    methods = (route.methods or set()) - {"HEAD"}
    return [
        got(address) if method == "GET" else posted(address, form, bool(luck.below(2))) for method in sorted(methods)
    ]


def got(address: str, by_script: bool = False) -> Asked:
    return Asked("GET", address, {}, by_script)


def posted(address: str, form: dict[str, str], by_script: bool) -> Asked:
    return Asked("POST", address, form, by_script)
