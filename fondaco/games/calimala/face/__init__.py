"""The face of Calimala: what people read and see of it. Nothing here is compiled, and nothing here knows a rule."""

from fondaco.games.calimala.face.calimala_face import CalimalaFace

FACE = CalimalaFace
