"""Choices by forms: what came late, twice, from elsewhere or to the wrong table gets a sentence and the position."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from httpx import Response
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY
from fondaco.web.tables.live import Live

from .club import HX, Club, Person, notice, play_on, some_choice

People = Callable[[str], Person]


def assert_refused(response: Response, live: Live, status: int, words: str) -> None:
    """The right status, a sentence, and the present position."""
    assert response.status_code == status
    assert words in notice(response)
    assert 'hx-target="#state"' in response.text
    for fragment in ("bar", "people", "choices"):
        assert f'hx-target="#{fragment}"' in response.text


def asked_alone(club: Club, people: dict[int, Person], table: str, luck: Luck) -> Live:
    """Play until a new question is put to one seat alone."""
    live = club.live(table)
    for _ in range(300):
        if len(live.asked()) == 1 and min(live.playing().since) == live.playing().version():
            return live
        play_on(club, people, table, luck, 1)
    raise AssertionError("nobody was asked alone")


def undoable(club: Club, people: dict[int, Person], table: str, luck: Luck) -> tuple[Live, int]:
    """Play until a seat can take back what it chose."""
    live = club.live(table)
    for _ in range(300):
        before = live.acts
        play_on(club, people, table, luck, 1)
        seat = club.acts(table)[before][0]
        if not live.playing().why_no_undo(seat):
            return live, seat
    raise AssertionError("nothing could be taken back")


def test_a_choice_is_stored_before_anybody_hears_of_it(
    club: Club, anna: Person, bea: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = club.table_of(anna, bea)
    live = club.live(table)
    order: list[str] = []
    run, carry_out, wake = club.site.database.run, Live.carry_out, Live.wake

    async def noted_run(work: Callable[..., object], *facts: object) -> object:
        result = await run(work, *facts)
        order.append(f"stored {getattr(work, '__name__', '')}")
        return result

    def noted_carry_out(self: Live, act: object) -> None:
        order.append("carried out")
        carry_out(self, act)  # type: ignore[arg-type]

    def noted_wake(self: Live) -> None:
        order.append("told")
        wake(self)

    anna.get(f"/t/{table}")
    monkeypatch.setattr(club.site.database, "run", noted_run)
    monkeypatch.setattr(Live, "carry_out", noted_carry_out)
    monkeypatch.setattr(Live, "wake", noted_wake)
    assert anna.choose(table, 0, some_choice(live, 0, Luck("x")), live.version(0)).status_code == 204
    assert order == ["stored add_act", "carried out", "told"]


def test_the_same_form_twice_is_done_once(club: Club, anna: Person, bea: Person) -> None:
    people = {0: anna, 1: bea}
    table = club.table_of(anna, bea)
    live = asked_alone(club, people, table, Luck("twice"))
    (seat,) = live.asked()
    version, choice = live.version(seat), some_choice(live, seat, Luck("c"))
    before = len(club.acts(table))
    for _ in range(3):
        assert people[seat].choose(table, seat, choice, version).status_code == 204
    assert len(club.acts(table)) == before + 1


def test_the_same_plan_twice_is_made_once(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    live = club.live(table)
    version, choice = live.version(0), some_choice(live, 0, Luck("p"))
    for _ in range(2):
        assert anna.choose(table, 0, choice, version).status_code == 204
        assert anna.choose(table, 0, choice, version, sure="").status_code == 204
    assert club.acts(table) == [(0, choice)]


def test_two_clicks_at_the_same_moment_are_one_choice(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    live = club.live(table)
    choice, version = some_choice(live, 0, Luck("p")), live.version(0)
    visitor = anna.visitor
    assert visitor is not None

    async def both() -> None:
        hall = club.site.hall
        await asyncio.gather(*[hall.choose(live, 0, choice, version, visitor.id) for _ in range(5)])

    club.call(both)
    assert club.acts(table) == [(0, choice)]


def test_an_answer_to_an_earlier_question_is_refused_and_nothing_is_lost(club: Club, anna: Person, bea: Person) -> None:
    people = {0: anna, 1: bea}
    table = club.table_of(anna, bea)
    early = [club.live(table).version(seat) for seat in people]
    live = asked_alone(club, people, table, Luck("late"))
    before = club.acts(table)
    for seat, somebody in people.items():
        response = somebody.choose(table, seat, "pass", early[seat])
        assert_refused(response, live, 409, "moved on")
    assert club.acts(table) == before
    (seat,) = live.asked()
    assert people[seat].choose(table, seat, some_choice(live, seat, Luck("c")), live.version(seat)).status_code == 204


def test_another_choice_from_another_tab_is_refused(club: Club, anna: Person, bea: Person) -> None:
    people = {0: anna, 1: bea}
    table = club.table_of(anna, bea)
    luck = Luck("tabs")
    for _ in range(300):
        live = asked_alone(club, people, table, luck)
        (seat,) = live.asked()
        if len(live.playing().open(seat)) > 1:
            break
        play_on(club, people, table, luck, 1)
    version = live.version(seat)
    first, second = [live.game.vocabulary.text(choice) for choice in live.playing().open(seat)[:2]]
    assert people[seat].choose(table, seat, first, version).status_code == 204
    before = club.acts(table)
    response = people[seat].choose(table, seat, second, version)
    assert response.status_code == 409
    assert_refused(response, live, 409, "moved on")
    assert club.acts(table) == before


def test_plans_are_made_in_any_order_and_on_pages_that_are_behind(
    club: Club, anna: Person, bea: Person, person: People
) -> None:
    """Four planners who all loaded the page before anybody planned: none is turned away."""
    people = [anna, bea, person("Cyr"), person("Dora")]
    table = club.table_of(*people)
    live = club.live(table)
    version = live.version(NOBODY)
    assert [live.version(seat) for seat in range(4)] == [version] * 4
    for seat in (2, 0, 3):
        assert people[seat].choose(table, seat, some_choice(live, seat, Luck(f"{seat}")), version).status_code == 204
        assert people[seat].page(live).fragments["state"].html.count("mine") == 0
    assert people[0].undo(table, 0, version).status_code == 204
    assert live.asked() == [0, 1]
    assert people[0].choose(table, 0, some_choice(live, 0, Luck("again")), version).status_code == 204
    assert people[1].choose(table, 1, some_choice(live, 1, Luck("last")), version).status_code == 204
    assert [seat for seat, choice in club.acts(table)] == [2, 0, 3, 0, 0, 1]
    assert live.asked() != [0, 1, 2, 3] or live.version(NOBODY) > version + 4


def test_a_table_that_is_over_answers_with_its_end(club: Club, anna: Person, bea: Person) -> None:
    people = {0: anna, 1: bea}
    table = club.table_of(anna, bea)
    play_on(club, people, table, Luck("to the end"))
    live = club.live(table)
    before = club.acts(table)
    last_seat, last_choice = before[-1]
    assert last_choice is not None
    assert_refused(anna.choose(table, 0, "pass", live.version(0)), live, 409, "over")
    assert_refused(bea.undo(table, 1, live.version(1)), live, 409, "over")
    assert people[last_seat].post(f"/t/{table}/chair", seat="0", to="bot").status_code == 409
    assert club.acts(table) == before


def test_without_script_the_page_itself_is_the_answer(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    live = club.live(table)
    choice, version = some_choice(live, 0, Luck("p")), live.version(0)
    done = anna.post(f"/t/{table}/choose", choice=choice, seat="0", version=str(version), sure="yes")
    assert (done.status_code, done.headers["location"]) == (303, f"/t/{table}")
    refused = anna.post(f"/t/{table}/choose", choice="plan nobody", seat="0", version=str(live.version(0)))
    assert refused.status_code == 400
    assert refused.text.startswith("<!doctype html>")
    assert notice(refused)
    assert f'data-version="{live.version(0)}"' in refused.text


def test_a_choice_without_a_way_back_is_asked_about_once_more(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    live = club.live(table)
    assert anna.choose(table, 0, some_choice(live, 0, Luck("p")), live.version(0)).status_code == 204
    choice = some_choice(live, 1, Luck("q"))
    asked = bea.choose(table, 1, choice, live.version(1), sure="")
    assert asked.status_code == 200
    assert 'name="sure" value="yes"' in asked.text
    assert f'value="{choice}"' in asked.text
    assert len(club.acts(table)) == 1
    assert bea.choose(table, 1, choice, live.version(1)).status_code == 204


def test_a_refusal_leaves_log_and_chat_to_the_stream(club: Club, anna: Person, bea: Person) -> None:
    """The stream may have a line under way that would then stand there twice."""
    table = club.table_of(anna, bea)
    anna.post(f"/t/{table}/say", HX, text="Ahoy")
    refused = anna.choose(table, 0, "sell 1", club.live(table).version(0))
    assert refused.status_code == 409
    assert 'hx-target="#bar"' in refused.text
    assert "Ahoy" not in refused.text
    assert "log-" not in refused.text


def test_the_address_of_a_form_leads_to_the_table(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    for form in ("choose", "sit", "say"):
        assert anna.get(f"/t/{table}/{form}").headers["location"] == f"/t/{table}"
    assert anna.get(f"/t/{table}/nonsense").status_code == 404


def test_who_plays_against_bots_alone_need_not_wait_for_them(club: Club, anna: Person, bea: Person) -> None:
    alone = club.table_of(anna, bots=2, **{"bot-pace": "4000"})
    assert "/hurry" not in anna.get(f"/t/{alone}").text
    anna.choose(alone, 0, "pass", club.live(alone).version(0))
    assert "/hurry" in anna.get(f"/t/{alone}").text
    assert anna.post(f"/t/{alone}/hurry", HX).status_code == 204
    club.wait_for_bots(alone)
    assert club.live(alone).asked() == [0] or club.live(alone).is_over()
    assert bea.post(f"/t/{alone}/hurry", HX).status_code == 403
    together = club.table_of(anna, bea, bots=1)
    assert anna.post(f"/t/{together}/hurry", HX).status_code == 403


def test_undo_takes_back_once_however_often_the_form_comes(club: Club, anna: Person, bea: Person) -> None:
    people = {0: anna, 1: bea}
    table = club.table_of(anna, bea)
    live, seat = undoable(club, people, table, Luck("undo"))
    version, made = live.version(seat), len(live.playing().record.made)
    for _ in range(3):
        assert people[seat].undo(table, seat, version).status_code == 204
    assert len(live.playing().record.made) == made - 1
    assert club.acts(table)[-1] == (seat, None)
    assert [choice for _, choice in club.acts(table)].count(None) == 1


def test_undo_says_why_not(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    live = club.live(table)
    assert_refused(anna.undo(table, 0, live.version(0)), live, 409, "not chosen anything")
    for seat, somebody in enumerate((anna, bea)):
        somebody.choose(table, seat, some_choice(live, seat, Luck("p")), live.version(seat))
    response = anna.undo(table, 0, live.version(0))
    assert response.status_code == 409
    assert "taken back" in notice(response)


@given(seed=st.integers(0, 10_000), undos=st.lists(st.integers(0, 3), min_size=10, max_size=30))
@settings(max_examples=4)
def test_a_table_that_is_loaded_again_is_the_same(
    tmp_path_factory: pytest.TempPathFactory, seed: int, undos: list[int]
) -> None:
    with Club(tmp_path_factory.mktemp("club")) as club:
        people = {seat: Person(club, name) for seat, name in enumerate(["Anna", "Bea", "Cyr"])}
        table = club.table_of(*people.values())
        live, luck = club.live(table), Luck(f"{seed}")
        for count in undos:
            play_on(club, people, table, luck, 1 + count)
            for seat in range(count):
                people[seat].undo(table, seat, live.version(seat))
        again = club.stored(table)
        now, then = live.playing(), again.playing()
        assert then.state.same_as(now.state)
        assert (then.version(), then.since, then.undone) == (now.version(), now.since, now.undone)
        assert again.last_acts == live.last_acts
        assert again.moments == live.moments
        assert [again.version(seat) for seat in range(NOBODY, 3)] == [live.version(seat) for seat in range(NOBODY, 3)]
        assert again.acts == live.acts
        assert then.record.text() == now.record.text()
        for somebody in people.values():
            assert somebody.page(again).fragments == somebody.page(live).fragments


def test_talk_is_stored_in_order(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    for number in range(4):
        assert (anna, bea)[number % 2].post(f"/t/{table}/say", HX, text=f"line {number}").status_code == 204
    assert [message.text for message in club.stored(table).messages] == [f"line {number}" for number in range(4)]
    page = anna.get(f"/t/{table}").text
    assert page.index("line 0") < page.index("line 3")
