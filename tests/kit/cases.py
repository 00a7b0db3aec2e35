"""The games and option sets that the kit plays."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from deadtown.games import GAMES
from deadtown.games.last_night.options import BASE_BOX
from deadtown.kernel import PASS, Event, Game, Match, Option
from deadtown.kernel.window import NOBODY
from tests.games.parley import PARLEY

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eva", "Finn")


@dataclass(frozen=True)
class Case:
    """A game with options and a number of players."""

    game: Game[Any]
    players: int
    options: dict[str, Any] = field(hash=False)
    long: int = 1
    """So many times fewer of these games are played, since they are long and no option shortens them."""

    def __str__(self) -> str:
        told = "-".join(f"{name}={value}" for name, value in self.options.items() if name != "turn_cap")
        return f"{self.game.name}-{self.players}-{told or 'plain'}"

    def seed(self, number: int) -> str:
        """Of which all luck of a game comes."""
        return f"kit {self} {number}"

    def start(self, seed: int, heard: list[Event] | None = None, *, halts: bool = False) -> Match:
        return Match.start(
            self.game,
            NAMES[: self.players],
            self.game.rules.read_options(self.options),
            seed=self.seed(seed),
            halts=halts,
            listener=None if heard is None else heard.append,
        )

    def play(self, seed: int, heard: list[Event] | None = None) -> Iterator[tuple[Match, Option, Random]]:
        """Random play: gives each position with the option about to be chosen, and luck for the test's own use."""
        match = self.start(seed, heard)
        luck = Random(f"{self} {seed}")
        own = Random(f"own {self} {seed}")
        while match.decision is not None:
            option = luck.choice(match.decision.options)
            yield match, option, own
            match.choose(option)

    def stations(self, seed: int) -> Iterator[tuple[Match, Option, Random]]:
        """Random play as a table sees it, which halts at every window: each position with the entry of the trail that
        follows, and luck for the test's own use."""
        match = self.start(seed, halts=True)
        luck = Random(f"{self} {seed}")
        own = Random(f"own {self} {seed}")
        while not match.over:
            entry = at_random(match, luck)
            yield match, entry, own
            match.follow(entry)

    def played(self, seed: int) -> Match:
        """A match played at random to its end."""
        match = self.start(seed)
        luck = Random(f"{self} {seed}")
        while match.decision is not None:
            match.choose(luck.choice(match.decision.options))
        return match


def at_random(match: Match, luck: Random) -> Option:
    """An answer to whatever is asked, as an entry of the trail."""
    return luck.choice(entries(match))


def entries(match: Match) -> list[Option]:
    """Every answer to what is asked, as an entry of the trail: in a window, of whoever could act, or nobody's."""
    if match.window is None:
        assert match.decision is not None
        return match.decision.options
    offers = [offer for seat in match.window.seats if (offer := match.window.offer(seat)) is not None]
    plays = [(offer.seat, *option) for offer in offers for option in offer.options if option != PASS]
    return [*plays, NOBODY]


ZOMBINION = GAMES["zombinion"]
ZOMBIAKI = GAMES["zombiaki"]
ZOMBIES = GAMES["zombies"]
HUMANS = GAMES["humans"]
COMBINED = GAMES["combined"]
LAST_NIGHT = GAMES["last_night"]
SQUAD = {"variant": "intervention_squad"}

WITH_A_BANG = {"boss": 3, "dog": 6, "click": 6, "not_so_fast": 4, "mine": 8, "car": 6, "burst_3": 5, "shot_1": 0}
"""Copies that make for much that explodes, runs and interrupts."""
WITHOUT = dict.fromkeys(("boss", "dog", "human_shield", "mine", "car", "barrel", "wall_5", "wall_6", "click"), 0)
"""Copies that leave out whole kinds."""

EVERYTHING = {
    "is_survivors": True,
    "is_road_zombies": True,
    "is_event_3_4_chooser": "roller",
    "is_helipad_end_of_line": True,
}
"""All that can be added to Intervention Squad."""

SEAT_BY_SEAT = ["zombie_player", "zombie_player", "shotgun_guy", "shotgun_guy", "zombie_player", "shotgun_guy"]
"""Who plays on which side, where that is agreed on seat by seat."""
AGREED = {"character_choice": "choose", "trapped_at_once": True, "five_six_rules": "on", "zb_kill_goal": 4}
"""What else may be agreed on in the combined game."""

LONG = 6
"""How much longer a night lasts than games of other kinds are let go on."""

