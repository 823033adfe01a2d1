"""Luck: a small, fast, reproducible source of chance (the sfc32 generator).

It is never part of a state: whoever drives a game owns its luck, so no bot and no view can look ahead.
Only 32-bit words in 64-bit integers are used, so that interpreted and compiled code agree to the bit.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Luck:
    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: str) -> None:
        """The same text gives the same luck, on every machine and in every release."""
        digest = hashlib.sha256(seed.encode()).digest()
        self.a = int.from_bytes(digest[0:4], "little")
        self.b = int.from_bytes(digest[4:8], "little")
        self.c = int.from_bytes(digest[8:12], "little")
        self.counter = int.from_bytes(digest[12:16], "little")
        for _ in range(12):
            self.below(1)

    def copy(self) -> Luck:
        """The same luck from here on: drawing from the one leaves the other alone."""
        other = Luck("")
        other.a, other.b, other.c, other.counter = self.a, self.b, self.c, self.counter
        return other

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each exactly as likely (limit at most 2**31)."""
        b = self.b
        c = self.c
        word = (self.a + b + self.counter) & WORD
        self.counter += 1
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & WORD
        self.c = (((c << 21) | (c >> 11)) + word) & WORD
        product = word * limit
        if product & WORD < limit and product & WORD < 0x100000000 % limit:
            return self.below(limit)  # one of the few words that would make the first numbers likelier
        return product >> 32
