"""Zombie Apocalypse (LN-S6): more dead than ever, and they never stop coming."""

from deadtown.games.last_night.cards import BASE, GROWING_HUNGER
from deadtown.games.last_night.options import GRAVE_DEAD, HEROES
from deadtown.games.last_night.pieces import FIRST_TURNED
from deadtown.games.last_night.scenarios.scenario import Scenario

ZOMBIE_APOCALYPSE = Scenario(
    name="zombie_apocalypse",
    clause="LN-S6",
    sun=13,
    sets=frozenset({BASE, GROWING_HUNGER}),
    forbids=frozenset({GRAVE_DEAD}),
    most_zombies=FIRST_TURNED,
    always_more=True,
    dawn=HEROES,
)
