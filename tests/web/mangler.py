"""Makes bad values from good ones: what a field, a header or a URL should never hold."""

from __future__ import annotations

import random

NASTY = [
    "", " ", "0", "-1", "-0", "+1", "1e9", "0x10", "1.5", "007", "99999999", "-99999999", "9" * 30, "9" * 5000,
    "٣", "½", "NaN", "true", "null", "None", "[]", "{}", "\0", "a\0b", "\x1b[31m", "\x7f", "\t", "\n",
    "\r\nX-Injected: yes", "\u202eabc", "\ufeff", "\ud800", "\udfff\ud800", "\U0010ffff", "e\u0301" * 200,
    "👩‍👩‍👧‍👦" * 20, "ß" * 24, "İ" * 30, "ﷺ" * 24, "<script>alert(1)</script>", "'\"><img src=x>", "{{7*7}}",
    "{% raw %}", "%s%n%x", "%00", "%", "%zz", "' OR 1=1 --", "../../../etc/passwd", "..\\..", "//", "/", "\\",
    "C:\\x", "file:///etc/passwd", "; ", "; ; ;", "pass; pass", "|", "a|b", "+", "+" * 300, "=", "&", "#", "?",
    "seat-1", "seat-99", "A" * 25, "A" * 201, "A" * 301, "A" * 8001, "A" * 61_000, "ä" * 30_000, "ｆｕｌｌ", "𝔘𝔫𝔦",
    "\u0000" * 50, "\x85", "\u2028",
]  # fmt: skip
LINES = [
    "[" * 2000, "a = " + "[" * 500 + "]" * 500, ".".join("a" * 3000) + " = 1", "[" + ".".join("k" * 1500) + "]",
    "x = " + "9" * 4000, "x = 1e400", "x = inf", "x = 0xffffffffffffffffffffff", 'x = """',
    "x = 1979-05-27T07:32:00Z", "[[x]]", "x = {a = {b = {c = 1}}}",
    'all = ["2+", "9+", -3, 99999999999999999999]', "\0", "== ==", "seed", "0 ", "chance", "-1 pass",
    "999 pass", "x = true", '"" = 1',
]  # fmt: skip


class Mangler:
    """Bad values, at random."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def is_so(self, share: float) -> bool:
        return self.luck.random() < share

    def nasty(self) -> str:
        return self.luck.choice(NASTY)

    def mangled(self, value: str) -> str:
        """A value that was good once."""
        at = self.luck.randrange(len(value) + 1)
        way = self.luck.randrange(8)
        if way == 0:
            return self.nasty()
        if way == 1:
            return value[:at]
        if way == 2:
            return value[:at] + self.nasty() + value[at:]
        if way == 3:
            return (
                value[:at] + chr(self.luck.choice([0, 9, 32, 43, 59, 127, 233, 8238, 65533, 128512])) + value[at + 1 :]
            )
        if way == 4:
            return value * self.luck.choice([2, 3, 50])
        if way == 5:
            return value.swapcase()
        if way == 6:
            return f"{value}; {value}"
        return "".join(self.luck.sample(value, len(value)))

    def mangled_text(self, text: str) -> str:
        """A file of several lines, some of them missing, doubled, garbled or out of order."""
        lines = text.splitlines()
        for _ in range(self.luck.randrange(4)):
            at = self.luck.randrange(len(lines) + 1)
            way = self.luck.randrange(5)
            if way == 0:
                lines[at:at] = [self.luck.choice(LINES)]
            elif way == 1:
                del lines[at : at + 1]
            elif way == 2:
                lines[at:at] = lines[at : at + 1] * self.luck.choice([1, 2, 200])
            elif way == 3:
                lines[at : at + 1] = [self.mangled(line) for line in lines[at : at + 1]]
            else:
                lines[at:] = reversed(lines[at:])
        return self.luck.choice(["\n", "\n", "\n", "\r\n", "\r"]).join(lines)
