"""The table as a seat sees it: all but the hands of others and the order of decks and stacks (section 7)."""

from collections.abc import Sequence

import msgspec

from deadtown.games.humans.combined.cards import is_humans_card
from deadtown.games.humans.combined.play import goal, score
from deadtown.games.humans.combined.state import AWAY, GUY, Options, Phase, Side, State
from deadtown.games.humans.view import (
    AttemptView,
    ZombieWay,
    attempt_view,
    breaches,
    horde_effects,
    leads,
)
from deadtown.games.humans.view import ways as pawn_ways
from deadtown.games.town import Placed, Roll
from deadtown.games.zombies.cards import ADRENALINE_RUSH
from deadtown.games.zombies.state import NOWHERE, Token
from deadtown.games.zombies.view import Coming, Way, coming, guy_effects, leads_the_pawn, ways
from deadtown.kernel import Outcome

Card = str


class PlayerView(msgspec.Struct, frozen=True):
    """A player of either side, and all that belongs to them; what the other side has is empty."""

    seat: int
    name: str
    side: Side
    cards: int
    """How many event cards are in hand."""
    human_cards: int
    """How many of them are of Humans!!!, as their backs show."""
    hand: Sequence[Card] | None
    """Which they are, for the owner."""
    may_play: bool
    """Whether a card may still be played before the next own turn (HX-6.2)."""
    effects: Sequence[str]
    """What is in force for the player in this turn."""
    pending: Sequence[str]
    """What waits for the next turn, or lasts until its end."""
    score: int
    goal: int
    """What was reached of the own goal: zombies held, or points (HX-12.1)."""
    away: bool
    """Whether the guy, or the last pawn, waits for the next turn (HX-11.1)."""
    space: str
    """Where a shotgun guy is."""
    life: int
    bullets: int
    kills: int
    in_play: Sequence[Card]
    charges: int
    character: str
    zombies: dict[int, str]
    """The number of each pawn on the map, and where it is."""
    reserve: int
    dice: int
    """The die tokens."""
    wounds: Sequence[str]
    meals: int
    """The Eat cards in front."""
    points: int
    used: bool
    """Whether the special ability has been used."""


class Grudge(msgspec.Struct, frozen=True):
    """A shotgun guy who has failed against a pawn: it may strike back (HX-9.7)."""

    seat: int
    zombie: int
    guy: int


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
    zombies: dict[int, str]
    """The number of each zombie of nobody on the map, and where it is."""
    tokens: dict[str, Token]
    """Life and bullets."""
    dice: Sequence[str]
    """The spaces with a die token."""
    openings: Sequence[str]
    """The spaces with a no-barricade token."""
    supply: int
    eaten: int
    pool: int
    lifted: int
    """How many zombies are being put elsewhere."""
    human_tiles_left: int
    zombie_tiles_left: int
    drawn: str
    removed: Sequence[str]
    human_cards_left: int
    human_discard: Sequence[Card]
    zombie_cards_left: int
    zombie_discard: Sequence[Card]
    """Both decks of event cards, and what was played of each."""
    wounds_left: int
    wound_discard: Sequence[str]
    captures_left: int
    capture_discard: Sequence[str]
    players: Sequence[PlayerView]
    resolving: Sequence[Card]
    """The card that is being played."""
    named: Sequence[str]
    """The spaces that were named for it."""
    roll: Roll | None
    fighting: Sequence[int]
    """The shotgun guys who fight."""
    against: int
    """The zombie player whose pawn is fought, or -1: then it is a zombie of nobody, where anybody fights."""
    coming: Coming | None
    """What comes next in a fight."""
    armed: Sequence[Card]
    """The weapon cards of Humans!!! that help in the next combat roll."""
    allowance: int
    """How far a shotgun guy may go in this turn."""
    movement: int
    """How far the pawns of a zombie player may go in this turn."""
    left: int
    """The steps, or the zombies to be moved, that are left."""
    moved: Sequence[int]
    """The zombies of nobody that have moved in this step."""
    goal: str
    """Where the guy was walking when something came between."""
    mover: int
    """Who moves him instead of his owner, or -1."""
    ways: Sequence[Way]
    """Where the guy can walk to: for who moves him, when he stands still."""
    pawn_ways: Sequence[ZombieWay]
    """Where the active player's pawns can go: for that one."""
    breaches: dict[str, int]
    """The doorsteps from which a building may be tried, and what must be rolled there: for that one too."""
    stopped: Sequence[int]
    """The active player's pawns that have ended their movement."""
    tried: Sequence[str]
    """The buildings that were tried in this turn."""
    prey: Sequence[int]
    """The humans that are still to be captured in this turn."""
    hunted: Sequence[int]
    """The shotgun guys that are still to be attacked in this turn."""
    grudges: Sequence[Grudge]
    attempt: AttemptView | None
    attacked: int
    """The shotgun guy that is attacked, or -1."""
    wounded: int
    """Who has drawn wound cards and must keep one, or -1."""
    wounds_drawn: Sequence[str]
    options: Options
    outcome: Outcome | None


