"""The lesson of Genoa: a turn as the trader, two as a buyer; offers, a message, an order, and a marker that is lost."""

from __future__ import annotations

from fondaco.face.lesson import Lesson, Step

NO_OFFERS = ("2 pass", "3 pass")
FOR_PALACE = "offer; for palace; {}; send"

LESSON = Lesson(
    seats=3,
    seed="ccd3a6183b9c48b8a2b54a946c866c81fc3a2949f2ffe377c0aeb4f78cd549b1",
    steps=(
        Step("welcome", ("plan",)),
        Step("trader", ("tower",)),
        Step("walk", ("space-inn", "space-city-hall", "space-spices")),
        Step(
            "cards",
            ("seat-0-cards",),
            then=("2 offer; for inn; give 20; send", "3 offer; for inn; give 10; send"),
        ),
        Step(
            "accept",
            ("offer-1", "offer-2"),
            "accept seat-2",
            then=("2 play trade; give message-2; take marker", *NO_OFFERS),
        ),
        Step("go", (), "go spices", then=NO_OFFERS),
        Step("forced", ("space-spices",), cards=("forced",)),
        Step("use", (), "use", then=NO_OFFERS),
        Step("street", (), "go street-3-7", then=("2 pass", "3 offer; for coach-house; give 10; send")),
        Step("counter", ("offer-2",), "counter seat-3"),
        Step(
            "price",
            (),
            "cancel; counter seat-3; for coach-house; ask 20; send",
            fields=("to-coach-house", "give-ducats=", "ask-ducats=20"),
            then=("3 agree",),
        ),
        Step("message", (), "deliver message-1", then=("2 pass",)),
        Step("buyer", ("tower", "space-palace")),
        Step("valid", ("#drawer",), cards=("offer",)),
        Step(
            "offer",
            (),
            FOR_PALACE.format("give 20"),
            tuple(FOR_PALACE.format(price) for price in ("give 10", "give 5; give 10", "give 5; give 20")),
            fields=("to-palace", "give-ducats=20"),
            shortcut="palace 20",
            then=("3 pass", "2 accept seat-1"),
        ),
        Step("order", (), "deliver small-order-11", then=("3 pass",)),
        Step("worth", ("seat-0-money",)),
        Step("tiles", ("seat-0-tiles",)),
        Step("other-tiles", ("seat-0-tiles",), cards=("tiles",)),
        Step("enough", (), "pass", then=("2 stop", "2 pass", "3 roll")),
        Step("wait", ("space-city-hall",), "pass", then=("2 pass", "3 go market")),
        Step(
            "barter",
            (),
            "offer; for cathedral; give pepper; send",
            ("offer; for cathedral; give 20; send",),
            fields=("to-cathedral", "give-ducats=", "give-pepper-1"),
            then=("2 pass", "3 accept seat-1"),
        ),
        Step(
            "rest",
            (),
            "rest",
            then=("2 pass", "3 go street-7-4", "2 pass", "3 go street-7-5", "3 done"),
        ),
        Step("claim", (), "claim street-7-5"),
        Step("place", (), "place tavern"),
        Step("place-again", (), "place cathedral", then=("2 claim street-7-4; remove cathedral",)),
        Step("lost", ("space-cathedral",)),
        Step("contracts", ("seat-0-cards",), cards=("contract",)),
        Step("large", ("space-villa-colini",)),
        Step("rounds", ("rounds",), cards=("market",)),
        Step("count", ("seat-0-money",)),
        Step("end", ("tower",)),
    ),
)
