"""The players of Genoa in a terminal: what lies before each, and what the viewer alone knows."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from fondaco.face.roster import name_cell, roster_table
from fondaco.face.score_sheet import shown
from fondaco.games.genoa import data
from fondaco.games.genoa.face.hand import READY, HeldCard, Need, groups_of, hand_of, held_card
from fondaco.games.genoa.face.merchants import merchant
from fondaco.games.genoa.face.names import MARKER, thing_key
from fondaco.games.genoa.face.sight import CitySight
from fondaco.games.genoa.keys import kind_key, space_key


def players_table(sight: CitySight, width: int) -> Table:
    """One row for each player: ducats, goods, tiles, markers, cards by kind."""
    keys = [*map(thing_key, range(MARKER)), "", *map(kind_key, range(data.KINDS))]
    names = [sight.name(key, "head") if key else sight.say("markers") for key in keys]
    heads = [Text(head) for head in (sight.say("player"), sight.say("ducats"), *names, sight.say("action"))]
    return roster_table(heads, [cells(sight, seat) for seat in sight.order()], width, widest_gap=1)


def cells(sight: CitySight, seat: int) -> list[Text]:
    who = merchant(sight, seat)
    name = name_cell(sight, seat).append(sight.say("trader") if who.is_trader else "")
    acts = sight.say("can-act") if who.actions > 0 else sight.say("has-acted")
    counts = [sight.number(count) for count in who.things + who.hand]
    return [name, Text(shown(who.money), style="bold"), *counts, Text(acts)]


# What the viewer alone knows.


def hand_lines(sight: CitySight) -> list[Text]:
    """The viewer's cards by kind, each with what it asks for and what of that is there."""
    hand = [held_card(sight.city, sight.seat, card) for card in hand_of(sight.city, sight.seat)]
    lines = []
    for kind in (data.MESSAGE, data.SMALL, data.LARGE, data.CONTRACT):
        cards = [card_text(sight, card) for card in hand if card.kind == data.KIND_NAMES[kind]]
        if cards:
            lines.append(Text(sight.say("hand", kind=kind_key(kind), cards=sight.say("between").join(cards))))
    return lines or [Text(sight.say("no-cards"))]


def card_text(sight: CitySight, card: HeldCard) -> str:
    """`Inn✓ – Harbor`: a tick after what was visited or what is at hand."""
    needs = [ticked(sight, need) for need in card.needs]
    if not needs:
        return sight.name(card.label, "title")
    if card.kind != data.KIND_NAMES[data.MESSAGE]:
        return sight.say("order", building=card.house, goods=sight.listed(needs))
    if card.state == READY:
        return sight.say("carried", message=card.label)
    return sight.say("message", first=needs[0], second=needs[1])


def ticked(sight: CitySight, need: Need) -> str:
    return sight.say(
        "there" if need.is_met else "not-there", name=sight.name(need.label, "" if need.symbol else "title")
    )


def contract_lines(sight: CitySight) -> list[Text]:
    """Everybody's contracts by groups of neighbours, once the game is over (G-E2)."""
    lines = []
    for seat in sight.order():
        groups = groups_of(sight.city.box, int(sight.city.cards_of(seat)))
        names = [[sight.name(space_key(building), "title") for building in group.cards] for group in groups]
        listed = sight.say("between").join(map(sight.listed, names)) or sight.say("empty")
        lines.append(sight.about(sight.say("contracts", player=sight.players[seat], groups=listed), seat))
    return lines
