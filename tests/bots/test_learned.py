from __future__ import annotations

from pathlib import Path

import pytest

from fondaco.bots.greedy import GreedyBot
from fondaco.bots.judge import HandMade
from fondaco.bots.learned import Learned, LearnedBot, judge_of, net_path
from fondaco.bots.move import find_move
from fondaco.bots.net import MILLION, BadNet, head_of, read_net
from fondaco.bots.self_play import LABEL_COUNT, Rows, SelfPlay
from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import BadOption
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE
from fondaco.mode import COMPILED

from ..fifth.game import Pearls
from .nets import Weights

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
BUDGET = 40
HIDDEN = (12, 6)


def net_file(game: Game) -> bytes:
    names = game.observed()
    return Weights(len(names), HIDDEN, game.name).file(names)


def judge_for(game: Game, hand: int = 2) -> Learned:
    return Learned(game, read_net(net_file(game), game.observed()), hand)


@each_game
def test_whole_games_are_played_with_open_choices_that_hang_on_nothing_hidden(game: Game) -> None:
    """The same view and the same luck give the same choice, whatever was judged before."""
    luck = Luck("learned")
    choices = Choices(len(game.vocabulary))
    bot, other = LearnedBot(judge_for(game), BUDGET), LearnedBot(judge_for(game), BUDGET)
    state = game.start(game.fewest, {})
    asked = 0
    while not state.is_over():
        seat = int(state.first_asked())
        if seat == CHANCE:
            state.choose(seat, state.draw(luck, choices))
            continue
        view = game.view(state, seat)
        untouched = view.copy()
        choice = bot.choose(game, view, seat, Luck(str(asked)))
        assert view.same_as(untouched)
        if asked % 5 == 0:
            again = game.view(game.imagine(view, seat, luck), seat)
            assert other.choose(game, again, seat, Luck(str(asked))) == choice
        state.open(seat, choices)
        assert choices.holds(choice)
        state.choose(seat, choice)
        asked += 1


@each_game
def test_the_chances_of_all_seats_are_a_million_together(game: Game) -> None:
    luck = Luck("chances")
    choices = Choices(len(game.vocabulary))
    judge = judge_for(game)
    state = game.start(game.most, {})
    for _ in range(150):
        seat = int(state.first_asked())
        state.choose(seat, state.draw(luck, choices) if seat == CHANCE else open_choice(state, seat, luck, choices))
    assert sum(judge.chances(state)) == MILLION
    assert len(judge.leads(state)) == len(judge.points(state)) == game.most
    while not state.is_over():
        seat = int(state.first_asked())
        state.choose(seat, state.draw(luck, choices) if seat == CHANCE else open_choice(state, seat, luck, choices))
    won = judge.chances(state)
    assert sum(won) == MILLION
    assert [seat for seat in range(game.most) if won[seat] > 0] == game.winners(state)


def open_choice(state, seat: int, luck: Luck, choices: Choices) -> int:  # type: ignore[no-untyped-def]
    state.open(seat, choices)
    return int(choices.any(luck))


def assert_plays_as_greedy(game: Game, bot: LearnedBot, seats: int, most: int) -> None:
    state = game.start(seats, {})
    luck = Luck("as greedy")
    choices = Choices(len(game.vocabulary))
    for number in range(most):
        if state.is_over():
            break
        seat = int(state.first_asked())
        if seat == CHANCE:
            choice = int(state.draw(luck, choices))
        else:
            view = game.view(state, seat)
            choice = int(bot.choose(game, view, seat, Luck(str(number))))
            assert choice == int(GreedyBot().choose(game, view, seat, Luck(str(number))))
        state.choose(seat, choice)


def test_a_game_without_weights_is_played_as_by_the_greedy_bot() -> None:
    game = Pearls()
    assert not net_path(game).exists()
    assert judge_of(game) is None
    assert_plays_as_greedy(game, LearnedBot(), game.most, 1000)


