"""Cards that help a pawn along, slow it down, or take it elsewhere."""

from deadtown.games.town import Roll
from deadtown.games.zombies import events
from deadtown.games.zombies.cards import (
    ADRENALINE_RUSH,
    BAD_SENSE_OF_DIRECTION,
    BRAIN_CRAMP,
    KEYS,
    MUCH_NEEDED_REST,
    POST_COMBAT_ROLL,
    POST_MOVE_ROLL,
    PRE_MOVE_ROLL,
    UNTIED_SHOE,
    WHERE_DID_EVERYBODY_GO,
)
from deadtown.games.zombies.combat import NEEDED
from deadtown.games.zombies.effects.cards import at_opponents, card, whenever
from deadtown.games.zombies.movement import forced_move, forced_steps, reckon_allowance
from deadtown.games.zombies.play import Play
from deadtown.games.zombies.state import NOWHERE, TOWN_SQUARE
from deadtown.games.zombies.windows import Moment
from deadtown.kernel import NOTHING_TO_ASK, Steps

RUSH = 2
REST = 2
LEAD_ASTRAY = 5
MOVE_ROLLS = (PRE_MOVE_ROLL, POST_MOVE_ROLL)


def helps_to_rush(play: Play, seat: int, moment: Moment) -> bool:
    state = play.state
    if moment.kind == POST_COMBAT_ROLL:
        return state.roll is not None and state.roll.total < NEEDED
    nothing_to_double = moment.kind == POST_MOVE_ROLL and not state.allowance
    return not (state.doubled or state.driving or nothing_to_double)


@card(ADRENALINE_RUSH, whenever(helps_to_rush))
def adrenaline_rush(play: Play, seat: int, moment: Moment) -> Steps[None]:
    """Movement is doubled, or a combat roll gets +2 (ZB-14.1)."""
    state = play.state
    if moment.kind == POST_COMBAT_ROLL:
        roll = state.roll
        assert roll is not None
        bonus, by = roll.bonus + RUSH, (*roll.by, ADRENALINE_RUSH)
        state.roll = Roll(roll.what, roll.seat, roll.dice, bonus, roll.total + RUSH, roll.need, by)
        play.tell(events.RollRaised, seat, state.roll.total)
    else:
        state.doubled = True
        reckon_allowance(play)
    return NOTHING_TO_ASK


@card(KEYS, whenever(lambda play, seat, moment: not play.state.driving))
def keys_still_in_it(play: Play, seat: int, moment: Moment) -> Steps[None]:
    """Ten steps without a roll (ZB-14.17)."""
    play.state.driving = True
    reckon_allowance(play)
    return NOTHING_TO_ASK


@card(
    MUCH_NEEDED_REST,
    whenever(lambda play, seat, moment: play.state.pawns[seat].life < play.state.options.zb_life_cap),
)
def much_needed_rest(play: Play, seat: int, moment: Moment) -> Steps[None]:
    """Two life instead of the movement (ZB-14.20)."""
    play.state.resting = True
    play.tell(events.Gained, seat, play.gain_life(seat, REST), 0, "ZB-14.20")
    return NOTHING_TO_ASK


def can_trip(play: Play, seat: int, moment: Moment, other: int) -> bool:
    state = play.state
    pawn = state.pawns[other]
    if moment.kind in MOVE_ROLLS and other == moment.subject:
        return UNTIED_SHOE not in pawn.under and not state.driving
    return UNTIED_SHOE not in pawn.pending


@card(UNTIED_SHOE, at_opponents(can_trip))
def untied_shoe(play: Play, seat: int, moment: Moment, other: int) -> Steps[None]:
    """Movement is halved: this one, if it is about to begin, else that of the next turn (ZB-14.24)."""
    if moment.kind in MOVE_ROLLS and other == moment.subject:
        play.state.pawns[other].under += (UNTIED_SHOE,)
        reckon_allowance(play)
    else:
        play.lay_under(other, UNTIED_SHOE)
    return NOTHING_TO_ASK


@card(
    BRAIN_CRAMP,
    whenever(
        lambda play, seat, moment: seat != moment.subject and play.state.allowance > 0 and play.state.mover != seat
    ),
)
def brain_cramp(play: Play, seat: int, moment: Moment) -> Steps[None]:
    """Somebody else decides where the pawn goes (ZB-14.5)."""
    play.state.mover = seat
    return NOTHING_TO_ASK


def can_be_sent(play: Play, seat: int, moment: Moment, other: int) -> bool:
    pawns = play.state.pawns
    return pawns[seat].life > 1 and pawns[other].space != TOWN_SQUARE and not play.stuck(other)


@card(BAD_SENSE_OF_DIRECTION, at_opponents(can_be_sent))
def bad_sense_of_direction(play: Play, seat: int, moment: Moment, other: int) -> Steps[None]:
    """For a life of one's own, a pawn is put on Town Square (ZB-14.4)."""
    play.lose_life(seat, "directions")
    pawn = play.state.pawns[other]
    pawn.space = TOWN_SQUARE
    pawn.sent_away += 1
    if other == play.state.active:
        play.state.goal = NOWHERE
    play.tell(events.SentHome, other)
    return NOTHING_TO_ASK


def can_be_led(play: Play, seat: int, moment: Moment, other: int) -> bool:
    return other not in play.state.fighting and not play.stuck(other) and bool(forced_steps(play, other))


@card(WHERE_DID_EVERYBODY_GO, at_opponents(can_be_led))
def where_did_everybody_go(play: Play, seat: int, moment: Moment, other: int) -> Steps[None]:
    """Five steps of a pawn, as somebody else likes (ZB-14.26)."""
    yield from forced_move(play, seat, other, LEAD_ASTRAY)
