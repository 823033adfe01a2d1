from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.kernel.luck import Luck

HALF_WORDS = {
    "": [406516894, 1705682617, 777470408, 1585840378],
    "a market day": [2055495880, 98753021, 1681273255, 2009000680],
    "Nürnberg": [989119361, 1744128001, 680251229, 811515060],
}
BELOW_TEN = {"a market day": [9, 0, 7, 9, 8, 8, 7, 5, 1, 2, 2, 0]}
LARGEST = 2**31
"""The largest limit. It divides 2**32, so a number below it is the next word without its last bit."""
LIMITS = st.integers(1, LARGEST)


class Reference:
    """The sfc32 generator, written down a second time and in another way: by rotation modulo 2**32."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode()).digest()
        self.words = [int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8, 12)]
        for _ in range(12):
            self.word()

    def word(self) -> int:
        a, b, c, counter = self.words
        result = (a + b + counter) % 2**32
        rotated = c * 2**21 % 2**32 + c // 2**11
        self.words = [b ^ b // 2**9, c * 9 % 2**32, (rotated + result) % 2**32, (counter + 1) % 2**32]
        return result


@pytest.mark.parametrize("seed", HALF_WORDS)
def test_the_first_words_of_a_seed_never_change(seed: str) -> None:
    luck = Luck(seed)
    assert [luck.below(LARGEST) for _ in range(4)] == HALF_WORDS[seed]


@pytest.mark.parametrize("seed", BELOW_TEN)
def test_the_first_numbers_of_a_seed_never_change(seed: str) -> None:
    luck = Luck(seed)
    assert [luck.below(10) for _ in range(12)] == BELOW_TEN[seed]


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_luck_is_the_sfc32_generator(seed: str) -> None:
    luck = Luck(seed)
    reference = Reference(seed)
    assert [luck.below(LARGEST) for _ in range(20)] == [reference.word() // 2 for _ in range(20)]


@given(st.text(st.characters(exclude_categories=["Cs"])), LIMITS)
def test_the_same_seed_gives_the_same_stream(seed: str, limit: int) -> None:
    one = Luck(seed)
    other = Luck(seed)
    assert [one.below(limit) for _ in range(20)] == [other.below(limit) for _ in range(20)]


def test_other_seeds_give_other_streams() -> None:
    assert len({int(Luck(f"seed {number}").below(LARGEST)) for number in range(500)}) == 500


@given(st.text(st.characters(exclude_categories=["Cs"])), LIMITS)
def test_below_stays_below_its_limit(seed: str, limit: int) -> None:
    luck = Luck(seed)
    assert all(0 <= luck.below(limit) < limit for _ in range(50))


def test_below_one_is_always_nought() -> None:
    luck = Luck("one")
    assert {luck.below(1) for _ in range(100)} == {0}


def test_below_its_largest_limit_reaches_both_ends() -> None:
    luck = Luck("wide")
    drawn = [luck.below(LARGEST) for _ in range(2000)]
    assert min(drawn) < LARGEST // 500
    assert max(drawn) > LARGEST - LARGEST // 500


def test_below_rejects_exactly_the_words_that_would_favour_some_numbers() -> None:
    """Each number must come from equally many words. For a limit just above 2**30 a quarter of them is rejected."""
    limit = 2**30 + 1
    watched = Luck("bias")
    words = Reference("bias")
    for _ in range(300):
        word = words.word()
        while word * limit % 2**32 < 2**32 % limit:
            word = words.word()
        assert watched.below(limit) == word * limit // 2**32


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 10])
def test_every_number_below_a_limit_is_as_likely(limit: int) -> None:
    luck = Luck("uniform")
    throws = 6000
    seen = Counter(int(luck.below(limit)) for _ in range(throws))
    assert sorted(seen) == list(range(limit))
    squared = sum((count - throws / limit) ** 2 for count in seen.values()) / (throws / limit)
    assert squared < 3 * limit + 8
