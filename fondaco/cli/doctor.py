"""`fondaco doctor`: would this release play every stored table as it was played?"""

from __future__ import annotations

import json
import sys
from collections import Counter

import click

from fondaco.cli.database import database_option
from fondaco.cli.help_page import command
from fondaco.cli.language import printable, say
from fondaco.web.store.snapshot import snapshot, upgraded_copy
from fondaco.web.tables.doctor import CLOSED, DIFFERS, KINDS, LATER, Finding, findings


@command(help=say("cli-doctor"))
@database_option
@click.option("--json", "as_json", is_flag=True, help=say("cli-option-json"))
def doctor(address: str, as_json: bool) -> None:
    counts: Counter[str] = Counter()
    told: list[Finding] = []
    with upgraded_copy(address) as current, snapshot(current) as connection:
        for finding in findings(connection):
            counts[finding.kind] += 1
            if finding.kind in (CLOSED, LATER, DIFFERS):
                told.append(finding)
    is_copy = current != address
    if as_json:
        rows = [finding._asdict() for finding in told]
        facts = {"tables": counts.total(), "found": dict(counts), "list": rows, "is_upgraded_copy": is_copy}
        click.echo(json.dumps(facts))
    else:
        for finding in told:
            click.echo(line(finding))
        if is_copy:
            click.echo(say("doctor-copy"))
        click.echo(say("doctor-sum", tables=counts.total(), **{kind: counts[kind] for kind in KINDS}))
    sys.exit(1 if counts[DIFFERS] else 0)


def line(finding: Finding) -> str:
    facts: dict[str, str | int] = {"table": finding.table, "game": finding.game}
    facts |= {"rules": finding.rules, "stage": finding.stage}
    if finding.kind != DIFFERS:
        return say(f"doctor-{finding.kind}", **facts)
    stored, comes = printable(finding.stored)[:200], printable(finding.comes)[:200]
    return say("doctor-differs", **facts, act=finding.act, stored=stored or "-", comes=comes or "-")
