"""What is to be simulated, and who sits where with which luck.

Games come in groups that share one seed: in each game of a group the bots have moved on by one seat, so that every
bot plays every seat with the same luck. Who sits beside whom is drawn anew for each group. Bots that are all the same
change seats, too, but each of their games has luck of its own: those who know nothing of luck would play the same game
again. Without rotation every bot keeps its seat, and every game has luck of its own, too.
All of it follows from the plan, so a plan gives the same games anywhere.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from hashlib import blake2b
from random import Random
from types import MappingProxyType
from typing import Any

import msgspec

from deadtown.bots import own_source, read_source, text_of
from deadtown.complaint import Complaint, unknown_game
from deadtown.games import GAMES
from deadtown.kernel import BadOptions, Game
from deadtown.lab.makers import find_maker

NOTHING: Mapping[str, Any] = MappingProxyType({})


MOST_DECISIONS = 100_000
"""A game that goes on for longer than this is broken off, unless another number is told."""


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
    texts: dict[str, str] = {}
    """The text of the file behind each bot that is not ours, by its name."""
    longest: int = MOST_DECISIONS
    """After how many decisions a game is broken off. Then nobody has won."""
    sharing: int = 0
    """How many games share their luck, where that does not follow from the bots: plans that are compared must agree."""
    own_luck: str = ""
    """What the bots' own luck comes from, the same in every game, whatever luck the game has; empty: it changes too."""

    @property
    def seats(self) -> int:
        return len(self.bots)

    @cached_property
    def identity(self) -> bytes:
        """All that tells its games from those of other plans."""
        return msgspec.json.encode(msgspec.structs.replace(self, games=0), order="sorted")

    @cached_property
    def group_size(self) -> int:
        """How many games share their luck."""
        if self.sharing:
            return self.sharing
        return self.seats if self.rotation and len(set(self.bots)) > 1 else 1

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """What each bot is called."""
        return labels_of(self.bots)

    def group(self, index: int) -> int:
        """The group of a game: those who share its luck."""
        return index // self.group_size

    def seat_of(self, place: int, index: int) -> int:
        """Where the bot at a place of the list sits in a game."""
        if not self.rotation:
            return place
        return (self._circle(self.group(index)).index(place) + index) % self.seats

    def place_at(self, seat: int, index: int) -> int:
        """The place in the list of the bot who sits at a seat in a game."""
        if not self.rotation:
            return seat
        return self._circle(self.group(index))[(seat - index) % self.seats]

    def seating(self, index: int) -> list[int]:
        """The place in the list of whoever sits at each seat in a game."""
        return [self.place_at(seat, index) for seat in range(self.seats)]

    def _circle(self, group: int) -> Sequence[int]:
        """The places in the order in which they sit around the table: drawn where there is more than one circle.

        Where the bots' luck stays while the game's changes, the circle stays, too.
        """
        if self.seats < 3 or self.group_size == 1 or self.own_luck:
            return range(self.seats)
        return circle(self.seed, group, self.seats)

    def game_seed(self, index: int) -> str:
        """The seed of a game, the same for its whole group."""
        text = f"{self.seed}/{self.group(index)}"
        return blake2b(text.encode(), digest_size=16, person=b"dt-simulation").hexdigest()

    def bot_luck(self, place: int, index: int) -> Random:
        """A bot's own randomness, apart from the game's; the same for the whole group."""
        text = f"{self.own_luck}/{place}" if self.own_luck else f"{self.seed}/{self.group(index)}/{place}"
        return Random(blake2b(text.encode(), digest_size=16, person=b"dt-bot-luck").digest())


def labels_of(bots: Sequence[str]) -> tuple[str, ...]:
    """The names of bots, numbered where one plays several times; of files only as much as tells them apart."""
    short = {name: short_name(name) for name in bots}
    clear = len(set(short.values())) == len(short)
    names = [short[name] if clear else name for name in bots]
    often = Counter(names)
    seen: Counter[str] = Counter()
    labels = []
    for name in names:
        seen[name] += 1
        labels.append(f"{name} {seen[name]}" if often[name] > 1 else name)
    return tuple(labels)


def short_name(bot: str) -> str:
    """What a bot is called in a table: one that is not ours, by its class or its file."""
    source = read_source(bot)
    return bot if source is None else source.short


@lru_cache(maxsize=16)
def circle(seed: str, group: int, seats: int) -> tuple[int, ...]:
    """Who sits beside whom in a group of games: the bot at the first place, and the others in an order by lot."""
    luck = Random(blake2b(f"{seed}/{group}".encode(), digest_size=16, person=b"dt-circle").digest())
    return 0, *luck.sample(range(1, seats), seats - 1)


def find_game(name: str) -> Game[Any]:
    if name not in GAMES:
        raise unknown_game(name, GAMES)
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
    texts: Mapping[str, str] = NOTHING,
    longest: int = MOST_DECISIONS,
) -> Plan:
    """A plan that can be carried out; what can't be is complained of here, before a game is played.

    Texts of files that are not told are read now.
    """
    game = find_game(game_name)
    if games < 1:
        raise Complaint(f"--games must be 1 or more, not {games}")
    if longest < 1:
        raise Complaint(f"--longest must be 1 or more, not {longest}")
    texts = {name: text for name in bots if (text := texts.get(name) or read_text(game, name)) is not None}
    for name in dict.fromkeys(bots):
        find_maker(game, name, texts)
    try:
        read = game.rules.read_options({**game.figures.simulation_options, **options})
        _check_seats(game, read, len(bots))
        plan = Plan(game.name, tuple(bots), games, seed, msgspec.to_builtins(read), rotation, texts, longest)
        game.rules.start(read, plan.labels)
    except BadOptions as error:
        from deadtown.lab.options import worded  # Processes that play need no texts, which take half of their start.

        raise Complaint(worded(game, error.refusal)) from None
    return plan


def read_text(game: Game[Any], bot: str) -> str | None:
    """The text of the file behind a bot that is not ours."""
    source = own_source(game, bot)
    return None if source is None else text_of(source)


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
        named = "1 bot is named" if count == 1 else f"{count} bots are named"
        raise Complaint(f"{game.name} is for {players} players, but {named}")
