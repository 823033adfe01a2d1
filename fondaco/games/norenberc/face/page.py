"""The board of Norenberc in the browser: a street of guild houses, the viewer's mat, everybody's things."""

from __future__ import annotations

from fondaco.face.scene import Fragment, Scene
from fondaco.games.norenberc.face.deal_facts import deal_facts
from fondaco.games.norenberc.face.house_facts import house_facts
from fondaco.games.norenberc.face.mat_facts import mat_facts
from fondaco.games.norenberc.face.open_things import buttons_where, houses_of_offers, seats_of_offers
from fondaco.games.norenberc.face.planning_facts import planning_facts
from fondaco.games.norenberc.face.seat_facts import seat_facts
from fondaco.games.norenberc.face.street_facts import street_facts


def fragments(scene: Scene) -> list[Fragment]:
    """The street, what is answered before the houses, the houses, the mat, and a panel for each player."""
    in_houses, at_seats = houses_of_offers(scene), seats_of_offers(scene)
    houses = [house._replace(open=buttons_where(scene, in_houses, house.guild)) for house in house_facts(scene)]
    seats = [
        seat_facts(scene, seat)._replace(open=buttons_where(scene, at_seats, seat))
        for seat in range(len(scene.players))
    ]
    painted = [Fragment("street", scene.paint("street.html", street_facts(scene, houses)), "overview")]
    painted.append(Fragment("planning", scene.paint("planning.html", planning_facts(scene)), "board"))
    painted.append(Fragment("deal", scene.paint("deal.html", deal_facts(scene, houses)), "board"))
    painted += [Fragment(f"house-{house.guild}", scene.paint("house.html", house), "board") for house in houses]
    if not scene.is_spectator:
        painted.append(Fragment("mine", scene.paint("mine.html", mat_facts(scene, seats[scene.seat])), "mine"))
    painted += [Fragment(f"seat-{seat.who.seat}", scene.paint("seat.html", seat), "others") for seat in seats]
    return painted
