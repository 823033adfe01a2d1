"""Calimala at a table of people: nothing hidden is sent, what can be taken back, one device, options, afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from fondaco.games import GAMES
from fondaco.games.calimala import data
from fondaco.kernel.counts import numbers
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify
from fondaco.kernel.state import NOBODY
from fondaco.web.tables.live import Live
from fondaco.web.tables.vantage import vantage_for

from .club import HX, Club, Person, notice, play_on
from .sitting import Sitting, assert_nothing_hidden_was_received, assert_only_own_news, assert_same_in_every_world

People = Callable[[str], Person]
KEPT = re.compile(r"keep [a-z-]+")
FIRST_GAME = {"option-city": "first-game"}
FOR_ONE_DEVICE = {"bar", "forms", "state", "people", "choices", "notice", "curtain", "seats", "aids"}
"""Fragments that say who holds the device; all others are the same as for a spectator."""


@pytest.fixture
def people(person: People) -> list[Person]:
    return [person(name) for name in ("Anna", "Bea", "Cyr")]


def florence(live: Live) -> Any:
    return live.playing().state


def do(people: list[Person], live: Live, seat: int, *choices: str) -> None:
    """Let a seat make choices one after another."""
    for choice in choices:
        response = people[seat].choose(live.row.id, seat, choice, live.version(seat))
        assert response.status_code == 204, f"{choice}: {notice(response)}"


def dealt_to(live: Live, seat: int) -> list[str]:
    """The choices of a seat among its final cards."""
    return [f"keep {name}" for card, name in enumerate(data.FINAL_NAMES) if florence(live).dealt[seat] >> card & 1]


def begun(club: Club, people: list[Person], **fields: str) -> tuple[Live, int]:
    """A table after its set-up, where the start player has a card of wood in hand; and who that is."""
    live = club.live(club.table_of(*people, game="calimala", **(FIRST_GAME | fields)))
    for seat in range(len(people)):
        do(people, live, seat, dealt_to(live, seat)[0])
    first = int(florence(live).first)
    for turn, card in enumerate(["weave", "build"], 1):
        do(people, live, (first - turn) % len(people), f"take {card}")
    do(people, live, first, "take wood")
    return live, first


# What is sent.


def assert_cards_are_hidden(sitting: Sitting) -> None:
    """Whatever the others hold and kept, and whatever lies in the deck, a viewer's view is the same."""
    live = sitting.live
    for eyes in sitting.eyes:
        town = florence(live).copy()
        for other in range(live.row.seats):
            if other == eyes.seat:
                continue
            town.dealt[other] ^= (1 << data.FINALS) - 1
            if town.kept[other] != data.EMPTY:
                town.kept[other] = (town.kept[other] + 1) % data.FINALS
            hand = [town.hand[other * data.ACTIONS + action] for action in range(data.ACTIONS)]
            for action in range(data.ACTIONS):
                town.hand[other * data.ACTIONS + action] = hand[action - 1]
        deck = numbers(town.deck)
        for action in range(data.ACTIONS):
            town.deck[action] = deck[action - 1]
        assert not town.same_as(live.playing().state)
        assert live.game.view(town, eyes.seat).numbers() == live.playing().view(eyes.seat).numbers()


@pytest.mark.parametrize(("humans", "bots", "every"), [(1, 2, 12), (2, 2, 25), (2, 3, 25)])
def test_nothing_hidden_is_ever_sent(club: Club, quick_bots: None, humans: int, bots: int, every: int) -> None:
    """C-S3, C-K4: final cards and hands are secret to the end; a page is the same whatever the others hold."""
    sitting = Sitting(club, humans, ["random"] * bots, f"florence {humans} {bots}", game="calimala")
    others = 0
    for count in sitting.play(every):
        others += assert_same_in_every_world(sitting)
        assert_cards_are_hidden(sitting)
        if count % (2 * every) == 0:
            sitting.ask_around()
        for eyes in sitting.eyes:
            offered = set(dealt_to(sitting.live, eyes.seat)) if eyes.seat != NOBODY else set()
            found = set(KEPT.findall("\n".join(eyes.person.received + eyes.streamed)))
            assert found & set(sitting.live.game.vocabulary.numbers) <= offered
        assert_nothing_hidden_was_received(sitting)
    assert others > 5, "the worlds must differ, or nothing was tested"
    assert assert_only_own_news(sitting) > 5


