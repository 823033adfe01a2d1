"""Requests for the fuzzer: valid ones for a route of the app, with something mangled, or hardly requests at all."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, quote_from_bytes, urlencode

from forms_seen import FormsSeen
from mangler import NASTY, Mangler
from starlette.routing import Route

from fondaco.games import GAMES

BOXES = re.findall(
    r"```toml\n(.*?)```", (Path(__file__).parents[2] / "docs" / "box.md").read_text(encoding="utf-8"), re.DOTALL
)
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "get", "BREW"]
HOSTS = ["", "elsewhere.example", "[::1]", "x" * 300, "a b", "localhost:99999", "[", "é"]
KINDS = ["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "a/b; c="]
LONG_FIELDS = {"box", "record", "text"}
QUERY = ["at", "seat", "have", "room", "game", "preset", "v", "choice", "choice", "choice"]
THINGS = ["room-1-2", "store-0", "door-1", "seat-0-goods", "street-3", "church-1-2", "space-market", "leaf-40", "pass"]
"""That somebody may ask about: why is it not possible?"""
STATIC = "/static/{path:path}"
HEADERS: dict[str, list[str]] = {
    "HX-Request": ["true", "false"],
    "Accept-Language": ["en", "hu", "de-CH,fr;q=0.9", "*", ",".join(["x-y;q=0.1"] * 200), ";;;,"],
    "Accept-Encoding": ["gzip", "identity", "gzip;q=0", "br, zstd", "*"],
    "Origin": ["null", "http://elsewhere.example", "http://[::1", "://", "http://127.0.0.1:1"],
    "Sec-Fetch-Site": ["same-origin", "cross-site", "none", "?"],
    "If-None-Match": ["*", '"x"', "W/"],
    "Range": ["bytes=0-10", "bytes=5-1", "bytes=-1", "bytes=0-0,2-3,1-9", "lines=1", "bytes=99999999999999999999-"],
    "If-Range": ['"x"', "Mon, 01 Jan 2001 00:00:00 GMT"],
    "Last-Event-ID": ["1", "-1"],
    "X-Forwarded-For": ["1.2.3.4", "::1", "unknown, 1.2.3.4", "a" * 300],
    "X-Forwarded-Proto": ["https", "ws", "javascript"],
    "Expect": ["100-continue"],
    "Upgrade": ["websocket", "h2c"],
    "Referer": ["http://elsewhere.example/"],
    "User-Agent": ["", "x" * 5000],
}
RAW: list[bytes] = [
    b"", b"\r\n\r\n", b"GET\r\n\r\n", b"GET /\r\n\r\n", b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\nHost: x\n\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00", b"GET http://elsewhere.example/ HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST /play HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /play HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
    b"POST /play HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\nabcde",
    b"POST /play HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nname=a",
    b"POST /play HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /play HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nna",
    b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nA\x00: b\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n folded: b\r\n\r\n", b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 70_000 + b"\r\n\r\n", b"A" * 70_000,
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 3000 + b"\r\n",
]  # fmt: skip


class Made(NamedTuple):
    data: bytes
    method: str
    route: str
    """The path of the route it is meant for, if it is valid HTTP."""
    is_whole: bool
    """Whether it is valid HTTP, so that there has to be a response."""
    cookie: str = ""


class Maker:
    """Requests of people at certain tables, at random."""

    def __init__(
        self,
        luck: random.Random,
        routes: list[Route],
        tables: list[str],
        links: list[str],
        cookies: list[str],
        forms: FormsSeen,
        record: str,
    ) -> None:
        self.luck = luck
        self.mangler = Mangler(luck)
        self.is_so = self.mangler.is_so
        self.targets = [(route.path, method) for route in routes for method in sorted(route.methods or {"GET"})]
        self.targets += [(STATIC, "GET")]
        self.deck: list[tuple[str, str]] = []
        """Targets that were not drawn yet, so that each has its turn."""
        self.tables = tables
        self.links = links
        self.cookies = cookies
        self.forms = forms
        self.long_texts = [*BOXES, record]
        self.badness = 0.0
        """How likely anything in the next request is mangled."""

    def make(self, host: str) -> Made:
        if self.is_so(0.02):
            return Made(self.luck.choice(RAW), "", "", False)
        self.badness = self.luck.choice([0.0, 0.0, 0.05, 0.15, 0.4])
        if not self.deck:
            self.deck = self.luck.sample(self.targets, len(self.targets))
        path, method = self.deck.pop()
        if self.is_so(self.badness / 3):
            method = self.luck.choice(METHODS)
        address = self.filled(path)
        cookie = self.luck.choice(self.cookies)
        headers = self.headers(host, cookie)
        body = b""
        if method not in ("GET", "HEAD", "get") or self.is_so(0.02):
            kind, body = self.body(cookie, address)
            headers["Content-Type"] = kind
            headers["Content-Length"] = str(len(body))
        is_whole = True
        data = body
        if body and self.is_so(0.04):
            del headers["Content-Length"]
            headers["Transfer-Encoding"] = "chunked"
            data = b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in pieces(body)) + b"0\r\n\r\n"
        head = "".join(f"{name}: {clean(value)}\r\n" for name, value in headers.items())
        data = f"{method} {address}{self.query()} HTTP/1.1\r\n{head}\r\n".encode("latin-1", "replace") + data
        if self.is_so(0.01):
            data, is_whole = data[: self.luck.randrange(len(data))], False
        return Made(data, method, path if is_whole else "", is_whole, cookie)

    # The address.

    def filled(self, path: str) -> str:
        """The path of a route with something in place of each of its parameters."""
        known: dict[str, Callable[[], str]] = {
            "table": lambda: self.luck.choice(self.tables),
            "game": lambda: self.luck.choice(GAMES).name,
            "topic": lambda: self.luck.choice(self.luck.choice(GAMES).vocabulary.verbs),
            "secret": lambda: self.luck.choice([*self.links, "x" * 32]),
            "act": lambda: self.luck.choice(["choose", "sit", "record", "stream"]),
            "path": lambda: self.luck.choice(
                ["base.css", "table.js", "vendor/htmx.min.js", "games/x/y.css", "a" * 256]
            ),
        }

        def fill(found: re.Match[str]) -> str:
            value = known.get(found[1], self.mangler.nasty)()
            if self.is_so(self.badness):
                value = self.mangler.mangled(value)[: self.luck.choice([300, 300, 5000])]
            return encoded(value, self.luck.choice(["", "", "/", "/.:\\"]))

        return re.sub(r"\{(\w+)(?::\w+)?\}", fill, path)

    def query(self) -> str:
        if self.is_so(0.7):
            return ""
        names = self.luck.sample([*QUERY, *self.forms.names], 2)
        pairs = [(name, self.value(name, ["0", "1", "7", "yes", GAMES[0].name, *THINGS])) for name in names]
        return "?" + self.luck.choice(["&", "&", ";", "&&"]).join(
            f"{name}={encoded(value, '')}" for name, value in pairs
        )

    # The head.

    def headers(self, host: str, cookie: str) -> dict[str, str]:
        headers = {"Host": host}
        if cookie:
            headers["Cookie"] = f"fondaco={cookie}"
        if self.is_so(0.2):
            language = self.value("language", ["hu", "de", "ru", "xx"])[:2000]
            headers["Cookie"] = f"{headers.get('Cookie', 'a=b')}; fondaco-language={language}"
        if self.is_so(self.badness / 4):
            strange = self.mangler.mangled(f"fondaco={cookie}")[:9000]
            headers["Cookie"] = self.luck.choice([strange, "fondaco=", "a=b; " * 500])
        if self.is_so(self.badness / 5):
            headers["Host"] = self.luck.choice(HOSTS)
        for name in self.luck.sample(sorted(HEADERS), self.luck.choice([0, 1, 2, 4]) if self.badness else 0):
            headers[name] = self.luck.choice(HEADERS[name])
            if self.is_so(self.badness):
                headers[name] = self.mangler.mangled(headers[name])[:2000]
        if self.is_so(0.5):
            headers["HX-Request"] = "true"
        headers.pop("Upgrade" if self.is_so(0.9) else "", None)
        return headers

    # The body.

    def body(self, cookie: str, address: str) -> tuple[str, bytes]:
        fields = self.fields(cookie, address)
        way = self.luck.random() if self.badness else 0.0
        if way < 0.8:
            pairs = [(raw(name), raw(value)) for name, value in fields]
            return "application/x-www-form-urlencoded", urlencode(pairs).encode()
        if way < 0.92:
            return self.multipart(fields)
        texts = [json.dumps(fields), self.mangler.nasty(), "%" * 500, "a&" * 2000, "=&=;", "ÿ" * 100]
        return self.luck.choice(KINDS), raw(self.luck.choice(texts))

    def fields(self, cookie: str, address: str) -> list[tuple[str, str]]:
        """The fields of the form that is sent there, some of them missing, doubled, strange or from elsewhere."""
        known = self.forms.fields_for(cookie, address)
        fields = [
            (name, self.value(name, values)) for name, values in known.items() if not self.is_so(self.badness / 4)
        ]
        if self.is_so(self.badness):
            name = self.luck.choice(self.forms.names)
            fields.append((name, self.value(name, ["1", "yes"])))
        if fields and self.is_so(self.badness / 4):
            fields += [self.luck.choice(fields)] * self.luck.choice([1, 5, 200])
        if self.is_so(self.badness / 4):
            fields.append((self.mangler.nasty()[:2000], self.mangler.nasty()))
        return fields

    def value(self, name: str, values: list[str]) -> str:
        value = self.luck.choice(values or NASTY)
        if name in LONG_FIELDS and self.is_so(0.5):
            return self.mangler.mangled_text(self.luck.choice(self.long_texts))
        return self.mangler.mangled(value) if self.is_so(self.badness) else value

    def multipart(self, fields: list[tuple[str, str]]) -> tuple[str, bytes]:
        mark = self.luck.choice(["mark", "x" * 70, "x" * 500, "a b", "--", '"quoted"'])
        parts = []
        for name, value in fields:
            file = '; filename="a.txt"\r\nContent-Type: text/plain' if self.is_so(0.1) else ""
            head = f'Content-Disposition: form-data; name="{clean(name)}"{file}'
            if self.is_so(0.05):
                head = self.mangler.mangled(head)
            parts.append(f"--{mark}\r\n{head}\r\n\r\n{value}\r\n")
        end = self.luck.choice([f"--{mark}--\r\n", f"--{mark}--", "", "--other--"])
        return f"multipart/form-data; boundary={mark}", raw("".join(parts) + end)


def raw(text: str) -> bytes:
    """As bytes, lone surrogates and all."""
    return text.encode("utf-8", "surrogatepass")


def encoded(value: str, safe: str) -> str:
    return quote_from_bytes(raw(value), safe) if not value.isascii() else quote(value, safe)


def clean(value: str) -> str:
    """What may stand in a header: nothing that would end it."""
    return "".join(sign if 32 <= ord(sign) < 127 or 160 <= ord(sign) < 256 else "?" for sign in value)


def pieces(body: bytes) -> list[bytes]:
    return [body[at : at + 1000] for at in range(0, len(body), 1000)]
