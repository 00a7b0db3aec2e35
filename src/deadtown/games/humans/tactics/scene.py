"""What a player goes by: the table as a seat sees it, with spaces as numbers instead of names.

A bot makes it of its view, a guide of an imagined state: what each of them thinks of an option is the same.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

import msgspec

from deadtown.games.humans.cards import CAPTURES, ESCAPE, Card
from deadtown.games.humans.characters import CHARACTERS, Character
from deadtown.games.humans.state import NOBODY, NOWHERE, Leader, State
from deadtown.games.humans.tiles import TOWN
from deadtown.games.humans.view import LeaderView, View
from deadtown.games.town import City


class Person(msgspec.Struct, gc=False):
    """A player with the horde, as everybody sees them."""

    seat: int
    sheet: Character
    zombies: tuple[int, ...]
    """Where the zombies in play are, in the order of the spaces."""
    dice: int
    wounds: Sequence[str]
    points: int
    cards: int
    may_play: bool
    used: bool

    @property
    def missing(self) -> int:
        """How many points are missing to the goal."""
        return self.sheet.points - self.points


class Scene(msgspec.Struct):
    """The table, as a seat sees it when it decides."""

    seat: int
    active: int
    city: City
    openings: tuple[int, ...]
    humans: Mapping[int, int]
    """The spaces with a human, each with the number of it."""
    dice: Sequence[int]
    people: Sequence[Person]
    hand: Sequence[Card]
    """The seat's own cards."""
    drawn: str
    tiles_left: int
    pool: int
    left: int
    movable: Sequence[int]
    """The spaces of the active player's zombies that have not ended their movement."""
    prey: Sequence[int]
    """The humans that are still to be captured in this turn."""
    space: int
    """Where a capture is going on, or NOWHERE."""
    captures: Sequence[str]
    """The capture cards that lie open."""
    mover: int
    ends: Sequence[int]
    """Who moves the human that flees, and where it may end."""
    captures_left: int
    escapes_left: int
    """How many cards are left in the deck of capture cards, and how many of them are Escapes."""
    wounds_drawn: Sequence[str]
    strays: Collection[int] = ()
    """The spaces with a zombie of nobody, where there are any."""

    @property
    def me(self) -> Person:
        return self.people[self.seat]

    @property
    def rivals(self) -> list[Person]:
        return [person for person in self.people if person.seat != self.seat]

    def occupied(self) -> set[int]:
        """All spaces with a zombie."""
        return {space for person in self.people for space in person.zombies}.union(self.strays)

    def crowd(self) -> Counter[int]:
        """How many zombies are on each space, whosever they are."""
        return Counter([space for person in self.people for space in person.zombies] + [*self.strays])

    def turns_until(self, seat: int) -> int:
        """How many turns begin before that of a seat: none for who comes next, and most for whose turn it is."""
        return (seat - self.active - 1) % len(self.people)


def seen_in(view: View, seat: int) -> Scene:
    """The scene that a seat sees in its view."""
    city = TOWN.city("|".join([f"{tile.tile} {tile.x} {tile.y} {tile.turns}" for tile in view.tiles]))
    number, attempt = city.number, view.attempt
    humans = {number[name]: human for human, name in view.humans.items()}
    movable: list[int] = []
    if view.phase == "move":
        horde = view.players[view.active].zombies
        movable = sorted(number[name] for zombie, name in horde.items() if zombie not in view.stopped)
    drawn = () if attempt is None else attempt.drawn
    return Scene(
        seat=seat,
        active=view.active,
        city=city,
        openings=tuple(sorted(number[name] for name in view.openings)),
        humans=humans,
        dice=sorted(number[name] for name in view.dice),
        people=[_person_in(person, number) for person in view.players],
        hand=view.players[seat].hand or (),
        drawn=view.drawn,
        tiles_left=view.tiles_left,
        pool=view.movement,
        left=view.left,
        movable=movable,
        prey=view.prey,
        space=NOWHERE if attempt is None else number[attempt.space],
        captures=drawn,
        mover=NOBODY if attempt is None else attempt.mover,
        ends=() if attempt is None else [number[name] for name in attempt.ends],
        captures_left=view.captures_left,
        escapes_left=_escapes(view.capture_discard, drawn),
        wounds_drawn=view.wounds_drawn,
    )


def seen_of(state: State, seat: int) -> Scene:
    """The same of a state, which is imagined: nothing is looked at that the seat could not see."""
    attempt = state.attempt
    movable: list[int] = []
    if state.phase == "move":
        stopped, horde = state.stopped, state.leaders[state.active].zombies
        movable = sorted(space for number, space in enumerate(horde) if space != NOWHERE and number not in stopped)
    drawn = () if attempt is None else attempt.drawn
    return Scene(
        seat=seat,
        active=state.active,
        city=TOWN.city(state.layout),
        openings=state.openings,
        humans=state.humans,
        dice=state.dice,
        people=[_person_of(place, leader) for place, leader in enumerate(state.leaders)],
        hand=state.leaders[seat].hand,
        drawn=state.drawn,
        tiles_left=len(state.stack),
        pool=state.movement,
        left=state.left,
        movable=movable,
        prey=state.prey,
        space=NOWHERE if attempt is None else attempt.space,
        captures=drawn,
        mover=NOBODY if attempt is None else attempt.mover,
        ends=() if attempt is None else attempt.ends,
        captures_left=len(state.capture_deck),
        escapes_left=_escapes(state.capture_discard, drawn),
        wounds_drawn=state.wounds_drawn,
    )


def _person_in(person: LeaderView, number: Mapping[str, int]) -> Person:
    return Person(
        person.seat,
        CHARACTERS[person.character],
        tuple(sorted(number[name] for name in person.zombies.values())),
        person.dice,
        person.wounds,
        person.points,
        person.cards,
        person.may_play,
        person.used,
    )


def _person_of(seat: int, leader: Leader) -> Person:
    zombies = tuple(sorted(space for space in leader.zombies if space != NOWHERE))
    return Person(
        seat,
        leader.sheet,
        zombies,
        leader.dice,
        leader.wounds,
        len(zombies) + leader.meals,
        len(leader.hand),
        leader.may_play,
        leader.used,
    )


def _escapes(discard: Sequence[str], drawn: Sequence[str]) -> int:
    return CAPTURES[ESCAPE] - discard.count(ESCAPE) - drawn.count(ESCAPE)
