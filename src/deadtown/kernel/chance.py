"""Dice and shuffles. All randomness of a game goes through here.

A seed gives the same numbers on every machine. A hash of it, the commitment, can be published before
the game without giving anything away; when the seed is told after the game, anybody can verify both.
"""

import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, MutableSequence
from hashlib import blake2b
from struct import Struct
from typing import Any

Result = int | list[int]
"""A number picked, or an order: ``order[i]`` is the old place of what now stands at place ``i``."""

BLOCK = Struct(">32H")
IN_BLOCK = 32
NUMBERS = 1 << 16

LONGEST_SEED = 2000
"""How many characters a seed may have: so luck may be renewed again and again, but whoever reads its seed comes to an
end."""

Seed = str | int
"""What all luck of a match comes from: a text; a number stands for its digits."""


class ChanceError(Exception):
    """A script or record of chance does not fit what the game asks for."""


class BadSeed(ChanceError):
    """A seed that no luck can come from."""


class Chance(ABC):
    """A source of luck. Its position is one number, so copying and rewinding it cost nothing."""

    __slots__ = ()

    position: int

    @abstractmethod
    def pick(self, count: int) -> int:
        """A number from 0 to count - 1."""

    @abstractmethod
    def order(self, count: int) -> list[int]:
        """An order of the numbers from 0 to count - 1."""

    @abstractmethod
    def at(self, position: int) -> "Chance":
        """The same source, standing at another position."""

    def d6(self) -> int:
        return self.pick(6) + 1

    def shuffle(self, pile: MutableSequence[Any]) -> list[int]:
        """Put a pile into a random order, and tell that order."""
        order = self.order(len(pile))
        pile[:] = [pile[place] for place in order]
        return order


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def seed_text(seed: Seed) -> str:
    """A seed as it is hashed and written down. Raises BadSeed."""
    if isinstance(seed, str):
        return seed
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadSeed(f"a seed is a text or a whole number, not {seed!r}")
    return str(seed)


def commitment(seed: Seed) -> str:
    """What may be published before a game, to prove after it that the seed was this one."""
    return blake2b(seed_text(seed).encode(), digest_size=32, person=b"dt-commitment").hexdigest()


class Seeded(Chance):
    """A keyed hash in counter mode. Its blocks are read as numbers, and the position counts the numbers used."""

    __slots__ = ("_block", "_key", "_number", "position", "seed")

    def __init__(self, seed: Seed) -> None:
        self.seed = seed_text(seed)
        self._key = blake2b(self.seed.encode(), digest_size=32, person=b"dt-chance").digest()
        self._number = -1
        self._block: tuple[int, ...] = ()
        self.position = 0

    def at(self, position: int) -> "Seeded":
        twin = Seeded.__new__(Seeded)
        twin.seed = self.seed
        twin._key = self._key
        twin._number = self._number
        twin._block = self._block
        twin.position = position
        return twin

    def pick(self, count: int) -> int:
        if not 1 <= count <= NUMBERS:
            raise ChanceError(f"can't pick from {count}")
        limit = NUMBERS - NUMBERS % count
        while True:
            value = self._take(1)[0]
            if value < limit:
                return value % count

    def order(self, count: int) -> list[int]:
        """Each place draws a number, and the numbers are put in order; if any are equal, all are drawn again."""
        while True:
            numbers = self._take(count)
            if count >= 100:
                numbers = tuple(high * NUMBERS + low for high, low in zip(numbers, self._take(count), strict=True))
            if len(set(numbers)) == count:
                return sorted(range(count), key=numbers.__getitem__)

    def _take(self, count: int) -> tuple[int, ...]:
        """The next numbers."""
        block, place = divmod(self.position, IN_BLOCK)
        self.position += count
        if block != self._number:
            self._fetch(block)
        taken = self._block[place : place + count]
        while len(taken) < count:
            self._fetch(self._number + 1)
            taken += self._block[: count - len(taken)]
        return taken

    def _fetch(self, number: int) -> None:
        self._number = number
        self._block = BLOCK.unpack(blake2b(number.to_bytes(8, "big"), key=self._key, digest_size=64).digest())


