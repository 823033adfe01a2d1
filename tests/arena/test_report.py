"""The report: one file, in the reader's language, with everything in it and nothing from elsewhere."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import Result

from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.words.catalogue import LANGUAGES, catalogue, game_words

Run = Callable[..., Result]
Refused = Callable[..., None]
BAD = Path(__file__).parent / "bad_bots.py"
PLOTS = ("shares", "ratings", "seats", "categories", "lengths", "times")


class Reader(HTMLParser):
    """Collects ids and addresses, and counts the pictures that have a name."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.pictures = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if "id" in found:
            self.ids.append(found["id"] or "")
        self.addresses += [
            found[name] or "" for name in ("src", "href", "xlink:href", "action", "data") if name in found
        ]
        self.pictures += tag == "svg" and bool(found.get("aria-label"))

    handle_startendtag = handle_starttag


@pytest.fixture(scope="module")
def journals(tmp_path_factory: pytest.TempPathFactory, run: Run) -> dict[str, Path]:
    """A file of games for each game, one of them lost by a planted bot."""
    folder = tmp_path_factory.mktemp("journals")
    found = {}
    for game in GAMES:
        path = folder / f"{game.name}.jsonl"
        line_up = ",".join(["greedy:budget=2", *["random"] * (game.fewest - 1)])
        result = run("arena", game.name, "--bots", line_up, "--games", "2", "--out", str(path))
        assert result.exit_code == 0, result.output
        found[game.name] = path
    return found


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    return reader


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_says_everything_in_the_readers_language(
    game: Game, language: str, journals: dict[str, Path], run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FONDACO_LANGUAGE", language)
    page = tmp_path / "report.html"
    result = run("report", str(journals[game.name]), "--output", str(page))
    assert result.exit_code == 0, result.output
    html = page.read_text(encoding="utf-8")
    words = catalogue(language, "cli")
    assert f'<html lang="{language}">' in html
    assert f"<h1>{game_words(language, game).say('game-title')}</h1>" in html
    assert all(words.say(f"report-plot-{key}") in html for key in PLOTS)
    assert "greedy:budget=2" in html
    assert f"fondaco arena {game.name} --bots greedy:budget=2,random" in html
    assert html.index("<table>") < html.index("<svg"), "the results come first"
    reader = read(html)
    assert reader.pictures == len(PLOTS)
    assert len(reader.ids) == len(set(reader.ids))
    assert all(address.startswith("#") for address in reader.addresses), "nothing comes from elsewhere"
    assert not re.search(r"@import|url\((?!#)|<script", html)
    assert "#0500" not in html
    assert "var(--c0)" in html


def test_forfeits_are_told_and_dangerous_names_are_escaped(run: Run, tmp_path: Path) -> None:
    bots = tmp_path / "<b>bots.py"
    bots.write_text(BAD.read_text(encoding="utf-8"), encoding="utf-8")
    page = tmp_path / "bad.html"
    line_up = f"{bots}:Raising,random"
    result = run("arena", GAMES[0].name, "--bots", line_up, "--games", "1", "--report", str(page))
    assert result.exit_code == 0, result.output
    html = page.read_text(encoding="utf-8")
    assert "failed: ValueError: no idea what to do." in html
    assert "<b>" not in html
    assert "&lt;b&gt;bots.py:Raising" in html


def test_an_unfinished_file_is_reported_as_far_as_its_seeds_are_whole(
    journals: dict[str, Path], run: Run, refused: Refused, tmp_path: Path
) -> None:
    lines = journals[GAMES[0].name].read_text(encoding="utf-8").splitlines(keepends=True)
    part = tmp_path / "part.jsonl"
    part.write_text("".join(lines[:2]), encoding="utf-8")
    refused(run("report", str(part)), "BadJournal", "part.jsonl", "single seed")
    part.write_text("".join(lines[:3]) + lines[1][:20], encoding="utf-8")
    assert run("report", str(part)).exit_code == 0
    assert (tmp_path / "part.html").is_file()
    refused(run("report", str(tmp_path / "missing.jsonl")), "BadJournal", "missing.jsonl")


def test_a_file_that_names_no_clock_was_played_by_the_one_on_the_wall(
    journals: dict[str, Path], run: Run, tmp_path: Path
) -> None:
    old = tmp_path / "old.jsonl"
    text = journals[GAMES[0].name].read_text(encoding="utf-8")
    old.write_text(text.replace('"clock": "wall", ', ""), encoding="utf-8")
    assert "clock" not in old.read_text(encoding="utf-8")
    assert run("report", str(old)).exit_code == 0


def test_without_matplotlib_a_sentence_says_what_to_install(
    journals: dict[str, Path], run: Run, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "matplotlib" else found(name))
    refused(run("report", str(journals[GAMES[0].name])), "BadOption", "matplotlib", "fondaco[report]")
