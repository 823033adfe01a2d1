"""The end of a round as a show: house by house the goods are counted and the master chooses, then the next begins."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from fondaco.face.act import Act, Tally
from fondaco.face.scene import Motion, Scene
from fondaco.games.norenberc import data, news
from fondaco.games.norenberc.face.favourites import Favour, gathered
from fondaco.games.norenberc.face.motions import motions
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.word_keys import good_key, guild_key
from fondaco.kernel.news import Item

CHOICE: Final = {
    news.NO_FAVOURITE,
    news.TIED,
    news.FAVOURITE,
    news.WON_TILE,
    news.NEW_AGENT,
    news.WON_CREST,
    news.WON_PRESTIGE,
}
"""What is told of a master's choice; it follows the end of a round at once."""
CHANGE: Final = {news.NEW_MASTER, news.GUEST_LEFT, news.GUEST_CAME}
"""How the houses change for the next round."""
PEDDLED: Final = data.PEDDLER_WEIGHT - 1
"""How much more a good counts while a Peddler carries it."""


def round_end(scene: Scene, items: list[Item]) -> list[Act]:
    """The acts of the last round that ended in some news; none where none did."""
    ends = [index for index, item in enumerate(items) if item.kind == news.ROUND_ENDS]
    return RoundEnd(scene, items[ends[-1] :]).acts() if ends else []


class RoundEnd:
    """What was told from the end of a round on."""

    def __init__(self, scene: Scene, items: list[Item]) -> None:
        self.scene = scene
        self.town = cast(Town, scene.view)
        self.items = items
        rest = [index for index, item in enumerate(items[1:], 1) if item.kind not in CHOICE]
        self.choices = items[1 : rest[0]] if rest else items[1:]
        self.counts = counted(self.town, items)

    def acts(self) -> list[Act]:
        acts = [self.choice(favour) for favour in gathered(self.choices)]
        acts += [self.at_crest("act-prestige-lost", item) for item in self.of(news.PRESTIGE_LOST)]
        acts.append(self.income())
        acts += [self.new_round(item) for item in self.of(news.ROUND)]
        acts += [self.at_crest("act-prestige", item) for item in self.of(news.NEW_PRESTIGE)]
        return acts

    def of(self, *kinds: int) -> list[Item]:
        return [item for item in self.items if item.kind in kinds]

    def travelling(self, items: list[Item]) -> tuple[Motion, ...]:
        return tuple(motions(self.scene, items))

    def choice(self, favour: Favour) -> Act:
        """The goods of a guild's kind are counted, its master nods to somebody, and what is won goes there."""
        guild, seat = favour.guild, favour.favourite
        place, name = f"master-{guild}", guild_key(guild)
        if seat < 0:
            return Act(place, self.scene.say("act-nobody", guild=name, good=good_key(guild)), gesture="shake")
        sentence = self.scene.say("act-favourite", player=self.scene.players[seat], guild=name, way=way_of(favour))
        tallies = tuple(
            Tally(other, favour.goods if other == seat else self.counts[other, guild], good_key(guild), other == seat)
            for other in range(len(self.scene.players))
        )
        return Act(place, sentence, tallies, self.travelling(favour.items), "nod")

    def income(self) -> Act:
        told = self.of(news.INCOME)
        sums = [item.numbers[1] for item in told]
        tallies = [
            Tally(item.numbers[0], item.numbers[1], "coin", min(sums) < item.numbers[1] == max(sums)) for item in told
        ]
        # Once the game is over, the line with the bank is gone from the page.
        place = "" if self.town.is_over() else "bank"
        return Act(place, self.scene.say("act-income"), tuple(tallies), self.travelling([self.items[0], *told]))

    def new_round(self, item: Item) -> Act:
        sentence = self.scene.say("act-round", round=item.numbers[0])
        return Act("", sentence, motions=self.travelling(self.of(*CHANGE)))

    def at_crest(self, key: str, item: Item) -> Act:
        guild = item.numbers[0]
        sentence = self.scene.say(key, guild=guild_key(guild))
        return Act(f"crest-{guild}", sentence, motions=self.travelling([item]), gesture="turn")


def way_of(favour: Favour) -> str:
    """What decided: goods, money, or the place on the turn-order track (N-F2)."""
    if not favour.tied:
        return "goods"
    most = max(money for _, money in favour.tied)
    return "money" if [money for _, money in favour.tied].count(most) == 1 else "order"


def counted(town: Town, items: list[Item]) -> Counter[tuple[int, int]]:
    """What each seat had of each good when the masters chose, but for those chosen: what came after is taken off."""
    found = Counter(
        {
            (seat, good): int(town.goods[seat * data.GOODS + good])
            for seat in range(int(town.seats))
            for good in range(int(town.guilds))
        }
    )
    for item in items:
        player, first, second, _, _ = item.numbers
        if item.kind == news.GOOD_RETURNED:
            found[player, first] += PEDDLED
        elif item.kind == news.BOUGHT:
            found[player, first] -= 1
        elif item.kind in (news.SOLD, news.PAID_GOODS):
            found[player, second] += first
        elif item.kind == news.STOLE:
            found[player, second] -= 1
            found[first, second] += 1
        elif item.kind == news.LOADED:
            found[player, first] += 1
    return found
