"""Things by what somebody calls them, as people type: without capitals, accents and signs, or only the beginnings."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, TypeVar

from deadtown.kernel import Game
from deadtown.text.bundle import LANGUAGES
from deadtown.text.speaker import Speaker

T = TypeVar("T")

NEAREST = 3
"""So many names are told to somebody whose own is not known."""
LIKENESS = 0.5
"""How much alike they are at least, from 0 to 1."""


def plain(text: str) -> str:
    """Without capitals, accents and signs, so that one can type as it comes."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    kept = (" " if sign in "_-'’.,:;()«»“”\"" else sign for sign in apart if not unicodedata.combining(sign))
    return " ".join("".join(kept).split())


def find(wish: str, names: Mapping[T, Iterable[str]]) -> list[T]:
    """The things that a text may name, each thing having several names.

    First those called exactly so, else those whose words begin so one by one, else those in which
    such words come in this order.
    """
    words = plain(wish).split()
    if not words:
        return []
    known = {thing: [plain(name).split() for name in named] for thing, named in names.items()}
    for fits in (_exactly, _word_by_word, _in_order):
        found = [thing for thing, named in known.items() if any(fits(words, name) for name in named)]
        if found:
            return found
    return []


def called(wish: str, names: Mapping[T, Iterable[str]]) -> list[T]:
    """The things called exactly so."""
    return [thing for thing, named in names.items() if plain(wish) in map(plain, named)]


def nearest(wish: str, names: Mapping[T, Iterable[str]]) -> list[T]:
    """The things whose names are most like a text, the likest first."""
    things = {plain(name): thing for thing, named in names.items() for name in named}
    # Several names of one thing may be like it.
    close = get_close_matches(plain(wish), things, n=NEAREST * 3, cutoff=LIKENESS)
    return list(dict.fromkeys(things[name] for name in close))[:NEAREST]


def things_of(game: Game[Any], family: str) -> dict[str, list[str]]:
    """The things of a game, such as its cards, each with what it is called in every language."""
    speakers = [Speaker(game, language) for language in LANGUAGES]
    infos = getattr(game.words.catalogue(), f"{family}s", ())
    slugs = [getattr(info, family) for info in infos]
    return {slug: [speaker.name(family, slug) for speaker in speakers] for slug in slugs}


def names_of_values(game: Game[Any], option: str, values: Iterable[str]) -> dict[str, list[str]]:
    """The values of an option, each with what it is called in every language."""
    speakers = [Speaker(game, language) for language in LANGUAGES]
    named: dict[str, list[str]] = {}
    for value in values:
        messages = (f"setting-{option}-{value}", f"set-{value}")
        message = next(filter(speakers[0].knows, messages), None)
        named[value] = [value, *([] if message is None else [speaker.say(message) for speaker in speakers])]
    return named


def _exactly(words: Sequence[str], name: Sequence[str]) -> bool:
    return words == name


def _word_by_word(words: Sequence[str], name: Sequence[str]) -> bool:
    return len(words) == len(name) and all(part.startswith(word) for word, part in zip(words, name, strict=True))


def _in_order(words: Sequence[str], name: Sequence[str]) -> bool:
    """Places such as A3 are never left out, nor numbers at the end: they would be added to what was wished for."""
    left = list(words)
    for part in name:
        if left and part.startswith(left[0]):
            del left[0]
        elif any(map(str.isdecimal, part)) and not (left and part.isdecimal()):
            return False
    return not left
