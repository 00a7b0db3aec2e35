"""Captures: a roll, weapons of the others, and cards that say what becomes of the human (HU-8)."""

from deadtown.games.humans import events
from deadtown.games.humans.abilities import offered
from deadtown.games.humans.cards import BEFORE_CAPTURE, CAPTURE_CARDS, EAT, ESCAPE, INFECT, WEAPON
from deadtown.games.humans.characters import PINFALL
from deadtown.games.humans.flight import FARTHEST, flee, is_free, trapped
from deadtown.games.humans.play import Play
from deadtown.games.humans.state import Attempt
from deadtown.kernel import Decision, Option, Steps

INFECT_IT: Option = ("infect",)
EAT_IT: Option = ("eat",)


def prey_of(play: Play) -> tuple[int, ...]:
    """The humans that share a space with zombies of the active player (HU-8.1)."""
    zombies, humans = play.leader.zombies, play.state.humans
    return tuple(human for space, human in humans.items() if space in zombies)


def attempt(play: Play, space: int) -> Steps[None]:
    """One attempt to capture the human on a space, in the order of HU-8.3."""
    state = play.state
    seat = state.active
    state.attempt = Attempt(space, state.humans[space])
    if play.listener is not None:
        play.listener(events.AttemptBegan(seat, state.humans[space], play.name(space), play.building(space)))
    yield from _attempt(play, seat, space, state.attempt)
    play.discard_captures()
    state.attempt = None
    play.take_dice()


def _attempt(play: Play, seat: int, space: int, going: Attempt) -> Steps[None]:
    leader = play.leader
    if play.state.options.trapped_at_once and not is_free(play, space, FARTHEST):
        trapped(play, seat, space)
        return
    if not (yield from offered(play, seat, PINFALL)):
        yield from play.ask_all(BEFORE_CAPTURE, play.state.active)
        roll = yield from play.roll("capture", seat, going.bonus, leader.sheet.capture, going.by)
        if roll.total >= leader.sheet.capture:
            yield from play.ask_all(WEAPON, seat, goes_on=lambda: not going.hit)
        if going.hit or roll.total < leader.sheet.capture:
            yield from flee(play, seat)
            return
    play.draw_captures(seat, leader.sheet.infect)
    yield from play.ask_all(CAPTURE_CARDS, play.state.active)
    yield from decide(play, seat, space, going)


def decide(play: Play, seat: int, space: int, going: Attempt) -> Steps[None]:
    """What the capture cards say: one Escape is enough, else the greater number counts (HU-8.8 to HU-8.10)."""
    infects, meals = going.drawn.count(INFECT), going.drawn.count(EAT)
    if ESCAPE in going.drawn:
        play.discard_captures()
        yield from flee(play, seat)
        return
    eats = meals > infects
    if meals == infects:
        eats = (yield Decision(seat, "infect_or_eat", [INFECT_IT, EAT_IT])) == EAT_IT
    if eats:
        play.eat(seat, space)
    else:
        play.infect(seat, space, "HU-8.9")
