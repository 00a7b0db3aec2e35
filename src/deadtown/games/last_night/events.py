"""What happens in Last Night on Earth. All of it lies open but cards that go into a hand from a deck."""

from typing import Any

import msgspec

from deadtown.games.last_night.boards import BOARDS
from deadtown.games.last_night.cards import HERO_CARDS, ZOMBIE_CARDS, Card
from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.kernel import Event

SPACES = {"space": "space", "start": "space", "to": "to"}
"""The fields that are spaces, and what texts call them."""
HIDDEN = frozenset({"because_of", "knowing", "zombie"})
"""The fields that no text names: zombies have no names."""
BUILDINGS = frozenset(building.name for board in BOARDS.values() for building in board.buildings)


def shown(space: str) -> str:
    """What a space is called in texts: E4."""
    return space.upper()


def dice_text(dice: tuple[int, ...]) -> str:
    return ", ".join(map(str, dice))


class NightEvent(Event, frozen=True):
    """Something in the town: spaces are worded as on the map, dice as they lie."""

    def arguments(self) -> dict[str, Any]:
        words: dict[str, Any] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if name in HIDDEN:
                continue
            if name in SPACES:
                words[SPACES[name]] = shown(value)
            elif isinstance(value, tuple) and all(isinstance(part, int) for part in value) and name != "winners":
                words[name] = dice_text(value)
            else:
                words[name] = value
        return words

    @property
    def clause(self) -> str:
        return getattr(self, "because_of", "") or self.because


# Set-up and turns


class ScenarioBegan(NightEvent, frozen=True):
    because = "LN-S14"
    shows = True

    scenario: str
    drawn: bool

    def arguments(self) -> dict[str, Any]:
        return {"scenario": self.scenario}


class BoardsLaid(NightEvent, frozen=True):
    because = "LN-3.6"
    shows = True
    minor = True

    layout: str

    def arguments(self) -> dict[str, Any]:
        return {}


class HeroTaken(NightEvent, frozen=True):
    because = "LN-3.8"
    shows = True

    seat: int
    hero: str


class HeroPlaced(NightEvent, frozen=True):
    seat: int
    hero: str
    space: str
    because_of: str


class ShuffledBack(NightEvent, frozen=True):
    because = "LN-17.1"
    shows = True

    seat: int
    hero: str
    card: Card


class ZombieTurnBegan(NightEvent, frozen=True):
    because = "LN-4.3"
    begins_turn = True

    seat: int
    sun: int


class HeroTurnBegan(NightEvent, frozen=True):
    because = "LN-5.1"
    begins_turn = True

    seat: int
    sun: int


class HeroActivated(NightEvent, frozen=True):
    because = "LN-5.1"

    seat: int
    hero: str


class TurnLost(NightEvent, frozen=True):
    because = "LN-5.3"

    seat: int
    hero: str


# Zombies


class NewZombies(NightEvent, frozen=True):
    because = "LN-4.9"
    wordings = ("new-zombies-come", "no-new-zombies")
    shows = True

    seat: int
    dice: tuple[int, ...]
    in_play: int
    come: bool

    @property
    def words(self) -> str:
        return "new-zombies-come" if self.come else "no-new-zombies"

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "total": sum(self.dice), "count": self.in_play}


class ZombieCame(NightEvent, frozen=True):
    minor = True

    seat: int
    zombie: int
    space: str
    because_of: str


class ZombieMoved(NightEvent, frozen=True):
    because = "LN-4.13"
    minor = True

    seat: int
    zombie: int
    start: str
    to: str


class ZombiePushed(NightEvent, frozen=True):
    because = "LN-1.14"

    seat: int
    zombie: int
    start: str
    to: str


class ZombieRemoved(NightEvent, frozen=True):
    because = "LN-7.7"

    zombie: int
    space: str


class ZombieKilled(NightEvent, frozen=True):
    wordings = ("zombie-killed", "zombie-hero-killed")

    zombie: int
    space: str
    hero: str
    """Who it was, if a zombie hero."""
    count: int
    because_of: str

    @property
    def words(self) -> str:
        return "zombie-hero-killed" if self.hero else "zombie-killed"

    def arguments(self) -> dict[str, Any]:
        words = {"space": shown(self.space), "count": self.count}
        return {**words, "hero": self.hero} if self.hero else words


