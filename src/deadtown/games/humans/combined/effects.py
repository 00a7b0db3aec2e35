"""Cards that are played otherwise than in their own game (HX-13, section 14)."""

from collections.abc import Callable, Iterator

from deadtown.games.humans.cards import BEFORE_MOVE, FRESH_MEAT, STICKY_FINGERS
from deadtown.games.humans.combined import events
from deadtown.games.humans.combined.play import Play
from deadtown.games.humans.combined.windows import OWN_EFFECTS, OWN_WAYS
from deadtown.games.humans.effects import free_spaces, opponents_with_dice
from deadtown.games.humans.play import TILE_SPACES
from deadtown.games.humans.state import NOWHERE
from deadtown.games.humans.wounds import wound
from deadtown.games.zombies.cards import (
    ADRENALINE_RUSH,
    BAD_SENSE_OF_DIRECTION,
    GRENADE,
    POST_MOVE_ROLL,
    PRE_MOVE_ROLL,
    UNTIED_SHOE,
    WHERE_DID_EVERYBODY_GO,
)
from deadtown.games.zombies.effects.combat import zombies_inside
from deadtown.games.zombies.effects.movement import LEAD_ASTRAY, adrenaline_rush, can_be_led, helps_to_rush
from deadtown.games.zombies.events import SentHome
from deadtown.games.zombies.movement import forced_move, reckon_allowance
from deadtown.games.zombies.play import Play as ZombiesPlay
from deadtown.games.zombies.state import TOWN_SQUARE
from deadtown.games.zombies.windows import Effect, Moment, Ways
from deadtown.kernel import NOTHING_TO_ASK, Decision, Option, Steps

MOVES = (PRE_MOVE_ROLL, POST_MOVE_ROLL, BEFORE_MOVE)
"""The windows in which a movement is about to begin."""


def card(name: str, ways: Callable[[Play, int, Moment], Iterator[Option]]) -> Callable[[Effect], Effect]:
    """Enters a card into the tables of those that are played otherwise here."""

    def enter(effect: Effect) -> Effect:
        OWN_WAYS[name], OWN_EFFECTS[name] = combined(ways), effect
        return effect

    return enter


def combined(ways: Callable[[Play, int, Moment], Iterator[Option]]) -> Ways:
    def checked(play: ZombiesPlay, seat: int, moment: Moment) -> Iterator[Option]:
        assert isinstance(play, Play)
        return ways(play, seat, moment)

    return checked


def others(play: Play, seat: int) -> list[int]:
    return [other for other in range(len(play.state.sides)) if other != seat]


# Movement


def may_rush(play: Play, seat: int, moment: Moment) -> Iterator[Option]:
    helps = helps_to_rush(play, seat, moment) if play.state.is_guy(seat) else not play.state.rushed
    return iter(((),) if helps else ())


@card(ADRENALINE_RUSH, may_rush)
def rush(play: Play, seat: int, moment: Moment) -> Steps[None]:
    """It doubles the movement of a zombie player, too (HX-7.2)."""
    if play.state.is_guy(seat):
        return adrenaline_rush(play, seat, moment)
    play.state.rushed = True
    return NOTHING_TO_ASK


def whom_to_trip(play: Play, seat: int, moment: Moment) -> Iterator[Option]:
    state = play.state
    for other in others(play, seat):
        pawn = state.pawns[other]
        moving = moment.kind in MOVES and other == moment.subject
        if UNTIED_SHOE not in (pawn.under if moving else pawn.pending) and not (moving and state.driving):
            yield (other,)


@card(UNTIED_SHOE, whom_to_trip)
def untied_shoe(play: Play, seat: int, moment: Moment, other: int) -> Steps[None]:
    """Movement is halved: this one, if it is about to begin, else that of the next turn (HX-14.21)."""
    if moment.kind in MOVES and other == moment.subject:
        play.state.pawns[other].under += (UNTIED_SHOE,)
        if play.state.is_guy(other):
            reckon_allowance(play)
    else:
        play.lay_under(other, UNTIED_SHOE)
    return NOTHING_TO_ASK


def pawns_of(play: Play, seat: int) -> list[int]:
    """The spaces with pawns of a zombie player."""
    return sorted({space for space in play.state.leaders[seat].zombies if space >= 0})


def whom_to_send(play: Play, seat: int, moment: Moment) -> Iterator[Option]:
    """A shotgun guy, or one pawn of a zombie player (HX-14.4)."""
    state = play.state
    if state.pawns[seat].life < 2:
        return
    for other in others(play, seat):
        if play.stuck(other):
            continue
        if not state.is_guy(other):
            for space in pawns_of(play, other):
                if space != TOWN_SQUARE:
                    yield (other, play.name(space))
        elif state.pawns[other].space not in (TOWN_SQUARE, NOWHERE):
            yield (other,)


@card(BAD_SENSE_OF_DIRECTION, whom_to_send)
def bad_sense_of_direction(play: Play, seat: int, moment: Moment, other: int, space: str = "") -> Steps[None]:
    """For a life of one's own, somebody is put on Town Square (HX-14.4)."""
    state = play.state
    play.lose_life(seat, "directions")
    if space:
        start = play.open_city.number[space]
        put_pawn(play, other, start, TOWN_SQUARE, "HX-14.4")
    else:
        pawn = state.pawns[other]
        pawn.space = TOWN_SQUARE
        pawn.sent_away += 1
        play.forget_guy(other)
        if other == state.active:
            state.goal = NOWHERE
        play.tell(SentHome, other)
    return NOTHING_TO_ASK


