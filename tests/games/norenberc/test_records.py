"""Golden records: whole games, kept as text. They must play today as they did when they were written."""

from __future__ import annotations

from pathlib import Path

from fondaco.games import GAMES
from fondaco.games.norenberc import news
from fondaco.games.norenberc.data import ARTISANS, TILES, tile_name
from fondaco.games.norenberc.state import Town
from fondaco.kernel.reader import read_record
from fondaco.kernel.record import Record
from fondaco.kernel.replay import verify
from fondaco.kernel.table import Table

FOLDER = Path(__file__).parent / "records"


def read(name: str) -> Record:
    return read_record((FOLDER / f"{name}.fondaco").read_text(encoding="utf-8"), GAMES)


def told(name: str) -> list[tuple[int, tuple[int, ...]]]:
    return [(item.kind, item.numbers) for item in Table(read(name)).listener.items]


def artisans(town: Town, seat: int) -> list[str]:
    return [tile_name(tile) for tile in range(ARTISANS) for _ in range(town.owned[seat * TILES + tile])]


def test_the_hand_scored_game() -> None:
    """Followed with pencil and paper from its text alone.

    Blue becomes favourite of the bakers in all four rounds (6, 4, 3, then 5 with the 2 under it) and of the shoemakers
    in the first (3); the bakers carry the prestige crest in rounds 1 and 4. Orange wins the brewers in rounds 1 (on
    money, 34 to 25), 2 (with the Peddler) and 4 (3 with the 6 under it). Money, blue: 25 +3 -8 +4 +4 +3 -9 +3 +3 = 28;
    orange: 25 +6 +3 +3 -8 -5 +1 +3 +3 -3 -3 +3 = 28. So blue has 9 + 9 for two guilds alone, 2 as one of two richest
    and 5 for four different crests; orange 9, 2 and nothing for one kind of crest.
    """
    town = verify(read("peddler-gives-its-own-good"))
    assert [int(money) for money in town.money] == [28, 28]
    assert artisans(town, 0) == ["baker-2+", "baker-3", "baker-4", "baker-5", "baker-6", "shoemaker-3"]
    assert artisans(town, 1) == ["brewer-3", "brewer-4", "brewer-5", "brewer-6"]
    assert [int(crests) for crests in town.crests] == [0, 4, 1, 0, 0, 0, 2, 3, 0, 0, 0, 0, 0, 0]


# Each rare rule happens in the record that is named for it.


def test_a_peddler_whose_good_is_the_only_one_gives_it_to_the_store() -> None:
    """N-T5"""
    happened = told("peddler-gives-its-own-good")
    assert (news.LOADED, (1, 0, 0, 0, 0)) in happened
    after = happened[happened.index((news.LOADED, (1, 0, 0, 0, 0))) :]
    assert (news.FAVOURITE, (1, 0, 0, 4, 0)) in after
    assert not any(kind == news.GOOD_RETURNED for kind, _ in after)


def test_a_thief_takes_goods_and_the_bank_pays() -> None:
    """N-T2"""
    happened = told("thief")
    stolen = [numbers for kind, numbers in happened if kind == news.STOLE]
    paid = [numbers for kind, numbers in happened if kind == news.INSURED]
    assert len(stolen) == len(paid) > 0
    assert [numbers[1] for numbers in stolen] == [numbers[0] for numbers in paid]


def test_a_guard_swaps_two_artisans_of_one_guild() -> None:
    """N-T3"""
    swaps = [numbers for kind, numbers in told("guard-swaps-and-nobody-favourite") if kind == news.SWAPPED]
    assert swaps
    for _, tile, place, other, there in swaps:
        assert tile // 12 == other // 12
        assert place != there


def test_a_guild_without_a_favourite_keeps_its_crest_and_loses_its_master() -> None:
    """N-F1, N-F4"""
    happened = told("guard-swaps-and-nobody-favourite")
    town = verify(read("guard-swaps-and-nobody-favourite"))
    unserved = [numbers[0] for kind, numbers in happened if kind == news.NO_FAVOURITE]
    assert unserved
    for guild in range(3):
        assert town.crests_left[guild] == unserved.count(guild)
    assert any(kind == news.PRESTIGE_LOST for kind, _ in happened)


def test_a_mayor_pays_for_artisans_of_its_guild() -> None:
    """N-T6"""
    happened = told("mayor")
    appointed = next(index for index, (kind, _) in enumerate(happened) if kind == news.APPOINTED)
    incomes = [numbers[1] for kind, numbers in happened[appointed:] if kind == news.INCOME]
    assert max(incomes) > 3


def test_rooms_stay_empty_when_the_guest_stack_has_run_dry() -> None:
    """N-E6"""
    record = read("guest-stack-runs-dry")
    state = record.start()
    dry = []
    for seat, choice in record.made:
        state.choose(seat, choice)
        if state.round > 1 and state.stack_size == 0 and state.question() == "planning":
            dry.append([int(tile) for tile in state.rooms[:12]])
    assert dry
    assert any(-1 in rooms for rooms in dry)
