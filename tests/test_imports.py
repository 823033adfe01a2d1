"""The architecture: imports point one way, kernel <- games <- everything else, and nothing else names a game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import fondaco

PACKAGE = Path(fondaco.__file__).parent
REPOSITORY = Path(__file__).parent.parent
SOURCES = REPOSITORY / "fondaco" if (REPOSITORY / "fondaco").is_dir() else PACKAGE
FILES = sorted(SOURCES.rglob("*.py"))
GAMES = sorted(path.parent.name for path in SOURCES.glob("games/*/game.py"))


def module_of(path: Path) -> str:
    parts = ["fondaco", *path.relative_to(SOURCES).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(path: Path) -> set[str]:
    """Every module of ours that a file imports, wherever in the file and whether by `import` or `from`."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written out in full"
            found.add(node.module or "")
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name == "fondaco" or name.startswith("fondaco.")}


def layer(module: str) -> str:
    """`kernel`, `games`, `bots` ...; empty for the package itself."""
    return [*module.split("."), ""][1]


def imported_layers(path: Path) -> set[str]:
    known = {layer(module_of(other)) for other in FILES}
    return {layer(name) for name in imports_of(path)} & known - {""}


def files_in(*layers: str) -> list[Path]:
    return [path for path in FILES if layer(module_of(path)) in layers]


def name(path: Path) -> str:
    return str(path.relative_to(SOURCES))


def test_the_files_are_found() -> None:
    assert {"kernel", "games", "bots"} <= {layer(module_of(path)) for path in FILES}
    assert "norenberc" in GAMES
    assert imports_of(SOURCES / "games" / "__init__.py") >= {"fondaco.kernel.game", "fondaco.games.norenberc.game"}


@pytest.mark.parametrize("path", files_in("kernel"), ids=name)
def test_the_kernel_imports_nothing_but_the_kernel(path: Path) -> None:
    assert imported_layers(path) <= {"kernel"}


@pytest.mark.parametrize("path", files_in("games"), ids=name)
def test_games_import_only_the_kernel_and_themselves_and_their_faces_what_faces_share(path: Path) -> None:
    assert imported_layers(path) <= {"kernel", "games"} | ({"face", "words"} if path.parent.name == "face" else set())


@pytest.mark.parametrize("path", files_in("face"), ids=name)
def test_what_faces_share_knows_the_kernel_and_words_alone(path: Path) -> None:
    assert imported_layers(path) <= {"kernel", "words", "face"}


@pytest.mark.parametrize("path", files_in("words"), ids=name)
def test_words_know_the_kernel_alone(path: Path) -> None:
    assert imported_layers(path) <= {"kernel", "words"}


ROOMS = ["", "store", "tables", "pages", "http"]
"""The rooms of the web app, each of which may use those before it; what lies in none of them is shared by all."""


def room(module: str) -> str:
    return module.split(".")[2] if module.split(".")[2:3] and module.split(".")[2] in ROOMS else ""


@pytest.mark.parametrize("path", files_in("web"), ids=name)
def test_the_rooms_of_the_web_app_use_only_those_before_them(path: Path) -> None:
    used = {room(module) for module in imports_of(path) if layer(module) == "web"}
    assert used <= set(ROOMS[: ROOMS.index(room(module_of(path))) + 1])


@pytest.mark.parametrize("path", [path for path in files_in("games") if "bot" not in path.parts], ids=name)
def test_the_rules_do_not_know_the_bots(path: Path) -> None:
    """Only the game itself hands on what its bots think, and faces show it."""
    if path.name == "game.py" or "face" in path.parts:
        return
    assert not any(".bot" in module for module in imports_of(path))


@pytest.mark.parametrize("path", files_in("web"), ids=name)
def test_the_web_app_does_not_know_the_command_line(path: Path) -> None:
    assert "cli" not in imported_layers(path)


@pytest.mark.parametrize("path", [path for path in files_in("games") if path.parent.name != "games"], ids=name)
def test_games_do_not_import_each_other_nor_the_list_of_games(path: Path) -> None:
    own = path.relative_to(SOURCES).parts[1]
    for module in imports_of(path):
        if layer(module) == "games":
            assert module.startswith(f"fondaco.games.{own}"), f"{path} imports {module}"


@pytest.mark.parametrize("path", files_in("bots"), ids=name)
def test_bots_import_only_the_kernel_and_other_bots(path: Path) -> None:
    assert imported_layers(path) <= {"kernel", "bots"}


@pytest.mark.parametrize("path", [path for path in FILES if "games" not in path.relative_to(SOURCES).parts], ids=name)
def test_nothing_outside_of_the_games_imports_a_particular_game(path: Path) -> None:
    assert not any(re.match(r"fondaco\.games\.[a-z_]+\.|fondaco\.games\.(" + "|".join(GAMES) + r")\b", module)
                   for module in imports_of(path))  # fmt: skip


def test_nothing_outside_of_the_games_names_a_game() -> None:
    """Not in code, not in words, not in an example of a comment: a kernel that names a game knows it."""
    named = []
    for path in sorted(SOURCES.rglob("*")):
        inside = path.relative_to(SOURCES).parts
        if path.suffix not in (".py", ".ftl", ".toml", ".md") or inside[0] == "games":
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if re.search("|".join([*GAMES, "genoa", "calimala"]), line, re.IGNORECASE):
                named.append(f"{'/'.join(inside)}:{number}: {line.strip()}")
    assert named == []


def test_no_import_goes_round_in_a_circle_between_the_layers() -> None:
    above = {
        "kernel": set(),
        "words": {"kernel"},
        "face": {"kernel", "words"},
        "games": {"kernel", "words", "face"},
        "bots": {"kernel"},
    }
    for path in FILES:
        own = layer(module_of(path))
        if own in above:
            assert imported_layers(path) <= above[own] | {own}, path
