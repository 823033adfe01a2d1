"""Finished games in a database, played at random, as a server has them after some years."""

from __future__ import annotations

from sqlalchemy import Connection

from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.record import listed
from fondaco.web.http.routes.opening import new_row
from fondaco.web.store import storage
from fondaco.web.store.database import Database
from fondaco.web.store.rows import Act, Stored
from fondaco.web.tables.live import Live
from fondaco.web.tables.seating import person


def add_finished_tables(database: Database, count: int) -> list[str]:
    """So many finished games of all kinds, one after another; their addresses."""
    host = database.run_now(storage.add_visitor, storage.hashed("somebody who never comes back"), "Anna").id
    return [add_finished_table(database, GAMES[number % len(GAMES)], host) for number in range(count)]


def add_finished_table(database: Database, game: Game, host: int) -> str:
    row = new_row(game, game.fewest, {}, host)
    chairs = [person(seat, host, f"Player {seat + 1}") for seat in range(row.seats)]
    live = Live(Stored(row._replace(started=1), chairs, [], []))
    acts = played_at_random(live)
    result = listed(live.playing().record.result)

    def add(connection: Connection) -> None:
        storage.add_table(connection, live.row._replace(finished=2, result=result), chairs)
        for number, act in enumerate(acts):
            storage.add_act(connection, row.id, number, act)

    database.run_now(add)
    return row.id


def played_at_random(live: Live) -> list[Act]:
    """What was chosen at a table to the end of its game."""
    luck = Luck(live.row.id)
    acts = []
    while not live.is_over():
        seat = live.asked()[0]
        choices = live.playing().open(seat)
        acts.append(Act(seat, live.game.vocabulary.text(choices[int(luck.below(len(choices)))]), 1))
        live.carry_out(acts[-1])
    return acts
