"""What is going on: a fight, a card that is being played, a wound, dice that lie on the table."""

import msgspec

from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.options import Side
from deadtown.games.last_night.pieces import NO_BUILDING, NOBODY, NOWHERE


class Fight(msgspec.Struct, gc=False):
    """A fight of one hero and one zombie, as far as it has come (LN-6.2)."""

    hero: int
    zombie: int
    space: int
    """Where it is fought: who falls there stands nowhere any more."""
    hero_dice: tuple[int, ...] = ()
    zombie_dice: tuple[int, ...] = ()
    """The dice as they lie; none before the roll."""
    more: int = 0
    """Dice that the hero rolls more in this fight."""
    ties: bool = False
    """Whether the hero wins ties in it."""
    deadly: bool = False
    """Whether the zombie is killed if it is beaten."""
    harmless: bool = False
    """Whether doubles do not wound the zombie (Scratch and Claw)."""
    used: tuple[Card, ...] = ()
    """The items that were used, and the Grave Weapon of the zombie."""
    card: bool = False
    """Whether a fight card has been played (LN-6.6)."""
    winner: Side | None = None
    over: bool = False
    """Whether it was cancelled, or has ended at once."""


class Played(msgspec.Struct, gc=False):
    """A card that is being played (LN-8.7)."""

    seat: int
    card: Card
    mode: str = ""
    named: tuple[str | int, ...] = ()
    cancelled: bool = False
    kept: bool = False
    """Whether it lies somewhere else now, and is not discarded."""


class Wound(msgspec.Struct, gc=False):
    """A wound that a hero is about to take, or has taken (LN-7.2)."""

    hero: int
    zombie: int = NOBODY
    """From which zombie, if from one."""
    prevented: bool = False
    taken: bool = False
    explosive: bool = False
    """Whether an explosive causes it (LN-7.16)."""
    killing: bool = False
    """Whether the hero is about to be killed, whatever wounds it has (LN-7.4)."""
    refused: tuple[int, ...] = ()
    """The heroes whose owners do not want them to take it instead (Popular)."""
    tried: tuple[str, ...] = ()
    """What has been tried against it: once each."""


class Hurt(msgspec.Struct, gc=False):
    """A wound or a killing that a zombie is about to take (LN-7.5)."""

    zombie: int
    killing: bool = False
    """Whether it is killed, whatever wound points are left (LN-1.6)."""
    explosive: bool = False
    """Whether an explosive does it."""
    spared: bool = False
    """Whether it ignores that."""


class Roll(msgspec.Struct, gc=False):
    """Dice that lie on the table outside fights, as long as somebody may do something about them."""

    what: str
    dice: tuple[int, ...]
    hero: int = NOBODY
    """Who has rolled them, if a hero."""
    need: int = 0
    """What a die must show, if it must show anything."""
    card: Card = ""
    """The card they are rolled for."""
    again: bool = False
    """Whether they have been rolled again by somebody who may do so once."""
    mastered: bool = False
    """Whether they have been rolled again by Weapon Mastery."""
    plus: int = 0
    """What is added to a movement roll."""
    stuck: bool = False
    """Whether the item is lost whatever they show (It's Stuck!)."""
    raised: tuple[int, ...] = ()
    """The places of dice that count for one more."""
    harder: tuple[int, ...] = ()
    """What each die counts for less, where that is not alike for all."""

    def counts(self, place: int) -> int:
        """What a die counts for."""
        return self.dice[place] + self.raised.count(place) - (self.harder[place] if self.harder else 0)


class Remaining(msgspec.Struct, frozen=True, gc=False):
    """A zombie card that remains in play beside the map (LN-8.2)."""

    card: Card
    building: int = NO_BUILDING
    space: int = NOWHERE
    buildings: tuple[int, ...] = ()
    """The buildings of a card that has several markers."""


class Marker(msgspec.Struct, frozen=True, gc=False):
    """A Free Search or Exploration marker that lies in a building (LN-18.10, LN-18.17)."""

    kind: str
    building: int
    space: int = NOWHERE
    """Its space, where a hero must stand on it: in the Manor House."""


class Discarding(msgspec.Struct, frozen=True, gc=False):
    """An item that is about to be discarded (LN-9.11)."""

    hero: int
    item: Card
    pair: tuple[Card, ...] = ()
    """The combined item of which it is a half, if it is (LN-9.8)."""


class Attack(msgspec.Struct, gc=False):
    """A ranged attack with weapons, once it has been declared (LN-10.1)."""

    hero: int
    weapons: tuple[Card, ...]
    aims: tuple[str, ...]
    """What each of them is fired at, as options say it."""
    bonus: int = 0
    """What is added to its hit rolls."""
