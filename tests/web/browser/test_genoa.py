"""Three people in three browsers, one of them a phone, and a bot deal in Genoa.

They have no language in common: each reads the offers of the others in their own.
"""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from fondaco.games import GAMES
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify

from .bargains import KINDS, Bargains, kinds_in
from .dealer import NO_TERMS, SENT, SOMEBODY, Deal, Dealer, settle
from .examiner import examine
from .guest import Guest, Visit
from .haste import IN_HASTE, play_by_forms
from .tongue import Tongue

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MARKER = {"en": "marker", "hu": "jelző", "de": "Marker"}
"""What is in all names of a marker."""
WITHDRAWN = "withdraws the offer"
HURRY = ("roll", "refuse", "rest", "retire", "stop", "accept", "use", "act", "done", "pass")
"""How to come to the end: no deals but those that must be."""


def test_three_people_and_a_bot_play_a_whole_game(visit: Visit) -> None:
    """Every kind of deal is struck on the way (G-N1 to G-N6)."""
    anna, ben, cleo = visit("Anna", locale="hu"), visit("Ben", locale="de", **PHONE), visit("Cleo")
    Tongue("hu", "genoa").open_table(anna, "open", "open", "apprentice")
    bargains = Bargains(seated(anna, ben, cleo))
    assert [dealer.tongue.language for dealer in bargains.dealers] == ["hu", "de", "en"]
    play_to_end(bargains)
    check_ending(bargains)


def seated(host: Guest, *friends: Guest) -> list[Dealer]:
    """Everybody at the host's table, once the waiting room has become the city."""
    for friend in friends:
        friend.sit_down(host.table)
    for guest in (host, *friends):
        guest.page.locator("#plan").wait_for()
    return [Dealer(guest, seat) for seat, guest in enumerate((host, *friends))]


def play_to_end(bargains: Bargains) -> None:
    """Whatever deal is missing is struck as soon as it can be; then everybody hurries to the end."""
    while asked := settle(bargains.dealers):
        if IN_HASTE and not bargains.missing:
            play_by_forms([dealer.guest for dealer in bargains.dealers], *HURRY)
            break
        trader = next((dealer for dealer in bargains.dealers if dealer.seat == dealer.seen.trader), None)
        if trader and asked == [trader] and trader.seen.is_dealing() and (deal := bargains.find(trader)):
            strike(bargains, trader, deal)
            continue
        for dealer in asked:
            dealer.choose(bargains.answer(dealer, trader))


def strike(bargains: Bargains, trader: Dealer, deal: Deal) -> None:
    """One side makes an offer in the drawer, the other accepts it, and all three read of it."""
    buyer = deal.buyer
    before = [len(dealer.deals()) for dealer in bargains.dealers]
    if deal.kind == "counter":
        trader.choose(f"counter seat-{buyer.seat + 1}")
        trader.look()
        trader.compose(deal, "ask")
        trader.send()
        await_choice(buyer, "agree")
        buyer.choose("agree")
    else:
        if deal.kind == "goods":
            buyer.compose(deal)
            examine(buyer.guest, "genoa-composing")
            buyer.send()
        else:
            buyer.offer(deal)
        await_choice(trader, f"accept seat-{buyer.seat + 1}")
        if deal.kind == "forced":
            assert trader.seen.forced
            assert not trader.seen.has("stop")
            assert not trader.seen.has("go")
            examine(trader.guest, "genoa-trading")
        trader.choose(f"accept seat-{buyer.seat + 1}")
    for dealer, count in zip(bargains.dealers, before, strict=True):
        dealer.wait_for_deal(count)
        told = dealer.deals()[-1]
        assert told.startswith(f"{dealer.deal}{buyer.guest.name} ")
        assert words_for(deal.kind, dealer.tongue) in told
        dealer.tongue.read(dealer.guest)
    bargains.missing.remove(deal.kind)


def words_for(kind: str, tongue: Tongue) -> str:
    """Words in the sentence about a deal of a kind."""
    match kind:
        case "ducats":
            return tongue.own("counter-terms", **NO_TERMS | {"shape": "gives", "given": "item-ducats-15"})
        case "card":
            return tongue.named("kind-contract", "")
        case "marker":
            return MARKER[tongue.language]
        case "proceeds":
            terms = NO_TERMS | {"shape": "yields", "yielded": SOMEBODY}
            return tongue.own("counter-terms", **terms).partition(SOMEBODY)[0]
    return ""


def await_choice(dealer: Dealer, choice: str) -> None:
    """Until somebody else's answer opened a choice."""
    dealer.guest.page.locator(f'button[form=choose][value="{choice}"]').first.wait_for(state="attached")
    dealer.look()


def check_ending(bargains: Bargains) -> None:
    """All read the same result and the same deals, and the record of the game verifies them."""
    guests = [dealer.guest for dealer in bargains.dealers]
    anna = guests[0]
    assert not bargains.missing
    for dealer in bargains.dealers:
        guest = dealer.guest
        expect(guest.page).to_have_title(dealer.tongue.titled("over"))
        guest.unfold_ending()
        guest.expect_no_overflow()
        dealer.tongue.read(guest)
    assert len({len(dealer.deals()) for dealer in bargains.dealers}) == 1
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name=bargains.dealers[0].tongue.web("web-record")).click()
    record = read_record(download.value.path().read_text(encoding="utf-8"), GAMES)
    verify(record)
    assert record.players[:3] == [guest.name for guest in guests]
    assert kinds_in(record, len(guests)) == set(KINDS)
    for guest in guests:
        assert str(max(record.result)) in re.sub(r"[\s.,]", "", guest.text("#ending h2"))


