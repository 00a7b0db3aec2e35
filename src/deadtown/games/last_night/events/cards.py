"""Cards that are drawn, played, cancelled and put away; some go into a hand unseen."""

from typing import Any

import msgspec

from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.events.night import BUILDINGS, WALLS, NightEvent, shown, wall_words
from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.kernel import Event


class ZombieCardDrawn(NightEvent, frozen=True):
    """Only the own side may see which card it is."""

    because = "LN-4.6"
    wordings = ("zombie-card-drawn", "zombie-card-drawn-known")
    shows = True
    minor = True

    seat: int
    card: Card
    knowing: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in self.knowing else msgspec.structs.replace(self, card="")

    @property
    def words(self) -> str:
        return "zombie-card-drawn-known" if self.card else "zombie-card-drawn"


class ZombieDeckShuffled(NightEvent, frozen=True):
    because = "LN-4.8"
    shows = True


class EventFound(NightEvent, frozen=True):
    """An event card goes into a hand, unseen by the zombies."""

    wordings = ("event-found", "event-found-known")
    shows = True

    seat: int
    hero: str
    card: Card
    knowing: tuple[int, ...]
    because_of: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in self.knowing else msgspec.structs.replace(self, card="")

    @property
    def words(self) -> str:
        return "event-found-known" if self.card else "event-found"


class TacticFound(EventFound, frozen=True):
    """A Survival Tactic goes into a hand, unseen by the zombies (LN-18.9)."""

    wordings = ("tactic-found", "tactic-found-known")

    @property
    def words(self) -> str:
        return "tactic-found-known" if self.card else "tactic-found"


class ItemFound(NightEvent, frozen=True):
    shows = True

    seat: int
    hero: str
    card: Card
    because_of: str


class ItemMissing(NightEvent, frozen=True):
    """An item that a hero comes with is neither in the deck nor in the discard pile: it may have been trimmed."""

    because = "LN-3.12"
    shows = True

    seat: int
    hero: str
    card: Card


class TownsfolkSaved(NightEvent, frozen=True):
    because = "LN-S3"
    shows = True

    seat: int
    hero: str
    card: Card


class Looked(NightEvent, frozen=True):
    """Cards that only who searches may look at."""

    because = "LN-5.9"
    wordings = ("looked", "looked-known", "looked-survival", "looked-survival-known")
    shows = True

    seat: int
    hero: str
    cards: tuple[Card, ...]
    knowing: tuple[int, ...]
    deck: str = ""
    """The Survival deck that they are of, unless they are hero cards."""

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in self.knowing else msgspec.structs.replace(self, cards=())

    @property
    def words(self) -> str:
        return f"looked{'-survival' if self.deck else ''}{'-known' if self.cards else ''}"

    def arguments(self) -> dict[str, Any]:
        words: dict[str, Any] = {"seat": self.seat, "hero": self.hero, "cards": self.cards}
        return {**words, "survival_deck": self.deck} if self.deck else words


class PutUnderDeck(NightEvent, frozen=True):
    """A card that a hero has looked at goes under the hero deck."""

    because = "LN-5.9"

    seat: int
    hero: str


class TopSeen(NightEvent, frozen=True):
    """The top card of the hero deck, at which one seat alone looks (Hunch)."""

    because = "LN-8.9"
    wordings = ("top-seen", "top-seen-known")
    shows = True

    seat: int
    hero: str
    card: Card

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, card="")

    @property
    def words(self) -> str:
        return "top-seen-known" if self.card else "top-seen"


class Revealed(NightEvent, frozen=True):
    """Cards of the hero deck that all see before they are shuffled back (LN-13.16)."""

    because = "LN-13.16"
    shows = True

    hero: str
    cards: tuple[Card, ...]

    def arguments(self) -> dict[str, Any]:
        return {"hero": self.hero, "cards": self.cards, "count": len(self.cards)}


