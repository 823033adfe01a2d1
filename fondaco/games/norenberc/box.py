"""The box: how many copies of each tile there are. The standard one, or one read from a file."""

from __future__ import annotations

import tomllib
from typing import ClassVar, Final

from fondaco.games.norenberc import data
from fondaco.kernel.counts import Counts, put_into, zeros
from fondaco.kernel.errors import BadBox


class BadTiles(BadBox):
    """A box of Norenberc whose tables are wrong."""

    folder: ClassVar[str] = "games/norenberc"


class Box:
    """Copies of each tile."""

    copies: Counts
    townspeople_pile: Counts
    """All townspeople, as a bag."""
    artisan_piles: list[Counts]
    """The artisans of each guild, as bags."""

    def __init__(self, copies: Counts) -> None:
        self.copies = copies
        self.townspeople_pile = self.pile(data.ARTISANS, data.TILES)
        self.artisan_piles = []
        for guild in range(data.GUILDS):
            first = guild * data.TILES_PER_GUILD
            self.artisan_piles.append(self.pile(first, first + data.TILES_PER_GUILD))

    def pile(self, first: int, end: int) -> Counts:
        pile = zeros(0)
        for tile in range(first, end):
            for _ in range(int(self.copies[tile])):
                pile = put_into(pile, tile)
        return pile

    def townspeople(self) -> list[int]:
        return [int(self.copies[tile]) for tile in range(data.ARTISANS, data.TILES)]

    def artisans(self, guild: int) -> list[str]:
        """The values of a guild's artisans, with + for the agent symbol."""
        first = guild * data.TILES_PER_GUILD
        names = []
        for tile in range(first, first + data.TILES_PER_GUILD):
            plus = "+" if data.has_symbol(tile) else ""
            names.extend([f"{data.value_of(tile)}{plus}"] * int(self.copies[tile]))
        return names

    def notation(self) -> str:
        """The box in one line, the same for the same box; empty for the standard one."""
        parts = []
        for guild in range(data.GUILDS):
            if self.artisans(guild) != STANDARD.artisans(guild):
                parts.append(f"{data.GUILD_NAMES[guild]} {' '.join(self.artisans(guild))}")
        if self.townspeople() != STANDARD.townspeople():
            parts.append(f"townspeople {' '.join(str(count) for count in self.townspeople())}")
        return "; ".join(parts)


def build_box(artisans: list[list[str]], townspeople: list[int]) -> Box:
    """A box from the values of six guilds and the counts of the townspeople, or a sentence that says what is wrong."""
    copies = zeros(data.TILES)
    for guild in range(data.GUILDS):
        name = data.GUILD_NAMES[guild]
        values = artisans[guild]
        if len(values) != data.ARTISANS_PER_GUILD:
            raise BadTiles("artisans", {"guild": name, "count": len(values), "needed": data.ARTISANS_PER_GUILD})
        for text in values:
            number = text[:-1] if text.endswith("+") else text
            if number not in ("2", "3", "4", "5", "6", "7"):
                raise BadTiles("artisan-value", {"guild": name, "value": text[:40]})
            tile = data.artisan(guild, int(number), int(text.endswith("+")))
            copies[tile] += 1
    for kind in range(data.TOWNSPEOPLE):
        count = townspeople[kind]
        if count < 0:
            raise BadTiles("whole-number", {"name": data.TOWNSPEOPLE_NAMES[kind], "value": count})
        copies[data.ARTISANS + kind] = count
    whole = sum(townspeople)
    if whole != data.ALL_TOWNSPEOPLE:
        raise BadTiles("townspeople", {"count": whole, "needed": data.ALL_TOWNSPEOPLE})
    return Box(copies)


STANDARD: Final = build_box([data.ARTISAN_VALUES for _ in range(data.GUILDS)], data.TOWNSPEOPLE_COUNTS)


def box_from_notation(text: str) -> Box:
    """The box that `notation` wrote."""
    if not text:
        return STANDARD
    artisans = [data.ARTISAN_VALUES for _ in range(data.GUILDS)]
    townspeople = data.TOWNSPEOPLE_COUNTS
    for part in text.split(";"):
        words = part.split()
        if words and words[0] in data.GUILD_NAMES:
            artisans[data.GUILD_NAMES.index(words[0])] = words[1:]
        elif words and words[0] == "townspeople":
            townspeople = [whole_number("townspeople", word) for word in words[1:]]
            if len(townspeople) != data.TOWNSPEOPLE:
                raise BadTiles("kinds", {"count": len(townspeople), "needed": data.TOWNSPEOPLE})
        else:
            raise BadTiles("no-table", {"table": part.strip()[:40]})
    return build_box(artisans, townspeople)


def box_from_toml(text: str) -> Box:
    """A box from a file's text. What the file leaves out is as in the standard box."""
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadTiles("toml", {"reason": str(error)}) from error
    for name in tables:
        if name not in ("artisans", "townspeople"):
            raise BadTiles("no-table", {"table": name[:40]})
    artisans = [data.ARTISAN_VALUES for _ in range(data.GUILDS)]
    given = table_of(tables, "artisans")
    for name, values in given.items():
        if name != "all" and name not in data.GUILD_NAMES:
            raise BadTiles("no-guild", {"guild": name[:40], "guilds": ", ".join(data.GUILD_NAMES)})
        if not isinstance(values, list):
            raise BadTiles("no-list", {"guild": name})
        if name == "all":
            artisans = [[str(value) for value in values] for _ in range(data.GUILDS)]
    for guild in range(data.GUILDS):
        own = given.get(data.GUILD_NAMES[guild])
        if isinstance(own, list):
            artisans[guild] = [str(value) for value in own]
    townspeople = list(data.TOWNSPEOPLE_COUNTS)
    for name, count in table_of(tables, "townspeople").items():
        if name not in data.TOWNSPEOPLE_NAMES:
            raise BadTiles("no-townsperson", {"name": name[:40], "names": ", ".join(data.TOWNSPEOPLE_NAMES)})
        townspeople[data.TOWNSPEOPLE_NAMES.index(name)] = whole_number(name, str(count))
    return build_box(artisans, townspeople)


def table_of(tables: dict[str, object], name: str) -> dict[str, object]:
    table = tables.get(name, {})
    if not isinstance(table, dict):
        raise BadTiles("not-a-table", {"table": name})
    return table


def whole_number(name: str, text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise BadTiles("whole-number", {"name": name, "value": text[:40]})
    return int(text)
