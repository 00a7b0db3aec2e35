"""What happens in Zombinion, and who may know it (ZN-10.10)."""

from typing import Any

import msgspec

from deadtown.games.zombinion.cards import ATTACKS, KINDS, Card
from deadtown.kernel import Event

Cards = tuple[Card, ...]


class SetChosen(Event, frozen=True):
    """The Combat set of the game is on the table."""

    because = "ZN-2.15"

    set: str
    cards: Cards


class StartPlayer(Event, frozen=True):
    seat: int
    rule: str
    """The clause that found the start player."""

    @property
    def clause(self) -> str:
        return self.rule


class TurnBegan(Event, frozen=True):
    """The turn passes. The phase that it begins with shows whether there is an Action in hand (ZN-4.10)."""

    because = "ZN-3.3"
    shows = True
    begins_turn = True

    seat: int
    turn: int


class Played(Event, frozen=True):
    seat: int
    card: Card

    @property
    def clause(self) -> str:
        """What the card does."""
        return KINDS[self.card].clause

    @property
    def shows(self) -> bool:  # type: ignore[override]
        """An Attack shows who can react, and who can't (ZN-8.2)."""
        return self.card in ATTACKS


class PlayedAgain(Event, frozen=True):
    """The second play of a card through Tactics."""

    because = "ZN-11.25.1"

    seat: int
    card: Card

    @property
    def shows(self) -> bool:  # type: ignore[override]
        """Each play of an Attack is reacted to anew (ZN-8.6)."""
        return self.card in ATTACKS


class Aimed(Event, frozen=True):
    """Aim cards put into play."""

    minor = True
    because = "ZN-5.1"

    seat: int
    cards: Cards
    shots: int


class Took(Event, frozen=True):
    """A card taken in the Hunt phase."""

    because = "ZN-5.3"

    seat: int
    card: Card


class Gained(Event, frozen=True):
    """A card gained by an effect: to the discard pile, the deck or the hand."""

    because = "ZN-7.12"
    wordings = ("gained-to-discard", "gained-to-deck", "gained-to-hand")

    seat: int
    card: Card
    to: str

    @property
    def words(self) -> str:
        return f"gained-to-{self.to}"


class NoGain(Event, frozen=True):
    """Nothing could be gained."""

    because = "ZN-7.14"

    seat: int


class Drew(Event, frozen=True):
    """Cards drawn: the owner knows which, the others how many."""

    minor = True
    because = "ZN-7.1"
    wordings = ("drew", "drew-seen")
    shows = True

    seat: int
    count: int
    cards: Cards | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)

    @property
    def words(self) -> str:
        return "drew" if self.cards is None else "drew-seen"


class Shuffled(Event, frozen=True):
    """A discard pile became a new deck."""

    minor = True
    because = "ZN-7.2"

    seat: int


class Cut(Event, frozen=True):
    """A hunter cut another's freshly shuffled deck."""

    minor = True
    because = "ZN-7.7"

    seat: int
    owner: int
    count: int


class Discarded(Event, frozen=True):
    """Cards discarded together: everybody learns how many and sees the last, the owner knows all (ZN-7.9)."""

    because = "ZN-7.9"
    wordings = ("discarded", "discarded-seen")

    seat: int
    count: int
    top: Card
    cards: Cards | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)

    @property
    def words(self) -> str:
        return "discarded" if self.cards is None else "discarded-seen"


class DiscardedShown(Event, frozen=True):
    """Cards discarded that everybody has seen."""

    because = "ZN-7.8"

    seat: int
    cards: Cards


class Trashed(Event, frozen=True):
    because = "ZN-7.11"

    seat: int
    cards: Cards


class Revealed(Event, frozen=True):
    """Cards of a deck shown to everybody."""

    because = "ZN-7.15"
    shows = True

    seat: int
    cards: Cards


class ShowedHand(Event, frozen=True):
    because = "ZN-11.8.3"
    shows = True
    seat: int
    cards: Cards


class Reacted(Event, frozen=True):
    """A hunter revealed a Reaction and is out of this play of the Attack."""

    because = "ZN-8.4"

    seat: int
    card: Card
    attack: Card


class PutBack(Event, frozen=True):
    """A card that everybody has seen went on top of its owner's deck."""

    minor = True
    because = "ZN-7.15"

    seat: int
    card: Card


class SetAside(Event, frozen=True):
    minor = True
    because = "ZN-11.14.3"
    seat: int
    card: Card


class ToHand(Event, frozen=True):
    """Revealed cards went to their owner's hand."""

    minor = True
    because = "ZN-7.15"

    seat: int
    cards: Cards


class Flipped(Event, frozen=True):
    """A deck was turned over onto the discard pile; its former bottom card shows."""

    because = "ZN-11.18.2"
    shows = True

    seat: int
    top: Card


class CleanedUp(Event, frozen=True):
    """Play area and hand went to the discard pile; only the last card shows (ZN-6.4)."""

    minor = True
    because = "ZN-6.1"
    wordings = ("cleaned-up", "cleaned-up-nothing")

    seat: int
    top: Card | None

    @property
    def words(self) -> str:
        return "cleaned-up" if self.top else "cleaned-up-nothing"


class GameEnded(Event, frozen=True):
    wordings = ("ended-many-more-zombies", "ended-three-piles", "ended-turn-cap")
    ending: str
    winners: tuple[int, ...]

    @property
    def words(self) -> str:
        return f"ended-{self.ending.replace('_', '-')}"

    @property
    def clause(self) -> str:
        return "ZN-9.9" if self.ending == "turn_cap" else "ZN-9.1"


class Scored(Event, frozen=True):
    """All cards of a hunter at the end (ZN-9.4)."""

    minor = True
    because = "ZN-9.5"
    shows = True

    seat: int
    score: int
    turns: int
    cards: Cards

    def arguments(self) -> dict[str, Any]:
        return {**super().arguments(), "cards": tuple(sorted(self.cards))}


EVENTS: tuple[type[Event], ...] = tuple(kind for kind in Event.__subclasses__() if kind.__module__ == __name__)
