"""The table as a seat sees it: all but hands of others and the order of decks (Part VI)."""

from collections.abc import Sequence

import msgspec

from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.ground import DOOR, ENTRANCE, LOCK, put_word
from deadtown.games.last_night.options import Options, Side
from deadtown.games.last_night.state import Turn
from deadtown.games.last_night.upgrades import Upgrade
from deadtown.kernel import Outcome


class SeatView(msgspec.Struct, frozen=True):
    """A player."""

    seat: int
    name: str
    side: Side
    colour: str
    """Of a zombie seat: brown, green, or empty where it has both."""
    cards: int
    """How many are in hand."""
    hand: Sequence[Card] | None
    """Which they are, for whoever may know."""
    known: Sequence[Card]
    """Cards of it that all have seen."""
    tactics: int
    """How many of its cards are Survival Tactics, which all can see by their backs."""
    pool: int
    """How many zombies are left to come."""


class HeroView(msgspec.Struct, frozen=True):
    """Somebody alive, or dead."""

    hero: str
    seat: int
    space: str
    """Empty for the dead."""
    wounds: int
    points: int
    infected: int
    """How many Infected markers it has."""
    items: Sequence[Card]
    taped: Sequence[str]
    """Which of them are combined items, each called by both its halves: ``keys+revolver``."""
    load: tuple[int, int]
    """For how many items and weapons they count."""
    strength: tuple[int, int]
    """How many items and weapons it may carry."""
    on: Sequence[Card]
    bound: str
    """The building that it has got to get to."""
    saved: Sequence[Card]
    carried: int
    """How many tokens of the scenario it carries."""
    dice: int
    """How many fight dice it would roll."""
    activated: bool
    idle: bool
    """Whether it loses this turn."""
    found: bool
    """Whether it was found in a building, and nobody takes its place."""
    experience: int
    upgrades: Sequence[Upgrade]
    boosted: Sequence[Upgrade]
    """The upgrades whose Boost is active."""
    price: int
    """What its next upgrade costs."""


class TurnedView(msgspec.Struct, frozen=True):
    """A zombie hero."""

    zombie: int
    hero: str
    seat: int
    space: str
    wounds: int
    """The wound points that are left."""


class KeptView(msgspec.Struct, frozen=True):
    """A zombie card that remains in play beside the map."""

    card: Card
    building: str
    space: str


class MarkerView(msgspec.Struct, frozen=True):
    """A Free Search or Exploration marker in a building."""

    building: str
    space: str
    """Where it lies, if that matters."""
    marker: str
    """What it is: ``exploration`` where it lies face down."""


class HurtView(msgspec.Struct, frozen=True):
    """A wound or a killing that a zombie is about to take."""

    zombie: int
    space: str
    killing: bool
    explosive: bool


class BarricadeView(msgspec.Struct, frozen=True):
    """A barricade on a wall, which is called by its building and the face."""

    wall: str
    building: str
    face: str
    spaces: Sequence[str]
    """The spaces of the building along it."""
    reinforcements: int


class FightView(msgspec.Struct, frozen=True):
    """The fight that is going on."""

    hero: str
    zombie: int
    space: str
    hero_pool: int
    zombie_pool: int
    """How many dice each rolls."""
    hero_dice: Sequence[int]
    zombie_dice: Sequence[int]
    ties: bool
    """Whether the hero wins ties."""
    deadly: bool
    """Whether a beaten zombie is killed."""
    harmless: bool
    """Whether doubles do not wound the zombie."""
    leads: str
    """Who wins as the dice lie; empty before they do."""
    chance: int
    doubles: int
    """How likely the hero was to win, and with doubles, before the roll: in percent."""
    card: bool
    """Whether a fight card has been played."""
    used: Sequence[Card]
    winner: str
    edge: int
    """What the zombie's highest die counts for more."""
    zombie_points: int
    """The wound points that the zombie has left."""


class PlayedView(msgspec.Struct, frozen=True):
    """A card that is being played."""

    seat: int
    card: Card
    mode: str
    named: Sequence[str | int]
    cancelled: bool


class RollView(msgspec.Struct, frozen=True):
    """Dice that lie on the table."""

    what: str
    dice: Sequence[int]
    hero: str
    need: int
    card: Card


class AttackView(msgspec.Struct, frozen=True):
    """A ranged attack with weapons that has been declared."""

    hero: str
    weapons: Sequence[Card]
    aims: Sequence[str]
    """What each of them is fired at, as options say it."""
    bonus: int
    """What is added to its hit rolls."""


class WoundView(msgspec.Struct, frozen=True):
    """A wound that somebody is about to take, or has taken."""

    hero: str
    taken: bool
    killing: bool
    """Whether it would be killed, whatever wounds it has."""


