"""A walk, and the same walk in other worlds: nobody may notice what they may not know."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

from deadtown.games import GAMES
from deadtown.table.log_lines import what_of
from tests.web.servers import Served
from tests.web.walks.courses import MOVES, Course, Eyes, Move, other_course
from tests.web.walks.plan import QUESTIONS, Heard, Plan, Step
from tests.web.walks.rights import Rights
from tests.web.walks.steps import last_steps, next_step
from tests.web.walks.town import Town, town_at

Numbered = tuple[int, Step]
SHRINKING = 60
"""How often a walk is tried with fewer steps, when something was found."""


class Leak(NamedTuple):
    """Somebody was sent something that depends on what they may not know."""

    who: str
    step: int
    here: Heard | None
    there: Heard | None
    walk: Sequence[Numbered]

    def __str__(self) -> str:
        here, there = (b"" if heard is None else heard.what.rpartition(b"\n\n")[2] for heard in (self.here, self.there))
        place = next((n for n, (one, other) in enumerate(zip(here, there, strict=False)) if one != other), 0)
        shown = [repr(what[max(0, place - 160) : place + 160]) for what in (here, there)]
        steps = [f"  {number}. {step}" for number, step in self.walk if number <= self.step]
        told = f"{self.who} can tell two worlds apart after step {self.step}:\n  {shown[0]}\n  {shown[1]}"
        return "\n".join([told, "after", *steps])


class Walk(NamedTuple):
    """A walk as it was: its steps with their numbers, and whether each was granted; and what everybody was sent."""

    plan: Plan
    steps: Sequence[Numbered]
    granted: Collection[int]
    moves: dict[int, int]
    """After each step: how many moves the last game had seen; -1 when it was over."""
    course: Course
    rights: Rights
    players: dict[str, str]
    heard: dict[str, list[Heard]]


def walk_about(server: Served, plan: Plan, length: int, luck: Random) -> Walk:
    """A random walk, at whose end everybody reads what there is to read."""
    with town_at(server, plan) as town, noted(town):
        for _ in range(length):
            town.take(next_step(town, luck))
        if town.table().state.phase == "playing":
            for step in last_steps(town):
                town.take(step)
        return as_it_was(town, list(enumerate(step for step, _ in town.taken)))


def walk_again(server: Served, plan: Plan, steps: Iterable[Numbered]) -> Walk:
    """The same steps, or some of them."""
    with town_at(server, plan) as town, noted(town):
        taken = list(steps)
        for number, step in taken:
            town.number = number
            town.take(step)
        return as_it_was(town, taken)


@contextmanager
def noted(town: Town) -> Iterator[None]:
    """Whatever goes wrong, it is told after which steps."""
    try:
        yield
    except Exception as trouble:
        steps = [f"  {number}. {step}" for number, (step, _) in enumerate(town.taken)]
        trouble.add_note("\n".join([f"seed {town.plan.seed!r}, {town.plan.settings}, after", *steps]))
        raise


def as_it_was(town: Town, steps: Sequence[Numbered]) -> Walk:
    lines, plan = town.log(), town.plan
    numbers = [number for number, _ in steps]
    moves = [line for line in lines if isinstance(line, MOVES)]
    played = len(plan.starts) - len(town.starts)
    return Walk(
        plan,
        steps,
        {number for number, (_, granted) in zip(numbers, town.taken, strict=True) if granted},
        {number: moves if main == town.main else 0 for number, (main, moves) in zip(numbers, town.moves, strict=True)},
        Course(GAMES[plan.game], plan.seed, plan.starts[played - 1], moves),
        Rights(lines),
        {name: visitor.guest.player for name, visitor in town.visitors.items()},
        {name: list(map(town.plain, heard)) for name, heard in town.heard.items()},
    )


def leaks(server: Served, walk: Walk, seed: str) -> Iterator[Leak | None]:
    """What was found; None for each comparison in which nothing was. Nobody has a secret before the game begins."""
    if not walk.rights.until:
        return
    whole = goes_on_until(walk)
    seen: list[list[Eyes]] = []
    for name in walk.plan.people:
        eyes = eyes_of(walk, name)
        if eyes not in seen:
            seen.append(eyes)
            twin = other_world(walk, eyes, whole, Random(f"{seed} {name}"))
            if twin is not None:
                yield compared(server, walk, *twin, eyes)


def goes_on_until(walk: Walk) -> int:
    """With how many moves the game still goes on, so that something is hidden."""
    counts = [count for count in walk.moves.values() if count >= 0]
    return max(counts, default=0)


def other_world(walk: Walk, eyes: Sequence[Eyes], whole: int, luck: Random) -> tuple[Course, int] | None:
    """Another course for the whole walk, or for so many of its moves."""
    for moves in dict.fromkeys((whole, whole * 2 // 3, whole // 3)):
        course = walk.course._replace(moves=walk.course.moves[:moves])
        found = other_course(course, eyes[: moves + 1], luck)
        if found is not None:
            return found, moves
    return None


def compared(server: Served, walk: Walk, course: Course, moves: int, eyes: Sequence[Eyes]) -> Leak | None:
    """Walk again in a world that those can't tell from this one who may look through these eyes."""
    looking = [name for name in walk.plan.people if eyes_of(walk, name) == eyes]
    last = last_before(walk, moves)
    steps = [
        (number, step)
        for number, step in walk.steps
        if number <= last and (step.who in looking or matters(walk, number, step))
    ]
    again = walk_again(server, with_start(walk, course), steps)
    for name in looking:
        here = [heard for heard in walk.heard[name] if heard.step <= last]
        leak = first_difference(name, here, again.heard[name], walk)
        if leak is not None:
            return leak
    played = [list(map(outline, one)) for one in (again.course.moves, walk.course.moves[:moves])]
    assert played[0] == played[1], f"seed {walk.plan.seed!r}: the worlds have parted, and nobody was told"
    return None


