"""`fondaco prune` and `fondaco forget`: what a host deletes. Both show what would go before anything does."""

from __future__ import annotations

import time

import click

from fondaco.cli.database import database_option, written
from fondaco.cli.help_page import command
from fondaco.cli.language import printable, say
from fondaco.kernel.errors import BadOption
from fondaco.web.http.settings import LONGEST_KEPT, settings_from_environment
from fondaco.web.store import storage
from fondaco.web.store.forgetting import Namesake, forget, namesakes, visitor_by_number
from fondaco.web.store.lock import hold
from fondaco.web.store.retention import Keeping, Outdated, outdated, remove
from fondaco.web.store.snapshot import snapshot

days = click.IntRange(0, LONGEST_KEPT)
yes_option = click.option("--yes", is_flag=True, help=say("cli-option-yes"))


@command(help=say("cli-prune"))
@click.option("--unfinished", type=days, metavar="DAYS", help=say("cli-option-unfinished-days"))
@click.option("--finished", type=days, metavar="DAYS", help=say("cli-option-finished-days"))
@yes_option
@database_option
def prune(unfinished: int | None, finished: int | None, yes: bool, address: str) -> None:
    usual = settings_from_environment().keeping
    wanted = Keeping(
        usual.unfinished if unfinished is None else unfinished, usual.finished if finished is None else finished
    )
    if wanted == Keeping(0, 0):
        raise BadOption("keeps-for-ever")
    if yes:
        with hold(address), written(address) as connection:
            old = outdated(connection, wanted, storage.now())
            remove(connection, [table.id for table in old])
    else:
        with snapshot(address) as connection:
            old = outdated(connection, wanted, storage.now())
    for table in old:
        click.echo(line(table))
    click.echo(say("prune-done" if yes else "prune-would", tables=len(old)))


def line(table: Outdated) -> str:
    moved = time.strftime("%Y-%m-%d", time.gmtime(table.moved / 1000))
    stage = "finished" if table.is_finished else "unfinished"
    return say("prune-table", table=table.id, game=table.game, stage=stage, moved=moved)


@command("forget", help=say("cli-forget"))
@click.argument("who", metavar="NAME|VISITOR")
@yes_option
@database_option
def forget_name(who: str, yes: bool, address: str) -> None:
    with snapshot(address) as connection:
        found = namesakes(connection, who)
        if not found and who.isascii() and who.isdigit() and len(who) < 10:
            found = visitor_by_number(connection, int(who))
    if not found:
        raise BadOption("nobody-called", {"name": printable(who)[:40]})
    if yes and len(found) > 1:
        raise BadOption("several-called", {"name": printable(who)[:40], "visitors": listed(found)})
    if yes:
        with hold(address), written(address) as connection:
            forget(connection, found[0].visitor)
    for one in found:
        name = printable(one.name) or "-"
        key = "forget-done" if yes else "forget-would"
        click.echo(say(key, visitor=str(one.visitor), name=name, tables=one.tables))


def listed(found: list[Namesake]) -> str:
    return ", ".join(str(one.visitor) for one in found)
