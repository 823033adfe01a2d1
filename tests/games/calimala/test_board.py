"""What a seat is asked and told in Calimala: complete, right, and nothing it may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from fondaco.face.game_face import face_of
from fondaco.face.story import paragraphs
from fondaco.games import find_game
from fondaco.games.calimala import data
from fondaco.games.calimala.face.consequences import place_in
from fondaco.games.calimala.face.readings import awards_now
from fondaco.games.calimala.names import tile_key
from fondaco.games.calimala.scoring import breakdown, score_tile
from fondaco.games.calimala.state import Florence
from fondaco.kernel.state import NOBODY, State
from fondaco.kernel.table import Table
from fondaco.words.catalogue import game_words

from .stage import positions

if TYPE_CHECKING:
    from collections.abc import Callable

    from .scene import Scene

GAME = find_game("calimala")
FACE = face_of(GAME, "en")
WORDS = game_words("en", GAME)
NAMES = ["Anna", "Bea", "Carl", "Dora", "Emil"]


def told(table: Table, view: State, seat: int) -> list[str]:
    """The prompt and the description of every open choice."""
    names = NAMES[: int(view.seats)]
    sentences = [WORDS.say(*FACE.prompt(view, seat, names))]
    for choice in table.open(seat) if seat >= 0 else []:
        sentences.append(WORDS.say(*FACE.describe(view, seat, choice, names)))
    return sentences


def prompted(scene: Scene) -> str:
    """What whoever is asked is asked."""
    seat = scene.asked[0]
    return WORDS.say(*FACE.prompt(GAME.view(scene.town, seat), seat, NAMES))


def described(scene: Scene, text: str) -> str:
    """What a choice of whoever is asked would do."""
    seat = scene.asked[0]
    assert text in scene.open()
    return WORDS.say(*FACE.describe(GAME.view(scene.town, seat), seat, GAME.vocabulary.number(text), NAMES))


def test_the_menu_ends_with_the_end_and_sets_cards_apart(scene: Scene) -> None:
    scene.has(0, wood=2)
    scene.hand(0, "brick wood")
    scene.choose("place wood+weave", "gain wood")
    choices = [GAME.vocabulary.number(text) for text in scene.open()]
    menu = FACE.menu(scene.town, 0, choices)
    assert [GAME.vocabulary.text(choice) for choice in menu] == ["weave", "play wood", "play brick", "done"]
    assert [FACE.section(scene.town, choice) for choice in menu] == ["", "menu-play", "menu-play", "menu-done"]
    scene.choose("play wood", "play brick")
    assert FACE.section(scene.town, GAME.vocabulary.number("done")) == "", "no cards stand above it any more"


def test_streets_stand_under_the_disc_that_goes_there(scene: Scene) -> None:
    choices = [GAME.vocabulary.number(text) for text in scene.open()]
    sections = [FACE.section(scene.town, choice) for choice in FACE.menu(scene.town, 0, choices)]
    assert list(dict.fromkeys(sections)) == ["menu-place", "menu-white"]
    assert sections == sorted(sections)


# Prompts.


def test_the_prompt_for_a_disc_tells_discs_and_the_next_tile(scene: Scene) -> None:
    scene.tiles("lisbon")
    scene.discs(0, 5, 1)
    text = prompted(scene)
    assert "You have 5 discs of your colour and 1 white one. The next tile to be scored is Lisbon." in text


def test_the_prompt_names_street_actions_and_duty(scene: Scene) -> None:
    """C-T2, C-T3: each action twice with a white disc, and at least one in any case."""
    scene.has(0, wood=1)
    scene.choose("white wood+weave")
    assert prompted(scene) == (
        "Your disc lies on wood + weave. Still open: wood twice and weave twice. "
        "You must carry out at least one action."
    )
    scene.choose("weave")
    assert prompted(scene) == (
        "Your disc lies on wood + weave. Still open: wood twice and weave once. What you do not want you may leave."
    )


def test_the_prompt_says_that_cards_must_help(scene: Scene) -> None:
    """C-T3: neither action is possible, but a hand card makes one so."""
    scene.hand(0, "marble")
    scene.choose("place ship+contribute")
    assert "You must carry out at least one action: play cards that make it possible." in prompted(scene)


def test_the_prompt_of_a_disc_below_says_so_and_knows_no_duty(scene: Scene) -> None:
    """C-T4: the second disc from the top."""
    scene.stack("wood+weave", "orange")
    scene.choose("place wood+weave", "gain wood", "weave")
    assert scene.asked == [1]
    assert prompted(scene) == (
        "Your disc further down on wood + weave lets you act as well. Still open: wood once and weave once. "
        "What you do not want you may leave."
    )


def test_cards_that_cannot_be_played_are_said_to_be_so(scene: Scene) -> None:
    """C-K3: a card without any effect is not offered."""
    scene.hand(0, "ship")
    scene.choose("place wood+weave", "gain wood")
    assert prompted(scene).endswith("None of your cards can be played now.")
    scene.owns(0, ships=1)
    scene.choose("weave")
    assert prompted(scene) == "Your disc lies on wood + weave. Both actions are used. You may play cards at any point."


def test_more_cloth_is_asked_for_by_ship_and_by_road(scene: Scene) -> None:
    """C-A5, C-A6."""
    scene.weaves(0, 3)
    scene.owns(0, ships=2, houses="troyes hamburg")
    other = scene.copy()
    scene.choose("place ship+contribute", "send lisbon")
    assert prompted(scene) == "Send more cloth? 1 more ship can sail; you have 2 cloth."
    other.choose("place transport+contribute", "send troyes")
    assert prompted(other) == "Send more cloth? 1 more house can get 1; you have 2 cloth."


def test_where_nothing_is_possible_the_prompt_frees_from_the_duty(scene: Scene) -> None:
    """C-T3: no street is legal, so any may be taken, if only to draw cards."""
    scene.supply(0, 0)
    assert prompted(scene).endswith("so you may choose any street and draw cards instead.")
    assert described(scene, "place wood+weave") == (
        "A disc on wood + weave (neither is possible: you may draw cards instead)."
    )
    scene.choose("place wood+weave")
    still = "Still open: wood once and weave once, but not possible for you now"
    assert prompted(scene).endswith(f"{still}: draw cards instead, or end it with “Done here”.")


# What a disc would do.


def test_a_disc_tells_who_acts_below_in_order(scene: Scene) -> None:
    """C-T4: the second and the third from the top, whoever's they are; white ones do nothing."""
    for tower, sentence in [
        ("", "A disc on wood + weave."),
        ("white", "A disc on wood + weave."),
        ("orange", "A disc on wood + weave. Then Bea acts."),
        ("blue", "A disc on wood + weave. Then your disc below acts."),
        ("yellow orange", "A disc on wood + weave. Then Bea acts, then Carl."),
        ("orange blue", "A disc on wood + weave. Then your disc below acts, then Bea."),
        ("blue orange", "A disc on wood + weave. Then Bea acts, then your disc below."),
        ("blue blue", "A disc on wood + weave. Then both of your discs below act."),
        ("orange orange", "A disc on wood + weave. Then Bea acts twice."),
        ("orange white", "A disc on wood + weave. Then Bea acts."),
    ]:
        scene.stack("wood+weave", tower)
        assert described(scene, "place wood+weave") == sentence


