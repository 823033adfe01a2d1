"""`fondaco serve`: the web app, on this machine or for a club."""

from __future__ import annotations

import contextlib
import dataclasses
import gc
import os
import socket
import webbrowser
from collections.abc import Iterator

import click
import uvicorn
from starlette.applications import Starlette

from fondaco.cli.database import serve_database_option
from fondaco.cli.help_page import command
from fondaco.cli.language import say, screen
from fondaco.kernel.errors import BadOption
from fondaco.web.http.app import make_app
from fondaco.web.http.patience import protocol_with
from fondaco.web.http.settings import Settings, settings_from_environment
from fondaco.web.store.database import Database
from fondaco.web.store.lock import hold

PORT = 8000
PORTS_TRIED = 20
KEEP_ALIVE = 75
"""Seconds of HTTP keep-alive: somebody who thinks for a minute clicks without a new connection."""


@command(help=say("cli-serve"))
@click.option("--host", default="127.0.0.1", help=say("cli-option-host"))
@click.option("--port", type=click.IntRange(0, 65535), help=say("cli-option-port"))
@serve_database_option
@click.option("--open", "open_browser", is_flag=True, help=say("cli-option-open"))
def serve(host: str, port: int | None, address: str, open_browser: bool) -> None:
    settings = dataclasses.replace(settings_from_environment(), database=address)
    with hold(settings.database) as lock:
        database = Database(settings.database)
        database.migrate()
        database.close()
        bound = bind(host, port)
        url = settings.public_address or f"http://{reachable(host)}:{bound.getsockname()[1]}"
        lock.tell(url)
        screen().print(say("serve-at", address=url))
        if open_browser and has_desktop():
            webbrowser.open(url)
        allow_many_streams()
        pause_briefly()
        with contextlib.suppress(KeyboardInterrupt):
            Server(make_app(settings), settings).run(sockets=[bound])


class Server(uvicorn.Server):
    """On shutdown, ends the streams before it waits for pending responses: streams never end by themselves."""

    def __init__(self, app: Starlette, settings: Settings) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http=protocol_with(settings.request_seconds),
                ws="none",
                limit_concurrency=settings.connections,
                log_level="warning",
                access_log=False,
                lifespan="on",
                timeout_keep_alive=KEEP_ALIVE,
                timeout_graceful_shutdown=2,
            )
        )
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.site.hall.shut()
        await super().shutdown(sockets)


def allow_many_streams() -> None:
    """Raise the limit on file descriptors: each stream takes one, and many systems allow a thousand by default."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 65_536 if most == resource.RLIM_INFINITY else min(most, 65_536)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def pause_briefly() -> None:
    """Short GC pauses: what is loaded by now stays and is not scanned again, and what is new is scanned in small lots.

    A choice makes thousands of objects. With larger lots the collector ran less often, but a single run took up to
    0.3 s, and that was the 99th percentile of the latency.
    """
    gc.freeze()
    gc.set_threshold(2_000, 10, 100)


def ports(wanted: int | None) -> Iterator[int]:
    """The port asked for; without one the first that is free."""
    if wanted is not None:
        yield wanted
    else:
        yield from range(PORT, PORT + PORTS_TRIED)


def bind(host: str, wanted: int | None) -> socket.socket:
    reason = ""
    for port in ports(wanted):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, port))
            bound.listen(2048)  # connections queue up until the app is ready
        except OSError as error:
            bound.close()
            reason = error.strerror or str(error)
        else:
            return bound
    raise BadOption("port", {"host": host[:80], "port": str(wanted or PORT), "reason": reason})


def reachable(host: str) -> str:
    """The host to type: the address of this machine in its network if the server listens on all interfaces."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def has_desktop() -> bool:
    return (
        os.name == "nt"
        or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
        or os.uname().sysname == "Darwin"
    )
