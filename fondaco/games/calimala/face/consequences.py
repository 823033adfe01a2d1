"""What would come of a choice: who acts, which disc leaves, which tiles a cube counts for. Told from a view."""

from __future__ import annotations

from fondaco.face.text import Facts
from fondaco.games.calimala import data
from fondaco.games.calimala.face.readings import ends_of, tower_of
from fondaco.games.calimala.names import action_key, place_key, tile_key
from fondaco.games.calimala.scoring import cubes, standings_of
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.steps.council import discs_on_streets


def reach_facts(town: Florence, seat: int, street: int) -> Facts:
    """Which of the two actions of an open street a player could carry out now.

    Where neither is possible, the street is open because of hand cards, or because nothing is possible at all (C-T3).
    """
    able = [action for action in ends_of(int(town.pairs[street])) if town.is_possible(action, seat)]
    if len(able) == 1:
        return {"possible": "one", "able": action_key(able[0])}
    if able:
        return {"possible": "both", "able": ""}
    any_possible = any(town.is_possible(action, seat) for action in range(data.ACTIONS))
    return {"possible": "cards" if any_possible else "none", "able": ""}


def then_facts(town: Florence, seat: int, street: int, players: list[str]) -> Facts:
    """Whose discs act after the one that would be laid on a street (C-T4)."""
    below = [owner for owner in tower_of(town, street)[::-1][:2] if owner != data.WHITE_DISC]
    kinds = ["own" if owner == seat else "other" for owner in below]
    names = [players[owner] for owner in below] + ["", ""]
    then = "same" if kinds == ["other", "other"] and below[0] == below[1] else "-".join(kinds) or "nobody"
    return {"then": then, "second": names[0], "third": names[1]}


def leaving_facts(town: Florence, seat: int, street: int, is_white: bool, players: list[str]) -> Facts:
    """Which disc would leave a street for the council, and the tile that is then scored (C-P1, C-P2)."""
    if town.heights[street] < data.TOWER - 1:
        return {"leaves": "nobody", "owner": "", "tile": ""}
    lowest = int(town.towers[street * data.TOWER])
    owner = players[lowest] if lowest != data.WHITE_DISC else ""
    if town.scored == data.COUNCIL:
        enters = town.late_enter == 1 and lowest != data.WHITE_DISC
        return {"leaves": "late" if enters else "game", "owner": owner, "tile": ""}
    tile = tile_key(int(town.council[int(town.scored)]))
    if lowest != data.WHITE_DISC:
        return {"leaves": "own" if lowest == seat else "other", "owner": owner, "tile": tile}
    left = int(town.discs[seat]) - (0 if is_white else 1)
    on_streets = int(discs_on_streets(town, seat)) + (0 if is_white else 1)
    leaves = "white-supply" if left > 0 else "white-street" if on_streets > 0 else "white-nobody"
    return {"leaves": leaves, "owner": owner, "tile": tile}


def counting_tiles(town: Florence, before: Florence, seat: int) -> list[int]:
    """The tiles not scored yet for which a player has more than before, the next one first."""
    tiles = [int(town.council[place]) for place in range(int(town.scored), data.COUNCIL)]
    return [tile for tile in tiles if tile >= 0 and cubes(town, tile, seat) > cubes(before, tile, seat)]


def place_in(town: Florence, tile: int, seat: int) -> int:
    """The place a player would take if a tile were scored now, from 1; ties as they would be decided (C-P4)."""
    ranks = standings_of(town)
    own = (int(cubes(town, tile, seat)), int(ranks[seat]))
    return 1 + sum((int(cubes(town, tile, other)), int(ranks[other])) > own for other in range(int(town.seats)))


def count_facts(town: Florence, before: Florence, seat: int) -> Facts:
    """The places a player would have in the tiles that a cube just laid counts for."""
    tiles = counting_tiles(town, before, seat)[:2]
    facts: Facts = {"counts": len(tiles), "tile": "", "place": "", "other-tile": "", "other-place": ""}
    for prefix, tile in zip(("", "other-"), tiles, strict=False):
        facts[f"{prefix}tile"] = tile_key(tile)
        facts[f"{prefix}place"] = place_key(place_in(town, tile, seat))
    return facts


def final_facts(town: Florence, seat: int, final: int) -> Facts:
    """Whether a final card that the player knows counts what lies in a place."""
    if town.kept[seat] == final:
        return {"final": "own"}
    return {"final": "open" if town.open_final == final else "none"}
