"""The plots of a report, as SVG whose text and colours are those of the page, light or dark. Needs matplotlib."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from statistics import fmean
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from fondaco.arena.played import Played
from fondaco.arena.standings import Standings
from fondaco.arena.tournament import Header

WIDTH = 4.4
"""Inches: narrow enough for a phone, where it is shown as large as on a desk."""
INK, QUIET, LINE, CARD = "#010101", "#020202", "#030303", "#040404"
"""Stand for colours of the page."""
SERIES = [f"#0500{index:02x}" for index in range(8)]
COLOURS = {INK: "--ink", QUIET: "--quiet", LINE: "--line", CARD: "--card"} | {
    colour: f"--c{index}" for index, colour in enumerate(SERIES)
}
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "font.size": 11,
    "text.color": INK,
    "axes.labelcolor": QUIET,
    "axes.edgecolor": LINE,
    "xtick.color": LINE,
    "ytick.color": LINE,
    "xtick.labelcolor": QUIET,
    "ytick.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "legend.frameon": False,
    "legend.fontsize": 11,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
}
LONGEST = 18
"""Letters of a bot's name in a plot."""


class Plots:
    def __init__(
        self,
        header: Header,
        games: list[Played],
        found: Standings,
        categories: dict[str, str],
        say: Callable[..., str],
    ) -> None:
        self.keys = [str(key) for key in header["categories"]] if isinstance(header["categories"], list) else []
        self.games = games
        self.rows = found.rows
        self.categories = categories
        self.say = say
        self.seats = len(games[0].seating)
        self.names = [shortened(row.bot) for row in self.rows]
        self.means = [self.mean_points(row.bot) for row in self.rows]
        self.shown = [index for index in range(len(self.keys)) if any(mean and mean[index] for mean in self.means)]
        """The categories in which anybody has points."""
        self.low = max(2.6, 1.0 + 0.45 * len(self.rows))
        self.high = max(self.low, 1.1 + 0.45 * len(self.rows) + 0.23 * -(-len(self.shown) // 2))
        """The heights of the plots, in inches: three beside each other are alike."""

    def all(self) -> Iterator[tuple[str, str]]:
        """The plots with their keys, in the order of the report."""
        plots: list[tuple[str, Callable[[], Figure | None]]] = [
            ("shares", self.shares),
            ("ratings", self.ratings),
            ("seats", self.by_seat),
            ("categories", self.by_category),
            ("lengths", self.lengths),
            ("times", self.times),
        ]
        for key, draw in plots:
            with mpl.rc_context(STYLE):
                figure = draw()
                if figure is not None:
                    yield key, as_svg(figure, key, self.say(f"report-plot-{key}"))

    def by_row(self, unit: str, height: float) -> tuple[Figure, Any]:
        """Axes with a row for each contender, the first on top."""
        count = len(self.rows)
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.subplots()
        axes.set_yticks(range(count), self.names)
        axes.set_ylim(count - 0.4, -0.6)
        axes.tick_params(left=False)
        axes.grid(axis="x")
        axes.set_xlabel(self.say(f"report-axis-{unit}"))
        return figure, axes

    def shares(self) -> Figure:
        figure, axes = self.by_row("share", self.low)
        for index, row in enumerate(self.rows):
            colour = SERIES[index % len(SERIES)]
            axes.plot([100 * row.low, 100 * row.high], [index, index], color=colour, lw=3, solid_capstyle="round")
            axes.plot(100 * row.share, index, "o", color=colour, ms=9, mec=CARD, mew=1.5, clip_on=False, zorder=3)
            axes.plot([100 * row.fair] * 2, [index - 0.3, index + 0.3], color=INK, lw=1.5)
        axes.set_xlim(0, 100)
        return figure

    def ratings(self) -> Figure:
        figure, axes = self.by_row("points", self.low)
        axes.set_xlabel("")
        for index, row in enumerate(self.rows):
            colour = SERIES[index % len(SERIES)]
            ends = [row.rating - 2 * row.sigma, row.rating + 2 * row.sigma]
            axes.plot(ends, [index, index], color=colour, lw=3, solid_capstyle="round")
            axes.plot(row.rating, index, "o", color=colour, ms=9, mec=CARD, mew=1.5, clip_on=False, zorder=3)
        axes.margins(x=0.12)
        return figure

    def by_seat(self) -> Figure:
        figure = Figure(figsize=(WIDTH, self.low), layout="constrained")
        axes = figure.subplots()
        width = 0.8 / len(self.rows)
        for index, row in enumerate(self.rows):
            heights = []
            for seat in range(self.seats):
                own = [game.share(seat) for game in self.games if game.seating[seat] == row.bot]
                heights.append(100 * fmean(own) if own else 0.0)
            places = [seat - 0.4 + width * (index + 0.5) for seat in range(self.seats)]
            axes.bar(places, heights, width * 0.9, color=SERIES[index % len(SERIES)], label=self.names[index])
        axes.axhline(100 / self.seats, color=INK, lw=1.2, ls=(0, (5, 4)))
        axes.set_xticks(range(self.seats), [str(seat + 1) for seat in range(self.seats)])
        axes.tick_params(bottom=False, left=False, labelleft=True)
        axes.grid(axis="y")
        axes.set_xlabel(self.say("report-axis-seat"))
        axes.set_ylabel(self.say("report-axis-share"))
        figure.legend(loc="outside lower center", ncols=2)
        return figure

    def by_category(self) -> Figure | None:
        if not self.shown:
            return None
        figure, axes = self.by_row("points", self.high)
        above, below = [0.0] * len(self.rows), [0.0] * len(self.rows)
        for place, index in enumerate(self.shown):
            values = [mean[index] if mean else 0.0 for mean in self.means]
            starts = [above[row] if value >= 0 else below[row] for row, value in enumerate(values)]
            hatch = "" if place < len(SERIES) else "///"
            key = self.keys[index]
            style = {"color": SERIES[place % len(SERIES)], "hatch": hatch, "edgecolor": CARD, "lw": 0.8}
            axes.barh(range(len(values)), values, 0.62, starts, label=self.categories.get(key, key), **style)
            for row, value in enumerate(values):
                if value >= 0:
                    above[row] += value
                else:
                    below[row] += value
        figure.legend(loc="outside lower center", ncols=2)
        return figure

    def mean_points(self, bot: str) -> list[float]:
        """By category, of a seat; nothing if it finished no game."""
        own = [game.points[seat] for game in self.games if game.points is not None for seat in game.seats_of(bot)]
        return [fmean(points[index] for points in own) for index in range(len(self.keys))] if own else []

    def lengths(self) -> Figure | None:
        lengths = [game.choices for game in self.games if game.forfeit is None]
        if not lengths:
            return None
        figure = Figure(figsize=(WIDTH, self.high), layout="constrained")
        axes = figure.subplots()
        axes.hist(lengths, bins=min(30, max(5, len(set(lengths)))), color=SERIES[1], edgecolor=CARD, lw=0.8)
        axes.axvline(fmean(lengths), color=INK, lw=1.2, ls=(0, (5, 4)))
        axes.yaxis.set_major_locator(MaxNLocator(5, integer=True))
        axes.tick_params(left=False, labelcolor=QUIET)
        axes.grid(axis="y")
        axes.set_xlabel(self.say("report-axis-choices"))
        axes.set_ylabel(self.say("report-axis-games"))
        return figure

    def times(self) -> Figure:
        figure, axes = self.by_row("ms", self.high)
        for index, row in enumerate(self.rows):
            own = sorted(game.ms[seat] for game in self.games for seat in game.seats_of(row.bot) if game.answers[seat])
            if not own:
                continue
            low, first, middle, third, high = (own[round(part * (len(own) - 1) / 4)] for part in range(5))
            colour = SERIES[index % len(SERIES)]
            least = 1e-4
            axes.plot([max(least, low), max(least, high)], [index, index], color=colour, lw=1.5)
            axes.barh(index, third - first, 0.44, max(least, first), color=colour, edgecolor=CARD)
            axes.plot([middle] * 2, [index - 0.22, index + 0.22], color=INK, lw=2)
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(lambda number, place: f"{number:g}")
        axes.tick_params(axis="x", which="minor", bottom=False)
        return figure


def shortened(name: str) -> str:
    """A name that fits; of the path of a file the end says more."""
    return name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}"


def as_svg(figure: Figure, key: str, title: str) -> str:
    """A figure as a piece of a page: it scales, has a name, and its colours and letters are those of the page."""
    text = io.StringIO()
    with mpl.rc_context({"svg.hashsalt": key}):
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    for colour, name in COLOURS.items():
        svg = svg.replace(colour, f"var({name})")
    svg = re.sub(r"(font: [^;\"]*?px) [^;\"]*", r"\1 var(--sans)", svg)
    svg = re.sub(r'\b(id=")', rf"\1{key}-", svg)
    svg = re.sub(r'((?:xlink:)?href="#|url\(#)', rf"\1{key}-", svg)
    head, rest = svg.split(">", 1)
    head = re.sub(r' (?:width|height)="[^"]*"', "", head)
    label = title.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return f'{head} role="img" aria-label="{label}">{rest}'
