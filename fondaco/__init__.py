"""Fondaco: three games about merchants, to play and to study."""

from fondaco.kernel.errors import TELLERS, FondacoError

__version__ = "0.1.0"


def sentence(error: FondacoError) -> str:
    """What an error says in a traceback."""
    from fondaco.words.catalogue import error_sentence  # only once there is something to say

    try:
        return error_sentence(error, "en")
    except KeyError:  # an error of the command line, which has words of its own
        return f"{error.key} {error.facts}"


TELLERS.append(sentence)
