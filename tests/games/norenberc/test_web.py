"""Norenberc in the browser: complete, lean, the same for whoever may know the same, and in place for what travels."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

import pytest

from fondaco.face.game_face import face_of
from fondaco.face.scene import SLOTS, Fragment, OpenChoice, Scene
from fondaco.games import find_game
from fondaco.games.norenberc import data
from fondaco.games.norenberc.state import Town
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY, State
from fondaco.kernel.table import Table, new_table
from fondaco.web.painter import face_folder

from ...conformance import seen
from ...conformance.page_reading import buttons, places

if TYPE_CHECKING:
    from .scene import Scene as Stage

GAME = find_game("norenberc")
FACE = face_of(GAME, "en")
NAMES = ("Anna", "Bea", "Carl", "Dora", "Emil")
SYMBOLS = (face_folder(GAME) / "templates" / "symbols.svg").read_text(encoding="utf-8")
DRAWN = set(re.findall(r' id="([^"]+)"', SYMBOLS))
SHARED = {f"emblem-{seat}" for seat in range(data.MOST_SEATS)}
"""Drawings that the page around the board has."""


def positions(seats: int, seed: str) -> Iterator[Table]:
    """A random game, stopped at each question to a player and at its end."""
    table = new_table(GAME, seats, {}, seed)
    luck = Luck(f"{seed} players")
    while not table.state.is_over():
        yield table
        seat = int(table.state.first_asked())
        choices = table.open(seat)
        table.choose(seat, choices[int(luck.below(len(choices)))])
    yield table


def scene_of(view: State, seat: int, choices: list[int], options: dict[str, str] | None = None) -> Scene:
    return seen.scene_of(FACE.at_table(options or {}), view, seat, list(NAMES[: int(view.seats)]), choices)


def scene_at(table: Table, seat: int, options: dict[str, str] | None = None) -> Scene:
    return scene_of(table.view(seat), seat, table.open(seat) if seat >= 0 else [], options)


def painted(table: Table, seat: int, options: dict[str, str] | None = None) -> list[Fragment]:
    return FACE.fragments(scene_at(table, seat, options))


def html(fragments: list[Fragment]) -> str:
    return "".join(fragment.html for fragment in fragments)


def asked_pages(seats: int, seed: str) -> Iterator[tuple[list[OpenChoice], list[Fragment]]]:
    """What the first asked seat is offered at each question of a random game, and the page it gets."""
    for table in positions(seats, seed):
        if not table.state.is_over():
            scene = scene_at(table, int(table.state.first_asked()))
            yield list(scene.choices.values()), FACE.fragments(scene)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_open_choice_but_a_plan_is_one_button_on_its_thing(seats: int) -> None:
    seen = set()
    for seed in ("a stall", "a well"):
        for offers, fragments in asked_pages(seats, seed):
            seen |= {offered.verb for offered in offers}
            expected = sorted(offered.notation for offered in offers if offered.verb != "plan")
            assert sorted(buttons(html(fragments))) == expected
    assert {"plan", "pass", "sell", "hire", "pay", "buy", "stop", "nothing", "lead", "stay"} <= seen


@pytest.mark.parametrize(
    ("guest", "some"),
    [
        ("thief", {"rob seat-2", "forgo"}),
        ("guard", {"swap bakers-window-2", "swap shoemakers-room-2", "forgo"}),
        ("mayor", {"appoint brewers", "appoint bakers"}),
        ("peddler", {"load beer", "load shoes"}),
    ],
)
def test_what_townspeople_ask_is_answered_on_the_board(scene: Stage, guest: str, some: set[str]) -> None:
    scene.room("brewers", 1, guest)
    scene.room("shoemakers", 2, "baker-4")
    scene.has(0, beer=2, shoes=1)
    scene.has(1, beer=4, shoes=1)
    scene.send(0, "brewers")
    scene.act("hire room-1")
    assert some <= set(answered(scene))
    if guest == "thief":
        scene.act("rob seat-2")
        assert answered(scene) == ["steal beer", "steal shoes"]
    if guest == "guard":
        scene.act("swap shoemakers-room-2")
        assert "with bakers-window-2" in answered(scene)


def answered(scene: Stage) -> list[str]:
    """The buttons on the page of the first seat, which are exactly what is open to it."""
    choices = [GAME.vocabulary.number(text) for text in scene.open()]
    page = html(FACE.fragments(scene_of(scene.town, 0, choices)))
    assert sorted(buttons(page)) == sorted(scene.open())
    return buttons(page)


def planning_of(table: Table, seat: int) -> str:
    return next(fragment.html for fragment in painted(table, seat) if fragment.id == "planning")


def test_planning_offers_every_door_and_says_how_many_agents_may_be_sent() -> None:
    table = new_table(GAME, 3, {}, "plans")
    page = planning_of(table, 1)
    assert re.findall(r'type="checkbox" form="compose" name="part" value="([a-z]+)"', page) == data.GUILD_NAMES[:4]
    assert 'data-most="4"' in page
    assert 'form="compose" name="verb" value="plan"' in page
    assert "Tap the signs of up to 4 guilds." in page
    listed = [one for one in scene_at(table, 1).choices.values() if one.verb not in FACE.composed_verbs]
    assert [(one.notation, one.section.startswith("Tap the signs")) for one in listed] == [("pass", True)]
    table.choose(1, GAME.vocabulary.number("plan bakers+printers"))
    page = planning_of(table, 1)
    assert "1 of 3 are ready" in page
    assert re.findall(r'class="visit laid at-(\d)"', page) == ["1", "3"]
    table.choose(0, GAME.vocabulary.number("pass"))
    assert "going to pass" in planning_of(table, 0)


def test_every_turn_of_every_round_asks_for_a_plan_of_its_own() -> None:
    """So that ticks of one turn are never taken for those of another."""
    asked = []
    for table in positions(2, "plans"):
        town = cast(Town, table.state)
        if town.is_over():
            break
        question = re.search(r'data-question="([^"]+)"', planning_of(table, int(town.first_asked())))
        if question:
            asked.append((question[1], int(town.round), int(town.turn)))
    assert len({question for question, _, _ in asked}) == len(set(asked)) > 4


def middle(seats: int = 4) -> Table:
    """A position in which everybody has planned and some have acted."""
    for index, table in enumerate(positions(seats, "middle")):
        if index > 20 and table.state.question() == "action":
            return table
    raise AssertionError("the game has no such position")


def test_money_is_shown_to_its_owner_alone_unless_it_is_open_or_the_game_is_over() -> None:
    table = middle()
    before = [html(painted(table, seat)) for seat in (0, NOBODY)]
    town = cast(Town, table.state)
    town.money[1] = 777
    town.money[2] = 888
    assert [html(painted(table, seat)) for seat in (0, NOBODY)] == before
    assert "777" in html(painted(table, 1))
    assert "888" not in html(painted(table, 1))
    assert "888" in html(painted(table, 0, {"money": "open"}))
    *_, table = positions(2, "to the end")
    cast(Town, table.state).money[1] = 999
    assert "999" in html(painted(table, NOBODY))


def test_a_plan_is_shown_to_its_owner_alone() -> None:
    pages = []
    for plan in ("plan bakers+printers", "plan brewers", "pass"):
        table = new_table(GAME, 3, {}, "plans")
        table.choose(0, GAME.vocabulary.number(plan))
        pages.append([html(painted(table, seat)) for seat in (0, 1, 2, NOBODY)])
    for index in (1, 2, 3):
        assert pages[0][index] == pages[1][index] == pages[2][index]
    assert pages[0][0] != pages[1][0] != pages[2][0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ids_and_places_are_unique_and_every_fragment_bears_its_own(seats: int) -> None:
    for index, table in enumerate(positions(seats, "ids")):
        if index % 25 and not table.state.is_over():
            continue
        names = []
        for seat in (0, seats - 1, NOBODY):
            fragments = painted(table, seat)
            page = html(fragments)
            ids = re.findall(r' id="([^"]+)"', page)
            assert len(set(ids)) == len(ids)
            assert len(set(places(page))) == len(places(page))
            for fragment in fragments:
                assert re.match(rf'<[a-z]+ [^>]*\bid="{fragment.id}"', fragment.html), fragment.id
                assert fragment.slot in SLOTS
            names.append([fragment.id for fragment in fragments if fragment.id != "mine"])
        assert names[0] == names[1] == names[2]
    assert table.state.is_over()


def test_the_sprite_sheet_uses_only_drawings_that_are_there() -> None:
    assert set(re.findall(r'href="#([^"]+)"', SYMBOLS)) <= DRAWN | SHARED
    assert set(re.findall(r"url\(#([^)]+)\)", SYMBOLS)) <= DRAWN
    assert len(re.findall(r' id="', SYMBOLS)) == len(DRAWN)
    for tile in range(data.TILES):
        portrait = re.sub(r"-\d\+?$", "", data.tile_name(tile))
        assert f"guest-{portrait}" in DRAWN


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pages_stay_lean(seats: int) -> None:
    """In bytes. What is open to a viewer adds its sentences to the board; nothing else may be long."""
    panels = []
    for index, table in enumerate(positions(seats, "lean")):
        if index % 5 and not table.state.is_over():
            continue
        watched = painted(table, NOBODY)
        for fragment in watched:
            limit = {"board": 4800, "others": 2200, "overview": 3600}.get(fragment.slot, 100)
            assert len(fragment.html.encode()) <= limit, (fragment.id, index)
        panels += [len(fragment.html.encode()) for fragment in watched if fragment.slot == "others"]
        assert len(html(watched).encode()) < 36_000
        if not table.state.is_over():
            mine = painted(table, int(table.state.first_asked()))
            assert len(html(mine).encode()) < 42_000
            assert all(len(fragment.html.encode()) <= 4000 for fragment in mine if fragment.slot in ("mine", "ask"))
    assert sum(panels) / len(panels) < 1500


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whatever_travels_is_drawn_and_goes_from_place_to_place_on_everybodys_page(seats: int) -> None:
    travelled = set()
    heard = 0
    for table in positions(seats, "travels"):
        news = table.listener.items[heard:]
        heard = len(table.listener.items)
        for seat in (0, NOBODY):
            scene = scene_at(table, seat)
            motions = FACE.motions(scene, news)
            if not motions:
                continue
            known = set(places(html(FACE.fragments(scene))))
            for motion in motions:
                assert {motion.source, motion.target} <= known, motion
                assert motion.symbol in DRAWN
                travelled.add(motion.symbol.split("-")[0])
    assert travelled == {"pawn", "good", "coin", "guest", "crest"}


def test_a_sale_a_hire_and_a_purchase_travel_as_they_should() -> None:
    seen: dict[str, set[tuple[str, str]]] = {}
    heard = 0
    for table in positions(3, "travels"):
        for item in table.listener.items[heard:]:
            scene = scene_at(table, NOBODY)
            ways = {(motion.source, motion.target) for motion in FACE.motions(scene, [item])}
            key = GAME.news[item.kind].key
            seat, first, second, guild, _ = item.numbers
            if key == "sold":
                crates = {f"store-{second}", f"store-{second}-{second}"}
                assert ways & {(f"seat-{seat}-goods", crate) for crate in crates}
                assert ("bank", f"seat-{seat}-money") in ways
            if key == "hired":
                assert ways == {(f"room-{guild}-{second}", f"seat-{seat}-tiles")}
            if key == "won-crest":
                assert ways == {(f"crest-{first}", f"seat-{seat}-crests")}
            seen.setdefault(key, set()).update(ways)
        heard = len(table.listener.items)
    assert {"sold", "bought", "hired", "paid-goods", "income", "guest-came", "new-master", "won-crest"} <= set(seen)
    assert any(source.startswith("store-") for source, _ in seen["bought"])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_steps_of_the_scoring_add_up_to_the_result_and_give_reasons(seats: int) -> None:
    *_, table = positions(seats, "scoring")
    scene = scene_at(table, NOBODY)
    steps = FACE.scoring(scene)
    rows = GAME.breakdown(table.state)
    assert [list(points) for points in zip(*[step.points for step in steps], strict=True)] == rows
    assert [step.card for step in steps] == GAME.categories
    for step in steps:
        assert FACE.help_card(step.card)
        assert len(step.reasons) == seats
        assert all(step.reasons)
    majority = steps[GAME.categories.index("majority")]
    for seat in range(seats):
        counted = [int(number) for number in re.findall(r"\): (\d+)", majority.reasons[seat])]
        assert sum(counted) == majority.points[seat]
        drawn = [int(number) for number in re.findall(r"<b[^>]*>(\d+)</b>", majority.reasons[seat])]
        assert drawn == counted, "what is drawn is what is said"
    engravers = [int(cast(Town, table.state).owned[seat * data.TILES + data.ENGRAVER]) for seat in range(seats)]
    crests = steps[GAME.categories.index("crests")]
    assert ["Engraver" in reason for reason in crests.reasons] == [count > 0 for count in engravers]


def test_the_heading_tells_round_and_turn() -> None:
    assert FACE.heading(scene_at(new_table(GAME, 2, {}, "heading"), 0)) == "Round 1 of 4, turn 1"
    *_, table = positions(2, "heading")
    assert FACE.heading(scene_at(table, 0)) == "Round 4 of 4"


@pytest.mark.parametrize("seats", [2, 5])
def test_every_question_is_asked_in_one_short_line_as_well(seats: int) -> None:
    asked = set()
    for index, table in enumerate(positions(seats, "short")):
        seat = NOBODY if table.state.is_over() else int(table.state.first_asked())
        key, facts = FACE.prompt(table.view(seat), seat, ["Bartholomew the Elder of N"] * seats)
        if index % 3 == 0 or key not in asked:
            asked.add(key)
            assert len(FACE.words.say(f"{key}-short", facts)) <= 60, key
    assert {"prompt-planning", "prompt-action", "prompt-buying", "prompt-paying", "prompt-over"} <= asked
