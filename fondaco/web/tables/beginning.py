"""How a game begins at a table: from the start, or from a position of another game."""

from __future__ import annotations

from fondaco.games import shipped
from fondaco.kernel.chance import KEYED
from fondaco.kernel.game import Game
from fondaco.kernel.reader import read_record
from fondaco.kernel.record import Record
from fondaco.kernel.table import Table, keyed_table, new_table
from fondaco.web.store.course import beginning_of
from fondaco.web.store.rows import TableRow
from fondaco.web.tables.foresight import notation


def first_position(row: TableRow, game: Game) -> Table:
    """The game before anybody acts, once chance has set it up."""
    if row.luck == KEYED:
        new = Record(game, row.seats, game.settled(row.options), "")
        record = read_record(row.beginning, shipped()) if row.beginning else new
        return keyed_table(record, row.seed, row.added_salts())
    if row.beginning:
        return Table(read_record(row.beginning, shipped()))
    return new_table(game, row.seats, row.options, row.seed)


def setup_of(row: TableRow, table: Table) -> str:
    """What chance drew before the first act: since the start, or since the position that the game branches off."""
    return notation(table.record, table.record.made[len(beginning_of(row)) :])
