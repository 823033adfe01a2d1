"""What the fragments of a table's page are rendered from: small hashable values."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from fondaco.face.act import Act
from fondaco.face.scene import OpenChoice, ScoreStep


class Turn(NamedTuple):
    """What the scripts of a page need to know."""

    title: str
    """The title of the window."""
    whose: str
    """Whose turn it is: `mine`, `others`, `over`, or `waiting` for the game to begin."""
    version: int
    """How often something changed for the viewer."""
    at: int
    """The number of the position, the same for everybody."""
    answered: int = 0
    """How many choices the viewer's seat has made: what is typed into a form belongs to one of them."""


class Undo(NamedTuple):
    """Whether the last choice of a seat can be undone."""

    seat: int
    reason: str
    """Why not, as a sentence; empty if it can."""
    takes: str = ""
    """What would be taken back, as a sentence."""
    others: str = ""
    """The bots whose answers would go with it, as a list of names."""
    bots: int = 0
    """How many bots that are."""


class Confirm(NamedTuple):
    """A choice that cannot be undone and needs a confirmation."""

    notation: str
    sentence: str
    why: str
    """Why it cannot be undone, as a sentence."""
    seat: int
    version: int


class Notice(NamedTuple):
    """What went wrong, in a sentence; empty where nothing did."""

    sentence: str = ""
    rule: str = ""
    """The id of the rule that stands against it, or empty."""
    game: str = ""
    """The game of that rule."""


class Bar(NamedTuple):
    """The bar on top: where the game stands, what is asked, and undo."""

    table: str
    heading: str
    prompt: str
    brief: str
    """The prompt in one short line; empty where it is as short itself, or has no other form."""
    rule: str
    """The id of the rule that the prompt is about; empty where nothing is asked."""
    game: str
    asked: bool
    """Whether the table waits for the viewer."""
    is_turn: bool
    """Whether it is the viewer's own turn; others may be asked within it."""
    welcome: bool
    """Whether the viewer may answer though nobody waits for them."""
    waiting: str
    """Who must answer, as a list of names; empty if nobody else must, or in a past position."""
    since: int
    """When somebody last acted; 0 if nobody is waited for."""
    undo: Undo | None
    confirm: Confirm | None
    is_over: bool
    past: int
    """The past position that is shown, or PRESENT."""
    is_watching: bool
    """Whether the viewer holds no seat here."""
    may_hurry: bool
    """Whether bots are to move now, and the viewer may skip their pauses."""
    open_seat: bool
    """Whether the table waits for an open seat."""
    must_agree: bool
    """Whether somebody asks the viewer to agree to a bot."""
    must_answer: bool
    """Whether somebody asks the viewer to agree to an aid being switched."""
    hint_seat: int
    """The seat for which the viewer may ask for a hint, or NOBODY."""


class OpenChoices(NamedTuple):
    """What is open to the viewer, as a list."""

    listed: tuple[OpenChoice, ...]
    asked: bool
    """Whether the table waits for the viewer."""


class Absence(NamedTuple):
    """Somebody has been away for a while. Times are milliseconds since 1970, and text for pages without script."""

    since: int
    since_text: str
    until: int
    """From when the others may ask for a bot."""
    until_text: str


class Asking(NamedTuple):
    """Somebody asks for a bot on a seat."""

    asker: str
    awaited: str
    """Who has not agreed yet, as a list of names."""
    may_agree: bool
    """Whether the viewer is one of them."""
    may_end: bool
    """Whether the viewer may refuse it, or withdraw it."""


class Person(NamedTuple):
    """A chair as the rail shows it."""

    seat: int
    name: str
    sign: str
    bot: str
    """The level of the bot that sits there, or empty."""
    is_open: bool
    here: bool
    mine: bool
    former: str
    """Who may take the chair back, if nobody else holds it."""
    may_take_back: bool
    absence: Absence | None
    may_ask: bool
    """Whether the viewer may ask for a bot here."""
    asking: Asking | None
    portrait: int = 0
    """The number of the drawing of a bot."""
    temper: str = ""
    """What a bot is like, in a few words; empty for people."""

    @property
    def state(self) -> str:
        """Who sits there, in a word: a mark on the player's card tells it."""
        if self.bot:
            return "bot"
        return "free" if self.is_open else "here" if self.here else "away"


class People(NamedTuple):
    """Who sits at the table, and what the viewer can do about it."""

    table: str
    persons: tuple[Person, ...]
    is_seated: bool
    is_over: bool
    name: str
    """The viewer's last name, as a default for sitting down."""
    shares: bool
    """Whether several seats share the viewer's device."""
    bot_pace: str
    """How fast the bots are, if the viewer may change it."""
    bot_paces: tuple[str, ...]


class Curtain(NamedTuple):
    """What hides the table while a device is handed on."""

    table: str
    seat: int
    """Whom it is handed to; NOBODY if no curtain is drawn."""
    name: str
    sign: str
    undo: Undo | None


class Category(NamedTuple):
    """The points of all seats in one category, so far; what cannot be known yet is a question mark."""

    title: str
    card: str
    cells: tuple[str, ...]


class Scores(NamedTuple):
    players: tuple[str, ...]
    signs: tuple[str, ...]
    categories: tuple[Category, ...]
    totals: tuple[str, ...]
    ahead: tuple[bool, ...]
    """For each seat, whether it is ahead of all others, as far as the viewer may know."""
    is_complete: bool
    """Whether the viewer knows all of it."""


class Show(NamedTuple):
    """Acts, for the script to play one after another."""

    acts: tuple[Act, ...]
    players: tuple[str, ...]
    pace: int
    """Milliseconds that a bot of the table takes for an answer: the show is as calm as they are."""


class Ending(NamedTuple):
    """How a game came out."""

    table: str
    game: str
    players: tuple[str, ...]
    signs: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    ranking: tuple[int, ...]
    """The seats, the winners first."""
    title: str
    """Who has won, and with how many points."""
    tie: str
    """What decided between equal points, or empty."""
    steps: tuple[ScoreStep, ...]
    """The table of points, row by row."""
    show: Markup
    """The acts that lead up to the result."""
    picture: Markup
    successor: str
    may_rematch: bool
    seed: str
    """Empty if there is none: older releases branched off another game without a seed."""
    commitment: str
    """Empty at tables of older releases."""
    salts: tuple[tuple[str, str], ...]
    """Who added what to the luck."""
    parent: str
    """The table that it branches off, or empty."""
    is_lesson: bool
    """Whether everybody may have known the luck, so that it proves nothing."""