def view(state: State, seat: int | None) -> View:
    city = state.open_city if state.layout else None
    names = city.names if city is not None else ()
    tiles = () if city is None else city.tiles
    moves_pawns = leads(state, seat)
    moves_guy = seat is not None and state.is_guy(state.active) and leads_the_pawn(state, seat)
    return View(
        seat=seat,
        phase=state.phase,
        round=state.round,
        first=state.first,
        active=state.active,
        tiles=tiles,
        humans={number: names[space] for space, number in state.humans.items()},
        zombies={number: names[space] for space, number in state.zombies.items()},
        tokens={names[space]: token for space, token in state.tokens.items()},
        dice=[names[space] for space in state.dice],
        openings=[names[space] for space in state.openings],
        supply=state.supply,
        eaten=state.eaten,
        pool=state.pool,
        lifted=len(state.lifted),
        human_tiles_left=len(state.stack),
        zombie_tiles_left=len(state.tiles),
        drawn=state.drawn,
        removed=state.removed,
        human_cards_left=len(state.event_deck),
        human_discard=state.event_discard[:],
        zombie_cards_left=len(state.deck),
        zombie_discard=state.discard[:],
        wounds_left=len(state.wound_deck),
        wound_discard=state.wound_discard[:],
        captures_left=len(state.capture_deck),
        capture_discard=state.capture_discard[:],
        players=[_player(state, place, names, seat) for place in range(len(state.pawns))],
        resolving=state.resolving,
        named=[names[space] for space in state.named],
        roll=state.roll,
        fighting=state.fighting,
        against=state.rival,
        coming=coming(state),
        armed=state.weapons_of(state.fighting[-1]) if state.fighting else (),
        allowance=state.allowance,
        movement=state.movement,
        left=state.left,
        moved=state.moved[:],
        goal="" if state.goal == NOWHERE else names[state.goal],
        mover=state.mover,
        ways=_guy_ways(state, names) if moves_guy else (),
        pawn_ways=pawn_ways(state) if moves_pawns else (),
        breaches=breaches(state) if moves_pawns else {},
        stopped=state.stopped,
        tried=[tiles[tile].tile for tile in state.tried],
        prey=state.prey,
        hunted=state.hunted,
        grudges=[Grudge(*grudge[:3]) for grudge in state.grudges],
        attempt=attempt_view(state, names),
        attacked=NOWHERE if state.attempt is None else state.attempt.guy,
        wounded=state.wounded,
        wounds_drawn=state.wounds_drawn,
        options=state.options,
        outcome=state.outcome,
    )


def _guy_ways(state: State, names: Sequence[str]) -> list[Way]:
    """The ways of a shotgun guy: on those with pawns of zombie players there is a fight, too (HX-9.2)."""
    pawns = {names[space] for leader in state.leaders for space in leader.zombies if space >= 0}
    met = pawns.union(names[space] for space in state.zombies)
    return [Way(way.space, sum(step in met for step in way.route), way.route) for way in ways(state, names)]


def _player(state: State, place: int, names: Sequence[str], seat: int | None) -> PlayerView:
    pawn, leader, side = state.pawns[place], state.leaders[place], state.sides[place]
    effects = guy_effects(state, place, pawn)
    if place == state.active:
        effects += horde_effects(state) + (ADRENALINE_RUSH,) * state.rushed
    return PlayerView(
        seat=place,
        name=state.players[place],
        side=side,
        cards=len(pawn.hand),
        human_cards=sum(map(is_humans_card, pawn.hand)),
        hand=sorted(pawn.hand) if place == seat else None,
        may_play=pawn.may_play,
        effects=effects,
        pending=pawn.pending,
        score=score(state, place),
        goal=goal(state, place),
        away=pawn.space == NOWHERE if side == GUY else AWAY in leader.zombies,
        space="" if pawn.space == NOWHERE else names[pawn.space],
        life=pawn.life,
        bullets=pawn.bullets,
        kills=pawn.kills,
        in_play=pawn.in_play,
        charges=pawn.charges,
        character=leader.character,
        zombies={number: names[space] for number, space in enumerate(leader.zombies) if space >= 0},
        reserve=leader.zombies.count(NOWHERE),
        dice=leader.dice,
        wounds=leader.wounds,
        meals=leader.meals,
        points=leader.points if leader.character else 0,
        used=leader.used,
    )
