"""What the players agree on before the game: the sides, the sets, and the rules that may be played or not (Part V)."""

from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from deadtown.games.kit.options import FOLDED, Rarely, only_with
from deadtown.games.last_night.cards import (
    ADVANCED,
    BARRICADES,
    BASE,
    GROWING_HUNGER,
    SURVIVAL_OF_THE_FITTEST,
    TIMBER_PEAK,
)

Side = Literal["heroes", "zombies"]
HEROES: Final[Side] = "heroes"
ZOMBIES: Final[Side] = "zombies"

Scenarios = Literal[
    "random",
    "die_zombies_die",
    "burn_em_out",
    "save_the_townsfolk",
    "escape_in_the_truck",
    "defend_the_manor",
    "zombie_apocalypse",
    "plague_carriers",
    "burn_it_to_the_ground",
    "hunker_down",
    "supply_run",
    "blow_up_the_town",
    "radio_for_help",
    "learn_to_survive",
]
Board = Literal["random", "l1", "l2", "l3", "l4", "l5", "l6", "l7", "l8", "l9", "l10", "l11", "l12"]
Toggle = Literal["auto", "on", "off"]
RareToggle = Annotated[Toggle, Meta(extra_json_schema=FOLDED)]
ChosenBoard = Annotated[Board, Meta(extra_json_schema=FOLDED | only_with("layout", "chosen"))]

EXPERIENCE: Final = "experience"
GRAVE_WEAPONS: Final = "grave_weapons"
SURVIVAL_DECKS: Final = "survival_decks"
EXPLORATION: Final = "exploration"
DOORS: Final = "doors"
GRAVE_DEAD: Final = "grave_dead"
FREE_SEARCH: Final = "free_search"
SEWERS: Final = "sewers"
"""The rules that may be played or not (Part V), with BARRICADES."""
AGREED_BY: Final = {
    EXPERIENCE: "experience",
    BARRICADES: "barricades",
    GRAVE_WEAPONS: "opt_grave_weapons",
    SURVIVAL_DECKS: "opt_survival_decks",
    EXPLORATION: "opt_exploration",
    DOORS: "opt_doors",
    GRAVE_DEAD: "opt_grave_dead",
    FREE_SEARCH: "opt_free_search",
    SEWERS: "sewers_at_setup",
}
"""The option by which each of them is agreed on."""
BASE_BOX: Final[dict[str, Any]] = {
    "set_growing_hunger": False,
    "set_survival_of_the_fittest": False,
    "set_timber_peak": False,
}
"""What those agree on who have the base game alone, which brings the advanced cards."""


class Options(msgspec.Struct, frozen=True):
    """What the players agree on before the game."""

    scenario: Scenarios = "random"
    """What the game is about (LN-S14)."""
    zombie_seats: Literal["auto", "one", "two"] = "auto"
    """How many seats play the zombies; by the number of players unless it is agreed on (LN-3.1)."""
    sides: Literal["zombies_last", "zombies_first", "seat_by_seat"] = "zombies_last"
    """Which seats those are."""
    seats: Annotated[tuple[Side, ...], Meta(max_length=6, extra_json_schema=only_with("sides", "seat_by_seat"))] = ()
    """The side of every seat, if that is agreed on seat by seat."""
    set_advanced: bool = True
    """Whether the advanced cards are played with."""
    set_growing_hunger: bool = True
    """Whether the cards, heroes and boards of Growing Hunger are played with."""
    set_survival_of_the_fittest: bool = True
    """Whether the cards of Survival of the Fittest are played with."""
    set_timber_peak: bool = True
    """Whether the cards, heroes and boards of Timber Peak are played with."""
    trim_decks: Rarely = True
    """Whether decks of more than sixty cards lose some (LN-3.7)."""
    choose_heroes: Rarely = False
    """Whether heroes are chosen, not dealt (LN-3.8)."""
    layout: Annotated[Literal["random", "default", "chosen"], Meta(extra_json_schema=FOLDED)] = "random"
    """How the boards are found (LN-3.6)."""
    board_nw: ChosenBoard = "random"
    board_ne: ChosenBoard = "random"
    board_se: ChosenBoard = "random"
    board_sw: ChosenBoard = "random"
    """The board of each slot, if it is agreed on."""
    open_team_hands: Rarely = True
    """Whether seats of one side see each other's cards."""
    experience: RareToggle = "auto"
    """Whether both sides gain experience and buy upgrades (section 16); with Timber Peak unless it is agreed on."""
    barricades: RareToggle = "auto"
    """Whether heroes build barricades (section 14); with Survival of the Fittest unless it is agreed on."""
    opt_grave_weapons: Rarely = False
    """Whether zombies may get Grave Weapons (LN-18.1)."""
    opt_survival_decks: Rarely = False
    """Whether heroes may search in the Survival decks (LN-18.7)."""
    opt_exploration: Annotated[bool, Meta(extra_json_schema=FOLDED | {"not_with": {"opt_free_search": True}})] = False
    """Whether Exploration markers lie in buildings (LN-18.10)."""
    opt_doors: Rarely = False
    """Whether Door and Locked Door markers are placed (LN-18.19)."""
    opt_grave_dead: Rarely = False
    """Whether red zombies may come (LN-18.14)."""
    opt_free_search: Rarely = False
    """Whether Free Search markers lie in buildings (LN-18.17)."""
    sewers_at_setup: Rarely = False
    """Whether the sewers are in play from the start (LN-15.2)."""

    @property
    def sets(self) -> frozenset[str]:
        """The sets that are played with."""
        expansions = (self.set_growing_hunger, self.set_survival_of_the_fittest, self.set_timber_peak)
        return sets_of(self.set_advanced, *expansions)

    @property
    def rules(self) -> frozenset[str]:
        """The rules of Part V that are played, before a scenario says otherwise."""
        chosen = {
            EXPERIENCE: is_on(self.experience, self.set_timber_peak),
            BARRICADES: is_on(self.barricades, self.set_survival_of_the_fittest),
            GRAVE_WEAPONS: self.opt_grave_weapons,
            SURVIVAL_DECKS: self.opt_survival_decks,
            EXPLORATION: self.opt_exploration,
            DOORS: self.opt_doors,
            GRAVE_DEAD: self.opt_grave_dead,
            FREE_SEARCH: self.opt_free_search,
            SEWERS: self.sewers_at_setup,
        }
        return frozenset(name for name, is_chosen in chosen.items() if is_chosen)

    @property
    def declined(self) -> frozenset[str]:
        """The rules of Part V that the players have agreed not to play."""
        chosen = {EXPERIENCE: self.experience, BARRICADES: self.barricades}
        return frozenset(name for name, toggle in chosen.items() if toggle == "off")


@cache
def sets_of(advanced: bool, growing_hunger: bool, survival_of_the_fittest: bool, timber_peak: bool) -> frozenset[str]:
    """The base game, and the sets that are chosen."""
    chosen = {
        ADVANCED: advanced,
        GROWING_HUNGER: growing_hunger,
        SURVIVAL_OF_THE_FITTEST: survival_of_the_fittest,
        TIMBER_PEAK: timber_peak,
    }
    return frozenset({BASE, *(name for name, is_chosen in chosen.items() if is_chosen)})


def is_on(toggle: Toggle, usual: bool) -> bool:
    """Whether a rule is played: as it was agreed on, or as usual."""
    return usual if toggle == "auto" else toggle == "on"
