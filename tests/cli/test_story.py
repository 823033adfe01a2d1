"""The story: news in a row that one sentence or one table tells."""

from __future__ import annotations

import io
from typing import cast

from rich.console import Console

from fondaco.cli.faces import terminal_face
from fondaco.cli.story import pause_before, pictured
from fondaco.face.story import paragraphs, passages
from fondaco.games import GAMES
from fondaco.kernel.news import EVERYBODY, Item

FACE = terminal_face(GAMES[0])
NAMES = ["Blue", "Orange"]


def item(key: str, *numbers: int) -> Item:
    a, b, c, d, e = (*numbers, 0, 0, 0, 0, 0)[:5]
    return Item(EVERYBODY, [kind.key for kind in GAMES[0].news].index(key), (a, b, c, d, e))


def test_ties_payments_and_incomes_are_told_in_one_sentence_each() -> None:
    items = [item("paid-goods", 0, 2, 4, 2), item("paid-goods", 0, 1, 4, 2), item("round-ends", 1)]
    items += [item("tied", 0, 2, 17), item("tied", 1, 2, 11), item("tied", 0, 3, 17), item("tied", 1, 3, 11)]
    items += [item("income", 0, 3), item("income", 1, 6)]
    assert paragraphs(FACE, items, -1, NAMES, set()) == [
        (False, "Blue pays 3 bolts of cloth into the store of the shoemakers."),
        (True, "Round 1 ends: the masters choose their favourites."),
        (
            False,
            "Tie at the shoemakers, the richest wins: Blue 17 and Orange 11 thalers. "
            "Tie at the printers, the richest wins: Blue 17 and Orange 11 thalers.",
        ),
        (False, "Income in thalers, 3 each plus Musicians and Mayors: Blue 3 and Orange 6."),
    ]


def test_payments_for_one_guest_are_told_together_and_those_of_others_apart() -> None:
    items = [item("paid-goods", 0, 1, 2, 2), item("paid-goods", 0, 1, 0, 2), item("paid-goods", 0, 1, 0, 2)]
    items += [item("paid-goods", 1, 1, 2, 2)]
    assert paragraphs(FACE, items, -1, NAMES, set()) == [
        (False, "Blue pays 1 pair of shoes and 2 beers into the store of the shoemakers."),
        (False, "Orange pays 1 pair of shoes into the store of the shoemakers."),
    ]


def test_favourites_stand_in_a_table_and_other_news_does_not() -> None:
    master = GAMES[0].names["tile"].index("shoemaker-2+")
    items = [item("hired", 1, master, 2, 2), item("new-agent", 1), item("no-favourite", 0)]
    items += [
        item("tied", 0, 2, 17),
        item("tied", 1, 2, 11),
        item("favourite", 0, 2, 2, 4),
        item("won-tile", 0, master),
    ]
    items += [item("new-agent", 0), item("won-crest", 0, 2), item("won-prestige", 0), item("income", 0, 3)]
    console = Console(file=io.StringIO(), width=100, color_system=None)
    for part in pictured(FACE, items, -1, NAMES):
        console.print(part)
    lines = [" ".join(line.split()) for line in cast(io.StringIO, console.file).getvalue().splitlines()]
    assert lines == [
        "Orange hires the Shoemaker 2+ from room 2 of the shoemakers. Orange gains an agent.",
        "Guild Favourite Goods Wins Tie, the richest wins",
        lines[2],
        "1 Brewers nobody the master leaves the game",
        "3 Shoemakers Blue 4 Shoemaker 2+, 1 agent, crest, ♛ prestige Blue 17, Orange 11",
        "Blue has 3 thalers of income.",
    ]


def test_passages_begin_at_headings_and_some_give_time_to_read() -> None:
    items = [
        item("bought", 0, 2, 3),
        item("called", 1),
        item("bought", 1, 2, 3),
        item("round-ends", 2),
        item("round", 3),
    ]
    found = passages(FACE, items, -1, {"called"})
    assert [len(passage.items) for passage in found] == [2, 1, 1]
    found = passages(FACE, items, -1, set())
    assert [pause_before(FACE, passage, NAMES) for passage in found] == [
        "",
        "",
        "Press Enter for the end of round 2.",
        "Press Enter for round 3.",
    ]
