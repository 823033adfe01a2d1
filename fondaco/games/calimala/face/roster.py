"""The players of Calimala in a terminal: what lies before each, and what the viewer alone knows."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from fondaco.face.roster import name_cell, roster_table
from fondaco.games.calimala import data
from fondaco.games.calimala.face.mat_facts import hand
from fondaco.games.calimala.face.seat_facts import seat_facts
from fondaco.games.calimala.face.sight import MATERIAL_STYLES, FlorenceSight
from fondaco.games.calimala.names import final_key
from fondaco.words.side_by_side import side_by_side


def players_table(sight: FlorenceSight, width: int) -> Table:
    """One row for each player, clockwise from the start player."""
    heads = [Text(sight.say(key)) for key in ("player", "points", "discs")]
    for material, name in enumerate(data.MATERIAL_NAMES):
        heads.append(Text(sight.name(f"material-{name}", "title"), style=MATERIAL_STYLES[material]))
    heads += [Text(sight.say(key)) for key in ("woven", "ships", "houses", "hand", "council-own")]
    return roster_table(heads, [cells(sight, seat) for seat in sight.order()], width)


def cells(sight: FlorenceSight, seat: int) -> list[Text]:
    """`9+3` are two numbers that belong together: coloured and white discs, representatives and artworks."""
    facts = seat_facts(sight, seat)
    return [
        name_cell(sight, seat),
        Text(str(facts.points), style="bold"),
        Text(f"{facts.discs}+{facts.whites}"),
        *[sight.number(cubes) for cubes in facts.stock],
        Text(f"{facts.cloth}/{facts.cloth_room}"),
        *[sight.number(count) for count in (facts.ships, facts.houses, facts.hand)],
        Text(f"{facts.representatives}+{facts.artworks}"),
    ]


def own_line(sight: FlorenceSight) -> Text:
    """What only the viewer knows: hand and final card."""
    cards = [sight.say("card", action=f"action-{card.name}", count=card.copies) for card in hand(sight)]
    held = side_by_side(cards, sight.words.language)
    line = Text().append_text(sight.player(sight.seat)).append(": ")
    line.append(sight.say("own-hand", cards=held) if cards else sight.say("no-hand"), style="bold")
    kept = int(sight.town.kept[sight.seat])
    return line.append(f" · {sight.say('own-final', final=final_key(kept))}", style="bold") if kept >= 0 else line


def finals_line(sight: FlorenceSight) -> Text:
    """Everybody's final card, once the game is over."""
    line = Text(sight.say("finals"))
    for seat in sight.order():
        final = sight.name(f"final-{seat_facts(sight, seat).final}", "short")
        line.append(" · ").append_text(sight.player(seat)).append(f" {final}")
    return line
