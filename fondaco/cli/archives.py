"""`fondaco backup`, `restore`, `export` and `import`: tables of a server to files, and back."""

from __future__ import annotations

from pathlib import Path

import click

from fondaco.cli.database import database_option, written
from fondaco.cli.help_page import command
from fondaco.cli.language import joined, printable, say
from fondaco.web.errors import BadArchive
from fondaco.web.store.archive import is_whole, read_archive, write_archive
from fondaco.web.store.lock import hold
from fondaco.web.store.snapshot import snapshot
from fondaco.web.store.transfer import Arrival, everything, restore, single_tables

file_argument = click.argument("file", type=click.Path(path_type=Path))


@command(help=say("cli-backup"))
@file_argument
@click.option("--force", is_flag=True, help=say("cli-option-replace"))
@database_option
def backup(file: Path, force: bool, address: str) -> None:
    with snapshot(address) as connection:
        rows = write_archive(file, everything(connection), True, force)
    click.echo(say("backup-made", file=printable(str(file)), rows=rows))


@command("restore", help=say("cli-restore"))
@file_argument
@click.option("--force", is_flag=True, help=say("cli-option-overwrite"))
@database_option
def restore_all(file: Path, force: bool, address: str) -> None:
    if not is_whole(file):
        raise BadArchive("archive-part", {"file": file.name})
    with hold(address), written(address, may_migrate=True) as connection:
        count = restore(connection, read_archive(file), force)
    click.echo(say("restore-done", tables=count))


@command("export", help=say("cli-export"))
@click.argument("tables", metavar="TABLE...", nargs=-1, required=True)
@click.option("-o", "--output", "file", type=click.Path(path_type=Path), help=say("cli-option-output"))
@click.option("--force", is_flag=True, help=say("cli-option-replace"))
@database_option
def export_tables(tables: tuple[str, ...], file: Path | None, force: bool, address: str) -> None:
    ids = list(dict.fromkeys(table.rstrip("/").rsplit("/", 1)[-1] for table in tables))
    with snapshot(address) as connection:
        entries = list(single_tables(connection, ids))
        target = file or Path(f"{ids[0]}.tables.gz")
        write_archive(target, entries, False, force)
    click.echo(say("export-made", file=printable(str(target)), tables=joined(ids)))


@command("import", help=say("cli-import"))
@file_argument
@database_option
def import_tables(file: Path, address: str) -> None:
    is_whole(file)
    with written(address) as connection:
        came = Arrival(connection).take_in(read_archive(file))
    click.echo(say("import-done", count=len(came), tables=joined(came)))