def matters(walk: Walk, number: int, step: Step) -> bool:
    """Whether others may notice a step. What was denied has changed nothing, but that nobody watches any more."""
    return step.do not in QUESTIONS and (number in walk.granted or step.do == "watch")


def outline(move: Move) -> tuple[str, int, str]:
    """What happened in the game, whoever did it."""
    return what_of(move), move.number, getattr(move, "option", "")


def eyes_of(walk: Walk, name: str) -> list[Eyes]:
    return walk.rights.eyes(walk.players[name], len(walk.course.moves))


def last_before(walk: Walk, moves: int) -> int:
    """The last step before the game went on further than that, or was over."""
    last = -1
    for number, _ in walk.steps:
        if not 0 <= walk.moves[number] <= moves:
            break
        last = number
    return last


def with_start(walk: Walk, course: Course) -> Plan:
    """The plan with another start of the game in which somebody walked."""
    starts = [course.start if start == walk.course.start else start for start in walk.plan.starts]
    return walk.plan._replace(starts=starts)


def first_difference(name: str, here: Sequence[Heard], there: Sequence[Heard], walk: Walk) -> Leak | None:
    for number in range(max(len(here), len(there))):
        one, other = (heard[number] if number < len(heard) else None for heard in (here, there))
        if one != other:
            step = max(heard.step for heard in (one, other) if heard is not None)
            return Leak(name, step, one, other, walk.steps)
    return None


def shortest(leak: Leak, again: Callable[[Sequence[Numbered]], Leak | None]) -> Leak:
    """A leak with as few steps as lead to one."""
    steps, size, tries = [one for one in leak.walk if one[0] <= leak.step], 16, 0
    while size and tries < SHRINKING:
        for place in range(len(steps) - size, -1, -size):
            fewer = [*steps[:place], *steps[place + size :]]
            tries += 1
            found = again(fewer)
            if found is not None:
                leak, steps = found, [one for one in fewer if one[0] <= found.step]
        size //= 2
    return leak