# What comes at one moment.


def at_table(visit: Visit) -> list[Dealer]:
    """Three people at a table of their own."""
    anna, ben, cleo = visit("Anna"), visit("Ben"), visit("Cleo")
    anna.open_table("me", "open", "open", game="genoa")
    return seated(anna, ben, cleo)


def next_window(dealers: list[Dealer], buyers: int) -> tuple[Dealer, list[Dealer]]:
    """The trader and others who can buy something, as soon as there are so many; until then everybody hurries."""
    bargains = Bargains(dealers)
    bargains.missing.clear()
    while asked := settle(dealers):
        trader = next((dealer for dealer in dealers if dealer.seat == dealer.seen.trader), None)
        able = [dealer for dealer in dealers if dealer is not trader and dealer.seen.spaces]
        if trader and len(able) >= buyers:
            return trader, able[:buyers]
        for dealer in asked:
            dealer.choose(bargains.answer(dealer, trader))
    raise AssertionError("the game is over before anybody could deal")


class Held:
    """What somebody pressed: the form is on its way, but has not come to the server yet."""

    def __init__(self, dealer: Dealer, button: str) -> None:
        self.page = dealer.guest.page
        self.routes: list[Route] = []
        self.page.route("**/choose", self.hold)
        with self.page.expect_request("**/choose"):
            self.page.locator(button).first.press("Enter")

    def hold(self, route: Route) -> None:
        self.routes.append(route)

    def released(self) -> int:
        """Let it go; the status of the answer."""
        with self.page.expect_response("**/choose") as answer:
            self.routes[0].continue_()
        self.page.unroute("**/choose")
        return answer.value.status


def released_together(first: Held, second: Held) -> list[int]:
    with first.page.expect_response("**/choose") as answer, second.page.expect_response("**/choose") as other:
        first.routes[0].continue_()
        second.routes[0].continue_()
    for held in (first, second):
        held.page.unroute("**/choose")
    return [answer.value.status, other.value.status]


def test_accepted_and_withdrawn_at_one_moment(visit: Visit) -> None:
    """G-N4: only one of the two happens, both are told which, and nothing is lost."""
    dealers = at_table(visit)
    for is_accepted_first, is_close in [(True, False), (False, False), (True, True), (False, True)]:
        trader, (buyer,) = next_window(dealers, 1)
        for dealer in (trader, buyer):
            dealer.guest.excused.append("409")
        before = [(len(dealer.deals()), dealer.told(WITHDRAWN)) for dealer in dealers]
        accept = f"accept seat-{buyer.seat + 1}"
        buyer.offer(Deal("ducats", buyer, buyer.seen.spaces[0], (), 15))
        await_choice(trader, accept)
        purses = [trader.purse(), buyer.purse()]
        clicks = [(trader, f"#offers [value='{accept}']"), (buyer, "#replies [value=withdraw]")]
        held = [Held(*click) for click in (clicks if is_accepted_first else clicks[::-1])]
        statuses = released_together(*held) if is_close else [one.released() for one in held]
        assert sorted(statuses) == [SENT, 409]
        assert is_close or statuses[0] == SENT
        is_struck = (statuses[0] == SENT) == is_accepted_first
        expect((buyer if is_struck else trader).guest.page.locator("#notice")).not_to_be_empty()
        settle(dealers)
        assert accept not in trader.seen.open
        for dealer, (deals, withdrawals) in zip(dealers, before, strict=True):
            assert len(dealer.deals()) == deals + is_struck
            assert dealer.told(WITHDRAWN) == withdrawals + (not is_struck)
        paid = 15 if is_struck else 0
        trader.wait_for_purse(purses[0] + paid)
        buyer.wait_for_purse(purses[1] - paid)


def test_two_offer_at_one_moment_and_another_goes_on_composing(visit: Visit) -> None:
    """G-N8: nobody's offer is lost to another's, nor what somebody is still composing."""
    dealers = at_table(visit)
    trader, (first, second) = next_window(dealers, 2)
    for buyer, ducats in ((first, 5), (second, 10)):
        buyer.compose(Deal("ducats", buyer, buyer.seen.ahead()[0], (), ducats))
    assert released_together(Held(first, "#drawer button.send"), Held(second, "#drawer button.send")) == [SENT, SENT]
    for buyer in (first, second):
        await_choice(trader, f"accept seat-{buyer.seat + 1}")
    expect(trader.guest.page.locator("#offers article.offer")).to_have_count(2)

    settle(dealers)
    page = first.guest.page
    card = next(thing for thing in first.seen.own if thing.startswith("give-message"))
    space = first.seen.ahead()[-1]
    first.change()
    first.compose(Deal("card", first, space, (card,), 20))
    page.locator("#up-to").fill("45")
    second.change()
    second.offer(Deal("ducats", second, second.seen.ahead()[0], (), 35))
    expect(page.locator("#offers")).to_contain_text("35")
    expect(page.locator("#up-to")).to_be_focused()
    expect(page.locator("#up-to")).to_have_value("45")
    expect(page.locator("#give-ducats")).to_have_value("20")
    for control in (f"#{card}", f"[type=radio][value={space}]"):
        expect(page.locator(f"#drawer {control}")).to_be_checked()
    first.look()
    first.send()
    settle(dealers)
    trader.choose(f"accept seat-{first.seat + 1}")
    for dealer in dealers:
        dealer.wait_for_deal(0)
        assert re.search(f"{first.guest.name} gets .* 20 ducats", dealer.deals()[0])
