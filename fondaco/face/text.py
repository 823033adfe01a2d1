"""What faces hand on to be said."""

from __future__ import annotations

Facts = dict[str, str | int]
Text = tuple[str, Facts]
"""The key of a sentence and the facts in it."""
UNKNOWN = -1
"""Points that cannot be told yet, since they depend on something hidden."""
