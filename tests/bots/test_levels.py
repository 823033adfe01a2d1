"""The levels: an apprentice with the mistakes of people, and three who search, each with its own time."""

from __future__ import annotations

from itertools import count
from time import process_time

import pytest

from fondaco.bots import BOTS, find_bot
from fondaco.bots.levels import APPRENTICE, LEVELS, USUAL_LEVEL, ApprenticeBot, LevelBot, fancied, shorter, within
from fondaco.bots.search import SearchBot
from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import BadOption
from fondaco.kernel.game import UNRATED, Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE

from .test_search import positions

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
POSITIONS = 12
MARGIN = 100


def test_the_levels_are_bots_beside_those_of_older_tables() -> None:
    assert list(LEVELS) == ["apprentice", "journeyman", "master", "grandmaster"]
    assert list(BOTS) == ["random", "greedy", "learned", *LEVELS]
    assert all(find_bot(level).name == level for level in LEVELS)
    assert USUAL_LEVEL in LEVELS


def test_each_level_thinks_longer_than_the_one_below() -> None:
    assert list(LEVELS.values()) == [0.0, 0.1, 1.0, 5.0]
    for level, seconds in LEVELS.items():
        bot = find_bot(level)
        if isinstance(bot, LevelBot):
            assert (bot.mind.time, bot.mind.playouts) == (seconds, 0)
            assert (bot.brief.time, bot.brief.playouts) == (shorter(seconds), 0)


@each_game
@pytest.mark.parametrize("level", [APPRENTICE, USUAL_LEVEL])
def test_a_level_takes_open_choices_that_hang_on_nothing_hidden(game: Game, level: str) -> None:
    """Two worlds that look alike to a seat get the same answer, if the work is fixed."""
    bot = find_bot(level) if level == APPRENTICE else find_bot(level).settled({"work": "2"})
    choices = Choices(len(game.vocabulary))
    for number, (state, seat) in enumerate(positions(game, POSITIONS if level == APPRENTICE else 1, level)):
        view = game.view(state, seat)
        choice = bot.choose(game, view, seat, Luck(str(number)))
        state.open(seat, choices)
        assert choices.holds(choice)
        alike = game.view(game.imagine(view, seat, Luck("another world")), seat)
        assert bot.choose(game, alike, seat, Luck(str(number))) == choice


def picks(values: list[int], best: int, times: int = 2000) -> list[float]:
    """How often each of some choices is taken."""
    luck, choices = Luck("fancies"), list(range(10, 10 + len(values)))
    taken = [int(fancied(choices, values, 10 + best, MARGIN, luck)) - 10 for _ in range(times)]
    return [taken.count(index) / times for index in range(len(values))]


def test_an_apprentice_takes_mostly_the_best_and_never_what_is_clearly_worse() -> None:
    often = picks([0, 500, 450, 410, 399, -2000], 1)
    assert often[1] > often[2] > often[3] > 0.0
    assert often[1] > 0.4
    assert often[0] == often[4] == often[5] == 0.0


def test_an_apprentice_does_what_is_plainly_best_or_cannot_be_compared() -> None:
    assert picks([0, 500, 399], 1)[1] == 1.0
    assert picks([UNRATED, 40, 30], 0)[0] == 1.0, "what the rules of thumb do not rate is done as they say"
    assert fancied([7], [3], 7, MARGIN, Luck("one")) == 7
    assert fancied([], [], 7, MARGIN, Luck("none")) == 7


@each_game
def test_an_apprentice_is_not_the_greedy_bot(game: Game) -> None:
    """It goes other ways now and then, with another luck, too."""
    bot = ApprenticeBot()
    answers = [
        [int(bot.choose(game, game.view(state, seat), seat, Luck(f"{mind}"))) for mind in range(6)]
        for state, seat in positions(game, POSITIONS, "fancies")
    ]
    assert any(len(set(answer)) > 1 for answer in answers)


@pytest.mark.parametrize(
    ("level", "settings", "key"),
    [
        ("apprentice", {"time": "1s"}, "no-settings"),
        ("master", {"depth": "3"}, "no-setting"),
        ("master", {"time": "long"}, "setting-duration"),
        ("master", {"time": "0s"}, "setting-duration"),
        ("grandmaster", {"work": "0"}, "setting-number"),
        ("journeyman", {"work": "many"}, "setting-number"),
    ],
)
def test_settings_that_a_level_does_not_have_are_refused(level: str, settings: dict[str, str], key: str) -> None:
    with pytest.raises(BadOption) as refused:
        find_bot(level).settled(settings)
    assert refused.value.key == key
    assert refused.value.facts["bot"] in (level, "ApprenticeBot")


def test_a_level_can_be_given_less_time() -> None:
    for level in ("journeyman", "grandmaster"):
        hasty = within(find_bot(level), 0.25)
        assert isinstance(hasty, SearchBot)
        assert (hasty.name, hasty.time) == (level, 0.25)
        late = within(find_bot(level), -1.0)
        assert isinstance(late, SearchBot)
        assert 0 < late.time < 0.01, "whoever is late answers at once"
    for name in ("random", "greedy", "learned", APPRENTICE):
        assert within(find_bot(name), 0.25) is find_bot(name)


def test_a_level_can_think_by_another_clock() -> None:
    """And the one that everybody shares keeps its own."""
    ticks = count()
    game = GAMES[0]
    state, seat = next(positions(game, 1, "clock"))
    master = find_bot("master")
    master.timed(lambda: float(next(ticks))).choose(game, game.view(state, seat), seat, Luck("clock"))
    read = next(ticks)
    assert read > 1, "it has looked at the clock more than once"
    master.choose(game, game.view(state, seat), seat, Luck("clock"))
    assert next(ticks) == read + 1
    assert find_bot(APPRENTICE).timed(process_time) is find_bot(APPRENTICE)


@each_game
def test_a_level_thinks_less_within_a_move_and_in_talk(game: Game) -> None:
    """As at a table: where it was the last to act and nothing was drawn, and where everybody may speak."""
    looks = [0, 0]

    def clock(kind: int) -> float:
        looks[kind] += 1
        return 0.01 * sum(looks)

    minds = [SearchBot(0, 0.1, None, lambda kind=kind: clock(kind)) for kind in range(2)]  # type: ignore[misc]
    bot = LevelBot("master", *minds)
    state, luck, choices = game.start(game.fewest, {}), Luck("within a move"), Choices(len(game.vocabulary))
    last, kinds = CHANCE, set()
    for _ in range(60):
        seat = int(state.first_asked())
        if seat == CHANCE:
            state.choose(seat, state.draw(luck, choices))
        else:
            in_talk = state.asking.welcome(state) != 0
            before = looks[:]
            choice = bot.choose(game, game.view(state, seat), seat, luck)
            if looks != before:
                is_brief = looks[1] > before[1]
                kinds.add((is_brief, in_talk))
                assert is_brief or not in_talk
                assert in_talk or last == seat or not is_brief
            state.choose(seat, choice)
        last = seat
    assert (False, False) in kinds
    assert (True, False) in kinds or (True, True) in kinds
