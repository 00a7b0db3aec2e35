"""What zombies are called in options: those that nobody could tell apart have the same name."""

from functools import cache
from typing import Final, NamedTuple

from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.grave_weapons import GRAVE_CARDS
from deadtown.games.last_night.ground import NAMES, NUMBERS

COLOURS: Final = ("brown", "green", "red")
WOUNDED: Final = "wounded"


class Ref(NamedTuple):
    """A zombie on a space: its colour where that matters, whether it is wounded, its Grave Weapon."""

    space: str
    colour: str = ""
    wounded: bool = False
    weapon: Card = ""

    def __str__(self) -> str:
        wounded = WOUNDED if self.wounded else ""
        return "_".join(filter(None, (self.colour, wounded, self.weapon, self.space)))


@cache
def ref_on(space: int, colour: str, wounded: bool, weapon: Card) -> str:
    """What a zombie on a space is called."""
    return str(Ref(NAMES[space], colour, wounded, weapon))


def read_ref(text: str) -> Ref | None:
    """The zombie that is called so; nothing if no zombie on a space is."""
    words, _, space = text.rpartition("_")
    if space not in NUMBERS:
        return None
    colour = words.partition("_")[0]
    if colour not in COLOURS:
        colour = ""
    words = words.removeprefix(colour).removeprefix("_")
    wounded = words.partition("_")[0] == WOUNDED
    weapon = words.removeprefix(WOUNDED).removeprefix("_") if wounded else words
    return Ref(space, colour, wounded, weapon) if not weapon or weapon in GRAVE_CARDS else None