CASES = (
    Case(ZOMBINION, 2, {"combat_set": "first_game"}),
    Case(ZOMBINION, 3, {"combat_set": "shoot_em_up"}),
    Case(ZOMBINION, 4, {"combat_set": "clash"}),
    Case(ZOMBINION, 2, {"combat_set": "life_or_death"}),
    Case(ZOMBINION, 3, {"combat_set": "infested_city"}),
    Case(ZOMBINION, 2, {"combat_set": "random"}),
    Case(ZOMBINION, 4, {"combat_set": "random", "cleanup_top_choice": True}),
    Case(ZOMBINION, 3, {"combat_set": "random", "offer_cut": True}),
    Case(ZOMBINION, 2, {"combat_set": "ask", "offer_cut": True, "cleanup_top_choice": True, "turn_cap": 12}),
    Case(ZOMBINION, 2, {"combat_set": "first_game", "pile_counts": {"many_more_zombies": 3, "bullet": 1, "decoy": 60}}),
    Case(
        ZOMBINION,
        3,
        {
            "combat_set": "custom",
            "custom": [
                *("radio", "recon", "scavenger", "hide", "barricade"),
                *("tactics", "one_in_the_chamber", "quick_escape", "higher_ground", "regroup"),
            ],
            "turn_cap": 25,
        },
    ),
    Case(ZOMBIAKI, 2, {}),
    Case(ZOMBIAKI, 2, {"first_seat": "humans", "click_scope": "guns_and_grenade"}),
    Case(ZOMBIAKI, 2, {"first_seat": "random", "pit_under_creature": True}),
    Case(ZOMBIAKI, 2, {"dog_entry": "rows_1_to_3", "deck_counts": WITH_A_BANG}),
    Case(ZOMBIAKI, 2, {"first_seat": "humans", "deck_counts": WITHOUT}),
    Case(ZOMBIES, 2, {"max_rounds": 4}),
    Case(ZOMBIES, 3, {"max_rounds": 2}),
    Case(ZOMBIES, 4, {"max_rounds": 2, "zb_helipad_placer": "drawer"}),
    Case(ZOMBIES, 6, {"max_rounds": 1}),
    Case(ZOMBIES, 2, {"max_rounds": 4, "zb_kill_goal": 3, "zb_life_cap": 3}),
    Case(ZOMBIES, 2, {**SQUAD, "max_rounds": 2}),
    Case(ZOMBIES, 3, {**SQUAD, "max_rounds": 2, "is_pvp": False}),
    Case(ZOMBIES, 4, {**SQUAD, "max_rounds": 1, "is_kill_goal": 0}),
    Case(ZOMBIES, 6, {**SQUAD, "max_rounds": 1}),
    Case(ZOMBIES, 3, {**SQUAD, **EVERYTHING, "max_rounds": 2}),
    Case(HUMANS, 2, {"max_rounds": 9}),
    Case(HUMANS, 3, {"max_rounds": 4, "character_choice": "choose"}),
    Case(HUMANS, 4, {"max_rounds": 3, "reroll_scope": "any"}),
    Case(HUMANS, 5, {"max_rounds": 3}),
    Case(HUMANS, 6, {"max_rounds": 2, "trapped_at_once": True}),
    Case(COMBINED, 2, {"max_rounds": 4}),
    Case(COMBINED, 3, {"max_rounds": 2, "hx_sides": "alternate_zombies", "hx_tile_stack": "own"}),
    Case(COMBINED, 4, {"max_rounds": 2, "hx_sides": "one_guy", "reroll_scope": "any"}),
    Case(COMBINED, 5, {"max_rounds": 1, "hx_sides": "one_zombie_player", "hx_trapped_guy": "infected"}),
    Case(COMBINED, 6, {"max_rounds": 1, "hx_sides": "seat_by_seat", "hx_seats": SEAT_BY_SEAT}),
    Case(COMBINED, 2, {"max_rounds": 4, "hx_sides": "alternate_zombies", **AGREED}),
    Case(LAST_NIGHT, 2, {**BASE_BOX, "set_growing_hunger": True, "trim_decks": False}, LONG),
    Case(LAST_NIGHT, 4, {"open_team_hands": False}, LONG),
    Case(LAST_NIGHT, 2, {"scenario": "die_zombies_die", **BASE_BOX}, LONG),
    Case(
        LAST_NIGHT,
        3,
        {"scenario": "save_the_townsfolk", "zombie_seats": "two", "set_advanced": False, **BASE_BOX},
        LONG,
    ),
    Case(
        LAST_NIGHT,
        4,
        {"scenario": "escape_in_the_truck", "zombie_seats": "one", "choose_heroes": True, **BASE_BOX},
        LONG,
    ),
    Case(
        LAST_NIGHT, 4, {"scenario": "burn_em_out", "open_team_hands": False, "sides": "zombies_first", **BASE_BOX}, LONG
    ),
    Case(
        LAST_NIGHT,
        6,
        {
            "scenario": "defend_the_manor",
            "layout": "default",
            "opt_survival_decks": True,
            "opt_free_search": True,
            **BASE_BOX,
        },
        LONG,
    ),
    Case(LAST_NIGHT, 2, {"scenario": "burn_em_out", "barricades": "on", "opt_doors": True, **BASE_BOX}, LONG),
    Case(
        LAST_NIGHT,
        3,
        {
            "scenario": "burn_em_out",
            "opt_grave_dead": True,
            "opt_grave_weapons": True,
            "opt_survival_decks": True,
            "opt_exploration": True,
            **BASE_BOX,
        },
        LONG,
    ),
    Case(LAST_NIGHT, 4, {"scenario": "learn_to_survive"}, LONG),
    Case(PARLEY, 2, {"order": "active_first", "rounds": 7}),
    Case(PARLEY, 3, {"order": "once_each_active_last", "rounds": 4}),
    Case(PARLEY, 4, {"order": "one_side_first", "rounds": 3}),
    Case(PARLEY, 6, {"order": "active_first", "rounds": 2}),
    Case(PARLEY, 6, {"order": "once_each_active_last", "rounds": 2}),
)


def case_name(case: Case) -> str:
    name = str(case).replace("combat_set=", "").replace("order=", "").partition("-custom=")[0]
    name = name.replace("variant=intervention_squad", "squad").replace("-is_survivors=True", "-survivors")
    name = name.replace("-" + "-".join(f"{name}=False" for name in BASE_BOX), "-base_box")
    name = name.replace("-trapped_at_once=True", "-agreed").partition("-five_six")[0].partition("-hx_seats=")[0]
    return name.replace("-deck_counts=", "-").partition("{")[0]
