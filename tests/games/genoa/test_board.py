"""What a seat is asked and told in Genoa: complete, right, and nothing it may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from fondaco.face.game_face import face_of
from fondaco.face.story import paragraphs
from fondaco.face.text import UNKNOWN
from fondaco.games import find_game
from fondaco.games.genoa import data, news
from fondaco.games.genoa.scoring import breakdown
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import EVERYBODY, Item
from fondaco.kernel.table import Table, new_table
from fondaco.words.catalogue import LANGUAGES, game_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from .scene import Scene

GAME = find_game("genoa")
FACE = face_of(GAME, "en")
WORDS = game_words("en", GAME)
NAMES = ["Anna", "Bea", "Carl", "Dora", "Emil"]


def positions(seats: int, seed: str, options: dict[str, str] | None = None) -> Iterator[Table]:
    """A random game, stopped at each question to a player and at its end."""
    table = new_table(GAME, seats, options or {}, seed)
    luck = Luck(f"{seed} players")
    while not table.state.is_over():
        yield table
        seat = int(table.state.first_asked())
        choices = table.open(seat)
        table.choose(seat, choices[luck.below(len(choices))])
    yield table


def prompted(scene: Scene, seat: int) -> str:
    scene.fit()
    return WORDS.say(*FACE.prompt(GAME.view(scene.city, seat), seat, NAMES))


def described(scene: Scene, seat: int, text: str) -> str:
    assert text in scene.open(seat)
    return WORDS.say(*FACE.describe(GAME.view(scene.city, seat), seat, GAME.vocabulary.number(text), NAMES))


def told(scene: Scene, seat: int = -1) -> list[str]:
    """The story so far, as a spectator hears it."""
    return [text for _, text in paragraphs(FACE, scene.listener.items, seat, NAMES, FACE.quiet_news)]


def test_a_whole_offer_reads_as_one_sentence(scene: Scene) -> None:
    """G-N2: what is given, what of the yield, what is wanted."""
    scene.has(0, markers=1)
    scene.has(1, "ale trade")
    scene.stand("metals")
    scene.offer(1, "for metals give 20 give ale give trade ask marker yield copper")
    assert told(scene)[-1] == (
        "Bea offers for Metals: 20 ducats, 1 ale, and a 1:1 trade tile, and the copper from the action; "
        "wants a marker for it."
    )


def test_a_counter_and_a_deal_are_told_with_both_sides(scene: Scene) -> None:
    """G-N4, G-N8."""
    scene.has(0, "silk")
    scene.stand("metals")
    scene.choose("pass", "pass")
    scene.counter(1, "for metals give silk ask 35")
    assert told(scene)[-1] == "The trader proposes to Bea: Metals for 35 ducats; the trader gives 1 silk."
    assert prompted(scene, 1) == ("Anna proposes: you get Metals for 35 ducats; the trader gives 1 silk. Do you agree?")
    assert prompted(scene, 0).startswith("Your proposal to Bea stands: Metals for 35 ducats; you give 1 silk.")
    scene.say(1, "agree")
    assert any(
        text.startswith("A deal: Bea gets Metals for 35 ducats; the trader gives 1 silk.") for text in told(scene)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_knows_who_reads_it(scene: Scene, language: str) -> None:
    """G-N4: the trader is “you” to the trader, and so is the one who offers."""
    scene.has(0, markers=1)
    scene.stand("metals")
    scene.say(1, *["offer", "for metals", "give 20", "ask marker"])
    words, face = game_words(language, GAME), face_of(GAME, language)

    def sentence(seat: int, text: str) -> str:
        return words.say(*face.describe(GAME.view(scene.city, seat), seat, GAME.vocabulary.number(text), NAMES))

    trader = {"en": "the trader", "hu": "kereskedő", "de": "Händler", "ru": "торговц"}[language]
    own = sentence(1, "send")
    assert "you want a marker for it" in own if language == "en" else trader in own
    scene.say(1, "send")
    assert trader not in sentence(0, "accept seat-2")
    assert {"en": "from you", "hu": "tőled", "de": "wenn du", "ru": "от вас"}[language] in sentence(0, "accept seat-2")


def test_nobody_is_told_twice_to_make_no_offer() -> None:
    """A counter-offer asks those again who have spoken."""
    items = [Item(EVERYBODY, news.PASSED, (seat, 0, 0, 0, 0)) for seat in (1, 2, 1)]
    assert [text for _, text in paragraphs(FACE, items, 0, NAMES, set())] == ["No offers from Bea and Carl."]


def test_the_cards_of_the_set_up_are_one_sentence() -> None:
    """G-S4: whoever holds them need not hear their kinds as well; the others hear nothing else."""
    table = new_table(GAME, 3, {}, "a market day")
    heard = {
        seat: [text for _, text in paragraphs(FACE, table.listener.items, seat, NAMES, FACE.quiet_news)]
        for seat in (-1, 0)
    }
    assert [text.count("Your new cards:") for text in heard[0] if "Your new card" in text] == [1]
    assert not any("Anna draws" in text for text in heard[0])
    assert any("Bea draws" in text for text in heard[0])
    assert any("Anna draws" in text for text in heard[-1])


def test_there_is_no_action_on_a_street_or_on_the_market(scene: Scene) -> None:
    for space in ("street-4-2", "market"):
        scene.stand(space)
        view = GAME.view(scene.city, 1)
        sentence = WORDS.say(*FACE.describe(view, 1, GAME.vocabulary.number(f"for {space}"), NAMES))
        assert sentence.startswith("For the step to "), sentence


def test_cards_are_named_by_what_the_box_of_the_table_says(new_scene: Callable[..., Scene]) -> None:
    """G-A3, G-A4: a box of one's own may change what a card asks for."""
    rows = ["harbor park", *data.MESSAGES[1:]]
    box = f"messages {', '.join(rows)}"
    scene = new_scene(3, box=box)
    scene.holds(1, "message-1")
    scene.stand("street-4-2")
    scene.offer(1, "for street-5-2 give message-1")
    item = scene.items("offered")[0]
    assert "the message Harbor – Park" in FACE.at_table({"box": box}).news_sentence(item, NAMES)
    assert "the message Inn – Coach House" in FACE.news_sentence(item, NAMES)
    assert "the message Harbor – Park" in described(scene, 0, "accept seat-2")


