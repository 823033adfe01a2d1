"""What would come of a choice: who acts, which disc leaves, which tiles a cube counts for. Told from a view."""

from __future__ import annotations

from fondaco.face.text import Facts
from fondaco.games.calimala import data
from fondaco.games.calimala.actions import open_aims
from fondaco.games.calimala.duty import after_card
from fondaco.games.calimala.face.readings import ends_of, tower_of
from fondaco.games.calimala.names import action_key, place_key, tile_key
from fondaco.games.calimala.scoring import cubes, standings_of
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.steps.activation import AIMS, Activation
from fondaco.games.calimala.steps.cards import may_draw
from fondaco.games.calimala.steps.council import discs_on_streets
from fondaco.kernel.choices import Choices


def reach_facts(town: Florence, seat: int, street: int, times: int) -> Facts:
    """Which of the two actions of an open street a player could carry out, and what comes of the other.

    Carried out first, so many times, one may make the other possible; if not, there is a card for that (C-T2, C-K1).
    Where neither is possible, the street is open because of hand cards, or because nothing is possible at all (C-T3).
    """
    ends = ends_of(int(town.pairs[street]))
    able = [action for action in ends if town.is_possible(action, seat)]
    facts: Facts = {"able": "", "other": "", "draw": "yes" if may_draw(town, seat) else "no"}
    if len(able) == len(ends):
        return facts | {"possible": "both"}
    if able:
        other = sum(ends) - able[0]
        possible = "first" if makes_possible(town, seat, able[0], other, times) else "alone"
        return facts | {"possible": possible, "able": action_key(able[0]), "other": action_key(other)}
    any_possible = any(town.is_possible(action, seat) for action in range(data.ACTIONS))
    return facts | {"possible": "cards" if any_possible else "none"}


def makes_possible(town: Florence, seat: int, first: int, then: int, times: int) -> bool:
    """Whether an action, carried out up to so many times in some way, makes another possible that is not yet."""
    if times == 0 or not town.is_possible(first, seat):
        return False
    aims = Choices(AIMS)
    open_aims(town, first, seat, aims)
    trials = [after_card(town, seat, data.NO_ACTION, aim) for aim in aims.listed()]
    return any(trial.is_possible(then, seat) for trial in trials) or any(
        makes_possible(trial, seat, first, then, times - 1) for trial in trials
    )


def helper_of(town: Florence, activation: Activation) -> tuple[int, int]:
    """Of what is left of a street: the action that may make the other possible, and that one; else NO_ACTION twice."""
    left = activation.actions_left()
    for (first, times), (then, _) in zip(left, reversed(left), strict=True):
        is_blocked = first != then and not town.is_possible(then, activation.seat)
        if is_blocked and makes_possible(town, int(activation.seat), first, then, times):
            return first, then
    return int(data.NO_ACTION), int(data.NO_ACTION)


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
