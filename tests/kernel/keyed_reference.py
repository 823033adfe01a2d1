"""Chance with a secret key as docs/decisions/chance.md specifies it, written down a second time and in another way."""

from __future__ import annotations

import hashlib

BLOCK = 64


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104, by hand."""
    padded = (key if len(key) <= BLOCK else hashlib.sha256(key).digest()).ljust(BLOCK, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def number_of_draw(seed: str, terms: str, draw: int, weight: int) -> int:
    """The number below the whole weight that a draw gives."""
    settled = hashlib.sha256(f"fondaco terms 1\n{terms}".encode()).digest()
    for attempt in range(100):
        message = b"fondaco draw 1\n" + settled + draw.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        number = int.from_bytes(hmac_sha256(seed.encode(), message)[:8], "big")
        if number < 2**64 - 2**64 % weight:
            return number % weight
    raise AssertionError


def fallen(numbers: list[int], weights: list[int], number: int) -> int:
    """What a number falls to: as if every choice stood in a row as often as it weighs."""
    row = [choice for choice, weight in zip(numbers, weights, strict=True) for _ in range(weight)]
    return row[number]


def commitment_of(seed: str) -> str:
    return hashlib.sha256(f"fondaco commitment 1\n{seed}".encode()).hexdigest()


def terms_in(record: str) -> str:
    """The lines of a record that tell what was settled before the first draw."""
    header = record.split("\n\n")[0].split("\n")[1:]
    kept = [line for line in header if line.split(":")[0] not in ("players", "seed", "commitment")]
    return "".join(f"{line}\n" for line in kept)
