"""What a player goes by: the table as a seat sees it, with spaces as numbers instead of names.

A bot makes it of its view, a guide of an imagined state: what each of them thinks of an option is the same.
"""

from collections.abc import Collection, Mapping, Sequence

import msgspec

from deadtown.games.town import City, Roll
from deadtown.games.zombies.cards import (
    ALL_THE_MARBLES,
    ALTERNATE_FOOD_SOURCE,
    CHAINSAW,
    FIRE_AXE,
    MOLOTOV,
    SHOTGUN,
    Card,
)
from deadtown.games.zombies.squad.entering import OBJECTIVES
from deadtown.games.zombies.state import NOBODY, NOWHERE, WEAKENED, Options, State
from deadtown.games.zombies.tiles import HELIPAD, TOWN
from deadtown.games.zombies.view import View

HALVED = "halved"
STRONGER = "attack_bonus"
SURE = "sure_win"
"""What the rows of the event die do to a player, as views call it."""


class Person(msgspec.Struct, gc=False):
    """A player and the pawn, as everybody sees them."""

    seat: int
    space: int
    life: int
    bullets: int
    kills: int
    cards: int
    in_play: Sequence[Card]
    may_play: bool
    effects: Sequence[str]
    """What is in force for the player in this turn."""
    pending: Sequence[str]
    visits: Sequence[str]
    turns: float | None = None
    """In about how many turns the player could win, where it is not for the tactics of this game to say."""

    def bonus(self) -> int:
        """What is added to a combat roll (ZB-6.5, IS-4.8, IS-4.9)."""
        weapon = 2 if CHAINSAW in self.effects or MOLOTOV in self.effects else int(FIRE_AXE in self.in_play)
        shotgun = SHOTGUN in self.in_play
        return weapon + shotgun + (STRONGER in self.effects) - (WEAKENED in self.effects or WEAKENED in self.pending)


class Scene(msgspec.Struct):
    """The table, as a seat sees it when it decides."""

    seat: int
    active: int
    phase: str
    city: City
    helipad: int
    """The number of the Helipad among the tiles, or NOWHERE."""
    helipad_comes: bool
    """Whether the Helipad may still come."""
    zombies: Collection[int]
    """The spaces with a zombie."""
    tokens: Mapping[int, str]
    people: Sequence[Person]
    hand: Sequence[Card]
    """The seat's own cards."""
    drawn: str
    tiles_left: int
    looted: Collection[int]
    """The buildings that are Looted, by their number among the tiles."""
    allowance: int
    left: int
    reach: int
    led: int
    """The space of the zombie that is being led, or NOWHERE."""
    roll: Roll | None
    options: Options

    @property
    def me(self) -> Person:
        return self.people[self.seat]

    @property
    def rivals(self) -> list[Person]:
        return [person for person in self.people if person.seat != self.seat]

    @property
    def centre(self) -> int:
        """The centre of the Helipad, or NOWHERE."""
        return NOWHERE if self.helipad == NOWHERE else self.city.centre(self.helipad)

    @property
    def clockwise(self) -> list[Person]:
        """All players, from the one whose turn it is."""
        return [*self.people[self.active :], *self.people[: self.active]]

    @property
    def waiting(self) -> int:
        """Who stands beside the zombie on the centre of the Helipad, and wins when it leaves, or NOBODY (ZB-13.3)."""
        centre = self.centre
        if centre == NOWHERE or centre not in self.zombies:
            return NOBODY
        for person in self.clockwise:
            if person.space == centre and self.may_leave(person, person.kills):
                return person.seat
        return NOBODY

    def may_leave(self, person: Person, kills: int) -> bool:
        """Whether somebody with so many zombies wins on the Helipad (ZB-13.1, IS-9.1)."""
        if not self.options.squad:
            return True
        return kills >= self.goal and len(person.visits) == len(OBJECTIVES) * self.options.is_survivors

    @property
    def goal(self) -> int:
        """How many zombies win, or are needed to win (ZB-13.2, IS-9.1)."""
        return self.options.is_kill_goal if self.options.squad else self.options.zb_kill_goal

    @property
    def zombies_only(self) -> bool:
        """Whether there is no Helipad and none will come (ZB-5.4)."""
        return self.helipad == NOWHERE and not self.helipad_comes and not self.options.squad

    @property
    def peace(self) -> bool:
        """Whether the zombies have found another source of food (ZB-14.3)."""
        return self._lasts(ALTERNATE_FOOD_SOURCE)

    @property
    def still(self) -> bool:
        """Whether no zombie moves (ZB-14.2)."""
        return self._lasts(ALL_THE_MARBLES)

    def _lasts(self, card: Card) -> bool:
        return any(card in person.pending or card in person.effects for person in self.people)