RENEWED = re.compile(r"(.*) until ([0-9]{1,9}), then (.+)", re.DOTALL)
"""The seed of luck that went on from another one: the seed before, how many of its numbers count, the seed after."""


class Renewed(Seeded):
    """Luck that went on from a fresh seed: whoever knows the one before can't tell what comes after.

    Its seed says it all, so its commitment can be published and checked like any other.
    """

    __slots__ = ("_after", "_before", "_start")

    def __init__(self, seed: str) -> None:
        found = RENEWED.fullmatch(seed)
        assert found is not None, "luck that is renewed has two seeds"
        self.seed = seed
        self._before = luck_of(found[1])
        self._start = int(found[2])
        self._after = Seeded(found[3])
        self.position = 0

    def at(self, position: int) -> "Renewed":
        twin = Renewed.__new__(Renewed)
        twin.seed = self.seed
        twin._before = self._before
        twin._start = self._start
        twin._after = self._after
        twin.position = position
        return twin

    def _take(self, count: int) -> tuple[int, ...]:
        first, self.position = self.position, self.position + count
        old = min(max(self._start - first, 0), count)
        taken: tuple[int, ...] = ()
        if old:
            self._before.position = first
            taken = self._before._take(old)
        if old < count:
            self._after.position = first + old - self._start
            taken += self._after._take(count - old)
        return taken


def luck_of(seed: Seed) -> Seeded:
    """The luck that comes from a seed. Raises BadSeed."""
    text = seed_text(seed)
    if len(text) > LONGEST_SEED:
        raise BadSeed(f"a seed has {LONGEST_SEED} characters at most, not {len(text)}")
    return Renewed(text) if RENEWED.fullmatch(text) else Seeded(text)


def renewed_seed(seed: str, position: int, fresh: str | None = None) -> str:
    """A seed whose luck is that of another one up to a position, and that of a fresh one from there on. Raises BadSeed
    when that was done too often."""
    fresh = fresh or fresh_seed()
    while (found := RENEWED.fullmatch(seed)) and int(found[2]) >= position:
        seed = found[1]  # What comes after it there was never used.
    return luck_of(f"{seed} until {position}, then {fresh}").seed if position else fresh


class Scripted(Chance):
    """Results known beforehand: from a record, or from a test. The position counts the results used."""

    def __init__(self, results: Iterable[Result] = ()) -> None:
        self.results = list(results)
        self.position = 0

    def at(self, position: int) -> "Scripted":
        twin = Scripted()
        twin.results = self.results
        twin.position = position
        return twin

    def pick(self, count: int) -> int:
        result = self._next(f"a number below {count}")
        if not isinstance(result, int) or not 0 <= result < count:
            raise ChanceError(f"chance should be a number below {count}, but is {result}")
        return result

    def order(self, count: int) -> list[int]:
        result = self._next(f"an order of {count}")
        if not isinstance(result, list) or sorted(result) != list(range(count)):
            raise ChanceError(f"chance should be an order of {count}, but is {result}")
        return result

    def _next(self, wanted: str) -> Result:
        if self.position >= len(self.results):
            raise ChanceError(f"chance should go on with {wanted}, but ends here")
        self.position += 1
        return self.results[self.position - 1]


class Noted(Chance):
    """Passes on another source and notes its results, for the record."""

    __slots__ = ("results", "source")

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.results: list[Result] = []

    @property
    def position(self) -> int:  # type: ignore[override]
        return self.source.position

    def at(self, position: int) -> "Noted":
        return Noted(self.source.at(position))

    def pick(self, count: int) -> int:
        result = self.source.pick(count)
        self.results.append(result)
        return result

    def order(self, count: int) -> list[int]:
        result = self.source.order(count)
        self.results.append(result)
        return result

    def shuffle(self, pile: MutableSequence[Any]) -> list[int]:
        result = self.source.shuffle(pile)
        self.results.append(result)
        return result

    def take_notes(self) -> list[Result]:
        notes, self.results = self.results, []
        return notes
