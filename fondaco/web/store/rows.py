"""Rows of the database, as values."""

from __future__ import annotations

from typing import NamedTuple


class Visitor(NamedTuple):
    """A browser with a cookie of ours."""

    id: int
    name: str
    """Empty until a name is given."""


class Chair(NamedTuple):
    """One seat of a table: held by a person, by a bot, or open."""

    seat: int
    holder: int | None
    name: str
    bot: str | None
    former: int | None
    """Who held it before, and may have it back while nobody else holds it. Before a game: whom it is reserved for."""
    former_name: str
    seen: int | None = None
    """When its owner was last at the table, in milliseconds since 1970; None if the owner put a bot there."""

    @property
    def is_open(self) -> bool:
        return self.holder is None and self.bot is None

    @property
    def is_stand_in(self) -> bool:
        """Whether a bot plays for somebody who is away, until that player looks at the table again."""
        return self.bot is not None and self.former is not None and self.seen is not None

    @property
    def owner(self) -> int | None:
        """Whose seat it is, even while a bot stands in for them; None if nobody plays here, or they gave it away."""
        return self.former if self.is_stand_in else self.holder


class TableRow(NamedTuple):
    """What was fixed when a table was opened, and how far it has come."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: str
    beginning: str
    pace: str
    bot_pace: int
    listed: bool
    host: int
    created: int
    started: int | None
    finished: int | None
    result: str | None
    parent: str | None
    successor: str | None
    luck: str
    """The source of chance."""
    salts: list[str | None]
    """The salt of each seat: an empty one adds nothing, None is no answer yet.

    The list is empty if the table asks for no salts.
    """
    salting: bool
    """Whether the table, once it is full, waits until everybody has added a salt or declined."""
    setup: str | None
    """What chance drew before the first act, as choices joined by THEN; None if that was not stored."""
    grace: int
    """For how many seconds somebody may be away before others can ask for a bot."""
    handed: bool
    """Whether it was opened with several seats on one device."""
    aids: dict[str, str]
    """The aids that were switched `on` or `off`; all others are as usual."""
    lesson: int | None = None
    """How many steps of its lesson were read, LESSON_OVER, or None at a table without a lesson."""

    def added_salts(self) -> list[str]:
        """The salt of each seat, empty if it added none."""
        return [salt or "" for salt in self.salts]


LESSON_OVER = -1

THEN = "; "
"""Joins the choices of an act that has several."""


class Act(NamedTuple):
    """What a seat did: a choice, several in one go, or None for an undo of its last act."""

    seat: int
    choice: str | None
    at: int
    drawn: str | None = None
    """What chance drew after it, as choices joined by THEN; for an undo, what was taken back. None if that was not
    stored."""

    def choices(self) -> list[str]:
        """The choices in order; none for an undo."""
        return self.choice.split(THEN) if self.choice is not None else []


class TakenBack(NamedTuple):
    """How many choices an undo took back. It is stored as `2`, or `2+3` with answers of bots."""

    own: int
    others: int
    """What others chose since, where it was taken back as well."""

    def __str__(self) -> str:
        return f"{self.own}+{self.others}" if self.others else f"{self.own}"

    @classmethod
    def noted(cls, text: str) -> TakenBack:
        own, _, others = text.partition("+")
        return cls(int(own), int(others or 0))


class Message(NamedTuple):
    id: int
    seat: int
    name: str
    text: str
    at: int
    visitor: int | None = None
    """Who said it, if known."""


class Stored(NamedTuple):
    """Everything that is stored of one table."""

    row: TableRow
    chairs: list[Chair]
    acts: list[Act]
    messages: list[Message]
