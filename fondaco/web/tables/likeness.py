"""Confusable names: two names that a reader can mistake for each other have the same likeness."""

from __future__ import annotations

import functools
import unicodedata

DIACRITICS = 200
"""From this combining class on, a mark is an accent above or below a letter; lower ones belong to their scripts."""
LOOK_ALIKES = str.maketrans(
    {
        "а": "a", "в": "b", "с": "c", "ԁ": "d", "е": "e", "ѐ": "e", "һ": "h", "н": "h", "і": "i", "ј": "j", "к": "k",
        "ӏ": "i", "м": "m", "о": "o", "р": "p", "ԛ": "q", "ѕ": "s", "т": "t", "у": "y", "ү": "y", "ѵ": "v", "ԝ": "w",
        "х": "x",
        "α": "a", "β": "b", "ε": "e", "η": "n", "ι": "i", "κ": "k", "ν": "v", "ο": "o", "ρ": "p", "τ": "t",
        "υ": "u", "χ": "x", "ω": "w",
        "ı": "i", "ł": "l", "ø": "o", "đ": "d", "ɑ": "a", "ɡ": "g",
        "0": "o", "1": "i", "l": "i",
    }
)  # fmt: skip
"""Homoglyphs: letters of other scripts, and digits, that look like Latin letters, perhaps only as capitals."""


@functools.lru_cache(4000)
def likeness(name: str) -> str:
    """A name without case, accents, spaces and punctuation, its homoglyphs merged."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold()).translate(LOOK_ALIKES)
    bare = [sign for sign in folded if unicodedata.combining(sign) < DIACRITICS]
    letters = "".join(sign for sign in bare if unicodedata.category(sign)[0] in "LNM")
    return letters.replace("rn", "m").replace("vv", "w") or name.casefold()