def test_which_final_card_was_kept_shows_to_nobody_else(club: Club, people: list[Person]) -> None:
    """C-S3: all keep at once; that somebody is ready is seen, and nothing more."""
    sitting = Sitting(club, 3, [], "keeping", game="calimala")
    live = sitting.live
    before = [eyes.fragments() for eyes in sitting.eyes]
    shown = []
    for choice in dealt_to(live, 0):
        assert sitting.eyes[0].person.choose(sitting.table, 0, choice, live.version(0)).status_code == 204
        pages = [eyes.fragments() for eyes in sitting.eyes]
        for page in pages:
            for fragment in ("state", "forms", "bar"):  # they tell the version, which counts the tries
                page.pop(fragment)
        shown.append(pages)
        assert sitting.eyes[0].person.undo(sitting.table, 0, live.version(0)).status_code == 204
    assert len({str(pages[0]) for pages in shown}) == len(shown) == 3, "whoever kept a card sees which"
    for eyes in range(1, 4):
        assert len({str(pages[eyes]) for pages in shown}) == 1
        assert shown[0][eyes] != before[eyes]


# What can be taken back.


def test_a_final_card_is_changed_until_all_are_ready(club: Club, people: list[Person]) -> None:
    """C-S3: nobody waits for anybody, on pages that are behind too; then the choice stands."""
    table = club.table_of(*people, game="calimala")
    live = club.live(table)
    early = live.version(0)
    assert early == live.version(2)
    for seat in (2, 0):
        assert people[seat].choose(table, seat, dealt_to(live, seat)[0], early).status_code == 204
    assert people[0].undo(table, 0, early).status_code == 204
    assert people[0].choose(table, 0, dealt_to(live, 0)[1], early).status_code == 204
    assert live.asked() == [1]
    assert people[0].choose(table, 0, dealt_to(live, 0)[2], live.version(0)).status_code == 409, "it is kept already"
    assert people[1].choose(table, 1, dealt_to(live, 1)[0], early).status_code == 204
    assert florence(live).question() == "taking"
    kept = [f"keep {data.FINAL_NAMES[card]}" for card in numbers(florence(live).kept)]
    assert kept == [dealt_to(live, 0)[1], dealt_to(live, 1)[0], dealt_to(live, 2)[0]]
    refused = people[0].undo(table, 0, live.version(0))
    assert refused.status_code == 409
    assert "Somebody else has decided" in notice(refused)


def test_nobody_keeps_a_final_card_of_somebody_else(club: Club, people: list[Person]) -> None:
    """C-S3: it is refused in the same words whoever has the card, so that trying teaches nothing."""
    table = club.table_of(*people, game="calimala")
    live = club.live(table)
    words, sentences = people[0].page(live).scene.words, set()
    for name in data.FINAL_NAMES:
        if f"keep {name}" not in dealt_to(live, 0):
            refused = people[0].choose(table, 0, f"keep {name}", live.version(0))
            assert refused.status_code == 409
            sentences.add(notice(refused).replace(str(words.named(f"final-{name}")), ""))
    assert len(sentences) == 1
    assert club.acts(table) == []


def test_a_disc_is_taken_back_until_somebody_else_decided(club: Club, people: list[Person]) -> None:
    """C-T1, C-T2: disc and actions one by one, back to the empty street; not once the next player has placed."""
    live, first = begun(club, people)
    before, made = florence(live).copy(), len(live.playing().record.made)
    do(people, live, first, "place wood+marble", "gain wood", "gain marble")
    for _ in range(3):
        assert people[first].undo(live.row.id, first, live.version(first)).status_code == 204
    assert florence(live).same_as(before)
    assert len(live.playing().record.made) == made
    do(people, live, first, "place wood+marble", "gain wood", "gain marble", "done")
    after = (first + 1) % 3
    assert live.asked() == [after]
    assert people[first].undo(live.row.id, first, live.version(first)).status_code == 204, "nobody has decided yet"
    do(people, live, first, "done")
    do(people, live, after, "place wood+weave")
    refused = people[first].undo(live.row.id, first, live.version(first))
    assert refused.status_code == 409
    assert "Somebody else has decided" in notice(refused)


