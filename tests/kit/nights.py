"""Nights of Last Night on Earth with whatever may go together: sets, rules, scenario, boards and seats drawn by lot."""

from itertools import count
from random import Random
from typing import Any, get_args

from deadtown.games import GAMES
from deadtown.games.last_night.options import Board, Scenarios
from deadtown.kernel import BadOptions
from tests.kit.cases import NAMES, Case

LAST_NIGHT = GAMES["last_night"]
ONE_GAME = 10**6
"""Of each such night one game is played, however many seeds there are: more seeds mean more nights."""
SEEDS_A_NIGHT = 4

EITHER: tuple[str, ...] = (
    *("set_advanced", "set_growing_hunger", "set_survival_of_the_fittest", "set_timber_peak"),
    *("trim_decks", "choose_heroes", "open_team_hands", "sewers_at_setup"),
    *("opt_grave_weapons", "opt_survival_decks", "opt_exploration", "opt_doors", "opt_grave_dead", "opt_free_search"),
)
"""What is agreed on or is not."""
ONE_OF: dict[str, tuple[str, ...]] = {
    "scenario": get_args(Scenarios),
    "experience": ("auto", "on", "off"),
    "barricades": ("auto", "on", "off"),
    "zombie_seats": ("auto", "one", "two"),
    "sides": ("zombies_last", "zombies_first"),
    "layout": ("random", "default", "chosen"),
}
BOARDS = ("board_nw", "board_ne", "board_se", "board_sw")


def nights(seeds: int) -> list[Case]:
    """A night for some of the seeds: the first ones are the same, however many there are."""
    return [night(number) for number in range(max(1, seeds // SEEDS_A_NIGHT))]


def night(number: int) -> Case:
    """The night of a number: drawn until nothing in it is refused."""
    return next(case for draw in count() if is_legal(case := drawn(Random(f"night {number} {draw}"))))


def drawn(luck: Random) -> Case:
    """Any number of players, and any value of each option, whether they go together or not."""
    options: dict[str, Any] = {name: luck.random() < 0.5 for name in EITHER}
    options |= {name: luck.choice(values) for name, values in ONE_OF.items()}
    if options["layout"] == "chosen":
        options |= {slot: luck.choice(get_args(Board)) for slot in BOARDS}
    return Case(LAST_NIGHT, luck.choice(LAST_NIGHT.rules.seats), options, ONE_GAME)


def is_legal(case: Case) -> bool:
    """Whether a case can be begun with."""
    rules = case.game.rules
    try:
        rules.start(rules.read_options(case.options), NAMES[: case.players])
    except BadOptions:
        return False
    return True
