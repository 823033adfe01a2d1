"""The players: what lies before everybody's eyes, for the rail and the terminal's roster; and the strip of the turn."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.scene import Fragment, Scene
from fondaco.face.sight import Sight
from fondaco.face.text import UNKNOWN
from fondaco.games.genoa import data
from fondaco.games.genoa.data import KINDS, NONE, OWNED
from fondaco.games.genoa.face.bundle import Bundle, Piece, bundle_keys, card_piece, held_by, thing_pieces
from fondaco.games.genoa.face.hand import groups_of, hand_of
from fondaco.games.genoa.face.names import kind_symbol
from fondaco.games.genoa.face.readings import offer_of
from fondaco.games.genoa.keys import card_key, joined, space_key
from fondaco.games.genoa.offer import OFFER
from fondaco.games.genoa.state import RESTING, City
from fondaco.words.side_by_side import side_by_side


class Merchant(NamedTuple):
    """A player, as a viewer sees it."""

    seat: int
    player: str
    sign: str
    is_own: bool
    is_trader: bool
    money: int
    """UNKNOWN where the viewer may not know it (G-S4)."""
    things: tuple[int, ...]
    """How many of each of THINGS."""
    hand: tuple[int, ...]
    """How many cards of each kind."""
    owned: tuple[str, ...]
    """Keys of the buildings with the player's marker."""
    actions: int
    """How many the player may still take this turn (G-M2)."""


class SeatFacts(NamedTuple):
    """The panel of a player."""

    merchant: Merchant
    status: str
    """The end of a key: asked, offers, passed, retired, resting, or empty."""
    acts: str
    """`yes`, `tile` (by an extra-action tile alone), `no`, or empty between turns."""
    things: tuple[Piece, ...]
    hand: tuple[Piece, ...]
    shown: tuple[Piece, ...]
    """Cards that everybody knows of."""
    sentence: str


class StripFacts(NamedTuple):
    rounds: int
    most_rounds: int
    phase: str
    """`start`, `way` or `owning`; empty once the game is over."""
    steps: int
    """Steps that the tower can still make."""
    offers: int
    """How many offers stand, as long as there is dealing."""


def merchant(sight: Sight, seat: int) -> Merchant:
    city = cast(City, sight.view)
    is_own = seat == sight.seat
    is_told = is_own or city.open_money or city.is_over()
    return Merchant(
        seat=seat,
        player=sight.players[seat],
        sign=sight.signs[seat],
        is_own=is_own,
        is_trader=bool(seat == city.trader and not city.is_over()),
        money=int(city.money[seat]) if is_told else UNKNOWN,
        things=held_by(city, seat),
        hand=tuple(int(city.held[seat * KINDS + kind]) for kind in range(KINDS)),
        owned=tuple(space_key(OWNED + place) for place in range(data.OWNABLE) if city.owners[place] == seat),
        actions=int(city.actions_left(seat)),
    )


def strip_facts(sight: Sight) -> StripFacts:
    city = cast(City, sight.view)
    steps = data.STEPS - int(city.walked) if city.tower != NONE else 0
    most_rounds = int(data.ROUNDS[int(city.seats)])
    is_dealing = city.question() == "dealing"
    offers = sum(is_dealing and offer_of(city, seat) is not None for seat in range(int(city.seats)))
    return StripFacts(int(city.rounds), most_rounds, phase_of(city), steps, offers)


def phase_of(city: City) -> str:
    if city.is_over():
        return ""
    if city.question() in ("owning", "marking"):
        return "owning"
    return "way" if city.tower != NONE or city.visited else "start"


def people_fragments(scene: Scene) -> tuple[Fragment, list[Fragment]]:
    """The strip over the board, and a panel for each player."""
    merchants = tuple(merchant(scene, seat) for seat in range(len(scene.players)))
    strip = Fragment("strip", scene.paint("strip.html", strip_facts(scene)), "overview")
    painted = [scene.paint("seat.html", seat_facts(scene, who)) for who in merchants]
    return strip, [Fragment(f"seat-{seat}", html, "others") for seat, html in enumerate(painted)]


def seat_facts(scene: Scene, who: Merchant) -> SeatFacts:
    city = cast(City, scene.view)
    seat = who.seat
    shown = [card for card in hand_of(city, seat) if city.shown >> card & 1]
    return SeatFacts(
        merchant=who,
        status=status(city, seat),
        acts=acts(city, who),
        things=thing_pieces(who.things),
        hand=tuple(Piece(kind_symbol(kind), count) for kind, count in enumerate(who.hand) if count),
        shown=tuple(card_piece(city.box, card) for card in shown),
        sentence=scene.say(
            "board-seat-things",
            things=joined(bundle_keys(city.box, Bundle(things=who.things))) or "none",
            owned=joined(list(who.owned)) or "none",
            contracts=who.hand[data.CONTRACT],
            messages=who.hand[data.MESSAGE],
            small=who.hand[data.SMALL],
            large=who.hand[data.LARGE],
            shown=joined([card_key(city.box, card) for card in shown]) or "none",
        ),
    )


def status(city: City, seat: int) -> str:
    """What a player is doing, as far as all may see."""
    if city.is_over():
        return ""
    if city.is_asked(seat):
        return "asked"
    if city.question() != "dealing" or seat == city.trader:
        return ""
    if city.offers[seat * OFFER] != NONE:
        return "offers"
    quiet = city.quiet[seat]
    if quiet:
        return "resting" if quiet == RESTING else "retired"
    return "passed" if city.spoken >> seat & 1 else ""


def acts(city: City, who: Merchant) -> str:
    """Whether a player can still act in this turn (G-M2)."""
    if city.is_over() or (city.tower == NONE and city.visited == 0):
        return ""
    return "yes" if who.actions > 0 else "tile" if city.can_act(who.seat) else "no"


# Why everybody has the ducats that are counted at the end.


def why_points(scene: Scene, category: str, seat: int) -> str:
    if category == "money":
        return scene.say("board-seat-scored-money")
    if category == "ownership":
        owned = merchant(scene, seat).owned
        return scene.say("board-seat-scored-ownership", count=len(owned), owned=joined(list(owned)))
    return contracts_reason(scene, seat)


def contracts_reason(scene: Scene, seat: int) -> str:
    """Each group of neighbours with its pay."""
    city = cast(City, scene.view)
    reasons = []
    for group in groups_of(city.box, int(city.cards_of(seat))):
        names = joined([space_key(card) for card in group.cards])
        reasons.append(scene.say("board-seat-scored-group", buildings=names, ducats=group.pay))
    return side_by_side(reasons, scene.words.language) or scene.say("board-seat-scored-none")
