"""The story: news as paragraphs for one viewer, in the viewer's language."""

from __future__ import annotations

from collections.abc import Set
from typing import NamedTuple

from babel.lists import format_list

from fondaco.face.text_face import TextFace
from fondaco.kernel.news import Item

STOPS = ".!?…"
"""What a sentence ends with."""


def key_of(face: TextFace, item: Item) -> str:
    return face.game.news[item.kind].key


def audible(face: TextFace, items: list[Item], seat: int, quiet: Set[str]) -> list[Item]:
    """What a seat (or -1, a spectator) may hear, without the quiet kinds and what is said better right after."""
    heard = [item for item in items if item.is_for(seat) and key_of(face, item) not in quiet]
    keys = [key_of(face, item) for item in heard] + [""]
    return [item for index, item in enumerate(heard) if face.superseded_news.get(keys[index]) != keys[index + 1]]


class Sentence(NamedTuple):
    """What a group of news says."""

    text: str
    seats: tuple[int, ...]
    """The players whom it names, ascending."""


class Paragraph(NamedTuple):
    """A heading, or what happened under it."""

    is_heading: bool
    sentences: tuple[Sentence, ...]
    first: Item
    """The news it begins with."""

    @property
    def text(self) -> str:
        return " ".join(sentence.text for sentence in self.sentences)


def told(face: TextFace, items: list[Item], seat: int, names: list[str], quiet: Set[str]) -> list[Paragraph]:
    """What a seat may hear, without the quiet kinds, in paragraphs.

    What follows from an action stands in one paragraph with it, and so does a series of news of one kind.
    """
    result: list[Paragraph] = []
    before: Item | None = None
    heard = [item for item in items if item.is_for(seat)]
    sequels = {id(heard[index]): sequel for index, sequel in face.sequels(heard, names).items()}
    for group in grouped(face, audible(face, items, seat, quiet)):
        item = group[0]
        heading = key_of(face, item) in face.heading_news
        text = sentence_for(face, group, names)
        found = [Sentence(text, tuple(seat for seat in seats_in(face, group) if names[seat] in text))]
        following = [sequels[id(one)] for one in group if id(one) in sequels]
        found += [Sentence(face.words.say(*sequel.text), sequel.seats) for sequel in following]
        if result and not result[-1].is_heading and not heading and belongs(face, before, item):
            result[-1] = result[-1]._replace(sentences=(*result[-1].sentences, *found))
        else:
            result.append(Paragraph(heading, tuple(found), item))
        before = item
    return result


def paragraphs(
    face: TextFace, items: list[Item], seat: int, names: list[str], quiet: Set[str]
) -> list[tuple[bool, str]]:
    """As `told`: for each paragraph whether it is a heading, and its text."""
    return [(paragraph.is_heading, paragraph.text) for paragraph in told(face, items, seat, names, quiet)]


def grouped(face: TextFace, items: list[Item]) -> list[list[Item]]:
    """The news in groups that one sentence tells: the same news again and again, or news about one thing."""
    groups: list[list[Item]] = []
    for item in items:
        if groups and groups[-1][0].kind == item.kind and is_one_with(face, groups[-1][0], item):
            groups[-1].append(item)
        else:
            groups.append([item])
    return groups


def is_one_with(face: TextFace, first: Item, item: Item) -> bool:
    shared = face.joint_news.get(key_of(face, item))
    if shared is None:
        return are_alike(face, first, item)
    if not shared:
        return True
    index = parameters(face, item).index(shared)
    return first.numbers[index] == item.numbers[index]


def parameters(face: TextFace, item: Item) -> list[str]:
    return [parameter.split(":")[0] for parameter in face.game.news[item.kind].parameters]


def seats_in(face: TextFace, group: list[Item]) -> tuple[int, ...]:
    """The players of whom a group of news tells something; its sentence need not name them."""
    places = [i for i, name in enumerate(face.game.news[group[0].kind].parameters) if name.endswith(":seat")]
    return tuple(sorted({item.numbers[i] for item in group for i in places if item.numbers[i] >= 0}))


