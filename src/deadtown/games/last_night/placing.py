"""New zombies on the pits: at set-up, in step 6 and by cards (LN-4.16 to LN-4.20)."""

from deadtown.games.last_night import events
from deadtown.games.last_night.arming import arm, bearers, is_one_left
from deadtown.games.last_night.ground import NAMES, NUMBERS
from deadtown.games.last_night.options import GRAVE_DEAD, GRAVE_WEAPONS
from deadtown.games.last_night.pieces import NOWHERE
from deadtown.games.last_night.play import NO, YES, Play
from deadtown.games.last_night.scenarios import scenario_of
from deadtown.kernel import Decision, Option, Steps

GIVEN_UP = 2
"""How many zombies are not placed for one Grave Weapon, or one Grave Dead (LN-18.1, LN-18.14)."""
SWAPS = frozenset({GRAVE_DEAD, GRAVE_WEAPONS})


def place_one(play: Play) -> Steps[bool]:
    """The next of those that arrive, or what comes in place of some; whether there was anything."""
    state = play.state
    for seat in state.zombie_order:
        if not SWAPS.isdisjoint(state.rules) and seat not in state.offered and is_placing(play, seat):
            state.offered += (seat,)
            yield from swap(play, seat)
            return True
        if is_placing_red(play, seat):
            yield from place_red(play, seat)
            return True
        if is_placing(play, seat):
            yield from place_normal(play, seat, state.arriving[seat])
            state.arriving[seat] -= 1
            return True
        if state.to_arm and seat == state.offered[-1]:
            state.to_arm -= 1
            yield from arm(play, seat)
            return True
    state.arriving, state.received, state.offered = {}, {}, ()
    state.red_arriving = 0
    return False


def is_placing(play: Play, seat: int) -> bool:
    """Whether a seat has zombies to place, and where (LN-4.16, LN-4.19)."""
    state = play.state
    return state.arriving.get(seat, 0) > 0 and play.room_for_zombies(seat) > 0 and bool(state.pits)


def is_placing_red(play: Play, seat: int) -> bool:
    state = play.state
    return state.red_arriving > 0 and seat == state.lead_zombie and bool(state.pits)


def even_pits(play: Play) -> list[int]:
    """The pits that may receive the next zombie: no pit gets two more than another (LN-4.18)."""
    state = play.state
    pits = state.pits
    fewest = min(state.received.get(pit, 0) for pit in pits)
    return [pit for pit in pits if state.received.get(pit, 0) == fewest]


def place_normal(play: Play, seat: int, count: int) -> Steps[int]:
    """A zombie of the pool on a pit; its number (LN-4.18)."""
    state = play.state
    options: list[Option] = [("space", NAMES[pit]) for pit in even_pits(play)]
    choice = yield from play.choose(seat, "place_zombie", options, count=count)
    pit = NUMBERS[str(choice[1])]
    state.received[pit] = state.received.get(pit, 0) + 1
    return play.put_zombie(seat, pit, "LN-4.18")


def place_red(play: Play, seat: int) -> Steps[None]:
    """A Grave Dead on a pit; with Pack Mentality also where another zombie is, unless that is in a Fully Barricaded
    building (LN-14.10, LN-18.14, LN-18.16)."""
    state = play.state
    spaces = even_pits(play)
    if state.grave_dead == "pack_mentality":
        others = sorted({*state.zombies} - {NOWHERE, *state.pits})
        spaces += [space for space in others if not state.is_walled_up(space)]
    options: list[Option] = [("space", NAMES[space]) for space in spaces]
    choice = yield from play.choose(seat, "place_grave_dead", options, count=state.red_arriving)
    space = NUMBERS[str(choice[1])]
    if space in state.pits:
        state.received[space] = state.received.get(space, 0) + 1
    state.red_arriving -= 1
    zombie = state.graves[0]
    state.zombies[zombie] = space
    play.tell(events.ZombieCame, seat, zombie, NAMES[space], "LN-18.14")


# What comes in place of zombies


def swap(play: Play, seat: int) -> Steps[None]:
    """What a seat takes in place of zombies that it could place: Grave Dead, and in step 6 Grave Weapons (LN-4.20)."""
    yield from swap_for_red(play, seat)
    if play.state.phase == "place":
        yield from swap_for_weapons(play, seat)


def may_give_up(play: Play, seat: int) -> bool:
    """Whether two zombies are left that a seat could place: what it could not place it can't give up (LN-18.14)."""
    arriving = play.state.arriving
    arriving[seat] = min(arriving[seat], play.room_for_zombies(seat))
    return arriving[seat] >= GIVEN_UP


def swap_for_red(play: Play, seat: int) -> Steps[None]:
    """One Grave Dead in place of two normal zombies, again and again; the lead seat has them (LN-18.14, LN-18.15)."""
    state = play.state
    if seat != state.lead_zombie:
        return
    forced = scenario_of(state).red_must_come
    while len(state.graves) > state.red_arriving and may_give_up(play, seat):
        if not forced and not (yield from _agrees(play, seat, "swap_grave_dead")):
            return
        forced = False
        state.arriving[seat] -= GIVEN_UP
        state.red_arriving += 1


def swap_for_weapons(play: Play, seat: int) -> Steps[None]:
    """A Grave Weapon in place of two zombies, again and again, as long as there is who could get it (LN-18.1)."""
    state = play.state
    if GRAVE_WEAPONS not in state.rules:
        return
    while may_give_up(play, seat) and is_one_left(play):
        hands = len(bearers(play)) + state.arriving[seat] - GIVEN_UP
        if hands <= state.to_arm or not (yield from _agrees(play, seat, "swap_grave_weapon")):
            return
        state.arriving[seat] -= GIVEN_UP
        state.to_arm += 1


def _agrees(play: Play, seat: int, kind: str) -> Steps[bool]:
    count = play.state.arriving[seat]
    return (yield Decision(seat, kind, [YES, NO], {"count": count})) == YES
