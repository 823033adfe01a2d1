"""The set-up, rule by rule."""

from __future__ import annotations

import pytest

from fondaco.games.norenberc.data import ARTISANS, BENCH, EMPTY, GOODS, GUILD_NAMES, ROOMS, TILES_PER_GUILD, tile_name
from fondaco.games.norenberc.game import Norenberc
from fondaco.games.norenberc.state import Town
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers
from fondaco.kernel.errors import BadOption
from fondaco.kernel.luck import Luck
from fondaco.kernel.replay import check_choice
from fondaco.kernel.state import CHANCE, NOBODY
from fondaco.kernel.table import new_table

GAME = Norenberc()
CHOICES = Choices(len(GAME.vocabulary))
ALL = range(2, 6)
BENCHES = ["6 4 5 3 2+", "2+ 3 6 5 4", "4 6 5 3 2+", "3 6 5 4 2+"]


def chance(town: Town, *texts: str) -> None:
    for text in texts:
        choice = GAME.vocabulary.number(text)
        check_choice(GAME, town, CHANCE, choice, CHOICES)
        town.choose(CHANCE, choice)


def roll(town: Town, seed: str = "set-up", until: str = "") -> list[str]:
    """Let chance answer until a player is asked, or until it is asked something else; what it drew."""
    luck = Luck(seed)
    drawn = []
    while town.is_asked(CHANCE) and (not until or until in open_to_chance(town)[0]):
        choice = int(town.draw(luck, CHOICES))
        drawn.append(GAME.vocabulary.text(choice))
        town.choose(CHANCE, choice)
    return drawn


def open_to_chance(town: Town) -> list[str]:
    town.open(CHANCE, CHOICES)
    return [GAME.vocabulary.text(choice) for choice in CHOICES.listed()]


def weights(town: Town) -> dict[str, int]:
    town.open(CHANCE, CHOICES)
    return {GAME.vocabulary.text(int(CHOICES.items[i])): int(CHOICES.weights[i]) for i in range(CHOICES.size)}


def laid_out(seats: int = 3, benches: list[str] = BENCHES) -> Town:
    """A game whose workshops are filled as given; then the townspeople are kept."""
    town = GAME.start(seats, {})
    chance(town, *[f"first seat-{seat + 1}" for seat in range(seats)])
    for guild in range(seats + 1):
        chance(town, *[f"draw {GUILD_NAMES[guild][:-1]}-{value}" for value in benches[guild].split()])
    return town


def ready(seats: int) -> Town:
    town = GAME.start(seats, {})
    roll(town)
    return town


@pytest.mark.parametrize("seats", ALL)
def test_one_guild_more_than_players_is_in_play_with_its_things(seats: int) -> None:
    """N-S1"""
    town = ready(seats)
    assert town.guilds == seats + 1
    everywhere = numbers(town.rooms) + numbers(town.bench) + numbers(town.guests)
    for guild in range(len(GUILD_NAMES)):
        first = guild * TILES_PER_GUILD
        artisans = [tile for tile in everywhere if first <= tile < first + TILES_PER_GUILD]
        goods = sum(numbers(town.store)[guild::GOODS]) + sum(numbers(town.goods)[guild::GOODS])
        in_play = guild <= seats
        assert len(artisans) == (11 if in_play else 0)
        assert goods == (12 if in_play else 0)
        assert town.crests_left[guild] == (4 if in_play else 0)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_there_are_two_to_five_players(seats: int) -> None:
    """N-S1"""
    with pytest.raises(BadOption) as refused:
        new_table(GAME, seats, {}, "seed")
    assert refused.value.key == "seats"


@pytest.mark.parametrize(("seats", "kept"), [(2, 8), (3, 12), (4, 16), (5, 20)])
def test_four_townspeople_per_player_are_kept(seats: int, kept: int) -> None:
    """N-S2"""
    town = GAME.start(seats, {})
    drawn = [text for text in roll(town) if text.startswith("keep")]
    assert len(drawn) == kept
    everywhere = numbers(town.rooms) + numbers(town.guests)
    names = sorted(tile_name(tile) for tile in everywhere if tile >= ARTISANS)
    assert names == sorted(text.removeprefix("keep ") for text in drawn)


def test_each_of_the_26_townspeople_is_as_likely_to_be_kept() -> None:
    """N-S2"""
    town = laid_out()
    first = weights(town)
    assert sum(first.values()) == 26
    assert first["keep thief"] == 3
    assert first["keep musician-5"] == 1
    chance(town, "keep thief")
    assert weights(town)["keep thief"] == 2


def test_nobody_sees_which_townspeople_were_kept() -> None:
    """N-S2"""
    one, other = laid_out(), laid_out()
    roll(one, "one", until="keep")
    roll(other, "other", until="keep")
    guests = list(weights(one))[:12]
    assert all(text.split("-")[0] in ("draw brewer", "draw baker", "draw shoemaker") for text in guests)
    chance(one, *guests)
    chance(other, *guests)
    assert numbers(one.guests) != numbers(other.guests)
    for seat in range(NOBODY, 3):
        assert GAME.view(one, seat).numbers() == GAME.view(other, seat).numbers()


