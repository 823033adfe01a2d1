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
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        result = (a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + result) & WORD
        return result

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each exactly as likely (limit below 2**31)."""
        product = self.word() * limit
        rest = product & WORD
        if rest < limit:
            floor = 0x100000000 % limit
            while rest < floor:
                product = self.word() * limit
                rest = product & WORD
        return product >> 32