class ZombieHeld(NightEvent, frozen=True):
    """A zombie that no wound can kill now."""

    because = "LN-1.7"

    zombie: int
    space: str


class ZombieHeroRose(NightEvent, frozen=True):
    because = "LN-7.16"

    seat: int
    hero: str
    space: str


class ZombieHeroWounded(NightEvent, frozen=True):
    because = "LN-7.18"

    seat: int
    hero: str
    left: int


# Heroes


class HeroMoved(NightEvent, frozen=True):
    because = "LN-5.6"
    minor = True

    seat: int
    hero: str
    start: str
    to: str
    left: int


class HeroFled(NightEvent, frozen=True):
    seat: int
    hero: str
    start: str
    to: str
    because_of: str


class DoorLocked(NightEvent, frozen=True):
    because = "LN-8.7"

    hero: str


class Wounded(NightEvent, frozen=True):
    seat: int
    hero: str
    wounds: int
    points: int
    because_of: str

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "hero": self.hero, "count": self.wounds, "most": self.points}


class WoundPrevented(NightEvent, frozen=True):
    because = "LN-7.2"

    hero: str


class Healed(NightEvent, frozen=True):
    seat: int
    hero: str
    count: int
    because_of: str


class Turns(NightEvent, frozen=True):
    because = "LN-7.14"

    seat: int
    hero: str


class HeroDied(NightEvent, frozen=True):
    because = "LN-7.15"

    seat: int
    hero: str
    space: str
    count: int
    goal: int
    explosive: bool

    def arguments(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "hero": self.hero,
            "space": shown(self.space),
            "count": self.count,
            "most": self.goal,
        }


# Cards


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


class ItemFound(NightEvent, frozen=True):
    shows = True

    seat: int
    hero: str
    card: Card
    because_of: str


class TownsfolkSaved(NightEvent, frozen=True):
    because = "LN-S3"
    shows = True

    seat: int
    hero: str
    card: Card


class Looked(NightEvent, frozen=True):
    """Cards that only who searches may look at."""

    because = "LN-5.9"
    wordings = ("looked", "looked-known")
    shows = True

    seat: int
    hero: str
    cards: tuple[Card, ...]
    knowing: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in self.knowing else msgspec.structs.replace(self, cards=())

    @property
    def words(self) -> str:
        return "looked-known" if self.cards else "looked"


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
        *("card-played-couple", "card-played-zombie-hero"),
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


class BuildingMarked(NightEvent, frozen=True):
    because = "LN-8.2"
    wordings = ("building-taken-over", "building-dark")

    card: Card
    building: str

    @property
    def words(self) -> str:
        return "building-dark" if self.card == "lights_out" else "building-taken-over"


class BuildingFound(NightEvent, frozen=True):
    because = "LN-13.1"
    shows = True

    building: str


class PitOpened(NightEvent, frozen=True):
    because = "LN-13.8"

    space: str


class PitDestroyed(NightEvent, frozen=True):
    because = "LN-S2"

    space: str
    count: int


class TankFilled(NightEvent, frozen=True):
    because = "LN-S4"

    seat: int
    hero: str


# Items


class ItemSpent(NightEvent, frozen=True):
    because = "LN-9.5"
    minor = True

    seat: int
    hero: str
    card: Card


class ItemDropped(NightEvent, frozen=True):
    because = "LN-9.2"

    seat: int
    hero: str
    card: Card


class ItemLost(NightEvent, frozen=True):
    because = "LN-9.11"

    seat: int
    hero: str
    card: Card


class ItemGiven(NightEvent, frozen=True):
    seat: int
    hero: str
    other: str
    card: Card
    because_of: str


class TradeRefused(NightEvent, frozen=True):
    because = "LN-5.14"

    seat: int
    hero: str
    other: str


class BetsySent(NightEvent, frozen=True):
    because = "LN-9.21"

    seat: int
    hero: str
    space: str


class BetsyGone(NightEvent, frozen=True):
    because = "LN-9.21"


# Dice