def test_a_card_drawn_stays_drawn(club: Club, people: list[Person]) -> None:
    """C-K1: drawing is asked about once more, as there is no way back; what comes after it can be taken back."""
    live, first = begun(club, people)
    do(people, live, first, "place brick+contribute")
    page = people[first].get(f"/t/{live.row.id}").text
    assert 'value="draw contribute"' in page
    asked = people[first].choose(live.row.id, first, "draw contribute", live.version(first), sure="")
    assert (asked.status_code, 'name="sure" value="yes"' in asked.text) == (200, True)
    assert numbers(florence(live).hand_size) == [1, 1, 1], "nothing is drawn before it is certain"
    do(people, live, first, "draw contribute")
    for _ in range(2):
        refused = people[first].undo(live.row.id, first, live.version(first))
        assert refused.status_code == 409
        assert "drawn" in notice(refused)
        do(people, live, first, "gain brick")
        assert people[first].undo(live.row.id, first, live.version(first)).status_code == 204
    assert florence(live).hand_size[first] == 2


def test_a_card_played_is_taken_back_into_the_hand(club: Club, people: list[Person]) -> None:
    """C-K3: its cube, the hand and what everybody knows of it are as before."""
    live, first = begun(club, people)
    do(people, live, first, "place wood+marble")
    before = florence(live).copy()
    do(people, live, first, "play wood")
    assert (florence(live).hand_size[first], florence(live).discard[data.WOOD]) == (0, 1)
    assert people[first].undo(live.row.id, first, live.version(first)).status_code == 204
    assert florence(live).same_as(before)
    assert club.stored(live.row.id).playing().state.same_as(before)


# One device for all.


def test_the_curtain_hides_final_cards_and_hands(club: Club, anna: Person, person: People) -> None:
    """C-S3, C-K4: while the device is handed on, its screen shows what somebody who passes by may see."""
    chairs = {"chair-1": "me", "chair-2": "here", "name-2": "Ben", "chair-3": "here", "name-3": "Cleo"}
    table = anna.opened({"game": "calimala", "name": "Anna", "seats": "3"} | chairs)
    live, stranger = club.live(table), person("")
    seen, luck = set(), Luck("curtain")
    for _ in range(20):
        viewer = anna.viewer(live)
        if viewer.curtain != NOBODY:
            assert viewer.seat == NOBODY
            board, passing = anna.page(live), stranger.page(live)
            assert board.scene.view.numbers() == live.playing().view(NOBODY).numbers()
            for name in passing.fragments.keys() - FOR_ONE_DEVICE:
                assert board.fragments[name].html == passing.fragments[name].html, name
            assert "mine" not in board.fragments
            assert 'name="choice"' not in anna.get(f"/t/{table}").text
            seen.add((florence(live).question(), viewer.curtain))
            anna.post(f"/t/{table}/curtain", HX, seat=str(viewer.curtain))
            viewer = anna.viewer(live)
        assert live.asked().count(viewer.seat) == 1
        own = anna.get(f"/t/{table}").text
        for other in range(3):
            if florence(live).question() == "keeping" and other != viewer.seat:
                assert not [choice for choice in dealt_to(live, other) if f'value="{choice}"' in own]
        choices = live.playing().open(viewer.seat)
        choice = live.game.vocabulary.text(choices[int(luck.below(len(choices)))])
        assert anna.choose(table, viewer.seat, choice, live.version(viewer.seat)).status_code == 204
    assert {seat for question, seat in seen if question == "keeping"} == {0, 1, 2}
    assert len({question for question, _ in seen}) > 1


