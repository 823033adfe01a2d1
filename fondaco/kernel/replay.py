"""Replay: a record played again, every choice checked."""

from __future__ import annotations

from fondaco.kernel.chance import Chance
from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import FondacoError, NotAsked, NotOpen, Unfinished, UnknownChoice, WrongResult
from fondaco.kernel.game import Game
from fondaco.kernel.record import Record, listed, seat_text
from fondaco.kernel.state import CHANCE, State


def check_choice(game: Game, state: State, seat: int, choice: int, choices: Choices) -> None:
    """Raise NotAsked or NotOpen where a seat may not choose this now."""
    if not 0 <= choice < len(game.vocabulary):
        raise UnknownChoice("no-number", {"number": str(choice)[:20]})
    if not state.may_answer(seat):
        asked = ", ".join(seat_text(other) for other in range(CHANCE + 1) if state.is_asked(other))
        raise NotAsked("not-asked", {"seat": seat_text(seat), "asked": asked or "-"})
    state.open(seat, choices)
    if not choices.holds(choice):
        texts = [game.vocabulary.text(number) for number in choices.listed()]
        more = max(0, len(texts) - 8)
        raise NotOpen("not-open", {"choice": game.vocabulary.text(choice), "open": ", ".join(texts[:8]), "more": more})


def first_fault(
    game: Game, state: State, seat: int, chain: list[int], choices: Choices, is_closed: bool
) -> tuple[State, int, FondacoError] | None:
    """The first choice of a chain that cannot be made: the position reached by then, the choice, what is wrong.

    A closed chain stays within one question and ends where something is shown: whoever could try what comes after, and
    have it refused, would learn what is hidden for nothing.
    """
    here = state
    for index, choice in enumerate(chain):
        if index:
            here = state.copy() if index == 1 else here
            here.choose(seat, chain[index - 1])
            if is_closed and (here.asking is not state.asking or here.revealed != state.revealed):
                return here, choice, NotOpen("chain-over", {"choice": game.vocabulary.text(choice)})
        try:
            check_choice(game, here, seat, choice, choices)
        except FondacoError as error:
            return here, choice, error
    return None


def check_draw(record: Record, chance: Chance, state: State, index: int, choice: int, choices: Choices) -> None:
    """Raise WrongResult where chance did not fall as the seed of a record says; without one it falls as it will."""
    if index >= record.beginning and chance.draw(state, choices) != choice and record.seed:
        raise WrongResult("wrong-luck", {}, record.first_line + index)


def replay(record: Record, upto: int = -1, chance: Chance | None = None) -> State:
    """The state after the first choices of a record, or after all of them.

    Every choice is checked, and every draw where it is told what answers for chance.
    """
    state = record.start()
    choices = Choices(len(record.game.vocabulary))
    end = len(record.made) if upto < 0 else min(upto, len(record.made))
    for index in range(end):
        seat, choice = record.made[index]
        try:
            check_choice(record.game, state, seat, choice, choices)
        except FondacoError as error:
            raise error.at(record.first_line + index) from None
        if chance is not None and seat == CHANCE:
            check_draw(record, chance, state, index, choice, choices)
        state.choose(seat, choice)
    return state


def verify(record: Record) -> State:
    """Replay a whole record: every choice open, chance as its seed gives it, finished, with the right result."""
    state = replay(record, -1, record.chance() if record.seed else None)
    check_result(record, state)
    return state


def check_result(record: Record, state: State) -> None:
    """Raise where a record stops before its end, or tells another result than the rules give."""
    line = record.first_line + len(record.made)
    if not state.is_over():
        raise Unfinished("unfinished", {}, line - 1)
    points = [sum(row) for row in record.game.breakdown(state)]
    if record.result != points:
        facts: dict[str, str | int] = {"points": listed(points), "said": listed(record.result)}
        raise WrongResult("wrong-scores", facts, line)
