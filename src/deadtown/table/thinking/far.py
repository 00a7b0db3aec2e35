"""What a process in which a bot of others decides says and is told, and matches that it plays on from afar."""

from collections.abc import Callable
from typing import Any

import msgspec

from deadtown.kernel import Chance, Match, Option, Seeded, Sight
from deadtown.kernel.glimpse import MEMORY, SNAPSHOT, VIEW


class Order(msgspec.Struct, frozen=True):
    """A decision to be taken, with what the seat knows at once."""

    game: str
    bot: str
    luck: str
    budget: float
    tells: bool
    seat: int
    kind: str
    options: list[Option]
    about: dict[str, str | int]


class Asked(msgspec.Struct, frozen=True, tag=True):
    """Something that a bot wants to know, of its seat (None) or of a world that it has imagined."""

    what: str
    world: int | None = None
    arguments: list[Any] = []
    seat: int = 0
    luck: str = ""
    position: int = 0


class Wanted(msgspec.Struct, frozen=True, tag=True):
    """What the bot chooses."""

    option: str


class Over(msgspec.Struct, frozen=True, tag=True):
    """The copy of the process that has decided is gone."""


class Given(msgspec.Struct, frozen=True):
    """What is answered: a value, a whole match, one that stays where it is, or why there is none."""

    value: Any = None
    match: Match | None = None
    world: int | None = None
    error: Exception | None = None


Ask = Callable[[Asked], Given]


def sight_of(ask: Ask, world: int | None, seat: int, kind: str, options: list[Option], about: dict[str, Any]) -> Sight:
    """A sight like any other, behind which there is nobody who knows more."""

    def door(what: str, chance: Chance | None, rewindable: bool) -> Any:
        if what is SNAPSHOT:
            return None
        if what is VIEW and world is not None:
            return answer(ask(Asked("view", world, [seat])))
        if what is VIEW or what is MEMORY:
            return answer(ask(Asked(what, world)))
        assert chance is not None, "a world has a luck of its own"
        return imagined(ask, world, seat, chance, rewindable)

    return Sight(seat, kind, options, about, door)


def imagined(ask: Ask, world: int | None, seat: int, chance: Chance, rewindable: bool) -> Any:
    """A match that a seat could be in: here as soon as it can be."""
    luck, position = luck_told(chance)
    return match_in(ask, ask(Asked("imagine", world, [], seat, luck, position)), rewindable)


def luck_told(chance: Chance) -> tuple[str, int]:
    """Where the luck of a world comes from. Of a source that is not a seed some numbers are taken for one."""
    if isinstance(chance, Seeded):
        return chance.seed, chance.position
    source = chance.at(chance.position)
    return "-".join(str(source.pick(1000)) for _ in range(8)), 0


def answer(given: Given) -> Any:
    if given.error is not None:
        raise given.error
    return given.value


def match_in(ask: Ask, given: Given, rewindable: bool = True) -> Any:
    answer(given)
    if given.match is not None:
        return given.match if rewindable else given.match.fork(rewindable=False)
    assert given.world is not None
    return FarMatch(ask, given.world, rewindable)


class FarMatch:
    """A match that was imagined in the middle of a step. When that step is over it is here, and like any other."""

    def __init__(self, ask: Ask, world: int, rewindable: bool) -> None:
        self._ask = ask
        self._world = world
        self._rewindable = rewindable
        self._here: Match | None = None

    def __getattr__(self, name: str) -> Any:
        if self._here is not None:
            return getattr(self._here, name)
        if name in VALUES:
            return answer(self._ask(Asked(name, self._world)))
        if name in QUESTIONS:
            return lambda *arguments: self._told(name, arguments)
        raise AttributeError(f"an imagined match has no {name!r} in the middle of a step")

    def _told(self, name: str, arguments: tuple[Any, ...]) -> Any:
        given = self._ask(Asked(name, self._world, list(arguments)))
        if given.match is not None:
            self._here = match_in(self._ask, given, self._rewindable)
        return answer(given)

    def fork(self, *, rewindable: bool = True) -> Any:
        if self._here is not None:
            return self._here.fork(rewindable=rewindable)
        return match_in(self._ask, self._ask(Asked("fork", self._world)), rewindable)

    def imagine(self, seat: int, chance: Chance, *, rewindable: bool = True) -> Any:
        if self._here is not None:
            return self._here.imagine(seat, chance, rewindable=rewindable)
        return imagined(self._ask, self._world, seat, chance, rewindable)

    def sight(self, seat: int | None = None) -> Sight:
        if self._here is not None:
            return self._here.sight(seat)
        decision = self.decision if seat is None else self.asks(seat)
        assert decision is not None, "nobody is asked"
        return sight_of(self._ask, self._world, decision.seat, decision.kind, decision.options, decision.about)

    def choose(self, *wishes: Any, seat: int | None = None) -> None:
        for place, wish in enumerate(wishes):
            if self._here is not None:
                self._here.choose(*wishes[place:], seat=seat)
                return
            self._told("choose", (wish,) if seat is None else (self.read(wish, seat),))

    def answer(self, option: Option) -> None:
        self.choose(option)


VALUES = frozenset({"number", "over", "decision", "outcome", "asked_seats", "state", "halts"})
QUESTIONS = frozenset({"view", "seen_by", "asks", "digest", "why_not", "read", "close", "go_back", "undo"})
