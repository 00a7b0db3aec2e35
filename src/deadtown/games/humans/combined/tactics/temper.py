"""What a player cares for, on either side. Styles of play differ in nothing else."""

from typing import Final

import msgspec

from deadtown.games.humans.tactics import temper as hordes
from deadtown.games.zombies.tactics import temper as guys

A_POINT: Final = 5.0
"""What a point of a zombie player is worth beside a life of a shotgun guy: the tactics of both games count in these."""
A_ZOMBIE: Final = 1.8
"""What a zombie in a collection is worth beside a life: 25 of them win as 9 points do."""


class Temper(msgspec.Struct, frozen=True):
    """How somebody plays both sides."""

    guy: guys.Temper
    horde: hordes.Temper
    brawl: float = 1.0
    """To attack pieces of the other side, beside what it is worth at a look."""
    fear: float = 1.0
    """How much of the danger to be attacked it sees."""


HUNTER = Temper(
    guys.Temper(kill=1.9, edge=0.0, rush=16.0, spite=0.4, blur=2.0),
    hordes.Temper(street=1.2, indoors=0.8, spite=0.5, traps=0.6, blur=0.3),
    brawl=0.8,
    fear=0.2,
)
BRAWLER = Temper(
    guys.Temper(kill=1.5, edge=0.0, rush=16.0, spite=0.5, blur=2.0),
    hordes.Temper(spite=0.5, traps=0.6, blur=0.3),
    brawl=2.2,
    fear=0.0,
)
SPOILER = Temper(
    guys.Temper(kill=1.6, edge=0.0, rush=18.0, spite=1.0, sparing=0.4, blur=2.0),
    hordes.Temper(spite=1.2, sparing=0.5, traps=0.6, blur=0.3),
    brawl=1.0,
    fear=0.2,
)
VETERAN = Temper(
    guys.Temper(kill=A_ZOMBIE, edge=0.0, rush=32.0, spite=1.0, choosy=1.0, sparing=0.5, cunning=True, blur=0.02),
    hordes.Temper(spite=1.0, sparing=0.6, choosy=0.4, counts=True, plans=True, blur=0.003),
    brawl=1.5,
    fear=0.0,
)
NOVICE = Temper(
    guys.Temper(kill=0.8, edge=0.0, rush=10.0, spite=0.0, care=0.5, blur=8.0),
    hordes.Temper(spite=0.1, arms=0.3, traps=0.0, token=0.3, blur=0.8),
    brawl=0.3,
    fear=0.0,
)
PLAIN = Temper(guys.Temper(kill=A_ZOMBIE, edge=0.0), hordes.Temper())
"""How others are thought to play."""
