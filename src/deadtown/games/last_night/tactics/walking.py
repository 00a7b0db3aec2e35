"""What heroes do with their Move Action: where to go, or whether to search, pick up, heal or stay (LN-5.5)."""

from typing import Final

from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.tactics.danger import fights_at, kills, loses, risk, threats, wound_cost
from deadtown.games.last_night.tactics.errands import (
    Buildings,
    best_shot,
    drives_off,
    errand_worth,
    errands,
    lures,
)
from deadtown.games.last_night.tactics.needs import card_worth, is_gun, kill_worth, search_worth
from deadtown.games.last_night.tactics.scene import FAR, Figure, Scene
from deadtown.games.last_night.tactics.temper import Temper
from deadtown.kernel import Option

BLAST: Final = 1.5
"""What it costs to stand beside gas that somebody is about to set off."""
LATER: Final = 0.75
"""What it is worth to be where one can search in the next turn, beside searching now."""


class Outlook:
    """What each space is worth to a hero who ends its move there."""

    def __init__(self, scene: Scene, hero: Figure, temper: Temper) -> None:
        self.scene, self.hero, self.temper = scene, hero, temper
        self.around = threats(scene, hero)
        self.errands = errands(scene, hero)
        self.buildings = Buildings(scene, hero)
        self.kill = kill_worth(scene)
        self.shoots = any(is_gun(item) for item in hero.items) or "signal_flare" in hero.items
        self.zombies = {*scene.zombies.values()}

    def of(self, space: int) -> float:
        scene, hero = self.scene, self.hero
        found = -risk(scene, hero, space, self.around, self.temper)
        goal = errand_worth(scene, self.errands, space) + LATER * self.buildings.from_here(space)
        if self.shoots:
            goal += best_shot(scene, hero, space, self.kill)
        if space in self.zombies:
            goal += kills(hero) * self.kill * min(scene.crowd(space), 2)
        goal += drives_off(scene, hero, space) + lures(scene, space)
        if scene.gas and any(FAR[space][gas] <= 1 for gas in scene.gas):
            found -= BLAST
        return found + goal * self.temper.purpose


def moving(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """What each Move Action of the active hero, or each step of it, seems to be worth."""
    hero = scene.hero(scene.active)
    outlook = Outlook(scene, hero, temper)
    here = outlook.of(hero.space)
    found = []
    for option in options:
        verb = option[0]
        if verb in ("step", "walk"):
            to = NUMBERS[str(option[1])]
            worth = outlook.of(to)
            if verb == "step" and to in scene.fires:
                worth -= 0.5 * wound_cost(scene, hero) * temper.caution
            found.append(worth)
        elif verb == "search":
            found.append(here + search_worth(scene, hero))
        elif verb == "pick_up":
            found.append(here + card_worth(scene, hero, str(option[1])))
        elif verb == "heal":
            patient = scene.hero(str(option[1]))
            found.append(here + healed(scene, patient))
        else:
            found.append(here)
    return found


def healed(scene: Scene, patient: Figure) -> float:
    """What it is worth to heal a wound of somebody."""
    return 0.75 * wound_cost(scene, patient) if patient.left < 2 else 0.45


def starting(scene: Scene, options: list[Option], person: str) -> list[float]:
    """Where a hero comes into the game: far from pits and zombies; a card is better than a building by lot."""
    found = []
    for option in options:
        if option[0] != "space":
            found.append(0.3)
            continue
        space = NUMBERS[str(option[1])]
        near = FAR[space]
        zombies = [(where, 1.0) for where in scene.zombies.values()]
        crowd = 0.45 * fights_at(space, zombies)
        pit = min((near[pit] for pit in scene.pits), default=6)
        found.append(0.6 - crowd + 0.04 * min(pit, 6))
    return found


def activating(scene: Scene, options: list[Option]) -> list[float]:
    """Who acts next: first who can shoot, so that others find less in their way; last who is in least danger."""
    found = []
    for option in options:
        if option[0] != "activate":
            found.append(10.0)
            continue
        hero = scene.hero(str(option[1]))
        around = threats(scene, hero)
        shot = best_shot(scene, hero, hero.space, 1.0)
        found.append(shot + 0.3 * fights_at(hero.space, around) * loses(scene, hero))
    return found


def movement_die(scene: Scene, options: list[Option]) -> list[float]:
    """The longer way, mostly."""
    return [float(option[1]) for option in options]
