"""The words of a game with what it lacks made up from its name, its vocabulary and its categories."""

from __future__ import annotations

import json

from fondaco.kernel.game import Game
from fondaco.words.catalogue import Catalogue, language_for
from fondaco.words.game_folder import game_folder


def whole_words(language: str, game: Game) -> Catalogue:
    """The words of a game; what introduces it, its verbs, categories, options and its end are there in any case."""
    words = Catalogue(language_for(language, game_folder(game)), game_folder(game))
    lacking = {key: text for key, text in made_up(game).items() if not words.has(key)}
    words.add("".join(f"{key} = {text}\n" for key, text in lacking.items()))
    return words


def made_up(game: Game) -> dict[str, str]:
    """What can be said of a game by its rules alone."""
    verbs = list(dict.fromkeys(game.vocabulary.verbs))
    made = {
        "game-title": literal(game.name),
        "game-pitch": "{ plain-pitch }",
        f"help-{game.name}": f"{{ plain-help }} {literal(', '.join(verbs))}",
        "game-winner": "{ plain-winner }",
        "prompt-over": "{ plain-over }",
        "prompt-waiting": "{ plain-waiting }",
    }
    for verb in verbs:
        made[f"help-{verb}"] = literal(", ".join(notations(game, verb)))
    for category in game.categories:
        made[f"category-{category}"] = literal(readable(category))
    for option, values in game.options.items():
        made[f"option-{option}"] = literal(readable(option))
        made |= {f"option-{option}-{value}": literal(readable(value)) for value in values}
    return made


def notations(game: Game, verb: str) -> list[str]:
    vocabulary = game.vocabulary
    return [vocabulary.texts[choice] for choice in range(len(vocabulary)) if vocabulary.verbs[choice] == verb]


def readable(key: str) -> str:
    """A key as it can be shown where nobody wrote words for it."""
    return key.replace("-", " ").capitalize()


def literal(text: str) -> str:
    """A text as it is, inside of a message."""
    return f"{{ {json.dumps(text, ensure_ascii=False)} }}"
