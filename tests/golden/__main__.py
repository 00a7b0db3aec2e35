"""Writes the golden games anew: those that exist from their own choices, missing ones with bots.

Words that are given are beginnings of names: ``python -m tests.golden last_night`` writes those of one game alone.
"""

import sys
from collections.abc import Sequence
from functools import partial
from random import Random

from deadtown.bots import find_bot
from deadtown.games import GAMES
from deadtown.kernel import Bot, Match, option_text
from tests.golden.transcript import FOLDER, Head, again, transcribe

OTHER_READINGS = {
    "first_seat": "humans",
    "dog_entry": "rows_1_to_3",
    "click_scope": "guns_and_grenade",
    "pit_under_creature": "true",
}

HUNTERS = ("hunter", "money", "random", "hunter")

PEOPLE = ("Ada", "Bob", "Cleo", "Dan", "Eva", "Finn")
TOWN = ("hunter", "random", "spoiler", "runner", "random", "veteran")
HORDES = ("hunter", "random", "spoiler", "burglar", "random", "veteran")
BOTH = ("hunter", "random", "spoiler", "brawler", "random", "veteran")
SQUAD = {"variant": "intervention_squad"}
MISSION = {**SQUAD, "is_survivors": "true", "is_event_3_4_chooser": "roller", "is_road_zombies": "true"}
OWN_STACK = {"hx_tile_stack": "own", "max_rounds": "8"}
ANY_DIE = {"reroll_scope": "any", "max_rounds": "5"}
NIGHT = ("veteran", "novice", "survivor", "survivor", "novice", "random")
LUCK = ("random", "veteran", "random", "survivor")
BASE_BOX = dict.fromkeys(("set_growing_hunger", "set_survival_of_the_fittest", "set_timber_peak"), "false")
BASE_SET = {**BASE_BOX, "set_advanced": "false", "layout": "default"}
CLOSED_HANDS = {**BASE_BOX, "open_team_hands": "false", "trim_decks": "false"}
TWO_ZOMBIE_SEATS = {**BASE_BOX, "zombie_seats": "two", "choose_heroes": "true", "sides": "zombies_first"}
OPTIONAL = ("opt_grave_weapons", "opt_survival_decks", "opt_doors", "opt_grave_dead", "sewers_at_setup")
EXPLORING = dict.fromkeys((*OPTIONAL, "opt_exploration"), "true")
"""Everything that goes together, of which the last is one of two: they share the markers."""
FREE_SEARCH = dict.fromkeys((*OPTIONAL, "opt_free_search"), "true")
TRAPPED = {"hx_trapped_guy": "infected", "trapped_at_once": "true", "zb_kill_goal": "8"}