def test_a_fourth_disc_tells_whose_goes_to_the_council_and_what_is_scored(scene: Scene) -> None:
    """C-P1: the lowest disc, whoever's it is."""
    scene.tiles("ports")
    scene.stack("wood+weave", "yellow white white")
    assert described(scene, "white wood+weave") == (
        "A white disc on wood + weave. The lowest disc, of Carl, goes to the council; ports is scored."
    )
    scene.stack("wood+weave", "blue white white")
    assert described(scene, "place wood+weave").endswith("Your lowest disc goes to the council; ports is scored.")


def test_a_white_lowest_disc_tells_where_the_representative_comes_from(scene: Scene) -> None:
    """C-P2: from the supply after this disc is placed, else from a street."""
    scene.tiles("wood")
    scene.stack("wood+weave", "white orange orange")
    assert "you send one from your supply to the council" in described(scene, "place wood+weave")
    scene.discs(0, 1, 1)
    assert "you send one from a street to the council" in described(scene, "place wood+weave")
    assert "you send one from your supply to the council" in described(scene, "white wood+weave")
    scene.discs(0, 0, 1)
    assert "you have none to send to the council" in described(scene, "white wood+weave")


@pytest.mark.parametrize(
    ("options", "end"), [("", "leaves the game."), ("late=enter", "of Bea, still enters the Palazzo.")]
)
def test_after_the_last_tile_a_disc_is_said_to_leave(new_scene: Callable[..., Scene], options: str, end: str) -> None:
    """C-E2, C-O1."""
    scene = new_scene(3, active=1, first=0, options=options)
    scene.representatives(*["blue", "orange", "yellow"] * 5)
    scene.stack("wood+weave", "orange white white")
    assert described(scene, "place wood+weave").endswith(end)


