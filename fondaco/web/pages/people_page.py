"""The part of a table's page that shows presence: all that changes when somebody opens or closes the page."""

from __future__ import annotations

from fondaco.face.game_face import face_of
from fondaco.face.scene import Scene
from fondaco.face.sight import signs_of
from fondaco.kernel.state import State
from fondaco.web.look import look_of
from fondaco.web.pages.live_page import LivePage
from fondaco.web.pages.table_page import TablePage
from fondaco.web.pages.waiting_room import WaitingRoom
from fondaco.web.tables.live import Live
from fondaco.web.tables.viewer import Viewer


class PeoplePage(TablePage):
    """The page of a table without the game: only the people are rendered."""

    def __init__(self, live: Live, viewer: Viewer) -> None:
        LivePage.__init__(self, live, viewer)
        names = live.names(viewer.language)
        face = face_of(live.game, viewer.language)
        self.scene = Scene(
            view=State(),
            seat=viewer.seat,
            players=tuple(names),
            signs=signs_of(names),
            options=live.row.options,
            words=face.words,
            choices={},
            points=[],
            paint=look_of(live.game, viewer.language).paint,
        )
        self.add("people", "people.html", self.people())


def people_page(live: Live, viewer: Viewer) -> LivePage:
    """The fragments that show presence, and nothing that is slow to render; in the waiting room that is all of it."""
    return WaitingRoom(live, viewer) if live.table is None else PeoplePage(live, viewer)
