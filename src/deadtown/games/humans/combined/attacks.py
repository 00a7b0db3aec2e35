"""A zombie player attacks a shotgun guy: as a capture, but he loses a life or gets away (HX-10)."""

import msgspec

from deadtown.games.humans.capture import catch, conclude
from deadtown.games.humans.combined import events
from deadtown.games.humans.combined.play import Play
from deadtown.games.humans.flight import ends_by_length
from deadtown.games.humans.play import Play as HumansPlay
from deadtown.games.humans.state import Attempt
from deadtown.games.zombies.state import BULLETS, LIFE, NOWHERE
from deadtown.kernel import Decision, Option, Steps

RAISE: Option = ("raise",)
LEAVE: Option = ("leave_it",)
LONGEST = 6
"""The longest way a shotgun guy can have to flee: nothing is added to the die (HX-6.8)."""


class Guy(msgspec.Struct, frozen=True):
    """A shotgun guy as prey."""

    seat: int
    space: int

    def flees(self, play: HumansPlay, seat: int) -> Steps[None]:
        assert isinstance(play, Play)
        return flee(play, seat, self)

    def infected(self, play: HumansPlay, seat: int) -> Steps[None]:
        assert isinstance(play, Play)
        return infect(play, seat, self)

    def eaten(self, play: HumansPlay, seat: int) -> Steps[None]:
        """The Eat card is kept (HX-10.3)."""
        assert isinstance(play, Play)
        play.keep_meal(seat)
        lose(play, seat, self, eaten=True)
        play.check_victory()
        yield from ()


def attack(play: Play, guy: int, back: bool = False) -> Steps[None]:
    """One attempt on a shotgun guy, in the order of HU-8.3 (HX-10.1)."""
    state = play.state
    space = state.pawns[guy].space
    state.attempt = Attempt(space, 0, guy=guy)
    play.forgive(state.active, [guy])
    state.roll = None
    play.tell(events.GuyAttacked, state.active, guy, play.name(space), back)
    yield from catch(play, state.active, Guy(guy, space))
    conclude(play)


def lose(play: Play, seat: int, prey: Guy, eaten: bool) -> None:
    """He discards a life and leaves the map with all that he has (HX-10.2, HX-10.4)."""
    pawn = play.state.pawns[prey.seat]
    pawn.life -= 1
    if not pawn.life:
        pawn.life, pawn.bullets = LIFE, max(pawn.bullets, BULLETS)
    play.take_off(prey.seat)
    play.tell(events.GuyCaught, seat, prey.seat, eaten, pawn.life)


def infect(play: Play, seat: int, prey: Guy) -> Steps[None]:
    """A zombie of the reserve may be put where he was (HX-10.3)."""
    leader = play.state.leaders[seat]
    lose(play, seat, prey, eaten=False)
    if (yield Decision(seat, "hx_infect_pawn", [RAISE, LEAVE])) == RAISE:
        zombie = leader.zombies.index(NOWHERE)
        leader.zombies[zombie] = prey.space
        play.tell(events.ZombieRaised, seat, zombie, play.name(prey.space), leader.points)
        play.check_victory()


def flee(play: Play, seat: int, prey: Guy) -> Steps[None]:
    """He gets away as the player on the attacker's right likes, if there is a way (HX-10.5 to HX-10.7)."""
    state, attempt = play.state, play.state.attempt
    assert attempt is not None
    if not routes(play, prey.space, LONGEST):
        yield from trapped(play, seat, prey)
        return
    attempt.mover = play.right_of(seat)
    roll = yield from play.roll("flight", seat)
    attempt.flight = roll.total
    attempt.ends = tuple(routes(play, prey.space, roll.total))
    if not attempt.ends:
        yield from trapped(play, seat, prey)
        return
    to = attempt.ends[0]
    if len(attempt.ends) > 1:
        about: dict[str, str | int] = {"seat": prey.seat, "left": attempt.flight}
        choice = yield Decision(attempt.mover, "hx_move_guy", play.options_on("flee", attempt.ends), about)
        to = play.city.number[str(choice[1])]
    state.pawns[prey.seat].space = to
    play.forget_guy(prey.seat)
    mover, space = attempt.mover, play.name(prey.space)
    play.tell(events.GuyFled, mover, prey.seat, space, play.name(to), play.building(to))
    play.check_victory()


def routes(play: Play, space: int, steps: int) -> list[int]:
    """Where he can end, by his own connections: past humans and other guys, never onto zombies (HX-10.5)."""
    by_length = ends_by_length(play.city.neighbours, space, steps, play.zombie_spaces(), ())
    return sorted(next((found for found in reversed(by_length) if found), set()))


def trapped(play: Play, seat: int, prey: Guy) -> Steps[None]:
    """Without a way out he stays, or counts as infected if that was agreed on (HX-10.6)."""
    if play.state.options.hx_trapped_guy == "infected" and prey.space in play.state.leaders[seat].zombies:
        yield from infect(play, seat, prey)
    else:
        play.tell(events.GuyStays, prey.seat, play.name(prey.space))
