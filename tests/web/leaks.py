"""Leaks to plant (mutants): each makes something that a viewer gets depend on what the viewer may not know.

The tests of secrets must find every one of them. They stand for the mistakes that a change of the app could make.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncGenerator, Callable
from dataclasses import replace
from typing import Any

import pytest
from markupsafe import Markup
from starlette.responses import Response

from fondaco.face.act import Act as Show
from fondaco.face.scene import Fragment, Motion, Scene
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.replay import replay
from fondaco.kernel.state import CHANCE
from fondaco.web.errors import TooLate
from fondaco.web.http import stream
from fondaco.web.http.routes import moves, replays, table, why
from fondaco.web.pages import coach_facts, table_page
from fondaco.web.pages.coach_facts import CoachNote
from fondaco.web.pages.hint_facts import Hints
from fondaco.web.pages.table_page import TablePage
from fondaco.web.tables import vantage
from fondaco.web.tables.live import Live
from fondaco.web.tables.logbook import Logbook
from fondaco.web.tables.pacing import Pacing
from fondaco.web.tables.vantage import Vantage, scene_of

Patch = pytest.MonkeyPatch
Leak = Callable[[Patch], None]


def truth(live: Live) -> str:
    """A digest of the whole state, hidden or not."""
    return hashlib.sha256(str(live.playing().state.numbers()).encode()).hexdigest()[:8] if live.table else ""


def with_more(patch: Patch, owner: Any, name: str, more: Callable[..., Any]) -> None:
    """Wrap a function: it returns what `more` makes of its result and its arguments."""
    plain = getattr(owner, name)
    patch.setattr(owner, name, lambda *facts, **named: more(plain(*facts, **named), *facts))


def in_the_page_digest(patch: Patch) -> None:
    def digest(self: TablePage) -> str:
        return hashlib.sha256(truth(self.live).encode()).hexdigest()[:16]

    patch.setattr(TablePage, "digest", digest)


def in_a_header(patch: Patch) -> None:
    def marked(response: Response, request: object, site: object, live: Live, *_: object) -> Response:
        response.headers["x-version"] = truth(live)
        return response

    with_more(patch, table, "table_page", marked)


def in_a_cookie(patch: Patch) -> None:
    def marked(response: Response, request: object, site: object, live: Live, *_: object) -> Response:
        response.set_cookie("last", truth(live))
        return response

    with_more(patch, table, "table_page", marked)


def in_the_status(patch: Patch) -> None:
    def marked(response: Response, request: object, site: object, live: Live, *_: object) -> Response:
        response.status_code = 200 + int(truth(live), 16) % 2
        return response

    with_more(patch, table, "table_page", marked)


def on_the_front_page(patch: Patch) -> None:
    with_more(patch, Live, "moved_at", lambda at, self: at - int(truth(self), 16) % 5 * 3_600_000)


def in_the_time_of_a_bot(patch: Patch) -> None:
    with_more(patch, Pacing, "before", lambda pause, self, seat: pause + int(truth(self.live), 16) % 1000 / 1000)


def in_the_version(patch: Patch) -> None:
    """Versions count every choice, as they once did."""
    patch.setattr(Live, "version", lambda self, seat: self.playing().version() if self.table else -1)


def in_the_numbers_of_positions(patch: Patch) -> None:
    def all_positions(self: Live) -> list[int]:
        made = self.playing().record.made
        return [index for index in range(len(made)) if made[index][0] != CHANCE] + [len(made)]

    patch.setattr(Live, "moments", property(all_positions, lambda self, value: None), raising=False)


def in_the_time_of_the_last_move(patch: Patch) -> None:
    plain = Live.notice

    def notice(self: Live, act: Any, *facts: Any) -> None:
        plain(self, act, *facts)
        for noticed in self.noticed.values():
            noticed.at = act.at

    patch.setattr(Live, "notice", notice)


def in_a_fragment(patch: Patch) -> None:
    def compose(_: None, self: TablePage) -> None:
        html = Markup('<p id="more" class="{}"></p>').format(truth(self.live))
        self.fragments["more"] = Fragment("more", html, "board")

    with_more(patch, TablePage, "compose", compose)


def in_the_title(patch: Patch) -> None:
    with_more(patch, TablePage, "state", lambda turn, self: turn._replace(title=f"{turn.title} {truth(self.live)}"))


def in_the_order_of_players(patch: Patch) -> None:
    def turned(people: list[Any], self: TablePage) -> list[Any]:
        return people[::-1] if int(truth(self.live), 16) % 2 else people

    with_more(patch, TablePage, "persons", turned)


def in_the_log(patch: Patch) -> None:
    """The log of everybody tells what only one was told."""
    plain = Logbook.entries
    patch.setattr(Logbook, "entries", lambda self, first, last, seat: plain(self, first, last, some_other(seat)))


def some_other(seat: int) -> int:
    return 1 if seat == 0 else 0


def in_the_links_of_the_log(patch: Patch) -> None:
    """Links lead to positions as all choices count them."""

    def counted(self: Logbook, index: int) -> int:
        return sum(1 for told in self.live.playing().told if told <= index)

    patch.setattr(Logbook, "position_after", counted)


def in_the_reason_against_undo(patch: Patch) -> None:
    def undo(self: TablePage) -> Any:
        return table_page.Undo(max(0, self.vantage.seat), truth(self.live)) if self.viewer.seats else None

    patch.setattr(TablePage, "undo", property(undo))


def in_the_order_of_choices(patch: Patch) -> None:
    def turned(found: dict[int, Any], table: Any, *_: object) -> dict[int, Any]:
        return dict(reversed(found.items())) if hash(tuple(table.state.numbers())) % 2 else found

    with_more(patch, vantage, "choices_for", turned)


def in_an_empty_message(patch: Patch) -> None:
    """A live message says that something was done, though not what."""
    plain = stream.Stream.update
    patch.setattr(stream.Stream, "update", lambda self: plain(self) or "<!-- -->")


def in_the_number_of_messages(patch: Patch) -> None:
    plain = stream.events

    async def more(hall: Any, live: Live, *facts: Any) -> AsyncGenerator[str, None]:
        made = len(live.playing().record.made)
        async for message in plain(hall, live, *facts):
            yield message
            for _ in range(len(live.playing().record.made) - made):
                yield ": \n\n"
            made = len(live.playing().record.made)

    patch.setattr(stream, "events", more)


def in_what_flies(patch: Patch) -> None:
    with_more(patch, TablePage, "motions", lambda found, self, heard: [Motion("x", truth(self.live), "y", "")])


def in_what_is_played(patch: Patch) -> None:
    with_more(patch, TablePage, "acts", lambda found, self, heard: [Show("", truth(self.live))])


def in_what_happened_since(patch: Patch) -> None:
    with_more(patch, replays, "since", lambda found, page, at: found._replace(show=Markup(truth(page.live)), things=1))


def in_a_refusal(patch: Patch) -> None:
    """Why a choice is refused is found out by looking at everything."""

    def told(error: FondacoError, live: Live, *_: object) -> FondacoError:
        return TooLate("objection", {"sentence": truth(live)})

    with_more(patch, moves, "in_other_words", told)


def in_weighing(patch: Patch) -> None:
    """What is said of a form that is being filled in depends on everything."""
    said: list[str] = []

    def noting(scene: Scene, looked_at: Vantage) -> Scene:
        said[:] = [truth(looked_at.live)]
        return scene

    def leaky(html: str, target: str, *_: object) -> str:
        return html + said[0] if target == "weighing" and said else html

    with_more(patch, moves, "scene_of", noting)
    with_more(patch, moves, "partial", leaky)


def in_why_something_is_not_possible(patch: Patch) -> None:
    """The reason is looked for in everything, not in the viewer's view."""
    with_more(patch, why, "answer_about", lambda said, found, thing: said._replace(sentence=truth(found.live)))


