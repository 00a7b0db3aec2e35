"""The table as a seat sees it: all but the hands of others and the order of what is still to be drawn (section 7)."""

from collections.abc import Sequence

import msgspec

from deadtown.games.town import Placed, Roll
from deadtown.games.zombies.cards import BRAIN_CRAMP, CHAINSAW, MOLOTOV, Card
from deadtown.games.zombies.combat import NEEDED, combat_bonus
from deadtown.games.zombies.movement import routes
from deadtown.games.zombies.state import NOBODY, NOWHERE, Options, Pawn, Phase, State, Token
from deadtown.kernel import Outcome


class PawnView(msgspec.Struct, frozen=True):
    """A player's pawn and what the player owns."""

    seat: int
    name: str
    space: str
    life: int
    bullets: int
    kills: int
    cards: int
    """How many cards are in hand."""
    hand: Sequence[Card] | None
    """Which they are, for the owner."""
    in_play: Sequence[Card]
    charges: int
    may_play: bool
    """Whether a card may still be played before the next own turn (ZB-11.2)."""
    effects: Sequence[str]
    """What is in force for the player in this turn."""
    pending: Sequence[str]
    """What waits for the next turn, or lasts until its end."""
    visits: Sequence[str]


class Way(msgspec.Struct, frozen=True):
    """A space that the pawn can reach, and how."""

    space: str
    fights: int
    """How many spaces of the way have a zombie."""
    route: Sequence[str]
    """The spaces of the way, the last one included."""


class Coming(msgspec.Struct, frozen=True):
    """The combat roll that comes next, unless something changes it."""

    bonus: int
    need: int
    by: Sequence[Card]
    """The cards that give the bonus."""


class View(msgspec.Struct, frozen=True):
    """The table as somebody sees it."""

    seat: int | None
    phase: Phase
    round: int
    first: int
    active: int
    tiles: Sequence[Placed]
    """The city, in the order in which tiles were laid."""
    zombies: dict[int, str]
    """The number of each zombie on the map, and where it is."""
    tokens: dict[str, Token]
    pool: int
    lifted: int
    """How many zombies are being put elsewhere."""
    tiles_left: int
    aside: Sequence[str]
    """The tiles that lie open until all others are laid (IS-7.1)."""
    drawn: str
    removed: Sequence[str]
    cards_left: int
    discard: Sequence[Card]
    players: Sequence[PawnView]
    fighting: Sequence[int]
    roll: Roll | None
    coming: Coming | None
    """What comes next in a combat with a zombie."""
    allowance: int
    left: int
    """The steps, or the zombies to be moved, that are left."""
    reach: int
    """How far each zombie may be led (IS-3.6)."""
    led: int
    """The number of the zombie that is being led, or -1."""
    moved: Sequence[int]
    """The zombies that have moved in this step."""
    goal: str
    """Where the pawn was walking when something came between."""
    mover: int
    """Who moves the pawn instead of its owner, or -1."""
    ways: Sequence[Way]
    """Where the active pawn can walk to: for who moves it, when it stands still."""
    looted: Sequence[str]
    """The buildings that are Looted (IS-8.2)."""
    options: Options
    outcome: Outcome | None


def view(state: State, seat: int | None) -> View:
    city = state.city if state.layout else None
    names = city.names if city is not None else ()
    return View(
        seat=seat,
        phase=state.phase,
        round=state.round,
        first=state.first,
        active=state.active,
        tiles=() if city is None else city.tiles,
        zombies={number: names[space] for space, number in state.zombies.items()},
        tokens={names[space]: token for space, token in state.tokens.items()},
        pool=state.pool,
        lifted=len(state.lifted),
        tiles_left=len(state.tiles),
        aside=state.aside,
        drawn=state.drawn,
        removed=state.removed,
        cards_left=len(state.deck),
        discard=state.discard[:],
        players=[_pawn(state, place, pawn, names[pawn.space], seat) for place, pawn in enumerate(state.pawns)],
        fighting=state.fighting,
        roll=state.roll,
        coming=coming(state),
        allowance=state.allowance,
        left=state.left,
        reach=(state.die + 1) // 2 if state.options.squad and state.phase == "zombies" else 0,
        led=state.led,
        moved=state.moved[:],
        goal="" if state.goal == NOWHERE else names[state.goal],
        mover=state.mover,
        ways=ways(state, names) if seat is not None and leads_the_pawn(state, seat) else (),
        looted=() if city is None else [city.tiles[tile].tile for tile in state.looted],
        options=state.options,
        outcome=state.outcome,
    )


def coming(state: State) -> Coming | None:
    if not state.fighting:
        return None
    bonus, by = combat_bonus(state, state.fighting[-1])
    return Coming(bonus, NEEDED, by)


def _pawn(state: State, place: int, pawn: Pawn, space: str, seat: int | None) -> PawnView:
    return PawnView(
        seat=place,
        name=state.players[place],
        space=space,
        life=pawn.life,
        bullets=pawn.bullets,
        kills=pawn.kills,
        cards=len(pawn.hand),
        hand=sorted(pawn.hand) if place == seat else None,
        in_play=pawn.in_play,
        charges=pawn.charges,
        may_play=pawn.may_play,
        effects=guy_effects(state, place, pawn),
        pending=pawn.pending,
        visits=pawn.visits,
    )


def guy_effects(state: State, place: int, pawn: Pawn) -> tuple[str, ...]:
    """All that is in force for a player, the rolls of the event die too."""
    found = pawn.under
    if place == state.active:
        found += (CHAINSAW,) * state.chainsaw + (MOLOTOV,) * bool(state.molotovs)
        found += (BRAIN_CRAMP,) * (state.mover != NOBODY)
    found += ("halved",) * pawn.halved + ("attack_bonus",) * pawn.stronger + ("sure_win",) * pawn.sure
    return found


def leads_the_pawn(state: State, seat: int) -> bool:
    """Whether a seat is about to say where the active pawn goes."""
    mover = state.active if state.mover == NOBODY else state.mover
    return state.phase == "move" and state.left > 0 and seat == mover and not state.route and not state.fighting


def ways(state: State, names: Sequence[str]) -> list[Way]:
    zombies = state.in_the_way
    return [
        Way(names[space], sum(step in zombies for step in route), [names[step] for step in route])
        for space, route in routes(state, state.active).items()
    ]