def are_alike(face: TextFace, first: Item, item: Item) -> bool:
    """Whether two pieces of news of one kind say the same, be it of another count."""
    names = parameters(face, item)
    return all(first.numbers[index] == item.numbers[index] for index, name in enumerate(names) if name != "count")


def sentence_for(face: TextFace, group: list[Item], names: list[str]) -> str:
    """One sentence for a group; news that is told together in `news-KEY-together`, which lists `news-KEY-each`."""
    key = key_of(face, group[0])
    if len(group) == 1 or key not in face.joint_news:
        return sentence_for_alike(face, group, names)
    several = alike_in(face, group)
    if not face.words.has(f"news-{key}-together"):
        return " ".join(sentence_for_alike(face, alike, names) for alike in several)
    listed = [face.words.say(f"news-{key}-each", summed(face, alike, names)) for alike in several]
    facts = face.news_facts(group[0], names)
    return face.words.say(f"news-{key}-together", facts | {"each": format_list(listed, locale=face.language)})


def sentence_for_alike(face: TextFace, group: list[Item], names: list[str]) -> str:
    """One sentence for news that says the same: `news-KEY-times` tells it with sums."""
    key = key_of(face, group[0])
    if len(group) > 1 and face.words.has(f"news-{key}-times"):
        return face.words.say(f"news-{key}-times", summed(face, group, names))
    sentence = face.news_sentence(group[0], names)
    if len(group) == 1:
        return sentence
    bare = sentence.rstrip(STOPS)
    return face.words.say("story-times", {"sentence": bare, "times": len(group), "stop": sentence[len(bare) :]})


def alike_in(face: TextFace, group: list[Item]) -> list[list[Item]]:
    """A group divided by what says the same, in the order in which it was told first."""
    found: list[list[Item]] = []
    for item in group:
        same = next((alike for alike in found if are_alike(face, alike[0], item)), None)
        if same is None:
            found.append([item])
        else:
            same.append(item)
    return found


def summed(face: TextFace, group: list[Item], names: list[str]) -> dict[str, str | int]:
    """The facts of news that says the same; `times` is how often, and `all-NAME` the sum of the numbers called NAME."""
    facts = face.news_facts(group[0], names)
    for index, name in enumerate(parameters(face, group[0])):
        if isinstance(facts.get(name), int):
            facts[f"all-{name}"] = sum(item.numbers[index] for item in group)
    return facts | {"times": len(group)}


def belongs(face: TextFace, before: Item | None, item: Item) -> bool:
    """Whether news stands in one paragraph with the news before it."""
    key = key_of(face, item)
    if key in face.following_news:
        return True
    if before is None or before.kind != item.kind:
        return False
    return key in face.serial_news or before.numbers[0] == item.numbers[0]


class Passage:
    """A heading with what follows under it."""

    def __init__(self, head: Item | None) -> None:
        self.head = head
        self.items: list[Item] = [head] if head else []


def passages(face: TextFace, items: list[Item], seat: int, quiet: Set[str]) -> list[Passage]:
    """What a seat may hear, divided at the headings."""
    result: list[Passage] = []
    for item in audible(face, items, seat, quiet):
        if key_of(face, item) in face.heading_news:
            result.append(Passage(item))
        else:
            if not result:
                result.append(Passage(None))
            result[-1].items.append(item)
    return result


def chapters(face: TextFace, items: list[Item], seat: int, names: list[str]) -> list[str]:
    """What a seat is told where chapters of the game end: each heading that readers get time for, and what follows.

    A heading with nothing under it is none: the next one says what there is to say.
    """
    found: list[str] = []
    for passage in passages(face, items, seat, face.quiet_news):
        if passage.head and len(passage.items) > 1 and key_of(face, passage.head) in face.pausing_news:
            found += [text for _, text in paragraphs(face, passage.items, seat, names, face.quiet_news)]
    return found
