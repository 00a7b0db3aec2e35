"""The course of a game as a table has it, and other courses that somebody can't tell from it.

To find one, every component at the start gets a tag, the game is played as it was, and what somebody can't know in the
end is redrawn: each tag then tells which component to exchange at the start. Whether that one could really not tell the
two courses apart is seen by playing both: everything that the kernel lets them know must be the same in each position,
those that were taken back included.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from deadtown.kernel import Answer, Chance, ChoiceError, Event, Game, Match, Seeded, Snapshot
from deadtown.kernel.chance import ChanceError
from deadtown.table import entries as log
from tests.kit.cases import at_random
from tests.kit.sent import sent, told
from tests.kit.worlds import Path, Tag, piles, put

Move = log.Chose | log.Passed | log.WentBack
MOVES = (log.Chose, log.Passed, log.WentBack)
Eyes = Collection[int | None]
"""The seats through which somebody may look; None: as a spectator."""
Place = tuple[Path, int]
"""A pile of a state, and which of it."""
REDRAWN = 6
"""How often all that is hidden is redrawn, until it can't be told from the true course."""
SWAPS = 24
"""How many pairs of hidden components are swapped where that does not go."""


class Course(NamedTuple):
    """A game from its first position at a table on."""

    game: Game[Any]
    seed: str
    start: Snapshot
    moves: Sequence[Move] = ()

    def begun(self, state: Any = None) -> Match:
        """The match at its start, or at another one."""
        start = self.start
        state = self.game.rules.codec.load(start.state) if state is None else state
        return Match(self.game, state, self.luck, number=start.number, halts=True)

    @property
    def luck(self) -> Chance:
        return Seeded(self.seed).at(self.start.position)

    def ended(self) -> Match:
        """The match after all moves."""
        match = self.begun()
        for move in self.moves:
            go(match, move)
        return match


def begin(
    game: Game[Any], names: Sequence[str], options: dict[str, Any], seed: str, luck: Random, number: int
) -> Course:
    """A course that begins after so many random decisions, or soon after: at the start of a step."""
    match = Match.start(game, names, game.rules.read_options(options), seed=seed, halts=True)
    while not match.over and (match.number < number or match.snapshot().trail):
        match.follow(at_random(match, luck))
    assert not match.over, "that is a short game"
    return Course(game, seed, match.snapshot())


def before_the_end(game: Game[Any], names: Sequence[str], options: dict[str, Any], seed: str, luck: Random) -> Course:
    """A course that begins with the last decision of a game."""
    match = Match.start(game, names, game.rules.read_options(options), seed=seed, halts=True)
    while True:
        before = match.snapshot()
        match.follow(at_random(match, luck))
        if match.over:
            return Course(game, seed, before)


def go(match: Match, move: Move) -> None:
    """Let a match go on as it did at the table."""
    if isinstance(move, log.WentBack):
        match.go_back(move.number)
    elif isinstance(move, log.Passed):
        match.close()
    elif match.window is not None:
        match.close(Answer(move.seat, match.read(move.option, move.seat)))
    else:
        match.choose(move.option, seat=move.seat)


def other_course(course: Course, eyes: Sequence[Eyes], luck: Random) -> Course | None:
    """A course that differs, in the end too, and that somebody can't tell from the true one, who could look through
    these eyes at each position. None where none is found."""
    truth = course.ended().digest()
    known = list(seen_on_the_way(course, eyes))

    def fits(other: Course) -> bool:
        with suppress(ChoiceError, ChanceError, ValueError, LookupError, AssertionError):
            return looks_the_same(known, seen_on_the_way(other, eyes)) and other.ended().digest() != truth
        return False

    hidden: dict[Place, set[str]] = {}
    for _ in range(REDRAWN):
        seat = luck.choice(sorted(eyes[-1], key=str))
        redrawn = redraw(course, seat, Seeded(f"{luck.random()}"))
        for place, here, there in redrawn:
            if place is not None:
                hidden.setdefault(place, {here}).add(there)
        if redrawn and all(place is not None for place, _, _ in redrawn):
            other = exchanged(course, {place: there for place, _, there in redrawn if place is not None})
            if fits(other):
                return other
    return swapped(course, hidden, fits, luck)


def swapped(
    course: Course, hidden: dict[Place, set[str]], fits: Callable[[Course], bool], luck: Random
) -> Course | None:
    """The same, by swapping components that could lie there for all that somebody knows, two by two, as many as go."""
    there = {
        (path, number): str(what) for path, pile in piles(course.begun().state) for number, what in enumerate(pile)
    }
    first = {place: there[place] for place in hidden}
    found, laid = None, dict(first)
    pairs = [
        (one, other)
        for one, other in combinations(sorted(first, key=str), 2)
        if first[one] != first[other] and first[one] in hidden[other] and first[other] in hidden[one]
    ]
    for one, other in luck.sample(pairs, min(SWAPS, len(pairs))):
        wanted = laid | {one: laid[other], other: laid[one]}
        changed = exchanged(course, {place: what for place, what in wanted.items() if what != first[place]})
        if fits(changed):
            found, laid = changed, wanted
    return found


def looks_the_same(known: Sequence[bytes], other: Iterator[bytes]) -> bool:
    """As far as the first difference."""
    return all(here == there for here, there in zip(known, other, strict=True))


def seen_on_the_way(course: Course, eyes: Sequence[Eyes]) -> Iterator[bytes]:
    """All that somebody is let know, position by position."""
    match, heard = course.begun(), list[Event]()
    match.listen(heard.append)
    for place, through in enumerate(eyes):
        if place:
            heard.clear()
            go(match, course.moves[place - 1])
        for seat in sorted(through, key=str):
            yield told(heard, seat) + sent(match, seat)


def redraw(course: Course, seat: int | None, chance: Chance) -> list[tuple[Place | None, str, str]]:
    """What a seat can't know at the end of a course, drawn anew: where each such component lay at the start (None: it
    was not there), what it is, and what it is now."""
    codec = course.game.rules.codec
    first = codec.load(course.start.state)
    tags = tagged(first)
    match = course.begun(first)
    for move in course.moves:
        go(match, move)
    redrawn = codec.copy(match.state)
    course.game.eyes.imagine(redrawn, seat, chance)
    both = zip(piles(match.state), piles(redrawn), strict=True)
    pairs = [pair for (_, pile), (_, other) in both for pair in zip(pile, other, strict=True)]
    return [
        (tags[id(here)][1] if id(here) in tags else None, str(here), str(there))
        for here, there in pairs
        if here != there
    ]


def exchanged(course: Course, components: dict[Place, str]) -> Course:
    """The same course with these components at its start."""
    state = course.game.rules.codec.load(course.start.state)
    by_pile: dict[Path, dict[int, str]] = {}
    for (path, number), component in components.items():
        by_pile.setdefault(path, {})[number] = component
    for path, laid in by_pile.items():
        put(state, path, laid)
    return course._replace(start=course.begun(state).snapshot())


def tagged(state: Any) -> dict[int, tuple[Tag, Place]]:
    """Give every component of a state a tag; by the id of each: itself, and where it lies."""
    tags: dict[int, tuple[Tag, Place]] = {}
    for path, pile in piles(state):
        laid: dict[int, str] = {}
        for place, component in enumerate(pile):
            if component is not None:
                tag = laid[place] = Tag(component)
                tags[id(tag)] = (tag, (path, place))
        put(state, path, laid)
    return tags
