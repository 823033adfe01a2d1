"""Chance with a secret key: its numbers never change, are as specified, and are as likely as the weights say."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.games import GAMES
from fondaco.kernel.chance import KeyedChance, bot_seed, commitment
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.record import Record
from fondaco.kernel.state import CHANCE, State
from fondaco.kernel.table import keyed_table

from .keyed_reference import commitment_of, number_of_draw

TERMS = "game: some-game\nrules: 1\nseats: 3\nluck: hmac-sha256\nsalt 2: Nürnberg\n"
SEED = "5a" * 32
FROZEN = [1, 0, 1, 653, 863913814, 197775144899]
FROZEN_COMMITMENT = "2f73185d2e148d6aa8445c6018ad40fddb8b56a02f24472d73a34ad38324f28c"
FROZEN_BOT = "c5d1a4e917f7241e71b7711b1286df80e12d7b859b0a3399a0ae1e95fb19b88f"
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=100)
LIMITS = st.integers(1, 2**40)


def test_the_numbers_of_a_seed_never_change() -> None:
    chance = KeyedChance(SEED, TERMS)
    limits = [2, 3, 10, 1000, 2**31 - 1, 2**40 + 1]
    assert [chance.below(limit) for limit in limits] == FROZEN
    assert commitment(SEED) == FROZEN_COMMITMENT
    assert bot_seed(SEED, 2, 57) == FROZEN_BOT


@given(TEXTS, TEXTS, st.lists(LIMITS, max_size=20))
def test_the_numbers_are_as_specified(seed: str, terms: str, limits: list[int]) -> None:
    chance = KeyedChance(seed, terms)
    drawn = [chance.below(limit) for limit in limits]
    assert drawn == [number_of_draw(seed, terms, draw, limit) for draw, limit in enumerate(limits)]
    assert commitment(seed) == commitment_of(seed)


def test_a_number_that_would_favour_some_is_drawn_again() -> None:
    """Of a limit just above half of all numbers nearly every second attempt is thrown away."""
    limit = 2**63 + 1
    chance = KeyedChance(SEED, TERMS)
    drawn = [chance.below(limit) for _ in range(200)]
    assert drawn == [number_of_draw(SEED, TERMS, draw, limit) for draw in range(200)]
    assert max(drawn) < limit


@pytest.mark.parametrize("weights", [[1, 2, 4], [5, 1, 1, 7], [3, 3, 1, 1, 1], [997, 3]])
def test_what_is_drawn_is_as_likely_as_its_weight(weights: list[int]) -> None:
    choices = Choices(20)
    for index, weight in enumerate(weights):
        choices.add_weighted(10 + index, weight)
    chance = KeyedChance(SEED, str(weights))
    throws = 4000
    seen = Counter(int(choices.at_weight(chance.below(sum(weights)))) for _ in range(throws))
    expected = [throws * weight / sum(weights) for weight in weights]
    squared = sum((seen[10 + index] - count) ** 2 / count for index, count in enumerate(expected))
    assert squared < 3 * len(weights) + 8


def test_the_commitment_and_the_luck_of_bots_are_nothing_that_chance_draws_with() -> None:
    assert len({commitment(SEED), bot_seed(SEED, 0, 0), bot_seed(SEED, 0, 1), bot_seed(SEED, 1, 0)}) == 4
    assert commitment(SEED) != commitment_of(SEED).upper()
    luck = Luck(commitment(SEED))
    chance = KeyedChance(SEED, TERMS)
    assert [luck.below(2**31) for _ in range(4)] != [chance.below(2**31) for _ in range(4)]


def test_every_term_changes_the_luck(norenberc: Game) -> None:
    """A header that was changed after the game does not fit the draws."""
    record = Record(norenberc, 3, {}, SEED)
    record.luck = "hmac-sha256"
    others = [record.terms()]
    for options, salts, beginning in [
        ({"money": "open"}, ["", "", ""], 0),
        ({}, ["x", "", ""], 0),
        ({}, ["", "x", ""], 0),
        ({}, ["", "", ""], 1),
    ]:
        record.options, record.salts, record.beginning = options, salts, beginning
        others.append(record.terms())
    numbers = [KeyedChance(SEED, "\n".join(terms)).below(2**40) for terms in others]
    assert len(set(numbers)) == len(others)


# Every game: what its own faster draws do is as likely as what is open says, so that anybody can recompute a draw.


def questions_of_chance(game: Game, seats: int) -> list[State]:
    """One position for each kind of question that chance is asked in a game."""
    found: dict[str, State] = {}
    for number in range(3):
        luck = Luck(f"questions {number}")
        choices = Choices(len(game.vocabulary))
        state = game.start(seats, {})
        while not state.is_over():
            seat = state.first_asked()
            state.open(seat, choices)
            if seat == CHANCE and choices.size > 1:
                found.setdefault(state.steps()[-1], state.copy())
            state.choose(seat, choices.any(luck))
    return list(found.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_draws_with_the_likelihoods_that_it_tells(game: Game) -> None:
    luck = Luck("likelihoods")
    choices = Choices(len(game.vocabulary))
    questions = questions_of_chance(game, game.most)
    assert len(questions) > 1
    for state in questions:
        state.open(CHANCE, choices)
        weights = [int(choices.weights[index]) for index in range(choices.size)]
        numbers = choices.listed()
        throws = 30 * len(numbers)
        expected = {number: throws * weight / sum(weights) for number, weight in zip(numbers, weights, strict=True)}
        seen = Counter(int(state.draw(luck, choices)) for _ in range(throws))
        assert seen.keys() <= expected.keys()
        squared = sum((seen[number] - count) ** 2 / count for number, count in expected.items())
        assert squared < len(numbers) + 6 * (2 * len(numbers)) ** 0.5, state.steps()[-1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_chance_has_fresh_weights_for_all_that_it_may_draw(game: Game) -> None:
    """Weights that were left from an earlier question would be taken for those of this one."""
    for state in questions_of_chance(game, game.fewest):
        weighed = []
        for left in (1, 999):
            choices = Choices(len(game.vocabulary))
            for index in range(len(game.vocabulary)):
                choices.weights[index] = left
            state.open(CHANCE, choices)
            weighed.append([int(choices.weights[index]) for index in range(choices.size)])
        assert weighed[0] == weighed[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_line_of_chance_uses_up_one_number(game: Game) -> None:
    table = keyed_table(Record(game, game.most, {}, ""), SEED, [])
    lines = sum(1 for seat, _ in table.record.made if seat == CHANCE)
    assert isinstance(table.chance, KeyedChance)
    assert table.chance.number == lines > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_other_seeds_and_other_salts_deal_another_game(game: Game) -> None:
    deals = [
        keyed_table(Record(game, game.most, {}, ""), seed, salts).record.made
        for seed, salts in [(SEED, []), ("5b" * 32, []), (SEED, ["salt"]), (SEED, ["", "salt"])]
    ]
    assert all(one != other for one, other in pairwise([*deals, deals[0]]))
