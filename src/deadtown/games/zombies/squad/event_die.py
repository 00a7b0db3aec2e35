"""The ten-sided event die, a row a number (IS-4, IS-11)."""

from collections.abc import Callable
from typing import Final

from deadtown.games.town import City, placements
from deadtown.games.zombies import events
from deadtown.games.zombies.effects.horde import free_spaces, room
from deadtown.games.zombies.movement import forced_move
from deadtown.games.zombies.play import DONE, Play
from deadtown.games.zombies.squad import events as squad_events
from deadtown.games.zombies.state import LOST_TURN, NOWHERE, WEAKENED, Pawn, State
from deadtown.kernel import NOTHING_TO_ASK, Decision, Option, Steps

TAKE: Option = ("take",)
DECLINE: Option = ("decline",)
FORCED = 5
RELOCATED = 3
BY_OPPONENT = 5
BY_ROLLER = 3
EXTRA_STEPS = 2
STRONGER_ROLLS = 2


def choose_opponent(play: Play) -> Steps[int]:
    """Any other player, as the roller likes (IS-4.1)."""
    seat = play.state.active
    others = play.others(seat)
    other = others[0]
    if len(others) > 1:
        choice = yield Decision(seat, "event_opponent", [("opponent", other) for other in others], row_of(play))
        other = int(choice[1])
    play.tell(squad_events.OpponentNamed, seat, other)
    return other


def row_of(play: Play) -> dict[str, str | int]:
    """What a question of the event die is about."""
    roll = play.state.roll
    assert roll is not None
    return {"row": str(roll.dice[0])}


# Rows that must be carried out


def lose_turn(play: Play) -> Steps[bool]:
    """The turn is over (IS-3.9)."""
    play.tell(events.TurnLost, play.state.active, "lose_turn")
    yield from NOTHING_TO_ASK
    return True


def moved_five(play: Play) -> Steps[bool]:
    """An opponent moves the roller's pawn five spaces (IS-4.2)."""
    other = yield from choose_opponent(play)
    yield from forced_move(play, other, play.state.active, FORCED)
    return False


def opponent_moves_three(play: Play) -> Steps[bool]:
    """An opponent puts up to three zombies elsewhere (IS-4.3, IS-4.5)."""
    other = yield from choose_opponent(play)
    if play.state.options.is_event_3_4_chooser == "roller":
        yield from lift_all_then_put(play, other)
    else:
        yield from relocate(play, other)
    return False


def relocate(play: Play, seat: int) -> Steps[None]:
    """Up to three different zombies, one after the other, each to a free space."""
    state = play.state
    done: list[int] = []
    for left in range(RELOCATED, 0, -1):
        space = yield from lift_one(play, seat, left, done)
        if space == NOWHERE:
            return
        done.append(state.lifted[0])
        yield from put_down(play, seat, space)


def lift_all_then_put(play: Play, seat: int) -> Steps[None]:
    """The opponent names the zombies first, then the roller all spaces (IS-4.5)."""
    state = play.state
    left = RELOCATED
    while left and (yield from lift_one(play, seat, left, [])) != NOWHERE:
        left -= 1
    while state.lifted:
        yield from put_down(play, state.active, NOWHERE)


def lift_one(play: Play, seat: int, left: int, done: list[int]) -> Steps[int]:
    """Take a zombie up that has not been moved yet, as long as there is room to put it; where it was, or NOWHERE."""
    state = play.state
    spaces = [space for space, number in state.zombies.items() if number not in done]
    if not spaces or room(play) <= len(state.lifted):
        return NOWHERE
    choice = yield Decision(seat, "event_relocate", [*play.options_on("lift", spaces), DONE], {"left": left})
    if choice == DONE:
        return NOWHERE
    space = play.city.number[str(choice[1])]
    play.lift_zombie(seat, space)
    return space


def put_down(play: Play, seat: int, before: int) -> Steps[None]:
    """Put the zombie that was taken up first on a free space other than the one it comes from."""
    free = [space for space in free_spaces(play) if space != before]
    to = free[0]
    if len(free) > 1:
        about: dict[str, str | int] = {"left": len(play.state.lifted)}
        choice = yield Decision(seat, "event_put", play.options_on("put", free), about)
        to = play.city.number[str(choice[1])]
    play.set_down(seat, to)


def opponent_places_five(play: Play) -> Steps[bool]:
    """An opponent puts up to five zombies from the pool (IS-4.4, IS-4.5)."""
    state = play.state
    other = yield from choose_opponent(play)
    if state.options.is_event_3_4_chooser == "opponent":
        yield from place_up_to(play, other, BY_OPPONENT, "IS-4.4")
        return False
    most = min(BY_OPPONENT, state.pool, len(free_spaces(play)))
    if most:
        choice = yield Decision(other, "event_number", [("number", count) for count in range(most + 1)])
        play.tell(squad_events.NumberNamed, other, int(choice[1]))
        yield from play.place_zombies(state.active, int(choice[1]), free_spaces(play), "event_put", "IS-4.5")
    return False