class Rolled(NightEvent, frozen=True):
    """Dice outside fights, for all to see."""

    shows = True
    clauses = {
        "movement": "LN-5.4",
        "fire": "LN-11.2",
        "fire_phase": "LN-11.6",
        "spread": "LN-11.7",
        "break": "LN-6.16",
        "ammo": "LN-10.5",
        "shot": "LN-10.3",
        "explosion": "LN-12.4",
        "across_fire": "LN-9.17",
        "set_off": "LN-12.3",
        "building": "LN-13.1",
        "building_number": "LN-13.3",
        "betsy": "LN-9.21",
        "zombie_hero": "LN-7.18",
        "first_zombies": "LN-3.14",
        "arrivals": "LN-4.18",
        "shamble": "LN-4.15",
        "advance": "LN-4.15",
        "rotten": "LN-7.7",
        "overconfidence": "LN-8.2",
        "triage": "LN-7.6",
        "spirit": "LN-8.7",
        "hes_a_zombie": "LN-8.7",
    }
    of_zombies = ("fire", "explosion")
    """What zombies may roll for as well as heroes."""
    wordings = (
        *(f"rolled-{what.replace('_', '-')}" for what in clauses),
        *(f"rolled-{what}-zombie" for what in of_zombies),
    )

    what: str
    dice: tuple[int, ...]
    need: int
    card: str
    """The card or the ability for which they are rolled, if there is one."""
    hero: str

    @property
    def words(self) -> str:
        if self.what in self.of_zombies and not self.hero:
            return f"rolled-{self.what}-zombie"
        return f"rolled-{self.what.replace('_', '-')}"

    @property
    def clause(self) -> str:
        return self.clauses[self.what]

    def arguments(self) -> dict[str, Any]:
        words: dict[str, Any] = {"dice": dice_text(self.dice), "count": len(self.dice)}
        if self.need:
            words["need"] = self.need
        if self.card in HERO_CARDS or self.card in ZOMBIE_CARDS:
            words["card"] = self.card
        if self.hero:
            words["hero"] = self.hero
        return words


class Rerolled(NightEvent, frozen=True):
    because = "LN-8.10"
    shows = True

    what: str
    before: tuple[int, ...]
    dice: tuple[int, ...]
    hero: str

    def arguments(self) -> dict[str, Any]:
        return {"before": dice_text(self.before), "dice": dice_text(self.dice), "hero": self.hero}


class ShotFired(NightEvent, frozen=True):
    because = "LN-10.1"

    seat: int
    hero: str
    card: Card
    space: str


class DynamiteThrown(NightEvent, frozen=True):
    because = "LN-9.15"

    seat: int
    hero: str
    space: str


class DynamiteExploded(NightEvent, frozen=True):
    because = "LN-9.14"

    space: str


class GasPoured(NightEvent, frozen=True):
    because = "LN-12.1"

    hero: str
    space: str


class GasExploded(NightEvent, frozen=True):
    because = "LN-12.4"

    space: str


class FireLit(NightEvent, frozen=True):
    because = "LN-11.10"

    space: str


class FireOut(NightEvent, frozen=True):
    space: str
    because_of: str


class FireStays(NightEvent, frozen=True):
    because = "LN-11.8"

    space: str


class BuildingDestroyed(NightEvent, frozen=True):
    because = "LN-11.15"

    building: str


# Fights


class FightBegan(NightEvent, frozen=True):
    because = "LN-6.1"
    wordings = ("fight-began", "fight-began-hero")

    seat: int
    hero: str
    zombie: str
    space: str

    @property
    def other(self) -> str:
        """Who the zombie was, if a zombie hero."""
        name = self.zombie.removeprefix("zombie_")
        return name if name in PEOPLE else ""

    @property
    def words(self) -> str:
        return "fight-began-hero" if self.other else "fight-began"

    def arguments(self) -> dict[str, Any]:
        words = {"seat": self.seat, "hero": self.hero, "space": shown(self.space)}
        return {**words, "other": self.other} if self.other else words


class FightRolled(NightEvent, frozen=True):
    because = "LN-6.3"
    shows = True

    seat: int
    hero: str
    dice: tuple[int, ...]
    against: tuple[int, ...]


class DiceAdded(NightEvent, frozen=True):
    because = "LN-6.5"
    wordings = ("hero-dice-added", "zombie-dice-added")
    shows = True

    side: str
    card: str
    dice: tuple[int, ...]

    @property
    def words(self) -> str:
        return "hero-dice-added" if self.side == "heroes" else "zombie-dice-added"

    def arguments(self) -> dict[str, Any]:
        return {"dice": dice_text(self.dice), "count": len(self.dice)}


