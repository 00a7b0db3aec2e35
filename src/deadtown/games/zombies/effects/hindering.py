"""Cards that make life hard for an opponent."""

from collections.abc import Iterator

from deadtown.games.town import Roll
from deadtown.games.zombies import events
from deadtown.games.zombies.cards import (
    BUTTER_FINGERS,
    CLAUSTROPHOBIA,
    DONT_THINK_THEYRE_DEAD,
    FEAR,
    HYSTERICAL_PARALYSIS,
    kinds_as_listed,
)
from deadtown.games.zombies.effects.cards import at_opponents, card
from deadtown.games.zombies.play import Play
from deadtown.games.zombies.windows import Moment, Ways
from deadtown.kernel import NOTHING_TO_ASK, Decision, Event, Option, Steps

ACCEPT: Option = ("accept",)
STAYS_DEAD = 4
"""What both dice must show."""
GET_UP = 2
"""How many zombies leave the collection otherwise."""


def not_pending(effect: str) -> Ways:
    """Opponents on whose next turn the same effect does not wait already (ZB-11.10)."""
    return at_opponents(lambda play, seat, moment, other: effect not in play.state.pawns[other].pending)


def droppings(play: Play, seat: int, moment: Moment) -> Iterator[Option]:
    """What each opponent could be made to drop."""
    for other, pawn in enumerate(play.state.pawns):
        if other == seat:
            continue
        for item in kinds_as_listed(pawn.in_play):
            yield (other, item)
        for bullets in range(1, min(2, pawn.bullets) + 1):
            yield (other, bullets)


@card(BUTTER_FINGERS, droppings)
def butter_fingers(play: Play, seat: int, moment: Moment, other: int, what: str | int) -> Steps[None]:
    """An opponent discards a card in play, or one or two bullets (ZB-14.6)."""
    if isinstance(what, str):
        play.lose_item(other, what, "ZB-14.6")
    else:
        play.state.pawns[other].bullets -= what
        play.tell(events.BulletsLost, other, what)
    return NOTHING_TO_ASK


def hinder(play: Play, other: int, effect: str) -> Steps[None]:
    play.lay_under(other, effect)
    return NOTHING_TO_ASK


@card(CLAUSTROPHOBIA, not_pending(CLAUSTROPHOBIA))
def claustrophobia(play: Play, seat: int, moment: Moment, other: int) -> Steps[None]:
    """In the next turn the pawn may not enter a building, and must leave one (ZB-14.8)."""
    return hinder(play, other, CLAUSTROPHOBIA)


@card(FEAR, not_pending(FEAR))
def fear(play: Play, seat: int, moment: Moment, other: int) -> Steps[None]:
    """In the next turn the pawn does not move by any means (ZB-14.11)."""
    return hinder(play, other, FEAR)


@card(HYSTERICAL_PARALYSIS, not_pending(HYSTERICAL_PARALYSIS))
def hysterical_paralysis(play: Play, seat: int, moment: Moment, other: int) -> Steps[None]:
    """The next turn is skipped (ZB-14.16)."""
    return hinder(play, other, HYSTERICAL_PARALYSIS)


@card(DONT_THINK_THEYRE_DEAD, at_opponents(lambda play, seat, moment, other: play.state.pawns[other].kills > 0))
def dont_think_theyre_dead(play: Play, seat: int, moment: Moment, other: int) -> Steps[None]:
    """Two dice: if one stays at 3 or less, two zombies get up (ZB-14.10)."""
    state, chance = play.state, play.chance
    pawn = state.pawns[other]
    dice = [chance.d6(), chance.d6()]
    state.roll = Roll("dead", other, tuple(dice), need=STAYS_DEAD)
    play.tell(events.DeadDice, other, dice[0], dice[1])
    while min(dice) < STAYS_DEAD:
        low = [place for place, die in enumerate(dice) if die < STAYS_DEAD]
        options: list[Option] = [("bullet", place + 1) for place in low if pawn.bullets]
        options += [("life", place + 1) for place in low if pawn.life > 1]
        if not options:
            break
        choice = yield Decision(other, "dead_dice_response", [*options, ACCEPT], {"one": dice[0], "two": dice[1]})
        if choice == ACCEPT:
            break
        place = int(choice[1]) - 1
        if choice[0] == "bullet":
            pawn.bullets -= 1
            dice[place] += 1
        else:
            play.lose_life(other, "dead")
            dice[place] = chance.d6()
        state.roll = Roll("dead", other, tuple(dice), need=STAYS_DEAD)
        told: type[Event] = events.DieRaised if choice[0] == "bullet" else events.DeadDice
        play.tell(told, other, dice[0], dice[1])
    if min(dice) < STAYS_DEAD:
        count = min(GET_UP, pawn.kills)
        pawn.kills -= count
        state.pool += count
        play.tell(events.GotUp, other, count, pawn.kills)