def put_pawn(play: Play, seat: int, space: int, to: int, clause: str) -> None:
    """A card takes a pawn of a zombie player elsewhere."""
    leader = play.state.leaders[seat]
    zombie = leader.zombies.index(space)
    leader.zombies[zombie] = to
    play.tell(events.PawnSent, seat, zombie, play.name(space), play.name(to), clause)
    play.left_space(seat, zombie, space, to)


def whom_to_lead(play: Play, seat: int, moment: Moment) -> Iterator[Option]:
    """A shotgun guy, or one pawn of a zombie player, who is not in a fight (HX-14.21)."""
    for other in others(play, seat):
        if play.state.is_guy(other):
            if play.state.pawns[other].space != NOWHERE and can_be_led(play, seat, moment, other):
                yield (other,)
        elif not play.stuck(other):
            fought_on = {play.state.pawns[guy].space for guy in play.state.brawling}
            for space in pawns_of(play, other):
                if space not in fought_on and pawn_steps(play, other, space):
                    yield (other, play.name(space))


def pawn_steps(play: Play, seat: int, space: int) -> list[int]:
    """Where a pawn of somebody may be led: never onto a human or a shotgun guy."""
    meetings = play.state.meetings
    return [to for to in play.state.ways_of(seat)[space] if to not in meetings]


@card(WHERE_DID_EVERYBODY_GO, whom_to_lead)
def where_did_everybody_go(play: Play, seat: int, moment: Moment, other: int, space: str = "") -> Steps[None]:
    """Five steps of somebody, as the player of the card likes; no fight follows for a pawn (HX-14.21)."""
    if not space:
        yield from forced_move(play, seat, other, LEAD_ASTRAY)
        return
    city = play.open_city
    here = city.number[space]
    for left in range(LEAD_ASTRAY, 0, -1):
        near = pawn_steps(play, other, here)
        if not near:
            return
        to = near[0]
        if len(near) > 1:
            about: dict[str, str | int] = {"seat": other, "left": left}
            choice = yield Decision(seat, "forced_step", play.options_on("step", near), about)
            to = city.number[str(choice[1])]
        put_pawn(play, other, here, to, "HX-14.21")
        here = to


# The others


def targets_for_grenade(play: Play, seat: int, moment: Moment) -> Iterator[Option]:
    """It may also be used when only pawns are in the building (HX-13.5)."""
    if play.state.pawns[seat].space == NOWHERE:
        return iter(())
    strays = not play.state.combat_rests() and bool(zombies_inside(play, seat))
    return iter(((),) if strays or any(pawns_inside(play, seat).values()) else ())


def pawns_inside(play: Play, seat: int) -> dict[int, list[int]]:
    """The spaces with pawns in the building of a shotgun guy's tile, by their owners, clockwise from his left."""
    rooms = play.open_city.rooms[play.state.pawns[seat].space // TILE_SPACES]
    return {owner: [space for space in pawns_of(play, owner) if space in rooms] for owner in play.others(seat)}


@card(GRENADE, targets_for_grenade)
def grenade(play: Play, seat: int, moment: Moment) -> Steps[None]:
    """All zombies of nobody in the building; a wound for each zombie player there; then a life (HX-13.5)."""
    state = play.state
    pawn = state.pawns[seat]
    deaths, killed = pawn.deaths, [] if state.combat_rests() else zombies_inside(play, seat)
    hit = pawns_inside(play, seat)
    for space in killed:
        play.kill(seat, space)
    for owner, spaces in hit.items():
        if spaces:
            yield from blow_up(play, seat, owner, spaces)
    play.lose_life(seat, "grenade")
    if pawn.deaths == deaths and pawn.space in killed:
        play.take_token(seat)


def blow_up(play: Play, seat: int, owner: int, spaces: list[int]) -> Steps[None]:
    """One wound for one pawn inside, of the owner's choice, and what it brings (HX-13.5)."""
    space = spaces[0]
    if len(spaces) > 1:
        choice = yield Decision(owner, "hx_grenade_pawn", play.options_on("pawn", spaces))
        space = play.open_city.number[str(choice[1])]
    leader = play.state.leaders[owner]
    before = leader.zombies.count(space)
    yield from wound(play, owner, space)
    play.win_trophies(seat, owner, 3 if leader.zombies.count(space) < before else 1)


def own_tiles(play: Play, seat: int, moment: Moment) -> Iterator[Option]:
    """The tiles with an own piece and room for more people (HX-14.23)."""
    state = play.state
    spaces = [state.pawns[seat].space] if state.is_guy(seat) else pawns_of(play, seat)
    for tile in sorted({space // TILE_SPACES for space in spaces if space >= 0}):
        if state.supply and free_spaces(play, tile):
            yield (play.open_city.tiles[tile].tile,)


OWN_WAYS[FRESH_MEAT] = combined(own_tiles)


def zombie_players_with_dice(play: Play, seat: int, moment: Moment) -> Iterator[Option]:
    return opponents_with_dice(play, seat)


OWN_WAYS[STICKY_FINGERS] = combined(zombie_players_with_dice)
