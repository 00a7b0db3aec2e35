"""What there is in the box, for whoever draws and explains the cards without knowing the rules."""

import re
from functools import cache
from importlib.resources import files

import msgspec

from deadtown.games.zombinion.cards import BASIC, KINDS, SET_SIZE, SETS, Card, Frame, Kind

OF_KIND_LINE = {
    "Aim": ("ZN-1.7", "ZN-5.1", "ZN-5.2", "ZN-5.9"),
    "Victory": ("ZN-1.6", "ZN-9.5"),
    "Infection": ("ZN-1.6", "ZN-5.4", "ZN-9.5"),
    "Attack": ("ZN-8.1", "ZN-8.2", "ZN-8.5"),
    "Reaction": tuple(f"ZN-8.{number}" for number in range(2, 9)),
}
"""The clauses about all cards with a word in their kind line."""


class CardInfo(msgspec.Struct, frozen=True):
    """A kind of card: what is printed on it, and the clauses about it."""

    card: Card
    line: str
    """The words of its kind line, with hyphens between them."""
    frame: Frame
    """The word of them that it is printed by."""
    basic: bool
    """Whether it is in every game; the others come in sets."""
    cost: int
    copies: int
    """How many there are in the box."""
    shots: int
    points: int
    """What it is always worth; what Survivors are worth is told by their ruling."""
    rulings: tuple[str, ...]
    """Its own clauses first."""


class Catalogue(msgspec.Struct, frozen=True):
    """All kinds of card, the basic ones first, and the sets that Combat cards come in."""

    cards: tuple[CardInfo, ...]
    sets: dict[str, tuple[Card, ...]]
    set_size: int


@cache
def rulebook() -> tuple[str, ...]:
    """The clauses of the rulebook, in its order; in all languages they are the same."""
    text = files(__package__).joinpath("rulebook", "en.md").read_text("utf-8")
    return tuple(re.findall(r"^- \*\*(ZN-[\d.]+)\*\*", text, re.MULTILINE))


def rulings(kind: Kind) -> tuple[str, ...]:
    """The clauses about a card, each once."""
    own = [clause for clause in rulebook() if kind.section and clause.startswith(f"{kind.section}.")]
    of_kind = [clause for word in kind.line.split("-") for clause in OF_KIND_LINE.get(word, ())]
    return tuple(dict.fromkeys([*own, *kind.also.split(), *of_kind]))


@cache
def catalogue() -> Catalogue:
    """It is put together when it is first asked for."""
    cards = (
        CardInfo(
            card=kind.card,
            line=kind.line,
            frame=kind.frame,
            basic=kind.card in BASIC,
            cost=kind.cost,
            copies=kind.copies,
            shots=kind.shots,
            points=kind.points,
            rulings=rulings(kind),
        )
        for kind in KINDS.values()
    )
    return Catalogue(tuple(cards), SETS, SET_SIZE)