def seen_in(view: View, seat: int) -> Scene:
    """The scene that a seat sees in its view."""
    city = TOWN.city("|".join([f"{tile.tile} {tile.x} {tile.y} {tile.turns}" for tile in view.tiles]))
    number = city.number
    people = [
        Person(
            person.seat,
            number[person.space],
            person.life,
            person.bullets,
            person.kills,
            person.cards,
            person.in_play,
            person.may_play,
            person.effects,
            person.pending,
            person.visits,
        )
        for person in view.players
    ]
    helipad = next((place for place, tile in enumerate(view.tiles) if tile.kind == HELIPAD), NOWHERE)
    looted = [place for place, tile in enumerate(view.tiles) if tile.tile in view.looted] if view.looted else ()
    return Scene(
        seat=seat,
        active=view.active,
        phase=view.phase,
        city=city,
        helipad=helipad,
        helipad_comes=helipad == NOWHERE and HELIPAD not in view.removed,
        zombies={number[name] for name in view.zombies.values()},
        tokens={number[name]: token for name, token in view.tokens.items()},
        people=people,
        hand=view.players[seat].hand or (),
        drawn=view.drawn,
        tiles_left=view.tiles_left,
        looted=looted,
        allowance=view.allowance,
        left=view.left,
        reach=view.reach,
        led=NOWHERE if view.led == NOBODY else number[view.zombies[view.led]],
        roll=view.roll,
        options=view.options,
    )


def seen_of(state: State, seat: int) -> Scene:
    """The same of a state, which is imagined: nothing is looked at that the seat could not see."""
    people = []
    for place, pawn in enumerate(state.pawns):
        effects = pawn.under
        if place == state.active and (state.chainsaw or state.molotovs):
            effects += (CHAINSAW,) * state.chainsaw + (MOLOTOV,) * bool(state.molotovs)
        effects += (HALVED,) * pawn.halved + (STRONGER,) * pawn.stronger + (SURE,) * pawn.sure
        people.append(
            Person(
                place,
                pawn.space,
                pawn.life,
                pawn.bullets,
                pawn.kills,
                len(pawn.hand),
                pawn.in_play,
                pawn.may_play,
                effects,
                pawn.pending,
                pawn.visits,
            )
        )
    led = NOWHERE
    if state.led != NOBODY:
        led = next(space for space, number in state.zombies.items() if number == state.led)
    return Scene(
        seat=seat,
        active=state.active,
        phase=state.phase,
        city=state.city,
        helipad=state.helipad,
        helipad_comes=state.helipad == NOWHERE and HELIPAD not in state.removed,
        zombies=state.zombies,
        tokens=state.tokens,
        people=people,
        hand=sorted(state.pawns[seat].hand),
        drawn=state.drawn,
        tiles_left=len(state.tiles),
        looted=state.looted,
        allowance=state.allowance,
        left=state.left,
        reach=(state.die + 1) // 2 if state.options.squad and state.phase == "zombies" else 0,
        led=led,
        roll=state.roll,
        options=state.options,
    )
