"""The site: what all pages share, and how a request becomes an answer."""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path
from typing import Any

import segno
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from fondaco.face.game_face import face_of
from fondaco.games import GAMES
from fondaco.kernel.errors import FondacoError
from fondaco.sentences import sentence_for
from fondaco.web.bundles import bundle
from fondaco.web.errors import status_of
from fondaco.web.http.guards import Rates
from fondaco.web.http.reception import Reception, give_cookie
from fondaco.web.http.settings import Settings
from fondaco.web.http.spoken import LATIN, LETTERS, language_of, own_name
from fondaco.web.http.stream import partial
from fondaco.web.http.stream_limits import StreamLimits
from fondaco.web.pages.page_facts import Notice
from fondaco.web.painter import WEB, environment, face_folder, web_words
from fondaco.web.pictures import picture_of
from fondaco.web.store.database import Database
from fondaco.web.store.rows import Visitor
from fondaco.web.tables.coaching import Coaching
from fondaco.web.tables.hall import Hall
from fondaco.web.tables.hinting import Hinting
from fondaco.web.tables.live import Live
from fondaco.web.tables.reviewing import Reviewing
from fondaco.web.tables.steward import Steward
from fondaco.web.tables.thinkers import Thinkers
from fondaco.web.tables.viewer import Viewer, viewer_of
from fondaco.words.catalogue import LANGUAGES


class Site:
    """Everything that a running server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.coaching = Coaching(settings.bot_seconds, settings.coach_first_games)
        self.hinting = Hinting()
        self.reviewing = Reviewing(self.database)
        self.hall = Hall(self.database, self.thinkers, self.coaching)
        self.steward = Steward(self.hall)
        self.reception = Reception(self.database)
        self.openings = Rates(settings.tables_per_hour / 3600, settings.tables_per_hour)
        """Rate limit for opening tables, by network."""
        self.verifications = Rates(0.5, 20)
        """Rate limit for verifying records, by network: each one replays a whole game."""
        self.questions = Rates(settings.forms_per_second, 8 * settings.forms_per_second)
        """Rate limit for asking why something is not possible, by visitor."""
        self.hints = Rates(0.5, 20)
        """Rate limit for hints, by visitor: each one takes a process about a second."""
        self.reviews = Rates(1 / 60, 10)
        """Rate limit for reviews that are not worked out yet, by network."""
        self.streams = StreamLimits(settings.streams_per_visitor, settings.streams_per_address)

    def address(self, request: Request) -> str:
        """The URL of this site as seen from outside, without a slash at the end. `Hosts` has checked the host name."""
        return self.settings.public_address or str(request.base_url).rstrip("/")

    def is_secure(self, request: Request) -> bool:
        """Whether the site uses HTTPS, so that its cookies are sent by that alone."""
        return self.address(request).startswith("https:")

    async def viewer(self, request: Request, live: Live) -> Viewer:
        """Who asks for a table. That counts as presence, and takes a seat back from a bot that stands in."""
        visitor = await self.reception.visitor(request)
        await self.steward.receive(live, visitor.id if visitor else None)
        return viewer_of(live, visitor, language_of(request))


def site_of(request: Request) -> Site:
    site = request.app.state.site
    assert isinstance(site, Site)
    return site


def is_partial(request: Request) -> bool:
    """Whether htmx asks for fragments, not the browser for a page."""
    return request.headers.get("hx-request") == "true"


@functools.cache
def asset(path: str) -> str:
    """The URL of a static file or a bundle of them, with a content hash as its version, for cache busting."""
    content = bundle(path) or static_file(path).read_bytes()
    return f"/static/{path}?v={digest_of(content)}"


def digest_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:10]


def static_file(path: str) -> Path:
    """`games/NAME/FILE` is in the folder of a game, everything else in ours."""
    for game in GAMES:
        prefix = f"games/{game.name}/"
        if path.startswith(prefix):
            return face_folder(game) / "static" / path.removeprefix(prefix)
    return WEB / "static" / path


@functools.cache
def drawing(name: str) -> Markup:
    """An inline SVG, so that it takes on the colours of the page."""
    return Markup((WEB / "templates" / f"{name}.svg").read_text(encoding="utf-8"))


def qr(link: str) -> Markup:
    """A link as a QR code."""
    return Markup(segno.make(link, error="m").svg_inline(border=3, dark="#000", light="#fff", omitsize=True))


def html(request: Request, template: str, facts: dict[str, Any], status: int = 200) -> HTMLResponse:
    """A whole page."""
    language = language_of(request)
    words = web_words(language)
    everywhere: dict[str, Any] = {
        "asset": asset,
        "drawing": drawing,
        "qr": qr,
        "emblems": drawing("emblems"),
        "picture": picture_of,
        "all_games": [face_of(game, language) for game in GAMES],
        "languages": {one: own_name(one) for one in LANGUAGES},
        "letters": LETTERS.get(language, LATIN),
        "way_back": way_to(request),
        "is_asked_for": request.method == "GET",
    }
    page = environment(words).get_template(template).render(everywhere | facts)
    return HTMLResponse(page, status, headers={"content-language": language})


FORMS = {"/tables": "/new", "/play": "/", "/language": "/"}
"""Where the pages are whose forms are sent to paths that show nothing by themselves."""


def way_to(request: Request) -> str:
    """The address that shows this page again, or the page whose form it answers."""
    path = request.url.path
    if request.method != "GET":
        return FORMS.get(path, path)
    return f"{path}?{request.url.query}" if request.url.query else path


def problem(request: Request, error: FondacoError) -> Response:
    """The error page: what went wrong, why, and where to go on. htmx gets the sentence alone."""
    sentence = sentence_for(error, language_of(request))
    status = status_of(error)
    if is_partial(request):
        notice = bytes(html(request, "notice.html", {"notice": Notice(sentence)}).body).decode()
        return HTMLResponse(partial("notice", "outerMorph", notice), status)
    return html(request, "problem.html", {"sentence": sentence, "status": status, "key": error.key}, status)


def go_to(address: str) -> RedirectResponse:
    """Post/Redirect/Get: reloading the page does not send the form again."""
    return RedirectResponse(address, 303)


def admitted(request: Request, response: Response, token: str) -> Response:
    """A response that sets the cookie of a new visitor; `Secure` if the site uses HTTPS."""
    return give_cookie(response, token, site_of(request).is_secure(request))


def shown_name(visitor: Visitor | None) -> str:
    return visitor.name if visitor else ""
