"""Game: what a game must offer to be played, watched, recorded, checked and studied."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fondaco.kernel.errors import BadOption
from fondaco.kernel.ledger import Entry
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import NewsKind
from fondaco.kernel.observation import Observation, repeated, seat_names
from fondaco.kernel.reason import Facts
from fondaco.kernel.state import State
from fondaco.kernel.vocabulary import Vocabulary

BOX: Final = "box"
UNRATED: Final = -(1 << 60)
"""The rating of a choice that the rules of thumb of a game do not rate."""
HALF: Final = 50
TENTH: Final = 10
"""Hundredths of a point."""
CLEARLY: Final = 200
"""Hundredths of a point by which a move is clearly worse than another, as long as nobody measured it."""
UNSETTLED: Final = 500
"""By how many hundredths of a point values may still be wrong, as long as nobody measured it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One rulebook. There is one object of it, and it holds nothing of any table."""

    name: str
    rules: int
    """Version of the rules, raised when an old record would play differently."""
    fewest: int
    most: int
    """From how many seats to how many."""
    vocabulary: Vocabulary
    news: list[NewsKind]
    """The kinds of news, by their number."""
    categories: list[str]
    """The keys of what is scored, in the order of the scoring."""
    names: dict[str, list[str]]
    """For each type of a number in the news, the keys of its words."""
    options: dict[str, list[str]] = {}  # noqa: RUF012
    """What can be settled when a table is opened: for each option its values, the usual one first."""
    has_box: bool = False
    """Whether a box of one's own is another option, see `settled_box`."""
    reasons: list[str] = []  # noqa: RUF012
    """The keys of the sentences `reason-KEY` that say what speaks for a move: those of the entries of a ledger, and,
    with `-kept` at the end, those that say that a thing is kept which another move would cost."""
    value_at: int = -1
    """Where an observation tells the hand-made value, -1 where it does not: its half points, and in the place after it
    the tenths beyond. Large numbers would need weights too small to be told well in whole numbers."""
    margin: int = CLEARLY
    """By how much, in hundredths of a point, a move must be worse than another for a coach to speak of it."""
    untold: tuple[str, ...] = ()
    """Verbs whose effect everybody sees though no news tells it at once, such as a payment that is still under way."""

    def start(self, seats: i64, options: dict[str, str]) -> State:
        """A new game, at its first question. Options are texts; unknown ones are refused by `settled`."""
        raise NotImplementedError

    def settled(self, options: dict[str, str]) -> dict[str, str]:
        """The options with defaults left out, in canonical form. Raises BadOption where one is wrong."""
        known = [BOX, *self.options] if self.has_box else list(self.options)
        result: dict[str, str] = {}
        for name, value in options.items():
            if name not in known:
                facts: Facts = {"game": self.name, "option": name[:40], "options": ", ".join(known)}
                raise BadOption("no-option" if known else "no-options", facts)
            usual = ""
            if name == BOX:
                value = self.settled_box(value)
            elif value not in self.options[name]:
                values = ", ".join(self.options[name])
                raise BadOption("option-value", {"option": name, "value": value[:40], "values": values})
            else:
                usual = self.options[name][0]
            if value != usual:
                result[name] = value
        return {name: result[name] for name in known if name in result}

    def settled_box(self, notation: str) -> str:
        """A box in canonical form, empty for the usual one. Raises BadBox where it does not fit the game."""
        raise NotImplementedError

    def view(self, state: State, seat: i64) -> State:
        """The state without what a seat (or NOBODY, a spectator) cannot know."""
        raise NotImplementedError

    def imagine(self, view: State, seat: i64, luck: Luck) -> State:
        """Some world that agrees with everything the seat of the view knows."""
        raise NotImplementedError

    def belief(self, view: State, seat: i64) -> Belief:
        """Worlds that agree with what the seat of the view knows, the likely ones more often."""
        return Belief(self, view, seat)

    def breakdown(self, state: State) -> list[list[int]]:
        """The points of each seat in each category."""
        raise NotImplementedError

    def standings(self, state: State) -> list[tuple[int, ...]]:
        """For each seat its points, then what breaks ties. The highest wins; equal ones share the victory.

        Until a game says what breaks ties, nothing does.
        """
        return [(sum(row),) for row in self.breakdown(state)]

    def value(self, state: State, seat: i64) -> i64:
        """How good a position looks to a seat, in hundredths of a point; reads only what a view shows.

        Until a game knows better, it is the points so far.
        """
        return 100 * i64(sum(self.breakdown(state)[seat]))

    def unsettled(self, state: State) -> i64:
        """How much may still change: with so many hundredths of value more, a seat is e times as likely to win."""
        return UNSETTLED

    def forecast(self, state: State, seat: i64) -> i64:
        """How many points a seat will likely have in the end, in hundredths; reads only what a view shows.

        Until a game knows better, it is the points so far.
        """
        return 100 * i64(sum(self.breakdown(state)[seat]))

    def turns(self, state: State) -> i64:
        """How many turns have begun. Where a game does not say, a search looks ahead to the end."""
        return 0

    def advice(self, view: State, seat: i64, luck: Luck) -> i64:
        """What the game's own rules of thumb answer for a seat, from its view; -1 where they leave it to a search."""
        return -1

    def advised_line(self, view: State, seat: i64, luck: Luck) -> list[int]:
        """That answer with all the small choices that belong to it, such as those of an offer; nothing as above.

        A playout follows it without asking for each of them.
        """
        advised = self.advice(view, seat, luck)
        return [int(advised)] if advised >= 0 else []

    def comparable(self, view: State, seat: i64, advised: i64) -> list[int]:
        """The open choices that a search may compare with an advised one by where they lead, that one among them.

        Nothing where only the rules of thumb can tell.
        """
        return []

    def proposals(self, view: State, seat: i64, advised: i64) -> list[list[int]]:
        """Whole answers that may be played out, each a line of choices: the usual one first, then the most promising.

        Until a game knows of others, it is the advised choice alone.
        """
        return [[int(advised)]]

    def ledger(self, state: State, seat: i64) -> list[Entry]:
        """What a seat has in a position, and what each thing adds to its value; nothing where the game does not say.

        It reads only what a view of that seat shows, and tells nothing that the board would not show it.
        """
        return []

    def ratings(self, view: State, seat: i64, choices: list[int]) -> list[int]:
        """How good open choices look by the rules of thumb beside each other, in hundredths of a point.

        UNRATED where they do not say, such as in the middle of what is being composed. Nothing at all where a search of
        whole moves tells more.
        """
        return []

    def observed(self) -> list[str]:
        """The names of what `observe` writes, the same for every number of seats."""
        return ["seats", *repeated(seat_names(self.most), self.categories)]

    def observe(self, state: State, seat: i64, row: Observation) -> None:
        """Write what a seat may know of a position, its own things first, then those of the others in turn order.

        It reads only what a view of that seat shows, so it can be given a view or any world imagined from it.
        """
        row.begin()
        row.put(state.seats)
        points = self.breakdown(state)
        for turn in range(state.seats):
            for category in points[(seat + turn) % state.seats]:
                row.put(category)

    def unanswered(self, state: State, seat: i64) -> State:
        """The position as if no other seat had answered yet, where several answer one question in secret.

        Whoever compares its own answers there need not guess those of the others.
        """
        return state

    def broken_law(self, state: State) -> str:
        """The first law of the box that a state breaks, in words; empty if it keeps them all, or has none."""
        return ""

    def check_seats(self, seats: int) -> None:
        if not self.fewest <= seats <= self.most:
            facts: Facts = {"game": self.name, "fewest": self.fewest, "most": self.most, "seats": seats}
            raise BadOption("seats", facts)

    def winners(self, state: State) -> list[int]:
        standings = self.standings(state)
        best = max(standings)
        return [seat for seat in range(len(standings)) if standings[seat] == best]


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """What a seat thinks of what is hidden from it. Where a game does not say more, all worlds are as likely."""

    def __init__(self, game: Game, view: State, seat: i64) -> None:
        self.game = game
        self.view = view
        self.seat: i64 = seat

    def world(self, luck: Luck) -> State:
        """Some world that agrees with the view."""
        return self.game.imagine(self.view, self.seat, luck)
