"""Which database a command works on."""

from __future__ import annotations

import click

from fondaco.cli.words import say
from fondaco.web.settings import settings_from_environment


def chosen(context: click.Context, option: click.Parameter, address: str | None) -> str:
    return address or settings_from_environment().database


database_option = click.option("--db", "address", metavar="ADDRESS", callback=chosen, help=say("cli-option-db"))
"""The address of the database; that of the server, FONDACO_DB, if left out."""