def test_the_last_to_keep_on_one_device_gets_the_card_back_alone(club: Club, anna: Person) -> None:
    """C-S3: a player who undoes a choice sees their own cards again, not those of the player who was asked next."""
    chairs = {"chair-1": "me", "chair-2": "here", "name-2": "Ben", "chair-3": "here", "name-3": "Cleo"}
    table = anna.opened({"game": "calimala", "name": "Anna", "seats": "3"} | chairs)
    live = club.live(table)
    for seat in (0, 1):
        anna.post(f"/t/{table}/curtain", HX, seat=str(seat))
        anna.choose(table, seat, dealt_to(live, seat)[0], live.version(seat))
    assert anna.viewer(live).curtain == 2
    assert anna.undo(table, 1, live.version(1)).status_code == 204
    assert (anna.viewer(live).curtain, anna.viewer(live).seat) == (1, NOBODY)
    assert live.asked() == [1, 2]


# Options and the box.


@pytest.mark.parametrize(
    ("option", "value", "settled"),
    [
        ("city", "first-game", {"city": "first-game"}),
        ("compensation", "one", {"compensation": "one"}),
        ("late", "enter", {"late": "enter"}),
        ("city", "random", {}),
    ],
)
def test_options_are_ticked_on_the_form(
    club: Club, anna: Person, option: str, value: str, settled: dict[str, str]
) -> None:
    """C-S2, C-O1: each with its words; the table has them, and a wrong one is refused with a sentence."""
    form = anna.get("/new?game=calimala").text
    assert f'name="option-{option}" value="{value}"' in form
    table = club.table_of(anna, bots=2, game="calimala", **{f"option-{option}": value})
    assert club.live(table).row.options == settled
    assert club.live(table).playing().record.options == settled
    wrong = {"game": "calimala", "name": "Anna", "seats": "3", f"option-{option}": "nonsense"}
    refused = anna.post("/tables", **wrong)
    assert refused.status_code == 400
    assert re.search(rf'id="wrong-option-{option}">[^<]+\.<', refused.text)


@pytest.mark.parametrize("seats", ["2", "6", "0", "x"])
def test_three_to_five_play(club: Club, anna: Person, seats: str) -> None:
    """C-S1"""
    refused = anna.post("/tables", game="calimala", name="Anna", seats=seats)
    assert refused.status_code == 400
    assert refused.text.startswith("<!doctype html>")
    assert re.search(r'id="wrong-seats">[^<]+\.<', refused.text)


def test_a_box_of_ones_own_is_typed_into_the_form(club: Club, anna: Person) -> None:
    """C-S2: cards and layout as its owner counted them; what is wrong with it is said at the field."""
    rows = ["wood", "brick", "marble", "weave", "contribute", "build", "ship", "transport", "artwork"]
    box = f"first-game = {rows}\n[cards]\nwood = 7\nbrick = 3\n"
    table = club.table_of(anna, bots=2, game="calimala", box=box, **FIRST_GAME)
    town = florence(club.live(table))
    assert [data.ACTION_NAMES[action] for action in numbers(town.grid)] == rows
    assert numbers(town.box.cards)[:2] == [7, 3]
    assert florence(club.stored(table)).same_as(town)
    wrong = [
        box.replace("wood = 7", "wood = 8"),
        box.replace("contribute", "wood"),
        "[cards]\ngold = 3",
        "[cards",
        "a = 1",
    ]
    sentences = set()
    for text in wrong:
        refused = anna.post("/tables", game="calimala", name="Anna", seats="3", box=text)
        assert refused.status_code == 400
        found = re.search(r'id="wrong-box">([^<]+\.)<', refused.text)
        assert found, text
        assert "error-" not in found[1]
        sentences.add(found[1])
    assert len(sentences) == len(wrong)


# Wrong and late.


