"""Planted mutants: for every game, the check finds a secret that gets out, whichever way it takes.

A mutant is made without knowing the game: its view, the worlds imagined from it, or the step that asks is replaced.
Every game in the list has all of them, since each has private news and hides something from every seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fondaco.games import GAMES
from fondaco.kernel.check import Checker, LawBroken
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers, zeros
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import EVERYBODY, Item, Listener
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import CHANCE, State, Step

from .leaky_game import LeakyGame

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
TRIES = 40
"""Games in which a mutant must be found."""


def found_in(game: Game) -> str:
    """What the check says against a mutant; empty if it lets it pass."""
    checker = Checker(game, game.fewest)
    for number in range(TRIES):
        try:
            checker.check_game(f"mutant {number}")
        except LawBroken as broken:
            return str(broken).split(": ", 1)[1]
    return ""


def secret_of(state: State) -> int:
    """0 or 1, by all that lies on the table: two worlds differ in it as often as not."""
    return hash(tuple(state.numbers())) % 2


def public_row(view: Any, state: Any) -> str:
    """The first counts that everybody sees and that are not the same when they are read backwards; empty for none."""
    for name in dir(state):
        row = getattr(state, name)
        if type(row) is type(zeros(0)) and numbers(row) == numbers(getattr(view, name)) != numbers(row)[::-1]:
            return name
    return ""


def nothing(view: State, state: State, seat: int) -> None:
    """Spoils nothing."""


@each_game
def test_the_wrapper_itself_passes(game: Game) -> None:
    for number in range(3):
        Checker(LeakyGame(game, nothing), game.fewest).check_game(f"right {number}")


@each_game
def test_a_view_that_hides_nothing_is_found(game: Game) -> None:
    """It agrees with itself in everything: only what was told shows that it tells too much."""

    class Open(LeakyGame):
        def view(self, state: State, seat: int) -> State:
            return state.copy()

        def imagine(self, view: State, seat: int, luck: Luck) -> State:
            return view.copy()

    assert "hears the same" in found_in(Open(game, nothing))


@each_game
def test_an_imagination_that_copies_the_view_is_found(game: Game) -> None:
    class Blank(LeakyGame):
        def imagine(self, view: State, seat: int, luck: Luck) -> State:
            return view.copy()

    assert "imagined" in found_in(Blank(game, nothing))


@each_game
def test_an_imagination_that_copies_the_true_world_is_found(game: Game) -> None:
    class Peeking(LeakyGame):
        def __init__(self, game: Game) -> None:
            super().__init__(game, nothing)
            self.seen: list[tuple[State, State]] = []

        def view(self, state: State, seat: int) -> State:
            view = super().view(state, seat)
            self.seen.append((view, state.copy()))
            return view

        def imagine(self, view: State, seat: int, luck: Luck) -> State:
            honest = super().imagine(view, seat, luck)
            if luck.below(2):
                return honest
            return next(state.copy() for known, state in self.seen if known is view)

    assert "other worlds are imagined" in found_in(Peeking(game))


@each_game
def test_an_order_that_depends_on_a_secret_is_found(game: Game) -> None:
    class Turned(LeakyGame):
        def __init__(self, game: Game) -> None:
            super().__init__(game, nothing)
            self.honest: list[tuple[State, State]] = []
            self.has_turned = False

        def view(self, state: State, seat: int) -> State:
            honest = super().view(state, seat)
            view: Any = honest.copy()
            name = public_row(view, state)
            if name and secret_of(state):
                self.has_turned = True
                row = getattr(view, name)[:]
                for index, number in enumerate(reversed(numbers(row))):
                    row[index] = number
                setattr(view, name, row)
            self.honest.append((view, honest))
            return view

        def imagine(self, view: State, seat: int, luck: Luck) -> State:
            return super().imagine(next(honest for known, honest in self.honest if known is view), seat, luck)

    turned = Turned(game)
    found = found_in(turned)
    if not turned.has_turned:
        pytest.skip("nothing that everybody sees has an order that could be turned")
    assert "sees something else in an imagined world" in found


@each_game
def test_a_hidden_card_in_an_attribute_of_a_view_is_found(game: Game) -> None:
    """Where states are compiled, they refuse an attribute that is not declared, so there the mutant cannot exist."""

    def hide(view: Any, state: Any, seat: int) -> None:
        view.luggage = secret_of(state)

    state = game.start(game.fewest, {})
    if hasattr(state, "__dict__"):
        assert found_in(LeakyGame(game, hide)) == "luggage is no part of the numbers, or of a copy"
    else:
        with pytest.raises(AttributeError):
            hide(state, state, 0)


# Steps are wrapped at positions of a right game.


class Wrapped(Step):
    """Another step, but for what a mutant does otherwise."""

    def __init__(self, step: Step) -> None:
        self.step = step

    def asked(self, state: State) -> int:
        return self.step.asked(state)

    def welcome(self, state: State) -> int:
        return self.step.welcome(state)

    def open(self, state: State, seat: int, choices: Choices) -> None:
        self.step.open(state, seat, choices)

    def why_not(self, state: State, seat: int, choice: int, choices: Choices) -> Reason | None:
        return self.step.why_not(state, seat, choice, choices)

    def take(self, state: State, seat: int, choice: int) -> None:
        self.step.take(state, seat, choice)

    def go_on(self, state: State) -> None:
        self.step.go_on(state)

    def draw(self, state: State, luck: Luck, choices: Choices) -> int:
        return self.step.draw(state, luck, choices)

    def name(self) -> str:
        return self.step.name()

    def fields(self) -> list[int]:
        return self.step.fields()


class Shouting(Wrapped):
    """Tells everybody what one seat alone should hear."""

    def take(self, state: State, seat: int, choice: int) -> None:
        outside = state.listener
        state.listener = inside = Listener()
        super().take(state, seat, choice)
        state.listener = outside
        if outside is not None:
            outside.items.extend(Item(EVERYBODY, item.kind, item.numbers) for item in inside.items)


class Picky(Wrapped):
    """Leaves out the last of several open choices where a secret says so."""

    def open(self, state: State, seat: int, choices: Choices) -> None:
        super().open(state, seat, choices)
        if choices.size > 1 and secret_of(state):
            choices.size -= 1


class Marked(Wrapped):
    """Carries a card that it does not list among its fields."""

    def __init__(self, step: Step) -> None:
        super().__init__(step)
        self.card = 77_777


class Talkative(Wrapped):
    """Gives a reason against a choice that is open."""

    def why_not(self, state: State, seat: int, choice: int, choices: Choices) -> Reason | None:
        return Reason("other-question")


class Silent(Wrapped):
    """Gives no reason at all."""

    def why_not(self, state: State, seat: int, choice: int, choices: Choices) -> Reason | None:
        return None


class Inquisitive(Wrapped):
    """Gives a reason that says how often it was asked: another one each time."""

    asked_for = [0]  # noqa: RUF012

    def why_not(self, state: State, seat: int, choice: int, choices: Choices) -> Reason | None:
        reason = super().why_not(state, seat, choice, choices)
        self.asked_for[0] += 1
        return Reason(reason.key, {"times": self.asked_for[0]}) if reason else None


def positions(game: Game, seed: str, every: int) -> Iterator[State]:
    """Every so many positions of a random game, up to a middling one."""
    luck, choices = Luck(seed), Choices(len(game.vocabulary))
    state = game.start(game.fewest, {})
    for number in range(300):
        if state.is_over():
            return
        if number % every == 0:
            yield state.copy()
        seat = state.first_asked()
        state.open(seat, choices)
        state.choose(seat, choices.drawn(luck) if seat == CHANCE else choices.any(luck))


def found_at(game: Game, mutant: type[Wrapped] | None, law: str, with_chance: bool) -> str:
    """What a law of the check says against a mutated step, at the first position where it does; or empty."""
    luck = Luck("looks")
    checker = Checker(game, game.fewest)
    is_right = mutant is None or mutant is Wrapped
    for state in positions(game, "wrapped", 17 if is_right else 1):
        if state.is_asked(CHANCE) and not with_chance:
            continue
        if mutant is not None:
            state.stack[-1] = state.asking = mutant(state.asking)
        try:
            if law == "check_counted":
                checker.check_counted(state, "wrapped", 0)
            else:
                getattr(checker, law)(state, "wrapped", luck)
        except LawBroken as broken:
            return str(broken).split(": ", 1)[1]
    return ""


@each_game
def test_news_to_the_wrong_seat_is_found(game: Game) -> None:
    assert found_at(game, None, "check_flow", True) == ""
    assert "hears something else" in found_at(game, Shouting, "check_flow", True)


@each_game
def test_an_open_choice_that_depends_on_a_secret_is_found(game: Game) -> None:
    assert found_at(game, Wrapped, "check_views", False) == ""
    assert "has other choices in an imagined world" in found_at(game, Picky, "check_views", False)


@each_game
def test_a_hidden_card_in_a_step_is_found(game: Game) -> None:
    assert found_at(game, Wrapped, "check_counted", True) == ""
    assert found_at(game, Marked, "check_counted", True) == "Marked.card is no part of the numbers, or of a copy"


@each_game
@pytest.mark.parametrize(
    ("mutant", "says"),
    [
        (Talkative, "though there is a reason"),
        (Silent, "without a reason"),
        (Inquisitive, "for another reason in an imagined world"),
    ],
)
def test_a_choice_that_is_open_against_a_reason_or_shut_without_one_is_found(
    game: Game, mutant: type[Wrapped], says: str
) -> None:
    assert found_at(game, Wrapped, "check_reasons", False) == ""
    assert says in found_at(game, mutant, "check_reasons", False)
