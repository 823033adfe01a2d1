"""The face of Genoa: what people read and see of it. Nothing here is compiled, and nothing here knows a rule."""

from fondaco.games.genoa.face.genoa_face import GenoaFace

FACE = GenoaFace
