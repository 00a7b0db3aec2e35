"""What the words of the games played in a town are tried with, and what they must be like."""

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any, NamedTuple

from deadtown.games.humans import HUMANS
from deadtown.games.humans import refusals as humans
from deadtown.games.humans.combined import COMBINED
from deadtown.games.humans.combined import refusals as combined
from deadtown.games.humans.combined.events import Rolled as CombinedRolled
from deadtown.games.humans.combined.state import GUY
from deadtown.games.humans.combined.state import Options as CombinedOptions
from deadtown.games.humans.events import Rolled as HumansRolled
from deadtown.games.humans.state import Options as HumansOptions
from deadtown.games.zombies import ZOMBIES
from deadtown.games.zombies import refusals as zombies
from deadtown.games.zombies.state import Options as ZombiesOptions
from deadtown.kernel import Decision, Game, Match
from deadtown.text import Speaker

PLAYERS = ("Anna", "Bruno", "Carla", "Dario", "Elisa")

SAMPLES: dict[str, Any] = {
    "seat": 0,
    "owner": 1,
    "winners": (0, 2),
    "winners_count": 2,
    "round": 4,
    "space": "E4N2",
    "to": "E4N3",
    "spaces": "E4, E5",
    "dice": "3 + 1 = 4",
    **dict.fromkeys(("count", "left", "number"), 2),
    "total": 3,
}
GUYS: dict[str, Any] = {
    "item": "grenade",
    "card": "grenade",
    "cards": ("fear", "grenade"),
    "tile": "hospital",
    **dict.fromkeys(("missing", "one", "two", "die", "bullets", "life", "kills", "lost", "allowance"), 3),
}
HORDES: dict[str, Any] = {
    "card": "stampede",
    "cards": ("stampede", "crowbar"),
    "tile": "hu_hospital",
    "character": "doctor",
    "ability": "pinfall",
    "wound": "torso",
    "wounds": ("torso", "torso", "head_shot"),
    "captures": ("eat", "infect"),
    "what": "flight",
    **dict.fromkeys(("pool", "points", "steps", "need"), 2),
}


class Town(NamedTuple):
    """A game, and what its words are tried with."""

    game: Game[Any]
    samples: dict[str, Any]
    asked: Iterable[str]
    """The kinds of decision that a refusal names, which are all."""
    endings: tuple[str, ...]
    plays: tuple[tuple[int, Any], ...]
    """Games to be played at random: how many players, and the options."""
    rolls: tuple[str, ...] = ()
    """What may be rolled again, and is called by its name."""


ZOMBIES_TOWN = Town(
    ZOMBIES,
    {**SAMPLES, **GUYS, "row": "8", "reach": 2},
    zombies.CLAUSES,
    ("helipad", "collection", "mission", "no_zombies", "rounds"),
    (
        (3, ZombiesOptions(max_rounds=12)),
        (3, ZombiesOptions(variant="intervention_squad", max_rounds=6)),
        (
            3,
            ZombiesOptions(
                variant="intervention_squad", max_rounds=4, is_survivors=True, is_event_3_4_chooser="roller"
            ),
        ),
    ),
)
HUMANS_TOWN = Town(
    HUMANS,
    {**SAMPLES, **HORDES},
    humans.CLAUSES,
    ("points", "no_humans", "rounds"),
    (
        (2, HumansOptions(max_rounds=30)),
        (3, HumansOptions(max_rounds=20, reroll_scope="any")),
        (5, HumansOptions(max_rounds=12, character_choice="choose", trapped_at_once=True)),
    ),
    tuple(HumansRolled.clauses),
)
COMBINED_TOWN = Town(
    COMBINED,
    {**SAMPLES, **HORDES, **GUYS, "cards": ("grenade", "crowbar"), "side": GUY, "what": "zombies"},
    combined.CLAUSES,
    ("helipad", "collection", "points", "rounds"),
    (
        (2, CombinedOptions(max_rounds=12)),
        (3, CombinedOptions(max_rounds=8, reroll_scope="any", hx_sides="alternate_zombies")),
        (5, CombinedOptions(max_rounds=4, character_choice="choose", hx_trapped_guy="infected")),
    ),
    (*CombinedRolled.clauses, "combat", "move", "dead"),
)
TOWNS = (ZOMBIES_TOWN, HUMANS_TOWN, COMBINED_TOWN)


def english(game: Game[Any]) -> Speaker:
    return Speaker(game, "en", PLAYERS)


def check(words: str) -> None:
    """Words for people: nothing raw, nothing left open."""
    assert words == words.strip()
    assert words
    assert not set("_{}$") & set(words), words


def decisions(town: Town) -> list[Decision]:
    """What is asked in a few games played at random."""
    return [decision for seats, options in town.plays for decision in asked_in(town.game, seats, options)]


@cache
def asked_in(game: Game[Any], seats: int, options: Any) -> list[Decision]:
    match = Match.start(game, PLAYERS[:seats], options, seed="words", rewindable=False)
    luck, found = Random(1), []
    while match.decision is not None:
        found.append(match.decision)
        match.choose(luck.choice(match.decision.options))
    return found
