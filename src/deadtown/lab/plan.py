"""What is to be simulated, and who sits where with which luck.

Games come in groups that share one seed: in each game of a group the bots have moved on by one seat, so that every
bot plays every seat with the same luck. Without rotation every bot keeps its seat, and every game has luck of its own.
All of it follows from the plan, so a plan gives the same games anywhere.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from random import Random
from types import MappingProxyType
from typing import Any

import msgspec

from deadtown.bots import find_bot
from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.kernel import BadOptions, Game
from deadtown.lab.options import worded

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Plan(msgspec.Struct, frozen=True, dict=True):
    """A simulation before it is run. What comes out depends on this and on nothing else."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, Any]
    """All options of the game, as plain values."""
    rotation: bool = True
    """Whether the bots move on by one seat from game to game."""

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def group_size(self) -> int:
        """How many games share their luck."""
        return self.seats if self.rotation else 1

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The names of the bots, numbered where one plays several times."""
        often = Counter(self.bots)
        seen: Counter[str] = Counter()
        labels = []
        for name in self.bots:
            seen[name] += 1
            labels.append(f"{name} {seen[name]}" if often[name] > 1 else name)
        return tuple(labels)

    def group(self, index: int) -> int:
        """The group of a game: those who share its luck."""
        return index // self.group_size

    def seat_of(self, place: int, index: int) -> int:
        """Where the bot at a place of the list sits in a game."""
        return (place + index) % self.seats if self.rotation else place

    def place_at(self, seat: int, index: int) -> int:
        """The place in the list of the bot who sits at a seat in a game."""
        return (seat - index) % self.seats if self.rotation else seat

    def game_seed(self, index: int) -> str:
        """The seed of a game, the same for its whole group."""
        text = f"{self.seed}/{self.group(index)}"
        return blake2b(text.encode(), digest_size=16, person=b"dt-simulation").hexdigest()

    def bot_luck(self, place: int, index: int) -> Random:
        """A bot's own randomness, apart from the game's; the same for the whole group."""
        text = f"{self.seed}/{self.group(index)}/{place}"
        return Random(blake2b(text.encode(), digest_size=16, person=b"dt-bot-luck").digest())


def find_game(name: str) -> Game[Any]:
    if name not in GAMES:
        raise Complaint(f"there is no game {name!r}; the games are: {', '.join(sorted(GAMES))}")
    return GAMES[name]


def sets_of(game: Game[Any], agreed: Mapping[str, Any] = NOTHING) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each recommended set with the options that choose it; the game as it is usually played where there are none.

    A set that can't be played with what else is agreed on is left out.
    """
    sets = game.rules.sets
    if sets is None:
        yield game.name, dict(agreed)
    else:
        for name in sets.recommended:
            options = game.rules.with_needs(sets.option, name)
            if all(options.get(option, value) == value for option, value in agreed.items()):
                yield name, {**agreed, **options}


def make_plan(
    game_name: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    options: Mapping[str, Any],
    *,
    rotation: bool = True,
) -> Plan:
    """A plan that can be carried out; what can't be is complained of here, before a game is played."""
    game = find_game(game_name)
    if games < 1:
        raise Complaint(f"--games must be 1 or more, not {games}")
    for name in bots:
        find_bot(game, name)
    try:
        read = game.rules.read_options({**game.figures.simulation_options, **options})
        _check_seats(game, read, len(bots))
        plan = Plan(game.name, tuple(bots), games, seed, msgspec.to_builtins(read), rotation)
        game.rules.start(read, plan.labels)
    except BadOptions as error:
        raise Complaint(worded(game, error.refusal)) from None
    return plan


def seated_roles(game: Game[Any], options: Mapping[str, Any], players: int) -> list[str]:
    """The unequal side of each seat, as the options settle it."""
    read = game.rules.read_options({**game.figures.simulation_options, **options})
    _check_seats(game, read, players)
    state = game.rules.start(read, [str(seat) for seat in range(players)])
    return [game.sides.role(state, seat) for seat in range(players)]


def _check_seats(game: Game[Any], options: Any, count: int) -> None:
    seats = game.rules.seats_for(options)
    if count not in seats:
        least, most = seats[0], seats[-1]
        players = f"{least} to {most}" if least < most else str(most)
        raise Complaint(f"{game.name} is for {players} players, but --bots names {count}")
