"""Sentences in the viewer's language, made from keys and facts."""
