"""The chart of a review: how likely each seat was to win, from the first move to the last.

Its places are parts of a thousand from left to right, and per cent from top to bottom, so that it fits every screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fondaco.face.promise import percent

if TYPE_CHECKING:
    from fondaco.web.pages.review_page import ReviewPage

WIDTH = 1000
WHOLE = 1_000_000
SIGNS = 5
"""So often the emblem of a seat stands on its line."""
LETTER = 0.012
"""How much of the width a letter of a chapter's name takes, at most."""
LEAST_ROWS = 8
"""So many rows the table has at least, where the game is long enough."""


class Spot(NamedTuple):
    """A place in the chart, in per cent of its width and height."""

    x: str
    y: str


class ChartLine(NamedTuple):
    """The line of a seat."""

    seat: int
    points: str
    """As an SVG polyline takes them."""
    signs: tuple[Spot, ...]


class Chapter(NamedTuple):
    """Where a chapter begins."""

    x: str
    name: str
    """Empty where there is no room for it."""


class ChartMark(NamedTuple):
    """Where a turning point stands."""

    x: str
    y: str
    text: str


class ChartRow(NamedTuple):
    """A row of the table that tells the same."""

    title: str
    at: int
    """The position of the replay."""
    chances: tuple[str, ...]


class Chart(NamedTuple):
    lines: tuple[ChartLine, ...]
    chapters: tuple[Chapter, ...]
    turns: tuple[ChartMark, ...]
    rows: tuple[ChartRow, ...]


def chart_of(page: ReviewPage) -> Chart:
    course = page.review["chances"]
    first, last = int(course[0]["at"]), int(course[-1]["at"])
    span = max(1, last - first)

    def across(made: int) -> float:
        return min(1.0, max(0.0, (made - first) / span))

    lines = []
    for seat in range(page.live.row.seats):
        places = [(across(one["at"]), 1 - one["chances"][seat] / WHOLE) for one in course]
        points = " ".join(f"{round(WIDTH * x, 1):g},{round(100 * y, 1):g}" for x, y in places)
        # Those of different seats stand apart, so that lines that meet can be told from each other.
        shift = (seat + 0.5) / page.live.row.seats / SIGNS
        wanted = [number / SIGNS + shift for number in range(SIGNS)]
        lines.append(ChartLine(seat, points, tuple(spot(*nearest(places, x)) for x in wanted)))
    chapters: list[Chapter] = []
    free = 0.0
    for mark in page.moves.marks():
        x = across(page.moments[mark.at])
        has_room = x >= free and x + len(mark.text) * LETTER <= 1
        chapters.append(Chapter(part(x), mark.text.rstrip(".") if has_room else ""))
        free = x + len(mark.text) * LETTER if has_room else free
    turns = []
    for number, point in enumerate(page.review["turning"], 1):
        place = spot(across(point["last"]), 1 - point["after"] / WHOLE)
        turns.append(ChartMark(place.x, place.y, str(number)))
    return Chart(tuple(lines), tuple(chapters), tuple(turns), rows_of(page))


def rows_of(page: ReviewPage) -> tuple[ChartRow, ...]:
    """The chances at the beginning of each chapter, or now and then, and in the end."""
    course = page.review["chances"]
    wanted = {page.moments[mark.at]: mark.text for mark in page.moves.marks()}
    titles: dict[int, str] = {}
    for made, text in wanted.items():
        found = next((index for index, one in enumerate(course) if one["at"] >= made), len(course) - 1)
        titles[found] = text
    if len(titles) < LEAST_ROWS:
        for number in range(LEAST_ROWS):
            titles.setdefault(number * (len(course) - 1) // LEAST_ROWS, "")
    titles.setdefault(len(course) - 1, "")
    return tuple(
        ChartRow(
            title,
            page.position_after(course[index]["at"]),
            tuple(percent(chance, page.language) for chance in course[index]["chances"]),
        )
        for index, title in sorted(titles.items())
    )


def nearest(places: list[tuple[float, float]], x: float) -> tuple[float, float]:
    return min(places, key=lambda place: abs(place[0] - x))


def spot(x: float, y: float) -> Spot:
    return Spot(part(x), part(y))


def part(share: float) -> str:
    return f"{round(100 * share, 2):g}%"
