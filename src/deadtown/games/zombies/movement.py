"""How pawns move: the allowance, step by step or to a space farther away, and at somebody else's will (ZB-8)."""

from collections.abc import Iterable, Sequence

from deadtown.games.town import City, ways, within
from deadtown.games.zombies import events
from deadtown.games.zombies.cards import CLAUSTROPHOBIA
from deadtown.games.zombies.combat import fight
from deadtown.games.zombies.play import Play
from deadtown.games.zombies.squad import entering
from deadtown.games.zombies.squad.duel import offer_attack
from deadtown.games.zombies.state import NOWHERE, State
from deadtown.kernel import Decision, Option, Steps

DRIVE = 10
"""How far one gets with The Keys Are Still In It."""
OUTDOORS = -1


def reckon_allowance(play: Play) -> None:
    """What the die comes to, after something has changed it."""
    if allowance_changes(play):
        play.tell(events.AllowanceChanged, play.state.active, play.state.allowance)


def allowance_changes(play: Play) -> bool:
    """What the die comes to: halved by a loose shoe, then doubled by adrenaline; by car it is always 10 (ZB-8.1)."""
    state = play.state
    allowance = play.full_allowance()
    for _ in range(play.halvings()):
        allowance //= 2
    if state.doubled:
        allowance *= 2
    if state.driving:
        allowance = DRIVE
    changes = allowance != state.allowance
    if changes:
        state.allowance = state.left = allowance
    return changes


# Which steps are open


def own_steps(state: State, seat: int) -> Sequence[int]:
    """Where a pawn may go in its own movement: connected spaces, and out of buildings in Claustrophobia (ZB-14.8)."""
    city, pawn = state.city, state.pawns[seat]
    near = city.neighbours[pawn.space]
    if CLAUSTROPHOBIA not in pawn.under:
        return near
    if city.building[pawn.space] == OUTDOORS:
        return [space for space in near if city.building[space] == OUTDOORS]
    way_out = steps_to_outdoors(city, pawn.space)
    return [space for space in near if steps_to_outdoors(city, space) < way_out]


def forced_steps(play: Play, seat: int) -> Sequence[int]:
    """Where a pawn may be led: only the way into a building may be barred (ZB-14.8)."""
    city, pawn = play.city, play.state.pawns[seat]
    near = city.neighbours[pawn.space]
    if CLAUSTROPHOBIA not in pawn.under or city.building[pawn.space] != OUTDOORS:
        return near
    return [space for space in near if city.building[space] == OUTDOORS]


def steps_to_outdoors(city: City, space: int) -> int:
    """How far it is from a space to the nearest one outdoors."""
    layer, seen, steps = [space], {space}, 0
    while all(city.building[place] != OUTDOORS for place in layer):
        layer = [near for place in layer for near in city.neighbours[place] if near not in seen]
        seen.update(layer)
        steps += 1
    return steps


def must_leave(state: State, seat: int) -> bool:
    """Whether Claustrophobia lets the pawn not stop where it is (ZB-14.8)."""
    pawn = state.pawns[seat]
    return CLAUSTROPHOBIA in pawn.under and state.city.building[pawn.space] != OUTDOORS


def farther_spaces(state: State, seat: int) -> Iterable[int]:
    """Every space that the pawn can walk to with what is left: those of :func:`routes`, but quickly found."""
    city, pawn = state.city, state.pawns[seat]
    if state.left < 2:
        return ()
    if CLAUSTROPHOBIA in pawn.under:
        return routes(state, seat)
    return within(city, pawn.space, state.left, ())


def routes(state: State, seat: int) -> dict[int, tuple[int, ...]]:
    """Every space that the pawn can walk to with what is left, and the way there (ZB-8.3)."""
    city, pawn = state.city, state.pawns[seat]
    if CLAUSTROPHOBIA not in pawn.under:
        found = ways(city, pawn.space, state.left, state.in_the_way)
        found.pop(pawn.space, None)
        return found
    if city.building[pawn.space] != OUTDOORS:
        return {space: (space,) for space in own_steps(state, seat)}
    found = ways(city, pawn.space, state.left, state.in_the_way, lambda space: city.building[space] == OUTDOORS)
    found.pop(pawn.space, None)
    return found


