"""What a player cares for. Styles of play differ in nothing else."""

from functools import cache
from typing import Final

import msgspec

ALONE: Final = 1.5
"""What a zombie is worth at least when there is no other way to win."""


class Temper(msgspec.Struct, frozen=True):
    """How much each thing is worth to a player; a life that is not the last one is worth about 1."""

    kill: float = 0.3
    """A zombie in the collection, where zombies alone win or count at the end."""
    early: float | None = None
    """The same as long as the Helipad is to come, which is laid by who has the fewest (ZB-5.7)."""
    edge: float = 1.2
    """To stand at an open road, where the Helipad may come."""
    sample: float = 1.6
    """A zombie in the collection, where so many are needed to win (IS-9.1)."""
    rush: float = 20.0
    """To stand on the Helipad rather than very far from it."""
    spite: float = 0.6
    """What is bad for a rival, beside what is good for oneself."""
    choosy: float = 0.55
    """A card in hand that is worth less makes room for another one."""
    sparing: float = 0.5
    """What part of the worth of a card in hand a play must be worth."""
    care: float = 1.0
    """Life and bullets."""
    urge: float = 0.8
    """What it is worth to fight at all, where there is no winning without it."""
    cunning: bool = False
    """Whether it sees who is about to land on the Helipad, and which cards help or stop who is."""
    blur: float = 0.02
    """Options that differ by less are alike to it."""
    squad_care: float | None = None
    """Life and bullets in Intervention Squad, where a death costs half of the zombies that one can't win without."""
    squad_blur: float | None = None
    """What is alike there: who takes too much for alike never gets away."""


HUNTER = Temper(kill=1.3, sample=1.8, rush=14.0, spite=0.35, blur=1.1, squad_care=1.15, squad_blur=0.8)
RUNNER = Temper(kill=0.1, sample=1.4, rush=24.0, spite=0.35, blur=1.1, squad_care=1.15, squad_blur=0.8)
SPOILER = Temper(kill=0.4, rush=18.0, spite=1.0, blur=1.1, squad_care=1.15, squad_blur=0.8)
VETERAN = Temper(kill=0.2, early=-0.6, rush=20.0, spite=1.2, choosy=1.2, sparing=0.3, cunning=True, squad_care=2.0)
NOVICE = Temper(kill=0.8, rush=11.0, spite=0.0, care=0.5, blur=4.0)


@cache
def in_squad(temper: Temper) -> Temper:
    """What somebody is like in Intervention Squad."""
    care = temper.care if temper.squad_care is None else temper.squad_care
    blur = temper.blur if temper.squad_blur is None else temper.squad_blur
    return msgspec.structs.replace(temper, care=care, blur=blur)


@cache
def without_helipad(temper: Temper) -> Temper:
    """What somebody is like when only zombies win (ZB-5.4)."""
    return msgspec.structs.replace(temper, kill=max(temper.kill, ALONE))


@cache
def before_helipad(temper: Temper) -> Temper:
    """What somebody is like as long as the Helipad is to come (ZB-5.7)."""
    return temper if temper.early is None else msgspec.structs.replace(temper, kill=temper.early)
