"""A game of rules and words alone is played in the browser by the defaults of its face."""

from __future__ import annotations

import html
import re
from collections.abc import Callable

from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify

from .club import Club, Person

People = Callable[[str], Person]
FORM = {"game": "pearls", "name": "Anna", "seats": "2", "chair-2": "greedy", "bot-pace": "200"}


def text_of(page: str) -> str:
    return html.unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page)))


def test_its_options_can_be_settled_without_words_for_them(fifth: Game, person: People, club: Club) -> None:
    anna = person("Anna")
    page = anna.get("/new?game=pearls").text
    assert "<legend>Hand</legend>" in page
    assert 'name="option-hand" value="three"><span>Three</span>' in page
    live = club.live(anna.opened(FORM | {"option-hand": "three"}))
    assert live.row.options == {"hand": "three"}


def test_a_bot_without_a_temper_is_called_a_bot_all_the_same(fifth: Game, person: People) -> None:
    assert text_of(person("Anna").get("/rules/pearls/bot-agnes").text).strip() == "Agnes, a bot."


def test_it_is_played_to_its_end(fifth: Game, club: Club, person: People, quick_bots: None) -> None:
    anna = person("Anna")
    table = anna.opened(FORM)
    live = club.live(table)
    seen = ""
    while not live.is_over():
        club.wait_for_bots(table)
        page = anna.get(f"/t/{table}").text
        seen += text_of(page)
        choices = re.findall(r'name="choice" value="([^"]+)"', page)
        assert anna.choose(table, 0, choices[0], live.version(0)).status_code == 204
    assert "Which card do you bid?" in seen
    assert "Bid your " in seen
    assert "Anna is dealt a card." in seen
    points = [row[0] for row in fifth.breakdown(live.playing().state)]
    over = anna.get(f"/t/{table}").text
    told = text_of(over)
    assert "wins with " in told or "share the victory with " in told
    assert 'data-turn="over"' in over
    assert re.search(rf"plain-board.*Anna</b><span>Pearls <b>{points[0]}</b></span>", over)
    assert "category-" not in over
    assert re.search(r"<th[^>]*>(<[^>]+>)*Pearls<", over), "the key of a category stands for its name"
    assert "style=" not in over, "what is forbidden to the page it does not try"
    verify(read_record(anna.get(f"/t/{table}/record").text, GAMES))


def test_a_card_that_is_not_in_the_hand_is_refused_with_the_reason_of_the_rules(
    fifth: Game, club: Club, person: People, quick_bots: None
) -> None:
    anna = person("Anna")
    table = anna.opened(FORM)
    live = club.live(table)
    club.wait_for_bots(table)
    held = live.playing().open(0)
    lacking = next(choice for choice in range(9, 18) if choice not in held)
    answer = anna.choose(table, 0, fifth.vocabulary.text(lacking), live.version(0))
    assert f"You have no {lacking - 8} in your hand." in html.unescape(answer.text)


def test_its_rules_are_told_in_short_and_by_verb(fifth: Game, person: People) -> None:
    page = text_of(person("Anna").get("/rules/pearls").text)
    assert "Everybody bids a card in secret." in page
    assert "bid 1, bid 2" in page
