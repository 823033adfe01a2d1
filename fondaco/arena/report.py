"""A report: a tournament as one HTML file that asks nothing of any other machine."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from fondaco.arena.played import Played
from fondaco.arena.standings import Standings
from fondaco.arena.tournament import Header
from fondaco.kernel.errors import BadOption

ROOM = Path(__file__).parent
SETTINGS = (
    "game",
    "rules",
    "options",
    "seed",
    "games",
    "choice_limit",
    "game_limit",
    "clock",
    "stop",
    "digests",
    "fondaco",
    "mode",
)
"""The settings that are listed, in this order."""
TOLD_FORFEITS = 200


def check_plots() -> None:
    """The pictures need a library that only reports use."""
    if importlib.util.find_spec("matplotlib") is None:
        raise BadOption("no-matplotlib")


class Report:
    def __init__(
        self,
        header: Header,
        games: list[Played],
        found: Standings,
        title: str,
        categories: dict[str, str],
        sentences: list[str],
        command: str,
        say: Callable[..., str],
        language: str,
    ) -> None:
        self.header = header
        self.games = games
        self.found = found
        self.title = title
        """Of the game."""
        self.categories = categories
        """The names of what is scored, by key."""
        self.sentences = sentences
        """One for each forfeit."""
        self.command = command
        self.say = say
        self.language = language

    def html(self) -> str:
        from fondaco.arena.plots import Plots  # needs matplotlib, which is not always there

        environment = Environment(
            loader=FileSystemLoader(ROOM / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        plots = Plots(self.header, self.games, self.found, self.categories, self.say)
        return environment.get_template("report.html").render(
            say=self.say,
            language=self.language,
            title=self.title,
            header=self.header,
            settings=self.settings(),
            found=self.found,
            sentences=self.sentences[:TOLD_FORFEITS],
            more=max(0, len(self.sentences) - TOLD_FORFEITS),
            command=self.command,
            plots=[
                (self.say(f"report-plot-{key}"), self.say(f"report-about-{key}"), Markup(picture))
                for key, picture in plots.all()
            ],
            style=Markup((ROOM / "static" / "report.css").read_text(encoding="utf-8")),
        )

    def settings(self) -> list[tuple[str, str]]:
        """The settings of the tournament that say something, by their names."""
        listed = []
        for key in SETTINGS:
            value = self.header.get(key)
            if isinstance(value, dict):
                value = ", ".join(f"{name}={one}" for name, one in value.items())
            if value not in (None, ""):
                name = self.say(f"report-setting-{key.replace('_', '-')}")
                listed.append((name, f"{value:g} s" if key.endswith("limit") else str(value)))
        return listed
