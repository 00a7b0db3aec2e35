"""What a player cares for. Styles of play differ in nothing else."""

import msgspec


class Temper(msgspec.Struct, frozen=True):
    """How much each thing is worth to a player; a point that is far from the goal is worth 1."""

    street: float = 1.0
    """Humans outdoors."""
    indoors: float = 1.0
    """Humans in buildings, and to break in there."""
    spite: float = 0.8
    """What is bad for a rival, beside what is good for oneself."""
    arms: float = 1.0
    """How much of the harm of a weapon it sees."""
    traps: float = 1.0
    """How much of what it is worth that a human can't get away."""
    token: float = 0.16
    """A die token in hand, if it is the only one."""
    sparing: float = 0.8
    """How much of what the one card of a round could be worth later a play must be worth."""
    choosy: float = 0.35
    """A card in hand that is worth less makes room for another one."""
    counts: bool = False
    """Whether it knows what is left in the deck of capture cards."""
    plans: bool = False
    """Whether it sees several steps that close in on a human together."""
    blur: float = 0.01
    """Options that differ by less are alike to it."""


HUNTER = Temper(street=1.2, indoors=0.7, spite=0.5, traps=0.6, blur=0.25)
BURGLAR = Temper(street=0.8, indoors=1.4, spite=0.5, traps=0.6, blur=0.25)
SPOILER = Temper(spite=1.2, sparing=0.5, traps=0.6, blur=0.25)
VETERAN = Temper(spite=1.2, sparing=0.6, choosy=0.45, counts=True, plans=True, blur=0.003)
NOVICE = Temper(spite=0.1, arms=0.3, traps=0.0, token=0.3, blur=0.45)
