"""The scene: all that the browser board of a game is painted from. It holds one viewer's view and nothing else.

The face of a game turns a scene into fragments, pieces of HTML with ids of their own. The app sends a viewer only
the fragments that differ from what that viewer has.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

from fondaco.face.sight import Sight


class OpenChoice(NamedTuple):
    """One choice that is open to the viewer."""

    choice: int
    notation: str
    """What the form sends: `hire room-3`."""
    verb: str
    thing: str
    sentence: str
    """What it would do."""
    seals: bool
    """Whether it cannot be undone, and therefore needs a confirmation."""
    section: str
    """The heading it stands under in a list, or empty."""
    card: str
    """The topic of the rules card that explains it, or empty."""
    label: str = ""
    """Its name in a word or two, for a button that has no room for more; empty where it has none."""


class Answer(NamedTuple):
    """What stands in the bar for thumbs on a small screen: a choice, a form to send, or the way to a form."""

    label: str
    notation: str = ""
    """The choice it makes."""
    sentence: str = ""
    """What that would do."""
    card: str = ""
    """The topic of the rules card that explains it, or empty."""
    verb: str = ""
    """Of the form `compose`, which it sends; instead of a choice."""
    counts: str = ""
    """What the label is once one box of that form is ticked, two and so on, with `|` between."""
    place: str = ""
    """The id of what it brings into sight; instead of a choice."""


class Fragment(NamedTuple):
    """A piece of the page with an id of its own; the element in `html` bears that id."""

    id: str
    html: str
    slot: str
    """The place of the page it stands in: see SLOTS."""


SLOTS = ["overview", "board", "ask", "mine", "others"]
"""A strip over the board, the board, controls that only this game has, the viewer's things, everybody's things."""


class Motion(NamedTuple):
    """Something that travelled: a symbol from one `data-place` of the page to another."""

    symbol: str
    source: str
    target: str
    label: str = ""
    """A number or letter to show on it, such as the count of coins."""


class ScoreStep(NamedTuple):
    """One step of the final scoring: what it is, why, and what it gives each seat."""

    title: str
    reasons: tuple[str, ...]
    """For each seat, in few words."""
    points: tuple[int, ...]
    card: str


@dataclass(frozen=True)
class Scene(Sight):
    """A position as one viewer may see it in a browser."""

    choices: dict[int, OpenChoice]
    """What is open to the viewer now, by choice; empty in a past position.

    Somebody may be welcome to answer though the table does not wait for it: what is open then is shown calmly.
    """
    paint: Callable[[str, Hashable], Markup]
    """A template of the game, painted with facts that it depends on alone; the same facts are painted once.

    Templates know it as `part`, for pieces that stay the same while the rest changes.
    """
    asked: bool = False
    """Whether the table waits for the viewer, so that what is open is the viewer's turn."""
    result: tuple[int, ...] = ()
    """The points of all seats, once the game is over."""
    winners: tuple[int, ...] = ()
    aids: frozenset[str] = frozenset()
    """The aids that are switched on at this table, of those that `BrowserFace.aids` names and all tables have."""