GAMES_PLAYED = {
    "zombinion-2": (Head("zombinion", ("Ada", "Bob"), {"combat_set": "first_game"}, "golden 2"), HUNTERS),
    "zombinion-3": (
        Head("zombinion", ("Ada", "Bob", "Cleo"), {"combat_set": "clash", "cleanup_top_choice": "true"}, "golden 3"),
        HUNTERS,
    ),
    "zombinion-4": (
        Head("zombinion", ("Ada", "Bob", "Cleo", "Dan"), {"combat_set": "life_or_death"}, "golden 4"),
        HUNTERS,
    ),
    "zombiaki-crossed": (Head("zombiaki", ("Ada", "Bob"), {}, "golden 67"), ("instinct", "instinct")),
    "zombiaki-dawn": (Head("zombiaki", ("Ada", "Bob"), {}, "golden 5"), ("instinct", "instinct")),
    "zombiaki-options": (Head("zombiaki", ("Ada", "Bob"), OTHER_READINGS, "golden 78"), ("instinct", "random")),
    "zombies-2": (Head("zombies", PEOPLE[:2], {}, "golden 2"), TOWN),
    "zombies-3": (Head("zombies", PEOPLE[:3], {"max_rounds": "15"}, "golden 3"), TOWN),
    "zombies-4": (Head("zombies", PEOPLE[:4], {"max_rounds": "12", "zb_kill_goal": "12"}, "golden 4"), TOWN),
    "zombies-5": (Head("zombies", PEOPLE[:5], {"max_rounds": "8"}, "golden 5"), TOWN),
    "zombies-6": (Head("zombies", PEOPLE, {"max_rounds": "6"}, "golden 6"), TOWN),
    "zombies-squad-2": (Head("zombies", PEOPLE[:2], {**SQUAD, "max_rounds": "20"}, "golden 7"), TOWN),
    "zombies-squad-4": (Head("zombies", PEOPLE[:4], {**MISSION, "max_rounds": "8"}, "golden 8"), TOWN),
    "humans-2": (Head("humans", PEOPLE[:2], {}, "golden 2"), HORDES),
    "humans-3": (Head("humans", PEOPLE[:3], {"character_choice": "choose"}, "golden 39"), HORDES),
    "humans-4": (Head("humans", PEOPLE[:4], {"reroll_scope": "any", "max_rounds": "5"}, "golden 4"), HORDES),
    "humans-5": (Head("humans", PEOPLE[:5], {"max_rounds": "6"}, "golden 10"), HORDES),
    "humans-6": (Head("humans", PEOPLE, {"trapped_at_once": "true", "max_rounds": "5"}, "golden 6"), HORDES),
    "combined-2": (Head("combined", PEOPLE[:2], {}, "golden 2"), BOTH[::2]),
    "combined-3": (Head("combined", PEOPLE[:3], {"hx_sides": "alternate_zombies", **OWN_STACK}, "golden 3"), BOTH),
    "combined-4": (Head("combined", PEOPLE[:4], {"hx_sides": "one_guy", **ANY_DIE}, "golden 4"), BOTH),
    "combined-5": (Head("combined", PEOPLE[:5], {"hx_sides": "one_zombie_player", **TRAPPED}, "golden 5"), BOTH),
    "combined-6": (Head("combined", PEOPLE, {"character_choice": "choose", "max_rounds": "3"}, "golden 6"), BOTH),
    "last_night-die_zombies_die": (
        Head("last_night", PEOPLE[:2], {"scenario": "die_zombies_die", **BASE_SET}, "golden 1"),
        NIGHT,
    ),
    "last_night-burn_em_out": (
        Head("last_night", PEOPLE[:3], {"scenario": "burn_em_out", **BASE_BOX}, "golden 4"),
        NIGHT,
    ),
    "last_night-save_the_townsfolk": (
        Head("last_night", PEOPLE[:4], {"scenario": "save_the_townsfolk", **BASE_BOX}, "golden 2"),
        NIGHT,
    ),
    "last_night-escape_in_the_truck": (
        Head("last_night", PEOPLE[:5], {"scenario": "escape_in_the_truck", **CLOSED_HANDS}, "golden 8"),
        NIGHT,
    ),
    "last_night-defend_the_manor": (
        Head("last_night", PEOPLE[:2], {"scenario": "defend_the_manor", **BASE_BOX}, "golden 6"),
        NIGHT,
    ),
    "last_night-3-two_zombie_seats": (Head("last_night", PEOPLE[:3], TWO_ZOMBIE_SEATS, "golden 6"), NIGHT),
    "last_night-6": (Head("last_night", PEOPLE, BASE_BOX, "golden 8"), NIGHT),
    "last_night-everything-2": (
        Head("last_night", PEOPLE[:2], {"scenario": "radio_for_help", **EXPLORING}, "golden 3"),
        NIGHT,
    ),
    "last_night-everything-3": (
        Head("last_night", PEOPLE[:3], {"scenario": "burn_it_to_the_ground", **FREE_SEARCH}, "golden 5"),
        LUCK,
    ),
    "last_night-everything-4": (
        Head("last_night", PEOPLE[:4], {"scenario": "hunker_down", **EXPLORING}, "golden 2"),
        LUCK,
    ),
    "last_night-everything-5": (
        Head("last_night", PEOPLE[:5], {"scenario": "supply_run", **FREE_SEARCH}, "golden 5"),
        NIGHT,
    ),
    "last_night-everything-6": (
        Head("last_night", PEOPLE, {"scenario": "learn_to_survive", **EXPLORING}, "golden 3"),
        NIGHT,
    ),
}
"""What each golden game is played with, and the bots that chose when it was written first."""


def main(wanted: Sequence[str]) -> None:
    for name, (head, bots) in GAMES_PLAYED.items():
        if wanted and not name.startswith(tuple(wanted)):
            continue
        path = FOLDER / f"{name}.txt"
        if path.exists():
            path.write_text(again(path.read_text()))
            continue
        path.write_text(transcribe(head, partial(choose, seated(head, bots))))


def seated(head: Head, bots: Sequence[str]) -> list[Bot]:
    return [find_bot(GAMES[head.game], name)(Random(place)) for place, name in enumerate(bots[: len(head.players)])]


def choose(bots: list[Bot], match: Match) -> str:
    sight = match.sight()
    return option_text(bots[sight.seat].choose(sight))


if __name__ == "__main__":
    main(sys.argv[1:])
