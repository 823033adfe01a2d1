"""Learning a game at a table, by bare forms: the way from step to step, and what is nobody else's business."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from fondaco.face.game_face import face_of
from fondaco.face.lesson import PUPIL, Lesson, Step
from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.web.painter import web_words
from fondaco.web.store.rows import LESSON_OVER
from fondaco.web.tables.lessons import progress_of
from fondaco.web.tables.live import Live
from fondaco.web.tables.thinkers import Thinkers
from fondaco.words.catalogue import LANGUAGES

from .club import HX, Club, Person, notice, some_choice, text_of
from .conftest import Clock

People = Callable[[str], Person]
TAUGHT = [game for game in GAMES if face_of(game, "en").lesson is not None]
each_game = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
NEXT = web_words("en").say("web-lesson-next")
EVERY = 5
"""Of the steps, each so many-th is looked at closely, where all of them would take long."""

pytestmark = pytest.mark.usefixtures("quick_bots")


class Pupil:
    """Somebody who takes a lesson by bare forms."""

    def __init__(self, club: Club, person: Person, game: Game) -> None:
        self.club = club
        self.person = person
        self.game = game
        begun = person.post(f"/learn/{game.name}")
        assert begun.status_code == 303, begun.text
        self.table = begun.headers["location"].removeprefix("/t/")

    @property
    def lesson(self) -> Lesson:
        return lesson_of(self.game)

    @property
    def live(self) -> Live:
        """The table, once the others have done what they had to do."""
        self.club.live(self.table)
        self.club.wait_for_bots(self.table)
        return self.club.live(self.table)

    @property
    def number(self) -> int:
        progress = progress_of(self.live)
        assert progress is not None
        return progress.number

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    def page(self, **headers: str) -> str:
        return self.person.get(f"/t/{self.table}", **headers).text

    def press(self, act: str, step: int | None = None, person: Person | None = None) -> httpx.Response:
        number = str(self.number if step is None else step)
        return (person or self.person).post(f"/t/{self.table}/lesson", HX, seat=str(PUPIL), step=number, act=act)

    def choose(self, choice: str) -> httpx.Response:
        return self.person.choose(self.table, PUPIL, choice, self.live.version(PUPIL))

    def others(self) -> list[str]:
        """What is open, but not what the step waits for."""
        text = self.game.vocabulary.text
        open_now = [text(choice) for choice in self.live.playing().open(PUPIL)]
        return [choice for choice in open_now if not self.step.takes(choice)]

    def go_on(self) -> None:
        """Do what the step asks, or read on."""
        answered = self.choose(self.step.answer) if self.step.answer else self.press("read")
        assert answered.status_code == 204, f"{self.step.key}: {answered.text}"

    def steps(self) -> Iterator[Step]:
        """Every step; when the next one is asked for, it is done."""
        for number, step in enumerate(self.lesson.steps):
            assert self.number == number
            yield step
            self.go_on()

    def steps_now_and_then(self) -> Iterator[Step]:
        for number, step in enumerate(self.steps()):
            if number % EVERY == 0:
                yield step

    def go_to_task(self) -> None:
        """Go on to the first step at which something is to be done."""
        while not self.step.answer:
            self.go_on()

    def go_to_end(self) -> None:
        for _ in self.steps():
            pass

    def known(self) -> tuple[int | None, list[tuple[int, str | None]]]:
        """How far the lesson was read, and what was done by all, as it is stored."""
        assert self.live
        return self.club.stored(self.table).row.lesson, self.club.acts(self.table)


def lesson_of(game: Game) -> Lesson:
    lesson = face_of(game, "en").lesson
    assert lesson is not None
    return lesson


def panel(page: str) -> str:
    """What the page says about the step, as it is read."""
    found = re.search(r'<section id="lesson"(.*?)</section>', page, re.DOTALL)
    assert found
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", "<" + found[1])).split())


def said(game: Game, key: str, language: str = "en") -> str:
    return " ".join(face_of(game, language).words.say(f"lesson-{key}").split())


def offered_table(person: Person, game: Game) -> str:
    """The table where somebody can go on with the lesson of a game; empty if there is none."""
    page = person.get(f"/learn/{game.name}")
    assert page.status_code == 200
    return next(iter(re.findall(r'href="/t/(\w+)"', page.text)), "")


@pytest.fixture
def pupil(club: Club, anna: Person, game: Game) -> Pupil:
    return Pupil(club, anna, game)


@each_game
def test_every_step_is_read_and_done_to_the_end(pupil: Pupil, game: Game) -> None:
    steps = pupil.lesson.steps
    for number, step in enumerate(pupil.steps()):
        shown = panel(pupil.page())
        assert f"Step {number + 1} of {len(steps)}" in shown
        assert said(game, step.key) in shown
        assert (said(game, f"{step.key}-do") in shown) if step.answer else (NEXT in shown or step == steps[-1])
    assert pupil.known()[0] == LESSON_OVER
    assert panel(pupil.page()) == ""
    assert not pupil.live.is_over()


@each_game
def test_the_buttons_of_a_lesson_never_look_like_those_of_the_game(pupil: Pupil) -> None:
    for _ in pupil.steps_now_and_then():
        page = pupil.page()
        card = re.search(r'<section id="lesson"(.*?)</section>', page, re.DOTALL)
        assert card
        own, others = (classes_of_buttons(part) for part in (card[1], page.replace(card[0], "")))
        assert own
        assert others
        assert own.isdisjoint(others)


def classes_of_buttons(html_: str) -> set[str]:
    tags = re.findall(r"<button\b[^>]*>", html_)
    return {word for tag in tags for words in re.findall(r'class="([^"]*)"', tag) for word in words.split()}


@each_game
def test_while_a_step_is_read_nobody_is_sent_to_a_turn_that_the_lesson_holds_back(pupil: Pupil) -> None:
    """Bots that are asked wait for the lesson, so no button can hurry them."""
    for step in pupil.steps():
        if not step.answer:
            assert f"/t/{pupil.table}/hurry" not in pupil.page(), step.key


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_is_read_in_the_language_of_whoever_learns(pupil: Pupil, game: Game, language: str) -> None:
    pupil.go_to_task()
    shown = panel(pupil.page(**{"Accept-Language": language}))
    for part in ("", "-do"):
        assert said(game, f"{pupil.step.key}{part}", language) in shown


@each_game
def test_another_choice_gets_a_friendly_reason_and_changes_nothing(pupil: Pupil, game: Game) -> None:
    refused = 0
    for step in pupil.steps():
        others = pupil.others()
        if not others:
            continue
        before = pupil.known()
        answer = pupil.choose(others[0])
        assert answer.status_code == 409
        reason = html.unescape(notice(answer))
        task = said(game, f"{step.key}-do") if step.answer else "read this step first"
        assert task in reason, reason
        assert pupil.known() == before
        refused += 1
    assert refused


@each_game
def test_while_the_others_have_their_turn_there_is_only_something_to_watch(
    pupil: Pupil, monkeypatch: pytest.MonkeyPatch
) -> None:
    while not pupil.step.then:
        pupil.go_on()
    with monkeypatch.context() as patch:
        patch.setattr("fondaco.web.tables.hall.bots_to_move", lambda live: [])
        pupil.go_on()
        assert "See what the others do." in panel(pupil.page())
        before = pupil.known()
        for act in ("read", "do"):
            assert pupil.press(act).status_code == 204
        for choice in pupil.others()[:1]:
            assert "first see what the others do" in notice(pupil.choose(choice))
        assert pupil.known() == before
    pupil.club.site.hall.put_away_idle(-1.0)
    assert pupil.live, "taken up again, it goes on"
    assert "See what the others do." not in panel(pupil.page())


@each_game
def test_a_lesson_is_left_and_taken_up_again_after_the_server_forgot_its_table(pupil: Pupil, game: Game) -> None:
    hall = pupil.club.site.hall
    for number, _ in enumerate(pupil.steps_now_and_then()):
        assert offered_table(pupil.person, game) == pupil.table
        assert f'href="/t/{pupil.table}"' in pupil.person.get("/").text, "it is among the own tables"
        shown = panel(pupil.page())
        hall.put_away_idle(-1.0)
        assert pupil.table not in hall.tables
        assert pupil.number == number * EVERY
        assert panel(pupil.page()) == shown


@each_game
def test_a_lesson_goes_on_at_another_server(tmp_path: Path, game: Game) -> None:
    with Club(tmp_path) as club:
        anna = Person(club, "Anna")
        pupil = Pupil(club, anna, game)
        pupil.go_to_task()
        pupil.go_on()
        number, shown = pupil.number, panel(pupil.page())
    with Club(tmp_path) as club:
        anna.club = pupil.club = club
        assert pupil.number == number
        assert panel(pupil.page()) == shown
        pupil.go_on()
        assert pupil.number == number + 1


@each_game
def test_a_lesson_can_be_skipped_at_every_step(club: Club, anna: Person, game: Game) -> None:
    for step in range(0, len(lesson_of(game).steps), EVERY):
        pupil = Pupil(club, anna, game)
        while pupil.number < step:
            pupil.go_on()
        assert pupil.press("leave").status_code == 204
        assert progress_of(pupil.live) is None
        assert panel(pupil.page()) == ""
        assert not offered_table(anna, game)
        assert pupil.choose(some_choice(pupil.live, PUPIL, Luck("skipped"))).status_code == 204


@each_game
def test_a_lesson_can_be_repeated_and_is_the_same(clock: Clock, club: Club, anna: Person, game: Game) -> None:
    first = Pupil(club, anna, game)
    clock.forward(1)
    second = Pupil(club, anna, game)
    assert second.table != first.table
    assert offered_table(anna, game) == second.table, "the later one"
    for pupil in (first, second):
        while pupil.number < len(pupil.lesson.steps) // 2:
            pupil.go_on()
    assert first.known() == second.known()
    assert first.live.playing().state.same_as(second.live.playing().state)
    assert second.press("leave").status_code == 204
    assert offered_table(anna, game) == first.table


@each_game
def test_somebody_else_cannot_press_its_buttons(pupil: Pupil, bea: Person, person: People, game: Game) -> None:
    Pupil(pupil.club, bea, game)  # who learns the same elsewhere
    for _ in pupil.steps_now_and_then():
        before = pupil.known()
        for stranger in (bea, person("Cleo")):
            for act in ("read", "do", "leave"):
                assert pupil.press(act, person=stranger).status_code == 403
            assert panel(stranger.get(f"/t/{pupil.table}").text) == "", "whoever looks on is taught nothing"
        assert pupil.known() == before


@each_game
def test_the_lesson_does_a_step_itself_and_once_however_often_the_button_is_pressed(pupil: Pupil) -> None:
    for number, step in enumerate(pupil.lesson.steps):
        assert pupil.number == number
        before = pupil.known()
        assert pupil.press("read" if step.answer else "do").status_code == 204
        assert pupil.known() == before, "what the step does not have changes nothing"
        act = "do" if step.answer else "read"
        assert pupil.club.call(press_twice, pupil, {"step": str(number), "act": act}) == [204, 204]
        once = pupil.known()
        assert pupil.press(act, number).status_code == 204
        assert pupil.known() == once
    assert pupil.known()[0] == LESSON_OVER


async def press_twice(pupil: Pupil, form: dict[str, str]) -> list[int]:
    """At the same moment."""
    headers = HX | {"Cookie": f"fondaco={pupil.person.token}"}
    transport = httpx.ASGITransport(pupil.club.app)
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver", headers=headers) as client:
        posts = [client.post(f"/t/{pupil.table}/lesson", data=form | {"seat": str(PUPIL)}) for _ in range(2)]
        return [answer.status_code for answer in await asyncio.gather(*posts)]


@each_game
def test_a_choice_that_is_sent_twice_is_made_once(pupil: Pupil) -> None:
    for step in pupil.steps():
        if not step.answer:
            continue
        version = pupil.live.version(PUPIL)
        for _ in range(2):
            answer = pupil.person.choose(pupil.table, PUPIL, step.answer, version)
            assert answer.status_code == 204
        break
    assert [choice for seat, choice in pupil.club.acts(pupil.table) if seat == PUPIL] == [step.answer]


@each_game
def test_buttons_of_an_earlier_page_and_nonsense_change_nothing(pupil: Pupil) -> None:
    pupil.go_to_task()
    before = pupil.known()
    for step in (-1, pupil.number - 1, pupil.number + 1, 999):
        assert pupil.press("leave", step).status_code == 204
    assert pupil.press("dance").status_code == 204
    assert pupil.person.post(f"/t/{pupil.table}/lesson", HX, step="soon", act="leave").status_code == 400
    assert pupil.known() == before


@each_game
def test_its_table_is_not_listed_and_its_luck_is_no_secret(pupil: Pupil, bea: Person) -> None:
    assert not pupil.live.row.listed
    assert pupil.table not in bea.get("/").text
    about = text_of(pupil.person.get(f"/t/{pupil.table}"))
    assert "The luck of a lesson is fixed in advance" in about


@each_game
def test_nothing_is_taken_back_in_a_lesson(pupil: Pupil) -> None:
    pupil.go_to_task()
    pupil.go_on()
    before = pupil.known()
    assert pupil.person.undo(pupil.table, PUPIL, pupil.live.version(PUPIL)).status_code == 409
    assert pupil.known() == before


@each_game
def test_after_the_last_step_the_bots_think_for_themselves(
    pupil: Pupil, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[int] = []
    think_as_usual = Thinkers.choose

    async def noted(self: Thinkers, table: str, course: object, bot: str, seat: int, luck: str, time: float) -> str:
        thought.append(seat)
        return await think_as_usual(self, table, course, bot, seat, luck, time)  # type: ignore[arg-type]

    monkeypatch.setattr(Thinkers, "choose", noted)
    for step in pupil.steps():
        assert not thought, "in the lesson they follow it"
        is_last = step is pupil.lesson.steps[-1]
        assert ("names good moves" in pupil.person.page(pupil.live).fragments["lesson"].html) == is_last
    luck = Luck("after the lesson")
    for _ in range(40):
        if thought:
            break
        assert pupil.choose(some_choice(pupil.live, PUPIL, luck)).status_code == 204
        pupil.club.wait_for_bots(pupil.table)
    assert thought
    assert PUPIL in pupil.live.asked()


@each_game
def test_the_way_to_a_lesson_is_on_the_front_page_the_rules_page_and_a_first_table(
    club: Club, anna: Person, game: Game
) -> None:
    table = club.table_of(anna, bots=2, game=game.name)
    for path in ("/", f"/rules/{game.name}", f"/t/{table}"):
        assert f'href="/learn/{game.name}"' in anna.get(path).text
    welcome = re.findall(r'<section id="welcome".*?</section>', anna.get(f"/t/{table}").text, re.DOTALL)
    assert f'href="/learn/{game.name}"' in welcome[0]
    assert f'action="/learn/{game.name}"' in anna.get(f"/learn/{game.name}").text


def test_a_game_that_does_not_exist_cannot_be_learnt(anna: Person) -> None:
    for answer in (anna.get("/learn/chess"), anna.post("/learn/chess")):
        assert answer.status_code == 404
    assert anna.post("/t/nothing/lesson", HX, step="0", act="read").status_code == 404


def test_a_game_without_a_lesson_has_no_way_to_one(fifth: Game, anna: Person) -> None:
    for answer in (anna.get(f"/learn/{fifth.name}"), anna.post(f"/learn/{fifth.name}")):
        assert answer.status_code == 404
    for path in ("/", f"/rules/{fifth.name}"):
        assert f"/learn/{fifth.name}" not in anna.get(path).text


@each_game
def test_a_table_without_a_lesson_has_no_step_to_press(club: Club, anna: Person, game: Game) -> None:
    table = club.table_of(anna, bots=2, game=game.name)
    before = club.acts(table)
    assert anna.post(f"/t/{table}/lesson", HX, seat="0", step="0", act="do").status_code == 204
    assert club.acts(table)[: len(before)] == before
    assert club.stored(table).row.lesson is None
    assert 'id="lesson"' not in anna.get(f"/t/{table}").text
