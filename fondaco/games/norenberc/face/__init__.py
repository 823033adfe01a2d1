"""The face of Norenberc: what people read and see of it. Nothing here is compiled, and nothing here knows a rule."""

from fondaco.games.norenberc.face.norenberc_face import NorenbercFace

FACE = NorenbercFace
