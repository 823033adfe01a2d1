"""The page of a table, made of fragments, for one viewer and one position."""

from __future__ import annotations

import functools
from typing import ClassVar

from markupsafe import Markup

from fondaco.face.act import Act, left_over
from fondaco.face.podium import ranking
from fondaco.face.scene import SLOTS, Motion
from fondaco.face.score_sheet import shown, shown_total, total
from fondaco.face.text import UNKNOWN
from fondaco.kernel.news import Item
from fondaco.kernel.state import NOBODY
from fondaco.web.pages.aid_facts import Aids, aids_for
from fondaco.web.pages.coach_facts import coach_note
from fondaco.web.pages.hint_facts import hints_on
from fondaco.web.pages.lesson_facts import lesson_panel
from fondaco.web.pages.live_page import LivePage
from fondaco.web.pages.loss_facts import losses_on
from fondaco.web.pages.page_facts import (
    Bar,
    Category,
    Confirm,
    Curtain,
    Ending,
    OpenChoices,
    People,
    Person,
    Scores,
    Show,
    Turn,
    Undo,
)
from fondaco.web.pages.persons import asking_for, person_on
from fondaco.web.pages.replay_facts import replay_of
from fondaco.web.pages.undo_facts import undo_of
from fondaco.web.tables.hinting import may_hint
from fondaco.web.tables.lessons import bots_to_move
from fondaco.web.tables.live import Live
from fondaco.web.tables.logbook import logbook_of
from fondaco.web.tables.open_choices import Sealing
from fondaco.web.tables.pacing import BOT_PACES
from fondaco.web.tables.vantage import PRESENT, Vantage, scene_of

MOST_ACTS = 24
"""Nobody watches a longer show; of more acts the last ones are played."""


