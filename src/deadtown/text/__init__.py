"""Everything that turns data into words, in English, Italian and French."""

from deadtown.text.bundle import LANGUAGES, TextError
from deadtown.text.marks import Mark, Marker, Sentence, marker_of
from deadtown.text.rulebook import Clause, Rulebook
from deadtown.text.speaker import Speaker, Voice

__all__ = [
    "LANGUAGES",
    "Clause",
    "Mark",
    "Marker",
    "Rulebook",
    "Sentence",
    "Speaker",
    "TextError",
    "Voice",
    "marker_of",
]