class DiceRerolled(NightEvent, frozen=True):
    because = "LN-6.5"
    wordings = ("hero-dice-rerolled", "zombie-dice-rerolled")
    shows = True

    side: str
    card: str
    before: tuple[int, ...]
    dice: tuple[int, ...]

    @property
    def words(self) -> str:
        return "hero-dice-rerolled" if self.side == "heroes" else "zombie-dice-rerolled"

    def arguments(self) -> dict[str, Any]:
        return {"before": dice_text(self.before), "dice": dice_text(self.dice)}


class DieChanged(NightEvent, frozen=True):
    because = "LN-6.5"
    wordings = ("hero-die-changed", "zombie-die-changed")

    side: str
    card: str
    before: int
    die: int

    @property
    def words(self) -> str:
        return "hero-die-changed" if self.side == "heroes" else "zombie-die-changed"

    def arguments(self) -> dict[str, Any]:
        return {"before": self.before, "die": self.die}


class DieGained(NightEvent, frozen=True):
    because = "LN-6.3"

    seat: int
    hero: str
    card: Card


class Cleaved(NightEvent, frozen=True):
    because = "LN-6.14"

    seat: int
    hero: str


class FightCancelled(NightEvent, frozen=True):
    because = "LN-6.17"

    hero: str
    card: Card


class FightWon(NightEvent, frozen=True):
    because = "LN-6.7"
    wordings = ("fight-won", "fight-won-doubles", "fight-lost")

    seat: int
    hero: str
    zombie: str
    winner: str
    doubles: bool

    @property
    def words(self) -> str:
        if self.winner != "heroes":
            return "fight-lost"
        return "fight-won-doubles" if self.doubles else "fight-won"

    def arguments(self) -> dict[str, Any]:
        return {"seat": self.seat, "hero": self.hero}


# The end


class Ended(NightEvent, frozen=True):
    wordings = (
        *("ended-deaths", "ended-deck", "ended-dawn-heroes"),
        *("ended-dawn-zombies", "ended-goal", "ended-doom"),
    )

    winners: tuple[int, ...]
    side: str
    ending: str
    scenario: str
    because_of: str

    @property
    def words(self) -> str:
        return f"ended-dawn-{self.side}" if self.ending == "dawn" else f"ended-{self.ending}"

    def arguments(self) -> dict[str, Any]:
        return {"winners": self.winners, "scenario": self.scenario}


EVENTS: tuple[type[Event], ...] = (
    ScenarioBegan,
    BoardsLaid,
    HeroTaken,
    HeroPlaced,
    ShuffledBack,
    ZombieTurnBegan,
    HeroTurnBegan,
    HeroActivated,
    TurnLost,
    NewZombies,
    ZombieCame,
    ZombieMoved,
    ZombiePushed,
    ZombieRemoved,
    ZombieKilled,
    ZombieHeld,
    ZombieHeroRose,
    ZombieHeroWounded,
    HeroMoved,
    HeroFled,
    DoorLocked,
    Wounded,
    WoundPrevented,
    Healed,
    Turns,
    HeroDied,
    ZombieCardDrawn,
    ZombieDeckShuffled,
    EventFound,
    ItemFound,
    TownsfolkSaved,
    Looked,
    HeroCardsDiscarded,
    TakenFromDiscard,
    TakenFromDeck,
    ShuffledIn,
    Discarded,
    CardPlayed,
    Used,
    CardCancelled,
    CardRemoved,
    CardStays,
    CardEnded,
    BuildingMarked,
    BuildingFound,
    PitOpened,
    PitDestroyed,
    TankFilled,
    ItemSpent,
    ItemDropped,
    ItemLost,
    ItemGiven,
    TradeRefused,
    BetsySent,
    BetsyGone,
    Rolled,
    Rerolled,
    ShotFired,
    DynamiteThrown,
    DynamiteExploded,
    GasPoured,
    GasExploded,
    FireLit,
    FireOut,
    FireStays,
    BuildingDestroyed,
    FightBegan,
    FightRolled,
    DiceAdded,
    DiceRerolled,
    DieChanged,
    DieGained,
    Cleaved,
    FightCancelled,
    FightWon,
    Ended,
)