class TablePage(LivePage):
    """All fragments of the page of a table, for one viewer."""

    slots: ClassVar[list[str]] = [*SLOTS, "log", "chat"]

    def __init__(self, vantage: Vantage, confirm: Sealing | None = None) -> None:
        super().__init__(vantage.live, vantage.viewer)
        self.vantage = vantage
        self.confirmed = confirm
        self.scene = scene_of(vantage)
        self.compose()

    def digest(self) -> str:
        """Of the page without its confirmation dialog: the stream does not know the dialog, and must not remove it."""
        return super().digest() if self.confirmed is None else TablePage(self.vantage).digest()

    def compose(self) -> None:
        live, vantage = self.live, self.vantage
        self.add("state", "state.html", self.state())
        self.add("forms", "forms.html", self.hidden_fields())
        self.add("bar", "bar.html", self.bar())
        self.add("answers", "answers.html", vantage.face.answers(self.scene) if self.scene.choices else ())
        self.add("choices", "choices.html", OpenChoices(tuple(self.scene.choices.values()), self.scene.asked))
        for fragment in vantage.face.fragments(self.scene):
            self.fragments[fragment.id] = fragment
        people = self.people()
        self.add("people", "people.html", people)
        self.add("seats", "seats.html", people._replace(persons=tuple(at_rest(person) for person in people.persons)))
        self.add("aids", "aids.html", self.aids)
        self.add("coach", "coach.html", coach_note(vantage))
        self.add("hint", "hint.html", hints_on(vantage))
        self.add("losses", "losses.html", losses_on(vantage, self.scene))
        self.add("scores", "scores.html", self.scores())
        self.add("curtain", "curtain.html", self.curtain())
        self.add("ending", "ending.html", self.ending())
        if live.row.lesson is not None and vantage.is_present:
            self.add("lesson", "lesson.html", lesson_panel(live, vantage.face, vantage.seat))
        if not vantage.is_present:
            self.add("replay", "replay.html", replay_of(vantage, self.scene.players))
        for passage in logbook_of(live, vantage.face).fragments(vantage.seat, vantage.made):
            self.fragments[passage.id] = passage
        self.add_messages()

    # What the fragments are rendered from.

    def state(self) -> Turn:
        live = self.live
        whose = "others"
        if live.is_over():
            whose = "over"
        elif any(seat in self.viewer.seats for seat in live.asked()):
            whose = "mine"
        facts: dict[str, str | int] = {"game": self.vantage.face.words.say("game-title")}
        if whose == "others":
            facts["players"] = live.players_asked(self.viewer.language)
        title = self.words.say(f"web-title-{whose}", facts)
        answered = [seat for seat, _ in live.playing().record.made].count(self.vantage.seat)
        return Turn(title, whose, live.version(self.vantage.seat), len(live.moments) - 1, answered)

    def hidden_fields(self) -> tuple[int, int, bool, int]:
        """The version and seat that every choice is sent with, and the version for an undo.

        A spectator sends none.
        """
        if not self.viewer.seats:
            return NOBODY, NOBODY, False, NOBODY
        undo = self.undo
        seat = self.vantage.seat
        return self.live.version(seat), seat, True, self.live.version(undo.seat if undo else seat)

    def bar(self) -> Bar:
        live, vantage = self.live, self.vantage
        names = self.scene.players
        question = vantage.face.prompt(vantage.view, vantage.seat, list(names))
        is_told = vantage.is_present and (bool(self.scene.choices) or self.scene.asked)
        asked = self.scene.asked
        asks = [asking_for(live, self.viewer, seat) for seat in live.asks]
        others = live.players_asked(self.viewer.language) if vantage.is_present and not asked else ""
        return Bar(
            table=live.row.id,
            heading=vantage.face.heading(self.scene),
            prompt=vantage.face.words.say(*question),
            brief=vantage.face.brief(question) if is_told else "",
            rule=vantage.face.prompt_rule(question) if is_told or live.is_over() else "",
            game=live.game.name,
            asked=asked,
            is_turn=vantage.face.turn_of(vantage.view) in (NOBODY, vantage.seat),
            welcome=bool(self.scene.choices) and not asked,
            waiting=others,
            since=live.noticed_by(vantage.seat).at if others else 0,
            undo=self.undo if self.viewer.curtain == NOBODY else None,
            confirm=self.confirm(),
            is_over=live.is_over(),
            past=PRESENT if vantage.is_present else vantage.at,
            is_watching=not self.viewer.seats,
            may_hurry=bool(others and bots_to_move(live)) and live.may_hurry(self.visitor()),
            open_seat=any(live.chairs[seat].is_open for seat in live.asked()) and vantage.is_present,
            must_agree=any(asking is not None and asking.may_agree for asking in asks) and vantage.is_present,
            must_answer=vantage.is_present and any(aid.wanted and aid.wanted.may_agree for aid in self.aids.aids),
            hint_seat=self.hint_seat(),
        )

    def hint_seat(self) -> int:
        """The seat that may ask for a hint now, or NOBODY."""
        is_answering = bool(self.scene.choices) or self.scene.asked
        return self.vantage.seat if is_answering and may_hint(self.live, self.vantage.seat) else NOBODY

    def confirm(self) -> Confirm | None:
        sealing = self.confirmed
        if sealing is None:
            return None
        return Confirm(*sealing, self.vantage.seat, self.live.version(self.vantage.seat))

    @functools.cached_property
    def aids(self) -> Aids:
        return aids_for(self.live, self.viewer)

    @functools.cached_property
    def undo(self) -> Undo | None:
        """Undo of the viewer's last choice, if there is one; under a curtain, of the player before."""
        seat = self.vantage.seat
        if self.viewer.curtain != NOBODY and self.viewer.visitor is not None:
            seat = self.live.at_screen.get(self.viewer.visitor.id, NOBODY)
        if seat == NOBODY or seat not in self.viewer.seats or not self.vantage.is_present:
            return None
        return undo_of(self.live, self.vantage.face, seat)

    def people(self) -> People:
        viewer = self.viewer
        return People(
            self.live.row.id,
            tuple(self.persons()),
            bool(viewer.seats),
            self.live.is_over(),
            viewer.visitor.name if viewer.visitor else "",
            len(viewer.seats) > 1,
            str(self.live.row.bot_pace) if viewer.is_host and self.live.has_bots() else "",
            tuple(BOT_PACES),
        )

    def persons(self) -> list[Person]:
        names = zip(self.live.chairs, self.scene.players, self.scene.signs, strict=True)
        return [person_on(self.live, self.viewer, chair, name, sign) for chair, name, sign in names]

    def scores(self) -> Scores:
        rows = self.scene.points
        categories = []
        for index, key in enumerate(self.live.game.categories if rows else []):
            cells = tuple(shown(row[index]) for row in rows)
            categories.append(Category(*self.vantage.face.category(key), cells))
        totals = [shown_total(row) for row in rows]
        sums = [total(row) for row in rows]
        most = max(sums, default=0)
        ahead = tuple(points == most and sums.count(most) < len(sums) for points in sums)
        is_complete = not any(UNKNOWN in row for row in rows)
        return Scores(self.scene.players, self.scene.signs, tuple(categories), tuple(totals), ahead, is_complete)

    def curtain(self) -> Curtain:
        seat = self.viewer.curtain if self.vantage.is_present else NOBODY
        if seat == NOBODY:
            return Curtain(self.live.row.id, NOBODY, "", "", None)
        undo = self.undo._replace(takes="", others="") if self.undo else None  # the next player may not know it
        return Curtain(self.live.row.id, seat, self.scene.players[seat], self.scene.signs[seat], undo)

    def ending(self) -> Ending | None:
        live, scene, face = self.live, self.scene, self.vantage.face
        if not scene.result:
            return None
        return Ending(
            live.row.id,
            live.game.name,
            scene.players,
            scene.signs,
            scene.result,
            scene.winners,
            tuple(ranking(scene)),
            face.victory(list(scene.winners), scene.result[scene.winners[0]], list(scene.players)),
            face.tie(list(scene.winners), list(scene.result), list(scene.players)),
            tuple(face.scoring(scene)),
            self.show(face.ending_acts(scene)),
            face.ending_picture(scene),
            live.row.successor or "",
            bool(self.viewer.seats),
            live.playing().record.seed,
            live.commitment(),
            salts_of(live, scene.players),
            live.row.parent or "",
            live.row.lesson is not None,
        )

    # What a stream sends.

    def news(self) -> int:
        return len(self.live.playing().listener.items)

    def acts(self, heard: int) -> list[Act]:
        return self.acts_in(self.live.playing().listener.items[heard:])

    def motions(self, heard: int) -> list[Motion]:
        return self.motions_in(self.live.playing().listener.items[heard:], self.acts(heard))

    def acts_in(self, news: list[Item]) -> list[Act]:
        """The drama in news, as far as the viewer may hear it."""
        heard = [item for item in news if item.is_for(self.vantage.seat)]
        return self.vantage.face.acts(self.scene, heard) if heard else []

    def motions_in(self, news: list[Item], acts: list[Act]) -> list[Motion]:
        """What travelled, as far as the viewer may hear it, without what acts show."""
        heard = [item for item in news if item.is_for(self.vantage.seat)]
        return left_over(self.vantage.face.motions(self.scene, heard), acts) if heard else []

    def show(self, acts: list[Act]) -> Markup:
        if not acts:
            return Markup("")
        return self.paint("acts.html", Show(tuple(acts[-MOST_ACTS:]), self.scene.players, self.live.row.bot_pace))


def at_rest(person: Person) -> Person:
    """A person without presence, which changes when somebody opens or closes a page."""
    return person._replace(here=False, absence=None, may_ask=False, asking=None)


def salts_of(live: Live, names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The salts with the names of those who added them, once the game has begun and they are fixed."""
    return tuple((names[seat], salt) for seat, salt in enumerate(live.playing().record.salts) if salt)
