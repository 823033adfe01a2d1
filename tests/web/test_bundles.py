"""Bundles: everything a page needs in few files, each part of it in its order, and kept by the browser."""

from __future__ import annotations

import re

from fondaco.games import GAMES
from fondaco.web.bundles import OF_TABLES, STATIC
from fondaco.web.painter import face_folder

from .club import Club, Person

MOST_FILES = 14
"""Stylesheets and scripts that a page of a table asks for."""


def assets_in(page: str) -> list[str]:
    return re.findall(r'<(?:link rel="stylesheet" href|script(?: defer)? src)="(/static/[^"]+)"', page)


def test_a_table_asks_for_few_files(club: Club, anna: Person) -> None:
    for game in GAMES:
        table = anna.opened({"game": game.name, "name": "Anna", "seats": str(game.fewest), "preset": "bots"})
        files = assets_in(anna.get(f"/t/{table}").text)
        assert 0 < len(files) <= MOST_FILES
        assert all(anna.get(file).status_code == 200 for file in files)


def test_a_bundle_holds_its_files_in_their_order(club: Club, anna: Person) -> None:
    for path, names in OF_TABLES.items():
        ending = path.rpartition(".")[2]
        parts = [(STATIC / f"{name}.{ending}").read_text(encoding="utf-8") for name in names]
        assert anna.get(f"/static/{path}").text == "\n".join(parts)
    for game in GAMES:
        styles = anna.get(f"/static/games/{game.name}/bundle.css")
        assert styles.headers["content-type"].startswith("text/css")
        own = sorted((face_folder(game) / "static").glob("*.css"))
        assert styles.text == "\n".join(style.read_text(encoding="utf-8") for style in own)


def test_every_script_of_a_table_is_in_a_bundle_or_named_by_a_page() -> None:
    templates = "".join(file.read_text(encoding="utf-8") for file in (STATIC.parent / "templates").glob("*.html"))
    bundled = {f"{name}.{path.rpartition('.')[2]}" for path, names in OF_TABLES.items() for name in names}
    imported = "".join(file.read_text(encoding="utf-8") for file in STATIC.glob("*.js"))
    for file in [*STATIC.glob("*.js"), *STATIC.glob("*.css")]:
        assert file.name in bundled or f"'{file.name}'" in templates or f"/{file.name}" in imported, file.name


def test_a_bundle_that_did_not_change_is_not_sent_again(club: Club, anna: Person) -> None:
    for path in [*OF_TABLES, f"games/{GAMES[0].name}/bundle.css"]:
        first = anna.get(f"/static/{path}")
        again = anna.ask("GET", f"/static/{path}", {"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert "immutable" in anna.get(f"/static/{path}?v=1").headers["cache-control"]
