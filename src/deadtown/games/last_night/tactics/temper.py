"""What a player sees and cares for. Levels differ in nothing else."""

import msgspec


class Temper(msgspec.Struct, frozen=True):
    """How well somebody plays: what it looks at, and what differences it does not see."""

    caution: float = 1.0
    """How much of the danger around it a hero sees."""
    purpose: float = 1.0
    """How much heroes care for what the scenario is about, beside what is near."""
    cards: bool = True
    """Whether it thinks of cards, items and abilities in windows, but to heal and to win a fight that is about to be
    lost."""
    hunger: float = 1.0
    """How surely zombies go where it is best for them."""
    blur: float = 0.01
    """Options that differ by less are alike to it."""


VETERAN = Temper()
SURVIVOR = Temper(blur=0.1)
NOVICE = Temper(caution=0.25, purpose=0.5, cards=False, hunger=0.35, blur=0.3)