def in_what_the_coach_says(patch: Patch) -> None:
    """The coach thinks of what is hidden."""

    def told(note: CoachNote | None, found: Vantage) -> CoachNote | None:
        return note._replace(gain=truth(found.live)) if note else None

    with_more(patch, table_page, "coach_note", told)


def in_a_hint(patch: Patch) -> None:
    """Hints are looked for in everything, not in the viewer's view."""

    def told(hints: Hints | None, found: Vantage) -> Hints | None:
        return hints._replace(table=truth(found.live)) if hints else None

    with_more(patch, table_page, "hints_on", told)


def in_whether_the_coach_offers_to_take_back(patch: Patch) -> None:
    """It looks at how much was chosen since, be it in secret."""

    def told(may: bool, live: Live, *_: object) -> bool:
        return may and len(live.playing().record.made) % 2 == 0

    with_more(patch, coach_facts, "can_take_back", told)


def in_a_past_position(patch: Patch) -> None:
    """A past position of a running game is shown through other eyes."""

    def past(found: Vantage, live: Live, *_: object) -> Vantage:
        if found.is_present:
            return found
        other = some_other(found.seat)
        return replace(found, seat=other, view=live.game.view(replay(live.playing().record, found.made), other))

    with_more(patch, table, "vantage_for", past)


def in_who_is_waited_for(patch: Patch) -> None:
    """The list of tables says that a table waits for everybody who has something half done."""

    def asked(found: list[int], self: Live) -> list[int]:
        return found if int(truth(self), 16) % 2 else found[::-1] + found[:1]

    with_more(patch, Live, "asked", asked)


def through_other_eyes(patch: Patch) -> None:
    """The page of a spectator is rendered for the eyes of the first seat, that of a seat for another's."""

    def leaky(found: Vantage) -> Scene:
        other = some_other(found.seat)
        return scene_of(replace(found, seat=other, view=found.live.playing().view(other)))

    patch.setattr(table_page, "scene_of", leaky)


LEAKS: list[Leak] = [
    in_the_page_digest,
    in_a_header,
    in_a_cookie,
    in_the_status,
    on_the_front_page,
    in_the_time_of_a_bot,
    in_the_version,
    in_the_numbers_of_positions,
    in_the_time_of_the_last_move,
    in_a_fragment,
    in_the_title,
    in_the_order_of_players,
    in_the_log,
    in_the_links_of_the_log,
    in_the_reason_against_undo,
    in_the_order_of_choices,
    in_an_empty_message,
    in_the_number_of_messages,
    in_what_flies,
    in_what_is_played,
    in_what_happened_since,
    in_a_refusal,
    in_weighing,
    in_why_something_is_not_possible,
    in_what_the_coach_says,
    in_a_hint,
    in_whether_the_coach_offers_to_take_back,
    in_a_past_position,
    in_who_is_waited_for,
    through_other_eyes,
]

OF_SECRET_ACTS: set[Leak] = {
    in_the_version,
    in_the_numbers_of_positions,
    in_the_time_of_the_last_move,
    in_the_links_of_the_log,
    in_an_empty_message,
    in_the_number_of_messages,
    in_weighing,
    in_the_order_of_choices,
    in_whether_the_coach_offers_to_take_back,
}
"""They tell that something was done, or how much: nothing where every act is noticed, no form is weighed, and whoever
chooses while others hide something chooses by a form."""
