"""Fire, current and the grenade (ZK-11.12 to ZK-11.17, ZK-11.25)."""

from collections.abc import Iterator, Sequence

from deadtown.games.zombiaki import events
from deadtown.games.zombiaki.cards import EXPLOSIVE, GRENADE, NAPALM, POWER, Card
from deadtown.games.zombiaki.effects.ways import AT, DOWN
from deadtown.games.zombiaki.movement import hidden
from deadtown.games.zombiaki.play import FIRE_DAMAGE, Play, card
from deadtown.games.zombiaki.state import State
from deadtown.games.zombiaki.street import ADJACENT, APART, IN_LANE, LANE, NUMBER, SIZE, SPACES, WIDTH
from deadtown.kernel import NOTHING_TO_ASK, Option, Steps

SIDE_LANES = (0, 2)
"""Lanes A and C (ZK-1.6)."""

Spending = tuple[str | int, ...]
"""Spaces, each followed by the points spent there."""


@card(NAPALM, targets=lambda state, card: [way for space, way in enumerate(AT[card]) if not state.burning[space]])
def napalm(play: Play, space: str) -> Steps[None]:
    """A space burns until the next human phase, and what is there suffers at once (ZK-11.12)."""
    place = NUMBER[space]
    play.state.burning[place] = True
    play.tell(events.Lit, space)
    play.hit_any((place,), FIRE_DAMAGE)
    play.set_off_any((place,))
    return NOTHING_TO_ASK


def worth_burning(state: State, space: int) -> bool:
    """Whether there is a creature, a mine or a car."""
    return state.creatures[space] is not None or state.objects[space] in EXPLOSIVE


def most_points(state: State, space: int) -> int:
    """How many points a space can take: one without creature takes exactly 1, as does a shield (ZK-11.13 to 11.15)."""
    creature = state.creatures[space]
    return 1 if creature is None or creature.shield else creature.endurance


def _paths(state: State, card: Card) -> list[Option]:
    """Paths from space to next space, each with its points; on from a creature only if it dies (ZK-11.13)."""
    ways: list[Option] = []
    ends = [space for space in range(SIZE) if worth_burning(state, space)]
    if not ends:
        return ways
    far = [min(APART[space][end] for end in ends) for space in range(SIZE)]
    """How many steps it is to where a path may end: with fewer points left it is not gone on."""

    def walk(space: int, left: int, path: Spending, gone: frozenset[int]) -> None:
        creature = state.creatures[space]
        most = most_points(state, space)
        ends_here = worth_burning(state, space)
        for points in range(1, min(most, left) + 1):
            longer = (*path, SPACES[space], points)
            if ends_here:
                ways.append(("play", card, *longer))
            dies = creature is None or (points == most and not creature.shield)
            if dies and left > points:
                for to in ADJACENT[space]:
                    if to not in gone and far[to] < left - points:
                        walk(to, left - points, longer, gone | {to})

    for space in range(SIZE):
        if far[space] < POWER[card]:
            walk(space, POWER[card], (), frozenset({space}))
    return ways


def flamed_row(state: State) -> list[int]:
    """The spaces that are not hidden of the first row, from row 5 down, where a creature is seen (ZK-11.15)."""
    for first in range(0, SIZE, WIDTH):
        seen = [space for space in range(first, first + WIDTH) if not hidden(state, space)]
        if any(state.creatures[space] is not None for space in seen):
            return seen
    return []


def _runs(state: State, card: Card) -> list[Option]:
    """Runs of neighbours of that row, with a creature, mine or car at both ends (ZK-11.15)."""
    seen = flamed_row(state)
    ways: list[Option] = []
    for start, first in enumerate(seen):
        for last in seen[start:]:
            run = range(first, last + 1)
            if not set(run) <= set(seen) or not (worth_burning(state, first) and worth_burning(state, last)):
                continue
            if any(state.creatures[space] is not None for space in run):
                ways.extend(("play", card, *spent) for spent in _spendings(state, run, POWER[card]))
    return ways


def _spendings(state: State, run: Sequence[int], left: int) -> Iterator[Spending]:
    """All ways to spend at least 1 point on each space of a run."""
    if not run:
        yield ()
        return
    for points in range(1, min(most_points(state, run[0]), left) + 1):
        for rest in _spendings(state, run[1:], left - points):
            yield (SPACES[run[0]], points, *rest)


def burn(play: Play, *spent: str | int) -> Steps[None]:
    """Points on each creature; then mines and cars explode (ZK-9.7)."""
    for place, points in zip(spent[::2], spent[1::2], strict=True):
        play.hit_any((NUMBER[str(place)],), int(points))
    play.set_off_any(NUMBER[str(place)] for place in spent[::2])
    return NOTHING_TO_ASK


@card("gasoline", targets=_paths)
def gasoline(play: Play, *spent: str | int) -> Steps[None]:
    """4 points along a path (ZK-11.13, ZK-11.14)."""
    return burn(play, *spent)


@card("flamethrower", targets=_runs)
def flamethrower(play: Play, *spent: str | int) -> Steps[None]:
    """5 points along a row (ZK-11.15)."""
    return burn(play, *spent)


@card(
    "street_fire",
    targets=lambda state, card: [
        DOWN[card][lane] for lane in SIDE_LANES if any(worth_burning(state, space) for space in IN_LANE[lane])
    ],
)
def street_fire(play: Play, lane: str) -> Steps[None]:
    """1 damage to every creature of a side lane; then mines and cars there explode (ZK-11.16)."""
    play.hit_any(IN_LANE[LANE[lane]], POWER["street_fire"])
    play.set_off_any(IN_LANE[LANE[lane]])
    return NOTHING_TO_ASK


@card(
    "high_voltage",
    targets=lambda state, card: [
        way for lane, way in enumerate(DOWN[card]) if any(state.creatures[space] is not None for space in IN_LANE[lane])
    ],
)
def high_voltage(play: Play, lane: str) -> Steps[None]:
    """1 damage to every creature of a lane; nothing explodes (ZK-11.17)."""
    play.hit_any(IN_LANE[LANE[lane]], POWER["high_voltage"])
    return NOTHING_TO_ASK


@card(
    GRENADE,
    targets=lambda state, card: [
        way for space, way in enumerate(AT[card]) if state.creatures[space] is not None or state.objects[space]
    ],
)
def grenade(play: Play, space: str) -> Steps[None]:
    """The creature dies, shield or not; a mine or car explodes; the rest is discarded (ZK-11.25, ZK-7.9)."""
    state, place = play.state, NUMBER[space]
    if state.creatures[place] is not None:
        play.kill(place)
    if state.objects[place] in EXPLOSIVE:
        play.set_off(place)
    elif state.objects[place]:
        removed = play.lift(place)
        play.tell(events.Removed, removed, space, GRENADE)
    if state.burning[place]:
        state.burning[place] = False
        play.discard(NAPALM)
        play.tell(events.Removed, NAPALM, space, GRENADE)
    return NOTHING_TO_ASK
