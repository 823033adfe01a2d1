"""The news of what decided a tie (C-P4), by the end of the key that tells it in short."""

from __future__ import annotations

from typing import Final

from fondaco.games.calimala import news

TIES: Final = {
    news.TIE_STANDING: "standing",
    news.TIE_REPRESENTATIVES: "representatives",
    news.TIE_EARLIER: "earlier",
    news.TIE_ARTWORK: "artwork",
    news.TIE_SHARED: "shared",
}
