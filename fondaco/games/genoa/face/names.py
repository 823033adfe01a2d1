"""The names that faces of Genoa use: the keys of its things, and every choice by its notation."""

from __future__ import annotations

from fondaco.games.genoa import vocabulary
from fondaco.games.genoa.keys import card_item_key as card_item_key
from fondaco.games.genoa.keys import card_key as card_key
from fondaco.games.genoa.keys import card_parts as card_parts
from fondaco.games.genoa.keys import effect_key as effect_key
from fondaco.games.genoa.keys import good_key as good_key
from fondaco.games.genoa.keys import joined as joined
from fondaco.games.genoa.keys import kind_key as kind_key
from fondaco.games.genoa.keys import space_key as space_key
from fondaco.games.genoa.keys import tile_key as tile_key

VOCABULARY = vocabulary.build()
