"""The aids of a table as its page shows them: what is on, who wants it otherwise, and who must agree."""

from __future__ import annotations

from typing import NamedTuple

from babel.lists import format_list

from fondaco.web.pages.persons import name_of
from fondaco.web.tables.aids import COACH, aids_of, is_coached, is_on, title_of
from fondaco.web.tables.live import Live
from fondaco.web.tables.viewer import Viewer


class Wanted(NamedTuple):
    """Somebody wants an aid on or off."""

    asker: str
    awaited: str
    """Who has not agreed yet, as a list of names."""
    may_agree: bool
    """Whether the viewer is one of them."""


class Aid(NamedTuple):
    """A switch."""

    key: str
    title: str
    how: str
    is_on: bool
    wanted: Wanted | None


class Aids(NamedTuple):
    table: str
    aids: tuple[Aid, ...]
    may_change: bool
    """Whether the viewer has a say in it."""


def aids_for(live: Live, viewer: Viewer) -> Aids:
    game, language = live.game, viewer.language
    aids = tuple(
        Aid(
            aid,
            title_of(game, aid, language),
            title_of(game, aid, language, "-how"),
            is_coached(live, viewer.seat) if aid == COACH else is_on(live, aid),
            wanted_of(live, viewer, aid),
        )
        for aid in aids_of(game)
    )
    return Aids(live.row.id, aids, bool(viewer.seats) and not live.is_over())


def wanted_of(live: Live, viewer: Viewer, aid: str) -> Wanted | None:
    proposal = live.proposals.get(aid)
    if proposal is None:
        return None
    awaited = proposal.awaits(live)
    names = sorted(name_of(live, visitor) for visitor in awaited)
    mine = viewer.visitor is not None and viewer.visitor.id in awaited
    return Wanted(name_of(live, proposal.asker), format_list(names, locale=viewer.language), mine)
