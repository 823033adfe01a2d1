"""Ratings by openskill (Plackett-Luce), with their uncertainty, from the places of all games in their fixed order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from openskill.models import PlackettLuce

from fondaco.arena.played import Played


class Rating(NamedTuple):
    mu: float
    """Everybody begins at 25."""
    sigma: float
    """The standard deviation, at first 25/3."""


def ratings(contenders: Iterable[str], games: Iterable[Played]) -> dict[str, Rating]:
    """The rating of each contender. One that sits on several seats takes the mean of what it would gain on each."""
    model = PlackettLuce()
    first = model.rating()
    known = {contender: Rating(first.mu, first.sigma) for contender in contenders}
    for game in games:
        if len(set(game.seating)) < 2:
            continue
        teams = [[model.create_rating([*known[contender]])] for contender in game.seating]
        rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in game.places])]
        for contender in dict.fromkeys(game.seating):
            own = [rating for rating, there in zip(rated, game.seating, strict=True) if there == contender]
            mu = sum(rating.mu for rating in own) / len(own)
            known[contender] = Rating(mu, sum(rating.sigma for rating in own) / len(own))
    return known
