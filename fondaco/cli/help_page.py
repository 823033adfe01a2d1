"""The help of the commands, in the reader's language: the library that writes it speaks English alone."""

from __future__ import annotations

import functools

import click

from fondaco.cli.language import say

HEADINGS = {"Options": "cli-help-options", "Commands": "cli-help-commands"}
"""The headings of the library, and the keys of ours."""


class HelpPage(click.HelpFormatter):
    """The page that `--help` prints."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{say('cli-help-usage')} ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(say(HEADINGS[heading]) if heading in HEADINGS else heading)


class SpokenContext(click.Context):
    formatter_class = HelpPage


class SpokenCommand(click.Command):
    """A command whose help is in the language of the command line."""

    context_class = SpokenContext

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = say("cli-option-help")
        return option


class SpokenGroup(SpokenCommand, click.Group):
    """Commands under one name."""

    command_class = SpokenCommand


command = functools.partial(click.command, cls=SpokenCommand)
