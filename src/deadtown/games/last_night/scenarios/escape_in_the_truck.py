"""Escape in the Truck (LN-S4): the heroes need keys and fuel."""

from deadtown.games.last_night import events
from deadtown.games.last_night.cards import ADVANCED, BASE
from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.scenarios.scenario import Scenario
from deadtown.games.last_night.state import Hero, State
from deadtown.kernel import Option, Steps

TRUCK = NUMBERS["g7"]
ABOARD = 2
"""How many heroes must be at the truck, unless there are fewer."""
FUEL: Option = ("fuel",)


def drives_off(state: State) -> bool:
    """A full tank, keys, and enough heroes without a zombie at the truck."""
    aboard = [hero for hero in state.living() if hero.space == TRUCK]
    enough = len(aboard) >= min(ABOARD, len([*state.living()]))
    keys = any("keys" in hero.items for hero in aboard)
    return state.tank and keys and enough and TRUCK not in state.zombies


def tasks(state: State) -> dict[str, tuple[int, int]]:
    aboard = [hero for hero in state.living() if hero.space == TRUCK]
    return {
        "tank_filled": (int(state.tank), 1),
        "keys_aboard": (int(any("keys" in hero.items for hero in aboard)), 1),
        "heroes_aboard": (len(aboard), min(ABOARD, len([*state.living()]))),
    }


def at_the_truck(state: State, hero: Hero) -> list[Option]:
    return [FUEL] if hero.space == TRUCK and "gasoline" in hero.items and not state.tank else []


def fill_the_tank(play: Play, hero: Hero, action: Option) -> Steps[None]:
    yield from play.spend_item(hero, "gasoline")
    play.state.tank = True
    play.tell(events.TankFilled, hero.seat, hero.person)


ESCAPE_IN_THE_TRUCK = Scenario(
    name="escape_in_the_truck",
    clause="LN-S4",
    sun=15,
    sets=frozenset({BASE, ADVANCED}),
    search_items=frozenset({"keys", "gasoline"}),
    goal_at_turn_end=drives_off,
    actions=at_the_truck,
    act=fill_the_tank,
    tasks=tasks,
)