def test_a_disc_tells_what_is_possible_only(scene: Scene) -> None:
    """C-T3: what hand cards can help with is told apart."""
    scene.hand(0, "marble")
    assert described(scene, "place wood+contribute") == (
        "A disc on wood + contribute (wood first can make contribute possible)."
    )
    assert described(scene, "place weave+transport") == (
        "A disc on weave + transport (only weave is possible; you may draw a card instead of transport)."
    )
    assert described(scene, "place ship+contribute") == ("A disc on ship + contribute (possible only with your cards).")


def test_an_action_may_help_the_other_only_when_carried_out_twice(new_scene: Callable[..., Scene]) -> None:
    """C-T2: a ship costs 2 wood, and a disc of one's colour brings 1."""
    scene = new_scene(grid="wood build marble brick contribute weave artwork ship transport")
    assert "(only wood is possible; you may draw a card instead of build)" in described(scene, "place wood+build")
    assert "(wood first can make build possible)" in described(scene, "white wood+build")


def test_no_card_is_promised_where_none_can_be_drawn(scene: Scene) -> None:
    """C-K4: the deck is empty, and so is the open pile."""
    scene.draw_pile("", holder=1)
    assert described(scene, "place weave+transport") == "A disc on weave + transport (only weave is possible)."


def test_what_the_first_action_makes_possible_is_said_while_both_are_open(scene: Scene) -> None:
    """C-T2: in either order; a card drawn for the one leaves the help of the other unused."""
    scene.has(0, wood=2)
    scene.weaves(0, 1)
    scene.choose("place build+ship")
    assert prompted(scene).endswith("Done first, build can make ship possible.")
    assert described(scene, "draw ship").endswith("(no ship). Done first, build can make it possible.")
    scene.choose("build ship")
    assert "Done first" not in prompted(scene)


# What an action would do.


def test_a_gift_tells_what_is_left_and_the_places_it_would_bring(scene: Scene) -> None:
    """C-A7, C-P3: each cube counts for two tiles, the next one first; tiles scored are left out."""
    scene.tiles("brick", "santa-croce", "wood")
    scene.finals("santa-croce", "lisbon", "london", opened="hamburg")
    scene.has(0, wood=2)
    scene.donate(1, "santa-croce", wood=2)
    later = scene.copy()
    scene.choose("place wood+contribute")
    assert described(scene, "give wood-santa-croce") == (
        "Give 1 wood to Santa Croce, where you then have 1; you keep 1 wood. "
        "You would be 2nd for Santa Croce and 2nd for wood. It counts for your final card."
    )
    later.representatives("orange", "orange", "orange")
    later.choose("place wood+contribute")
    assert described(later, "give wood-santa-croce") == (
        "Give 1 wood to Santa Croce, where you then have 1; you keep 1 wood. It counts for your final card."
    )


def test_pieces_tell_their_cost_and_what_is_left(scene: Scene) -> None:
    """C-A2."""
    scene.has(0, wood=2, brick=3)
    scene.choose("place build+ship")
    assert described(scene, "build ship") == "Build a ship for 2 wood; you then have 1 ship and no wood."
    assert described(scene, "build workshop") == (
        "Build a workshop for 1 wood and 1 brick; you then have 2 workshops; left are 1 wood and 2 brick."
    )
    assert described(scene, "build bruges") == "Build a house in Bruges for 2 brick; you keep 1 brick."


