"""The players of Genoa in a terminal: what lies before each, and what the viewer alone knows."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from fondaco.face.board import UNKNOWN
from fondaco.games.genoa import data
from fondaco.games.genoa.face.hand import READY, HeldCard, Need, groups_of, hand_of, held_card
from fondaco.games.genoa.face.merchants import merchant
from fondaco.games.genoa.face.names import MARKER, kind_key, thing_key
from fondaco.games.genoa.face.sight import Sight

SHORTEST_NAME = 6
"""A name is not cut to less, however narrow the terminal is."""


def roster_table(sight: Sight, width: int) -> Table:
    """One row for each player, clockwise from the start player: ducats, goods, tiles, markers, cards by kind."""
    keys = [*map(thing_key, range(MARKER)), "", *map(kind_key, range(data.KINDS))]
    names = [sight.name(key, "head") if key else sight.say("markers") for key in keys]
    heads = [Text(head) for head in (sight.say("player"), sight.say("ducats"), *names, sight.say("action"))]
    rows = [cells(sight, seat) for seat in sight.order()]
    widths = [max(cell.cell_len for cell in column) for column in zip(heads, *rows, strict=True)]
    room = width - sum(widths[1:]) - len(widths)
    table = Table(box=SIMPLE_HEAD, padding=0, show_edge=False, header_style="not bold")
    for index, head in enumerate(heads):
        table.add_column(head, no_wrap=True, justify="right" if index else "left")
    for row in rows:
        row[0].truncate(max(SHORTEST_NAME, room), overflow="ellipsis")
        table.add_row(*row)
    return table


def cells(sight: Sight, seat: int) -> list[Text]:
    who = merchant(sight.city, sight.seat, seat, sight.players[seat], sight.signs[seat])
    name = Text("▸" if who.is_own else " ", style="bold") + sight.player(seat)
    name.append(sight.say("trader") if who.is_trader else "")
    money = Text(sight.say("unknown") if who.money == UNKNOWN else str(who.money), style="bold")
    counts = [Text(str(count)) if count else Text(sight.say("empty"), style="dim") for count in who.things + who.hand]
    return [name, money, *counts, Text(sight.say("can-act" if who.actions > 0 else "has-acted"))]


# What the viewer alone knows.


def hand_lines(sight: Sight) -> list[Text]:
    """The own cards by kind, each with what it asks for and what of that is there."""
    hand = [held_card(sight.city, sight.seat, card) for card in hand_of(sight.city, sight.seat)]
    lines = []
    for kind in (data.MESSAGE, data.SMALL, data.LARGE, data.CONTRACT):
        cards = [card_text(sight, card) for card in hand if card.kind == data.KIND_NAMES[kind]]
        if cards:
            lines.append(Text(sight.say("hand", kind=kind_key(kind), cards=sight.say("between").join(cards))))
    return lines or [Text(sight.say("no-cards"))]


def card_text(sight: Sight, card: HeldCard) -> str:
    """`Inn✓ – Harbor`: a tick after what was visited or what is at hand."""
    needs = [ticked(sight, need) for need in card.needs]
    if not needs:
        return sight.name(card.label, "title")
    if card.kind != data.KIND_NAMES[data.MESSAGE]:
        return sight.say("order", building=card.house, goods=sight.listed(needs))
    if card.state == READY:
        return sight.say("carried", message=card.label)
    return sight.say("message", first=needs[0], second=needs[1])


def ticked(sight: Sight, need: Need) -> str:
    return sight.say(
        "there" if need.is_met else "not-there", name=sight.name(need.label, "" if need.symbol else "title")
    )


def contract_lines(sight: Sight) -> list[Text]:
    """Everybody's contracts by groups of neighbours, once the game is over (G-E2)."""
    lines = []
    for seat in sight.order():
        groups = groups_of(sight.city.box, int(sight.city.cards_of(seat)))
        told = [sight.listed([sight.space(building) for building in group.cards]) for group in groups]
        shown = sight.say("between").join(told) or sight.say("empty")
        lines.append(sight.about(sight.say("contracts", player=sight.players[seat], groups=shown), seat))
    return lines
