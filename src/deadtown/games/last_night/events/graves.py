"""The Grave Dead, and the weapons that zombies bring from their graves."""

from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.events.night import NightEvent


class GraveDeadAre(NightEvent, frozen=True):
    """What all Grave Dead can do in this game."""

    because = "LN-18.16"
    shows = True

    grave: str


class GraveDeadWounded(NightEvent, frozen=True):
    because = "LN-7.1"

    zombie: int
    space: str


class ZombieSpared(NightEvent, frozen=True):
    """A zombie ignores a wound, or that it would have been killed."""

    because = "LN-7.5"

    zombie: int
    space: str


class Carries(NightEvent, frozen=True):
    """A carrier has wounded a hero, and a die is about to be rolled for it."""

    because = "LN-18.16"

    seat: int
    hero: str


class GraveWeaponDrawn(NightEvent, frozen=True):
    because = "LN-18.1"
    shows = True

    seat: int
    card: Card


class GraveWeaponGiven(NightEvent, frozen=True):
    because = "LN-18.2"

    seat: int
    zombie: int
    card: Card
    space: str


class GraveWeaponLost(NightEvent, frozen=True):
    because = "LN-18.3"
    minor = True

    card: Card


class GraveDeckShuffled(NightEvent, frozen=True):
    because = "LN-18.5"
    shows = True


class Wielded(NightEvent, frozen=True):
    """A zombie seat uses a Grave Weapon."""

    because = "LN-18.6"

    seat: int
    card: Card
