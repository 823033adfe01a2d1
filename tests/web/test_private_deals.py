"""What a form is worth is told before it is sent, and what somebody plans or would pay is told to nobody."""

from __future__ import annotations

import pytest

from .club import HX, Club, Person, notice
from .dealers import Dealers

pytestmark = pytest.mark.usefixtures("same_luck")


@pytest.fixture
def dealers(club: Club) -> Dealers:
    return Dealers(club)


# What is weighed.


def test_a_form_is_weighed_and_nothing_is_done(dealers: Dealers) -> None:
    seat = dealers.others[0]
    before, version = dealers.club.acts(dealers.table), dealers.live.playing().version()

    def weighed(who: int, **fields: str) -> str:
        response = dealers.people[who].post(f"/t/{dealers.table}/weigh", HX, seat=str(who), **fields)
        assert response.status_code == 200
        assert '<hx-partial hx-target="#weighing"' in response.text
        return response.text

    space = dealers.spaces(seat)[0]
    good = weighed(seat, space=space, give_ducats="5")
    assert weighed(seat, space=space, give_ducats="1270") != good
    assert "multiple of five" in weighed(seat, space=space, give_ducats="7")
    assert "whom" in weighed(dealers.trader, space=space, ask_ducats="5")
    for fields in ({"verb": "counter", "partner": "seat-1"}, {"verb": "plan"}, {"bare": "yes"}, {"yield": "ale"}):
        for who in range(3):
            weighed(who, space=space, **({"give_ducats": "5"} | fields))
    assert (dealers.club.acts(dealers.table), dealers.live.playing().version()) == (before, version)


def test_only_whoever_may_answer_is_told_what_a_form_is_worth(dealers: Dealers, anna: Person, bea: Person) -> None:
    stranger = Person(dealers.club, "Eve")
    address = f"/t/{dealers.table}/weigh"
    assert stranger.post(address, HX, seat="0", space="market", give_ducats="5").status_code == 403
    first, second = dealers.others[:2]
    assert dealers.people[first].post(address, HX, seat=str(second), give_ducats="5").status_code == 403
    for _ in range(100):
        if dealers.city.question() != "dealing":
            break
        seat = dealers.live.asked()[0]
        opened = [dealers.live.game.vocabulary.text(number) for number in dealers.live.playing().open(seat)]
        choice = next((choice for choice in ("retire", "stop") if choice in opened), opened[-1])
        dealers.people[seat].choose(dealers.table, seat, choice, dealers.live.version(seat))
    waiting = next(seat for seat in range(3) if not dealers.city.may_answer(seat))
    said = dealers.people[waiting].post(address, HX, seat=str(waiting), space="market", give_ducats="5")
    assert "not your turn" in said.text
    plain = dealers.club.table_of(anna, bea)
    assert anna.post(f"/t/{plain}/weigh", HX, seat="0").status_code == 404
    assert anna.get(address).headers["location"] == f"/t/{dealers.table}"


# What is nobody else's business.


def test_a_plan_is_seen_by_its_owner_alone(dealers: Dealers) -> None:
    seat = dealers.others[0]
    lookers = [other for other in range(3) if other != seat]
    before = {looking: dealers.page(looking) for looking in range(3)}
    assert dealers.send(seat, "plan", space=dealers.far(), give_ducats="45", up_to="80").status_code == 204
    for looking in lookers:
        assert dealers.page(looking) == before[looking]
    assert dealers.page(seat) != before[seat]
    assert dealers.choose(seat, "offer").status_code == 204
    for looking in lookers:
        assert dealers.page(looking) == before[looking], "what is being composed is private too"


def test_up_to_how_many_ducats_is_told_to_nobody(dealers: Dealers) -> None:
    from fondaco.games.genoa.offer import OFFER, UP_TO

    seat = dealers.others[0]
    dealers.send(seat, "offer", space=dealers.spaces(seat)[0], give_ducats="15", up_to="60")
    others = [looking for looking in range(3) if looking != seat]
    before = [dealers.page(looking) for looking in others]
    seen = dealers.live.playing().view(seat).numbers()
    dealers.city.offers[seat * OFFER + UP_TO] = 90
    assert dealers.live.playing().view(seat).numbers() != seen
    assert [dealers.page(looking) for looking in others] == before


def test_nobody_finds_out_by_a_chain_what_another_would_pay(dealers: Dealers) -> None:
    """A counter that is taken back in the same breath would tell, and cost nothing."""
    seat = dealers.others[0]
    space = dealers.spaces(seat)[0]
    answers = set()
    for up_to in ("20", "80"):
        assert dealers.send(seat, "offer", space=space, give_ducats="10", up_to=up_to).status_code == 204
        before = dealers.club.acts(dealers.table)
        probe = f"counter seat-{seat + 1}; for {space}; ask 40; send; withdraw"
        refused = dealers.choose(dealers.trader, probe)
        assert refused.status_code == 409
        answers.add(notice(refused))
        assert dealers.club.acts(dealers.table) == before
    assert len(answers) == 1
