"""Finished tables loaded and evicted again and again: how much memory does the server take after that?

Run as a program with the number of tables and of rounds; it prints the outcome as JSON. The app runs in this process,
as `fondaco serve` would run it; all tables are evicted after each round.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
import tempfile
from pathlib import Path
from typing import Any

from finished import add_finished_tables  # the folder of the script is first on sys.path
from starlette.applications import Starlette
from starlette.types import Message

from fondaco.cli.serve import pause_briefly
from fondaco.web.http.app import make_app
from fondaco.web.http.settings import Settings
from fondaco.web.http.site import Site


def memory() -> float:
    """Resident memory of this process, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


async def get(app: Starlette, path: str) -> int:
    """The status of a page, read to its end."""
    seen: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        seen.append(message)

    scope: dict[str, Any] = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "headers": []}
    scope |= {"query_string": b"", "client": ("192.0.2.1", 9), "server": ("club", 80), "scheme": "http"}
    await app(scope | {"http_version": "1.1", "root_path": ""}, receive, send)
    return int(seen[0]["status"])


async def open_again_and_again(folder: Path, tables: int, rounds: int) -> dict[str, float]:
    app = make_app(Settings(f"sqlite:///{folder / 'tables.sqlite'}", forms_per_second=1_000_000))
    figures: dict[str, float] = {"openings": 0}
    async with app.router.lifespan_context(app):
        site = app.state.site
        assert isinstance(site, Site)
        addresses = add_finished_tables(site.database, tables)
        for _ in range(rounds):
            for address in addresses:
                status = await get(app, f"/t/{address}")
                assert status == 200, f"{address}: {status}"
                figures["openings"] += 1
            site.hall.put_away_idle(-1.0)
            figures.setdefault("first_mb", round(memory(), 1))
        figures["last_mb"] = round(memory(), 1)
    return figures


if __name__ == "__main__":
    pause_briefly()
    with tempfile.TemporaryDirectory() as home:
        os.environ["FONDACO_HOME"] = home
        print(json.dumps(asyncio.run(open_again_and_again(Path(home), int(sys.argv[1]), int(sys.argv[2])))))
