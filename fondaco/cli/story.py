"""The story: news as paragraphs for one viewer."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from fondaco.cli.faces import Face
from fondaco.cli.words import LANGUAGE, say
from fondaco.kernel.catalogue import news_sentence
from fondaco.kernel.news import Item


def paragraphs(face: Face, items: list[Item], seat: int, names: list[str], quiet: set[str]) -> list[tuple[bool, str]]:
    """What a seat (or -1, a spectator) may hear, without the quiet kinds: whether it is a heading, and its text.

    What follows from an action stands in one paragraph with it, and so does a series of news of one kind.
    """
    told: list[tuple[bool, str]] = []
    before: Item | None = None
    heard = [item for item in items if item.is_for(seat) and face.game.news[item.kind].key not in quiet]
    for item, times in repeated(heard):
        sentence = news_sentence(face.game, item, names, LANGUAGE)
        if times > 1:
            sentence = say("story-times", sentence=sentence, times=times)
        heading = face.game.news[item.kind].key in face.board.HEADINGS
        if told and not told[-1][0] and not heading and belongs(face, before, item):
            told[-1] = (False, f"{told[-1][1]} {sentence}")
        else:
            told.append((heading, sentence))
        before = item
    return told


def repeated(items: list[Item]) -> list[tuple[Item, int]]:
    """Each piece of news with how often it came in a row."""
    result: list[tuple[Item, int]] = []
    for item in items:
        if result and result[-1][0].kind == item.kind and result[-1][0].numbers == item.numbers:
            result[-1] = (item, result[-1][1] + 1)
        else:
            result.append((item, 1))
    return result


def belongs(face: Face, before: Item | None, item: Item) -> bool:
    """Whether news stands in one paragraph with the news before it."""
    key = face.game.news[item.kind].key
    if key in face.board.FOLLOWS:
        return True
    if before is None or before.kind != item.kind:
        return False
    return key in face.board.SERIES or before.numbers[0] == item.numbers[0]


def laid_out(told: list[tuple[bool, str]]) -> list[Text | Padding]:
    """The paragraphs for a screen, those under a heading set in a little."""
    return [
        Text(f"— {text}", style="bold") if heading else Padding(Text(text), (0, 0, 0, 2), expand=False)
        for heading, text in told
    ]