class HeroCardsDiscarded(NightEvent, frozen=True):
    """Cards from the hero deck, face up."""

    because = "LN-8.3"
    wordings = ("hero-cards-discarded", "hero-cards-discarded-by")
    shows = True

    cards: tuple[Card, ...]
    by: str
    """The card or the hero that does it."""

    @property
    def words(self) -> str:
        return "hero-cards-discarded-by" if self.by in PEOPLE else "hero-cards-discarded"

    def arguments(self) -> dict[str, Any]:
        words: dict[str, Any] = {"cards": self.cards, "count": len(self.cards)}
        return {**words, "hero" if self.by in PEOPLE else "card": self.by}


class SurvivalCardsDiscarded(NightEvent, frozen=True):
    """Cards from a Survival deck, face up."""

    because = "LN-8.3"
    shows = True

    deck: str
    cards: tuple[Card, ...]
    card: Card
    """The card that does it."""

    def arguments(self) -> dict[str, Any]:
        return {"survival_deck": self.deck, "cards": self.cards, "card": self.card, "count": len(self.cards)}


class CardsPutBack(NightEvent, frozen=True):
    """Cards that were looked at lie on the deck again, in an order that nobody else knows."""

    because = "LN-8.3"

    seat: int
    count: int


class TakenFromDiscard(NightEvent, frozen=True):
    seat: int
    hero: str
    card: Card
    because_of: str


class TakenFromDeck(NightEvent, frozen=True):
    because = "LN-5.10"
    shows = True

    seat: int
    hero: str
    card: Card


class ShuffledIn(NightEvent, frozen=True):
    """Cards go back into their deck."""

    because = "LN-8.3"
    shows = True

    cards: tuple[Card, ...]

    def arguments(self) -> dict[str, Any]:
        return {"cards": self.cards, "count": len(self.cards)}


class Discarded(NightEvent, frozen=True):
    because = "LN-4.6"

    seat: int
    card: Card


class CardPlayed(NightEvent, frozen=True):
    because = "LN-8.7"
    wordings = (
        *("card-played", "card-played-on", "card-played-in", "card-played-at"),
        *("card-played-couple", "card-played-zombie-hero", "card-played-wall"),
    )

    seat: int
    card: Card
    mode: str = ""
    named: tuple[str | int, ...] = ()

    @property
    def words(self) -> str:
        kind, _ = self._target()
        return f"card-played-{kind}" if kind else "card-played"

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": self.card, **self._target()[1]}

    def _target(self) -> tuple[str, dict[str, str]]:
        """What it is played on, if that has a name."""
        words = [str(part) for part in self.named]
        people = [word for word in words if word in PEOPLE]
        if len(people) > 1:
            return "couple", {"hero": people[0], "other": people[1]}
        if people:
            return "on", {"hero": people[0]}
        last = words[-1] if words else ""
        space = last.rpartition("_")[2]
        if space in NUMBERS:
            return "at", {"space": shown(space)}
        if last in BUILDINGS:
            return "in", {"building": last}
        if last in WALLS:
            return "wall", wall_words(last)
        turned = last.removeprefix("zombie_")
        return ("zombie-hero", {"hero": turned}) if turned in PEOPLE else ("", {})


class Used(NightEvent, frozen=True):
    """An item or an ability is used."""

    because = "LN-8.7"
    wordings = ("item-used", "ability-used")

    seat: int
    card: str
    hero: str

    @property
    def words(self) -> str:
        return "ability-used" if self.card in PEOPLE[self.hero].abilities else "item-used"

    def arguments(self) -> dict[str, Any]:
        name = "ability" if self.card in PEOPLE[self.hero].abilities else "card"
        return {"seat": self.seat, name: self.card, "hero": self.hero}


class CardCancelled(NightEvent, frozen=True):
    because = "LN-8.7"

    seat: int
    card: Card


class CardRemoved(NightEvent, frozen=True):
    because = "LN-8.3"

    card: Card


class CardStays(NightEvent, frozen=True):
    because = "LN-8.2"

    card: Card
    hero: str


class CardEnded(NightEvent, frozen=True):
    because = "LN-8.2"

    card: Card
    hero: str
