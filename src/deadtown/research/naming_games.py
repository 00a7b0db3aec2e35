"""Plays games at random, with whatever may be agreed on, and writes down the options that have no id yet.

``python -m deadtown.research.naming_games zombinion --minutes 2``
"""

import argparse
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec.inspect import BoolType, LiteralType, Metadata, StructType

from deadtown.games import GAMES
from deadtown.kernel import BadOptions, Game, Match, Option
from deadtown.research.names import add_names, named_options
from deadtown.research.setting import NAMES

LONGEST = 4000
"""After so many decisions another game is begun: there is more to be met in others."""


def any_start(game: Game[Any], luck: Random) -> tuple[Any, tuple[str, ...]]:
    """Options and players drawn by lot, until they go together."""
    shape = msgspec.inspect.type_info(game.rules.options_type)
    assert isinstance(shape, StructType)
    while True:
        drawn: dict[str, Any] = {}
        for field in shape.fields:
            kind = field.type.type if isinstance(field.type, Metadata) else field.type
            if luck.random() < 0.5 and isinstance(kind, LiteralType | BoolType):
                drawn[field.encode_name] = luck.choice([*kind.values] if isinstance(kind, LiteralType) else [0, 1])
        try:
            options = game.rules.read_options({**game.figures.simulation_options, **drawn})
            players = NAMES[: luck.choice(game.rules.seats_for(options))]
            game.rules.start(options, players)
        except BadOptions:
            continue
        return options, players


def met_options(game: Game[Any], luck: Random, until: float) -> Iterator[Option]:
    """All that somebody is offered in games that are played at random."""
    while time.monotonic() < until:
        options, players = any_start(game, luck)
        match = Match.start(game, players, options, seed=str(luck.random()), rewindable=False)
        while match.decision is not None and match.number < LONGEST:
            yield from match.decision.options
            match.answer(luck.choice(match.decision.options))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("games", nargs="*", default=[*GAMES], help="all, if none is named")
    reader.add_argument("--minutes", type=float, default=1, help="how long each is played")
    reader.add_argument("--seed", default="names")
    given = reader.parse_args()
    for name in given.games:
        game, until = GAMES[name], time.monotonic() + 60 * given.minutes
        added = add_names(game, {*met_options(game, Random(f"{name} {given.seed}"), until)})
        print(f"{name}: {added} names added, {len(named_options(game))} in all")


if __name__ == "__main__":
    main()
