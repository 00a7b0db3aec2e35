"""One option of each shape that the whole game offers, for the page: its tests put every one of them together.

A shape is a verb with the kinds of things that it names. ``python -m tests.games.last_night.offered`` plays games of
chance with all sets and rules and writes what is found, with what chance seldom meets, to the file that the page reads.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from deadtown.games.last_night.cards import HERO_CARDS, ZOMBIE_CARDS
from deadtown.games.last_night.events import BUILDINGS, WALLS
from deadtown.games.last_night.game import LAST_NIGHT
from deadtown.games.last_night.grave_weapons import GRAVE_CARDS
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.games.last_night.options import Options
from deadtown.games.last_night.refs import read_ref
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.survival_cards import SURVIVAL_TACTICS, UNIQUE_ITEMS
from deadtown.games.last_night.upgrades import HERO_UPGRADES, ZOMBIE_UPGRADES
from deadtown.kernel import Match, Option
from tests.games.last_night.table import PLAYERS, with_sets

FILE: Final = Path(__file__).parents[3] / "client" / "tests" / "last_night" / "options.json"
GAMES: Final = 260
Shape = tuple[str, ...]
Offered = tuple[str, Option]
"""A kind of decision, and an option of it."""

KINDS: Final[tuple[tuple[str, frozenset[str]], ...]] = (
    ("hero", frozenset(PEOPLE)),
    ("zombie hero", frozenset(f"zombie_{person}" for person in PEOPLE)),
    ("building", BUILDINGS),
    ("wall", WALLS),
    ("card", frozenset({*HERO_CARDS, *ZOMBIE_CARDS, *GRAVE_CARDS, *UNIQUE_ITEMS, *SURVIVAL_TACTICS})),
    ("upgrade", frozenset({*HERO_UPGRADES, *ZOMBIE_UPGRADES})),
    ("ability", frozenset(ability for person in PEOPLE.values() for ability in person.abilities)),
)
SELDOM: Final[tuple[Offered, ...]] = (
    ("aim_gun", ("shoot", "revolver", "e4")),
    ("aim_gun", ("shoot", "revolver", "gw_machete_e5")),
    ("aim_gun", ("shoot_gas", "revolver", "e5")),
    ("ranged_attack", ("fire_both", "magnum+revolver")),
    ("ranged_attack", ("throw", "e4", "both")),
    ("ranged_attack", ("throw", "e4", "lit")),
    ("ranged_attack", ("throw_tnt", "e4")),
    ("betsy_errand", ("deliver", "becky")),
    ("betsy_errand", ("pour",)),
    ("betsy_errand", ("explode",)),
    ("put_under", ("under", "keys")),
    ("exchange", ("fuel",)),
    ("exchange", ("give", "keys+revolver", "becky")),
    ("move_action", ("burn_down",)),
    ("move_action", ("call",)),
    ("move_action", ("charge", "gasoline")),
    ("move_action", ("detonate",)),
    ("move_action", ("power",)),
    ("move_action", ("pick_up_at", "antique_shop")),
    ("move_action", ("pick_up_at", "library")),
    ("fight_rolled", ("use", "hungry_hands", "zombie", 2, 3)),
    ("zombie_about_to_be_hurt", ("use", "hard_to_kill", "zombie")),
)
"""What games of chance seldom come to."""


def shape_of(option: Option) -> Shape:
    """The verb, and the kind of each thing that is named; dice that are rolled together count as one."""
    verb, *named = option
    shape: list[str] = [str(verb)]
    for one in named:
        kind = "die" if isinstance(one, int) else _kind_of(one)
        if kind != "die" or shape[-1] != "die":
            shape.append(kind)
    return tuple(shape)


def _kind_of(word: str) -> str:
    for kind, words in KINDS:
        if word in words:
            return kind
    zombie = read_ref(word)
    if zombie is not None:
        looks = ("wounded" if zombie.wounded else "", "armed" if zombie.weapon else "")
        return " ".join(filter(None, ("space", zombie.colour, *looks)))
    if "+" in word:
        return "items"
    return "side" if "-" in word else word


def games(count: int) -> Iterator[Offered]:
    """All that is offered in so many games of chance, with other scenarios, rules and numbers of players."""
    names = [*SCENARIOS]
    for number in range(count):
        yield from _game(names[number % len(names)], number)


def _game(scenario: str, number: int) -> Iterator[Offered]:
    luck = Random(f"{scenario} {number}")
    match = Match.start(LAST_NIGHT, PLAYERS[: 2 + number % 4], _options(scenario, number), seed=f"{number}")
    while (asked := match.decision) is not None:
        yield from ((asked.kind, option) for option in asked.options)
        verb = luck.choice(sorted({str(option[0]) for option in asked.options}))
        match.choose(luck.choice([option for option in asked.options if option[0] == verb]))


def _options(scenario: str, number: int) -> Options:
    """All sets and rules that go with a scenario; of the two kinds of markers now one, now the other."""
    needs = SCENARIOS[scenario]
    markers = "opt_free_search" if number % 2 or "free_search" in needs.forces else "opt_exploration"
    chosen = {
        **dict.fromkeys(("set_growing_hunger", "set_survival_of_the_fittest", "set_timber_peak"), True),
        **dict.fromkeys(("opt_grave_weapons", "opt_survival_decks", "opt_doors", "sewers_at_setup", markers), True),
        "opt_grave_dead": "grave_dead" not in needs.forbids,
        "choose_heroes": number % 3 == 0,
        "scenario": scenario,
    }
    options: Options = LAST_NIGHT.rules.read_options(with_sets(chosen))
    return options


def written() -> list[Offered]:
    """What the page's tests know."""
    return [(kind, tuple(option)) for kind, option in json.loads(FILE.read_text())]


def write() -> None:
    """One option of each shape, at each kind of decision."""
    found: dict[tuple[str, Shape], Offered] = {}
    for kind, option in (*SELDOM, *games(GAMES)):
        found.setdefault((kind, shape_of(option)), (kind, option))
    lines = [json.dumps(found[key]) for key in sorted(found)]
    FILE.write_text("[\n  " + ",\n  ".join(lines) + "\n]\n")


if __name__ == "__main__":
    write()
