"""What every page of a table has: fragments that a stream can update."""

from __future__ import annotations

import hashlib
from collections.abc import Hashable
from typing import ClassVar

from markupsafe import Markup

from fondaco.face.act import Act
from fondaco.face.scene import Fragment, Motion
from fondaco.web.painter import painter_of, web_words
from fondaco.web.tables.live import Live
from fondaco.web.tables.viewer import Viewer


class LivePage:
    """The fragments that one viewer sees of a table."""

    slots: ClassVar[list[str]] = ["chat"]
    """The containers of the page that hold a varying number of fragments."""

    def __init__(self, live: Live, viewer: Viewer) -> None:
        self.live = live
        self.viewer = viewer
        self.words = web_words(viewer.language)
        self.paint = painter_of(None, self.words)
        self.fragments: dict[str, Fragment] = {}

    def add(self, name: str, template: str, facts: Hashable, slot: str = "") -> None:
        self.fragments[name] = Fragment(name, self.paint(template, facts), slot)

    def add_messages(self) -> None:
        for message in self.live.messages:
            self.add(f"said-{message.id}", "message.html", message, "chat")

    def visitor(self) -> int | None:
        """The id of the visitor, if known."""
        return self.viewer.visitor.id if self.viewer.visitor else None

    def news(self) -> int:
        """How many news items there are."""
        return 0

    def acts(self, heard: int) -> list[Act]:
        """The drama since so many news items were heard."""
        return []

    def show(self, acts: list[Act]) -> Markup:
        """Acts as the script plays them; nothing where there are none."""
        return Markup("")

    def motions(self, heard: int) -> list[Motion]:
        """The motions since so many news items were heard, without those of the acts."""
        return []

    def digest(self) -> str:
        """A hash that tells whether two pages are the same."""
        digest = hashlib.sha256()
        for fragment in self.fragments.values():
            digest.update(fragment.html.encode())
        return digest.hexdigest()[:16]

    def in_slot(self, slot: str) -> list[str]:
        return [fragment.html for fragment in self.fragments.values() if fragment.slot == slot]

    def standing(self) -> dict[str, list[str]]:
        """The names of the fragments in each slot, in order."""
        found: dict[str, list[str]] = {slot: [] for slot in self.slots}
        for fragment in self.fragments.values():
            if fragment.slot:
                found[fragment.slot].append(fragment.id)
        return found