class View(msgspec.Struct, frozen=True):
    """The table as somebody sees it."""

    seat: int | None
    scenario: str
    layout: str
    """The five boards."""
    turn: Turn
    phase: str
    sun: int
    lead: int
    """The zombie seat that chooses for its side (LN-1.12)."""
    seats: Sequence[SeatView]
    heroes: Sequence[HeroView]
    zombies: dict[int, str]
    """The number of each zombie on the map, and where it is; zombie heroes too."""
    turned: Sequence[TurnedView]
    grave_dead: str
    """What all red zombies can do, where they are Grave Dead."""
    graves: int
    """How many Grave Dead may still come."""
    wounded: Sequence[int]
    """The Grave Dead that have lost the first of two wound points."""
    armed: dict[int, Card]
    """The Grave Weapon of each zombie that has one."""
    grave_deck: int
    grave_discard: Sequence[Card]
    grave_drawn: Card
    """The Grave Weapon that is about to be given to a zombie."""
    fires: dict[str, bool]
    """The spaces with fire, and whether it burns or is new."""
    gas: Sequence[str]
    barricades: Sequence[BarricadeView]
    doors: Sequence[str]
    """The Door markers, by the two spaces between which each is: b4-b5."""
    locks: Sequence[str]
    """The Locked Door markers, likewise."""
    walled_up: Sequence[str]
    """The buildings that are Fully Barricaded."""
    sealed: Sequence[str]
    """The buildings whose doors no hero passes for a while."""
    broken: Sequence[str]
    """The walls with a barricade that zombies cross without a roll in this turn."""
    stronghold: str
    """The building that the heroes must hold, in a scenario about that."""
    dark: Sequence[str]
    """The buildings without light."""
    taken_over: Sequence[str]
    destroyed: Sequence[str]
    pits: Sequence[str]
    """The pits that can be used, printed ones and others."""
    charged: Sequence[str]
    """The pits that were destroyed."""
    betsy: str
    trap: str
    """Where the Bear Trap lies."""
    exploding: str
    """Where gas is about to explode."""
    entrances: Sequence[str]
    """Those of the sewer, while it is in play."""
    rubble: str
    """The space that nobody may enter."""
    tokens: Sequence[str]
    """Where supplies or radio parts lie, a space as often as there are any."""
    charges: Sequence[str]
    """The buildings in which charges were placed."""
    kept: Sequence[KeptView]
    effects: Sequence[str]
    """What holds for a while."""
    hero_deck: int
    zombie_deck: int
    trimmed: int
    hero_discard: Sequence[Card]
    zombie_discard: Sequence[Card]
    hero_out: Sequence[Card]
    zombie_out: Sequence[Card]
    unique_deck: int
    tactic_deck: int
    """How many cards are in the Survival decks; none where they are not played with."""
    unique_discard: Sequence[Card]
    tactic_discard: Sequence[Card]
    markers: Sequence[MarkerView]
    """What lies in buildings to be searched or explored."""
    used_markers: Sequence[str]
    """The markers that were discarded."""
    safe: Sequence[str]
    """The buildings that are safe houses in this zombie turn."""
    people: Sequence[str]
    """Who has not been in this game yet."""
    looked: Sequence[Card]
    """What a search has drawn, or the cards among which who searches chooses: for those who may see them."""
    top: Card
    """The top card of the hero deck, for seats that know it."""
    experience: int
    """The experience of the zombie side."""
    upgrades: Sequence[Upgrade]
    """Its upgrades."""
    upgrade_decks: dict[str, int]
    """How many cards are in each upgrade deck; none where experience is not played with."""
    upgrade_discards: dict[str, Sequence[Upgrade]]
    active: str
    """The hero that is activated."""
    movement: Sequence[int]
    left: int
    entered_from: dict[str, str]
    """From where the active hero would enter each space on a walk: for who moves it, when it stands still."""
    mover: int
    """The zombie that is about to move, or moves; else -1."""
    moved: Sequence[int]
    held: Sequence[int]
    arriving: int
    """How many zombies are still to be placed."""
    fight: FightView | None
    stack: Sequence[PlayedView]
    roll: RollView | None
    wound: WoundView | None
    hurt: HurtView | None
    attack: AttackView | None
    deaths: int
    deaths_needed: int
    kills: int
    tasks: dict[str, tuple[int, int]]
    """How far both sides have come with what the scenario is about."""
    rules: Sequence[str]
    """The rules beyond the base game that are played, by their names."""
    options: Options
    outcome: Outcome | None


FLAGS = (
    *("cornered", "distrust", "rotten", "blocked", "windows_open", "hurried", "frenzy", "caught", "roped", "tank"),
    *("powered", "lurching", "burning_dead", "claws"),
)


def layout_of(view: View) -> str:
    """The layout of the map that is seen, with the markers that change the ways over it."""
    layout = view.layout
    for side in view.doors:
        layout = put_word(layout, DOOR, side)
    for side in view.locks:
        layout = put_word(layout, LOCK, side)
    for space in view.entrances:
        layout = put_word(layout, ENTRANCE, space)
    return layout
