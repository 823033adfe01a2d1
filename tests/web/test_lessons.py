"""A lesson at a table of the server: who learns there, and that its known luck is never taken for chance."""

from __future__ import annotations

import asyncio

import pytest

from fondaco.face.game_face import face_of
from fondaco.face.lesson import PUPIL, Lesson
from fondaco.games import GAMES, find_game
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.web.http.routes.learning import do_as_asked
from fondaco.web.store.rows import LESSON_OVER
from fondaco.web.tables.aids import COACH, is_on
from fondaco.web.tables.lessons import progress_of
from fondaco.web.tables.live import Live

from .club import HX, Club, Person, play_on, text_of

pytestmark = pytest.mark.usefixtures("quick_bots")
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
PROVES_NOTHING = "it cannot be verified"


def lesson_of(game: Game) -> Lesson:
    lesson = face_of(game, "en").lesson
    assert lesson is not None
    return lesson


def begun(club: Club, somebody: Person, game: str = "norenberc") -> Live:
    answer = somebody.post(f"/learn/{game}")
    assert answer.status_code == 303
    return club.live(answer.headers["location"].removeprefix("/t/"))


def step(live: Live) -> int:
    progress = progress_of(live)
    return progress.number if progress else LESSON_OVER


def go_on(somebody: Person, live: Live, act: str = "", seat: int = PUPIL) -> int:
    """Press a button of the lesson: the one that leads on, or another."""
    progress = progress_of(live)
    act = act or ("do" if progress and progress.step.answer else "read")
    form = {"seat": str(seat), "step": str(step(live)), "act": act}
    return somebody.post(f"/t/{live.row.id}/lesson", HX, **form).status_code


def left(club: Club, somebody: Person, game: str = "norenberc") -> Live:
    """A table where the lesson was left, and the game played to its end."""
    live = begun(club, somebody, game)
    assert go_on(somebody, live, "leave") == 204
    play_on(club, {PUPIL: somebody}, live.row.id, Luck("left"))
    assert live.is_over()
    return live


@each_game
def test_a_lesson_is_learnt_by_its_buttons_and_a_server_that_starts_again_knows_the_step(
    club: Club, anna: Person, game: Game
) -> None:
    live = begun(club, anna, game.name)
    for number in range(len(lesson_of(game).steps)):
        club.wait_for_bots(live.row.id)
        assert step(live) == step(club.stored(live.row.id)) == number
        assert go_on(anna, live) == 204
    assert live.row.lesson == LESSON_OVER
    assert not live.is_over()


def test_nobody_else_learns_at_the_table_nor_sits_down_there(club: Club, anna: Person, bea: Person) -> None:
    live = begun(club, anna)
    table = live.row.id
    begun(club, bea)
    for somebody in (bea, Person(club, "Cyr")):
        for seat in range(live.row.seats):
            assert go_on(somebody, live, "leave", seat) == 403
        assert somebody.post(f"/t/{table}/sit", name="Dora").status_code == 409
        for seat in range(live.row.seats):
            assert somebody.post(f"/t/{table}/chair", seat=str(seat), to="open").status_code == 403
        assert "lesson-step" not in somebody.get(f"/t/{table}").text
        assert table not in somebody.get("/").text
    for seat in range(1, live.row.seats):
        assert anna.post(f"/t/{table}/chair", seat=str(seat), to="open").status_code == 403
    assert step(live) == 0


def test_what_makes_no_sense_is_refused(club: Club, anna: Person) -> None:
    live = begun(club, anna)
    path = f"/t/{live.row.id}/lesson"
    for field, value in [("step", "x"), ("step", "9" * 9), ("seat", "-"), ("act", "a" * 11)]:
        form = {"seat": "0", "step": "0", "act": "read"} | {field: value}
        assert anna.post(path, HX, **form).status_code == 400, (field, value)
    for form in [{"step": "1", "act": "read"}, {"act": "read"}, {"step": "0", "act": "fly"}, {"step": "-1"}]:
        assert anna.post(path, HX, seat="0", **form).status_code == 204, form
    assert anna.post(path, HX, seat="1", step="0", act="read").status_code == 403
    assert step(live) == 0
    for path in ("/learn/chess", f"/learn/{'x' * 300}", "/t/nowherexyz/lesson"):
        assert anna.post(path).status_code == 404, path
    plain = club.table_of(anna, bots=2)
    assert anna.post(f"/t/{plain}/lesson", HX, seat="0", step="0", act="leave").status_code == 204
    assert club.live(plain).row.lesson is None


def test_a_step_that_is_done_twice_at_once_is_done_once(club: Club, anna: Person) -> None:
    live = begun(club, anna)
    steps = lesson_of(live.game).steps
    while steps[step(live)].answer == "" or steps[step(live)].answer != steps[step(live) + 1].answer:
        assert go_on(anna, live) == 204
        club.wait_for_bots(live.row.id)
    number, progress = step(live), progress_of(live)
    assert progress is not None
    assert anna.visitor is not None
    holder = anna.visitor.id

    async def twice() -> None:
        await asyncio.gather(*[do_as_asked(club.site, live, progress, "do", holder) for _ in range(2)])

    club.call(twice)
    assert step(live) == number + 1


def test_no_coach_speaks_of_what_the_lesson_had_somebody_do(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Club(tmp_path_factory.mktemp("taught"), coach_first_games=True) as club:
        anna = Person(club, "Anna")
        live = begun(club, anna)
        assert is_on(live, COACH)
        looked: list[int] = []

        async def look(live: Live, seat: int, *_: object) -> None:
            looked.append(seat)

        club.site.coaching.look = look  # type: ignore[method-assign, assignment]
        while not looked and step(live) != LESSON_OVER:
            assert go_on(anna, live) == 204
            club.wait_for_bots(live.row.id)
        assert looked == []
        play_on(club, {PUPIL: anna}, live.row.id, Luck("after the lesson"), 1)
        assert looked == [PUPIL], "afterwards it does"


# The luck.


def test_the_known_luck_of_a_lesson_is_never_shown_as_a_proof(club: Club, anna: Person) -> None:
    live = left(club, anna)
    for somebody in (anna, Person(club, "Bea")):
        page = somebody.get(f"/t/{live.row.id}").text
        assert PROVES_NOTHING in page
        assert live.commitment() not in page
        assert f"/t/{live.row.id}/verify" not in page
    text = anna.get(f"/t/{live.row.id}/record").text
    told = anna.ask("POST", "/evidence", {"content-type": "text/plain"}, content=text.encode()).json()
    assert told["lesson"] is True
    assert PROVES_NOTHING in text_of(anna.get("/verify"))


def test_another_game_has_a_luck_of_its_own(club: Club, anna: Person) -> None:
    live = left(club, anna)
    table = live.row.id
    answers = [
        anna.post(f"/t/{table}/rematch"),
        anna.post(f"/t/{table}/play-on", at="0", seat="0"),
        anna.post("/play", game="norenberc", lesson="0", seed=lesson_of(live.game).seed),
        anna.post("/tables", game="norenberc", name="Anna", seats="3", lesson="0", seed=lesson_of(live.game).seed),
    ]
    for answer in answers:
        other = club.live(answer.headers["location"].removeprefix("/t/"))
        assert other.row.lesson is None
        assert other.row.seed != live.row.seed
    seeds = {lesson_of(find_game(game.name)).seed for game in GAMES}
    assert len(seeds) == len(GAMES)