def test_the_end_tells_what_is_given_up(scene: Scene) -> None:
    scene.choose("white wood+weave", "gain wood")
    assert described(scene, "done") == "End here, and leave out: wood once and weave twice."


def test_a_disc_to_be_lifted_is_told_by_street_and_height(scene: Scene) -> None:
    """C-P2: which own disc becomes the representative."""
    scene.tiles("lisbon")
    scene.stack("wood+weave", "white orange orange")
    scene.stack("brick+artwork", "orange blue")
    scene.discs(0, 1, 0)
    scene.choose("place wood+weave")
    while scene.question() != "summoning":
        scene.choose(next(text for text in ("done", *scene.open()) if text in scene.open()))
    assert "Which of your discs on the streets takes seat 1 of the council?" in prompted(scene)
    assert described(scene, "lift brick+artwork-2") == (
        "Send your disc on brick + artwork to the council: number 2 of 2 from below."
    )


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_points_said_to_come_are_those_that_come(seats: int) -> None:
    """C-P3, C-P4: if a tile were scored now, it would bring what the board says."""
    shared = 0
    for index, table in enumerate(positions(seats, "points to come")):
        if index % 3 or table.state.question() == "keeping":
            continue
        town = cast(Florence, table.state)
        for tile in range(len(data.TILE_NAMES)):
            after = town.copy()
            after.listener = None
            score_tile(after, tile)
            gained = [sum(new) - sum(old) for new, old in zip(breakdown(after), breakdown(town), strict=True)]
            awards = awards_now(town, tile)
            shared += len({points for _, points in awards}) < len(awards)
            assert {seat: points for seat, points in awards if points} == {
                seat: points for seat, points in enumerate(gained) if points
            }
            for seat, points in awards:
                assert (place_in(town, tile, seat) == 1) == (points == max(gained))
    assert shared


def test_points_by_category_are_open_to_all() -> None:
    for index, table in enumerate(positions(3, "open")):
        if index % 40 == 0:
            rows = breakdown(cast(Florence, table.state))
            assert all(FACE.points(table.view(seat), seat) == rows for seat in range(NOBODY, 3))


# The story.


def test_a_turn_with_a_scoring_reads_like_prose(scene: Scene) -> None:
    """C-P1, C-P4: the disc, the actions, the council, the tile, and what decided a tie."""
    scene.tiles("wood")
    scene.donate(0, "santa-croce", wood=1)
    scene.donate(1, "santa-croce", wood=1)
    scene.stack("wood+weave", "blue white white")
    scene.choose("white wood+weave", "gain wood", "gain wood", "weave", "done")
    story = paragraphs(face_of(GAME, "en"), scene.listener.items, 0, NAMES, FACE.quiet_news)
    assert [text for _, text in story][:3] == [
        "Anna puts a white disc on wood + weave, on top of three. Anna takes 2 wood. Anna weaves 1 cloth. "
        "Anna leaves the rest undone.",
        "The lowest disc on wood + weave goes to the council: Anna takes seat 1.",
        "Tile 1 of the council is scored: wood. 3 points go to Anna, who has 1 piece there. Anna wins the tie with "
        "Bea: more representatives and artworks in the Palazzo. 2 points go to Bea, who has 1 piece there.",
    ]


def test_cloth_sent_to_several_cities_is_told_in_one_sentence(scene: Scene) -> None:
    scene.weaves(0, 3)
    scene.owns(0, ships=3)
    scene.choose("place ship+contribute", "send lisbon", "send lisbon", "send london")
    (story,) = paragraphs(face_of(GAME, "en"), scene.listener.items, 0, NAMES, FACE.quiet_news)[:1]
    assert story[1].endswith("Anna sends cloth: 2 to Lisbon and 1 to London.")


def test_a_tile_is_named_in_the_words_of_its_key() -> None:
    assert [WORDS.named(tile_key(tile)) for tile in (0, 6, 10)] == ["Barcelona", "Santa Maria del Fiore", "ports"]