@each_game
def test_a_net_that_only_appraises_leaves_the_moves_to_the_greedy_bot(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "appraising.net"
    file.write_bytes(net_file(game).replace(b'"format"', b'"plays": false, "format"', 1))
    judge = judge_of(game, str(file))
    assert isinstance(judge, Learned)
    assert not judge.net.plays
    bot = LearnedBot().settled({"net": str(file)})
    assert isinstance(bot, LearnedBot)
    assert_plays_as_greedy(game, bot, game.fewest, 60 if COMPILED else 12)


@each_game
def test_the_hand_made_value_leaves_to_the_rules_of_thumb_what_they_answer(game: Game) -> None:
    """So the first games of a training are those of the greedy bot."""
    luck, choices = Luck("thumb"), Choices(len(game.vocabulary))
    state = game.start(game.fewest, {})
    for number in range(60):
        seat = int(state.first_asked())
        if seat == CHANCE:
            state.choose(seat, state.draw(luck, choices))
            continue
        view = game.view(state, seat)
        advised = int(game.advice(view, seat, Luck(str(number))))
        if advised < 0:
            state.choose(seat, open_choice(state, seat, luck, choices))
            continue
        assert find_move(game, view, seat, Luck(str(number)), HandMade(game), BUDGET).line == [advised]
        state.choose(seat, advised)


shipped = pytest.mark.parametrize("game", [g for g in GAMES if net_path(g).exists()], ids=lambda game: game.name)
LARGEST_FILE = 1_000_000


@shipped
def test_shipped_weights_say_how_they_were_made_and_what_they_are_worth(game: Game) -> None:
    judge = judge_of(game)
    assert isinstance(judge, Learned)
    data = net_path(game).read_bytes()
    assert len(data) < LARGEST_FILE
    made = head_of(data)["made"]
    assert isinstance(made, dict)
    assert made["game"] == game.name
    assert made["command"].startswith(f"fondaco train {game.name}")
    assert made["date"]
    figures = made["figures"]
    if judge.net.plays:
        assert figures["rival"] == "greedy"
        assert figures["share_low"] > 1 / figures["seats"]
    else:
        assert figures["entropy"] < figures["entropy_if_alike"]


def test_a_net_of_ones_own_is_named_as_a_setting(tmp_path: Path) -> None:
    game = GAMES[0]
    file = tmp_path / "mine.net"
    file.write_bytes(net_file(game))
    bot = LearnedBot().settled({"net": str(file), "budget": "20"})
    state = game.start(game.fewest, {})
    luck, choices = Luck("mine"), Choices(len(game.vocabulary))
    while state.first_asked() == CHANCE:
        state.choose(CHANCE, state.draw(luck, choices))
    seat = int(state.first_asked())
    choice = bot.choose(game, game.view(state, seat), seat, Luck("mine"))
    assert choice == LearnedBot(judge_for(game), 20).choose(game, game.view(state, seat), seat, Luck("mine"))
    file.write_text("nothing")
    with pytest.raises(BadNet):
        LearnedBot().settled({"net": str(file)})
    with pytest.raises(BadOption):
        LearnedBot().settled({"nets": str(file)})


@each_game
def test_self_play_keeps_rows_that_know_how_the_game_ended(game: Game) -> None:
    rows = Rows(len(game.observed()), 400)
    play = SelfPlay(game, judge_for(game, 0), rows, 400, 20, BUDGET)
    for number in range(2):
        play.play(game.fewest, number, f"self-play {number}")
    assert 0 < rows.size <= rows.room
    assert len(rows.bytes_of_cells()) == 2 * rows.size * len(game.observed())
    assert len(rows.bytes_of_labels()) == 8 * rows.size * LABEL_COUNT
    for row in range(rows.size):
        number, seat, seats, points, best, sixtieths = (int(rows.labels[row * LABEL_COUNT + at]) for at in range(6))
        assert number in (0, 1)
        assert 0 <= seat < seats == game.fewest
        if points != best:
            assert (sixtieths == 60) == (points > best)


@each_game
def test_self_play_is_the_same_again(game: Game) -> None:
    kept = []
    for _ in range(2):
        rows = Rows(len(game.observed()), 100)
        SelfPlay(game, judge_for(game, 0), rows, 300, 20, BUDGET).play(game.fewest, 7, "again")
        kept.append((rows.bytes_of_cells(), rows.bytes_of_labels()))
    assert kept[0] == kept[1]


@each_game
def test_the_first_choice_of_a_found_move_is_open_and_the_rest_follows(game: Game) -> None:
    luck = Luck("found")
    choices = Choices(len(game.vocabulary))
    judge = judge_for(game)
    state = game.start(game.fewest, {})
    found = 0
    while found < 15:
        seat = int(state.first_asked())
        if seat == CHANCE:
            state.choose(seat, state.draw(luck, choices))
            continue
        move = find_move(game, game.view(state, seat), seat, luck, judge, BUDGET)
        for choice in move.line:
            move.world.open(seat, choices)
            assert choices.holds(choice)
            move.world.choose(seat, choice)
        state.choose(seat, move.line[0])
        found += 1
