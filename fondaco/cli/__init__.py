"""The command line of Fondaco."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Any, NoReturn

import click

import fondaco
from fondaco.cli import (
    archives,
    arena,
    arena_report,
    bench,
    check,
    doctor,
    games,
    housekeeping,
    play,
    records,
    reviews,
    serve,
    train,
)
from fondaco.cli.complaints import complaint
from fondaco.cli.help_page import SpokenGroup
from fondaco.cli.language import check_language, explain, joined, language_option, printable, say
from fondaco.kernel.errors import FondacoError
from fondaco.mode import mode, stale_sources


def fail(name: str, sentence: str) -> NoReturn:
    """Exit on bad input, with the name of the error and one sentence."""
    click.echo(f"error: {name}: {' '.join(printable(sentence.replace(chr(10), ' ')).split())}", err=True)
    sys.exit(2)


class CommandLine(SpokenGroup):
    """The commands. Bad input ends in one sentence, never in a traceback."""

    def main(self, *args: Any, **extra: Any) -> Any:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                # A character that the terminal cannot encode becomes a question mark.
                stream.reconfigure(errors="replace")
        try:
            check_language()
            status = super().main(*args, **{**extra, "standalone_mode": False})
        except FondacoError as error:
            fail(error.name, explain(error))
        except click.ClickException as error:
            fail("BadOption", complaint(error))
        except (click.Abort, KeyboardInterrupt):
            sys.exit(130)
        sys.exit(status if isinstance(status, int) else 0)


def show_version(context: click.Context, option: click.Parameter, wanted: bool) -> None:
    if wanted:
        check_build()
        click.echo(f"fondaco {fondaco.__version__} ({mode()})")
        context.exit()


def check_build() -> None:
    """A compiled module would silently shadow a source file that was edited since."""
    stale = stale_sources()
    if stale:
        fail("StaleBuild", say("error-stale-build", files=joined(stale[:3])))


@click.group(cls=CommandLine, help=say("cli-fondaco"), invoke_without_command=True)
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version, help=say("cli-option-version")
)
@language_option
@click.pass_context
def main(context: click.Context) -> None:
    check_build()
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


for command in (play.play, games.games, bench.bench, check.check, arena.arena, arena_report.report):
    main.add_command(command)
for command in (
    records.record,
    reviews.review,
    serve.serve,
    train.train,
    doctor.doctor,
    archives.backup,
    archives.restore_all,
    archives.export_tables,
    archives.import_tables,
    housekeeping.prune,
    housekeeping.forget_name,
):
    main.add_command(command)
