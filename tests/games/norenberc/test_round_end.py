"""The end of a round as a show: what is counted is what was there, and everything that travels does so once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fondaco.face.act import Act, left_over
from fondaco.games.norenberc import news
from fondaco.games.norenberc.data import ROUNDS
from fondaco.kernel.news import Item
from fondaco.kernel.state import NOBODY

from ...conformance.page_reading import places
from .test_web import FACE, html, painted, positions, scene_at


def ended(seats: int, seed: str, watched: int = NOBODY) -> Iterator[tuple[list[Act], list[Item], set[str], int]]:
    """Of each end of a round: its acts, the news, the places of the page, how many motions no act shows."""
    heard = 0
    for table in positions(seats, seed):
        items = table.listener.items[heard:]
        heard = len(table.listener.items)
        if any(item.kind == news.ROUND_ENDS for item in items):
            scene = scene_at(table, watched)
            acts = FACE.acts(scene, items)
            travelling = FACE.motions(scene, items)
            rest = left_over(travelling, acts)
            assert len(rest) + sum(len(act.motions) for act in acts) == len(travelling)
            yield acts, items, set(places(html(painted(table, watched)))), len(rest)


@pytest.mark.parametrize("seats", [2, 5])
def test_goods_are_counted_as_the_masters_counted_them(seats: int) -> None:
    for acts, items, _, _ in ended(seats, "counted"):
        chosen = {item.numbers[1]: item for item in items if item.kind == news.FAVOURITE}
        tied = {(item.numbers[1], item.numbers[0]) for item in items if item.kind == news.TIED}
        told = [act for act in acts if act.place.startswith("master-") and act.tallies]
        assert [int(act.place[-1]) for act in told] == list(chosen)
        for act in told:
            guild = int(act.place[-1])
            seat, _, _, count, _ = chosen[guild].numbers
            assert [tally.seat for tally in act.tallies if tally.leads] == [seat]
            assert act.tallies[seat].count == count
            level = {tally.seat for tally in act.tallies if tally.count == count}
            assert level == ({other for place, other in tied if place == guild} or {seat})
            assert max(tally.count for tally in act.tallies) == count


@pytest.mark.parametrize("watched", [0, NOBODY])
def test_every_house_has_its_moment_and_every_moment_its_place(watched: int) -> None:
    rounds = 0
    for acts, _, known, rest in ended(3, "moments", watched):
        rounds += 1
        assert [act.place for act in acts[:4]] == [f"master-{guild}" for guild in range(4)]
        assert {act.place for act in acts} - {""} <= known
        incomes = [act.place for act in acts if act.sentence.startswith("The agents come home.")]
        assert incomes == (["bank"] if rounds < ROUNDS else [""]), "the last one has no place: the bank is out of sight"
        assert all(len(act.sentence) <= 80 for act in acts)
        assert any("new prices" in act.sentence for act in acts) == (rounds < ROUNDS)
        assert rest < 20
    assert rounds == ROUNDS


def test_nothing_is_shown_where_no_round_ends() -> None:
    table = next(positions(2, "quiet"))
    assert FACE.acts(scene_at(table, 0), table.listener.items) == []