def place_up_to(play: Play, seat: int, most: int, clause: str) -> Steps[None]:
    """Some zombies from the pool, or none, each on a free space (IS-4.4, IS-4.7, IS-4.12)."""
    state = play.state
    for left in range(min(most, state.pool), 0, -1):
        free = free_spaces(play)
        if not free:
            return
        choice = yield Decision(seat, "event_place", [*play.options_on("put", free), DONE], {"left": left})
        if choice == DONE:
            return
        play.put_zombies(seat, [play.city.number[str(choice[1])]], clause)


def move_helipad(play: Play) -> Steps[bool]:
    """The Helipad goes elsewhere with all that is on it, if nothing is cut off by that (IS-4.6)."""
    state = play.state
    cells = helipad_cells(state, play.city)
    if not cells:
        play.tell(squad_events.NothingHappens, state.active)
        return False
    x, y = cells[0]
    if len(cells) > 1:
        choice = yield Decision(state.active, "event_helipad", [("move", *cell) for cell in cells])
        x, y = int(choice[1]), int(choice[2])
    state.layout = play.city.moved(state.helipad, x, y).layout
    play.tell(squad_events.HelipadMoved, state.active, x, y)
    return False


def helipad_cells(state: State, city: City) -> list[tuple[int, int]]:
    """Where the Helipad may go: it must hang on one tile now, and on one there (IS-4.6)."""
    if len(city.linked(state.helipad)) != 1:
        return []
    pad = city.tiles[state.helipad]
    without = city.lifted(state.helipad)
    return [(x, y) for x, y, _ in placements(without, pad.tile, most_links=1) if (x, y) != (pad.x, pad.y)]


# Rows that may be declined


def place_three(play: Play) -> Steps[bool]:
    """Up to three zombies from the pool (IS-4.7)."""
    yield from place_up_to(play, play.state.active, BY_ROLLER, "IS-4.7")
    return False


def take_or_decline(play: Play, options: list[Option]) -> Steps[Option]:
    """Rows 6 to 10 may be declined, at once (IS-3.2); one that offers nothing does nothing (IS-4.11)."""
    seat = play.state.active
    choice = DECLINE
    if options:
        choice = yield Decision(seat, "event_take", [*options, DECLINE], row_of(play))
    if choice == DECLINE:
        play.tell(squad_events.NothingHappens, seat)
    return choice


def plus_two(play: Play) -> Steps[bool]:
    """Two more steps in this turn (IS-3.5)."""
    if (yield from take_or_decline(play, [TAKE])) == TAKE:
        play.state.extra = EXTRA_STEPS
        play.tell(squad_events.Helped, play.state.active, "plus_two")
    return False


def hinder(play: Play) -> Steps[bool]:
    """Halve an opponent's next movement roll, or weaken the attacks of the next turn (IS-4.8, IS-4.11)."""
    state, seat = play.state, play.state.active
    pawns = state.pawns
    options: list[Option] = [("halve", other) for other in play.others(seat) if not pawns[other].halved]
    options += [("weaken", other) for other in play.others(seat) if WEAKENED not in pawns[other].pending]
    choice = yield from take_or_decline(play, options)
    if choice[0] == "halve":
        pawns[int(choice[1])].halved = True
        play.tell(squad_events.Hindered, seat, int(choice[1]), "halved")
    elif choice[0] == "weaken":
        play.lay_under(int(choice[1]), WEAKENED)
        play.tell(squad_events.Hindered, seat, int(choice[1]), WEAKENED)
    return False


def attack_bonus(play: Play) -> Steps[bool]:
    """+1 on the next two attack rolls (IS-4.9)."""
    if (yield from take_or_decline(play, [TAKE])) == TAKE:
        play.pawn.stronger += STRONGER_ROLLS
        play.tell(squad_events.Helped, play.state.active, "attack_bonus")
    return False


def strike(play: Play) -> Steps[bool]:
    """An opponent loses a turn, or the next combat against a zombie is won (IS-4.10, IS-4.11)."""
    state, seat = play.state, play.state.active
    options: list[Option] = [
        ("strike", other) for other in play.others(seat) if LOST_TURN not in state.pawns[other].pending
    ]
    choice = yield from take_or_decline(play, [*options, ("sure_win",)])
    if choice[0] == "strike":
        play.lay_under(int(choice[1]), LOST_TURN)
        play.tell(squad_events.Hindered, seat, int(choice[1]), LOST_TURN)
    elif choice[0] == "sure_win":
        pawn: Pawn = play.pawn
        pawn.sure += 1
        play.tell(squad_events.Helped, seat, "sure_win")
    return False


ROWS: Final[tuple[Callable[[Play], Steps[bool]], ...]] = (
    *(lose_turn, moved_five, opponent_moves_three, opponent_places_five, move_helipad),
    *(place_three, plus_two, hinder, attack_bonus, strike),
)
"""What each row does; whether the turn is over by it."""
