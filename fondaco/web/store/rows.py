"""What is read from the database, as values."""

from __future__ import annotations

from typing import NamedTuple


class Visitor(NamedTuple):
    """A browser that came here and has a cookie of ours."""

    id: int
    name: str
    """Empty until a name was given."""


class Chair(NamedTuple):
    """One seat of a table: held by a person, by a bot, or open."""

    seat: int
    holder: int | None
    name: str
    bot: str | None
    former: int | None
    """Who held it before, and may have it back while nobody else holds it. Before a game: whom it is kept for."""
    former_name: str
    seen: int | None = None
    """When its owner was last at the table, in milliseconds since 1970; None where a bot was put there by the owner."""

    @property
    def is_open(self) -> bool:
        return self.holder is None and self.bot is None

    @property
    def is_stand_in(self) -> bool:
        """Whether a bot plays for somebody who is away, until that player looks at the table again."""
        return self.bot is not None and self.former is not None and self.seen is not None

    @property
    def owner(self) -> int | None:
        """Whose seat it is, though a bot may stand in for them; None where nobody plays here, or gave it away."""
        return self.former if self.is_stand_in else self.holder


class TableRow(NamedTuple):
    """What was settled when a table was opened, and how far it is."""

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
    """Where chance comes from."""
    salts: list[str | None]
    """What each seat added to the luck: an empty text leaves it as it is, None is no answer yet.

    An empty list where the table does not wait for that.
    """
    salting: bool
    """Whether the table waits, once it is full, until everybody added to the luck or does not want to."""
    setup: str | None
    """What chance drew before the first act, as choices with THEN between them; None where that was not noted."""
    grace: int
    """For how many seconds somebody may be away before others can ask for a bot."""
    handed: bool
    """Whether it was opened with several seats on one device."""

    def added_salts(self) -> list[str]:
        """What each seat added to the luck, empty where it added nothing."""
        return [salt or "" for salt in self.salts]


THEN = "; "
"""Stands between the choices of an act that is made of several."""


class Act(NamedTuple):
    """What a seat did: a choice, several in one go, or None where it took its last act back."""

    seat: int
    choice: str | None
    at: int
    drawn: str | None = None
    """What chance drew after it, as choices with THEN between them; where something was taken back, how many choices
    went. None where that was not noted."""

    def choices(self) -> list[str]:
        """The choices in order; none where something was taken back."""
        return self.choice.split(THEN) if self.choice is not None else []


class Message(NamedTuple):
    id: int
    seat: int
    name: str
    text: str
    at: int
    visitor: int | None = None
    """Who said it, where that is known."""


class Stored(NamedTuple):
    """All there is of one table."""

    row: TableRow
    chairs: list[Chair]
    acts: list[Act]
    messages: list[Message]