def test_a_drawn_card_is_told_to_its_holder_alone(scene: Scene) -> None:
    """G-S4: others hear the kind."""
    scene.stand("post-office")
    scene.trade("use")
    scene.choose("card message-3", "card message-4")
    assert any("Anna draws" in text for text in told(scene))
    assert not any("Tavern – Park" in text for text in told(scene, 1))
    assert any("Tavern – Park" in text for text in told(scene, 0))


def test_the_trader_is_told_of_a_sale_that_cannot_be_refused(scene: Scene) -> None:
    """G-N6."""
    scene.stand("metals")
    scene.offer(1, "for metals give 5")
    scene.quiet()
    assert "take the action yourself or sell it" in prompted(scene, 0)


def test_prompts_tell_the_asked_from_the_welcome(scene: Scene) -> None:
    """G-N8: whoever has spoken may still speak, though nobody waits for it."""
    scene.stand("street-4-2")
    assert prompted(scene, 1).startswith("The tower of Anna stands at street 4-2, 4 steps are left.")
    assert "2 players have not said yet" in prompted(scene, 0)
    scene.say(1, "pass")
    assert prompted(scene, 1) == "You may still make Anna an offer."
    scene.offer(2, "for street-5-2 give 5")
    assert prompted(scene, 2) == "You may still change or withdraw your offer to Anna."
    assert prompted(scene, 0).endswith("One offer stands.")


def test_a_draft_is_read_back_as_it_grows(scene: Scene) -> None:
    scene.stand("street-4-2")
    scene.say(1, "offer")
    assert prompted(scene, 1) == "An offer: for which space?"
    scene.say(1, "for street-5-2")
    assert prompted(scene, 1) == "Your offer for street 5-2: nothing yet. Add something."
    scene.say(1, "give 5", "give 20", "limit 40")
    assert prompted(scene, 1) == (
        "Your offer for street 5-2: 25 ducats. You would go up to 40 ducats. Send it, or add more."
    )
    assert described(scene, 1, "send") == "Make this offer for street 5-2: 25 ducats."


def test_nobody_reads_off_the_prompt_what_another_composes(scene: Scene) -> None:
    scene.stand("street-4-2")
    before = prompted(scene, 0)
    scene.say(1, "offer", "for street-5-2", "give 20")
    assert prompted(scene, 0) == before


@pytest.mark.parametrize("money", ["hidden", "open"])
def test_money_and_contracts_of_others_are_unknown_until_the_end(money: str) -> None:
    """G-S4: one's own money is always known, that of others only where it is open; contracts at the end."""
    for index, table in enumerate(positions(3, "counting", {"money": money})):
        if index % 40 == 0 or table.state.is_over():
            true = breakdown(table.state)
            rows = FACE.at_table({"money": money}).points(table.view(1), 1)
            assert rows[1] == true[1]
            for other in (0, 2):
                is_known = money == "open" or table.state.is_over()
                assert rows[other][0] == (true[other][0] if is_known else UNKNOWN)
                assert rows[other][1] == true[other][1]
                assert rows[other][2] == (true[other][2] if table.state.is_over() else UNKNOWN)


def test_goods_and_steps_in_a_row_are_told_in_one_sentence(scene: Scene) -> None:
    scene.stand("market")
    scene.walk("cathedral", "street-7-4", "tavern")
    assert "The tower goes on: the Cathedral, street 7-4, and the Tavern." in told(scene)
    warehouse = scene.copy()
    warehouse.walk("fabric")
    warehouse.trade("use")
    assert "Anna takes the action of Fabric. Anna takes 1 linen and 1 silk." in told(warehouse)
