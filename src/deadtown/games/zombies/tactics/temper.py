"""What a player cares for. Styles of play differ in nothing else."""

import msgspec


class Temper(msgspec.Struct, frozen=True):
    """How much each thing is worth to a player; a life that is not the last one is worth about 1."""

    kill: float = 0.3
    """A zombie in the collection, where zombies alone win or count at the end."""
    sample: float = 1.6
    """A zombie in the collection, where so many are needed to win (IS-9.1)."""
    rush: float = 20.0
    """To stand on the Helipad rather than very far from it."""
    spite: float = 0.6
    """What is bad for a rival, beside what is good for oneself."""
    care: float = 1.0
    """Life and bullets."""
    foresight: bool = True
    """Whether it keeps strong cards for the race."""


HUNTER = Temper(kill=1.3, rush=14.0, spite=0.35)
RUNNER = Temper(kill=0.1, rush=24.0, spite=0.35)
SPOILER = Temper(kill=0.4, rush=18.0, spite=1.2)
