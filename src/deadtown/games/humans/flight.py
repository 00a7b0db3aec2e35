"""Humans run: the routes they can take, and who decides where they end (HU-10)."""

from collections.abc import Container, Sequence

from deadtown.games.humans import events
from deadtown.games.humans.cards import FIRE_EXTINGUISHER, FLEE_ROLL
from deadtown.games.humans.play import Play
from deadtown.games.town import shown
from deadtown.games.town.walls import Neighbours
from deadtown.kernel import Decision, Option, Steps

FARTHEST = 10
"""The longest way that anybody can have to flee (HU-10.7)."""
EXTINGUISHED = 2
"""What a Fire Extinguisher adds."""

DONE: Option = ("done",)


def flee(play: Play, seat: int) -> Steps[None]:
    """The human of an attempt gets away, unless it is trapped (HU-10.1 to HU-10.8)."""
    attempt = play.state.attempt
    assert attempt is not None
    space = attempt.space
    if not is_free(play, space, FARTHEST):
        trapped(play, seat, space)
        return
    bonus = EXTINGUISHED * attempt.extinguishers
    by = (FIRE_EXTINGUISHER,) * attempt.extinguishers
    attempt.mover = play.right_of(seat)
    roll = yield from play.roll("flight", seat, bonus, by=by)
    attempt.flight = roll.total
    attempt.ends = tuple(ends(play, space, attempt.flight))
    yield from play.ask_all(FLEE_ROLL, play.state.active)
    if not attempt.ends:
        trapped(play, seat, space)
        return
    to = attempt.ends[0]
    if len(attempt.ends) > 1:
        about: dict[str, str | int] = {"seat": seat, "left": attempt.flight}
        choice = yield Decision(attempt.mover, "move_human", play.options_on("flee", attempt.ends), about)
        to = play.open_city.number[str(choice[1])]
    human = play.move_human(space, to)
    if play.listener is not None:
        play.listener(events.Fled(attempt.mover, human, play.name(space), play.name(to), play.building(to)))


def trapped(play: Play, seat: int, space: int) -> None:
    """Without a way out a human is infected at once, if a zombie is left to do it (HU-10.6, HU-10.8)."""
    if space in play.state.leaders[seat].zombies:
        play.tell(events.Trapped, seat, play.name(space))
        play.infect(seat, space, "HU-10.6")
    else:
        play.tell(events.Stays, play.name(space))


def is_free(play: Play, space: int, most: int) -> bool:
    """Whether a human has any route of up to so many steps (HU-10.7)."""
    neighbours, humans, zombies = play.open_city.neighbours, play.state.humans, play.zombie_spaces()
    seen, layer = {space}, [space]
    for _ in range(most):
        further = []
        for here in layer:
            for other in neighbours[here]:
                if other not in seen and other not in zombies:
                    if other not in humans:
                        return True
                    seen.add(other)
                    further.append(other)
        layer = further
    return False


def ends(play: Play, space: int, steps: int) -> list[int]:
    """Where a human may end that must use all its steps, or as many as it can (HU-10.4)."""
    by_length = ends_by_length(play.open_city.neighbours, space, steps, play.zombie_spaces(), play.state.humans)
    return sorted(next((found for found in reversed(by_length) if found), set()))


def ends_within(play: Play, space: int, steps: int) -> list[int]:
    """Where a human may end that goes up to so many steps, as somebody likes."""
    by_length = ends_by_length(play.open_city.neighbours, space, steps, play.zombie_spaces(), play.state.humans)
    return sorted(set().union(*by_length))


def ends_by_length(
    neighbours: Neighbours, start: int, most: int, zombies: Container[int], humans: Container[int]
) -> list[set[int]]:
    """For each length, where routes end: no space twice, none with a zombie, the last without a human (HU-10.9)."""
    found: list[set[int]] = [set() for _ in range(most)]
    used = [False] * len(neighbours)

    def go(space: int, length: int) -> None:
        used[space] = True
        there = found[length]
        for other in neighbours[space]:
            if not used[other] and other not in zombies:
                if other not in humans:
                    there.add(other)
                if length + 1 < most:
                    go(other, length + 1)
        used[space] = False

    if most:
        go(start, 0)
    return found


def lead_humans(play: Play, seat: int, count: int, steps: int, clause: str) -> Steps[None]:
    """Up to so many different humans are moved up to so many spaces each (HU-16.17, HU-17.6)."""
    city = play.open_city
    led: list[int] = []
    for left in range(count, 0, -1):
        free = movable(play, steps, led)
        if not free:
            return
        about: dict[str, str | int] = {"left": left, "steps": steps}
        choice = yield Decision(seat, "lead_human", [*play.options_on("human", free), DONE], about)
        if choice == DONE:
            return
        space = city.number[str(choice[1])]
        where = ends_within(play, space, steps)
        to = where[0]
        if len(where) > 1:
            choice = yield Decision(seat, "lead_to", play.options_on("to", where), {"space": shown(play.name(space))})
            to = city.number[str(choice[1])]
        human = play.move_human(space, to)
        led.append(human)
        if play.listener is not None:
            names = city.names
            play.listener(events.Led(seat, human, names[space], names[to], clause, play.building(to)))


def movable(play: Play, steps: int, but: Sequence[int] = ()) -> list[int]:
    """The spaces of the humans that have somewhere to go."""
    humans = play.state.humans
    return [space for space in sorted(humans) if humans[space] not in but and is_free(play, space, steps)]
