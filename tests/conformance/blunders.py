"""Players for the tests of the coach: one who plays as the greedy bot does, and one who spoils a move now and then."""

from __future__ import annotations

from collections.abc import Iterator

from fondaco.bots import BOTS
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import UNRATED, Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.record import Record
from fondaco.kernel.state import CHANCE, State

ME = 0


def fewest(game: Game) -> int:
    return max(game.fewest, min(3, game.most))


def worst_choice(game: Game, state: State, seat: int, luck: Luck) -> int:
    """Of all that is open, what looks worst by the game's own ratings, or by the value of where it leads."""
    choices = Choices(len(game.vocabulary))
    view = game.view(state, seat)
    view.open(seat, choices)
    found = choices.listed()
    ratings = game.ratings(view, seat, found)
    if not ratings:
        world = game.imagine(view, seat, luck)
        ratings = []
        for choice in found:
            after = world.copy()
            after.choose(seat, choice)
            ratings.append(int(game.value(after, seat)))
    rated = [rating for rating in ratings if rating != UNRATED]
    return found[ratings.index(min(rated))] if rated else found[0]


def courses(game: Game, seed: str, spoilt_every: int, most: int) -> Iterator[tuple[Record, bool]]:
    """A game after each choice of mine, and whether I spoilt the question. The others, and I else, play greedily."""
    luck, mind = Luck(seed), Luck(f"{seed} mind")
    choices = Choices(len(game.vocabulary))
    record = Record(game, fewest(game), {}, "")
    state = record.start()
    asked, question, is_spoilt = 0, None, False
    while state.waiting != 0 and asked < most:
        seat = int(state.first_asked())
        if seat == CHANCE:
            choice = int(state.draw(luck, choices))
        else:
            if seat == ME and state.asking is not question:
                asked, question = asked + 1, state.asking
                is_spoilt = spoilt_every > 0 and asked % spoilt_every == 0
            if seat == ME and is_spoilt:
                choice = worst_choice(game, state, seat, mind)
            else:
                choice = int(BOTS["greedy"].choose(game, game.view(state, seat), seat, mind))
        record.made.append((seat, choice))
        state.choose(seat, choice)
        if seat == ME:
            yield record, is_spoilt