def test_what_is_not_open_is_refused_with_a_reason(club: Club, people: list[Person]) -> None:
    """C-T3, C-A3, C-K3: nothing happens, and the sentence says why."""
    live, first = begun(club, people)
    before = club.acts(live.row.id)
    reasons = []
    for choice in ("place wood+build", "place artwork+ship", "gain wood", "lift wood+weave-1", "take wood", "done"):
        refused = people[first].choose(live.row.id, first, choice, live.version(first))
        assert refused.status_code == 409, choice
        assert len(notice(refused)) > 10
        reasons.append(notice(refused))
    assert len(set(reasons)) > 2
    for choice in ("place nowhere", "card wood", "keep", "PLACE WOOD+MARBLE", "place marble+wood"):
        refused = people[first].choose(live.row.id, first, choice, live.version(first))
        assert refused.status_code in (400, 409), choice
        assert notice(refused)
    assert club.acts(live.row.id) == before


def test_an_answer_to_an_earlier_question_is_refused(club: Club, people: list[Person]) -> None:
    """C-T4: the same words of an earlier disc do not answer for a later one."""
    live, first = begun(club, people)
    early = live.version(first)
    do(people, live, first, "place wood+marble")
    late = people[first].choose(live.row.id, first, "place brick+marble", early)
    assert late.status_code == 409
    assert "moved on" in notice(late)
    assert people[first].choose(live.row.id, first, "place wood+marble", early).status_code == 204, (
        "the same form twice"
    )
    other = (first + 1) % 3
    refused = people[other].choose(live.row.id, other, "gain wood", live.version(other))
    assert refused.status_code == 409
    assert people[first].name in notice(refused)


def test_a_card_played_makes_it_another_question(club: Club, people: list[Person]) -> None:
    """C-K3: the same activation asks, but what was offered before the card is no answer to it, nor after an undo."""
    live, first = begun(club, people)
    do(people, live, first, "place wood+marble")
    before = live.version(first)
    do(people, live, first, "play wood")
    played = live.version(first)
    assert people[first].choose(live.row.id, first, "gain marble", before).status_code == 409
    assert people[first].undo(live.row.id, first, played).status_code == 204
    for version in (before, played):
        assert people[first].choose(live.row.id, first, "gain marble", version).status_code == 409
    do(people, live, first, "gain marble")


# Afterwards.


def test_after_the_end(club: Club, people: list[Person], person: People, quick_bots: None) -> None:
    """C-E3: the record verifies, every eye is lent, one plays on from a position, and again with the same options."""
    table = club.table_of(*people, game="calimala", **{"option-late": "enter", "option-compensation": "one"})
    live, luck, by_seat = club.live(table), Luck("afterwards"), dict(enumerate(people))
    seen: list[tuple[int, list[list[int]]]] = []
    while not live.is_over():
        seen.append(
            (len(live.moments) - 1, [list(live.playing().view(seat).numbers()) for seat in (*range(3), NOBODY)])
        )
        assert people[0].get(f"/t/{table}/record").status_code == 409
        play_on(club, by_seat, table, luck, 60)
    record = read_record(people[1].get(f"/t/{table}/record").text, GAMES)
    verify(record)
    assert record.options == {"compensation": "one", "late": "enter"}
    assert min(numbers(live.playing().view(NOBODY).kept)) >= 0, "the final cards lie open"
    stranger = person("")
    for at, views in seen:
        for seat, view in zip((*range(3), NOBODY), views, strict=True):
            lent = vantage_for(live, stranger.viewer(live), at, seat)
            assert list(lent.view.numbers()) == view
            eyes = f"&seat={seat + 1}" if seat != NOBODY else ""
            assert stranger.get(f"/t/{table}?at={at}{eyes}").status_code == 200
    at, made = seen[2][0], live.moments[seen[2][0]]
    branch = people[2].post(f"/t/{table}/play-on", at=str(at), seat="2").headers["location"].removeprefix("/t/")
    assert club.live(branch).playing().record.made[:made] == live.playing().record.made[:made]
    play_on(club, {2: people[2]}, branch, luck, 3)
    assert club.stored(branch).playing().state.same_as(club.live(branch).playing().state)
    again = club.live(people[0].post(f"/t/{table}/rematch").headers["location"].removeprefix("/t/"))
    assert again.row.options == {"compensation": "one", "late": "enter"}
    for guest in people[1:]:
        assert guest.post(f"/t/{again.row.id}/sit", name=guest.name).status_code == 303
    assert again.asked() == [0, 1, 2]
