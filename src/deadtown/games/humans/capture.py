"""Captures: a roll, weapons of the others, and cards that say what becomes of the human (HU-8)."""

from typing import Protocol

import msgspec

from deadtown.games.humans import events
from deadtown.games.humans.abilities import offered
from deadtown.games.humans.cards import BEFORE_CAPTURE, CAPTURE_CARDS, EAT, ESCAPE, INFECT, WEAPON
from deadtown.games.humans.characters import PINFALL
from deadtown.games.humans.flight import FARTHEST, flee, is_free, trapped
from deadtown.games.humans.play import Play
from deadtown.games.humans.state import Attempt
from deadtown.kernel import NOTHING_TO_ASK, Decision, Option, Steps

INFECT_IT: Option = ("infect",)
EAT_IT: Option = ("eat",)


def prey_of(play: Play) -> tuple[int, ...]:
    """The humans that share a space with zombies of the active player (HU-8.1)."""
    zombies, humans = play.leader.zombies, play.state.humans
    return tuple(human for space, human in humans.items() if space in zombies)


class Prey(Protocol):
    """Who is to be captured, and what becomes of them."""

    def flees(self, play: Play, seat: int) -> Steps[None]: ...
    def infected(self, play: Play, seat: int) -> Steps[None]: ...
    def eaten(self, play: Play, seat: int) -> Steps[None]: ...


class Human(msgspec.Struct, frozen=True):
    """A human on a space."""

    space: int

    def flees(self, play: Play, seat: int) -> Steps[None]:
        return flee(play, seat)

    def infected(self, play: Play, seat: int) -> Steps[None]:
        play.infect(seat, self.space, "HU-8.9")
        return NOTHING_TO_ASK

    def eaten(self, play: Play, seat: int) -> Steps[None]:
        play.eat(seat, self.space)
        return NOTHING_TO_ASK


def attempt(play: Play, space: int) -> Steps[None]:
    """One attempt to capture the human on a space, in the order of HU-8.3."""
    state = play.state
    seat = state.active
    state.attempt = Attempt(space, state.humans[space])
    state.roll = None
    if play.listener is not None:
        play.listener(events.AttemptBegan(seat, state.humans[space], play.name(space), play.building(space)))
    if state.options.trapped_at_once and not is_free(play, space, FARTHEST):
        trapped(play, seat, space)
    else:
        yield from catch(play, seat, Human(space))
    conclude(play)


def conclude(play: Play) -> None:
    """What comes after every attempt (HU-7.14, HU-8.11)."""
    play.discard_captures()
    play.state.attempt = None
    play.take_dice()


def catch(play: Play, seat: int, prey: Prey) -> Steps[None]:
    """A roll, weapons of the others, and capture cards (HU-8.3)."""
    leader, going = play.leader, play.state.attempt
    assert going is not None
    if not (yield from offered(play, seat, PINFALL)):
        yield from play.ask_all(BEFORE_CAPTURE, seat)
        roll = yield from play.roll("capture", seat, going.bonus, leader.sheet.capture, going.by)
        if roll.total >= leader.sheet.capture:
            yield from play.ask_all(WEAPON, seat, goes_on=lambda: not going.hit)
        if going.hit or roll.total < leader.sheet.capture:
            yield from prey.flees(play, seat)
            return
    play.draw_captures(seat, leader.sheet.infect)
    yield from play.ask_all(CAPTURE_CARDS, seat)
    yield from decide(play, seat, prey)


def decide(play: Play, seat: int, prey: Prey) -> Steps[None]:
    """What the capture cards say: one Escape is enough, else the greater number counts (HU-8.8 to HU-8.10)."""
    going = play.state.attempt
    assert going is not None
    infects, meals = going.drawn.count(INFECT), going.drawn.count(EAT)
    if ESCAPE in going.drawn:
        play.discard_captures()
        yield from prey.flees(play, seat)
        return
    eats = meals > infects
    if meals == infects:
        eats = (yield Decision(seat, "infect_or_eat", [INFECT_IT, EAT_IT])) == EAT_IT
    yield from prey.eaten(play, seat) if eats else prey.infected(play, seat)
