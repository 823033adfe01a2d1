"""What is wrong with a command line, in the reader's language: the library that reads it speaks English alone."""

from __future__ import annotations

import re

import click

from fondaco.cli.language import say

REFUSED = re.compile(r"'?([^\s']+)'?")
"""The value with which a sentence of the library begins."""


def complaint(error: click.ClickException) -> str:
    if isinstance(error, click.NoSuchOption):
        return say("cli-no-such-option", option=error.option_name)
    if isinstance(error, click.exceptions.NoSuchCommand):
        return say("cli-no-such-command", command=error.command_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return say("cli-missing-parameter", parameter=error.param.make_metavar(click.Context(click.Command(""))))
    if isinstance(error, click.BadOptionUsage):
        return say("cli-missing-value", option=error.option_name)
    refused = REFUSED.match(error.message)
    if isinstance(error, click.BadParameter) and error.param is not None and refused is not None:
        return say("cli-bad-value", option=error.param.opts[0], value=refused[1])
    return error.format_message()