# Moving


def step_onto(play: Play, seat: int, to: int) -> Steps[bool]:
    """One step with what it brings: loot or a visit, a fight, a token; whether there was anything (section 8)."""
    state = play.state
    pawn = state.pawns[seat]
    before, pawn.space = pawn.space, to
    if play.listener is not None:
        names = play.city.names
        play.listener(events.Stepped(seat, names[before], names[to], play.place(to)))
    found = state.options.squad and entering.enter(play, seat, before, to)
    return (yield from play.arrive(seat)) or found


def ask_for_step(play: Play) -> Steps[Option]:
    """Where the active pawn goes, or that it stops: its owner decides, or whoever steers it (ZB-8.3, ZB-14.5)."""
    state = play.state
    seat = state.active
    options = play.once(ways_on, state, seat)
    if len(options) == 1:
        return options[0]
    about: dict[str, str | int] = {"seat": seat, "left": state.left}
    mover = seat if state.mover < 0 else state.mover
    return (yield Decision(mover, "move_step", options, about))


def ways_on(state: State, seat: int) -> list[Option]:
    """Steps, walks to where steps lead, and to stop, unless somebody must leave where they are (ZB-8.3)."""
    names = state.city.names
    near = own_steps(state, seat)
    options: list[Option] = [("step", names[space]) for space in near]
    options += [("walk", names[space]) for space in farther_spaces(state, seat) if space not in near]
    if not options or not must_leave(state, seat):
        options.append(("stop",))
    return options


def forced_move(play: Play, chooser: int, seat: int, count: int) -> Steps[None]:
    """So many steps of somebody's pawn, unless it dies or is put elsewhere (ZB-11.11)."""
    pawn = play.state.pawns[seat]
    before = pawn.deaths, pawn.sent_away
    for left in range(count, 0, -1):
        yield from fight(play, seat)
        near = forced_steps(play, seat)
        if (pawn.deaths, pawn.sent_away) != before or not near:
            return
        to = near[0]
        if len(near) > 1:
            names = play.city.names
            about: dict[str, str | int] = {"seat": seat, "left": left}
            choice = yield Decision(chooser, "forced_step", [("step", names[space]) for space in near], about)
            to = play.city.number[str(choice[1])]
        yield from step_onto(play, seat, to)
        if (pawn.deaths, pawn.sent_away) == before and play.state.options.squad:
            yield from offer_attack(play)
        if (pawn.deaths, pawn.sent_away) != before or not play.goes_on_walking(seat):
            return


def walk_on(play: Play) -> Steps[bool]:
    """One step of the active pawn's own movement, along its way or as it is asked; whether it was made (ZB-8.3)."""
    state, pawn = play.state, play.pawn
    if state.route:
        to, *rest = state.route
        state.route = tuple(rest)
    else:
        choice = yield from ask_for_step(play)
        if choice[0] == "stop":
            state.left = 0
            state.goal = NOWHERE
            return False
        goal = play.city.number[str(choice[1])]
        way = (goal,) if choice[0] == "step" else routes(state, state.active)[goal]
        state.goal = goal
        if (yield from fight(play, state.active)):
            # A zombie has come onto the pawn's own space: it is fought before any step (ZB-6.1).
            return False
        to, state.route = way[0], way[1:]
    before, goal = (pawn.deaths, pawn.sent_away), state.goal
    state.left -= 1
    came_between = yield from step_onto(play, state.active, to)
    if (pawn.deaths, pawn.sent_away) != before:
        state.goal, state.route = NOWHERE, ()
    elif came_between:
        state.route = ()
    if pawn.space == goal:
        state.goal = NOWHERE
    return True
