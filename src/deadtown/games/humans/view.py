"""The table as a seat sees it: all but the hands of others and the order of what is still to be drawn (section 7)."""

from collections.abc import Sequence

import msgspec

from deadtown.games.humans.cards import HIT, Card
from deadtown.games.humans.movement import breachable, movable, needed, routes
from deadtown.games.humans.state import NOWHERE, Leader, Options, Phase, State
from deadtown.games.town import Placed, Roll
from deadtown.kernel import Outcome


class LeaderView(msgspec.Struct, frozen=True):
    """A player and all that belongs to them."""

    seat: int
    name: str
    character: str
    zombies: dict[int, str]
    """The number of each zombie in play, and where it is."""
    reserve: int
    dice: int
    """The die tokens."""
    wounds: Sequence[str]
    meals: int
    """The Eat cards in front."""
    points: int
    goal: int
    cards: int
    """How many event cards are in hand."""
    hand: Sequence[Card] | None
    """Which they are, for the owner."""
    may_play: bool
    """Whether a card may still be played before the next own turn (HU-12.2)."""
    used: bool
    """Whether the special ability has been used."""


class AttemptView(msgspec.Struct, frozen=True):
    """The capture that is going on."""

    space: str
    human: int
    need: int
    """What the capture roll must reach."""
    bonus: int
    by: Sequence[Card]
    """What is added to it, and the cards from which that comes."""
    strikes: int
    """What the roll of a weapon must reach."""
    drawn: Sequence[str]
    """The capture cards that lie open."""
    hit: bool
    """Whether a weapon has hit."""
    flight: int
    """How far the human flees, or 0."""
    mover: int
    """Who moves it, or -1."""
    ends: Sequence[str]
    """Where it may end."""


class ZombieWay(msgspec.Struct, frozen=True):
    """A space that a zombie can reach, and how."""

    start: str
    space: str
    route: Sequence[str]
    """The spaces of the way, the last one included."""


class View(msgspec.Struct, frozen=True):
    """The table as somebody sees it."""

    seat: int | None
    phase: Phase
    round: int
    first: int
    active: int
    tiles: Sequence[Placed]
    """The city, in the order in which tiles were laid."""
    humans: dict[int, str]
    """The number of each human on the map, and where it is."""
    dice: Sequence[str]
    """The spaces with a die token."""
    openings: Sequence[str]
    """The spaces with a no-barricade token."""
    supply: int
    eaten: int
    tiles_left: int
    drawn: str
    removed: Sequence[str]
    cards_left: int
    discard: Sequence[Card]
    wounds_left: int
    wound_discard: Sequence[str]
    captures_left: int
    capture_discard: Sequence[str]
    players: Sequence[LeaderView]
    resolving: Sequence[Card]
    """The card that is being played."""
    named: Sequence[str]
    """The spaces that were named for it."""
    roll: Roll | None
    movement: int
    left: int
    """The movement of this turn, and what is left of it."""
    ways: Sequence[ZombieWay]
    """Where the active player's zombies can go: for that one."""
    breaches: dict[str, int]
    """The doorsteps from which a building may be tried, and what must be rolled there: for that one too."""
    stopped: Sequence[int]
    """The active player's zombies that have ended their movement."""
    tried: Sequence[str]
    """The buildings that were tried in this turn."""
    effects: Sequence[str]
    """What changes the movement of this turn."""
    prey: Sequence[int]
    """The humans that are still to be captured in this turn."""
    attempt: AttemptView | None
    wounded: int
    """Who has drawn wound cards and must keep one, or -1."""
    wounds_drawn: Sequence[str]
    options: Options
    outcome: Outcome | None


def view(state: State, seat: int | None) -> View:
    city = state.open_city if state.layout else None
    names = city.names if city is not None else ()
    tiles = () if city is None else city.tiles
    return View(
        seat=seat,
        phase=state.phase,
        round=state.round,
        first=state.first,
        active=state.active,
        tiles=tiles,
        humans={number: names[space] for space, number in state.humans.items()},
        dice=[names[space] for space in state.dice],
        openings=[names[space] for space in state.openings],
        supply=state.supply,
        eaten=state.eaten,
        tiles_left=len(state.stack),
        drawn=state.drawn,
        removed=state.removed,
        cards_left=len(state.event_deck),
        discard=state.event_discard[:],
        wounds_left=len(state.wound_deck),
        wound_discard=state.wound_discard[:],
        captures_left=len(state.capture_deck),
        capture_discard=state.capture_discard[:],
        players=[_leader(state, place, leader, names, seat) for place, leader in enumerate(state.leaders)],
        resolving=state.resolving,
        named=[names[space] for space in state.named],
        roll=state.roll,
        movement=state.movement,
        left=state.left,
        ways=ways(state) if leads(state, seat) else (),
        breaches=breaches(state) if leads(state, seat) else {},
        stopped=state.stopped,
        tried=[tiles[tile].tile for tile in state.tried],
        effects=horde_effects(state),
        prey=state.prey,
        attempt=attempt_view(state, names),
        wounded=state.wounded,
        wounds_drawn=state.wounds_drawn,
        options=state.options,
        outcome=state.outcome,
    )


def leads(state: State, seat: int | None) -> bool:
    """Whether a seat is about to say where its zombies go."""
    return state.phase == "move" and state.movement > 0 and seat == state.active


def ways(state: State) -> list[ZombieWay]:
    """Every space that a zombie can reach with what is left, and the way there (HU-7.2)."""
    names = state.open_city.names
    return [
        ZombieWay(names[start], names[goal], [names[step] for step in route])
        for start in movable(state)
        for goal, route in routes(state, start).items()
    ]


def breaches(state: State) -> dict[str, int]:
    """The doorsteps from which a building may be tried, and what must be rolled there (HU-7.7, HU-7.9)."""
    names = state.open_city.names
    return {names[space]: max(1, needed(state, space)) for space in breachable(state)}


def _leader(state: State, place: int, leader: Leader, names: Sequence[str], seat: int | None) -> LeaderView:
    return LeaderView(
        seat=place,
        name=state.players[place],
        character=leader.character,
        zombies={number: names[space] for number, space in enumerate(leader.zombies) if space != NOWHERE},
        reserve=leader.zombies.count(NOWHERE),
        dice=leader.dice,
        wounds=leader.wounds,
        meals=leader.meals,
        points=leader.points,
        goal=leader.sheet.points if leader.character else 0,
        cards=len(leader.hand),
        hand=sorted(leader.hand) if place == seat else None,
        may_play=leader.may_play,
        used=leader.used,
    )


def horde_effects(state: State) -> tuple[str, ...]:
    doubled = ("gimme_a_z",) * state.cheered
    return doubled + ("second_wind",) * state.winds + ("rigor_mortis",) * state.rigors


def attempt_view(state: State, names: Sequence[str]) -> AttemptView | None:
    attempt = state.attempt
    if attempt is None:
        return None
    return AttemptView(
        space=names[attempt.space],
        human=attempt.human,
        need=state.leaders[state.active].sheet.capture,
        bonus=attempt.bonus,
        by=attempt.by,
        strikes=HIT,
        drawn=attempt.drawn,
        hit=attempt.hit,
        flight=attempt.flight,
        mover=attempt.mover,
        ends=[names[space] for space in attempt.ends],
    )
