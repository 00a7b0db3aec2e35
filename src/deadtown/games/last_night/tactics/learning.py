"""What both sides buy with experience, and when they use what they have learnt (Table X)."""

from typing import Final

from deadtown.games.last_night.moments import HE, HS, ZE, ZS
from deadtown.games.last_night.tactics.danger import exposure
from deadtown.games.last_night.tactics.needs import is_gun, is_hand_weapon
from deadtown.games.last_night.tactics.scene import Figure, Scene
from deadtown.games.last_night.upgrades import COMBAT, HERO_UPGRADES, HORDE, RANGED
from deadtown.kernel import Option

SPENDING: Final = ("buy", "boost")
BUYING: Final = frozenset({HS, HE})
ZOMBIES_BUYING: Final = frozenset({ZS, ZE})
"""When a side thinks of buying something: at the beginning and at the end of its turn."""
AN_UPGRADE: Final = 0.5
A_BOOST: Final = 0.3


def is_thought_of(option: Option, kind: str) -> bool:
    """Whether somebody thinks of buying something at a moment."""
    return kind in (ZOMBIES_BUYING if option[1] == HORDE else BUYING)


def spending(scene: Scene, option: Option, kind: str) -> float:
    """What it is worth to buy something now."""
    if not is_thought_of(option, kind):
        return -1.0
    if option[1] == HORDE:
        return AN_UPGRADE
    hero = scene.hero(str(option[2]))
    if option[0] == "boost":
        boosted = A_BOOST + _fits(hero, HERO_UPGRADES[str(option[1])].deck)
        return -1.0 if scene.scenario == "learn_to_survive" else boosted
    return AN_UPGRADE + _fits(hero, str(option[1]))


def _fits(hero: Figure, deck: str) -> float:
    """How much better than others the cards of a deck are for a hero: most of the Ranged ones are for guns alone."""
    if deck == RANGED:
        return 0.15 if any(map(is_gun, hero.items)) else -0.45
    return 0.1 + 0.05 * (deck == COMBAT and any(map(is_hand_weapon, hero.items)))


# What zombies have learnt


def charging(scene: Scene, option: Option, kind: str) -> float:
    """Zombies two spaces away from heroes get at them in this turn."""
    return 0.2 * min(_ready(scene), 4) - 0.3


def hunting(scene: Scene, option: Option, kind: str) -> float:
    return 0.3 * min(_ready(scene), 2) - 0.15


def _ready(scene: Scene) -> int:
    nearest = [
        min((scene.far[space][hero.space] for hero in scene.heroes), default=9) for space in scene.zombies.values()
    ]
    return nearest.count(2)


def stepping(scene: Scene, option: Option, kind: str) -> float:
    """An extra step for who gets at a hero by it, at once or with the next one."""
    space = scene.space_of(str(option[3]))
    near = min((scene.far[space][hero.space] for hero in scene.heroes), default=9)
    return {1: 0.3, 2: 0.4}.get(near, -1.0)


def burning(scene: Scene, option: Option, kind: str) -> float:
    """Fire does not stop zombies that are near it and near heroes."""
    through = sum(any(scene.far[space][fire] <= 1 for fire in scene.fires) for space in scene.zombies.values())
    return 0.15 * through - 0.1 if max(exposure(scene).values(), default=0.0) else -1.0
