"""The part of a table's page that shows who is here: all that changes when somebody opens or closes it."""

from __future__ import annotations

from dataclasses import replace

from fondaco.web.live import Live
from fondaco.web.live_page import LivePage
from fondaco.web.position import position_for
from fondaco.web.table_page import TablePage
from fondaco.web.viewer import Viewer
from fondaco.web.waiting_room import WaitingRoom


class PeoplePage(TablePage):
    """The page of a table without anything but the people at it."""

    def compose(self) -> None:
        self.add("people", "people.html", self.people())


def people_page(live: Live, viewer: Viewer) -> LivePage:
    """What says who is here, and nothing else that would take long to make; in the waiting room that is all of it."""
    if live.table is None:
        return WaitingRoom(live, viewer)
    # In a past position nothing is open, so nothing is looked for that could be chosen.
    return PeoplePage(replace(position_for(live, viewer), is_present=False))
