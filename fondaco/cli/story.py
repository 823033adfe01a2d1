"""The story on a screen: paragraphs, and tables for what reads better as one."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from fondaco.cli.language import say
from fondaco.face.game_face import GameFace
from fondaco.face.story import Passage, key_of, paragraphs
from fondaco.kernel.news import Item


def laid_out(told: list[tuple[bool, str]]) -> list[Text | Padding]:
    """The paragraphs for a screen, those under a heading indented."""
    return [
        Text(f"— {text}", style="bold") if heading else Padding(Text(text), (0, 0, 0, 2), expand=False)
        for heading, text in told
    ]


def pictured(face: GameFace, items: list[Item], seat: int, names: list[str]) -> list[RenderableType]:
    """As paragraphs, but with tables for the news that a game shows as one."""
    parts: list[RenderableType] = []
    for tabled, run in runs(face, items):
        if tabled:
            parts.append(Padding(face.news_table(run, names), (0, 0, 0, 2), expand=False))
        else:
            parts += laid_out(paragraphs(face, run, seat, names, set()))
    return parts


def runs(face: GameFace, items: list[Item]) -> list[tuple[bool, list[Item]]]:
    """The news in runs, each with whether it is a table. A table never begins with a consequence of earlier news."""
    result: list[tuple[bool, list[Item]]] = []
    for item in items:
        key = key_of(face, item)
        in_table = bool(result) and result[-1][0]
        tabled = key in face.tabled_news and (in_table or key not in face.following_news)
        if result and tabled == in_table:
            result[-1][1].append(item)
        else:
            result.append((tabled, [item]))
    return result


def pause_before(face: GameFace, passage: Passage, names: list[str]) -> str:
    """What a reader is asked before a passage that opens something new; empty if it simply goes on."""
    if passage.head is None or key_of(face, passage.head) not in face.pausing_news:
        return ""
    key = f"pause-{key_of(face, passage.head)}"
    return face.words.say(key, face.news_facts(passage.head, names)) if face.words.has(key) else say("play-pause")