@pytest.mark.parametrize("seats", ALL)
def test_every_player_has_one_good_of_each_kind_and_the_rest_lies_in_its_own_store(seats: int) -> None:
    """N-S3"""
    town = ready(seats)
    for guild in range(seats + 1):
        assert [int(town.goods[seat * GOODS + guild]) for seat in range(seats)] == [1] * seats
        assert town.store[guild * GOODS + guild] == 12 - seats
        assert sum(numbers(town.store)[guild * GOODS : (guild + 1) * GOODS]) == 12 - seats


@pytest.mark.parametrize("seats", ALL)
def test_every_player_starts_with_25_thalers_and_4_of_8_agents(seats: int) -> None:
    """N-S4"""
    town = ready(seats)
    assert numbers(town.money) == [25] * seats
    assert numbers(town.hand) == [4] * seats
    assert numbers(town.supply) == [4] * seats
    assert town.passed == 0


@pytest.mark.parametrize(("seats", "plans"), [(2, 7), (3, 15), (4, 30), (5, 15 + 20 + 15 + 6)])
def test_there_is_a_card_for_every_guild_in_play(seats: int, plans: int) -> None:
    """N-S4: with four agents every set of up to four of the cards can be planned; besides one may pass."""
    town = ready(seats)
    town.open(0, CHOICES)
    texts = [GAME.vocabulary.text(choice) for choice in CHOICES.listed()]
    assert len(texts) == plans + 1
    assert all(any(guild in text for text in texts) for guild in GUILD_NAMES[: seats + 1])
    assert not any(guild in text for text in texts for guild in GUILD_NAMES[seats + 1 :])


def test_the_turn_order_is_random() -> None:
    """N-S5"""
    town = GAME.start(3, {})
    assert weights(town) == {"first seat-1": 1, "first seat-2": 1, "first seat-3": 1}
    chance(town, "first seat-2")
    assert weights(town) == {"first seat-1": 1, "first seat-3": 1}
    chance(town, "first seat-3", "first seat-1")
    assert numbers(town.order) == [1, 2, 0]


def test_five_artisans_of_each_guild_lie_in_its_windows_in_the_order_they_were_drawn() -> None:
    """N-S6"""
    town = laid_out()
    for guild in range(4):
        names = [tile_name(tile) for tile in numbers(town.bench)[guild * BENCH : (guild + 1) * BENCH]]
        assert names == [f"{GUILD_NAMES[guild][:-1]}-{value}" for value in BENCHES[guild].split()]
    assert numbers(town.bench)[4 * BENCH :] == [EMPTY] * 2 * BENCH


@pytest.mark.parametrize(("number", "value"), [(1, 6), (2, 4), (3, 5), (4, 2)])
def test_the_masters_are_the_first_three_tiles_and_then_the_fifth(number: int, value: int) -> None:
    """N-S6: the fourth tile lies under the fifth and never becomes master."""
    town = laid_out()
    town.round = number
    assert town.price(0) == value
    assert tile_name(int(town.master(0))) == ("brewer-2+" if value == 2 else f"brewer-{value}")


def test_a_guild_draws_only_its_own_artisans() -> None:
    """N-S6"""
    town = GAME.start(2, {})
    chance(town, "first seat-1", "first seat-2")
    assert weights(town) == {"draw brewer-2+": 2, **{f"draw brewer-{v}": 1 if v == 7 else 2 for v in range(3, 8)}}


def test_all_workshops_lie_open() -> None:
    """N-S6"""
    town = ready(3)
    for seat in range(NOBODY, 3):
        assert numbers(GAME.view(town, seat).bench) == numbers(town.bench)


@pytest.mark.parametrize("seats", ALL)
def test_three_guests_come_into_every_house_and_room_1_stays_empty(seats: int) -> None:
    """N-S7"""
    town = ready(seats)
    for guild in range(seats + 1):
        filled = [int(town.rooms[guild * ROOMS + room]) != EMPTY for room in range(ROOMS)]
        assert filled == [False, True, True, True]
    assert town.stack_size == len(town.guests) == 6 * (seats + 1) + 4 * seats - 3 * (seats + 1)


def test_the_rooms_are_filled_guild_by_guild_from_left_to_right() -> None:
    """N-S7: and an artisan may be a guest in its own guild."""
    town = laid_out()
    roll(town, until="keep")
    stack = weights(town)
    assert sum(count for text, count in stack.items() if "brewer" in text) == 6
    assert sum(stack.values()) == 4 * 6 + 12
    chance(town, "draw brewer-7", "draw baker-7", "draw shoemaker-7", "draw printer-7")
    assert [named(tile) for tile in numbers(town.rooms)[:6]] == [
        "-",
        "brewer-7",
        "baker-7",
        "shoemaker-7",
        "-",
        "printer-7",
    ]


def named(tile: int) -> str:
    return "-" if tile == EMPTY else tile_name(tile)


@pytest.mark.parametrize(
    ("masters", "guild"),
    [("6 2+ 4 3", "brewers"), ("4 6 5 6", "bakers"), ("3 3 3 3", "brewers"), ("2+ 3 4 7", "printers")],
)
def test_the_highest_master_makes_the_prestige_guild(masters: str, guild: str) -> None:
    """N-S8: ties go to the lower number. The example of the rulebooks: a master of 6 makes it the brewers."""
    town = laid_out(benches=[f"{first} 2+ 3 4 6" for first in masters.split()])
    roll(town)
    assert town.round == 1
    assert GUILD_NAMES[int(town.prestige)] == guild
    assert (town.prestige_here, town.prestige_left) == (1, 3)
